//! The shapes of roles around candidates.

use std::f64::consts::PI;

use ergodoku_core::Role;

use crate::theme::class_of;
use crate::xml::{Svg, path_through};

type Point = [f64; 2];

/// The point at an angle, in turns clockwise from the top.
fn polar([x, y]: Point, radius: f64, turns: f64) -> Point {
    let (sin, cos) = (2.0 * PI * turns).sin_cos();
    [x + radius * sin, y - radius * cos]
}

/// A regular polygon, its first corner `start` turns from the top.
fn polygon(centre: Point, radius: f64, corners: u32, start: f64) -> String {
    let corner = |place| polar(centre, radius, start + f64::from(place) / f64::from(corners));
    path_through(&(0..corners).map(corner).collect::<Vec<_>>(), true)
}

/// A star of eleven spikes.
fn burst(centre: Point, radius: f64) -> String {
    let corner = |place: u32| {
        let reach = if place.is_multiple_of(2) { 1.24 } else { 0.92 };
        polar(centre, radius * reach, f64::from(place) / 22.0)
    };
    path_through(&(0..22).map(corner).collect::<Vec<_>>(), true)
}

/// A star of four points.
fn compass(centre: Point, radius: f64) -> String {
    let corner = |place: u32| {
        let reach = if place.is_multiple_of(2) { 1.4 } else { 0.84 };
        polar(centre, radius * reach, f64::from(place) / 8.0)
    };
    path_through(&(0..8).map(corner).collect::<Vec<_>>(), true)
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
pub(crate) fn seal(svg: &mut Svg, role: Role, at: Point, radius: f64) {
    match letter(role) {
        Some(letter) => svg.group(&class_of(role), |svg| tag(svg, at, radius * 1.1, letter)),
        None => {
            under(svg, role, at, radius);
            over(svg, role, at, radius);
        }
    }
}

/// A letter on a solid background.
fn tag(svg: &mut Svg, at: Point, half: f64, letter: &str) {
    svg.rect("solid", square(at, half), half * 0.4);
    svg.text("on-solid bold mid", at, half * 1.8, letter);
}

/// Whether a digit on the shape has the colour of the background.
pub(crate) const fn is_solid(role: Role) -> bool {
    matches!(role, Role::Placed | Role::Contradiction)
}

/// The part of a shape below the digit.
pub(crate) fn under(svg: &mut Svg, role: Role, at: Point, radius: f64) {
    let [x, y] = at;
    svg.group(&class_of(role), |svg| match role {
        Role::Placed => svg.circle("solid", at, radius * 1.03),
        Role::Eliminated => svg.rect("ring", square(at, radius * 0.9), 0.0),
        Role::Pattern => svg.circle("ring", at, radius * 0.96),
        Role::Fin => svg.path("ring", &polygon(at, radius * 1.22, 4, 0.0)),
        Role::Pivot => {
            svg.path("ring", &polygon(at, radius * 1.06, 6, 0.0));
            svg.path("heavy", &polygon(at, radius * 1.06, 6, 0.0));
        }
        Role::Pincer => svg.rect("ring", square(at, radius * 0.92), radius * 0.42),
        Role::Assumed => {
            svg.circle("ring", at, radius * 1.16);
            svg.circle("line", at, radius * 0.86);
        }
        Role::FollowsTrue => {
            svg.circle("ring", at, radius * 0.94);
            svg.circle("solid", polar(at, radius * 0.94, 0.5), radius * 0.3);
        }
        Role::FollowsFalse => {}
        Role::Contradiction => svg.path("solid", &burst(at, radius)),
        Role::ColorA => svg.path("ring", &polygon(at, radius * 1.32, 3, 0.0)),
        Role::ColorB => svg.path("ring", &polygon(at, radius * 1.32, 3, 0.5)),
        Role::ColorC => svg.path("ring", &polygon(at, radius * 1.14, 5, 0.0)),
        Role::ColorD => svg.path("ring", &polygon(at, radius * 1.14, 5, 0.5)),
        Role::Guardian => svg.path("ring", &compass(at, radius)),
        Role::SetA
        | Role::SetB
        | Role::SetC
        | Role::SetD
        | Role::SetE
        | Role::SetF
        | Role::SetG
        | Role::SetH => {
            svg.circle("ring", at, radius * 0.96);
            let corner = polar(at, radius * 1.1, 0.875);
            tag(svg, corner, radius * 0.45, letter(role).unwrap_or_default());
        }
        Role::Common => {
            for [inner, outer] in [[-0.9, -1.35], [0.9, 1.35]] {
                let ends = [[x + radius * inner, y], [x + radius * outer, y]];
                svg.path("heavy", &path_through(&ends, false));
            }
            svg.circle("ring", at, radius * 0.92);
        }
        Role::Base => {
            let [left, right] = [x - radius * 0.85, x + radius * 0.85];
            svg.rect("wash", square(at, radius * 0.92), 0.0);
            for height in [y - radius, y + radius] {
                svg.path("line", &path_through(&[[left, height], [right, height]], false));
            }
        }
        Role::Cover => svg.path("dashed", &polygon(at, radius * 1.3, 4, 0.125)),
    });
}

/// The part of a shape above the digit: false candidates are struck through.
pub(crate) fn over(svg: &mut Svg, role: Role, [x, y]: Point, radius: f64) {
    let stroke = match role {
        Role::Eliminated => [[-0.9, -0.9], [0.9, 0.9]],
        Role::FollowsFalse => [[-0.76, 0.0], [0.76, 0.0]],
        _ => return,
    };
    let stroke = stroke.map(|[right, down]| [x + radius * right, y + radius * down]);
    let stroke = path_through(&stroke, false);
    svg.group(&class_of(role), |svg| svg.path("strike", &stroke));
}
