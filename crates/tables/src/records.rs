//! The records of Ergodoku as columns: which columns a result has, and their values in a row.

use std::sync::LazyLock;

use ergodoku::TECHNIQUES;
use ergodoku_api::record::{
    CompactRecord, CompactStep, ErrorRecord, ExplainerRecord, PuzzleRecord, RatingRecord, Status,
};

use crate::{Field, Kind, Value, Words};

static NAMES: LazyLock<Words> =
    LazyLock::new(|| Words::new(TECHNIQUES.iter().map(|technique| technique.name)));

/// The words of the column `status`: those of the records, and how ratings end.
static STATUSES: LazyLock<Words> = LazyLock::new(|| {
    Words::new([
        "solved",
        "stuck",
        "invalid",
        "mistake",
        "no_solution",
        "multiple_solutions",
        "interrupted",
        "error",
        "rated",
        "above-max-er",
        "time-limit",
        "no-pearl",
        "no-diamond",
    ])
});

/// The column with what a puzzle turned out to be.
pub fn status() -> Kind {
    Kind::Word(STATUSES.clone())
}

fn field(name: &str, kind: Kind) -> Field {
    Field { name: name.to_string(), kind }
}

/// What is wrong, in a row that says that something is: the message, with the place in the row's own text.
pub fn error(error: Option<&ErrorRecord>) -> Value<'_> {
    let Some(error) = error else { return Value::Missing };
    match error.column {
        Some(column) => Value::Owned(format!("column {column}: {}", error.message)),
        None => Value::Text(&error.message),
    }
}

/// The columns of `ergodoku check`.
pub fn check_fields() -> Vec<Field> {
    vec![
        field("status", status()),
        field("solutions", Kind::Integer),
        field("solution", Kind::Text),
        field("error", Kind::Text),
    ]
}

/// The row of a check.
pub fn check(record: &PuzzleRecord) -> Vec<Value<'_>> {
    let is_solved = record.status == Status::Solved;
    vec![
        Value::Text(record.status.name()),
        record.solutions.map_or(Value::Missing, |count| Value::Integer(count as u64)),
        if is_solved { Value::Text(&record.grid) } else { Value::Missing },
        error(record.error.as_ref()),
    ]
}

/// The columns of `ergodoku solve`.
pub fn solve_fields() -> Vec<Field> {
    vec![
        field("status", status()),
        field("solution", Kind::Text),
        field("techniques", Kind::Counts(NAMES.clone())),
        field("placements", Kind::Texts),
        field("path", Kind::Steps(NAMES.clone())),
        field("error", Kind::Text),
    ]
}

/// The row of a solved puzzle. The solution is missing unless every cell has its digit.
pub fn solve(record: &CompactRecord) -> Vec<Value<'_>> {
    let steps = &record.steps;
    vec![
        Value::Text(record.status.name()),
        if is_full(&record.grid) { Value::Text(&record.grid) } else { Value::Missing },
        counts(steps),
        placements(steps),
        path(steps),
        error(record.error.as_ref()),
    ]
}

fn is_full(grid: &str) -> bool {
    grid.len() == 81 && grid.bytes().all(|it| it.is_ascii_digit())
}

/// How often each technique was used, in the catalogue's order.
pub fn counts(steps: &[CompactStep]) -> Value<'_> {
    let mut counts = vec![0; TECHNIQUES.len()];
    for step in steps {
        if let Some(number) = NAMES.number_of(step.technique.name) {
            counts[number] += 1;
        }
    }
    let used = TECHNIQUES.iter().zip(counts).filter(|(_, count)| *count > 0);
    Value::Counts(used.map(|(technique, count)| (technique.name, count)).collect())
}

/// The digits in the order in which they were placed, such as `r1c8=4`.
pub fn placements(steps: &[CompactStep]) -> Value<'_> {
    let placed = steps.iter().filter_map(|step| step.placed());
    Value::Texts(placed.map(|candidate| candidate.to_string()).collect())
}

/// Each step's technique and notation.
pub fn path(steps: &[CompactStep]) -> Value<'_> {
    Value::Steps(steps.iter().map(|step| (step.technique.name, step.notation().into())).collect())
}

/// The columns of `ergodoku steps`.
pub fn steps_fields() -> Vec<Field> {
    vec![
        field("status", status()),
        field("steps", Kind::Steps(NAMES.clone())),
        field("cut_short", Kind::Texts),
        field("error", Kind::Text),
    ]
}

/// The row of all steps of a state.
pub fn steps(record: &PuzzleRecord) -> Vec<Value<'_>> {
    let steps = record.steps.iter();
    let listed = steps.map(|step| {
        let rest = step.notation.strip_prefix(step.technique);
        let notation = rest.and_then(|rest| rest.strip_prefix(": ")).unwrap_or(&step.notation);
        (step.technique, notation.into())
    });
    vec![
        Value::Text(record.status.name()),
        Value::Steps(listed.collect()),
        Value::Texts(record.cut_short.iter().map(ToString::to_string).collect()),
        error(record.error.as_ref()),
    ]
}

/// The columns of a row of `ergodoku dataset`.
pub fn dataset_fields() -> Vec<Field> {
    vec![
        field("puzzle", Kind::Text),
        field("solution", Kind::Text),
        field("er", Kind::Number),
        field("ep", Kind::Number),
        field("ed", Kind::Number),
        field("score", Kind::Integer),
        field("level", Kind::Text),
        field("techniques", Kind::Counts(NAMES.clone())),
        field("placements", Kind::Texts),
        field("part", Kind::Text),
    ]
}

/// A row of a data set: a path, both ratings of its puzzle, and the part that it was made for. A solution that the path
/// does not reach is missing.
pub fn dataset<'r>(
    path: &'r CompactRecord,
    by_explainer: &ExplainerRecord,
    by_hodoku: &RatingRecord,
    part: &'r str,
) -> Vec<Value<'r>> {
    let number = |rating: Option<f64>| rating.map_or(Value::Missing, Value::Number);
    let level = by_hodoku.level.map(|level| Value::Owned(level.to_string()));
    vec![
        Value::Text(&path.puzzle),
        if is_full(&path.grid) { Value::Text(&path.grid) } else { Value::Missing },
        number(by_explainer.er),
        number(by_explainer.ep),
        number(by_explainer.ed),
        by_hodoku.score.map_or(Value::Missing, Value::Integer),
        level.unwrap_or(Value::Missing),
        counts(&path.steps),
        placements(&path.steps),
        Value::Text(part),
    ]
}
