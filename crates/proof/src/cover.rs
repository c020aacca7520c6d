//! [`ClueCover`]: what the only two clues of a chute say of a puzzle with one solution.

use std::fmt;

use ergodoku_core::{Candidate, CandidateSet, Cell, CellSet, DigitSet, House, HouseKind};

/// If a chute has just two givens, in different boxes and lines, the third cell in line with one of them holds the digit of the
/// other.
///
/// With r3c6=1 and r2c9=2 as the only givens of the first three rows, r1c6 is 2, and by the same reason r1c9 is 1. Every filling
/// of the three rows in which this is not so can be exchanged for another one that has the same digits in each row, column and
/// box, and the same two givens: the puzzle would have a second solution.
///
/// There is no short reason for that. `tests/cover.rs` tries all fillings. The rule is known as *Uniqueness Clue Cover*.
///
/// ```
/// use ergodoku_proof::ClueCover;
///
/// let cover = ClueCover::read("r3c6=1 r2c9=2").unwrap();
/// assert_eq!(cover.implied().to_string(), "r1c6=2");
/// assert_eq!(ClueCover::read("r2c9=2 r3c6=1").unwrap().implied().to_string(), "r1c9=1");
/// // In the same row.
/// assert_eq!(ClueCover::read("r3c6=1 r3c9=2"), None);
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ClueCover {
    clue: Candidate,
    other: Candidate,
    /// Rows if the chute is a band, columns if it is a stack.
    kind: HouseKind,
}

impl ClueCover {
    /// What `clue` and `other` say of the third cell in line with `clue`. `None` if they are not in different boxes, rows and
    /// columns of one chute, or have the same digit.
    pub fn new(clue: Candidate, other: Candidate) -> Option<ClueCover> {
        let share =
            |line: fn(Cell) -> House| line(clue.cell).number() / 3 == line(other.cell).number() / 3;
        let kind = match (share(Cell::row), share(Cell::column)) {
            (true, false) => HouseKind::Row,
            (false, true) => HouseKind::Column,
            _ => return None,
        };
        let cover = ClueCover { clue, other, kind };
        let is_apart = cover.line(clue.cell) != cover.line(other.cell);
        (is_apart && clue.digit != other.digit).then_some(cover)
    }

    /// Reads what is displayed.
    pub fn read(text: &str) -> Option<ClueCover> {
        let (clue, other) = text.split_once(' ')?;
        ClueCover::new(clue.parse().ok()?, other.parse().ok()?)
    }

    /// The two clues: first that which is in line with the cell.
    pub fn clues(&self) -> [Candidate; 2] {
        [self.clue, self.other]
    }

    /// The cells of the chute.
    pub fn chute(&self) -> CellSet {
        let first = self.line(self.clue.cell).number() / 3 * 3;
        (first..first + 3)
            .map(|it| House::of(self.kind, it).cells())
            .fold(CellSet::EMPTY, CellSet::union)
    }

    /// What is true: the third cell in line with the clue holds the digit of the other one.
    pub fn implied(&self) -> Candidate {
        let across = match self.kind {
            HouseKind::Row => self.clue.cell.column(),
            _ => self.clue.cell.row(),
        };
        let lines = [self.clue, self.other].map(|it| self.line(it.cell).cells());
        let third = (across.cells() & self.chute()) - lines[0] - lines[1];
        let cell = third.first().expect("three lines cross a fourth in three cells");
        Candidate::new(cell, self.other.digit)
    }

    /// One of some givens that is in the chute and not one of the two clues, or a clue that is not given.
    pub fn without_two_clues(&self, givens: &CandidateSet) -> Option<Candidate> {
        let in_chute = *givens & CandidateSet::product(self.chute(), DigitSet::ALL);
        let clues: CandidateSet = self.clues().into_iter().collect();
        ((in_chute - clues) | (clues - in_chute)).iter().next()
    }

    /// The row or column of the band that the cell is in.
    fn line(&self, cell: Cell) -> House {
        match self.kind {
            HouseKind::Row => cell.row(),
            _ => cell.column(),
        }
    }
}

impl fmt::Display for ClueCover {
    /// `r3c6=1 r2c9=2`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.clue, self.other)
    }
}
