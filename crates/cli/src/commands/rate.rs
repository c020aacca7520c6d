//! `ergodoku rate`

use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Result, bail};
use clap::{Args, ValueEnum};
use ergodoku::rate::sudoku_explainer;
use ergodoku::record::{ExplainerRecord, RatingRecord, Scale};
use ergodoku::{Profile, Stop};

use super::{counted, heading, said, wrap};
use crate::args::{Choice, Format, Input, TECHNIQUES, profile, seconds};
use crate::exit::Exit;
use crate::output::{Record as _, Said, Wording, write_records, write_table};

#[derive(Args)]
pub(crate) struct Rate {
    #[command(flatten)]
    input: Input,

    /// What to measure by: hodoku, se121 (Sudoku Explainer 1.2.1), se121-fixed, or sukaku
    /// (SukakuExplainer 1.18.1)
    #[arg(long, value_name = "SCALE", default_value = "hodoku", hide_possible_values = true)]
    scale: ScaleName,

    /// text, csv, json (one array) or ndjson (one record a line)
    #[arg(long, value_name = "FORMAT", default_value = "text", value_parser = csv_too)]
    format: Format,

    /// How many puzzles to rate at a time; as many as there are cores if not given
    #[arg(long, value_name = "N", value_parser = jobs)]
    jobs: Option<usize>,

    #[command(flatten)]
    explainer: Explainer,

    #[command(flatten)]
    techniques: RatingTechniques,
}

/// The scales there are.
#[derive(Copy, Clone, ValueEnum)]
enum ScaleName {
    /// HoDoKu's score and level
    Hodoku,
    /// Sudoku Explainer 1.2.1's ratings
    Se121,
    /// The same without mistakes about unique loops and bivalue universal graves
    Se121Fixed,
    /// SukakuExplainer 1.18.1's ratings
    Sukaku,
}

/// What goes for Sudoku Explainer's scales alone.
#[derive(Args)]
#[command(next_help_heading = "With se121, se121-fixed and sukaku")]
struct Explainer {
    /// List each step with its rating and its reason
    #[arg(long)]
    steps: bool,

    /// Rate the canonical form (minlex) of each puzzle: a rating can change when digits, rows or columns
    /// trade places, and published lists rate one form
    #[arg(long)]
    canonical: bool,

    /// Give up a puzzle once a step is rated higher
    #[arg(long, value_name = "ER", value_parser = rating)]
    max_er: Option<f64>,

    /// Give up a puzzle after this time, in the midst of a step if need be
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    time_limit: Option<Duration>,

    /// Give up a puzzle once ER is above EP
    #[arg(long)]
    pearl: bool,

    /// Give up a puzzle once ER is above ED
    #[arg(long)]
    diamond: bool,

    /// Write to this file (with --format csv); if it has rows already, go on behind the last whole one
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
}

/// Which techniques a rating is by.
#[derive(Args)]
struct RatingTechniques {
    /// The techniques, their order, limits, scores and levels: a profile's name or file; the scale's
    /// own if none is given
    #[arg(long, value_name = "NAME|FILE", value_parser = profile, help_heading = TECHNIQUES)]
    profile: Option<Profile>,

    #[command(flatten)]
    choice: Choice,
}

impl Explainer {
    /// The options as the library takes them, for one puzzle: its time begins now.
    fn options(&self, scale: sudoku_explainer::Scale) -> sudoku_explainer::Options {
        sudoku_explainer::Options {
            scale,
            max_er: self.max_er,
            stop: self.time_limit.map_or(Stop::never(), Stop::after),
            pearl: self.pearl,
            diamond: self.diamond,
            steps: self.steps,
        }
    }

    /// The first of these options that was given.
    fn given(&self) -> Option<&'static str> {
        let given = [
            (self.steps, "--steps"),
            (self.canonical, "--canonical"),
            (self.max_er.is_some(), "--max-er"),
            (self.time_limit.is_some(), "--time-limit"),
            (self.pearl, "--pearl"),
            (self.diamond, "--diamond"),
            (self.resume.is_some(), "--resume"),
        ];
        given.into_iter().find_map(|(is_given, name)| is_given.then_some(name))
    }
}

impl RatingTechniques {
    /// Whether a profile or a choice of techniques was given.
    fn is_given(&self) -> bool {
        self.profile.is_some() || self.choice.is_given()
    }

    fn profile(&self) -> Result<Profile> {
        self.choice.of(self.profile.as_ref().unwrap_or(&Profile::hodoku()))
    }
}

