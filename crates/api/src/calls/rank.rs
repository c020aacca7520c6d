//! `rank`: truths and links.

use ergodoku::explanation::Language;
use ergodoku::rank::FindLimits;
use serde::{Deserialize, Serialize};

use crate::calls::request::PuzzleText;
use crate::record::{
    MarkRecord, RankRecord, RankRequest, RankSetRecord, SCHEMA, SentenceRecord, Status,
};
use crate::{ApiError, Bounds};

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct RankCallRequest {
    puzzle: PuzzleText,
    /// Truths and links: `5R27 \ 5C36`, `{5R2 5R7} {5C3 5C6}`, cells as `4n7` or `r4c7`. With truths alone, the links
    /// that cover them with least rank are looked for. If not given, sets of rank 0 and 1 are.
    set: Option<String>,
    /// The largest number of sets to give; 50 if not given.
    #[serde(default = "usual_most")]
    most: usize,
    /// The language of explanations; `en` if not given.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::LanguageName))]
    language: Language,
}

fn usual_most() -> usize {
    50
}

/// Sets of truths and links, their rank, and what falls.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub(crate) struct RankAnswer {
    /// The version of the schema.
    schema: u32,
    /// What the puzzle turned out to be.
    status: Status,
    /// The sets: the one asked about, or those that were found.
    sets: Vec<RankedSet>,
}

/// A set with its sentences, and the marks to draw.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
struct RankedSet {
    #[serde(flatten)]
    record: RankSetRecord,
    /// The argument, sentence by sentence.
    sentences: Vec<SentenceRecord>,
    /// What to draw on the grid, from the bottom up.
    marks: Vec<MarkRecord>,
}

/// The longest list of truths and links that is read, in bytes.
const LONGEST: usize = 4_000;

/// The search ends after this number of checks: some seconds.
const CHECKS: u64 = 2_000_000;

pub(crate) fn rank(request: RankCallRequest, bounds: &Bounds) -> Result<RankAnswer, ApiError> {
    let asked = match &request.set {
        None => RankRequest::Find(FindLimits::default()),
        Some(set) if set.len() > LONGEST => {
            let message = format!("a set is no longer than {LONGEST} characters");
            return Err(ApiError::request(message));
        }
        Some(set) => RankRequest::read(set).map_err(ApiError::unread)?,
    };
    let record = RankRecord::new(&request.puzzle.entry()?, &asked, &bounds.stop_early(CHECKS));
    let RankRecord { status, mut sets, error, .. } = record;
    match error {
        Some(error) if status == Status::Error && error.line.is_none() => {
            return Err(ApiError::request(error.message));
        }
        Some(_) if sets.is_empty() && status != Status::MultipleSolutions => {
            let (record, _) = crate::record::PuzzleRecord::begin(&request.puzzle.entry()?);
            return Err(ApiError::of_puzzle(record));
        }
        _ => {}
    }
    sets.truncate(request.most);
    let language = request.language;
    for set in &mut sets {
        set.explanation = set.explained.text(language);
    }
    let ranked = |record: RankSetRecord| RankedSet {
        sentences: record
            .explained
            .sentences
            .iter()
            .map(|it| SentenceRecord::new(it, language))
            .collect(),
        marks: record.explained.marks.iter().map(MarkRecord::new).collect(),
        record,
    };
    Ok(RankAnswer { schema: SCHEMA, status, sets: sets.into_iter().map(ranked).collect() })
}
