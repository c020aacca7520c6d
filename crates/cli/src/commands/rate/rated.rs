//! The output of `rate` for a puzzle: its ratings on the requested scales, as JSON or as a row of a table.

use ergodoku::text::{Entry, ParseError};
use ergodoku_api::Json;
use ergodoku_api::record::{
    ErrorRecord, ExplainerRecord, RatingRecord, SCHEMA, Status, WhipRecord,
};
use serde::de::IntoDeserializer as _;
use serde::de::value::{Error as ValueError, StrDeserializer};
use serde::{Deserialize as _, Serialize, Serializer};

use super::ScaleName;
use crate::output::{Record, field, say};

/// A rating on one scale.
#[derive(Serialize)]
#[serde(untagged)]
pub(super) enum Rating {
    Hodoku(RatingRecord),
    Explainer(ExplainerRecord),
    Whips(WhipRecord),
}

impl Rating {
    pub(super) fn scale(&self) -> &'static str {
        match self {
            Rating::Hodoku(_) => "hodoku",
            Rating::Explainer(record) => record.scale,
            Rating::Whips(record) => record.scale,
        }
    }

    /// The columns of a table for a scale, see [`write_value`](Rating::write_value).
    fn columns(scale: ScaleName) -> &'static [&'static str] {
        match scale {
            ScaleName::Hodoku => &["score", "level", "status", "scale", "version"],
            _ if scale.whips().is_some() => &["rating"],
            _ => &["er", "ep", "ed", "scale", "version", "status"],
        }
    }

    /// Appends the value of one of the columns. A missing value is empty.
    fn write_value(&self, column: &str, into: &mut String) {
        match self {
            Rating::Hodoku(record) => match column {
                "score" => record.score.iter().for_each(|it| into.push_str(&it.to_string())),
                "level" => record.level.iter().for_each(|it| into.push_str(&it.to_string())),
                "status" => into.push_str(record.status.name()),
                "version" => into.push_str(record.version),
                _ => into.push_str(self.scale()),
            },
            Rating::Whips(record) => {
                record.rating.iter().for_each(|it| into.push_str(&it.to_string()));
            }
            Rating::Explainer(record) => match column {
                "er" => write_tenths(record.er, into),
                "ep" => write_tenths(record.ep, into),
                "ed" => write_tenths(record.ed, into),
                "status" => into.push_str(record.end.unwrap_or(record.status.name())),
                "version" => into.push_str(record.version),
                _ => into.push_str(self.scale()),
            },
        }
    }

    fn status(&self) -> Status {
        match self {
            Rating::Hodoku(record) => record.status,
            Rating::Explainer(record) => record.status,
            Rating::Whips(record) => record.status,
        }
    }

    /// How the rating ended, if it began.
    fn end(&self) -> Option<&'static str> {
        match self {
            Rating::Hodoku(_) => None,
            Rating::Explainer(record) => record.end,
            Rating::Whips(record) => record.end,
        }
    }

    fn outcome(&self) -> Status {
        self.end().map_or(self.status(), outcome_of)
    }

    /// `rated`, or why it is not.
    fn word(&self) -> &'static str {
        match self.end() {
            Some(end) => end,
            None if self.status() == Status::Solved => "rated",
            None => self.status().name(),
        }
    }

    fn error(&self) -> Option<&ErrorRecord> {
        match self {
            Rating::Hodoku(record) => record.error.as_ref(),
            Rating::Explainer(record) => record.error.as_ref(),
            Rating::Whips(record) => record.error.as_ref(),
        }
    }
}

/// Appends a rating, which is a whole number of tenths from 0 to 20, or nothing if there is none.
fn write_tenths(rating: Option<f64>, into: &mut String) {
    let Some(rating) = rating else { return };
    // Much faster than formatting the number as it is.
    let tenths = (10.0 * rating).round() as u8;
    let digit = |of: u8| char::from(b'0' + of % 10);
    if tenths >= 100 {
        into.push(digit(tenths / 100));
    }
    into.extend([digit(tenths / 10), '.', digit(tenths)]);
}

