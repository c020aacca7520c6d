//! `ergodoku solve`

use std::time::Duration;

use anyhow::{Result, bail};
use clap::Args;
use ergodoku::engine::{Aim, Effort};
use ergodoku::explanation::{Sentence, sentence};
use ergodoku::{Stop, TECHNIQUES};
use ergodoku_api::record::{CompactRecord, Options, PuzzleRecord, ShortestRecord, Status};

use super::{fast, grid, heading, listed, numbered, said, verdict, wrap};
use crate::args::{Format, Inputs, Solving, seconds};
use crate::batch::{self, Job, Running, TableForm, no_rows};
use crate::exit::Exit;
use crate::output::{BAD, DOUBT, GOOD, Said, Text, Wording, say};
use crate::settings::Settings;

#[derive(Args)]
pub(crate) struct Solve {
    #[command(flatten)]
    input: Inputs,

    /// Write only solutions, one on each line, at full speed; the result of `check` after a # for puzzles
    /// without exactly one. For files of any size and format, fastest with 81 characters on each line
    #[arg(long, conflicts_with_all = ["max_steps", "only", "without", "no_uniqueness", "check", "format", "brief", "compact", "proofs", "fewest", "easiest", "output", "resume", "shard"])]
    fast: bool,

    /// Write the proof of each step into its record, for --format json or ndjson. `ergodoku verify` reads such
    /// records back; docs/claims.md describes proofs
    #[arg(long)]
    proofs: bool,

    /// List only the technique and notation of each step, one on each line, then how often each technique was
    /// used, and the solution on one line
    #[arg(long, short)]
    brief: bool,

    /// Write only the code and notation of each step: a twentieth of the size, and many times as fast. As text, one
    /// line for each puzzle: the puzzle, its status and its steps, with tabs between them
    #[arg(long, conflicts_with_all = ["brief", "proofs"])]
    compact: bool,

    /// Stop after this many steps
    #[arg(long, value_name = "N", value_parser = number)]
    max_steps: Option<usize>,

    /// Solve with as few hard steps as possible, that is, steps of other techniques than singles, and none harder
    /// than the hardest of the usual path; say whether fewer are possible
    #[arg(long, conflicts_with_all = ["max_steps", "easiest"])]
    fewest: bool,

    /// The same with the sum of the scores of the hard steps as low as possible
    #[arg(long, conflicts_with = "max_steps")]
    easiest: bool,

    /// With --fewest and --easiest: search each puzzle no longer than this, and take the best found
    #[arg(long, value_name = "SECONDS", value_parser = seconds, default_value = "10")]
    time_limit: Duration,

    #[command(flatten)]
    running: Running,

    #[command(flatten)]
    solving: Solving,
}

impl Solve {
    fn aim(&self) -> Option<Aim> {
        match (self.fewest, self.easiest) {
            (true, _) => Some(Aim::Fewest),
            (_, true) => Some(Aim::Easiest),
            _ => None,
        }
    }

    fn job<R>(&self, table: Option<TableForm<R>>) -> Job<'_, R> {
        Job {
            input: &self.input,
            running: &self.running,
            format: self.solving.written.format,
            columns: "",
            fits: &no_rows,
            table,
        }
    }

    /// The options for one puzzle. Its time limit starts now.
    fn within_limit(&self, options: &Options) -> Options {
        let effort = Effort { stop: Stop::after(self.time_limit), ..Effort::default() };
        Options { effort, ..options.clone() }
    }
}

pub(crate) fn run(args: &Solve, settings: &Settings) -> Result<Exit> {
    args.running.start(settings)?;
    if args.fast {
        return fast::run(&args.input);
    }
    let format = args.running.format(args.solving.written.format)?;
    if args.brief && format != Format::Text {
        bail!(say!("error-brief-is-text"));
    }
    if args.proofs && format == Format::Text {
        bail!(say!("error-proofs-are-records"));
    }
    let mut options = args.solving.options(format, settings)?;
    options.max_steps = args.max_steps;
    options.proofs = args.proofs;
    options.shortest = args.aim();
    if args.compact || args.running.writes_table()? {
        return run_compact(args, &options);
    }
    let solve = |entry: &_| match options.shortest {
        None => PuzzleRecord::solve(entry, &options),
        Some(_) => PuzzleRecord::solve(entry, &args.within_limit(&options)),
    };
    let say = |record: &_, place: &str| match args.brief {
        true => say_briefly(record, &options, place),
        false => say(record, &options, place),
    };
    batch::run(&args.job(None), solve, Wording { say, solved: "solved" })
}

/// The same with short records.
fn run_compact(args: &Solve, options: &Options) -> Result<Exit> {
    let solve = |entry: &_| match options.shortest {
        None => CompactRecord::solve(entry, options),
        Some(_) => CompactRecord::solve(entry, &args.within_limit(options)),
    };
    let wording = Wording { say: say_on_a_line, solved: "solved" };
    batch::run(&args.job(Some(TableForm::solve())), solve, wording)
}

