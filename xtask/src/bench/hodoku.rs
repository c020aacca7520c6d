//! `cargo xtask bench hodoku`: how many whole paths a second `Profile::hodoku` finds, beside HoDoKu.
//!
//! Both read the 81 characters and solve to the end. They take turns, round by round, over the same
//! puzzles, after one round that does not count; what counts is processor time: of HoDoKu's whole
//! process, of this thread. Each figure is the median of the rounds.

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path as FilePath, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use ergodoku::engine::next_step;
use ergodoku::{Outcome, Path, Profile, State, text};

use super::{Format, median, processor_time};

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
    let mut peer = options.peer.as_deref().map(Peer::start).transpose()?;
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

fn measure(file: &FilePath, mut peer: Option<&mut Peer>, options: &Options) -> Result<()> {
    let text = read(file)?;
    let lines: Vec<&str> = text.lines().collect();
    let profile = Profile::hodoku();
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    let (mut steps, mut solved) = (0, 0);
    for round in 0..=options.rounds {
        let (wall, begin) = (Instant::now(), processor_time());
        let mut done = 0;
        while done == 0 || wall.elapsed() < SPELL {
            (steps, solved) = (0, 0);
            for line in &lines {
                let (count, is_solved) = solve(line, &profile);
                steps += count;
                solved += usize::from(is_solved);
            }
            done += lines.len();
        }
        let spent = match (begin, processor_time()) {
            (Some(begin), Some(end)) if end > begin => end - begin,
            _ => wall.elapsed(),
        };
        let other = peer.as_mut().map(|peer| peer.rate(file)).transpose()?;
        // The first round warms up.
        if round > 0 {
            ours.push(done as f64 / spent.as_secs_f64());
            theirs.extend(other);
        }
    }
    let set = file.file_stem().unwrap_or_default().to_string_lossy();
    let ratios: Vec<f64> = ours.iter().zip(&theirs).map(|(our, their)| our / their).collect();
    match options.format {
        Format::Json => println!(
            "{{\"set\": {set:?}, \"puzzles\": {}, \"steps\": {steps}, \"solved\": {solved}, \
             \"ergodoku\": {ours:.1?}, \"hodoku\": {theirs:.1?}}}",
            lines.len(),
        ),
        Format::Text => {
            let rate = median(ours);
            print!("{set:20} {:6} puzzles {steps:8} steps {rate:10.1}/s", lines.len());
            if !theirs.is_empty() {
                print!("  HoDoKu {:10.1}/s  {:6.1} times", median(theirs), median(ratios));
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

/// Another program that solves files of puzzles.
struct Peer {
    process: Child,
    asked: ChildStdin,
    answers: BufReader<ChildStdout>,
}

impl Peer {
    fn start(command: &str) -> Result<Peer> {
        let mut words = command.split_whitespace();
        let program = words.next().context("an empty command")?;
        let mut process = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| program.to_string())?;
        let asked = process.stdin.take().context("no way to ask")?;
        let answers = BufReader::new(process.stdout.take().context("no answers")?);
        Ok(Peer { process, asked, answers })
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

impl Drop for Peer {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
