//! [`Scanner`]: digits, cells, houses and signs, one after another.

use ergodoku_core::{Cell, CellSet, Digit, DigitSet, House, HouseKind, HouseSet, Sentence};

use super::ReadError;

/// `≠` as one byte.
pub(crate) const NOT_EQUAL: u8 = 1;
/// `⇒` as one byte.
pub(crate) const ARROW: u8 = 2;
/// What no notation uses.
const OTHER: u8 = 0x7f;

/// A text with one byte for each character, so that signs beyond ASCII are as simple to read as `-`.
pub(crate) struct Line<'t> {
    text: &'t str,
    bytes: Vec<u8>,
}

impl<'t> Line<'t> {
    pub(crate) fn new(text: &'t str) -> Line<'t> {
        Line { text, bytes: text.chars().map(plain).collect() }
    }

    pub(crate) fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    pub(crate) fn len(&self) -> usize {
        self.bytes.len()
    }

    /// What was written between two places, without the spaces around it.
    pub(crate) fn written(&self, from: usize, to: usize) -> &'t str {
        let byte = |place: usize| match self.text.len() == self.bytes.len() {
            true => place,
            false => self.text.char_indices().nth(place).map_or(self.text.len(), |(at, _)| at),
        };
        self.text[byte(from)..byte(to.max(from))].trim()
    }

    pub(crate) fn error(&self, expected: &Expected) -> ReadError {
        let before: String = self.text.chars().take(expected.at).collect();
        let found = self.written(expected.at, self.len());
        let found: String = match found.chars().next() {
            Some(first) if first.is_alphanumeric() => {
                found.chars().take_while(|it| it.is_alphanumeric()).take(20).collect()
            }
            first => first.into_iter().collect(),
        };
        ReadError {
            line: 1 + before.matches('\n').count(),
            column: 1 + before.chars().rev().take_while(|&it| it != '\n').count(),
            expected: Sentence::Message(expected.what.into(), Vec::new()),
            found,
        }
    }
}

fn plain(character: char) -> u8 {
    match character {
        ' '..='~' => character as u8,
        '\t' | '\n' | '\r' | '\u{a0}' | '\u{2009}' | '\u{202f}' => b' ',
        '≠' => NOT_EQUAL,
        '⇒' | '→' | '⟹' | '➔' | '➜' | '⟶' => ARROW,
        '−' | '–' | '—' | '‐' | '‑' | '‒' => b'-',
        '∖' | '⧵' => b'\\',
        '’' => b'\'',
        '＝' => b'=',
        _ => OTHER,
    }
}

/// What was expected at a place of a [`Line`].
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Expected {
    pub(crate) at: usize,
    /// The message that says what.
    pub(crate) what: &'static str,
}

impl Expected {
    /// The one that came farther.
    pub(crate) fn or(self, other: Expected) -> Expected {
        if other.at > self.at { other } else { self }
    }
}

pub(crate) type Read<T> = Result<T, Expected>;

/// A place in a line. It is copied to try something out.
#[derive(Copy, Clone)]
pub(crate) struct Scanner<'l> {
    bytes: &'l [u8],
    pub(crate) at: usize,
    end: usize,
}

impl<'l> Scanner<'l> {
    pub(crate) fn new(bytes: &'l [u8], from: usize, to: usize) -> Scanner<'l> {
        Scanner { bytes, at: from, end: to.min(bytes.len()) }
    }

    pub(crate) fn peek(&self) -> Option<u8> {
        self.bytes[..self.end].get(self.at).copied()
    }

    pub(crate) fn rest(&self) -> &'l [u8] {
        &self.bytes[self.at.min(self.end)..self.end]
    }

    pub(crate) fn skip_spaces(&mut self) {
        while self.peek() == Some(b' ') {
            self.at += 1;
        }
    }

    pub(crate) fn is_at_end(&mut self) -> bool {
        self.skip_spaces();
        self.at >= self.end
    }

    pub(crate) fn expected<T>(&self, what: &'static str) -> Read<T> {
        Err(Expected { at: self.at, what })
    }

    /// Passes `text`, in any case of letters.
    pub(crate) fn eat(&mut self, text: &str) -> bool {
        let rest = self.rest();
        let is_here =
            rest.len() >= text.len() && rest[..text.len()].eq_ignore_ascii_case(text.as_bytes());
        self.at += if is_here { text.len() } else { 0 };
        is_here
    }

    /// Passes a word that ends here.
    pub(crate) fn eat_word(&mut self, word: &str) -> bool {
        let before = *self;
        let is_here = self.eat(word) && !self.peek().is_some_and(|it| it.is_ascii_alphanumeric());
        if !is_here {
            *self = before;
        }
        is_here
    }

    /// Passes one of the bytes.
    pub(crate) fn eat_any(&mut self, bytes: &[u8]) -> Option<u8> {
        let found = self.peek().filter(|it| bytes.contains(it))?;
        self.at += 1;
        Some(found)
    }

    /// Tries to read; stays where it is if that fails.
    pub(crate) fn attempt<T>(&mut self, read: impl FnOnce(&mut Self) -> Read<T>) -> Read<T> {
        let mut ahead = *self;
        let value = read(&mut ahead)?;
        *self = ahead;
        Ok(value)
    }

    /// Whether `test` holds here; stays where it is.
    pub(crate) fn attempt_is(mut self, test: impl FnOnce(&mut Self) -> bool) -> bool {
        test(&mut self)
    }

