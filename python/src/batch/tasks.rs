//! What is done with each row: [`Task`], one for each call.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant};

use ergodoku::explainer::{RatingEnd, RatingOptions, Scale};
use ergodoku::search::{SolutionCount, search_batch};
use ergodoku::text::{self, Bare, Entry, ParseError};
use ergodoku::{Profile, Stop, TECHNIQUES};
use ergodoku_api::record::{
    ErrorRecord, ExplainerRecord, PuzzleRecord, RatingRecord, Status, check_many,
};

use super::end_of;
use crate::arrow::Column;
use crate::calls::{check_until, end};
use crate::ratings::above;

/// What is done with each row.
pub(super) trait Task: Sync {
    /// The names of the new columns.
    const NAMES: &'static [&'static str];

    /// The new columns, empty.
    fn columns(&self) -> Vec<Column>;

    /// How many rows a thread takes at a time, which may take at most `time` each.
    fn part(&self, time: Option<Duration>) -> usize {
        if time.is_some() { 4 } else { 16 }
    }

    /// Adds to each column a value for each row. There are claims only for a task about claims.
    fn run(&self, rows: &[Row<'_>], claims: &[Row<'_>], at: &mut Rows, columns: &mut [Column]);
}

/// The text of a row.
pub(super) enum Row<'a> {
    Missing,
    /// No UTF-8.
    Bytes,
    /// The cells and nothing else, the format of most tables.
    Line(&'a [u8; 81]),
    Other(&'a str),
}

impl<'a> Row<'a> {
    pub(super) fn of(bytes: Option<&'a [u8]>) -> Row<'a> {
        let Some(bytes) = bytes else { return Row::Missing };
        let is_cell = |it: &u8| it.is_ascii_digit() | (*it == b'.');
        // All cells at once, which takes less time than to stop at the first that is none.
        let all_cells = |cells: &[u8; 81]| cells.iter().fold(true, |all, it| all & is_cell(it));
        let line: Option<&[u8; 81]> = bytes.try_into().ok();
        if let Some(cells) = line.filter(|cells| all_cells(cells)) {
            return Row::Line(cells);
        }
        std::str::from_utf8(bytes).map_or(Row::Bytes, Row::Other)
    }

    /// The text, if there is one.
    pub(super) fn text(&self) -> Option<&'a str> {
        match self {
            Row::Missing | Row::Bytes => None,
            Row::Line(cells) => std::str::from_utf8(*cells).ok(),
            Row::Other(text) => Some(text),
        }
    }

    /// The puzzle, or what is wrong with its text.
    pub(super) fn entry(&self) -> Result<Result<Entry, ParseError>, &'static str> {
        match self {
            Row::Missing => Err("there is no puzzle in this row"),
            _ => self.text().map(text::parse_one).ok_or("these bytes are no UTF-8"),
        }
    }
}

/// What a thread has for its rows.
pub(super) struct Rows {
    /// Due once the batch is cancelled.
    stop: Stop,
    cancelled: Arc<AtomicBool>,
    time: Option<Duration>,
}

impl Rows {
    pub(super) fn new(stop: Stop, cancelled: Arc<AtomicBool>, time: Option<Duration>) -> Rows {
        Rows { stop, cancelled, time }
    }

    /// Whether a row has its own time.
    pub(super) fn has_time_limit(&self) -> bool {
        self.time.is_some()
    }

    /// When to stop in the row that begins now.
    pub(super) fn stop(&self) -> Stop {
        let Some(end) = self.time.and_then(end_of) else { return self.stop.clone() };
        let cancelled = Arc::clone(&self.cancelled);
        Stop::when(move || cancelled.load(Relaxed) || Instant::now() >= end)
    }
}

/// What every table of results begins and ends with.
pub(super) fn say(columns: &mut [Column], status: Status, error: Option<&ErrorRecord>) {
    let error = error.map(|error| message((error.line, error.column), &error.message));
    end_row(columns, status.name(), error.as_deref());
}

/// A message with its place: the line only where there are several.
pub(super) fn message(place: (Option<usize>, Option<usize>), message: &str) -> String {
    match place {
        (Some(1) | None, Some(column)) => format!("column {column}: {message}"),
        (Some(line), Some(column)) => format!("line {line}, column {column}: {message}"),
        _ => message.to_string(),
    }
}

pub(super) fn end_row(columns: &mut [Column], status: &str, error: Option<&str>) {
    if let [first, .., last] = columns {
        first.text(Some(status));
        last.text(error);
    }
}

pub(super) const TIME_IS_UP: &str = "the time limit was reached";

