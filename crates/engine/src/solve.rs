//! The one driver: hint, all steps and solution path differ only in where they stop.

use std::error::Error;
use std::fmt;
use std::ops::ControlFlow;

use ergodoku_core::{CandidateSet, Conclusion, ConclusionError, State, Stop, text};

use crate::catalogue::TECHNIQUES;
use crate::context::{Context, PathCache};
use crate::patterns::{Pattern, Single};
use crate::position::Position;
use crate::profile::{Pick, Profile, Rank};
use crate::step::Step;
use crate::step_sinks::{Best, Each, First};
use crate::technique::{Family, Technique};

/// A search was given up before its end: there may be more to find.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct InterruptedError;

impl fmt::Display for InterruptedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the search was given up before its end")
    }
}

impl Error for InterruptedError {}

/// How much a search for all steps may take; by default as much as it takes.
#[derive(Clone, Debug, Default)]
pub struct Effort {
    /// When the search as a whole is given up.
    pub stop: Stop,
    /// After how many [checks](Stop::checks) the search for the steps of one technique is given up. Unlike
    /// time, they are the same on every machine.
    pub checks_each: Option<u64>,
}

impl Effort {
    /// Enough checks to search nearly every state to the end with nearly every technique, and few enough
    /// that no technique takes much longer than a second.
    pub const CHECKS_EACH: u64 = 200_000;
}

/// Every step that a profile's techniques find in a state or [`Position`], technique by technique, until
/// `found` breaks off. Last resorts are tried only where nothing else is found.
pub fn find_steps(
    at: impl Into<Position>,
    profile: &Profile,
    found: &mut dyn FnMut(Step) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let (flow, _) = find_steps_within(at, profile, &Effort::default(), found);
    flow
}

/// Every step that some techniques find in a state or [`Position`], whether the profile uses them or not,
/// until `found` breaks off or the search is given up. Limits, and what an assumption may be followed with, are the
/// profile's.
pub fn find_steps_of(
    techniques: &[&'static Technique],
    at: impl Into<Position>,
    profile: &Profile,
    stop: &Stop,
    found: &mut dyn FnMut(Step) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let (position, cache) = (at.into(), PathCache::default());
    let context = Context::new(&position, profile, &cache).until(stop);
    techniques.iter().try_for_each(|technique| technique.find_each(&context, found))
}

/// The same with an effort that is limited, and the techniques that were not searched to their end: those
/// that took too much, and when it was time to stop all that were left.
///
/// ```
/// use std::ops::ControlFlow;
///
/// use ergodoku_core::{State, text};
/// use ergodoku_engine::{Effort, Profile, find_steps_within};
///
/// let entry = text::parse_one(
///     "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56",
/// )?;
/// let state = State::new(&entry.puzzle).unwrap();
/// let effort = Effort { checks_each: Some(2), ..Effort::default() };
/// let mut count = 0;
/// let (_, cut_short) = find_steps_within(&state, &Profile::default(), &effort, &mut |_| {
///     count += 1;
///     ControlFlow::Continue(())
/// });
/// // Singles are found at once.
/// assert!(count > 0);
/// assert!(cut_short.iter().any(|technique| technique.name == "Nishio"));
/// assert!(!cut_short.iter().any(|technique| technique.name == "Hidden Single"));
/// # Ok::<(), ergodoku_core::text::ParseError>(())
/// ```
pub fn find_steps_within(
    at: impl Into<Position>,
    profile: &Profile,
    effort: &Effort,
    found: &mut dyn FnMut(Step) -> ControlFlow<()>,
) -> (ControlFlow<()>, Vec<&'static Technique>) {
    let is_last = |it: &&&'static Technique| it.family == Family::LastResort;
    let techniques = || profile.techniques().iter();
    let position = &at.into();
    let mut survey = Survey { position, profile, effort, any: false, cut_short: Vec::new() };
    let mut flow = survey.search(techniques().filter(|it| !is_last(it)), found);
    if flow.is_continue() && !survey.any {
        flow = survey.search(techniques().filter(is_last), found);
    }
    (flow, survey.cut_short)
}

/// A search for all steps, and what came of it so far.
struct Survey<'a> {
    position: &'a Position,
    profile: &'a Profile,
    effort: &'a Effort,
    any: bool,
    cut_short: Vec<&'static Technique>,
}

