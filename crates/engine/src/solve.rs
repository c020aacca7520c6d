//! What can be asked of a state: all steps, or the next one.

use std::error::Error;
use std::fmt;
use std::ops::ControlFlow;

use ergodoku_core::{CandidateSet, Sentence, State, Stop, sentence, text};

use crate::catalogue::TECHNIQUES;
use crate::context::PathCache;
use crate::driver::Search;
use crate::position::Position;
use crate::profile::Profile;
use crate::step::Step;
use crate::technique::{Family, Technique};

/// A search was given up before its end: there may be more to find.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct InterruptedError;

impl fmt::Display for InterruptedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Sentence::from(*self).fmt(f)
    }
}

impl From<InterruptedError> for Sentence {
    fn from(_: InterruptedError) -> Sentence {
        sentence!("error-interrupted")
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
    let search = Search::new(&position, profile, &cache, stop);
    techniques.iter().try_for_each(|technique| search.each(technique, found))
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
            let search = Search::new(self.position, self.profile, &cache, &stop);
            while let Some(technique) = next {
                stop.allow(checks_each.unwrap_or(u64::MAX));
                let flow = search.each(technique, &mut |step| {
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
    Search::new(&position, profile, &cache, stop).pick(profile.ranks(), &mut step);
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

    /// The state of the technique's example, and the step found there; none if the example does not
    /// fire, which the tests rule out.
    pub fn example_step(&'static self) -> Option<(State, Step)> {
        let entry = text::parse_one(self.example().state).ok()?;
        let state = State::new(&entry.puzzle).ok()?;
        let profile = Profile::new(TECHNIQUES.to_vec());
        let concludes = |step: &Step| step.conclusion.to_string() == self.example().conclusion;
        let example = self.all_steps(&state, &profile).into_iter().find(concludes);
        example.map(|step| (state, step))
    }
}
