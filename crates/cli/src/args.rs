//! The command line: the commands, and arguments shared by several of them.

use std::thread;
use std::time::Duration;

use anyhow::Result;
use clap::builder::{StringValueParser, TypedValueParser};
use clap::{Args, Parser, Subcommand, ValueEnum, ValueHint};
use ergodoku::explanation::{Language, Length};
use ergodoku_api::record::Options;

use crate::commands::book::Book;
use crate::commands::canonicalize::Canonicalize;
use crate::commands::check::Check;
use crate::commands::completions::Completions;
use crate::commands::config::Config;
use crate::commands::convert::Convert;
use crate::commands::dataset::Dataset;
use crate::commands::embed::Embed;
use crate::commands::generate::Generate;
use crate::commands::hint::Hint;
use crate::commands::man::Man;
use crate::commands::mcp::Mcp;
use crate::commands::minimize::Minimize;
#[cfg(feature = "play")]
use crate::commands::play::Play;
use crate::commands::profiles::Profiles;
use crate::commands::prove::Prove;
use crate::commands::rank::Rank;
use crate::commands::rate::Rate;
use crate::commands::render::Render;
#[cfg(feature = "serve")]
use crate::commands::serve::Serve;
use crate::commands::solve::Solve;
use crate::commands::steps::Steps;
use crate::commands::techniques::Techniques;
use crate::commands::transform::Transform;
use crate::commands::verify::Verify;
use crate::commands::why::Why;
use crate::exit::Exit;
use crate::help;
use crate::output::{say, voice_of};
use crate::settings::Settings;
use crate::values::Completed;

pub(crate) use crate::repertoire::{
    Choice, ProfileOption, Repertoire, TECHNIQUES, a_profile, a_technique, named, profile,
    technique_named,
};
pub(crate) use crate::values::{Color, Notation, Theme, is_profile_name, profile_names};

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

    #[command(flatten)]
    pub(crate) global: Global,
}

/// Options of every command.
#[derive(Args)]
pub(crate) struct Global {
    /// Colour: auto (on a terminal, unless NO_COLOR is set), always or never
    #[arg(
        long,
        global = true,
        value_name = "WHEN",
        hide_possible_values = true,
        help_heading = DISPLAY
    )]
    pub(crate) color: Option<Color>,

    /// How text and pictures name a cell: rc (r4c7) or a1 (D7); csp is rc, with whips as in CSP-Rules
    #[arg(
        long,
        global = true,
        value_name = "NAME",
        hide_possible_values = true,
        help_heading = DISPLAY
    )]
    pub(crate) notation: Option<Notation>,

    /// The language of explanations: en or de
    #[arg(long, global = true, value_name = "CODE", value_parser = language(), help_heading = DISPLAY)]
    pub(crate) language: Option<Language>,

    /// How long explanations are: line, standard or teach (how to spot it, and what to look for next)
    #[arg(long, global = true, value_name = "NAME", value_parser = length(), help_heading = DISPLAY)]
    pub(crate) length: Option<Length>,

    /// Do not show long text in a pager
    #[arg(long, global = true, help_heading = DISPLAY)]
    pub(crate) no_pager: bool,

    /// Ignore the configuration file, see `ergodoku config`
    #[arg(long, global = true, help_heading = DISPLAY)]
    pub(crate) no_config: bool,
}

/// The heading of the options that say how results are shown.
pub(crate) const DISPLAY: &str = "Display";

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
    /// Play in the terminal, with hints, marks and the steps drawn
    #[cfg(feature = "play")]
    #[command(after_help = help::PLAY)]
    Play(Box<Play>),
    /// Check whether a puzzle is valid, and how many solutions it has
    #[command(after_help = help::CHECK)]
    Check(Check),
    /// Rate the difficulty of a puzzle: its score, level and hardest step
    #[command(after_help = help::RATE)]
    Rate(Rate),
    /// Judge claims about a position: whether they follow, by what, or where they fail
    #[command(after_help = help::VERIFY)]
    Verify(Box<Verify>),
    /// Tell the rank of truths and links and what falls, or find sets of low rank
    #[command(after_help = help::RANK)]
    Rank(Box<Rank>),
    /// Show the smallest reason why a candidate is false or true, whether or not a technique has it
    #[command(after_help = help::WHY)]
    Why(Box<Why>),
    /// List the techniques, or describe one with its reason and an example
    #[command(after_help = help::TECHNIQUES)]
    Techniques(Techniques),
    /// List the profiles, or print one as a file to edit and pass to --profile
    #[command(after_help = help::PROFILES)]
    Profiles(Profiles),
    /// Draw a puzzle, or a step of its solution, as text, SVG or PNG
    #[command(after_help = help::RENDER)]
    Render(Render),
    /// Write a puzzle, or a step of its solution, as HTML for a page: a drawing and text, without scripts
    #[command(after_help = help::EMBED)]
    Embed(Embed),
    /// Write a PDF booklet of puzzles for print, with the solutions at the end
    #[command(after_help = help::BOOK)]
    Book(Book),
    /// Prove the number of solutions for the external checker VeriPB
    #[command(after_help = help::PROVE)]
    Prove(Prove),
    /// Generate puzzles to a specification
    #[command(after_help = help::GENERATE)]
    Generate(Box<Generate>),
    /// Make a data set of puzzles: Parquet files with a card, as Hugging Face reads them
    #[command(after_help = help::DATASET)]
    Dataset(Dataset),
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
    /// Give language models tools, by the Model Context Protocol
    #[command(after_help = help::MCP)]
    Mcp(Mcp),
    /// Show the settings: each value, and where it comes from
    #[command(after_help = help::CONFIG)]
    Config(Config),
    /// Write a completion script for a shell
    #[command(after_help = help::COMPLETIONS)]
    Completions(Completions),
    /// Write a manual page for `man`
    #[command(after_help = help::MAN)]
    Man(Man),
}

