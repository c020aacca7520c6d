//! The grid in a terminal: the positions of its cells, and their contents.

use ergodoku_core::{Candidate, Cell, House, HouseKind, Mark, Role};

use crate::canvas::{Canvas, Style};
use crate::glyph::{PLACED, closer, opener, style};
use crate::picture::Picture;

const LABELS: usize = 4; // columns left of the grid
const FRAME: Style = Style::colored(244);
const PENCIL: Style = Style::colored(245);

/// The layout: cells large enough for candidates, or small ones.
pub(crate) struct Layout {
    top: usize,
    /// The rows above the frame: labels, and bars for columns with a role.
    header: usize,
    is_small: bool,
}

impl Layout {
    pub(crate) fn for_picture(picture: &Picture, top: usize) -> Layout {
        let is_small = Cell::all().all(|cell| picture.pencil_marks(cell).is_empty());
        let is_column = |mark: &Mark| matches!(mark, Mark::House(house, _) if house.kind() == HouseKind::Column);
        let header = if picture.marks.iter().any(is_column) { 2 } else { 1 };
        Layout { top, header, is_small }
    }

    /// The columns and rows inside a cell.
    fn inside(&self) -> [usize; 2] {
        if self.is_small { [3, 1] } else { [7, 3] }
    }

    /// The number of columns or rows before a cell, including the frame.
    fn before(&self, axis: usize, place: usize) -> usize {
        let frame = if self.is_small { place / 3 } else { place };
        place * self.inside()[axis] + frame + 1
    }

    /// The upper left corner inside a cell.
    fn corner(&self, cell: Cell) -> [usize; 2] {
        let x = LABELS + self.before(0, cell.column().number());
        let y = self.top + self.header + self.before(1, cell.row().number());
        [x, y]
    }

    pub(crate) fn draw(&self, canvas: &mut Canvas, picture: &Picture) {
        self.draw_frame(canvas);
        for house in HouseKind::Row.houses().chain(HouseKind::Column.houses()) {
            self.draw_label(canvas, house, FRAME);
        }
        for cell in Cell::all() {
            self.draw_cell(canvas, picture, cell);
        }
        for mark in picture.marks {
            match mark {
                Mark::House(house, role) => self.draw_house(canvas, *house, *role),
                Mark::Cells(cells, role) => {
                    cells.iter().for_each(|cell| self.draw_area(canvas, cell, *role));
                }
                _ => {}
            }
        }
    }

    /// The frame: heavy around boxes, thin around cells.
    fn draw_frame(&self, canvas: &mut Canvas) {
        const LINES: [(usize, [char; 5]); 4] = [
            (0, ['┏', '━', '┯', '┳', '┓']),
            (9, ['┗', '━', '┷', '┻', '┛']),
            (3, ['┣', '━', '┿', '╋', '┫']),
            (1, ['┠', '─', '┼', '╂', '┨']),
        ];
        let [_, height] = self.inside();
        let mut y = self.top + self.header;
        for line in 0..=9 {
            let kind = match line {
                0 | 9 => line,
                _ if line % 3 == 0 => 3,
                _ => 1,
            };
            let signs = LINES.iter().find(|(of, _)| *of == kind).map(|(_, signs)| *signs);
            if let Some(signs) = signs.filter(|_| kind != 1 || !self.is_small) {
                canvas.put([LABELS, y], FRAME, &self.frame_line(signs));
                y += 1;
            }
            for _ in 0..if line < 9 { height } else { 0 } {
                canvas.put([LABELS, y], FRAME, &self.frame_line(['┃', ' ', '│', '┃', '┃']));
                y += 1;
            }
        }
    }

    fn frame_line(&self, [left, middle, thin, heavy, right]: [char; 5]) -> String {
        let [width, _] = self.inside();
        let mut line = String::from(left);
        for column in 1..=9 {
            line.extend(std::iter::repeat_n(middle, width));
            match column {
                9 => line.push(right),
                3 | 6 => line.push(heavy),
                _ if !self.is_small => line.push(thin),
                _ => {}
            }
        }
        line
    }

    fn draw_label(&self, canvas: &mut Canvas, house: House, style: Style) {
        let [x, y] = self.corner(house.cells().first().expect("nine cells"));
        let [width, height] = self.inside();
        let at = match house.kind() {
            HouseKind::Row => [1, y + height / 2],
            _ => [x + (width - 1) / 2, self.top],
        };
        canvas.put(at, style, &house.to_string());
    }

    /// The signs of a house: a bar beside the labels of a line, on the frame above a box.
    fn draw_house(&self, canvas: &mut Canvas, house: House, role: Role) {
        let [width, height] = self.inside();
        let sign = opener(role).to_string();
        for cell in house.cells().iter() {
            let [x, y] = self.corner(cell);
            let is_first_row = cell.row().number() % 3 == 0;
            match house.kind() {
                HouseKind::Row => {
                    for row in y..y + height {
                        canvas.put([LABELS - 1, row], style(role), &sign);
                    }
                }
                HouseKind::Column => {
                    canvas.put([x, self.top + 1], style(role), &sign.repeat(width));
                }
                HouseKind::Box if is_first_row => {
                    canvas.put([x, y - 1], style(role), &sign.repeat(width));
                }
                HouseKind::Box => {}
            }
        }
        if house.kind() != HouseKind::Box {
            self.draw_label(canvas, house, style(role));
        }
    }

    /// The sign of a shaded cell: on the frame above it, or beside its digit if cells are small.
    fn draw_area(&self, canvas: &mut Canvas, cell: Cell, role: Role) {
        let [x, y] = self.corner(cell);
        let sign = opener(role);
        match self.is_small {
            true => canvas.fill([x, y], style(role), sign),
            false => canvas.put([x + 1, y - 1], style(role), &format!(" {sign}{sign}{sign} ")),
        }
    }

    fn draw_cell(&self, canvas: &mut Canvas, picture: &Picture, cell: Cell) {
        let [x, y] = self.corner(cell);
        let [width, height] = self.inside();
        let middle = [x + width / 2, y + height / 2];
        if let Some(digit) = picture.large(cell) {
            let plain = match picture.state.is_given(cell) {
                true => Style::BOLD,
                false => PLACED,
            };
            self.draw_digit(canvas, picture, Candidate::new(cell, digit), middle, plain);
            if !picture.state.is_given(cell) {
                canvas.fill([middle[0] - 1, middle[1]], plain, '·');
                canvas.fill([middle[0] + 1, middle[1]], plain, '·');
            }
        } else if self.is_small {
            canvas.put(middle, FRAME, ".");
        }
        for digit in picture.pencil_marks(cell).iter() {
            let place = digit.index();
            let at = [x + 1 + 2 * (place % 3), y + place / 3];
            self.draw_digit(canvas, picture, Candidate::new(cell, digit), at, PENCIL);
        }
    }

    /// A digit between the signs of its role.
    fn draw_digit(
        &self,
        canvas: &mut Canvas,
        picture: &Picture,
        candidate: Candidate,
        [x, y]: [usize; 2],
        plain: Style,
    ) {
        let digit = candidate.digit.to_string();
        let Some(role) = picture.role(candidate) else {
            canvas.put([x, y], plain, &digit);
            return;
        };
        let text = format!("{}{digit}{}", opener(role), closer(role));
        canvas.put([x - 1, y], style(role), &text);
    }
}
