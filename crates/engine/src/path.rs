//! [`Path`]: a puzzle solved step by step.

use ergodoku_core::{Conclusion, ConclusionError, State, Stop};

use crate::context::PathCache;
use crate::driver::Search;
use crate::position::Position;
use crate::profile::Profile;
use crate::step::Step;

/// Solves as a person does: after each step it starts again at the simplest technique. The iterator
/// ends when the puzzle is solved, when it cannot be any more, when no technique finds a step, or when it is
/// given up: [`outcome`](Path::outcome) says which.
///
/// ```
/// use ergodoku_core::{State, text};
/// use ergodoku_engine::{Outcome, Path, Profile};
///
/// let entry = text::parse_one(
///     ".7...5.39..3.2....1.....4...8....36...6....8..1....74..389.....659.81......35....",
/// )?;
/// let profile = Profile::default();
/// let mut path = Path::new(State::new(&entry.puzzle).unwrap(), &profile);
/// let first = path.next().unwrap();
/// assert_eq!(first.technique.family.name(), "singles");
/// path.by_ref().for_each(drop);
/// assert_eq!(path.outcome(), Outcome::Solved);
/// # Ok::<(), ergodoku_core::text::ParseError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Path<'a> {
    position: Position,
    profile: &'a Profile,
    cache: PathCache,
    stop: Stop,
    /// The step taken last, unless it has been handed out.
    last: Option<Step>,
}

/// How a [`Path`] ends.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Outcome {
    /// Every cell has its digit.
    Solved,
    /// No technique of the profile finds anything more.
    Stuck,
    /// A rule can no longer be kept: the puzzle has no solution.
    Impossible,
    /// The search for the next step was given up: there may be one.
    Interrupted,
}

impl<'a> Path<'a> {
    /// A path that starts from a state or [`Position`].
    pub fn new(from: impl Into<Position>, profile: &'a Profile) -> Path<'a> {
        let position = from.into();
        Path { position, profile, cache: PathCache::default(), stop: Stop::never(), last: None }
    }

    /// The same, given up when `stop` is due.
    ///
    /// ```
    /// use ergodoku_core::{State, Stop, text};
    /// use ergodoku_engine::{Outcome, Path, Profile};
    ///
    /// let entry = text::parse_one(
    ///     "....4...3.....96...85..6....4.3925....8.....2....7..3..2.....58.572....1.64......",
    /// )?;
    /// let (state, profile) = (State::new(&entry.puzzle).unwrap(), Profile::default());
    /// let mut path = Path::new(state, &profile).until(Stop::never().within(10));
    /// path.by_ref().for_each(drop);
    /// assert_eq!(path.outcome(), Outcome::Interrupted);
    /// # Ok::<(), ergodoku_core::text::ParseError>(())
    /// ```
    pub fn until(self, stop: Stop) -> Path<'a> {
        Path { stop, ..self }
    }

    /// The state that the steps taken so far have led to.
    pub fn state(&self) -> &State {
        self.position.state()
    }

    /// The same with the order in which its singles came up: [`next_step`](crate::next_step) finds here
    /// what the path does next.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Takes the next step, as the iterator does, but keeps it and only shows it: for those who look at
    /// steps and do not keep them. None at the end.
    pub fn advance(&mut self) -> Option<&Step> {
        if self.outcome() != Outcome::Stuck {
            self.last = None;
            return None;
        }
        if !self.profile.leading_singles().take(&mut self.position, &mut self.last) {
            self.search();
        }
        self.last.as_ref()
    }

    /// Takes a step that is no such single: by itself, so that singles are not burdened with it.
    #[inline(never)]
    fn search(&mut self) {
        self.last = None;
        let search = Search::new(&self.position, self.profile, &self.cache, &self.stop);
        search.pick(self.profile.ranks_behind_singles(), &mut self.last);
        if self.stop.is_over() {
            // Perhaps not the best of its rank.
            self.last = None;
        }
        match &self.last {
            None => {}
            Some(Step { conclusion: Conclusion::Eliminate(eliminated), pattern, .. }) => {
                pattern.in_order(eliminated, &mut |some| {
                    self.position.apply_unchecked(&Conclusion::Eliminate(some));
                });
            }
            Some(placing) => self.position.apply_unchecked(&placing.conclusion),
        }
    }

    /// Takes a conclusion that comes from elsewhere for true, and goes on from there.
    ///
    /// # Errors
    /// If it contradicts what is known, as for [`State::apply`]; the path is then as it was.
    pub fn apply(&mut self, conclusion: &Conclusion) -> Result<(), ConclusionError> {
        self.position.apply(conclusion)
    }

    /// How things stand; final once the iterator has ended.
    pub fn outcome(&self) -> Outcome {
        if self.state().is_solved() {
            Outcome::Solved
        } else if self.state().contradiction().is_some() {
            Outcome::Impossible
        } else if self.stop.is_over() {
            Outcome::Interrupted
        } else {
            Outcome::Stuck
        }
    }
}

impl Iterator for Path<'_> {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        self.advance();
        self.last.take()
    }
}
