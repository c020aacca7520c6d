//! [`Board`]: the puzzle with the player's digits and marks.

use std::sync::Arc;

use ergodoku::text::Entry;
use ergodoku::{Candidate, CandidateSet, Cell, CellSet, Conclusion, Digit, DigitSet, Puzzle, text};

/// A position in a game. A cell without a digit has *notes* or *candidates*. Notes are digits that the player
/// wrote, and say nothing about the others. Candidates are all digits that are possible there: those that no
/// other cell rules out, without those that were crossed out. So only candidates count for hints and checks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    start: Arc<Start>,
    digits: [Option<Digit>; 81],
    notes: [DigitSet; 81],
    /// The cells that show candidates instead of notes.
    filled_in: CellSet,
    /// The candidates crossed out, all of them in cells that are filled in.
    crossed_out: CandidateSet,
}

/// What is never changed.
#[derive(Debug, PartialEq, Eq)]
struct Start {
    givens: [Option<Digit>; 81],
    /// Candidates that a Sukaku excludes.
    excluded: CandidateSet,
}

/// The marks of a cell, as they are kept.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Marks {
    /// Digits written.
    Notes(DigitSet),
    /// All possible digits but these.
    CandidatesBut(DigitSet),
}

impl Board {
    /// A puzzle as it was read. Placed digits are the player's. Removed candidates are crossed out, but belong
    /// to the puzzle if it has no givens, as a Sukaku.
    ///
    /// ```
    /// use ergodoku::text;
    /// use ergodoku_play::Board;
    ///
    /// let board = Board::new(&text::parse_one(&format!("1+2{}:313", ".".repeat(79)))?);
    /// let [given, placed, open] = ["r1c1", "r1c2", "r1c3"].map(|cell| cell.parse().unwrap());
    /// assert!(board.is_given(given) && !board.is_given(placed));
    /// assert_eq!(board.marks(open, true).to_string(), "456789");
    /// # Ok::<(), text::ParseError>(())
    /// ```
    pub fn new(entry: &Entry) -> Board {
        let puzzle = &entry.puzzle;
        let is_given = |cell: &Cell| puzzle.givens().contains(*cell);
        let excluded = match puzzle.givens().is_empty() {
            true => puzzle.removed(),
            false => CandidateSet::EMPTY,
        };
        let digits = |given: bool| {
            let mut digits = [None; 81];
            for cell in Cell::all().filter(|cell| is_given(cell) == given) {
                digits[cell.index()] = puzzle.digit(cell);
            }
            digits
        };
        let crossed_out = puzzle.removed().difference(excluded);
        let has_candidates = !puzzle.removed().is_empty()
            || matches!(entry.format, text::Format::PencilMarks | text::Format::Sukaku);
        let mut board = Board {
            start: Arc::new(Start { givens: digits(true), excluded }),
            digits: digits(false),
            notes: [DigitSet::EMPTY; 81],
            filled_in: if has_candidates { CellSet::ALL } else { CellSet::EMPTY },
            crossed_out: CandidateSet::EMPTY,
        };
        let is_open = |it: &Candidate| board.legal(it.cell).contains(it.digit);
        board.crossed_out = crossed_out.iter().filter(is_open).collect();
        board
    }

    /// The digit in a cell.
    pub fn digit(&self, cell: Cell) -> Option<Digit> {
        self.start.givens[cell.index()].or(self.digits[cell.index()])
    }

    /// Whether the digit of the cell is a given.
    pub fn is_given(&self, cell: Cell) -> bool {
        self.start.givens[cell.index()].is_some()
    }

    /// Whether every cell has a digit.
    pub fn is_full(&self) -> bool {
        Cell::all().all(|cell| self.digit(cell).is_some())
    }

    /// Whether every cell has a digit, and no rule is broken.
    pub fn is_solved(&self) -> bool {
        self.is_full() && self.conflicts().is_empty()
    }

    /// The number of cells with this digit.
    pub fn count(&self, digit: Digit) -> usize {
        Cell::all().filter(|cell| self.digit(*cell) == Some(digit)).count()
    }

    /// The digits that no rule excludes from an empty cell; none if it has a digit.
    pub fn legal(&self, cell: Cell) -> DigitSet {
        match self.digit(cell) {
            Some(_) => DigitSet::EMPTY,
            None => self.unopposed(cell),
        }
    }

    /// The digits that no other cell rules out, nor the puzzle itself.
    fn unopposed(&self, cell: Cell) -> DigitSet {
        let seen: DigitSet = cell.peers().iter().filter_map(|peer| self.digit(peer)).collect();
        DigitSet::ALL - seen - self.start.excluded.digits_in(cell)
    }

    /// The marks of an empty cell: its candidates or its notes. With `tidy`, notes that a digit rules out are
    /// left out.
    pub fn marks(&self, cell: Cell, tidy: bool) -> DigitSet {
        match (self.digit(cell), self.kept_marks(cell)) {
            (Some(_), _) => DigitSet::EMPTY,
            (None, Marks::CandidatesBut(crossed_out)) => self.legal(cell) - crossed_out,
            (None, Marks::Notes(notes)) if tidy => notes & self.legal(cell),
            (None, Marks::Notes(notes)) => notes,
        }
    }

