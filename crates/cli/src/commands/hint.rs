//! `ergodoku hint`

use std::path::PathBuf;

use anyhow::{Result, anyhow, bail};
use clap::Args;
use ergodoku::explanation::{Explanation, Mark, Role, Sentence};
use ergodoku::text::{self, Entry, ParseError};
use ergodoku::{CandidateSet, CellSet, Depth, State, Step, mistake};
use ergodoku_api::record::{Hint as Found, HintRecord, PuzzleRecord, Status, StepChoice};

use super::picture::{Drawing, Drawn, File};
use super::{ends, legend_of, named, notation, told, wrap};
use crate::args::{Format, Input, Solving};
use crate::exit::Exit;
use crate::output::{
    ASIDE, NAME, Text, complain, harmless, name_cells, print, print_bytes, print_json, say, spoken,
    tell, voice,
};
use crate::settings::Settings;

#[derive(Args)]
pub(crate) struct Hint {
    #[command(flatten)]
    input: Input,

    /// The detail: 1 where to look, 2 the technique and its place, 3 the complete reason. The default is 1, or 3
    /// with --draw
    #[arg(long, short, value_name = "1-3", value_parser = depth)]
    level: Option<Depth>,

    /// Draw the board, with the step marked on it at level 3
    #[arg(long, conflicts_with = "apply")]
    draw: bool,

    /// Draw to this file, .svg or .png
    #[arg(long, short, value_name = "FILE", conflicts_with = "apply")]
    output: Option<PathBuf>,

    /// Another step that is available now: 2 is the second simplest that concludes something new
    #[arg(long, value_name = "N", default_value = "1", value_parser = clap::value_parser!(u32).range(1..))]
    nth: u32,

    /// Take this many steps of the solution first
    #[arg(long, value_name = "N", default_value = "0")]
    after: usize,

    /// Take the step, and write the puzzle as it is then on one line, for the next command to read
    #[arg(long, conflicts_with_all = ["level", "format"])]
    apply: bool,

    #[command(flatten)]
    drawing: Drawing,

    #[command(flatten)]
    solving: Solving,
}

pub(crate) fn run(args: &Hint, settings: &Settings) -> Result<Exit> {
    // Rejects a wrong file name before any work.
    let file = args.output.as_deref().map(File::new).transpose()?;
    let format = args.solving.written.format;
    if format != Format::Text && (args.draw || file.is_some()) {
        bail!(say!("error-picture-not-json"));
    }
    let level = args.level(settings, file.is_some());
    let options = args.solving.options(args.solving.written.format, settings)?;
    let entry = args.input.one()?;
    let choice = StepChoice { after: args.after, nth: args.nth as usize };
    let found = Found::new(&entry, &options, level, choice);
    let found =
        found.map_err(|why| anyhow!(say!("error-step-missing", why = Sentence::from(&why))))?;
    if args.apply {
        return apply(&entry, &found, &args.input.place());
    }
    match format {
        Format::Text if args.draw || file.is_some() => {
            draw(args, settings, &entry, &found, level, file.as_ref())
        }
        Format::Text => say(&found.record, level, &args.input.place()),
        format => {
            print_json(&found.record, format)?;
            Ok(exit(&found.record))
        }
    }
}