/// The value of a table's column `status`: a status, or how the rating ended.
fn outcome_of(status: &str) -> Status {
    if status == "rated" {
        return Status::Solved;
    }
    let word: StrDeserializer<'_, ValueError> = status.into_deserializer();
    Status::deserialize(word).unwrap_or(Status::Interrupted)
}

/// The status of the first rating that did not succeed.
fn first_fault(statuses: impl IntoIterator<Item = Status>) -> Status {
    statuses.into_iter().find(|it| *it != Status::Solved).unwrap_or(Status::Solved)
}

/// A puzzle and its ratings, at least one, in the order of the requested scales.
pub(super) struct Rated<'a> {
    /// The line of the input in which the puzzle starts.
    pub(super) line: usize,
    /// The label of the puzzle.
    pub(super) label: String,
    /// The puzzle as read, if its canonical form was rated.
    pub(super) read: Option<String>,
    /// The puzzle that was rated, or an empty text if it could not be read.
    pub(super) puzzle: String,
    pub(super) ratings: Vec<Rating>,
    pub(super) table: &'a Table,
}

impl Record for Rated<'_> {
    fn puzzle(&self) -> &str {
        &self.puzzle
    }

    fn outcome(&self) -> Status {
        first_fault(self.ratings.iter().map(Rating::outcome))
    }

    fn error(&self) -> Option<&ErrorRecord> {
        // Every rating reports the errors of a puzzle.
        self.ratings.first().and_then(Rating::error)
    }

    fn row(&self) -> String {
        let mut row = String::with_capacity(192);
        self.write_values(&mut row, field, |row| row.push(','));
        row.pop();
        row
    }
}

impl Rated<'_> {
    /// The values of the table's columns.
    pub(super) fn values(&self) -> Vec<String> {
        let mut values = Vec::new();
        let mut value = String::new();
        self.write_values(&mut value, str::to_string, |it| values.push(std::mem::take(it)));
        values
    }

    /// Appends the values of the table's columns, and calls `end` after each. What comes from outside is changed by
    /// `outside`.
    fn write_values(
        &self,
        into: &mut String,
        outside: fn(&str) -> String,
        mut end: impl FnMut(&mut String),
    ) {
        let mut write = |value: &str, into: &mut String| {
            into.push_str(value);
            end(into);
        };
        write(&self.puzzle, into);
        for (&scale, rating) in self.table.scales.iter().zip(&self.ratings) {
            for name in Rating::columns(scale) {
                if self.table.has_column(scale, name) {
                    rating.write_value(name, into);
                    write("", into);
                }
            }
        }
        if self.table.is_plain() {
            let fault = self.ratings.iter().map(Rating::word).find(|it| *it != "rated");
            write(fault.unwrap_or("rated"), into);
            return;
        }
        let error = self.error();
        let text = error.and_then(|error| error.text.as_deref()).unwrap_or(&self.label);
        let message = error.map(|error| error.message.as_str()).unwrap_or_default();
        write(&self.table.options, into);
        write(&self.line.to_string(), into);
        write(&outside(text), into);
        write(&outside(message), into);
    }
}

impl Json for Rated<'_> {
    fn write_json(&self, into: &mut Vec<u8>) {
        serde_json::to_writer(into, self).expect("a record is plain data");
    }
}

impl Serialize for Rated<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        /// On one scale: the rating's record, and the line of its puzzle.
        #[derive(Serialize)]
        struct One<'a> {
            #[serde(flatten)]
            rating: &'a Rating,
            #[serde(skip_serializing_if = "Option::is_none")]
            read: Option<&'a str>,
            line: usize,
        }

        /// On several scales: all records.
        #[derive(Serialize)]
        struct Several<'a> {
            schema: u32,
            puzzle: &'a str,
            #[serde(skip_serializing_if = "Option::is_none")]
            read: Option<&'a str>,
            label: &'a str,
            line: usize,
            status: Status,
            ratings: &'a [Rating],
            error: Option<&'a ErrorRecord>,
        }

        let (read, line) = (self.read.as_deref(), self.line);
        if let [rating] = &self.ratings[..] {
            return One { rating, read, line }.serialize(serializer);
        }
        let status = first_fault(self.ratings.iter().map(Rating::status));
        let (puzzle, label, ratings) = (&self.puzzle, &self.label, &self.ratings);
        let several = Several {
            schema: SCHEMA,
            puzzle,
            read,
            label,
            line,
            status,
            ratings,
            error: self.error(),
        };
        several.serialize(serializer)
    }
}

