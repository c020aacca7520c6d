//! [`RankRecord`]: truths and links, their rank, and what falls.

use ergodoku::claims::truths_and_links;
use ergodoku::explanation::{Explanation, Sentence, sentence};
use ergodoku::proof::Truth;
use ergodoku::rank::{Cover, FindLimits, RankSet, cover, find_sets};
use ergodoku::text::{Entry, ParseError};
use ergodoku::{Candidate, CandidateSet, Constraint, State, Stop};
use serde::{Serialize, Serializer};

use super::{Elimination, ErrorRecord, PuzzleRecord, SCHEMA, Status};

/// What to tell of truths and links.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RankRequest {
    /// Which links cover these truths with least rank.
    Cover(Vec<Constraint>),
    /// What these truths and links say.
    Given(RankSet),
    /// Which sets of rank 0 or 1 there are.
    Find(FindLimits),
}

impl RankRequest {
    /// Reads truths and links such as `5R27 \ 5C36`, or truths alone.
    ///
    /// # Errors
    /// If the text is no such list: where, and what was expected.
    pub fn read(text: &str) -> Result<RankRequest, Box<ErrorRecord>> {
        let read = truths_and_links(text).map_err(|error| ErrorRecord::unread(&error, text))?;
        let (truths, links) = read;
        let rule = |truth: &Truth| match truth {
            Truth::Rule(rule) => Ok(*rule),
            Truth::Guardians(_) => {
                Err(Box::new(ErrorRecord::of(sentence!("error-rank-guardians"))))
            }
            Truth::Image(_) => Err(Box::new(ErrorRecord::of(sentence!("error-rank-image")))),
            Truth::Cover(_) => Err(Box::new(ErrorRecord::of(sentence!("error-rank-cover")))),
        };
        let truths = truths.iter().map(rule).collect::<Result<Vec<_>, _>>()?;
        Ok(match links.is_empty() {
            true => RankRequest::Cover(truths),
            false => RankRequest::Given(RankSet { truths, links }),
        })
    }
}

/// A puzzle and sets of truths and links.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RankRecord {
    /// The version of the schema.
    pub schema: u32,
    /// The puzzle as read.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Grid))]
    pub puzzle: String,
    /// The label that stood beside the puzzle.
    pub label: String,
    /// What it turned out to be.
    pub status: Status,
    /// The sets: one, or those that were found.
    pub sets: Vec<RankSetRecord>,
    /// What is wrong, if something is.
    #[cfg_attr(feature = "schema", schema(required))]
    pub error: Option<ErrorRecord>,
}

/// Truths and links, their rank, and what falls.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RankSetRecord {
    /// The set as the forums write it: `5r27 \ 5c36`.
    pub notation: String,
    /// The truths: a cell, or a digit and a house.
    pub truths: Vec<String>,
    /// The links.
    pub links: Vec<String>,
    /// Links less truths.
    pub rank: i32,
    /// If the links were searched for: no links that cover the truths have a lower rank than this.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub least_rank: Option<i32>,
    /// The candidates in more truths than links. The rank counts only if there are none.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<crate::schema::Candidate>))]
    pub uncovered: CandidateSet,
    /// Every candidate that falls, accepted by the proof checker.
    pub falls: Vec<FallRecord>,
    /// The argument in words.
    pub explanation: String,
    /// The argument in words and marks.
    #[serde(skip)]
    pub explained: Explanation,
}

/// A candidate that falls.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct FallRecord {
    /// The candidate, as it is eliminated.
    #[serde(rename = "eliminate", serialize_with = "as_elimination")]
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Elimination))]
    pub candidate: Candidate,
    /// How many of the links it is in.
    pub links: usize,
    /// How many of the truths it is in.
    pub truths: usize,
}

fn as_elimination<S: Serializer>(it: &Candidate, serializer: S) -> Result<S::Ok, S::Error> {
    Elimination(*it).serialize(serializer)
}

impl RankRecord {
    /// Answers a request about a puzzle. When `stop` is due, the best known until then.
    pub fn new(
        entry: &Result<Entry, ParseError>,
        request: &RankRequest,
        stop: &Stop,
    ) -> RankRecord {
        let (record, ready) = PuzzleRecord::begin(entry);
        let PuzzleRecord { puzzle, label, status, error, .. } = record;
        let mut record =
            RankRecord { schema: SCHEMA, puzzle, label, status, sets: Vec::new(), error };
        let Some(ready) = ready else { return record };
        let state = &ready.state;
        let sets = match request {
            RankRequest::Cover(truths) => {
                cover(state, truths, stop).map(|it| vec![covered(it, state)])
            }
            RankRequest::Given(set) => {
                set.check_open(state).map(|()| vec![RankSetRecord::new(set.clone(), None, state)])
            }
            RankRequest::Find(limits) => {
                let found = find_sets(state, limits, stop).into_iter();
                Ok(found.map(|set| RankSetRecord::new(set, None, state)).collect())
            }
        };
        match sets {
            Ok(sets) => record.sets = sets,
            Err(error) => {
                record.status = Status::Error;
                record.error = Some(ErrorRecord::of(Sentence::from(&error)));
            }
        }
        record
    }
}

fn covered(cover: Cover, state: &State) -> RankSetRecord {
    let least = cover.at_least as i32 - cover.set.truths.len() as i32;
    RankSetRecord::new(cover.set, Some(least), state)
}

impl RankSetRecord {
    fn new(set: RankSet, least_rank: Option<i32>, state: &State) -> RankSetRecord {
        let falls = set.falls(state);
        let explained = set.explain(state, &falls);
        let fall = |it: &ergodoku::rank::Fall| FallRecord {
            candidate: it.candidate,
            links: it.links,
            truths: it.truths,
        };
        RankSetRecord {
            notation: set.to_string(),
            truths: set.truths.iter().map(Constraint::to_string).collect(),
            links: set.links.iter().map(Constraint::to_string).collect(),
            rank: set.rank(),
            least_rank,
            uncovered: set.uncovered(state),
            falls: falls.iter().map(fall).collect(),
            explanation: explained.to_string(),
            explained,
        }
    }
}
