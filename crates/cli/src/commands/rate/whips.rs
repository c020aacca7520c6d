//! Options and output for Berthier's scales.

use clap::Args;
use ergodoku_api::record::WhipRecord;

use super::end_name;
use crate::commands::{notation, reason};
use crate::output::{DOUBT, NAME, TITLE, Text};
use crate::values::Notation;

/// Options for Berthier's scales.
#[derive(Args)]
#[command(next_help_heading = "With w, s+w, gw, s+gw, b, gb and bxb")]
pub(super) struct Whips {
    /// Abandon a puzzle that needs longer chains
    #[arg(long, value_name = "LENGTH", default_value = "36", value_parser = clap::value_parser!(u8).range(1..=100))]
    pub(super) max_length: u8,
}

/// The steps of whips and braids, each with its length and reason.
pub(super) fn steps(record: &WhipRecord, by: Notation) -> Vec<Text> {
    let told = record.steps.iter().flat_map(|step| {
        let length = Text::styled(TITLE, &format!("{:4}", step.length));
        let name = match by {
            Notation::Csp => Text::styled(NAME, &step.csp),
            _ => notation(&step.step.notation, step.step.technique),
        };
        std::iter::once(length.and("  ").and(name)).chain(reason(&step.step.explanation))
    });
    told.collect()
}

/// The rating, or why there is none. `None` for a puzzle that cannot be rated.
pub(super) fn verdict(record: &WhipRecord) -> Option<Text> {
    Some(match (record.rating, record.end?) {
        (Some(rating), _) => Text::styled(TITLE, &rating.to_string()),
        (None, end) => Text::styled(DOUBT, &format!("({})", end_name(end))),
    })
}
