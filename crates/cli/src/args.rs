//! The command line.

use std::path::PathBuf;

use anyhow::{Context as _, Result};
use clap::{Args, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use ergodoku::record::Options;
use ergodoku::{Depth, Profile, Technique, techniques_named};

use crate::exit::Exit;

/// Sudoku, with reasons: solves as a person does; names, explains, draws and proves every step.
#[derive(Parser)]
#[command(name = "ergodoku", version, after_long_help = Exit::HELP, max_term_width = 100)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,

    /// When to use colour; NO_COLOR in the environment turns it off too
    #[arg(long, global = true, value_name = "WHEN", default_value = "auto")]
    pub(crate) color: Color,
}

/// When to use colour.
#[derive(Copy, Clone, ValueEnum)]
pub(crate) enum Color {
    /// On a terminal
    Auto,
    Always,
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
    Solve(Solve),
    /// A hint for the next step, as much of it as you want
    Hint(Hint),
    /// Every step there is now, of every technique
    Steps(Steps),
    /// Whether a puzzle is valid, and how many solutions it has
    Check(Check),
    /// The techniques: all, or what one is, why it works, and an example
    Techniques(Techniques),
    /// Draw a puzzle, or a step of its solution, as text, SVG or PNG
    Render(Render),
    /// Write a proof of the whole solution for the external checker VeriPB
    Prove(Prove),
    /// Write puzzles in another format
    Convert(Convert),
    /// Write a script that completes this command's arguments in a shell
    Completions(Completions),
}

/// Where puzzles come from.
#[derive(Args)]
pub(crate) struct Input {
    /// A puzzle, a file of puzzles, or - for standard input
    ///
    /// The format is found by itself: 81 characters on a line, nine lines of nine, bordered grids,
    /// pencil-mark grids, HoDoKu library lines, 729-character Sukaku, with or without labels and
    /// comments. `.`, `0`, `*` and `_` are empty cells.
    #[arg(value_name = "PUZZLE|FILE|-")]
    pub(crate) input: String,
}

/// Which techniques are used, and in what order.
#[derive(Args)]
pub(crate) struct Techniques_ {
    /// The order in which techniques are tried: default or series
    #[arg(long, value_name = "NAME", default_value = "default", value_parser = profile)]
    profile: Profile,

    /// Use only these techniques, families or HoDoKu codes, separated by commas
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    only: Vec<String>,

    /// Leave out these techniques, families or HoDoKu codes, separated by commas
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    without: Vec<String>,
}

fn profile(name: &str) -> Result<Profile, String> {
    Profile::named(name).ok_or_else(|| {
        let names: Vec<&str> = Profile::NAMES.iter().map(|(name, _)| *name).collect();
        format!("there is no such profile; there are {}", names.join(" and "))
    })
}

impl Techniques_ {
    pub(crate) fn profile(&self) -> Result<Profile> {
        let mut profile = self.profile.clone();
        if !self.only.is_empty() {
            profile = profile.only(&named(&self.only).context("--only")?);
        }
        if !self.without.is_empty() {
            profile = profile.without(&named(&self.without).context("--without")?);
        }
        Ok(profile)
    }
}

fn named(names: &[String]) -> Result<Vec<&'static Technique>> {
    let mut techniques = Vec::new();
    for name in names {
        techniques.extend(techniques_named(name)?);
    }
    Ok(techniques)
}

/// How records are written.
#[derive(Copy, Clone, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    /// For people
    Text,
    /// One JSON array of all records
    Json,
    /// One JSON record a line, in input order
    Ndjson,
}

#[derive(Args)]
pub(crate) struct Solving {
    #[command(flatten)]
    techniques: Techniques_,

    /// Check every step's proof as it is found
    #[arg(long)]
    check: bool,

    /// How to write the result; docs/json.md describes the records
    #[arg(long, value_name = "FORMAT", default_value = "text")]
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

    /// Stop after this many steps
    #[arg(long, value_name = "N")]
    pub(crate) max_steps: Option<usize>,

    #[command(flatten)]
    pub(crate) solving: Solving,
}

#[derive(Args)]
pub(crate) struct Hint {
    #[command(flatten)]
    pub(crate) input: Input,

    /// How much to tell: 1 where to look, 2 the technique and its place, 3 the whole reason
    #[arg(long, value_name = "1-3", default_value = "1", value_parser = depth)]
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

    /// How to write the result; docs/json.md describes the records
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    pub(crate) format: Format,
}

#[derive(Args)]
pub(crate) struct Techniques {
    /// A technique, family or HoDoKu code to explain; all are listed without
    pub(crate) name: Option<String>,

    /// How to write the result; docs/json.md describes the records
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    pub(crate) format: Format,
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

    /// Colours for a light or a dark background; auto follows the viewer's, in SVG
    #[arg(long, value_name = "THEME", default_value = "auto")]
    pub(crate) theme: Theme,

    /// Leave the candidates out
    #[arg(long)]
    pub(crate) no_candidates: bool,

    /// How many times larger a PNG is
    #[arg(long, value_name = "TIMES", default_value = "2", value_parser = scale)]
    pub(crate) scale: f32,

    #[command(flatten)]
    pub(crate) techniques: Techniques_,
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

    #[command(flatten)]
    pub(crate) techniques: Techniques_,
}

#[derive(Args)]
pub(crate) struct Convert {
    #[command(flatten)]
    pub(crate) input: Input,

    /// The format to write
    #[arg(long, value_name = "FORMAT", default_value = "line")]
    pub(crate) to: Target,
}

#[derive(Copy, Clone, ValueEnum)]
pub(crate) enum Target {
    /// 81 characters on a line, with the label
    Line,
    /// Nine lines of nine
    Grid,
    /// Nine lines with borders
    Boxed,
    /// All candidates, with borders
    PencilMarks,
    /// A line of HoDoKu's library: the state with placed digits and eliminations
    Library,
    /// 729 characters on a line, nine for each cell
    Sukaku,
}

#[derive(Args)]
pub(crate) struct Completions {
    /// The shell
    pub(crate) shell: Shell,
}
