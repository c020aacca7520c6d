//! Trims a proof: drops lines and reasons that its last line does not need.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use super::formula::Formula;
use super::ledger::Id;
use super::linear::{LinearConstraint, is_refuted};
use crate::facts::Assumption;

/// A line of the proof: a constraint and its derivation.
pub(super) struct Line {
    pub(super) constraint: LinearConstraint,
    pub(super) derivation: Derivation,
}

pub(super) enum Derivation {
    /// The sum of these constraints.
    Sum(Vec<Id>),
    /// Unit propagation over these constraints refutes the assumptions, so they do not all hold.
    Propagation(Vec<Assumption>, Vec<Id>),
}

/// The text of the lines that the last line follows from. Each names only the reasons that it needs.
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
        let from = match &line.derivation {
            Derivation::Sum(ids) => ids.clone(),
            Derivation::Propagation(assumed, ids) => {
                let refutes = |ids: &[Id]| {
                    let by: Vec<&LinearConstraint> = ids.iter().map(|&id| constraint(id)).collect();
                    is_refuted(assumed, &by)
                };
                minimal_reasons(ids, &needed, refutes)
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
        let Line { constraint, derivation } = &lines[*place];
        let ids: Vec<usize> = from.iter().map(|&id| number(id)).collect();
        match derivation {
            Derivation::Sum(_) => sum(&ids),
            Derivation::Propagation(..) => propagation(constraint, &ids),
        }
    });
    text.collect()
}

/// A minimal subset of `ids` that still refutes. Tries first to drop those that nothing else needs, the
/// latest derived first.
fn minimal_reasons(ids: &[Id], needed: &BTreeSet<Id>, refutes: impl Fn(&[Id]) -> bool) -> Vec<Id> {
    let mut minimal = ids.to_vec();
    debug_assert!(refutes(&minimal), "the reasons given suffice");
    let mut tried = minimal.clone();
    tried.sort_by_key(|id| (needed.contains(id), Reverse(*id)));
    for id in tried {
        let without: Vec<Id> = minimal.iter().copied().filter(|it| *it != id).collect();
        if refutes(&without) {
            minimal = without;
        }
    }
    minimal
}

fn sum(ids: &[usize]) -> String {
    let rest: String = ids[1..].iter().map(|id| format!(" {id} +")).collect();
    format!("pol {}{rest};\n", ids[0])
}

fn propagation(constraint: &LinearConstraint, ids: &[usize]) -> String {
    let from: String = ids.iter().map(|id| format!(" {id}")).collect();
    format!("rup {constraint} : ~{from};\n")
}
