//! `cargo xtask bench hodoku`: how many whole paths a second `Profile::hodoku` finds, beside HoDoKu.
//!
//! Both read the 81 characters and solve to the end. They take turns, round by round, over the same
//! puzzles, once HoDoKu is warm and after one round that does not count; what counts is processor time: of
//! HoDoKu's whole process, of this thread. Each figure is the median of the rounds.

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path as FilePath, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use ergodoku::engine::next_step;
use ergodoku::{Outcome, Path, Profile, State, text};

use super::markdown::Figure;
use super::{Format, processor_time};

/// So long each figure of a round is measured at least.
const SPELL: Duration = Duration::from_millis(300);

#[derive(clap::Args)]
pub(crate) struct Options {
    /// Files of puzzles, one a line
    #[arg(required = true)]
    sets: Vec<PathBuf>,
    /// The command that solves with HoDoKu: it is given the name of a file of puzzles on a line, solves
    /// them all as often as it likes, and prints how many puzzles it solved in how many nanoseconds of
    /// processor time. See benchmarks/hodoku
    #[arg(long)]
    peer: Option<String>,
    /// How many rounds
    #[arg(long, default_value = "5")]
    rounds: usize,
    /// Measure each hint of the paths instead, by this profile
    #[arg(long, value_name = "PROFILE", conflicts_with = "peer")]
    hints: Option<String>,
    /// How to print
    #[arg(long, value_enum, default_value = "text")]
    format: Format,
}

pub(crate) fn run(options: &Options) -> Result<()> {
    if let Some(name) = &options.hints {
        let profile = Profile::named(name).with_context(|| format!("no profile `{name}`"))?;
        return options.sets.iter().try_for_each(|file| hints(file, &profile));
    }
    let start = |command: &str| {
        let mut words = command.split_whitespace();
        let mut command = Command::new(words.next().context("an empty command")?);
        command.args(words);
        Solver::start(command)
    };
    let mut peer = options.peer.as_deref().map(start).transpose()?;
    for file in &options.sets {
        measure(file, peer.as_mut(), options)?;
    }
    Ok(())
}

fn read(file: &FilePath) -> Result<String> {
    std::fs::read_to_string(file).with_context(|| file.display().to_string())
}

fn state(line: &str) -> State {
    let entry = text::parse_one(line).expect("the sets are well formed");
    State::new(&entry.puzzle).expect("no digit stands twice in a house")
}

/// Solves a puzzle: how many steps, and whether they lead to the end.
fn solve(line: &str, profile: &Profile) -> (usize, bool) {
    let mut path = Path::new(state(line), profile);
    let mut steps = 0;
    while path.advance().is_some() {
        steps += 1;
    }
    (steps, path.outcome() == Outcome::Solved)
}

/// What one set of puzzles took.
#[derive(Default)]
pub(super) struct Rates {
    /// Puzzles a second.
    pub(super) ours: Figure,
    pub(super) theirs: Figure,
    steps: usize,
    solved: usize,
}

/// Measures so many rounds, in which both take turns.
pub(super) fn rates(
    file: &FilePath,
    mut peer: Option<&mut Solver>,
    rounds: usize,
) -> Result<Rates> {
    let text = read(file)?;
    let lines: Vec<&str> = text.lines().collect();
    let profile = Profile::hodoku();
    let mut rates = Rates::default();
    if let Some(peer) = peer.as_deref_mut() {
        peer.warm_up(file)?;
    }
    for round in 0..=rounds {
        let (wall, begin) = (Instant::now(), processor_time());
        let mut done = 0;
        while done == 0 || wall.elapsed() < SPELL {
            let paths: Vec<(usize, bool)> = lines.iter().map(|it| solve(it, &profile)).collect();
            rates.steps = paths.iter().map(|(steps, _)| steps).sum();
            rates.solved = paths.iter().filter(|(_, is_solved)| *is_solved).count();
            done += lines.len();
        }
        let spent = processor_time() - begin;
        let other = peer.as_mut().map(|peer| peer.rate(file)).transpose()?;
        // The first round warms up.
        if round > 0 {
            rates.ours.rounds.push(done as f64 / spent.as_secs_f64());
            rates.theirs.rounds.extend(other);
        }
    }
    Ok(rates)
}

