//! Reverse graves: cells that hold all givens of two digits, two or none in each house. With these two digits alone they would
//! leave the digits two places or none of every house outside, where they could trade places.

use std::ops::ControlFlow;

use ergodoku_core::{Cell, CellSet, Digit, DigitSet, House, HouseSet, State};
use ergodoku_proof::DeadlyPattern;

use super::deadly::{Deadly, Shape};
use super::guarded::Guarded;
use crate::context::Context;
use crate::sink::{Distinct, Sink};

/// Every reverse grave that eliminates something.
pub(crate) fn find(context: &Context<'_>, sink: &mut impl Sink<Deadly>) -> ControlFlow<()> {
    // This takes longer than to solve the puzzle.
    if !context.has_one_solution() {
        return ControlFlow::Continue(());
    }
    let state = context.state;
    let mut found = Distinct::new(sink);
    for first in Digit::ALL {
        for second in Digit::ALL.into_iter().filter(|it| *it > first) {
            context.check()?;
            let digits = [first, second];
            let mut search = Search { context, digits, found: Vec::new() };
            if let Some(part) = Part::of_givens(state, digits) {
                search.extend(part);
            }
            context.check()?;
            let pair = digits.into_iter().collect();
            for cells in search.found {
                // All eighteen cells leave nothing to exchange.
                let Some(pattern) = DeadlyPattern::reverse(cells, pair) else { continue };
                let guarded = Guarded::of(state, cells.iter(), pair);
                guarded.conclude(state, Shape::Reverse, pattern, &mut found)?;
                let guardians = pattern.guardians() & *state.all_candidates();
                let bound = if guarded.is_pair() { guarded.bound(state) } else { Vec::new() };
                for (reason, eliminated) in bound {
                    let shape = Shape::Reverse;
                    found.offer(eliminated, || Deadly { shape, pattern, guardians, reason })?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Some cells of a reverse grave.
#[derive(Copy, Clone, Default)]
struct Part {
    /// The cells that would hold the first digit, and those that would hold the second.
    sides: [CellSet; 2],
    /// The houses with one cell, and those with two.
    once: HouseSet,
    twice: HouseSet,
    /// The cells with guardians, and the digits of these.
    guarded: CellSet,
    guardians: DigitSet,
}

impl Part {
    /// The givens of two digits, if there are any.
    fn of_givens(state: &State, digits: [Digit; 2]) -> Option<Part> {
        let mut part = Part::default();
        for (side, digit) in digits.into_iter().enumerate() {
            for cell in (state.placed(digit) & state.givens()).iter() {
                part = part.with(cell, side, DigitSet::EMPTY);
            }
        }
        (!part.cells().is_empty()).then_some(part)
    }

    fn cells(&self) -> CellSet {
        self.sides[0] | self.sides[1]
    }

    fn with(mut self, cell: Cell, side: usize, guardians: DigitSet) -> Part {
        let houses: HouseSet = cell.houses().into_iter().collect();
        self.sides[side].insert(cell);
        self.twice |= self.once & houses;
        self.once = (self.once | houses) - self.twice;
        if !guardians.is_empty() {
            self.guarded.insert(cell);
            self.guardians |= guardians;
        }
        self
    }

    /// Whether guardians are in one or two cells, or have one digit. Little follows from more.
    fn is_of_use(&self) -> bool {
        self.guarded.len() <= 2 || self.guardians.is_single()
    }
}

/// A search for the cells that complete the givens of two digits.
struct Search<'a> {
    context: &'a Context<'a>,
    digits: [Digit; 2],
    found: Vec<CellSet>,
}

impl Search<'_> {
    /// Adds a cell to the first house that has one, in each way.
    fn extend(&mut self, part: Part) {
        if self.context.is_due() {
            return;
        }
        let Some(house) = part.once.first() else {
            return self.found.extend((!part.guarded.is_empty()).then_some(part.cells()));
        };
        let side = usize::from(!part.sides[0].is_disjoint(house.cells()));
        for cell in (house.cells() - part.cells()).iter() {
            let fits = |house: House| {
                !part.twice.contains(house) && part.sides[side].is_disjoint(house.cells())
            };
            if let Some(guardians) = self.guardians(cell, side)
                && cell.houses().into_iter().all(fits)
            {
                let next = part.with(cell, side, guardians);
                if next.is_of_use() {
                    self.extend(next);
                }
            }
        }
    }

    /// The other candidates of a cell that holds the digit of a side or can hold it.
    fn guardians(&self, cell: Cell, side: usize) -> Option<DigitSet> {
        let (state, digit) = (self.context.state, self.digits[side]);
        let candidates = state.candidates(cell);
        let may_hold = state.digit(cell) == Some(digit) || candidates.contains(digit);
        may_hold.then(|| candidates - self.digits.into_iter().collect())
    }
}
