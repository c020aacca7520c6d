//! Truths and links: `{5R2 5R7} {5c3 5c6}`, `5R27 \ 5C36`, `truths 9r6, 9r9; links 9c2, 9c7`.

use ergodoku_core::{Candidate, CandidateSet, CellSet, Constraint, DigitSet};
use ergodoku_proof::{ClueCover, DeadlyPattern, Image, Truth};

use super::scan::{Read, Scanner};
use crate::Argument;

/// Truths and links, up to the end of the scanner.
pub(crate) fn count(scanner: &mut Scanner) -> Read<Argument> {
    let Listed { truths, links, is_marked } = truths_and_links(scanner)?;
    match is_marked {
        true => Ok(Argument::Count { truths, links }),
        false => scanner.expected("expected-cover"),
    }
}

/// Truths, and links if there are any.
pub(super) struct Listed {
    pub(super) truths: Vec<Truth>,
    pub(super) links: Vec<Constraint>,
    /// Whether braces, a heading or a \ show that it is a count; cells and digits alone can be other things.
    is_marked: bool,
}

/// Reads truths, and links if any follow.
pub(super) fn truths_and_links(scanner: &mut Scanner) -> Read<Listed> {
    let mut truths = Vec::new();
    let start = scanner.at;
    let is_braced = heading(scanner, "truths")?;
    let is_headed = scanner.at > start;
    members(scanner, &mut truths)?;
    if is_braced && scanner.eat_any(b"}").is_none() {
        return scanner.expected("expected-constraint-or-brace");
    }
    let is_parted = part(scanner);
    let mut linked = Vec::new();
    if !scanner.is_at_end() {
        let is_braced = heading(scanner, "links")?;
        if !is_parted && !is_braced {
            return scanner.expected("expected-cover");
        }
        members(scanner, &mut linked)?;
        if is_braced && scanner.eat_any(b"}").is_none() {
            return scanner.expected("expected-link-or-brace");
        }
    }
    let mut links = Vec::new();
    for truth in linked {
        match truth {
            Truth::Rule(link) => links.push(link),
            Truth::Guardians(_) => return scanner.expected("expected-no-guardians"),
            Truth::Image(_) => return scanner.expected("expected-no-images"),
            Truth::Cover(_) => return scanner.expected("expected-no-covers"),
        }
    }
    match scanner.is_at_end() {
        true => Ok(Listed { truths, links, is_marked: is_headed || is_parted }),
        false => scanner.expected("expected-constraint"),
    }
}

/// `2 Truths = {`: whether there was a brace.
fn heading(scanner: &mut Scanner, name: &str) -> Read<bool> {
    scanner.skip_spaces();
    let mut ahead = *scanner;
    let _ = ahead.digits();
    ahead.skip_spaces();
    if ahead.eat(name) {
        ahead.skip_spaces();
        let _ = ahead.eat_any(b"=:");
        ahead.skip_spaces();
        *scanner = ahead;
    }
    let is_braced = scanner.eat_any(b"{").is_some();
    scanner.skip_spaces();
    Ok(is_braced)
}

/// Passes what stands between truths and links.
fn part(scanner: &mut Scanner) -> bool {
    scanner.skip_spaces();
    let passed = scanner.eat_any(b"\\/;").is_some();
    scanner.skip_spaces();
    passed || scanner.rest().len() >= 5 && scanner.rest()[..5].eq_ignore_ascii_case(b"links")
}

fn members(scanner: &mut Scanner, truths: &mut Vec<Truth>) -> Read<()> {
    loop {
        member(scanner, truths)?;
        scanner.skip_spaces();
        if scanner.eat_any(b",+").is_some() {
            scanner.skip_spaces();
        }
        if matches!(scanner.peek(), None | Some(b'}' | b'\\' | b'/' | b';')) || ends(*scanner) {
            return Ok(());
        }
    }
}

/// Whether the word `links` follows.
fn ends(mut scanner: Scanner) -> bool {
    let _ = scanner.digits();
    scanner.skip_spaces();
    scanner.eat("links")
}

