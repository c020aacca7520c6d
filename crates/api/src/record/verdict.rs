//! [`VerdictRecord`]: the judgement on a claim as JSON.

use std::borrow::Cow;

use ergodoku::claims::argument::Broken;
use ergodoku::claims::judge::Solutions;
use ergodoku::claims::judge::{Fault, Grounds, Part, Ruling, Verdict};
use ergodoku::explanation::{Sentence, sentence};
use ergodoku::mistake::diagnose;
use ergodoku::proof::Truth;
use ergodoku::{Constraint, SolveError};
use serde::{Serialize, Serializer};
use serde_json::value::RawValue;

use super::puzzle::{contradiction, no_solution};
use super::{ErrorRecord, SCHEMA, Status};

/// A claim and what there is to say of it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct VerdictRecord<'a> {
    /// The version of the schema.
    pub schema: u32,
    /// The position as written.
    pub state: Cow<'a, str>,
    /// The claim as written: text or an object.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub claim: Written<'a>,
    /// The judgement.
    #[serde(serialize_with = "by_name")]
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::RulingName))]
    pub verdict: Ruling,
    /// By what the claim follows: the name of a technique, `argument` (its own, which has no name),
    /// `certificate`, or `state` if the position says so already. None if it does not follow.
    #[cfg_attr(feature = "schema", schema(required))]
    pub by: Option<&'static str>,
    /// What the proof uses as "at least one of these is true": `5r2`, `5c3`, `5b1` for a digit in a house, `r1c1`
    /// for a cell, the guardians of a deadly pattern, or the image of a candidate by a symmetry of the givens.
    #[serde(serialize_with = "as_texts")]
    #[cfg_attr(feature = "schema", schema(value_type = Vec<String>))]
    pub truths: Vec<Truth>,
    /// What the proof uses as "at most one of these is true".
    #[serde(serialize_with = "as_texts")]
    #[cfg_attr(feature = "schema", schema(value_type = Vec<String>))]
    pub links: Vec<Constraint>,
    /// Whether the proof assumes that the puzzle has only one solution.
    pub assumes_uniqueness: bool,
    /// If no one proof shows all conclusions: each proof with what it shows. `truths` and `links` are then those of
    /// all of them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schema(required = false))]
    pub parts: Vec<PartRecord>,
    /// The first place where the claim's own argument breaks.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub broken: Option<BrokenRecord>,
    /// A solution in which the claim fails.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<crate::schema::Grid>, nullable = false))]
    pub counterexample: Option<String>,
    /// The part of the claim that fails there.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub fails: Option<String>,
    /// Whether a technique of the chosen profile shows the claim; absent if none was chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub within: Option<bool>,
    /// If it was asked for: the techniques that conclude exactly this here, the easiest first.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub recognised: Option<Vec<&'static str>>,
    /// What is wrong with the text or the position.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub error: Option<Box<ErrorRecord>>,
}

/// A claim as it was written.
#[derive(Clone, Debug)]
pub enum Written<'a> {
    /// As text.
    Text(Cow<'a, str>),
    /// As JSON.
    Json(&'a RawValue),
}

impl Serialize for Written<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Written::Text(text) => serializer.serialize_str(text),
            Written::Json(json) => json.serialize(serializer),
        }
    }
}

/// A proof of a part of a claim.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = ProvedPartRecord))]
pub struct PartRecord {
    /// What it shows: `r4c3=5`, or `r45c3<>5, r1c2<>7`.
    pub conclusion: String,
    /// What it uses as "at least one of these is true".
    #[serde(serialize_with = "as_texts")]
    #[cfg_attr(feature = "schema", schema(value_type = Vec<String>))]
    pub truths: Vec<Truth>,
    /// What it uses as "at most one of these is true".
    #[serde(serialize_with = "as_texts")]
    #[cfg_attr(feature = "schema", schema(value_type = Vec<String>))]
    pub links: Vec<Constraint>,
}

impl PartRecord {
    fn new(part: &Part) -> PartRecord {
        PartRecord {
            conclusion: part.conclusion.to_string(),
            truths: part.truths.clone(),
            links: part.links.clone(),
        }
    }
}

/// Where an argument breaks.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct BrokenRecord {
    /// The place, as in the claim: a link, a cell, a conclusion, the name of a technique.
    pub place: String,
    /// What is wrong there.
    pub reason: String,
    /// A small change that would do.
    #[cfg_attr(feature = "schema", schema(required))]
    pub mend: Option<String>,
    /// The reason before it was said in English.
    #[serde(skip)]
    pub said: Sentence,
}

impl BrokenRecord {
    fn new(broken: &Broken) -> BrokenRecord {
        BrokenRecord {
            place: broken.place.clone(),
            reason: broken.reason.to_string(),
            said: broken.reason.clone(),
            mend: broken.mend.as_ref().map(ToString::to_string),
        }
    }
}

