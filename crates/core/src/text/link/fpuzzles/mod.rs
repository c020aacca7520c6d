//! The JSON of f-puzzles, which SudokuPad takes as well.

mod write;

use std::collections::BTreeSet;

use super::drawing::{Constraint, ConstraintKind, Drawing, Grasp, Point, Shape, ShapeForm};
use super::measures::{color, hundredths_of};
use super::value::Value;
use super::{
    LinkContent, LinkError, cells_of, digit, digit_of, in_a_line, notes_of, puzzle_of, solution_of,
};
use crate::Cell;

pub use write::{write_fpuzzles, write_sudokupad};

/// Entries that do not affect the rules of the puzzle.
const HARMLESS: [&str; 19] = [
    "size",
    "grid",
    "title",
    "author",
    "solution",
    "ruleset",
    "successMessage",
    "successmessage",
    "msgcorrect",
    "highlightConflicts",
    "highlightconflicts",
    "disabledlogic",
    "disabledLogic",
    "truecandidatesoptions",
    "metadata",
    "notes",
    "origin",
    "date",
    "url",
];

/// How an entry says where its rule holds.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Form {
    /// On the whole grid: the entry is true.
    Grid,
    /// In a list of cells.
    Cells,
    /// Along each of some lines.
    Lines,
    /// Along a diagonal, a row or a column, from a cell around the grid.
    Outside,
}

/// The entries whose meaning is known: the name in the record, and the one that people read.
const KNOWN: [(&str, &str, ConstraintKind, Form); 27] = [
    ("antiking", "anti-king", ConstraintKind::AntiKing, Form::Grid),
    ("antiknight", "anti-knight", ConstraintKind::AntiKnight, Form::Grid),
    ("arrow", "arrows", ConstraintKind::Arrow, Form::Lines),
    ("betweenline", "between lines", ConstraintKind::Between, Form::Lines),
    ("clone", "clone", ConstraintKind::Clone, Form::Cells),
    ("diagonal+", "diagonal +", ConstraintKind::Diagonal, Form::Grid),
    ("diagonal-", "diagonal −", ConstraintKind::Diagonal, Form::Grid),
    ("difference", "difference", ConstraintKind::Difference, Form::Cells),
    ("disjointgroups", "disjoint groups", ConstraintKind::DisjointGroups, Form::Grid),
    ("even", "even", ConstraintKind::Even, Form::Cells),
    ("extraregion", "extra regions", ConstraintKind::ExtraRegion, Form::Cells),
    ("killercage", "killer cages", ConstraintKind::Killer, Form::Cells),
    ("littlekillersum", "little killer", ConstraintKind::LittleKiller, Form::Outside),
    ("maximum", "maximum", ConstraintKind::Maximum, Form::Cells),
    ("minimum", "minimum", ConstraintKind::Minimum, Form::Cells),
    ("negative", "negative", ConstraintKind::Negative, Form::Grid),
    ("nonconsecutive", "non-consecutive", ConstraintKind::NonConsecutive, Form::Grid),
    ("odd", "odd", ConstraintKind::Odd, Form::Cells),
    ("palindrome", "palindrome", ConstraintKind::Palindrome, Form::Lines),
    ("quadruple", "quadruple", ConstraintKind::Quadruple, Form::Cells),
    ("ratio", "ratio", ConstraintKind::Ratio, Form::Cells),
    ("regionsumline", "region sum lines", ConstraintKind::RegionSum, Form::Lines),
    ("renban", "renban", ConstraintKind::Renban, Form::Lines),
    ("sandwichsum", "sandwich sums", ConstraintKind::Sandwich, Form::Outside),
    ("thermometer", "thermometers", ConstraintKind::Thermometer, Form::Lines),
    ("whispers", "whispers", ConstraintKind::Whispers, Form::Lines),
    ("xv", "XV", ConstraintKind::Xv, Form::Cells),
];

