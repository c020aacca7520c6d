//! What `ergodoku` alone says on a terminal.

use anyhow::Result;

use crate::exit::Exit;
use crate::output::{ASIDE, NAME, TITLE, Text, print};

/// An easy puzzle to begin with.
const PUZZLE: &str =
    "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56";

pub(crate) fn run() -> Result<Exit> {
    print(&text())?;
    Ok(Exit::Done)
}

/// Who this is, and three commands to begin with.
pub(crate) fn text() -> Text {
    let command =
        |command: &str| Text::from("  ").and(Text::styled(NAME, &format!("ergodoku {command}")));
    let about = |about: &str| Text::from(format!("      {about}"));
    Text::lines([
        Text::styled(TITLE, "Ergodoku").and(": Sudoku, with reasons."),
        "It solves like a person, and names, explains, draws and proves every step.".into(),
        Text::default(),
        "Begin with one of these:".into(),
        Text::default(),
        command(PUZZLE),
        about("solves a puzzle, with the reason for every step"),
        command("hint --draw FILE"),
        about("draws the next step for the puzzle in a file; without --draw, only where to look"),
        command("techniques x-wing"),
        about("what an X-Wing is, why it works, and an example"),
        Text::default(),
        Text::styled(
            ASIDE,
            "`ergodoku help` lists all commands, `ergodoku help solve` tells about one.",
        ),
    ])
}
