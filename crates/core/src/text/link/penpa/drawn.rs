//! What is drawn on Penpa's board besides digits.

use super::place::Place;
use super::regions::regions;
use super::{CANDIDATES, Number, numbers};
use crate::Cell;
use crate::text::link::drawing::{
    Constraint, ConstraintKind, Drawing, Grasp, Point, Shape, ShapeForm,
};
use crate::text::link::value::Value;

const OUTSIDE: &str = "clues outside the cells";

/// What is named and not drawn.
const NAMED: [(&str, &str); 4] =
    [("wall", "walls"), ("direction", "arrows"), ("squareframe", "frames"), ("polygon", "shapes")];

/// Penpa's colours by what they are for.
const GREY: &str = "#cccccc";
const BLACK: &str = "#000000";
const WHITE: &str = "#ffffff";
const EDGE: &str = "#777777";

/// What is drawn or said besides a classic Sudoku.
pub(super) fn drawing(header: &[&str], drawn: &Value, tags: &Value, place: &Place) -> Drawing {
    let mut drawing = Drawing::default();
    let has_tag = |name: &str| tags.items().iter().any(|it| it.text() == Some(name));
    add_shades(&mut drawing, drawn, place);
    add_lists(&mut drawing, drawn, place, has_tag);
    add_cages(&mut drawing, drawn, place, has_tag("killer"));
    for layer in ["line", "freeline", "freelineE"] {
        add_lines(&mut drawing, fields(drawn, layer), place, "lines");
    }
    add_edges(&mut drawing, fields(drawn, "lineE"), place);
    add_symbols(&mut drawing, drawn, place);
    for number in numbers(drawn) {
        add_number(&mut drawing, &number, place);
    }
    let mut diagonal = |at: usize, column: fn(usize) -> usize| {
        if header.get(at) == Some(&"1") {
            let cells = (0..9).map(|row| Cell::at(row, column(row))).collect();
            drawing.constrain("diagonals", Constraint::new(ConstraintKind::Diagonal, cells));
        }
    };
    diagonal(11, |row| row);
    diagonal(14, |row| 8 - row);
    for (name, told) in NAMED {
        if drawn.field(name).is_some_and(Value::is_something) {
            drawing.add(told, Grasp::Named);
        }
    }
    /// Tags, and what they name if it was read.
    const READ: [(&str, &str); 4] = [
        ("thermo", "thermometers"),
        ("arrow", "arrows"),
        ("killer", "killer cages"),
        ("irregular", "irregular regions"),
    ];
    for tag in tags.items().iter().filter_map(Value::text).filter(|it| *it != "classic") {
        let is_in = |told: &str| drawing.variants.iter().any(|it| it == told);
        if !READ.iter().any(|(name, told)| *name == tag && is_in(told)) {
            drawing.add(tag, Grasp::Drawn);
        }
    }
    drawing
}

fn fields<'a>(drawn: &'a Value, name: &str) -> &'a [(String, Value)] {
    drawn.field(name).map_or(&[][..], Value::fields)
}

/// Shaded cells, unless whole boxes have one shade each.
fn add_shades(drawing: &mut Drawing, drawn: &Value, place: &Place) {
    const COLORS: [&str; 12] = [
        "#444444", "#b3ffb3", GREY, BLACK, "#c0e0ff", "#ffa3a3", "#ffffa3", "#999999", "#ffb3ff",
        "#ffcc80", "#cc99ff", "#eecab1",
    ];
    let mut shades: [Option<&str>; 81] = [None; 81];
    let mut shapes = Vec::new();
    let mut is_inside = true;
    for (point, shade) in fields(drawn, "surface") {
        let point = point.parse().ok();
        let shade = shade.text();
        match point.and_then(|it| place.cell(it)) {
            Some(cell) => shades[cell] = shade,
            None => is_inside = false,
        }
        let color = shade.and_then(|it| it.parse::<usize>().ok()?.checked_sub(1));
        let color = color.and_then(|it| COLORS.get(it)).unwrap_or(&"#e0e0e0");
        if let Some(at) = point.and_then(|it| place.point(it)) {
            shapes.push(Shape::shade(at, (*color).into()));
        }
    }
    let first_of_box = |cell: usize| cell - cell % 27 + cell % 27 % 9 / 3 * 3;
    if !is_inside || !(0..81).all(|cell| shades[cell] == shades[first_of_box(cell)]) {
        drawing.add("shaded cells", Grasp::Drawn);
    }
    drawing.shapes.extend(shapes);
}

