//! The arguments of `ergodoku generate`.

use std::fs;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context as _, Result, anyhow, bail};
use clap::Args;
use ergodoku::generate::{Between, Clues, Need, Spec, SpecError, Start, Symmetry};
use ergodoku::render::{BookText, MissingCharacters};
use ergodoku::text::ParseError;
use ergodoku::{Cell, CellSet, Level, Puzzle};

use super::output::Form;
use crate::args::{
    Input, Jobs, ProfileOption, TECHNIQUES, a_technique, named, seconds, technique_named,
};
use crate::commands::book::per_page;
use crate::output::{in_plain_words, in_words, say};

#[derive(Args)]
pub(crate) struct Generate {
    /// The number of puzzles
    #[arg(long, short = 'n', value_name = "N", default_value = "1", conflicts_with = "book")]
    count: usize,

    /// The same seed and version give the same puzzles; random if not given
    #[arg(long, value_name = "N")]
    seed: Option<u64>,

    /// The number of clues
    #[arg(long, value_name = "A..B", value_parser = between::<usize>)]
    clues: Option<Between<usize>>,

    /// Only puzzles without a redundant clue
    #[arg(long)]
    minimal: bool,

    /// The symmetry of the clues: none, rotational-180, rotational-90, vertical, horizontal, diagonal,
    /// anti-diagonal, orthogonal, double-diagonal or full
    #[arg(long, value_name = "SYMMETRY", default_value = "none", value_parser = symmetry)]
    symmetry: Symmetry,

    /// Clues in exactly these cells: a file (or the text itself) of 81 characters, . or 0 for a cell
    /// without a clue
    #[arg(long, value_name = "FILE", conflicts_with = "symmetry")]
    pattern: Option<String>,

    /// No two essentially equal puzzles
    #[arg(long)]
    distinct: bool,

    /// Stop after this time, with the puzzles found so far
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub(super) time_limit: Option<Duration>,

    #[command(flatten)]
    pub(super) jobs: Jobs,

    #[command(flatten)]
    difficulty: Difficulty,

    #[command(flatten)]
    origin: Origin,

    #[command(flatten)]
    pub(super) shape: Shape,
}

#[derive(Args)]
#[command(next_help_heading = "Difficulty")]
struct Difficulty {
    /// HoDoKu's level: easy, medium, hard, unfair or extreme, or a range of them
    #[arg(long, value_name = "LEVEL", value_parser = level)]
    level: Option<Between<Level>>,

    /// HoDoKu's score
    #[arg(long, value_name = "A..B", value_parser = between::<u32>)]
    score: Option<Between<u32>>,

    /// Sudoku Explainer 1.2.1's rating
    #[arg(long, value_name = "A..B", value_parser = between::<f64>)]
    er: Option<Between<f64>>,

    /// Only pearls: no step is harder than those up to the first placement (ER = EP)
    #[arg(long)]
    pearl: bool,

    /// Only diamonds: no step is harder than the first one (ER = ED)
    #[arg(long)]
    diamond: bool,

    /// Require this technique (or any of this family or group); with :N or :A..B that many times
    #[arg(
        long,
        value_name = "NAME[:N]",
        value_delimiter = ',',
        value_parser = a_technique(),
        hide_possible_values = true,
        help_heading = TECHNIQUES
    )]
    needs: Vec<String>,

    /// Allow only these besides the required ones; by default all that come before those in the profile, or the basics if
    /// it has none of those
    #[arg(
        long,
        visible_alias = "rest",
        value_name = "NAMES",
        value_delimiter = ',',
        value_parser = a_technique(),
        hide_possible_values = true,
        help_heading = TECHNIQUES
    )]
    allow: Vec<String>,

    /// Do not allow these
    #[arg(
        long,
        value_name = "NAMES",
        value_delimiter = ',',
        value_parser = a_technique(),
        hide_possible_values = true,
        help_heading = TECHNIQUES
    )]
    forbid: Vec<String>,

    /// Write a position in which this technique applies in exactly one way, and no other allowed one
    #[arg(
        long,
        value_name = "NAME",
        value_parser = a_technique(),
        hide_possible_values = true,
        help_heading = TECHNIQUES
    )]
    practice: Option<String>,

    #[command(flatten)]
    source: ProfileOption,
}

#[derive(Args)]
#[command(next_help_heading = "Where to start")]
struct Origin {
    /// A partial or complete grid that the solution must contain
    #[arg(long, value_name = "GRID|FILE")]
    from: Option<String>,

    /// Puzzles whose clues are changed
    #[arg(long, value_name = "FILE", conflicts_with = "from")]
    vicinity: Option<String>,

    /// The number of clues to change, 1 or 2
    #[arg(long, value_name = "N", default_value = "1", requires = "vicinity")]
    moves: usize,
}

#[derive(Args)]
#[command(next_help_heading = "Output")]
pub(super) struct Shape {
    /// line, grid, boxed, pencil-marks, library or sukaku as in `ergodoku convert`; text for people;
    /// ndjson for programs; svg or png with a file for each puzzle. The default is line, or library for
    /// practice positions
    #[arg(long, value_name = "FORMAT", hide_possible_values = true, value_parser = Form::parser())]
    pub(super) format: Option<Form>,

    /// The output file
    #[arg(long, short, value_name = "FILE")]
    pub(super) output: Option<PathBuf>,

    /// Write a PDF booklet of this many puzzles, with the solutions at the end
    #[arg(long, value_name = "N", requires = "output", conflicts_with = "format")]
    pub(super) book: Option<NonZeroUsize>,

