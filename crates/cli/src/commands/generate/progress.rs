//! How far the search is: a bar on a terminal that does not show the puzzles, else a line now and then.

use std::io::{self, IsTerminal as _};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use ergodoku::generate::Tally;
use indicatif::{ProgressBar, ProgressStyle};

use super::args::Generate;
use super::so_far;
use crate::output::note;

/// Shows how many puzzles were found and what else was tried.
pub(super) enum Progress {
    Bar(Bar),
    Lines(Lines),
}

impl Progress {
    pub(super) fn new(args: &Generate, count: usize, started: Instant) -> Progress {
        let to_file = args.shape.output.is_some();
        match io::stderr().is_terminal() && (to_file || !io::stdout().is_terminal()) {
            true => Progress::Bar(Bar::new(count, started, args.time_limit)),
            false => Progress::Lines(Lines::new(count, started)),
        }
    }

    /// One more is found.
    pub(super) fn inc(&self) {
        match self {
            Progress::Bar(bar) => bar.bar.inc(1),
            Progress::Lines(lines) => lines.latest(|latest| latest.found += 1),
        }
    }

    /// So much was tried.
    pub(super) fn tell(&self, tally: &Tally) {
        match self {
            Progress::Bar(bar) => bar.tell(tally),
            Progress::Lines(lines) => lines.latest(|latest| latest.tally = tally.clone()),
        }
    }

    pub(super) fn finish(self) {
        match self {
            Progress::Bar(bar) => bar.bar.finish_and_clear(),
            Progress::Lines(lines) => lines.finish(),
        }
    }
}

/// Found, tried, rate and time left.
pub(super) struct Bar {
    bar: ProgressBar,
    started: Instant,
    count: usize,
    limit: Option<Duration>,
}

/// How often the time shown goes on.
const TICK: Duration = Duration::from_millis(200);

impl Bar {
    fn new(count: usize, started: Instant, limit: Option<Duration>) -> Bar {
        let style = ProgressStyle::with_template("{pos} of {len} found, {elapsed}{msg}");
        let bar = ProgressBar::new(count as u64).with_style(style.expect("a sound template"));
        bar.enable_steady_tick(TICK);
        Bar { bar, started, count, limit }
    }

    fn tell(&self, tally: &Tally) {
        let elapsed = self.started.elapsed().as_secs_f64();
        let found = self.bar.position() as f64;
        let needed = (found > 0.0).then(|| elapsed * (self.count as f64 - found) / found);
        let limit = self.limit.map(|limit| limit.as_secs_f64() - elapsed);
        let left = match (needed, limit) {
            (Some(one), Some(other)) => Some(one.min(other)),
            (one, other) => one.or(other),
        };
        let left = left.map(|left| format!(", {left:.0} s left")).unwrap_or_default();
        let rate = tally.tried as f64 / elapsed;
        self.bar.set_message(format!(", {} tried, {rate:.0}/s{left}", tally.tried));
    }
}

/// Lines on standard error, ever fewer: nobody should wonder whether the search goes on and why it finds
/// nothing, nor have a log filled.
pub(super) struct Lines {
    latest: Arc<Mutex<Latest>>,
    /// Dropped, it ends the thread.
    over: mpsc::Sender<()>,
    thread: JoinHandle<()>,
}

#[derive(Default)]
struct Latest {
    found: usize,
    tally: Tally,
}

/// The first line comes after this time; each of the others when the time has doubled.
const QUIET: Duration = Duration::from_secs(10);

impl Lines {
    fn new(count: usize, started: Instant) -> Lines {
        let latest = Arc::new(Mutex::new(Latest::default()));
        let (over, is_over) = mpsc::channel::<()>();
        let seen = Arc::clone(&latest);
        // A thread of its own: one attempt can take long.
        let thread = thread::spawn(move || {
            let mut wait = QUIET;
            while is_over.recv_timeout(wait) == Err(RecvTimeoutError::Timeout) {
                let time = started.elapsed();
                let Latest { found, tally } = &*seen.lock().unwrap_or_else(PoisonError::into_inner);
                note(&format!("searching: {}", so_far(*found, count, time, tally)));
                wait = time;
            }
        });
        Lines { latest, over, thread }
    }

    fn latest(&self, change: impl FnOnce(&mut Latest)) {
        change(&mut self.latest.lock().unwrap_or_else(PoisonError::into_inner));
    }

    fn finish(self) {
        drop(self.over);
        // It only writes to standard error: that it failed there matters to nobody.
        let _ = self.thread.join();
    }
}
