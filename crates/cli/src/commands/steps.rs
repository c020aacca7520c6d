//! `ergodoku steps`

use std::time::Duration;

use anyhow::Result;
use clap::Args;
use ergodoku::engine::Effort;
use ergodoku::explanation::{Sentence, sentence};
use ergodoku::{CandidateSet, Profile, Stop};
use ergodoku_api::record::{Options, PuzzleRecord, StepRecord};

use super::{conclusion, heading, said, verdict, wrap};
use crate::args::{Choice, Inputs, TECHNIQUES, Written, a_profile, seconds};
use crate::batch::{self, Job, Running, TableForm, no_rows};
use crate::exit::Exit;
use crate::output::{DOUBT, GOOD, NAME, Said, Text, Wording, name_cells, say, spoken, voice_of};
use crate::settings::Settings;

#[derive(Args)]
pub(crate) struct Steps {
    #[command(flatten)]
    input: Inputs,

    /// Use the techniques and limits of this profile, a name or a file, see `ergodoku profiles`; by default
    /// all techniques
    #[arg(
        long,
        value_name = "NAME|FILE",
        value_parser = a_profile(),
        hide_possible_values = true,
        help_heading = TECHNIQUES
    )]
    profile: Option<Profile>,

    #[command(flatten)]
    choice: Choice,

    /// Check the proof of every step
    #[arg(long)]
    check: bool,

    /// Interrupt the search of each technique after this amount of work, counted in checks of its loops,
    /// which is the same on every machine. Interrupted techniques are listed
    #[arg(long, value_name = "CHECKS", default_value_t = Effort::CHECKS_EACH)]
    effort: u64,

    /// Abandon a puzzle after this time; the techniques not searched are listed
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    time_limit: Option<Duration>,

    #[command(flatten)]
    running: Running,

    #[command(flatten)]
    written: Written,
}

impl Steps {
    /// The library's options for one puzzle. Its time limit starts now.
    fn options(&self, profile: &Profile) -> Options {
        let stop = self.time_limit.map_or(Stop::never(), Stop::after);
        let effort = Effort { stop, checks_each: Some(self.effort) };
        let voice = voice_of(self.written.format);
        Options { profile: profile.clone(), check: self.check, voice, effort, ..Options::default() }
    }
}

pub(crate) fn run(args: &Steps, settings: &Settings) -> Result<Exit> {
    args.running.start(settings)?;
    let profile = args.choice.of(args.profile.as_ref().unwrap_or(&Profile::all()))?;
    let steps = |entry: &_| PuzzleRecord::steps(entry, &args.options(&profile));
    let wording = Wording { say, solved: "with-one" };
    let job = Job {
        input: &args.input,
        running: &args.running,
        format: args.written.format,
        columns: "",
        fits: &no_rows,
        table: Some(TableForm::steps()),
    };
    batch::run(&job, steps, wording)
}

fn say(record: &PuzzleRecord, place: &str) -> Said {
    if record.puzzle.is_empty() {
        return said(Vec::new(), record.error.as_ref(), place);
    }
    let mut lines = vec![heading(&record.puzzle, &record.label)];
    if let Some(verdict) = verdict(record.status) {
        lines.push(verdict);
        return said(lines, record.error.as_ref(), place);
    }
    // All steps of a technique are consecutive.
    let groups = record.steps.chunk_by(|one, next| one.technique == next.technique);
    let most = if groups.clone().count() > 1 { LISTED } else { usize::MAX };
    lines.extend(groups.flat_map(|steps| of_technique(steps, most)));
    lines.push(total(record).into());
    if !record.cut_short.is_empty() {
        let names = record.cut_short.iter().map(|name| spoken(&Sentence::Technique(name)));
        let techniques = names.collect::<Vec<_>>().join(", ");
        let said = say!("command-cut-short", techniques);
        lines.extend(wrap(&said, 98).iter().map(|line| Text::styled(DOUBT, line)));
    }
    said(lines, record.error.as_ref(), place)
}

/// The maximum number of steps listed for each technique if there are several techniques.
const LISTED: usize = 12;

/// At most `most` steps of one technique under its name. Singles are numerous, often several for one cell, so
/// only their placements are listed.
fn of_technique(steps: &[StepRecord], most: usize) -> Vec<Text> {
    let name = Sentence::Technique(steps[0].technique);
    let name = Text::styled(NAME, &spoken(&name));
    let count = steps.len();
    let placed: CandidateSet = steps.iter().flat_map(|step| step.place.iter()).collect();
    if placed.is_empty() {
        let listed = steps.iter().take(most);
        let listed = listed.map(|step| Text::from("  ").and(conclusion(without_name(step))));
        let rest = steps.len().saturating_sub(most);
        let more = say!("command-more-steps", count = rest);
        let more = (rest > 0).then(|| format!("  {more}").into());
        let head = name.and(say!("command-steps-of", count));
        return std::iter::once(head).chain(listed).chain(more).collect();
    }
    let cells: Vec<String> = placed.iter().map(|it| it.to_string()).collect();
    let digits = sentence!("command-digits", count = cells.len());
    let mut lines = vec![name.and(say!("command-steps-for", count, cells = digits))];
    let cells = wrap(&name_cells(&cells.join(" ")), 92);
    lines.extend(cells.iter().map(|line| Text::from("  ").and(Text::styled(GOOD, line))));
    lines
}

/// A step's notation without the technique, which is in the heading.
fn without_name(step: &StepRecord) -> &str {
    let rest = step.notation.strip_prefix(step.technique);
    rest.and_then(|it| it.strip_prefix(": ")).unwrap_or(&step.notation)
}

fn total(record: &PuzzleRecord) -> String {
    let is_full = record.grid.chars().all(|it| it.is_ascii_digit());
    match record.steps.len() {
        0 if is_full => say!("command-full"),
        0 if !record.cut_short.is_empty() => say!("command-no-step-found"),
        0 => say!("command-no-step"),
        count => say!("command-steps-in-all", count),
    }
}
