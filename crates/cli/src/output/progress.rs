//! Progress on standard error, if that is a terminal, of anything that takes longer than a second.

use std::fmt::Write;
use std::io::{self, IsTerminal as _};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

use indicatif::{HumanCount, ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};

use super::{decimal, say};

/// Shorter runs show nothing.
const QUIET: Duration = Duration::from_secs(1);
/// The update interval of the displayed time.
const TICK: Duration = Duration::from_millis(250);

/// The progress of a run.
pub(crate) struct Progress {
    bar: ProgressBar,
    /// Ends the thread that waits to show the bar when dropped.
    over: Option<Sender<()>>,
}

impl Progress {
    /// Progress over a number of things, such as puzzles, which `count` finds out. Counting may take long, or
    /// fail: then no remaining time is shown.
    pub(crate) fn of(
        things: &'static str,
        count: impl FnOnce() -> Option<u64> + Send + 'static,
    ) -> Progress {
        let position = "{human_pos}";
        let template = move |has_length: bool| match has_length {
            true => {
                say!("command-progress-of", position, all = "{human_len}", things)
                    + ", {rate}, {left}"
            }
            false => say!("command-progress", position, things) + ", {rate}, {elapsed}",
        };
        let without_length = move || template(false);
        Progress::shown(without_length, move |bar| {
            if let Some(count) = count() {
                bar.set_length(count);
                bar.set_style(style(&template(true)));
            }
        })
    }

    /// Progress of a single thing, of which nothing is known until it is done.
    pub(crate) fn of_one(what: &'static str) -> Progress {
        Progress::shown(move || say!("command-progress-one", what) + ", {elapsed}", |_| {})
    }

    /// Progress over a number of bytes, such as those of a file, with the number of puzzles as a message.
    pub(crate) fn of_bytes(size: Option<u64>) -> Progress {
        let rest = match size {
            Some(_) => ", {percent} %, {left}",
            None => ", {elapsed}",
        };
        let template =
            move || say!("command-progress", position = "{msg}", things = "puzzles") + rest;
        Progress::shown(template, move |bar| {
            if let Some(size) = size {
                bar.set_length(size);
            }
        })
    }

    /// No progress.
    pub(crate) fn hidden() -> Progress {
        Progress { bar: ProgressBar::hidden(), over: None }
    }

    /// Progress that is shown after a second. Only then are its template and its length worked out, as most runs end earlier.
    fn shown(
        template: impl FnOnce() -> String + Send + 'static,
        prepare: impl FnOnce(&ProgressBar) + Send + 'static,
    ) -> Progress {
        if !io::stderr().is_terminal() {
            return Progress::hidden();
        }
        let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::hidden());
        let (over, is_over) = channel::<()>();
        let shown = bar.clone();
        thread::spawn(move || {
            if is_over.recv_timeout(QUIET) == Err(RecvTimeoutError::Timeout) {
                shown.set_style(style(&template()));
                shown.set_draw_target(ProgressDrawTarget::stderr());
                shown.enable_steady_tick(TICK);
                prepare(&shown);
            }
        });
        Progress { bar, over: Some(over) }
    }

    pub(crate) fn inc(&self) {
        self.add(1);
    }

    pub(crate) fn add(&self, count: usize) {
        self.bar.inc(count as u64);
    }

    /// Sets position and message.
    pub(crate) fn set(&self, position: u64, message: String) {
        self.bar.set_message(message);
        self.bar.set_position(position);
    }

    /// Writes something else to the terminal.
    pub(crate) fn aside<T>(&self, write: impl FnOnce() -> T) -> T {
        self.bar.suspend(write)
    }

    /// Clears the bar for good.
    pub(crate) fn finish(&mut self) {
        self.over = None;
        self.bar.finish_and_clear();
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.finish();
    }
}

/// A style with `{rate}` and `{left}` among its keys.
fn style(template: &str) -> ProgressStyle {
    let style = ProgressStyle::with_template(template).expect("a sound template");
    let style = style.with_key("rate", |state: &ProgressState, out: &mut dyn Write| {
        let _ = out.write_str(&rate(state.per_sec()));
    });
    style.with_key("left", |state: &ProgressState, out: &mut dyn Write| {
        let _ = out.write_str(&left(state.eta()));
    })
}

/// A rate in readable figures: `1,157/s`, `0.4/s`.
pub(crate) fn rate(per_second: f64) -> String {
    match per_second {
        slow if slow < 9.95 => format!("{}/s", decimal(slow)),
        fast => format!("{}/s", HumanCount(fast.round() as u64)),
    }
}

/// A remaining time in readable figures: `40 s left`, `2 min left`.
pub(crate) fn left(time: Duration) -> String {
    let minutes = |seconds: u64| seconds.div_ceil(60);
    let time = match time.as_secs() {
        0 => return say!("command-less-than-a-second"),
        seconds @ 1..100 => format!("{seconds} s"),
        seconds @ 100..6000 => format!("{} min", minutes(seconds)),
        seconds @ 6000..360_000 => format!("{} h {} min", seconds / 3600, seconds % 3600 / 60),
        seconds => say!("command-days", count = HumanCount(seconds / 86_400).to_string()),
    };
    say!("command-left", time)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rate_has_no_more_figures_than_can_be_read() {
        let said = [0.0, 0.43, 9.949, 9.96, 1157.47, 41944.36].map(rate);
        assert_eq!(said, ["0.0/s", "0.4/s", "9.9/s", "10/s", "1,157/s", "41,944/s"]);
    }

    #[test]
    fn a_time_has_no_more_figures_than_can_be_read() {
        let said = [0, 1, 99, 100, 125, 5999, 6000, 7321, 1_000_000];
        let said = said.map(|seconds| left(Duration::from_secs(seconds)));
        let expected = [
            "less than a second left",
            "1 s left",
            "99 s left",
            "2 min left",
            "3 min left",
            "100 min left",
            "1 h 40 min left",
            "2 h 2 min left",
            "11 days left",
        ];
        assert_eq!(said, expected);
    }
}