/// Thermometers, lines without bulbs, and arrows: lists of points. What they mean is said by the puzzle's tags.
fn add_lists(drawing: &mut Drawing, drawn: &Value, place: &Place, has_tag: impl Fn(&str) -> bool) {
    let lists = |name: &str| -> Vec<Vec<usize>> {
        let number = |it: &Value| it.text()?.parse().ok();
        let items = drawn.field(name).map_or(&[][..], Value::items);
        let numbers = items.iter().map(|it| it.items().iter().filter_map(number).collect());
        numbers.filter(|it: &Vec<usize>| it.len() > 1).collect()
    };
    let cells = |list: &[usize]| -> Option<Vec<Cell>> {
        list.iter().map(|it| place.cell(*it).map(Cell::from_index)).collect()
    };
    let points =
        |list: &[usize]| -> Vec<Point> { list.iter().filter_map(|it| place.point(*it)).collect() };
    for list in lists("thermo") {
        match cells(&list).filter(|_| has_tag("thermo")) {
            Some(cells) => {
                let constraint = Constraint::new(ConstraintKind::Thermometer, cells);
                drawing.constrain("thermometers", constraint);
            }
            None => {
                let bulb = place.point(list[0]).map(|it| circle(it, 80, GREY, false));
                drawing.draw("thermometers", bulb);
                drawing.draw("thermometers", Some(Shape::line(points(&list), GREY, 40)));
            }
        }
    }
    for list in lists("arrows") {
        match cells(&list).filter(|_| has_tag("arrow")) {
            Some(path) => {
                let circle = Constraint::new(ConstraintKind::Arrow, vec![path[0]]);
                drawing.constrain("arrows", Constraint { path, ..circle });
            }
            None => {
                let circle = place.point(list[0]).map(|it| circle(it, 80, WHITE, true));
                let line = Shape::line(points(&list), EDGE, 5);
                let line = Shape { form: ShapeForm::Arrow, ..line };
                drawing.draw("arrows", Some(line));
                drawing.draw("arrows", circle);
            }
        }
    }
    for list in lists("nobulbthermo") {
        drawing.draw("lines", Some(Shape::line(points(&list), GREY, 40)));
    }
}

fn circle(at: Point, size: i32, fill: &str, has_edge: bool) -> Shape {
    let (stroke, thickness) = if has_edge { (EDGE, 3) } else { ("", 0) };
    Shape {
        width: size,
        height: size,
        fill: fill.into(),
        stroke: stroke.into(),
        thickness,
        ..Shape::new(ShapeForm::Round, vec![at])
    }
}

/// Cages, with the small number in the upper left corner of one of their cells. Small numbers of other cells are texts.
fn add_cages(drawing: &mut Drawing, drawn: &Value, place: &Place, is_killer: bool) {
    let mut labels: Vec<(Option<usize>, Point, String)> = Vec::new();
    for (number, entry) in fields(drawn, "numberS") {
        let small = number.parse().ok().and_then(|it| place.small(it));
        let text = entry.items().first().and_then(Value::text).unwrap_or_default().trim();
        if let Some((cell, at)) = small.filter(|_| !text.is_empty()) {
            labels.push((place.cell(cell), at, text.into()));
        }
    }
    let kind = if is_killer { ConstraintKind::Killer } else { ConstraintKind::Cage };
    let cages = drawn.field("killercages").map_or(&[][..], Value::items);
    for cage in cages.iter().filter(|it| it.is_something()) {
        let point = |it: &Value| place.cell(it.text()?.parse().ok()?);
        let Some(cells) = cage.items().iter().map(point).collect::<Option<Vec<usize>>>() else {
            drawing.add("killer cages", Grasp::Named);
            continue;
        };
        let label = labels.iter().position(|it| it.0.is_some_and(|it| cells.contains(&it)));
        let value = label.map(|it| labels.remove(it).2).unwrap_or_default();
        let cells = cells.into_iter().map(Cell::from_index).collect();
        drawing.constrain("killer cages", Constraint { value, ..Constraint::new(kind, cells) });
    }
    if cages.is_empty() {
        add_cage_edges(drawing, fields(drawn, "cage"), place);
    }
    for (_, at, text) in labels {
        drawing.draw("small numbers", Some(Shape::label(at, &text, 28)));
    }
}

/// Cages that are edges alone, from one corner of a cell to another.
fn add_cage_edges(drawing: &mut Drawing, edges: &[(String, Value)], place: &Place) {
    for (name, _) in edges {
        let end = |it: &str| Some(place.small(it.parse().ok()?)?.1);
        let ends = name.split_once(',').and_then(|(one, other)| Some(vec![end(one)?, end(other)?]));
        drawing.draw("cages", ends.map(|it| Shape::line(it, EDGE, 3)));
    }
}

