//! The shortest branches from candidates to rules.

use ergodoku_core::{Candidate, CandidateSet, Constraint, State};

use super::Branch;

/// The most strong links of a branch.
pub(super) const LONGEST: usize = 3;

/// No branch.
const NONE: u8 = u8::MAX;

/// A weak link from a candidate that is true to one that is false then, and a strong link from that to one that is true.
#[derive(Copy, Clone)]
struct Step {
    from: Candidate,
    weak: Constraint,
    via: Candidate,
    strong: Constraint,
}

/// All branches of a state, by where they start.
pub(super) struct Branches {
    /// By candidate: the steps that end in it.
    steps: Vec<Vec<Step>>,
    /// By candidate: what is so many steps away from it and no fewer, itself first.
    levels: Vec<Vec<CandidateSet>>,
    /// By candidate and rule: the number of steps to the nearest candidate of the rule.
    lengths: Vec<[u8; 324]>,
}

impl Branches {
    pub(super) fn of(state: &State) -> Branches {
        let all = *state.all_candidates();
        let mut steps: Vec<Vec<Step>> = vec![Vec::new(); 729];
        let mut next = vec![CandidateSet::EMPTY; 729];
        for to in all.iter() {
            for strong in to.constraints() {
                let Some(via) = partner(to, strong, &all) else { continue };
                for weak in via.constraints().into_iter().filter(|it| *it != strong) {
                    let others = (all & weak.members()) - CandidateSet::only(via);
                    for from in others.iter().filter(|it| *it != to) {
                        steps[to.index()].push(Step { from, weak, via, strong });
                        next[from.index()].insert(to);
                    }
                }
            }
        }
        let mut levels: Vec<Vec<CandidateSet>> = vec![Vec::new(); 729];
        let mut lengths = vec![[NONE; 324]; 729];
        for start in all.iter() {
            let mut reached = CandidateSet::only(start);
            let mut level = reached;
            for length in 0..=LONGEST {
                for rule in level.iter().flat_map(Candidate::constraints) {
                    let known = &mut lengths[start.index()][rule.index()];
                    *known = (*known).min(length as u8);
                }
                levels[start.index()].push(level);
                let ahead = level.iter().map(|it| next[it.index()]);
                level = ahead.fold(CandidateSet::EMPTY, CandidateSet::union) - reached;
                reached |= level;
            }
        }
        Branches { steps, levels, lengths }
    }

    /// The number of strong links from a candidate to the nearest one of a rule.
    pub(super) fn length(&self, start: Candidate, end: Constraint) -> Option<usize> {
        let length = self.lengths[start.index()][end.index()];
        (length != NONE).then_some(length.into())
    }

    /// The shortest branches from a candidate to a rule that have no rule twice.
    pub(super) fn shortest(&self, start: Candidate, end: Constraint) -> Vec<Branch> {
        let Some(length) = self.length(start, end) else { return Vec::new() };
        let levels = &self.levels[start.index()];
        let mut found = Vec::new();
        for last in (levels[length] & end.members()).iter() {
            let mut backwards = Branch { nodes: vec![last], links: Vec::new() };
            self.go_back(levels, length, &mut backwards, &mut found);
        }
        found
    }

    fn go_back(
        &self,
        levels: &[CandidateSet],
        length: usize,
        backwards: &mut Branch,
        found: &mut Vec<Branch>,
    ) {
        if length == 0 {
            let Branch { mut nodes, mut links } = backwards.clone();
            nodes.reverse();
            links.reverse();
            found.push(Branch { nodes, links });
            return;
        }
        let last = backwards.nodes[backwards.nodes.len() - 1];
        for step in &self.steps[last.index()] {
            let is_used = |it: &Constraint| backwards.links.contains(it);
            let is_new = !is_used(&step.weak) && !is_used(&step.strong);
            if is_new && levels[length - 1].contains(step.from) {
                backwards.nodes.extend([step.via, step.from]);
                backwards.links.extend([step.strong, step.weak]);
                self.go_back(levels, length - 1, backwards, found);
                backwards.nodes.truncate(backwards.nodes.len() - 2);
                backwards.links.truncate(backwards.links.len() - 2);
            }
        }
    }
}

/// The only other candidate of a rule.
fn partner(candidate: Candidate, rule: Constraint, all: &CandidateSet) -> Option<Candidate> {
    let others = (*all & rule.members()) - CandidateSet::only(candidate);
    others.iter().next().filter(|_| others.len() == 1)
}
