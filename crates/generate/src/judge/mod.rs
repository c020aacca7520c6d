//! Tests whether a candidate meets a [`Spec`], and how near it comes. Cheap tests come first.

mod miss;

use std::cell::OnceCell;
use std::ops::ControlFlow;

use ergodoku_core::{Cell, Conclusion, Puzzle, Sentence, State, Stop, sentence};
use ergodoku_engine::{
    Level, Outcome, Path, Pick, Position, Profile, Rank, Step, Technique, find_steps_of,
};
use ergodoku_explainer::{Rater, RatingEnd, RatingOptions};
use ergodoku_search::{Problem as _, search_batch};

use crate::between::Between;
use crate::spec::{Need, Spec};
pub(crate) use miss::{Miss, Reason, level_name};

/// A puzzle to be tested.
pub(crate) struct Contender {
    pub(crate) puzzle: Puzzle,
    state: OnceCell<State>,
    by_singles: OnceCell<bool>,
}

impl Contender {
    /// A contender with at least one solution.
    pub(crate) fn new(puzzle: Puzzle) -> Contender {
        Contender { puzzle, state: OnceCell::new(), by_singles: OnceCell::new() }
    }

    fn state(&self) -> &State {
        let state = || State::new(&self.puzzle).expect("a puzzle with a solution has no clash");
        self.state.get_or_init(state)
    }

    fn clues(&self) -> usize {
        self.puzzle.givens().len()
    }

    /// Whether singles alone solve the puzzle.
    fn is_solved_by_singles(&self) -> bool {
        *self.by_singles.get_or_init(|| {
            let mut position = Position::from(self.state());
            loop {
                let hidden = || position.hidden_singles().next().map(|(_, single)| single);
                let Some(single) = position.naked_singles().next().or_else(hidden) else {
                    return position.state().is_solved();
                };
                position.apply_unchecked(&Conclusion::Place(single));
            }
        })
    }
}

/// A demand of the specification, with the profiles needed to test it.
enum Demand {
    ClueCount,
    Minimal,
    Grade(Profile),
    /// Solvable with the allowed and the required techniques. `without` has, if several are required, a
    /// profile without each of them.
    Techniques {
        all: Profile,
        without: Vec<Profile>,
    },
    Practice(Profile),
    Explainer,
}

/// The demands of a specification in the order in which they are tested.
pub(crate) struct Judge<'a> {
    spec: &'a Spec,
    demands: Vec<Demand>,
}

/// The resources of one thread for testing.
pub(crate) struct Bench {
    rater: Rater,
    /// Interrupts the test. Its result is then unknown.
    pub(crate) stop: Stop,
}

impl Bench {
    pub(crate) fn new(stop: Stop) -> Bench {
        Bench { rater: Rater::default(), stop }
    }
}

/// How near a candidate came: the number of demands that it met, and its distance from the next one.
pub(crate) struct Assessment {
    pub(crate) met: usize,
    pub(crate) miss: Option<Miss>,
    /// The position to practise in, if requested.
    pub(crate) position: Option<State>,
}

impl Assessment {
    /// Whether the candidate is at least as near as another.
    pub(crate) fn is_as_near_as(&self, other: &Assessment) -> bool {
        self.order() <= other.order()
    }

    pub(crate) fn is_nearer_than(&self, other: &Assessment) -> bool {
        self.order() < other.order()
    }

    fn order(&self) -> (std::cmp::Reverse<usize>, f64) {
        (std::cmp::Reverse(self.met), self.miss.as_ref().map_or(0.0, |miss| miss.distance))
    }
}

