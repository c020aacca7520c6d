//! The pages of a book: cover, rules, puzzles, solutions.

use ergodoku_core::{Cell, sentence};
use pdf_writer::types::ArtifactType;

use super::file::Drawn;
use super::paper::Area;
use super::qr::Code;
use super::sheet::{Sheet, Tag};
use super::{Answers, Book, BookError, BookPuzzle};
use crate::font::Weight::{self, Bold, Regular};

/// The space between two grids of a page of puzzles, and of one of solutions.
const GAP: f32 = 20.0;
const ANSWER_GAP: f32 = 14.0;
/// The heights of lines relative to the size of their text.
const LINE: f32 = 1.35;
const HEADING: f32 = 12.0;
const TITLE: f32 = 26.0;
/// The height of a title with the space below it, relative to its size.
const TITLE_ROOM: f32 = 1.7;
const ANSWER: f32 = 8.0;
/// The width of a solution at the end is about this.
const ANSWER_SIDE: f32 = 100.0;
/// The side of a solution at the foot, at most.
const FOOT_SIDE: f32 = 80.0;
/// The least side of a puzzle's grid and of a solution's: cells of 4.4 and 2.2 mm.
const LEAST_SIDE: f32 = 112.0;
const LEAST_ANSWER_SIDE: f32 = 56.0;

/// Draws all pages.
pub(super) fn draw(book: &Book, drawn: &mut Drawn) -> Result<(), BookError> {
    let codes = book.codes()?;
    let has_codes = codes.iter().any(Option::is_some);
    if book.cover {
        drawn.part(Some(&book.words(&sentence!("book-cover"))));
        drawn.page(book, false, |sheet| cover(sheet, book));
    }
    if book.rules {
        drawn.part(Some(&book.words(&sentence!("book-rules"))));
        let answers = answers_page(book);
        drawn.page(book, true, |sheet| rules(sheet, book, answers, has_codes));
    }
    let mut codes = &codes[..];
    for section in &book.sections {
        let title = section.title.as_ref().map(|it| it.as_str());
        let untitled = || book.words(&sentence!("book-puzzles"));
        drawn.part(Some(&title.map_or_else(untitled, str::to_string)));
        let [columns, rows] = book.shape();
        for (index, some) in section.puzzles.chunks(columns * rows).enumerate() {
            let (its, rest) = codes.split_at(some.len());
            codes = rest;
            let title = title.filter(|_| index == 0);
            let mut fits = false;
            drawn.page(book, true, |sheet| fits = puzzles(sheet, book, title, some, its));
            if !fits {
                return Err(BookError::Full);
            }
        }
    }
    if matches!(book.answers, Answers::End | Answers::UpsideDown) {
        drawn.part(Some(&book.words(&sentence!("book-solutions"))));
        let all: Vec<&BookPuzzle> = book.sections.iter().flat_map(|it| &it.puzzles).collect();
        let shape = answer_shape(book);
        for (index, some) in all.chunks(shape[0] * shape[1]).enumerate() {
            drawn.page(book, true, |sheet| solutions(sheet, book, index == 0, some, shape));
        }
    }
    Ok(())
}

/// The number of the first page of the solutions, if they are at the end.
pub(super) fn answers_page(book: &Book) -> Option<usize> {
    let [columns, rows] = book.shape();
    let before = usize::from(book.cover) + usize::from(book.rules);
    let puzzles = book.sections.iter().map(|it| it.puzzles.len().div_ceil(columns * rows));
    matches!(book.answers, Answers::End | Answers::UpsideDown)
        .then(|| before + puzzles.sum::<usize>() + 1)
}

