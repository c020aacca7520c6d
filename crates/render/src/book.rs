//! [`Book`]: puzzles to print, a few a page, with the solutions at the end, as PDF.

use ergodoku_core::{Cell, Puzzle};
use pdf_writer::types::FontFlags;
use pdf_writer::{Content, Finish, Name, Pdf, Rect, Ref, Str};
use skrifa::instance::{LocationRef, Size};
use skrifa::{FontRef, MetadataProvider};

/// A booklet of puzzles on pages of A4: lines and letters, nothing in pixels, the fonts embedded.
///
/// ```
/// use ergodoku_core::Puzzle;
/// use ergodoku_render::{Book, BookPuzzle};
///
/// let puzzle = BookPuzzle {
///     puzzle: Puzzle::EMPTY,
///     solution: "123456789".repeat(9),
///     heading: "1  Easy".to_string(),
///     answer: "1  Naked Single".to_string(),
/// };
/// let book = Book { title: "Sudoku".to_string(), per_page: 4, puzzles: vec![puzzle] };
/// assert!(book.pdf().starts_with(b"%PDF-"));
/// ```
#[derive(Clone, Debug)]
pub struct Book {
    /// What stands on the first page.
    pub title: String,
    /// How many puzzles a page has: up to 6.
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
    /// What stands above the puzzle.
    pub heading: String,
    /// What stands above its solution.
    pub answer: String,
}

/// A4, in points of 1/72 inch.
const PAGE: [f32; 2] = [595.28, 841.89];
const MARGIN: f32 = 50.0;
/// Between two grids.
const GAP: f32 = 28.0;
/// Above a grid, for its heading, as a part of the heading's size.
const HEADING: f32 = 1.6;
const LARGEST_HEADING: f32 = 12.0;
const TITLE: f32 = 26.0;
const SOLUTION_COLUMNS: usize = 4;
const SOLUTION_ROWS: usize = 5;

impl Book {
    /// The booklet as a PDF file.
    pub fn pdf(&self) -> Vec<u8> {
        let mut pages = Vec::new();
        let (columns, rows) = match self.per_page {
            0 | 1 => (1, 1),
            2 => (1, 2),
            3 | 4 => (2, 2),
            _ => (2, 3),
        };
        for (index, some) in self.puzzles.chunks(columns * rows).enumerate() {
            let title = if index == 0 { &self.title } else { "" };
            pages.push(page(title, pages.len() + 1, some, [columns, rows], puzzle_grid));
        }
        let per_page = SOLUTION_COLUMNS * SOLUTION_ROWS;
        for (index, some) in self.puzzles.chunks(per_page).enumerate() {
            let title = if index == 0 { "Solutions" } else { "" };
            let shape = [SOLUTION_COLUMNS, SOLUTION_ROWS];
            pages.push(page(title, pages.len() + 1, some, shape, solution_grid));
        }
        file(&self.title, &pages)
    }
}

/// Draws a puzzle with its heading; the place is the grid's lower left corner.
type Draw = fn(&mut Sheet, &BookPuzzle, place: [f32; 2], side: f32);

