//! SudokuPad's own JSON: its cells, and what makes a puzzle no classic Sudoku. Most of that is only drawn.

use super::drawing::{Constraint, ConstraintKind, Drawing, Grasp, Point, Shape, ShapeForm};
use super::measures::{color, hundredths, hundredths_of};
use super::value::Value;
use super::{
    LinkContent, LinkError, cells_of, digit_of, in_a_line, notes_of, puzzle_of, solution_of,
};
use crate::{Cell, Digit, House, HouseKind};

/// The short names of fields.
const FULL: [(&str, &str); 20] = [
    ("a", "arrows"),
    ("c", "color"),
    ("c1", "borderColor"),
    ("c2", "backgroundColor"),
    ("ca", "cages"),
    ("ce", "cells"),
    ("ct", "center"),
    ("fs", "fontSize"),
    ("h", "height"),
    ("l", "lines"),
    ("o", "overlays"),
    ("r", "rounded"),
    ("re", "regions"),
    ("t", "title"),
    ("te", "text"),
    ("th", "thickness"),
    ("u", "underlays"),
    ("v", "value"),
    ("w", "width"),
    ("wp", "wayPoints"),
];

/// Fields that do not affect the rules.
const HARMLESS: [&str; 8] =
    ["id", "cellSize", "cs", "metadata", "cells", "settings", "version", "solution"];

/// The names of additional rules.
const NAMES: [(&str, &str); 6] = [
    ("overlays", "dots or signs on the grid"),
    ("underlays", "shapes under the grid"),
    ("foglight", "fog"),
    ("triggereffect", "fog"),
    ("fogofwar", "fog"),
    ("global", "rules for the whole grid"),
];

/// Rules for the whole grid that the metadata may have.
const GLOBAL: [(&str, &str, ConstraintKind); 3] = [
    ("antiking", "anti-king", ConstraintKind::AntiKing),
    ("antiknight", "anti-knight", ConstraintKind::AntiKnight),
    ("norowcol", "rows and columns with repeats", ConstraintKind::NoRowsColumns),
];

/// The side of a cell in the units of lines and texts.
const CELL: i32 = 64;

fn named(names: &[(&'static str, &'static str)], name: &str) -> Option<&'static str> {
    names.iter().find(|(other, _)| *other == name).map(|(_, told)| *told)
}

pub(super) fn read(data: Value) -> Result<LinkContent, LinkError> {
    let data = with_full_names(data);
    let cells = cells_of(data.field("cells"))?;
    let puzzle = puzzle_of(cells.iter().map(|cell| digit_of(cell).map(|digit| (digit, true))));
    let solution = data.field("metadata").and_then(|it| it.field("solution")).and_then(Value::text);
    let digit = |it: char| it.to_digit(10).and_then(|it| Digit::new(it as u8));
    let content = LinkContent {
        title: in_a_line(said(&data, "title")),
        author: in_a_line(said(&data, "author")),
        rules: said(&data, "rules").unwrap_or_default().into(),
        solution: solution_of(solution.unwrap_or_default().chars().map(digit).collect()),
        notes: notes_of(&cells, "centremarks", "cornermarks"),
        ..LinkContent::classic(puzzle)
    };
    Ok(content.with(drawing(&data)))
}

fn with_full_names(value: Value) -> Value {
    match value {
        Value::List(items) => Value::List(items.into_iter().map(with_full_names).collect()),
        Value::Record(fields) => Value::Record(
            fields
                .into_iter()
                .map(|(name, value)| {
                    let full = named(&FULL, &name).map_or(name, str::to_string);
                    (full, with_full_names(value))
                })
                .collect(),
        ),
        other => other,
    }
}

/// What the author says: in a separate record, or in older puzzles as `title: …` in a cage without cells.
fn said<'a>(data: &'a Value, name: &str) -> Option<&'a str> {
    let newer = data.field("metadata").and_then(|it| it.field(name)).and_then(Value::text);
    newer.or_else(|| {
        let cages = data.field("cages").map_or(&[][..], Value::items);
        let texts = cages.iter().filter_map(|cage| cage.field("value")?.text());
        let mut notes = texts.filter_map(|text| text.split_once(':'));
        let found = notes.find(|(start, _)| start.eq_ignore_ascii_case(name));
        found.map(|(_, text)| text.trim_start())
    })
}

/// What is drawn, and the rules that are known.
fn drawing(data: &Value) -> Drawing {
    let mut drawing = Drawing::default();
    for (name, value) in data.fields() {
        let items = value.items();
        match &**name {
            name if HARMLESS.contains(&name) => {}
            "cages" => add_cages(&mut drawing, items),
            "regions" => add_regions(&mut drawing, items),
            "lines" | "arrows" => add_shapes(&mut drawing, name, items, line),
            "overlays" | "underlays" => add_shapes(&mut drawing, name, items, |it| {
                Some(Shape { is_over: name == "overlays", ..shape(it)? })
            }),
            _ if value.is_something() => {
                drawing.add(named(&NAMES, name).unwrap_or(name), Grasp::Named);
            }
            _ => {}
        }
    }
    for (name, told, kind) in GLOBAL {
        let flag = data.field("metadata").and_then(|it| it.field(name));
        if flag.is_some_and(|it| it.is_something() && it.text() != Some("false")) {
            drawing.constrain(told, Constraint::new(kind, Vec::new()));
        }
    }
    // A line is drawn below the shapes above it, whatever the order of the fields.
    drawing.shapes.sort_by_key(|it| it.is_over);
    drawing
}

