//! [`Layout`]: where everything is on the screen. Drawing and the mouse both ask it.

use ergodoku::{Candidate, Cell, Digit};

use crate::screen::{Position, Rect};

/// How large the board is drawn.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Size {
    /// Candidates in three lines, with their signs; a frame around each cell.
    Large,
    /// The same with frames around boxes only.
    Roomy,
    /// Candidates in two lines, without room for signs.
    Medium,
    /// Digits only.
    Small,
}

/// The columns left of the board: the names of rows, and a sign.
pub(crate) const LABELS: u16 = 3;
/// The least width of the panel beside the board.
const PANEL: u16 = 18;
/// The greatest width at which prose is easy to read.
const PROSE: u16 = 64;

/// The smallest window in which the game can be played.
pub const SMALLEST: (u16, u16) = (LABELS + 31, 15);

/// The places of everything on the screen.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Layout {
    pub(crate) size: Size,
    /// The frame of the board.
    pub(crate) frame: Rect,
    /// Whether the names of columns are above the frame.
    pub(crate) has_header: bool,
    /// Whether the panel is beside the board, not below.
    pub(crate) is_beside: bool,
    pub(crate) status: Rect,
    pub(crate) digits: Rect,
    pub(crate) text: Rect,
    pub(crate) footer: Rect,
}

impl Size {
    const ALL: [Size; 4] = [Size::Large, Size::Roomy, Size::Medium, Size::Small];

    /// The columns and rows inside a cell.
    pub(crate) const fn inside(self) -> [u16; 2] {
        match self {
            Size::Large | Size::Roomy => [7, 3],
            Size::Medium => [6, 2],
            Size::Small => [3, 1],
        }
    }

    /// The number of columns or rows of the frame before a line of cells.
    const fn frames(self, place: u16) -> u16 {
        1 + match self {
            Size::Large => place,
            _ => place / 3,
        }
    }

    /// The width and height of the board with its frame.
    fn extent(self) -> [u16; 2] {
        [0, 1].map(|axis| 9 * self.inside()[axis] + self.frames(9))
    }

    /// The place of a candidate's digit inside its cell; none if only digits are drawn.
    pub(crate) fn place_of(self, digit: Digit) -> Option<[u16; 2]> {
        let place = digit.index() as u16;
        match self {
            Size::Large | Size::Roomy => Some([1 + 2 * (place % 3), place / 3]),
            Size::Medium => Some([place % 5, place / 5]),
            Size::Small => None,
        }
    }

    /// The place of a digit that fills a cell.
    pub(crate) const fn middle(self) -> [u16; 2] {
        match self {
            Size::Large | Size::Roomy => [3, 1],
            Size::Medium => [2, 0],
            Size::Small => [1, 0],
        }
    }
}

impl Layout {
    /// The layout with the largest board for a window; none if the window is too small.
    pub(crate) fn of(window: Rect) -> Option<Layout> {
        Size::ALL
            .into_iter()
            .find_map(|size| Layout::beside(window, size).or_else(|| Layout::below(window, size)))
    }

    /// The panel beside the board.
    fn beside(window: Rect, size: Size) -> Option<Layout> {
        let [width, height] = size.extent();
        let left = LABELS + width + 1;
        if window.width < left + PANEL || window.height < height + 2 {
            return None;
        }
        let panel = (window.width - left).min(PROSE);
        let x = window.x + left;
        let digits = if window.height >= 20 { 2 } else { 1 };
        let top = window.y + 5 + digits;
        let bottom = window.bottom() - 1;
        Some(Layout {
            size,
            frame: Rect::new(window.x + LABELS, window.y + 1, width, height),
            has_header: true,
            is_beside: true,
            status: Rect::new(x, window.y, panel, 3),
            digits: Rect::new(x, window.y + 4, panel, digits),
            text: Rect::new(x, top, panel, bottom - top),
            footer: Rect::new(window.x, bottom, window.width, 1),
        })
    }

    /// The panel below the board.
    fn below(window: Rect, size: Size) -> Option<Layout> {
        let [width, height] = size.extent();
        let is_small = size == Size::Small;
        let (header, least) = if is_small { (0, 2) } else { (1, 7) };
        if window.width < LABELS + width || window.height < header + height + least {
            return None;
        }
        let mut y = window.y + header + height;
        let mut left = window.bottom() - y;
        let mut take = |rows: u16| {
            let taken = Rect::new(window.x, y, window.width, rows);
            y += rows;
            left -= rows;
            (taken, left)
        };
        let (status, left) = take(1);
        let (digits, left) = take(u16::from(left >= 3));
        let footer = u16::from(left >= 3);
        let (text, _) = take(left - footer);
        let (footer, _) = take(footer);
        Some(Layout {
            size,
            frame: Rect::new(window.x + LABELS, window.y + header, width, height),
            has_header: header > 0,
            is_beside: false,
            status,
            digits,
            text,
            footer,
        })
    }

    /// The inside of a cell.
    pub(crate) fn cell(&self, cell: Cell) -> Rect {
        let [width, height] = self.size.inside();
        let [column, row] = [cell.column(), cell.row()].map(|line| line.number() as u16);
        let x = self.frame.x + column * width + self.size.frames(column);
        let y = self.frame.y + row * height + self.size.frames(row);
        Rect::new(x, y, width, height)
    }

    /// The place of a digit in the bar of digits.
    pub(crate) fn bar(&self, digit: Digit) -> Position {
        Position::new(self.digits.x + 2 * digit.index() as u16, self.digits.y)
    }

    /// The cell at a place on the screen.
    pub(crate) fn cell_at(&self, at: Position) -> Option<Cell> {
        Cell::all().find(|cell| self.cell(*cell).contains(at))
    }

    /// The candidate at a place on the screen.
    pub(crate) fn candidate_at(&self, at: Position) -> Option<Candidate> {
        let cell = self.cell_at(at)?;
        let inside = self.cell(cell);
        let is_there = |digit: &Digit| {
            self.size
                .place_of(*digit)
                .is_some_and(|[x, y]| inside.x + x == at.x && inside.y + y == at.y)
        };
        Some(Candidate::new(cell, Digit::ALL.into_iter().find(is_there)?))
    }

    /// The digit at a place of the bar of digits.
    pub(crate) fn digit_at(&self, at: Position) -> Option<Digit> {
        let is_there = |digit: &Digit| {
            let x = self.bar(*digit).x;
            (x..=x + 1).contains(&at.x)
        };
        let in_bar = self.digits.contains(at);
        in_bar.then(|| Digit::ALL.into_iter().find(is_there)).flatten()
    }
}
