//! Trees of chains: what follows from a premise link by link, each inference from one other.

use ergodoku_core::{Candidate, CandidateSet, Conclusion, Constraint, Literal, State};

use ergodoku_kernel::{Trace, literal};

use crate::patterns::chain::{Link, Node};
use crate::patterns::inference::Inference;
use crate::patterns::inference_line::InferenceLine;
use crate::patterns::intersection::Intersection;
use crate::patterns::links::{Graph, Links, NodeSet};
use crate::patterns::single::{Alone, Single};
use crate::sort::sort_by_key;

/// How many of the rules that a premise breaks are compared, to choose the one with the fewest steps.
const COMPARED: usize = 4;

/// What follows from a premise in a state, breadth first, so that each node is reached by as few links as
/// there are.
pub(crate) struct ImplicationTree<'a> {
    state: &'a State,
    links: &'a Links,
    premise: Literal,
    trace: Trace,
    /// By node: its place among those found true, in the order found.
    found_true: Vec<Option<u16>>,
}

impl<'a> ImplicationTree<'a> {
    pub(crate) fn new(state: &'a State, links: &'a Links, premise: Literal) -> ImplicationTree<'a> {
        let (count, mut trace) = (links.count(), Trace::new(links.count()));
        let all = NodeSet::first(count, count);
        let start = literal(links.number(premise.candidate()), premise.is_true());
        let next = |node, is_true, word: usize| match is_true {
            true => links.weak(node)[word],
            false => links.strong(node)[word],
        };
        trace.follow(start, [&all, &all], next, |_, node| node, |_| false);
        let mut found_true = vec![None; count];
        let reached_true = trace.reached().filter(|it| it % 2 == 1);
        for (place, reached) in reached_true.enumerate() {
            found_true[reached / 2] = Some(place as u16);
        }
        ImplicationTree { state, links, premise, trace, found_true }
    }

    /// The node found true that makes this one false; none if the premise says that it is false, or if it is
    /// not found false.
    fn excluded_by(&self, node: usize) -> Option<usize> {
        self.trace.before(literal(node, false)).map(|before| before / 2)
    }

    /// The candidates found false.
    fn eliminated(&self) -> CandidateSet {
        let found_false = self.trace.reached().filter(|it| it % 2 == 0).map(|it| it / 2);
        let single = |node: usize| {
            let Node { digit, cells } = self.links.node(node);
            (node < self.links.singles())
                .then(|| Candidate::new(cells.first().expect("a cell"), digit))
        };
        found_false.filter_map(single).collect()
    }

    /// The chains by which the premise leaves a rule nothing: of the rules that it breaks first, the one
    /// with the fewest steps.
    pub(crate) fn breaking(&self) -> Option<(InferenceLine, Constraint)> {
        let (live, open) = (self.state.live(), *self.state.all_candidates());
        let left = live - self.eliminated();
        let broken_at = |rule: Constraint| {
            let members = rule.members();
            let is_broken = members.is_disjoint(&left) && !members.is_disjoint(&live);
            let sources =
                (members & open).iter().filter_map(|it| self.excluded_by(self.links.number(it)));
            is_broken.then(|| (sources.map(|it| self.found_true[it]).max().flatten(), rule))
        };
        let mut broken: Vec<_> = Constraint::all().filter_map(broken_at).collect();
        broken.sort();
        let first = broken.into_iter().take(COMPARED);
        let needed = first.map(|(_, rule)| (self.needed(rule.members() & open), rule));
        let (needed, rule) = needed.min_by_key(|(needed, _)| needed.len())?;
        let (line, earlier) = self.line(needed);
        Some((line, earlier.unwrap_or(rule)))
    }

    /// The chain by which the premise comes to a conclusion about a single candidate.
    pub(crate) fn line_to(&self, conclusion: &Conclusion) -> InferenceLine {
        let needed = match conclusion {
            Conclusion::Eliminate(eliminated) => self.needed(*eliminated),
            Conclusion::Place(candidate) => {
                let node = self.links.number(*candidate);
                let is_found = self.found_true[node].is_some();
                if is_found { self.back(node, Vec::new()) } else { Vec::new() }
            }
        };
        self.line(needed).0
    }

    /// The nodes found true that the falsity of some candidates rests on.
    fn needed(&self, eliminated: CandidateSet) -> Vec<usize> {
        let sources = eliminated.iter().filter_map(|it| self.excluded_by(self.links.number(it)));
        sources.fold(Vec::new(), |needed, node| self.back(node, needed))
    }

    /// Adds a node found true, and all on the way to it.
    fn back(&self, node: usize, mut needed: Vec<usize>) -> Vec<usize> {
        let way = self.trace.back(literal(node, true)).filter(|it| it % 2 == 1).map(|it| it / 2);
        for node in way {
            if needed.contains(&node) {
                break;
            }
            needed.push(node);
        }
        needed
    }

    /// The steps by which nodes are found true, and the first rule that they leave nothing, if there is one.
    fn line(&self, mut needed: Vec<usize>) -> (InferenceLine, Option<Constraint>) {
        sort_by_key(&mut needed, |&node| self.found_true[node]);
        let mut line = InferenceLine::new(self.premise);
        let mut now = self.state.clone();
        now.apply_unchecked(&self.premise.as_conclusion());
        for node in needed {
            if let Some(excluded) = self.trace.before(literal(node, true))
                && let Link::Rule(rule) = self.links.why_strong(self.state, excluded / 2, node)
            {
                if (rule.members() & now.live()).is_empty() {
                    return (line, Some(rule));
                }
                line.add(&mut now, self.step(self.links.node(node), rule));
            }
        }
        (line, None)
    }

    /// A node found true because a rule has nothing else left, as a step.
    fn step(&self, node: Node, rule: Constraint) -> Inference {
        match (node.cells.single(), rule) {
            (Some(cell), _) => {
                let candidate = Candidate::new(cell, node.digit);
                let alone = match rule {
                    Constraint::Cell(_) => Alone::InCell,
                    Constraint::House(house, _) => Alone::InHouse { house },
                };
                Inference::single(Single { candidate, alone })
            }
            (None, Constraint::House(base, digit)) => {
                let houses = node.cells.common_houses();
                let cover = houses.without(base).first().unwrap_or(base);
                let excluded = node.excluded() & *self.state.all_candidates();
                let eliminated = CandidateSet::of(digit, excluded.cells_of(digit) & cover.cells());
                let pattern = Intersection { digit, base, cover, cells: node.cells };
                Inference::intersection(pattern, Conclusion::Eliminate(eliminated))
            }
            (None, Constraint::Cell(_)) => {
                unreachable!("several candidates of a digit in one cell")
            }
        }
    }
}
