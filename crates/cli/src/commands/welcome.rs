//! What `ergodoku` alone says on a terminal.

use anyhow::Result;

use crate::exit::Exit;
use crate::output::{ASIDE, NAME, TITLE, Text, print, say};

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
    let about = |about: String| Text::from(format!("      {about}"));
    Text::lines([
        Text::styled(TITLE, "Ergodoku").and(": ").and(say!("report-welcome")),
        say!("report-welcome-what").into(),
        Text::default(),
        say!("report-welcome-begin").into(),
        Text::default(),
        command(PUZZLE),
        about(say!("report-welcome-solve")),
        command("hint --draw FILE"),
        about(say!("report-welcome-hint")),
        command("techniques x-wing"),
        about(say!("report-welcome-technique")),
        Text::default(),
        Text::styled(ASIDE, &say!("report-welcome-help")),
    ])
}
