//! [`Screen`]: takes the terminal over, and gives it back whatever happens.

use std::io::{self, IsTerminal as _, Write};
use std::panic;
use std::sync::{Mutex, MutexGuard, Once, PoisonError};
use std::thread::{self, ThreadId};

use crossterm::cursor::Show;
use crossterm::event::{DisableMouseCapture, EnableMouseCapture};
use crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use crossterm::{execute, queue};

/// The thread that has taken the terminal over, if one has.
static PLAYER: Mutex<Option<ThreadId>> = Mutex::new(None);

/// The panic of another thread. It is reported once the terminal is given back.
static PANIC: Mutex<Option<String>> = Mutex::new(None);

fn locked<T>(it: &Mutex<T>) -> MutexGuard<'_, T> {
    it.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What a thread that ended without a result said when it panicked.
pub(super) fn panic_message() -> String {
    locked(&PANIC).take().unwrap_or("it ended early".to_string())
}

/// The terminal, taken over until this is dropped.
pub(super) struct Screen {
    has_mouse: bool,
}

/// The stream that leads to the terminal: standard output, or standard error if the output goes elsewhere.
pub(super) fn stream() -> Option<Box<dyn Write>> {
    if io::stdout().is_terminal() {
        Some(Box::new(io::stdout()))
    } else if io::stderr().is_terminal() {
        Some(Box::new(io::stderr()))
    } else {
        None
    }
}

impl Screen {
    pub(super) fn take(has_mouse: bool) -> io::Result<Screen> {
        give_back_on_panic();
        let screen = Screen { has_mouse };
        screen.enter()?;
        Ok(screen)
    }

    /// Takes the terminal over, for the first time or after a pause.
    pub(super) fn enter(&self) -> io::Result<()> {
        enable_raw_mode()?;
        *locked(&PLAYER) = Some(thread::current().id());
        if let Some(mut out) = stream() {
            queue!(out, EnterAlternateScreen)?;
            if self.has_mouse {
                queue!(out, EnableMouseCapture)?;
            }
            out.flush()?;
        }
        Ok(())
    }

    /// Gives the terminal back.
    pub(super) fn leave() {
        if locked(&PLAYER).take().is_none() {
            return;
        }
        // A terminal that is gone needs nothing back.
        if let Some(mut out) = stream() {
            let _ = execute!(out, DisableMouseCapture, LeaveAlternateScreen, Show);
        }
        let _ = disable_raw_mode();
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        Screen::leave();
    }
}

/// Gives the terminal back before a panic prints its message. Another thread than the player's must not do that,
/// as the game might draw at the same time: its panic ends the game, which then reports it.
fn give_back_on_panic() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let report = panic::take_hook();
        panic::set_hook(Box::new(move |panic| {
            let player = *locked(&PLAYER);
            if player.is_some_and(|player| player != thread::current().id()) {
                locked(&PANIC).get_or_insert(panic.to_string());
                return;
            }
            Screen::leave();
            report(panic);
        }));
    });
}