pub(super) fn read(data: &Value) -> Result<LinkContent, LinkError> {
    let cells = cells_of(data.field("grid"))?;
    let is_given = |cell: &Value| cell.field("given").is_some_and(Value::is_something);
    let puzzle =
        puzzle_of(cells.iter().map(|cell| digit_of(cell).map(|digit| (digit, is_given(cell)))));
    let text = |name| data.field(name).and_then(Value::text);
    let solution = data.field("solution").map_or(&[][..], Value::items);
    let content = LinkContent {
        title: in_a_line(text("title")),
        author: in_a_line(text("author")),
        rules: text("ruleset").unwrap_or_default().into(),
        solution: solution_of(solution.iter().map(digit).collect()),
        notes: notes_of(&cells, "centerPencilMarks", "cornerPencilMarks"),
        ..LinkContent::classic(puzzle)
    };
    Ok(content.with(drawing(data, &cells)))
}

/// The additional rules: every entry with content, and regions that are not boxes.
fn drawing(data: &Value, cells: &[&Value]) -> Drawing {
    let mut drawing = Drawing::default();
    for (cell, it) in Cell::all().zip(cells) {
        let fill = it.field("c").and_then(Value::text).map(color).unwrap_or_default();
        if !fill.is_empty() {
            drawing.shapes.push(Shape::shade(middle(cell), fill));
        }
    }
    for (name, value) in data.fields() {
        if HARMLESS.contains(&name.as_str()) || !value.is_something() {
            continue;
        }
        match KNOWN.iter().find(|it| it.0 == name.to_ascii_lowercase()) {
            Some(&(_, told, kind, form)) => {
                let read = constraints(name, value, kind, form);
                let grasp = match &read {
                    None => Grasp::Named,
                    Some(read) if read.iter().all(Constraint::is_judged) => Grasp::Judged,
                    Some(_) => Grasp::Drawn,
                };
                drawing.constraints.extend(read.unwrap_or_default());
                drawing.add(told, grasp);
            }
            None => add_drawn(&mut drawing, name, value),
        }
    }
    let region = |cell: Cell| match cells[cell.index()].field("region") {
        None => Some(box_number(cell)),
        Some(region) => region.text().map(str::to_string),
    };
    if Cell::all().any(|cell| region(cell) != Some(box_number(cell))) {
        let names: BTreeSet<String> = Cell::all().filter_map(region).collect();
        let named =
            |name| Cell::all().filter(|cell| region(*cell).as_ref() == Some(name)).collect();
        drawing.add_regions(names.iter().map(named).collect());
    }
    drawing
}

/// The number of a box as regions have it.
fn box_number(cell: Cell) -> String {
    (cell.index() / 27 * 3 + cell.index() % 9 / 3).to_string()
}

fn middle(cell: Cell) -> Point {
    Point::middle((cell.index() / 9) as i32, (cell.index() % 9) as i32)
}

/// The point that `R1C1` names, which may be around the grid.
fn place(value: &Value) -> Option<Point> {
    let (row, column) = value.text()?.strip_prefix(['R', 'r'])?.split_once(['C', 'c'])?;
    let index = |it: &str| it.parse::<i32>().ok().filter(|it| (-9..=19).contains(it));
    Some(Point::middle(index(row)? - 1, index(column)? - 1))
}

fn places(value: Option<&Value>) -> Option<Vec<Point>> {
    value.map_or(&[][..], Value::items).iter().map(place).collect()
}

fn on_grid(places: &[Point]) -> Option<Vec<Cell>> {
    places.iter().map(|it| it.cell()).collect()
}

/// The points of an item: those of its list, or of its single cell.
fn points_of(item: &Value) -> Option<Vec<Point>> {
    match item.field("cell") {
        Some(cell) => Some(vec![place(cell)?]),
        None => places(item.field("cells")),
    }
}

fn lines_of(item: &Value) -> Option<Vec<Vec<Point>>> {
    item.field("lines").map_or(&[][..], Value::items).iter().map(|it| places(Some(it))).collect()
}

fn value_of(item: &Value) -> String {
    in_a_line(item.field("value").and_then(Value::text))
}