impl<'a> Judge<'a> {
    pub(crate) fn new(spec: &'a Spec) -> Judge<'a> {
        let mut demands = Vec::new();
        if !spec.clue_count.is_any() {
            demands.push(Demand::ClueCount);
        }
        if spec.minimal && !spec.makes_minimal() {
            demands.push(Demand::Minimal);
        }
        if !spec.level.is_any() || !spec.score.is_any() {
            demands.push(Demand::Grade(hodoku_up_to(&spec.level)));
        }
        if spec.restricts_techniques() {
            let but = |index: usize| {
                let others = spec.needs.iter().enumerate().filter(|(it, _)| *it != index);
                profile(spec, others.flat_map(|(_, need)| need.techniques.iter().copied()))
            };
            let several = spec.needs.len() > 1;
            let without = (0..spec.needs.len()).filter(|_| several).map(but).collect();
            let all = but(spec.needs.len());
            demands.push(Demand::Techniques { all, without });
        }
        if !spec.practice.is_empty() {
            demands.push(Demand::Practice(profile(spec, spec.practice.iter().copied())));
        }
        if spec.rates_by_explainer() {
            demands.push(Demand::Explainer);
        }
        Judge { spec, demands }
    }

    /// The names of the demands, in the order of [`Assessment::met`].
    pub(crate) fn names(&self) -> Vec<Sentence> {
        let name = |demand: &Demand| match demand {
            Demand::ClueCount => sentence!("report-demand-clues"),
            Demand::Minimal => sentence!("report-demand-minimal"),
            Demand::Grade(_) => sentence!("report-demand-grade"),
            Demand::Techniques { .. } => sentence!("report-demand-techniques"),
            Demand::Practice(_) => sentence!("report-demand-practice"),
            Demand::Explainer => sentence!("report-demand-explainer"),
        };
        self.demands.iter().map(name).collect()
    }

    pub(crate) fn judge(&self, candidate: &Contender, bench: &mut Bench) -> Assessment {
        let mut position = None;
        for (met, demand) in self.demands.iter().enumerate() {
            let miss = match demand {
                Demand::ClueCount => self.clue_count(candidate),
                Demand::Minimal => redundant(candidate),
                Demand::Grade(profile) => self.grade(candidate, profile, &bench.stop),
                Demand::Techniques { all, without } => {
                    self.techniques(candidate, all, without, &bench.stop)
                }
                Demand::Practice(profile) => match self.position(candidate, profile, &bench.stop) {
                    Ok(found) => {
                        position = Some(found);
                        None
                    }
                    Err(miss) => Some(miss),
                },
                Demand::Explainer => self.explainer(candidate, bench),
            };
            if miss.is_some() {
                return Assessment { met, miss, position: None };
            }
        }
        Assessment { met: self.demands.len(), miss: None, position }
    }

    fn clue_count(&self, candidate: &Contender) -> Option<Miss> {
        let clues = candidate.clues();
        let distance = self.spec.clue_count.distance(clues, |it| *it as f64);
        (distance > 0.0).then_some(Miss { distance, reason: Reason::Clues(clues) })
    }

    /// Tests HoDoKu's rating, and computes no more of it than necessary.
    fn grade(&self, candidate: &Contender, profile: &Profile, stop: &Stop) -> Option<Miss> {
        let Spec { level: levels, score: scores, .. } = self.spec;
        let miss = |level: Level, score: u32, reason: Reason| {
            let distance = levels.distance(level, |it| *it as usize as f64)
                + scores.distance(score, |it| f64::from(*it) / 1000.0);
            Some(Miss { distance, reason })
        };
        if candidate.is_solved_by_singles() {
            // No single scores more.
            let most = HIDDEN_SINGLE * (81 - candidate.clues()) as u32;
            let is_easy = Level::Easy.ceiling().is_some_and(|ceiling| most <= ceiling);
            if is_easy && levels.is_below(&Level::Easy) || scores.is_below(&most) {
                return miss(Level::Easy, most, Reason::Grade(Level::Easy, most));
            }
            if is_easy && scores.is_any() && !levels.is_above(&Level::Easy) {
                return None;
            }
        }
        // Level and score never decrease along the path.
        let is_open = levels.to.is_none_or(|to| to == Level::Extreme) && scores.to.is_none();
        let mut path = Path::new(candidate.state().clone(), profile).until(stop.clone());
        let (mut score, mut hardest) = (0, Level::Easy);
        while let Some(step) = path.next() {
            let rank = profile.rank_of(step.technique);
            let (step_level, step_score) = rank.map_or((Level::Easy, 0), |it| (it.level, it.score));
            score += step_score;
            hardest = hardest.max(step_level);
            let score = score + FULL_HOUSE * path.state().unsolved().len() as u32;
            let level = raised(hardest, score);
            if levels.is_above(&level) || scores.is_above(&score) {
                return miss(level, score, Reason::Above(level, score));
            }
            if is_open && levels.contains(&level) && scores.contains(&score) {
                return None;
            }
        }
        let level = raised(hardest, score);
        if path.outcome() != Outcome::Solved {
            let harder = levels.to.and_then(Level::next).unwrap_or(level);
            return miss(harder, score, Reason::Above(harder, score));
        }
        let is_met = levels.contains(&level) && scores.contains(&score);
        (!is_met).then(|| miss(level, score, Reason::Grade(level, score)))?
    }

    /// Tests that the allowed and the required techniques solve the puzzle, and that each required one is
    /// necessary.
    fn techniques(
        &self,
        candidate: &Contender,
        all: &Profile,
        without: &[Profile],
        stop: &Stop,
    ) -> Option<Miss> {
        let needs = &self.spec.needs;
        let mut used = vec![0; needs.len()];
        let mut path = Path::new(candidate.state().clone(), all).until(stop.clone());
        for step in path.by_ref() {
            let of = |need: &Need| need.techniques.contains(&step.technique);
            if let Some(index) = needs.iter().position(of) {
                used[index] += 1;
                let Need { name, times, .. } = &needs[index];
                if times.is_above(&used[index]) {
                    let reason = Reason::Times(name.clone(), used[index]);
                    return Some(Miss { distance: 1.0 + emptiness(path.state()), reason });
                }
            }
        }
        if path.outcome() != Outcome::Solved {
            let unsolved = path.state().unsolved().len();
            let unused = used.iter().filter(|&&it| it == 0).count();
            let distance = unused as f64 + emptiness(path.state());
            return Some(Miss { distance, reason: Reason::Stuck(unsolved) });
        }
        for (Need { name, times, .. }, &used) in needs.iter().zip(&used) {
            if used == 0 {
                let reason = Reason::SolvedWithout(name.clone());
                return Some(Miss { distance: 2.0 + needs.len() as f64, reason });
            }
            if !times.contains(&used) {
                let distance = times.distance(used, |it| *it as f64);
                return Some(Miss { distance, reason: Reason::Times(name.clone(), used) });
            }
        }
        needs.iter().zip(without).find_map(|(Need { name, .. }, profile)| {
            let mut path = Path::new(candidate.state().clone(), profile).until(stop.clone());
            path.by_ref().for_each(drop);
            let is_solved = path.outcome() == Outcome::Solved;
            let reason = Reason::SolvedWithout(name.clone());
            is_solved.then_some(Miss { distance: 0.5, reason })
        })
    }

    /// The first position of the path in which only the techniques to practise apply, in exactly one way.
    fn position(
        &self,
        candidate: &Contender,
        profile: &Profile,
        stop: &Stop,
    ) -> Result<State, Miss> {
        let techniques = &self.spec.practice;
        let mut path = Path::new(candidate.state().clone(), profile).until(stop.clone());
        let mut before = path.position().clone();
        let mut fewest = None;
        while let Some(step) = path.next() {
            if techniques.contains(&step.technique) {
                let steps = different_steps(techniques, &before, profile, stop);
                if steps == 1 {
                    return Ok(before.state().clone());
                }
                fewest = Some(fewest.map_or(steps, |fewest: usize| fewest.min(steps)));
            }
            before = path.position().clone();
        }
        let far = if path.outcome() == Outcome::Solved { 200.0 } else { 100.0 };
        let distance = fewest.map_or(far, |steps| steps as f64);
        Err(Miss { distance, reason: Reason::NoPosition(fewest.unwrap_or(0)) })
    }

    fn explainer(&self, candidate: &Contender, bench: &mut Bench) -> Option<Miss> {
        let Spec { er: wanted, pearl, diamond, .. } = *self.spec;
        // A puzzle solved by singles is rated at most like the hardest single.
        if wanted.is_below(&NAKED_SINGLE) && candidate.is_solved_by_singles() {
            let distance = wanted.distance(NAKED_SINGLE, |it| *it);
            return Some(Miss { distance, reason: Reason::Explainer(NAKED_SINGLE) });
        }
        let (max_er, stop) = (wanted.to, bench.stop.clone());
        let options = RatingOptions { max_er, pearl, diamond, stop, ..Default::default() };
        let rating = bench.rater.rate(candidate.state(), &options);
        let distance = wanted.distance(rating.er, |it| *it);
        match rating.end {
            _ if distance > 0.0 => Some(Miss { distance, reason: Reason::Explainer(rating.er) }),
            RatingEnd::NoPearl => Some(Miss { distance: 0.05, reason: Reason::NoPearl }),
            RatingEnd::NoDiamond => Some(Miss { distance: 0.05, reason: Reason::NoDiamond }),
            _ => None,
        }
    }
}

/// HoDoKu's score of a full house, the lowest of all steps. Each step fills at most one cell.
pub(crate) const FULL_HOUSE: u32 = 4;

/// HoDoKu's score of a hidden single, the highest of all singles.
pub(crate) const HIDDEN_SINGLE: u32 = 14;

/// Sudoku Explainer's rating of a naked single, the highest of all singles.
pub(crate) const NAKED_SINGLE: f64 = 2.3;

/// The level raised until its ceiling is at least the score.
pub(crate) fn raised(level: Level, score: u32) -> Level {
    let fits = |level: &&Level| level.ceiling().is_none_or(|ceiling| score <= ceiling);
    *Level::ALL[level as usize..].iter().find(fits).expect("the last level has no ceiling")
}

/// The fraction of cells that are empty.
fn emptiness(state: &State) -> f64 {
    state.unsolved().len() as f64 / 81.0
}

/// HoDoKu's profile without the techniques at its end that are too hard. They would only show how much too
/// hard a puzzle is.
fn hodoku_up_to(levels: &Between<Level>) -> Profile {
    let profile = Profile::hodoku();
    let ranks = profile.ranks();
    let end = ranks.iter().rposition(|rank| !levels.is_above(&rank.level)).map_or(0, |it| it + 1);
    Profile::of(ranks[..end].to_vec(), profile.limits().clone())
}

/// A profile of the allowed techniques, followed by `last`.
fn profile(spec: &Spec, last: impl Iterator<Item = &'static Technique>) -> Profile {
    let mut ranks = spec.profile.only(&spec.allowed()).ranks().to_vec();
    ranks.extend(last.map(|it| Rank::new(vec![it], Pick::First)));
    Profile::of(ranks, spec.profile.limits().clone())
}

/// Tests minimality: a clue is redundant if there is no solution with another digit in its cell.
fn redundant(candidate: &Contender) -> Option<Miss> {
    let masks = candidate.puzzle.masks();
    let other_digit = |cell: Cell| {
        let mut masks = masks;
        masks[cell.index()] ^= 0o777;
        masks
    };
    let others: Vec<[u16; 81]> = candidate.puzzle.givens().iter().map(other_digit).collect();
    let answers = search_batch(&others, 1);
    let is_needed = |answer: &ergodoku_search::Answer| answer.is_ok_and(|it| it.count == 1);
    let redundant = answers.iter().filter(|answer| !is_needed(answer)).count();
    (redundant > 0)
        .then_some(Miss { distance: redundant as f64, reason: Reason::Redundant(redundant) })
}

/// The number of different conclusions of some techniques, at most 10.
fn different_steps(
    techniques: &[&'static Technique],
    position: &Position,
    profile: &Profile,
    stop: &Stop,
) -> usize {
    let mut conclusions: Vec<Conclusion> = Vec::new();
    let mut note = |step: Step| {
        if !conclusions.contains(&step.conclusion) {
            conclusions.push(step.conclusion);
        }
        if conclusions.len() < 10 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    };
    let _ = find_steps_of(techniques, position, profile, stop, &mut note);
    conclusions.len()
}