    /// The marks of a cell, as they are kept even under a digit.
    pub(crate) fn kept_marks(&self, cell: Cell) -> Marks {
        match self.filled_in.contains(cell) {
            true => Marks::CandidatesBut(self.crossed_out.digits_in(cell)),
            false => Marks::Notes(self.notes[cell.index()]),
        }
    }

    /// The digit that the player placed in a cell.
    pub(crate) fn placed(&self, cell: Cell) -> Option<Digit> {
        self.digits[cell.index()]
    }

    /// The cells whose digit breaks a rule.
    pub fn conflicts(&self) -> CellSet {
        let breaks = |cell: &Cell| {
            self.digit(*cell).is_some_and(|digit| !self.unopposed(*cell).contains(digit))
        };
        Cell::all().filter(breaks).collect()
    }

    /// The position for the engine: givens, placed digits and removed candidates.
    pub fn puzzle(&self) -> Puzzle {
        let mut puzzle = self.givens();
        for cell in Cell::all() {
            if let Some(digit) = self.digits[cell.index()] {
                puzzle.place(Candidate::new(cell, digit));
            }
        }
        puzzle.remove(self.crossed_out);
        puzzle
    }

    /// The puzzle without anything that the player did.
    pub fn givens(&self) -> Puzzle {
        let mut puzzle = Puzzle::EMPTY;
        for cell in Cell::all() {
            if let Some(digit) = self.start.givens[cell.index()] {
                puzzle.give(Candidate::new(cell, digit));
            }
        }
        puzzle.remove(self.start.excluded);
        puzzle
    }

    /// Places a digit. The caller makes sure that the cell is not a given.
    pub(crate) fn place(&mut self, it: Candidate) {
        self.digits[it.cell.index()] = Some(it.digit);
    }

    /// Takes the digit out of a cell, or its marks if it has none.
    pub(crate) fn erase(&mut self, cell: Cell) {
        if self.digits[cell.index()].take().is_none() {
            self.set_marks(cell, Marks::Notes(DigitSet::EMPTY));
        }
    }

    /// Writes a mark, or takes it away.
    pub(crate) fn toggle_mark(&mut self, it: Candidate) {
        let toggled = |set: DigitSet| match set.contains(it.digit) {
            true => set.without(it.digit),
            false => set.with(it.digit),
        };
        let marks = match self.kept_marks(it.cell) {
            Marks::Notes(notes) => Marks::Notes(toggled(notes)),
            Marks::CandidatesBut(crossed_out) => Marks::CandidatesBut(toggled(crossed_out)),
        };
        self.set_marks(it.cell, marks);
    }

    pub(crate) fn set_marks(&mut self, cell: Cell, marks: Marks) {
        let (notes, crossed_out) = match marks {
            Marks::Notes(notes) => (notes, DigitSet::EMPTY),
            Marks::CandidatesBut(crossed_out) => (DigitSet::EMPTY, crossed_out),
        };
        self.notes[cell.index()] = notes;
        match marks {
            Marks::Notes(_) => self.filled_in.remove(cell),
            Marks::CandidatesBut(_) => self.filled_in.insert(cell),
        }
        for digit in Digit::ALL {
            let it = Candidate::new(cell, digit);
            match crossed_out.contains(digit) {
                true => self.crossed_out.insert(it),
                false => self.crossed_out.remove(it),
            }
        }
    }

    /// Shows the candidates of every cell. Those crossed out stay so.
    pub(crate) fn fill_in(&mut self) {
        self.filled_in = CellSet::ALL;
        self.notes = [DigitSet::EMPTY; 81];
    }

    /// Whether every empty cell shows its candidates.
    pub fn is_filled_in(&self) -> bool {
        Cell::all().all(|cell| self.digit(cell).is_some() || self.filled_in.contains(cell))
    }

    /// Applies a step. A cell that loses a candidate shows all others.
    pub(crate) fn apply(&mut self, conclusion: &Conclusion) {
        if let Some(placed) = conclusion.placed() {
            self.place(placed);
        }
        for it in conclusion.eliminated().iter() {
            if let Marks::Notes(_) = self.kept_marks(it.cell) {
                self.set_marks(it.cell, Marks::CandidatesBut(DigitSet::EMPTY));
            }
            self.crossed_out.insert(it);
        }
    }

    /// Takes back a candidate that was crossed out.
    pub(crate) fn restore(&mut self, it: Candidate) {
        self.crossed_out.remove(it);
    }

    /// Removes all digits and marks of the player.
    pub(crate) fn restart(&mut self) {
        self.digits = [None; 81];
        self.notes = [DigitSet::EMPTY; 81];
        self.crossed_out = CandidateSet::EMPTY;
        let is_sukaku = !self.start.excluded.is_empty();
        self.filled_in = if is_sukaku { CellSet::ALL } else { CellSet::EMPTY };
    }
}
