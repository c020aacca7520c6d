//! A puzzle, its path, and what it turned out to be.

use std::cell::OnceCell;
use std::ops::ControlFlow;

use ergodoku::engine::{Interrupted, find_steps_within, has_no_step, next_step_until};
use ergodoku::mistake::{Diagnosis, diagnose};
use ergodoku::search::{self, Solution, Uniqueness};
use ergodoku::text::{Entry, ParseError};
use ergodoku::{CandidateSet, Outcome, Path, SolveError, State, Step};
use serde::Serialize;
use utoipa::ToSchema;

use super::{ErrorRecord, Options, SCHEMA, Status, StepRecord};
use crate::schema;

/// A puzzle and what was found out about it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PuzzleRecord {
    /// The version of the schema.
    pub schema: u32,
    /// The 81 characters as read, `.` for an empty cell; empty if the text could not be read.
    #[schema(value_type = schema::Grid)]
    pub puzzle: String,
    /// What stood beside the puzzle.
    pub label: String,
    /// What it turned out to be.
    pub status: Status,
    /// The 81 characters of what is placed at the end; empty if the text could not be read.
    #[schema(value_type = schema::Grid)]
    pub grid: String,
    /// The steps, in order.
    pub steps: Vec<StepRecord>,
    /// If all steps were searched for: the techniques whose search was cut short. There may be more of their
    /// steps.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cut_short: Vec<&'static str>,
    /// For a check: the number of solutions, counted up to the limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub solutions: Option<usize>,
    /// What is wrong, where the status says that something is.
    #[schema(required)]
    pub error: Option<ErrorRecord>,
}

/// A puzzle that can be worked on.
pub struct Ready {
    /// Its first state.
    pub state: State,
    /// Its solution, if it has exactly one.
    pub solution: Option<Solution>,
    /// Why it has no solution.
    diagnosis: Option<Diagnosis>,
    /// Whether it has several.
    has_several: bool,
    /// If so, the candidates that are in any of them, found out when first asked for.
    possible: OnceCell<Option<CandidateSet>>,
}

impl Ready {
    /// Whether no technique can find a step in a state that this one has led to. Of a puzzle with several
    /// solutions that is known in a fraction of the time in which all techniques look in vain.
    pub fn has_no_step(&self, now: &State) -> bool {
        let possible = || search::possible(&self.state);
        self.has_several
            && self
                .possible
                .get_or_init(possible)
                .is_some_and(|possible| has_no_step(now, &possible))
    }

