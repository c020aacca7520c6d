//! `cargo xtask bench tables`: the project's own speed, measured on puzzles of its own generator, so that anyone
//! can measure it, and written into docs/benchmarks.md.
//!
//! Everything runs on one thread. A figure is the median of the rounds, each in processor time where the system
//! tells it.

use std::fs;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use ergodoku::explainer::{Scale, rate as rate_on};
use ergodoku::generate::{Between, Clues, Generator, Spec, Symmetry, minimal_puzzles};
use ergodoku::search::Tier;
use ergodoku::{Level, Outcome, Path, Profile, Puzzle, State, StateExt as _, Stop, text};
use fastrand::Rng;

use super::machine::Machine;
use super::markdown::{Figure, Table, grouped, replaced};
use super::{processor_time, search};

pub(super) const FILE: &str = "docs/benchmarks.md";

const LEVELS: [(&str, Level); 5] = [
    ("Easy", Level::Easy),
    ("Medium", Level::Medium),
    ("Hard", Level::Hard),
    ("Unfair", Level::Unfair),
    ("Extreme", Level::Extreme),
];

/// So long each figure of a round is measured at least.
const SPELL: Duration = Duration::from_millis(300);
/// How many puzzles the set of a level has.
const OF_A_LEVEL: usize = 100;
/// How many random minimal puzzles there are.
const MINIMAL: usize = 1000;
/// How many puzzles the fast search gets.
const MANY: usize = 20_000;

#[derive(clap::Args)]
pub(crate) struct Options {
    /// The tables to measure; all if none is named
    #[arg(value_enum)]
    only: Vec<Which>,
    /// How many rounds
    #[arg(long, default_value = "5")]
    rounds: usize,
    /// Print the document instead of writing it
    #[arg(long)]
    print: bool,
}

#[derive(Copy, Clone, PartialEq, Eq, clap::ValueEnum)]
pub(super) enum Which {
    /// The fast search
    Search,
    /// Whole paths
    Paths,
    /// Ratings
    Ratings,
    /// Generating puzzles
    Generate,
}

impl Which {
    pub(super) const ALL: [Which; 4] =
        [Which::Search, Which::Paths, Which::Ratings, Which::Generate];

    pub(super) fn name(self) -> &'static str {
        match self {
            Which::Search => "search",
            Which::Paths => "paths",
            Which::Ratings => "ratings",
            Which::Generate => "generate",
        }
    }

    pub(super) fn measure(self, rounds: usize) -> Result<Table> {
        eprintln!("measuring {} ...", self.name());
        match self {
            Which::Search => fast(rounds),
            Which::Paths => paths(rounds),
            Which::Ratings => ratings(rounds),
            Which::Generate => generating(rounds),
        }
    }
}

pub(crate) fn run(options: &Options) -> Result<()> {
    let mut document = fs::read_to_string(FILE).context(FILE)?;
    let machine = Machine::now().to_string();
    for which in Which::ALL {
        if !options.only.is_empty() && !options.only.contains(&which) {
            continue;
        }
        let table = which.measure(options.rounds)?;
        document = replaced(&document, which.name(), &table, &machine)?;
    }
    if options.print {
        print!("{document}");
    } else {
        fs::write(FILE, document).context(FILE)?;
    }
    Ok(())
}

/// Puzzles of a level with half-turn symmetry, the same every time.
fn of_level(level: Level, count: usize, seed: u64) -> Result<Vec<Puzzle>> {
    let spec = Spec {
        count,
        seed,
        clues: Clues::Symmetric(Symmetry::Rotational180),
        level: Between::only(level),
        ..Spec::default()
    };
    let mut puzzles = Vec::new();
    let mut take = |made: &ergodoku::generate::Made| {
        puzzles.push(made.puzzle);
        ControlFlow::Continue(())
    };
    Generator::new(spec)?.run(1, &Stop::never(), &mut take, &mut |_| {});
    Ok(puzzles)
}

/// The sets of paths and ratings: random minimal puzzles, and those of each level.
fn sets() -> Result<Vec<(String, Vec<Puzzle>)>> {
    let minimal = minimal_puzzles(MINIMAL, Symmetry::None, &mut Rng::with_seed(1));
    let mut sets = vec![(format!("random minimal, {}", grouped(MINIMAL)), minimal)];
    for (name, level) in LEVELS {
        sets.push((format!("{name}, {OF_A_LEVEL}"), of_level(level, OF_A_LEVEL, 1)?));
    }
    Ok(sets)
}

/// How many a second of something `work` does; it says how many it has done.
pub(super) fn a_second(rounds: usize, mut work: impl FnMut() -> Result<usize>) -> Result<Figure> {
    work()?;
    let mut rates = Figure::default();
    for _ in 0..rounds.max(1) {
        let (wall, begin) = (Instant::now(), processor_time());
        let mut done = 0;
        while done == 0 || wall.elapsed() < SPELL {
            done += work()?;
        }
        let spent = processor_time() - begin;
        rates.rounds.push(done as f64 / spent.as_secs_f64());
    }
    Ok(rates)
}

