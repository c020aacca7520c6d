//! [`svg`]: the drawing as an SVG document.

use ergodoku_core::{Digit, HouseKind, LinkKind, Role, sentence};

use crate::compose::compose;
use crate::picture::{Picture, end_name};
use crate::text::one_line;
use crate::theme::Theme;
use crate::xml::{Writer, escape, num};

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
    let (scene, size) = compose(picture);
    let [width, height] = size.map(num);
    let mut svg = Writer::default();
    svg.line(&format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"{}\" role=\"img\" \
         width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\">",
        theme.class()
    ));
    svg.line(&format!("<title>{}</title>", escape(&spoken_title(picture))));
    svg.line(&format!("<desc>{}</desc>", escape(&description(picture))));
    let roles: Vec<Role> = picture.uses().iter().map(|used| used.role).collect();
    svg.line(&format!("<style>\n{}</style>", theme.css(&roles)));
    svg.scene(&scene);
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
        sentence!("picture-row", number = row.number() + 1, digits = digits.join(" "))
            .text(picture.language)
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
        let (role, places) = (picture.words_for(used.role).to_owned(), named.join(", "));
        words.push(sentence!("picture-marked", role, places).text(picture.language));
    }
    for (from, to, kind) in picture.links() {
        let (from, to) = (end_name(from), end_name(to));
        let kind = match kind {
            LinkKind::Strong => "strong",
            LinkKind::Weak => "weak",
        };
        words.push(sentence!("picture-link", kind, from, to).text(picture.language));
    }
    words.extend(picture.caption.map(one_line).filter(|caption| !caption.is_empty()));
    words.join(" ")
}
