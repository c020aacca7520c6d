//! Reads claims as people and programs write them.

mod chain;
mod conclusion;
mod count;
mod error;
mod labelled;
mod pattern;
mod scan;
mod transcript;

use std::str::FromStr;

use ergodoku_core::Constraint;
use ergodoku_proof::Truth;

use self::scan::{ARROW, Line, Read, Scanner};
use crate::{Argument, Claim, Pattern};

pub use error::ReadError;
pub use transcript::{Said, transcript};

impl FromStr for Claim {
    type Err = ReadError;

    /// Reads a claim in any of the text forms.
    ///
    /// ```
    /// use ergodoku_claims::{Argument, Claim};
    ///
    /// for text in ["r4c7<>5", "-5r4c7", "R4C7≠5", "r4c7-5", "D7<>5", "not 5 in r4c7"] {
    ///     assert_eq!(text.parse::<Claim>()?.to_string(), "r4c7<>5", "{text}");
    /// }
    /// let claim: Claim = "X-Wing: 5 r27c36 => r4c3<>5, r1c2=7".parse()?;
    /// assert_eq!(claim.technique.as_deref(), Some("X-Wing"));
    /// assert_eq!(claim.conclusions.len(), 2);
    /// let claim: Claim = "(5)r1c2=(5-3)r4c2=(3)r4c7 => r1c7<>5".parse()?;
    /// assert!(matches!(claim.argument, Some(Argument::Chain(chain)) if chain.nodes.len() == 4));
    /// # Ok::<(), ergodoku_claims::ReadError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Says where the text is no claim, and what was expected there.
    fn from_str(text: &str) -> Result<Claim, ReadError> {
        let line = Line::new(text);
        read(&line).map_err(|expected| line.error(&expected))
    }
}

/// Reads truths and links as the forums and XSudo write them, or truths alone.
///
/// ```
/// let (truths, links) = ergodoku_claims::truths_and_links("5R27 \\ 5C36")?;
/// assert_eq!((truths.len(), links.len()), (2, 2));
/// assert_eq!(ergodoku_claims::truths_and_links("{5R2 5R7}")?.0, truths);
/// assert_eq!(ergodoku_claims::truths_and_links("5R27")?, (truths, Vec::new()));
/// # Ok::<(), ergodoku_claims::ReadError>(())
/// ```
///
/// # Errors
///
/// Says where the text is no such list, and what was expected there.
pub fn truths_and_links(text: &str) -> Result<(Vec<Truth>, Vec<Constraint>), ReadError> {
    let line = Line::new(text);
    let mut scanner = Scanner::new(line.bytes(), 0, line.len());
    let listed = count::truths_and_links(&mut scanner).map_err(|expected| line.error(&expected))?;
    Ok((listed.truths, listed.links))
}

fn read(line: &Line) -> Read<Claim> {
    let bytes = line.bytes();
    let mut all = Scanner::new(bytes, 0, line.len());
    if all.is_at_end() {
        return all.expected("expected-claim");
    }
    // HoDoKu's forcing chains: what follows from each premise.
    let (end, lines) = match find(bytes, b"//", all.at) {
        Some(at) => (at, premises(bytes, at)),
        None => (line.len(), None),
    };
    let mut scanner = Scanner::new(bytes, all.at, end);
    let mut claim = match last_arrow(bytes, scanner.at, end) {
        Some((from, to)) => with_arrow(line, scanner, (from, to), end)?,
        None => without_arrow(line, &mut scanner)?,
    };
    claim.argument = claim.argument.or(lines);
    Ok(claim)
}