/// A table of ratings.
pub(super) struct Table {
    scales: Vec<ScaleName>,
    /// The options that affect the ratings, for the column `options`.
    options: String,
    /// The names of the columns. Only the last two, `label` and `error`, may hold commas.
    pub(super) columns: String,
}

impl Table {
    pub(super) fn new(scales: &[ScaleName], options: String) -> Table {
        let mut table = Table { scales: scales.to_vec(), options, columns: String::new() };
        let mut columns = vec!["puzzle".to_string()];
        for &scale in scales {
            let names = Rating::columns(scale).iter().filter(|name| table.has_column(scale, name));
            columns.extend(names.map(|name| table.column(scale, name)));
        }
        let last: &[&str] = match table.is_plain() {
            true => &["status"],
            false => &["options", "line", "label", "error"],
        };
        columns.extend(last.iter().map(|it| it.to_string()));
        table.columns = columns.join(",");
        table
    }

    /// Whether a row ends with a status for all scales: with any of Berthier's.
    fn is_plain(&self) -> bool {
        self.scales.iter().any(|scale| scale.whips().is_some())
    }

    /// Whether the table has this column of a scale. With several scales, the names of the columns tell the scale.
    fn has_column(&self, scale: ScaleName, name: &str) -> bool {
        name != "scale" || self.scales.len() == 1 || scale.whips().is_some()
    }

    /// The name of a column of a scale, with the scale as a prefix if there are several.
    fn column(&self, scale: ScaleName, name: &str) -> String {
        match self.scales.len() {
            _ if scale.whips().is_some() => scale.to_string(),
            1 => name.to_string(),
            _ => format!("{scale}_{name}"),
        }
    }

    /// The status in a row of a table for `entry`, which is rated as `puzzle`.
    ///
    /// # Errors
    ///
    /// Returns an error if the row is about another puzzle, or was rated with other options.
    pub(super) fn fits(
        &self,
        row: &str,
        entry: &Result<Entry, ParseError>,
        puzzle: &str,
    ) -> Result<Status, String> {
        let (line, label) = place(entry);
        let names: Vec<&str> = self.columns.split(',').collect();
        // The label includes the rest of the row.
        let count = if self.is_plain() { names.len() } else { names.len() - 1 };
        let values: Vec<&str> = row.splitn(count, ',').collect();
        if values.len() < count {
            return Err(say!("fault-no-rating"));
        }
        let (own_scale, own_version) = (self.scales[0].to_string(), env!("CARGO_PKG_VERSION"));
        let mut outcomes = Vec::new();
        for (name, value) in names.into_iter().zip(values) {
            let is_as_expected = match name.rsplit('_').next().unwrap_or_default() {
                "puzzle" => value == puzzle,
                "line" => value == line.to_string(),
                "label" => value.starts_with(&format!("{},", field(label))),
                "scale" if value != own_scale => {
                    let (its, own) = (value.to_string(), own_scale);
                    return Err(say!("fault-rated-by", its, own));
                }
                "version" if value != own_version => {
                    let (its, own) = (value.to_string(), own_version.to_string());
                    return Err(say!("fault-rated-by-version", its, own));
                }
                "options" if value != self.options => {
                    let whether = |options: &str| if options.is_empty() { "none" } else { "some" };
                    let (its, own) = (whether(value), whether(&self.options));
                    let (given, asked) = (value.to_string(), self.options.clone());
                    return Err(say!("fault-rated-with", its, own, given, asked));
                }
                "status" => {
                    outcomes.push(outcome_of(value));
                    true
                }
                _ => true,
            };
            if !is_as_expected {
                return Err(say!("fault-another-puzzle", what = "canonical"));
            }
        }
        Ok(first_fault(outcomes))
    }
}

/// The line in which an entry starts, and its label, or its text if it could not be read.
pub(super) fn place(entry: &Result<Entry, ParseError>) -> (usize, &str) {
    match entry {
        Ok(entry) => (entry.line, &entry.label),
        Err(error) => (error.line(), error.text()),
    }
}