impl Survey<'_> {
    fn search<'t>(
        &mut self,
        mut techniques: impl Iterator<Item = &'t &'static Technique>,
        found: &mut dyn FnMut(Step) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Effort { stop, checks_each } = self.effort;
        let mut next = techniques.next();
        // What a search that is given up leaves behind is of no use to the next.
        while next.is_some() {
            let cache = PathCache::default();
            let stop = checks_each.map_or_else(|| stop.clone(), |_| stop.within(0));
            let context = Context::new(self.position, self.profile, &cache).until(&stop);
            while let Some(technique) = next {
                stop.allow(checks_each.unwrap_or(u64::MAX));
                let flow = technique.find_each(&context, &mut |step| {
                    self.any = true;
                    found(step)
                });
                next = techniques.next();
                if stop.is_over() {
                    self.cut_short.push(technique);
                    break;
                }
                flow?;
            }
        }
        ControlFlow::Continue(())
    }
}

/// Puts the step that the first rank with any picks into `place`, which is empty; the first ranks, that look
/// for singles, have none.
fn pick_in(context: &Context<'_>, profile: &Profile, place: &mut Option<Step>) {
    pick_from(context, profile.ranks_behind_singles(), place);
}

/// Puts the step that the first of these ranks with any picks into `place`, which is empty.
fn pick_from(context: &Context<'_>, ranks: &[Rank], place: &mut Option<Step>) {
    let _ = ranks.iter().filter(|rank| rank.on).any(|rank| rank.pick(context, place));
}

impl Rank {
    /// Puts the step that the rank picks into `place`; whether there is one.
    fn pick(&self, context: &Context<'_>, place: &mut Option<Step>) -> bool {
        match self.pick {
            Pick::First => self.techniques.iter().any(|it| it.first_into(context, place)),
            pick => {
                let mut best = Best::new(pick, self.techniques[0], place);
                for technique in &self.techniques {
                    best.technique = technique;
                    let _ = technique.find(context, &mut best);
                }
                place.is_some()
            }
        }
    }
}

/// All steps that there are in a state or [`Position`].
pub fn all_steps(at: impl Into<Position>, profile: &Profile) -> Vec<Step> {
    let mut steps = Vec::new();
    let _ = find_steps(at, profile, &mut |step| {
        steps.push(step);
        ControlFlow::Continue(())
    });
    steps
}

/// The step that the first rank of the profile with any picks, in a state or [`Position`].
pub fn next_step(at: impl Into<Position>, profile: &Profile) -> Option<Step> {
    next_step_until(at, profile, &Stop::never()).unwrap_or_default()
}

/// The same for a search that may be given up.
///
/// # Errors
/// If it was, before a step was found or it was certain that there is none.
pub fn next_step_until(
    at: impl Into<Position>,
    profile: &Profile,
    stop: &Stop,
) -> Result<Option<Step>, InterruptedError> {
    let (position, cache, mut step) = (at.into(), PathCache::default(), None);
    pick_from(&Context::new(&position, profile, &cache).until(stop), profile.ranks(), &mut step);
    if stop.is_over() { Err(InterruptedError) } else { Ok(step) }
}

/// Whether no technique can find a step: each candidate left is in some solution, so that none can be
/// eliminated, and no open cell has only one. `possible` are the candidates that are in any solution of the
/// state, or of one that led to it.
///
/// Where a puzzle has several solutions this tells without a search what all techniques would find out at
/// last. It never rules out a step that there is.
///
/// ```
/// use ergodoku_core::{CandidateSet, Puzzle, State};
/// use ergodoku_engine::has_no_step;
///
/// let empty = State::new(&Puzzle::EMPTY).unwrap();
/// assert!(has_no_step(&empty, &CandidateSet::ALL));
/// ```
pub fn has_no_step(state: &State, possible: &CandidateSet) -> bool {
    state.all_candidates().is_subset(possible) && state.cells_with(1).is_empty()
}

