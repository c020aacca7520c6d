//! `verify`: whether a claim about a position follows, by what, or where it fails.

use std::borrow::Cow;

use ergodoku::Profile;
use ergodoku::claims::Claim;
use ergodoku::claims::judge::Grounds;
use ergodoku::explanation::Explanation;
use serde::{Deserialize, Serialize};

use crate::calls::request::{PuzzleText, named_profile};
use crate::record::{
    ErrorRecord, Judging, MarkRecord, PuzzleRecord, SentenceRecord, VerdictRecord, Written,
};
use crate::{ApiError, Bounds};

/// The longest claim that is read, in bytes.
const LONGEST: usize = 20_000;

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct VerifyRequest {
    puzzle: PuzzleText,
    /// What is claimed: `r4c7<>5`, `X-Wing: 5 r27c36 => r4c3<>5`, `(5)r1c2=(5)r4c2 => r1c7<>5`, or any other text
    /// form of a claim.
    claim: String,
    /// Also say whether a technique of this profile shows the claim; not if not given.
    #[cfg_attr(feature = "schema", schema(value_type = Option<crate::schema::ProfileName>))]
    profile: Option<String>,
    /// Whether to look for the techniques that conclude exactly the same; false if not given.
    #[serde(default)]
    recognise: bool,
}

/// The judgement, sentence by sentence, with the marks to draw.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub(crate) struct VerifyAnswer {
    #[serde(flatten)]
    record: VerdictRecord<'static>,
    /// The judgement and its reason, sentence by sentence.
    sentences: Vec<SentenceRecord>,
    /// What to draw on the grid, from the bottom up.
    marks: Vec<MarkRecord>,
}

pub(crate) fn verify(request: VerifyRequest, bounds: &Bounds) -> Result<VerifyAnswer, ApiError> {
    let VerifyRequest { puzzle, claim, profile, recognise } = request;
    let profile: Option<Profile> = profile.as_deref().map(named_profile).transpose()?;
    let entry = match puzzle.entry()? {
        Ok(entry) => entry,
        Err(error) => return Err(ApiError::of_puzzle(PuzzleRecord::begin(&Err(error)).0)),
    };
    if claim.len() > LONGEST {
        return Err(ApiError::request(format!("a claim is no longer than {LONGEST} characters")));
    }
    let written = Written::Text(Cow::Owned(claim.clone()));
    let state: Cow<'static, str> = entry.puzzle.to_string().into();
    let read = match claim.parse::<Claim>() {
        Ok(read) if !read.conclusions.is_empty() => read,
        unread => {
            let error = match unread {
                Err(error) => ErrorRecord::unread(&error, &claim),
                Ok(_) => ErrorRecord::new("expected a conclusion such as r4c7<>5".to_string()),
            };
            let record = VerdictRecord::malformed(state, written, error);
            return Ok(VerifyAnswer { record, sentences: Vec::new(), marks: Vec::new() });
        }
    };
    let stop = bounds.stop();
    let judging = Judging { profile, recognises: recognise, minimises: true, stop: stop.clone() };
    let grounds = Grounds::new(entry.puzzle);
    let verdict = judging.judge().judge(&grounds, &read);
    if stop.is_over() {
        return Err(ApiError::too_long());
    }
    let Explanation { sentences, marks } = verdict.explain(&grounds, &read);
    Ok(VerifyAnswer {
        record: VerdictRecord::new(state, written, (&grounds, verdict), recognise),
        sentences: sentences.iter().map(SentenceRecord::new).collect(),
        marks: marks.iter().map(MarkRecord::new).collect(),
    })
}