/// What leads to conclusions, an arrow, and the conclusions.
fn with_arrow(line: &Line, scanner: Scanner, arrow: (usize, usize), end: usize) -> Read<Claim> {
    let (from, to) = arrow;
    let mut before = Scanner::new(line.bytes(), scanner.at, from);
    let technique = name(line, &mut before);
    let mut behind = Scanner::new(line.bytes(), to, end);
    behind.skip_spaces();
    let conclusions = match behind.eat_any(b"?").is_some() && behind.is_at_end() {
        true => Vec::new(),
        false => conclusion::list(&mut behind)?.conclusions(),
    };
    let argument = argue(line, before, technique.as_deref())?;
    let technique = technique.or_else(|| reason(line, behind));
    Ok(Claim { conclusions, technique, argument })
}

/// Conclusions, or an argument without any.
fn without_arrow(line: &Line, scanner: &mut Scanner) -> Read<Claim> {
    let mut bare = *scanner;
    let failed = match conclusion::list(&mut bare) {
        Ok(said) => {
            let (conclusions, technique) = (said.conclusions(), reason(line, bare));
            return Ok(Claim { conclusions, technique, argument: None });
        }
        Err(failed) => failed,
    };
    let technique = name(line, scanner);
    let mut behind = *scanner;
    let failed = match conclusion::list(&mut behind) {
        Ok(said) => {
            return Ok(Claim { conclusions: said.conclusions(), technique, argument: None });
        }
        Err(again) => failed.or(again),
    };
    match argue(line, *scanner, technique.as_deref()) {
        // What is not understood is no pattern without a conclusion, but a conclusion that cannot be read.
        Ok(Some(Argument::Pattern(Pattern::Other(_)))) => Err(failed),
        Ok(argument @ Some(_)) => Ok(Claim { conclusions: Vec::new(), technique, argument }),
        Ok(None) => Err(failed),
        Err(again) => Err(failed.or(again)),
    }
}

/// The technique of `r4c7=5 by a hidden single`.
fn reason(line: &Line, mut scanner: Scanner) -> Option<String> {
    scanner.skip_spaces();
    if !conclusion::pass_to_technique(&mut scanner) {
        return None;
    }
    scanner.skip_spaces();
    for article in ["a", "an", "the"] {
        if scanner.eat_word(article) {
            scanner.skip_spaces();
        }
    }
    name(line, &mut scanner)
}

fn argue(line: &Line, mut scanner: Scanner, technique: Option<&str>) -> Read<Option<Argument>> {
    if scanner.is_at_end() {
        return Ok(None);
    }
    let lower = technique.map(str::to_lowercase);
    let as_written = || {
        let written = line.written(scanner.at, scanner.at + scanner.rest().len());
        Ok(Some(Argument::Pattern(Pattern::Other(written.to_string()))))
    };
    // Whips have a notation of their own, in which each rule is followed from the one before.
    if lower.as_deref().is_some_and(|it| it.ends_with("whip") || it.ends_with("braid")) {
        return as_written();
    }
    match pattern::argument(scanner, lower.as_deref()) {
        Ok(argument) => Ok(Some(argument)),
        Err(error) if technique.is_none() || error.what.contains("bracket") => Err(error),
        Err(_) => as_written(),
    }
}

/// The last `=>`, `-->` or `⇒`: from and to.
fn last_arrow(bytes: &[u8], from: usize, end: usize) -> Option<(usize, usize)> {
    let is_arrow = |at: usize| {
        bytes[at] == ARROW || bytes[at] == b'>' && at > from && matches!(bytes[at - 1], b'=' | b'-')
    };
    let at = (from..end).rev().find(|&at| is_arrow(at))?;
    let mut start = at;
    while start > from && matches!(bytes[start - 1], b'=' | b'-') && bytes[at] == b'>' {
        start -= 1;
    }
    Some((start, at + 1))
}

fn find(bytes: &[u8], text: &[u8], from: usize) -> Option<usize> {
    bytes.get(from..)?.windows(text.len()).position(|it| it == text).map(|at| from + at)
}

fn premises(bytes: &[u8], from: usize) -> Option<Argument> {
    let mut starts = vec![];
    let mut at = from;
    while let Some(next) = find(bytes, b"//", at) {
        starts.push(next + 2);
        at = next + 2;
    }
    let lines = starts.into_iter().map(|start| Scanner::new(bytes, start, bytes.len()));
    pattern::premises_of_lines(lines)
}

