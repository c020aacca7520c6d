//! [`terminal`]: the drawing as text of at most 80 columns.

use crate::canvas::{Canvas, Style};
use crate::key::key;
use crate::layout::Layout;
use crate::picture::Picture;
use crate::text::{columns, wrap};

const WIDTH: f64 = 78.0;

/// Returns the drawing as text of at most 80 columns, with or without colour. Placed digits are between dots,
/// givens are not. Each role has its own sign before the candidate, so that no information depends on colour.
/// Without candidates the grid is small.
///
/// ```
/// use ergodoku_core::{Mark, Puzzle, Role, State};
/// use ergodoku_render::{Picture, terminal};
///
/// let mut puzzle = Puzzle::EMPTY;
/// puzzle.give("r1c1=5".parse()?);
/// let state = State::new(&puzzle).unwrap();
/// let marks = [Mark::Candidates("r1c2<>7".parse()?, Role::Placed)];
/// let drawing = terminal(&Picture::new(&state).marks(&marks).candidates(false), false);
/// assert!(drawing.contains(" r1 ┃ 5 (7) . ┃"));
/// # Ok::<(), ergodoku_core::NotationError>(())
/// ```
pub fn terminal(picture: &Picture, color: bool) -> String {
    let mut canvas = Canvas::default();
    let title = wrap(picture.title.unwrap_or(""), WIDTH, columns);
    for line in &title {
        canvas.put([0, canvas.height()], Style::BOLD, line);
    }
    let layout = Layout::for_picture(picture, canvas.height() + title.len().min(1));
    layout.draw(&mut canvas, picture);
    let mut y = canvas.height() + 1;
    for line in key(picture, WIDTH as usize) {
        let mut x = 1;
        for (style, text) in &line {
            canvas.put([x, y], *style, text);
            x += text.chars().count();
        }
        y += 1;
    }
    y = canvas.height() + 1;
    for line in wrap(picture.caption.unwrap_or(""), WIDTH, columns) {
        canvas.put([1, y], Style::PLAIN, &line);
        y += 1;
    }
    canvas.text(color)
}
