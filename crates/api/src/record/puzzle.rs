//! A puzzle, its path, and what it turned out to be.

use std::cell::OnceCell;
use std::ops::ControlFlow;

use ergodoku::engine::{InterruptedError, find_steps_within, has_no_step, next_step_until};
use ergodoku::explanation::{Sentence, sentence};
use ergodoku::mistake::{Diagnosis, diagnose};
use ergodoku::search::{self, Solution, Uniqueness};
use ergodoku::text::{Entry, ParseError};
use ergodoku::{CandidateSet, SolveError, State, Step};
use serde::Serialize;

use super::error::joined;
use super::{ErrorRecord, Options, SCHEMA, ShortestRecord, Status, StepRecord};

/// A puzzle and what is known of it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PuzzleRecord {
    /// The version of the schema.
    pub schema: u32,
    /// The puzzle as read.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Grid))]
    pub puzzle: String,
    /// The label that stood beside the puzzle.
    pub label: String,
    /// What it turned out to be.
    pub status: Status,
    /// The digits placed at the end; of a check, the solution if there is exactly one.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Grid))]
    pub grid: String,
    /// The steps, in order.
    pub steps: Vec<StepRecord>,
    /// Of a shortest solve: how good it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub shortest: Option<ShortestRecord>,
    /// If all steps were searched for: the techniques whose search was cut short. There may be more of their
    /// steps.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cut_short: Vec<&'static str>,
    /// Of a check: the number of solutions, counted up to a limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub solutions: Option<usize>,
    /// What is wrong, if the status says that something is.
    #[cfg_attr(feature = "schema", schema(required))]
    pub error: Option<ErrorRecord>,
}

/// A puzzle that has a state to work on.
pub struct Ready {
    /// Its first state.
    pub state: State,
    /// Its solution, if it has exactly one.
    pub solution: Option<Solution>,
    /// Why it has no solution.
    pub(super) diagnosis: Option<Diagnosis>,
    /// Whether it has several.
    has_several: bool,
    /// If so, the candidates that are in any of them, searched for when first asked for.
    possible: OnceCell<Option<CandidateSet>>,
}

impl Ready {
    /// Whether it is known that no technique can find a step in `now`, a state that the first has led to.
    /// For a puzzle with several solutions this takes a fraction of the time of a vain search by all
    /// techniques.
    pub fn has_no_step(&self, now: &State) -> bool {
        let possible = || search::possible(&self.state);
        self.has_several
            && self
                .possible
                .get_or_init(possible)
                .is_some_and(|possible| has_no_step(now, &possible))
    }

    /// The next step of the first state; none if no technique finds one.
    pub(crate) fn next_step(&self, options: &Options) -> Result<Option<Step>, InterruptedError> {
        match self.has_no_step(&self.state) {
            true => Ok(None),
            false => next_step_until(&self.state, &options.profile, &options.effort.stop),
        }
    }

    /// Every step of the first state. Gives the names of the techniques whose search was cut short.
    pub(crate) fn find_steps(
        &self,
        options: &Options,
        found: &mut dyn FnMut(Step) -> ControlFlow<()>,
    ) -> Vec<&'static str> {
        if self.has_no_step(&self.state) {
            return Vec::new();
        }
        let Options { profile, effort, .. } = options;
        let (_, cut_short) = find_steps_within(&self.state, profile, effort, found);
        cut_short.iter().map(|technique| technique.name).collect()
    }
}

/// What a puzzle turns out to be before its first step.
pub(super) struct Opened {
    pub(super) status: Status,
    /// What is wrong, if the status says that something is.
    pub(super) error: Option<ErrorRecord>,
    /// Its state, if there is one to work on, or to show why it has no solution.
    pub(super) ready: Option<Ready>,
}

impl Opened {
    pub(super) fn new(entry: &Entry) -> Opened {
        let error_of = |error| Some(ErrorRecord { line: Some(entry.line), ..error });
        let without_state = |status, error| Opened { status, error: error_of(error), ready: None };
        let state = match State::new(&entry.puzzle) {
            Ok(state) => state,
            Err(clashes) => {
                let diagnosis = diagnose(&entry.puzzle);
                let error = ErrorRecord::of_clashes(&clashes, diagnosis.as_ref());
                return without_state(Status::Invalid, error);
            }
        };
        let found = search::uniqueness(&state);
        let mut ready = Ready {
            state,
            solution: None,
            diagnosis: None,
            has_several: false,
            possible: OnceCell::new(),
        };
        let (status, error) = match found {
            Uniqueness::One(one) => {
                ready.solution = Some(one);
                (Status::Solved, None)
            }
            Uniqueness::Several(one, other) => {
                ready.has_several = true;
                let several = SolveError::several(one, other);
                let error = ErrorRecord::of(Sentence::from(&several));
                (Status::MultipleSolutions, error_of(error))
            }
            Uniqueness::None => {
                ready.diagnosis = diagnose(&entry.puzzle);
                if let Some(error) = ready.diagnosis.as_ref().and_then(contradiction) {
                    return without_state(Status::Mistake, error);
                }
                let error = no_solution(&ready.state, 0, ready.diagnosis.as_ref());
                (Status::NoSolution, error_of(error))
            }
        };
        Opened { status, error, ready: Some(ready) }
    }
}