    /// The next step of the first state; none if no technique finds one.
    pub(crate) fn next_step(&self, options: &Options) -> Result<Option<Step>, Interrupted> {
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

impl PuzzleRecord {
    /// Takes the path that the techniques find. Where there is no solution, it leads towards the rule
    /// that can no longer be kept, and the message tells which, if the path gets there.
    pub fn solve(entry: &Result<Entry, ParseError>, options: &Options) -> PuzzleRecord {
        let (mut record, first) = PuzzleRecord::open(entry);
        let Some(first) = first else { return record };
        let path = Path::new(first.state.clone(), &options.profile);
        let mut path = path.until(options.effort.stop.clone());
        while options.max_steps.is_none_or(|most| record.steps.len() < most)
            && !first.has_no_step(path.state())
        {
            let before = path.state().clone();
            let Some(step) = path.next() else { break };
            record.add_step(step, &before, options);
        }
        record.grid = path.state().to_string();
        match (record.status, path.outcome()) {
            (_, Outcome::Interrupted) => record.interrupt(),
            (Status::Solved, Outcome::Stuck | Outcome::Impossible) => record.status = Status::Stuck,
            (Status::NoSolution, Outcome::Impossible) => {
                let line = record.error.and_then(|error| error.line);
                let error = no_solution(path.state(), record.steps.len(), first.diagnosis.as_ref());
                record.error = Some(ErrorRecord { line, ..error });
            }
            _ => {}
        }
        record
    }

    /// Finds all steps of the state as it stands.
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

    /// Says that the search for the next step was given up.
    pub(super) fn interrupt(&mut self) {
        if self.status == Status::Solved {
            self.status = Status::Interrupted;
        }
        if self.error.is_none() {
            self.error = Some(ErrorRecord::new(Interrupted.to_string()));
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

    /// What can be said before any step is taken, and the state to work on, if there is one.
    pub fn begin(entry: &Result<Entry, ParseError>) -> (PuzzleRecord, Option<Ready>) {
        let (record, first) = PuzzleRecord::open(entry);
        let ready = first.filter(|_| record.status != Status::NoSolution);
        (record, ready)
    }

    /// As [`begin`](PuzzleRecord::begin), with the state of a puzzle that has no solution, too.
    fn open(entry: &Result<Entry, ParseError>) -> (PuzzleRecord, Option<Ready>) {
        let mut record = PuzzleRecord {
            schema: SCHEMA,
            puzzle: String::new(),
            label: String::new(),
            status: Status::Error,
            grid: String::new(),
            steps: Vec::new(),
            cut_short: Vec::new(),
            solutions: None,
            error: None,
        };
        let entry = match entry {
            Ok(entry) => entry,
            Err(error) => {
                record.error = Some(ErrorRecord {
                    line: Some(error.line()),
                    column: Some(error.column()),
                    text: Some(error.text().to_string()),
                    ..ErrorRecord::new(error.message().to_string())
                });
                return (record, None);
            }
        };
        record.puzzle = entry.puzzle.to_string();
        record.grid = record.puzzle.clone();
        record.label = entry.label.clone();
        let mut fail = |status, error: ErrorRecord| {
            record.status = status;
            record.error = Some(ErrorRecord { line: Some(entry.line), ..error });
        };
        let state = match State::new(&entry.puzzle) {
            Ok(state) => state,
            Err(clashes) => {
                let diagnosis = diagnose(&entry.puzzle);
                let error = ErrorRecord::of_clashes(&clashes).diagnosed("; ", diagnosis.as_ref());
                fail(Status::Invalid, error);
                return (record, None);
            }
        };
        let mut diagnosis = None;
        let solution = match search::uniqueness(&state) {
            Uniqueness::None => {
                diagnosis = diagnose(&entry.puzzle);
                if let Some(error) = diagnosis.as_ref().and_then(contradiction) {
                    fail(Status::Mistake, error);
                    return (record, None);
                }
                fail(Status::NoSolution, no_solution(&state, 0, diagnosis.as_ref()));
                None
            }
            Uniqueness::One(solution) => {
                record.status = Status::Solved;
                Some(solution)
            }
            Uniqueness::Several(one, other) => {
                let several = SolveError::several(one, other);
                fail(Status::MultipleSolutions, ErrorRecord::new(several.to_string()));
                None
            }
        };
        let has_several = record.status == Status::MultipleSolutions;
        let possible = OnceCell::new();
        (record, Some(Ready { state, solution, diagnosis, has_several, possible }))
    }

    /// Adds a step found in `state`, its proof checked if the options ask for it.
    pub(super) fn add_step(&mut self, step: Step, state: &State, options: &Options) {
        if options.check && self.status != Status::Error {
            self.check_step(&step, state);
        }
        self.steps.push(StepRecord::new(step, state));
    }

    fn check_step(&mut self, step: &Step, state: &State) {
        if let Err(rejection) = step.check(state) {
            let number = self.steps.len() + 1;
            self.status = Status::Error;
            self.error = Some(ErrorRecord::new(format!(
                "the proof of step {number}, `{step}`, is rejected: {rejection}; please report this \
                 as a fault of Ergodoku"
            )));
        }
    }
}

/// That a position contradicts its givens, if it does.
fn contradiction(diagnosis: &Diagnosis) -> Option<ErrorRecord> {
    let message = match diagnosis {
        Diagnosis::Contradicts(_) => "the position contradicts the one solution of its givens",
        Diagnosis::ContradictsAll(_) => "the position contradicts every solution of its givens",
        Diagnosis::Unsolvable(_) => return None,
    };
    Some(ErrorRecord::new(message.to_string()).diagnosed(": ", Some(diagnosis)))
}

/// That there is no solution; which rule is broken in `state`, if one is, to which so many `steps` have
/// led; and which given may be wrong.
fn no_solution(state: &State, steps: usize, diagnosis: Option<&Diagnosis>) -> ErrorRecord {
    let after = match steps {
        0 => String::new(),
        1 => "after 1 step ".to_string(),
        _ => format!("after {steps} steps "),
    };
    let why = state.contradiction().map(|it| format!(": {after}{it}")).unwrap_or_default();
    ErrorRecord::new(format!("the puzzle has no solution{why}")).diagnosed("; ", diagnosis)
}