/// The constraints of an entry; `None` unless all of it is understood.
fn constraints(
    name: &str,
    value: &Value,
    kind: ConstraintKind,
    form: Form,
) -> Option<Vec<Constraint>> {
    let items = value.items();
    let read: Option<Vec<Vec<Constraint>>> = match form {
        Form::Grid => return on_whole_grid(name, value, kind),
        Form::Cells => items.iter().map(|it| Some(vec![in_cells(it, kind)?])).collect(),
        Form::Lines => items.iter().map(|it| along_lines(it, kind)).collect(),
        Form::Outside => items.iter().map(|it| Some(vec![from_outside(it, kind)?])).collect(),
    };
    read.map(|it| it.into_iter().flatten().collect())
}

fn on_whole_grid(name: &str, value: &Value, kind: ConstraintKind) -> Option<Vec<Constraint>> {
    let diagonal =
        |column: fn(usize) -> usize| (0..9).map(|row| Cell::at(row, column(row))).collect();
    Some(match kind {
        ConstraintKind::Diagonal if name.ends_with('+') => {
            vec![Constraint::new(kind, diagonal(|row| 8 - row))]
        }
        ConstraintKind::Diagonal => vec![Constraint::new(kind, diagonal(|row| row))],
        ConstraintKind::Negative => {
            let of = |it: &Value| match it.text()? {
                marks @ ("ratio" | "xv") => {
                    Some(Constraint { value: marks.into(), ..Constraint::new(kind, Vec::new()) })
                }
                _ => None,
            };
            return value.items().iter().map(of).collect();
        }
        _ => vec![Constraint::new(kind, Vec::new())],
    })
}

fn in_cells(item: &Value, kind: ConstraintKind) -> Option<Constraint> {
    let points = points_of(item)?;
    let cells = on_grid(&points).filter(|it| !it.is_empty())?;
    let between = matches!(
        kind,
        ConstraintKind::Difference
            | ConstraintKind::Ratio
            | ConstraintKind::Xv
            | ConstraintKind::Quadruple
    );
    let digits = item.field("values").map_or(&[][..], Value::items);
    let value = match kind {
        ConstraintKind::Quadruple => {
            digits.iter().filter_map(Value::text).collect::<Vec<_>>().join(" ")
        }
        _ => value_of(item),
    };
    let path = on_grid(&places(item.field("cloneCells"))?)?;
    let is_whole = match kind {
        ConstraintKind::Difference | ConstraintKind::Ratio => cells.len() == 2,
        ConstraintKind::Xv => cells.len() == 2 && matches!(&*value, "X" | "V" | "x" | "v"),
        ConstraintKind::Clone => cells.len() == path.len(),
        ConstraintKind::Quadruple => value.bytes().all(|it| it == b' ' || it.is_ascii_digit()),
        _ => true,
    };
    let at = if between { Point::between(&points) } else { None };
    is_whole.then(|| Constraint { path, value, at, ..Constraint::new(kind, cells) })
}

/// A rule for each line. An arrow has its circle in `cells`, and the lines start there.
fn along_lines(item: &Value, kind: ConstraintKind) -> Option<Vec<Constraint>> {
    let circle = on_grid(&points_of(item)?)?;
    let is_arrow = kind == ConstraintKind::Arrow;
    if is_arrow && circle.is_empty() {
        return None;
    }
    let of_line = |line: Vec<Point>| {
        let line = on_grid(&line).filter(|it| it.len() > 1)?;
        Some(if is_arrow {
            Constraint { path: line, ..Constraint::new(kind, circle.clone()) }
        } else {
            Constraint { value: value_of(item), ..Constraint::new(kind, line) }
        })
    };
    lines_of(item)?.into_iter().map(of_line).collect()
}

