//! How far the search is.

use std::io::{self, IsTerminal as _};
use std::time::{Duration, Instant};

use ergodoku::generate::Tally;
use indicatif::{ProgressBar, ProgressStyle};

use super::args::Generate;

/// Found, tried, rate and time left, on a terminal that does not show the puzzles.
pub(super) struct Bar {
    bar: ProgressBar,
    started: Instant,
    count: usize,
    limit: Option<Duration>,
}

/// How often the time shown goes on.
const TICK: Duration = Duration::from_millis(200);

impl Bar {
    pub(super) fn new(args: &Generate, count: usize, started: Instant) -> Bar {
        let to_file = args.shape.output.is_some();
        let hidden = !io::stderr().is_terminal() || (io::stdout().is_terminal() && !to_file);
        let style = ProgressStyle::with_template("{pos} of {len} found, {elapsed}{msg}");
        let bar = match hidden {
            true => ProgressBar::hidden(),
            false => ProgressBar::new(count as u64).with_style(style.expect("a sound template")),
        };
        bar.enable_steady_tick(TICK);
        Bar { bar, started, count, limit: args.time_limit }
    }

    /// One more is found.
    pub(super) fn inc(&self) {
        self.bar.inc(1);
    }

    pub(super) fn finish(&self) {
        self.bar.finish_and_clear();
    }

    pub(super) fn tell(&self, tally: &Tally) {
        if self.bar.is_hidden() {
            return;
        }
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
