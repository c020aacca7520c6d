//! The command line.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use clap::builder::{PossibleValuesParser, TypedValueParser as _};
use clap::{Args, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use ergodoku::rate::sudoku_explainer;
use ergodoku::record::Options;
use ergodoku::text::Layout;
use ergodoku::{Depth, Profile, Technique, techniques_named};

use crate::commands::canon::Canon;
use crate::commands::generate::Generate;
use crate::commands::minimize::Minimize;
use crate::commands::transform::Transform;
use crate::exit::Exit;
use crate::help;

/// Sudoku, with reasons: solves as a person does; names, explains, draws and proves every step.
#[derive(Parser)]
#[command(
    name = "ergodoku",
    version,
    max_term_width = 100,
    disable_help_subcommand = true,
    after_help = format!("{}\n\n{}", help::EXAMPLES, Exit::HELP),
)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,

    /// Colour: auto (on a terminal, unless NO_COLOR is set), always or never
    #[arg(
        long,
        global = true,
        value_name = "WHEN",
        default_value = "auto",
        hide_possible_values = true
    )]
    pub(crate) color: Color,
}

/// When to use colour.
#[derive(Copy, Clone, ValueEnum)]
pub(crate) enum Color {
    /// On a terminal
    Auto,
    /// Even into a file or a pipe
    Always,
    /// Not at all
    Never,
}

impl Color {
    pub(crate) fn write_global(self) {
        match self {
            Color::Auto => anstream::ColorChoice::Auto,
            Color::Always => anstream::ColorChoice::Always,
            Color::Never => anstream::ColorChoice::Never,
        }
        .write_global();
    }
}

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Solve, telling each step: its name, its reason, its conclusion; then the grid
    #[command(after_help = help::SOLVE)]
    Solve(Solve),
    /// A hint for the next step, as much of it as you want
    #[command(after_help = help::HINT)]
    Hint(Hint),
    /// Every step there is now, of every technique
    #[command(after_help = help::STEPS)]
    Steps(Steps),
    /// Whether a puzzle is valid, and how many solutions it has
    #[command(after_help = help::CHECK)]
    Check(Check),
    /// How hard a puzzle is: its score, its level, and the step that decides
    #[command(after_help = help::RATE)]
    Rate(Rate),
    /// The techniques: all, or what one is, why it works, and an example
    #[command(after_help = help::TECHNIQUES)]
    Techniques(Techniques),
    /// The profiles: all, or what one consists of, as a file to edit and pass to --profile
    #[command(after_help = help::PROFILES)]
    Profiles(Profiles),
    /// Draw a puzzle, or a step of its solution, as text, SVG or PNG
    #[command(after_help = help::RENDER)]
    Render(Render),
    /// Write a proof of the whole solution for the external checker VeriPB
    #[command(after_help = help::PROVE)]
    Prove(Prove),
    /// Make puzzles to a specification
    #[command(after_help = help::GENERATE)]
    Generate(Box<Generate>),
    /// The canonical form: the same for all puzzles that are essentially the same
    #[command(after_help = help::CANON)]
    Canon(Canon),
    /// Take away clues that are not needed
    #[command(after_help = help::MINIMIZE)]
    Minimize(Minimize),
    /// Relabel digits, permute lines, transpose: other puzzles that are essentially the same
    #[command(after_help = help::TRANSFORM)]
    Transform(Transform),
    /// Write puzzles in another format
    #[command(after_help = help::CONVERT)]
    Convert(Convert),
    /// Serve the page, and the HTTP interface, from this machine
    #[cfg(feature = "serve")]
    #[command(after_help = help::SERVE)]
    Serve(Serve),
    /// Write a script that completes this command's arguments in a shell
    #[command(after_help = help::COMPLETIONS)]
    Completions(Completions),
}

/// Where puzzles come from.
#[derive(Args)]
pub(crate) struct Input {
    /// A puzzle, a file with one or many, or - for standard input; any common text format
    #[arg(value_name = "PUZZLE|FILE|-")]
    pub(crate) input: String,
}

/// The heading of the options that choose techniques.
pub(crate) const TECHNIQUES: &str = "Techniques";

/// The profile that techniques are taken from.
#[derive(Args)]
pub(crate) struct Source {
    /// The techniques, their order and limits: default (as a good human would look), hodoku, series,
    /// or a file, see `ergodoku profiles`
    #[arg(
        long,
        value_name = "NAME|FILE",
        default_value = "default",
        value_parser = profile,
        help_heading = TECHNIQUES
    )]
    pub(crate) profile: Profile,
}

/// Which techniques are used, and in what order.
#[derive(Args)]
pub(crate) struct Repertoire {
    #[command(flatten)]
    source: Source,

