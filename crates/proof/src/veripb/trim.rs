//! Which lines of a proof its end needs, and what of all that they name.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use super::formula::Formula;
use super::ledger::Id;
use super::linear::{Linear, is_refuted};
use crate::facts::Assumption;

/// A constraint that a line of the proof derives, and from what.
pub(super) struct Line {
    pub(super) constraint: Linear,
    pub(super) from: From,
}

pub(super) enum From {
    /// The sum of these.
    Sum(Vec<Id>),
    /// Unit propagation over these refutes the assumptions; that they do not all hold is derived.
    Propagation(Vec<Assumption>, Vec<Id>),
}

/// The text of the lines from which the last follows. Each names no more than it needs, so that no line
/// can be left out.
pub(super) fn needed_lines(formula: &Formula, lines: &[Line]) -> String {
    let constraint = |id: Id| match id {
        Id::Axiom(place) => &formula.constraints[place],
        Id::Line(place) => &lines[place].constraint,
    };
    let mut needed = BTreeSet::from([Id::Line(lines.len() - 1)]);
    let mut kept = Vec::new();
    for (place, line) in lines.iter().enumerate().rev() {
        if !needed.contains(&Id::Line(place)) {
            continue;
        }
        let from = match &line.from {
            From::Sum(ids) => ids.clone(),
            From::Propagation(assumed, ids) => {
                let refutes = |ids: &[Id]| {
                    let by: Vec<&Linear> = ids.iter().map(|&id| constraint(id)).collect();
                    is_refuted(assumed, &by)
                };
                fewest(ids, &needed, refutes)
            }
        };
        needed.extend(&from);
        kept.push((place, from));
    }
    kept.reverse();
    let number = |id: Id| match id {
        Id::Axiom(place) => place + 1,
        Id::Line(place) => {
            let before = kept.partition_point(|(kept, _)| *kept < place);
            formula.constraints.len() + before + 1
        }
    };
    let text = kept.iter().map(|(place, from)| {
        let Line { constraint, from: how } = &lines[*place];
        let ids: Vec<usize> = from.iter().map(|&id| number(id)).collect();
        match how {
            From::Sum(_) => sum(&ids),
            From::Propagation(..) => propagation(constraint, &ids),
        }
    });
    text.collect()
}

/// Those of the ids that it takes to refute: without any one of them it fails. What nothing else needs
/// is left out first, and of that what was derived last.
fn fewest(ids: &[Id], needed: &BTreeSet<Id>, refutes: impl Fn(&[Id]) -> bool) -> Vec<Id> {
    let mut fewest = ids.to_vec();
    debug_assert!(refutes(&fewest), "what is derived follows");
    let mut tried = fewest.clone();
    tried.sort_by_key(|id| (needed.contains(id), Reverse(*id)));
    for id in tried {
        let without: Vec<Id> = fewest.iter().copied().filter(|it| *it != id).collect();
        if refutes(&without) {
            fewest = without;
        }
    }
    fewest
}

fn sum(ids: &[usize]) -> String {
    let rest: String = ids[1..].iter().map(|id| format!(" {id} +")).collect();
    format!("pol {}{rest};\n", ids[0])
}

fn propagation(constraint: &Linear, ids: &[usize]) -> String {
    let from: String = ids.iter().map(|id| format!(" {id}")).collect();
    format!("rup {constraint} : ~{from};\n")
}
