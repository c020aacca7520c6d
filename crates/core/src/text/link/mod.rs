//! Links of f-puzzles, SudokuPad, puzz.link and Penpa that hold a whole puzzle. Nothing is fetched: only the link itself is read.

mod base64;
mod deflate;
mod fpuzzles;
mod lz;
mod packed;
mod penpa;
mod puzzlink;
mod sudokupad;
mod value;

use super::piece::Piece;
use super::{Entry, Format, ParseError};
use crate::{Candidate, Cell, Digit, Puzzle};
use value::Value;

pub use fpuzzles::{write_fpuzzles, write_sudokupad};
pub use penpa::write_penpa;

/// Shorter texts are the names of puzzles.
const SHORTEST: usize = 60;

/// What marks Penpa's own packing.
const PENPA: &str = "penpa:";

/// The content of a link.
struct Found {
    puzzle: Puzzle,
    /// The title and author.
    title: String,
    /// The rules beyond those of classic Sudoku.
    variants: Vec<String>,
}

/// Reads a line that starts with a link of a known site, with an optional label behind it.
pub(super) fn read(line: Piece<'_>) -> Option<Result<Entry, ParseError>> {
    let link = line.words(char::is_whitespace).next()?;
    let found = match link.text().split_once(puzzlink::START) {
        Some((_, cells)) => puzzlink::read(cells),
        None => decoded(&payload_of(link.text())?),
    };
    Some(match found {
        Ok(found) if !found.variants.is_empty() => Err(link.error(format!(
            "expected a classic Sudoku; the link holds a variant: {}",
            found.variants.join(", ")
        ))),
        Ok(found) => {
            let label = link.after().text().trim().trim_start_matches('#').trim_start();
            let label = if label.is_empty() { found.title } else { label.into() };
            Ok(Entry { label, ..Entry::new(found.puzzle, Format::Link, line.line_number()) })
        }
        Err(why) => Err(link.error(why)),
    })
}

/// The part of a link that holds the puzzle, or `None` if it is no link of a site that is known.
fn payload_of(link: &str) -> Option<String> {
    let Some((_, address)) = link.split_once("://").filter(|(scheme, _)| is_web(scheme)) else {
        let (form, packed) = form_of(link);
        let is_bare = matches!(form, Some(Form::FPuzzles | Form::SudokuPad | Form::Unknown));
        return (is_bare && packed.len() >= SHORTEST).then(|| percent_decoded(link));
    };
    let (host, path) = address.split_once('/').unwrap_or((address, ""));
    if let Some(parameters) = path.strip_prefix("penpa-edit/") {
        return Some(format!("{PENPA}{}", penpa::packed(parameters).unwrap_or_default()));
    }
    if !is_known(host) {
        return None;
    }
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
    Some(percent_decoded(payload))
}

fn is_web(scheme: &str) -> bool {
    scheme.eq_ignore_ascii_case("https") || scheme.eq_ignore_ascii_case("http")
}

fn is_known(host: &str) -> bool {
    let host = host.to_ascii_lowercase();
    ["f-puzzles.com", "sudokupad.app", "crackingthecryptic.com", "sudokupad.svencodes.com"]
        .iter()
        .any(|site| host.strip_suffix(site).is_some_and(|it| it.is_empty() || it.ends_with('.')))
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

fn decoded(payload: &str) -> Result<Found, String> {
    let (form, packed) = form_of(payload);
    match form {
        Some(Form::Unknown) => {
            return Err(
                "expected a puzzle; this packing is not read: open the link and copy the grid"
                    .into(),
            );
        }
        Some(Form::Penpa) => return penpa::read(packed),
        Some(Form::Classic) => return packed::read(packed).map(Found::classic),
        _ if packed.len() < SHORTEST => {
            return Err(
                "expected a puzzle; this link only names one on a server, and nothing is fetched: \
                        open the link and copy the grid"
                    .into(),
            );
        }
        _ => {}
    }
    // What was percent-decoded may have lost its padding, and nothing of the text lies in that.
    let text = lz::decompress(packed.trim_end_matches(['=', '$']));
    let text = text
        .ok_or("expected a puzzle; the compressed text of the link is incomplete or malformed")?;
    let data = Value::read(&text).ok_or("expected a puzzle; the link holds no JSON")?;
    match (form, data.field("p").and_then(Value::text)) {
        (Some(Form::SudokuPad), _) => sudokupad::read(data),
        // A classic Sudoku that was sent to a friend: its givens and its name.
        (_, Some(givens)) => packed::read(givens).map(|puzzle| Found {
            title: data.field("n").and_then(Value::text).unwrap_or_default().into(),
            ..Found::classic(puzzle)
        }),
        _ => fpuzzles::read(&data),
    }
}

impl Found {
    fn classic(puzzle: Puzzle) -> Found {
        Found { puzzle, title: String::new(), variants: Vec::new() }
    }
}

/// The 81 cells of a list of rows.
fn cells_of(rows: Option<&Value>) -> Result<Vec<&Value>, String> {
    let rows = rows.map_or(&[][..], Value::items);
    let (height, width) = (rows.len(), rows.first().map_or(0, |row| row.items().len()));
    if height == 0 {
        return Err("expected a puzzle; the link holds no grid".into());
    }
    if height != 9 || rows.iter().any(|row| row.items().len() != 9) {
        return Err(format!("expected a grid of 9 × 9 cells, found {height} × {width}"));
    }
    Ok(rows.iter().flat_map(Value::items).collect())
}

/// The digit that a cell holds.
fn digit_of(cell: &Value) -> Option<Digit> {
    cell.field("value")?.text()?.parse().ok().and_then(Digit::new)
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

/// Title and author, those that there are.
fn title_of(parts: [Option<&str>; 2]) -> String {
    let parts: Vec<&str> = parts.into_iter().flatten().filter(|it| !it.is_empty()).collect();
    parts.join(", ").replace(char::is_control, " ")
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
