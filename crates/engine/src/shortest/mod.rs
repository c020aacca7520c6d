//! [`shortest`]: a whole solve with the fewest hard steps, or the easiest ones.
//!
//! A *hard* step is one of any technique but singles. Singles cost nothing: they are taken until there are no
//! more, and where that leads does not depend on their order, as a single stays one when other candidates go.
//! What is compared are all solves of this kind: take all singles, then one hard step of those that
//! [`find_steps`](crate::find_steps) lists in the state reached, then all singles again, and so on.
//!
//! `search.rs` goes through the states that such solves reach, the cheapest first. `line.rs` makes a list of
//! hard steps into a whole solve, and leaves out those that it does not need.

mod line;
mod search;

use ergodoku_core::{State, Stop};
use serde::{Deserialize, Serialize};

use crate::path::{Outcome, Path};
use crate::profile::{Profile, Rank};
use crate::solve::InterruptedError;
use crate::step::Step;
use crate::technique::{Family, Technique};

use line::{Hard, Line};
use search::Race;

/// What a [`shortest`] solve has as little of as possible.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Aim {
    /// Hard steps, all of which count alike.
    Fewest,
    /// The sum of the scores that the profile gives to its hard steps.
    Easiest,
}

impl Aim {
    /// Both aims.
    pub const ALL: [Aim; 2] = [Aim::Fewest, Aim::Easiest];

    /// The name as one types it.
    pub const fn name(self) -> &'static str {
        match self {
            Aim::Fewest => "fewest",
            Aim::Easiest => "easiest",
        }
    }

    /// What a hard step of a rank costs.
    fn cost(self, rank: &Rank) -> u32 {
        match self {
            Aim::Fewest => 1,
            Aim::Easiest => rank.score,
        }
    }
}

/// A whole solve with as few or as easy hard steps as were found, and how far it may be from the best.
#[derive(Clone, Debug)]
pub struct Shortest {
    /// All steps in order, singles included. The last one solves the puzzle.
    pub steps: Vec<Step>,
    /// How many of them are hard.
    pub hard: usize,
    /// What they cost: their number, or the sum of their scores.
    pub cost: u32,
    /// No solve costs less.
    pub at_least: u32,
    /// The hardest technique that was allowed: the hardest of the profile's own path. None if singles
    /// suffice.
    pub hardest: Option<&'static Technique>,
}

impl Shortest {
    /// Whether it is certain that no solve costs less.
    pub fn is_proved(&self) -> bool {
        self.cost == self.at_least
    }
}

/// The best solve of a state by some aim, with no technique harder than the hardest that the profile's own path
/// needs. None if the profile does not solve the state.
///
/// The search ends when it is certain that nothing is better, or when `stop` is due: then the solve is the best one
/// found so far, and [`Shortest::at_least`] says how much better another one may be. It never costs more than
/// the profile's own path. The certainty is about the steps that the profile's techniques list within its limits: a
/// technique that it lacks might do better.
///
/// # Errors
/// If `stop` is due before the state is solved at all.
///
/// ```
/// use ergodoku_core::{State, Stop, text};
/// use ergodoku_engine::{Aim, Family, Path, Profile, shortest};
///
/// let entry = text::parse_one(
///     ".1..2..73..3.7.......3....93...14...925.....1.......6..8...5.3.6..9.......78..6.2",
/// )?;
/// let (state, profile) = (State::new(&entry.puzzle).unwrap(), Profile::default());
/// let is_hard = |family: Family| family != Family::Singles;
/// let usual = Path::new(state.clone(), &profile).filter(|it| is_hard(it.technique.family)).count();
/// let best = shortest(&state, &profile, Aim::Fewest, &Stop::never())?.expect("it can be solved");
/// assert!(best.is_proved() && best.hard <= usual);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn shortest(
    state: &State,
    profile: &Profile,
    aim: Aim,
    stop: &Stop,
) -> Result<Option<Shortest>, InterruptedError> {
    let mut path = Path::new(state.clone(), profile).until(stop.clone());
    let usual: Vec<Step> = path.by_ref().collect();
    match path.outcome() {
        Outcome::Solved => {}
        Outcome::Interrupted => return Err(InterruptedError),
        Outcome::Stuck | Outcome::Impossible => return Ok(None),
    }
    let task = Task::new(state, profile, aim, &usual);
    let own = task.of_path(usual);
    let mut race = Race::new(&task, own.cost);
    let at_least = race.run(stop);
    let found =
        race.into_best().and_then(|hard| Line::of(&task, &hard)).map(|it| it.trimmed(&task));
    let best = found.filter(|it| it.cost < own.cost).unwrap_or(own);
    Ok(Some(Shortest {
        hard: best.hard.len(),
        cost: best.cost,
        at_least: at_least.min(best.cost),
        hardest: task.hardest,
        steps: best.steps,
    }))
}

/// A state to solve, and with what.
struct Task<'a> {
    state: &'a State,
    profile: &'a Profile,
    aim: Aim,
    /// The techniques that cost nothing.
    singles: Profile,
    /// Those that cost something, up to the hardest that is needed.
    hard: Profile,
    hardest: Option<&'static Technique>,
}

impl<'a> Task<'a> {
    /// The task for a state that the profile solves with some steps.
    fn new(state: &'a State, profile: &'a Profile, aim: Aim, usual: &[Step]) -> Task<'a> {
        let rank_of = |it: &Technique| {
            let ranks = profile.ranks().iter();
            ranks.enumerate().find(|(_, rank)| rank.techniques.contains(&it)).map(|(at, _)| at)
        };
        let hard_steps = usual.iter().filter(|it| is_hard(it.technique));
        let hardest = hard_steps.map(|it| it.technique).max_by_key(|it| rank_of(it));
        let last = hardest.and_then(rank_of);
        let of = |kept: &dyn Fn(&'static Technique) -> bool| {
            let kept = profile.techniques().iter().copied().filter(|it| kept(it));
            profile.only(&kept.collect::<Vec<_>>())
        };
        let singles = of(&|it| !is_hard(it));
        let hard = of(&|it| is_hard(it) && last.is_some() && rank_of(it) <= last);
        Task { state, profile, aim, singles, hard, hardest }
    }

    /// What a step of a technique costs.
    fn cost(&self, technique: &'static Technique) -> u32 {
        self.profile.rank_of(technique).map_or(0, |rank| self.aim.cost(rank))
    }

    /// What a hard step costs at least.
    fn least_cost(&self) -> u32 {
        self.hard.techniques().iter().map(|it| self.cost(it)).min().unwrap_or(0)
    }

    /// The profile's own path, without the steps that it does not need.
    fn of_path(&self, steps: Vec<Step>) -> Line {
        let hard: Vec<Hard> =
            steps.iter().filter(|it| is_hard(it.technique)).map(Hard::of).collect();
        let cost = hard.iter().map(|it| self.cost(it.technique)).sum();
        let as_taken = Line { steps, hard, cost };
        let in_order = Line::of(self, &as_taken.hard).unwrap_or_else(|| as_taken.clone());
        in_order.trimmed(self)
    }

    /// Takes all singles of a state, and hands out each of them with the state before it.
    fn take_singles(&self, state: State, each: &mut dyn FnMut(Step)) -> State {
        let mut path = Path::new(state, &self.singles);
        path.by_ref().for_each(each);
        path.state().clone()
    }
}

/// Whether a technique's steps count.
fn is_hard(technique: &Technique) -> bool {
    technique.family != Family::Singles
}
