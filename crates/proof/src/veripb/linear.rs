//! Linear constraints over candidates, as VeriPB reads and propagates them.

use std::fmt;

use ergodoku_core::{Candidate, CandidateSet, Constraint};

use super::Variable;
use crate::facts::Assumption;

/// So many true candidates at least, each counted with its weight.
#[derive(Clone, Debug)]
pub(super) struct Linear {
    terms: Vec<(Candidate, i32)>,
    at_least: i32,
}

impl Linear {
    /// A rule as "at least one".
    pub(super) fn at_least_one(rule: Constraint) -> Linear {
        Linear { terms: rule.members().iter().map(|it| (it, 1)).collect(), at_least: 1 }
    }

    /// A rule as "at most one".
    pub(super) fn at_most_one(rule: Constraint) -> Linear {
        Linear { terms: rule.members().iter().map(|it| (it, -1)).collect(), at_least: -1 }
    }

    /// The clause that these assumptions do not all hold.
    pub(super) fn not_all(assumptions: &[Assumption]) -> Linear {
        let mut clause = Linear { terms: Vec::new(), at_least: 1 };
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
    pub(super) fn sum<'a>(summands: impl Iterator<Item = &'a Linear>) -> Linear {
        let mut weights = vec![0; 729];
        let mut at_least = 0;
        for summand in summands {
            at_least += summand.at_least;
            for (candidate, weight) in &summand.terms {
                weights[candidate.index()] += weight;
            }
        }
        let terms = CandidateSet::ALL.iter().map(|it| (it, weights[it.index()]));
        Linear { terms: terms.filter(|(_, weight)| *weight != 0).collect(), at_least }
    }

    /// Makes known what must hold for the constraint to be kept.
    fn propagate(&self, known: &mut Known) -> Propagated {
        let (mut slack, mut open) = (-self.at_least, 0);
        for &(candidate, weight) in &self.terms {
            match known[candidate.index()] {
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
            let value = &mut known[candidate.index()];
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

impl fmt::Display for Linear {
    /// `1 r1c1d1 1 ~r1c2d1 >= 1`: true candidates and false ones, all weights positive.
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

/// What propagating a constraint came to.
#[derive(PartialEq, Eq)]
enum Propagated {
    Nothing,
    Some,
    /// All its candidates are known, and it is kept: it has no more to say.
    All,
    Conflict,
}

/// Whether candidates are true, as far as it is known.
type Known = [Option<bool>; 729];

/// Whether unit propagation over these constraints alone refutes what is assumed: the test that
/// VeriPB puts a `rup` line to that names them.
pub(super) fn is_refuted(assumed: &[Assumption], by: &[&Linear]) -> bool {
    let mut known: Known = [None; 729];
    for assumption in assumed {
        let truth = matches!(assumption, Assumption::True(_));
        known[assumption.candidate().index()] = Some(truth);
    }
    let mut open = by.to_vec();
    loop {
        let (mut goes_on, mut is_broken) = (false, false);
        open.retain(|constraint| {
            let propagated = constraint.propagate(&mut known);
            is_broken |= propagated == Propagated::Conflict;
            goes_on |= matches!(propagated, Propagated::Some | Propagated::All);
            propagated != Propagated::All
        });
        if is_broken || !goes_on {
            return is_broken;
        }
    }
}
