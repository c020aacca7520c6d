//! [`WhyRecord`]: why something holds, as JSON.

use std::borrow::Cow;
use std::collections::BTreeMap;

use ergodoku::claims::Ruling;
use ergodoku::claims::judge::Grounds;
use ergodoku::proof::{Proof, Smallest, Truth, Weights};
use ergodoku::why::{Answer, Other, Reason, Size, counted};
use ergodoku::{Constraint, State};
use serde::Serialize;

use super::verdict::{Written, as_texts, by_name, error_of, status_with};
use super::{ErrorRecord, SCHEMA, Status};

/// A conclusion, and the smallest reason for it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct WhyRecord<'a> {
    /// The version of the schema.
    pub schema: u32,
    /// The position as written.
    pub state: Cow<'a, str>,
    /// The claim as written: text or an object.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub claim: Written<'a>,
    /// The judgement: `follows` if there is a reason.
    #[serde(serialize_with = "by_name")]
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::RulingName))]
    pub verdict: Ruling,
    /// The truths of all counts of the proof, in order, each as often as it is counted: `5r2`, `5c3`, `5b1` for a
    /// digit in a house, `r1c1` for a cell. Empty if there is nothing to show.
    #[serde(serialize_with = "as_texts")]
    #[cfg_attr(feature = "schema", schema(value_type = Vec<String>))]
    pub truths: Vec<Truth>,
    /// The links of all counts, likewise.
    #[serde(serialize_with = "as_texts")]
    #[cfg_attr(feature = "schema", schema(value_type = Vec<String>))]
    pub links: Vec<Constraint>,
    /// The number of different truths.
    pub distinct_truths: usize,
    /// The number of different links.
    pub distinct_links: usize,
    /// The number of intermediate results.
    pub lemmas: usize,
    /// The number of case distinctions.
    pub cases: usize,
    /// Whether it is proved that no count has fewer truths.
    pub proved_smallest: bool,
    /// Where the reason holds: `now`; `before_entry`, without the digits and marks entered that the claim is
    /// about; or `at_givens`.
    pub when: &'static str,
    /// The easiest technique of the profile that concludes this.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub technique: Option<&'static str>,
    /// Its step in the field's notation.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub notation: Option<String>,
    /// The reason in words.
    pub explanation: String,
    /// The proof, as `verify` and the checker take it. If the parts of a claim have different ones, each part has
    /// the first of these that refutes its opposite.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<crate::schema::Proof>, nullable = false))]
    pub proof: Option<Proof>,
    /// Why no count has fewer truths: for each reason that is one count.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schema(required = false))]
    pub smallest: Vec<SmallestRecord>,
    /// If they were asked for: other reasons.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub others: Option<Vec<OtherRecord>>,
    /// A solution in which the claim fails.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<crate::schema::Grid>, nullable = false))]
    pub counterexample: Option<String>,
    /// The part of the claim that fails there.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub fails: Option<String>,
    /// What is wrong with the text or the position.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub error: Option<Box<ErrorRecord>>,
}

/// Why no count has fewer truths: weights of candidates, or a split into two cases.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(untagged)]
#[cfg_attr(feature = "schema", schema(no_recursion))]
pub enum SmallestRecord {
    /// No rule weighs more than the whole, and none less than the whole without the unit: so counts have at
    /// least whole / unit truths.
    Weights {
        /// What candidates weigh, by their names; all others weigh nothing.
        weights: BTreeMap<String, u32>,
        /// What a rule weighs at most.
        whole: u32,
        /// What a rule may lack to the whole.
        unit: u32,
        /// For each split above, from the outermost: what its bound weighs.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "schema", schema(required = false))]
        multipliers: Vec<u32>,
    },
    /// A count uses a rule at most so often, or more often.
    Split {
        /// The rule: `5r2` for a digit in a house, `r1c1` for a cell.
        rule: String,
        /// Whether it is used as a truth; else as a link.
        is_truth: bool,
        /// The most times in the first case.
        most: u32,
        /// The proof of the first case.
        fewer: Box<SmallestRecord>,
        /// The proof of the second.
        more: Box<SmallestRecord>,
    },
}

impl SmallestRecord {
    fn new(smallest: &Smallest) -> SmallestRecord {
        match smallest {
            Smallest::Weights(Weights { each, whole, unit, multipliers }) => {
                let weights = each.iter().map(|(it, weight)| (it.to_string(), *weight)).collect();
                let (whole, unit, multipliers) = (*whole, *unit, multipliers.clone());
                SmallestRecord::Weights { weights, whole, unit, multipliers }
            }
            Smallest::Split { rule, is_truth, most, fewer, more } => SmallestRecord::Split {
                rule: rule.to_string(),
                is_truth: *is_truth,
                most: *most,
                fewer: Box::new(SmallestRecord::new(fewer)),
                more: Box::new(SmallestRecord::new(more)),
            },
        }
    }
}

