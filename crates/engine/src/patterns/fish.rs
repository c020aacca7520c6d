//! Fish: as many base lines as cover lines for one digit.

use std::ops::ControlFlow;

use ergodoku_core::{
    CandidateSet, CellSet, Conclusion, Constraint, Digit, DigitSet, Explanation, House, HouseKind,
    HouseSet, Line, Mark, Role, Sentence, State, sentence,
};
use ergodoku_proof::Proof;
use serde::Serialize;

use super::matrix::{Matrix, bits, confined_rows, rows_meeting};
use super::{Pattern, Reasoning};
use crate::context::Context;
use crate::technique::Found;

/// A digit whose places in the base lines lie in as many cover lines, but for the fins.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Fish {
    /// The digit.
    pub digit: Digit,
    /// The base: each of these houses needs the digit once.
    pub base: HouseSet,
    /// The cover: each of these houses allows it once.
    pub cover: HouseSet,
    /// All places of the digit in the base, fins included.
    pub cells: CellSet,
    /// Places in the base outside the cover; all in one box.
    pub fins: CellSet,
}

/// What becomes of base candidates that the cover leaves out.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Fins {
    /// There are none: a basic fish.
    None,
    /// Each base line has two candidates or more besides the fins.
    Finned,
    /// Some base line has a single candidate besides the fins.
    Sashimi,
}

/// Every fish of `size` lines, in rows and in columns.
pub(crate) fn find(
    context: &Context<'_>,
    size: usize,
    fins: Fins,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    for digit in Digit::ALL {
        let places = context.state.places(digit);
        for (base, cover) in Line::ORIENTATIONS {
            let grid = Grid { digit, places, base, cover };
            match fins {
                Fins::None => grid.basic(size, found)?,
                Fins::Finned | Fins::Sashimi => grid.finned(size, fins, found)?,
            }
        }
    }
    ControlFlow::Continue(())
}

/// One digit's places, seen as a table of base lines by cover lines.
struct Grid {
    digit: Digit,
    places: CellSet,
    base: HouseKind,
    cover: HouseKind,
}

/// The three lines that pass through the same boxes as line `3 * band`.
const fn band(number: usize) -> u16 {
    0b111 << (3 * number)
}

impl Grid {
    fn table(&self) -> Matrix {
        let mut lines = self.base.houses();
        std::array::from_fn(|_| lines.next().map_or(0, |line| line.positions_of(self.places)))
    }

    /// The cells where the chosen base lines and cover lines cross.
    fn crossings(&self, base: u16, cover: u16) -> CellSet {
        let lines = |kind: HouseKind, chosen: u16| {
            bits(chosen).fold(CellSet::EMPTY, |all, line| all | House::of(kind, line).cells())
        };
        lines(self.base, base) & lines(self.cover, cover)
    }

    fn basic(&self, size: usize, found: &mut Found<'_>) -> ControlFlow<()> {
        confined_rows(&self.table(), size, 0, &mut |base, cover| {
            let gone = self.places & self.crossings(!base, cover);
            self.report(base, cover, CellSet::EMPTY, gone, found)
        })
    }

    /// The fins and what sees them all must share a box: the columns left out of the cover lie in
    /// one band of columns, the base rows that have fins there in one band of rows, and in the box
    /// where the two cross another column of the cover has a place outside the base.
    fn finned(&self, size: usize, fins: Fins, found: &mut Found<'_>) -> ControlFlow<()> {
        let table = self.table();
        confined_rows(&table, size, 2, &mut |base, columns| {
            let surplus = (columns.count_ones() as usize).saturating_sub(size);
            if surplus == 0 {
                return ControlFlow::Continue(());
            }
            for stack in (0..3).map(|number| columns & band(number)) {
                for left_out in subsets_of_three(stack, surplus) {
                    let (cover, near) = (columns & !left_out, stack & !left_out);
                    let with_fins = rows_meeting(&table, base, left_out);
                    let Some(rows) = (0..3).map(band).find(|band| with_fins & !band == 0) else {
                        continue;
                    };
                    let clears_some = rows_meeting(&table, rows & !base, near) != 0;
                    if clears_some && kind(&table, base, cover) == Some(fins) {
                        let fin_cells = self.places & self.crossings(base, left_out);
                        let gone = self.places & self.crossings(rows & !base, near);
                        self.report(base, cover, fin_cells, gone, found)?;
                    }
                }
            }
            ControlFlow::Continue(())
        })
    }