/// The source of the only puzzle.
#[derive(Args)]
pub(crate) struct Input {
    /// A puzzle, a file with a puzzle, or - for standard input, in any common text format
    #[arg(value_name = "PUZZLE|FILE|-", value_hint = ValueHint::FilePath)]
    pub(crate) input: String,
}

/// The sources of any number of puzzles.
#[derive(Clone, Args)]
pub(crate) struct Inputs {
    /// Puzzles, files of puzzles, or - for standard input, in any common text format
    #[arg(value_name = "PUZZLE|FILE|-", required = true, value_hint = ValueHint::FilePath)]
    pub(crate) inputs: Vec<String>,
}

/// The number of threads.
#[derive(Args)]
pub(crate) struct Jobs {
    /// The number of threads; by default the number of cores
    #[arg(long = "jobs", value_name = "N", value_parser = jobs)]
    number: Option<usize>,
}

impl Jobs {
    /// The number given, or that of the settings; otherwise the number of cores.
    pub(crate) fn number(&self, settings: &Settings) -> usize {
        self.number.or(settings.jobs()).unwrap_or_else(cores)
    }

    /// Uses that many threads from now on. To be called at most once, and before any thread is in use.
    pub(crate) fn start(&self, settings: &Settings) -> Result<()> {
        if let Some(number) = self.number.or(settings.jobs()) {
            rayon::ThreadPoolBuilder::new().num_threads(number).build_global()?;
        }
        Ok(())
    }
}

/// The number of threads that this process can run in parallel.
fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// Parses a number of threads. More than a few for each core are useless. A script may come from a larger
/// machine, so a number that costs next to nothing is accepted everywhere.
pub(crate) fn read_jobs(number: &str) -> Option<usize> {
    number.parse().ok().filter(|jobs| (1..=most_jobs()).contains(jobs))
}

/// The most threads that can be asked for.
pub(crate) fn most_jobs() -> usize {
    const HARMLESS: usize = 64;
    HARMLESS.max(4 * cores())
}

fn jobs(number: &str) -> Result<usize, String> {
    read_jobs(number).ok_or_else(|| say!("fault-jobs", most = most_jobs()))
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
    /// The library's options. Settings count for text only: what programs read depends on the command line
    /// alone.
    pub(crate) fn options(&self, format: Format, settings: &Settings) -> Result<Options> {
        let profile = match format {
            Format::Text => self.techniques.usual_profile(settings)?,
            Format::Json | Format::Ndjson | Format::Csv => self.techniques.profile()?,
        };
        let voice = voice_of(format);
        Ok(Options { profile, check: self.check, voice, ..Options::default() })
    }
}

/// The parser of a language.
fn language() -> impl TypedValueParser<Value = Language> {
    let names = || Language::ALL.map(Language::code).to_vec();
    let parse = |name: String| {
        name.parse::<Language>().map_err(|_| {
            let (name, names) = (name.trim().to_string(), Language::ALL.map(Language::code));
            say!("fault-no-language", name, names = names.join(", "))
        })
    };
    Completed::new(StringValueParser::new().try_map(parse), names)
}

/// The parser of a length.
fn length() -> impl TypedValueParser<Value = Length> {
    let names = || Length::ALL.map(Length::name).to_vec();
    let parse = |name: String| {
        name.parse::<Length>().map_err(|_| {
            let (name, names) = (name.trim().to_string(), Length::ALL.map(Length::name));
            say!("fault-no-length", name, names = names.join(", "))
        })
    };
    Completed::new(StringValueParser::new().try_map(parse), names)
}

/// Parses a duration in seconds.
pub(crate) fn seconds(number: &str) -> Result<Duration, String> {
    let seconds = number.parse().ok().and_then(|it| Duration::try_from_secs_f64(it).ok());
    seconds.ok_or_else(|| say!("fault-seconds"))
}
