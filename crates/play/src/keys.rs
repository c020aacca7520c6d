//! What each key does.

use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use ergodoku::Digit;

use crate::action::{Action, Direction};
use crate::app::App;
use crate::screen::Rect;
use crate::view::{Turn, scrolled};

/// The characters above the digits of a keyboard for US English, from 1 on.
const SHIFTED_DIGITS: &str = "!@#$%^&*(";

/// What a key asks for, in a window of this size; nothing if it has no meaning.
pub fn action(app: &App, window: Rect, key: KeyEvent) -> Option<Action> {
    if key.kind == KeyEventKind::Release {
        return None;
    }
    let has = |modifier| key.modifiers.contains(modifier);
    match key.code {
        KeyCode::Char(character) if has(KeyModifiers::CONTROL) => with_control(character),
        KeyCode::Char(character) => {
            if let Some(digit) = Digit::from_char(character) {
                let is_mark = has(KeyModifiers::ALT) || has(KeyModifiers::SHIFT);
                return Some(if is_mark { Action::Mark(digit) } else { of_digit(app, digit) });
            }
            if has(KeyModifiers::ALT) {
                return None;
            }
            of_character(app, character)
        }
        KeyCode::PageUp => Some(scrolled(app, window, Turn::Pages(-1))),
        KeyCode::PageDown => Some(scrolled(app, window, Turn::Pages(1))),
        KeyCode::Up if app.is_help_open => Some(scrolled(app, window, Turn::Lines(-1))),
        KeyCode::Down if app.is_help_open => Some(scrolled(app, window, Turn::Lines(1))),
        code => of_named(code, key.modifiers),
    }
}

/// A digit key: it answers the question for a highlight if there is one.
fn of_digit(app: &App, digit: Digit) -> Action {
    match app.asks_highlight {
        true => Action::Highlight(Some(digit)),
        false => Action::Enter(digit),
    }
}

fn with_control(character: char) -> Option<Action> {
    Some(match character.to_ascii_lowercase() {
        'c' => Action::Quit,
        'z' => Action::Suspend,
        'l' => Action::Redraw,
        'r' | 'y' => Action::Redo,
        _ => return None,
    })
}

fn of_character(app: &App, character: char) -> Option<Action> {
    if let Some(place) = SHIFTED_DIGITS.find(character) {
        return Some(Action::Mark(Digit::from_index(place)));
    }
    Some(match character {
        'h' => Action::Move(Direction::Left),
        'j' => Action::Move(Direction::Down),
        'k' => Action::Move(Direction::Up),
        'l' => Action::Move(Direction::Right),
        'H' => Action::Jump(Direction::Left),
        'J' => Action::Jump(Direction::Down),
        'K' => Action::Jump(Direction::Up),
        'L' => Action::Jump(Direction::Right),
        '0' if app.asks_highlight => Action::Highlight(None),
        '0' | 'x' => Action::Erase,
        'm' | ' ' => Action::ToggleMode,
        'f' => Action::FillIn,
        't' => Action::ToggleTidy,
        'u' => Action::Undo,
        'U' | 'r' => Action::Redo,
        'R' => Action::Restart,
        'd' => Action::AskHighlight,
        '.' => Action::NextHighlight,
        ',' => Action::PreviousHighlight,
        'c' => Action::Check,
        'o' => Action::Another,
        'a' => Action::Apply,
        'p' => Action::Pause,
        's' => Action::ToggleClock,
        'n' => Action::NextPuzzle,
        'b' => Action::PreviousPuzzle,
        'y' => Action::Copy,
        '?' => Action::Help,
        'q' if app.is_help_open => Action::Dismiss,
        'q' => Action::Quit,
        _ => return None,
    })
}

fn of_named(code: KeyCode, modifiers: KeyModifiers) -> Option<Action> {
    let jumps = modifiers.intersects(KeyModifiers::SHIFT | KeyModifiers::CONTROL);
    let towards = |direction| match jumps {
        true => Action::Jump(direction),
        false => Action::Move(direction),
    };
    Some(match code {
        KeyCode::Up => towards(Direction::Up),
        KeyCode::Down => towards(Direction::Down),
        KeyCode::Left => towards(Direction::Left),
        KeyCode::Right => towards(Direction::Right),
        KeyCode::Home => Action::Edge(Direction::Left),
        KeyCode::End => Action::Edge(Direction::Right),
        KeyCode::Tab => Action::NextCell,
        KeyCode::BackTab => Action::PreviousCell,
        KeyCode::Enter => Action::Hint,
        KeyCode::Esc => Action::Dismiss,
        KeyCode::Backspace | KeyCode::Delete => Action::Erase,
        KeyCode::F(1) => Action::Help,
        _ => return None,
    })
}