fn cover(sheet: &mut Sheet<'_>, book: &Book) {
    let area = book.paper.area(sheet.page + 1);
    let mut y = area.top() - area.height * 0.1;
    let most = area.width / 7.0;
    y = centred(sheet, Tag::Heading(1), Bold, most, area, y, book.title.as_str());
    if let Some(subtitle) = &book.subtitle {
        y = centred(sheet, Tag::Paragraph, Regular, most / 2.5, area, y - 6.0, subtitle.as_str());
    }
    let mut bottom = area.bottom;
    if let Some(author) = &book.author {
        let size = most / 3.0;
        bottom += 2.0 * size;
        centred(
            sheet,
            Tag::Paragraph,
            Regular,
            size,
            area,
            area.bottom + LINE * size,
            author.as_str(),
        );
    }
    // The first puzzle is an ornament here.
    let side = (area.width * 0.8).min(y - bottom - 40.0);
    let Some(first) = book.sections.iter().flat_map(|it| &it.puzzles).next() else { return };
    let place = [area.left + (area.width - side) / 2.0, (y + bottom - side) / 2.0];
    sheet.artifact(ArtifactType::Layout, |sheet| givens(sheet, first, place, side));
}

/// Writes a text in the middle below a height, on several lines if it is long, and returns the height below it.
fn centred(
    sheet: &mut Sheet<'_>,
    tag: Tag,
    font: Weight,
    size: f32,
    area: Area,
    top: f32,
    text: &str,
) -> f32 {
    let lines = sheet.lines(font, size, text, area.width);
    let mut y = top;
    sheet.tagged(tag, |sheet| {
        for line in &lines {
            let size = sheet.fitting(font, size, line, area.width);
            let x = area.left + (area.width - sheet.width(font, size, line)) / 2.0;
            y -= LINE * size;
            sheet.text(font, size, [x, y], line);
        }
    });
    y
}

fn rules(sheet: &mut Sheet<'_>, book: &Book, answers: Option<usize>, has_codes: bool) {
    let area = book.paper.area(sheet.page + 1);
    let area =
        if book.cover { area } else { title(sheet, Tag::Heading(1), area, book.title.as_str()) };
    let mut y = title(sheet, Tag::Heading(2), area, &book.words(&sentence!("book-rules"))).top();
    let mut texts = vec![sentence!("book-fill"), sentence!("book-one-solution")];
    match (book.answers, answers) {
        (Answers::Foot, _) => texts.push(sentence!("book-solutions-at-foot")),
        (_, Some(page)) => texts.push(sentence!("book-solutions-on-page", page)),
        (_, None) => {}
    }
    if has_codes {
        texts.push(sentence!("book-hints"));
    }
    let size = (area.width / 34.0).clamp(10.0, 14.0);
    for text in &texts {
        let lines = sheet.lines(Regular, size, &book.words(text), area.width);
        sheet.tagged(Tag::Paragraph, |sheet| {
            for line in &lines {
                y -= LINE * size;
                sheet.text(Regular, size, [area.left, y], line);
            }
        });
        y -= 0.6 * size;
    }
    let side = (area.width * 0.6).min(y - area.bottom - 2.0 * size);
    let place = [area.left + (area.width - side) / 2.0, y - 2.0 * size - side];
    let words = book.words(&sentence!("book-houses"));
    sheet.tagged(Tag::Figure(words, bounds(place, side)), |sheet| {
        let [x, y] = place;
        let cell = side / 9.0;
        let houses = [
            [x, y + 4.0 * cell, side, cell],
            [x + 7.0 * cell, y, cell, side],
            [x, y + 6.0 * cell, 3.0 * cell, 3.0 * cell],
        ];
        sheet.ink.fill(0.86, houses.into_iter());
        sheet.grid(place, side);
    });
}

/// Writes a title and returns what is left below it.
fn title(sheet: &mut Sheet<'_>, tag: Tag, area: Area, text: &str) -> Area {
    let size = sheet.fitting(Bold, TITLE.min(area.width / 14.0), text, area.width);
    sheet.tagged(tag, |sheet| sheet.text(Bold, size, [area.left, area.top() - size], text));
    area.below(TITLE_ROOM * size)
}

