//! `cargo xtask bench all`: everything in one run, this project's own speed and that beside other programs, into the tables of
//! docs/benchmarks.md, with the whole record as JSON.
//!
//! One thread on one processor, where what is measured does not need more; what is compared takes turns, round by round.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, bail, ensure};
use serde_json::{Map, Value, json};

use super::commands;
use super::hodoku::{Solver, rates};
use super::machine::{Machine, Pinned};
use super::markdown::{Table, replaced};
use super::peers::{Peer, Peers, read_peers};
use super::search::{self, SETS, Set, puzzles};
use super::tables::{FILE, Which};
use super::worst;

const WORST: &str = "benchmarks/worst.md";
const RECORD: &str = "benchmarks/all.json";

#[derive(clap::Args)]
pub(crate) struct Options {
    /// A file that names other programs, see benchmarks/README.md
    #[arg(long)]
    peers: Option<PathBuf>,
    /// How many rounds
    #[arg(long, default_value = "5")]
    rounds: usize,
    /// The command, built for release
    #[arg(long, default_value = "target/release/ergodoku")]
    program: PathBuf,
    /// Measure although the machine has other work; the record says so
    #[arg(long)]
    busy: bool,
    /// The parts to measure; all if none is named
    #[arg(long, value_enum, value_delimiter = ',')]
    only: Vec<Part>,
}

#[derive(Copy, Clone, PartialEq, Eq, clap::ValueEnum)]
enum Part {
    /// This project alone, on puzzles that it generates: `bench tables`
    Own,
    /// The search on each set, beside the peers
    Search,
    /// Whole paths on three sets, beside the peer
    Paths,
    /// Sudoku Explainer's ratings, by the command
    Ratings,
    /// Minimal puzzles, by the command
    Generate,
    /// `solve --fast` on a file of two million lines
    File,
    /// The slowest calls of each kind
    Worst,
}

impl Part {
    /// The name of the table in the document.
    fn table(self) -> &'static str {
        match self {
            Part::Own => "own",
            Part::Search => "compared search",
            Part::Paths => "compared paths",
            Part::Ratings => "compared ratings",
            Part::Generate => "compared generate",
            Part::File => "file",
            Part::Worst => "worst",
        }
    }

    /// Measures a table that has other programs beside this one.
    fn compare(self, options: &Options, peers: &Peers) -> Result<Table> {
        eprintln!("measuring {} ...", self.table());
        let Options { program, rounds, .. } = options;
        let table = match self {
            Part::Search => searches(&peers.search, *rounds),
            Part::Paths => paths(peers, *rounds),
            Part::Ratings => commands::ratings(program, &peers.ratings, *rounds),
            Part::Generate => commands::generating(program, &peers.generate, *rounds),
            Part::File => commands::file(program, *rounds),
            Part::Own | Part::Worst => bail!("it is more than one table"),
        };
        table.context(self.table())
    }
}

pub(crate) fn run(options: &Options) -> Result<()> {
    ensure!(
        options.program.is_file(),
        "{} is not there: `cargo build --release`, or --program",
        options.program.display()
    );
    let peers = options.peers.as_deref().map(read_peers).transpose()?.unwrap_or_default();
    let before = Machine::now();
    if let (Some(trouble), false) = (before.trouble(), options.busy) {
        bail!("the figures would mean little: {trouble}. Wait, or measure with --busy");
    }
    let wants = |part| options.only.is_empty() || options.only.contains(&part);
    let mut tables: Vec<(&str, Table)> = Vec::new();
    let pinned = Pinned::to_one()?;
    for which in Which::ALL.into_iter().filter(|_| wants(Part::Own)) {
        tables.push((which.name(), which.measure(options.rounds)?));
    }
    for part in [Part::Search, Part::Paths, Part::Ratings, Part::Generate] {
        if wants(part) {
            tables.push((part.table(), part.compare(options, &peers)?));
        }
    }
    let slowest = wants(Part::Worst).then(|| worst::measure(&before.to_string())).transpose()?;
    drop(pinned);
    if wants(Part::File) {
        tables.push((Part::File.table(), Part::File.compare(options, &peers)?));
    }
    let after = Machine::now();
    write(&tables, slowest, &before, &after)
}

