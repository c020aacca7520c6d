//! Berthier's ratings of many puzzles.

use ergodoku::whips::{RatingEnd, RatingOptions, Scale};
use ergodoku_api::record::WhipRecord;

use super::tasks::{Row, Rows, TIME_IS_UP, Task, end_row, say};
use crate::arrow::Column;

/// Berthier's ratings.
pub(super) struct RateWhips {
    pub(super) scale: Scale,
}

impl Task for RateWhips {
    const NAMES: &'static [&'static str] = &["status", "rating", "error"];

    fn columns(&self) -> Vec<Column> {
        vec![Column::texts(), Column::counts(), Column::texts()]
    }

    fn run(&self, rows: &[Row<'_>], _: &[Row<'_>], at: &mut Rows, columns: &mut [Column]) {
        for row in rows {
            let options = RatingOptions { stop: at.stop(), ..RatingOptions::new(self.scale) };
            let record = row.entry().map(|entry| WhipRecord::new(&entry, &options));
            columns[1].count(record.as_ref().ok().and_then(|it| it.rating));
            match &record {
                Err(message) => end_row(columns, "error", Some(message)),
                Ok(it) if it.end == Some(RatingEnd::Stopped.name()) => {
                    end_row(columns, "interrupted", Some(TIME_IS_UP));
                }
                Ok(record) => say(columns, record.status, record.error.as_ref()),
            }
        }
    }
}
