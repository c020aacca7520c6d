//! Whole commands, reading and writing included, beside those of other programs.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use ergodoku::generate::{Symmetry, minimal_puzzles};
use ergodoku::search::Tier;
use ergodoku::search::search_batch_into;
use fastrand::Rng;

use super::machine::Pinned;
use super::markdown::{Figure, Table, grouped};
use super::peers::{Peer, lines_of, lines_within};
use super::tables::a_second;

/// Lowest ER, the one above, and how many puzzles at most: the hardest take seconds each.
const BANDS: [(f64, f64, usize); 7] = [
    (1.0, 3.0, 200),
    (3.0, 6.0, 200),
    (6.0, 8.0, 130),
    (8.0, 9.0, 60),
    (9.0, 10.0, 24),
    (10.0, 11.0, 8),
    (11.0, 20.0, 4),
];
/// So long a command runs at least, so that the clock of processes, a hundredth of a second, does not count.
const LONG: Duration = Duration::from_secs(1);
/// So long a generator runs.
const GENERATING: Duration = Duration::from_secs(4);
/// How many lines `solve --fast` reads.
const LINES: usize = 2_000_000;

/// Ratings by Sudoku Explainer's rules, puzzles a second, by bands of the known ratings.
pub(super) fn ratings(program: &Path, peers: &[Peer], rounds: usize) -> Result<Table> {
    let mut table = Table::new(&with_ratios(&["ER", "ergodoku"], peers));
    let folder = tempfile::tempdir()?;
    for (name, puzzles) in bands()? {
        let once = folder.path().join("once.txt");
        fs::write(&once, puzzles.join("\n") + "\n")?;
        let (_, spent) = lines_of(rate_command(program, &once))?;
        // What is quick is done again and again, within one process.
        let fast = (LONG.as_secs_f64() / spent.as_secs_f64().max(0.01)).ceil() as usize;
        let mut sides = vec![(fast, Figure::default())];
        for peer in peers {
            let mut command = peer.command();
            command.arg(&once);
            let (lines, spent) = lines_of(command).with_context(|| peer.name.clone())?;
            ensure!(lines >= puzzles.len(), "{}: a line for each puzzle is wanted", peer.name);
            let again = (LONG.as_secs_f64() / spent.as_secs_f64().max(0.01)).ceil() as usize;
            sides.push((again, Figure::default()));
        }
        for _ in 0..rounds {
            for (at, (again, figure)) in sides.iter_mut().enumerate() {
                let many = folder.path().join("many.txt");
                fs::write(&many, (puzzles.join("\n") + "\n").repeat(*again))?;
                let command = match at.checked_sub(1) {
                    None => rate_command(program, &many),
                    Some(peer) => {
                        let mut command = peers[peer].command();
                        command.arg(&many);
                        command
                    }
                };
                let (_, spent) = lines_of(command)?;
                let rated = puzzles.len() * *again;
                figure.rounds.push(rated as f64 / spent.as_secs_f64().max(0.01));
            }
        }
        let figures = sides.into_iter().map(|(_, figure)| figure).collect();
        table.row(&format!("{name}, {} puzzles", puzzles.len()), and_ratios(figures));
    }
    Ok(table)
}

fn rate_command(program: &Path, file: &Path) -> Command {
    let mut command = Command::new(program);
    command.args(["rate", "--scale", "se121", "--format", "csv", "--jobs", "1"]).arg(file);
    command
}

/// Some puzzles of each band of the list with known ratings, evenly spread.
fn bands() -> Result<Vec<(String, Vec<String>)>> {
    let corpus = std::env::var_os("ERGODOKU_CORPUS").context("ERGODOKU_CORPUS is not set")?;
    let file = PathBuf::from(corpus).join("corpus/se_ratings.csv");
    let text = fs::read_to_string(&file).with_context(|| file.display().to_string())?;
    let mut of_band: BTreeMap<usize, Vec<String>> = BTreeMap::new();
    for line in text.lines().skip(1) {
        let mut fields = line.split(',');
        let (Some(puzzle), Some(er)) = (fields.next(), fields.nth(2)) else { continue };
        let er: f64 = er.parse().with_context(|| line.to_string())?;
        let band = BANDS.iter().position(|(low, high, _)| (*low..*high).contains(&er));
        if let Some(band) = band {
            of_band.entry(band).or_default().push(puzzle.to_string());
        }
    }
    let some = of_band.into_iter().map(|(band, puzzles)| {
        let (low, high, most) = BANDS[band];
        let name = if high < 20.0 { format!("{low} to {high}") } else { format!("from {low}") };
        let step = puzzles.len().div_ceil(most);
        (name, puzzles.into_iter().step_by(step).collect())
    });
    Ok(some.collect())
}

