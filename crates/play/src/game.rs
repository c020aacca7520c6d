//! [`Game`]: one puzzle being played, without any input or output.

use std::time::Duration;

use ergodoku::explanation::{Sentence, sentence};
use ergodoku::search::{self, Uniqueness};
use ergodoku::text::{self, Entry};
use ergodoku::{Candidate, CandidateSet, Cell, CellSet, Digit, State};

use crate::action::{Action, Direction};
use crate::board::Board;
use crate::hint::Hint;
use crate::question::Question;

/// What a digit key does.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum Mode {
    /// Places a digit.
    #[default]
    Digits,
    /// Writes a mark.
    Marks,
}

/// Something to tell the player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// Good news, bad news or neither.
    pub tone: Tone,
    /// The words.
    pub words: Sentence,
}

/// The tone of a [`Message`].
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Neither good nor bad.
    Plain,
    /// Good news.
    Good,
    /// Something is wrong.
    Bad,
}

/// A puzzle being played.
#[derive(Clone, Debug)]
pub struct Game {
    /// The puzzle's label, or its level.
    pub(crate) label: String,
    pub(crate) board: Board,
    pub(crate) past: Vec<Board>,
    pub(crate) future: Vec<Board>,
    pub(crate) cursor: Cell,
    pub(crate) mode: Mode,
    /// Whether notes that a digit rules out are hidden.
    pub(crate) tidy: bool,
    pub(crate) highlight: Option<Digit>,
    pub(crate) hint: Option<Hint>,
    /// What is known to be wrong: digits, and marks that are missing.
    pub(crate) wrong: CandidateSet,
    pub(crate) message: Option<Message>,
    pub(crate) question: Option<Question>,
    pub(crate) elapsed: Duration,
    pub(crate) is_paused: bool,
    /// The number of hints that were asked for.
    pub(crate) hints: usize,
}

impl Game {
    /// The beginning of a game.
    ///
    /// ```
    /// use ergodoku::{Digit, text};
    /// use ergodoku_play::{Action, Game};
    ///
    /// let mut game = Game::new(&text::parse_one(&".".repeat(81))?);
    /// game.act(Action::Enter(Digit::ALL[4]));
    /// assert!(game.line().starts_with("+5..."));
    /// game.act(Action::Undo);
    /// assert_eq!(game.line(), ".".repeat(81));
    /// # Ok::<(), text::ParseError>(())
    /// ```
    pub fn new(entry: &Entry) -> Game {
        let board = Board::new(entry);
        let first = Cell::all().find(|cell| board.digit(*cell).is_none());
        let fault = match search::uniqueness(&board.givens()) {
            Uniqueness::One(_) => None,
            Uniqueness::Several(..) => Some(sentence!("play-several")),
            Uniqueness::None => Some(sentence!("play-none")),
        };
        let warning = |words| Message { tone: Tone::Bad, words };
        Game {
            label: entry.label.clone(),
            board,
            past: Vec::new(),
            future: Vec::new(),
            cursor: first.unwrap_or(Cell::at(0, 0)),
            mode: Mode::Digits,
            tidy: true,
            highlight: None,
            hint: None,
            wrong: CandidateSet::EMPTY,
            message: fault.map(warning),
            question: None,
            elapsed: Duration::ZERO,
            is_paused: false,
            hints: 0,
        }
    }

    /// The position.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The cell with the cursor.
    pub fn cursor(&self) -> Cell {
        self.cursor
    }

    /// The open hint.
    pub fn hint(&self) -> Option<&Hint> {
        self.hint.as_ref()
    }

    /// The message.
    pub fn message(&self) -> Option<&Message> {
        self.message.as_ref()
    }

    /// The question that waits for an answer.
    pub fn question(&self) -> Option<&Question> {
        self.question.as_ref()
    }

    /// Whether anything has been changed since the beginning.
    pub fn is_begun(&self) -> bool {
        !self.past.is_empty() || !self.future.is_empty()
    }

