//! The shapes of roles around candidates.

use std::f64::consts::PI;

use ergodoku_core::Role;

use crate::scene::{Path, Point, Scene};
use crate::style::{Form, Ink};

/// The point at an angle, in turns clockwise from the top.
fn polar([x, y]: Point, radius: f64, turns: f64) -> Point {
    let (sin, cos) = (2.0 * PI * turns).sin_cos();
    [x + radius * sin, y - radius * cos]
}

/// A place for a small sign, `turns` from the top: between a digit and those around it, so that it covers none.
pub(crate) fn beside(at: Point, radius: f64, turns: f64) -> Point {
    polar(at, radius + 4.7, turns)
}

/// A regular polygon, its first corner `start` turns from the top.
fn polygon(centre: Point, radius: f64, corners: u32, start: f64) -> Path {
    let corner = |place| polar(centre, radius, start + f64::from(place) / f64::from(corners));
    Path::through(&(0..corners).map(corner).collect::<Vec<_>>(), true)
}

/// A star of eleven spikes.
fn burst(centre: Point, radius: f64) -> Path {
    let corner = |place: u32| {
        let reach = if place.is_multiple_of(2) { 1.24 } else { 0.92 };
        polar(centre, radius * reach, f64::from(place) / 22.0)
    };
    Path::through(&(0..22).map(corner).collect::<Vec<_>>(), true)
}

/// A star of four points in the diagonals, where there is room between the digits around.
fn compass(centre: Point, radius: f64) -> Path {
    let corner = |place: u32| {
        let reach = if place.is_multiple_of(2) { 1.4 } else { 0.84 };
        polar(centre, radius * reach, f64::from(place) / 8.0 + 0.125)
    };
    Path::through(&(0..8).map(corner).collect::<Vec<_>>(), true)
}

fn square([x, y]: Point, half: f64) -> [f64; 4] {
    [x - half, y - half, 2.0 * half, 2.0 * half]
}

/// The letter of a set.
const fn letter(role: Role) -> Option<&'static str> {
    match role {
        Role::SetA => Some("A"),
        Role::SetB => Some("B"),
        Role::SetC => Some("C"),
        Role::SetD => Some("D"),
        Role::SetE => Some("E"),
        Role::SetF => Some("F"),
        Role::SetG => Some("G"),
        Role::SetH => Some("H"),
        _ => None,
    }
}

/// The sign on the edge of an area: a small version of its role's shape, or the letter of a set.
pub(crate) fn seal(scene: &mut Scene, role: Role, at: Point, radius: f64) {
    match letter(role) {
        Some(letter) => scene.role(role, |scene| tag(scene, at, radius * 1.1, letter)),
        None => {
            under(scene, role, at, radius);
            over(scene, role, at, radius);
        }
    }
}

/// A letter on a solid background.
fn tag(scene: &mut Scene, at: Point, half: f64, letter: &str) {
    scene.rect(Form::Solid, square(at, half), half * 0.4);
    scene.text(Ink::OnSolid.style().bold().centred(), at, half * 1.8, letter);
}

/// Whether a digit on the shape has the colour of the background.
pub(crate) const fn is_solid(role: Role) -> bool {
    matches!(role, Role::Placed | Role::Contradiction)
}

/// The part of a shape below the digit.
pub(crate) fn under(scene: &mut Scene, role: Role, at: Point, radius: f64) {
    let [x, y] = at;
    scene.role(role, |scene| match role {
        Role::Placed => scene.circle(Form::Solid, at, radius * 1.03),
        Role::Eliminated => scene.rect(Form::Ring, square(at, radius * 0.9), 0.0),
        Role::Pattern => scene.circle(Form::Ring, at, radius * 0.96),
        Role::Fin => scene.path(Form::Ring, polygon(at, radius * 1.22, 4, 0.0)),
        Role::Pivot => {
            scene.path(Form::Ring, polygon(at, radius * 1.06, 6, 0.0));
            scene.path(Form::Heavy, polygon(at, radius * 1.06, 6, 0.0));
        }
        Role::Pincer => scene.rect(Form::Ring, square(at, radius * 0.92), radius * 0.42),
        Role::Assumed => {
            scene.circle(Form::Ring, at, radius * 1.16);
            scene.circle(Form::Line, at, radius * 0.86);
        }
        Role::FollowsTrue => {
            scene.circle(Form::Ring, at, radius * 0.94);
            scene.circle(Form::Solid, polar(at, radius * 0.94, 0.5), radius * 0.3);
        }
        Role::FollowsFalse => scene.circle(Form::Wash, at, radius * 0.9),
        Role::Contradiction => scene.path(Form::Solid, burst(at, radius)),
        Role::ColorA => scene.path(Form::Ring, polygon(at, radius * 1.32, 3, 0.0)),
        Role::ColorB => scene.path(Form::Ring, polygon(at, radius * 1.32, 3, 0.5)),
        Role::ColorC => scene.path(Form::Ring, polygon(at, radius * 1.14, 5, 0.0)),
        Role::ColorD => scene.path(Form::Ring, polygon(at, radius * 1.14, 5, 0.5)),
        Role::Guardian => scene.path(Form::Ring, compass(at, radius)),
        Role::SetA
        | Role::SetB
        | Role::SetC
        | Role::SetD
        | Role::SetE
        | Role::SetF
        | Role::SetG
        | Role::SetH => {
            scene.circle(Form::Ring, at, radius * 0.96);
            tag(scene, beside(at, radius, 0.875), radius * 0.45, letter(role).unwrap_or_default());
        }
        Role::Common => {
            for [inner, outer] in [[-0.9, -1.35], [0.9, 1.35]] {
                let ends = [[x + radius * inner, y], [x + radius * outer, y]];
                scene.path(Form::Heavy, Path::through(&ends, false));
            }
            scene.circle(Form::Ring, at, radius * 0.92);
        }
        Role::Base => {
            let [left, right] = [x - radius * 0.85, x + radius * 0.85];
            scene.rect(Form::Wash, square(at, radius * 0.92), 0.0);
            for height in [y - radius, y + radius] {
                scene.path(Form::Line, Path::through(&[[left, height], [right, height]], false));
            }
        }
        Role::Cover => scene.path(Form::Dashed, polygon(at, radius * 1.3, 4, 0.125)),
    });
}

/// The shape around a candidate that has another role, too: open, so that the shape of that role shows. An
/// eliminated one has a square, an end of a chain a rounded one.
pub(crate) fn around(scene: &mut Scene, role: Role, at: Point, radius: f64) {
    let (half, round) = match role {
        Role::Eliminated => (1.1, 0.0),
        _ => (1.22, 0.5),
    };
    scene.role(role, |scene| scene.rect(Form::Line, square(at, radius * half), radius * round));
}

/// The part of a shape above the digit: false candidates are struck through.
pub(crate) fn over(scene: &mut Scene, role: Role, [x, y]: Point, radius: f64) {
    let stroke = match role {
        Role::Eliminated => [[-0.9, -0.9], [0.9, 0.9]],
        Role::FollowsFalse => [[-0.76, 0.0], [0.76, 0.0]],
        _ => return,
    };
    let stroke = stroke.map(|[right, down]| [x + radius * right, y + radius * down]);
    let stroke = Path::through(&stroke, false);
    scene.role(role, |scene| scene.path(Form::Strike, stroke));
}
