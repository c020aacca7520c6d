//! A progress bar.

use std::fmt::Write;
use std::io::{self, IsTerminal as _};
use std::time::Duration;

use indicatif::{HumanCount, ProgressBar, ProgressState, ProgressStyle};

use crate::args::Input;

/// A progress bar for a run over a file, if standard error is a terminal that does not show the results.
pub(super) struct Progress(ProgressBar);

impl Progress {
    pub(super) fn of(input: &Input, is_shown: bool) -> Progress {
        if is_shown || !io::stderr().is_terminal() {
            return Progress(ProgressBar::hidden());
        }
        let (bar, left) = match input.count() {
            Some(count) => (ProgressBar::new(count), "/{human_len} puzzles, {rate}, {eta} left"),
            None => (ProgressBar::no_length(), " puzzles, {rate}, {elapsed}"),
        };
        let bar = bar.with_style(style(&format!("{{human_pos}}{left}")));
        bar.enable_steady_tick(Duration::from_millis(500));
        Progress(bar)
    }

    pub(super) fn inc(&self) {
        self.0.inc(1);
    }

    /// Writes a message above the bar.
    pub(super) fn aside(&self, say: impl FnOnce()) {
        self.0.suspend(say);
    }

    pub(super) fn finish(&self) {
        self.0.finish_and_clear();
    }
}

/// A style with `{rate}` among its keys.
pub(crate) fn style(template: &str) -> ProgressStyle {
    let style = ProgressStyle::with_template(template).expect("a sound template");
    style.with_key("rate", |state: &ProgressState, out: &mut dyn Write| {
        let _ = out.write_str(&rate(state.per_sec()));
    })
}

/// A rate in readable figures: `1,157/s`, `0.4/s`.
fn rate(per_second: f64) -> String {
    match per_second {
        slow if slow < 9.95 => format!("{slow:.1}/s"),
        fast => format!("{}/s", HumanCount(fast.round() as u64)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rate_has_no_more_figures_than_can_be_read() {
        let said = [0.0, 0.43, 9.949, 9.96, 1157.47, 41944.36].map(rate);
        assert_eq!(said, ["0.0/s", "0.4/s", "9.9/s", "10/s", "1,157/s", "41,944/s"]);
    }
}
