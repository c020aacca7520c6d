//! Intersections: a digit confined to the crossing of a box and a line.

use std::ops::ControlFlow;

use ergodoku_core::{
    CandidateSet, CellSet, Conclusion, Constraint, Digit, DigitSet, Explanation, House, HouseKind,
    HouseSet, Line, Mark, Role, Sentence, State, sentence,
};
use ergodoku_proof::Proof;
use serde::Serialize;

use super::reasoning::Reasoning;
use crate::context::Context;
use crate::sink::Sink;

/// All places of a digit in one house lie in another house too.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Intersection {
    /// The digit.
    pub digit: Digit,
    /// The house that has no place for the digit but in the crossing.
    pub base: House,
    /// The house that must have the digit there too, and so nowhere else.
    pub cover: House,
    /// The places: two or three cells.
    pub cells: CellSet,
}

/// Every digit that a box confines to a line (pointing).
pub(crate) fn pointing(
    context: &Context<'_>,
    sink: &mut impl Sink<Intersection>,
) -> ControlFlow<()> {
    confined(context, HouseKind::Box.houses().collect(), sink)
}

/// Every digit that a line confines to a box (claiming).
pub(crate) fn claiming(
    context: &Context<'_>,
    sink: &mut impl Sink<Intersection>,
) -> ControlFlow<()> {
    confined(context, Line::all().map(Line::house).collect(), sink)
}

/// Every digit whose places in one of `bases`, two or three, lie in another house that has more.
fn confined(
    context: &Context<'_>,
    bases: HouseSet,
    sink: &mut impl Sink<Intersection>,
) -> ControlFlow<()> {
    let state = context.state;
    let confining = Digit::ALL.map(|digit| context.confining_houses(digit) & bases);
    let any = confining.iter().fold(HouseSet::EMPTY, |any, &houses| any | houses);
    for base in any.iter() {
        let bit =
            |digit: Digit| u16::from(confining[digit.index()].contains(base)) << digit.index();
        for digit in DigitSet::from_bits(Digit::ALL.map(bit).into_iter().sum()).iter() {
            let places = state.places(digit);
            let cells = places & base.cells();
            if cells.is_single() {
                continue;
            }
            for cover in cells.common_houses().without(base).iter() {
                let eliminated = (places & cover.cells()) - cells;
                if !eliminated.is_empty() {
                    let pattern = Intersection { digit, base, cover, cells };
                    let conclusion = Conclusion::Eliminate(CandidateSet::of(digit, eliminated));
                    sink.offer(pattern, conclusion)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

impl Intersection {
    /// The name of the technique.
    pub(crate) fn name(&self) -> &'static str {
        if self.base.kind() == HouseKind::Box { "Pointing" } else { "Claiming" }
    }
}

impl Reasoning for Intersection {
    fn confined(&self) -> CandidateSet {
        CandidateSet::of(self.digit, self.cells)
    }

    fn proof(&self) -> Proof {
        let rule = |house| Constraint::House(house, self.digit);
        Proof::count([rule(self.base)], [rule(self.cover)])
    }

    fn digits(&self) -> DigitSet {
        DigitSet::only(self.digit)
    }

    fn notation(&self) -> String {
        format!("{} {} in {}", self.digit, self.cells, self.base)
    }

    fn explain(&self, _: &State, explanation: &mut Explanation) {
        let Intersection { digit, base, cover, cells } = *self;
        explanation.mark(Mark::House(base, Role::Base));
        explanation.mark(Mark::House(cover, Role::Cover));
        explanation.mark(Mark::Candidates(CandidateSet::of(digit, cells), Role::Pattern));
        explanation.say(sentence!("intersection-places", base, digit, cells, cover));
        explanation.say(sentence!("intersection-end", digit, cover));
    }

    fn legend(&self) -> &'static [(Role, &'static str)] {
        &[
            (Role::Base, "legend-house-of-the-places"),
            (Role::Cover, "legend-house-that-is-cleared"),
            (Role::Pattern, "legend-all-places-there"),
        ]
    }

    fn look_at(&self) -> Sentence {
        sentence!("look-at-house", houses = self.base)
    }

    fn because(&self) -> Sentence {
        let Intersection { digit, base, cover, .. } = *self;
        sentence!("intersection-because", digit, base, cover)
    }

    fn place(&self) -> Sentence {
        sentence!("place-intersection", digit = self.digit, base = self.base, cover = self.cover)
    }
}
