//! The board: its frame, the names of rows and columns, the cells with their digits and marks.

use ergodoku::explanation::{Mark, Role};
use ergodoku::render::{TerminalSign, terminal_sign};
use ergodoku::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, House, HouseKind};

use super::layout::{LABELS, Layout, Size};
use super::look::{BAD, FRAME, MARK, PLACED, Pen, STRONG, reversed};
use crate::game::Game;
use crate::screen::Position;

/// Everything that the board shows besides its frame.
struct Shown<'a> {
    game: &'a Game,
    layout: &'a Layout,
    marks: Vec<Mark>,
    conflicts: CellSet,
    /// The digit whose cells and candidates are highlighted.
    highlight: Option<Digit>,
}

/// The sign of something that is wrong.
const WRONG: TerminalSign = TerminalSign { before: '!', after: '!', style: BAD };

/// Draws the board, and returns the middle of the cell with the cursor.
pub(super) fn draw(pen: &mut Pen<'_>, layout: &Layout, game: &Game) -> Position {
    draw_frame(pen, layout);
    for house in HouseKind::Row.houses().chain(HouseKind::Column.houses()) {
        draw_label(pen, layout, house, None);
    }
    let marks = game.hint.as_ref().map(|hint| hint.marks()).unwrap_or_default();
    // A drawing has enough to show, and a digit under the cursor may be one of its signs.
    let under_cursor = game.board.digit(game.cursor);
    let highlight = game.highlight.or(under_cursor).filter(|_| marks.is_empty());
    let conflicts = game.conflicts();
    let shown = Shown { game, layout, marks, conflicts, highlight };
    if !game.is_paused {
        Cell::all().for_each(|cell| shown.draw_cell(pen, cell));
        shown.draw_areas(pen);
    }
    let cursor = layout.cell(game.cursor);
    pen.reverse(cursor);
    let [x, y] = layout.size.middle();
    Position::new(cursor.x + x, cursor.y + y)
}

/// The frame: heavy around boxes, thin around cells if those have frames.
fn draw_frame(pen: &mut Pen<'_>, layout: &Layout) {
    let [_, height] = layout.size.inside();
    let mut y = layout.frame.y;
    for line in 0..=9 {
        let signs = match line {
            0 => Some(['┏', '━', '┯', '┳', '┓']),
            9 => Some(['┗', '━', '┷', '┻', '┛']),
            3 | 6 => Some(['┣', '━', '┿', '╋', '┫']),
            _ => (layout.size == Size::Large).then_some(['┠', '─', '┼', '╂', '┨']),
        };
        if let Some(signs) = signs {
            pen.put_all([layout.frame.x, y], FRAME, &frame_line(layout.size, signs));
            y += 1;
        }
        for _ in 0..if line < 9 { height } else { 0 } {
            let signs = ['┃', ' ', '│', '┃', '┃'];
            pen.put_all([layout.frame.x, y], FRAME, &frame_line(layout.size, signs));
            y += 1;
        }
    }
}

fn frame_line(size: Size, [left, middle, thin, heavy, right]: [char; 5]) -> String {
    let [width, _] = size.inside();
    let mut line = String::from(left);
    for column in 1..=9 {
        line.extend(std::iter::repeat_n(middle, usize::from(width)));
        match column {
            9 => line.push(right),
            3 | 6 => line.push(heavy),
            _ if size == Size::Large => line.push(thin),
            _ => {}
        }
    }
    line
}

/// The name of a row or column, and the sign of its role.
fn draw_label(pen: &mut Pen<'_>, layout: &Layout, house: House, role: Option<Role>) {
    let first = layout.cell(house.cell_at(0));
    let sign = role.map(terminal_sign);
    let style = sign.map_or(FRAME, |sign| sign.style);
    let name = house.to_string();
    match house.kind() {
        HouseKind::Row => {
            let x = layout.frame.x - LABELS;
            pen.put_all([x, first.y + (first.height - 1) / 2], style, &name);
            for y in first.rows().map(|row| row.y).filter(|_| sign.is_some()) {
                pen.put([x + 2, y], style, sign.map_or(' ', |sign| sign.before));
            }
        }
        _ if layout.has_header => {
            let y = layout.frame.y - 1;
            for x in first.columns().map(|column| column.x).filter(|_| sign.is_some()) {
                pen.put([x, y], style, sign.map_or(' ', |sign| sign.before));
            }
            pen.put_all([first.x + (first.width - 2) / 2, y], style, &name);
        }
        _ => {}
    }
}