fn measure(file: &FilePath, peer: Option<&mut Solver>, options: &Options) -> Result<()> {
    let puzzles = read(file)?.lines().count();
    let Rates { ours, theirs, steps, solved } = rates(file, peer, options.rounds)?;
    let set = file.file_stem().unwrap_or_default().to_string_lossy();
    match options.format {
        Format::Json => println!(
            "{{\"set\": {set:?}, \"puzzles\": {puzzles}, \"steps\": {steps}, \"solved\": {solved}, \
             \"ergodoku\": {:.1?}, \"hodoku\": {:.1?}}}",
            ours.rounds, theirs.rounds,
        ),
        Format::Text => {
            print!("{set:20} {puzzles:6} puzzles {steps:8} steps {:10.1}/s", ours.median());
            if !theirs.rounds.is_empty() {
                let times = ours.over(&theirs).median();
                print!("  HoDoKu {:10.1}/s  {times:6.1} times", theirs.median());
            }
            println!();
        }
    }
    Ok(())
}

/// How long single hints take, over all states of the paths.
fn hints(file: &FilePath, profile: &Profile) -> Result<()> {
    let text = read(file)?;
    let mut times = Vec::new();
    for line in text.lines() {
        let mut path = Path::new(state(line), profile);
        loop {
            let begin = Instant::now();
            let hint = next_step(path.position(), profile);
            times.push(begin.elapsed());
            if hint.is_none() || path.next().is_none() {
                break;
            }
        }
    }
    ensure!(!times.is_empty(), "{} holds no puzzle", file.display());
    times.sort();
    let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize].as_secs_f64() * 1e3;
    println!(
        "{:20} {} states, a hint takes: p50 {:.3} ms, p90 {:.3}, p99 {:.3}, most {:.3}",
        file.file_stem().unwrap_or_default().to_string_lossy(),
        times.len(),
        at(0.5),
        at(0.9),
        at(0.99),
        at(1.0),
    );
    Ok(())
}

/// The best of so many rounds without a gain means that a peer is warm.
const STILL: usize = 4;
/// What counts as a gain.
const GAIN: f64 = 1.02;
/// So many rounds warm a peer up at most.
const MOST_ROUNDS: usize = 60;

/// Another program that solves files of puzzles.
pub(super) struct Solver {
    process: Child,
    asked: ChildStdin,
    answers: BufReader<ChildStdout>,
}

impl Solver {
    pub(super) fn start(mut command: Command) -> Result<Solver> {
        let mut process = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("{command:?}"))?;
        let asked = process.stdin.take().context("no way to ask")?;
        let answers = BufReader::new(process.stdout.take().context("no answers")?);
        Ok(Solver { process, asked, answers })
    }

    /// Solves the file until its rate stands still: a compiler may work while a program runs.
    fn warm_up(&mut self, file: &FilePath) -> Result<()> {
        let (mut best, mut without_gain) = (0.0, 0);
        for _ in 0..MOST_ROUNDS {
            let rate = self.rate(file)?;
            without_gain = if rate > GAIN * best { 0 } else { without_gain + 1 };
            best = rate.max(best);
            if without_gain == STILL {
                break;
            }
        }
        Ok(())
    }

    /// Puzzles a second.
    fn rate(&mut self, file: &FilePath) -> Result<f64> {
        writeln!(self.asked, "{}", file.display())?;
        self.asked.flush()?;
        let mut answer = String::new();
        self.answers.read_line(&mut answer)?;
        let (count, nanoseconds) = answer.trim().split_once(' ').context("no answer")?;
        Ok(count.parse::<f64>()? / (nanoseconds.parse::<f64>()? / 1e9))
    }
}

impl Drop for Solver {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
