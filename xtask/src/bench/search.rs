//! `cargo xtask bench search`: how many puzzles a second, beside other solvers if asked.
//!
//! Measured is what a user of the library pays: reading the 81 characters, counting solutions to 2
//! (so that uniqueness is proved), writing the first grid. All that is compared is measured in turn,
//! round by round, in this thread's processor time; each figure is the median of the rounds. Compare
//! figures of one run only, and call a lead below five per cent a tie.
//!
//! `--threads N` measures the parallel form instead, by the time that passes. Beside it, as peers: one
//! thread, and the control, which is the batch in N parts, each searched by a thread that knows of no
//! other. No way to share out the work does better than the control, and what that gains over one
//! thread is the machine's affair.

use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};

use super::markdown::Figure;
use super::peers::{Peer, read_peers};
use super::{Format, processor_time};

use ergodoku::search::{
    Answer, PuzzleLine, Tier, count, count_on, search_batch, search_batch_into,
    search_batch_parallel,
};

/// The sets: name, file, how many solutions each of its puzzles has when counted to 2.
pub(super) const SETS: [(&str, &str, usize); 7] = [
    ("kaggle_like", "kaggle_like_20k.txt", 1),
    ("random_minimal", "random_minimal_20k.txt", 1),
    ("17_clue", "puzzles2_17_clue.txt", 1),
    ("serg", "puzzles7_serg_benchmark.txt", 2),
    ("magictour", "puzzles3_magictour_top1465.txt", 1),
    ("hardest_11plus", "puzzles5_forum_hardest_1905_11plus.txt", 1),
    ("hardest_1106", "puzzles6_forum_hardest_1106.txt", 1),
];

/// What is counted to.
const LIMIT: usize = 2;
/// So long each figure of a round is measured at least.
const SPELL: Duration = Duration::from_millis(150);
/// So long a batch for several threads takes one of them at least.
const LONG: Duration = Duration::from_millis(400);

#[derive(clap::Args)]
pub(crate) struct Options {
    /// A file that names other programs, see benchmarks/README.md: those under `[search]`
    #[arg(long, conflicts_with = "threads")]
    peers: Option<PathBuf>,
    /// Measure the parallel form on so many threads
    #[arg(long)]
    threads: Option<usize>,
    /// How to print
    #[arg(long, value_enum, default_value = "text")]
    format: Format,
    /// How many rounds: 5 if not said, 9 with threads
    #[arg(long)]
    rounds: Option<usize>,
    /// Only every other puzzle of each set: constants are tuned on the odd lines
    #[arg(long, value_enum)]
    half: Option<Half>,
    /// The sets to measure; all if none is named
    #[arg(long)]
    set: Vec<String>,
}

/// Half of a set, by the numbers of its lines.
#[derive(Copy, Clone, clap::ValueEnum)]
enum Half {
    Odd,
    Even,
}

pub(super) struct Row {
    set: &'static str,
    pub(super) mode: &'static str,
    pub(super) path: String,
    /// In thousands a second.
    pub(super) rate: Figure,
    pub(super) peers: Vec<(String, Figure)>,
}

impl Row {
    fn new(
        set: &'static str,
        mode: &'static str,
        tier: Tier,
        rate: Figure,
        peers: Vec<(String, Figure)>,
    ) -> Row {
        Row { set, mode, path: tier.to_string(), rate, peers }
    }
}

pub(crate) fn run(options: &Options) -> Result<()> {
    let peers = options.peers.as_deref().map(read_peers).transpose()?.unwrap_or_default();
    let mut rows = Vec::new();
    for (set, file, solutions) in SETS {
        if options.set.is_empty() || options.set.iter().any(|name| name == set) {
            let text = puzzles(file)?;
            let skipped = usize::from(matches!(options.half, Some(Half::Even)));
            let step = if options.half.is_some() { 2 } else { 1 };
            let set = Set {
                name: set,
                lines: text.lines().skip(skipped).step_by(step).collect(),
                solutions,
            };
            match options.threads {
                None => rows.extend(set.measure(&peers.search, options.rounds.unwrap_or(5))?),
                Some(threads) => {
                    rows.push(set.measure_parallel(threads, options.rounds.unwrap_or(9))?)
                }
            }
        }
    }
    match options.format {
        Format::Text => print_text(&rows),
        Format::Json => print_json(&rows),
    }
    Ok(())
}

/// A file of puzzles in the folder that `ERGODOKU_CORPUS` names.
pub(super) fn puzzles(name: &str) -> Result<String> {
    let corpus = std::env::var_os("ERGODOKU_CORPUS").context("ERGODOKU_CORPUS is not set")?;
    let file = Path::new(&corpus).join("puzzles").join(name);
    std::fs::read_to_string(&file).with_context(|| file.display().to_string())
}

/// Puzzles, and how many solutions each has when counted to [`LIMIT`].
pub(super) struct Set<'a> {
    pub(super) name: &'static str,
    pub(super) lines: Vec<&'a str>,
    pub(super) solutions: usize,
}

