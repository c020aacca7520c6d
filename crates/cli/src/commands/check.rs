//! `ergodoku check`

use anyhow::Result;
use clap::Args;
use ergodoku::mistake;
use ergodoku_api::record::{ErrorRecord, PuzzleRecord, Status};

use super::{grid, heading, said, wrap};
use crate::args::{Inputs, Written};
use crate::batch::{self, Job, Running, TableForm, no_rows};
use crate::exit::Exit;
use crate::output::{BAD, DOUBT, GOOD, Said, Text, Wording, name_cells, say, spoken, voice};
use crate::settings::Settings;

#[derive(Args)]
pub(crate) struct Check {
    #[command(flatten)]
    input: Inputs,

    /// The maximum number of solutions to count
    #[arg(long, value_name = "N", default_value = "2", value_parser = clap::value_parser!(u64).range(2..))]
    limit: u64,

    #[command(flatten)]
    running: Running,

    #[command(flatten)]
    written: Written,
}

pub(crate) fn run(args: &Check, settings: &Settings) -> Result<Exit> {
    args.running.start(settings)?;
    let limit = usize::try_from(args.limit).unwrap_or(usize::MAX);
    let check = |entry: &_| PuzzleRecord::check(entry, limit);
    let say = |record: &_, place: &str| say(record, limit, place);
    let wording = Wording { say, solved: "valid" };
    let job = Job {
        input: &args.input,
        running: &args.running,
        format: args.written.format,
        columns: "",
        fits: &no_rows,
        table: Some(TableForm::check()),
    };
    batch::run(&job, check, wording)
}

/// The errors of a puzzle are the requested result. Only unreadable text is an error of the command.
fn say(record: &PuzzleRecord, limit: usize, place: &str) -> Said {
    if record.puzzle.is_empty() {
        return said(Vec::new(), record.error.as_ref(), place);
    }
    let mut lines = vec![heading(&record.puzzle, &record.label)];
    let error = record.error.as_ref();
    let because = error.map(|it| it.message_in(voice().language));
    let because = because.map(|it| capitalised(&name_cells(&it))).unwrap_or_default();
    match record.status {
        Status::Solved => {
            lines.push(Text::styled(GOOD, &say!("command-valid")));
            lines.extend(grid(&record.grid));
        }
        Status::Invalid => {
            let clashes = error.map(|it| it.clashes.as_slice()).unwrap_or_default();
            lines.push(Text::styled(BAD, &say!("command-clashes", count = clashes.len())));
            lines.extend(clashes.iter().map(|clash| indented(&spoken(&clash.into()))));
            lines.extend(error.into_iter().flat_map(diagnosis));
        }
        Status::Mistake if error.is_some_and(|it| !it.mistakes.is_empty()) => {
            lines.extend(error.into_iter().flat_map(diagnosis));
        }
        Status::MultipleSolutions => {
            lines.push(Text::styled(DOUBT, &format!("{because}.")));
            let count = record.solutions.unwrap_or_default();
            let counted = match count >= limit {
                true => say!("command-solutions-at-least", count),
                false => say!("command-solutions", count),
            };
            lines.push(counted.into());
        }
        _ => {
            let because = wrap(&format!("{because}."), 98);
            lines.extend(because.iter().map(|line| Text::styled(BAD, line)));
        }
    }
    Said { report: Text::lines(lines), complaint: None }
}

/// The errors and warnings, one on each line.
fn diagnosis(error: &ErrorRecord) -> Vec<Text> {
    let head = match mistake::remedy(&error.suspects) {
        Some(remedy) => Some(Text::from(format!("{}:", capitalised(&spoken(&remedy))))),
        None => (!error.mistakes.is_empty())
            .then(|| Text::styled(BAD, &say!("command-position-contradicts"))),
    };
    let mistakes = error.mistakes.iter().map(|it| indented(&spoken(&it.correction())));
    let suspects = error.suspects.iter().map(|it| indented(&spoken(&it.remedy())));
    head.into_iter().chain(mistakes).chain(suspects).collect()
}

fn indented(line: &str) -> Text {
    format!("  {}", name_cells(line)).into()
}

fn capitalised(sentence: &str) -> String {
    let mut characters = sentence.chars();
    let first = characters.next().map(|it| it.to_uppercase().to_string());
    first.unwrap_or_default() + characters.as_str()
}
