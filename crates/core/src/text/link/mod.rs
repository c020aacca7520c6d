//! Links of f-puzzles, SudokuPad, puzz.link and Penpa that hold a whole puzzle. Nothing is fetched: only the link itself is read.

mod base64;
mod content;
mod deflate;
mod drawing;
mod fpuzzles;
mod lz;
mod measures;
mod packed;
mod penpa;
mod puzzlink;
mod sudokupad;
mod value;

#[cfg(test)]
mod tests;

use super::piece::Piece;
use super::{Entry, Format, ParseError};
use crate::{Candidate, Cell, Digit, DigitSet, Puzzle, sentence};
use value::Value;

pub use content::{Link, LinkContent, LinkError, LinkProblem, Note, Site};
pub use drawing::{Constraint, ConstraintKind, Point, Shape, ShapeForm};
pub use fpuzzles::{write_fpuzzles, write_sudokupad};
pub use penpa::write_penpa;

/// Shorter texts are the names of puzzles.
const SHORTEST: usize = 60;

/// What marks Penpa's own packing.
const PENPA: &str = "penpa:";

/// Reads a line that starts with a link of a known site, with an optional label behind it.
pub(super) fn read(line: Piece<'_>) -> Option<Result<Entry, ParseError>> {
    let word = line.words(char::is_whitespace).next()?;
    Some(match of(word.text())?.content {
        Ok(found) if !found.variants.is_empty() => {
            Err(word.error(sentence!("error-variant", found = found.variants.join(", "))))
        }
        Ok(found) => {
            let label = word.after().text().trim().trim_start_matches('#').trim_start();
            let label = if label.is_empty() { found.label() } else { label.into() };
            Ok(Entry { label, ..Entry::new(found.puzzle, Format::Link, line.line_number()) })
        }
        Err(why) => Err(word.error(why.message().clone())),
    })
}

/// Reads a link of f-puzzles, SudokuPad, Penpa or puzz.link with all that it tells: title, author, rules, notes, the
/// solution, and what makes the puzzle a variant: constraints, shapes, and the names of rules that are neither.
/// [`parse_one`](super::parse_one) reads its digits alone, and refuses variants.
///
/// Returns `None` if the text is no such link on a single line.
///
/// ```
/// use ergodoku_core::text::{self, LinkProblem, Site};
///
/// let link = text::read_link("https://puzz.link/p?sudoku/9/9/5g6zzzx").unwrap();
/// assert_eq!(link.site, Site::PuzzLink);
/// assert!(link.content.unwrap().variants.is_empty());
///
/// let link = text::read_link("https://sudokupad.app/abcdef123").unwrap();
/// assert_eq!(link.content.unwrap_err().problem(), LinkProblem::OnServer);
/// assert_eq!(text::read_link(&".".repeat(81)), None);
/// ```
pub fn read_link(text: &str) -> Option<Link> {
    let text = text.trim();
    let is_line = !text.contains(['\n', '\r']);
    of(text.split_whitespace().next().filter(|_| is_line)?)
}

/// The link that a word is.
fn of(word: &str) -> Option<Link> {
    Some(match word.split_once(puzzlink::START) {
        Some((_, cells)) => Link { site: Site::PuzzLink, content: puzzlink::read(cells) },
        None => {
            let (site, payload) = payload_of(word)?;
            Link { site, content: decoded(&payload) }
        }
    })
}

/// The site of a link and the part that holds the puzzle, or `None` if it is no link of a site that is known.
fn payload_of(link: &str) -> Option<(Site, String)> {
    let Some((_, address)) = link.split_once("://").filter(|(scheme, _)| is_web(scheme)) else {
        let (form, packed) = form_of(link);
        let is_bare = matches!(form, Some(Form::FPuzzles | Form::SudokuPad | Form::Unknown));
        let is_long = packed.len() >= SHORTEST;
        return (is_bare && is_long).then(|| (Site::SudokuPad, percent_decoded(link)));
    };
    let (host, path) = address.split_once('/').unwrap_or((address, ""));
    if let Some(parameters) = path.strip_prefix("penpa-edit/") {
        return Some((Site::Penpa, PENPA.to_string() + &penpa::packed(parameters)));
    }
    let site = site_of(host)?;
    let (path, query) = path.split_once('?').unwrap_or((path, ""));
    let query = query.split('#').next().unwrap_or_default();
    let mut values = query.split('&').filter_map(|it| Some(it.split_once('=')?.1));
    let path = path.strip_prefix("sudoku/").unwrap_or(path);
    let loaded = values.clone().find(|it| it.len() >= SHORTEST);
    let payload = match loaded {
        Some(payload) => payload,
        None if !path.is_empty() => path,
        None => values.next().unwrap_or_default(),
    };
    Some((site, percent_decoded(payload)))
}

fn is_web(scheme: &str) -> bool {
    scheme.eq_ignore_ascii_case("https") || scheme.eq_ignore_ascii_case("http")
}

/// The site that a host belongs to. SudokuPad has several.
fn site_of(host: &str) -> Option<Site> {
    const HOSTS: [(&str, Site); 4] = [
        ("f-puzzles.com", Site::FPuzzles),
        ("sudokupad.app", Site::SudokuPad),
        ("crackingthecryptic.com", Site::SudokuPad),
        ("sudokupad.svencodes.com", Site::SudokuPad),
    ];
    let host = host.to_ascii_lowercase();
    let is_of = |site| host.strip_suffix(site).is_some_and(|it| it.is_empty() || it.ends_with('.'));
    HOSTS.into_iter().find_map(|(name, site)| is_of(name).then_some(site))
}

