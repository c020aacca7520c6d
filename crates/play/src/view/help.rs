//! The help screen.

use super::look::{ASIDE, KEY, Line, PLAIN, Pen, STRONG};
use super::wrap::{blank, wrap};
use ergodoku::explanation::{Language, sentence};

use crate::screen::Rect;
use crate::words::named;

/// The keys and what they do, by subject: names of keys, or of messages. `docs/play.md` has the same table.
pub(crate) const KEYS: [(&str, &[(&str, &str)]); 6] = [
    (
        "keys-move",
        &[
            ("keys-arrows", "keys-to-cell"),
            ("Tab, Shift-Tab", "keys-to-empty"),
            ("Home, End", "keys-to-ends"),
        ],
    ),
    (
        "keys-enter",
        &[
            ("1-9", "keys-place"),
            ("Shift-1 ... Shift-9", "keys-mark"),
            ("m, Space", "keys-mode"),
            ("0, x, Del", "keys-erase"),
            ("f", "keys-candidates"),
            ("t", "keys-tidy"),
            ("u, r", "keys-undo-redo"),
            ("R", "keys-restart"),
        ],
    ),
    (
        "keys-look",
        &[("d 1-9, d 0", "keys-light"), (". ,", "keys-next-light"), ("c", "keys-mistakes")],
    ),
    (
        "keys-hints",
        &[
            ("Enter", "keys-ask"),
            ("o", "keys-ask-another"),
            ("a", "keys-apply-step"),
            ("Esc", "keys-close-hint"),
            ("PgUp, PgDn", "keys-scroll"),
        ],
    ),
    (
        "keys-game",
        &[
            ("p", "keys-cover"),
            ("s", "keys-clock"),
            ("n, b", "keys-puzzles"),
            ("y", "keys-copy"),
            ("Ctrl-L, Ctrl-Z", "keys-screen"),
            ("q, Ctrl-C", "keys-save"),
        ],
    ),
    (
        "keys-mouse",
        &[
            ("keys-click", "keys-choose"),
            ("keys-right-click", "keys-mark-there"),
            ("keys-wheel", "keys-turn"),
        ],
    ),
];

/// The place of the help, above the last row.
pub(super) fn body(window: Rect) -> Rect {
    Rect { height: window.height.saturating_sub(1), ..window }
}

/// The lines of the help.
pub(super) fn lines(window: Rect, language: Language) -> Vec<Line> {
    let width = usize::from(window.width.clamp(1, 78));
    let names = if width >= 50 { 21 } else { 0 };
    let mut lines = Vec::new();
    for (subject, keys) in KEYS {
        lines.push(vec![(STRONG, named(subject).text(language))]);
        for &(key, what) in keys {
            let key = match key.starts_with("keys-") {
                true => named(key).text(language),
                false => key.to_string(),
            };
            lines.extend(entry(&key, &named(what).text(language), names, width));
        }
    }
    lines.push(blank());
    lines.extend(wrap(&sentence!("play-help-marks").text(language), width, PLAIN));
    lines
}

/// Draws the help.
pub(super) fn draw(pen: &mut Pen<'_>, window: Rect, scroll: u16, language: Language) {
    let (lines, body) = (lines(window, language), body(window));
    let first = usize::from(scroll).min(lines.len().saturating_sub(usize::from(body.height)));
    for (row, line) in body.rows().zip(&lines[first..]) {
        pen.line(row, line);
    }
    let is_more = lines.len() - first > usize::from(body.height);
    let words = if is_more { sentence!("play-help-more") } else { sentence!("play-help-back") };
    let last = Rect::new(window.x, body.bottom(), window.width, 1);
    pen.line(last, &vec![(ASIDE, words.text(language))]);
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
