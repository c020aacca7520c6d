//! [`Singles`]: what some rules alone make of an assumption, one after another.

use ergodoku_core::{Candidate, CandidateSet, Constraint, Literal};

use crate::instance::Facts;

/// The singles of some rules: those that lead to a broken rule, or all if none is broken.
pub(crate) struct Singles {
    /// Rules with one candidate left, and that candidate.
    pub(crate) steps: Vec<(Constraint, Candidate)>,
    /// The rule without any candidate left.
    pub(crate) broken: Option<Constraint>,
    /// What is known at the end.
    pub(crate) facts: Facts,
}

impl Singles {
    pub(crate) fn follow(facts: &Facts, rules: &[Constraint]) -> Singles {
        let mut singles = Singles { steps: Vec::new(), broken: None, facts: facts.clone() };
        while let Some(rule) = singles.next(rules) {
            match (rule.members() & singles.facts.open).single() {
                Some(placed) => {
                    singles.steps.push((rule, placed));
                    singles.facts.learn(Literal::positive(placed));
                }
                None => {
                    singles.broken = Some(rule);
                    singles.keep_needed(facts, rule);
                    break;
                }
            }
        }
        singles
    }

    /// The first rule without any candidate left, else the first with one.
    fn next(&self, rules: &[Constraint]) -> Option<Constraint> {
        let left = |rule: &Constraint| (rule.members() & self.facts.open).len();
        let open = || rules.iter().copied().filter(|rule| !self.facts.is_kept(*rule));
        open().find(|rule| left(rule) == 0).or_else(|| open().find(|rule| left(rule) == 1))
    }

    /// Drops the steps that the broken rule does not rest on.
    fn keep_needed(&mut self, facts: &Facts, broken: Constraint) {
        // What each step is the first to rule out.
        let mut open = facts.open;
        let ruled_out: Vec<CandidateSet> = self
            .steps
            .iter()
            .map(|(_, placed)| {
                let gone = open & placed.peers();
                open -= gone;
                gone
            })
            .collect();
        let mut wanted = broken.members() & facts.open;
        let mut is_needed = vec![false; self.steps.len()];
        for (place, &(rule, placed)) in self.steps.iter().enumerate().rev() {
            if !(ruled_out[place] & wanted).is_empty() {
                is_needed[place] = true;
                wanted |= (rule.members() & facts.open) - CandidateSet::only(placed);
            }
        }
        let mut needed = is_needed.iter();
        self.steps.retain(|_| *needed.next().unwrap_or(&true));
    }
}
