//! The help screen.

use super::look::{ASIDE, KEY, Line, PLAIN, Pen, STRONG};
use super::wrap::{blank, wrap};
use crate::screen::Rect;

/// The keys and what they do, by subject. `docs/play.md` has the same table.
pub(crate) const KEYS: [(&str, &[(&str, &str)]); 6] = [
    (
        "Move",
        &[
            ("arrows, h j k l", "to the next cell; with Shift by a box"),
            ("Tab, Shift-Tab", "to the next or previous empty cell"),
            ("Home, End", "to the ends of the row"),
        ],
    ),
    (
        "Enter",
        &[
            ("1-9", "place the digit; once more takes it out"),
            ("Shift-1 ... Shift-9", "mark the digit (on a US keyboard); Alt-1 ... Alt-9 too"),
            ("m, Space", "digit keys place or mark"),
            ("0, x, Del", "erase the digit, or the marks"),
            ("f", "fill in all candidates"),
            ("t", "hide or show notes that a digit rules out"),
            ("u, r", "undo, redo"),
            ("R", "start again"),
        ],
    ),
    (
        "Look",
        &[
            ("d 1-9, d 0", "highlight a digit, or none"),
            (". and ,", "highlight the next or previous digit"),
            ("c", "check for mistakes"),
        ],
    ),
    (
        "Hints",
        &[
            ("Enter", "a hint; more of it each time; at last apply it"),
            ("o", "a hint at another step"),
            ("a", "apply the step, or correct the mistake"),
            ("Esc", "close the hint"),
            ("PgUp, PgDn", "scroll"),
        ],
    ),
    (
        "Game",
        &[
            ("p", "pause; the board is covered"),
            ("s", "show or hide the clock"),
            ("n, b", "the next puzzle, back to the previous one"),
            ("y", "copy the position to the clipboard"),
            ("Ctrl-L, Ctrl-Z", "draw anew, suspend"),
            ("q, Ctrl-C", "save and quit"),
        ],
    ),
    (
        "Mouse",
        &[
            ("click", "choose a cell, enter a digit of the bar, press a button"),
            ("right click", "mark a candidate, highlight a digit of the bar"),
            ("wheel", "highlight the next digit, or scroll"),
        ],
    ),
];

/// What marks mean.
const MARKS: &str = "Marks are notes until you fill in all candidates. Notes say only what you wrote. Candidates \
                     are all digits that a cell can hold: take one away, and hints and checks know that you \
                     ruled it out.";

/// The place of the help, above the last row.
pub(super) fn body(window: Rect) -> Rect {
    Rect { height: window.height.saturating_sub(1), ..window }
}

/// The lines of the help.
pub(super) fn lines(window: Rect) -> Vec<Line> {
    let width = usize::from(window.width.clamp(1, 78));
    let names = if width >= 50 { 21 } else { 0 };
    let mut lines = Vec::new();
    for (subject, keys) in KEYS {
        lines.push(vec![(STRONG, subject.to_string())]);
        for (key, what) in keys {
            lines.extend(entry(key, what, names, width));
        }
    }
    lines.push(blank());
    lines.extend(wrap(MARKS, width, PLAIN));
    lines
}

/// Draws the help.
pub(super) fn draw(pen: &mut Pen<'_>, window: Rect, scroll: u16) {
    let (lines, body) = (lines(window), body(window));
    let first = usize::from(scroll).min(lines.len().saturating_sub(usize::from(body.height)));
    for (row, line) in body.rows().zip(&lines[first..]) {
        pen.line(row, line);
    }
    let is_more = lines.len() - first > usize::from(body.height);
    let words = if is_more { "PgDn: more. Any other key: back." } else { "Any key: back." };
    let last = Rect::new(window.x, body.bottom(), window.width, 1);
    pen.line(last, &vec![(ASIDE, words.to_string())]);
}

/// A key and what it does, beside each other if there is room.
fn entry(key: &str, what: &str, names: usize, width: usize) -> Vec<Line> {
    let mut lines = wrap(what, width.saturating_sub(names + 2).max(1), PLAIN);
    for line in &mut lines {
        line.insert(0, (PLAIN, " ".repeat(names + 2)));
    }
    match names {
        0 => lines.insert(0, vec![(KEY, format!(" {key}"))]),
        _ => {
            if let Some(first) = lines.first_mut() {
                first[0] = (KEY, format!(" {key:<names$} "));
            }
        }
    }
    lines
}