/// Lines between two points each, in Penpa's styles.
fn add_lines(drawing: &mut Drawing, lines: &[(String, Value)], place: &Place, told: &str) {
    for (name, style) in lines {
        let (color, thickness) = match style.text().unwrap_or_default() {
            "21" => (BLACK, 13),
            "3" | "30" => ("#008000", 8),
            "5" => ("#999999", 8),
            "6" => ("#999999", 32),
            "8" => ("#ff0000", 8),
            "9" => ("#187bcd", 8),
            "13" => (BLACK, 10),
            "12" | "14" => ("#777777", 5),
            "40" => ("#999999", 5),
            "80" => (BLACK, 3),
            _ => (BLACK, 8),
        };
        drawing.draw(told, place.ends(name).map(|it| Shape::line(it.into(), color, thickness)));
    }
}

/// Lines on edges: those of the boxes, those of nine other regions, or anything else.
fn add_edges(drawing: &mut Drawing, edges: &[(String, Value)], place: &Place) {
    let ends: Vec<[Point; 2]> = edges.iter().filter_map(|(name, _)| place.ends(name)).collect();
    let is_on_box = |[one, other]: &[Point; 2]| {
        one.x == other.x && one.x % 300 == 0 || one.y == other.y && one.y % 300 == 0
    };
    if ends.len() == edges.len() && ends.iter().all(is_on_box) {
        return;
    }
    match regions(&ends).filter(|_| ends.len() == edges.len()) {
        Some(regions) => drawing.add_regions(regions),
        None => add_lines(drawing, edges, place, "irregular regions, or lines on edges"),
    }
}

/// Circles and squares; other symbols are named.
fn add_symbols(drawing: &mut Drawing, drawn: &Value, place: &Place) {
    for (point, entry) in fields(drawn, "symbol") {
        let entry = entry.items();
        let text = |at: usize| entry.get(at).and_then(Value::text).unwrap_or_default();
        let at = point.parse().ok().and_then(|it| place.point(it));
        let shape = at.zip(symbol(text(1))).and_then(|(at, (form, size))| {
            let (fill, has_edge) = match text(0) {
                "1" | "6" => (WHITE, true),
                "2" => (BLACK, true),
                "3" => (GREY, false),
                "5" => (GREY, true),
                _ => return None,
            };
            // Dots between cells are above the digits, and what Penpa draws there.
            let is_over = text(2) == "2" || size <= DOT;
            Some(Shape { form, is_over, ..circle(at, size, fill, has_edge) })
        });
        drawing.draw("symbols", shape);
    }
}

/// The size of the smallest symbols.
const DOT: i32 = 26;

/// The form and the size of a symbol by its name.
fn symbol(name: &str) -> Option<(ShapeForm, i32)> {
    Some(match name {
        "circle_L" => (ShapeForm::Round, 86),
        "circle_M" => (ShapeForm::Round, 70),
        "circle_S" => (ShapeForm::Round, 44),
        "circle_SS" => (ShapeForm::Round, DOT),
        "square_LL" => (ShapeForm::Rectangle, 100),
        "square_L" => (ShapeForm::Rectangle, 80),
        "square_M" => (ShapeForm::Rectangle, 70),
        "square_S" => (ShapeForm::Rectangle, 44),
        "square_SS" => (ShapeForm::Rectangle, DOT),
        _ => return None,
    })
}

/// A number that is no given and no candidates: a text, some with a circle around it.
fn add_number(drawing: &mut Drawing, number: &Number<'_>, place: &Place) {
    let is_on_grid = place.cell(number.point).is_some();
    if is_on_grid && (number.digit().is_some() || number.form == CANDIDATES) {
        return;
    }
    // Its height, and the size of a circle around it.
    let (height, size) = match number.form {
        "4" => (31, 62),
        "5" => (25, 34),
        "6" => (40, 50),
        "10" => (60, 72),
        _ => (70, 84),
    };
    let told = if is_on_grid { "texts in cells" } else { OUTSIDE };
    let text = number.text();
    // An arrow beside the number has a code behind it.
    let is_plain = number.form != "2" && !text.is_empty();
    let Some(at) = place.point(number.point).filter(|_| is_plain) else {
        drawing.add(told, Grasp::Named);
        return;
    };
    let (fill, text_color) = match number.style {
        "5" | "6" | "11" => (WHITE, BLACK),
        "7" => (BLACK, WHITE),
        "4" => ("", WHITE),
        _ => ("", ""),
    };
    if !fill.is_empty() {
        drawing.shapes.push(Shape { is_over: true, ..circle(at, size, fill, number.style == "6") });
    }
    let label = Shape::label(at, text, height);
    drawing.shapes.push(Shape { text_color: text_color.into(), ..label });
    drawing.add(told, Grasp::Drawn);
}