    fn report(
        &self,
        base: u16,
        cover: u16,
        fins: CellSet,
        gone: CellSet,
        found: &mut Found<'_>,
    ) -> ControlFlow<()> {
        if gone.is_empty() {
            return ControlFlow::Continue(());
        }
        let lines = |kind, chosen| bits(chosen).map(|number| House::of(kind, number)).collect();
        let fish = Fish {
            digit: self.digit,
            base: lines(self.base, base),
            cover: lines(self.cover, cover),
            cells: self.places & self.crossings(base, 0x1ff),
            fins,
        };
        let gone = Conclusion::Eliminate(CandidateSet::of(self.digit, gone));
        found(Pattern::Fish(fish), gone)
    }
}

/// What a fish with fins is called: by the base line with the fewest places in the cover. With none
/// there it is a smaller fish and a locked candidate, and no fish of this size.
fn kind(table: &Matrix, base: u16, cover: u16) -> Option<Fins> {
    match bits(base).map(|row| (table[row] & cover).count_ones()).min() {
        None | Some(0) => None,
        Some(1) => Some(Fins::Sashimi),
        Some(_) => Some(Fins::Finned),
    }
}

/// The subsets of `size` of a set of up to three of nine bits.
fn subsets_of_three(set: u16, size: usize) -> impl Iterator<Item = u16> {
    let shift = set.trailing_zeros().min(8) / 3 * 3;
    (0..8u16)
        .map(move |subset| subset << shift)
        .filter(move |subset| subset & !set == 0 && subset.count_ones() as usize == size)
}

impl Reasoning for Fish {
    fn proof(&self) -> Proof {
        let rule = |house| Constraint::House(house, self.digit);
        Proof::count(self.base.iter().map(rule), self.cover.iter().map(rule))
    }

    fn digits(&self) -> DigitSet {
        DigitSet::only(self.digit)
    }

    fn notation(&self) -> String {
        let mut notation = format!("{} {}{}", self.digit, self.base, self.cover);
        for fin in self.fins.iter() {
            notation += &format!(" f{fin}");
        }
        notation
    }

    fn explain(&self, _: &State, explanation: &mut Explanation) {
        let Fish { digit, base, cover, cells, fins } = *self;
        let count = ["two", "three", "four"][base.len() - 2];
        for house in base.iter() {
            explanation.mark(Mark::House(house, Role::Base));
        }
        for house in cover.iter() {
            explanation.mark(Mark::House(house, Role::Cover));
        }
        explanation.mark(Mark::Candidates(CandidateSet::of(digit, cells - fins), Role::Pattern));
        explanation.mark(Mark::Candidates(CandidateSet::of(digit, fins), Role::Fin));
        let (lines, columns) = (kind_of(base), kind_of(cover));
        if fins.is_empty() {
            explanation.say(sentence!(
                "In {} the digit {} has places only in {}: {}.",
                base,
                digit,
                cover,
                cells
            ));
            explanation.say(sentence!(
                "Each of the {} {}s needs its own {}, so the {} {}s get theirs there and nowhere else.",
                count, lines, digit, count, columns
            ));
            return;
        }
        let (the_fins, a_fin, sees) = match fins.len() {
            1 => ("the fin", "the fin", "sees the fin"),
            2 => ("the fins", "one of the fins", "sees both fins"),
            _ => ("the fins", "one of the fins", "sees all fins"),
        };
        explanation.say(sentence!(
            "In {} the digit {} has places only in {}, but for {} {}.",
            base,
            digit,
            cover,
            the_fins,
            fins
        ));
        explanation.say(sentence!(
            "Either {} is {}, or the {} {}s have their {}s in {}, which then have no other.",
            a_fin,
            digit,
            count,
            lines,
            digit,
            cover
        ));
        explanation.say(sentence!(
            "Either way no cell of {} outside {} that {} can be {}.",
            cover,
            base,
            sees,
            digit
        ));
    }

    fn look_at(&self) -> Sentence {
        sentence!("Look at the places for {}.", self.digit)
    }

    fn because(&self) -> Sentence {
        let Fish { digit, base, cover, fins, .. } = *self;
        if fins.is_empty() {
            sentence!("{} has places in {} only in {}", digit, base, cover)
        } else {
            sentence!("{} has places in {} only in {} or {}", digit, base, cover, fins)
        }
    }

    fn place(&self) -> Sentence {
        sentence!("of the digit {} in {}", self.digit, self.base)
    }
}

/// `row` or `column`.
fn kind_of(lines: HouseSet) -> &'static str {
    lines.first().map_or("line", |house: House| house.kind().name())
}
