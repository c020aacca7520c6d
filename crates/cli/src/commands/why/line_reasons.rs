//! Questions on lines.

use ergodoku_api::record::{LineAsker, Status, WhyRecord};

use super::brief;
use crate::batch::{Answers, Cell, Shape, error_cell};
use crate::output::{Tally, Text};

/// The reasons for what lines claim.
pub(super) struct Reasons(pub(super) LineAsker);

impl Answers for Reasons {
    type Worker = LineAsker;
    type Record<'l> = WhyRecord<'l>;
    // Each takes milliseconds, and lines in a row often have the same position.
    const TOGETHER: usize = 16;
    const TALLY: Tally = Tally::QUESTIONS;
    const COLUMNS: &'static [(&'static str, Shape)] = &[
        ("verdict", Shape::Text),
        ("truths", Shape::List),
        ("links", Shape::List),
        ("distinct_truths", Shape::Count),
        ("distinct_links", Shape::Count),
        ("lemmas", Shape::Count),
        ("cases", Shape::Count),
        ("proved_smallest", Shape::Flag),
        ("when", Shape::Text),
        ("technique", Shape::Text),
        ("notation", Shape::Text),
        ("explanation", Shape::Text),
        ("counterexample", Shape::Text),
        ("fails", Shape::Text),
        ("error", Shape::Text),
    ];

    fn worker(&self) -> LineAsker {
        self.0.clone()
    }

    fn answer<'l>(asker: &mut LineAsker, number: usize, line: &'l [u8]) -> Option<WhyRecord<'l>> {
        asker.ask(number, line)
    }

    fn status(record: &WhyRecord<'_>) -> Status {
        record.status()
    }

    fn cells<'r>(record: &'r WhyRecord<'_>) -> Vec<Cell<'r>> {
        vec![
            Cell::text(record.verdict.name()),
            Cell::list(&record.truths),
            Cell::list(&record.links),
            Cell::Count(record.distinct_truths),
            Cell::Count(record.distinct_links),
            Cell::Count(record.lemmas),
            Cell::Count(record.cases),
            Cell::Flag(Some(record.proved_smallest)),
            Cell::text(record.when),
            Cell::Text(record.technique.map(Into::into)),
            Cell::Text(record.notation.as_deref().map(Into::into)),
            Cell::text(record.explanation.as_str()),
            Cell::Text(record.counterexample.as_deref().map(Into::into)),
            Cell::Text(record.fails.as_deref().map(Into::into)),
            error_cell(record.error.as_deref()),
        ]
    }

    fn brief(number: usize, record: &WhyRecord<'_>, place: &str) -> Text {
        brief(Some(number), record, place)
    }
}