pub(crate) fn run(args: &Rate) -> Result<Exit> {
    if let Some(jobs) = args.jobs {
        rayon::ThreadPoolBuilder::new().num_threads(jobs).build_global()?;
    }
    match args.scale {
        ScaleName::Hodoku => by_hodoku(args),
        ScaleName::Se121 => by_explainer(args, sudoku_explainer::Scale::Se121),
        ScaleName::Se121Fixed => by_explainer(args, sudoku_explainer::Scale::Se121Fixed),
        ScaleName::Sukaku => by_explainer(args, sudoku_explainer::Scale::Sukaku),
    }
}

fn by_hodoku(args: &Rate) -> Result<Exit> {
    if let Some(option) = args.explainer.given() {
        bail!("{option} goes with Sudoku Explainer's scales: add --scale se121");
    }
    let profile = args.techniques.profile()?;
    let rate = |entry: &_| RatingRecord::new(entry, Scale::Hodoku, &profile);
    let place = args.input.place();
    let wording = Wording { say: |record: &_| say(record, &place), solved: "rated" };
    write_records(&args.input, args.format, rate, wording)
}

fn by_explainer(args: &Rate, scale: sudoku_explainer::Scale) -> Result<Exit> {
    let form = args.explainer.canonical;
    if args.techniques.is_given() {
        let name = scale.name();
        bail!(
            "{name} has techniques of its own: leave out --profile, --only, --without and \
               --no-uniqueness, or use --scale hodoku"
        );
    }
    if args.explainer.steps && args.format == Format::Csv {
        bail!("a table has no room for steps: use --format text, json or ndjson with --steps");
    }
    let options = || args.explainer.options(scale);
    let rate = |entry: &_| ExplainerRecord::new(entry, &options(), form);
    let place = args.input.place();
    let wording = Wording { say: |record: &_| say_explained(record, &place), solved: "rated" };
    let Some(file) = &args.explainer.resume else {
        return write_records(&args.input, args.format, rate, wording);
    };
    if args.format != Format::Csv {
        bail!("--resume goes on with a table: use it with --format csv");
    }
    let fits = |row: &str, entry: &_| ExplainerRecord::fits(row, entry, &options(), form);
    write_table(&args.input, file, fits, rate, wording)
}

fn say_explained(record: &ExplainerRecord, place: &str) -> Said {
    let mut lines = Vec::new();
    if !record.puzzle.is_empty() {
        lines.push(heading(&record.puzzle, &record.label));
    }
    for step in &record.steps {
        lines.push(format!("{:4.1}  {}", step.rating, step.notation()));
        let reason = wrap(&step.step.explanation, 92);
        lines.extend(reason.iter().map(|line| format!("      {line}")));
    }
    if let (Some(er), Some(ep), Some(ed), Some(end)) = (record.er, record.ep, record.ed, record.end)
    {
        let early = if end == "rated" { String::new() } else { format!(" ({end})") };
        lines.push(format!("{er:.1}/{ep:.1}/{ed:.1}{early}"));
    }
    said(&lines, record.error(), place)
}

fn say(record: &RatingRecord, place: &str) -> Said {
    let mut lines = Vec::new();
    if !record.puzzle.is_empty() {
        lines.push(heading(&record.puzzle, &record.label));
    }
    lines.extend(verdict(record));
    said(&lines, record.error(), place)
}

/// Level, score and what decides; nothing of a puzzle without a rating.
fn verdict(record: &RatingRecord) -> Option<String> {
    let (level, score) = (record.level?, record.score?);
    let steps = counted(record.steps?, "step");
    let mut verdict = format!("{level}, score {score}, {steps}");
    if let Some(hardest) = &record.hardest {
        verdict += &format!("; step {} decides: {}", hardest.number, hardest.notation);
        if let Some(ceiling) = hardest.level.ceiling().filter(|_| hardest.level < level) {
            let of = hardest.level;
            verdict += &format!(" ({of}, but the score is above {ceiling})");
        }
    }
    match record.guesses? {
        0 => {}
        guesses => verdict += &format!("; {} had to be guessed", counted(guesses, "cell")),
    }
    Some(verdict + ".")
}

fn csv_too(format: &str) -> Result<Format, String> {
    match format {
        "csv" => Ok(Format::Csv),
        _ => Format::from_str(format, false)
            .map_err(|_| "expected text, csv, json or ndjson".to_string()),
    }
}

fn jobs(number: &str) -> Result<usize, String> {
    let jobs = number.parse().ok().filter(|&jobs| jobs > 0);
    jobs.ok_or("expected a number from 1".to_string())
}

fn rating(number: &str) -> Result<f64, String> {
    let rating = number.parse().ok().filter(|rating| (0.0..=20.0).contains(rating));
    rating.ok_or("expected a rating from 0 to 20, as 7.5".to_string())
}
