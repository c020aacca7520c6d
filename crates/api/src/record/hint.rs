//! [`HintRecord`]: a hint that gives away no more than was asked for.

use std::fmt;
use std::ops::ControlFlow;

use ergodoku::engine::{InterruptedError, Position, find_steps_within, next_step_until};
use ergodoku::explanation::{Sentence, Voice, sentence};
use ergodoku::text::{Entry, ParseError};
use ergodoku::{CandidateSet, Depth, Path, State, Step, mistake};
use serde::Serialize;

use super::{ErrorRecord, Options, PuzzleRecord, Ready, SCHEMA, Status, StepRecord};

/// A hint at the next step, or at a mistake, that gives away no more than its level allows.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct HintRecord {
    /// The version of the schema.
    pub schema: u32,
    /// The 81 characters as read; empty if the text could not be read.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Grid))]
    pub puzzle: String,
    /// The label that stood beside the puzzle.
    pub label: String,
    /// What the puzzle turned out to be; `stuck` if no technique in use finds a step.
    pub status: Status,
    /// How much it gives away: 1 where to look, 2 the technique and its place, 3 the whole reason.
    pub level: u8,
    /// The hint in words; none if there is neither a step nor a mistake.
    #[cfg_attr(feature = "schema", schema(required))]
    pub hint: Option<String>,
    /// The technique's name, from level 2.
    #[cfg_attr(feature = "schema", schema(required))]
    pub technique: Option<&'static str>,
    /// The step, at level 3.
    #[cfg_attr(feature = "schema", schema(required))]
    pub step: Option<StepRecord>,
    /// What is wrong, if the status says that something is. With a hint at a mistake only at level 3.
    #[cfg_attr(feature = "schema", schema(required))]
    pub error: Option<ErrorRecord>,
}

/// Which step a hint is at.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct StepChoice {
    /// This many steps of the solution are taken first.
    pub after: usize,
    /// Which of the different steps that there are then, from 1: the next step, then all others in the order of
    /// the profile that conclude something new.
    pub nth: usize,
}

impl Default for StepChoice {
    /// The next step.
    fn default() -> StepChoice {
        StepChoice { after: 0, nth: 1 }
    }
}

/// The error of a [`StepChoice`] beyond the last step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MissingStepError {
    /// The path ends after this many steps.
    PathEnds(usize),
    /// There are only this many different steps in the state.
    Only(usize),
}

impl fmt::Display for MissingStepError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Sentence::from(self).fmt(f)
    }
}

impl From<&MissingStepError> for Sentence {
    fn from(error: &MissingStepError) -> Sentence {
        match *error {
            MissingStepError::PathEnds(count) => sentence!("error-path-ends", count),
            MissingStepError::Only(count) => sentence!("error-only-steps", count),
        }
    }
}

impl std::error::Error for MissingStepError {}

/// A hint, and the step that it is at.
#[derive(Clone, Debug)]
pub struct Hint {
    /// What is told of it.
    pub record: HintRecord,
    /// The state in which the step was found; none if the puzzle cannot be solved or could not be read.
    pub state: Option<State>,
    /// The whole step, whatever the record tells of it; none if there is no step.
    pub step: Option<Step>,
}

/// What a search for the step of a hint found.
enum Search {
    Found(Box<Position>, Option<Box<Step>>),
    Interrupted,
    Missing(MissingStepError),
}

impl StepChoice {
    fn search(self, ready: &Ready, options: &Options) -> Search {
        let stop = &options.effort.stop;
        let mut path = Path::new(ready.state.clone(), &options.profile).until(stop.clone());
        for taken in 0..self.after {
            if ready.has_no_step(path.state()) || path.advance().is_none() {
                return match stop.is_over() {
                    true => Search::Interrupted,
                    false => Search::Missing(MissingStepError::PathEnds(taken)),
                };
            }
        }
        let position = path.position().clone();
        if ready.has_no_step(position.state()) {
            return Search::Found(Box::new(position), None);
        }
        match next_step_until(position.clone(), &options.profile, stop) {
            Err(InterruptedError) => Search::Interrupted,
            Ok(Some(first)) if self.nth > 1 => self.other(position, &first, options),
            Ok(first) => Search::Found(Box::new(position), first.map(Box::new)),
        }
    }

