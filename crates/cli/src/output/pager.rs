//! [`Pager`]: the program that shows long text.

use std::env;
use std::io::{self, Write as _};
use std::process::{ChildStdin, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};

/// A pager that is running.
pub(super) struct Pager {
    input: ChildStdin,
    /// Whether all text has been written, so that the pager is right to end.
    is_complete: Arc<AtomicBool>,
    waiting: JoinHandle<()>,
    /// Whether styles are left out.
    is_plain: bool,
}

impl Pager {
    /// Starts the pager, or returns `None` if there is no such program.
    pub(super) fn start(command: &str) -> Option<Pager> {
        let mut child = program(command)?.stdin(Stdio::piped()).spawn().ok()?;
        let input = child.stdin.take()?;
        // Ctrl-C is for the pager. Ignores an error: a handler that is there already is as good.
        let _ = ctrlc::set_handler(|| {});
        let is_complete = Arc::new(AtomicBool::new(false));
        let is_right_to_end = Arc::clone(&is_complete);
        let waiting = thread::spawn(move || {
            let _ = child.wait();
            // The reader has seen enough: the rest need not be worked out.
            if !is_right_to_end.load(Ordering::SeqCst) {
                std::process::exit(0);
            }
        });
        let choice = anstream::AutoStream::choice(&io::stdout());
        let is_plain = choice == anstream::ColorChoice::Never;
        Some(Pager { input, is_complete, waiting, is_plain })
    }

    pub(super) fn write(&mut self, text: &[u8]) -> io::Result<()> {
        match self.is_plain {
            true => self.input.write_all(&anstream::adapter::strip_bytes(text).into_vec()),
            false => self.input.write_all(text),
        }
    }

    /// Waits until the reader leaves the pager.
    pub(super) fn wait(self) {
        self.is_complete.store(true, Ordering::SeqCst);
        drop(self.input);
        // The thread only waits, and does not panic.
        let _ = self.waiting.join();
    }
}

/// The program of a command line: run directly if the words are plain, otherwise by a shell.
fn program(command: &str) -> Option<Command> {
    let is_plain =
        !command.contains(['|', '&', ';', '<', '>', '(', ')', '$', '`', '\\', '"', '\'', '*', '~']);
    let mut program = match is_plain || cfg!(windows) {
        true => {
            let mut words = command.split_whitespace();
            let mut program = Command::new(words.next()?);
            program.args(words);
            program
        }
        false => {
            let mut shell = Command::new("sh");
            shell.args(["-c", command]);
            shell
        }
    };
    // `less` shows styles only with -R, and -F ends it if the text is short after all.
    if env::var_os("LESS").is_none() {
        program.env("LESS", "FRX");
    }
    Some(program)
}
