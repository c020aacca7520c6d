//! The command line: the commands, and arguments shared by several of them.

use std::fs;
use std::path::Path;
use std::thread;
use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use clap::{Args, Parser, Subcommand, ValueEnum};
use ergodoku::engine::techniques_named;
use ergodoku::{Profile, Technique};
use ergodoku_api::record::Options;

use crate::commands::canonicalize::Canonicalize;
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

/// Sudoku, with reasons: solves like a person, and names, explains, draws and proves every step.
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
    /// Only on a terminal
    Auto,
    /// Also in files and pipes
    Always,
    /// Never
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
    /// Solve, and show each step with its name, reason and conclusion, then the grid
    #[command(after_help = help::SOLVE)]
    Solve(Solve),
    /// Show a hint for the next step, in as much detail as you want
    #[command(after_help = help::HINT)]
    Hint(Hint),
    /// List every available step of every technique
    #[command(after_help = help::STEPS)]
    Steps(Steps),
    /// Check whether a puzzle is valid, and how many solutions it has
    #[command(after_help = help::CHECK)]
    Check(Check),
    /// Rate the difficulty of a puzzle: its score, level and hardest step
    #[command(after_help = help::RATE)]
    Rate(Rate),
    /// List the techniques, or describe one with its reason and an example
    #[command(after_help = help::TECHNIQUES)]
    Techniques(Techniques),
    /// List the profiles, or print one as a file to edit and pass to --profile
    #[command(after_help = help::PROFILES)]
    Profiles(Profiles),
    /// Draw a puzzle, or a step of its solution, as text, SVG or PNG
    #[command(after_help = help::RENDER)]
    Render(Render),
    /// Prove the number of solutions for the external checker VeriPB
    #[command(after_help = help::PROVE)]
    Prove(Prove),
    /// Generate puzzles to a specification
    #[command(after_help = help::GENERATE)]
    Generate(Box<Generate>),
    /// Write the canonical (minlex) form, which all equivalent puzzles share
    #[command(alias = "canon", after_help = help::CANONICALIZE)]
    Canonicalize(Canonicalize),
    /// Remove redundant clues
    #[command(after_help = help::MINIMIZE)]
    Minimize(Minimize),
    /// Write an equivalent puzzle: relabel digits, permute lines, transpose
    #[command(after_help = help::TRANSFORM)]
    Transform(Transform),
    /// Convert puzzles to another format
    #[command(after_help = help::CONVERT)]
    Convert(Convert),
    /// Serve the web page and the HTTP interface from this machine
    #[cfg(feature = "serve")]
    #[command(after_help = help::SERVE)]
    Serve(Serve),
    /// Write a completion script for a shell
    #[command(after_help = help::COMPLETIONS)]
    Completions(Completions),
    /// Write a manual page for `man`
    #[command(after_help = help::MAN)]
    Man(Man),
}

/// The source of the puzzles.
#[derive(Args)]
pub(crate) struct Input {
    /// A puzzle, a file of puzzles, or - for standard input, in any common text format
    #[arg(value_name = "PUZZLE|FILE|-")]
    pub(crate) input: String,
}

/// The number of threads.
#[derive(Args)]
pub(crate) struct Jobs {
    /// The number of threads; by default the number of cores
    #[arg(long = "jobs", value_name = "N", value_parser = jobs)]
    number: Option<usize>,
}

impl Jobs {
    /// The given number, or the number of cores.
    pub(crate) fn number(&self) -> usize {
        self.number.unwrap_or_else(cores)
    }
}

/// The number of threads that this process can run in parallel.
fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// Parses a number of threads. More than a few for each core are useless. A script may come from a larger
/// machine, so a number that costs next to nothing is accepted everywhere.
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
pub(crate) struct ProfileOption {
    /// The techniques, their order and limits: default (the order of a good human solver), hodoku, series,
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

/// The techniques to use, and their order.
#[derive(Args)]
pub(crate) struct Repertoire {
    #[command(flatten)]
    source: ProfileOption,

    #[command(flatten)]
    choice: Choice,
}

/// A selection among the techniques of a profile.
#[derive(Args)]
pub(crate) struct Choice {
    /// Use only these techniques, families or HoDoKu codes, separated by commas
    #[arg(long, value_name = "NAMES", value_delimiter = ',', help_heading = TECHNIQUES)]
    only: Vec<String>,

    /// Do not use these
    #[arg(long, value_name = "NAMES", value_delimiter = ',', help_heading = TECHNIQUES)]
    without: Vec<String>,

    /// Do not use techniques that assume a unique solution
    #[arg(long, help_heading = TECHNIQUES)]
    no_uniqueness: bool,
}

/// Parses the name or the file of a profile.
pub(crate) fn profile(name: &str) -> Result<Profile, String> {
    if let Some(profile) = Profile::named(name) {
        return Ok(profile);
    }
    let path = Path::new(name);
    if !path.is_file() {
        let names: Vec<&str> = Profile::NAMES.iter().map(|(name, _)| *name).collect();
        let names = names.join(", ");
        return Err(format!("there is no such profile or file; the profiles are {names}"));
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

    /// The selected part of a profile.
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

/// Parses the names of techniques, families or HoDoKu codes.
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

/// The output format.
#[derive(Copy, Clone, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    /// For people
    Text,
    /// JSON: one array of all records; a single record for a hint
    Json,
    /// JSON: one record on each line, in input order, as soon as it is available
    Ndjson,
    /// Comma-separated values, for ratings only
    #[value(skip)]
    Csv,
}

/// Options for solving and for its output.
#[derive(Args)]
pub(crate) struct Solving {
    #[command(flatten)]
    techniques: Repertoire,

    /// Check the proof of every step
    #[arg(long)]
    check: bool,

    #[command(flatten)]
    pub(crate) written: Written,
}

/// Options for the output.
#[derive(Args)]
pub(crate) struct Written {
    /// text, json (one array) or ndjson (one record on each line); docs/json.md describes the records
    #[arg(long, value_name = "FORMAT", default_value = "text", hide_possible_values = true)]
    pub(crate) format: Format,
}

impl Solving {
    pub(crate) fn options(&self) -> Result<Options> {
        let profile = self.techniques.profile()?;
        Ok(Options { profile, check: self.check, ..Options::default() })
    }
}

/// Parses a duration in seconds.
pub(crate) fn seconds(number: &str) -> Result<Duration, String> {
    let seconds = number.parse().ok().and_then(|it| Duration::try_from_secs_f64(it).ok());
    seconds.ok_or("expected seconds such as 0.5 or 60".to_string())
}
