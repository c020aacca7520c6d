//! [`Puzzle`]: what somebody wrote down, which may be wrong.

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
    givens: CellSet,
    removed: CandidateSet,
}

impl Puzzle {
    /// The grid with nothing in it.
    pub const EMPTY: Puzzle =
        Puzzle { digits: [None; 81], givens: CellSet::EMPTY, removed: CandidateSet::EMPTY };

    /// Enters a given.
    pub fn give(&mut self, candidate: Candidate) {
        self.place(candidate);
        self.givens.insert(candidate.cell);
    }

    /// Enters the given of a cell that nothing was entered in, if it has one.
    #[inline]
    pub(crate) fn give_if_any(&mut self, cell: Cell, digit: Option<Digit>) {
        self.digits[cell.index()] = digit;
        self.givens |= CellSet::from_bits(u128::from(digit.is_some()) << cell.index());
    }

    /// Enters a digit that was placed since, not given.
    pub fn place(&mut self, candidate: Candidate) {
        self.digits[candidate.cell.index()] = Some(candidate.digit);
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

    /// All digits, given or placed.
    pub(crate) fn digits(&self) -> CandidateSet {
        // Without a branch: whether a cell has a digit cannot be foreseen.
        let mut of = [CellSet::EMPTY; 10];
        for cell in Cell::all() {
            of[self.digit(cell).map_or(9, Digit::index)].insert(cell);
        }
        CandidateSet::by_digit(std::array::from_fn(|digit| of[digit]))
    }

    /// The cells whose digit is a given.
    pub fn givens(&self) -> CellSet {
        self.givens
    }

    /// The cells with a digit, given or placed.
    pub fn filled(&self) -> CellSet {
        Cell::all().filter(|&cell| self.digit(cell).is_some()).collect()
    }

    /// The candidates ruled out beyond what the digits rule out themselves.
    pub fn removed(&self) -> CandidateSet {
        self.removed
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
        let digits = self.digits();
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
