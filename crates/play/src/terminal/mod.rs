//! The game in a terminal: events in, screens out.

mod keyboard;
mod output;
mod screen;
mod signals;
mod work;

use std::io::{self, BufWriter, IsTerminal as _, Write as _};
use std::time::{Duration, Instant};

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use crossterm::event::{self, Event};
use ergodoku::Profile;
use ergodoku::explanation::Sentence;

use crate::action::Action;
use crate::app::{App, Effect};
use crate::game::Game;
use crate::keys;
use crate::view::{Look, draw, mouse_action};
use keyboard::Keyboard;
use output::{Output, window};
use screen::Screen;
use signals::{Signal, Signals};
use work::{NextPuzzle, Work};

/// How a session is played.
pub struct Session {
    /// The techniques of hints, and their order.
    pub profile: Profile,
    /// What the terminal can show.
    pub look: Look,
    /// Whether to use the mouse.
    pub mouse: bool,
    /// Gets the next puzzle, or says why there is none. It may take its time.
    pub next: Box<dyn FnMut() -> Result<Game, Sentence> + Send>,
}

/// How a session ended.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum End {
    /// The player quit.
    Quit,
    /// The terminal is gone.
    Gone,
    /// The program was told to end by this signal.
    Signal(i32),
}

/// The longest wait for an event: the clock and signals are looked after that often.
const WAIT: Duration = Duration::from_millis(250);
/// The wait while a result is awaited.
const SHORT_WAIT: Duration = Duration::from_millis(5);

/// Plays in the terminal until the player quits. The terminal is standard output, or standard error if the output
/// goes elsewhere, and keys are read from the terminal even if standard input does not come from there.
///
/// # Errors
/// If there is no terminal, or it fails. It is given back in any case, and the game is left in `app`.
pub fn run(app: &mut App, session: Session) -> io::Result<End> {
    let Some(stream) = screen::stream() else {
        return Err(io::Error::other("neither standard output nor standard error is a terminal"));
    };
    crossterm::style::force_color_output(session.look.color);
    let mut player = Player {
        keyboard: Keyboard::open().map_err(without_keyboard)?,
        signals: Signals::watch()?,
        output: Output::new(BufWriter::new(stream)),
        screen: Screen::take(session.mouse).map_err(without_keyboard)?,
        work: Work::new(session.profile, session.next as NextPuzzle),
        look: session.look,
    };
    event::poll(Duration::ZERO).map_err(without_keyboard)?;
    player.play(app)
}

/// The error if the keyboard cannot be read. Without a terminal as standard input, it is looked for elsewhere.
fn without_keyboard(error: io::Error) -> io::Error {
    match io::stdin().is_terminal() {
        true => error,
        false => io::Error::other(format!(
            "keys cannot be read here while standard input is no terminal ({error}); give the puzzle as an \
             argument or a file"
        )),
    }
}

/// Whether there is a terminal to play in.
pub fn has_terminal() -> bool {
    screen::stream().is_some()
}

/// Ends the program as a signal does that nobody catches. Does nothing where there are no signals.
pub fn end_by(signal: i32) {
    signals::end_by(signal);
}

struct Player {
    keyboard: Keyboard,
    signals: Signals,
    output: Output<BufWriter<Box<dyn io::Write>>>,
    screen: Screen,
    work: Work,
    look: Look,
}

impl Player {
    fn play(&mut self, app: &mut App) -> io::Result<End> {
        let mut last = Instant::now();
        loop {
            self.work.follow(app)?;
            self.draw(app)?;
            let wait = if self.work.is_busy() { SHORT_WAIT } else { WAIT };
            if self.keyboard.is_gone_after(Duration::ZERO)? {
                return Ok(End::Gone);
            }
            // Several events may have been read at once: only when there are no more it is time to wait.
            if !event::poll(Duration::ZERO)? {
                if self.keyboard.is_gone_after(wait)? {
                    return Ok(End::Gone);
                }
            } else if let Some(effect) =
                self.action(app, &event::read()?).and_then(|it| app.act(it))
            {
                match effect {
                    Effect::Quit => return Ok(End::Quit),
                    Effect::Suspend => self.suspend(&mut last)?,
                    Effect::Redraw => self.output.clear()?,
                    Effect::Copy(text) => self.copy(&text)?,
                    Effect::NextPuzzle => self.work.get_puzzle(),
                }
            }
            app.pass(last.elapsed());
            last = Instant::now();
            match self.signals.next() {
                None => {}
                Some(Signal::End(signal)) => return Ok(End::Signal(signal)),
                Some(Signal::Suspend) => self.suspend(&mut last)?,
                Some(Signal::Continued) => {
                    Screen::leave();
                    self.enter()?;
                }
            }
        }
    }

    fn draw(&mut self, app: &App) -> io::Result<()> {
        let look = self.look;
        self.output.show(|screen| draw(app, look, screen))
    }

    fn action(&self, app: &App, event: &Event) -> Option<Action> {
        let window = window().ok()?;
        match event {
            Event::Key(key) => keys::action(app, window, *key),
            Event::Mouse(mouse) => mouse_action(app, window, *mouse),
            _ => None,
        }
    }

    /// Suspends the program. No time passes meanwhile.
    fn suspend(&mut self, last: &mut Instant) -> io::Result<()> {
        if cfg!(unix) {
            Screen::leave();
            self.signals.suspend()?;
            self.enter()?;
            *last = Instant::now();
        }
        Ok(())
    }

    fn enter(&mut self) -> io::Result<()> {
        self.screen.enter()?;
        self.output.clear()
    }

    /// Sends a text to the clipboard of the terminal. Not all terminals take it; none says so.
    fn copy(&mut self, text: &str) -> io::Result<()> {
        let out = self.output.out();
        write!(out, "\x1b]52;c;{}\x07", STANDARD.encode(text))?;
        out.flush()
    }
}
