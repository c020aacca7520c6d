//! Blossom Loops: from each candidate of a cell, or of a digit in a house, a chain leads to one and the same cell, or to one
//! digit in a house, so that all their links are strong.

mod search;

use std::ops::ControlFlow;

use ergodoku_core::{
    Candidate, CandidateSet, Constraint, DigitSet, Explanation, LinkKind, Mark, Role, Sentence,
    State, sentence,
};
use ergodoku_kernel::rank::RankSet;
use ergodoku_proof::Proof;
use serde::Serialize;

use super::reasoning::Reasoning;
use crate::context::Context;
use crate::sink::{Distinct, Sink};
use crate::sort::sort_by_key;
use search::Branches;

/// A stem of three candidates or more, a branch from each of them, and the end of them all. No rule is used twice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BlossomLoop {
    /// The cell, or the digit in a house, that the branches start from.
    pub stem: Constraint,
    /// A branch from each of its candidates.
    pub branches: Vec<Branch>,
    /// The cell, or the digit in a house, that has the last node of each branch.
    pub end: Constraint,
}

/// A chain of weak and strong links in turn: if its first node is true, every other node is, and so the last.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Branch {
    /// The nodes: an odd number.
    pub nodes: Vec<Candidate>,
    /// The rule of each link, the first one weak; the last one is strong.
    pub links: Vec<Constraint>,
}

/// The most truths of a loop: its stem and the strong links of its branches.
const MOST_TRUTHS: usize = 8;

/// Every loop of shortest branches, the fewest truths first; each set of eliminations once.
pub(crate) fn find(context: &Context<'_>, sink: &mut impl Sink<BlossomLoop>) -> ControlFlow<()> {
    let state = context.state;
    let branches = Branches::of(state);
    let candidates = |rule: Constraint| rule.members() & *state.all_candidates();
    let rules: Vec<(Constraint, Vec<Candidate>)> =
        Constraint::all().map(|it| (it, candidates(it).iter().collect())).collect();
    let mut found = Distinct::new(sink);
    let mut pairs = Vec::new();
    for (stem, starts) in rules.iter().filter(|(_, starts)| starts.len() > 2) {
        context.check()?;
        for (end, ends) in rules.iter().filter(|(end, _)| end != stem) {
            if ends.len() < starts.len() {
                continue;
            }
            let lengths = starts.iter().map(|it| branches.length(*it, *end));
            let Some(lengths) = lengths.collect::<Option<Vec<usize>>>() else { continue };
            // Candidates that are at the end already are a group: with one branch besides, it is a grouped loop of two.
            let branching = lengths.iter().filter(|it| **it > 0).count();
            let length: usize = lengths.iter().sum();
            if branching > 1 && length < MOST_TRUTHS {
                pairs.push((length, *stem, starts, *end));
            }
        }
    }
    sort_by_key(&mut pairs, |it| it.0);
    for (_, stem, starts, end) in pairs {
        context.check()?;
        let mut ways: Vec<Vec<Branch>> = Vec::new();
        for start in starts {
            let mut of_start = branches.shortest(*start, end);
            of_start.retain(|it| !it.links.contains(&stem) && !it.links.contains(&end));
            ways.push(of_start);
        }
        each_choice(&ways, &mut Vec::new(), &mut |chosen| {
            let set = set_of(stem, chosen, end);
            found.offer(set.falls_by_excess(state), || {
                let branches = chosen.iter().map(|it| (*it).clone()).collect();
                BlossomLoop { stem, branches, end }
            })
        })?;
    }
    ControlFlow::Continue(())
}

