//! Penpa's own links: lines of text, most of them JSON, deflated. The fourth line is the puzzle and the fifth the
//! solver's layer, where the link has one.
//!
//! Penpa draws and knows no rules. So what is drawn besides givens and boxes counts as a rule.

mod drawn;
mod place;
mod regions;
mod write;

use super::value::Value;
use super::{
    LinkContent, LinkError, LinkProblem, Note, base64, deflate, in_a_line, incomplete, no_json,
    puzzle_of, solution_of,
};
use crate::{Cell, Digit, DigitSet, sentence};
use place::Place;

pub use write::write_penpa;

/// What is before the packed text, apart from the mode.
const START: &str = "https://swaroopg92.github.io/penpa-edit/#m=edit&p=";

/// The longest text, in bytes.
const LONGEST: usize = 1 << 20;

/// The lines that are read.
const HEADER: usize = 0;
const SPACE: usize = 1;
const PUZZLE: usize = 3;
const SOLVING: usize = 4;
const TAGS: usize = 17;

/// What stands for the words that occur most: `z` and another character.
const WORDS: [(char, &str); 31] = [
    ('Z', "z"),
    ('9', "\"qa\""),
    ('Q', "\"pu_q\""),
    ('A', "\"pu_a\""),
    ('G', "\"grid\""),
    ('M', "\"edit_mode\""),
    ('S', "\"surface\""),
    ('L', "\"line\""),
    ('E', "\"lineE\""),
    ('W', "\"wall\""),
    ('C', "\"cage\""),
    ('N', "\"number\""),
    ('Y', "\"symbol\""),
    ('P', "\"special\""),
    ('B', "\"board\""),
    ('R', "\"command_redo\""),
    ('U', "\"command_undo\""),
    ('8', "\"command_replay\""),
    ('1', "\"numberS\""),
    ('F', "\"freeline\""),
    ('2', "\"freelineE\""),
    ('T', "\"thermo\""),
    ('3', "\"arrows\""),
    ('D', "\"direction\""),
    ('0', "\"squareframe\""),
    ('5', "\"polygon\""),
    ('4', "\"deletelineE\""),
    ('6', "\"killercages\""),
    ('7', "\"nobulbthermo\""),
    ('_', "\"__a\""),
    ('O', "null"),
];

/// The packed text of a link's parameters, and behind `&` its solution, if it has one.
pub(super) fn packed(parameters: &str) -> String {
    let value = |start| parameters.split(['?', '#', '&']).find_map(|it| it.strip_prefix(start));
    let solution = value("a=").map(|it| format!("&{it}")).unwrap_or_default();
    value("p=").unwrap_or_default().to_string() + &solution
}

fn unpacked(packed: &str) -> Option<String> {
    let bytes = deflate::inflate(&base64::decoded(packed)?, LONGEST)?;
    Some(String::from_utf8_lossy(&bytes).into_owned())
}

/// Reads what is packed.
pub(super) fn read(packed: &str) -> Result<LinkContent, LinkError> {
    let (packed, solution) = packed.split_once('&').unwrap_or((packed, ""));
    let text = unpacked(packed).and_then(|it| with_words(&it)).ok_or_else(incomplete)?;
    let lines: Vec<&str> = text.lines().collect();
    let line = |at: usize| lines.get(at).copied().unwrap_or_default();
    if line(HEADER).starts_with(|it: char| it.is_ascii_digit()) {
        return Err(LinkProblem::Packing.error(sentence!("error-link-old-penpa")));
    }
    let header: Vec<&str> = line(HEADER).split(',').collect();
    let place = Place::new(&header, line(SPACE))?;
    let drawn = Value::read(line(PUZZLE)).ok_or_else(no_json)?;
    let solving = Value::read(line(SOLVING)).unwrap_or(Value::Null);

    let mut digits = [None; 81];
    for (layer, is_given) in [(&solving, false), (&drawn, true)] {
        for number in numbers(layer) {
            if let (Some(cell), Some(digit)) = (place.cell(number.point), number.digit()) {
                digits[cell] = Some((digit, is_given));
            }
        }
    }
    let tags = Value::read(line(TAGS)).unwrap_or(Value::Null);
    let field = |at: usize, start: &str| {
        let text = in_full(header.get(at).copied().unwrap_or_default());
        text.strip_prefix(start).unwrap_or(&text).trim().to_string()
    };
    let content = LinkContent {
        title: in_a_line(Some(&field(15, "Title:"))),
        author: in_a_line(Some(&field(16, "Author:"))),
        rules: field(18, ""),
        solution: solution_of(solved(&digits, solution, &place)),
        notes: notes(&drawn, &solving, &digits, &place),
        ..LinkContent::classic(puzzle_of(digits))
    };
    Ok(content.with(drawn::drawing(&header, &drawn, &tags, &place)))
}

