//! [`State`]: what is known so far: digits placed and candidates left.

use std::error::Error;
use std::fmt;
use std::hash::{Hash, Hasher};

use crate::singles::Singles;
use crate::{
    Candidate, CandidateSet, Cell, CellSet, Clashes, Conclusion, Constraint, Digit, DigitSet,
    House, HouseSet, Puzzle,
};

/// What is known of a puzzle: the digits placed and the candidates left in the other cells. A placed
/// cell has no candidates, and no cell has a digit that one of its peers holds.
///
/// Only [`State::apply`] changes a state, and it rejects whatever would break that promise.
///
/// ```
/// use ergodoku_core::{Conclusion, Puzzle, State};
///
/// let mut state = State::new(&Puzzle::EMPTY)?;
/// state.apply(&Conclusion::Place("r5c5=1".parse()?))?;
/// assert_eq!(state.candidates("r5c9".parse()?).to_string(), "23456789");
///
/// let wrong = state.apply(&Conclusion::Place("r5c9=1".parse()?)).unwrap_err();
/// assert_eq!(wrong.to_string(), "r5c9 cannot be 1: the candidate is ruled out");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct State {
    candidates: [DigitSet; 81],
    places: CandidateSet,
    placed: CandidateSet,
    filled: CellSet,
    givens: CellSet,
    singles: Singles,
    /// Whether a cell has lost its last candidate, or a house its last place for a digit.
    may_contradict: bool,
}

impl State {
    /// Before anything is known.
    const BLANK: State = State {
        candidates: [DigitSet::EMPTY; 81],
        places: CandidateSet::ALL,
        placed: CandidateSet::EMPTY,
        filled: CellSet::EMPTY,
        givens: CellSet::EMPTY,
        singles: Singles::NONE,
        may_contradict: false,
    };

    /// The state a puzzle starts from: its digits placed, their peers' candidates gone, the removed
    /// candidates gone.
    ///
    /// # Errors
    /// If a digit stands twice in a house: every such clash. A state without clashes may still have no
    /// solution, see [`State::contradiction`].
    pub fn new(puzzle: &Puzzle) -> Result<State, Clashes> {
        let (filled, givens) = (puzzle.filled(), puzzle.givens());
        let mut state = State { filled, givens, ..State::BLANK };
        let mut seen = [CellSet::EMPTY; 9];
        let mut held = [DigitSet::EMPTY; 27];
        for cell in filled.iter() {
            let Some(digit) = puzzle.digit(cell) else { continue };
            state.placed.insert(Candidate::new(cell, digit));
            seen[digit.index()] |= cell.peers();
            cell.houses().into_iter().for_each(|house| held[house.index()].insert(digit));
        }
        for digit in Digit::ALL {
            if !state.placed.cells_of(digit).is_disjoint(seen[digit.index()]) {
                return Err(Clashes(puzzle.clashes()));
            }
            state.places.remove_cells(digit, seen[digit.index()] | filled);
        }
        for (row, candidates) in state.candidates.chunks_exact_mut(9).enumerate() {
            for (column, candidates) in candidates.iter_mut().enumerate() {
                let square = row / 3 * 3 + column / 3;
                *candidates = DigitSet::ALL - held[row] - held[9 + column] - held[18 + square];
            }
        }
        filled.iter().for_each(|cell| state.candidates[cell.index()] = DigitSet::EMPTY);
        state.singles.begin(&state.placed, &state.places);
        state.may_contradict =
            filled | state.places.cells() != CellSet::ALL || state.singles.is_any_shut_out();
        state.eliminate(&puzzle.removed());
        Ok(state)
    }