    /// The position on one line: 81 cells with `+5` for a digit placed, then the candidates crossed out.
    pub fn line(&self) -> String {
        let puzzle = self.board.puzzle();
        match State::new(&puzzle) {
            Ok(state) => text::write_line(&state),
            // A digit stands twice in a house: there is no state, and nothing to say of candidates.
            Err(_) => Cell::all().map(|cell| self.written(cell)).collect(),
        }
    }

    fn written(&self, cell: Cell) -> String {
        match (self.board.digit(cell), self.board.is_given(cell)) {
            (None, _) => ".".to_string(),
            (Some(digit), true) => digit.to_string(),
            (Some(digit), false) => format!("+{digit}"),
        }
    }

    /// The cells whose digit breaks a rule.
    pub fn conflicts(&self) -> CellSet {
        self.board.conflicts()
    }

    /// Lets time pass, unless the game is paused or over.
    pub fn pass(&mut self, time: Duration) {
        if !self.is_paused && !self.board.is_solved() {
            self.elapsed += time;
        }
    }

    /// Does what the player wants. Actions that do not concern a single game do nothing.
    pub fn act(&mut self, action: Action) {
        match action {
            Action::Move(direction) => self.go(direction, 1),
            Action::Jump(direction) => self.go(direction, 3),
            Action::Edge(direction) => self.go_to_edge(direction),
            Action::NextCell => self.go_to_empty(1),
            Action::PreviousCell => self.go_to_empty(80),
            Action::Select(cell) => self.cursor = cell,
            Action::Enter(digit) if self.mode == Mode::Digits => self.place(digit),
            Action::Enter(digit) | Action::Mark(digit) => {
                self.mark(Candidate::new(self.cursor, digit));
            }
            Action::MarkAt(it) => {
                self.cursor = it.cell;
                self.mark(it);
            }
            Action::Erase => self.erase(),
            Action::ToggleMode => {
                self.mode = if self.mode == Mode::Digits { Mode::Marks } else { Mode::Digits };
            }
            Action::FillIn => self.change(Board::fill_in),
            Action::ToggleTidy => self.toggle_tidy(),
            Action::Undo => self.undo(),
            Action::Redo => self.redo(),
            Action::Restart => {
                self.change(Board::restart);
                self.say(Tone::Plain, sentence!("play-restarted"));
            }
            Action::Highlight(digit) => self.highlight = digit,
            Action::NextHighlight => self.highlight = turned(self.highlight, 1),
            Action::PreviousHighlight => self.highlight = turned(self.highlight, 9),
            Action::Check => self.ask(Question::Check(Box::new(self.board.puzzle()))),
            Action::Hint => self.tell_more(),
            Action::Another => self.ask_another(),
            Action::Apply => self.apply(),
            Action::Dismiss => self.dismiss(),
            Action::Pause => self.is_paused = !self.is_paused && !self.board.is_solved(),
            _ => {}
        }
    }

    fn go(&mut self, direction: Direction, by: usize) {
        let (row, column) = (self.cursor.row().number(), self.cursor.column().number());
        self.cursor = match direction {
            Direction::Up => Cell::at((row + 9 - by) % 9, column),
            Direction::Down => Cell::at((row + by) % 9, column),
            Direction::Left => Cell::at(row, (column + 9 - by) % 9),
            Direction::Right => Cell::at(row, (column + by) % 9),
        };
    }

    fn go_to_edge(&mut self, direction: Direction) {
        let (row, column) = (self.cursor.row().number(), self.cursor.column().number());
        self.cursor = match direction {
            Direction::Up => Cell::at(0, column),
            Direction::Down => Cell::at(8, column),
            Direction::Left => Cell::at(row, 0),
            Direction::Right => Cell::at(row, 8),
        };
    }

