//! [`Position`]: a state, and the order in which its singles came up.

mod order;
mod queue;

use std::fmt;

use ergodoku_core::{Candidate, Cell, Conclusion, ConclusionError, House, Puzzle, State};

use order::SinglesOrder;

/// A state on its way to a solution: what is known, and the order in which singles came up on the way.
/// Searches find singles in that order, so it decides which of them a path takes first.
///
/// A position made of a state is that of a puzzle just entered, whichever way led to the state: the
/// digits are placed one after another, cell by cell, and then the candidates are removed that no digit
/// rules out. The position of a [`Path`](crate::Path) remembers the steps that were taken instead. So
/// `next_step(path.position(), ..)` is what the path would do next, while `next_step(path.state(), ..)`
/// is what a path that starts from there would do first. Both find the same singles, in another order.
///
/// ```
/// use ergodoku_core::{Conclusion, Puzzle, State};
/// use ergodoku_engine::Position;
///
/// let mut position = Position::from(State::new(&Puzzle::EMPTY)?);
/// position.apply(&Conclusion::Eliminate("r9c9<>12345678".parse()?))?;
/// position.apply(&Conclusion::Eliminate("r1c1<>12345678".parse()?))?;
/// let in_order: Vec<String> = position.naked_singles().map(|it| it.to_string()).collect();
/// assert_eq!(in_order, ["r9c9=9", "r1c1=9"]);
///
/// let entered = Position::from(position.state());
/// let in_order: Vec<String> = entered.naked_singles().map(|it| it.to_string()).collect();
/// assert_eq!(in_order, ["r1c1=9", "r9c9=9"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Position {
    state: State,
    order: SinglesOrder,
}

impl Position {
    /// What is known.
    #[inline]
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Takes a conclusion for true, as [`State::apply`] does.
    ///
    /// # Errors
    /// If the conclusion contradicts what is known. The position is then as it was.
    pub fn apply(&mut self, conclusion: &Conclusion) -> Result<(), ConclusionError> {
        let mut watch = self.order.watch();
        let applied = self.state.apply_with(conclusion, &mut watch);
        watch.end();
        applied
    }

    /// [`Position::apply`] for conclusions that were found in this very position, see
    /// [`State::apply_unchecked`].
    pub fn apply_unchecked(&mut self, conclusion: &Conclusion) {
        let mut watch = self.order.watch();
        self.state.apply_unchecked_with(conclusion, &mut watch);
        watch.end();
    }

    /// The houses with one cell left, and the one candidate there, in the order in which the cells came
    /// to one candidate.
    #[inline]
    pub fn last_cells(&self) -> impl Iterator<Item = (House, Candidate)> {
        self.order.last_cells(&self.state).filter_map(|house| {
            let cell = (self.state.unsolved() & house.cells()).first()?;
            Some((house, self.naked_single(cell)?))
        })
    }

    /// The cells with one candidate left, in the order in which they came to that.
    #[inline]
    pub fn naked_singles(&self) -> impl Iterator<Item = Candidate> {
        self.order.naked().filter_map(|cell| self.naked_single(cell))
    }

    #[inline]
    fn naked_single(&self, cell: Cell) -> Option<Candidate> {
        Some(Candidate::new(cell, self.state.candidates(cell).single()?))
    }

    /// The houses with one place left for a digit that is not placed there, and the place, in the order in
    /// which they came to that.
    #[inline]
    pub fn hidden_singles(&self) -> impl Iterator<Item = (House, Candidate)> {
        self.order.hidden(&self.state).filter_map(|(house, digit)| {
            let cell = (self.state.places(digit) & house.cells()).single()?;
            Some((house, Candidate::new(cell, digit)))
        })
    }
}

impl From<State> for Position {
    fn from(state: State) -> Position {
        let removed = state.removed();
        if removed.is_empty() {
            let order = SinglesOrder::of_digits(&state);
            return Position { state, order };
        }
        let before = with_digits_of(&state);
        let order = SinglesOrder::of_digits(&before);
        let mut position = Position { state: before, order };
        position.apply_unchecked(&Conclusion::Eliminate(removed));
        position
    }
}

/// The state that the digits of a state lead to by themselves.
fn with_digits_of(state: &State) -> State {
    let mut puzzle = Puzzle::EMPTY;
    for cell in state.filled().iter() {
        if let Some(digit) = state.digit(cell) {
            match state.is_given(cell) {
                true => puzzle.give(Candidate::new(cell, digit)),
                false => puzzle.place(Candidate::new(cell, digit)),
            }
        }
    }
    State::new(&puzzle).expect("the digits of a state never clash")
}

impl From<&State> for Position {
    fn from(state: &State) -> Position {
        Position::from(state.clone())
    }
}

impl From<&Position> for Position {
    fn from(position: &Position) -> Position {
        position.clone()
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({})", self.state)
    }
}