    /// Takes a conclusion for true. Placing a digit removes the other candidates of its cell and the
    /// digit from the cells it sees; whatever else follows is another step's business.
    ///
    /// What the state knows already changes nothing: to place a digit where it stands, or to eliminate
    /// a candidate that is gone. A legal conclusion may still leave no solution, see
    /// [`State::contradiction`].
    ///
    /// # Errors
    /// If the conclusion contradicts what the state knows: it places a digit that is neither in the cell
    /// nor among its candidates, or eliminates a digit that is placed. The state is then as it was.
    ///
    /// ```
    /// use ergodoku_core::{Conclusion, ConclusionError, Puzzle, State};
    ///
    /// let mut state = State::new(&Puzzle::EMPTY)?;
    /// let five = Conclusion::Place("r1c1=5".parse()?);
    /// state.apply(&five)?;
    /// assert_eq!(state.apply(&five), Ok(()));
    /// assert_eq!(state.apply(&Conclusion::Eliminate("r1c9<>5".parse()?)), Ok(()));
    ///
    /// let gone = Conclusion::Eliminate("r12c1<>5".parse()?);
    /// assert_eq!(state.apply(&gone), Err(ConclusionError::Placed("r1c1=5".parse()?)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn apply(&mut self, conclusion: &Conclusion) -> Result<(), ConclusionError> {
        match *conclusion {
            Conclusion::Place(it) if self.placed.contains(it) => return Ok(()),
            Conclusion::Place(it) if !self.places.contains(it) => {
                return Err(match self.digit(it.cell) {
                    Some(held) => ConclusionError::Filled { placed: it, held },
                    None => ConclusionError::RuledOut(it),
                });
            }
            Conclusion::Place(_) => {}
            Conclusion::Eliminate(gone) => {
                if let Some(placed) = (gone & self.placed).iter().next() {
                    return Err(ConclusionError::Placed(placed));
                }
            }
        }
        self.apply_unchecked(conclusion);
        Ok(())
    }

    /// [`State::apply`] without its checks, for conclusions that were found in this very state.
    ///
    /// A digit placed has to be among the candidates of its cell, and no candidate eliminated may be a
    /// digit placed: else the state is wrong from then on. With debug assertions this panics.
    pub fn apply_unchecked(&mut self, conclusion: &Conclusion) {
        debug_assert!(
            conclusion.placed().is_none_or(|it| self.places.contains(it))
                && conclusion.eliminated().is_disjoint(&self.placed),
            "{conclusion} does not fit {self}"
        );
        match conclusion {
            Conclusion::Place(candidate) => self.place(*candidate),
            Conclusion::Eliminate(candidates) => self.eliminate(candidates),
        }
    }

    fn place(&mut self, it: Candidate) {
        let Candidate { cell, digit } = it;
        let others = std::mem::take(&mut self.candidates[cell.index()]).without(digit);
        self.placed.insert(it);
        self.filled.insert(cell);
        self.places.remove(it);
        self.singles.fill(cell);
        self.lose(digit, cell.peers(), Some(cell));
        for other in others.iter() {
            self.places.remove(Candidate::new(cell, other));
            let mut loss = self.singles.begin_loss(other);
            loss.lose(cell, false);
            self.may_contradict |= loss.end();
        }
    }

    fn eliminate(&mut self, candidates: &CandidateSet) {
        for digit in Digit::ALL {
            self.lose(digit, candidates.cells_of(digit), None);
        }
    }

    /// Eliminates a digit from cells, which see the cell `filled` that it was placed in, if it was.
    #[inline(always)]
    fn lose(&mut self, digit: Digit, cells: CellSet, filled: Option<Cell>) {
        let gone = cells & self.places(digit);
        if gone.is_empty() && filled.is_none() {
            return;
        }
        self.places.remove_cells(digit, gone);
        let mut loss = self.singles.begin_loss(digit);
        let mut is_any_bare = false;
        for cell in gone.iter() {
            let left = &mut self.candidates[cell.index()];
            left.remove(digit);
            is_any_bare |= left.is_empty();
            loss.lose(cell, left.is_single());
        }
        if let Some(cell) = filled {
            loss.settle(cell);
        }
        self.may_contradict |= is_any_bare | loss.end();
    }

    /// The houses with one empty cell left, and the one candidate there, in the order in which the cells
    /// came to one candidate.
    #[inline]
    pub fn last_cells(&self) -> impl Iterator<Item = (House, Candidate)> {
        self.singles.last_cells(self.unsolved()).filter_map(|house| {
            let cell = (self.unsolved() & house.cells()).first()?;
            Some((house, Candidate::new(cell, self.candidates(cell).single()?)))
        })
    }

    /// The cells with one candidate left, in the order in which they came to that.
    #[inline]
    pub fn naked_singles(&self) -> impl Iterator<Item = Candidate> {
        self.singles.naked().filter_map(|cell| {
            let digit = self.candidates(cell).single()?;
            Some(Candidate::new(cell, digit))
        })
    }

    /// The houses with one place left for a digit that is not placed there, and the place, in the
    /// order in which they came to that.
    #[inline]
    pub fn hidden_singles(&self) -> impl Iterator<Item = (House, Candidate)> {
        self.singles.hidden().filter_map(|(house, digit)| {
            let cell = (self.places(digit) & house.cells()).single()?;
            Some((house, Candidate::new(cell, digit)))
        })
    }

    /// The houses with exactly two places for a digit.
    #[inline]
    pub fn halved_houses(&self, digit: Digit) -> HouseSet {
        self.singles.halved(digit)
    }

    /// The digit placed in a cell.
    pub fn digit(&self, cell: Cell) -> Option<Digit> {
        if !self.filled.contains(cell) {
            return None;
        }
        let placed = |digit: &Digit| self.placed(*digit).contains(cell);
        Digit::ALL.into_iter().find(placed)
    }

    /// Whether the cell's digit is a given.
    pub fn is_given(&self, cell: Cell) -> bool {
        self.givens.contains(cell)
    }

    /// The cells whose digits are givens.
    pub fn givens(&self) -> CellSet {
        self.givens
    }

    /// The candidates of a cell; none once a digit is placed.
    #[inline]
    pub fn candidates(&self, cell: Cell) -> DigitSet {
        self.candidates[cell.index()]
    }

    /// The cells with `digit` among their candidates.
    #[inline]
    pub fn places(&self, digit: Digit) -> CellSet {
        self.places.cells_of(digit)
    }

    /// All candidates left.
    pub fn all_candidates(&self) -> &CandidateSet {
        &self.places
    }

    /// The cells where `digit` is placed.
    #[inline]
    pub fn placed(&self, digit: Digit) -> CellSet {
        self.placed.cells_of(digit)
    }

    /// The cells with a digit.
    #[inline]
    pub fn filled(&self) -> CellSet {
        self.filled
    }

    /// The cells without a digit.
    #[inline]
    pub fn unsolved(&self) -> CellSet {
        CellSet::ALL - self.filled()
    }

    /// How many cells of a house have no digit.
    #[inline]
    pub fn unsolved_in(&self, house: House) -> usize {
        self.singles.empty_in(house)
    }

    /// Candidates left and digits placed: all that can still be true.
    pub fn live(&self) -> CandidateSet {
        self.places | self.placed
    }

    /// The cells with exactly `count` candidates.
    pub fn cells_with(&self, count: usize) -> CellSet {
        // Each cell's count as a binary number, its four digits in four sets.
        let mut counts = [CellSet::EMPTY; 4];
        for digit in Digit::ALL {
            let mut carry = self.places(digit);
            for bit in &mut counts {
                (*bit, carry) = ((*bit | carry) - (*bit & carry), *bit & carry);
            }
        }
        let is_as_in =
            |at: usize| if count >> at & 1 == 1 { counts[at] } else { CellSet::ALL - counts[at] };
        (0..4).fold(CellSet::ALL, |cells, at| cells & is_as_in(at))
    }

    /// Whether every cell has a digit.
    #[inline]
    pub fn is_solved(&self) -> bool {
        // By halves, as they were written: to read what was just written in other pieces takes long.
        let [low, high] = [0, 64].map(|below| (self.filled.bits() >> below) as u64);
        low & (high | !(CellSet::ALL.bits() >> 64) as u64) == u64::MAX
    }

    /// A rule that can no longer be kept, if there is one: the state then has no solution.
    #[inline]
    pub fn contradiction(&self) -> Option<Contradiction> {
        if self.may_contradict { self.find_contradiction() } else { None }
    }

    fn find_contradiction(&self) -> Option<Contradiction> {
        let open = self.places.cells();
        if let Some(cell) = (self.unsolved() - open).first() {
            return Some(Contradiction::NoCandidate(cell));
        }
        for digit in Digit::ALL {
            let possible = self.places(digit) | self.placed(digit);
            if let Some(house) = House::all().find(|house| possible.is_disjoint(house.cells())) {
                return Some(Contradiction::NoPlace(house, digit));
            }
        }
        None
    }

    /// The state as a puzzle: the givens, the digits placed since, and the candidates gone that no
    /// digit rules out.
    pub fn to_puzzle(&self) -> Puzzle {
        let mut puzzle = Puzzle::EMPTY;
        for cell in Cell::all() {
            match self.digit(cell).map(|digit| Candidate::new(cell, digit)) {
                Some(candidate) if self.is_given(cell) => puzzle.give(candidate),
                Some(candidate) => puzzle.place(candidate),
                None => {}
            }
        }
        for cell in self.unsolved().iter() {
            let gone = puzzle.possible(cell) - self.candidates(cell);
            puzzle.remove(CandidateSet::in_cell(cell, gone));
        }
        puzzle
    }
}