fn add_shapes(
    drawing: &mut Drawing,
    name: &str,
    items: &[Value],
    read: impl Fn(&Value) -> Option<Shape>,
) {
    if items.is_empty() {
        return;
    }
    let shapes: Vec<Option<Shape>> = items.iter().map(read).collect();
    let is_whole = shapes.iter().all(Option::is_some);
    let told = named(&NAMES, name).unwrap_or(name);
    drawing.add(told, if is_whole { Grasp::Drawn } else { Grasp::Named });
    drawing.shapes.extend(shapes.into_iter().flatten());
}

/// A place by row and column.
fn point(value: &Value) -> Option<Point> {
    match value.items() {
        [row, column] => {
            Some(Point { x: hundredths(column.text()?)?, y: hundredths(row.text()?)? })
        }
        _ => None,
    }
}

/// A measure in units of which a cell has 64, in hundredths of a cell.
fn in_cells(record: &Value, name: &str) -> Option<i32> {
    Some(hundredths_of(record, name)? / CELL)
}

fn color_of(record: &Value, name: &str) -> String {
    color(record.field(name).and_then(Value::text).unwrap_or_default())
}

/// A line or an arrow. Those given as a path of curves are not read.
fn line(item: &Value) -> Option<Shape> {
    let points = item.field("wayPoints")?.items().iter().map(point).collect::<Option<Vec<_>>>()?;
    let is_arrow = item.field("headLength").or_else(|| item.field("hl")).is_some();
    let thickness = in_cells(item, "thickness").unwrap_or(3);
    let shape = Shape::line(points, &color_of(item, "color"), thickness);
    let is_over = item.field("target").and_then(Value::text) == Some("overlay");
    let form = if is_arrow { ShapeForm::Arrow } else { ShapeForm::Line };
    (shape.points.len() > 1).then_some(Shape { form, is_over, ..shape })
}

fn shape(item: &Value) -> Option<Shape> {
    let at = point(item.field("center")?)?;
    let measure = |name| hundredths_of(item, name).unwrap_or(0);
    let is_round = item.field("rounded").is_some_and(Value::is_something);
    let stroke = color_of(item, "borderColor");
    let text = in_a_line(item.field("text").and_then(Value::text));
    Some(Shape {
        width: measure("width"),
        height: measure("height"),
        angle: measure("angle") / 100,
        thickness: if stroke.is_empty() { 0 } else { in_cells(item, "thickness").unwrap_or(3) },
        stroke,
        fill: color_of(item, "backgroundColor"),
        text_color: color_of(item, "color"),
        form: if is_round { ShapeForm::Round } else { ShapeForm::Rectangle },
        ..Shape::label(at, &text, in_cells(item, "fontSize").unwrap_or(40))
    })
}

/// The cells of a list, as `[row, column]` from 0 or as `r1c1-r1c9`; `None` if one is not on the grid.
fn cells_in(value: &Value) -> Option<Vec<Cell>> {
    let at = |row: usize, column: usize| (row < 9 && column < 9).then(|| Cell::at(row, column));
    let named = |text: &str| {
        let (row, column) = text.trim().strip_prefix('r')?.split_once('c')?;
        let index = |it: &str| it.parse::<usize>().ok()?.checked_sub(1);
        Some((index(row)?, index(column)?))
    };
    let block = |text: &str| {
        let (first, last) = text.split_once('-').unwrap_or((text, text));
        let ((top, left), (bottom, right)) = (named(first)?, named(last)?);
        let rows = top..=bottom.min(9);
        rows.flat_map(|row| (left..=right.min(9)).map(move |column| at(row, column)))
            .collect::<Option<Vec<Cell>>>()
    };
    match value.text() {
        Some(text) => Some(text.split(',').map(block).collect::<Option<Vec<_>>>()?.concat()),
        None => {
            let cell = |it: &Value| match it.items() {
                [row, column] => at(row.text()?.parse().ok()?, column.text()?.parse().ok()?),
                _ => None,
            };
            value.items().iter().map(cell).collect()
        }
    }
}

/// Whether cells are those of a house.
fn is(house: House, cells: &[Cell]) -> bool {
    house.cells() == cells.iter().copied().collect()
}

/// Cages with a drawn edge, and hidden ones without repeats. Notes have no cells; rows, columns and boxes are hidden cages.
fn add_cages(drawing: &mut Drawing, items: &[Value]) {
    for cage in items {
        let has = |name| cage.field(name).is_some_and(Value::is_something);
        if !has("cells") || cage.field("type").and_then(Value::text) == Some("rowcol") {
            continue;
        }
        let Some(cells) = cage.field("cells").and_then(cells_in) else {
            drawing.add("cages", Grasp::Named);
            continue;
        };
        let is_hidden = has("hidden");
        if is_hidden && (House::all().any(|it| is(it, &cells)) || !has("unique")) {
            continue;
        }
        let value = in_a_line(cage.field("value").and_then(Value::text));
        let kind = match (is_hidden, has("unique"), has("sum")) {
            (true, ..) => ConstraintKind::Unique,
            (false, true, true) => ConstraintKind::Killer,
            (false, true, false) if value.is_empty() => ConstraintKind::Killer,
            _ => ConstraintKind::Cage,
        };
        let told = if is_hidden { "hidden cages" } else { "cages" };
        drawing.constrain(told, Constraint { value, ..Constraint::new(kind, cells) });
    }
}

/// Regions, unless they are the nine boxes.
fn add_regions(drawing: &mut Drawing, items: &[Value]) {
    let Some(regions) = items.iter().map(cells_in).collect::<Option<Vec<_>>>() else {
        drawing.add("irregular regions", Grasp::Named);
        return;
    };
    let is_box = |it: &House| it.kind() == HouseKind::Box;
    let boxes = House::all().filter(is_box).filter(|it| regions.iter().any(|cells| is(*it, cells)));
    if !regions.is_empty() && (regions.len() != 9 || boxes.count() != 9) {
        drawing.add_regions(regions);
    }
}
