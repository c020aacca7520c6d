//! PNG files: size, content and errors.

use std::collections::BTreeSet;

use ergodoku_core::{LinkKind, Mark, Puzzle, Role, State};
use ergodoku_render::{Picture, PngError, Theme, png, svg};
use tiny_skia::Pixmap;

use crate::samples;

/// Width and height, from the header of the file.
fn size(file: &[u8]) -> [u32; 2] {
    [16, 20].map(|at| u32::from_be_bytes(file[at..at + 4].try_into().unwrap()))
}

fn pixels(picture: &Picture, theme: Theme, scale: f32) -> Pixmap {
    Pixmap::decode_png(&png(picture, theme, scale).unwrap()).unwrap()
}

#[test]
fn a_png_is_as_large_as_the_svg_and_not_blank() {
    let sample = samples::x_wing();
    let drawing = svg(&sample.picture(), Theme::Light);
    let document = roxmltree::Document::parse(&drawing).unwrap();
    let expected = ["width", "height"].map(|name| {
        let length = document.root_element().attribute(name).unwrap();
        length.parse::<f32>().unwrap()
    });
    for scale in [0.5, 1.0, 2.0] {
        let file = png(&sample.picture(), Theme::Light, scale).unwrap();
        assert_eq!(size(&file), expected.map(|length| (length * scale).round() as u32));
    }
    let pixels = pixels(&sample.picture(), Theme::Light, 1.0);
    let dark = pixels.pixels().iter().filter(|pixel| pixel.red() < 100 && pixel.alpha() > 200);
    let share = dark.count() * 100 / pixels.pixels().len();
    assert!((3..30).contains(&share), "{share} % is dark");
}

/// The box around all pixels of the grid in which two pictures differ, in half units right and down from the middle
/// of a cell.
fn difference(one: &Picture, other: &Picture, [column, row]: [i32; 2]) -> [i32; 4] {
    const CELL: i32 = 2 * 66;
    const CORNER: [i32; 2] = [2 * 40, 2 * 52];
    let [one, other] = [one, other].map(|picture| pixels(picture, Theme::Light, 2.0));
    assert_eq!(one.width(), other.width());
    let middle = [CORNER[0] + column * CELL + CELL / 2, CORNER[1] + row * CELL + CELL / 2];
    let mut found = [i32::MAX, i32::MAX, i32::MIN, i32::MIN];
    for y in CORNER[1]..CORNER[1] + 9 * CELL {
        for x in CORNER[0]..CORNER[0] + 9 * CELL {
            let [one, other] =
                [&one, &other].map(|it| it.pixel(x as u32, y as u32).unwrap().green());
            if one.abs_diff(other) > 100 {
                let [x, y] = [x - middle[0], y - middle[1]];
                let [left, top, right, bottom] = found;
                found = [left.min(x), top.min(y), right.max(x + 1), bottom.max(y + 1)];
            }
        }
    }
    found
}

#[test]
fn a_digit_is_drawn_in_the_middle_of_its_cell() {
    let mut puzzle = Puzzle::EMPTY;
    puzzle.give("r2c7=8".parse().unwrap());
    let states = [Puzzle::EMPTY, puzzle].map(|puzzle| State::new(&puzzle).unwrap());
    let [empty, one] = states.each_ref().map(|state| Picture::new(state).candidates(false));
    let [left, top, right, bottom] = difference(&empty, &one, [6, 1]);
    assert!(
        (left + right).abs() <= 2 && (top + bottom).abs() <= 2,
        "{left} {top} {right} {bottom}"
    );
    // The font's size is 36; digits are 0.711 times as high, round ones a little higher.
    assert!((51..=55).contains(&(bottom - top)), "{top} to {bottom}");
    assert!((32..=36).contains(&(right - left)), "{left} to {right}");
}

