//! What the faces of the project (command line, web, Python) hand out: plain, serialisable records.
//! Their JSON is a versioned interface, described in `docs/json.md`.
//!
//! ```
//! use ergodoku::record::{Options, PuzzleRecord, Status};
//! use ergodoku::text;
//!
//! let entry = text::parse_one(
//!     "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56",
//! );
//! let record = PuzzleRecord::solve(&entry, &Options::default());
//! assert_eq!(record.status, Status::Solved);
//! assert_eq!(record.steps.len(), 54);
//! ```

mod explainer;
mod generated;
mod rate;

use std::fmt::{self, Write as _};

use serde::{Serialize, Serializer};

use crate::proof::Proof;
use crate::rate::sudoku_explainer;
use crate::search::{self, Solution, Uniqueness};
use crate::text::{Entry, ParseError};
use crate::{
    Candidate, CandidateSet, Cell, CellSet, Clash, Conclusion, Depth, Digit, Explanation, House,
    Level, Outcome, Path, Pattern, Profile, State, Step, Technique, all_steps, next_step,
};

pub use explainer::{ExplainerRecord, RatedStepRecord};
pub use generated::GeneratedRecord;
pub use rate::{HardestRecord, RatingRecord, Scale};

/// The version of the records: it rises when a field changes its meaning or goes.
pub const SCHEMA: u32 = 1;

/// What a puzzle turned out to be.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Every cell has its digit; for a check: there is exactly one solution.
    Solved,
    /// There is one solution, and the techniques in use do not get to it, or not in as many steps
    /// as were allowed.
    Stuck,
    /// A digit stands twice in a house.
    Invalid,
    /// No digit stands twice in a house, and still there is no solution.
    NoSolution,
    /// There are several solutions.
    MultipleSolutions,
    /// The text could not be read, or a step's proof was rejected.
    Error,
}

impl fmt::Display for Status {
    /// The name as in JSON: `multiple_solutions`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.serialize(f)
    }
}

/// How to solve.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Which techniques, in which order.
    pub profile: Profile,
    /// How many steps to take at the most.
    pub max_steps: Option<usize>,
    /// Whether to check every step's proof as it is found.
    pub check: bool,
}

/// A puzzle and what was found out about it.
#[derive(Clone, Debug, Serialize)]
pub struct PuzzleRecord {
    /// The version of this record, [`SCHEMA`].
    pub schema: u32,
    /// The 81 characters as read, `.` for an empty cell; empty if the text could not be read.
    pub puzzle: String,
    /// What stood beside the puzzle.
    pub label: String,
    /// What it turned out to be.
    pub status: Status,
    /// The 81 characters of what is placed at the end; empty if the text could not be read.
    pub grid: String,
    /// The steps, in order.
    pub steps: Vec<StepRecord>,
    /// For a check: the number of solutions, counted up to the limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub solutions: Option<usize>,
    /// What is wrong, where the status says that something is.
    pub error: Option<ErrorRecord>,
}

/// What is wrong with a puzzle or its text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ErrorRecord {
    /// In words.
    pub message: String,
    /// The line of the input, from 1.
    pub line: Option<usize>,
    /// The column in that line, in characters from 1; none if the whole puzzle is meant.
    pub column: Option<usize>,
    /// For an invalid puzzle: every clash of its digits.
    pub clashes: Vec<ClashRecord>,
}

impl ErrorRecord {
    fn new(message: String) -> ErrorRecord {
        ErrorRecord { message, line: None, column: None, clashes: Vec::new() }
    }

    fn of_clashes(clashes: &[Clash]) -> ErrorRecord {
        let said: Vec<String> = clashes.iter().map(Clash::to_string).collect();
        let clashes = clashes.iter().map(ClashRecord::from).collect();
        ErrorRecord { clashes, ..ErrorRecord::new(said.join("; ")) }
    }
}

/// A [`Clash`]: a digit that stands twice or more in a house. Displays in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ClashRecord {
    /// Which digit.
    pub digit: Digit,
    /// In which house.
    pub house: House,
    /// In which cells of it.
    pub cells: CellSet,
}

impl From<&Clash> for ClashRecord {
    fn from(clash: &Clash) -> ClashRecord {
        let &Clash { digit, house, cells } = clash;
        ClashRecord { digit, house, cells }
    }
}

