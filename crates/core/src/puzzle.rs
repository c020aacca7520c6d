//! [`Puzzle`]: what somebody wrote down, which may be wrong.

use std::error::Error;
use std::fmt;

use crate::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, House, Sentence, sentence};

/// A position as entered: digits, which of them are givens, and candidates that are already eliminated. It
/// may break the rules; [`State::new`](crate::State::new) reports all clashes at once.
///
/// ```
/// use ergodoku_core::{Candidate, Puzzle};
///
/// let mut puzzle = Puzzle::EMPTY;
/// puzzle.give("r1c1=5".parse()?);
/// puzzle.give("r1c9=5".parse()?);
/// let [clash] = &puzzle.clashes()[..] else { panic!() };
/// assert_eq!(clash.to_string(), "5 stands twice in row 1: r1c19");
/// # Ok::<(), ergodoku_core::NotationError>(())
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Puzzle {
    digits: [Option<Digit>; 81],
    filled: CellSet,
    givens: CellSet,
    removed: CandidateSet,
}

impl Puzzle {
    /// The empty grid.
    pub const EMPTY: Puzzle = Puzzle {
        digits: [None; 81],
        filled: CellSet::EMPTY,
        givens: CellSet::EMPTY,
        removed: CandidateSet::EMPTY,
    };

    /// A puzzle with these givens.
    pub(crate) fn of_givens(digits: [Option<Digit>; 81]) -> Puzzle {
        let mut filled = 0;
        for row in digits.chunks_exact(9).rev() {
            // Branch-free, as it is unpredictable which cells have a digit.
            let positions = row.iter().rev().fold(0, |all, it| all << 1 | u16::from(it.is_some()));
            filled = filled << 9 | u128::from(positions);
        }
        let filled = CellSet::from_bits(filled);
        Puzzle { digits, filled, givens: filled, removed: CandidateSet::EMPTY }
    }

    /// Enters a given.
    pub fn give(&mut self, candidate: Candidate) {
        self.place(candidate);
        self.givens.insert(candidate.cell);
    }

    /// Enters a digit that is placed, not given.
    pub fn place(&mut self, candidate: Candidate) {
        self.digits[candidate.cell.index()] = Some(candidate.digit);
        self.filled.insert(candidate.cell);
        self.givens.remove(candidate.cell);
    }

    /// Eliminates candidates.
    pub fn remove(&mut self, candidates: CandidateSet) {
        self.removed |= candidates;
    }

    /// The digit in a cell, given or placed.
    pub fn digit(&self, cell: Cell) -> Option<Digit> {
        self.digits[cell.index()]
    }

    /// The cells whose digit is a given.
    pub fn givens(&self) -> CellSet {
        self.givens
    }

    /// The cells with a digit, given or placed.
    pub fn filled(&self) -> CellSet {
        self.filled
    }

    /// The eliminated candidates, besides those that the digits exclude.
    pub fn removed(&self) -> CandidateSet {
        self.removed
    }

    /// Whether the puzzle consists of givens only: no digit is placed besides, and no candidate is
    /// eliminated. Only such a puzzle is fully described by its 81 characters.
    ///
    /// ```
    /// use ergodoku_core::text;
    ///
    /// let grid = ".".repeat(80);
    /// assert!(text::parse_one(&format!("{grid}5"))?.puzzle.is_givens_alone());
    /// assert!(!text::parse_one(&format!("{grid}+5"))?.puzzle.is_givens_alone());
    /// assert!(!text::parse_one(&format!("{grid}5:111"))?.puzzle.is_givens_alone());
    /// # Ok::<(), text::ParseError>(())
    /// ```
    pub fn is_givens_alone(&self) -> bool {
        self.filled == self.givens && self.removed.is_empty()
    }

    /// The possible digits of a cell: its digit, or all candidates that are neither eliminated nor excluded
    /// by a digit in a peer.
    pub fn possible(&self, cell: Cell) -> DigitSet {
        if let Some(digit) = self.digit(cell) {
            return DigitSet::only(digit);
        }
        let seen: DigitSet = cell.peers().iter().filter_map(|peer| self.digit(peer)).collect();
        DigitSet::ALL - seen - self.removed.digits_in(cell)
    }

    /// The digits that occur twice or more in a house. Empty for a puzzle that obeys the rules.
    pub fn clashes(&self) -> Vec<Clash> {
        let candidate = |cell| Some(Candidate::new(cell, self.digit(cell)?));
        let digits: CandidateSet = self.filled.iter().filter_map(candidate).collect();
        let mut clashes = Vec::new();
        for house in House::all() {
            for digit in Digit::ALL {
                let cells = digits.cells_of(digit) & house.cells();
                if !cells.is_empty() && !cells.is_single() {
                    clashes.push(Clash { digit, house, cells });
                }
            }
        }
        clashes
    }
}

impl fmt::Display for Puzzle {
    /// 81 characters, row by row, with `.` for an empty cell. Does not show removed candidates, nor which
    /// digits are givens.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let characters = self.digits.map(|digit| digit.map_or(b'.', |it| b'0' + it.get()));
        f.write_str(str::from_utf8(&characters).map_err(|_| fmt::Error)?)
    }
}

/// A digit that occurs twice or more in a house.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Clash {
    /// The digit.
    pub digit: Digit,
    /// The house.
    pub house: House,
    /// The cells of the house that hold the digit, two or more.
    pub cells: CellSet,
}

impl fmt::Display for Clash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Sentence::from(*self).fmt(f)
    }
}

impl From<Clash> for Sentence {
    fn from(Clash { digit, house, cells }: Clash) -> Sentence {
        let (count, cells) = (cells.len(), cells.to_string());
        sentence!("error-clash", digit, count, house, cells)
    }
}

/// All clashes of a puzzle, the reason why it has no [`State`](crate::State).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClashError(pub Vec<Clash>);

impl fmt::Display for ClashError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Sentence::from(self).fmt(f)
    }
}

impl From<&ClashError> for Sentence {
    fn from(error: &ClashError) -> Sentence {
        let clashes = error.0.iter().map(|clash| Sentence::from(*clash));
        clashes.reduce(|first, last| sentence!("error-joined", first, last)).unwrap_or_default()
    }
}

impl Error for ClashError {}
