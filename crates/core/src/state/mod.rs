//! [`State`]: what is known so far: digits placed and candidates left.

mod apply;

use crate::each::Each as _;
use std::fmt;
use std::hash::{Hash, Hasher};

use crate::counts::{HouseCounts, HouseMarks};
use crate::{
    Candidate, CandidateSet, Cell, CellSet, ClashError, Contradiction, Digit, DigitSet, House,
    HouseSet, Puzzle,
};

pub use apply::Observer;

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
    /// How many places each house has left for each digit.
    place_counts: [HouseCounts; 9],
    /// The houses with one place for each digit. A tenth entry, always empty, lets digits be read in
    /// pairs.
    single_places: [HouseMarks; 10],
    /// How many cells without a digit each house has.
    unsolved_counts: HouseCounts,
    /// Whether candidates may have been eliminated that no digit rules out.
    may_lack_candidates: bool,
    /// Whether a cell has lost its last candidate, or a house its last place for a digit.
    may_contradict: bool,
}

/// The digits two by two. Of the tenth, which is no digit, nothing is ever counted.
static DIGIT_PAIRS: [[Digit; 2]; 5] = {
    let mut pairs = [[Digit::ALL[0]; 2]; 5];
    let mut index = 0;
    while index < 9 {
        pairs[index / 2][index % 2] = Digit::ALL[index];
        index += 1;
    }
    pairs
};

impl State {
    /// Before anything is known.
    const BLANK: State = State {
        candidates: [DigitSet::EMPTY; 81],
        places: CandidateSet::ALL,
        placed: CandidateSet::EMPTY,
        filled: CellSet::EMPTY,
        givens: CellSet::EMPTY,
        place_counts: [HouseCounts::ZERO; 9],
        single_places: [HouseMarks::NONE; 10],
        unsolved_counts: HouseCounts::ZERO,
        may_lack_candidates: false,
        may_contradict: false,
    };

    /// The state a puzzle starts from: its digits placed, and as candidates all that neither a digit nor
    /// the puzzle itself rules out.
    ///
    /// # Errors
    /// If a digit stands twice in a house: every such clash. A state without clashes may still have no
    /// solution, see [`State::contradiction`].
    pub fn new(puzzle: &Puzzle) -> Result<State, ClashError> {
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
                return Err(ClashError(puzzle.clashes()));
            }
            state.places.remove_cells(digit, seen[digit.index()] | filled);
        }
        for (row, candidates) in state.candidates.chunks_exact_mut(9).enumerate() {
            for (column, candidates) in candidates.iter_mut().enumerate() {
                let block = row / 3 * 3 + column / 3;
                *candidates = DigitSet::ALL - held[row] - held[9 + column] - held[18 + block];
            }
        }
        filled.iter().for_each(|cell| state.candidates[cell.index()] = DigitSet::EMPTY);
        state.remove(&puzzle.removed());
        state.count_all();
        Ok(state)
    }

    /// Removes candidates while nothing has been counted yet: of 729 candidates most may be missing.
    fn remove(&mut self, candidates: &CandidateSet) {
        for digit in Digit::ALL {
            let lost = candidates.cells_of(digit) & self.places(digit);
            self.may_lack_candidates |= !lost.is_empty();
            self.places.remove_cells(digit, lost);
            lost.iter().for_each(|cell| self.candidates[cell.index()].remove(digit));
        }
    }

    /// Counts what the placed digits leave, house by house.
    fn count_all(&mut self) {
        self.unsolved_counts = HouseCounts::of(self.unsolved());
        self.may_contradict = self.filled | self.places.cells() != CellSet::ALL;
        for digit in Digit::ALL {
            let mut counts = HouseCounts::of(self.places(digit));
            self.placed(digit).iter().for_each(|cell| counts.settle(cell));
            self.store_counts(digit, counts);
        }
    }

    /// [`State::single_place_houses`] of all digits, in no order that means anything.
    #[inline]
    pub fn single_places(&self) -> impl Iterator<Item = (House, Digit)> {
        let pairs = DIGIT_PAIRS.iter().zip(self.single_places.chunks_exact(2));
        pairs.flat_map(|(digits, marks)| HouseMarks::of_two_digits(digits, [marks[0], marks[1]]))
    }

    /// The houses with exactly one place left for a digit that is not placed there.
    #[inline]
    pub fn single_place_houses(&self, digit: Digit) -> HouseSet {
        self.single_places[digit.index()].to_set()
    }

    /// The houses with exactly one cell without a digit, in no order that means anything.
    #[inline]
    pub fn houses_with_one_unsolved(&self) -> impl Iterator<Item = House> {
        self.unsolved_counts.ones().iter()
    }

    /// The houses with exactly two places for a digit: the two are strongly linked.
    #[inline]
    pub fn bilocal_houses(&self, digit: Digit) -> HouseSet {
        self.place_counts[digit.index()].twos().to_set()
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
        self.unsolved_counts.get(house)
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
        // Read in the halves in which they were written: a wider read would wait for both stores.
        let [low, high] = [0, 64].each(|below| (self.filled.bits() >> below) as u64);
        low & (high | !(CellSet::ALL.bits() >> 64) as u64) == u64::MAX
    }

    /// A rule that can no longer be kept, if there is one: the state then has no solution.
    #[inline]
    pub fn contradiction(&self) -> Option<Contradiction> {
        if self.may_contradict { self.contradictions().next() } else { None }
    }

    /// Every rule that can no longer be kept: cells, then digits house by house. Empty if there is none.
    ///
    /// ```
    /// use ergodoku_core::{Conclusion, Puzzle, State};
    ///
    /// let mut state = State::new(&Puzzle::EMPTY)?;
    /// state.apply(&Conclusion::Eliminate("r1c1<>123456789, r1c2<>5".parse()?))?;
    /// let broken: Vec<_> = state.contradictions().map(|it| it.to_string()).collect();
    /// assert_eq!(broken, ["r1c1 has no candidate left"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn contradictions(&self) -> impl Iterator<Item = Contradiction> {
        let open = self.places.cells();
        let cells = if self.may_contradict { self.unsolved() - open } else { CellSet::EMPTY };
        let digits = self.may_contradict.then_some(Digit::ALL).into_iter().flatten();
        let houses = digits.flat_map(|digit| {
            let empty = self.place_counts[digit.index()].zeros().to_set();
            empty.iter().map(move |house| Contradiction::NoPlace(house, digit))
        });
        cells.iter().map(Contradiction::NoCandidate).chain(houses)
    }

    /// The candidates ruled out beyond what the digits rule out themselves, as in [`Puzzle::removed`].
    pub fn removed(&self) -> CandidateSet {
        if !self.may_lack_candidates {
            return CandidateSet::EMPTY;
        }
        let missing = |digit: Digit| {
            let placed = self.placed(digit).iter();
            let ruled_out = placed.fold(self.filled, |all, cell| all | cell.peers());
            CandidateSet::of(digit, CellSet::ALL - ruled_out - self.places(digit))
        };
        Digit::ALL.into_iter().fold(CandidateSet::EMPTY, |all, digit| all | missing(digit))
    }

    /// The state as a puzzle: the givens, the digits placed since, and the candidates removed that no
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
        puzzle.remove(self.removed());
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
        let mut characters = [b'.'; 81];
        for digit in Digit::ALL {
            for cell in self.placed(digit).iter() {
                characters[cell.index()] = b'0' + digit.get();
            }
        }
        f.write_str(str::from_utf8(&characters).map_err(|_| fmt::Error)?)
    }
}

impl fmt::Debug for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "State({self})")
    }
}
