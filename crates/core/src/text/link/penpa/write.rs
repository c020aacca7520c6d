//! Writes links to Penpa.

use std::fmt::Write;

use super::START;
use crate::Cell;
use crate::State;
use crate::text::link::{base64, deflate};

/// A layer of Penpa with these numbers and lines.
fn layer(numbers: &str, lines: &str) -> String {
    format!(
        r#"{{zR:{{z_:[]}},zU:{{z_:[]}},z8:{{z_:[]}},zS:{{}},zN:{{{numbers}}},z1:{{}},zY:{{}},zT:[],z3:[],zD:[],z0:[],z5:[],zL:{{}},zE:{{{lines}}},zW:{{}},zC:{{}},z4:{{}},z6:[],z7:[]}}"#
    )
}

/// Writes a link to Penpa with all digits, those placed as the solver's. Omits candidates.
///
/// ```
/// use ergodoku_core::{State, text};
///
/// let puzzle = text::parse_one(&format!("5+6{}", ".".repeat(79)))?.puzzle;
/// let link = text::write_penpa(&State::new(&puzzle).unwrap());
/// assert!(link.starts_with("https://swaroopg92.github.io/penpa-edit/#m=edit&p="));
/// assert_eq!(text::parse_one(&link)?.puzzle, puzzle);
/// # Ok::<(), text::ParseError>(())
/// ```
pub fn write_penpa(state: &State) -> String {
    /// The points from one row to the next, in a grid of nine cells.
    const WIDTH: usize = 13;
    const CORNERS: usize = WIDTH * WIDTH;
    const WRITTEN: &str = "a string takes everything";
    let mut layers = [String::new(), String::new()];
    let mut cells = String::new();
    let mut before = 0;
    for cell in Cell::all() {
        let point = WIDTH * (cell.index() / 9 + 2) + cell.index() % 9 + 2;
        // The list of cells has the first one, then how much farther each is than the one before.
        let comma = if before == 0 { "" } else { "," };
        write!(cells, "{comma}{}", point - before).expect(WRITTEN);
        before = point;
        if let Some(digit) = state.digit(cell) {
            // The second number is the colour: black, or the solver's green.
            let (layer, color) = if state.is_given(cell) { (0, 1) } else { (1, 2) };
            let comma = if layers[layer].is_empty() { "" } else { "," };
            write!(layers[layer], r#"{comma}"{point}":["{digit}",{color},"1"]"#).expect(WRITTEN);
        }
    }
    let mut lines = String::new();
    for (along, across) in [(1, WIDTH), (WIDTH, 1)] {
        for line in [4, 7] {
            for at in 1..=9 {
                let from = CORNERS + line * along + at * across;
                let comma = if lines.is_empty() { "" } else { "," };
                write!(lines, r#"{comma}"{from},{}":2"#, from + across).expect(WRITTEN);
            }
        }
    }
    let [givens, placed] = layers;
    let mode = r#"{"pu_q":{zM:"sudoku"},"pu_a":{zM:"sudoku"}}"#;
    let [puzzle, solving] = [layer(&givens, &lines), layer(&placed, "")];
    let text = format!(
        "sudoku,9,9,38,0,1,1,380,380,84,84,0,0,0,0,Title: ,Author: ,,,OFF,false\n\
         [0,0,0,0]\n{mode}\n{puzzle}\n{solving}\n[{cells}]\n[]\n\n\n\n[3,2,3]\n\n\n\n\n\n\n[\"classic\"]"
    );
    format!("{START}{}", base64::encoded(&deflate::deflate(text.as_bytes())))
}
