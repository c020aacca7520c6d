//! `convert`: a puzzle in another format.

use ergodoku::record::SCHEMA;
use ergodoku::{State, text};
use serde::{Deserialize, Serialize};

use crate::request::PuzzleText;
use crate::{Bounds, Refusal};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Request {
    puzzle: PuzzleText,
    to: Target,
}

#[derive(Copy, Clone, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Target {
    Line,
    Grid,
    Boxed,
    PencilMarks,
    Library,
    Sukaku,
}

impl Target {
    fn write(self) -> fn(&State) -> String {
        match self {
            Target::Line => text::write_line,
            Target::Grid => text::write_grid,
            Target::Boxed => text::write_boxed,
            Target::PencilMarks => text::write_pencil_marks,
            Target::Library => text::write_library,
            Target::Sukaku => text::write_sukaku,
        }
    }
}

#[derive(Serialize)]
pub(crate) struct Answer {
    schema: u32,
    text: String,
}

pub(crate) fn convert(request: Request, _bounds: &Bounds) -> Result<Answer, Refusal> {
    let (_, state) = request.puzzle.state()?;
    Ok(Answer { schema: SCHEMA, text: request.to.write()(&state) })
}
