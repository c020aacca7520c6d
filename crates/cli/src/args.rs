//! The command line: the commands, and what several of them are given.

use std::fs;
use std::path::Path;
use std::thread;
use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use clap::{Args, Parser, Subcommand, ValueEnum};
use ergodoku::engine::techniques_named;
use ergodoku::{Profile, Technique};
use ergodoku_api::record::Options;

use crate::commands::canonicalize::Canon;
use crate::commands::check::Check;
use crate::commands::completions::Completions;
use crate::commands::convert::Convert;
use crate::commands::generate::Generate;
use crate::commands::hint::Hint;
use crate::commands::man::Man;
use crate::commands::minimize::Minimize;
use crate::commands::profiles::Profiles;
use crate::commands::prove::Prove;
use crate::commands::rate::Rate;
use crate::commands::render::Render;
#[cfg(feature = "serve")]
use crate::commands::serve::Serve;
use crate::commands::solve::Solve;
use crate::commands::steps::Steps;
use crate::commands::techniques::Techniques;
use crate::commands::transform::Transform;
use crate::exit::Exit;
use crate::help;

/// Sudoku, with reasons: solves as a person does; names, explains, draws and proves every step.
#[derive(Parser)]
#[command(
    name = "ergodoku",
    version,
    max_term_width = 100,
    override_usage = "ergodoku [OPTIONS] <COMMAND>\n       ergodoku <PUZZLE|FILE|-> [OPTIONS OF SOLVE]",
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
    /// Prove for the external checker VeriPB how many solutions there are
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
    /// Write a manual page, for `man`
    #[command(after_help = help::MAN)]
    Man(Man),
}

/// Where puzzles come from.
#[derive(Args)]
pub(crate) struct Input {
    /// A puzzle, a file with one or many, or - for standard input; any common text format
    #[arg(value_name = "PUZZLE|FILE|-")]
    pub(crate) input: String,
}

/// How many threads work.
#[derive(Args)]
pub(crate) struct Jobs {
    /// How many threads work at a time; as many as there are cores if not given
    #[arg(long = "jobs", value_name = "N", value_parser = jobs)]
    number: Option<usize>,
}

impl Jobs {
    /// The number given, or that of the cores.
    pub(crate) fn number(&self) -> usize {
        self.number.unwrap_or_else(cores)
    }
}

/// How many threads this process can run at a time.
fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// Reads a number of threads. A few for each core are the most that is of use. A script may have been
/// written for a larger machine, so a number that costs next to nothing anywhere is taken everywhere.
fn jobs(number: &str) -> Result<usize, String> {
    const HARMLESS: usize = 64;
    let most = HARMLESS.max(4 * cores());
    let jobs = number.parse().ok().filter(|jobs| (1..=most).contains(jobs));
    jobs.ok_or_else(|| format!("expected a number from 1 to {most}"))
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

/// Reads a profile's name or file.
pub(crate) fn profile(name: &str) -> Result<Profile, String> {
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
    /// Whether any choice was made.
    pub(crate) fn is_given(&self) -> bool {
        !self.only.is_empty() || !self.without.is_empty() || self.no_uniqueness
    }

    /// What it leaves of a profile.
    pub(crate) fn of(&self, profile: &Profile) -> Result<Profile> {
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

/// Reads the names of techniques, families or HoDoKu codes.
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

/// What solving goes by, and how it is told.
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
        let profile = self.techniques.profile()?;
        Ok(Options { profile, check: self.check, ..Options::default() })
    }
}

/// Reads how long something may take.
pub(crate) fn seconds(number: &str) -> Result<Duration, String> {
    let seconds = number.parse().ok().and_then(|it| Duration::try_from_secs_f64(it).ok());
    seconds.ok_or("expected seconds, as 0.5 or 60".to_string())
}