impl Hint {
    fn level(&self, settings: &Settings, is_drawn: bool) -> Depth {
        let of_settings = || match self.solving.written.format {
            Format::Text => depth(settings.hint_level()).unwrap_or(Depth::Where),
            // What programs read depends on the command line alone.
            _ => Depth::Where,
        };
        let usual = if self.draw || is_drawn { Depth::Why } else { of_settings() };
        self.level.unwrap_or(usual)
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
    let wrong = record.error.as_ref().map(|error| told(error, place));
    let Some(hint) = &record.hint else {
        return nothing(record, wrong);
    };
    if let Some(wrong) = wrong {
        complain(&wrong);
    }
    let step = record.step.iter();
    let mut lines: Vec<Text> = step.map(|it| notation(&it.notation, it.technique)).collect();
    let name = record.technique.filter(|_| record.step.is_none());
    let name = name.map(|name| spoken(&Sentence::Technique(name))).unwrap_or_default();
    let hint = wrap(&name_cells(hint), 98);
    lines.extend(hint.iter().map(|line| Text::with_styled(line, &name, NAME)));
    lines.extend(more(record.status, level).map(|more| Text::styled(ASIDE, &more)));
    print(&Text::lines(lines))?;
    Ok(exit(record))
}

/// How to get more detail.
fn more(status: Status, level: Depth) -> Option<String> {
    match (status, level) {
        (_, Depth::Why) => None,
        (Status::Mistake, Depth::Where) => Some(say!("command-more-cell")),
        (Status::Mistake, _) => Some(say!("command-more-wrong")),
        (_, Depth::Where) => Some(say!("command-more-technique")),
        (_, Depth::Name | Depth::What) => Some(say!("command-more-reason")),
    }
}

/// The reason why there is no hint.
fn nothing(record: &HintRecord, wrong: Option<String>) -> Result<Exit> {
    match record.status {
        Status::Solved => {
            print(&Text::lines([say!("command-full")]))?;
            Ok(Exit::Done)
        }
        _ => Err(no_step(record, wrong)),
    }
}

fn no_step(record: &HintRecord, wrong: Option<String>) -> anyhow::Error {
    let message = wrong.unwrap_or_else(|| say!("error-no-step"));
    ends(record.status, &record.puzzle, message)
}

/// Draws the board with as much of the hint as its level allows.
fn draw(
    args: &Hint,
    settings: &Settings,
    entry: &Result<Entry, ParseError>,
    found: &Found,
    level: Depth,
    file: Option<&File>,
) -> Result<Exit> {
    let (record, place) = (&found.record, args.input.place());
    let board = entry.as_ref().ok().and_then(|entry| State::new(&entry.puzzle).ok());
    let (state, explanation, title) = match (&found.state, &found.step, &record.hint) {
        (Some(state), Some(step), _) => {
            let title = match level {
                Depth::Why => name_cells(&named(step)).into_owned(),
                _ => String::new(),
            };
            (state.clone(), explained(step, state, level), title)
        }
        (_, _, Some(_)) => {
            let board = board.ok_or_else(|| no_step(record, None))?;
            (board, of_mistake(entry, level), String::new())
        }
        _ => return nothing(record, record.error.as_ref().map(|error| told(error, &place))),
    };
    if let Some(wrong) = &record.error {
        complain(&told(wrong, &place));
    }
    let words = found.step.as_ref().map_or_else(Vec::new, legend_of);
    let drawn = Drawn {
        state: &state,
        explanation: &explanation,
        words: &words,
        title,
        has_candidates: true,
    };
    match file {
        Some(file) => drawn.write(&args.drawing, settings, file)?,
        None => print(&drawn.text())?,
    }
    Ok(exit(record))
}

/// The hint at a step, the whole reason as long as is asked for.
fn explained(step: &Step, state: &State, level: Depth) -> Explanation {
    match level {
        Depth::Why => step.explain_at(state, voice().length),
        _ => step.hint(state, level),
    }
}

/// The hint at a mistake, with its cell marked from level 2 on.
fn of_mistake(entry: &Result<Entry, ParseError>, level: Depth) -> Explanation {
    let (record, _) = PuzzleRecord::begin(entry);
    let mut explanation = Explanation::default();
    let Some(first) = record.error.as_ref().and_then(|it| mistake::first(&it.mistakes)) else {
        return explanation;
    };
    let [place, cell, mistake] = first.ladder();
    explanation.say(match level {
        Depth::Where => place,
        Depth::Name | Depth::What => cell,
        Depth::Why => mistake,
    });
    if level > Depth::Where {
        explanation.mark(Mark::Cells(CellSet::only(first.candidate.cell), Role::Contradiction));
    }
    if level == Depth::Why && first.kind == mistake::EntryKind::Mark {
        let candidate = CandidateSet::only(first.candidate);
        explanation.mark(Mark::Candidates(candidate, Role::Contradiction));
    }
    explanation
}

/// Takes the step, and writes the state after it. What was done is told on standard error.
fn apply(entry: &Result<Entry, ParseError>, found: &Found, place: &str) -> Result<Exit> {
    let record = &found.record;
    let wrong = || record.error.as_ref().map(|error| told(error, place));
    let Some(mut state) = found.state.clone() else { return Err(no_step(record, wrong())) };
    match &found.step {
        Some(step) => {
            state.apply(&step.conclusion)?;
            wrong().iter().for_each(|wrong| complain(wrong));
            tell(&Text::lines([notation(&step.to_string(), step.technique.name)]));
        }
        None if state.is_solved() => tell(&Text::lines([say!("command-full")])),
        None => return Err(no_step(record, wrong())),
    }
    let label = entry.as_ref().map(|entry| entry.label.as_str()).unwrap_or_default();
    let label = match &*harmless(label) {
        "" => String::new(),
        label => format!(" # {label}"),
    };
    print_bytes(format!("{}{label}\n", text::write_line(&state)).as_bytes())?;
    Ok(exit(record))
}

fn depth(level: &str) -> Result<Depth, String> {
    match level {
        "1" => Ok(Depth::Where),
        "2" => Ok(Depth::What),
        "3" => Ok(Depth::Why),
        _ => Err(say!("error-hint-level")),
    }
}
