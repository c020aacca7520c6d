//! `rate`: how hard a puzzle is.

use crate::record::{ExplainerRecord, RatingRecord, Scale, Status};
use ergodoku::Profile;
use ergodoku::explainer::{self, Scale as Explainer};
use serde::{Deserialize, Serialize};

use crate::calls::request::PuzzleText;
use crate::{ApiError, Bounds};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Request {
    puzzle: PuzzleText,
    #[serde(default)]
    scale: By,
}

#[derive(Copy, Clone, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum By {
    #[default]
    Hodoku,
    Se121,
    Se121Fixed,
    Sukaku,
}

#[derive(Serialize)]
#[serde(untagged)]
pub(crate) enum Answer {
    Hodoku(RatingRecord),
    Explainer(ExplainerRecord),
}

pub(crate) fn rate(request: Request, bounds: &Bounds) -> Result<Answer, ApiError> {
    let entry = request.puzzle.entry()?;
    let scale = match request.scale {
        By::Hodoku => {
            let stop = bounds.stop();
            let rating = RatingRecord::until(&entry, Scale::Hodoku, &Profile::hodoku(), &stop);
            return match rating.status {
                Status::Interrupted => Err(ApiError::too_long()),
                _ => Ok(Answer::Hodoku(rating)),
            };
        }
        By::Se121 => Explainer::Se121,
        By::Se121Fixed => Explainer::Se121Fixed,
        By::Sukaku => Explainer::Sukaku,
    };
    let options = explainer::RatingOptions { scale, stop: bounds.stop(), ..Default::default() };
    Ok(Answer::Explainer(ExplainerRecord::new(&entry, &options)))
}
