//! [`CompactRecord`]: a puzzle and its path, with no more of each step than its code and its notation.

use std::collections::HashMap;
use std::fmt::{self, Write as _};
use std::sync::LazyLock;

use ergodoku::text::{Entry, ParseError};
use ergodoku::{Candidate, Conclusion, Family, Step, TECHNIQUES, Technique};
use serde::{Serialize, Serializer};

use super::walk::Each;
use super::{ErrorRecord, Options, PuzzleRecord, SCHEMA, ShortestRecord, Status};

/// A puzzle and its path in short: a twentieth of the size of a [`PuzzleRecord`], and made in a fraction of its time.
/// It is a line of claims, too: `ergodoku verify` judges it as it judges the long one.
///
/// ```
/// use ergodoku_api::record::{CompactRecord, Options};
/// use ergodoku::text;
///
/// let line = "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56";
/// let record = CompactRecord::solve(&text::parse_one(line), &Options::default());
/// assert_eq!(record.steps[0].to_string(), "0002: r1c8=4");
/// assert_eq!(record.steps[0].technique.name, "Hidden Single");
/// ```
#[derive(Clone, Debug, Serialize)]
pub struct CompactRecord {
    /// The version of the schema.
    pub schema: u32,
    /// The puzzle as read.
    pub puzzle: String,
    /// The label that stood beside the puzzle.
    pub label: String,
    /// What it turned out to be.
    pub status: Status,
    /// The digits placed at the end.
    pub grid: String,
    /// The steps, in order.
    pub steps: Vec<CompactStep>,
    /// Of a shortest solve: how good it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shortest: Option<ShortestRecord>,
    /// What is wrong, if the status says that something is.
    pub error: Option<ErrorRecord>,
}

/// A step in short. Displays, and is written as JSON, as its technique's [code](CompactStep::code), a colon and its
/// [notation](CompactStep::notation): `0300: 5 r27c36 => r4c3<>5`.
#[derive(Clone, Debug)]
pub struct CompactStep {
    /// Which technique found it.
    pub technique: &'static Technique,
    what: What,
}

/// What a step is besides its technique. Most are singles, of which their candidate says all.
#[derive(Clone, Debug)]
enum What {
    Single(Candidate),
    Other(Box<Step>),
}

impl CompactRecord {
    /// Solves the puzzle by technique, as [`PuzzleRecord::solve`] does. Proofs are checked if the options ask for it,
    /// but not part of the record.
    pub fn solve(entry: &Result<Entry, ParseError>, options: &Options) -> CompactRecord {
        let mut steps = Vec::with_capacity(81);
        let each = Each::Step(&mut |step| steps.push(CompactStep::from(step)));
        let record = PuzzleRecord::walk_through(entry, options, each);
        let PuzzleRecord { puzzle, label, status, grid, shortest, error, .. } = record;
        CompactRecord { schema: SCHEMA, puzzle, label, status, grid, steps, shortest, error }
    }
}

impl From<&Step> for CompactStep {
    fn from(step: &Step) -> CompactStep {
        let technique = step.technique;
        let what = match (technique.family, step.conclusion) {
            (Family::Singles, Conclusion::Place(candidate)) => What::Single(candidate),
            _ => What::Other(Box::new(step.clone())),
        };
        CompactStep { technique, what }
    }
}

impl CompactStep {
    /// The candidate that it places, if it does.
    pub fn placed(&self) -> Option<Candidate> {
        match &self.what {
            What::Single(candidate) => Some(*candidate),
            What::Other(step) => step.conclusion.placed(),
        }
    }

    /// The step in the field's notation, without the technique's name. Of a single, the conclusion alone.
    pub fn notation(&self) -> String {
        match &self.what {
            What::Single(candidate) => candidate.to_string(),
            What::Other(step) => {
                let mut notation = String::with_capacity(LENGTH);
                self.write_notation(step, &mut notation);
                notation
            }
        }
    }

    /// The technique's code in HoDoKu's library, or its name as one types it. Each is a name of exactly this
    /// technique.
    pub fn code(&self) -> &'static str {
        let Technique { name, hodoku, .. } = self.technique;
        match hodoku {
            Some(hodoku) => hodoku.code,
            None => SLUGS.get(name).map_or(name, |slug| slug),
        }
    }

    /// Appends the text. Steps are many, and most are singles: these are written without the formatter.
    pub fn write(&self, text: &mut String) {
        text.push_str(self.code());
        match &self.what {
            What::Single(Candidate { cell, digit }) => {
                let figure = |index: usize| char::from(b'1' + index as u8);
                text.push_str(": r");
                text.push(figure(cell.index() / 9));
                text.push('c');
                text.push(figure(cell.index() % 9));
                text.push('=');
                text.push(figure(digit.index()));
            }
            What::Other(step) => {
                text.push_str(": ");
                self.write_notation(step, text);
            }
        }
    }

    fn write_notation(&self, step: &Step, text: &mut String) {
        let start = text.len();
        // A String takes any text.
        let _ = write!(text, "{step}");
        // It starts with the name and a colon.
        text.drain(start..start + self.technique.name.len() + 2);
    }
}

/// The names, as one types them, of those without a code.
static SLUGS: LazyLock<HashMap<&'static str, String>> = LazyLock::new(|| {
    let without_code = TECHNIQUES.iter().filter(|it| it.hodoku.is_none());
    without_code.map(|technique| (technique.name, technique.slug())).collect()
});

impl fmt::Display for CompactStep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::with_capacity(LENGTH);
        self.write(&mut text);
        f.write_str(&text)
    }
}

/// Room for most steps, in bytes.
const LENGTH: usize = 64;

impl Serialize for CompactStep {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut text = String::with_capacity(LENGTH);
        self.write(&mut text);
        serializer.serialize_str(&text)
    }
}