    #[command(flatten)]
    choice: Choice,
}

/// Which of a profile's techniques are used.
#[derive(Args)]
pub(crate) struct Choice {
    /// Use only these: techniques, families or HoDoKu codes, separated by commas
    #[arg(long, value_name = "NAMES", value_delimiter = ',', help_heading = TECHNIQUES)]
    only: Vec<String>,

    /// Do without these
    #[arg(long, value_name = "NAMES", value_delimiter = ',', help_heading = TECHNIQUES)]
    without: Vec<String>,

    /// Do without techniques that assume that the puzzle has only one solution
    #[arg(long, help_heading = TECHNIQUES)]
    no_uniqueness: bool,
}

fn profile(name: &str) -> Result<Profile, String> {
    if let Some(profile) = Profile::named(name) {
        return Ok(profile);
    }
    let path = Path::new(name);
    if !path.is_file() {
        let names: Vec<&str> = Profile::NAMES.iter().map(|(name, _)| *name).collect();
        let names = names.join(", ");
        return Err(format!("there is no such profile, and no such file; profiles are {names}"));
    }
    let text = fs::read_to_string(path).map_err(|error| error.to_string())?;
    Profile::from_toml(&text).map_err(|error| error.to_string())
}

impl Repertoire {
    pub(crate) fn profile(&self) -> Result<Profile> {
        self.choice.of(&self.source.profile)
    }
}

impl Choice {
    fn of(&self, profile: &Profile) -> Result<Profile> {
        let mut profile = profile.clone();
        if !self.only.is_empty() {
            profile = profile.only(&named(&self.only).context("--only")?);
        }
        if !self.without.is_empty() {
            profile = profile.without(&named(&self.without).context("--without")?);
        }
        if self.no_uniqueness {
            profile = profile.without_uniqueness();
        }
        if profile.techniques().is_empty() {
            bail!("the profile, --only, --without and --no-uniqueness leave no technique to use");
        }
        Ok(profile)
    }
}

pub(crate) fn named(names: &[String]) -> Result<Vec<&'static Technique>> {
    let mut techniques = Vec::new();
    for name in names {
        if name.trim().is_empty() {
            bail!("expected a name; `ergodoku techniques` lists them all");
        }
        techniques.extend(techniques_named(name)?);
    }
    Ok(techniques)
}

#[cfg(feature = "serve")]
#[derive(Args)]
pub(crate) struct Serve {
    /// The address to listen on: the loopback if not given, so that only this machine has access
    #[arg(long, value_name = "IP", default_value = "127.0.0.1")]
    pub(crate) bind: std::net::IpAddr,

    /// The port to listen on; 0 takes any that is free
    #[arg(long, value_name = "N", default_value = "8080")]
    pub(crate) port: u16,

    /// How long a call may take, in seconds
    #[arg(long, value_name = "SECONDS", default_value = "5", value_parser = seconds)]
    pub(crate) time_limit: Duration,

    /// Do not open the page in a browser
    #[arg(long)]
    pub(crate) no_open: bool,

    /// Log every call: text or json
    #[arg(long, value_name = "FORMAT", hide_possible_values = true)]
    pub(crate) log: Option<Log>,
}

/// How calls are logged.
#[cfg(feature = "serve")]
#[derive(Copy, Clone, ValueEnum)]
pub(crate) enum Log {
    Text,
    Json,
}

/// How records are written.
#[derive(Copy, Clone, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    /// For people
    Text,
    /// JSON: one array of all records; of a hint, its one record
    Json,
    /// JSON: one record a line, in input order, as soon as it is there
    Ndjson,
    /// Comma-separated values, of ratings only
    #[value(skip)]
    Csv,
}

#[derive(Args)]
pub(crate) struct Solving {
    #[command(flatten)]
    techniques: Repertoire,

    /// Check every step's proof as it is found
    #[arg(long)]
    check: bool,

    #[command(flatten)]
    pub(crate) written: Written,
}

/// How the result is written.
#[derive(Args)]
pub(crate) struct Written {
    /// text, json (one array) or ndjson (one record a line); docs/json.md describes the records
    #[arg(long, value_name = "FORMAT", default_value = "text", hide_possible_values = true)]
    pub(crate) format: Format,
}

impl Solving {
    pub(crate) fn options(&self) -> Result<Options> {
        Ok(Options { profile: self.techniques.profile()?, max_steps: None, check: self.check })
    }
}

#[derive(Args)]
pub(crate) struct Solve {
    #[command(flatten)]
    pub(crate) input: Input,

    /// Write solutions only, one a line, as fast as the machine can: for files with a puzzle on each
    /// line, of any size
    #[arg(long, conflicts_with_all = ["max_steps", "only", "without", "no_uniqueness", "check", "format"])]
    pub(crate) fast: bool,