/// The name of a technique before a colon, or in words that name no cell, digit or house.
fn name(line: &Line, scanner: &mut Scanner) -> Option<String> {
    scanner.skip_spaces();
    let start = scanner.at;
    let colon = scanner.rest().iter().position(|&it| it == b':').map(|at| start + at);
    if let Some(colon) = colon.filter(|&colon| is_name(line.bytes(), start, colon)) {
        scanner.at = colon + 1;
        return Some(line.written(start, colon).to_string());
    }
    let mut last = start;
    while let Some(next) = word(*scanner) {
        scanner.at = next;
        last = next;
        scanner.skip_spaces();
    }
    // `Forcing Chain Contradiction in r8`: where it ends is not what it rests on.
    if last > start && scanner.eat_word("in") {
        scanner.skip_spaces();
        let mut ahead = *scanner;
        let is_place =
            ahead.attempt(Scanner::cells).is_ok() || ahead.attempt(Scanner::houses).is_ok();
        if is_place && ahead.is_at_end() {
            *scanner = ahead;
        }
    }
    let letters = |text: &str| text.chars().filter(char::is_ascii_alphabetic).count();
    let name = line.written(start, last);
    if letters(name) < 2 {
        scanner.at = start;
        return None;
    }
    Some(name.to_string())
}

/// Letters, and none of the signs that chains and conclusions have; or a code of HoDoKu's library, which has a 0. A cell
/// before a colon is no name.
fn is_name(bytes: &[u8], from: usize, to: usize) -> bool {
    let text = &bytes[from..to];
    if text.len() == 4 && text.iter().all(u8::is_ascii_digit) && text.contains(&b'0') {
        return true;
    }
    let letters = text.iter().filter(|it| it.is_ascii_alphabetic()).count();
    let has_signs =
        text.iter().any(|it| b"=<>{}\\\x01\x02".contains(it)) || text.first() == Some(&b'(');
    let mut cells = Scanner::new(bytes, from, to);
    let is_cell = cells.cells().is_ok() && cells.is_at_end();
    letters >= 2 && !has_signs && !is_cell
}

/// The end of a word that belongs to a name, if one follows: letters first, as in `X-Wing` or `BUG+1`, or a number within
/// a name, as in `2-String Kite` or `Type 1`.
fn word(scanner: Scanner) -> Option<usize> {
    let is_candidate =
        |it: &mut Scanner| conclusion::digits_before_cells(it).is_ok() && it.cells().is_ok();
    let names_something_else = scanner.attempt_is(|it| it.cells().is_ok())
        || scanner.attempt_is(is_candidate)
        || scanner.attempt_is(|it| it.houses().is_ok())
        || ["in", "truths", "links", "guardian", "guardians"]
            .into_iter()
            .any(|word| scanner.attempt_is(|it| it.eat_word(word)));
    if names_something_else {
        return None;
    }
    let rest = scanner.rest();
    let goes_on = |it: &u8| it.is_ascii_alphanumeric() || matches!(it, b'-' | b'+' | b'\'' | b'_');
    let length = rest.iter().position(|it| !goes_on(it)).unwrap_or(rest.len());
    let is_number = match &rest[..length] {
        b"+" => scanner.at > 0,
        [b'1'..=b'9'] => {
            ["+ ", "ype ", "est ", "olors "].iter().any(|it| scanner.follows(it.as_bytes()))
        }
        [b'1'..=b'9', b'-', letter, ..] => letter.is_ascii_alphabetic(),
        _ => false,
    };
    // `r0c1` is meant as a cell.
    let is_cell = matches!(rest, [b'r' | b'R', b'0'..=b'9', ..]);
    let is_word = rest.first().is_some_and(u8::is_ascii_alphabetic) && !is_cell;
    (is_word || is_number).then_some(scanner.at + length)
}
