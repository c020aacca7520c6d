//! `convert`: a puzzle in another format.

use ergodoku::record::SCHEMA;
use ergodoku::text::Layout;
use serde::{Deserialize, Serialize};

use crate::request::PuzzleText;
use crate::{Bounds, Refusal};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Request {
    puzzle: PuzzleText,
    to: String,
}

#[derive(Serialize)]
pub(crate) struct Answer {
    schema: u32,
    text: String,
}

pub(crate) fn convert(request: Request, _bounds: &Bounds) -> Result<Answer, Refusal> {
    let layout = Layout::named(&request.to).ok_or_else(|| {
        let names = Layout::ALL.map(Layout::name).join(", ");
        Refusal::request(format!("there is no format `{}`; there are {names}", request.to))
    })?;
    let (_, state) = request.puzzle.state()?;
    let text = layout.write(&state).map_err(|why| Refusal::puzzle(why.to_string()))?;
    Ok(Answer { schema: SCHEMA, text })
}