    /// The number of puzzles on a page: 1, 2, 4 or 6
    #[arg(long, value_name = "N", default_value = "4", requires = "book", value_parser = per_page)]
    pub(super) per_page: usize,

    /// The title on the first page of the booklet, in Latin, Greek or Cyrillic letters
    #[arg(
        long,
        value_name = "TEXT",
        default_value = "Sudoku",
        requires = "book",
        value_parser = title
    )]
    pub(super) title: BookText,
}

impl Generate {
    /// The specification for the library.
    pub(crate) fn spec(&self) -> Result<Spec> {
        let Difficulty { level, score, er, pearl, diamond, source, .. } = &self.difficulty;
        let all = |names: &[String], option: &'static str| named(names).context(option);
        let clues = match &self.pattern {
            Some(pattern) => Clues::In(cells(pattern).context("--pattern")?),
            None => Clues::Symmetric(self.symmetry),
        };
        let practice = self.difficulty.practice.as_deref().map(technique_named).transpose();
        Ok(Spec {
            count: self.shape.book.map_or(self.count, NonZeroUsize::get),
            seed: self.seed.unwrap_or_else(|| fastrand::u64(..1 << 32)),
            start: self.origin.start()?,
            clues,
            clue_count: self.clues.unwrap_or_default(),
            minimal: self.minimal,
            distinct: self.distinct,
            level: level.unwrap_or_default(),
            score: score.unwrap_or_default(),
            er: er.unwrap_or_default(),
            pearl: *pearl,
            diamond: *diamond,
            needs: self.difficulty.needs()?,
            allow: all(&self.difficulty.allow, "--allow")?,
            forbid: all(&self.difficulty.forbid, "--forbid")?,
            practice: practice.context("--practice")?.unwrap_or_default(),
            profile: source.profile(),
        })
    }
}

impl Difficulty {
    fn needs(&self) -> Result<Vec<Need>> {
        let need = |text: &String| {
            let (name, times) = match text.split_once(':') {
                Some((name, times)) => (name, times.parse().map_err(in_words::<SpecError>)),
                None => (text.as_str(), Ok(Between { from: Some(1), to: None })),
            };
            let times = times.with_context(|| format!("--needs {text}"))?;
            let techniques = technique_named(name).context("--needs")?;
            Ok(Need { name: name.to_string(), techniques, times })
        };
        self.needs.iter().map(need).collect()
    }
}

impl Origin {
    fn start(&self) -> Result<Start> {
        if let Some(from) = &self.from {
            let grids = puzzles(from).context("--from")?;
            let [grid] = &grids[..] else { bail!(say!("fault-from-one")) };
            if !grid.removed().is_empty() {
                bail!(say!("fault-from-digits"));
            }
            // Given and placed digits both belong to the solution.
            return Ok(Start::Grid(Box::new(*grid)));
        }
        if let Some(vicinity) = &self.vicinity {
            let of = puzzles(vicinity).context("--vicinity")?;
            if let Some(place) = of.iter().position(|it| !it.is_givens_alone()) {
                bail!(say!("fault-vicinity-givens", number = place + 1));
            }
            return Ok(Start::Vicinity { of, moves: self.moves });
        }
        Ok(Start::Anywhere)
    }
}

/// The puzzles of a file, all of which must be readable.
fn puzzles(input: &str) -> Result<Vec<Puzzle>> {
    let input = Input { input: input.to_string() };
    let entries = input.entries()?;
    entries.map(|entry| Ok(entry?.map_err(|error| unread(&error))?.puzzle)).collect()
}

fn unread(error: &ParseError) -> anyhow::Error {
    let (line, column, message) = (error.line(), error.column(), error.message().clone());
    anyhow!(say!("error-at", place = String::new(), line, column, message))
}

/// The cells of a pattern.
fn cells(pattern: &str) -> Result<CellSet> {
    let text = match Path::new(pattern).is_file() {
        true => fs::read_to_string(pattern).with_context(|| format!("`{pattern}`"))?,
        false => pattern.to_string(),
    };
    let is_clue = |c: char| match c {
        '.' | '0' | '_' => Some(false),
        'x' | 'X' | '*' | '#' | '1'..='9' => Some(true),
        _ => None,
    };
    let marks: Vec<bool> = text.chars().filter_map(is_clue).collect();
    if marks.len() != 81 {
        bail!(say!("fault-pattern-cells", count = marks.len()));
    }
    Ok(Cell::all().filter(|cell| marks[cell.index()]).collect())
}

fn between<T: std::str::FromStr + PartialOrd + Clone>(text: &str) -> Result<Between<T>, String> {
    text.parse().map_err(in_plain_words::<SpecError>)
}

fn symmetry(text: &str) -> Result<Symmetry, String> {
    text.parse().map_err(in_plain_words::<SpecError>)
}

fn title(text: &str) -> Result<BookText, String> {
    text.parse().map_err(in_plain_words::<MissingCharacters>)
}

fn level(text: &str) -> Result<Between<Level>, String> {
    let one = |name: &str| match name.trim() {
        "" => Ok(None),
        name => {
            let is_called = |level: &Level| level.to_string().eq_ignore_ascii_case(name);
            let level = Level::ALL.into_iter().find(is_called);
            level.map(Some).ok_or_else(|| say!("error-level"))
        }
    };
    let level = match text.split_once("..") {
        Some((from, to)) => Between { from: one(from)?, to: one(to)? },
        None => one(text)?.map(Between::only).ok_or_else(|| say!("fault-level-missing"))?,
    };
    match level.is_empty() {
        true => Err(say!("fault-level-range", range = text.to_string())),
        false => Ok(level),
    }
}