impl PartialEq for State {
    /// Two states are the same if the same is known, whichever way that came about.
    fn eq(&self, other: &State) -> bool {
        self.candidates == other.candidates
            && self.placed == other.placed
            && self.givens == other.givens
    }
}

impl Eq for State {}

impl Hash for State {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        (self.candidates, self.placed, self.givens).hash(hasher);
    }
}

impl fmt::Display for State {
    /// The 81 characters, `.` for a cell without a digit.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Cell::all().try_for_each(|cell| match self.digit(cell) {
            Some(digit) => write!(f, "{digit}"),
            None => f.write_str("."),
        })
    }
}

impl fmt::Debug for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "State({self})")
    }
}

/// Why a conclusion cannot be applied to a state: it contradicts what is known there. Displays in words.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum ConclusionError {
    /// The cell of the digit to place holds another one.
    Filled {
        /// What was to be placed.
        placed: Candidate,
        /// The digit that the cell holds.
        held: Digit,
    },
    /// The digit to place is not among the candidates of its cell.
    RuledOut(Candidate),
    /// A candidate to eliminate is a digit placed: the first such.
    Placed(Candidate),
}

impl fmt::Display for ConclusionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            ConclusionError::Filled { placed: Candidate { cell, digit }, held } => {
                write!(f, "{cell} cannot be {digit}: it holds {held}")
            }
            ConclusionError::RuledOut(Candidate { cell, digit }) => {
                write!(f, "{cell} cannot be {digit}: the candidate is ruled out")
            }
            ConclusionError::Placed(Candidate { cell, digit }) => {
                write!(f, "{digit} cannot be eliminated from {cell}: it is placed there")
            }
        }
    }
}

impl Error for ConclusionError {}

/// A rule of the game that a state can no longer keep.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Contradiction {
    /// A cell without a digit has no candidate left.
    NoCandidate(Cell),
    /// A house has no place left for a digit.
    NoPlace(House, Digit),
}

impl Contradiction {
    /// The rule that is broken.
    pub fn constraint(self) -> Constraint {
        match self {
            Contradiction::NoCandidate(cell) => Constraint::Cell(cell),
            Contradiction::NoPlace(house, digit) => Constraint::House(house, digit),
        }
    }
}

impl fmt::Display for Contradiction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contradiction::NoCandidate(cell) => write!(f, "{cell} has no candidate left"),
            Contradiction::NoPlace(house, digit) => {
                write!(f, "{} has no place left for {digit}", house.name())
            }
        }
    }
}
