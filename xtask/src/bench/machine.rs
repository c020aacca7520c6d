//! The machine that figures come from: what it is, and what else it does.

use std::fs;
use std::process::Command;
use std::thread::sleep;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use ergodoku::search::Tier;
use rustix::thread::{CpuSet, sched_getaffinity, sched_setaffinity};
use serde_json::{Value, json};

/// Above this share of a core that other work takes, figures mean little.
const MOST_LOAD: f64 = 0.5;
/// Above this share of the time that the host gives to other machines, too.
const MOST_STOLEN: f64 = 0.01;

/// The machine at one moment.
pub(super) struct Machine {
    processor: String,
    cores: usize,
    compiler: String,
    day: String,
    /// Processes that ran or waited, on average over a minute.
    load: Option<f64>,
    /// The share of a second that the host gave to others.
    stolen: Option<f64>,
}

impl Machine {
    /// Looks for a second.
    pub(super) fn now() -> Machine {
        let processor = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
        let processor = processor
            .lines()
            .find_map(|line| line.strip_prefix("model name")?.split_once(':'))
            .map_or("an unknown processor", |(_, name)| name.trim());
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let compiler = output("rustc", &["--version"]);
        Machine {
            processor: processor.to_string(),
            cores,
            compiler: compiler.split(" (").next().unwrap_or_default().to_string(),
            day: output("date", &["-u", "+%-d %B %Y"]),
            load: load(),
            stolen: stolen(Duration::from_secs(1)),
        }
    }

    /// Why figures from here would mean little.
    pub(super) fn trouble(&self) -> Option<String> {
        if let Some(load) = self.load.filter(|it| *it > MOST_LOAD) {
            return Some(format!("the load is {load:.2}, and should be below {MOST_LOAD}"));
        }
        let stolen = self.stolen.filter(|it| *it > MOST_STOLEN)?;
        Some(format!("the host takes {:.1} % of the time for others", 100.0 * stolen))
    }

    pub(super) fn json(&self) -> Value {
        json!({
            "processor": self.processor,
            "cores": self.cores,
            "tiers": Tier::available().map(|it| it.to_string()).collect::<Vec<String>>(),
            "compiler": self.compiler,
            "day": self.day,
            "load": self.load,
            "stolen": self.stolen,
        })
    }
}

impl std::fmt::Display for Machine {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Machine { processor, cores, compiler, day, .. } = self;
        let system = format!("{} {}", std::env::consts::OS, std::env::consts::ARCH);
        let load = self.load.map_or("unknown".to_string(), |it| it.to_string());
        write!(
            f,
            "{processor}, {cores} cores, {system}; {compiler}; {day}; load {load} at the start."
        )
    }
}

fn load() -> Option<f64> {
    fs::read_to_string("/proc/loadavg").ok()?.split(' ').next()?.parse().ok()
}

/// The share of the time of all cores that the host gave to others, for so long.
fn stolen(time: Duration) -> Option<f64> {
    let read = || -> Option<(u64, u64)> {
        let text = fs::read_to_string("/proc/stat").ok()?;
        let fields = text.lines().next()?.split_whitespace().skip(1);
        let fields: Vec<u64> = fields.take(8).filter_map(|it| it.parse().ok()).collect();
        Some((fields.iter().sum(), *fields.get(7)?))
    };
    let (all_before, stolen_before) = read()?;
    sleep(time);
    let (all, stolen) = read()?;
    Some((stolen - stolen_before) as f64 / (all - all_before).max(1) as f64)
}

fn output(program: &str, arguments: &[&str]) -> String {
    let output = Command::new(program).args(arguments).output();
    let text = output.map(|it| String::from_utf8_lossy(&it.stdout).trim().to_string());
    text.unwrap_or_else(|_| format!("unknown {program}"))
}

/// Keeps this thread, and what it starts, on one processor, until this is dropped.
pub(super) struct Pinned {
    before: CpuSet,
}

impl Pinned {
    pub(super) fn to_one() -> Result<Pinned> {
        let before = sched_getaffinity(None).context("which processors may be used")?;
        let last = (0..CpuSet::MAX_CPU).rev().find(|it| before.is_set(*it));
        let mut one = CpuSet::new();
        one.set(last.context("no processor may be used")?);
        ensure!(sched_setaffinity(None, &one).is_ok(), "this thread cannot stay on one processor");
        Ok(Pinned { before })
    }
}

impl Drop for Pinned {
    fn drop(&mut self) {
        // It could be set before; if it no longer can, it stays on one processor.
        let _ = sched_setaffinity(None, &self.before);
    }
}
