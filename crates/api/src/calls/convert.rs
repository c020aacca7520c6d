//! `convert`: a puzzle in another format.

use ergodoku::text::Layout;
use serde::{Deserialize, Serialize};

use crate::calls::request::PuzzleText;
use crate::record::SCHEMA;
use crate::{ApiError, Bounds};

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct ConvertRequest {
    puzzle: PuzzleText,
    /// The format to write.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::LayoutName))]
    to: String,
}

/// A puzzle in another format.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub(crate) struct ConvertAnswer {
    /// The version of the schema.
    schema: u32,
    /// The puzzle.
    text: String,
}

pub(crate) fn convert(
    request: ConvertRequest,
    _bounds: &Bounds,
) -> Result<ConvertAnswer, ApiError> {
    let layout = Layout::named(&request.to).ok_or_else(|| {
        let names = Layout::ALL.map(Layout::name).join(", ");
        ApiError::request(format!("there is no format `{}`; there are {names}", request.to))
    })?;
    let (_, state) = request.puzzle.state()?;
    let text = layout.write(&state).map_err(|error| ApiError::puzzle(error.to_string()))?;
    Ok(ConvertAnswer { schema: SCHEMA, text })
}
