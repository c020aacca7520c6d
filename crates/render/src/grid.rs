//! The grid of the SVG with its contents, in layers.

use ergodoku_core::{Candidate, Cell, HouseKind, Mark, Role};

use crate::arrow::draw_links;
use crate::picture::Picture;
use crate::text::roboto_width;
use crate::theme::class_of;
use crate::xml::{Svg, path_through};
use crate::{area, shape};

/// The side of a cell.
pub(crate) const CELL: f64 = 66.0;
/// The side of the grid.
pub(crate) const GRID: f64 = 9.0 * CELL;
/// The radius of the shape around a small digit and a large one.
pub(crate) const RADIUS: f64 = 9.4;
const LARGE_RADIUS: f64 = 23.0;
const PENCIL: f64 = 20.0; // from one small digit to the next

/// The contents of the grid, in layers.
pub(crate) fn draw_grid(svg: &mut Svg, picture: &Picture) {
    svg.group("houses", |svg| {
        for mark in picture.marks {
            if let Mark::House(house, role) = mark {
                area::area(svg, *role, area::of_house(*house));
            }
        }
    });
    svg.group("cells", |svg| {
        for mark in picture.marks {
            if let Mark::Cells(cells, role) = mark {
                for cell in cells.iter() {
                    area::area(svg, *role, area::of_cell(cell));
                }
            }
        }
    });
    svg.group("lines", draw_lines);
    svg.group("labels", |svg| draw_labels(svg, picture));
    svg.group("marks", |svg| draw_marks(svg, picture, shape::under));
    svg.group("links", |svg| draw_links(svg, picture));
    svg.group("digits", |svg| draw_digits(svg, picture));
    svg.group("strikes", |svg| draw_marks(svg, picture, shape::over));
    svg.group("numbers", |svg| {
        for (number, candidate) in picture.numbers() {
            let ([x, y], radius) = place_of(picture, candidate);
            badge(svg, [x + radius * 0.9, y - radius * 0.95], number);
        }
    });
}

/// The number of a candidate in a sequence of inferences.
pub(crate) fn badge(svg: &mut Svg, [x, y]: [f64; 2], number: usize) {
    let number = number.to_string();
    let half = (roboto_width(&number, 9.0) / 2.0 + 2.2).max(5.0);
    svg.rect("badge", [x - half, y - 5.2, 2.0 * half, 10.4], 5.2);
    svg.text("on-solid bold mid", [x, y], 9.0, &number);
}

/// The upper left corner of a cell.
pub(crate) fn cell_corner(cell: Cell) -> [f64; 2] {
    let [row, column] = [cell.row(), cell.column()].map(|line| line.number() as f64);
    [column * CELL, row * CELL]
}

/// The centre of a candidate's digit, and the radius of a shape around it.
pub(crate) fn place_of(picture: &Picture, candidate: Candidate) -> ([f64; 2], f64) {
    let [x, y] = cell_corner(candidate.cell);
    if picture.large(candidate.cell) == Some(candidate.digit) {
        return ([x + CELL / 2.0, y + CELL / 2.0], LARGE_RADIUS);
    }
    let place = candidate.digit.index();
    let at = |place: usize| CELL / 2.0 + PENCIL * (place as f64 - 1.0);
    ([x + at(place % 3), y + at(place / 3)], RADIUS)
}

fn draw_lines(svg: &mut Svg) {
    let line = |from, to| path_through(&[from, to], false);
    let both = |place: usize| {
        let at = place as f64 * CELL;
        line([at, 0.0], [at, GRID]) + &line([0.0, at], [GRID, at])
    };
    let thin = (1..9).filter(|place| place % 3 != 0);
    svg.path("thin", &thin.map(both).collect::<String>());
    svg.path("thick", &[3, 6].map(both).concat());
    svg.rect("thick", [0.0, 0.0, GRID, GRID], 3.0);
}

/// The names of rows and columns, with a line beside those with a role.
fn draw_labels(svg: &mut Svg, picture: &Picture) {
    for house in HouseKind::Row.houses().chain(HouseKind::Column.houses()) {
        let along = (house.number() as f64 + 0.5) * CELL;
        let at = match house.kind() {
            HouseKind::Row => [-20.0, along],
            _ => [along, -20.0],
        };
        let role = picture.marks.iter().rev().find_map(|mark| match mark {
            Mark::House(marked, role) if *marked == house => Some(*role),
            _ => None,
        });
        let class =
            role.map_or("label mid".into(), |role| format!("label bold mid {}", class_of(role)));
        svg.text(&class, at, 13.5, &house.to_string());
        if let Some(role) = role {
            let half = CELL / 2.0 - 6.0;
            let ends = match house.kind() {
                HouseKind::Row => [[-5.5, along - half], [-5.5, along + half]],
                _ => [[along - half, -5.5], [along + half, -5.5]],
            };
            let style = if role == Role::Cover { "dashed" } else { "heavy" };
            svg.group(&class_of(role), |svg| svg.path(style, &path_through(&ends, false)));
        }
    }
}

fn draw_marks(svg: &mut Svg, picture: &Picture, draw: fn(&mut Svg, Role, [f64; 2], f64)) {
    for mark in picture.marks {
        if let Mark::Candidates(set, role) = mark {
            for candidate in set.iter() {
                let (at, radius) = place_of(picture, candidate);
                draw(svg, *role, at, radius);
            }
        }
    }
}

fn draw_digits(svg: &mut Svg, picture: &Picture) {
    for cell in Cell::all() {
        let large = picture.large(cell).map(|digit| (digit, 36.0, large_class(picture, cell)));
        let small = picture.pencil_marks(cell);
        let small = small.iter().map(|digit| (digit, 14.5, "pencil"));
        for (digit, size, class) in large.into_iter().chain(small) {
            let candidate = Candidate::new(cell, digit);
            let (at, _) = place_of(picture, candidate);
            let class = digit_class(picture.role(candidate), class);
            svg.text(&class, at, size, &digit.to_string());
        }
    }
}

fn large_class(picture: &Picture, cell: Cell) -> &'static str {
    match picture.state.is_given(cell) {
        true => "given bold",
        false => "placed",
    }
}

/// The classes of a digit, by its topmost role.
pub(crate) fn digit_class(role: Option<Role>, otherwise: &str) -> String {
    match role {
        None => format!("{otherwise} mid"),
        Some(role) if shape::is_solid(role) => "on-solid bold mid".into(),
        Some(Role::FollowsFalse) => format!("digit mid {}", class_of(Role::FollowsFalse)),
        Some(role) => format!("digit bold mid {}", class_of(role)),
    }
}
