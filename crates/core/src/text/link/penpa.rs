//! Penpa's own links: lines of text, most of them JSON, deflated. The fourth line is the puzzle and the fifth the
//! solver's layer, where the link has one.
//!
//! Penpa draws and knows no rules. So what is drawn besides givens and boxes counts as a rule.

use std::fmt::Write;

use super::value::Value;
use super::{
    LinkContent, LinkError, LinkProblem, base64, deflate, in_a_line, incomplete, no_json, puzzle_of,
};
use crate::{Cell, Digit, State, sentence};

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

const OUTSIDE: &str = "clues outside the cells";

/// What is drawn that adds to the rules.
const RULES: [(&str, &str); 14] = [
    ("numberS", "small numbers"),
    ("symbol", "symbols"),
    ("line", "lines"),
    ("freeline", "lines"),
    ("freelineE", "lines"),
    ("wall", "walls"),
    ("cage", "cages"),
    ("killercages", "killer cages"),
    ("thermo", "thermometers"),
    ("nobulbthermo", "lines"),
    ("arrows", "arrows"),
    ("direction", "arrows"),
    ("squareframe", "frames"),
    ("polygon", "shapes"),
];

/// Where the nine rows and columns are among Penpa's points. Around the grid there may be space for clues, and always two
/// more points on each side.
struct Place {
    /// The number of points from one row to the next, and from the cells to the corners of cells.
    width: usize,
    corners: usize,
    /// The point of the first cell, across and down.
    left: usize,
    top: usize,
}

impl Place {
    fn new(header: &[&str], space: &str) -> Result<Place, LinkError> {
        let kind = header[0];
        if !matches!(kind, "square" | "sudoku" | "kakuro") {
            let kind: String = kind.chars().take(20).flat_map(char::escape_debug).collect();
            return Err(LinkProblem::Size.error(sentence!("error-link-kind", kind)));
        }
        let number =
            |text: Option<&str>| text.and_then(|it| it.trim().parse().ok()).unwrap_or(0_u16);
        let [width, height] = [1, 2].map(|at| usize::from(number(header.get(at).copied())));
        let space = Value::read(space).unwrap_or(Value::Null);
        let [above, below, left, right] =
            [0, 1, 2, 3].map(|at| usize::from(number(space.items().get(at).and_then(Value::text))));
        let inner = |all: usize, before: usize, after: usize| all.saturating_sub(before + after);
        let (rows, columns) = (inner(height, above, below), inner(width, left, right));
        if (rows, columns) != (9, 9) {
            let message = sentence!("error-link-size", height = rows, width = columns);
            return Err(LinkProblem::Size.error(message));
        }
        let points = width + 4;
        Ok(Place { width: points, corners: points * (height + 4), left: left + 2, top: above + 2 })
    }

    /// The cell of a point, if it is one of the 81.
    fn cell(&self, point: usize) -> Option<usize> {
        let column = (point % self.width).checked_sub(self.left).filter(|it| *it < 9)?;
        let row = (point / self.width).checked_sub(self.top).filter(|it| *it < 9)?;
        Some(9 * row + column)
    }

    /// Whether a line between two corners is on the edge of a box.
    fn is_edge_of_box(&self, name: &str) -> bool {
        let corner = |text: &str| {
            let point = text.parse::<usize>().ok()?.checked_sub(self.corners)?;
            let across = (point % self.width).checked_sub(self.left - 1).filter(|it| *it <= 9)?;
            let down = (point / self.width).checked_sub(self.top - 1).filter(|it| *it <= 9)?;
            Some((across, down))
        };
        let ends =
            name.split_once(',').and_then(|(one, other)| Some((corner(one)?, corner(other)?)));
        ends.is_some_and(|((x, y), (to_x, to_y))| {
            x == to_x && x % 3 == 0 && y.abs_diff(to_y) == 1
                || y == to_y && y % 3 == 0 && x.abs_diff(to_x) == 1
        })
    }
}

/// The packed text of a link's parameters.
pub(super) fn packed(parameters: &str) -> Option<&str> {
    parameters.split(['?', '#', '&']).find_map(|it| it.strip_prefix("p="))
}

/// Reads what is packed.
pub(super) fn read(packed: &str) -> Result<LinkContent, LinkError> {
    let bytes = base64::decoded(packed).ok_or_else(incomplete)?;
    let bytes = deflate::inflate(&bytes, LONGEST).ok_or_else(incomplete)?;
    let text = with_words(&String::from_utf8_lossy(&bytes)).ok_or_else(incomplete)?;
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
    for (cell, digit) in digits_of(&solving, &place).filter_map(|it| Some((it.0?, it.1?))) {
        digits[cell] = Some((digit, false));
    }
    for (cell, digit) in digits_of(&drawn, &place).filter_map(|it| Some((it.0?, it.1?))) {
        digits[cell] = Some((digit, true));
    }
    let tags = Value::read(line(TAGS)).unwrap_or(Value::Null);
    let field = |at: usize, start| {
        let text = header.get(at).map(|it| it.replace("%2C", ","))?;
        Some(in_a_line(Some(text.strip_prefix(start).unwrap_or(&text))))
    };
    Ok(LinkContent {
        title: field(15, "Title:").unwrap_or_default(),
        author: field(16, "Author:").unwrap_or_default(),
        variants: variants_of(&header, &drawn, &tags, &place),
        ..LinkContent::classic(puzzle_of(digits))
    })
}