/// A text of the header, where some signs have codes of Penpa's own.
fn in_full(text: &str) -> String {
    const CODES: [(&str, &str); 4] = [("%2D", "\n"), ("%2C", ","), ("%2E", "&"), ("%2F", "=")];
    CODES.into_iter().fold(text.into(), |text, (code, sign)| text.replace(code, sign))
}

/// The givens with the digits of the solution: lists of what is drawn in it, the fifth the numbers, each with its point.
fn solved(givens: &[Option<(Digit, bool)>], packed: &str, place: &Place) -> Vec<Option<Digit>> {
    let Some(data) = unpacked(packed).and_then(|it| Value::read(&it)) else {
        return Vec::new();
    };
    let given = |it: &Option<(Digit, bool)>| it.filter(|it| it.1).map(|it| it.0);
    let mut digits: Vec<Option<Digit>> = givens.iter().map(given).collect();
    for entry in data.items().get(4).map_or(&[][..], Value::items).iter().filter_map(Value::text) {
        let Some((point, number)) = entry.split_once(',') else { continue };
        if let Some(cell) = point.parse().ok().and_then(|it| place.cell(it)) {
            digits[cell] = number.parse().ok().and_then(Digit::new);
        }
    }
    digits
}

/// A number of a layer.
struct Number<'a> {
    point: usize,
    written: &'a Value,
    style: &'a str,
    form: &'a str,
}

impl Number<'_> {
    /// The digit, if it is one of the usual size.
    fn digit(&self) -> Option<Digit> {
        let is_large = !matches!(self.form, SMALL | MEDIUM | CANDIDATES);
        self.text().trim().parse().ok().and_then(Digit::new).filter(|_| is_large)
    }

    fn text(&self) -> &str {
        self.written.text().unwrap_or_default()
    }

    /// The digits noted: those of a small text, or the places of a list that have a 1.
    fn noted(&self) -> Option<DigitSet> {
        match (self.form, self.written) {
            (CANDIDATES, Value::List(places)) => Some(
                (1..=9)
                    .filter(|it| places.get(it - 1).and_then(Value::text) == Some("1"))
                    .filter_map(|it| Digit::new(it as u8))
                    .collect(),
            ),
            (SMALL | MEDIUM, _) => digits_in(self.text()),
            _ => None,
        }
    }
}

/// The forms of numbers that hold notes.
const SMALL: &str = "5";
const MEDIUM: &str = "6";
const CANDIDATES: &str = "7";

/// The numbers of a layer that have something written.
fn numbers(layer: &Value) -> impl Iterator<Item = Number<'_>> {
    let entries = layer.field("number").map_or(&[][..], Value::fields);
    entries.iter().filter_map(|(point, entry)| {
        let entry = entry.items();
        let field = |at: usize| entry.get(at).and_then(Value::text).unwrap_or_default();
        let number = Number {
            point: point.parse().ok()?,
            written: entry.first()?,
            style: field(1),
            form: field(2),
        };
        let is_written =
            !number.text().trim().is_empty() || number.noted().is_some_and(|it| !it.is_empty());
        is_written.then_some(number)
    })
}

/// The digits of a text, and nothing if it has anything else.
fn digits_in(text: &str) -> Option<DigitSet> {
    text.trim().chars().map(|it| it.to_digit(10).and_then(|it| Digit::new(it as u8))).collect()
}

/// The solver's notes in cells without a digit, and the author's candidates.
fn notes(
    drawn: &Value,
    solving: &Value,
    digits: &[Option<(Digit, bool)>],
    place: &Place,
) -> Vec<Note> {
    let mut noted = [(DigitSet::EMPTY, DigitSet::EMPTY); 81];
    let author = numbers(drawn).filter(|it| it.form == CANDIDATES);
    for number in author.chain(numbers(solving)) {
        if let (Some(cell), Some(digits)) = (place.cell(number.point), number.noted()) {
            noted[cell].0 |= digits;
        }
    }
    for (number, entry) in solving.field("numberS").map_or(&[][..], Value::fields) {
        let cell =
            number.parse().ok().and_then(|it| place.small(it)).and_then(|it| place.cell(it.0));
        let digits = entry.items().first().and_then(Value::text).and_then(digits_in);
        if let (Some(cell), Some(digits)) = (cell, digits) {
            noted[cell].1 |= digits;
        }
    }
    let is_open = |at: &Cell| digits[at.index()].is_none();
    let of = |cell: Cell| Note::new(cell, noted[cell.index()].0, noted[cell.index()].1);
    let is_note = |note: &Note| !(note.centre.is_empty() && note.corner.is_empty());
    Cell::all().filter(is_open).map(of).filter(is_note).collect()
}

/// A text with its words in full; `None` if it is too long.
fn with_words(text: &str) -> Option<String> {
    let mut full = String::with_capacity(2 * text.len());
    let mut characters = text.chars();
    while let Some(character) = characters.next() {
        if character != 'z' {
            full.push(character);
        } else {
            let next = characters.next()?;
            full += WORDS.iter().find(|(short, _)| *short == next)?.1;
        }
        if full.len() > LONGEST {
            return None;
        }
    }
    Some(full)
}
