//! `rate`: how hard a puzzle is.

use ergodoku::Profile;
use ergodoku::explainer::{self, PuzzleRating, Scale as Explainer};
use ergodoku::explanation::Voice;
use ergodoku::whips::{self, Scale as Whips};
use serde::{Deserialize, Serialize};

use crate::bounds::Part;
use crate::calls::request::PuzzleText;
use crate::record::{ExplainerRecord, RatingRecord, Scale, Status, WhipRecord};
use crate::{ApiError, Bounds};

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct RateRequest {
    puzzle: PuzzleText,
    #[serde(default)]
    scale: RateScale,
}

/// The scale of a rating: HoDoKu's, one of Sudoku Explainer's, or one of Berthier's; `hodoku` if not given.
#[derive(Copy, Clone, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
enum RateScale {
    #[default]
    Hodoku,
    Se121,
    Se121Fixed,
    Sukaku,
    /// Whips.
    W,
    /// Subsets and whips.
    #[serde(rename = "s+w")]
    SubsetsW,
    /// Whips and g-whips.
    #[serde(rename = "gw")]
    GW,
    /// Subsets, whips and g-whips.
    #[serde(rename = "s+gw")]
    SubsetsGW,
    /// Braids.
    B,
    /// Braids and g-braids.
    #[serde(rename = "gb")]
    GB,
    /// The depth of trial and error.
    #[serde(rename = "t&e")]
    Depth,
    /// The length of the braids that follow assumptions.
    #[serde(rename = "bxb")]
    BxB,
}

impl RateScale {
    /// The corresponding one of Sudoku Explainer's scales, if any.
    fn explainer(self) -> Option<Explainer> {
        Some(match self {
            RateScale::Se121 => Explainer::Se121,
            RateScale::Se121Fixed => Explainer::Se121Fixed,
            RateScale::Sukaku => Explainer::Sukaku,
            _ => return None,
        })
    }

    /// The corresponding one of Berthier's scales, if any.
    fn whips(self) -> Option<Whips> {
        Some(match self {
            RateScale::W => Whips::W,
            RateScale::SubsetsW => Whips::SubsetsW,
            RateScale::GW => Whips::GW,
            RateScale::SubsetsGW => Whips::SubsetsGW,
            RateScale::B => Whips::B,
            RateScale::GB => Whips::GB,
            RateScale::Depth => Whips::Depth,
            RateScale::BxB => Whips::BxB,
            _ => return None,
        })
    }
}

/// How hard a puzzle is, on the scale that was asked for.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(untagged)]
pub(crate) enum RateAnswer {
    Hodoku(RatingRecord),
    Explainer(ExplainerRecord),
    Whips(WhipRecord),
}

pub(crate) fn rate(request: RateRequest, bounds: &Bounds) -> Result<RateAnswer, ApiError> {
    let (entry, stop) = (request.puzzle.entry()?, bounds.stop());
    if let Some(scale) = request.scale.whips() {
        let options = whips::RatingOptions { stop, ..whips::RatingOptions::new(scale) };
        return Ok(RateAnswer::Whips(WhipRecord::new(&entry, &options)));
    }
    if let Some(scale) = request.scale.explainer() {
        let options = explainer::RatingOptions { scale, stop, ..Default::default() };
        return Ok(RateAnswer::Explainer(ExplainerRecord::telling(
            &entry,
            &options,
            Voice::default(),
            &mut |so_far| {
                let &PuzzleRating { er, ep, ed, .. } = so_far;
                bounds.tell(&Part::AtLeast { er, ep, ed });
            },
        )));
    }
    let rating = RatingRecord::until(&entry, Scale::Hodoku, &Profile::hodoku(), &stop);
    match rating.status {
        Status::Interrupted => Err(ApiError::too_long()),
        _ => Ok(RateAnswer::Hodoku(rating)),
    }
}
