//! The solutions of many puzzles.

use std::time::Duration;

use super::tasks::{Row, Rows, TIME_IS_UP, Task, checked, end_row, say};
use crate::arrow::Column;

/// The solution of each puzzle.
pub(super) struct Solve;

impl Task for Solve {
    const NAMES: &'static [&'static str] = &["status", "grid", "error"];

    fn columns(&self) -> Vec<Column> {
        vec![Column::texts_of("solved".len()), Column::texts_of(81), Column::texts()]
    }

    fn part(&self, time: Option<Duration>) -> usize {
        if time.is_some() { 64 } else { 2048 }
    }

    fn run(&self, rows: &[Row<'_>], _: &[Row<'_>], at: &mut Rows, columns: &mut [Column]) {
        if !at.has_time_limit() {
            return solve(rows, columns);
        }
        for row in rows {
            let stop = at.stop();
            if let Ok(Ok(entry)) = row.entry() {
                // The search of a batch cannot be stopped: this one is as long, and can.
                ergodoku::search::count_until(&entry.puzzle, 2, &stop);
            }
            match stop.is_over() {
                true => {
                    columns[1].text(None);
                    end_row(columns, "interrupted", Some(TIME_IS_UP));
                }
                false => solve(std::slice::from_ref(row), columns),
            }
        }
    }
}

fn solve(rows: &[Row<'_>], columns: &mut [Column]) {
    checked(rows, |_, result| match result {
        Ok(solution) => {
            columns[1].digits(Some(solution));
            end_row(columns, "solved", None);
        }
        Err(failed) => {
            columns[1].text(None);
            match failed {
                Ok(record) => say(columns, record.status, record.error.as_ref()),
                Err(message) => end_row(columns, "error", Some(message)),
            }
        }
    });
}
