//! [`Crossterm`]: draws buffers with crossterm.
//!
//! The crate `ratatui-crossterm` does the same. It costs twice the build time of all else that the game needs, for
//! styles that the game does not use.

use std::io::{self, Write};

use crossterm::cursor::{Hide, MoveTo, Show};
use crossterm::queue;
use crossterm::style::{
    Attribute, Color as TerminalColor, Print, SetAttribute, SetForegroundColor,
};
use crossterm::terminal::{self, Clear};
use ratatui_core::backend::{Backend, ClearType, WindowSize};
use ratatui_core::buffer::Cell;
use ratatui_core::layout::{Position, Size};
use ratatui_core::style::{Color, Modifier};

/// A terminal that understands escape codes, or the Windows console.
pub(super) struct Crossterm<W: Write> {
    out: W,
}

impl<W: Write> Crossterm<W> {
    pub(super) fn new(out: W) -> Crossterm<W> {
        Crossterm { out }
    }

    pub(super) fn out(&mut self) -> &mut W {
        &mut self.out
    }

    fn set_style(&mut self, cell: &Cell) -> io::Result<()> {
        queue!(self.out, SetAttribute(Attribute::Reset))?;
        if cell.modifier.contains(Modifier::BOLD) {
            queue!(self.out, SetAttribute(Attribute::Bold))?;
        }
        if cell.modifier.contains(Modifier::REVERSED) {
            queue!(self.out, SetAttribute(Attribute::Reverse))?;
        }
        match cell.fg {
            Color::Indexed(color) => {
                queue!(self.out, SetForegroundColor(TerminalColor::AnsiValue(color)))
            }
            _ => Ok(()),
        }
    }
}

impl<W: Write> Backend for Crossterm<W> {
    type Error = io::Error;

    fn draw<'a, I>(&mut self, content: I) -> io::Result<()>
    where
        I: Iterator<Item = (u16, u16, &'a Cell)>,
    {
        let mut next = None;
        let mut style = None;
        for (x, y, cell) in content {
            if next != Some((x, y)) {
                queue!(self.out, MoveTo(x, y))?;
            }
            // A wide character leaves the terminal's cursor elsewhere; its second half is never drawn, so that
            // the next cell is not the next column.
            next = Some((x + 1, y));
            if style != Some((cell.fg, cell.modifier)) {
                self.set_style(cell)?;
                style = Some((cell.fg, cell.modifier));
            }
            queue!(self.out, Print(cell.symbol()))?;
        }
        queue!(self.out, SetAttribute(Attribute::Reset))
    }

    fn hide_cursor(&mut self) -> io::Result<()> {
        queue!(self.out, Hide)
    }

    fn show_cursor(&mut self) -> io::Result<()> {
        queue!(self.out, Show)
    }

    /// The game never needs it, and asking a terminal would need its answer from the keyboard.
    fn get_cursor_position(&mut self) -> io::Result<Position> {
        Ok(Position::ORIGIN)
    }

    fn set_cursor_position<P: Into<Position>>(&mut self, position: P) -> io::Result<()> {
        let Position { x, y } = position.into();
        queue!(self.out, MoveTo(x, y))
    }

    fn clear(&mut self) -> io::Result<()> {
        self.clear_region(ClearType::All)
    }

    fn clear_region(&mut self, region: ClearType) -> io::Result<()> {
        queue!(
            self.out,
            Clear(match region {
                ClearType::All => terminal::ClearType::All,
                ClearType::AfterCursor => terminal::ClearType::FromCursorDown,
                ClearType::BeforeCursor => terminal::ClearType::FromCursorUp,
                ClearType::CurrentLine => terminal::ClearType::CurrentLine,
                ClearType::UntilNewLine => terminal::ClearType::UntilNewLine,
            })
        )
    }

    fn size(&self) -> io::Result<Size> {
        let (width, height) = terminal::size()?;
        Ok(Size::new(width, height))
    }

    fn window_size(&mut self) -> io::Result<WindowSize> {
        // The size in pixels is unknown.
        Ok(WindowSize { columns_rows: self.size()?, pixels: Size::ZERO })
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}
