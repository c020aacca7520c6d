//! Trees of chains: what follows from a premise link by link, each inference from one other.

use ergodoku_core::{Candidate, CandidateSet, Conclusion, Constraint, House, Literal, State};

use crate::patterns::Pattern;
use crate::patterns::chain::{Link, Node};
use crate::patterns::intersection::Intersection;
use crate::patterns::line::Line;
use crate::patterns::links::{Graph, Links, NodeSet, nodes_in};
use crate::patterns::single::{Alone, Single};
use crate::step::Step;
use crate::techniques as t;

/// Of the rules that a premise breaks, so many are looked at for the fewest steps.
const COMPARED: usize = 4;

/// A state and the links in it.
pub(crate) struct Tree<'a> {
    state: &'a State,
    links: &'a Links,
}

/// Why a node is true: another is false, because of an earlier one at this place in the order. The
/// premise has no such reason, and what it says is false no earlier one.
type Why = (usize, Option<usize>);

/// How the nodes found true came about, in the order found.
struct Growth {
    /// Each node found true, and why.
    grown: Vec<(usize, Option<Why>)>,
    /// The nodes found false.
    off: NodeSet,
    /// For each node found false the place in `grown` of what rules it out; none for the premise.
    ruled_out_by: Vec<Option<u16>>,
}

