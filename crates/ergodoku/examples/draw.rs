//! A step drawn as SVG, with its reason below: `cargo run --example draw > step.svg`.

use std::error::Error;

use ergodoku::prelude::*;
use ergodoku::render::{Picture, Theme, svg};

pub(crate) fn main() -> Result<(), Box<dyn Error>> {
    let state: State =
        "...7.15...7.....9...6.5.23..8...........15.7....34...63...........872.....1....2."
            .parse()?;
    let mut path = state.path();
    let mut before = state;
    while let Some(step) = path.next() {
        if step.technique.name == "X-Wing" {
            let explanation = step.explain(&before);
            let (title, caption) = (step.to_string(), explanation.to_string());
            let picture =
                Picture::new(&before).marks(&explanation.marks).title(&title).caption(&caption);
            println!("{}", svg(&picture, Theme::Light));
            return Ok(());
        }
        before = path.state().clone();
    }
    Err("there is no X-Wing on this path".into())
}
