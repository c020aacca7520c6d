//! The link graph of a state, and why its links are strong.
//!
//! The kernel's [`LinkGraph`] has the nodes and links of candidates and groups. Every kind of pattern with
//! one candidate too many can join it the same way: as strong links between nodes, with the truths and
//! links that prove them ([`Link`]). Almost locked sets do; almost hidden sets, almost fish and the
//! guardians of a deadly pattern could.

use std::collections::HashMap;
use std::ops::Deref;

use ergodoku_core::{CandidateSet, CellSet, Constraint, Digit, House, State};
use ergodoku_kernel::{GraphBuilder, LinkGraph, NodeKind};

use super::almost_locked::{Als, LastCandidate};
use serde::Serialize;

use crate::context::{Context, Fact, enum_key};
pub(crate) use ergodoku_kernel::{Graph, nodes_in};

/// A set of nodes of a graph of any size.
pub(crate) type NodeSet = ergodoku_kernel::NodeSet<Vec<u64>>;

/// A set of nodes for each node of a graph of any size.
pub(crate) type Rows = ergodoku_kernel::Rows<Vec<u64>>;

/// The nodes of a state and the links between them.
pub(crate) struct Links {
    graph: LinkGraph,
    bivalue: CellSet,
    almost_locked: Vec<Als>,
    last_candidates: HashMap<[usize; 2], LastCandidate>,
}

impl Deref for Links {
    type Target = LinkGraph;

    fn deref(&self) -> &LinkGraph {
        &self.graph
    }
}

/// What chains are made of.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Through {
    /// Places of one digit.
    OneDigit,
    /// Single candidates.
    Candidates,
    /// All nodes there are.
    Groups,
}

enum_key!(Through { OneDigit, Candidates, Groups });

/// Why one of two nodes is true, or at most one.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Link {
    /// A rule of the game: the nodes hold all that is left of it, or lie in it together.
    Rule(Constraint),
    /// An almost locked set: if one of its digits is in none of its cells, each other is in one.
    AlmostLocked(Als),
    /// An almost locked set and a cell: without one of its digits the set leaves the cell one candidate.
    LastCandidate(LastCandidate),
}

impl Link {
    /// The almost locked set of the link, if it has one.
    pub(crate) fn almost_locked(&self) -> Option<Als> {
        match self {
            Link::Rule(_) => None,
            Link::AlmostLocked(set) | Link::LastCandidate(LastCandidate { set, .. }) => Some(*set),
        }
    }
}

impl From<Constraint> for Link {
    fn from(rule: Constraint) -> Link {
        Link::Rule(rule)
    }
}

impl Context<'_> {
    /// The strong and weak links of the state that chains of a kind are made of: those through groups
    /// take almost locked sets along if the limits have them in chains.
    pub(crate) fn links_through(&self, through: Through) -> &Links {
        self.fact(through)
    }

    /// The links between candidates and groups alone.
    pub(crate) fn plain_links(&self) -> &Links {
        match self.limits.als_in_chains {
            true => &self.fact::<PlainLinks>(()).0,
            false => self.links_through(Through::Groups),
        }
    }
}

impl Fact for Links {
    type Key = Through;

    fn of(context: &Context<'_>, through: Through) -> Links {
        let has_sets = through == Through::Groups && context.limits.als_in_chains;
        let sets = if has_sets { context.almost_locked_sets() } else { &[] };
        let all = *context.state.all_candidates();
        // Others take no part in chains that eliminate something.
        let candidates = match through {
            Through::OneDigit => {
                all & CandidateSet::product(CellSet::ALL, context.reducible_digits())
            }
            Through::Candidates | Through::Groups => all,
        };
        Links::of(context, &candidates, through, sets)
    }
}

/// The links between candidates and groups, where others take almost locked sets along.
struct PlainLinks(Links);

impl Fact for PlainLinks {
    type Key = ();

    fn of(context: &Context<'_>, (): ()) -> PlainLinks {
        PlainLinks(Links::of(context, context.state.all_candidates(), Through::Groups, &[]))
    }
}

