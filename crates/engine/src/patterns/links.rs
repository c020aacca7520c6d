//! The link graph of a state, and why its links are strong.
//!
//! The kernel's [`LinkGraph`] has the nodes and links of candidates and groups. Every kind of pattern with
//! one candidate too many can join it the same way: as strong links between nodes, with the truths and
//! links that prove them ([`Link`]). Almost locked sets, the guardians of unique rectangles and almost fish do. Almost
//! hidden sets need not: what they link, almost locked sets link as well.

use std::collections::HashMap;
use std::ops::Deref;

use ergodoku_core::{CandidateSet, CellSet, Constraint, Digit, DigitSet, House, State};
use ergodoku_kernel::{GraphBuilder, LinkGraph, NodeKind};
use ergodoku_proof::{DeadlyPattern, Truth};

use super::almost_fish::AlmostFish;
use super::almost_locked::{Als, LastCandidate};
use super::rectangle;
use serde::Serialize;

use crate::context::{Context, Fact, enum_key};
pub(crate) use ergodoku_kernel::{Graph, nodes_in, nodes_in_word};

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
    /// The strong links of rectangles or fish.
    patterns: Patterns,
}

/// Strong links by their two nodes, the smaller number first.
pub(super) type Patterns = HashMap<[usize; 2], Link>;

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
    /// Single candidates, and the guardians of unique rectangles.
    Rectangles,
    /// Single candidates, and what almost fish have in the houses of their cover.
    Fish,
    /// All nodes there are but these.
    Groups,
}

enum_key!(Through { OneDigit, Candidates, Rectangles, Fish, Groups });

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
    /// The guardians of a unique rectangle: the nodes hold them all.
    Rectangle(GuardedRectangle),
    /// An almost fish: if none of its places in one house of the cover is true, one in each other is.
    Fish(AlmostFish),
}

/// Four cells that two digits would make deadly.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
pub struct GuardedRectangle {
    /// The cells.
    pub rectangle: CellSet,
    /// The two digits.
    pub digits: DigitSet,
}

impl GuardedRectangle {
    /// That one of its guardians is true.
    pub(crate) fn truth(self) -> Truth {
        let pattern = DeadlyPattern::new(CandidateSet::product(self.rectangle, self.digits));
        Truth::Guardians(pattern.expect("four cells in two rows, two columns and two boxes"))
    }
}

impl Link {
    /// The rectangle of the link, if it has one.
    pub(crate) fn rectangle(&self) -> Option<GuardedRectangle> {
        match self {
            Link::Rectangle(rectangle) => Some(*rectangle),
            _ => None,
        }
    }

    /// The almost fish of the link, if it has one.
    pub(crate) fn fish(&self) -> Option<AlmostFish> {
        match self {
            Link::Fish(fish) => Some(*fish),
            _ => None,
        }
    }