impl<'a> VerdictRecord<'a> {
    /// The record of a verdict. `recognises` says whether the techniques that conclude the same were asked for.
    pub fn new(
        state: Cow<'a, str>,
        claim: Written<'a>,
        (grounds, verdict): (&Grounds, Verdict),
        recognises: bool,
    ) -> VerdictRecord<'a> {
        let assumes_uniqueness = verdict.assumes_uniqueness();
        let error = error_of(grounds, verdict.ruling, verdict.fault.as_ref()).map(Box::new);
        let Verdict { ruling, by, mut parts, broken, counterexample, within, recognised, .. } =
            verdict;
        let records = match parts.len() {
            0 | 1 => Vec::new(),
            _ => parts.iter().map(PartRecord::new).collect(),
        };
        let (mut truths, mut links) = (Vec::new(), Vec::new());
        if let [part] = &mut parts[..] {
            (truths, links) = (std::mem::take(&mut part.truths), std::mem::take(&mut part.links));
        }
        for part in &parts {
            add_new(&mut truths, &part.truths);
            add_new(&mut links, &part.links);
        }
        let names = || recognised.iter().map(|step| step.technique.name).collect();
        VerdictRecord {
            by: by.map(|by| by.name()),
            truths,
            links,
            assumes_uniqueness,
            parts: records,
            broken: broken.as_ref().map(BrokenRecord::new),
            counterexample: counterexample.as_ref().map(|it| it.solution.to_string()),
            fails: counterexample.map(|it| it.fails.to_string()),
            within,
            recognised: recognises.then(names),
            error,
            ..VerdictRecord::blank(state, claim, ruling)
        }
    }

    /// The record of a text that is no position or no claim.
    pub fn malformed(
        state: Cow<'a, str>,
        claim: Written<'a>,
        error: ErrorRecord,
    ) -> VerdictRecord<'a> {
        let error = Some(Box::new(error));
        VerdictRecord { error, ..VerdictRecord::blank(state, claim, Ruling::Malformed) }
    }

    /// The status that comes nearest to the judgement: it decides the exit code.
    pub fn status(&self) -> Status {
        status_with(self.verdict, self.error.as_deref())
    }

    fn blank(state: Cow<'a, str>, claim: Written<'a>, verdict: Ruling) -> VerdictRecord<'a> {
        VerdictRecord {
            schema: SCHEMA,
            state,
            claim,
            verdict,
            by: None,
            truths: Vec::new(),
            links: Vec::new(),
            assumes_uniqueness: false,
            parts: Vec::new(),
            broken: None,
            counterexample: None,
            fails: None,
            within: None,
            recognised: None,
            error: None,
        }
    }
}

/// The status that comes nearest to a judgement: it decides the exit code. A position without a solution may
/// have a clash or a mistake.
pub fn status_of(ruling: Ruling, has_clash: bool, has_mistake: bool) -> Status {
    match ruling {
        Ruling::Follows => Status::Solved,
        Ruling::FollowsOtherwise | Ruling::NotShown => Status::Stuck,
        Ruling::False => Status::Mistake,
        Ruling::SeveralSolutions => Status::MultipleSolutions,
        Ruling::NoSolution if has_clash => Status::Invalid,
        Ruling::NoSolution if has_mistake => Status::Mistake,
        Ruling::NoSolution => Status::NoSolution,
        Ruling::Malformed => Status::Error,
    }
}

/// The status of a judgement, given what is wrong with the position.
pub(super) fn status_with(ruling: Ruling, error: Option<&ErrorRecord>) -> Status {
    let has_clash = error.is_some_and(|it| !it.clashes.is_empty());
    let has_mistake = error.is_some_and(|it| !it.mistakes.is_empty());
    status_of(ruling, has_clash, has_mistake)
}

/// Adds what is not there yet.
fn add_new<T: Copy + PartialEq>(all: &mut Vec<T>, more: &[T]) {
    for it in more {
        if !all.contains(it) {
            all.push(*it);
        }
    }
}

/// What is wrong with the position of a judgement, if anything is.
pub(super) fn error_of(
    grounds: &Grounds,
    ruling: Ruling,
    fault: Option<&Fault>,
) -> Option<ErrorRecord> {
    if let (Ruling::SeveralSolutions, Solutions::Several(one, other)) = (ruling, &grounds.solutions)
    {
        return Some(ErrorRecord::of(Sentence::from(&SolveError::several(*one, *other))));
    }
    let fault = fault?;
    let diagnosis = diagnose(&grounds.puzzle);
    Some(match (fault, &grounds.state) {
        (Fault::Clash(clashes), _) => ErrorRecord::of_clashes(clashes, diagnosis.as_ref()),
        (_, Some(state)) => {
            let entries = diagnosis.as_ref().and_then(contradiction);
            entries.unwrap_or_else(|| no_solution(state, 0, diagnosis.as_ref()))
        }
        (_, None) => ErrorRecord::of(sentence!("error-no-solution")),
    })
}

pub(super) fn by_name<S: Serializer>(ruling: &Ruling, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(ruling.name())
}

/// Writes each item as its text.
pub(super) fn as_texts<T: ToString, S: Serializer>(
    items: &[T],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(items.iter().map(ToString::to_string))
}
