//! [`terminal`]: the drawing as text of at most 80 columns.

use ergodoku_core::Role;

use crate::canvas::{Canvas, Style};
use crate::glyph::{closer, opener, style};
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

/// How a terminal shows a [`Role`]: by a sign before the candidate's digit, one after it, and a style.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct TerminalSign {
    /// Before the digit. No other role has it, so that it tells the role without colour.
    pub before: char,
    /// After the digit; a space for most roles.
    pub after: char,
    /// The style of the digit and of both signs.
    pub style: Style,
}

/// The signs of a role, as [`terminal`] draws them, for other drawings in a terminal.
///
/// ```
/// use ergodoku_core::Role;
/// use ergodoku_render::terminal_sign;
///
/// assert_eq!(terminal_sign(Role::Eliminated).before, '-');
/// ```
pub const fn terminal_sign(role: Role) -> TerminalSign {
    TerminalSign { before: opener(role), after: closer(role), style: style(role) }
}

/// The lines that [`terminal`] writes below the grid, of at most `width` characters where words allow: the signs
/// in use and their meaning, numbered candidates, and links.
///
/// ```
/// use ergodoku_core::{Mark, Puzzle, Role, State};
/// use ergodoku_render::{Picture, terminal_key};
///
/// let state = State::new(&Puzzle::EMPTY).unwrap();
/// let marks = [Mark::Candidates("r1c2<>7".parse()?, Role::Placed)];
/// let lines = terminal_key(&Picture::new(&state).marks(&marks), 40);
/// let words: String = lines[0].iter().map(|(_, text)| text.as_str()).collect();
/// assert_eq!(words, "(7) placed");
/// # Ok::<(), ergodoku_core::NotationError>(())
/// ```
pub fn terminal_key(picture: &Picture, width: usize) -> Vec<Vec<(Style, String)>> {
    key(picture, width)
}