/// The results of a check, many at a time: each solution as text.
pub(super) fn checked(
    rows: &[Row<'_>],
    mut each: impl FnMut(&Row<'_>, Result<&[u8; 81], Result<Box<PuzzleRecord>, &'static str>>),
) {
    // Lines and other formats in separate batches, as a batch of lines alone is read faster.
    let (mut lines, mut others): (Vec<&[u8]>, Vec<Bare>) = (Vec::with_capacity(rows.len()), vec![]);
    for row in rows {
        match row {
            Row::Line(cells) => lines.push(*cells),
            Row::Other(text) => others.push(Bare::Other(Box::new(text::parse_one(text)))),
            Row::Missing | Row::Bytes => {}
        }
    }
    let lines = search_batch(&lines, 2);
    let (mut lines, mut others) = (lines.iter(), check_many(&others));
    for row in rows {
        let record = || row.entry().map(|read| Box::new(PuzzleRecord::check(&read, 2)));
        match row {
            Row::Line(_) => match lines.next() {
                Some(Ok(SolutionCount { count: 1, first: Some(solution) })) => {
                    each(row, Ok(solution.as_bytes()));
                }
                _ => each(row, Err(record())),
            },
            Row::Other(_) => match others.next() {
                Some(Ok(solution)) => each(row, Ok(solution.as_bytes())),
                Some(Err(record)) => each(row, Err(Ok(record))),
                None => each(row, Err(record())),
            },
            Row::Missing | Row::Bytes => each(row, Err(record())),
        }
    }
}

/// How many solutions each puzzle has.
pub(super) struct Check {
    /// Counted up to this.
    pub(super) limit: usize,
}

impl Task for Check {
    const NAMES: &'static [&'static str] = &["status", "solutions", "grid", "error"];

    fn columns(&self) -> Vec<Column> {
        let grids = Column::texts_of(81);
        vec![Column::texts_of("solved".len()), Column::counts(), grids, Column::texts()]
    }

    fn part(&self, time: Option<Duration>) -> usize {
        if time.is_some() || self.limit > 2 { 16 } else { 2048 }
    }

    fn run(&self, rows: &[Row<'_>], _: &[Row<'_>], at: &mut Rows, columns: &mut [Column]) {
        checked(rows, |row, result| {
            let mut count = |count, grid: Option<&[u8; 81]>| {
                columns[1].count(count);
                columns[2].digits(grid);
            };
            match result {
                Ok(solution) => {
                    count(Some(1), Some(solution));
                    end_row(columns, "solved", None);
                }
                Err(Err(message)) => {
                    count(None, None);
                    end_row(columns, "error", Some(message));
                }
                Err(Ok(record)) => {
                    let is_more = record.status == Status::MultipleSolutions && self.limit > 2;
                    let counted = match row.entry() {
                        Ok(entry) if is_more => check_until(&entry, self.limit, &at.stop()),
                        _ => Some((PuzzleRecord::clone(&record), record.solutions)),
                    };
                    let solutions = counted.as_ref().and_then(|(_, solutions)| *solutions);
                    count(solutions, None);
                    match counted {
                        Some(_) => say(columns, record.status, record.error.as_ref()),
                        None => end_row(columns, "interrupted", Some(TIME_IS_UP)),
                    }
                }
            }
        });
    }
}

/// Sudoku Explainer's ratings.
pub(super) struct RateExplainer {
    pub(super) scale: Scale,
}

impl Task for RateExplainer {
    const NAMES: &'static [&'static str] = &["status", "er", "ep", "ed", "error"];

    fn columns(&self) -> Vec<Column> {
        let [er, ep, ed] = [(); 3].map(|()| Column::numbers());
        vec![Column::texts(), er, ep, ed, Column::texts()]
    }

    fn run(&self, rows: &[Row<'_>], _: &[Row<'_>], at: &mut Rows, columns: &mut [Column]) {
        for row in rows {
            let options =
                RatingOptions { scale: self.scale, stop: at.stop(), ..RatingOptions::default() };
            let record = row.entry().map(|entry| ExplainerRecord::new(&entry, &options));
            let late = RatingEnd::Stopped.name();
            let rated = record.as_ref().ok().filter(|it| it.end != Some(late));
            let ratings = rated.map_or([None; 3], |it| [it.er, it.ep, it.ed]);
            columns[1..4].iter_mut().zip(ratings).for_each(|(column, it)| column.number(it));
            match &record {
                Err(message) => end_row(columns, "error", Some(message)),
                Ok(ExplainerRecord { end: Some(end), er, .. }) if *end == late => {
                    let known = above(er.unwrap_or_default());
                    end_row(columns, "interrupted", Some(&known));
                }
                Ok(record) => say(columns, record.status, record.error.as_ref()),
            }
        }
    }
}