    /// Stop after this many steps
    #[arg(long, value_name = "N", value_parser = number)]
    pub(crate) max_steps: Option<usize>,

    #[command(flatten)]
    pub(crate) solving: Solving,
}

fn number(text: &str) -> Result<usize, String> {
    text.parse().map_err(|_| "expected a whole number from 0".to_string())
}

#[derive(Args)]
pub(crate) struct Hint {
    #[command(flatten)]
    pub(crate) input: Input,

    /// How much to tell: 1 where to look, 2 the technique and its place, 3 the whole reason
    #[arg(long, short, value_name = "1-3", default_value = "1", value_parser = depth)]
    pub(crate) level: Depth,

    #[command(flatten)]
    pub(crate) solving: Solving,
}

fn depth(level: &str) -> Result<Depth, String> {
    match level {
        "1" => Ok(Depth::Where),
        "2" => Ok(Depth::What),
        "3" => Ok(Depth::Why),
        _ => Err("a hint has level 1, 2 or 3".to_string()),
    }
}

#[derive(Args)]
pub(crate) struct Steps {
    #[command(flatten)]
    pub(crate) input: Input,

    #[command(flatten)]
    pub(crate) solving: Solving,
}

#[derive(Args)]
pub(crate) struct Check {
    #[command(flatten)]
    pub(crate) input: Input,

    /// Count no more solutions than this
    #[arg(long, value_name = "N", default_value = "2", value_parser = clap::value_parser!(u64).range(2..))]
    pub(crate) limit: u64,

    #[command(flatten)]
    pub(crate) written: Written,
}

#[derive(Args)]
pub(crate) struct Rate {
    #[command(flatten)]
    pub(crate) input: Input,

    /// What to measure by: hodoku, se121 (Sudoku Explainer 1.2.1), se121-fixed, or sukaku
    /// (SukakuExplainer 1.18.1)
    #[arg(long, value_name = "SCALE", default_value = "hodoku", hide_possible_values = true)]
    pub(crate) scale: ScaleName,

    /// text, csv, json (one array) or ndjson (one record a line)
    #[arg(long, value_name = "FORMAT", default_value = "text", value_parser = csv_too)]
    pub(crate) format: Format,

    /// How many puzzles to rate at a time; as many as there are cores if not given
    #[arg(long, value_name = "N", value_parser = jobs)]
    pub(crate) jobs: Option<usize>,

    #[command(flatten)]
    pub(crate) explainer: Explainer,

    #[command(flatten)]
    pub(crate) techniques: RatingTechniques,
}

/// What goes for Sudoku Explainer's scales alone.
#[derive(Args)]
#[command(next_help_heading = "With se121, se121-fixed and sukaku")]
pub(crate) struct Explainer {
    /// List each step with its rating and its reason
    #[arg(long)]
    pub(crate) steps: bool,

    /// Rate the canonical form (minlex) of each puzzle: a rating can change when digits, rows or columns
    /// trade places, and published lists rate one form
    #[arg(long)]
    pub(crate) canonical: bool,

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
    pub(crate) resume: Option<PathBuf>,
}

impl Explainer {
    /// The options as the library takes them.
    pub(crate) fn options(&self, scale: sudoku_explainer::Scale) -> sudoku_explainer::Options {
        sudoku_explainer::Options {
            scale,
            max_er: self.max_er,
            time_limit: self.time_limit,
            pearl: self.pearl,
            diamond: self.diamond,
            steps: self.steps,
        }
    }

    /// The first of these options that was given.
    pub(crate) fn given(&self) -> Option<&'static str> {
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

fn jobs(number: &str) -> Result<usize, String> {
    let jobs = number.parse().ok().filter(|&jobs| jobs > 0);
    jobs.ok_or("expected a number from 1".to_string())
}

fn rating(number: &str) -> Result<f64, String> {
    let rating = number.parse().ok().filter(|rating| (0.0..=20.0).contains(rating));
    rating.ok_or("expected a rating from 0 to 20, as 7.5".to_string())
}

pub(crate) fn seconds(number: &str) -> Result<Duration, String> {
    let seconds = number.parse().ok().and_then(|it| Duration::try_from_secs_f64(it).ok());
    seconds.ok_or("expected seconds, as 0.5 or 60".to_string())
}

/// Which techniques a rating is by.
#[derive(Args)]
pub(crate) struct RatingTechniques {
    /// The techniques, their order, limits, scores and levels: a profile's name or file; the scale's
    /// own if none is given
    #[arg(long, value_name = "NAME|FILE", value_parser = profile, help_heading = TECHNIQUES)]
    profile: Option<Profile>,