/// Visits each choice of a branch from each start, such that they have different ends and no rule in common.
fn each_choice<'a>(
    ways: &'a [Vec<Branch>],
    chosen: &mut Vec<&'a Branch>,
    visit: &mut impl FnMut(&[&'a Branch]) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let Some(next) = ways.get(chosen.len()) else { return visit(chosen) };
    for branch in next {
        let is_apart = |other: &&Branch| {
            other.last() != branch.last() && other.links.iter().all(|it| !branch.links.contains(it))
        };
        if chosen.iter().all(is_apart) {
            chosen.push(branch);
            each_choice(ways, chosen, visit)?;
            chosen.pop();
        }
    }
    ControlFlow::Continue(())
}

/// The stem and the strong links as truths, the weak links and the end as links.
fn set_of(stem: Constraint, branches: &[&Branch], end: Constraint) -> RankSet {
    let links =
        |from: usize| branches.iter().flat_map(move |it| it.links.iter().skip(from).step_by(2));
    RankSet {
        truths: [stem].into_iter().chain(links(1).copied()).collect(),
        links: links(0).copied().chain([end]).collect(),
    }
}

impl Branch {
    fn last(&self) -> Candidate {
        self.nodes[self.nodes.len() - 1]
    }

    /// What is true if its first node is, with the reason why.
    fn steps(&self) -> Vec<Sentence> {
        let strong = self.links.iter().skip(1).step_by(2);
        let step = |(it, rule): (&Candidate, &Constraint)| match rule {
            Constraint::Cell(cell) => sentence!("mark-in-cell", cell = *cell, digit = it.digit),
            Constraint::House(house, digit) => {
                sentence!("mark-in-house", cell = it.cell, digit = *digit, house = *house)
            }
        };
        self.nodes.iter().skip(2).step_by(2).zip(strong).map(step).collect()
    }

    /// In Eureka notation: `(5)r2c3-(5=7)r2c7`.
    fn eureka(&self) -> String {
        let written = |it: Candidate| format!("({}){}", it.digit, it.cell);
        let pairs = self.nodes[1..].chunks(2).map(|pair| match (pair[0], pair[1]) {
            (a, b) if a.cell == b.cell => format!("-({}={}){}", a.digit, b.digit, a.cell),
            (a, b) => format!("-{}={}", written(a), written(b)),
        });
        written(self.nodes[0]) + &pairs.collect::<String>()
    }

    fn draw(&self, explanation: &mut Explanation) {
        for (index, node) in self.nodes.iter().enumerate().skip(1) {
            let role = if index % 2 == 1 { Role::FollowsFalse } else { Role::FollowsTrue };
            explanation.mark(Mark::Candidates(CandidateSet::only(*node), role));
            let [from, to] = [self.nodes[index - 1], *node].map(CandidateSet::only);
            let kind = if index % 2 == 1 { LinkKind::Weak } else { LinkKind::Strong };
            explanation.mark(Mark::Link { from, to, kind });
        }
    }
}

impl BlossomLoop {
    fn set(&self) -> RankSet {
        set_of(self.stem, &self.branches.iter().collect::<Vec<_>>(), self.end)
    }

    fn stem_candidates(&self) -> CandidateSet {
        self.branches.iter().map(|it| it.nodes[0]).collect()
    }

    fn ends(&self) -> CandidateSet {
        self.branches.iter().map(Branch::last).collect()
    }

    /// What of the stem, and where the branch leads to.
    fn explain_branch(&self, branch: &Branch) -> Sentence {
        let Candidate { cell, digit } = branch.nodes[0];
        match branch.steps() {
            steps if steps.is_empty() => sentence!("blossom-loop-at-once", cell, digit),
            steps => sentence!("blossom-loop-branch", cell, digit, steps),
        }
    }

    fn explain_end(&self) -> Sentence {
        match self.end {
            Constraint::Cell(cell) => {
                sentence!("blossom-loop-end-cell", cell, digits = self.ends().digits())
            }
            Constraint::House(house, digit) => {
                sentence!("blossom-loop-end-house", house, digit, cells = self.ends().cells())
            }
        }
    }
}

impl Reasoning for BlossomLoop {
    fn proof(&self) -> Proof {
        let RankSet { truths, links } = self.set();
        Proof::count(truths, links)
    }

    fn length(&self) -> usize {
        self.branches.iter().map(|it| it.nodes.len()).sum()
    }

    fn digits(&self) -> DigitSet {
        self.branches.iter().flat_map(|it| &it.nodes).map(|it| it.digit).collect()
    }

    fn notation(&self) -> String {
        let branches: Vec<String> = self.branches.iter().map(Branch::eureka).collect();
        format!("{}: {} in {}", self.stem, branches.join(", "), self.end)
    }

    fn explain(&self, _: &State, explanation: &mut Explanation) {
        for rule in [self.stem, self.end] {
            if let Constraint::House(house, _) = rule {
                let role = if rule == self.stem { Role::Base } else { Role::Cover };
                explanation.mark(Mark::House(house, role));
            }
        }
        self.branches.iter().for_each(|it| it.draw(explanation));
        explanation.mark(Mark::Candidates(self.stem_candidates(), Role::Pivot));
        explanation.mark(Mark::Candidates(self.ends(), Role::Pincer));
        explanation.say(match self.stem {
            Constraint::Cell(cell) => {
                sentence!("blossom-loop-cell", cell, digits = self.stem_candidates().digits())
            }
            Constraint::House(house, digit) => {
                let cells = self.stem_candidates().cells();
                sentence!("blossom-loop-house", house, digit, cells)
            }
        });
        for branch in &self.branches {
            explanation.say(self.explain_branch(branch));
        }
        explanation.say(self.explain_end());
        explanation.say(sentence!("blossom-loop-room", count = self.set().truths.len()));
    }

    fn legend(&self) -> &'static [(Role, &'static str)] {
        &[
            (Role::Pivot, "legend-stem"),
            (Role::Pincer, "legend-end-of-a-branch"),
            (Role::Base, "legend-house-of-the-stem"),
            (Role::Cover, "legend-house-of-the-ends"),
        ]
    }

    fn look_at(&self) -> Sentence {
        match self.stem {
            Constraint::Cell(cell) => sentence!("look-around-cell", cell),
            Constraint::House(houses, digits) => {
                sentence!("look-at-digits-in", digits, houses)
            }
        }
    }

    fn because(&self) -> Sentence {
        match self.end {
            Constraint::Cell(cell) => sentence!("blossom-loop-because-cell", cell),
            Constraint::House(house, digit) => {
                sentence!("blossom-loop-because-house", house, digit)
            }
        }
    }

    fn place(&self) -> Sentence {
        match self.stem {
            Constraint::Cell(cell) => sentence!("place-stem", cell),
            Constraint::House(house, digit) => sentence!("place-start-digit", digit, house),
        }
    }
}
