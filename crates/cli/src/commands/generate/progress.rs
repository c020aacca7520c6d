//! Progress of the search: a bar on a terminal that does not show the puzzles, otherwise occasional lines.

use std::io::{self, IsTerminal as _};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use ergodoku::generate::Tally;
use indicatif::{HumanCount, ProgressBar, ProgressStyle};

use super::args::Generate;
use super::so_far;
use crate::output::{left as time_left, note, rate, say};

/// Shows the number of puzzles found and of candidates tried.
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

    /// Records a puzzle.
    pub(super) fn inc(&self) {
        match self {
            Progress::Bar(bar) => bar.bar.inc(1),
            Progress::Lines(lines) => lines.latest(|latest| latest.found += 1),
        }
    }

    /// Records the candidates tried.
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

/// The numbers found and tried, the rate and the time left.
pub(super) struct Bar {
    bar: ProgressBar,
    started: Instant,
    count: usize,
    limit: Option<Duration>,
}

/// The update interval of the displayed time.
const TICK: Duration = Duration::from_millis(200);

impl Bar {
    fn new(count: usize, started: Instant, limit: Option<Duration>) -> Bar {
        let [found, all, elapsed] = ["{human_pos}", "{human_len}", "{elapsed}"];
        let template = say!("report-progress-found", found, count = all, elapsed);
        let style = ProgressStyle::with_template(&(template + "{msg}"));
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
        let left = left.and_then(|it| Duration::try_from_secs_f64(it.max(0.0)).ok());
        let left = left.map(|it| format!(", {}", time_left(it))).unwrap_or_default();
        let (tried, per_second) =
            (HumanCount(tally.tried), rate(tally.tried as f64 / elapsed.max(0.001)));
        let tried = say!("report-progress-tried", tried = tried.to_string(), rate = per_second);
        self.bar.set_message(tried + &left);
    }
}

/// Increasingly rare lines on standard error. They show that the search is running and why it finds nothing,
/// without filling a log.
pub(super) struct Lines {
    latest: Arc<Mutex<Latest>>,
    /// Ends the thread when dropped.
    over: mpsc::Sender<()>,
    thread: JoinHandle<()>,
}

#[derive(Default)]
struct Latest {
    found: usize,
    tally: Tally,
}

/// The time of the first line. Each further line comes when the time has doubled.
const QUIET: Duration = Duration::from_secs(10);

impl Lines {
    fn new(count: usize, started: Instant) -> Lines {
        let latest = Arc::new(Mutex::new(Latest::default()));
        let (over, is_over) = mpsc::channel::<()>();
        let seen = Arc::clone(&latest);
        // A separate thread, as one attempt can take long.
        let thread = thread::spawn(move || {
            let mut wait = QUIET;
            while is_over.recv_timeout(wait) == Err(RecvTimeoutError::Timeout) {
                let time = started.elapsed();
                let Latest { found, tally } = &*seen.lock().unwrap_or_else(PoisonError::into_inner);
                note(&say!("report-searching", sofar = so_far(*found, count, time, tally)));
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
        // Ignores errors of the thread, which only writes to standard error.
        let _ = self.thread.join();
    }
}