impl Links {
    /// The links between some candidates of a state that chains of a kind are made of: in houses all
    /// candidates of a digit or none. Those through groups take these almost locked sets along.
    pub(crate) fn of(
        context: &Context<'_>,
        candidates: &CandidateSet,
        through: Through,
        almost_locked: &[Als],
    ) -> Links {
        let (state, bivalue) = (context.state, context.bivalue());
        let mut builder = GraphBuilder::new(candidates);
        let cells_of = (through != Through::OneDigit).then_some(state);
        if cells_of.is_some() {
            builder.link_cells(state, bivalue);
        }
        builder.link_houses(state, candidates);
        if through == Through::Groups {
            builder.link_groups(candidates);
        }
        let is_larger = |als: &&Als| als.cells.len() > 1;
        let almost_locked: Vec<Als> = almost_locked.iter().filter(is_larger).copied().collect();
        let mut last_candidates = HashMap::new();
        for als in &almost_locked {
            link_almost_locked(&mut builder, state, als, &mut last_candidates);
        }
        let graph = builder.build(cells_of, context.stop());
        Links { graph, bivalue, almost_locked, last_candidates }
    }

    /// Whether a strong link comes from a rule of the game, and not from an almost locked set.
    pub(crate) fn is_rule(&self, one: usize, other: usize) -> bool {
        let [a, b] = [self.node(one), self.node(other)];
        let in_cell = (a.cells | b.cells).single();
        a.digit == b.digit || in_cell.is_some_and(|cell| self.bivalue.contains(cell))
    }

    /// Why one of two strongly linked nodes is true.
    pub(crate) fn why_strong(&self, state: &State, one: usize, other: usize) -> Link {
        let [a, b] = [self.node(one), self.node(other)];
        let cells = a.cells | b.cells;
        if a.digit == b.digit {
            let places = state.places(a.digit);
            let holds = |house: &House| places & house.cells() == cells;
            let house = cells.common_houses().iter().find(holds);
            return Link::Rule(Constraint::House(house.expect("a strong link"), a.digit));
        }
        if let Some(cell) = cells.single()
            && self.is_rule(one, other)
        {
            return Link::Rule(Constraint::Cell(cell));
        }
        let joins = |als: &&Als| {
            [a, b].iter().all(|it| {
                als.digits.contains(it.digit) && als.cells & state.places(it.digit) == it.cells
            })
        };
        if let Some(als) = self.almost_locked.iter().find(joins) {
            return Link::AlmostLocked(*als);
        }
        let pair = [one.min(other), one.max(other)];
        Link::LastCandidate(*self.last_candidates.get(&pair).expect("a strong link"))
    }
}

/// Links any two digits of an almost locked set: if one is in none of its cells, the other is in one.
/// Digits that nothing outside sees are of no use to a chain.
fn link_almost_locked(
    builder: &mut GraphBuilder,
    state: &State,
    als: &Als,
    last_candidates: &mut HashMap<[usize; 2], LastCandidate>,
) {
    let ends = als.digits.iter().map(|digit| (digit, state.places(digit) & als.cells));
    let is_seen =
        |(digit, cells): &(Digit, CellSet)| !state.places(*digit).is_disjoint(cells.common_peers());
    let ends: Vec<(Digit, CellSet)> = ends.filter(is_seen).collect();
    for (index, &one) in ends.iter().enumerate() {
        for &other in &ends[index + 1..] {
            builder.link(NodeKind::AlmostLocked, [one, other]);
        }
    }
    // What is left of a cell if the set, without one digit, takes all its other candidates.
    let near = (als.cells.all_peers() - als.cells) & state.unsolved();
    for &(lacking, cells) in &ends {
        let others = als.digits.without(lacking);
        for cell in near.iter().filter(|&cell| (state.candidates(cell) - others).len() <= 1) {
            if let Some(it) = LastCandidate::of(state, *als, lacking, cell)
                && let Some(left) = (state.candidates(cell) - it.taken).single()
            {
                let nodes = [(lacking, cells), (left, CellSet::only(cell))];
                let [one, other] = builder.link(NodeKind::AlmostLocked, nodes);
                last_candidates.insert([one.min(other), one.max(other)], it);
            }
        }
    }
}