/// A sum around the grid. That of a little killer looks along a diagonal.
fn from_outside(item: &Value, kind: ConstraintKind) -> Option<Constraint> {
    let at = place(item.field("cell")?)?;
    let outward = |it: i32| i32::from(it < 0) - i32::from(it > 900);
    let (across, down) = match (kind, item.field("direction").and_then(Value::text)) {
        (ConstraintKind::LittleKiller, Some("DR")) => (1, 1),
        (ConstraintKind::LittleKiller, Some("DL")) => (-1, 1),
        (ConstraintKind::LittleKiller, Some("UR")) => (1, -1),
        (ConstraintKind::LittleKiller, Some("UL")) => (-1, -1),
        (ConstraintKind::LittleKiller, _) => return None,
        _ => (outward(at.x), outward(at.y)),
    };
    let steps = (1..=9).map(|it| Point { x: at.x + 100 * it * across, y: at.y + 100 * it * down });
    let cells: Vec<Cell> = steps.filter_map(Point::cell).collect();
    let is_there = at.cell().is_none() && !cells.is_empty();
    is_there.then(|| {
        let value = value_of(item);
        Constraint { value, at: Some(at), ..Constraint::new(kind, cells) }
    })
}

/// An entry without a known meaning: lines, shapes and texts are drawn.
fn add_drawn(drawing: &mut Drawing, name: &str, value: &Value) {
    // The lines and shapes by which another entry is seen.
    let is_copy = |it: &Value| it.field("fromConstraint").is_some_and(Value::is_something);
    let items = value.items();
    let shapes: Option<Vec<Vec<Shape>>> = items.iter().map(|it| shapes_of(name, it)).collect();
    if name == "cage" {
        let cages = items.iter().map(|it| in_cells(it, ConstraintKind::Cage));
        if let Some(cages) = cages.collect::<Option<Vec<_>>>() {
            drawing.constraints.extend(cages);
            drawing.add("cages", Grasp::Drawn);
            return;
        }
    }
    let is_drawn = !items.is_empty() && shapes.is_some();
    drawing.shapes.extend(shapes.unwrap_or_default().into_iter().flatten());
    if !(is_drawn && items.iter().all(is_copy)) {
        drawing.add(name, if is_drawn { Grasp::Drawn } else { Grasp::Named });
    }
}

/// The shapes of an item; `None` if it has none that can be drawn.
fn shapes_of(name: &str, item: &Value) -> Option<Vec<Shape>> {
    /// A line without a colour or a width of its own.
    const PLAIN: (&str, i32) = ("#888888", 12);
    let color_of = |name| color(item.field(name).and_then(Value::text).unwrap_or_default());
    let measure = |name, usual| hundredths_of(item, name).unwrap_or(usual);
    let lines = lines_of(item)?;
    if lines.iter().any(|it| it.len() < 2) {
        return None;
    }
    if !lines.is_empty() {
        let stroke = color_of("outlineC");
        let stroke = if stroke.is_empty() { PLAIN.0.into() } else { stroke };
        let thickness = measure("width", PLAIN.1);
        return Some(lines.into_iter().map(|it| Shape::line(it, &stroke, thickness)).collect());
    }
    let points = points_of(item)?;
    let at = Point::between(&points)?;
    let text = value_of(item);
    let (stroke, fill) = (color_of("outlineC"), color_of("baseC"));
    let form = if name == "circle" { ShapeForm::Round } else { ShapeForm::Rectangle };
    let is_shape = matches!(name, "circle" | "rectangle");
    let is_label = name == "text" || at.cell().is_none();
    let is_seen = is_shape || is_label && !text.is_empty();
    if !is_seen {
        return None;
    }
    let sides = if is_shape { (measure("width", 100), measure("height", 100)) } else { (0, 0) };
    let shape = Shape {
        width: sides.0,
        height: sides.1,
        angle: measure("angle", 0) / 100,
        thickness: if stroke.is_empty() { 0 } else { 3 },
        stroke: if is_shape { stroke } else { String::new() },
        fill,
        text_color: color_of("fontC"),
        // f-puzzles counts the size of a text in other units.
        ..Shape::label(at, &text, if name == "text" { measure("size", 100) * 7 / 10 } else { 50 })
    };
    Some(vec![Shape { form, is_over: !is_shape || points.len() > 1, ..shape }])
}
