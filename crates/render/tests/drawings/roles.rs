//! All roles are distinguishable without colour.

use std::collections::BTreeSet;

use ergodoku_core::{CellSet, House, Mark, Puzzle, Role, State};
use ergodoku_render::{Picture, Theme, svg, terminal};

use crate::samples::{self, set};

fn marks_of(role: Role) -> [Mark; 3] {
    let cells: CellSet = "r5c5".parse().unwrap();
    [
        Mark::Candidates(set("r5c5<>5"), role),
        Mark::Cells(cells, role),
        Mark::House(House::row(4), role),
    ]
}

/// The number of different drawings, with one drawing for each role.
fn different(draw: impl Fn(&Picture) -> String, mark: usize) -> usize {
    let state = State::new(&Puzzle::EMPTY).unwrap();
    let drawings = Role::ALL.map(|role| {
        let marks = [marks_of(role)[mark].clone()];
        draw(&Picture::new(&state).marks(&marks))
    });
    drawings.into_iter().collect::<BTreeSet<_>>().len()
}

/// The shapes of an SVG, without the classes for colours.
fn shapes(picture: &Picture) -> String {
    let drawing = svg(picture, Theme::Light);
    let grid = drawing.split("<g transform").nth(1).unwrap();
    let grid = grid.split("<g class=\"legend\">").next().unwrap();
    let without_role = |piece: &str| match piece.split_once('"') {
        Some((_, rest)) => rest.to_string(),
        None => String::new(),
    };
    let mut pieces = grid.split("role-");
    let first = pieces.next().unwrap().to_string();
    first + &pieces.map(without_role).collect::<String>()
}

/// The grid in a terminal, without the legend.
fn signs(picture: &Picture) -> String {
    let drawing = terminal(picture, false);
    drawing.split('┛').next().unwrap().to_string()
}

#[test]
fn every_role_has_its_own_shape_in_svg() {
    for mark in 0..3 {
        assert_eq!(different(shapes, mark), Role::ALL.len(), "mark {mark}");
    }
}

#[test]
fn every_role_has_its_own_sign_in_a_terminal() {
    for mark in 0..3 {
        assert_eq!(different(signs, mark), Role::ALL.len(), "mark {mark}");
    }
}

#[test]
fn the_legend_names_the_roles_that_occur_and_no_others() {
    let state = State::new(&Puzzle::EMPTY).unwrap();
    for role in Role::ALL {
        let marks = [marks_of(role)[0].clone()];
        let picture = Picture::new(&state).marks(&marks);
        let drawing = svg(&picture, Theme::Light);
        let legend = drawing.split("<g class=\"legend\">").nth(1).unwrap();
        let below = terminal(&picture, false);
        let below = below.split('┛').nth(1).unwrap();
        for other in Role::ALL {
            let named = |text: &str| text.contains(other.legend());
            assert_eq!(named(legend), other == role, "{other:?} in {legend}");
            assert_eq!(named(below), other == role, "{other:?} in {below}");
        }
    }
}

#[test]
fn a_terminal_picture_has_at_most_80_columns_and_signs_move_nothing() {
    for sample in samples::all() {
        let drawing = terminal(&sample.picture(), false);
        assert!(drawing.lines().all(|line| line.chars().count() <= 80));
        let bare = Picture { marks: &[], ..sample.picture() };
        if !sample.candidates {
            continue;
        }
        let rows = |text: &str| -> Vec<usize> {
            let rows = text.lines().filter(|line| line.ends_with(['┃', '┨', '┫']));
            rows.map(|line| line.chars().count()).collect()
        };
        assert_eq!(rows(&drawing), rows(&terminal(&bare, false)));
    }
}

#[test]
fn the_last_mark_on_a_candidate_is_on_top() {
    let state = State::new(&Puzzle::EMPTY).unwrap();
    let marks = [Role::Pattern, Role::Fin].map(|role| Mark::Candidates(set("r1c1<>5"), role));
    let drawing = terminal(&Picture::new(&state).marks(&marks), false);
    assert!(drawing.contains(" 4^5 6 │"), "{drawing}");
}

#[test]
fn a_marked_candidate_is_shown_where_candidates_are_not() {
    let state = State::new(&Puzzle::EMPTY).unwrap();
    let marks = [Mark::Candidates(set("r1c1<>5"), Role::Eliminated)];
    let picture = Picture::new(&state).marks(&marks).candidates(false);
    assert_eq!(svg(&picture, Theme::Light).matches(">5</text>").count(), 2); // and in the legend
    assert!(signs(&picture).contains("-5"));
}
