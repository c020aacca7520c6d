//! The panel beside or below the board: status, digits, hint or message, and buttons.

use ergodoku::explanation::{Language, Mark, Role, Sentence, sentence};
use ergodoku::render::{Picture, terminal_key, terminal_sign};
use ergodoku::{CandidateSet, Digit};

use super::layout::{Layout, Size};
use super::look::{ASIDE, BAD, GOOD, KEY, Line, MARK, PLAIN, Pen, STRONG, reversed};
use super::wrap::{blank, rewrap, wrap};
use crate::action::Action;
use crate::app::App;
use crate::game::{Mode, Tone, in_words};
use crate::hint::Hint;
use crate::screen::{Rect, width_of};
use crate::words::named;

/// Draws the panel.
pub(super) fn draw(pen: &mut Pen<'_>, layout: &Layout, app: &App) {
    draw_status(pen, layout, app);
    draw_digits(pen, layout, app);
    let lines = text(app, layout);
    draw_text(pen, layout, &lines, app.scroll);
    for (place, key, words, _) in buttons(app, layout.footer) {
        let line = vec![(KEY, key.to_string()), (PLAIN, format!(" {words}"))];
        pen.line(place, &line);
    }
}

/// The puzzle, the time, the cells left, and what digit keys do.
fn draw_status(pen: &mut Pen<'_>, layout: &Layout, app: &App) {
    let game = app.game();
    let say = |sentence: Sentence| sentence.text(app.language);
    let left = 81 - Digit::ALL.into_iter().map(|digit| game.board.count(digit)).sum::<usize>();
    let mode = match game.mode {
        Mode::Digits => (STRONG, say(sentence!("play-digits"))),
        Mode::Marks => (reversed(STRONG), say(sentence!("play-marks"))),
    };
    let clock = match (app.shows_clock, game.is_paused) {
        (_, true) => say(sentence!("play-paused")) + "  ",
        (true, false) => format!("{}  ", in_words(game.elapsed)),
        (false, false) => String::new(),
    };
    let time = (PLAIN, clock + &say(sentence!("play-left", count = left)));
    let title = match game.label.as_str() {
        "" => say(sentence!("play-puzzle", number = app.number())),
        label if app.number() == 1 && app.games().len() == 1 => label.to_string(),
        label => format!("{}. {label}", app.number()),
    };
    let keys = (ASIDE, say(sentence!("play-keys")) + " ");
    let lines = match layout.is_beside {
        true => vec![vec![(STRONG, title)], vec![time], vec![keys, mode]],
        false => vec![vec![time, (PLAIN, "  ".into()), keys, mode, (ASIDE, format!("  {title}"))]],
    };
    for (row, line) in layout.status.rows().zip(&lines) {
        pen.line(row, line);
    }
}

/// The bar of digits: highlighted, complete, and how many are left of each.
fn draw_digits(pen: &mut Pen<'_>, layout: &Layout, app: &App) {
    if layout.digits.is_empty() {
        return;
    }
    let game = app.game();
    for digit in Digit::ALL {
        let at = layout.bar(digit);
        let left = 9usize.saturating_sub(game.board.count(digit));
        let style = if left == 0 { MARK } else { STRONG };
        let is_lit = game.highlight == Some(digit);
        let style = if is_lit { reversed(style) } else { style };
        let shown = if left == 0 { '·' } else { char::from(b'0' + digit.get()) };
        pen.put([at.x, at.y], style, shown);
        if layout.digits.height > 1 {
            let count = char::from_digit(left as u32, 10).filter(|_| left > 0);
            pen.put([at.x, at.y + 1], ASIDE, count.unwrap_or(' '));
        }
    }
}

/// The number of lines of the text, and the number of rows for it.
pub(super) fn extent(app: &App, layout: &Layout) -> (usize, usize) {
    let lines = text(app, layout).len();
    (lines, rows(layout, lines))
}

/// The number of rows for a text. Beside the board, the last one tells how much is left.
fn rows(layout: &Layout, lines: usize) -> usize {
    let height = usize::from(layout.text.height);
    if layout.is_beside && lines > height { height - 1 } else { height }
}

/// Draws text from the line that it is scrolled to, and how many lines are left below and above.
fn draw_text(pen: &mut Pen<'_>, layout: &Layout, lines: &[Line], scroll: u16) {
    let shown = rows(layout, lines.len());
    let first = usize::from(scroll).min(lines.len().saturating_sub(shown));
    for (row, line) in layout.text.rows().zip(lines[first..].iter().take(shown)) {
        pen.line(row, line);
    }
    let below = lines.len().saturating_sub(first + shown);
    let words = match (first, below) {
        (0, 0) => return,
        (_, 0) => " PgUp ".to_string(),
        (_, below) => format!(" PgDn +{below} "),
    };
    let width = width_of(&words) as u16;
    // Below the board there are too few rows to give one away.
    let row = if layout.is_beside { layout.text.bottom() - 1 } else { layout.status.y };
    let x = layout.text.right().saturating_sub(width).max(layout.text.x);
    pen.line(Rect::new(x, row, width, 1), &vec![(reversed(ASIDE), words)]);
}