/// The tables into their documents, and into the record, in which what was not measured now stays.
fn write(
    tables: &[(&str, Table)],
    slowest: Option<(String, Value)>,
    before: &Machine,
    after: &Machine,
) -> Result<()> {
    let mut document = fs::read_to_string(FILE).context(FILE)?;
    let mut record: Map<String, Value> = match fs::read_to_string(RECORD) {
        Ok(text) => serde_json::from_str(&text).context(RECORD)?,
        Err(_) => Map::new(),
    };
    let mut note = |name: &str, measured: Value| {
        let machine = json!({ "before": before.json(), "after": after.json() });
        record.insert(name.to_string(), json!({ "machine": machine, "measured": measured }));
    };
    for (name, table) in tables {
        document = replaced(&document, name, table, &before.to_string())?;
        note(name, table.json());
    }
    fs::write(FILE, document).context(FILE)?;
    if let Some((document, calls)) = slowest {
        note(Part::Worst.table(), calls);
        fs::write(WORST, document).context(WORST)?;
    }
    fs::write(RECORD, serde_json::to_string_pretty(&record)? + "\n").context(RECORD)
}

/// Thousand puzzles a second by each tier, and how many times as fast as the best peer that is.
fn searches(peers: &[Peer], rounds: usize) -> Result<Table> {
    let mut head = vec!["set, tier".to_string(), "one by one".to_string(), "batch".to_string()];
    head.extend(peers.iter().map(|it| it.name.clone()));
    if !peers.is_empty() {
        head.extend(["one by one ÷ best peer", "batch ÷ best peer"].map(str::to_string));
    }
    let mut table = Table::new(&head);
    for (name, file, solutions) in SETS {
        let text = puzzles(file)?;
        let set = Set { name, lines: text.lines().collect(), solutions };
        let rows = set.measure(peers, rounds)?;
        for single in rows.iter().filter(|it| it.mode == "single") {
            let is_batch = |it: &&search::Row| it.mode == "batch" && it.path == single.path;
            let batch = rows.iter().find(is_batch).context("each tier has batches")?;
            let best = single.peers.iter().map(|(_, rate)| rate);
            let best = best.max_by(|one, other| one.median().total_cmp(&other.median()));
            let ratios = best.map(|best| [&single.rate, &batch.rate].map(|it| it.over(best)));
            let own = [single.rate.clone(), batch.rate.clone()].into_iter();
            let theirs = single.peers.iter().map(|(_, rate)| rate.clone());
            let row = own.chain(theirs).chain(ratios.into_iter().flatten());
            table.row(&format!("{name}, {}", single.path), row);
        }
    }
    Ok(table)
}

/// Whole paths a second in HoDoKu's order, every so many puzzles of three sets.
fn paths(peers: &Peers, rounds: usize) -> Result<Table> {
    let mut table = Table::new(&commands::with_ratios(&["set", "ergodoku"], &peers.paths));
    let folder = tempfile::tempdir()?;
    let sets = [("random_minimal", 20), ("17_clue", 24), ("magictour", 20)];
    for (name, one_in) in sets {
        let (_, file, _) = SETS.into_iter().find(|(set, ..)| *set == name).context("a set")?;
        let text = puzzles(file)?;
        let lines: Vec<&str> = text.lines().step_by(one_in).collect();
        let part = folder.path().join(format!("{name}.txt"));
        fs::write(&part, lines.join("\n") + "\n")?;
        let mut figures = Vec::new();
        let mut ratios = Vec::new();
        for peer in &peers.paths {
            let mut solver = Solver::start(peer.command())?;
            let both =
                rates(&part, Some(&mut solver), rounds).with_context(|| peer.name.clone())?;
            ratios.push(both.ours.over(&both.theirs));
            figures.push(both);
        }
        let ours = match figures.first() {
            Some(both) => both.ours.clone(),
            None => rates(&part, None, rounds)?.ours,
        };
        let theirs = figures.into_iter().map(|both| both.theirs);
        let row = std::iter::once(ours).chain(theirs).chain(ratios);
        table.row(&format!("{name}, {} puzzles", lines.len()), row);
    }
    Ok(table)
}
