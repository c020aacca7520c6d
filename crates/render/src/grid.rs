//! The grid of a picture with its contents, in layers.

use ergodoku_core::{Candidate, Cell, HouseKind, Mark, Role};

use crate::arrow::draw_links;
use crate::picture::Picture;
use crate::scene::{Path, Point, Scene};
use crate::style::{Form, Ink, TextStyle};
use crate::text::ROBOTO;
use crate::{area, shape};

/// The side of a cell.
pub(crate) const CELL: f64 = 66.0;
/// The side of the grid.
pub(crate) const GRID: f64 = 9.0 * CELL;
/// How far a line of text may reach from the left edge of the grid in the widest font.
pub(crate) const ROOM: f64 = GRID + 12.0;
/// The radius of the shape around a small digit and a large one.
pub(crate) const RADIUS: f64 = 9.4;
const LARGE_RADIUS: f64 = 23.0;
const PENCIL: f64 = 20.0; // from one small digit to the next

/// The contents of the grid, in layers.
pub(crate) fn draw_grid(scene: &mut Scene, picture: &Picture) {
    scene.layer("houses", |scene| {
        for mark in picture.marks {
            if let Mark::House(house, role) = mark {
                area::area(scene, *role, area::of_house(*house));
            }
        }
    });
    scene.layer("cells", |scene| {
        for mark in picture.marks {
            if let Mark::Cells(cells, role) = mark {
                for cell in cells.iter() {
                    area::area(scene, *role, area::of_cell(cell));
                }
            }
        }
    });
    scene.layer("lines", draw_lines);
    scene.layer("labels", |scene| draw_labels(scene, picture));
    scene.layer("marks", |scene| {
        draw_marks(scene, picture, |scene, candidate, role, at, radius| {
            match (role, has_role_besides(picture, candidate, role)) {
                (Role::Eliminated | Role::Pincer, true) => shape::around(scene, role, at, radius),
                _ => shape::under(scene, role, at, radius),
            }
        });
    });
    scene.layer("links", |scene| draw_links(scene, picture));
    scene.layer("digits", |scene| draw_digits(scene, picture));
    scene.layer("strikes", |scene| {
        draw_marks(scene, picture, |scene, _, role, at, radius| {
            shape::over(scene, role, at, radius);
        });
    });
    scene.layer("numbers", |scene| {
        for (number, candidate) in picture.numbers() {
            let (at, radius) = place_of(picture, candidate);
            badge(scene, shape::beside(at, radius, 0.125), number);
        }
    });
}

/// The number of a candidate in a sequence of inferences.
pub(crate) fn badge(scene: &mut Scene, [x, y]: [f64; 2], number: usize) {
    let number = number.to_string();
    let half = (ROBOTO.of(&number, 9.0) / 2.0 + 2.2).max(5.0);
    scene.rect(Form::Badge, [x - half, y - 5.2, 2.0 * half, 10.4], 5.2);
    scene.text(Ink::OnSolid.style().bold().centred(), [x, y], 9.0, &number);
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

fn draw_lines(scene: &mut Scene) {
    for (form, is_thick) in [(Form::Thin, false), (Form::Thick, true)] {
        let mut lines = Path::default();
        for place in (1..9).filter(|place| (place % 3 == 0) == is_thick) {
            let at = f64::from(place) * CELL;
            lines.add(&[[at, 0.0], [at, GRID]], false);
            lines.add(&[[0.0, at], [GRID, at]], false);
        }
        scene.path(form, lines);
    }
    scene.rect(Form::Thick, [0.0, 0.0, GRID, GRID], 3.0);
}

/// The names of rows and columns, with a line beside those with a role.
fn draw_labels(scene: &mut Scene, picture: &Picture) {
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
        let style = Ink::Label(role).style().centred();
        let style = if role.is_some() { style.bold() } else { style };
        scene.text(style, at, 13.5, &(picture.labels)(house));
        if let Some(role) = role {
            let half = CELL / 2.0 - 6.0;
            let ends = match house.kind() {
                HouseKind::Row => [[-5.5, along - half], [-5.5, along + half]],
                _ => [[along - half, -5.5], [along + half, -5.5]],
            };
            let form = if role == Role::Cover { Form::Dashed } else { Form::Heavy };
            scene.role(role, |scene| scene.path(form, Path::through(&ends, false)));
        }
    }
}

fn draw_marks(
    scene: &mut Scene,
    picture: &Picture,
    draw: impl Fn(&mut Scene, Candidate, Role, Point, f64),
) {
    for mark in picture.marks {
        if let Mark::Candidates(set, role) = mark {
            for candidate in set.iter() {
                let (at, radius) = place_of(picture, candidate);
                draw(scene, candidate, *role, at, radius);
            }
        }
    }
}

fn has_role_besides(picture: &Picture, candidate: Candidate, role: Role) -> bool {
    picture.marks.iter().any(|mark| match mark {
        Mark::Candidates(set, other) => *other != role && set.contains(candidate),
        _ => false,
    })
}

fn draw_digits(scene: &mut Scene, picture: &Picture) {
    for cell in Cell::all() {
        let large = picture.large(cell).map(|digit| (digit, 36.0, large_style(picture, cell)));
        let small = picture.pencil_marks(cell);
        let small = small.iter().map(|digit| (digit, 14.5, Ink::Pencil.style()));
        for (digit, size, plain) in large.into_iter().chain(small) {
            let candidate = Candidate::new(cell, digit);
            let (at, _) = place_of(picture, candidate);
            let style = picture.role(candidate).map_or(plain.centred(), digit_style);
            scene.text(style, at, size, &digit.to_string());
        }
    }
}

fn large_style(picture: &Picture, cell: Cell) -> TextStyle {
    match picture.state.is_given(cell) {
        true => Ink::Given.style().bold(),
        false => Ink::Placed.style(),
    }
}

/// The style of a digit, by its topmost role.
pub(crate) fn digit_style(role: Role) -> TextStyle {
    match role {
        _ if shape::is_solid(role) => Ink::OnSolid.style().bold().centred(),
        Role::FollowsFalse => Ink::Digit(role).style().centred(),
        _ => Ink::Digit(role).style().bold().centred(),
    }
}