/// HoDoKu's ratings.
pub(super) struct RateHodoku {
    pub(super) profile: Arc<Profile>,
}

impl Task for RateHodoku {
    const NAMES: &'static [&'static str] =
        &["status", "score", "level", "steps", "guesses", "hardest", "error"];

    fn columns(&self) -> Vec<Column> {
        let (score, steps, guesses) = (Column::counts(), Column::counts(), Column::counts());
        let (level, hardest) = (Column::texts(), Column::texts());
        vec![Column::texts(), score, level, steps, guesses, hardest, Column::texts()]
    }

    fn run(&self, rows: &[Row<'_>], _: &[Row<'_>], at: &mut Rows, columns: &mut [Column]) {
        for row in rows {
            let rate = |entry| {
                let scale = ergodoku_api::record::Scale::Hodoku;
                RatingRecord::until(&entry, scale, &self.profile, &at.stop())
            };
            let record = row.entry().map(rate);
            let rated = record.as_ref().ok();
            let score = rated.and_then(|it| it.score);
            columns[1].count(score.map(|it| usize::try_from(it).unwrap_or(usize::MAX)));
            let level = rated.and_then(|it| it.level).map(|it| it.to_string());
            columns[2].text(level.as_deref());
            columns[3].count(rated.and_then(|it| it.steps));
            columns[4].count(rated.and_then(|it| it.guesses));
            let hardest = rated.and_then(|it| it.hardest.as_ref());
            columns[5].text(hardest.map(|it| it.technique));
            match &record {
                Err(message) => end_row(columns, "error", Some(message)),
                Ok(it) if it.status == Status::Interrupted => {
                    end_row(columns, "interrupted", Some(TIME_IS_UP));
                }
                Ok(record) => say(columns, record.status, record.error.as_ref()),
            }
        }
    }
}

/// The path of each puzzle.
pub(super) struct Path {
    pub(super) profile: Arc<Profile>,
    /// Whether to add each step's notation.
    pub(super) notation: bool,
}

/// The names of all techniques, in the order of the catalogue.
static NAMES: LazyLock<Vec<&'static str>> =
    LazyLock::new(|| TECHNIQUES.iter().map(|it| it.name).collect());

impl Path {
    fn add_step(&self, step: &ergodoku::Step, steps: &mut Column) {
        let fields = steps.items().fields();
        let number = TECHNIQUES.iter().position(|it| std::ptr::eq(*it, step.technique));
        fields[0].1.name(number.expect("steps are of techniques in the catalogue"));
        fields[1].1.text(step.conclusion.placed().map(|it| it.to_string()).as_deref());
        let eliminated = &mut fields[2].1;
        for out in step.conclusion.eliminated().iter() {
            eliminated.items().text(Some(&format!("{}<>{}", out.cell, out.digit)));
        }
        eliminated.end_list();
        if self.notation {
            fields[3].1.text(Some(&step.to_string()));
        }
    }
}

impl Task for Path {
    const NAMES: &'static [&'static str] = &["status", "grid", "steps", "error"];

    fn columns(&self) -> Vec<Column> {
        let mut fields = vec![
            ("technique", Column::names(&NAMES)),
            ("place", Column::texts()),
            ("eliminate", Column::lists(Column::texts())),
        ];
        if self.notation {
            fields.push(("notation", Column::texts()));
        }
        let steps = Column::lists(Column::Records(fields));
        vec![Column::texts(), Column::texts(), steps, Column::texts()]
    }

    fn run(&self, rows: &[Row<'_>], _: &[Row<'_>], at: &mut Rows, columns: &mut [Column]) {
        for row in rows {
            let (mut record, first) = match row.entry() {
                Ok(entry) => PuzzleRecord::begin(&entry),
                Err(message) => {
                    columns[1].text(None);
                    columns[2].end_list();
                    end_row(columns, "error", Some(message));
                    continue;
                }
            };
            let mut grid = None;
            if let Some(first) = first {
                let path = ergodoku::Path::new(first.state.clone(), &self.profile);
                let mut path = path.until(at.stop());
                while !first.has_no_step(path.state())
                    && let Some(step) = path.advance()
                {
                    self.add_step(step, &mut columns[2]);
                }
                record.status = end(record.status, path.outcome());
                grid = Some(path.state().to_string());
            }
            columns[1].text(grid.as_deref());
            columns[2].end_list();
            match record.status {
                Status::Interrupted => end_row(columns, "interrupted", Some(TIME_IS_UP)),
                status => say(columns, status, record.error.as_ref()),
            }
        }
    }
}