/// A page with grids in columns and rows.
fn page(title: &str, number: usize, some: &[BookPuzzle], shape: [usize; 2], draw: Draw) -> Vec<u8> {
    let mut sheet = Sheet { content: Content::new() };
    let [width, height] = PAGE;
    let mut top = height - MARGIN;
    if !title.is_empty() {
        sheet.text(Font::Bold, TITLE, [MARGIN, top - TITLE], title);
        top -= 2.0 * TITLE;
    }
    let foot = number.to_string();
    let x = (width - Font::Regular.width(&foot, 10.0)) / 2.0;
    sheet.text(Font::Regular, 10.0, [x, MARGIN / 2.0], &foot);
    // The same size on all pages, whether they have a title or not.
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

fn puzzle_grid(sheet: &mut Sheet, it: &BookPuzzle, place: [f32; 2], side: f32) {
    sheet.heading(&it.heading, place, side);
    sheet.grid(place, side);
    for cell in it.puzzle.givens().iter() {
        if let Some(digit) = it.puzzle.digit(cell) {
            sheet.digit(Font::Regular, &digit.to_string(), cell, place, side);
        }
    }
}

fn solution_grid(sheet: &mut Sheet, it: &BookPuzzle, place: [f32; 2], side: f32) {
    sheet.heading(&it.answer, place, side);
    sheet.grid(place, side);
    for (cell, digit) in Cell::all().zip(it.solution.chars()) {
        let is_given = it.puzzle.givens().contains(cell);
        let font = if is_given { Font::Bold } else { Font::Regular };
        sheet.digit(font, &digit.to_string(), cell, place, side);
    }
}

/// The fonts of a booklet.
#[derive(Copy, Clone, PartialEq)]
enum Font {
    Regular,
    Bold,
}

impl Font {
    const ALL: [Font; 2] = [Font::Regular, Font::Bold];

    fn data(self) -> &'static [u8] {
        match self {
            Font::Regular => include_bytes!("../fonts/Roboto-Regular-subset.ttf"),
            Font::Bold => include_bytes!("../fonts/Roboto-Bold-subset.ttf"),
        }
    }

    fn name(self) -> &'static [u8] {
        match self {
            Font::Regular => b"Roboto-Regular",
            Font::Bold => b"Roboto-Bold",
        }
    }

    /// What the pages call it.
    fn key(self) -> Name<'static> {
        match self {
            Font::Regular => Name(b"R"),
            Font::Bold => Name(b"B"),
        }
    }

    fn face(self) -> FontRef<'static> {
        FontRef::new(self.data()).expect("the font built in is sound")
    }

    /// The widths of the characters of Latin 1 from `FIRST`, in thousandths of the font's size.
    fn widths(self) -> Vec<f32> {
        let face = self.face();
        let (charmap, units) = (face.charmap(), metrics(&face).units_per_em);
        let glyphs = face.glyph_metrics(Size::unscaled(), LocationRef::default());
        let width = |code: u8| {
            let glyph = charmap.map(char::from(code))?;
            Some(glyphs.advance_width(glyph)? * 1000.0 / f32::from(units))
        };
        (FIRST..=LAST).map(|code| width(code).unwrap_or(0.0)).collect()
    }

    fn width(self, text: &str, size: f32) -> f32 {
        let widths = self.widths();
        let of = |code: u8| widths[usize::from(code - FIRST)];
        latin(text).into_iter().map(of).sum::<f32>() * size / 1000.0
    }
}

fn metrics(face: &FontRef<'_>) -> skrifa::metrics::Metrics {
    face.metrics(Size::unscaled(), LocationRef::default())
}

/// The characters that pages may have, as codes of Latin 1.
const FIRST: u8 = b' ';
const LAST: u8 = 0xff;

/// A text in codes of Latin 1; what it lacks becomes a question mark.
fn latin(text: &str) -> Vec<u8> {
    let code = |c: char| u8::try_from(u32::from(c)).ok().filter(|code| *code >= FIRST);
    // Between those ranges the fonts and the file's encoding do not agree.
    let shown = |code: &u8| !(0x7f..0xa0).contains(code);
    text.chars().map(|c| code(c).filter(shown).unwrap_or(b'?')).collect()
}

/// A page being drawn.
struct Sheet {
    content: Content,
}

impl Sheet {
    fn text(&mut self, font: Font, size: f32, [x, y]: [f32; 2], text: &str) {
        self.content.begin_text().set_font(font.key(), size).next_line(x, y);
        self.content.show(Str(&latin(text))).end_text();
    }

    /// A line of text above a grid, small enough to fit.
    fn heading(&mut self, text: &str, [x, y]: [f32; 2], side: f32) {
        let fitting = side / Font::Regular.width(text, 1.0).max(1.0);
        let size = LARGEST_HEADING.min(side / 14.0).max(7.0).min(fitting);
        self.text(Font::Regular, size, [x, y + side + 0.5 * size], text);
    }

    /// The lines of a grid: thin between cells, thick between boxes and around.
    fn grid(&mut self, [x, y]: [f32; 2], side: f32) {
        let [thin, thick] = [side / 500.0, side / 130.0].map(|it: f32| it.max(0.3));
        for (width, grey, is_thick) in [(thin, 0.45, false), (thick, 0.0, true)] {
            self.content.set_line_width(width).set_stroke_gray(grey);
            for line in (0..=9).filter(|line| (line % 3 == 0) == is_thick) {
                let at = side * line as f32 / 9.0;
                // The corners are closed.
                let over = if is_thick { width / 2.0 } else { 0.0 };
                self.content.move_to(x + at, y - over).line_to(x + at, y + side + over);
                self.content.move_to(x - over, y + at).line_to(x + side + over, y + at);
            }
            self.content.stroke();
        }
    }

