//! Linear (pseudo-Boolean) constraints over candidates, as VeriPB reads and propagates them.

use std::fmt;

use ergodoku_core::{Candidate, CandidateSet, Constraint};

use super::Variable;
use crate::facts::Assumption;

/// A lower bound on the total weight of the true candidates.
#[derive(Clone, Debug)]
pub(super) struct LinearConstraint {
    terms: Vec<(Candidate, i32)>,
    at_least: i32,
}

impl LinearConstraint {
    /// A rule as "at least one".
    pub(super) fn at_least_one(rule: Constraint) -> LinearConstraint {
        LinearConstraint { terms: rule.members().iter().map(|it| (it, 1)).collect(), at_least: 1 }
    }

    /// A rule as "at most one".
    pub(super) fn at_most_one(rule: Constraint) -> LinearConstraint {
        LinearConstraint { terms: rule.members().iter().map(|it| (it, -1)).collect(), at_least: -1 }
    }

    /// The clause that these assumptions do not all hold.
    pub(super) fn not_all(assumptions: &[Assumption]) -> LinearConstraint {
        let mut clause = LinearConstraint { terms: Vec::new(), at_least: 1 };
        for (place, assumption) in assumptions.iter().enumerate() {
            if assumptions[..place].contains(assumption) {
                continue;
            }
            let (candidate, weight) = match *assumption {
                Assumption::True(candidate) => (candidate, -1),
                Assumption::False(candidate) => (candidate, 1),
            };
            clause.terms.push((candidate, weight));
            clause.at_least += weight.min(0);
        }
        clause
    }

    /// The sum of some constraints.
    pub(super) fn sum<'a>(
        summands: impl Iterator<Item = &'a LinearConstraint>,
    ) -> LinearConstraint {
        let mut weights = vec![0; 729];
        let mut at_least = 0;
        for summand in summands {
            at_least += summand.at_least;
            for (candidate, weight) in &summand.terms {
                weights[candidate.index()] += weight;
            }
        }
        let terms = CandidateSet::ALL.iter().map(|it| (it, weights[it.index()]));
        LinearConstraint { terms: terms.filter(|(_, weight)| *weight != 0).collect(), at_least }
    }

    /// Assigns every candidate whose value the constraint forces.
    fn propagate(&self, assignment: &mut Assignment) -> Propagated {
        let (mut slack, mut open) = (-self.at_least, 0);
        for &(candidate, weight) in &self.terms {
            match assignment[candidate.index()] {
                None => {
                    slack += weight.max(0);
                    open += 1;
                }
                Some(true) => slack += weight,
                Some(false) => {}
            }
        }
        if slack < 0 {
            return Propagated::Conflict;
        }
        let before = open;
        for &(candidate, weight) in &self.terms {
            let value = &mut assignment[candidate.index()];
            if weight.abs() > slack && value.is_none() {
                *value = Some(weight > 0);
                open -= 1;
            }
        }
        match open {
            0 => Propagated::All,
            _ if open < before => Propagated::Some,
            _ => Propagated::Nothing,
        }
    }
}

impl fmt::Display for LinearConstraint {
    /// `1 r1c1d1 1 ~r1c2d1 >= 1`: a negative weight is written as a positive one of the negated literal.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut at_least = self.at_least;
        for &(candidate, weight) in &self.terms {
            let not = if weight < 0 { "~" } else { "" };
            at_least -= weight.min(0);
            write!(f, "{} {not}{} ", weight.abs(), Variable(candidate))?;
        }
        write!(f, ">= {at_least}")
    }
}

/// The result of propagating one constraint.
#[derive(PartialEq, Eq)]
enum Propagated {
    Nothing,
    Some,
    /// All its candidates are assigned and it is satisfied: it can be dropped.
    All,
    Conflict,
}

/// The value of each candidate, `None` while unassigned.
type Assignment = [Option<bool>; 729];

/// Whether unit propagation over these constraints alone refutes the assumptions. This is VeriPB's test
/// of a `rup` line that names them.
pub(super) fn is_refuted(assumed: &[Assumption], by: &[&LinearConstraint]) -> bool {
    let mut assignment: Assignment = [None; 729];
    for assumption in assumed {
        let truth = matches!(assumption, Assumption::True(_));
        assignment[assumption.candidate().index()] = Some(truth);
    }
    let mut open = by.to_vec();
    loop {
        let (mut goes_on, mut is_broken) = (false, false);
        open.retain(|constraint| {
            let propagated = constraint.propagate(&mut assignment);
            is_broken |= propagated == Propagated::Conflict;
            goes_on |= matches!(propagated, Propagated::Some | Propagated::All);
            propagated != Propagated::All
        });
        if is_broken || !goes_on {
            return is_broken;
        }
    }
}
