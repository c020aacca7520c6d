//! Unique loops: six or more cells, two or none in each house, that two digits would fill in two ways.

use std::ops::ControlFlow;

use ergodoku_core::{CandidateSet, Cell, CellSet, DigitSet, House, HouseSet, State};
use ergodoku_kernel::loops::on_loops;
use ergodoku_proof::DeadlyPattern;

use super::deadly::{Deadly, Shape};
use super::guarded::{Finding, Guarded};
use crate::context::{Context, Fact};
use crate::sink::Sink;

/// What a unique loop is called, by what its guardians lead to.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum LoopType {
    /// One cell has guardians.
    One,
    /// Two or more cells have the same one.
    Two,
    /// The guardians of two cells of a house make a naked subset with cells around.
    Three,
    /// One of the two digits is bound to two cells of a house.
    Four,
}

/// A loop of open cells that all have two digits, and some of them others.
#[derive(Clone, Debug)]
struct UniqueLoop {
    cells: CellSet,
    guarded: Guarded,
}

/// Every unique loop of a type.
pub(crate) fn find(
    context: &Context<'_>,
    wanted: LoopType,
    sink: &mut impl Sink<Deadly>,
) -> ControlFlow<()> {
    let state = context.state;
    for found in context.fact::<Vec<UniqueLoop>>(()) {
        let pattern = DeadlyPattern::new(CandidateSet::product(found.cells, found.guarded.digits));
        let pattern = pattern.expect("two cells or none in each house");
        for (reason, eliminated) in found.findings(state, wanted) {
            if !eliminated.is_empty() {
                let guardians = pattern.guardians() & *state.all_candidates();
                let shape = Shape::Loop;
                Deadly { shape, pattern, guardians, reason }.report(eliminated, sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}

impl UniqueLoop {
    fn findings(&self, state: &State, wanted: LoopType) -> Vec<Finding> {
        let guarded = &self.guarded;
        match wanted {
            LoopType::One => guarded.only_cell(state),
            LoopType::Two if guarded.count >= 2 => guarded.one_digit(state),
            LoopType::Three if guarded.is_pair() => guarded.subsets(state),
            LoopType::Four if guarded.is_pair() => guarded.bound(state),
            _ => Vec::new(),
        }
    }
}

impl Fact for Vec<UniqueLoop> {
    type Key = ();

    /// Each loop is found once: from the first of its cells that have just the two digits. There is one, as no cell
    /// sees all cells of a loop.
    fn of(context: &Context<'_>, (): ()) -> Vec<UniqueLoop> {
        let state = context.state;
        let mut found = Vec::new();
        let mut pairs: Vec<DigitSet> = Vec::new();
        for cell in context.bivalue().iter() {
            let digits = state.candidates(cell);
            if pairs.contains(&digits) {
                continue;
            }
            pairs.push(digits);
            let both = context.with_both(digits);
            if both.len() < 6 {
                continue;
            }
            let mut cells = on_loops(both);
            for start in (context.bivalue_like(cell, cells)).iter() {
                if cells.contains(start) {
                    LoopSearch { context, digits, cells, found: &mut found }
                        .extend(LoopPart::default().with(start, false));
                    cells = on_loops(cells.without(start));
                }
            }
        }
        found
    }
}

/// A search for the loops of two digits.
struct LoopSearch<'a> {
    context: &'a Context<'a>,
    digits: DigitSet,
    /// The cells that loops may have.
    cells: CellSet,
    found: &'a mut Vec<UniqueLoop>,
}

/// A part of a loop.
#[derive(Copy, Clone, Default)]
struct LoopPart {
    /// The cells that would have one digit, and those that would have the other.
    sides: [CellSet; 2],
    /// The houses with one cell, and those with two.
    once: HouseSet,
    twice: HouseSet,
    /// The cells with guardians, and the digits of these.
    guarded: CellSet,
    guardians: DigitSet,
}

impl LoopPart {
    fn with(mut self, cell: Cell, side: bool) -> LoopPart {
        let houses: HouseSet = cell.houses().into_iter().collect();
        self.sides[usize::from(side)].insert(cell);
        self.twice |= self.once & houses;
        self.once = (self.once | houses) - self.twice;
        self
    }

    fn with_guardians(mut self, cell: Cell, extra: DigitSet) -> LoopPart {
        if !extra.is_empty() {
            self.guarded.insert(cell);
            self.guardians |= extra;
        }
        self
    }

    /// Whether something may follow from the guardians: they have one digit, or lie in two cells of a house at most.
    fn is_of_use(&self) -> bool {
        match self.guarded.len() {
            0 | 1 => true,
            2 => self.guardians.is_single() || !self.guarded.common_houses().is_empty(),
            _ => self.guardians.is_single(),
        }
    }
}

impl LoopSearch<'_> {
    /// Fills the first house that has one cell in each way.
    fn extend(&mut self, part: LoopPart) {
        if self.context.is_due() {
            return;
        }
        let all = part.sides[0] | part.sides[1];
        let Some(house) = part.once.first() else {
            if all.len() >= 6 && !part.guarded.is_empty() {
                let guarded = Guarded::of(self.context.state, all.iter(), self.digits);
                self.found.push(UniqueLoop { cells: all, guarded });
            }
            return;
        };
        // The cell that the house has is of one side; the second one is of the other.
        let side = !part.sides[0].is_disjoint(house.cells());
        let same = part.sides[usize::from(side)];
        for cell in ((self.cells & house.cells()) - all).iter() {
            let fits =
                |house: House| !part.twice.contains(house) && same.is_disjoint(house.cells());
            if cell.houses().into_iter().all(fits) {
                let extra = self.context.state.candidates(cell) - self.digits;
                let next = part.with(cell, side).with_guardians(cell, extra);
                if next.is_of_use() {
                    self.extend(next);
                }
            }
        }
    }
}