/// The puzzle, its status and its steps, with tabs between them.
fn say_on_a_line(record: &CompactRecord, place: &str) -> Said {
    if record.puzzle.is_empty() {
        return said(Vec::new(), record.error.as_ref(), place);
    }
    let mut steps = String::with_capacity(24 * record.steps.len());
    for step in &record.steps {
        steps.push('\t');
        step.write(&mut steps);
    }
    let line = Text::from(format!("{}\t{}", record.puzzle, record.status));
    said(vec![line.and(Text::drawn(steps))], record.error.as_ref(), place)
}

fn say(record: &PuzzleRecord, options: &Options, place: &str) -> Said {
    if record.puzzle.is_empty() {
        return said(Vec::new(), record.error.as_ref(), place);
    }
    let mut lines = vec![heading(&record.puzzle, &record.label)];
    if let Some(verdict) = verdict(record.status) {
        lines.push(verdict);
        if record.steps.is_empty() {
            return said(lines, record.error.as_ref(), place);
        }
    }
    let steps = record.steps.iter().enumerate();
    lines.extend(steps.flat_map(|(index, step)| numbered(index + 1, step)));
    lines.push(end(record, options));
    lines.extend(record.shortest.as_ref().map(how_short));
    lines.extend(grid(&record.grid));
    said(lines, record.error.as_ref(), place)
}

/// The path as a list, the number of steps of each technique, and the grid on one line.
fn say_briefly(record: &PuzzleRecord, options: &Options, place: &str) -> Said {
    if record.puzzle.is_empty() {
        return said(Vec::new(), record.error.as_ref(), place);
    }
    let mut lines = vec![heading(&record.puzzle, &record.label)];
    lines.extend(verdict(record.status));
    let steps = record.steps.iter().enumerate();
    lines.extend(steps.map(|(index, step)| listed(index + 1, step)));
    if !record.steps.is_empty() || record.error.is_none() {
        lines.push(end(record, options));
        lines.extend(record.shortest.as_ref().map(how_short));
        lines.extend(wrap(&techniques_used(record), 98).into_iter().map(Text::from));
        lines.push(record.grid.as_str().into());
    }
    said(lines, record.error.as_ref(), place)
}

/// How often each technique was used, the simplest first: `45 Hidden Single, 2 X-Wing`.
fn techniques_used(record: &PuzzleRecord) -> String {
    let count = |name: &str| record.steps.iter().filter(|step| step.technique == name).count();
    let counts = TECHNIQUES.iter().map(|technique| (count(technique.name), technique.name));
    let used = counts
        .filter(|(count, _)| *count > 0)
        .map(|(count, name)| say!("command-used", count, technique = Sentence::Technique(name)));
    used.collect::<Vec<_>>().join(", ")
}

/// The end of the path in words.
fn end(record: &PuzzleRecord, options: &Options) -> Text {
    let count = record.steps.len();
    let is_proved = options.check && record.status != Status::Error;
    let proved = if is_proved { "yes" } else { "no" };
    let placed = record.grid.chars().filter(char::is_ascii_digit).count();
    let hardest = hardest(record);
    if placed == 81 {
        return Text::styled(GOOD, &say!("command-solved", count, proved, hardest));
    }
    let (style, how) = match options.max_steps {
        Some(most) if record.steps.len() == most => (DOUBT, "asked"),
        // Stuck, or at the contradiction in the error message.
        _ if record.status == Status::NoSolution => (BAD, "impossible"),
        _ => (DOUBT, "stuck"),
    };
    Text::styled(style, &say!("command-ended", how, count, proved, placed, hardest))
}

/// How good a shortest solve is: `3 hard steps; fewer are impossible with techniques up to W-Wing (proved).`
fn how_short(shortest: &ShortestRecord) -> Text {
    let ShortestRecord { aim, hard_steps, cost, at_least, proved, hardest } = shortest;
    let &Some(hardest) = hardest else {
        return Text::styled(GOOD, &say!("command-no-hard-steps"));
    };
    let (count, cost, least) = (*hard_steps, cost.to_string(), at_least.to_string());
    let hardest = Sentence::Technique(hardest);
    let said = match (aim, proved) {
        (Aim::Fewest, true) => say!("command-fewest-proved", count, hardest),
        (Aim::Fewest, false) => say!("command-fewest-found", count, least, hardest),
        (Aim::Easiest, true) => say!("command-easiest-proved", count, cost, hardest),
        (Aim::Easiest, false) => say!("command-easiest-found", count, cost, least, hardest),
    };
    Text::styled(if *proved { GOOD } else { DOUBT }, &said)
}

/// The technique of the steps that comes last in the catalogue.
fn hardest(record: &PuzzleRecord) -> Sentence {
    let rank = |name: &str| TECHNIQUES.iter().position(|it| it.name == name);
    let hardest = record.steps.iter().map(|step| step.technique).max_by_key(|name| rank(name));
    let said = |name| sentence!("command-hardest", technique = Sentence::Technique(name));
    hardest.map(said).unwrap_or_default()
}

fn number(text: &str) -> Result<usize, String> {
    text.parse().map_err(|_| say!("error-whole-number"))
}