/// The shapes of all roles have the colours in which the style sheet of the SVG fills and outlines them.
#[test]
fn pixels_have_the_colours_of_the_svg() {
    let sample = samples::roles();
    for theme in [Theme::Light, Theme::Dark] {
        let drawing = svg(&sample.picture(), theme);
        let drawn = pixels(&sample.picture(), theme, 2.0);
        let drawn: BTreeSet<[u8; 3]> =
            drawn.pixels().iter().map(|it| [it.red(), it.green(), it.blue()]).collect();
        // The candidates of some roles have no ring.
        let solid =
            [Role::Placed, Role::FollowsFalse, Role::Contradiction, Role::Base, Role::Cover];
        let shows = |line: &&str| {
            line.contains(".solid {")
                || line.contains(".ring {")
                    && !solid.iter().any(|role| line.contains(&format!(".role-{} ", role.name())))
        };
        let rules = drawing.lines().filter(shows);
        let mut checked = 0;
        for color in rules.flat_map(|line| line.split('#').skip(1)).map(|color| &color[..6]) {
            let byte = |at: usize| u8::from_str_radix(&color[at..at + 2], 16).unwrap();
            assert!(drawn.contains(&[0, 2, 4].map(byte)), "#{color} in {theme:?}");
            checked += 1;
        }
        assert_eq!(checked, 26 + 2 * 21);
    }
}

#[test]
fn an_arrow_is_drawn_from_one_candidate_to_the_other() {
    let state = State::new(&Puzzle::EMPTY).unwrap();
    let [from, to] = ["r5c2<>5", "r5c8<>5"].map(samples::set);
    for kind in [LinkKind::Strong, LinkKind::Weak] {
        let ends = Mark::Candidates(from.union(to), Role::Pattern);
        let marks = [ends, Mark::Link { from, to, kind }];
        let picture = Picture::new(&state).candidates(false);
        let [without, with] = [&marks[..1], &marks].map(|marks| picture.marks(marks));
        let [left, _, right, _] = difference(&without, &with, [4, 4]);
        // The candidates are 6 cells of 66 apart. The arrow ends a little before the shapes around them.
        assert!((-396..-370).contains(&left) && (370..396).contains(&right), "{left} {right}");
    }
}

#[test]
fn characters_that_the_fonts_lack_are_named() {
    let state = State::new(&Puzzle::EMPTY).unwrap();
    let bare = Picture::new(&state);
    let text = "Ω — 数独 数";
    for picture in [bare.title(text), bare.caption(text)] {
        let error = png(&picture, Theme::Light, 1.0).unwrap_err();
        assert!(matches!(&error, PngError::Text(it) if it.characters == ['数', '独']));
        assert!(error.to_string().starts_with("`数` (U+6570), `独` (U+72EC) cannot be printed"));
    }
    for text in ["Édition Ω — Судоку", "control \u{1b}[2J\ncharacters \u{202e}", "  ", ""]
    {
        assert!(png(&bare.title(text).caption(text), Theme::Light, 1.0).is_ok(), "{text:?}");
    }
}

#[test]
fn the_themes_differ_and_auto_is_light_in_pixels() {
    let sample = samples::hint();
    let [light, dark, auto] = [Theme::Light, Theme::Dark, Theme::Auto]
        .map(|theme| png(&sample.picture(), theme, 1.0).unwrap());
    assert_ne!(light, dark);
    assert_eq!(light, auto);
}

#[test]
fn a_picture_without_pixels_or_with_too_many_is_refused() {
    let sample = samples::plain();
    for scale in [0.0, -1.0, f32::NAN, f32::INFINITY, 1e-9, 20.0, 1e30] {
        let refused = png(&sample.picture(), Theme::Light, scale);
        assert!(matches!(refused, Err(PngError::Size)), "{scale}");
    }
}

#[test]
fn rows_and_columns_have_the_labels_given() {
    let state = State::new(&Puzzle::EMPTY).unwrap();
    let usual = Picture::new(&state);
    let other = usual.labels(|house| format!("<{}>", house.number()));
    assert!(svg(&usual, Theme::Light).contains(">r1<"));
    assert!(svg(&other, Theme::Light).contains(">&lt;0&gt;<"));
    assert_ne!(pixels(&usual, Theme::Light, 1.0).data(), pixels(&other, Theme::Light, 1.0).data());
}