/// Draws a page of puzzles, and returns whether they are large enough.
fn puzzles(
    sheet: &mut Sheet<'_>,
    book: &Book,
    section: Option<&str>,
    some: &[BookPuzzle],
    codes: &[Option<Code>],
) -> bool {
    let mut area = book.paper.area(sheet.page + 1);
    if sheet.page == 0 {
        area = title(sheet, Tag::Heading(1), area, book.title.as_str());
    }
    if let Some(text) = section {
        area = title(sheet, Tag::Heading(2), area, text);
    }
    let mut foot = None;
    if book.answers == Answers::Foot {
        let count = book.shape().iter().product::<usize>();
        let side = ((area.width + ANSWER_GAP) / count as f32 - ANSWER_GAP).min(FOOT_SIDE);
        let height = side + answer_band(some.iter());
        foot = Some((Area { height, ..area }, count, side));
        area = area.above(height + ANSWER_GAP);
    }
    let code = codes.iter().flatten().map(Code::side).fold(0.0, f32::max);
    let band = code.max(1.6 * HEADING);
    let (side, places) = area.grids(book.shape(), band, GAP);
    let level = 2 + u8::from(section_titles(book));
    for ((puzzle, code), place) in some.iter().zip(codes).zip(places) {
        puzzle_grid(sheet, book, (puzzle, code.as_ref()), level, place, side);
    }
    let mut is_large = side >= LEAST_SIDE;
    if let Some((area, count, side)) = foot {
        is_large &= side >= LEAST_ANSWER_SIDE;
        let puzzles: Vec<&BookPuzzle> = some.iter().collect();
        upside_down(sheet, area, |sheet| answers(sheet, area, &puzzles, [count, 1], book));
    }
    is_large
}

fn section_titles(book: &Book) -> bool {
    book.sections.iter().any(|it| it.title.is_some())
}

fn puzzle_grid(
    sheet: &mut Sheet<'_>,
    book: &Book,
    (it, code): (&BookPuzzle, Option<&Code>),
    level: u8,
    place: [f32; 2],
    side: f32,
) {
    let [x, y] = place;
    let beside = code.map_or(0.0, |it| it.side() + 4.0);
    let heading = it.heading.as_str();
    let size = sheet.fitting(Regular, HEADING.min(side / 12.0), heading, side - beside);
    sheet.tagged(Tag::Heading(level), |sheet| {
        sheet.text(Regular, size, [x, y + side + 0.5 * size], heading);
    });
    let words = in_words(
        book,
        it.puzzle.givens().iter().map(|cell| {
            let digit = it.puzzle.digit(cell).map(|digit| digit.to_string()).unwrap_or_default();
            (cell, digit)
        }),
    );
    sheet.tagged(Tag::Figure(words, bounds(place, side)), |sheet| givens(sheet, it, place, side));
    if let (Some(code), Some(link)) = (code, &it.link) {
        let corner = [x + side - code.side(), y + side];
        let words = book.words(&sentence!("book-code", link = link.clone()));
        sheet.tagged(Tag::Figure(words, bounds(corner, code.side())), |sheet| {
            code.draw(sheet, corner);
        });
    }
}

fn givens(sheet: &mut Sheet<'_>, it: &BookPuzzle, place: [f32; 2], side: f32) {
    sheet.grid(place, side);
    for cell in it.puzzle.givens().iter() {
        if let Some(digit) = it.puzzle.digit(cell) {
            sheet.digit(Regular, &digit.to_string(), cell, place, side);
        }
    }
}

/// The columns and rows of solutions on a page at the end.
fn answer_shape(book: &Book) -> [usize; 2] {
    let area = book.paper.area(1);
    let columns = ((area.width + ANSWER_GAP) / (ANSWER_SIDE + ANSWER_GAP)).round().max(2.0);
    let side = (area.width + ANSWER_GAP) / columns - ANSWER_GAP;
    let step = side + answer_band(book.sections.iter().flat_map(|it| &it.puzzles)) + ANSWER_GAP;
    let room = area.height - TITLE_ROOM * TITLE + ANSWER_GAP;
    [columns as usize, (room / step).max(1.0) as usize]
}