/// How a link packs its puzzle, by the start of what it holds.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Form {
    /// f-puzzles' JSON.
    FPuzzles,
    /// SudokuPad's JSON.
    SudokuPad,
    /// Plain givens.
    Classic,
    /// Penpa's drawing.
    Penpa,
    /// Not read: SudokuPad's own short form, which is not documented.
    Unknown,
}

fn form_of(payload: &str) -> (Option<Form>, &str) {
    const FORMS: [(&str, Form); 7] = [
        (PENPA, Form::Penpa),
        ("fpuzzles", Form::FPuzzles),
        ("fpuz", Form::FPuzzles),
        ("scl", Form::SudokuPad),
        ("ctc", Form::SudokuPad),
        ("classic", Form::Classic),
        ("scf", Form::Unknown),
    ];
    FORMS
        .into_iter()
        .find_map(|(start, form)| Some((Some(form), payload.strip_prefix(start)?)))
        .unwrap_or((None, payload))
}

fn decoded(payload: &str) -> Result<LinkContent, LinkError> {
    let (form, packed) = form_of(payload);
    match form {
        Some(Form::Unknown) => {
            return Err(LinkProblem::Packing.error(sentence!("error-link-packing")));
        }
        Some(Form::Penpa) => return penpa::read(packed),
        Some(Form::Classic) => return packed::read(packed).map(LinkContent::classic),
        _ if packed.len() < SHORTEST => {
            return Err(LinkProblem::OnServer.error(sentence!("error-link-server")));
        }
        _ => {}
    }
    // What was percent-decoded may have lost its padding, and nothing of the text lies in that.
    let text = lz::decompress(packed.trim_end_matches(['=', '$'])).ok_or_else(incomplete)?;
    let data = Value::read(&text).ok_or_else(no_json)?;
    match (form, data.field("p").and_then(Value::text)) {
        (Some(Form::SudokuPad), _) => sudokupad::read(data),
        // A classic Sudoku that was sent to a friend: its givens and its name.
        (_, Some(givens)) => packed::read(givens).map(|puzzle| LinkContent {
            title: in_a_line(data.field("n").and_then(Value::text)),
            ..LinkContent::classic(puzzle)
        }),
        _ => fpuzzles::read(&data),
    }
}

fn incomplete() -> LinkError {
    LinkProblem::Malformed.error(sentence!("error-link-malformed"))
}

fn no_json() -> LinkError {
    LinkProblem::Malformed.error(sentence!("error-link-json"))
}

/// The 81 cells of a list of rows.
fn cells_of(rows: Option<&Value>) -> Result<Vec<&Value>, LinkError> {
    let rows = rows.map_or(&[][..], Value::items);
    let (height, width) = (rows.len(), rows.first().map_or(0, |row| row.items().len()));
    if height == 0 {
        return Err(LinkProblem::Malformed.error(sentence!("error-link-no-grid")));
    }
    if height != 9 || rows.iter().any(|row| row.items().len() != 9) {
        return Err(LinkProblem::Size.error(sentence!("error-link-size", height, width)));
    }
    Ok(rows.iter().flat_map(Value::items).collect())
}

fn digit(value: &Value) -> Option<Digit> {
    value.text()?.parse().ok().and_then(Digit::new)
}

/// The digit that a cell holds.
fn digit_of(cell: &Value) -> Option<Digit> {
    digit(cell.field("value")?)
}

/// The digits of a solution, or none unless it has 81 places, most of them with a digit.
fn solution_of(digits: Vec<Option<Digit>>) -> Vec<Option<Digit>> {
    let known = digits.iter().flatten().count();
    if digits.len() == 81 && known > 40 { digits } else { Vec::new() }
}

/// The notes in cells without a digit, in the fields with these names.
fn notes_of(cells: &[&Value], centre: &str, corner: &str) -> Vec<Note> {
    let noted = |cell: &Value, name| -> DigitSet {
        let marks = cell.field(name).map_or(&[][..], Value::items);
        marks.iter().filter_map(digit).collect()
    };
    let of_cell =
        |(cell, it): (Cell, &&Value)| Note::new(cell, noted(it, centre), noted(it, corner));
    Cell::all()
        .zip(cells)
        .filter(|(_, it)| digit_of(it).is_none())
        .map(of_cell)
        .filter(|note| !note.centre.is_empty() || !note.corner.is_empty())
        .collect()
}

/// A puzzle with these digits, each with whether it is a given.
fn puzzle_of(digits: impl IntoIterator<Item = Option<(Digit, bool)>>) -> Puzzle {
    let mut puzzle = Puzzle::EMPTY;
    for (cell, digit) in Cell::all().zip(digits) {
        match digit {
            Some((digit, true)) => puzzle.give(Candidate::new(cell, digit)),
            Some((digit, false)) => puzzle.place(Candidate::new(cell, digit)),
            None => {}
        }
    }
    puzzle
}

/// A title or a name, in one line; empty if there is none.
fn in_a_line(text: Option<&str>) -> String {
    text.unwrap_or_default().replace(char::is_control, " ").trim().into()
}

/// A text with `%2B` and the like decoded. Anything else stays as it is.
fn percent_decoded(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((&byte, after)) = rest.split_first() {
        let code = |digits: &[u8]| u8::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok();
        match after.first_chunk::<2>().filter(|_| byte == b'%').and_then(|it| code(it)) {
            Some(decoded) => {
                bytes.push(decoded);
                rest = &after[2..];
            }
            None => {
                bytes.push(byte);
                rest = after;
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Base64 as a value in a link.
fn percent_encoded(base64: &str) -> String {
    base64.replace('+', "%2B").replace('/', "%2F").replace('=', "%3D")
}
