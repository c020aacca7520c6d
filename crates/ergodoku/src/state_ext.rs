//! [`StateExt`]: what to ask of a [`State`].

use std::sync::LazyLock;

use crate::engine::{all_steps, next_step, rate};
use crate::explainer::{self, Rater, RatingOptions};
use crate::proof::Proof;
use crate::search::{self, Solution, Solutions, Uniqueness};
use crate::why::{NoReason, Reason, Reasons};
use crate::{Conclusion, Path, Profile, Rating, SolveError, State, Step, Stop};

static DEFAULT: LazyLock<Profile> = LazyLock::new(Profile::default);
static HODOKU: LazyLock<Profile> = LazyLock::new(Profile::hodoku);

/// What to ask of a [`State`]: its solution, the next step, every step, the path to the end, how hard it
/// is, and whether a claim about it holds.
///
/// A state knows the rules of the game and nothing else; this trait adds the search, the techniques and
/// the ratings. It comes with the [prelude](crate::prelude).
///
/// The answers by technique use the [default profile](Profile::default), which has every technique of the
/// catalogue that explains itself; the methods that end in `_with` take another.
///
/// ```
/// use ergodoku::prelude::*;
///
/// let state: State =
///     "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56".parse()?;
/// let step = state.hint().expect("a step");
/// assert_eq!(step.to_string(), "Hidden Single: 4 in r1 => r1c8=4");
/// assert!(state.solve()?.to_string().starts_with("563298147"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait StateExt {
    /// The one solution of the state, by a fast search that explains nothing. [`path`](StateExt::path)
    /// solves by technique.
    ///
    /// # Errors
    /// If there is no solution, or more than one: then the error has two of them.
    ///
    /// ```
    /// use ergodoku::prelude::*;
    ///
    /// let state: State =
    ///     "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........5.".parse()?;
    /// let error = state.solve().unwrap_err();
    /// assert_eq!(
    ///     error.to_string(),
    ///     "the puzzle has several solutions: r2c4, for one, can be 6 or 7"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn solve(&self) -> Result<Solution, SolveError>;

    /// Every solution of the state, one by one, in an order that is always the same.
    ///
    /// ```
    /// use ergodoku::prelude::*;
    ///
    /// let state = ".".repeat(81).parse::<State>()?;
    /// assert_eq!(state.solutions().take(1000).count(), 1000);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn solutions(&self) -> Solutions;

    /// The next step: of the simplest technique that finds one. None if the state is solved, or no
    /// technique finds anything.
    ///
    /// [`Step::hint`] says as much of it as a player wants to know, [`Step::explain`] gives the whole
    /// reason, [`Step::check`] checks its proof.
    ///
    /// A state does not remember in which order its singles came up. Where there are several, the next step
    /// of a [`Path`] may be another of them than the hint in its [`state`](Path::state);
    /// [`Path::position`] has the order.
    fn hint(&self) -> Option<Step>;

    /// The same with the techniques and the order of another profile.
    fn hint_with(&self, profile: &Profile) -> Option<Step>;

    /// Every step that there is now, technique by technique. On a hard puzzle this can take seconds;
    /// [`find_steps_within`](crate::engine::find_steps_within) takes a limit.
    fn steps(&self) -> Vec<Step>;

    /// The same with the techniques and the order of another profile.
    fn steps_with(&self, profile: &Profile) -> Vec<Step>;

    /// Solves as a person does, one step after the other: an iterator of steps. At its end
    /// [`Path::outcome`] says how far it came.
    ///
    /// ```
    /// use ergodoku::prelude::*;
    ///
    /// let state: State =
    ///     "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56".parse()?;
    /// let mut path = state.path();
    /// assert_eq!(path.by_ref().count(), 54);
    /// assert_eq!(path.outcome(), ergodoku::Outcome::Solved);
    /// assert_eq!(path.state().to_string(), state.solve()?.to_string());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn path(&self) -> Path<'static>;

    /// The same with the techniques and the order of another profile.
    fn path_with<'a>(&self, profile: &'a Profile) -> Path<'a>;

    /// HoDoKu's rating: a score, the sum over all steps, and a level from Easy to Extreme.
    ///
    /// # Errors
    /// If the state does not have exactly one solution.
    ///
    /// ```
    /// use ergodoku::Level;
    /// use ergodoku::prelude::*;
    ///
    /// let state: State =
    ///     "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56".parse()?;
    /// let rating = state.rate()?;
    /// assert_eq!((rating.level, rating.score), (Level::Easy, 356));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn rate(&self) -> Result<Rating, SolveError>;

    /// Sudoku Explainer's rating: ER, EP and ED, from 1.0 up, with the steps that it takes. For many
    /// puzzles, or with limits, use a [`Rater`].
    ///
    /// # Errors
    /// If the state does not have exactly one solution.
    ///
    /// ```
    /// use ergodoku::explainer::Scale;
    /// use ergodoku::prelude::*;
    ///
    /// let state: State =
    ///     "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56".parse()?;
    /// let rating = state.rate_on(Scale::Se121)?;
    /// assert_eq!((rating.er, rating.ep, rating.ed), (2.0, 1.2, 1.2));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn rate_on(&self, scale: explainer::Scale) -> Result<explainer::PuzzleRating, SolveError>;

    /// A proof that a conclusion holds in every solution of the state: it refutes the opposite by cases.
    /// None if the conclusion is false in some solution. [`proof::check`](crate::proof::check) checks it
    /// without trust in the search that found it, but refuses a conclusion that the state already has.
    ///
    /// ```
    /// use ergodoku::prelude::*;
    /// use ergodoku::{Conclusion, proof};
    ///
    /// let state: State =
    ///     "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56".parse()?;
    /// let claim: Conclusion = "r1c1=5".parse()?;
    /// let proof = state.prove(&claim).expect("r1c1 is 5");
    /// assert_eq!(proof::check(&state, &claim, &proof), Ok(()));
    /// assert!(state.prove(&"r1c1=6".parse()?).is_none());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn prove(&self, conclusion: &Conclusion) -> Option<Proof>;

    /// The smallest reasons why a conclusion holds, whether or not a technique has it: one reason if it
    /// serves all candidates. [`Reasons`] keeps what it finds for the next question about the state, and
    /// [`Asker`](crate::why::Asker) also says what to tell a person.
    ///
    /// # Errors
    /// If the state knows the conclusion already, or if it is false in some solution.
    ///
    /// ```
    /// use ergodoku::prelude::*;
    ///
    /// let state: State =
    ///     "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56".parse()?;
    /// let reasons = state.why(&"r1c8=4".parse()?)?;
    /// assert_eq!(reasons[0].size().truths, 1);
    /// assert!(reasons[0].is_proved_smallest());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn why(&self, conclusion: &Conclusion) -> Result<Vec<Reason>, NoReason>;
}