impl PuzzleRecord {
    /// Solves the puzzle by technique. If there is no solution, the path leads towards a contradiction, and
    /// the message says which rule is broken if the path gets there.
    pub fn solve(entry: &Result<Entry, ParseError>, options: &Options) -> PuzzleRecord {
        let mut steps = Vec::new();
        let record = PuzzleRecord::walk(entry, options, &mut |step, state| {
            let step = step.clone();
            steps.push(StepRecord::with_proof(step, state, options.proofs, options.voice));
        });
        PuzzleRecord { steps, ..record }
    }

    /// Finds every step of the state as it stands.
    pub fn steps(entry: &Result<Entry, ParseError>, options: &Options) -> PuzzleRecord {
        let (mut record, ready) = PuzzleRecord::begin(entry);
        let Some(ready) = ready else { return record };
        let state = &ready.state;
        record.cut_short = ready.find_steps(options, &mut |step| {
            record.add_step(step, state, options);
            ControlFlow::Continue(())
        });
        if record.status == Status::Solved && !state.is_solved() && record.steps.is_empty() {
            let is_stuck = record.cut_short.is_empty();
            record.status = if is_stuck { Status::Stuck } else { Status::Interrupted };
        }
        record
    }

    /// Records that the search for the next step was interrupted.
    pub(super) fn interrupt(&mut self) {
        if self.status == Status::Solved {
            self.status = Status::Interrupted;
        }
        if self.error.is_none() {
            self.error = Some(ErrorRecord::of(InterruptedError.into()));
        }
    }

    /// Counts the solutions up to `limit`; the grid is the solution, if there is exactly one.
    pub fn check(entry: &Result<Entry, ParseError>, limit: usize) -> PuzzleRecord {
        let (mut record, ready) = PuzzleRecord::begin(entry);
        record.solutions = match (&ready, record.status) {
            (None, Status::NoSolution | Status::Mistake | Status::Invalid) => Some(0),
            (None, _) => None,
            (Some(ready), _) => Some(match &ready.solution {
                Some(solution) => {
                    record.grid = solution.to_string();
                    1
                }
                None => search::count(&ready.state, limit.max(2)),
            }),
        };
        record
    }

    /// What is known before the first step, and the state to work on, if there is one.
    pub fn begin(entry: &Result<Entry, ParseError>) -> (PuzzleRecord, Option<Ready>) {
        let (record, first) = PuzzleRecord::open(entry);
        let ready = first.filter(|_| record.status != Status::NoSolution);
        (record, ready)
    }

    /// As [`begin`](PuzzleRecord::begin), with the state of a puzzle that has no solution, too.
    pub(super) fn open(entry: &Result<Entry, ParseError>) -> (PuzzleRecord, Option<Ready>) {
        let entry = match entry {
            Ok(entry) => entry,
            Err(error) => return (PuzzleRecord::unreadable(error), None),
        };
        let Opened { status, error, ready } = Opened::new(entry);
        let grid = entry.puzzle.to_string();
        let record = PuzzleRecord {
            puzzle: grid.clone(),
            grid,
            label: entry.label.clone(),
            error,
            ..PuzzleRecord::blank(status)
        };
        (record, ready)
    }

    /// A record with nothing in it but a status.
    fn blank(status: Status) -> PuzzleRecord {
        PuzzleRecord {
            schema: SCHEMA,
            puzzle: String::new(),
            label: String::new(),
            status,
            grid: String::new(),
            steps: Vec::new(),
            shortest: None,
            cut_short: Vec::new(),
            solutions: None,
            error: None,
        }
    }

    /// The record of a text that is no puzzle.
    pub(super) fn unreadable(error: &ParseError) -> PuzzleRecord {
        let error = ErrorRecord {
            line: Some(error.line()),
            column: Some(error.column()),
            text: Some(error.text().to_string()),
            ..ErrorRecord::of(error.message().clone())
        };
        PuzzleRecord { error: Some(error), ..PuzzleRecord::blank(Status::Error) }
    }

    /// Adds a step found in `state`, its proof checked if the options ask for it.
    pub(super) fn add_step(&mut self, step: Step, state: &State, options: &Options) {
        if options.check && self.status != Status::Error {
            self.check_step(self.steps.len() + 1, &step, state);
        }
        self.steps.push(StepRecord::with_proof(step, state, options.proofs, options.voice));
    }

    pub(super) fn check_step(&mut self, number: usize, step: &Step, state: &State) {
        if let Err(rejection) = step.check(state) {
            self.status = Status::Error;
            let (step, why) = (step.to_string(), rejection.to_string());
            self.error = Some(ErrorRecord::of(sentence!("error-rejected", number, step, why)));
        }
    }
}

/// The error of a position that contradicts its givens, if it does.
pub(super) fn contradiction(diagnosis: &Diagnosis) -> Option<ErrorRecord> {
    let error = match diagnosis {
        Diagnosis::Contradicts(_) => sentence!("error-contradicts"),
        Diagnosis::ContradictsAll(_) => sentence!("error-contradicts-all"),
        Diagnosis::Unsolvable(_) => return None,
    };
    let because = |first, last| sentence!("error-because", first, last);
    Some(ErrorRecord::diagnosed(error, Some(diagnosis), because))
}

/// The error of a puzzle without a solution: which rule is broken in `state`, after this number of `steps`,
/// if one is; and which given may be wrong.
pub(super) fn no_solution(
    state: &State,
    steps: usize,
    diagnosis: Option<&Diagnosis>,
) -> ErrorRecord {
    let error = match state.contradiction() {
        Some(why) => sentence!("error-no-solution-as", steps, why),
        None => sentence!("error-no-solution"),
    };
    ErrorRecord::diagnosed(error, diagnosis, joined)
}