impl Shown<'_> {
    /// The topmost role of a candidate in the hint.
    fn role(&self, it: Candidate) -> Option<Role> {
        self.marks.iter().rev().find_map(|mark| match mark {
            Mark::Candidates(set, role) if set.contains(it) => Some(*role),
            _ => None,
        })
    }

    /// The candidates of a cell that the hint speaks of.
    fn pointed_at(&self, cell: Cell) -> DigitSet {
        let mut all = CandidateSet::EMPTY;
        for mark in &self.marks {
            match mark {
                Mark::Candidates(set, _) => all |= *set,
                Mark::Link { from, to, .. } => all |= from.union(*to),
                Mark::Number(candidate, _) => all.insert(*candidate),
                Mark::House(..) | Mark::Cells(..) => {}
            }
        }
        all.digits_in(cell)
    }

    /// The sign of a digit or a mark: of its role in the hint, or of a mistake.
    fn sign(&self, it: Candidate) -> Option<TerminalSign> {
        let role = self.role(it).map(terminal_sign);
        let is_digit = self.game.board.digit(it.cell) == Some(it.digit);
        let breaks_rule = match is_digit {
            true => self.conflicts.contains(it.cell),
            false => self.is_marked(it) && !self.game.board.legal(it.cell).contains(it.digit),
        };
        let is_wrong = self.game.wrong.contains(it) || breaks_rule;
        role.or(is_wrong.then_some(WRONG))
    }

    fn is_marked(&self, it: Candidate) -> bool {
        self.game.board.marks(it.cell, self.game.tidy).contains(it.digit)
    }

    fn draw_cell(&self, pen: &mut Pen<'_>, cell: Cell) {
        if let Some(digit) = self.game.board.digit(cell) {
            self.draw_digit(pen, Candidate::new(cell, digit));
            return;
        }
        let wrong = self.game.wrong.digits_in(cell);
        let marks = self.game.board.marks(cell, self.game.tidy) | self.pointed_at(cell) | wrong;
        match self.layout.size {
            Size::Small => self.draw_small(pen, cell, marks),
            size => {
                for digit in marks.iter() {
                    if let Some(place) = size.place_of(digit) {
                        self.draw_mark(pen, Candidate::new(cell, digit), place);
                    }
                }
            }
        }
    }

    /// The digit that a cell holds.
    fn draw_digit(&self, pen: &mut Pen<'_>, it: Candidate) {
        let [x, y] = self.layout.size.middle();
        let inside = self.layout.cell(it.cell);
        let at = [inside.x + x, inside.y + y];
        let is_given = self.game.board.is_given(it.cell);
        let plain = if is_given { STRONG } else { PLACED };
        let (before, after, style) = match self.sign(it) {
            Some(sign) => (sign.before, sign.after, sign.style),
            None if is_given => (' ', ' ', plain),
            None => ('·', '·', plain),
        };
        let is_lit = self.highlight == Some(it.digit);
        let style = if is_lit { reversed(style) } else { style };
        pen.put_all([at[0] - 1, at[1]], style, &format!("{before}{}{after}", it.digit));
    }

    /// A mark, between the signs of its role if there is room; else colour tells the role, or the sign stands in
    /// place of the digit, which its place still tells.
    fn draw_mark(&self, pen: &mut Pen<'_>, it: Candidate, [x, y]: [u16; 2]) {
        let inside = self.layout.cell(it.cell);
        let at = [inside.x + x, inside.y + y];
        let digit = char::from(b'0' + it.digit.get());
        match self.sign(it) {
            Some(sign) if self.layout.size == Size::Medium => {
                let shown = if pen.look.color { digit } else { sign.before };
                pen.put(at, sign.style, shown);
            }
            Some(sign) => {
                pen.put([at[0] - 1, at[1]], sign.style, sign.before);
                pen.put(at, sign.style, digit);
                pen.put([at[0] + 1, at[1]], sign.style, sign.after);
            }
            None if self.highlight == Some(it.digit) => pen.put(at, reversed(MARK), digit),
            None => pen.put(at, MARK, digit),
        }
    }

    /// A cell with room for one digit only: the one that the hint speaks of, or that is highlighted.
    fn draw_small(&self, pen: &mut Pen<'_>, cell: Cell, marks: DigitSet) {
        let inside = self.layout.cell(cell);
        let signed: Vec<(Digit, TerminalSign)> = marks
            .iter()
            .filter_map(|digit| Some((digit, self.sign(Candidate::new(cell, digit))?)))
            .collect();
        let lit = self.highlight.filter(|digit| marks.contains(*digit));
        // The conclusion is what a player looks for first.
        let is_conclusion = |it: &&(Digit, TerminalSign)| {
            let role = self.role(Candidate::new(cell, it.0));
            matches!(role, Some(Role::Placed | Role::Eliminated))
        };
        match (signed.iter().find(is_conclusion).or(signed.first()), lit) {
            (Some((digit, sign)), _) => {
                let is_only = signed.iter().filter(|it| it.1 == *sign).count() == 1;
                let shown = if is_only { digit.to_string() } else { "*".to_string() };
                let text = format!("{}{shown}{}", sign.before, sign.after);
                pen.put_all([inside.x, inside.y], sign.style, &text);
            }
            (None, Some(digit)) => {
                pen.put_all([inside.x, inside.y], reversed(MARK), &format!(" {digit} "));
            }
            (None, None) => {
                let dot = if marks.is_empty() { '.' } else { ':' };
                pen.put([inside.x + 1, inside.y], FRAME, dot);
            }
        }
    }

    /// The houses and cells that the hint speaks of.
    fn draw_areas(&self, pen: &mut Pen<'_>) {
        for mark in &self.marks {
            match mark {
                Mark::House(house, role) if house.kind() == HouseKind::Box => {
                    let sign = terminal_sign(*role);
                    for position in 0..3 {
                        let inside = self.layout.cell(house.cell_at(position));
                        for column in inside.columns() {
                            pen.put([column.x, inside.y - 1], sign.style, sign.before);
                        }
                    }
                }
                Mark::House(house, role) => draw_label(pen, self.layout, *house, Some(*role)),
                Mark::Cells(cells, role) => {
                    cells.iter().for_each(|cell| self.draw_area(pen, cell, *role));
                }
                _ => {}
            }
        }
    }

    /// The sign of a cell: on the frame above it, or where the cell is blank.
    fn draw_area(&self, pen: &mut Pen<'_>, cell: Cell, role: Role) {
        let sign = terminal_sign(role);
        let inside = self.layout.cell(cell);
        let right = inside.right() - 1;
        match self.layout.size {
            Size::Large => {
                let signs = format!(" {0}{0}{0} ", sign.before);
                pen.put_all([inside.x + 1, inside.y - 1], sign.style, &signs);
            }
            Size::Small => pen.fill([inside.x, inside.y], sign.style, sign.before),
            _ => {
                for row in inside.rows() {
                    pen.fill([right, row.y], sign.style, sign.before);
                }
            }
        }
    }
}
