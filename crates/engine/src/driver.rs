//! The driver: searches the techniques of a profile in turn, with a sink that keeps the first step, the
//! best, or each.

use std::ops::ControlFlow;

use ergodoku_core::{Conclusion, Stop};

use crate::context::{Context, PathCache};
use crate::patterns::Pattern;
use crate::position::Position;
use crate::profile::{Pick, Profile, Rank};
use crate::sink::{Demand, Order, Sink};
use crate::step::Step;
use crate::technique::Technique;

/// A search for steps in a position.
pub(crate) struct Search<'a> {
    context: Context<'a>,
    /// What an assumption is followed with.
    followers: &'a [&'static Technique],
}

impl<'a> Search<'a> {
    /// A search with the limits and followers of a profile, to be given up when `stop` is due. `cache` is
    /// kept through a whole path; of a search that was given up it is of no further use.
    pub(crate) fn new(
        position: &'a Position,
        profile: &'a Profile,
        cache: &'a PathCache,
        stop: &'a Stop,
    ) -> Search<'a> {
        let context = Context::new(position, profile.limits(), cache).until(stop);
        Search { context, followers: profile.followers() }
    }

    /// Hands out each step of a technique until `found` breaks off or the search is given up.
    pub(crate) fn each(
        &self,
        technique: &'static Technique,
        found: &mut dyn FnMut(Step) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        technique.find(&self.context, self.followers, &mut Each { technique, found })
    }

    /// Puts the step that the first rank with any picks into an empty place for it.
    pub(crate) fn pick(&self, ranks: &[Rank], step: &mut Option<Step>) {
        for rank in ranks.iter().filter(|rank| rank.on) {
            match rank.pick {
                Pick::First => self.pick_first(rank, step),
                pick => self.pick_best(rank, pick, step),
            }
            if step.is_some() {
                break;
            }
        }
    }

    fn pick_first(&self, rank: &Rank, step: &mut Option<Step>) {
        for technique in &rank.techniques {
            let _ = technique.find(&self.context, self.followers, &mut First { technique, step });
            // A search also breaks off when it is given up.
            if step.is_some() {
                break;
            }
        }
    }

    fn pick_best(&self, rank: &Rank, pick: Pick, step: &mut Option<Step>) {
        let mut best = Best { pick, best: Order::LAST, technique: rank.techniques[0], step };
        for technique in &rank.techniques {
            best.technique = technique;
            let _ = technique.find(&self.context, self.followers, &mut best);
        }
    }
}

impl Technique {
    /// Its first step where an assumption leads to; no assumption is made on top of that.
    pub(crate) fn first(&'static self, context: &Context<'_>) -> Option<Step> {
        let mut step = None;
        let _ = self.find(context, &[], &mut First { technique: self, step: &mut step });
        step
    }
}

/// Keeps the first step of a technique.
struct First<'a> {
    technique: &'static Technique,
    /// Empty before; the step is made here, so that it need not be copied.
    step: &'a mut Option<Step>,
}

impl Demand for First<'_> {}

impl Sink<Pattern> for First<'_> {
    fn offer(&mut self, pattern: Pattern, conclusion: Conclusion) -> ControlFlow<()> {
        *self.step = Some(Step { technique: self.technique, pattern, conclusion });
        ControlFlow::Break(())
    }
}

/// Keeps the best step of several techniques; of those that are equally good the first.
struct Best<'a> {
    pick: Pick,
    best: Order,
    /// The technique that is searched now.
    technique: &'static Technique,
    step: &'a mut Option<Step>,
}

impl Demand for Best<'_> {
    fn wants_best(&self) -> bool {
        true
    }

    fn rank(&self, conclusion: &Conclusion) -> Option<Order> {
        Some(self.pick.order(conclusion, 0))
    }

    fn best(&self) -> Order {
        self.best
    }
}

impl Sink<Pattern> for Best<'_> {
    fn offer(&mut self, pattern: Pattern, conclusion: Conclusion) -> ControlFlow<()> {
        let order = self.pick.order(&conclusion, pattern.length());
        if order < self.best {
            self.best = order;
            *self.step = Some(Step { technique: self.technique, pattern, conclusion });
        }
        ControlFlow::Continue(())
    }
}

/// Hands on each step of a technique.
struct Each<'a> {
    technique: &'static Technique,
    found: &'a mut dyn FnMut(Step) -> ControlFlow<()>,
}

impl Demand for Each<'_> {}

impl Sink<Pattern> for Each<'_> {
    fn offer(&mut self, pattern: Pattern, conclusion: Conclusion) -> ControlFlow<()> {
        (self.found)(Step { technique: self.technique, pattern, conclusion })
    }
}
