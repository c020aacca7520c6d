//! The lines of HoDoKu's technique library:
//! `:code-variant:digits:grid:deleted:eliminations:placements:extra`, with an optional last field,
//! and an optional label after `#`.

use super::piece::Piece;
use super::{Entry, Format, LibraryCase, ParseError, line};
use crate::sentence;

/// Reads a library line. It starts with a colon.
pub(super) fn read(whole: Piece<'_>) -> Result<Entry, ParseError> {
    let (case, comment) = whole.split_comment();
    let fields: Vec<Piece<'_>> = case.trim().split(|c| c == ':').collect();
    let (code, digits, grid, deleted, eliminations, placements, extra) = match fields[..] {
        [_, code, digits, grid, deleted, eliminations, placements] => {
            (code, digits, grid, deleted, eliminations, placements, "")
        }
        [_, code, digits, grid, deleted, eliminations, placements, extra] => {
            (code, digits, grid, deleted, eliminations, placements, extra.text())
        }
        _ => {
            let colons = fields.len() - 1;
            return Err(whole.error(sentence!("error-library-line", count = colons)));
        }
    };
    let mut puzzle = line::puzzle(grid.trim())?;
    puzzle.remove(deleted.triples()?);
    let (code, variant) = match code.text().split_once('-') {
        Some((code, variant)) => (code, Some(variant.into())),
        None => (code.text(), None),
    };
    let case = LibraryCase {
        code: code.into(),
        variant,
        digits: digits.text().into(),
        eliminations: eliminations.triples()?,
        placements: placements.triples()?,
        extra: extra.into(),
    };
    let entry = Entry::new(puzzle, Format::Library, whole.line_number());
    Ok(Entry { label: comment.trim().into(), library: Some(Box::new(case)), ..entry })
}
