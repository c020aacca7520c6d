//! What the mouse does.

use crossterm::event::{MouseButton, MouseEvent, MouseEventKind};

use super::layout::Layout;
use super::{Turn, panel, scrolled};
use crate::action::Action;
use crate::app::App;
use crate::screen::{Position, Rect};

/// The number of lines that a turn of the wheel scrolls.
const TURN: i32 = 2;

/// What the mouse asks for, in a window of this size; nothing if it has no meaning there.
pub fn mouse_action(app: &App, window: Rect, mouse: MouseEvent) -> Option<Action> {
    let at = Position::new(mouse.column, mouse.row);
    let lines = match mouse.kind {
        MouseEventKind::ScrollUp => -TURN,
        MouseEventKind::ScrollDown => TURN,
        _ => 0,
    };
    if app.is_help_open {
        let is_click = matches!(mouse.kind, MouseEventKind::Down(_));
        return match lines {
            0 => is_click.then_some(Action::Dismiss),
            lines => Some(scrolled(app, window, Turn::Lines(lines))),
        };
    }
    let layout = Layout::of(window)?;
    match mouse.kind {
        MouseEventKind::Down(_) if app.game().is_paused => Some(Action::Pause),
        MouseEventKind::Down(MouseButton::Left) => left_click(app, &layout, at),
        MouseEventKind::Down(MouseButton::Right) => right_click(&layout, at),
        _ if lines != 0 && layout.text.contains(at) => {
            Some(scrolled(app, window, Turn::Lines(lines)))
        }
        MouseEventKind::ScrollUp => Some(Action::PreviousHighlight),
        MouseEventKind::ScrollDown => Some(Action::NextHighlight),
        _ => None,
    }
}

fn left_click(app: &App, layout: &Layout, at: Position) -> Option<Action> {
    let buttons = panel::buttons(app, layout.footer);
    let button = buttons.iter().find(|(place, ..)| place.contains(at)).map(|it| it.3);
    let cell = layout.cell_at(at).map(Action::Select);
    cell.or(layout.digit_at(at).map(Action::Enter)).or(button)
}

fn right_click(layout: &Layout, at: Position) -> Option<Action> {
    let mark = layout.candidate_at(at).map(Action::MarkAt);
    let cell = layout.cell_at(at).map(Action::Select);
    mark.or(cell).or(layout.digit_at(at).map(|digit| Action::Highlight(Some(digit))))
}
