//! [`Output`]: draws screens in a terminal that understands escape codes, or in the Windows console.

use std::io::{self, Write};

use crossterm::cursor::{Hide, MoveTo, Show};
use crossterm::queue;
use crossterm::style::{Attribute, Color, Print, SetAttribute, SetForegroundColor};
use crossterm::terminal::{self, Clear, ClearType};
use ergodoku::render::TerminalStyle;

use crate::screen::{Position, Rect, Screen};

/// Writes what differs from the screen before.
pub(super) struct Output<W: Write> {
    out: W,
    shown: Screen,
}

impl<W: Write> Output<W> {
    /// An output of which nothing is known yet.
    pub(super) fn new(out: W) -> Output<W> {
        Output { out, shown: Screen::new(0, 0) }
    }

    pub(super) fn out(&mut self) -> &mut W {
        &mut self.out
    }

    /// Clears the terminal, so that the next screen is drawn completely.
    pub(super) fn clear(&mut self) -> io::Result<()> {
        self.shown = Screen::new(self.shown.area().width, self.shown.area().height);
        queue!(self.out, Clear(ClearType::All))?;
        self.out.flush()
    }

    /// Shows what `draw` draws, and the cursor at the place that it returns, if it does.
    pub(super) fn show(
        &mut self,
        draw: impl FnOnce(&mut Screen) -> Option<Position>,
    ) -> io::Result<()> {
        let window = window()?;
        if window != self.shown.area() {
            self.shown = Screen::new(window.width, window.height);
            self.clear()?;
        }
        let mut screen = Screen::new(window.width, window.height);
        let cursor = draw(&mut screen);
        self.write_changes(&screen)?;
        match cursor {
            Some(Position { x, y }) => queue!(self.out, Show, MoveTo(x, y))?,
            None => queue!(self.out, Hide)?,
        }
        self.shown = screen;
        self.out.flush()
    }

    fn write_changes(&mut self, screen: &Screen) -> io::Result<()> {
        let mut next = None;
        let mut style = None;
        for (at, cell) in screen.changes(&self.shown).filter(|(_, cell)| cell.width() > 0) {
            if next != Some(at) {
                queue!(self.out, MoveTo(at.x, at.y))?;
            }
            // A wide character leaves the cursor of some terminals elsewhere.
            next = (cell.width() == 1).then(|| Position::new(at.x + 1, at.y));
            if style != Some(cell.style()) {
                set_style(&mut self.out, cell.style())?;
                style = Some(cell.style());
            }
            queue!(self.out, Print(cell.text()))?;
        }
        queue!(self.out, SetAttribute(Attribute::Reset))
    }
}

/// The whole terminal.
pub(super) fn window() -> io::Result<Rect> {
    let (width, height) = terminal::size()?;
    Ok(Rect::new(0, 0, width, height))
}

fn set_style(out: &mut impl Write, style: TerminalStyle) -> io::Result<()> {
    queue!(out, SetAttribute(Attribute::Reset))?;
    if style.bold {
        queue!(out, SetAttribute(Attribute::Bold))?;
    }
    if style.reverse {
        queue!(out, SetAttribute(Attribute::Reverse))?;
    }
    style.color.map_or(Ok(()), |color| queue!(out, SetForegroundColor(Color::AnsiValue(color))))
}
