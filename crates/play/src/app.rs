//! [`App`]: the puzzles of a session, and what is open besides the board.

use std::time::Duration;

use ergodoku::explanation::{Language, Sentence, sentence};

use crate::action::Action;
use crate::game::{Game, Tone};
use crate::question::{Answer, Question};

/// A session: the puzzles that were opened, one of which is played.
#[derive(Clone, Debug)]
pub struct App {
    games: Vec<Game>,
    at: usize,
    pub(crate) language: Language,
    pub(crate) is_help_open: bool,
    /// Whether the next digit key chooses what to highlight.
    pub(crate) asks_highlight: bool,
    pub(crate) shows_clock: bool,
    pub(crate) awaits_puzzle: bool,
    /// The first line shown of a text that is too long for its place.
    pub(crate) scroll: u16,
}

/// What an [`Action`] asks of the world outside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// End the session.
    Quit,
    /// Suspend the program.
    Suspend,
    /// Draw the screen anew.
    Redraw,
    /// Copy this text to the clipboard.
    Copy(String),
    /// Get another puzzle and [`add`](App::add) it.
    NextPuzzle,
}

impl App {
    /// A session that begins with a game.
    pub fn new(first: Game) -> App {
        App {
            games: vec![first],
            at: 0,
            language: Language::English,
            is_help_open: false,
            asks_highlight: false,
            shows_clock: true,
            awaits_puzzle: false,
            scroll: 0,
        }
    }

    /// The same session in a language.
    pub fn in_language(self, language: Language) -> App {
        App { language, ..self }
    }

    /// The game that is played.
    pub fn game(&self) -> &Game {
        &self.games[self.at]
    }

    pub(crate) fn game_mut(&mut self) -> &mut Game {
        &mut self.games[self.at]
    }

    /// All games of the session, in the order of their puzzles.
    pub fn games(&self) -> &[Game] {
        &self.games
    }

    /// The number of the puzzle, from 1.
    pub fn number(&self) -> usize {
        self.at + 1
    }

    /// Lets time pass.
    pub fn pass(&mut self, time: Duration) {
        if !self.is_help_open {
            self.game_mut().pass(time);
        }
    }

    /// Takes the answer to a question of the game.
    pub fn take(&mut self, question: &Question, answer: Answer) {
        self.scroll = 0;
        self.game_mut().take(question, answer);
    }

    /// Adds the puzzle that was asked for, or says why there is none.
    pub fn add(&mut self, next: Result<Game, Sentence>) {
        if !std::mem::take(&mut self.awaits_puzzle) {
            return;
        }
        match next {
            Ok(game) => {
                self.games.push(game);
                self.go_to(self.games.len() - 1);
            }
            Err(why) => self.game_mut().say(Tone::Plain, why),
        }
    }

    fn go_to(&mut self, at: usize) {
        let (mode, tidy) = (self.game().mode, self.game().tidy);
        self.at = at;
        self.scroll = 0;
        let game = self.game_mut();
        (game.mode, game.tidy) = (mode, tidy);
    }

    /// Does what the player wants.
    pub fn act(&mut self, action: Action) -> Option<Effect> {
        let asked_highlight = std::mem::take(&mut self.asks_highlight);
        match action {
            Action::Quit => return Some(Effect::Quit),
            Action::Suspend => return Some(Effect::Suspend),
            Action::Redraw => return Some(Effect::Redraw),
            _ if self.is_help_open => {
                self.act_on_help(action);
                return None;
            }
            _ if self.game().is_paused => {
                self.game_mut().is_paused = false;
                return None;
            }
            Action::ScrollTo(line) => {
                self.scroll = line;
                return None;
            }
            _ => {}
        }
        self.scroll = 0;
        match action {
            Action::Help => self.is_help_open = true,
            Action::AskHighlight => self.asks_highlight = !asked_highlight,
            Action::ToggleClock => self.shows_clock = !self.shows_clock,
            Action::Dismiss if self.awaits_puzzle => self.awaits_puzzle = false,
            Action::Dismiss if asked_highlight => {}
            Action::Copy => return Some(self.copy()),
            Action::NextPuzzle if self.at + 1 < self.games.len() => self.go_to(self.at + 1),
            Action::NextPuzzle => {
                self.awaits_puzzle = true;
                return Some(Effect::NextPuzzle);
            }
            Action::PreviousPuzzle => match self.at.checked_sub(1) {
                Some(before) => self.go_to(before),
                None => self.game_mut().say(Tone::Plain, sentence!("play-first")),
            },
            action => self.game_mut().act(action),
        }
        None
    }

    /// Scrolls the help, or closes it.
    fn act_on_help(&mut self, action: Action) {
        match action {
            Action::ScrollTo(line) => self.scroll = line,
            _ => {
                self.is_help_open = false;
                self.scroll = 0;
            }
        }
    }

    fn copy(&mut self) -> Effect {
        let line = self.game().line();
        self.game_mut().say(Tone::Plain, sentence!("play-copied", line = line.clone()));
        Effect::Copy(line)
    }
}
