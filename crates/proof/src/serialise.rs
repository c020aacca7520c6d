//! Proofs as JSON and the like, in and out, behind the feature `serde`.

use ergodoku_core::{
    Candidate, CandidateSet, CellSet, Conclusion, Constraint, Digit, House, NotationError,
};
use serde::de::{Deserializer, Error};
use serde::ser::Serializer;
use serde::{Deserialize, Serialize};

use crate::{ClueCover, DeadlyPattern, Image, Lemma, Proof, Rounded, Sum, Truth};

/// A proof as it is written. The kind says which of the other fields it has. A tag that serde itself reads would copy
/// what a proof contains at every level of it.
#[derive(Default, Serialize, Deserialize)]
struct ProofText {
    kind: Kind,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    truths: Option<Vec<String>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    links: Option<Vec<String>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    sum: Option<SumText>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    lemmas: Option<Vec<LemmaText>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    last: Option<Box<ProofText>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    truth: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    branches: Option<Vec<BranchText>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    proofs: Option<Vec<ProofText>>,
}

#[derive(Copy, Clone, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Kind {
    #[default]
    Count,
    Sum,
    Lemmas,
    Cases,
    Either,
}

#[derive(Serialize, Deserialize)]
struct LemmaText {
    #[serde(default)]
    place: Vec<String>,
    #[serde(default)]
    eliminate: Vec<String>,
    proof: ProofText,
}

#[derive(Serialize, Deserialize)]
struct BranchText {
    candidate: String,
    proof: ProofText,
}

#[derive(Serialize, Deserialize)]
struct SumText {
    truths: Vec<(String, u32)>,
    links: Vec<(String, u32)>,
    #[serde(default)]
    rounded: Vec<RoundedText>,
}

#[derive(Serialize, Deserialize)]
struct RoundedText {
    sum: SumText,
    divisor: u32,
    times: u32,
}

