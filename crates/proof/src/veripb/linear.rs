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

    /// What must hold for the constraint to be kept.
    fn propagate(&self, known: &mut Known) -> Propagated {
        let most: i32 = self.terms.iter().map(|&(it, weight)| known.most(it, weight)).sum();
        let slack = most - self.at_least;
        if slack < 0 {
            return Propagated::Conflict;
        }
        let mut propagated = Propagated::Nothing;
        for &(candidate, weight) in &self.terms {
            if weight.abs() > slack && known.is_open(candidate) {
                known.learn(candidate, weight > 0);
                propagated = Propagated::Something;
            }
        }
        propagated
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
    Something,
    Conflict,
}

/// The candidates known to be true, or false.
#[derive(Default)]
struct Known {
    yes: CandidateSet,
    no: CandidateSet,
}

impl Known {
    fn is_open(&self, candidate: Candidate) -> bool {
        !self.yes.contains(candidate) && !self.no.contains(candidate)
    }

    fn learn(&mut self, candidate: Candidate, truth: bool) {
        if truth { self.yes.insert(candidate) } else { self.no.insert(candidate) }
    }

    /// The most that a term can still add.
    fn most(&self, candidate: Candidate, weight: i32) -> i32 {
        let can_count = match weight > 0 {
            true => !self.no.contains(candidate),
            false => self.yes.contains(candidate),
        };
        if can_count { weight } else { 0 }
    }
}

/// Whether unit propagation over these constraints alone refutes what is assumed: the test that
/// VeriPB puts a `rup` line to that names them.
pub(super) fn is_refuted(assumed: &[Assumption], by: &[&Linear]) -> bool {
    let mut known = Known::default();
    for assumption in assumed {
        known.learn(assumption.candidate(), matches!(assumption, Assumption::True(_)));
    }
    loop {
        let mut goes_on = false;
        for constraint in by {
            match constraint.propagate(&mut known) {
                Propagated::Conflict => return true,
                Propagated::Something => goes_on = true,
                Propagated::Nothing => {}
            }
        }
        if !goes_on {
            return false;
        }
    }
}
