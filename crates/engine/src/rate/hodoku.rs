//! [`rate`]: how hard a puzzle is on the scale of a profile.

use ergodoku_core::{Candidate, Conclusion, State, Stop};
use ergodoku_search::solve;

use crate::path::{Outcome, Path};
use crate::profile::Profile;
use crate::solve::InterruptedError;
use crate::step::Step;
use crate::technique::Level;
use crate::techniques::SEARCH;

/// What a cell counts that had to be guessed, on HoDoKu's scale.
pub const GUESS_SCORE: u32 = 10_000;

/// What a puzzle counts, once, that has no solution to guess, on HoDoKu's scale.
pub const GIVE_UP_SCORE: u32 = 20_000;

/// How hard a puzzle is on HoDoKu's scale.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Rating {
    /// The sum over all steps.
    pub score: u64,
    /// The level of the hardest step, then moved up while the score is above the level's ceiling.
    pub level: Level,
    /// How many steps.
    pub steps: usize,
    /// The first of the hardest steps, with its number from 1: the hardest is of the highest level, then
    /// of the highest score. None if nothing had to be found, or something had to be guessed.
    pub hardest: Option<(usize, Step)>,
    /// How many cells had to be guessed because no technique found a step.
    pub guesses: usize,
}

/// Solves with a profile, step by step, and adds up what the steps count.
///
/// A step of Search counts as a guess. Where the profile lacks it and no technique finds a step, the
/// middle one of the empty cells (the later of two) gets the digit of the solution and counts
/// [`GUESS_SCORE`]; where there is no solution, [`GIVE_UP_SCORE`].
///
/// ```
/// use ergodoku_core::{State, text};
/// use ergodoku_engine::{Level, Profile, rate};
///
/// let entry = text::parse_one(
///     "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56",
/// )?;
/// let rating = rate(State::new(&entry.puzzle).unwrap(), &Profile::hodoku());
/// assert_eq!((rating.level, rating.steps), (Level::Easy, 54));
/// # Ok::<(), ergodoku_core::text::ParseError>(())
/// ```
pub fn rate(state: State, profile: &Profile) -> Rating {
    rate_until(state, profile, &Stop::never()).expect("what is never due does not interrupt")
}

/// The same for a rating that may be given up.
///
/// # Errors
/// If it was before its end.
pub fn rate_until(
    state: State,
    profile: &Profile,
    stop: &Stop,
) -> Result<Rating, InterruptedError> {
    let mut path = Path::new(state, profile).until(stop.clone());
    let (mut score, mut steps, mut guesses) = (0u64, 0, 0);
    let mut hardest: Option<((Level, u32), usize, Step)> = None;
    loop {
        while let Some(step) = path.advance() {
            let rank = profile.rank_of(step.technique);
            let counts = rank.map_or((Level::Easy, 0), |rank| (rank.level, rank.score));
            score += u64::from(counts.1);
            steps += 1;
            guesses += usize::from(step.technique == &SEARCH);
            if hardest.as_ref().is_none_or(|(most, ..)| counts > *most) {
                hardest = Some((counts, steps, step.clone()));
            }
        }
        match path.outcome() {
            Outcome::Solved => break,
            Outcome::Interrupted => return Err(InterruptedError),
            Outcome::Stuck | Outcome::Impossible => {}
        }
        let unsolved = path.state().unsolved();
        let middle = unsolved.iter().nth(unsolved.len() / 2);
        let guess = middle.zip(solve(path.state()));
        let Some((cell, solution)) = guess else {
            score += u64::from(GIVE_UP_SCORE);
            guesses += 1;
            break;
        };
        let guessed = Conclusion::Place(Candidate::new(cell, solution.digit(cell)));
        path.apply(&guessed).expect("a digit of the solution is a candidate");
        score += u64::from(GUESS_SCORE);
        steps += 1;
        guesses += 1;
    }
    let mut level = hardest.as_ref().map_or(Level::Easy, |((level, _), ..)| *level);
    if guesses > 0 {
        level = Level::Extreme;
    }
    let fits = |level: &&Level| level.ceiling().is_none_or(|ceiling| score <= u64::from(ceiling));
    let raised = Level::ALL[level as usize..].iter().find(fits);
    let hardest = hardest.filter(|_| guesses == 0).map(|(_, number, step)| (number, step));
    let level = *raised.expect("the last level has no ceiling");
    Ok(Rating { score, level, steps, hardest, guesses })
}
