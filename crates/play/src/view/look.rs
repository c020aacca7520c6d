//! [`Look`]: colour or none, Unicode or ASCII; [`Pen`]: writes on a screen and never beside it.

use ergodoku::render::TerminalStyle;

use crate::screen::{Position, Rect, Screen, ScreenCell};

/// What the terminal can show.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Look {
    /// Whether to use colours. Without them bold, reverse and signs tell the same.
    pub color: bool,
    /// Whether to use characters outside ASCII.
    pub unicode: bool,
}

/// The frame of the board.
pub(crate) const FRAME: TerminalStyle = colored(244);
/// Candidates and notes.
pub(crate) const MARK: TerminalStyle = colored(245);
/// Digits that the player placed.
pub(crate) const PLACED: TerminalStyle = colored(33);
/// What is wrong.
pub(crate) const BAD: TerminalStyle = TerminalStyle { bold: true, ..colored(167) };
/// Good news.
pub(crate) const GOOD: TerminalStyle = TerminalStyle { bold: true, ..colored(35) };
/// The names of keys.
pub(crate) const KEY: TerminalStyle = TerminalStyle { bold: true, ..colored(37) };
/// Advice.
pub(crate) const ASIDE: TerminalStyle = colored(245);
/// Givens, headings.
pub(crate) const STRONG: TerminalStyle = TerminalStyle { bold: true, ..PLAIN };
/// Without any style.
pub(crate) const PLAIN: TerminalStyle = TerminalStyle { color: None, bold: false, reverse: false };

const fn colored(color: u8) -> TerminalStyle {
    TerminalStyle { color: Some(color), ..PLAIN }
}

/// The style with foreground and background exchanged.
pub(crate) const fn reversed(style: TerminalStyle) -> TerminalStyle {
    TerminalStyle { reverse: !style.reverse, ..style }
}

/// A line of text in several styles.
pub(crate) type Line = Vec<(TerminalStyle, String)>;

/// Writes on a screen.
pub(crate) struct Pen<'a> {
    pub(crate) screen: &'a mut Screen,
    pub(crate) look: Look,
}

impl Pen<'_> {
    fn style(&self, style: TerminalStyle) -> TerminalStyle {
        TerminalStyle { color: style.color.filter(|_| self.look.color), ..style }
    }

    /// Writes a character of the board.
    pub(crate) fn put(&mut self, [x, y]: [u16; 2], style: TerminalStyle, character: char) {
        let character = if self.look.unicode { character } else { in_ascii(character) };
        self.screen.put(Position::new(x, y), self.style(style), character);
    }

    /// Writes a character of the board if its place is blank.
    pub(crate) fn fill(&mut self, [x, y]: [u16; 2], style: TerminalStyle, character: char) {
        if self.screen.cell(Position::new(x, y)).is_some_and(ScreenCell::is_blank) {
            self.put([x, y], style, character);
        }
    }

    /// Writes characters of the board.
    pub(crate) fn put_all(&mut self, [x, y]: [u16; 2], style: TerminalStyle, characters: &str) {
        for (place, character) in characters.chars().enumerate() {
            self.put([x + place as u16, y], style, character);
        }
    }

    /// Writes a line of text into the first row of a place, as far as there is room.
    pub(crate) fn line(&mut self, place: Rect, line: &Line) {
        let mut place = place.intersection(self.screen.area());
        for (style, text) in line {
            if place.is_empty() {
                return;
            }
            let text = match self.look.unicode {
                true => text.clone(),
                false => text.chars().map(in_ascii).collect(),
            };
            let x = self.screen.write(place, self.style(*style), &text);
            place = Rect { x, width: place.right() - x, ..place };
        }
    }

    /// Exchanges foreground and background.
    pub(crate) fn reverse(&mut self, place: Rect) {
        self.screen.reverse(place);
    }
}

/// The nearest character in ASCII.
fn in_ascii(character: char) -> char {
    match character {
        '━' | '─' => '-',
        '┃' | '│' => '|',
        '·' => '\'',
        '×' => 'x',
        '…' => '.',
        // A letter for a letter, as lines are broken already.
        'ä' => 'a',
        'ö' => 'o',
        'ü' => 'u',
        'Ä' => 'A',
        'Ö' => 'O',
        'Ü' => 'U',
        'ß' => 's',
        '┏' | '┓' | '┗' | '┛' | '┯' | '┳' | '┷' | '┻' | '┣' | '┫' | '┿' | '╋' | '┠' | '┨' | '┼'
        | '╂' => '+',
        other if other.is_ascii() => other,
        _ => '?',
    }
}