    fn digit(&mut self, font: Font, digit: &str, cell: Cell, [x, y]: [f32; 2], side: f32) {
        let (row, column) = (cell.row().number() as f32, cell.column().number() as f32);
        let of_cell = side / 9.0;
        let size = of_cell * 0.7;
        // A digit is about as high as seven tenths of its font's size.
        let x = x + (column + 0.5) * of_cell - font.width(digit, size) / 2.0;
        let y = y + (8.5 - row) * of_cell - 0.355 * size;
        self.text(font, size, [x, y], digit);
    }
}

/// Puts pages into a file.
fn file(title: &str, pages: &[Vec<u8>]) -> Vec<u8> {
    let mut next = 1;
    let mut reference = || {
        next += 1;
        Ref::new(next - 1)
    };
    let [catalog, tree, info] = [(); 3].map(|()| reference());
    let fonts = Font::ALL.map(|font| (font, [(); 3].map(|()| reference())));
    let sheets: Vec<[Ref; 2]> = pages.iter().map(|_| [(); 2].map(|()| reference())).collect();
    let mut pdf = Pdf::new();
    pdf.catalog(catalog).pages(tree);
    let title: String = latin(title).into_iter().map(char::from).collect();
    pdf.document_info(info).title(pdf_writer::TextStr(&title));
    pdf.pages(tree).kids(sheets.iter().map(|[page, _]| *page)).count(sheets.len() as i32);
    for ([id, content_id], content) in sheets.iter().zip(pages) {
        let mut page = pdf.page(*id);
        page.media_box(Rect::new(0.0, 0.0, PAGE[0], PAGE[1])).parent(tree).contents(*content_id);
        let mut resources = page.resources();
        let mut dictionary = resources.fonts();
        for (font, [id, ..]) in fonts {
            dictionary.pair(font.key(), id);
        }
        dictionary.finish();
        resources.finish();
        page.finish();
        pdf.stream(*content_id, content);
    }
    for (font, ids) in fonts {
        embed(&mut pdf, font, ids);
    }
    pdf.finish()
}

/// A TrueType font with the codes of Latin 1.
fn embed(pdf: &mut Pdf, font: Font, [id, descriptor_id, data_id]: [Ref; 3]) {
    let face = font.face();
    let metrics = metrics(&face);
    let scaled = |length: f32| length * 1000.0 / f32::from(metrics.units_per_em);
    let mut dictionary = pdf.indirect(id).dict();
    dictionary.pair(Name(b"Type"), Name(b"Font"));
    dictionary.pair(Name(b"Subtype"), Name(b"TrueType"));
    dictionary.pair(Name(b"BaseFont"), Name(font.name()));
    dictionary.pair(Name(b"Encoding"), Name(b"WinAnsiEncoding"));
    dictionary.pair(Name(b"FirstChar"), i32::from(FIRST));
    dictionary.pair(Name(b"LastChar"), i32::from(LAST));
    dictionary.insert(Name(b"Widths")).array().items(font.widths());
    dictionary.pair(Name(b"FontDescriptor"), descriptor_id);
    dictionary.finish();
    let bounds = metrics.bounds.unwrap_or_default();
    let [left, bottom, right, top] =
        [bounds.x_min, bounds.y_min, bounds.x_max, bounds.y_max].map(scaled);
    let mut descriptor = pdf.font_descriptor(descriptor_id);
    descriptor
        .name(Name(font.name()))
        .flags(FontFlags::NON_SYMBOLIC)
        .bbox(Rect::new(left, bottom, right, top))
        .italic_angle(0.0)
        .ascent(scaled(metrics.ascent))
        .descent(scaled(metrics.descent))
        .cap_height(scaled(metrics.cap_height.unwrap_or(metrics.ascent)))
        .stem_v(if font == Font::Bold { 140.0 } else { 80.0 })
        .font_file2(data_id);
    descriptor.finish();
    let mut stream = pdf.stream(data_id, font.data());
    stream.pair(Name(b"Length1"), font.data().len() as i32);
}
