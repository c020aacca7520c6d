//! [`Guarded`]: the cells of a deadly pattern that have guardians, and what follows from these. Rectangles, loops
//! and graves conclude the same from theirs.

use std::ops::ControlFlow;

use ergodoku_core::{CandidateSet, Cell, CellSet, Digit, DigitSet, House, HouseSet, State};
use ergodoku_kernel::for_each_cell_set;
use ergodoku_proof::DeadlyPattern;

use super::deadly::{Deadly, Reason, Shape};
use crate::sink::{Distinct, Sink};

/// What a deadly pattern eliminates, if anything, and why.
pub(crate) type Finding = (Reason, CandidateSet);

/// The cells of a deadly pattern that have guardians.
#[derive(Clone, Debug)]
pub(crate) struct Guarded {
    /// The digits that would trade places.
    pub(crate) digits: DigitSet,
    /// The cells with other candidates, and how many they are.
    pub(crate) cells: CellSet,
    pub(crate) count: usize,
    /// The houses that hold all of these.
    pub(crate) shared: HouseSet,
    /// The digits of the guardians.
    pub(crate) guardians: DigitSet,
}

impl Guarded {
    /// Those of some cells that have candidates besides two digits.
    pub(crate) fn of(
        state: &State,
        cells: impl Iterator<Item = Cell>,
        digits: DigitSet,
    ) -> Guarded {
        let extra = |it: Cell| state.candidates(it) - digits;
        let cells: CellSet = cells.filter(|&it| !extra(it).is_empty()).collect();
        let guardians = cells.iter().fold(DigitSet::EMPTY, |all, it| all | extra(it));
        Guarded { digits, cells, count: cells.len(), shared: cells.common_houses(), guardians }
    }

    /// Whether they are two that see each other.
    pub(crate) fn is_pair(&self) -> bool {
        self.count == 2 && !self.shared.is_empty()
    }

    /// The two digits in the only cell.
    pub(crate) fn only_cell(&self, state: &State) -> Vec<Finding> {
        let of_pair = |cell| CandidateSet::in_cell(cell, self.digits & state.candidates(cell));
        self.cells.single().map(|cell| (Reason::ExcludesAll, of_pair(cell))).into_iter().collect()
    }

    /// What sees all of the guardians, if they have one digit.
    pub(crate) fn one_digit(&self, state: &State) -> Vec<Finding> {
        let seen = |digit| state.places(digit) & self.cells.common_peers();
        let eliminated = self.guardians.single().map(|it| CandidateSet::of(it, seen(it)));
        eliminated.map(|eliminated| (Reason::ExcludesAll, eliminated)).into_iter().collect()
    }

    /// What excludes every guardian.
    pub(crate) fn excluding(state: &State, guardians: &CandidateSet) -> Finding {
        let all = *state.all_candidates();
        (Reason::ExcludesAll, guardians.iter().fold(all, |left, it| left & it.peers()))
    }

    /// Reports what follows from the guardians of a pattern: what excludes them all, and what naked subsets with them
    /// eliminate.
    pub(crate) fn conclude(
        &self,
        state: &State,
        shape: Shape,
        pattern: DeadlyPattern,
        found: &mut Distinct<'_, impl Sink<Deadly>>,
    ) -> ControlFlow<()> {
        let guardians = pattern.guardians() & *state.all_candidates();
        let mut findings = self.subsets(state);
        findings.insert(0, Guarded::excluding(state, &guardians));
        for (reason, eliminated) in findings {
            found.offer(eliminated, || Deadly { shape, pattern, guardians, reason })?;
        }
        ControlFlow::Continue(())
    }

    /// The guardians count as one cell of a naked subset.
    pub(crate) fn subsets(&self, state: &State) -> Vec<Finding> {
        let mut found = Vec::new();
        for house in self.shared.iter().filter(|_| self.guardians.len() >= 2) {
            let around = (house.cells() & state.unsolved()) - self.cells;
            let digits_of = |cell| state.candidates(cell);
            for_each_cell_set(around, self.guardians, 1, digits_of, &mut |cells, digits| {
                let all = cells | self.cells;
                let houses = all.common_houses();
                // What lies in a line and a box is found in the line.
                if houses.first() == Some(house) {
                    let seen = houses.iter().fold(CellSet::EMPTY, |all, it| all | it.cells());
                    let eliminated = CandidateSet::product(seen - all, digits);
                    let reason = Reason::Subset { house, cells, digits };
                    found.push((reason, eliminated & *state.all_candidates()));
                }
            });
        }
        found
    }

    /// The two digits, each with the other: one that is bound, and one that is eliminated.
    pub(crate) fn bound_and_other(&self) -> impl Iterator<Item = (Digit, Digit)> + use<> {
        let digits = self.digits;
        digits.iter().filter_map(move |bound| Some((bound, digits.without(bound).single()?)))
    }

    /// One of the two digits has no place in a house but the two cells, so neither is the other.
    pub(crate) fn bound(&self, state: &State) -> Vec<Finding> {
        let of_digits = |(digit, other): (Digit, Digit)| {
            let is_bound = |house: &House| state.places(digit) & house.cells() == self.cells;
            let houses = HouseSet::only(self.shared.iter().find(is_bound)?);
            let eliminated = CandidateSet::of(other, self.cells & state.places(other));
            Some((Reason::Bound { digit, houses, cells: self.cells }, eliminated))
        };
        self.bound_and_other().filter_map(of_digits).collect()
    }
}