/// Minimal puzzles that a command writes, for each second of processor time.
pub(super) fn generating(program: &Path, peers: &[Peer], rounds: usize) -> Result<Table> {
    let mut table = Table::new(&with_ratios(&["task", "ergodoku"], peers));
    let mut sides = vec![Figure::default(); peers.len() + 1];
    for round in 0..rounds {
        let mut ours = Command::new(program);
        ours.args(["generate", "--count", "100000000", "--jobs", "1"]);
        ours.arg("--seed").arg((round + 1).to_string());
        let commands = std::iter::once(ours).chain(peers.iter().map(Peer::command));
        for (command, figure) in commands.zip(&mut sides) {
            let (lines, spent) = lines_within(command, GENERATING)?;
            figure.rounds.push(lines as f64 / spent.as_secs_f64().max(0.01));
        }
    }
    table.row("minimal puzzles", and_ratios(sides));
    Ok(table)
}

/// `solve --fast` on a file of two million lines, in lines a second by the clock on the wall: beside the library's batch, two
/// processes that know nothing of each other, and `wc -l`.
pub(super) fn file(program: &Path, rounds: usize) -> Result<Table> {
    let puzzles = minimal_puzzles(20_000, Symmetry::None, &mut Rng::with_seed(1));
    let lines: Vec<String> = puzzles.iter().map(ToString::to_string).collect();
    let folder = tempfile::tempdir()?;
    let whole = folder.path().join("puzzles.txt");
    fs::write(&whole, (lines.join("\n") + "\n").repeat(LINES / lines.len()))?;
    let half = folder.path().join("half.txt");
    fs::write(&half, (lines.join("\n") + "\n").repeat(LINES / lines.len() / 2))?;

    let solve = |file: &Path, jobs: &str| {
        let mut command = Command::new(program);
        command.args(["solve", "--fast", "--jobs", jobs]).arg(file).stdout(Stdio::null());
        command
    };
    let cores = std::thread::available_parallelism()?.get();
    let mut figures = vec![Figure::default(); 5];
    for _ in 0..rounds {
        let pinned = Pinned::to_one()?;
        let one = by_the_clock(vec![solve(&whole, "1")])?;
        let mut count = Command::new("wc");
        count.arg("-l").arg(&whole).stdout(Stdio::null());
        let count = by_the_clock(vec![count])?;
        drop(pinned);
        let all = by_the_clock(vec![solve(&whole, &cores.to_string())])?;
        let two = by_the_clock(vec![solve(&half, "1"), solve(&half, "1")])?;
        for (figure, rate) in figures.iter_mut().skip(1).zip([one, all, two, count]) {
            figure.rounds.push(rate);
        }
    }
    let pinned = Pinned::to_one()?;
    let refs: Vec<&str> = lines.iter().map(String::as_str).collect();
    let mut answers = Vec::new();
    figures[0] = a_second(rounds, || {
        search_batch_into(Tier::in_use(), &refs, 2, &mut answers);
        Ok(refs.len())
    })?;
    drop(pinned);
    let all = format!("{cores} jobs");
    let head = [
        "file",
        "the library's batch",
        "one job",
        &all,
        "two processes",
        "wc -l",
        "one job ÷ batch",
    ];
    let mut table = Table::new(&head);
    figures.push(figures[1].over(&figures[0]));
    table.row(&format!("{} lines", grouped(LINES)), figures);
    Ok(table)
}

/// Lines a second of commands that together read the two million.
fn by_the_clock(commands: Vec<Command>) -> Result<f64> {
    let begin = Instant::now();
    let started: Vec<std::process::Child> =
        commands.into_iter().map(|mut it| it.spawn()).collect::<Result<_, _>>()?;
    for mut child in started {
        ensure!(child.wait()?.success(), "a command failed");
    }
    Ok(LINES as f64 / begin.elapsed().as_secs_f64())
}

/// A head with a column for each peer, and one for how many times as fast ours is.
pub(super) fn with_ratios(own: &[&str], peers: &[Peer]) -> Vec<String> {
    let own = own.iter().map(|it| it.to_string());
    let names = peers.iter().map(|it| it.name.clone());
    own.chain(names).chain(peers.iter().map(|it| format!("÷ {}", it.name))).collect()
}

/// Our figure and those of the peers, then the ratios.
fn and_ratios(figures: Vec<Figure>) -> Vec<Figure> {
    let ratios: Vec<Figure> = figures[1..].iter().map(|it| figures[0].over(it)).collect();
    figures.into_iter().chain(ratios).collect()
}