impl StateExt for State {
    fn solve(&self) -> Result<Solution, SolveError> {
        match search::uniqueness(self) {
            Uniqueness::None => Err(SolveError::NoSolution),
            Uniqueness::One(solution) => Ok(solution),
            Uniqueness::Several(one, other) => Err(SolveError::several(one, other)),
        }
    }

    fn solutions(&self) -> Solutions {
        search::solutions(self)
    }

    fn hint(&self) -> Option<Step> {
        self.hint_with(&DEFAULT)
    }

    fn hint_with(&self, profile: &Profile) -> Option<Step> {
        next_step(self, profile)
    }

    fn steps(&self) -> Vec<Step> {
        self.steps_with(&DEFAULT)
    }

    fn steps_with(&self, profile: &Profile) -> Vec<Step> {
        all_steps(self, profile)
    }

    fn path(&self) -> Path<'static> {
        self.path_with(&DEFAULT)
    }

    fn path_with<'a>(&self, profile: &'a Profile) -> Path<'a> {
        Path::new(self.clone(), profile)
    }

    fn rate(&self) -> Result<Rating, SolveError> {
        self.solve()?;
        Ok(rate(self.clone(), &HODOKU))
    }

    fn rate_on(&self, scale: explainer::Scale) -> Result<explainer::PuzzleRating, SolveError> {
        self.solve()?;
        let options = RatingOptions { scale, steps: true, ..RatingOptions::default() };
        Ok(Rater::default().rate(self, &options))
    }

    fn prove(&self, conclusion: &Conclusion) -> Option<Proof> {
        Proof::by_cases_for(self, conclusion)
    }

    fn why(&self, conclusion: &Conclusion) -> Result<Vec<Reason>, NoReason> {
        Reasons::of(self).why_all(conclusion, &Stop::never())
    }
}
