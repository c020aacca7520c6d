//! The other programs that a comparison is told of, and how their commands are run.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};

/// Another program, and the words that start it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Peer {
    pub(super) name: String,
    words: Vec<String>,
}

/// Other programs, by what they are compared in.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Peers {
    /// Given the path of a file of puzzles, one prints how many thousand it solves a second, counting to 2.
    pub(super) search: Vec<Peer>,
    /// See `super::hodoku`.
    pub(super) paths: Vec<Peer>,
    /// Given the path of a file of puzzles, one prints a line for each.
    pub(super) ratings: Vec<Peer>,
    /// One prints minimal puzzles, a line for each, until it is stopped.
    pub(super) generate: Vec<Peer>,
}

/// Reads a file of sections `[search]`, `[paths]`, `[ratings]` and `[generate]` with lines `name = command`. What is before
/// the first section belongs to `[search]`.
pub(super) fn read_peers(path: &Path) -> Result<Peers> {
    parse(&fs::read_to_string(path).with_context(|| path.display().to_string())?)
        .with_context(|| path.display().to_string())
}

fn parse(text: &str) -> Result<Peers> {
    let mut peers = Peers::default();
    let mut section = &mut peers.search;
    let lines = text.lines().map(str::trim).enumerate();
    for (at, line) in lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#')) {
        if let Some(name) = line.strip_prefix('[').and_then(|it| it.strip_suffix(']')) {
            section = match name.trim() {
                "search" => &mut peers.search,
                "paths" => &mut peers.paths,
                "ratings" => &mut peers.ratings,
                "generate" => &mut peers.generate,
                other => bail!(
                    "line {}: there is no section `{other}`, but search, paths, ratings, generate",
                    at + 1
                ),
            };
            continue;
        }
        let parts = line.split_once('=').map(|(name, command)| (name.trim(), command.trim()));
        let parts = parts.filter(|(name, command)| !name.is_empty() && !command.is_empty());
        let (name, command) =
            parts.with_context(|| format!("line {}: not `name = command`", at + 1))?;
        let words = command.split_whitespace().map(str::to_string).collect();
        section.push(Peer { name: name.to_string(), words });
    }
    Ok(peers)
}

impl Peer {
    pub(super) fn command(&self) -> Command {
        let mut command = Command::new(&self.words[0]);
        command.args(&self.words[1..]);
        command
    }
}

/// Lines that a command writes, and the processor time of its process.
pub(super) fn lines_of(mut command: Command) -> Result<(usize, Duration)> {
    let before = children_time()?;
    let output = command.stderr(Stdio::piped()).output().context("it cannot be started")?;
    ensure!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr).trim());
    let lines = output.stdout.iter().filter(|it| **it == b'\n').count();
    Ok((lines, children_time()?.saturating_sub(before)))
}

/// The same of a command that is stopped after some time, if it has not ended by then.
pub(super) fn lines_within(mut command: Command, time: Duration) -> Result<(usize, Duration)> {
    let (begin, before) = (Instant::now(), children_time()?);
    let mut child = command
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .context("it cannot be started")?;
    let mut output = BufReader::new(child.stdout.take().context("no output")?);
    let (mut line, mut lines) = (Vec::new(), 0);
    while begin.elapsed() < time && output.read_until(b'\n', &mut line)? > 0 {
        lines += 1;
        line.clear();
    }
    // It may have ended by itself.
    let _ = child.kill();
    child.wait()?;
    Ok((lines, children_time()?.saturating_sub(before)))
}

/// The processor time of all processes that this one started and that have ended.
fn children_time() -> Result<Duration> {
    let text = fs::read_to_string("/proc/self/stat").context("the time of processes, in /proc")?;
    // The name, in brackets, may have spaces.
    let (_, fields) = text.rsplit_once(')').context("/proc/self/stat")?;
    let ticks = fields.split_whitespace().skip(13).take(2).map(str::parse::<u64>);
    let ticks = ticks.sum::<Result<u64, _>>().context("/proc/self/stat")?;
    let in_a_second = rustix::param::clock_ticks_per_second();
    Ok(Duration::from_secs_f64(ticks as f64 / in_a_second as f64))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn peers_are_read_by_section() -> Result<()> {
        let peers = parse("tdoku = ./tdoku --count 2\n[paths]\n# a comment\nHoDoKu = java Rate\n")?;
        let words = |text: &str| text.split(' ').map(str::to_string).collect::<Vec<String>>();
        let search = Peer { name: "tdoku".to_string(), words: words("./tdoku --count 2") };
        let paths = Peer { name: "HoDoKu".to_string(), words: words("java Rate") };
        assert_eq!(peers, Peers { search: vec![search], paths: vec![paths], ..Peers::default() });
        for wrong in ["[fish]\n", "tdoku\n", "= x\n", "x =\n"] {
            assert!(parse(wrong).is_err(), "{wrong}");
        }
        Ok(())
    }

    #[test]
    fn lines_of_commands_are_counted() -> Result<()> {
        let mut command = Command::new("cargo");
        command.arg("--version");
        assert_eq!(lines_of(command)?.0, 1);
        let mut command = Command::new("cargo");
        command.arg("no-such-command");
        assert!(lines_of(command).is_err());
        Ok(())
    }
}
