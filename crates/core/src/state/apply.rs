//! How a [`State`] changes: [`State::apply`], and [`Observer`] for those who follow the changes.

use super::State;
use crate::counts::HouseCounts;
use crate::{Candidate, CandidateSet, Cell, CellSet, Conclusion, ConclusionError, Digit, DigitSet};

/// Watches what a conclusion changes in a state, see [`State::apply_with`]. `()` watches nothing.
pub trait Observer {
    /// A digit is placed in a cell. Its losses follow.
    fn placed(&mut self, candidate: Candidate);

    /// A candidate is lost; `left` are those left in its cell, none if the cell has its digit.
    fn lost(&mut self, candidate: Candidate, left: DigitSet);
}

impl Observer for () {
    #[inline(always)]
    fn placed(&mut self, _: Candidate) {}

    #[inline(always)]
    fn lost(&mut self, _: Candidate, _: DigitSet) {}
}

impl State {
    /// Takes a conclusion for true. Placing a digit removes the other candidates of its cell and the
    /// digit from the cells it sees; whatever else follows is another step's business.
    ///
    /// What the state knows already changes nothing: to place a digit where it stands, or to eliminate
    /// a candidate that is ruled out. A legal conclusion may still leave no solution, see
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
    /// let wrong = Conclusion::Eliminate("r12c1<>5".parse()?);
    /// assert_eq!(state.apply(&wrong), Err(ConclusionError::Placed("r1c1=5".parse()?)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn apply(&mut self, conclusion: &Conclusion) -> Result<(), ConclusionError> {
        self.apply_with(conclusion, &mut ())
    }

    /// [`State::apply`], watched: the observer is told of the digit placed, then of each candidate lost,
    /// in the order in which they are lost.
    ///
    /// A digit placed is lost to the cells around it first, cell by cell; then its own cell loses the
    /// other digits. Eliminations go digit by digit, and each digit cell by cell.
    ///
    /// # Errors
    /// As for [`State::apply`]; the observer is then told nothing.
    ///
    /// ```
    /// use ergodoku_core::{Candidate, Conclusion, DigitSet, Observer, Puzzle, State};
    ///
    /// /// The candidates that came to be the last of their cells.
    /// struct NakedSingles(Vec<String>);
    ///
    /// impl Observer for NakedSingles {
    ///     fn placed(&mut self, _: Candidate) {}
    ///
    ///     fn lost(&mut self, candidate: Candidate, left: DigitSet) {
    ///         self.0.extend(left.single().map(|digit| Candidate::new(candidate.cell, digit).to_string()));
    ///     }
    /// }
    ///
    /// let mut state = State::new(&Puzzle::EMPTY)?;
    /// let mut observer = NakedSingles(Vec::new());
    /// state.apply_with(&Conclusion::Eliminate("r1c1<>1234567".parse()?), &mut observer)?;
    /// state.apply_with(&Conclusion::Place("r1c9=8".parse()?), &mut observer)?;
    /// assert_eq!(observer.0, ["r1c1=9"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn apply_with(
        &mut self,
        conclusion: &Conclusion,
        observer: &mut impl Observer,
    ) -> Result<(), ConclusionError> {
        match *conclusion {
            Conclusion::Place(it) if self.placed.contains(it) => return Ok(()),
            Conclusion::Place(it) if !self.places.contains(it) => {
                return Err(match self.digit(it.cell) {
                    Some(held) => ConclusionError::Filled { placed: it, held },
                    None => ConclusionError::RuledOut(it),
                });
            }
            Conclusion::Place(_) => {}
            Conclusion::Eliminate(eliminated) => {
                if let Some(placed) = (eliminated & self.placed).iter().next() {
                    return Err(ConclusionError::Placed(placed));
                }
            }
        }
        self.apply_unchecked_with(conclusion, observer);
        Ok(())
    }

    /// [`State::apply`] without its checks, for conclusions that were found in this very state.
    ///
    /// A digit placed has to be among the candidates of its cell, and no candidate eliminated may be a
    /// digit placed: else the state is wrong from then on. With debug assertions this panics.
    pub fn apply_unchecked(&mut self, conclusion: &Conclusion) {
        self.apply_unchecked_with(conclusion, &mut ());
    }

    /// [`State::apply_with`] without its checks, on the same terms as [`State::apply_unchecked`].
    #[inline]
    pub fn apply_unchecked_with(&mut self, conclusion: &Conclusion, observer: &mut impl Observer) {
        debug_assert!(
            conclusion.placed().is_none_or(|it| self.places.contains(it))
                && conclusion.eliminated().is_disjoint(&self.placed),
            "{conclusion} does not fit {self}"
        );
        match conclusion {
            Conclusion::Place(candidate) => self.place(*candidate, observer),
            Conclusion::Eliminate(candidates) => self.eliminate(candidates, observer),
        }
    }

    #[inline(always)]
    fn place(&mut self, it: Candidate, observer: &mut impl Observer) {
        let Candidate { cell, digit } = it;
        let others = std::mem::take(&mut self.candidates[cell.index()]).without(digit);
        self.placed.insert(it);
        self.filled.insert(cell);
        self.places.remove(it);
        self.unsolved_counts.decrement(cell);
        observer.placed(it);
        self.lose(digit, cell.peers(), Some(cell), observer);
        for other in others.iter() {
            let lost = Candidate::new(cell, other);
            self.places.remove(lost);
            let mut counts = self.place_counts[other.index()];
            counts.decrement(cell);
            observer.lost(lost, DigitSet::EMPTY);
            self.store_counts(other, counts);
        }
    }

    #[inline(always)]
    pub(super) fn eliminate(&mut self, candidates: &CandidateSet, observer: &mut impl Observer) {
        for digit in Digit::ALL {
            let cells = candidates.cells_of(digit) & self.places(digit);
            if !cells.is_empty() {
                self.may_lack_candidates = true;
                self.lose(digit, cells, None, observer);
            }
        }
    }

    /// Removes a digit from the candidates of cells. If it was placed, `placed_in` is where, and the cells
    /// are those around it.
    #[inline(always)]
    fn lose(
        &mut self,
        digit: Digit,
        cells: CellSet,
        placed_in: Option<Cell>,
        observer: &mut impl Observer,
    ) {
        let lost = cells & self.places(digit);
        self.places.remove_cells(digit, lost);
        let mut counts = self.place_counts[digit.index()];
        let mut is_any_empty = false;
        for cell in lost.iter() {
            let left = &mut self.candidates[cell.index()];
            left.remove(digit);
            is_any_empty |= left.is_empty();
            counts.decrement(cell);
            observer.lost(Candidate::new(cell, digit), *left);
        }
        if let Some(cell) = placed_in {
            counts.settle(cell);
        }
        self.may_contradict |= is_any_empty;
        self.store_counts(digit, counts);
    }

    /// Takes over the counts of a digit's places, and notes whether a house has none left.
    #[inline(always)]
    pub(super) fn store_counts(&mut self, digit: Digit, counts: HouseCounts) {
        let ones = counts.ones();
        self.place_counts[digit.index()] = counts;
        self.single_places[digit.index()] = ones;
        self.may_contradict |= counts.ones_and_zeros() != ones;
    }
}
