//! Shaded cells and houses.

use ergodoku_core::{Cell, House, HouseKind, Role};

use crate::grid::{CELL, GRID, cell_corner};
use crate::scene::{Path, Scene};
use crate::shape;
use crate::style::Form;

/// The rectangle of a cell.
pub(crate) fn of_cell(cell: Cell) -> [f64; 4] {
    let [x, y] = cell_corner(cell);
    [x, y, CELL, CELL]
}

/// The rectangle of a house.
pub(crate) fn of_house(house: House) -> [f64; 4] {
    let first = house.cells().first().expect("a house has nine cells");
    let [x, y] = cell_corner(first);
    match house.kind() {
        HouseKind::Row => [x, y, GRID, CELL],
        HouseKind::Column => [x, y, CELL, GRID],
        HouseKind::Box => [x, y, 3.0 * CELL, 3.0 * CELL],
    }
}

/// Draws the area of a role slightly inside a rectangle: a base solid, a cover hatched and dashed, a
/// contradiction jagged, false candidates with a diagonal, and other roles with their shape in the upper left
/// corner, where it covers no digit.
pub(crate) fn area(scene: &mut Scene, role: Role, [x, y, width, height]: [f64; 4]) {
    let inset = (height * 0.05).clamp(1.5, 3.0);
    let inner = [x + inset, y + inset, width - 2.0 * inset, height - 2.0 * inset];
    let radius = (height * 0.1).min(6.0);
    scene.role(role, |scene| match role {
        Role::Base => {
            scene.rect(Form::Wash, inner, radius);
            scene.rect(Form::Line, inner, radius);
        }
        Role::Cover => {
            scene.path(Form::Hatch, hatching(inner));
            scene.rect(Form::Dashed, inner, radius);
        }
        Role::Contradiction => {
            scene.rect(Form::Wash, inner, 0.0);
            scene.path(Form::Heavy, sawtooth(inner, (height * 0.06).clamp(2.0, 3.6)));
        }
        _ => {
            scene.rect(Form::Wash, inner, radius);
            scene.rect(Form::Line, inner, radius);
            if role == Role::FollowsFalse {
                let [x, y, width, height] = inner;
                let diagonal = [[x, y + height], [x + width, y]];
                scene.path(Form::Hatch, Path::through(&diagonal, false));
            }
        }
    });
    let has_seal =
        !matches!(role, Role::Base | Role::Cover | Role::Contradiction | Role::FollowsFalse);
    if has_seal {
        let size = (height * 0.09).clamp(3.0, 5.0);
        let seal = [x + inset + 1.0, y + inset + 1.0];
        shape::seal(scene, role, seal, size);
    }
}

/// Slanted lines that fill a rectangle. They are clipped here, as a clipping path would need an id.
fn hatching([x, y, width, height]: [f64; 4]) -> Path {
    const STEP: f64 = 10.0;
    let mut lines = Path::default();
    let mut offset = STEP / 2.0;
    while offset < width + height {
        let from = [x + offset.min(width), y + (offset - width).max(0.0)];
        let to = [x + (offset - height).max(0.0), y + offset.min(height)];
        lines.add(&[from, to], false);
        offset += STEP;
    }
    lines
}

/// A jagged outline, its teeth `depth` deep.
fn sawtooth([x, y, width, height]: [f64; 4], depth: f64) -> Path {
    let corners = [[x, y], [x + width, y], [x + width, y + height], [x, y + height]];
    let mut points = Vec::new();
    for (place, from) in corners.into_iter().enumerate() {
        let to = corners[(place + 1) % 4];
        let [dx, dy] = [to[0] - from[0], to[1] - from[1]];
        let length = dx.abs() + dy.abs();
        let teeth = (length / (depth * 2.4)).round().max(2.0);
        let inward = [-dy / length * depth, dx / length * depth];
        for tooth in 0..teeth as u32 {
            let at = |part: f64| [from[0] + dx * part / teeth, from[1] + dy * part / teeth];
            let valley = at(f64::from(tooth) + 0.5);
            points.push(at(f64::from(tooth)));
            points.push([valley[0] + inward[0], valley[1] + inward[1]]);
        }
    }
    Path::through(&points, true)
}
