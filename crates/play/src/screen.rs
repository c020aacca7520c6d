//! [`Screen`]: what a terminal shows, cell by cell; [`Rect`] and [`Position`]: places on it.

use ergodoku::render::TerminalStyle;
use unicode_width::UnicodeWidthChar as _;

/// A place on the screen, from the left and from the top.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Position {
    /// The column, from 0.
    pub x: u16,
    /// The row, from 0.
    pub y: u16,
}

impl Position {
    /// The place in a column and a row.
    pub const fn new(x: u16, y: u16) -> Position {
        Position { x, y }
    }
}

/// A rectangle of cells.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Rect {
    /// The first column.
    pub x: u16,
    /// The first row.
    pub y: u16,
    /// The number of columns.
    pub width: u16,
    /// The number of rows.
    pub height: u16,
}

impl Rect {
    /// The rectangle from a column and a row on.
    pub const fn new(x: u16, y: u16, width: u16, height: u16) -> Rect {
        Rect { x, y, width, height }
    }

    /// The column behind the last one.
    pub const fn right(self) -> u16 {
        self.x.saturating_add(self.width)
    }

    /// The row below the last one.
    pub const fn bottom(self) -> u16 {
        self.y.saturating_add(self.height)
    }

    /// Whether there is no cell in it.
    pub const fn is_empty(self) -> bool {
        self.width == 0 || self.height == 0
    }

    /// Whether a place is in it.
    pub fn contains(self, at: Position) -> bool {
        (self.x..self.right()).contains(&at.x) && (self.y..self.bottom()).contains(&at.y)
    }

    /// The cells in both.
    pub fn intersection(self, other: Rect) -> Rect {
        let (x, y) = (self.x.max(other.x), self.y.max(other.y));
        let (right, bottom) = (self.right().min(other.right()), self.bottom().min(other.bottom()));
        Rect::new(x, y, right.saturating_sub(x), bottom.saturating_sub(y))
    }

    /// Its rows, from the top.
    pub fn rows(self) -> impl Iterator<Item = Rect> {
        (self.y..self.bottom()).map(move |y| Rect { y, height: 1, ..self })
    }

    /// Its columns, from the left.
    pub fn columns(self) -> impl Iterator<Item = Rect> {
        (self.x..self.right()).map(move |x| Rect { x, width: 1, ..self })
    }
}

/// A cell of the screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScreenCell {
    character: char,
    /// The marks that combine with the character.
    marks: String,
    /// Whether the character before takes this column, too.
    is_tail: bool,
    style: TerminalStyle,
}

const BLANK: ScreenCell =
    ScreenCell { character: ' ', marks: String::new(), is_tail: false, style: PLAIN };

const PLAIN: TerminalStyle = TerminalStyle { color: None, bold: false, reverse: false };

impl ScreenCell {
    /// What it shows; nothing if the character before takes two columns.
    pub fn text(&self) -> String {
        if self.is_tail { String::new() } else { format!("{}{}", self.character, self.marks) }
    }

    /// How it looks.
    pub fn style(&self) -> TerminalStyle {
        self.style
    }

    /// Whether nothing is written here.
    pub(crate) fn is_blank(&self) -> bool {
        self.character == ' ' && !self.is_tail
    }

    /// The number of columns; none if the character before takes this one.
    pub(crate) fn width(&self) -> u16 {
        if self.is_tail { 0 } else { width_of_character(self.character) as u16 }
    }
}

/// The cells of a terminal.
///
/// ```
/// use ergodoku_play::Screen;
///
/// let screen = Screen::new(80, 24);
/// assert_eq!(screen.row(0), " ".repeat(80));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Screen {
    area: Rect,
    /// Row by row.
    cells: Vec<ScreenCell>,
}

impl Screen {
    /// A blank screen.
    pub fn new(width: u16, height: u16) -> Screen {
        let cells = vec![BLANK; usize::from(width) * usize::from(height)];
        Screen { area: Rect::new(0, 0, width, height), cells }
    }

    /// All of it.
    pub fn area(&self) -> Rect {
        self.area
    }

    /// The cell at a place, if it is on the screen.
    pub fn cell(&self, at: Position) -> Option<&ScreenCell> {
        self.cells.get(self.index(at)?)
    }

    /// The text of a row; nothing below the last one.
    pub fn row(&self, y: u16) -> String {
        (0..self.area.width)
            .filter_map(|x| self.cell(Position { x, y }))
            .map(ScreenCell::text)
            .collect()
    }

