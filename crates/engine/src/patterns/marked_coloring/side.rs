//! A colour with all the marks that follow from it.

use ergodoku_core::{Candidate, CandidateSet};

use super::super::medusa::{Cluster, MedusaForm};
use super::{ColorMark, Rule};

/// A colour with its marks.
pub(super) struct Side {
    color: CandidateSet,
    marks: Vec<ColorMark>,
    /// What the colour and its marks exclude.
    pub(super) excluded: CandidateSet,
    /// The rule that they break, and its candidates: two that are marked, or all there are.
    pub(super) broken: Option<(MedusaForm, CandidateSet)>,
    pub(super) is_broken_by_color: bool,
}

impl Side {
    pub(super) fn of_both(cluster: &Cluster, rules: &[Rule]) -> [Side; 2] {
        [0, 1].map(|it| Side::of(cluster.colors[it], cluster.excluded[it], rules))
    }

    /// Marks what follows, round by round, until nothing more does or a rule is broken.
    fn of(color: CandidateSet, excluded: CandidateSet, rules: &[Rule]) -> Side {
        let marks = Vec::new();
        let mut side = Side { color, marks, excluded, broken: None, is_broken_by_color: false };
        let mut all = color;
        loop {
            side.broken = breaking(&all, &side.excluded, rules);
            if side.broken.is_some() {
                side.is_broken_by_color = side.marks.is_empty();
                return side;
            }
            let before = side.marks.len();
            for &(rule, left) in rules {
                let candidates = left - side.excluded;
                if candidates.len() == 1
                    && let Some(candidate) = candidates.iter().next()
                    && !all.contains(candidate)
                {
                    let others = left - CandidateSet::only(candidate);
                    all.insert(candidate);
                    side.marks.push(ColorMark { candidate, rule, others });
                }
            }
            if side.marks.len() == before {
                return side;
            }
            for mark in &side.marks[before..] {
                side.excluded |= mark.candidate.peers();
            }
        }
    }

    /// Whether the colour alone is twice in a rule.
    pub(super) fn is_wrap_of_color(&self) -> bool {
        self.is_broken_by_color && matches!(self.broken, Some((MedusaForm::Wrap { .. }, _)))
    }

    /// The marks without which these candidates would not be excluded.
    pub(super) fn needed_to_exclude(&self, excluded: &CandidateSet) -> Vec<ColorMark> {
        self.with_earlier(excluded.iter().filter_map(|it| self.excluder(it)).collect())
    }

    /// The marks that are among these candidates, and those that they follow from.
    pub(super) fn needed_for(&self, marked: &CandidateSet) -> Vec<ColorMark> {
        let is_marked = |it: &usize| marked.contains(self.marks[*it].candidate);
        self.with_earlier((0..self.marks.len()).filter(is_marked).collect())
    }

    /// The first mark that excludes a candidate, unless its colour does.
    fn excluder(&self, candidate: Candidate) -> Option<usize> {
        match self.color.iter().any(|it| it.excludes(candidate)) {
            true => None,
            false => self.marks.iter().position(|it| it.candidate.excludes(candidate)),
        }
    }

    /// These marks and those that they follow from.
    fn with_earlier(&self, mut needed: Vec<usize>) -> Vec<ColorMark> {
        let mut is_needed = vec![false; self.marks.len()];
        while let Some(index) = needed.pop() {
            if !std::mem::replace(&mut is_needed[index], true) {
                let others = self.marks[index].others.iter();
                needed.extend(others.filter_map(|it| self.excluder(it)));
            }
        }
        let marks = self.marks.iter().zip(is_needed);
        marks.filter(|(_, is_needed)| *is_needed).map(|(mark, _)| *mark).collect()
    }
}

/// The rule that these candidates break if all of them are true, and two of them in it or all that it has.
fn breaking(
    all: &CandidateSet,
    excluded: &CandidateSet,
    rules: &[Rule],
) -> Option<(MedusaForm, CandidateSet)> {
    let twice = *all & *excluded;
    let of_two = rules.iter().find_map(|(rule, left)| {
        let there = *left & *all;
        let is_broken = there.len() > 1 && !there.is_disjoint(&twice);
        is_broken.then(|| (MedusaForm::Wrap { rule: *rule }, there.iter().take(2).collect()))
    });
    of_two.or_else(|| {
        let (rule, left) = rules.iter().find(|(_, left)| left.is_subset(excluded))?;
        Some((MedusaForm::Empty { rule: *rule }, *left))
    })
}
