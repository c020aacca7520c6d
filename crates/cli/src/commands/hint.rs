//! `ergodoku hint`

use anyhow::Result;
use ergodoku::record::{PuzzleRecord, StepRecord};
use ergodoku::{Depth, Step, next_step};
use serde::Serialize;

use super::wrap;
use crate::args::{Format, Hint};
use crate::exit::Exit;
use crate::input::fault;

/// A hint, with no more of the step than its level gives away.
#[derive(Serialize)]
struct HintRecord {
    schema: u32,
    puzzle: String,
    level: u8,
    hint: String,
    technique: Option<&'static str>,
    step: Option<StepRecord>,
}

pub(crate) fn run(args: &Hint) -> Result<Exit> {
    let options = args.solving.options()?;
    let (entry, state) = args.input.one()?;
    let (mut record, ready) = PuzzleRecord::begin(&Ok(entry));
    if ready.is_none() {
        return Err(fault(&record));
    }
    let Some(step) = next_step(&state, &options.profile) else {
        if !state.is_solved() && record.error.is_none() {
            record.status = ergodoku::record::Status::Stuck;
        }
        return Err(fault(&record));
    };
    if options.check {
        step.check(&state)?;
    }
    let hint = step.hint(&state, args.level).to_string();
    match args.solving.format {
        Format::Text => say(&step, &hint, args.level),
        Format::Json | Format::Ndjson => {
            let all = args.level == Depth::Why;
            let it = HintRecord {
                schema: ergodoku::record::SCHEMA,
                puzzle: record.puzzle,
                level: args.level as u8 + 1,
                hint,
                technique: (args.level >= Depth::What).then_some(step.technique.name),
                step: all.then(|| StepRecord::new(&step, &state)),
            };
            let written = match args.solving.format {
                Format::Ndjson => serde_json::to_string(&it)?,
                _ => serde_json::to_string_pretty(&it)?,
            };
            anstream::println!("{written}");
        }
    }
    Ok(Exit::Done)
}

fn say(step: &Step, hint: &str, level: Depth) {
    if level == Depth::Why {
        anstream::println!("{step}");
    }
    anstream::println!("{}", wrap(hint, 98).join("\n"));
}