impl Serialize for Proof {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        written(self).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Proof {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Proof, D::Error> {
        let text = ProofText::deserialize(deserializer)?;
        read(text).map_err(D::Error::custom)
    }
}

impl Serialize for Truth {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Truth {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Truth, D::Error> {
        let text = String::deserialize(deserializer)?;
        truth(&text).map_err(D::Error::custom)
    }
}

fn texts<T: ToString>(items: &[T]) -> Vec<String> {
    items.iter().map(T::to_string).collect()
}

fn written(proof: &Proof) -> ProofText {
    match proof {
        Proof::Count { truths, links } => {
            ProofText { truths: Some(texts(truths)), links: Some(texts(links)), ..of(Kind::Count) }
        }
        Proof::Sum(sum) => ProofText { sum: Some(written_sum(sum)), ..of(Kind::Sum) },
        Proof::Lemmas { lemmas, last } => ProofText {
            lemmas: Some(lemmas.iter().map(written_lemma).collect()),
            last: Some(Box::new(written(last))),
            ..of(Kind::Lemmas)
        },
        Proof::Cases { truth, branches } => {
            let branch = |(candidate, proof): &(Candidate, Proof)| BranchText {
                candidate: candidate.to_string(),
                proof: written(proof),
            };
            ProofText {
                truth: Some(truth.to_string()),
                branches: Some(branches.iter().map(branch).collect()),
                ..of(Kind::Cases)
            }
        }
        Proof::Either(proofs) => {
            ProofText { proofs: Some(proofs.iter().map(written).collect()), ..of(Kind::Either) }
        }
    }
}

fn of(kind: Kind) -> ProofText {
    ProofText { kind, ..ProofText::default() }
}

fn written_lemma(lemma: &Lemma) -> LemmaText {
    let Lemma { conclusion, proof } = lemma;
    let eliminated = conclusion.eliminated();
    LemmaText {
        place: conclusion.placed().iter().map(Candidate::to_string).collect(),
        eliminate: eliminated.iter().map(|it| format!("{}<>{}", it.cell, it.digit)).collect(),
        proof: written(proof),
    }
}

fn written_sum(sum: &Sum) -> SumText {
    let weighted = |items: &[(Constraint, u32)]| {
        items.iter().map(|(rule, times)| (rule.to_string(), *times)).collect()
    };
    let rounded = |it: &Rounded| RoundedText {
        sum: written_sum(&it.sum),
        divisor: it.divisor,
        times: it.times,
    };
    SumText {
        truths: weighted(&sum.truths),
        links: weighted(&sum.links),
        rounded: sum.rounded.iter().map(rounded).collect(),
    }
}

fn read(text: ProofText) -> Result<Proof, String> {
    fn needed<T>(field: Option<T>, name: &str) -> Result<T, String> {
        field.ok_or_else(|| format!("missing field `{name}`, which a proof of its kind has"))
    }
    Ok(match text.kind {
        Kind::Count => Proof::Count {
            truths: each(&needed(text.truths, "truths")?, truth)?,
            links: each(&needed(text.links, "links")?, constraint)?,
        },
        Kind::Sum => Proof::Sum(read_sum(needed(text.sum, "sum")?)?),
        Kind::Lemmas => {
            let lemmas = needed(text.lemmas, "lemmas")?.into_iter().map(read_lemma);
            let last = read(*needed(text.last, "last")?)?;
            Proof::Lemmas { lemmas: lemmas.collect::<Result<_, _>>()?, last: Box::new(last) }
        }
        Kind::Cases => {
            let branch = |it: BranchText| Ok((candidate(&it.candidate)?, read(it.proof)?));
            let branches = needed(text.branches, "branches")?.into_iter().map(branch);
            let branches = branches.collect::<Result<_, String>>()?;
            Proof::Cases { truth: truth(&needed(text.truth, "truth")?)?, branches }
        }
        Kind::Either => {
            let proofs = needed(text.proofs, "proofs")?.into_iter().map(read);
            Proof::Either(proofs.collect::<Result<_, _>>()?)
        }
    })
}

fn read_lemma(text: LemmaText) -> Result<Lemma, String> {
    let proof = read(text.proof)?;
    let conclusion = match (text.place.as_slice(), text.eliminate.as_slice()) {
        ([placed], []) => Conclusion::Place(candidate(placed)?),
        ([], [_, ..]) => {
            let mut all = CandidateSet::EMPTY;
            for one in &text.eliminate {
                all |= one.parse().map_err(|error: NotationError| error.to_string())?;
            }
            Conclusion::Eliminate(all)
        }
        _ => return Err("a lemma places one candidate or eliminates some".to_string()),
    };
    Ok(Lemma { conclusion, proof })
}

fn read_sum(text: SumText) -> Result<Sum, String> {
    let weighted = |items: Vec<(String, u32)>| -> Result<Vec<(Constraint, u32)>, String> {
        items.into_iter().map(|(rule, times)| Ok((constraint(&rule)?, times))).collect()
    };
    let rounded = |it: RoundedText| {
        Ok(Rounded { sum: read_sum(it.sum)?, divisor: it.divisor, times: it.times })
    };
    Ok(Sum {
        truths: weighted(text.truths)?,
        links: weighted(text.links)?,
        rounded: text.rounded.into_iter().map(rounded).collect::<Result<_, String>>()?,
    })
}

fn each<T>(texts: &[String], read: fn(&str) -> Result<T, String>) -> Result<Vec<T>, String> {
    texts.iter().map(|text| read(text)).collect()
}

fn candidate(text: &str) -> Result<Candidate, String> {
    text.parse().map_err(|error: NotationError| error.to_string())
}

/// `5r2`, or `r1c1`.
fn constraint(text: &str) -> Result<Constraint, String> {
    let read = || -> Option<Constraint> {
        if text.starts_with('r') {
            return text.parse().ok().map(Constraint::Cell);
        }
        let mut rest = text.chars();
        let digit = Digit::from_char(rest.next()?)?;
        let house: House = rest.as_str().parse().ok()?;
        Some(Constraint::House(house, digit))
    };
    read().ok_or_else(|| format!("`{text}` is not a constraint such as 5r2, 5c3, 5b1 or r1c1"))
}

/// A constraint, `guardians of 5r12c14 7r12c14`, the same with `reversed` at the end,
/// `image of r1c1=5 by r987654321 c987654321 213456789`, or `clue cover r3c6=1 r2c9=2`.
fn truth(text: &str) -> Result<Truth, String> {
    if let Some(image) = text.strip_prefix("image of ") {
        let image = Image::read(image);
        return image.map(Truth::Image).ok_or_else(|| format!("`{text}` is not an image"));
    }
    if let Some(cover) = text.strip_prefix("clue cover ") {
        let cover = ClueCover::read(cover);
        return cover.map(Truth::Cover).ok_or_else(|| format!("`{text}` is not a clue cover"));
    }
    let Some(pattern) = text.strip_prefix("guardians of ") else {
        return constraint(text).map(Truth::Rule);
    };
    let read = || -> Option<DeadlyPattern> {
        let mut candidates = CandidateSet::EMPTY;
        let reversed = pattern.strip_suffix(" reversed");
        for part in reversed.unwrap_or(pattern).split(' ') {
            let digit = Digit::from_char(part.chars().next()?)?;
            let cells: CellSet = part[1..].parse().ok()?;
            candidates |= CandidateSet::of(digit, cells);
        }
        match reversed {
            Some(_) => DeadlyPattern::reverse(candidates.cells(), candidates.digits()),
            None => DeadlyPattern::new(candidates),
        }
    };
    let pattern = read().ok_or_else(|| format!("`{pattern}` is not a deadly pattern"))?;
    Ok(Truth::Guardians(pattern))
}