    fn index(&self, at: Position) -> Option<usize> {
        let is_here = self.area.contains(at);
        is_here.then(|| usize::from(at.y) * usize::from(self.area.width) + usize::from(at.x))
    }

    /// The cells that differ from those of `shown`, an earlier screen of the same size, with their places.
    pub(crate) fn changes<'a>(
        &'a self,
        shown: &'a Screen,
    ) -> impl Iterator<Item = (Position, &'a ScreenCell)> {
        let width = usize::from(self.area.width.max(1));
        let place =
            move |index: usize| Position::new((index % width) as u16, (index / width) as u16);
        let cells = self.cells.iter().zip(&shown.cells).enumerate();
        cells
            .filter(|(_, (now, before))| now != before)
            .map(move |(index, (now, _))| (place(index), now))
    }

    /// Writes a character that takes one column.
    pub(crate) fn put(&mut self, at: Position, style: TerminalStyle, character: char) {
        if let Some(index) = self.index(at) {
            self.cells[index] = ScreenCell { character, style, ..BLANK };
        }
    }

    /// Writes a text into the row of a place, as far as there is room. Returns the column behind it.
    pub(crate) fn write(&mut self, place: Rect, style: TerminalStyle, text: &str) -> u16 {
        let mut x = place.x;
        for character in text.chars() {
            let width = width_of_character(character) as u16;
            if width == 0 {
                self.combine(x, place, character);
                continue;
            }
            if width > place.right() - x {
                break;
            }
            self.put(Position::new(x, place.y), style, character);
            for tail in x + 1..x + width {
                if let Some(index) = self.index(Position::new(tail, place.y)) {
                    self.cells[index] = ScreenCell { is_tail: true, style, ..BLANK };
                }
            }
            x += width;
        }
        x
    }

    /// Adds a mark to the character before a column.
    fn combine(&mut self, x: u16, place: Rect, mark: char) {
        if x == place.x || steers_text(mark) {
            return;
        }
        let before = (place.x..x).rev().filter_map(|x| self.index(Position::new(x, place.y)));
        let before = before.into_iter().find(|&index| !self.cells[index].is_tail);
        if let Some(index) = before {
            self.cells[index].marks.push(mark);
        }
    }

    /// Exchanges foreground and background.
    pub(crate) fn reverse(&mut self, place: Rect) {
        let place = place.intersection(self.area);
        for (row, column) in place.rows().flat_map(|row| row.columns().map(move |it| (row, it))) {
            if let Some(index) = self.index(Position::new(column.x, row.y)) {
                self.cells[index].style.reverse ^= true;
            }
        }
    }
}

/// The number of columns that a character takes.
fn width_of_character(character: char) -> usize {
    character.width().unwrap_or(0)
}

/// The number of columns that a text takes.
pub(crate) fn width_of(text: &str) -> usize {
    text.chars().map(width_of_character).sum()
}

/// Whether a character that takes no column is no mark, but changes how the text around it is shown.
fn steers_text(character: char) -> bool {
    character.is_control()
        || matches!(character,
            '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_ends_with_its_place_and_wide_characters_take_two_columns() {
        let mut screen = Screen::new(8, 2);
        assert_eq!(screen.write(Rect::new(1, 0, 4, 1), PLAIN, "a数独b"), 4);
        assert_eq!(screen.row(0), format!(" a数{}", " ".repeat(4)));
        assert_eq!(screen.row(1), " ".repeat(8));
        let widths: Vec<u16> = screen.cells[..5].iter().map(ScreenCell::width).collect();
        assert_eq!(widths, [1, 1, 2, 0, 1]);
    }

    #[test]
    fn marks_stay_with_their_character_and_nothing_steers_the_text() {
        let mut screen = Screen::new(4, 1);
        screen.write(screen.area(), PLAIN, "\u{301}e\u{301}\u{202e}\u{200d}\u{1b}x");
        assert_eq!(screen.row(0), "e\u{301}x  ");
    }

    #[test]
    fn only_what_differs_is_a_change() {
        let before = Screen::new(5, 3);
        let mut after = before.clone();
        after.put(Position::new(4, 1), PLAIN, 'x');
        after.put(Position::new(5, 1), PLAIN, 'x');
        after.reverse(Rect::new(3, 2, 9, 9));
        let places: Vec<_> = after.changes(&before).map(|(at, _)| (at.x, at.y)).collect();
        assert_eq!(places, [(4, 1), (3, 2), (4, 2)]);
        assert_eq!(after.changes(&after).count(), 0);
    }
}
