//! Intersections: a digit confined to the crossing of a box and a line.

use std::ops::ControlFlow;

use ergodoku_core::{
    CandidateSet, CellSet, Conclusion, Constraint, Digit, DigitSet, Explanation, House, HouseKind,
    HouseSet, Line, Mark, Role, Sentence, State, sentence,
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
    confined(context, HouseKind::Box.houses().collect(), found)
}

/// Every digit that a line confines to a box (claiming).
pub(crate) fn claiming(context: &Context<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
    confined(context, Line::all().map(Line::house).collect(), found)
}

/// Every digit whose places in one of `bases`, two or three, lie in another house that has more.
fn confined(context: &Context<'_>, bases: HouseSet, found: &mut Found<'_>) -> ControlFlow<()> {
    let state = context.state;
    let confining = Digit::ALL.map(|digit| context.confining_houses(digit) & bases);
    let any = confining.iter().fold(HouseSet::EMPTY, |any, &houses| any | houses);
    for base in any.iter() {
        let is_confined = |digit: &Digit| confining[digit.index()].contains(base);
        for digit in Digit::ALL.into_iter().filter(is_confined) {
            let places = state.places(digit);
            let cells = places & base.cells();
            if cells.is_single() {
                continue;
            }
            for cover in cells.common_houses().without(base).iter() {
                let gone = (places & cover.cells()) - cells;
                if !gone.is_empty() {
                    let pattern = Intersection { digit, base, cover, cells };
                    let conclusion = Conclusion::Eliminate(CandidateSet::of(digit, gone));
                    found(Pattern::Intersection(pattern), conclusion)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The boxes whose places, of all places of a digit, lie in a line that has more, and the lines whose places
/// lie in a box that has more.
///
/// The three rows of a band cross its three boxes, and so do the columns of a stack: which of these
/// crossings, three by three, have places says it all.
pub(crate) fn confining_houses(places: CellSet) -> HouseSet {
    let (mut rows, mut columns, mut boxes) = (0, 0, 0);
    let mut stacks = [0; 3];
    for band in 0..3 {
        let in_rows = [0, 1, 2].map(|row| House::row(3 * band + row).positions_of(places));
        let [a, b, c] = in_rows.map(|row| u16::from(BOXES_OF[usize::from(row)]));
        let confined = CONFINED[usize::from(a | b << 3 | c << 6)];
        rows |= u32::from(confined.rows) << (3 * band);
        boxes |= u32::from(confined.columns) << (3 * band);
        let in_band = in_rows[0] | in_rows[1] | in_rows[2];
        for (stack, square) in stacks.iter_mut().enumerate() {
            *square |= (in_band >> (3 * stack) & 0b111) << (3 * band);
        }
    }
    for (stack, square) in stacks.into_iter().enumerate() {
        let confined = CONFINED[usize::from(square)];
        columns |= u32::from(confined.columns) << (3 * stack);
        let [top, middle, bottom] = [0, 1, 2].map(|band| u32::from(confined.rows) >> band & 1);
        boxes |= (top | middle << 3 | bottom << 6) << stack;
    }
    HouseSet::from_bits(rows | columns << 9 | boxes << 18)
}

/// By the positions in a row that are places, the boxes that have some of them.
static BOXES_OF: [u8; 512] = {
    let mut boxes = [0; 512];
    let mut positions = 0;
    while positions < 512 {
        let threes = [positions & 0o7, positions & 0o70, positions & 0o700];
        boxes[positions] =
            (threes[0] != 0) as u8 | ((threes[1] != 0) as u8) << 1 | ((threes[2] != 0) as u8) << 2;
        positions += 1;
    }
    boxes
};

/// The rows and the columns of a square of three by three that have one entry, in a column or row that has
/// more.
#[derive(Copy, Clone)]
struct Confined {
    rows: u8,
    columns: u8,
}

static CONFINED: [Confined; 512] = {
    let mut all = [Confined { rows: 0, columns: 0 }; 512];
    let mut square = 0;
    while square < 512 {
        let mut entry = 0;
        while entry < 9 {
            let (row, column) = (0o7 << (entry / 3 * 3) & square, 0o111 << (entry % 3) & square);
            let only = 1 << entry;
            if row == only && column != only {
                all[square].rows |= 1 << (entry / 3);
            }
            if column == only && row != only {
                all[square].columns |= 1 << (entry % 3);
            }
            entry += 1;
        }
        square += 1;
    }
    all
};

/// The positions in a box that lie in one row, or in one column; the first three are those in a line
/// that lie in one box.
pub(super) const CROSSINGS: [u16; 6] = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444];

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

#[cfg(test)]
mod tests {
    use ergodoku_core::Cell;

    use super::*;

    /// House by house.
    fn confining_one_by_one(places: CellSet) -> HouseSet {
        let is_box = |house: House| house.kind() == HouseKind::Box;
        let confines = |base: &House| {
            let cells = places & base.cells();
            let mut covers = House::all().filter(|&cover| is_box(cover) != is_box(*base));
            let has_more = |cover: House| places & cover.cells() != cells;
            covers
                .any(|cover| !cells.is_empty() && cells.is_subset(cover.cells()) && has_more(cover))
        };
        House::all().filter(confines).collect()
    }

    #[test]
    fn houses_confine_what_they_do_one_by_one() {
        let mut chance: u64 = 1;
        for few in 0..2000 {
            let is_place = |_: &Cell| {
                chance = chance.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
                (chance >> 33) % 8 <= few % 4
            };
            let places: CellSet = Cell::all().filter(is_place).collect();
            assert_eq!(confining_houses(places), confining_one_by_one(places), "{places}");
        }
    }
}
