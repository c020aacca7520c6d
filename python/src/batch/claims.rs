//! Verdicts on many claims.

use std::time::Duration;

use ergodoku::Profile;
use ergodoku::claims::judge::{Grounds, GroundsFinder, Judge, Ruling, Solutions, Verdict};
use ergodoku::text;
use ergodoku_api::record::{ErrorRecord, Judging};

use super::tasks::{Row, Rows, Task, end_row, message};
use crate::arrow::Column;
use crate::claims::read;

/// Whether each claim follows.
pub(super) struct Verify {
    /// The techniques that claims should stay within, if any were chosen.
    pub(super) profile: Option<Profile>,
}

impl Task for Verify {
    const NAMES: &'static [&'static str] =
        &["verdict", "by", "within", "counterexample", "broken", "error"];

    fn columns(&self) -> Vec<Column> {
        vec![
            Column::texts(),
            Column::texts(),
            Column::flags(),
            Column::texts(),
            Column::texts(),
            Column::texts(),
        ]
    }

    fn part(&self, time: Option<Duration>) -> usize {
        if time.is_some() { 16 } else { 1024 }
    }

    fn run(&self, rows: &[Row<'_>], claims: &[Row<'_>], at: &mut Rows, columns: &mut [Column]) {
        let judging = Judging { profile: self.profile.clone(), ..Judging::default() };
        let judge = judging.judge().until(at.stop());
        let mut court = Court { judge, finder: GroundsFinder::default(), last: None };
        for (row, claim) in rows.iter().zip(claims) {
            if at.has_time_limit() {
                // Its time starts now.
                court.judge = judging.judge().until(at.stop());
            }
            let verdict = court.verdict(row, claim);
            let judged = verdict.as_ref().ok();
            columns[1].text(judged.and_then(|it| it.by).map(|by| by.name()));
            columns[2].flag(judged.and_then(|it| it.within));
            let counterexample = judged.and_then(|it| it.counterexample.as_ref());
            columns[3].text(counterexample.map(|it| it.solution.as_str()));
            let broken = judged.and_then(|it| it.broken.as_ref());
            let broken = broken.map(|it| format!("{}: {}", it.place, it.reason));
            columns[4].text(broken.as_deref());
            let (ruling, error) = match &verdict {
                Ok(verdict) => (verdict.ruling, court.what_is_wrong(verdict)),
                Err(error) => (Ruling::Malformed, Some(error.clone())),
            };
            end_row(columns, ruling.name(), error.as_deref());
        }
    }
}

/// A judge, and what it knows of the position before.
struct Court<'r> {
    judge: Judge,
    finder: GroundsFinder,
    last: Option<(&'r str, Grounds)>,
}

impl<'r> Court<'r> {
    /// The verdict, or what cannot be read.
    fn verdict(&mut self, row: &Row<'r>, claim: &Row<'_>) -> Result<Verdict, String> {
        let Some(text) = row.text() else {
            return Err(row.entry().err().unwrap_or_default().to_string());
        };
        if self.last.as_ref().is_none_or(|(last, _)| *last != text) {
            let entry = text::parse_one(text).map_err(|error| {
                let place = (Some(error.line()), Some(error.column()));
                message(place, &error.message().to_string())
            })?;
            self.last = Some((text, self.finder.find(entry.puzzle)));
        }
        let Some((_, grounds)) = &self.last else { return Err(String::new()) };
        let Some(claim) = claim.text() else { return Err("there is no claim in this row".into()) };
        let claim = read(claim).map_err(|error| {
            let ErrorRecord { line, column, message: said, .. } = *error;
            message((line, column), &format!("claim: {said}"))
        })?;
        Ok(self.judge.judge(grounds, &claim))
    }

    /// What is wrong with the position, if anything is.
    fn what_is_wrong(&self, verdict: &Verdict) -> Option<String> {
        let (_, grounds) = self.last.as_ref()?;
        match (&grounds.solutions, verdict.ruling) {
            (Solutions::Several(one, other), _) => {
                Some(ergodoku::SolveError::several(*one, *other).to_string())
            }
            (_, Ruling::NoSolution) => Some("the position has no solution".to_string()),
            _ => None,
        }
    }
}
