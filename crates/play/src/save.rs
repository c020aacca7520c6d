//! Saved games: one JSON file with the games that were left unfinished, the latest first.

use std::fmt;
use std::fs;
use std::io::{self, Write as _};
use std::path::Path;
use std::time::Duration;

use ergodoku::{State, text};
use serde::{Deserialize, Serialize};

use crate::board::Board;
use crate::game::{Game, Mode};

/// The version of the file's format.
const VERSION: u32 = 1;

/// The number of games that a file keeps.
const MOST: usize = 100;

/// The unfinished games of a file.
#[derive(Debug, Serialize, Deserialize)]
pub struct SavedGames {
    version: u32,
    games: Vec<SavedGame>,
}

/// A game in a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct SavedGame {
    puzzle: String,
    label: String,
    board: String,
    past: Vec<String>,
    future: Vec<String>,
    cursor: usize,
    marks: bool,
    tidy: bool,
    seconds: u64,
    hints: usize,
}

/// Why a file of saved games cannot be used.
#[derive(Debug)]
pub enum SaveError {
    /// It cannot be read or written.
    Io(io::Error),
    /// It is not a file of saved games.
    Content(String),
}

impl fmt::Display for SaveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SaveError::Io(error) => write!(f, "{error}"),
            SaveError::Content(what) => write!(f, "this is no file of saved games: {what}"),
        }
    }
}

impl std::error::Error for SaveError {}

impl From<io::Error> for SaveError {
    fn from(error: io::Error) -> SaveError {
        SaveError::Io(error)
    }
}

impl Default for SavedGames {
    /// No games.
    fn default() -> SavedGames {
        SavedGames { version: VERSION, games: Vec::new() }
    }
}

impl SavedGames {
    /// Reads a file; a missing one has no games.
    ///
    /// # Errors
    /// If the file cannot be read, or is something else.
    pub fn read(path: &Path) -> Result<SavedGames, SaveError> {
        let json = match fs::read_to_string(path) {
            Ok(json) => json,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                return Ok(SavedGames::default());
            }
            Err(error) => return Err(error.into()),
        };
        let read: SavedGames =
            serde_json::from_str(&json).map_err(|error| SaveError::Content(error.to_string()))?;
        match read.version {
            VERSION => Ok(read),
            other => Err(SaveError::Content(format!("it has version {other}, not {VERSION}"))),
        }
    }

    /// Writes the file, as a whole or not at all. Makes its folder if needed.
    ///
    /// # Errors
    /// If that fails.
    pub fn write(&self, path: &Path) -> Result<(), SaveError> {
        let folder = path.parent().filter(|it| !it.as_os_str().is_empty());
        let folder = folder.unwrap_or(Path::new("."));
        fs::create_dir_all(folder)?;
        let mut file = tempfile::NamedTempFile::new_in(folder)?;
        let json = serde_json::to_vec(self).map_err(io::Error::from)?;
        file.write_all(&json)?;
        file.persist(path).map_err(|error| error.error)?;
        Ok(())
    }

    /// Keeps a game as the latest, in place of an earlier one of the same puzzle. A solved game is not kept.
    pub fn keep(&mut self, game: &Game) {
        let saved = SavedGame::of(game);
        self.games.retain(|it| it.puzzle != saved.puzzle);
        if !game.board.is_solved() {
            self.games.insert(0, saved);
            self.games.truncate(MOST);
        }
    }

    /// The latest game; none if there are none.
    ///
    /// # Errors
    /// If what is written there is no game.
    pub fn latest(&self) -> Option<Result<Game, SaveError>> {
        self.games.first().map(SavedGame::game)
    }

    /// The game of the puzzle that another game is about, if there is one.
    ///
    /// # Errors
    /// If what is written there is no game.
    pub fn of_puzzle(&self, game: &Game) -> Option<Result<Game, SaveError>> {
        let puzzle = puzzle_line(&game.board);
        self.games.iter().find(|it| it.puzzle == puzzle).map(SavedGame::game)
    }
}

/// The puzzle on a line, without what the player did.
fn puzzle_line(board: &Board) -> String {
    let givens = board.givens();
    State::new(&givens).map_or(givens.to_string(), |state| text::write_line(&state))
}

impl SavedGame {
    fn of(game: &Game) -> SavedGame {
        let words = |boards: &[Board]| boards.iter().map(Board::to_words).collect();
        SavedGame {
            puzzle: puzzle_line(&game.board),
            label: game.label.clone(),
            board: game.board.to_words(),
            past: words(&game.past),
            future: words(&game.future),
            cursor: game.cursor.index(),
            marks: game.mode == Mode::Marks,
            tidy: game.tidy,
            seconds: game.elapsed.as_secs(),
            hints: game.hints,
        }
    }

    fn game(&self) -> Result<Game, SaveError> {
        let bad = |what: &str| SaveError::Content(format!("the {what} of a game cannot be read"));
        let entry = text::parse_one(&self.puzzle).map_err(|_| bad("puzzle"))?;
        let mut game = Game::new(&entry);
        let start = game.board.clone();
        let read = |words: &String| start.with_words(words);
        let all = |boards: &[String]| boards.iter().map(read).collect::<Option<Vec<Board>>>();
        game.board = read(&self.board).ok_or_else(|| bad("board"))?;
        game.past = all(&self.past).ok_or_else(|| bad("history"))?;
        game.future = all(&self.future).ok_or_else(|| bad("history"))?;
        game.cursor = ergodoku::Cell::all().nth(self.cursor).ok_or_else(|| bad("cursor"))?;
        game.mode = if self.marks { Mode::Marks } else { Mode::Digits };
        (game.label, game.tidy, game.hints) = (self.label.clone(), self.tidy, self.hints);
        game.elapsed = Duration::from_secs(self.seconds);
        Ok(game)
    }
}