    #[command(flatten)]
    choice: Choice,
}

impl RatingTechniques {
    /// Whether a profile or a choice of techniques was given.
    pub(crate) fn is_given(&self) -> bool {
        let Choice { only, without, no_uniqueness } = &self.choice;
        self.profile.is_some() || !only.is_empty() || !without.is_empty() || *no_uniqueness
    }

    pub(crate) fn profile(&self) -> Result<Profile> {
        self.choice.of(self.profile.as_ref().unwrap_or(&Profile::hodoku()))
    }
}

/// The scales there are.
#[derive(Copy, Clone, ValueEnum)]
pub(crate) enum ScaleName {
    /// HoDoKu's score and level
    Hodoku,
    /// Sudoku Explainer 1.2.1's ratings
    Se121,
    /// The same without mistakes about unique loops and bivalue universal graves
    Se121Fixed,
    /// SukakuExplainer 1.18.1's ratings
    Sukaku,
}

fn csv_too(format: &str) -> Result<Format, String> {
    match format {
        "csv" => Ok(Format::Csv),
        _ => Format::from_str(format, false)
            .map_err(|_| "expected text, csv, json or ndjson".to_string()),
    }
}

#[derive(Args)]
pub(crate) struct Profiles {
    /// The profile to write out: a name or a file; all are listed without
    #[arg(value_name = "NAME|FILE", value_parser = profile)]
    pub(crate) profile: Option<Profile>,
}

#[derive(Args)]
pub(crate) struct Techniques {
    /// A technique, family or HoDoKu code to explain; all are listed without
    pub(crate) name: Option<String>,

    #[command(flatten)]
    pub(crate) written: Written,
}

#[derive(Args)]
pub(crate) struct Render {
    #[command(flatten)]
    pub(crate) input: Input,

    /// The file to write, .svg or .png; without it the drawing goes to the terminal
    #[arg(long, short, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,

    /// Draw the state before this step of the solution, and the step
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) step: Option<u32>,

    /// Colours for a light or a dark background; auto: as the viewer of an SVG has it
    #[arg(long, value_name = "THEME", default_value = "auto", hide_possible_values = true)]
    pub(crate) theme: Theme,

    /// Leave the candidates out
    #[arg(long)]
    pub(crate) no_candidates: bool,

    /// How many times larger a PNG is
    #[arg(long, value_name = "TIMES", default_value = "2", value_parser = scale)]
    pub(crate) scale: f32,

    #[command(flatten)]
    pub(crate) techniques: Repertoire,
}

#[derive(Copy, Clone, ValueEnum)]
pub(crate) enum Theme {
    Auto,
    Light,
    Dark,
}

fn scale(text: &str) -> Result<f32, String> {
    match text.parse() {
        Ok(times) if (0.1..=10.0).contains(&times) => Ok(times),
        _ => Err("a scale lies between 0.1 and 10".to_string()),
    }
}

#[derive(Args)]
pub(crate) struct Prove {
    #[command(flatten)]
    pub(crate) input: Input,

    /// The folder to write puzzle.opb and proof.pbp to; made if need be
    #[arg(long, short, value_name = "DIR")]
    pub(crate) output: PathBuf,

    /// Prove by the steps of a rating, see `ergodoku rate`: se121, se121-fixed or sukaku
    #[arg(
        long,
        value_name = "SCALE",
        value_parser = rating_scale,
        conflicts_with_all = ["profile", "only", "without", "no_uniqueness"]
    )]
    pub(crate) scale: Option<sudoku_explainer::Scale>,

    #[command(flatten)]
    pub(crate) techniques: Repertoire,
}

fn rating_scale(name: &str) -> Result<sudoku_explainer::Scale, String> {
    let names = sudoku_explainer::Scale::ALL.map(sudoku_explainer::Scale::name);
    let scale = sudoku_explainer::Scale::named(name);
    scale.ok_or_else(|| format!("expected one of {}", names.join(", ")))
}

#[derive(Args)]
pub(crate) struct Convert {
    #[command(flatten)]
    pub(crate) input: Input,

    /// The format: line, grid, boxed, pencil-marks, library (HoDoKu) or sukaku
    #[arg(
        long,
        value_name = "FORMAT",
        default_value = "line",
        hide_possible_values = true,
        value_parser = PossibleValuesParser::new(Layout::ALL.map(Layout::name))
            .map(|name| Layout::named(&name).expect("one of the names"))
    )]
    pub(crate) to: Layout,
}

#[derive(Args)]
pub(crate) struct Completions {
    /// bash, elvish, fish, powershell or zsh
    #[arg(hide_possible_values = true)]
    pub(crate) shell: Shell,
}
