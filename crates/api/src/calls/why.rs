//! `why`: the smallest reason for a conclusion, told and drawn.

use ergodoku::claims::Claim;
use ergodoku::claims::judge::Grounds;
use ergodoku::explanation::{Explanation, Language};
use ergodoku::why::Asker;
use serde::{Deserialize, Serialize};

use crate::calls::request::{PuzzleText, named_profile};
use crate::record::{ErrorRecord, MarkRecord, PuzzleRecord, SentenceRecord, WhyRecord, Written};
use crate::{ApiError, Bounds};

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct WhyRequest {
    puzzle: PuzzleText,
    /// What holds: `r4c7<>5`, `r4c7=5`, or any other text form of a claim.
    claim: String,
    /// The techniques that may be named; `default` if not given.
    #[serde(default = "default_profile")]
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::ProfileName))]
    profile: String,
    /// Whether techniques named may assume that there is exactly one solution; false if not given.
    #[serde(default)]
    uniqueness: bool,
    /// Whether to look for other reasons too; false if not given.
    #[serde(default)]
    all: bool,
    /// The language of explanations; `en` if not given.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::LanguageName))]
    language: Language,
}

fn default_profile() -> String {
    "default".to_string()
}

/// The smallest reason, sentence by sentence, with the marks to draw.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub(crate) struct WhyAnswer {
    #[serde(flatten)]
    record: WhyRecord<'static>,
    /// The reason, sentence by sentence.
    sentences: Vec<SentenceRecord>,
    /// What to draw on the grid, from the bottom up.
    marks: Vec<MarkRecord>,
    /// The proof, as text for people; each proof on lines of its own, if the parts of a claim have different ones.
    /// None if there is no reason.
    #[cfg_attr(feature = "schema", schema(required))]
    proof_text: Option<String>,
}

pub(crate) fn why(request: WhyRequest, bounds: &Bounds) -> Result<WhyAnswer, ApiError> {
    let profile = named_profile(&request.profile)?;
    let profile = if request.uniqueness { profile } else { profile.without_uniqueness() };
    let entry = match request.puzzle.entry()? {
        Ok(entry) => entry,
        Err(error) => return Err(ApiError::of_puzzle(PuzzleRecord::begin(&Err(error)).0)),
    };
    let read = request.claim.parse::<Claim>().map_err(|error| {
        let ErrorRecord { message, column, .. } = ErrorRecord::unread(&error, &request.claim);
        ApiError::request(format!("claim, column {}: {message}", column.unwrap_or(1)))
    })?;
    if read.conclusions.is_empty() {
        let message = "expected a conclusion such as r4c7<>5 in the claim";
        return Err(ApiError::request(message.to_string()));
    }
    let stop = bounds.stop();
    let asker = Asker::new().naming(profile).until(stop.clone());
    let mut asker = if request.all { asker.with_others() } else { asker };
    let puzzle = entry.puzzle.to_string();
    let grounds = Grounds::new(entry.puzzle);
    let answer = asker.ask(&grounds, &read.conclusions);
    if answer.reasons.is_empty() && stop.is_over() {
        return Err(ApiError::too_long());
    }
    let claim = Written::Text(request.claim.into());
    let mut record = WhyRecord::new(puzzle.into(), claim, (&grounds, &answer), request.all);
    let told = answer.explain();
    record.explanation = told.text(request.language);
    let Explanation { sentences, marks, .. } = told;
    let proofs: Vec<String> = answer.reasons.iter().map(|it| it.proof.to_string()).collect();
    Ok(WhyAnswer {
        record,
        proof_text: (!proofs.is_empty()).then(|| proofs.join("\n")),
        sentences: sentences.iter().map(|it| SentenceRecord::new(it, request.language)).collect(),
        marks: marks.iter().map(MarkRecord::new).collect(),
    })
}
