//! [`Book`]: puzzles for print as PDF, several on each page, with the solutions at the end.

mod fonts;

use ergodoku_core::{Cell, Puzzle};
use pdf_writer::{Content, Finish, Pdf, Rect, Ref, Str, TextStr};

use crate::font::Weight;
use fonts::Fonts;

pub use fonts::BookText;

/// A booklet of puzzles on A4 pages, in vector graphics with embedded fonts.
///
/// ```
/// use ergodoku_core::Puzzle;
/// use ergodoku_render::{Book, BookPuzzle};
///
/// let puzzle = BookPuzzle {
///     puzzle: Puzzle::EMPTY,
///     solution: "123456789".repeat(9),
///     heading: "1  Easy".parse()?,
///     answer: "1  Naked Single".parse()?,
/// };
/// let book = Book { title: "Судоку".parse()?, per_page: 4, puzzles: vec![puzzle] };
/// assert!(book.pdf().starts_with(b"%PDF-"));
/// # Ok::<(), ergodoku_render::MissingCharacters>(())
/// ```
#[derive(Clone, Debug)]
pub struct Book {
    /// The title on the first page.
    pub title: BookText,
    /// The number of puzzles on each page, at most 6.
    pub per_page: usize,
    /// The puzzles, in order.
    pub puzzles: Vec<BookPuzzle>,
}

/// A puzzle of a [`Book`].
#[derive(Clone, Debug)]
pub struct BookPuzzle {
    /// The givens are printed.
    pub puzzle: Puzzle,
    /// The 81 digits of its solution.
    pub solution: String,
    /// The heading above the puzzle.
    pub heading: BookText,
    /// The heading above its solution.
    pub answer: BookText,
}

/// A4, in points of 1/72 inch.
const PAGE: [f32; 2] = [595.28, 841.89];
const MARGIN: f32 = 50.0;
/// The space between two grids.
const GAP: f32 = 28.0;
/// The space above a grid for its heading, relative to the heading's size.
const HEADING: f32 = 1.6;
const LARGEST_HEADING: f32 = 12.0;
const TITLE: f32 = 26.0;
const SOLUTION_COLUMNS: usize = 4;
const SOLUTION_ROWS: usize = 5;

impl Book {
    /// Returns the booklet as a PDF file.
    pub fn pdf(&self) -> Vec<u8> {
        let mut pages = Vec::new();
        let mut fonts = Fonts::new();
        let (columns, rows) = match self.per_page {
            0 | 1 => (1, 1),
            2 => (1, 2),
            3 | 4 => (2, 2),
            _ => (2, 3),
        };
        for (index, some) in self.puzzles.chunks(columns * rows).enumerate() {
            let title = if index == 0 { self.title.as_str() } else { "" };
            let shape = [columns, rows];
            pages.push(page(&mut fonts, title, pages.len() + 1, some, shape, puzzle_grid));
        }
        let per_page = SOLUTION_COLUMNS * SOLUTION_ROWS;
        for (index, some) in self.puzzles.chunks(per_page).enumerate() {
            let title = if index == 0 { "Solutions" } else { "" };
            let shape = [SOLUTION_COLUMNS, SOLUTION_ROWS];
            pages.push(page(&mut fonts, title, pages.len() + 1, some, shape, solution_grid));
        }
        file(&self.title, &fonts, &pages)
    }
}

/// Draws a puzzle with its heading, at the grid's lower left corner.
type Draw = fn(&mut Sheet<'_>, &BookPuzzle, place: [f32; 2], side: f32);

/// A page with grids in columns and rows.
fn page(
    fonts: &mut Fonts,
    title: &str,
    number: usize,
    some: &[BookPuzzle],
    shape: [usize; 2],
    draw: Draw,
) -> Vec<u8> {
    let mut sheet = Sheet { content: Content::new(), fonts };
    let [width, height] = PAGE;
    let mut top = height - MARGIN;
    if !title.is_empty() {
        let fitting = sheet.fitting(Weight::Bold, title, width - 2.0 * MARGIN);
        sheet.text(Weight::Bold, TITLE.min(fitting), [MARGIN, top - TITLE], title);
        top -= 2.0 * TITLE;
    }
    let foot = number.to_string();
    let x = (width - sheet.fonts.of(Weight::Regular).width(&foot, 10.0)) / 2.0;
    sheet.text(Weight::Regular, 10.0, [x, MARGIN / 2.0], &foot);
    // The same size on all pages, with and without a title.
    let [columns, rows] = shape.map(|count| count as f32);
    let gap = GAP * 2.0 / columns.max(2.0);
    let across = (width - 2.0 * MARGIN - gap * (columns - 1.0)) / columns;
    let room = height - 2.0 * MARGIN - 2.0 * TITLE;
    let down = (room - gap * (rows - 1.0)) / rows - HEADING * LARGEST_HEADING;
    let side = across.min(down);
    let left = (width - columns * side - (columns - 1.0) * gap) / 2.0;
    for (index, puzzle) in some.iter().enumerate() {
        let (column, row) = ((index % shape[0]) as f32, (index / shape[0]) as f32);
        let step = side + HEADING * LARGEST_HEADING + gap;
        let x = left + column * (side + gap);
        draw(&mut sheet, puzzle, [x, top - row * step - (step - gap)], side);
    }
    sheet.content.finish().to_vec()
}

fn puzzle_grid(sheet: &mut Sheet<'_>, it: &BookPuzzle, place: [f32; 2], side: f32) {
    sheet.heading(it.heading.as_str(), place, side);
    sheet.grid(place, side);
    for cell in it.puzzle.givens().iter() {
        if let Some(digit) = it.puzzle.digit(cell) {
            sheet.digit(Weight::Regular, &digit.to_string(), cell, place, side);
        }
    }
}

fn solution_grid(sheet: &mut Sheet<'_>, it: &BookPuzzle, place: [f32; 2], side: f32) {
    sheet.heading(it.answer.as_str(), place, side);
    sheet.grid(place, side);
    for (cell, digit) in Cell::all().zip(it.solution.chars()) {
        let is_given = it.puzzle.givens().contains(cell);
        let font = if is_given { Weight::Bold } else { Weight::Regular };
        sheet.digit(font, &digit.to_string(), cell, place, side);
    }
}

/// A page being drawn.
struct Sheet<'a> {
    content: Content,
    fonts: &'a mut Fonts,
}