/// Another reason than the smallest.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OtherRecord {
    /// The technique, if it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub technique: Option<&'static str>,
    /// The step of the technique, or what kind of reason it is.
    pub summary: String,
    /// The truths of all counts, each as often as it is counted.
    #[serde(serialize_with = "as_texts")]
    #[cfg_attr(feature = "schema", schema(value_type = Vec<String>))]
    pub truths: Vec<Truth>,
    /// The links of all counts, likewise.
    #[serde(serialize_with = "as_texts")]
    #[cfg_attr(feature = "schema", schema(value_type = Vec<String>))]
    pub links: Vec<Constraint>,
    /// The number of intermediate results.
    pub lemmas: usize,
    /// The reason in words.
    pub explanation: String,
}

impl OtherRecord {
    fn new(other: &Other, state: &State) -> OtherRecord {
        let proof = other.proof();
        let (truths, links) = counted(&proof);
        let (technique, explanation) = match other {
            Other::Step(step) => (Some(step.technique.name), step.explain(state)),
            Other::Lemmas(reason) | Other::Only(reason) => (None, reason.explain(state)),
        };
        OtherRecord {
            technique,
            summary: other.summary().to_string(),
            truths,
            links,
            lemmas: Size::of(&proof).lemmas,
            explanation: explanation.to_string(),
        }
    }
}

impl<'a> WhyRecord<'a> {
    /// The record of an answer. `has_others` says whether other reasons were asked for.
    pub fn new(
        state: Cow<'a, str>,
        claim: Written<'a>,
        (grounds, answer): (&Grounds, &Answer),
        has_others: bool,
    ) -> WhyRecord<'a> {
        let size = answer.size();
        let (mut truths, mut links) = (Vec::new(), Vec::new());
        for reason in &answer.reasons {
            let (of_truths, of_links) = reason.counted();
            truths.extend(of_truths);
            links.extend(of_links);
        }
        let mut proofs: Vec<Proof> = answer.reasons.iter().map(|it| it.proof.clone()).collect();
        let proof = match proofs.len() {
            0 | 1 => proofs.pop(),
            _ => Some(Proof::Either(proofs)),
        };
        let smallest = |it: &Reason| it.smallest.as_ref().map(SmallestRecord::new);
        let others = answer.state.as_ref().filter(|_| has_others).map(|state| {
            answer.others.iter().map(|other| OtherRecord::new(other, state)).collect()
        });
        WhyRecord {
            truths,
            links,
            distinct_truths: size.distinct_truths,
            distinct_links: size.distinct_links,
            lemmas: size.lemmas,
            cases: size.cases,
            proved_smallest: answer.is_proved_smallest(),
            when: answer.when.name(),
            technique: answer.step.as_ref().map(|step| step.technique.name),
            notation: answer.step.as_ref().map(ToString::to_string),
            explanation: answer.explain().to_string(),
            proof,
            smallest: answer.reasons.iter().filter_map(smallest).collect(),
            others,
            counterexample: answer.counterexample.as_ref().map(|it| it.solution.to_string()),
            fails: answer.counterexample.as_ref().map(|it| it.fails.to_string()),
            error: error_of(grounds, answer.ruling, answer.fault.as_ref()).map(Box::new),
            ..WhyRecord::blank(state, claim, answer.ruling)
        }
    }

    /// The record of a text that is no position or no claim.
    pub fn malformed(state: Cow<'a, str>, claim: Written<'a>, error: ErrorRecord) -> WhyRecord<'a> {
        let error = Some(Box::new(error));
        WhyRecord { error, ..WhyRecord::blank(state, claim, Ruling::Malformed) }
    }

    /// The status that comes nearest to the judgement: it decides the exit code.
    pub fn status(&self) -> Status {
        status_with(self.verdict, self.error.as_deref())
    }

    fn blank(state: Cow<'a, str>, claim: Written<'a>, verdict: Ruling) -> WhyRecord<'a> {
        WhyRecord {
            schema: SCHEMA,
            state,
            claim,
            verdict,
            truths: Vec::new(),
            links: Vec::new(),
            distinct_truths: 0,
            distinct_links: 0,
            lemmas: 0,
            cases: 0,
            proved_smallest: false,
            when: "now",
            technique: None,
            notation: None,
            explanation: String::new(),
            proof: None,
            smallest: Vec::new(),
            others: None,
            counterexample: None,
            fails: None,
            error: None,
        }
    }
}