/// The room for the lines above solutions.
fn answer_band<'a>(some: impl Iterator<Item = &'a BookPuzzle>) -> f32 {
    let lines = some.map(|it| it.answer.len()).max().unwrap_or(0);
    LINE * ANSWER * lines as f32 + 0.3 * ANSWER
}

fn solutions(
    sheet: &mut Sheet<'_>,
    book: &Book,
    is_first: bool,
    some: &[&BookPuzzle],
    shape: [usize; 2],
) {
    let mut area = book.paper.area(sheet.page + 1);
    if is_first {
        area = title(sheet, Tag::Heading(2), area, &book.words(&sentence!("book-solutions")));
    }
    if book.answers == Answers::UpsideDown {
        upside_down(sheet, area, |sheet| answers(sheet, area, some, shape, book));
    } else {
        answers(sheet, area, some, shape, book);
    }
}

fn upside_down(sheet: &mut Sheet<'_>, area: Area, draw: impl FnOnce(&mut Sheet<'_>)) {
    let middle = [area.left + area.width / 2.0, area.bottom + area.height / 2.0];
    sheet.turned(middle, draw);
}

fn answers(
    sheet: &mut Sheet<'_>,
    area: Area,
    some: &[&BookPuzzle],
    shape: [usize; 2],
    book: &Book,
) {
    let band = answer_band(some.iter().copied());
    let (side, places) = area.grids(shape, band, ANSWER_GAP);
    let is_turned = book.answers != Answers::End;
    for (it, place) in some.iter().zip(places) {
        answer_lines(sheet, it, place, side);
        let words = in_words(book, Cell::all().zip(it.solution.chars().map(String::from)));
        let mut box_ = bounds(place, side);
        if is_turned {
            let [x, y] = [2.0 * area.left + area.width, 2.0 * area.bottom + area.height];
            box_ = [x - box_[2], y - box_[3], x - box_[0], y - box_[1]];
        }
        sheet.tagged(Tag::Figure(words, box_), |sheet| {
            sheet.grid(place, side);
            for (cell, digit) in Cell::all().zip(it.solution.chars()) {
                let is_given = it.puzzle.givens().contains(cell);
                let font = if is_given { Bold } else { Regular };
                sheet.digit(font, &digit.to_string(), cell, place, side);
            }
        });
    }
}

fn answer_lines(sheet: &mut Sheet<'_>, it: &BookPuzzle, [x, y]: [f32; 2], side: f32) {
    let count = it.answer.len();
    for (index, line) in it.answer.iter().enumerate() {
        let font = if index == 0 { Bold } else { Regular };
        let size = sheet.fitting(font, ANSWER, line.as_str(), side);
        let y = y + side + 0.4 * ANSWER + (count - 1 - index) as f32 * LINE * ANSWER;
        sheet.tagged(Tag::Paragraph, |sheet| sheet.text(font, size, [x, y], line.as_str()));
    }
}

fn bounds([x, y]: [f32; 2], side: f32) -> [f32; 4] {
    [x, y, x + side, y + side]
}

/// A grid as it is read out, row by row.
fn in_words(book: &Book, digits: impl Iterator<Item = (Cell, String)>) -> String {
    let mut rows = vec![vec![book.words(&sentence!("book-blank")); 9]; 9];
    for (cell, digit) in digits {
        rows[cell.row().number()][cell.column().number()] = digit;
    }
    let rows = rows.iter().enumerate();
    let row = |(row, cells): (usize, &Vec<String>)| {
        book.words(&sentence!("book-row", number = row + 1, digits = cells.join(" ")))
    };
    rows.map(row).collect::<Vec<_>>().join(" ")
}