/// The same for work that uses threads of its own, by the clock on the wall.
fn a_second_by_the_clock(rounds: usize, mut work: impl FnMut() -> Result<usize>) -> Result<Figure> {
    let mut rates = Figure::default();
    for _ in 0..rounds.max(1) {
        let begin = Instant::now();
        let done = work()?;
        rates.rounds.push(done as f64 / begin.elapsed().as_secs_f64());
    }
    Ok(rates)
}

/// Thousand puzzles a second, counted up to two solutions, by each kind of instructions that this machine has.
fn fast(rounds: usize) -> Result<Table> {
    let minimal = minimal_puzzles(MANY, Symmetry::None, &mut Rng::with_seed(1));
    let easy: Vec<Puzzle> = of_level(Level::Easy, MANY / 10, 1)?;
    let hardest = of_level(Level::Extreme, MANY / 20, 1)?;
    let lines = |puzzles: &[Puzzle]| puzzles.iter().map(Puzzle::to_string).collect::<Vec<_>>();
    let sets =
        [("Easy", lines(&easy)), ("random minimal", lines(&minimal)), ("Extreme", lines(&hardest))];
    let tiers: Vec<String> = Tier::available().map(|tier| tier.to_string()).collect();
    let best = tiers.last().context("no tier")?.clone();
    let batches = tiers.iter().rev().map(|tier| format!("batch, {tier}"));
    let head: Vec<String> =
        ["set".to_string(), format!("one by one, {best}")].into_iter().chain(batches).collect();
    let mut table = Table::new(&head);
    for (name, lines) in &sets {
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        let title = format!("{name}, {}", grouped(lines.len()));
        let rows = search::Set { name, lines, solutions: 1 }.measure(&[], rounds.max(1))?;
        let rate = |mode: &str, tier: &str| {
            let row = rows.iter().find(|row| row.mode == mode && row.path == tier);
            row.map_or(Figure::default(), |row| row.rate.clone())
        };
        let batches = tiers.iter().rev().map(|tier| rate("batch", tier));
        table.row(&title, std::iter::once(rate("single", &best)).chain(batches));
    }
    Ok(table)
}

/// Complete paths a second, from the 81 characters to the end.
fn paths(rounds: usize) -> Result<Table> {
    let mut head = vec!["set"];
    head.extend(Profile::NAMES.iter().map(|(name, _)| name));
    let mut table = Table::new(&head);
    for (name, puzzles) in sets()? {
        let lines: Vec<String> = puzzles.iter().map(Puzzle::to_string).collect();
        let mut rates = Vec::new();
        for (profile, _) in Profile::NAMES {
            let profile = Profile::named(profile).context("a profile of this name")?;
            rates.push(a_second(rounds, || {
                lines.iter().try_for_each(|line| complete(line, &profile))?;
                Ok(lines.len())
            })?);
        }
        table.row(&name, rates);
    }
    Ok(table)
}

/// Takes a path to its end.
fn complete(line: &str, profile: &Profile) -> Result<()> {
    let entry = text::parse_one(line)?;
    let mut path = Path::new(State::new(&entry.puzzle)?, profile);
    while path.advance().is_some() {}
    ensure!(
        matches!(path.outcome(), Outcome::Solved | Outcome::Stuck),
        "{line}: neither solved nor stuck"
    );
    Ok(())
}

/// Ratings a second on each scale.
fn ratings(rounds: usize) -> Result<Table> {
    let mut table = Table::new(&["set", "hodoku", "se121", "sukaku"]);
    for (name, puzzles) in sets()? {
        let hodoku = a_second(rounds, || {
            for puzzle in &puzzles {
                State::new(puzzle)?.rate()?;
            }
            Ok(puzzles.len())
        })?;
        let mut rates = vec![hodoku];
        for scale in [Scale::Se121, Scale::Sukaku] {
            rates.push(a_second(rounds, || {
                for puzzle in &puzzles {
                    rate_on(puzzle, &scale)?;
                }
                Ok(puzzles.len())
            })?);
        }
        table.row(&name, rates);
    }
    Ok(table)
}

/// Puzzles made a second, with another seed in each round.
fn generating(rounds: usize) -> Result<Table> {
    let mut table = Table::new(&["task", "puzzles a second"]);
    for (name, symmetry) in [("none", Symmetry::None), ("half turn", Symmetry::Rotational180)] {
        let mut random = Rng::with_seed(1);
        let rate = a_second(rounds, || Ok(minimal_puzzles(MINIMAL, symmetry, &mut random).len()))?;
        table.row(&format!("minimal, symmetry: {name}"), [rate]);
    }
    for (name, level) in LEVELS {
        let mut seed = 0;
        let count = if level == Level::Easy { 10_000 } else { 1_000 };
        let rate = a_second_by_the_clock(rounds, || {
            seed += 1;
            Ok(of_level(level, count, seed)?.len())
        })?;
        table.row(&format!("{name}, half turn"), [rate]);
    }
    Ok(table)
}