impl Set<'_> {
    /// The rows of a set: each of this machine's tiers in batches, and one by one.
    pub(super) fn measure(&self, peers: &[Peer], rounds: usize) -> Result<Vec<Row>> {
        let Set { name: set, ref lines, solutions } = *self;
        // What other programs are given.
        let folder = tempfile::tempdir()?;
        let part = folder.path().join(format!("{set}.txt"));
        std::fs::write(&part, lines.join("\n") + "\n")?;
        let tiers: Vec<Tier> = Tier::available().collect();
        let mut batch = vec![Figure::default(); tiers.len()];
        let mut single = vec![Figure::default(); tiers.len()];
        let mut of_peers = vec![Figure::default(); peers.len()];
        let mut answers = Vec::new();
        for _ in 0..rounds {
            for (tier, rates) in tiers.iter().zip(&mut batch) {
                rates.rounds.push(rate(lines.len(), || {
                    search_batch_into(*tier, lines, LIMIT, &mut answers);
                }));
                self.check(&answers)?;
            }
            for (&tier, rates) in tiers.iter().zip(&mut single) {
                let mut found = 0;
                rates.rounds.push(rate(lines.len(), || {
                    found = lines.iter().filter(|line| has(tier, line, solutions)).count();
                }));
                ensure!(found == lines.len(), "{set}: wrong counts");
            }
            for (peer, rates) in peers.iter().zip(&mut of_peers) {
                rates.rounds.push(ask(peer, &part).with_context(|| peer.name.clone())?);
            }
        }
        let names = peers.iter().map(|peer| peer.name.clone());
        let peers: Vec<(String, Figure)> = names.zip(of_peers).collect();
        let row = |mode, tier, rate| Row::new(set, mode, tier, rate, peers.clone());
        let single =
            tiers.iter().zip(single).rev().map(|(tier, rates)| row("single", *tier, rates));
        let batch = tiers.iter().zip(batch).rev().map(|(tier, rates)| row("batch", *tier, rates));
        Ok(single.chain(batch).collect())
    }

    /// The row of a set on several threads.
    fn measure_parallel(&self, threads: usize, rounds: usize) -> Result<Row> {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build()?;
        let mut long = self.lines.clone();
        while passed(|| search_batch(&long, LIMIT)).1 < LONG {
            long.extend_from_within(..);
        }
        let alone = || vec![search_batch(&long, LIMIT)];
        let control = || {
            thread::scope(|scope| {
                let parts = long.chunks(long.len().div_ceil(threads));
                let parts: Vec<_> =
                    parts.map(|part| scope.spawn(|| search_batch(part, LIMIT))).collect();
                parts.into_iter().map(|part| part.join().expect("no search panics")).collect()
            })
        };
        let parallel = || pool.install(|| vec![search_batch_parallel(&long, LIMIT)]);
        let ways: [&dyn Fn() -> Vec<Vec<Answer>>; 3] = [&parallel, &control, &alone];
        let mut rates = [(); 3].map(|()| Figure::default());
        for _ in 0..rounds {
            for (way, rates) in ways.iter().zip(&mut rates) {
                let (answers, passed) = passed(way);
                rates.rounds.push(long.len() as f64 / passed.as_secs_f64() / 1000.0);
                answers.iter().try_for_each(|answers| self.check(answers))?;
            }
        }
        let [parallel, control, alone] = rates;
        let peers = vec![("control".to_string(), control), ("one thread".to_string(), alone)];
        let tier = Tier::in_use();
        Ok(Row::new(self.name, "parallel", tier, parallel, peers))
    }

    fn check(&self, answers: &[Answer]) -> Result<()> {
        let right = answers.iter().all(|answer| count_of(answer) == self.solutions);
        ensure!(right, "{}: wrong counts", self.name);
        Ok(())
    }
}

/// What some work gives, and how long it takes by the clock on the wall.
fn passed<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let begin = Instant::now();
    let result = work();
    (result, begin.elapsed())
}

fn count_of(answer: &Answer) -> usize {
    answer.as_ref().map_or(0, |found| found.count)
}

fn has(tier: Tier, line: &str, solutions: usize) -> bool {
    let line: PuzzleLine = line.parse().expect("the sets are well formed");
    // The form with a tier queries the processor each time, which programs do not do.
    let found =
        if tier == Tier::in_use() { count(&line, LIMIT) } else { count_on(tier, &line, LIMIT) };
    found == solutions
}

/// Thousands a second: `count` of something are done by each call of `work`.
fn rate(count: usize, mut work: impl FnMut()) -> f64 {
    let (wall, begin) = (Instant::now(), processor_time());
    let mut done = 0;
    while done == 0 || wall.elapsed() < SPELL {
        work();
        done += count;
    }
    let spent = processor_time() - begin;
    done as f64 / spent.as_secs_f64() / 1000.0
}

fn ask(peer: &Peer, file: &Path) -> Result<f64> {
    let output = peer.command().arg(file).output()?;
    ensure!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    Ok(String::from_utf8_lossy(&output.stdout).trim().parse()?)
}

fn print_text(rows: &[Row]) {
    println!("{:16}{:9}{:10}{:>12}", "set", "mode", "path", "thousand/s");
    for row in rows {
        print!("{:16}{:9}{:10}{:12.1}", row.set, row.mode, row.path, row.rate.median());
        for (name, rate) in &row.peers {
            print!("  {name} {:.1} ({:.2}x)", rate.median(), row.rate.over(rate).median());
        }
        println!();
    }
}

fn print_json(rows: &[Row]) {
    let rows: Vec<String> = rows
        .iter()
        .map(|row| {
            let peer = |(name, rate): &(String, Figure)| format!("{name:?}: {:.1}", rate.median());
            let peers: Vec<String> = row.peers.iter().map(peer).collect();
            format!(
                "  {{\"set\": {:?}, \"mode\": {:?}, \"path\": {:?}, \"limit\": {LIMIT}, \
                 \"kps\": {:.1}, \"peers\": {{{}}}}}",
                row.set,
                row.mode,
                row.path,
                row.rate.median(),
                peers.join(", ")
            )
        })
        .collect();
    println!("[\n{}\n]", rows.join(",\n"));
}
