//! [`transcript`]: a whole solve, a claim a line.

use super::scan::{Line, NOT_EQUAL, Scanner};
use super::{ReadError, last_arrow, read};
use crate::Claim;

/// A claim of a transcript.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said<'t> {
    /// The number of its line, from 1.
    pub line: usize,
    /// The claim as written, without a number or bullet before it.
    pub text: &'t str,
    /// What it says, or why it could not be read.
    pub claim: Result<Claim, ReadError>,
}

/// The claims of a transcript, one a line: what `ergodoku solve`, HoDoKu or a person prints. Headings, grids, comments
/// and explanations are passed over; a line that looks like a claim and is none is an error of its own.
///
/// ```
/// use ergodoku_claims::transcript;
///
/// let text = "\
/// Solution path:
///    1. Hidden Single: 4 in r1 => r1c8=4
///       In row 1 the digit 4 has only one place left: r1c8.
///    2. X-Wing: 5 r27c36 => r4c3<>x
/// ";
/// let said: Vec<_> = transcript(text).collect();
/// assert_eq!(said.len(), 2);
/// assert_eq!(said[0].text, "Hidden Single: 4 in r1 => r1c8=4");
/// let error = said[1].claim.as_ref().unwrap_err();
/// assert_eq!((error.line(), error.column()), (4, 33));
/// ```
pub fn transcript(text: &str) -> impl Iterator<Item = Said<'_>> {
    let mut is_numbered = false;
    text.lines().enumerate().filter_map(move |(index, line)| {
        let said = claim_of(line, is_numbered)?;
        let (start, number, claim) = said;
        is_numbered |= number;
        let before = line[..start].chars().count();
        let claim = claim.map_err(|error| ReadError {
            line: index + 1,
            column: error.column + before,
            ..error
        });
        Some(Said { line: index + 1, text: line[start..].trim_end(), claim })
    })
}

/// Where the claim of a line starts, whether the line has a number, and the claim.
fn claim_of(line: &str, is_numbered: bool) -> Option<(usize, bool, Result<Claim, ReadError>)> {
    let content = line.trim_start();
    let is_comment = ["#", "//", "|", "+-", ":--", "*--", "'--", ".--"]
        .into_iter()
        .any(|mark| content.starts_with(mark));
    if content.is_empty() || is_comment || is_grid(content) {
        return None;
    }
    let number = numbered(content);
    let is_indented = line.starts_with([' ', '\t']);
    if number.is_none() && is_indented && is_numbered {
        return None;
    }
    let bullet = || ["- ", "* ", "• "].into_iter().find(|it| content.starts_with(it)).map(str::len);
    let content = &content[number.or_else(bullet).unwrap_or(0)..];
    let content = content.trim_start();
    let scanned = Line::new(content);
    let claim = read(&scanned).map_err(|expected| scanned.error(&expected));
    let says_something = claim.as_ref().is_ok_and(|claim| !claim.conclusions.is_empty());
    let is_meant = says_something || claim.is_err() && looks_like_a_claim(&scanned);
    is_meant.then(|| (line.len() - content.len(), number.is_some(), claim))
}

/// The length of `12. `, `12) ` or `Step 12: ` at the start.
fn numbered(content: &str) -> Option<usize> {
    let word = ["Step ", "step ", "STEP "].into_iter().find(|it| content.starts_with(it));
    let before = word.map_or(0, str::len);
    let digits = content[before..].bytes().take_while(u8::is_ascii_digit).count();
    let behind = content.as_bytes().get(before + digits);
    let ends = match word {
        Some(_) => matches!(behind, Some(b'.' | b')' | b':')),
        None => matches!(behind, Some(b'.' | b')')),
    };
    let is_spaced = content.as_bytes().get(before + digits + 1) == Some(&b' ');
    (digits > 0 && ends && is_spaced).then_some(before + digits + 1)
}

/// 81 cells, or a row of pencil marks.
fn is_grid(content: &str) -> bool {
    let is_cell = |it: char| it.is_ascii_digit() || ".*_+|: ".contains(it);
    content.len() >= 9 && content.chars().all(is_cell)
}

/// Whether there is an arrow, or a cell with a sign behind it.
fn looks_like_a_claim(line: &Line) -> bool {
    let bytes = line.bytes();
    if last_arrow(bytes, 0, line.len()).is_some() {
        return true;
    }
    (0..line.len()).any(|at| {
        let mut scanner = Scanner::new(bytes, at, line.len());
        let is_cell = scanner.cells().is_ok();
        scanner.skip_spaces();
        is_cell
            && (matches!(scanner.peek(), Some(b'=' | NOT_EQUAL))
                || scanner.eat("<>")
                || scanner.eat("!="))
    })
}
