//! Claims as JSON (docs/claims.md). A step of the records of `ergodoku solve` is a claim.

use ergodoku_core::{
    Candidate, CandidateSet, CellSet, Conclusion, Digit, DigitSet, House, HouseSet, LinkKind,
    Literal, NotationError,
};
use ergodoku_proof::{Proof, Truth};
use serde::de::{Deserializer, Error};
use serde::ser::Serializer;
use serde::{Deserialize, Serialize};

use crate::{Argument, Chain, Claim, Node, Pattern};

/// The version of the schema of claims and proofs.
pub const SCHEMA: u32 = 1;

/// A claim as it is written.
#[derive(Serialize, Deserialize)]
struct ClaimText {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    technique: Option<String>,
    #[serde(default)]
    place: Vec<String>,
    #[serde(default)]
    eliminate: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    argument: Option<ArgumentText>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    proof: Option<Proof>,
}

/// A claim in words, as a line of reasoning, or in fields.
#[derive(Deserialize)]
#[serde(untagged)]
enum AnyClaim {
    Text(String),
    Steps(Vec<Claim>),
    Fields(Box<ClaimText>),
}

#[derive(Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
enum ArgumentText {
    Chain { nodes: Vec<NodeText>, links: Vec<Sign> },
    Count { truths: Vec<Truth>, links: Vec<String> },
    Fish { digit: u8, base: Vec<String>, cover: Vec<String>, fins: Vec<String> },
    Sets { sets: Vec<NodeText>, houses: Vec<String> },
    Premises { premises: Vec<String> },
    Other { text: String },
    Proof { proof: Proof },
    Either { arguments: Vec<ArgumentText> },
    Steps { steps: Vec<Claim> },
}