impl Sheet<'_> {
    fn text(&mut self, font: Weight, size: f32, [x, y]: [f32; 2], text: &str) {
        self.content.begin_text().set_font(font.key(), size).next_line(x, y);
        let mut shown = self.content.show_positioned();
        let mut items = shown.items();
        for (back, codes) in self.fonts.of(font).encode(text) {
            if back != 0.0 {
                items.adjust(back);
            }
            items.show(Str(&codes));
        }
        items.finish();
        shown.finish();
        self.content.end_text();
    }

    /// The font size at which a text has this width.
    fn fitting(&mut self, font: Weight, text: &str, width: f32) -> f32 {
        width / self.fonts.of(font).width(text, 1.0).max(1.0)
    }

    /// Writes a line of text above a grid, scaled down to fit.
    fn heading(&mut self, text: &str, [x, y]: [f32; 2], side: f32) {
        let fitting = self.fitting(Weight::Regular, text, side);
        let size = LARGEST_HEADING.min(side / 14.0).max(7.0).min(fitting);
        self.text(Weight::Regular, size, [x, y + side + 0.5 * size], text);
    }

    /// Draws the lines of a grid: thin between cells, thick around boxes.
    fn grid(&mut self, [x, y]: [f32; 2], side: f32) {
        let [thin, thick] = [side / 500.0, side / 130.0].map(|it: f32| it.max(0.3));
        for (width, grey, is_thick) in [(thin, 0.45, false), (thick, 0.0, true)] {
            self.content.set_line_width(width).set_stroke_gray(grey);
            for line in (0..=9).filter(|line| (line % 3 == 0) == is_thick) {
                let at = side * line as f32 / 9.0;
                // Closes the corners.
                let over = if is_thick { width / 2.0 } else { 0.0 };
                self.content.move_to(x + at, y - over).line_to(x + at, y + side + over);
                self.content.move_to(x - over, y + at).line_to(x + side + over, y + at);
            }
            self.content.stroke();
        }
    }

    fn digit(&mut self, font: Weight, digit: &str, cell: Cell, [x, y]: [f32; 2], side: f32) {
        let (row, column) = (cell.row().number() as f32, cell.column().number() as f32);
        let of_cell = side / 9.0;
        let size = of_cell * 0.7;
        // The height of a digit is about seven tenths of the font size.
        let x = x + (column + 0.5) * of_cell - self.fonts.of(font).width(digit, size) / 2.0;
        let y = y + (8.5 - row) * of_cell - 0.355 * size;
        self.text(font, size, [x, y], digit);
    }
}

/// Puts pages into a file.
fn file(title: &BookText, fonts: &Fonts, pages: &[Vec<u8>]) -> Vec<u8> {
    let mut next = 1;
    let mut reference = || {
        next += 1;
        Ref::new(next - 1)
    };
    let [catalog, tree, info] = [(); 3].map(|()| reference());
    let sheets: Vec<[Ref; 2]> = pages.iter().map(|_| [(); 2].map(|()| reference())).collect();
    let mut pdf = Pdf::new();
    pdf.catalog(catalog).pages(tree);
    pdf.document_info(info).title(TextStr(title.as_str()));
    pdf.pages(tree).kids(sheets.iter().map(|[page, _]| *page)).count(sheets.len() as i32);
    let fonts = fonts.embed(&mut pdf, &mut reference);
    for ([id, content_id], content) in sheets.iter().zip(pages) {
        let mut page = pdf.page(*id);
        page.media_box(Rect::new(0.0, 0.0, PAGE[0], PAGE[1])).parent(tree).contents(*content_id);
        let mut resources = page.resources();
        let mut dictionary = resources.fonts();
        for (key, id) in fonts {
            dictionary.pair(key, id);
        }
        dictionary.finish();
        resources.finish();
        page.finish();
        pdf.stream(*content_id, content);
    }
    pdf.finish()
}
