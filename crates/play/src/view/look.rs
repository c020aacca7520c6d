//! [`Look`]: colour or none, Unicode or ASCII; [`Pen`]: writes into a buffer and never beside it.

use ergodoku::render::TerminalStyle;
use ratatui_core::buffer::Buffer;
use ratatui_core::layout::{Position, Rect};
use ratatui_core::style::{Color, Modifier, Style};

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

/// Writes into a buffer.
pub(crate) struct Pen<'a> {
    pub(crate) buffer: &'a mut Buffer,
    pub(crate) look: Look,
}

impl Pen<'_> {
    fn style(&self, style: TerminalStyle) -> Style {
        let mut made = Style::reset();
        if let Some(color) = style.color.filter(|_| self.look.color) {
            made = made.fg(Color::Indexed(color));
        }
        if style.bold {
            made = made.add_modifier(Modifier::BOLD);
        }
        if style.reverse {
            made = made.add_modifier(Modifier::REVERSED);
        }
        made
    }

    /// Writes a character of the board.
    pub(crate) fn put(&mut self, [x, y]: [u16; 2], style: TerminalStyle, character: char) {
        let style = self.style(style);
        let character = if self.look.unicode { character } else { in_ascii(character) };
        if let Some(cell) = self.buffer.cell_mut(Position::new(x, y)) {
            cell.reset();
            cell.set_char(character).set_style(style);
        }
    }

    /// Writes a character of the board if its place is blank.
    pub(crate) fn fill(&mut self, [x, y]: [u16; 2], style: TerminalStyle, character: char) {
        if self.buffer.cell(Position::new(x, y)).is_some_and(|cell| cell.symbol() == " ") {
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
        let place = place.intersection(self.buffer.area);
        if place.is_empty() {
            return;
        }
        let mut x = place.x;
        for (style, text) in line {
            let text = match self.look.unicode {
                true => text.clone(),
                false => text.chars().map(in_ascii).collect(),
            };
            let left = usize::from(place.right() - x);
            (x, _) = self.buffer.set_stringn(x, place.y, text, left, self.style(*style));
        }
    }

    /// Exchanges foreground and background.
    pub(crate) fn reverse(&mut self, place: Rect) {
        for position in place.intersection(self.buffer.area).positions() {
            self.buffer[position].modifier.toggle(Modifier::REVERSED);
        }
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
        '┏' | '┓' | '┗' | '┛' | '┯' | '┳' | '┷' | '┻' | '┣' | '┫' | '┿' | '╋' | '┠' | '┨' | '┼'
        | '╂' => '+',
        other if other.is_ascii() => other,
        _ => '?',
    }
}
