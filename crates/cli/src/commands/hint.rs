//! `ergodoku hint`

use anyhow::Result;
use clap::Args;
use ergodoku::Depth;
use ergodoku_api::record::{HintRecord, Status};

use super::{ends, fault, notation, wrap};
use crate::args::{Format, Input, Solving};
use crate::exit::Exit;
use crate::output::{ASIDE, NAME, Text, complain, print, print_json};

#[derive(Args)]
pub(crate) struct Hint {
    #[command(flatten)]
    input: Input,

    /// The detail: 1 where to look, 2 the technique and its place, 3 the complete reason
    #[arg(long, short, value_name = "1-3", default_value = "1", value_parser = depth)]
    level: Depth,

    #[command(flatten)]
    solving: Solving,
}

pub(crate) fn run(args: &Hint) -> Result<Exit> {
    let options = args.solving.options()?;
    let entry = args.input.one()?;
    let record = HintRecord::new(&entry, &options, args.level);
    match args.solving.written.format {
        Format::Text => say(&record, args.level, &args.input.place()),
        format => {
            print_json(&record, format)?;
            Ok(exit(&record))
        }
    }
}

/// A hint counts as success, whatever the puzzle's status.
fn exit(record: &HintRecord) -> Exit {
    match record.status {
        Status::MultipleSolutions if record.hint.is_some() => Exit::Done,
        status => Exit::of_status(status, &record.puzzle),
    }
}

fn say(record: &HintRecord, level: Depth, place: &str) -> Result<Exit> {
    let wrong = record.error.as_ref().map(|error| fault(error, place));
    let Some(hint) = &record.hint else {
        return nothing(record, wrong);
    };
    if let Some(wrong) = wrong {
        complain(&wrong);
    }
    let step = record.step.iter();
    let mut lines: Vec<Text> = step.map(|it| notation(&it.notation, it.technique)).collect();
    let name = record.technique.filter(|_| record.step.is_none()).unwrap_or_default();
    lines.extend(wrap(hint, 98).iter().map(|line| Text::with_styled(line, name, NAME)));
    lines.extend(more(record.status, level).map(|more| Text::styled(ASIDE, more)));
    print(&Text::lines(lines))?;
    Ok(exit(record))
}

/// How to get more detail.
fn more(status: Status, level: Depth) -> Option<&'static str> {
    match (status, level) {
        (_, Depth::Why) => None,
        (Status::Mistake, Depth::Where) => {
            Some("More: --level 2 tells the cell, --level 3 what is wrong.")
        }
        (Status::Mistake, _) => Some("More: --level 3 tells what is wrong."),
        (_, Depth::Where) => {
            Some("More: --level 2 tells the technique and its place, --level 3 the whole reason.")
        }
        (_, Depth::Name | Depth::What) => Some("More: --level 3 tells the whole reason."),
    }
}

/// The reason why there is no hint.
fn nothing(record: &HintRecord, wrong: Option<String>) -> Result<Exit> {
    let message = match record.status {
        Status::Solved => {
            print(&Text::lines(["Every cell has its digit already."]))?;
            return Ok(Exit::Done);
        }
        _ => wrong.unwrap_or_else(|| "the techniques in use find no step".to_string()),
    };
    Err(ends(record.status, &record.puzzle, message))
}

fn depth(level: &str) -> Result<Depth, String> {
    match level {
        "1" => Ok(Depth::Where),
        "2" => Ok(Depth::What),
        "3" => Ok(Depth::Why),
        _ => Err("a hint has level 1, 2 or 3".to_string()),
    }
}
