//! [`Action`]: everything that a key or the mouse can ask for.

use ergodoku::{Candidate, Cell, Digit};

/// A direction on the board.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Direction {
    /// To the row above.
    Up,
    /// To the row below.
    Down,
    /// To the column on the left.
    Left,
    /// To the column on the right.
    Right,
}

/// What the player wants.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Move the cursor by one cell, around the edge.
    Move(Direction),
    /// Move the cursor by a box.
    Jump(Direction),
    /// Go to the next empty cell.
    NextCell,
    /// Go to the previous empty cell.
    PreviousCell,
    /// Go to the end of the row or column in this direction.
    Edge(Direction),
    /// Go to a cell.
    Select(Cell),
    /// Enter a digit, or mark it, according to the mode.
    Enter(Digit),
    /// Mark a digit, whatever the mode.
    Mark(Digit),
    /// Mark a digit in a certain cell.
    MarkAt(Candidate),
    /// Erase the digit of the cell, or its marks.
    Erase,
    /// Switch between digits and marks.
    ToggleMode,
    /// Show the candidates of all cells.
    FillIn,
    /// Hide notes that a digit rules out, or show them.
    ToggleTidy,
    /// Take back the last change.
    Undo,
    /// Repeat what was taken back.
    Redo,
    /// Start again.
    Restart,
    /// Wait for a digit to highlight.
    AskHighlight,
    /// Highlight a digit, or none.
    Highlight(Option<Digit>),
    /// Highlight the next digit.
    NextHighlight,
    /// Highlight the previous digit.
    PreviousHighlight,
    /// Look for mistakes.
    Check,
    /// A hint; then more of it; then apply it.
    Hint,
    /// A hint at another step.
    Another,
    /// Apply the step of the hint, or correct its mistake.
    Apply,
    /// Close whatever is open: the hint, the help, a message.
    Dismiss,
    /// Stop the clock and cover the board.
    Pause,
    /// Hide the clock, or show it.
    ToggleClock,
    /// Go to the next puzzle.
    NextPuzzle,
    /// Go back to the previous puzzle.
    PreviousPuzzle,
    /// Copy the position to the clipboard.
    Copy,
    /// Show the help.
    Help,
    /// Show a text that is too long for its place from this line on.
    ScrollTo(u16),
    /// Draw the screen anew.
    Redraw,
    /// Suspend the program.
    Suspend,
    /// Save the game and quit.
    Quit,
}
