//! [`Work`]: searches and puzzles in the background, so that the game never waits.

use std::io;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use ergodoku::explanation::Sentence;
use ergodoku::{Profile, Stop};

use crate::app::App;
use crate::game::Game;
use crate::question::{Answer, Question};
use crate::terminal::screen::panic_message;

/// Gets the next puzzle, or says why there is none.
pub(crate) type NextPuzzle = Box<dyn FnMut() -> Result<Game, Sentence> + Send>;

/// Most answers come within this time, so that no "searching" flickers.
const MOMENT: Duration = Duration::from_millis(30);

/// The error of a thread that ended without a result.
fn failure(what: &str) -> io::Error {
    io::Error::other(format!("{what}: {}", panic_message()))
}

/// What is done in the background.
pub(super) struct Work {
    profile: Arc<Profile>,
    next: Arc<Mutex<NextPuzzle>>,
    search: Option<Search>,
    puzzle: Option<Receiver<Result<Game, Sentence>>>,
}

struct Search {
    question: Question,
    answer: Receiver<Answer>,
    is_cancelled: Arc<AtomicBool>,
}

impl Drop for Search {
    fn drop(&mut self) {
        self.is_cancelled.store(true, Relaxed);
    }
}

impl Work {
    pub(super) fn new(profile: Profile, next: NextPuzzle) -> Work {
        let (profile, next) = (Arc::new(profile), Arc::new(Mutex::new(next)));
        Work { profile, next, search: None, puzzle: None }
    }

    /// Whether a result is awaited.
    pub(super) fn is_busy(&self) -> bool {
        self.search.is_some() || self.puzzle.is_some()
    }

    /// Gets another puzzle, unless one is on its way already.
    pub(super) fn get_puzzle(&mut self) {
        if self.puzzle.is_some() {
            return;
        }
        let (sender, receiver) = channel();
        let next = Arc::clone(&self.next);
        self.puzzle = Some(receiver);
        thread::spawn(move || {
            // If the thread before it panicked, so does this one, and both are reported.
            let mut next = next.lock().expect("no thread panicked");
            // The receiver is gone at the end of the session.
            let _ = sender.send(next());
        });
    }

    /// Starts the search that the game asks for, gives up one that it no longer asks for, and passes results on.
    ///
    /// # Errors
    /// If a thread ended without a result.
    pub(super) fn follow(&mut self, app: &mut App) -> io::Result<()> {
        let asked = app.game().question();
        if self.search.as_ref().is_some_and(|search| Some(&search.question) != asked) {
            self.search = None;
        }
        if let (None, Some(question)) = (&self.search, asked) {
            self.search = Some(self.start(question.clone()));
        }
        if let Some(search) = &self.search {
            match search.answer.recv_timeout(MOMENT) {
                Ok(answer) => {
                    app.take(&search.question, answer);
                    self.search = None;
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => {
                    return Err(failure("a search failed"));
                }
            }
        }
        if let Some(puzzle) = self.puzzle.as_ref().filter(|_| app.awaits_puzzle) {
            match puzzle.recv_timeout(MOMENT) {
                Ok(next) => {
                    app.add(next);
                    self.puzzle = None;
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => {
                    return Err(failure("the next puzzle could not be made"));
                }
            }
        }
        Ok(())
    }

    fn start(&self, question: Question) -> Search {
        let (sender, answer) = channel();
        let is_cancelled = Arc::new(AtomicBool::new(false));
        let (flag, profile, asked) =
            (Arc::clone(&is_cancelled), Arc::clone(&self.profile), question.clone());
        thread::spawn(move || {
            let stop = Stop::when(move || flag.load(Relaxed));
            // The receiver is gone if nobody wants the answer any more.
            let _ = sender.send(asked.answer(&profile, &stop));
        });
        Search { question, answer, is_cancelled }
    }
}
