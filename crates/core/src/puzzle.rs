//! [`Puzzle`]: what somebody wrote down, which may be wrong.

use std::error::Error;
use std::fmt;

use crate::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, House};

/// A position as entered: digits, which of them are givens, and candidates already ruled out. It may
/// be wrong; [`State::new`](crate::State::new) says what is wrong with it, all at once.
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
    /// The grid with nothing in it.
    pub const EMPTY: Puzzle = Puzzle {
        digits: [None; 81],
        filled: CellSet::EMPTY,
        givens: CellSet::EMPTY,
        removed: CandidateSet::EMPTY,
    };

    /// Of the givens of all cells.
    pub(crate) fn of_givens(digits: [Option<Digit>; 81]) -> Puzzle {
        let mut filled = 0;
        for row in digits.chunks_exact(9).rev() {
            // Without a branch: whether a cell has a digit cannot be foreseen.
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

    /// Enters a digit that was placed since, not given.
    pub fn place(&mut self, candidate: Candidate) {
        self.digits[candidate.cell.index()] = Some(candidate.digit);
        self.filled.insert(candidate.cell);
        self.givens.remove(candidate.cell);
    }

    /// Rules candidates out.
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

    /// The candidates ruled out beyond what the digits rule out themselves.
    pub fn removed(&self) -> CandidateSet {
        self.removed
    }

    /// Whether the puzzle is no more than its givens: no digit has been placed since, and no candidate
    /// ruled out. Only such a puzzle is told whole by its 81 characters.
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

    /// What can stand in a cell: its digit, or all that no digit in a peer and no removal rules out.
    pub fn possible(&self, cell: Cell) -> DigitSet {
        if let Some(digit) = self.digit(cell) {
            return DigitSet::only(digit);
        }
        let seen: DigitSet = cell.peers().iter().filter_map(|peer| self.digit(peer)).collect();
        DigitSet::ALL - seen - self.removed.digits_in(cell)
    }

    /// Every digit that stands twice or more in a house. Empty for a puzzle that obeys the rules.
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
    /// The 81 characters, row by row, `.` for an empty cell. Removed candidates and the difference
    /// between given and placed are not shown.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let character = |digit: &Option<Digit>| digit.map_or('.', |it| char::from(b'0' + it.get()));
        f.write_str(&self.digits.iter().map(character).collect::<String>())
    }
}

/// A digit that stands twice or more in a house.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Clash {
    /// Which digit.
    pub digit: Digit,
    /// In which house.
    pub house: House,
    /// In which cells of it: two or more.
    pub cells: CellSet,
}

impl fmt::Display for Clash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let times = match self.cells.len() {
            2 => "twice".to_string(),
            count => format!("{count} times"),
        };
        let (digit, house, cells) = (self.digit, self.house.name(), self.cells);
        write!(f, "{digit} stands {times} in {house}: {cells}")
    }
}

/// Every digit that stands twice or more in a house: why a puzzle has no [`State`](crate::State).
/// Displays as all of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clashes(pub Vec<Clash>);

impl fmt::Display for Clashes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut separator = "";
        for clash in &self.0 {
            write!(f, "{separator}{clash}")?;
            separator = "; ";
        }
        Ok(())
    }
}

impl Error for Clashes {}
