//! Sudoku in the terminal, played by keyboard and mouse: digits and marks, undo, checks, and hints that tell more
//! each time they are asked, up to the step drawn on the board.
//!
//! [`Game`] is one puzzle and [`App`] a session; neither does input or output. [`draw`] draws a session on a
//! [`Screen`], in a [language](App::in_language), [`key_action`] and [`mouse_action`] say what an event asks for, and [`run`] joins them in a terminal.
//!
//! ```
//! use ergodoku::{Digit, text};
//! use ergodoku_play::{Action, App, Game, Look, Screen, draw};
//!
//! let entry = text::parse_one(&format!("..5{}", ".".repeat(78)))?;
//! let mut app = App::new(Game::new(&entry));
//! app.act(Action::Enter(Digit::ALL[6]));
//!
//! let mut screen = Screen::new(40, 16);
//! draw(&app, Look { color: false, unicode: true }, &mut screen);
//! assert!(screen.row(1).starts_with("r1 ┃·7· .  5 ┃"));
//! # Ok::<(), text::ParseError>(())
//! ```

mod action;
mod advice;
mod app;
mod board;
mod game;
mod hint;
mod keys;
mod question;
mod record;
mod save;
mod screen;
mod terminal;
mod view;
mod words;

pub use action::{Action, Direction};
pub use app::{App, Effect};
pub use board::Board;
pub use game::{Game, Message, Mode, Tone};
pub use hint::Hint;
pub use keys::action as key_action;
pub use question::{Answer, Question};
pub use save::{SaveError, SavedGames};
pub use screen::{Position, Rect, Screen, ScreenCell};
pub use terminal::{End, Session, end_by, has_terminal, run};
pub use view::{Look, SMALLEST, draw, mouse_action};
