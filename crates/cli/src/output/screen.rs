//! The terminal: text for people goes through a pager if it is longer than the screen.
//!
//! Text is held back until it is clear whether it fits on the screen, but not for long: text that comes slowly
//! is shown at once, without a pager. If standard output is no terminal, nothing is held back.

use std::io::{self, IsTerminal as _, Write};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::has_styles;
use super::pager::Pager;

/// How long text is held back.
const PATIENCE: Duration = Duration::from_millis(300);

/// Where text for people goes.
#[derive(Default)]
enum Screen {
    /// Straight to standard output.
    #[default]
    Direct,
    /// It may still fit on the screen.
    Held { text: Vec<u8>, since: Option<Instant>, command: String },
    /// To a pager, until its reader has seen enough.
    Paged(Pager),
}

static SCREEN: Mutex<Screen> = Mutex::new(Screen::Direct);

fn screen() -> MutexGuard<'static, Screen> {
    SCREEN.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Uses this pager for long text, if standard output is a terminal that knows its size.
pub(crate) fn page_with(command: Option<&str>) {
    let is_dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    if let Some(command) = command
        && io::stdout().is_terminal()
        && size().is_some()
        && !is_dumb
    {
        let command = command.to_string();
        *screen() = Screen::Held { text: Vec::new(), since: None, command };
    }
}

/// Writes text for people.
pub(super) fn write(text: &[u8]) -> io::Result<()> {
    let mut screen = screen();
    if let Screen::Held { text: held, since, command } = &mut *screen {
        held.extend_from_slice(text);
        since.get_or_insert_with(Instant::now);
        if fits(held) {
            return Ok(());
        }
        let held = std::mem::take(held);
        *screen = Pager::start(command).map_or(Screen::Direct, Screen::Paged);
        return screen.pass(&held);
    }
    screen.pass(text)
}

/// Shows what has been held back for too long.
pub(super) fn hurry() -> io::Result<()> {
    let mut screen = screen();
    match &*screen {
        Screen::Held { since: Some(since), .. } if since.elapsed() > PATIENCE => screen.release(),
        _ => Ok(()),
    }
}

/// Whether messages go where the text goes: both are for the same terminal, and should stay in order.
pub(super) fn takes_messages() -> bool {
    !matches!(*screen(), Screen::Direct) && io::stderr().is_terminal()
}

/// Whether text is about to be paged, or is already, so that nothing else can use the terminal.
pub(super) fn is_taken_by(text: &[u8]) -> bool {
    match &*screen() {
        Screen::Direct => false,
        Screen::Held { text: held, .. } => !fits(&[held, text].concat()),
        Screen::Paged(_) => true,
    }
}

/// Shows what is held back, and waits until the reader leaves the pager.
pub(crate) fn close() -> io::Result<()> {
    let mut screen = screen();
    match std::mem::take(&mut *screen) {
        Screen::Direct => Ok(()),
        held @ Screen::Held { .. } => {
            *screen = held;
            screen.release()
        }
        Screen::Paged(pager) => {
            pager.wait();
            Ok(())
        }
    }
}

impl Screen {
    /// Writes to standard output or to the pager, with styles only if they are enabled.
    fn pass(&mut self, text: &[u8]) -> io::Result<()> {
        match self {
            Screen::Paged(pager) => pager.write(text),
            Screen::Direct | Screen::Held { .. } => {
                let mut out: Box<dyn Write> = match has_styles(text) {
                    true => Box::new(anstream::stdout().lock()),
                    false => Box::new(io::stdout().lock()),
                };
                out.write_all(text)?;
                out.flush()
            }
        }
    }

    /// Writes what is held back to standard output, and everything from now on.
    fn release(&mut self) -> io::Result<()> {
        match std::mem::take(self) {
            Screen::Held { text, .. } => self.pass(&text),
            other => {
                *self = other;
                Ok(())
            }
        }
    }
}

/// The columns and rows of the terminal.
fn size() -> Option<(usize, usize)> {
    let (terminal_size::Width(columns), terminal_size::Height(rows)) =
        terminal_size::terminal_size()?;
    (columns > 0 && rows > 0).then_some((columns.into(), rows.into()))
}

/// Whether a text leaves a row for the prompt.
fn fits(text: &[u8]) -> bool {
    size().is_none_or(|(columns, rows)| rows_of(text, columns) < rows)
}

/// The number of rows that a text fills.
fn rows_of(text: &[u8], columns: usize) -> usize {
    let text = String::from_utf8_lossy(text);
    let shown = anstream::adapter::strip_str(&text).to_string();
    shown.lines().map(|line| line.chars().count().div_ceil(columns).max(1)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_counted_as_the_terminal_wraps_them() {
        for (text, rows) in [
            ("", 0),
            ("one\n", 1),
            ("one\n\ntwo", 3),
            ("1234567890", 1),
            ("12345678901", 2),
            ("\x1b[1m1234567890\x1b[0m\n", 1),
            ("数独数独数", 1),
        ] {
            assert_eq!(rows_of(text.as_bytes(), 10), rows, "{text:?}");
        }
    }
}