impl<'a> Tree<'a> {
    pub(crate) fn new(state: &'a State, links: &'a Links) -> Tree<'a> {
        Tree { state, links }
    }

    /// The candidate of a node of one candidate: these come first.
    fn candidate(&self, node: usize) -> Option<Candidate> {
        let Node { digit, cells } = self.links.node(node);
        (node < self.links.singles()).then(|| Candidate::new(cells.first().expect("a cell"), digit))
    }

    /// Breadth first, so that each node is reached by as few links as there are.
    fn grow(&self, premise: Literal) -> Growth {
        let links = self.links;
        let mut on = NodeSet::new(links.count());
        let (grown, off) = (Vec::with_capacity(64), NodeSet::new(links.count()));
        let mut growth = Growth { grown, off, ruled_out_by: vec![None; links.count()] };
        let start = links.number(premise.candidate());
        match premise.is_true() {
            true => {
                on.insert(start);
                growth.grown.push((start, None));
            }
            false => {
                growth.off.insert(start);
                for node in nodes_in(links.strong(start)) {
                    on.insert(node);
                    growth.grown.push((node, Some((start, None))));
                }
            }
        }
        let mut next = 0;
        while let Some(&(node, _)) = growth.grown.get(next) {
            for (word, &row) in links.weak(node).iter().enumerate() {
                let new = row & !growth.off.0[word];
                growth.off.0[word] |= new;
                for off in nodes_in(&[new]).map(|bit| word * 64 + bit) {
                    growth.ruled_out_by[off] = Some(next as u16);
                    for (word, &row) in links.strong(off).iter().enumerate() {
                        let new = row & !on.0[word];
                        on.0[word] |= new;
                        for bit in nodes_in(&[new]) {
                            growth.grown.push((word * 64 + bit, Some((off, Some(next)))));
                        }
                    }
                }
            }
            next += 1;
        }
        growth
    }

    /// The chains by which a premise leaves a rule nothing: of the rules that it breaks first, the one
    /// with the fewest steps.
    pub(crate) fn breaking(&self, premise: Literal) -> Option<(Line, Constraint)> {
        let growth = self.grow(premise);
        let gone: CandidateSet = growth.off.iter().map_while(|node| self.candidate(node)).collect();
        let (live, open) = (self.state.live(), *self.state.all_candidates());
        let left = live - gone;
        let broken_at = |rule: Constraint| {
            let members = rule.members();
            let broken = members.is_disjoint(&left) && !members.is_disjoint(&live);
            let sources = (members & open).iter();
            let last = sources.filter_map(|it| growth.ruled_out_by[self.links.number(it)]).max();
            broken.then_some((last, rule))
        };
        let mut broken: Vec<_> = Constraint::all().filter_map(broken_at).collect();
        broken.sort();
        let first = broken.into_iter().take(COMPARED);
        let needed = first.map(|(_, rule)| (self.needed(&growth, rule.members() & open), rule));
        let (needed, rule) = needed.min_by_key(|(needed, _)| needed.len())?;
        let (line, earlier) = self.line(premise, &growth, needed);
        Some((line, earlier.unwrap_or(rule)))
    }

    /// The chain by which a premise comes to a conclusion about a single candidate.
    pub(crate) fn reaching(&self, premise: Literal, conclusion: &Conclusion) -> Line {
        let growth = self.grow(premise);
        let needed = match conclusion {
            Conclusion::Eliminate(gone) => self.needed(&growth, *gone),
            Conclusion::Place(candidate) => {
                let node = self.links.number(*candidate);
                let at = growth.grown.iter().position(|&(grown, _)| grown == node);
                at.map_or_else(Vec::new, |at| self.back(&growth, at, Vec::new()))
            }
        };
        self.line(premise, &growth, needed).0
    }

    /// The places in `grown` of all that the falsity of some candidates rests on.
    fn needed(&self, growth: &Growth, gone: CandidateSet) -> Vec<usize> {
        let sources = gone.iter().filter_map(|it| growth.ruled_out_by[self.links.number(it)]);
        sources.fold(Vec::new(), |needed, at| self.back(growth, usize::from(at), needed))
    }

    /// Adds what was found true at `at`, and all that it rests on.
    fn back(&self, growth: &Growth, at: usize, mut needed: Vec<usize>) -> Vec<usize> {
        let mut next = Some(at);
        while let Some(at) = next.filter(|at| !needed.contains(at)) {
            needed.push(at);
            next = growth.grown[at].1.and_then(|(_, from)| from);
        }
        needed
    }

    /// The steps of those found true, and the first rule that they leave nothing, if there is one.
    fn line(
        &self,
        premise: Literal,
        growth: &Growth,
        mut needed: Vec<usize>,
    ) -> (Line, Option<Constraint>) {
        needed.sort();
        let mut line = Line::new(premise);
        let mut now = self.state.clone();
        now.apply_unchecked(&premise.as_conclusion());
        for at in needed {
            let (node, why) = growth.grown[at];
            if let Some((off, _)) = why
                && let Link::Rule(rule) = self.links.why_strong(self.state, off, node)
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
    fn step(&self, node: Node, rule: Constraint) -> Step {
        let excluded = node.excluded() & *self.state.all_candidates();
        match (node.cells.single(), rule) {
            (Some(cell), _) => {
                let candidate = Candidate::new(cell, node.digit);
                let (technique, alone) = match rule {
                    Constraint::Cell(_) => (&t::NAKED_SINGLE, Alone::InCell),
                    Constraint::House(house, _) => (&t::HIDDEN_SINGLE, Alone::InHouse { house }),
                };
                let pattern = Pattern::Single(Single { candidate, alone });
                Step { technique, pattern, conclusion: Conclusion::Place(candidate) }
            }
            (None, Constraint::House(base, digit)) => {
                let houses = node.cells.common_houses();
                let cover = houses.without(base).first().unwrap_or(base);
                let gone = CandidateSet::of(digit, excluded.cells_of(digit) & cover.cells());
                let technique = if is_box(base) { &t::POINTING } else { &t::CLAIMING };
                let pattern = Intersection { digit, base, cover, cells: node.cells };
                Step {
                    technique,
                    pattern: Pattern::Intersection(pattern),
                    conclusion: Conclusion::Eliminate(gone),
                }
            }
            (None, Constraint::Cell(_)) => {
                unreachable!("several candidates of a digit in one cell")
            }
        }
    }
}

fn is_box(house: House) -> bool {
    house.kind() == ergodoku_core::HouseKind::Box
}