    /// The almost locked set of the link, if it has one.
    pub(crate) fn almost_locked(&self) -> Option<Als> {
        match self {
            Link::Rule(_) | Link::Rectangle(_) | Link::Fish(_) => None,
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
            Through::Candidates | Through::Rectangles | Through::Fish | Through::Groups => all,
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
        let patterns = match through {
            Through::Rectangles => link_rectangles(&mut builder, context),
            Through::Fish => AlmostFish::link(&mut builder, state),
            _ => HashMap::new(),
        };
        let graph = builder.build(cells_of, context.stop());
        Links { graph, bivalue, almost_locked, last_candidates, patterns }
    }

    /// Whether a rectangle or a fish joins two nodes.
    pub(crate) fn has_pattern(&self) -> bool {
        !self.patterns.is_empty()
    }

    /// Whether a strong link comes from a rule of the game, and not from a pattern.
    pub(crate) fn is_rule(&self, one: usize, other: usize) -> bool {
        if self.patterns.contains_key(&[one.min(other), one.max(other)]) {
            return false;
        }
        let [a, b] = [self.node(one), self.node(other)];
        let in_cell = (a.cells | b.cells).single();
        a.digit == b.digit || in_cell.is_some_and(|cell| self.bivalue.contains(cell))
    }

    /// Why one of two strongly linked nodes is true.
    pub(crate) fn why_strong(&self, state: &State, one: usize, other: usize) -> Link {
        let [a, b] = [self.node(one), self.node(other)];
        if let Some(link) = self.patterns.get(&[one.min(other), one.max(other)]) {
            return *link;
        }
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

/// Links the guardians of each unique rectangle where two nodes hold them all: those of two digits, or those of one digit in
/// opposite corners and next to one of them. Where the candidates of a cell are as good a reason, that is the reason.
fn link_rectangles(builder: &mut GraphBuilder, context: &Context<'_>) -> Patterns {
    let state = context.state;
    let mut linked = HashMap::new();
    for pattern in rectangle::patterns(context) {
        let guardians = pattern.guardians() & *state.all_candidates();
        let nodes: Vec<(Digit, CellSet)> =
            guardians.digits().iter().map(|it| (it, guardians.cells_of(it))).collect();
        let pairs: Vec<[(Digit, CellSet); 2]> = match nodes[..] {
            [one, other] => vec![[one, other]],
            [(digit, cells)] if cells.common_houses().is_empty() => cells
                .iter()
                .map(|it| [(digit, CellSet::only(it)), (digit, cells.without(it))])
                .collect(),
            _ => Vec::new(),
        };
        let rectangle = pattern.cells();
        let digits = pattern.candidates().digits();
        for pair in pairs {
            let are_nodes = pair.iter().all(|(_, cells)| !cells.common_houses().is_empty());
            let is_cell =
                guardians.cells().is_subset(context.bivalue()) && guardians.cells().is_single();
            if are_nodes && !is_cell {
                let [one, other] = builder.link(NodeKind::Guardians, pair);
                let link = Link::Rectangle(GuardedRectangle { rectangle, digits });
                linked.entry([one.min(other), one.max(other)]).or_insert(link);
            }
        }
    }
    linked
}

#[cfg(test)]
mod tests {
    use ergodoku_core::{Candidate, Cell, text};
    use ergodoku_kernel::Node;

    use super::*;
    use crate::catalogue::TECHNIQUES;
    use crate::context::PathCache;
    use crate::limits::Limits;
    use crate::position::Position;

    /// By a set of digits of a house with one place more than digits: the places, the other cells, and the other digits. Only
    /// where no cell is solved but for its name, and the other digits all fit into the other cells.
    fn almost_hidden(state: &State, house: House) -> Vec<(CellSet, CellSet, DigitSet)> {
        let open = house.cells() & state.unsolved();
        let left = DigitSet::ALL - house.cells().iter().filter_map(|it| state.digit(it)).collect();
        let places = |digits: DigitSet| {
            digits.iter().fold(CellSet::EMPTY, |all, it| all | state.places(it)) & open
        };
        let digits_of = |cells: CellSet| {
            cells.iter().fold(DigitSet::EMPTY, |all, it| all | state.candidates(it))
        };
        let sets = (1..512).map(DigitSet::from_bits).filter(|it| it.is_subset(left));
        let with_cells = sets.map(|it| (places(it), open - places(it), left - it, it.len()));
        let is_one = |it: &(CellSet, CellSet, DigitSet, usize)| {
            let (cells, rest, others, count) = *it;
            let is_open = |cell: Cell| state.candidates(cell).len() > 1;
            cells.len() == count + 1 && digits_of(rest) == others && rest.iter().all(is_open)
        };
        with_cells.filter(is_one).map(|(cells, rest, others, _)| (cells, rest, others)).collect()
    }

    /// Two candidates in two cells of an almost hidden set, of two other digits, are not both true: the set would lack a cell.
    /// Chains need no link for that. The rest of the house is an almost locked set, in which one of the two digits is; and each
    /// of the two candidates sees all places for its digit there.
    #[test]
    fn what_an_almost_hidden_set_links_the_rest_of_its_house_links() {
        let limits = Limits { als_in_chains: true, ..Limits::default() };
        let cache = PathCache::default();
        let mut compared = 0;
        for technique in TECHNIQUES {
            let state = State::new(&text::parse_one(technique.example().state).unwrap().puzzle);
            let Ok(state) = state else { continue };
            let position = Position::from(state);
            let context = Context::new(&position, &limits, &cache);
            let (state, links) = (context.state, context.links_through(Through::Groups));
            let number = |node: Node| (0..links.count()).find(|it| links.node(*it) == node);
            for (cells, rest, others) in House::all().flat_map(|it| almost_hidden(state, it)) {
                let foreign = others.iter().flat_map(|it| {
                    (cells & state.places(it)).iter().map(move |cell| Candidate::new(cell, it))
                });
                let foreign: Vec<Candidate> = foreign.collect();
                for [one, other] in
                    foreign.iter().flat_map(|one| foreign.iter().map(move |it| [one, it]))
                {
                    if one.cell >= other.cell || one.digit == other.digit {
                        continue;
                    }
                    let ends = [one, other].map(|it| {
                        let there = Node::new(it.digit, rest & state.places(it.digit));
                        (links.number(*it), number(there).expect("it is a node"))
                    });
                    let has = |row: &[u64], node: usize| nodes_in(row).any(|it| it == node);
                    assert!(ends.iter().all(|(near, far)| has(links.weak(*near), *far)));
                    assert!(has(links.strong(ends[0].1), ends[1].1), "{one} {other}");
                    compared += 1;
                }
            }
        }
        assert!(compared > 1000, "{compared}");
    }
}
