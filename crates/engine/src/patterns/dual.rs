//! Dual patterns: two of a kind that share their box, as one step.

use ergodoku_core::Each as _;
use std::ops::ControlFlow;

use ergodoku_core::{Conclusion, DigitSet, Explanation, Role, Sentence, State, sentence};
use ergodoku_proof::Proof;
use serde::Serialize;

use super::chain::Chain;
use super::reasoning::Reasoning;
use super::single_digit::{self, TurbotKind};
use crate::context::Context;
use crate::sink::Sink;

/// Two chains of one digit that share their nodes in a box; each eliminates what the other does not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Dual {
    /// The chains.
    pub chains: [Chain; 2],
}

/// Every two 2-String Kites that join the same candidates of a box.
pub(crate) fn find_kites(context: &Context<'_>, sink: &mut impl Sink<Dual>) -> ControlFlow<()> {
    // The second and the third of a kite's nodes lie in its box.
    let in_box = |kite: &Chain| kite.nodes[1].cells | kite.nodes[2].cells;
    let kites = |all: &mut Vec<_>| single_digit::find(context, TurbotKind::Kite, all);
    find(context, kites, |one, other| in_box(one) == in_box(other), sink)
}

/// Every two Empty Rectangles that use the same candidates of a box.
pub(crate) fn find_empty_rectangles(
    context: &Context<'_>,
    sink: &mut impl Sink<Dual>,
) -> ControlFlow<()> {
    // The first and the second of its nodes lie in its box.
    let in_box = |it: &Chain| it.nodes[0].cells | it.nodes[1].cells;
    let alike = |one: &Chain, other: &Chain| in_box(one) == in_box(other);
    let rectangles = |all: &mut Vec<_>| single_digit::empty_rectangles(context, all);
    find(context, rectangles, alike, sink)
}

/// Every two of the chains that `search` finds and that are `alike`, if each adds something.
fn find(
    context: &Context<'_>,
    search: impl FnOnce(&mut Vec<(Chain, Conclusion)>) -> ControlFlow<()>,
    alike: impl Fn(&Chain, &Chain) -> bool,
    sink: &mut impl Sink<Dual>,
) -> ControlFlow<()> {
    if !context.limits.duals {
        return ControlFlow::Continue(());
    }
    let mut singles = Vec::new();
    search(&mut singles)?;
    for (index, (one, concluded)) in singles.iter().enumerate() {
        context.check()?;
        for (other, also) in &singles[index + 1..] {
            let [here, there] = [concluded, also].each(Conclusion::eliminated);
            let each_adds = !here.is_subset(&there) && !there.is_subset(&here);
            if each_adds && one.digits() == other.digits() && alike(one, other) {
                let dual = Dual { chains: [one.clone(), other.clone()] };
                sink.offer(dual, Conclusion::Eliminate(here | there))?;
            }
        }
    }
    ControlFlow::Continue(())
}

impl Reasoning for Dual {
    fn proof(&self) -> Proof {
        Proof::Either(self.chains.iter().map(Chain::proof).collect())
    }

    fn digits(&self) -> DigitSet {
        self.chains[0].digits()
    }

    fn notation(&self) -> String {
        self.chains.each_ref().map(Chain::eureka).join(", ")
    }

    fn explain(&self, state: &State, explanation: &mut Explanation) {
        let [one, other] = &self.chains;
        one.explain(state, explanation);
        explanation.say(sentence!("dual-second"));
        other.explain(state, explanation);
    }

    fn legend(&self) -> &'static [(Role, &'static str)] {
        self.chains[0].legend()
    }

    fn look_at(&self) -> Sentence {
        self.chains[0].look_at()
    }

    fn because(&self) -> Sentence {
        sentence!("dual-because", first = self.chains[0].because(), last = self.chains[1].because())
    }

    fn place(&self) -> Sentence {
        self.chains[0].place()
    }
}