/// What is drawn or said besides a classic Sudoku.
fn variants_of(header: &[&str], drawn: &Value, tags: &Value, place: &Place) -> Vec<String> {
    let fields = |name| drawn.field(name).map_or(&[][..], Value::fields);
    let mut told: Vec<&str> = Vec::new();
    for entry in digits_of(drawn, place) {
        match entry {
            (Some(_), Some(_)) => {}
            (Some(_), None) => told.push("texts in cells"),
            (None, _) => told.push(OUTSIDE),
        }
    }
    let flags = [(11, "diagonals"), (12, OUTSIDE), (13, "sandwich sums"), (14, "diagonals")];
    told.extend(flags.into_iter().filter(|(at, _)| header.get(*at) == Some(&"1")).map(|it| it.1));
    let is_there = |name| drawn.field(name).is_some_and(Value::is_something);
    told.extend(RULES.into_iter().filter(|(name, _)| is_there(name)).map(|it| it.1));
    if !is_shaded_by_boxes(drawn, place) {
        told.push("shaded cells");
    }
    if !fields("lineE").iter().all(|(name, _)| place.is_edge_of_box(name)) {
        told.push("irregular regions, or lines on edges");
    }
    told.extend(tags.items().iter().filter_map(Value::text).filter(|it| *it != "classic"));
    let mut variants: Vec<String> = Vec::new();
    for it in told {
        if !variants.iter().any(|other| other == it) {
            variants.push(it.into());
        }
    }
    variants
}

/// The numbers of a layer: the cell, if they are in one, and the digit, if they are one. Notes are left out.
fn digits_of<'a>(
    layer: &'a Value,
    place: &'a Place,
) -> impl Iterator<Item = (Option<usize>, Option<Digit>)> + 'a {
    let numbers = layer.field("number").map_or(&[][..], Value::fields);
    numbers.iter().filter_map(|(point, entry)| {
        let written = entry.items().first()?.text()?.trim();
        let cell = point.parse().ok().and_then(|it| place.cell(it));
        (!written.is_empty()).then(|| (cell, written.parse().ok().and_then(Digit::new)))
    })
}

/// Whether whole boxes have one shade each.
fn is_shaded_by_boxes(drawn: &Value, place: &Place) -> bool {
    let mut shades = [None; 81];
    for (point, shade) in drawn.field("surface").map_or(&[][..], Value::fields) {
        match point.parse().ok().and_then(|it| place.cell(it)) {
            Some(cell) => shades[cell] = shade.text(),
            None => return false,
        }
    }
    (0..81).all(|cell| shades[cell] == shades[cell - cell % 27 + cell % 27 % 9 / 3 * 3])
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

/// A layer of Penpa with these numbers and lines.
fn layer(numbers: &str, lines: &str) -> String {
    format!(
        r#"{{zR:{{z_:[]}},zU:{{z_:[]}},z8:{{z_:[]}},zS:{{}},zN:{{{numbers}}},z1:{{}},zY:{{}},zT:[],z3:[],zD:[],z0:[],z5:[],zL:{{}},zE:{{{lines}}},zW:{{}},zC:{{}},z4:{{}},z6:[],z7:[]}}"#
    )
}

/// Writes a link to Penpa with all digits, those placed as the solver's. Omits candidates.
///
/// ```
/// use ergodoku_core::{State, text};
///
/// let puzzle = text::parse_one(&format!("5+6{}", ".".repeat(79)))?.puzzle;
/// let link = text::write_penpa(&State::new(&puzzle).unwrap());
/// assert!(link.starts_with("https://swaroopg92.github.io/penpa-edit/#m=edit&p="));
/// assert_eq!(text::parse_one(&link)?.puzzle, puzzle);
/// # Ok::<(), text::ParseError>(())
/// ```
pub fn write_penpa(state: &State) -> String {
    /// The points from one row to the next, in a grid of nine cells.
    const WIDTH: usize = 13;
    const CORNERS: usize = WIDTH * WIDTH;
    const WRITTEN: &str = "a string takes everything";
    let mut layers = [String::new(), String::new()];
    let mut cells = String::new();
    let mut before = 0;
    for cell in Cell::all() {
        let point = WIDTH * (cell.index() / 9 + 2) + cell.index() % 9 + 2;
        // The list of cells has the first one, then how much farther each is than the one before.
        let comma = if before == 0 { "" } else { "," };
        write!(cells, "{comma}{}", point - before).expect(WRITTEN);
        before = point;
        if let Some(digit) = state.digit(cell) {
            // The second number is the colour: black, or the solver's green.
            let (layer, color) = if state.is_given(cell) { (0, 1) } else { (1, 2) };
            let comma = if layers[layer].is_empty() { "" } else { "," };
            write!(layers[layer], r#"{comma}"{point}":["{digit}",{color},"1"]"#).expect(WRITTEN);
        }
    }
    let mut lines = String::new();
    for (along, across) in [(1, WIDTH), (WIDTH, 1)] {
        for line in [4, 7] {
            for at in 1..=9 {
                let from = CORNERS + line * along + at * across;
                let comma = if lines.is_empty() { "" } else { "," };
                write!(lines, r#"{comma}"{from},{}":2"#, from + across).expect(WRITTEN);
            }
        }
    }
    let [givens, placed] = layers;
    let mode = r#"{"pu_q":{zM:"sudoku"},"pu_a":{zM:"sudoku"}}"#;
    let [puzzle, solving] = [layer(&givens, &lines), layer(&placed, "")];
    let text = format!(
        "sudoku,9,9,38,0,1,1,380,380,84,84,0,0,0,0,Title: ,Author: ,,,OFF,false\n\
         [0,0,0,0]\n{mode}\n{puzzle}\n{solving}\n[{cells}]\n[]\n\n\n\n[3,2,3]\n\n\n\n\n\n\n[\"classic\"]"
    );
    format!("{START}{}", base64::encoded(&deflate::deflate(text.as_bytes())))
}