impl Technique {
    /// All steps of this technique in a state or [`Position`], whether the profile uses it or not; limits,
    /// and what an assumption may be followed with, are the profile's.
    pub fn all_steps(&'static self, at: impl Into<Position>, profile: &Profile) -> Vec<Step> {
        let mut steps = Vec::new();
        let _ = find_steps_of(&[self], at, profile, &Stop::never(), &mut |step| {
            steps.push(step);
            ControlFlow::Continue(())
        });
        steps
    }

    /// Hands out each step of this technique until `found` breaks off or the search is given up.
    pub(crate) fn find_each(
        &'static self,
        context: &Context<'_>,
        found: &mut dyn FnMut(Step) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.find(context, &mut Each { technique: self, found })
    }

    /// The first step of this technique.
    pub(crate) fn first(&'static self, context: &Context<'_>) -> Option<Step> {
        let mut first = None;
        self.first_into(context, &mut first);
        first
    }

    /// Puts the first step of this technique into an empty place for it; whether there is one.
    #[inline]
    fn first_into(&'static self, context: &Context<'_>, step: &mut Option<Step>) -> bool {
        let _ = self.find(context, &mut First { technique: self, step });
        // A search also breaks off when it is given up.
        step.is_some()
    }

    /// The state of the technique's example, and the step found there; none if the example does not
    /// fire, which the tests rule out.
    pub fn example_step(&'static self) -> Option<(State, Step)> {
        let entry = text::parse_one(self.example.state).ok()?;
        let state = State::new(&entry.puzzle).ok()?;
        let profile = Profile::new(TECHNIQUES.to_vec());
        let concludes = |step: &Step| step.conclusion.to_string() == self.example.conclusion;
        let example = self.all_steps(&state, &profile).into_iter().find(concludes);
        example.map(|step| (state, step))
    }
}

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

    /// The same with the order in which its singles came up: [`next_step`] finds here what the path does
    /// next.
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
        if let Some((technique, single)) = self.profile.first_single(&self.position) {
            self.position.apply_unchecked(&Conclusion::Place(single.candidate));
            self.keep_single(technique, single);
        } else {
            self.search();
        }
        self.last.as_ref()
    }

    /// Takes a step that is no such single: by itself, so that singles are not burdened with it.
    #[inline(never)]
    fn search(&mut self) {
        self.last = None;
        let context = Context::new(&self.position, self.profile, &self.cache).until(&self.stop);
        pick_in(&context, self.profile, &mut self.last);
        if self.stop.is_over() {
            // Perhaps not the best of its rank.
            self.last = None;
        }
        match &self.last {
            None => {}
            Some(Step { conclusion: Conclusion::Eliminate(gone), pattern, .. }) => {
                pattern.in_order(gone, &mut |some| {
                    self.position.apply_unchecked(&Conclusion::Eliminate(some));
                });
            }
            Some(placing) => self.position.apply_unchecked(&placing.conclusion),
        }
    }

    /// Keeps the step of a single as the last. Most follow another: of these no more is written than singles
    /// have.
    #[inline]
    fn keep_single(&mut self, technique: &'static Technique, single: Single) {
        if let Some(Step {
            technique: named,
            pattern: Pattern::Single(found),
            conclusion: Conclusion::Place(placed),
        }) = &mut self.last
        {
            (*named, *found, *placed) = (technique, single, single.candidate);
        } else {
            let (pattern, conclusion) =
                (Pattern::Single(single), Conclusion::Place(single.candidate));
            self.last = Some(Step { technique, pattern, conclusion });
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
