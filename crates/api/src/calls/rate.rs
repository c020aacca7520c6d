//! `rate`: how hard a puzzle is.

use ergodoku::Profile;
use ergodoku::explainer::{self, Scale as Explainer};
use serde::{Deserialize, Serialize};

use crate::calls::request::PuzzleText;
use crate::record::{ExplainerRecord, RatingRecord, Scale, Status};
use crate::{ApiError, Bounds};

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct RateRequest {
    puzzle: PuzzleText,
    #[serde(default)]
    scale: RateScale,
}

/// The scale of a rating: HoDoKu's, or one of Sudoku Explainer's; `hodoku` if not given.
#[derive(Copy, Clone, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
enum RateScale {
    #[default]
    Hodoku,
    Se121,
    Se121Fixed,
    Sukaku,
}

/// How hard a puzzle is, on the scale that was asked for.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(untagged)]
pub(crate) enum RateAnswer {
    Hodoku(RatingRecord),
    Explainer(ExplainerRecord),
}

pub(crate) fn rate(request: RateRequest, bounds: &Bounds) -> Result<RateAnswer, ApiError> {
    let entry = request.puzzle.entry()?;
    let scale = match request.scale {
        RateScale::Hodoku => {
            let stop = bounds.stop();
            let rating = RatingRecord::until(&entry, Scale::Hodoku, &Profile::hodoku(), &stop);
            return match rating.status {
                Status::Interrupted => Err(ApiError::too_long()),
                _ => Ok(RateAnswer::Hodoku(rating)),
            };
        }
        RateScale::Se121 => Explainer::Se121,
        RateScale::Se121Fixed => Explainer::Se121Fixed,
        RateScale::Sukaku => Explainer::Sukaku,
    };
    let options = explainer::RatingOptions { scale, stop: bounds.stop(), ..Default::default() };
    Ok(RateAnswer::Explainer(ExplainerRecord::new(&entry, &options)))
}