impl fmt::Display for ClashRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let &ClashRecord { digit, house, cells } = self;
        write!(f, "{}", Clash { digit, house, cells })
    }
}

/// A [`Step`] with all that is said of it.
#[derive(Clone, Debug, Serialize)]
pub struct StepRecord {
    /// The technique's name.
    pub technique: &'static str,
    /// The step in the field's notation.
    pub notation: String,
    /// Candidates placed; as JSON `r4c3=5`.
    pub place: CandidateSet,
    /// Candidates eliminated; as JSON `r4c3<>5`.
    #[serde(serialize_with = "as_eliminations")]
    pub eliminate: CandidateSet,
    /// Whether the step holds only if there is exactly one solution.
    pub assumes_uniqueness: bool,
    /// The reason in words.
    pub explanation: String,
    /// The pattern, with fields of its family.
    pub pattern: Pattern,
}

fn as_eliminations<S: Serializer>(gone: &CandidateSet, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(gone.iter().map(Elimination))
}

/// A candidate as one that is false; as JSON `r4c3<>5`.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Elimination(pub Candidate);

impl Serialize for Elimination {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Candidate { cell, digit } = self.0;
        serializer.collect_str(&format_args!("{cell}<>{digit}"))
    }
}

/// Longer than most explanations: their text is written without growing.
const EXPLANATION_LENGTH: usize = 400;

impl StepRecord {
    /// The record of a step found in `state`.
    pub fn new(step: Step, state: &State) -> StepRecord {
        let explanation = step.explain(state);
        StepRecord::explained(step, &explanation)
    }

    /// The record of a step that has been explained already.
    pub fn explained(step: Step, said: &Explanation) -> StepRecord {
        let mut explanation = String::with_capacity(EXPLANATION_LENGTH);
        write!(explanation, "{said}").expect("a String takes any text");
        StepRecord {
            technique: step.technique.name,
            notation: step.to_string(),
            place: step.conclusion.placed().map(CandidateSet::only).unwrap_or_default(),
            eliminate: step.conclusion.eliminated(),
            assumes_uniqueness: step.technique.assumes_uniqueness,
            explanation,
            pattern: step.pattern,
        }
    }
}

/// A puzzle that can be worked on.
pub struct Ready {
    /// Its first state.
    pub state: State,
    /// Its solution, if it has exactly one.
    pub solution: Option<Solution>,
}

impl PuzzleRecord {
    /// Takes the path that the techniques find. Where there is no solution, it leads towards the rule
    /// that can no longer be kept, and the message tells which, if the path gets there.
    pub fn solve(entry: &Result<Entry, ParseError>, options: &Options) -> PuzzleRecord {
        let (mut record, first) = PuzzleRecord::open(entry);
        let Some(Ready { state, .. }) = first else { return record };
        let mut path = Path::new(state, &options.profile);
        while options.max_steps.is_none_or(|most| record.steps.len() < most) {
            let before = path.state().clone();
            let Some(step) = path.next() else { break };
            record.add_step(step, &before, options);
        }
        record.grid = path.state().to_string();
        match (record.status, path.outcome()) {
            (Status::Solved, Outcome::Stuck | Outcome::Impossible) => record.status = Status::Stuck,
            (Status::NoSolution, Outcome::Impossible) => {
                let message = no_solution(path.state(), record.steps.len());
                record.error = record.error.map(|error| ErrorRecord { message, ..error });
            }
            _ => {}
        }
        record
    }

    /// Finds all steps of the state as it stands.
    pub fn steps(entry: &Result<Entry, ParseError>, options: &Options) -> PuzzleRecord {
        let (mut record, ready) = PuzzleRecord::begin(entry);
        let Some(Ready { state, .. }) = ready else { return record };
        for step in all_steps(&state, &options.profile) {
            record.add_step(step, &state, options);
        }
        if record.status == Status::Solved && !state.is_solved() && record.steps.is_empty() {
            record.status = Status::Stuck;
        }
        record
    }

