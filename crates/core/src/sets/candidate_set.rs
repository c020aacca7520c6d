//! [`CandidateSet`].

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign};

use super::{CellSet, DigitSet};
use crate::{Candidate, Cell, Digit, notation};

/// A set of candidates: the cells of each digit. Displayed as `3r1c1 5r27c36`.
///
/// ```
/// use ergodoku_core::{CandidateSet, Digit};
///
/// let five = Digit::new(5).unwrap();
/// let fives = CandidateSet::of(five, "r4c3,r5c3".parse()?);
/// assert_eq!(fives.to_string(), "5r45c3");
/// assert_eq!(fives.eliminations(), "r45c3<>5");
/// # Ok::<(), ergodoku_core::NotationError>(())
/// ```
#[derive(Copy, Clone, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CandidateSet([CellSet; 9]);

impl CandidateSet {
    /// The empty set.
    pub const EMPTY: CandidateSet = CandidateSet([CellSet::EMPTY; 9]);
    /// All 729 candidates.
    pub const ALL: CandidateSet = CandidateSet([CellSet::ALL; 9]);

    /// One digit in several cells.
    #[inline]
    pub const fn of(digit: Digit, cells: CellSet) -> CandidateSet {
        let mut set = CandidateSet::EMPTY;
        set.0[digit.index()] = cells;
        set
    }

    /// Several digits in one cell.
    pub fn in_cell(cell: Cell, digits: DigitSet) -> CandidateSet {
        CandidateSet::product(CellSet::only(cell), digits)
    }

    /// Each of the digits in each of the cells.
    pub fn product(cells: CellSet, digits: DigitSet) -> CandidateSet {
        let mut set = CandidateSet::EMPTY;
        for digit in digits.iter() {
            set.0[digit.index()] = cells;
        }
        set
    }

    /// The set of one candidate.
    #[inline]
    pub const fn only(candidate: Candidate) -> CandidateSet {
        CandidateSet::of(candidate.digit, CellSet::only(candidate.cell))
    }

    /// The cells of `digit`.
    #[inline]
    pub const fn cells_of(&self, digit: Digit) -> CellSet {
        self.0[digit.index()]
    }

    /// The digits of `cell`.
    #[inline]
    pub fn digits_in(&self, cell: Cell) -> DigitSet {
        let mut digits = DigitSet::EMPTY;
        for digit in Digit::ALL {
            if self.0[digit.index()].contains(cell) {
                digits.insert(digit);
            }
        }
        digits
    }

    /// The cells of all digits.
    #[inline]
    pub fn cells(&self) -> CellSet {
        self.0.iter().fold(CellSet::EMPTY, |all, &cells| all | cells)
    }

    /// The cells with exactly one digit.
    pub fn cells_held_once(&self) -> CellSet {
        let (mut held, mut held_again) = (CellSet::EMPTY, CellSet::EMPTY);
        for &cells in &self.0 {
            held_again |= held & cells;
            held |= cells;
        }
        held - held_again
    }

    /// The digits of all cells.
    pub fn digits(&self) -> DigitSet {
        let held = |digit: &Digit| !self.cells_of(*digit).is_empty();
        Digit::ALL.into_iter().filter(held).collect()
    }

    /// The number of candidates.
    pub fn len(&self) -> usize {
        self.0.iter().map(|cells| cells.len()).sum()
    }

    /// Whether the set is empty.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|cells| cells.is_empty())
    }

    /// Whether `candidate` is in the set.
    #[inline]
    pub const fn contains(&self, candidate: Candidate) -> bool {
        self.0[candidate.digit.index()].contains(candidate.cell)
    }

    /// Adds `candidate`.
    #[inline]
    pub const fn insert(&mut self, candidate: Candidate) {
        self.0[candidate.digit.index()].insert(candidate.cell);
    }

    /// Removes `candidate`.
    #[inline]
    pub const fn remove(&mut self, candidate: Candidate) {
        self.0[candidate.digit.index()].remove(candidate.cell);
    }

    /// Removes `digit` from several cells.
    #[inline]
    pub const fn remove_cells(&mut self, digit: Digit, cells: CellSet) {
        self.0[digit.index()] = self.0[digit.index()].difference(cells);
    }

    /// The union, also as `|`.
    #[inline]
    pub fn union(self, other: CandidateSet) -> CandidateSet {
        CandidateSet(std::array::from_fn(|digit| self.0[digit] | other.0[digit]))
    }

    /// The intersection, also as `&`.
    #[inline]
    pub fn intersection(self, other: CandidateSet) -> CandidateSet {
        CandidateSet(std::array::from_fn(|digit| self.0[digit] & other.0[digit]))
    }

    /// The difference, also as `-`.
    #[inline]
    pub fn difference(self, other: CandidateSet) -> CandidateSet {
        CandidateSet(std::array::from_fn(|digit| self.0[digit] - other.0[digit]))
    }

    /// Whether all candidates are in `other`.
    pub fn is_subset(&self, other: &CandidateSet) -> bool {
        self.0.iter().zip(other.0).all(|(a, b)| a.is_subset(b))
    }

    /// Whether the sets have no candidate in common.
    pub fn is_disjoint(&self, other: &CandidateSet) -> bool {
        self.0.iter().zip(other.0).all(|(a, b)| a.is_disjoint(b))
    }

    /// The only candidate, if the set has exactly one.
    pub fn single(&self) -> Option<Candidate> {
        let mut all = self.iter();
        all.next().filter(|_| all.next().is_none())
    }

    /// Iterates over the candidates, digit by digit, cells ascending.
    pub fn iter(&self) -> impl Iterator<Item = Candidate> + Clone + use<> {
        let cells = self.0;
        Digit::ALL.into_iter().flat_map(move |digit| {
            cells[digit.index()].iter().map(move |cell| Candidate::new(cell, digit))
        })
    }

    /// The candidates as eliminations in the usual notation: `r4c3<>5, r12c9<>78`.
    pub fn eliminations(&self) -> String {
        notation::eliminations(self)
    }
}

operators!(CandidateSet, Candidate);

impl fmt::Display for CandidateSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut separator = "";
        for digit in self.digits().iter() {
            write!(f, "{separator}{digit}{}", self.cells_of(digit))?;
            separator = " ";
        }
        Ok(())
    }
}
