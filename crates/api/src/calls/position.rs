//! `position`: a position to practise a technique, from its code.

use ergodoku::engine::find_steps_of;
use ergodoku::explanation::{Language, Length, Voice};
use ergodoku::generate::unpack;
use ergodoku::text::write_line;
use ergodoku::{Cell, Profile, Technique};
use serde::{Deserialize, Serialize};
use std::ops::ControlFlow;

use crate::calls::check::{CellRecord, of_state};
use crate::record::{ExplainedStep, SCHEMA};
use crate::{ApiError, Bounds};

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct PositionRequest {
    /// The code of the position: a line of `positions/NAME.txt`, which the page and its server have.
    code: String,
    /// The technique to practise: its steps in the position are given; none if it is not named.
    technique: Option<String>,
    /// The language of explanations; `en` if not given.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::LanguageName))]
    language: Language,
}

/// A position, and the steps to find in it.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub(crate) struct PositionAnswer {
    /// The version of the schema.
    schema: u32,
    /// The whole state as a line, with the digits placed and the candidates eliminated.
    state: String,
    /// The 81 cells, row by row.
    cells: Vec<CellRecord>,
    /// The steps of the technique; empty if none was named.
    steps: Vec<ExplainedStep>,
}

pub(crate) fn position(
    request: PositionRequest,
    bounds: &Bounds,
) -> Result<PositionAnswer, ApiError> {
    let state = unpack(&request.code).map_err(|error| ApiError::request(error.to_string()))?;
    let named = request.technique.as_deref().map(ergodoku::technique).transpose();
    let named: Option<&'static Technique> =
        named.map_err(|error| ApiError::unknown(error.to_string()))?;
    let voice = Voice { language: request.language, length: Length::default() };
    let (mut steps, stop) = (Vec::new(), bounds.stop());
    let _ = find_steps_of(named.as_slice(), &state, &Profile::default(), &stop, &mut |step| {
        steps.push(ExplainedStep::new(step, &state, voice));
        ControlFlow::Continue(())
    });
    if stop.is_over() {
        return Err(ApiError::too_long());
    }
    let cells = Cell::all().map(|cell| of_state(&state, cell)).collect();
    Ok(PositionAnswer { schema: SCHEMA, state: write_line(&state), cells, steps })
}