/// What the panel has to say.
fn text(app: &App, layout: &Layout) -> Vec<Line> {
    let width = usize::from(layout.text.width.max(1));
    let game = app.game();
    let language = app.language;
    let aside = |words: Sentence| wrap(&words.text(language), width, ASIDE);
    let strong = |words: Sentence| wrap(&words.text(language), width, STRONG);
    if game.is_paused {
        return strong(sentence!("play-goes-on"));
    }
    if app.asks_highlight {
        return strong(sentence!("play-highlight"));
    }
    if app.awaits_puzzle {
        return aside(sentence!("play-next"));
    }
    let mut lines = Vec::new();
    if let Some(message) = &game.message {
        let style = match message.tone {
            Tone::Plain => PLAIN,
            Tone::Good => GOOD,
            Tone::Bad => BAD,
        };
        lines.extend(wrap(&message.words.text(language), width, style));
    }
    if game.question.is_some() {
        lines.extend(aside(sentence!("play-searching")));
    }
    if let Some(hint) = &game.hint {
        if !lines.is_empty() {
            lines.push(blank());
        }
        lines.extend(hint_text(hint, layout, width, language));
        return lines;
    }
    if lines.is_empty() {
        let cell = game.cursor;
        let marks = game.board.marks(cell, game.tidy);
        let shown: Vec<String> = marks.iter().map(|digit| digit.to_string()).collect();
        match game.board.is_solved() {
            true => {
                lines.extend(wrap(&sentence!("play-done").text(language), width, GOOD));
            }
            false => lines.push(vec![(ASIDE, format!("{cell}  {}", shown.join(" ")))]),
        }
    }
    lines
}

/// The hint so far: at the end with the step in the usual notation and the signs on the board.
fn hint_text(hint: &Hint, layout: &Layout, width: usize, language: Language) -> Vec<Line> {
    let (told, all, what) = hint.progress();
    let head = sentence!("play-hint", told, all, what).text(language);
    let mut lines = wrap(&head, width, STRONG);
    lines.extend(hint.paragraphs(language).iter().flat_map(|words| wrap(words, width, PLAIN)));
    if let Some((state, step)) = hint.step().filter(|_| hint.is_complete()) {
        lines.push(blank());
        lines.extend(wrap(&step.to_string(), width, KEY));
        let marks = hint.marks();
        let words = match language {
            Language::English => Vec::new(),
            _ => step.legend_in(language),
        };
        let picture = Picture::new(state).marks(&marks).words(&words).language(language);
        lines.push(blank());
        lines.extend(rewrap(terminal_key(&picture, width), width));
        if layout.size >= Size::Medium {
            lines.extend(candidates_by_role(&marks, width, language));
        }
    }
    lines.push(blank());
    let advice = match (hint.step(), hint.is_complete()) {
        (Some(_), false) => sentence!("play-advice-more"),
        (Some(_), true) => sentence!("play-advice-apply"),
        (None, false) => sentence!("play-advice-mistake"),
        (None, true) => sentence!("play-advice-take-back"),
    };
    lines.extend(wrap(&advice.text(language), width, ASIDE));
    lines
}

/// The candidates of each role, for boards that have no room for their signs.
fn candidates_by_role(marks: &[Mark], width: usize, language: Language) -> Vec<Line> {
    let mut lines = Vec::new();
    for role in Role::ALL {
        let mut all = CandidateSet::EMPTY;
        for mark in marks {
            match mark {
                Mark::Candidates(set, of) if *of == role => all |= *set,
                _ => {}
            }
        }
        if !all.is_empty() {
            let sign = terminal_sign(role);
            let cells = |digit: Digit| {
                sentence!("play-in", digit, cells = all.cells_of(digit).to_string()).text(language)
            };
            let words: Vec<String> = all.digits().iter().map(cells).collect();
            let line = vec![
                (sign.style, sign.before.to_string()),
                (PLAIN, format!(" {}", words.join(", "))),
            ];
            lines.extend(rewrap(vec![line], width));
        }
    }
    lines
}

/// What the footer offers, with its places: the key, the words, and what a click asks for.
pub(super) fn buttons(app: &App, footer: Rect) -> Vec<(Rect, &'static str, String, Action)> {
    const PLAYING: [(&str, &str, Action); 10] = [
        ("?", "keys-help", Action::Help),
        ("Enter", "keys-hint", Action::Hint),
        ("c", "keys-check", Action::Check),
        ("m", "keys-marks", Action::ToggleMode),
        ("u", "keys-undo", Action::Undo),
        ("r", "keys-redo", Action::Redo),
        ("f", "keys-fill-in", Action::FillIn),
        ("p", "keys-pause", Action::Pause),
        ("n", "keys-next", Action::NextPuzzle),
        ("q", "keys-quit", Action::Quit),
    ];
    const HINTED: [(&str, &str, Action); 5] = [
        ("?", "keys-help", Action::Help),
        ("Enter", "keys-more", Action::Hint),
        ("a", "keys-apply", Action::Apply),
        ("o", "keys-another", Action::Another),
        ("Esc", "keys-close", Action::Dismiss),
    ];
    const TOLD: [(&str, &str, Action); 4] = [
        ("?", "keys-help", Action::Help),
        ("Enter", "keys-apply", Action::Apply),
        ("o", "keys-another", Action::Another),
        ("Esc", "keys-close", Action::Dismiss),
    ];
    const MISTAKEN: [(&str, &str, Action); 4] = [
        ("?", "keys-help", Action::Help),
        ("Enter", "keys-more", Action::Hint),
        ("a", "keys-take-back", Action::Apply),
        ("Esc", "keys-close", Action::Dismiss),
    ];
    let offered: &[_] = match &app.game().hint {
        None => &PLAYING,
        Some(hint) if hint.step().is_none() => &MISTAKEN,
        Some(hint) if hint.is_complete() => &TOLD,
        Some(_) => &HINTED,
    };
    let mut x = footer.x;
    let mut placed = Vec::new();
    for &(key, words, action) in offered {
        let words = named(words).text(app.language);
        let width = (key.len() + 1 + width_of(&words)) as u16;
        if footer.is_empty() || x + width > footer.right() {
            break;
        }
        placed.push((Rect::new(x, footer.y, width, 1), key, words, action));
        x += width + 2;
    }
    placed
}