#[derive(Serialize, Deserialize)]
struct NodeText {
    digits: Vec<u8>,
    cells: Vec<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Sign {
    Strong,
    Weak,
}

impl Serialize for Claim {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        written(self).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Claim {
    /// A text in any of the text forms, an array of claims, which concludes what its last one does, or an object. Fields that are not known are passed over; of a proof and another
    /// argument the proof is taken.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Claim, D::Error> {
        match AnyClaim::deserialize(deserializer)? {
            AnyClaim::Text(text) => text.parse().map_err(D::Error::custom),
            AnyClaim::Steps(steps) => Ok(of_steps(steps)),
            AnyClaim::Fields(fields) => read(*fields).map_err(D::Error::custom),
        }
    }
}

fn of_steps(steps: Vec<Claim>) -> Claim {
    let conclusions = steps.last().map(|it| it.conclusions.clone()).unwrap_or_default();
    Claim { conclusions, technique: None, argument: Some(Argument::Steps(steps)) }
}

fn written(claim: &Claim) -> ClaimText {
    let (mut place, mut eliminate) = (Vec::new(), Vec::new());
    for conclusion in &claim.conclusions {
        match conclusion {
            Conclusion::Place(candidate) => place.push(candidate.to_string()),
            Conclusion::Eliminate(all) => {
                eliminate.extend(all.iter().map(|it| format!("{}<>{}", it.cell, it.digit)));
            }
        }
    }
    let proof = match &claim.argument {
        Some(Argument::Proof(proof)) => Some(proof.clone()),
        _ => None,
    };
    let argument = match proof {
        Some(_) => None,
        None => claim.argument.as_ref().map(written_argument),
    };
    ClaimText { technique: claim.technique.clone(), place, eliminate, argument, proof }
}

fn names<T: ToString>(items: impl Iterator<Item = T>) -> Vec<String> {
    items.map(|it| it.to_string()).collect()
}

fn written_node(node: &Node) -> NodeText {
    NodeText {
        digits: node.digits.iter().map(Digit::get).collect(),
        cells: names(node.cells.iter()),
    }
}

fn written_argument(argument: &Argument) -> ArgumentText {
    match argument {
        Argument::Chain(chain) => ArgumentText::Chain {
            nodes: chain.nodes.iter().map(written_node).collect(),
            links: chain.links.iter().map(|it| Sign::from(*it)).collect(),
        },
        Argument::Count { truths, links } => {
            ArgumentText::Count { truths: truths.clone(), links: names(links.iter()) }
        }
        Argument::Pattern(Pattern::Fish { digit, base, cover, fins }) => ArgumentText::Fish {
            digit: digit.get(),
            base: names(base.iter()),
            cover: names(cover.iter()),
            fins: names(fins.iter()),
        },
        Argument::Pattern(Pattern::Sets { sets, houses }) => ArgumentText::Sets {
            sets: sets.iter().map(written_node).collect(),
            houses: names(houses.iter()),
        },
        Argument::Pattern(Pattern::Premises(premises)) => {
            ArgumentText::Premises { premises: names(premises.iter()) }
        }
        Argument::Pattern(Pattern::Other(text)) => ArgumentText::Other { text: text.clone() },
        Argument::Proof(proof) => ArgumentText::Proof { proof: proof.clone() },
        Argument::Either(arguments) => {
            ArgumentText::Either { arguments: arguments.iter().map(written_argument).collect() }
        }
        Argument::Steps(steps) => ArgumentText::Steps { steps: steps.clone() },
    }
}

impl From<LinkKind> for Sign {
    fn from(kind: LinkKind) -> Sign {
        match kind {
            LinkKind::Strong => Sign::Strong,
            LinkKind::Weak => Sign::Weak,
        }
    }
}

impl From<Sign> for LinkKind {
    fn from(sign: Sign) -> LinkKind {
        match sign {
            Sign::Strong => LinkKind::Strong,
            Sign::Weak => LinkKind::Weak,
        }
    }
}

fn said(error: NotationError) -> String {
    error.to_string()
}

fn read(text: ClaimText) -> Result<Claim, String> {
    let mut conclusions = Vec::new();
    for placed in &text.place {
        let candidate: Candidate = placed.parse().map_err(said)?;
        conclusions.push(Conclusion::Place(candidate));
    }
    let mut eliminated = CandidateSet::EMPTY;
    for one in &text.eliminate {
        eliminated |= one.parse().map_err(said)?;
    }
    if !eliminated.is_empty() {
        conclusions.push(Conclusion::Eliminate(eliminated));
    }
    let argument = match (text.proof, text.argument) {
        (Some(proof), _) => Some(Argument::Proof(proof)),
        (None, argument) => argument.map(read_argument).transpose()?,
    };
    Ok(Claim { conclusions, technique: text.technique, argument })
}

fn digit(number: u8) -> Result<Digit, String> {
    Digit::new(number).ok_or_else(|| format!("{number} is not a digit from 1 to 9"))
}

fn cells(texts: &[String]) -> Result<CellSet, String> {
    texts.iter().try_fold(CellSet::EMPTY, |all, it| Ok(all | it.parse().map_err(said)?))
}

fn houses(texts: &[String]) -> Result<HouseSet, String> {
    texts.iter().map(|it| it.parse::<House>().map_err(said)).collect()
}

fn read_node(text: &NodeText) -> Result<Node, String> {
    let digits = text.digits.iter().map(|it| digit(*it)).collect::<Result<DigitSet, _>>()?;
    Ok(Node { digits, cells: cells(&text.cells)? })
}

fn nodes(texts: &[NodeText]) -> Result<Vec<Node>, String> {
    texts.iter().map(read_node).collect()
}

fn read_argument(text: ArgumentText) -> Result<Argument, String> {
    Ok(match text {
        ArgumentText::Chain { nodes: texts, links } => {
            let nodes = nodes(&texts)?;
            let is_part = |node: &Node| node.digits.is_empty() || node.cells.is_empty();
            if nodes.iter().any(is_part) {
                return Err("a node of a chain has digits and cells".to_string());
            }
            if links.len() > nodes.len() || links.len() + 1 < nodes.len() {
                return Err("a chain has a link between each two nodes".to_string());
            }
            Argument::Chain(Chain { nodes, links: links.into_iter().map(LinkKind::from).collect() })
        }
        ArgumentText::Count { truths, links } => {
            let links = links.iter().map(|it| link(it)).collect::<Result<_, _>>()?;
            Argument::Count { truths, links }
        }
        ArgumentText::Fish { digit: number, base, cover, fins } => {
            Argument::Pattern(Pattern::Fish {
                digit: digit(number)?,
                base: houses(&base)?,
                cover: houses(&cover)?,
                fins: cells(&fins)?,
            })
        }
        ArgumentText::Sets { sets, houses: named } => {
            Argument::Pattern(Pattern::Sets { sets: nodes(&sets)?, houses: houses(&named)? })
        }
        ArgumentText::Premises { premises } => {
            let premises = premises.iter().map(|it| premise(it)).collect::<Result<_, _>>()?;
            Argument::Pattern(Pattern::Premises(premises))
        }
        ArgumentText::Other { text } => Argument::Pattern(Pattern::Other(text)),
        ArgumentText::Proof { proof } => Argument::Proof(proof),
        ArgumentText::Either { arguments } => {
            let arguments = arguments.into_iter().map(read_argument);
            Argument::Either(arguments.collect::<Result<_, _>>()?)
        }
        ArgumentText::Steps { steps } => Argument::Steps(steps),
    })
}

fn link(text: &str) -> Result<ergodoku_core::Constraint, String> {
    let read: Result<Truth, _> =
        Truth::deserialize(serde::de::value::StrDeserializer::<serde::de::value::Error>::new(text));
    match read.map_err(|error| error.to_string())? {
        Truth::Rule(rule) => Ok(rule),
        Truth::Guardians(_) | Truth::Image(_) | Truth::Cover(_) => {
            Err(format!("`{text}` is no link"))
        }
    }
}

fn premise(text: &str) -> Result<Literal, String> {
    let conclusion: Conclusion = text.parse().map_err(said)?;
    Literal::from_conclusion(&conclusion).ok_or_else(|| format!("`{text}` is not one candidate"))
}