    /// Goes to the next empty cell in steps of `by` cells; if there is none, to the next cell.
    fn go_to_empty(&mut self, by: usize) {
        let after = |steps: usize| Cell::from_index((self.cursor.index() + steps * by) % 81);
        let empty = (1..81).map(after).find(|cell| self.board.digit(*cell).is_none());
        self.cursor = empty.unwrap_or(after(1));
    }

    /// Places a digit, or takes it out if it is there.
    fn place(&mut self, digit: Digit) {
        let it = Candidate::new(self.cursor, digit);
        if self.refuses_change() {
            return;
        }
        match self.board.digit(it.cell) == Some(digit) {
            true => self.change(|board| board.erase(it.cell)),
            false => self.change(|board| board.place(it)),
        }
        self.congratulate();
    }

    fn mark(&mut self, it: Candidate) {
        let Candidate { cell, digit } = it;
        if self.refuses_change() {
            return;
        }
        if self.board.digit(cell).is_some() {
            self.say(Tone::Plain, sentence!("play-has-digit", cell));
        } else if self.tidy && !self.board.legal(cell).contains(digit) {
            self.say(Tone::Plain, sentence!("play-excluded", cell, digit));
        } else {
            self.change(|board| board.toggle_mark(it));
        }
    }

    fn erase(&mut self) {
        let cell = self.cursor;
        if !self.refuses_change() {
            self.change(|board| board.erase(cell));
        }
    }

    /// Whether the cell of the cursor is a given, and says so.
    fn refuses_change(&mut self) -> bool {
        let is_given = self.board.is_given(self.cursor);
        if is_given {
            self.say(Tone::Plain, sentence!("play-given", cell = self.cursor));
        }
        is_given
    }

    fn toggle_tidy(&mut self) {
        self.tidy = !self.tidy;
        self.say(
            Tone::Plain,
            match self.tidy {
                true => sentence!("play-notes-hidden"),
                false => sentence!("play-notes-shown"),
            },
        );
    }

    /// Changes the board. What was said about the last position is no longer true.
    pub(crate) fn change(&mut self, change: impl FnOnce(&mut Board)) {
        let before = self.board.clone();
        change(&mut self.board);
        self.forget();
        if self.board != before {
            self.past.push(before);
            self.future.clear();
        }
    }

    fn undo(&mut self) {
        self.forget();
        match self.past.pop() {
            Some(before) => self.future.push(std::mem::replace(&mut self.board, before)),
            None => self.say(Tone::Plain, sentence!("play-no-undo")),
        }
    }

    fn redo(&mut self) {
        self.forget();
        match self.future.pop() {
            Some(after) => self.past.push(std::mem::replace(&mut self.board, after)),
            None => self.say(Tone::Plain, sentence!("play-no-redo")),
        }
    }

    fn forget(&mut self) {
        self.hint = None;
        self.message = None;
        self.question = None;
        self.wrong = CandidateSet::EMPTY;
    }

    pub(crate) fn say(&mut self, tone: Tone, words: Sentence) {
        self.message = Some(Message { tone, words });
    }

    pub(crate) fn congratulate(&mut self) {
        if self.board.is_solved() {
            let (time, count) = (in_words(self.elapsed), self.hints);
            self.say(Tone::Good, sentence!("play-solved", time, count));
        } else if self.board.is_full() {
            self.say(Tone::Bad, sentence!("play-broken"));
        }
    }

    pub(crate) fn ask(&mut self, question: Question) {
        self.message = None;
        self.question = Some(question);
    }

    fn dismiss(&mut self) {
        let is_open = self.hint.is_some() || self.question.is_some() || self.message.is_some();
        self.forget();
        if !is_open {
            self.highlight = None;
        }
    }
}

/// The next digit in a circle of nine digits and none, `by` places on.
fn turned(digit: Option<Digit>, by: usize) -> Option<Digit> {
    let place = digit.map_or(9, Digit::index);
    Digit::ALL.get((place + by) % 10).copied()
}

/// A time as `4:05` or `1:04:05`.
pub(crate) fn in_words(time: Duration) -> String {
    let seconds = time.as_secs();
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        hours => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}