    /// The chosen one of the steps besides the first.
    fn other(self, position: Position, first: &Step, options: &Options) -> Search {
        let concluded = |step: &Step| {
            let placed = step.conclusion.placed().map(CandidateSet::only).unwrap_or_default();
            (placed, step.conclusion.eliminated())
        };
        let (mut placed, mut eliminated) = concluded(first);
        let (mut count, mut chosen) = (1, None);
        let mut take = |step: Step| {
            let (place, eliminate) = concluded(&step);
            let is_new = !place.is_subset(&placed) || !eliminate.is_subset(&eliminated);
            placed |= place;
            eliminated |= eliminate;
            count += usize::from(is_new);
            if is_new && count == self.nth {
                chosen = Some(step);
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        };
        let (Options { profile, effort, .. }, at) = (options, position.clone());
        let _ = find_steps_within(at, profile, effort, &mut take);
        match chosen {
            Some(step) => Search::Found(Box::new(position), Some(Box::new(step))),
            None => Search::Missing(MissingStepError::Only(count)),
        }
    }
}

impl HintRecord {
    /// Finds the next step and says as much of it as `depth` allows. If the position contradicts the one
    /// solution of its givens, the hint is at a mistake instead. A puzzle with several solutions has hints,
    /// too: a step holds in all of them.
    pub fn new(entry: &Result<Entry, ParseError>, options: &Options, depth: Depth) -> HintRecord {
        let hint = Hint::new(entry, options, depth, StepChoice::default());
        hint.expect("only another step than the next can be missing").record
    }
}

impl Hint {
    /// As [`HintRecord::new`], at another step if so chosen.
    ///
    /// ```
    /// use ergodoku::{Depth, text};
    /// use ergodoku_api::record::{Hint, MissingStepError, Options, StepChoice};
    ///
    /// let entry = text::parse_one(
    ///     "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56",
    /// );
    /// let hint = |after, nth| {
    ///     Hint::new(&entry, &Options::default(), Depth::Where, StepChoice { after, nth })
    /// };
    /// assert_ne!(hint(0, 1)?.step, hint(0, 2)?.step);
    /// assert_ne!(hint(0, 1)?.step, hint(1, 1)?.step);
    /// assert_eq!(hint(55, 1).unwrap_err(), MissingStepError::PathEnds(54));
    /// # Ok::<(), MissingStepError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Returns an error if there is no such step.
    pub fn new(
        entry: &Result<Entry, ParseError>,
        options: &Options,
        depth: Depth,
        choice: StepChoice,
    ) -> Result<Hint, MissingStepError> {
        let (mut record, ready) = PuzzleRecord::begin(entry);
        let (mut hint, mut technique) = (None, None);
        let (mut found, mut found_in) = (None, None);
        if let Some(ready) = ready {
            match choice.search(&ready, options) {
                Search::Missing(error) => return Err(error),
                Search::Interrupted => record.interrupt(),
                Search::Found(position, step) => {
                    let state = position.state();
                    if let Some(step) = &step {
                        hint = Some(hint_text(step, state, depth, options.voice));
                        technique = Some(step.technique.name);
                        record.add_step(Step::clone(step), state, options);
                    } else if record.status == Status::Solved && !state.is_solved() {
                        record.status = Status::Stuck;
                    }
                    found = step.map(|step| *step);
                    found_in = Some(state.clone());
                }
            }
        }
        let level = match depth {
            Depth::Where => 1,
            Depth::Name | Depth::What => 2,
            Depth::Why => 3,
        };
        if record.status == Status::Mistake
            && let Some(first) = record.error.as_ref().and_then(|it| mistake::first(&it.mistakes))
        {
            hint = Some(first.ladder()[level - 1].text(options.voice.language));
            record.error = record.error.filter(|_| depth == Depth::Why);
        }
        let record = HintRecord {
            schema: SCHEMA,
            puzzle: record.puzzle,
            label: record.label,
            status: record.status,
            level: level as u8,
            hint,
            technique: technique.filter(|_| depth >= Depth::Name),
            step: record.steps.pop().filter(|_| depth == Depth::Why),
            error: record.error,
        };
        Ok(Hint { record, state: found_in, step: found })
    }
}

/// A hint at a step. The whole reason is of the length asked for.
fn hint_text(step: &Step, state: &State, depth: Depth, voice: Voice) -> String {
    let said = match depth {
        Depth::Why => step.explain_at(state, voice.length),
        _ => step.hint(state, depth),
    };
    said.text(voice.language)
}
