//! `convert`: a puzzle in another format.

use crate::record::SCHEMA;
use ergodoku::text::Layout;
use serde::{Deserialize, Serialize};

use crate::calls::request::PuzzleText;
use crate::{ApiError, Bounds};

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

pub(crate) fn convert(request: Request, _bounds: &Bounds) -> Result<Answer, ApiError> {
    let layout = Layout::named(&request.to).ok_or_else(|| {
        let names = Layout::ALL.map(Layout::name).join(", ");
        ApiError::request(format!("there is no format `{}`; there are {names}", request.to))
    })?;
    let (_, state) = request.puzzle.state()?;
    let text = layout.write(&state).map_err(|why| ApiError::puzzle(why.to_string()))?;
    Ok(Answer { schema: SCHEMA, text })
}