    /// Counts the solutions up to `limit`; the grid is the solution, if there is exactly one.
    pub fn check(entry: &Result<Entry, ParseError>, limit: usize) -> PuzzleRecord {
        let (mut record, ready) = PuzzleRecord::begin(entry);
        record.solutions = match (&ready, record.status) {
            (None, Status::NoSolution | Status::Invalid) => Some(0),
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
            solutions: None,
            error: None,
        };
        let entry = match entry {
            Ok(entry) => entry,
            Err(error) => {
                record.error = Some(ErrorRecord {
                    line: Some(error.line()),
                    column: Some(error.column()),
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
                fail(Status::Invalid, ErrorRecord::of_clashes(&clashes));
                return (record, None);
            }
        };
        let solution = match search::uniqueness(&state) {
            Uniqueness::None => {
                fail(Status::NoSolution, ErrorRecord::new(no_solution(&state, 0)));
                None
            }
            Uniqueness::One(solution) => {
                record.status = Status::Solved;
                Some(solution)
            }
            Uniqueness::Several(one, other) => {
                fail(Status::MultipleSolutions, ErrorRecord::new(several(&one, &other)));
                None
            }
        };
        (record, Some(Ready { state, solution }))
    }

    /// Adds a step found in `state`, its proof checked if the options ask for it.
    fn add_step(&mut self, step: Step, state: &State, options: &Options) {
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

/// That there is no solution, and which rule is broken in `state`, if one is, to which so many
/// `steps` have led.
fn no_solution(state: &State, steps: usize) -> String {
    let after = match steps {
        0 => String::new(),
        1 => "after 1 step ".to_string(),
        _ => format!("after {steps} steps "),
    };
    let why = state.contradiction().map(|it| format!(": {after}{it}")).unwrap_or_default();
    format!("the puzzle has no solution{why}")
}

/// That two solutions differ, and where they do.
fn several(one: &Solution, other: &Solution) -> String {
    let differs = |cell: &Cell| one.digit(*cell) != other.digit(*cell);
    let cell = Cell::all().find(differs).expect("two solutions differ");
    let (one, other) = (one.digit(cell), other.digit(cell));
    format!("the puzzle has several solutions: {cell}, for one, can be {one} or {other}")
}

/// A hint for the next step, with no more of the step than its level gives away.
#[derive(Clone, Debug, Serialize)]
pub struct HintRecord {
    /// The version of this record, [`SCHEMA`].
    pub schema: u32,
    /// The 81 characters as read; empty if the text could not be read.
    pub puzzle: String,
    /// What stood beside the puzzle.
    pub label: String,
    /// What the puzzle turned out to be; stuck if no technique in use finds a step.
    pub status: Status,
    /// How much is told: 1 where to look, 2 the technique and its place, 3 the whole reason.
    pub level: u8,
    /// The hint in words; none if there is no step.
    pub hint: Option<String>,
    /// The technique's name, from level 2.
    pub technique: Option<&'static str>,
    /// The step, at level 3.
    pub step: Option<StepRecord>,
    /// What is wrong, where the status says that something is.
    pub error: Option<ErrorRecord>,
}

impl HintRecord {
    /// Finds the next step and tells as much of it as `depth` allows. A puzzle with several solutions
    /// has hints too: what a step says holds in all of them.
    pub fn new(entry: &Result<Entry, ParseError>, options: &Options, depth: Depth) -> HintRecord {
        let (mut record, ready) = PuzzleRecord::begin(entry);
        let mut hint = None;
        let mut technique = None;
        if let Some(Ready { state, .. }) = ready {
            match next_step(&state, &options.profile) {
                Some(step) => {
                    hint = Some(step.hint(&state, depth).to_string());
                    technique = Some(step.technique.name);
                    record.add_step(step, &state, options);
                }
                None if record.status == Status::Solved && !state.is_solved() => {
                    record.status = Status::Stuck;
                }
                None => {}
            }
        }
        HintRecord {
            schema: SCHEMA,
            puzzle: record.puzzle,
            label: record.label,
            status: record.status,
            level: match depth {
                Depth::Where => 1,
                Depth::Name | Depth::What => 2,
                Depth::Why => 3,
            },
            hint,
            technique: technique.filter(|_| depth >= Depth::Name),
            step: record.steps.pop().filter(|_| depth == Depth::Why),
            error: record.error,
        }
    }
}

/// A technique of the catalogue.
#[derive(Clone, Debug, Serialize)]
pub struct TechniqueRecord {
    /// The version of this record, [`SCHEMA`].
    pub schema: u32,
    /// The field's name.
    pub name: &'static str,
    /// The name as one types it.
    pub slug: String,
    /// Other names.
    pub aliases: &'static [&'static str],
    /// The family's name as one types it.
    pub family: &'static str,
    /// HoDoKu's code, where it has one.
    pub hodoku_code: Option<&'static str>,
    /// HoDoKu's score of one step.
    pub hodoku_score: Option<u16>,
    /// HoDoKu's level.
    pub hodoku_level: Option<Level>,
    /// Sudoku Explainer's rating, the lowest where it varies.
    pub se_rating: Option<f32>,
    /// Whether its steps hold only if there is exactly one solution.
    pub assumes_uniqueness: bool,
    /// What it is.
    pub summary: String,
    /// Why it works.
    pub why: String,
}

impl TechniqueRecord {
    /// The record of a technique.
    pub fn new(technique: &Technique) -> TechniqueRecord {
        TechniqueRecord {
            schema: SCHEMA,
            name: technique.name,
            slug: technique.slug(),
            aliases: technique.aliases,
            family: technique.family.name(),
            hodoku_code: technique.hodoku.map(|it| it.code),
            hodoku_score: technique.hodoku.map(|it| it.score),
            hodoku_level: technique.hodoku.map(|it| it.level),
            se_rating: technique.se_rating,
            assumes_uniqueness: technique.assumes_uniqueness,
            summary: technique.summary(),
            why: technique.why(),
        }
    }
}

/// A whole solve for VeriPB: `puzzle.opb` and `proof.pbp`.
pub struct VeriPb {
    /// The rules of the game and the givens.
    pub formula: String,
    /// Every step's certificate, and what no technique found by cases.
    pub proof: String,
    /// How many candidates no technique refuted.
    pub by_cases: usize,
    /// Whether it proves the one solution; else that there is none.
    pub has_solution: bool,
}

impl VeriPb {
    /// Proves that a puzzle has exactly one solution, or none: as far as the profile's techniques
    /// get, with their reasons; what they leave open by cases. None if there are several solutions.
    pub fn new(state: &State, profile: &Profile) -> Option<VeriPb> {
        let mut path = Path::new(state.clone(), profile);
        let steps = path.by_ref().map(|step| (step.conclusion, step.proof())).collect();
        VeriPb::of(state, steps)
    }

    /// The same by the steps of a rating. None if the puzzle has not exactly one solution.
    pub fn rated(state: &State, scale: sudoku_explainer::Scale) -> Option<VeriPb> {
        let Uniqueness::One(_) = search::uniqueness(state) else { return None };
        let options = sudoku_explainer::Options { scale, steps: true, ..Default::default() };
        let rated = sudoku_explainer::Rater::default().rate(state, &options).steps;
        let steps = rated.iter().map(|it| it.step());
        VeriPb::of(state, steps.map(|step| (step.conclusion, step.proof())).collect())
    }

    fn of(state: &State, steps: Vec<(Conclusion, Proof)>) -> Option<VeriPb> {
        use crate::proof::veripb::Document;
        let checked = "the engine's proofs stand";
        let mut assumed: Vec<_> =
            steps.iter().flat_map(|(_, proof)| proof.deadly_patterns()).collect();
        assumed.sort();
        assumed.dedup();
        let mut document = Document::excluding(state, &assumed);
        let mut now = state.clone();
        for (conclusion, proof) in &steps {
            document.step(conclusion, proof).expect(checked);
            now.apply(conclusion);
        }
        let formula = document.formula().to_string();
        if let Some(impossible) = Proof::by_cases(&now) {
            let proof = document.finish_impossible(&impossible).expect(checked);
            return Some(VeriPb { formula, proof, by_cases: 0, has_solution: false });
        }
        let solution = match search::uniqueness(&now) {
            Uniqueness::One(solution) => solution,
            Uniqueness::None | Uniqueness::Several(..) => return None,
        };
        let mut by_cases = 0;
        for wrong in now.all_candidates().iter().filter(|&it| !solution.holds(it)) {
            let mut assumed = now.clone();
            assumed.apply(&Conclusion::Place(wrong));
            let gone = Conclusion::Eliminate(CandidateSet::only(wrong));
            document.step(&gone, &Proof::by_cases(&assumed)?).expect(checked);
            by_cases += 1;
        }
        for cell in now.unsolved().iter() {
            now.apply(&Conclusion::Place(Candidate::new(cell, solution.digit(cell))));
        }
        let proof = document.finish_solved(&now);
        Some(VeriPb { formula, proof, by_cases, has_solution: true })
    }
}