/// `5r27`, `5R2`, `57c3`, `4n7`, `r4c7`, `guardians of 5r12c14 7r12c14`, the same with `reversed` at the end,
/// `image of r1c1=5 by r987654321 c987654321 213456789`, or `clue cover r3c6=1 r2c9=2`.
fn member(scanner: &mut Scanner, truths: &mut Vec<Truth>) -> Read<()> {
    if scanner.eat("guardians of ") {
        truths.push(Truth::Guardians(guardians(scanner)?));
        return Ok(());
    }
    if scanner.eat("image of ") {
        truths.push(Truth::Image(image(scanner)?));
        return Ok(());
    }
    if scanner.eat("clue cover ") {
        truths.push(Truth::Cover(cover(scanner)?));
        return Ok(());
    }
    if let Ok(cells) = scanner.attempt(|it| cells_by_number(it)) {
        truths.extend(cells.iter().map(|cell| Truth::Rule(Constraint::Cell(cell))));
        return Ok(());
    }
    let what = "expected-constraint";
    let before = *scanner;
    let Ok(digits) = scanner.digits() else { return before.expected(what) };
    let Ok(houses) = scanner.houses() else { return before.expected(what) };
    let rules = digits.iter().flat_map(|digit| {
        houses.iter().map(move |house| Truth::Rule(Constraint::House(house, digit)))
    });
    truths.extend(rules);
    match scanner.peek() {
        Some(it) if it.is_ascii_alphanumeric() => before.expected(what),
        _ => Ok(()),
    }
}

/// `4n7` and `47n` for r4c7, `4n79` for two cells, and the usual names.
fn cells_by_number(scanner: &mut Scanner) -> Read<CellSet> {
    let before = *scanner;
    if !matches!(scanner.peek(), Some(b'1'..=b'9')) {
        return scanner.term();
    }
    let start = scanner.at;
    let rows = scanner.digits()?;
    let written = scanner.at - start;
    let what = "expected-cell-4n7";
    if scanner.eat_any(b"nN").is_none() {
        return before.expected(what);
    }
    let columns = match scanner.digits() {
        Ok(columns) => columns,
        // `47n`
        Err(_) if written == 2 => {
            let (row, column) = (before.rest()[0] - b'1', before.rest()[1] - b'1');
            let cell = ergodoku_core::Cell::at(row.into(), column.into());
            return Ok(CellSet::only(cell));
        }
        Err(_) => return before.expected(what),
    };
    Ok(product(rows, columns))
}

fn product(rows: DigitSet, columns: DigitSet) -> CellSet {
    let at = |row: usize, column: usize| ergodoku_core::Cell::at(row, column);
    let cells = rows.iter().flat_map(|row| columns.iter().map(move |it| (row.index(), it.index())));
    cells.map(|(row, column)| at(row, column)).collect()
}

fn guardians(scanner: &mut Scanner) -> Read<DeadlyPattern> {
    let before = *scanner;
    let mut candidates = CandidateSet::EMPTY;
    loop {
        let digits = scanner.digits()?;
        for cell in scanner.cells()?.iter() {
            digits.iter().for_each(|digit| candidates.insert(Candidate::new(cell, digit)));
        }
        let mut ahead = *scanner;
        ahead.skip_spaces();
        let goes_on = ahead.digits().is_ok() && ahead.cells().is_ok();
        if !goes_on {
            break;
        }
        scanner.skip_spaces();
    }
    let pattern = match scanner.eat(" reversed") {
        true => DeadlyPattern::reverse(candidates.cells(), candidates.digits()),
        false => DeadlyPattern::new(candidates),
    };
    pattern.map_or_else(|| before.expected("expected-deadly"), Ok)
}

fn image(scanner: &mut Scanner) -> Read<Image> {
    let before = *scanner;
    // A candidate, `by`, and three words.
    Image::read(&words(scanner, 5)).map_or_else(|| before.expected("expected-image"), Ok)
}

fn cover(scanner: &mut Scanner) -> Read<ClueCover> {
    let before = *scanner;
    ClueCover::read(&words(scanner, 2)).map_or_else(|| before.expected("expected-cover-clues"), Ok)
}

/// Reads this many words of letters, digits and `=`, with spaces before and between them.
fn words(scanner: &mut Scanner, count: usize) -> String {
    let before = *scanner;
    for _ in 0..count {
        scanner.skip_spaces();
        while scanner.peek().is_some_and(|it| it.is_ascii_alphanumeric() || it == b'=') {
            scanner.at += 1;
        }
    }
    String::from_utf8_lossy(&before.rest()[..scanner.at - before.at]).into_owned()
}
