//! A [`Board`] as text, for saved games: one word for each cell.
//!
//! `.` is an empty cell. `5` is the player's digit, which may be followed by marks: `n125` are notes, `c` are all
//! candidates, `c12` all candidates but 1 and 2.

use ergodoku::{Candidate, Cell, Digit, DigitSet};

use crate::board::{Board, Marks};

impl Board {
    /// The player's digits and marks as 81 words.
    pub(crate) fn to_words(&self) -> String {
        Cell::all().map(|cell| self.word(cell)).collect::<Vec<_>>().join(" ")
    }

    fn word(&self, cell: Cell) -> String {
        let digit = self.placed(cell).map(|digit| digit.to_string()).unwrap_or_default();
        let word = match self.kept_marks(cell) {
            Marks::Notes(DigitSet::EMPTY) => digit,
            Marks::Notes(notes) => format!("{digit}n{notes}"),
            Marks::CandidatesBut(crossed_out) => format!("{digit}c{crossed_out}"),
        };
        if word.is_empty() { ".".to_string() } else { word }
    }

    /// The same puzzle with digits and marks from 81 words. None if they are not such words, or place a digit
    /// on a given.
    pub(crate) fn with_words(&self, words: &str) -> Option<Board> {
        let mut board = self.clone();
        board.restart();
        let words: Vec<&str> = words.split(' ').collect();
        if words.len() != 81 {
            return None;
        }
        for (cell, word) in Cell::all().zip(words) {
            board.read_word(cell, word)?;
        }
        Some(board)
    }

    fn read_word(&mut self, cell: Cell, word: &str) -> Option<()> {
        if word.is_empty() {
            return None;
        }
        let (digit, marks) = match word.find(['n', 'c']) {
            Some(at) => word.split_at(at),
            None => (word, "n"),
        };
        match digit {
            "" | "." => {}
            digit if self.is_given(cell) || digit.len() != 1 => return None,
            digit => {
                let digit = Digit::from_char(digit.chars().next()?)?;
                self.place(Candidate::new(cell, digit));
            }
        }
        let (kind, digits) = marks.split_at(1);
        let digits: Option<DigitSet> = digits.chars().map(Digit::from_char).collect();
        let marks = match kind {
            "c" => Marks::CandidatesBut(digits?),
            _ => Marks::Notes(digits?),
        };
        self.set_marks(cell, marks);
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use ergodoku::text;

    use super::*;

    fn blank() -> Board {
        Board::new(&text::parse_one(&format!("1{}", ".".repeat(80))).unwrap())
    }

    #[test]
    fn words_keep_digits_notes_and_candidates() {
        let mut board = blank();
        let [noted, filled, placed] = ["r1c2", "r2c2", "r9c9"].map(|cell| cell.parse().unwrap());
        board.set_marks(noted, Marks::Notes("25".chars().filter_map(Digit::from_char).collect()));
        board.set_marks(filled, Marks::CandidatesBut(DigitSet::EMPTY));
        board.set_marks(placed, Marks::CandidatesBut(DigitSet::only(Digit::ALL[2])));
        board.place(Candidate::new(placed, Digit::ALL[6]));
        let words = board.to_words();
        assert!(words.starts_with(". n25 ") && words.contains(" c ") && words.ends_with(" 7c3"));
        assert_eq!(blank().with_words(&words), Some(board));
    }

    #[test]
    fn other_words_are_refused() {
        let words = |first: &str| format!("{first}{}", " .".repeat(80));
        assert!(blank().with_words(&words(".")).is_some());
        for bad in ["2", "x", "n0", "12", "q1", "c?", ""] {
            assert!(blank().with_words(&words(bad)).is_none(), "{bad}");
        }
        assert!(blank().with_words(". .").is_none());
    }
}
