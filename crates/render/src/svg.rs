//! [`svg`]: the drawing as SVG, in layers from the bottom up.

use ergodoku_core::{Digit, HouseKind, Role};

use crate::grid::{GRID, draw_grid};
use crate::legend::draw_legend;
use crate::picture::{Picture, end_name, link_name};
use crate::text::{one_line, roboto_width, wrap, wrap_evenly};
use crate::theme::Theme;
use crate::xml::{Svg, escape, num};

const MARGIN: [f64; 2] = [40.0, 24.0]; // left with the labels, right
const TITLE: f64 = 21.0;
const CAPTION: f64 = 15.5;

/// Returns the drawing as an SVG document: a `<svg>` element for a file or a web page. It has a `<title>` and a
/// `<desc>` for screen readers, and no ids, so that a page can contain any number of drawings. The output is
/// deterministic.
///
/// ```
/// use ergodoku_core::{Puzzle, State};
/// use ergodoku_render::{Picture, Theme, svg};
///
/// let state = State::new(&Puzzle::EMPTY).unwrap();
/// let drawing = svg(&Picture::new(&state).title("Nothing & nobody"), Theme::Auto);
/// assert!(drawing.contains("<title>Nothing &amp; nobody</title>"));
/// assert!(drawing.contains("prefers-color-scheme: dark"));
/// ```
pub fn svg(picture: &Picture, theme: Theme) -> String {
    let title = wrap(picture.title.unwrap_or(""), GRID, |text| 1.03 * roboto_width(text, TITLE));
    let caption =
        wrap_evenly(picture.caption.unwrap_or(""), GRID, |text| roboto_width(text, CAPTION));
    let top = 52.0 + 28.0 * title.len() as f64;

    let mut grid = Svg::nested();
    draw_grid(&mut grid, picture);
    let mut below = GRID + 14.0;
    grid.group("legend", |svg| below = draw_legend(svg, picture, below));
    grid.group("caption", |svg| {
        for line in &caption {
            svg.text("prose", [0.0, below + 14.0], CAPTION, line);
            below += 23.0;
        }
    });

    let [width, height] = [MARGIN[0] + GRID + MARGIN[1], top + below + 14.0];
    let mut svg = Svg::default();
    let [w, h] = [num(width), num(height)];
    svg.line(&format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"{}\" role=\"img\" \
         width=\"{w}\" height=\"{h}\" viewBox=\"0 0 {w} {h}\">",
        theme.class()
    ));
    svg.line(&format!("<title>{}</title>", escape(&spoken_title(picture))));
    svg.line(&format!("<desc>{}</desc>", escape(&description(picture))));
    let roles: Vec<Role> = picture.uses().iter().map(|used| used.role).collect();
    svg.line(&format!("<style>\n{}</style>", theme.css(&roles)));
    svg.rect("paper", [0.0, 0.0, width, height], 10.0);
    svg.group("title", |svg| {
        for (place, line) in title.iter().enumerate() {
            let at = [MARGIN[0], 32.0 + 28.0 * place as f64];
            svg.text("given bold", at, TITLE, line);
        }
    });
    svg.shifted([MARGIN[0], top], grid);
    svg.line("</svg>");
    svg.finish()
}

fn spoken_title(picture: &Picture) -> String {
    match picture.title.map(one_line) {
        Some(title) if !title.is_empty() => title,
        _ => "Sudoku".into(),
    }
}

/// A description of the drawing: the digits row by row, then the marks.
fn description(picture: &Picture) -> String {
    let rows = HouseKind::Row.houses().map(|row| {
        let digits = row.cells().iter().map(|cell| picture.state.digit(cell));
        let shown = |digit: Option<Digit>| digit.map_or(".".into(), |digit| digit.to_string());
        let digits: Vec<String> = digits.map(shown).collect();
        format!("Row {}: {}.", row.number() + 1, digits.join(" "))
    });
    let mut words: Vec<String> = rows.collect();
    for used in picture.uses() {
        let mut named = Vec::new();
        if !used.houses.is_empty() {
            named.push(used.houses.to_string());
        }
        if !used.cells.is_empty() {
            named.push(used.cells.to_string());
        }
        for digit in used.candidates.digits().iter() {
            named.push(format!("{}={digit}", used.candidates.cells_of(digit)));
        }
        words.push(format!("Marked {}: {}.", used.role.legend(), named.join(", ")));
    }
    for (from, to, kind) in picture.links() {
        let (from, to) = (end_name(from), end_name(to));
        words.push(format!("A {}: {from} to {to}.", link_name(kind)));
    }
    words.extend(picture.caption.map(one_line).filter(|caption| !caption.is_empty()));
    words.join(" ")
}