    /// Whether `text` stands right before this place.
    pub(crate) fn follows(&self, text: &[u8]) -> bool {
        self.bytes[..self.at].ends_with(text)
    }

    fn numbers(&mut self) -> u16 {
        let mut bits = 0;
        while let Some(number @ b'1'..=b'9') = self.peek() {
            bits |= 1 << (number - b'1');
            self.at += 1;
        }
        bits
    }

    /// `5`, `57`, and with `between` also `5/7`.
    pub(crate) fn digits_with(&mut self, between: &[u8]) -> Read<DigitSet> {
        let mut bits = self.numbers();
        if bits == 0 {
            return self.expected("expected-digits");
        }
        while self.peek().is_some_and(|it| between.contains(&it)) {
            let mut ahead = *self;
            ahead.at += 1;
            let more = ahead.numbers();
            if more == 0 {
                break;
            }
            bits |= more;
            *self = ahead;
        }
        Ok(DigitSet::from_bits(bits))
    }

    pub(crate) fn digits(&mut self) -> Read<DigitSet> {
        self.digits_with(b"")
    }

    pub(crate) fn digit(&mut self) -> Read<Digit> {
        let before = *self;
        self.digits()?.single().map_or_else(|| before.expected("expected-digit"), Ok)
    }

    /// The rows and columns of `r27c36`, `R27C36` or `BG36`, as bits.
    fn rows_and_columns(&mut self) -> Read<(u16, u16)> {
        let what = "expected-cell";
        let before = *self;
        let mut rows = 0;
        if self.eat_any(b"rR").is_some() {
            rows = self.numbers();
            if rows == 0 || self.eat_any(b"cC").is_none() {
                return before.expected(what);
            }
        } else {
            while let Some(row) = self.peek().and_then(row_of_letter) {
                rows |= 1 << row;
                self.at += 1;
            }
        }
        let columns = self.numbers();
        match rows == 0 || columns == 0 {
            true => before.expected(what),
            false => Ok((rows, columns)),
        }
    }

    /// `b5p37`.
    fn places_in_box(&mut self) -> Option<CellSet> {
        let mut ahead = *self;
        ahead.eat_any(b"bB")?;
        let boxes = ahead.numbers();
        ahead.eat_any(b"pP")?;
        let places = ahead.numbers();
        (places != 0 && boxes.count_ones() == 1).then(|| {
            *self = ahead;
            House::box_(boxes.trailing_zeros() as usize).cells_at(places)
        })
    }

    /// One term: `r27c36`, `BG36`, `b5p37`. Nothing that could belong to the name of a cell follows.
    pub(crate) fn term(&mut self) -> Read<CellSet> {
        let before = *self;
        let cells = match self.places_in_box() {
            Some(cells) => cells,
            None => {
                let (rows, columns) = self.rows_and_columns()?;
                let places = DigitSet::from_bits(rows).iter().flat_map(|row| {
                    let columns = DigitSet::from_bits(columns);
                    columns.iter().map(move |column| Cell::at(row.index(), column.index()))
                });
                places.collect()
            }
        };
        match self.peek() {
            Some(it) if it.is_ascii_alphanumeric() && it != b'n' => {
                *self = before;
                self.expected("expected-cell")
            }
            _ => Ok(cells),
        }
    }

    /// Terms with commas or bars between them, without spaces.
    pub(crate) fn cells(&mut self) -> Read<CellSet> {
        self.cells_between(|scanner| scanner.eat_any(b",|").is_some())
    }

    /// Terms with the separator between them.
    pub(crate) fn cells_between(
        &mut self,
        mut separator: impl FnMut(&mut Self) -> bool,
    ) -> Read<CellSet> {
        let mut cells = self.term()?;
        loop {
            let mut ahead = *self;
            if !separator(&mut ahead) {
                return Ok(cells);
            }
            let Ok(more) = ahead.term() else {
                return Ok(cells);
            };
            cells |= more;
            *self = ahead;
        }
    }

    /// `r27`, `r27c3b5`, `rBG`, `R27`.
    pub(crate) fn houses(&mut self) -> Read<HouseSet> {
        let mut houses = self.houses_of_a_kind()?;
        while let Ok(more) = self.houses_of_a_kind() {
            houses |= more;
        }
        Ok(houses)
    }

    /// `r27`.
    pub(crate) fn houses_of_a_kind(&mut self) -> Read<HouseSet> {
        let mut ahead = *self;
        let kind = match ahead.eat_any(b"rRcCbB").map(|it| it.to_ascii_lowercase()) {
            Some(b'r') => Some(HouseKind::Row),
            Some(b'c') => Some(HouseKind::Column),
            Some(_) => Some(HouseKind::Box),
            None => None,
        };
        let mut numbers = ahead.numbers();
        while let (Some(HouseKind::Row), Some(row)) = (kind, ahead.peek().and_then(row_of_letter)) {
            numbers |= 1 << row;
            ahead.at += 1;
        }
        match kind {
            Some(kind) if numbers != 0 => {
                *self = ahead;
                let numbers = DigitSet::from_bits(numbers);
                Ok(numbers.iter().map(|it| House::of(kind, it.index())).collect())
            }
            _ => self.expected("expected-houses"),
        }
    }
}

/// Rows are A to H; the last one is I, J or K, as writers have it.
fn row_of_letter(letter: u8) -> Option<u8> {
    match letter {
        b'A'..=b'H' => Some(letter - b'A'),
        b'I' | b'J' | b'K' => Some(8),
        _ => None,
    }
}
