//! How far a run is.

use std::io::{self, IsTerminal as _};
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

use crate::args::Input;

/// How far a run over a file is, where somebody can see it and the results do not go there.
pub(super) struct Progress(ProgressBar);

impl Progress {
    pub(super) fn of(input: &Input, is_shown: bool) -> Progress {
        if is_shown || !io::stderr().is_terminal() {
            return Progress(ProgressBar::hidden());
        }
        let (bar, left) = match input.count() {
            Some(count) => (ProgressBar::new(count), "/{human_len} puzzles, {per_sec}, {eta} left"),
            None => (ProgressBar::no_length(), " puzzles, {per_sec}, {elapsed}"),
        };
        let style = ProgressStyle::with_template(&format!("{{human_pos}}{left}"));
        let bar = bar.with_style(style.expect("a sound template"));
        bar.enable_steady_tick(Duration::from_millis(500));
        Progress(bar)
    }

    pub(super) fn inc(&self) {
        self.0.inc(1);
    }

    /// Says something above the bar.
    pub(super) fn aside(&self, say: impl FnOnce()) {
        self.0.suspend(say);
    }

    pub(super) fn finish(&self) {
        self.0.finish_and_clear();
    }
}
