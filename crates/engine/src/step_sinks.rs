//! The sinks of the driver: the first step, the best, or each.

use std::ops::ControlFlow;

use ergodoku_core::Conclusion;

use crate::patterns::Pattern;
use crate::profile::Pick;
use crate::sink::{Demand, Order, Sink};
use crate::step::Step;
use crate::technique::Technique;

/// Keeps the first step of a technique.
pub(crate) struct First<'a> {
    pub(crate) technique: &'static Technique,
    /// Empty before; the step is made here, so that it need not be copied.
    pub(crate) step: &'a mut Option<Step>,
}

impl Demand for First<'_> {}

impl Sink<Pattern> for First<'_> {
    fn offer(&mut self, pattern: Pattern, conclusion: Conclusion) -> ControlFlow<()> {
        *self.step = Some(Step { technique: self.technique, pattern, conclusion });
        ControlFlow::Break(())
    }
}

/// Keeps the best step of several techniques; of those that are equally good the first.
pub(crate) struct Best<'a> {
    pick: Pick,
    best: Order,
    /// The technique that is searched now.
    pub(crate) technique: &'static Technique,
    step: &'a mut Option<Step>,
}

impl<'a> Best<'a> {
    /// Puts the step that `pick` prefers into an empty place for it.
    pub(crate) fn new(
        pick: Pick,
        technique: &'static Technique,
        step: &'a mut Option<Step>,
    ) -> Best<'a> {
        Best { pick, best: Order::LAST, technique, step }
    }
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
pub(crate) struct Each<'a> {
    pub(crate) technique: &'static Technique,
    pub(crate) found: &'a mut dyn FnMut(Step) -> ControlFlow<()>,
}

impl Demand for Each<'_> {}

impl Sink<Pattern> for Each<'_> {
    fn offer(&mut self, pattern: Pattern, conclusion: Conclusion) -> ControlFlow<()> {
        (self.found)(Step { technique: self.technique, pattern, conclusion })
    }
}
