//! Draws a session, and says what is where.

mod grid;
mod help;
mod layout;
mod look;
mod mouse;
mod panel;
mod wrap;

use ergodoku::explanation::{Language, sentence};

use crate::action::Action;
use crate::app::App;
use crate::screen::{Position, Rect, Screen};
use layout::Layout;
use look::{PLAIN, Pen};
use wrap::wrap;

pub use layout::SMALLEST;
pub use look::Look;
pub use mouse::mouse_action;

/// Draws a session on a blank screen. Returns the place of the cursor, if there is one.
pub fn draw(app: &App, look: Look, screen: &mut Screen) -> Option<Position> {
    let window = screen.area();
    let mut pen = Pen { screen, look };
    if app.is_help_open {
        help::draw(&mut pen, window, app.scroll, app.language);
        return None;
    }
    let Some(layout) = Layout::of(window) else {
        draw_refusal(&mut pen, window, app.language);
        return None;
    };
    let cursor = grid::draw(&mut pen, &layout, app.game());
    panel::draw(&mut pen, &layout, app);
    (!app.game().is_paused).then_some(cursor)
}

/// How far to scroll.
#[derive(Copy, Clone)]
pub(crate) enum Turn {
    Lines(i32),
    Pages(i32),
}

/// Scrolls the text that is open, no further than to its end.
pub(crate) fn scrolled(app: &App, window: Rect, turn: Turn) -> Action {
    let (lines, rows) = match Layout::of(window) {
        _ if app.is_help_open => {
            (help::lines(window, app.language).len(), help::body(window).height.into())
        }
        Some(layout) => panel::extent(app, &layout),
        None => (0, 0),
    };
    let last = lines.saturating_sub(rows) as i32;
    let by = match turn {
        Turn::Lines(by) => by,
        // A line that was at the end stays in sight.
        Turn::Pages(by) => by * (rows as i32 - i32::from(rows > 2)).max(1),
    };
    Action::ScrollTo((i32::from(app.scroll) + by).clamp(0, last) as u16)
}

/// Says that the window is too small.
fn draw_refusal(pen: &mut Pen<'_>, window: Rect, language: Language) {
    let (width, height) = SMALLEST;
    let (size, least) =
        (format!("{}x{}", window.width, window.height), format!("{width}x{height}"));
    let words = sentence!("play-too-small", size, least).text(language);
    let lines = wrap(&words, usize::from(window.width.max(1)), PLAIN);
    for (row, line) in window.rows().zip(&lines) {
        pen.line(row, line);
    }
}
