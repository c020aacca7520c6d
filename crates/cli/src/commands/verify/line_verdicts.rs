//! Claims on lines.

use ergodoku_api::record::{Judging, LineJudge, Status, VerdictRecord, Written};

use super::brief;
use crate::batch::{Answers, Cell, Shape, error_cell};
use crate::output::{Tally, Text};

/// The verdicts on lines.
pub(super) struct Verdicts(pub(super) Judging);

impl Answers for Verdicts {
    type Worker = LineJudge;
    type Record<'l> = VerdictRecord<'l>;
    const TOGETHER: usize = usize::MAX;
    const TALLY: Tally = Tally::CLAIMS;
    const COLUMNS: &'static [(&'static str, Shape)] = &[
        ("verdict", Shape::Text),
        ("by", Shape::Text),
        ("truths", Shape::List),
        ("links", Shape::List),
        ("assumes_uniqueness", Shape::Flag),
        ("broken", Shape::Text),
        ("counterexample", Shape::Text),
        ("fails", Shape::Text),
        ("within", Shape::Flag),
        ("recognised", Shape::List),
        ("error", Shape::Text),
    ];

    fn worker(&self) -> LineJudge {
        LineJudge::new(self.0.clone())
    }

    fn answer<'l>(
        judge: &mut LineJudge,
        number: usize,
        line: &'l [u8],
    ) -> Option<VerdictRecord<'l>> {
        judge.judge(number, line)
    }

    fn status(record: &VerdictRecord<'_>) -> Status {
        record.status()
    }

    fn cells<'r>(record: &'r VerdictRecord<'_>) -> Vec<Cell<'r>> {
        let broken = record.broken.as_ref();
        vec![
            Cell::text(record.verdict.name()),
            Cell::Text(record.by.map(Into::into)),
            Cell::list(&record.truths),
            Cell::list(&record.links),
            Cell::Flag(Some(record.assumes_uniqueness)),
            Cell::Text(broken.map(|it| format!("{}: {}", it.place, it.reason).into())),
            Cell::Text(record.counterexample.as_deref().map(Into::into)),
            Cell::Text(record.fails.as_deref().map(Into::into)),
            Cell::Flag(record.within),
            Cell::list(record.recognised.as_deref().unwrap_or_default()),
            error_cell(record.error.as_deref()),
        ]
    }

    fn brief(number: usize, record: &VerdictRecord<'_>, place: &str) -> Text {
        let claim = match &record.claim {
            Written::Text(claim) => claim,
            Written::Json(json) => json.get(),
        };
        brief(Some(number), claim, record, place)
    }
}
