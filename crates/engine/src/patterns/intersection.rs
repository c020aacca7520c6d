//! Intersections: a digit confined to the crossing of a box and a line.

use std::ops::ControlFlow;

use ergodoku_core::{
    CandidateSet, CellSet, Conclusion, Constraint, Digit, DigitSet, Explanation, House, HouseKind,
    Line, Mark, Role, Sentence, State, sentence,
};
use ergodoku_proof::Proof;
use serde::Serialize;

use super::{Pattern, Reasoning};
use crate::context::Context;
use crate::technique::Found;

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
pub(crate) fn pointing(context: &Context<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
    confined(context, 0, HouseKind::Box.houses(), found)
}

/// Every digit that a line confines to a box (claiming).
pub(crate) fn claiming(context: &Context<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
    confined(context, 1, Line::all().map(Line::house), found)
}

/// Every digit whose places in one of `bases`, two or three, lie in another house. The search has a
/// number.
fn confined(
    context: &Context<'_>,
    search: usize,
    bases: impl Iterator<Item = House>,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let state = context.state;
    let digits = DigitSet::ALL - context.barren_digits(search);
    let mut fruitful = DigitSet::EMPTY;
    for base in bases {
        for digit in digits.iter() {
            let places = state.places(digit);
            if !MAY_BE_CONFINED[usize::from(base.positions_of(places))] {
                continue;
            }
            let cells = places & base.cells();
            let Some(first) = cells.first() else { continue };
            for cover in first.houses().into_iter().filter(|&house| house != base) {
                let gone = (places & cover.cells()) - cells;
                if cells.is_subset(cover.cells()) && !gone.is_empty() {
                    fruitful.insert(digit);
                    let pattern = Intersection { digit, base, cover, cells };
                    let conclusion = Conclusion::Eliminate(CandidateSet::of(digit, gone));
                    found(Pattern::Intersection(pattern), conclusion)?;
                }
            }
        }
    }
    context.note_barren_digits(search, digits - fruitful);
    ControlFlow::Continue(())
}

/// The positions in a box that lie in one row, or in one column; the first three are those in a line
/// that lie in one box.
pub(super) const CROSSINGS: [u16; 6] = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444];

/// Whether positions in a house, two or three, may lie in another house too.
static MAY_BE_CONFINED: [bool; 512] = {
    let mut may_be = [false; 512];
    let mut positions = 1;
    while positions < 512 {
        let mut index = 0;
        while index < 6 {
            let is_single = positions & (positions - 1) == 0;
            may_be[positions] |= !is_single && positions as u16 & !CROSSINGS[index] == 0;
            index += 1;
        }
        positions += 1;
    }
    may_be
};

impl Reasoning for Intersection {
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
        let all = if cells.len() == 2 { "both lie in " } else { "all lie in " };
        explanation.say(sentence!(
            "In {} the places for {}, {}, {}{}.",
            base,
            digit,
            cells,
            all,
            cover
        ));
        explanation.say(sentence!(
            "One of them must be {}, so no other cell of {} can be.",
            digit,
            cover
        ));
    }

    fn look_at(&self) -> Sentence {
        sentence!("Look at {}.", self.base)
    }

    fn because(&self) -> Sentence {
        let Intersection { digit, base, cover, .. } = *self;
        sentence!("all places for {} in {} lie in {}", digit, base, cover)
    }

    fn place(&self) -> Sentence {
        sentence!("of the digit {} in {} and {}", self.digit, self.base, self.cover)
    }
}
