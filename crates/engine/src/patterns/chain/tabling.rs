//! Chains by tabling, as HoDoKu finds nice loops. A table has what follows from a candidate's truth, or from
//! its falsity, each by one way alone: the first of the shortest. Which way is the first depends on the order
//! in which links are followed: within the cell, then along row, column and box, then to groups. A way that
//! comes back to a cell is no chain, and hides any other that would be one.

use ergodoku_core::Each as _;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

use ergodoku_core::{CandidateSet, CellSet};
use ergodoku_kernel::{NodeLiteral, Trace};

use super::targets::{Form, Target};
use super::{Node, Through};
use crate::context::Context;
use crate::patterns::links::{Graph, Links, NodeSet};
use crate::sink::{Demand, Order};
use crate::sort::sort_by_key;

/// A chain in a table: its nodes, the first link strong, and its eliminations; those of a continuous loop
/// depend on all its links.
pub(crate) struct TableChain {
    pub(crate) nodes: Vec<usize>,
    pub(crate) eliminations: Option<CandidateSet>,
}

/// A target, and how good a step with its eliminations would be, if only the best is wanted and these are
/// known.
type Ranked<'a> = (Option<Order>, &'a Target);

/// Every chain of a form in the tables, the shortest first; where only the best step is wanted, without those
/// that another one beats.
pub(crate) fn table_chains(
    context: &Context<'_>,
    through: Through,
    form: Form,
    sink: &impl Demand,
) -> Vec<TableChain> {
    let links = context.links_through(through);
    let targets = context.targets(through).iter().filter(|target| target.form == form);
    let targets: Vec<Ranked<'_>> =
        targets.map(|target| (target.rank(context.state, links, sink), target)).collect();
    if targets.is_empty() {
        return Vec::new();
    }
    let premises = targets.chunk_by(|one, other| one.1.premise == other.1.premise);
    let premises: Vec<&[Ranked<'_>]> = premises.collect();
    let first = |targets: &[Ranked<'_>]| targets.iter().map(|(order, _)| *order).min().flatten();
    // Those first that lead to the best steps: after few of them all others are outdone.
    let in_turn =
        premises.iter().enumerate().map(|(place, targets)| Reverse((first(targets), place)));
    let mut in_turn: BinaryHeap<_> = in_turn.collect();
    let (mut table, mut ways) = (Table::new(context, links), Vec::new());
    let mut best = sink.best();
    while let Some(Reverse((_, place))) = in_turn.pop() {
        if context.is_due() {
            break;
        }
        let is_wanted = |(order, _): &&Ranked<'_>| order.is_none_or(|it| it <= best);
        let wanted: Vec<&Ranked<'_>> = premises[place].iter().filter(is_wanted).collect();
        let Some((_, Target { premise, .. })) = wanted.first() else { break };
        table.follow(*premise, wanted.iter().map(|(_, target)| target.end));
        for (order, target) in wanted {
            let Some(nodes) = table.chain_to(target.end) else { continue };
            // Without a group it is no chain through groups.
            let is_told = through != Through::Groups || links.has_group(&nodes);
            if let Some(order) = order.filter(|_| is_told) {
                best = order.min(best);
            }
            ways.push((
                place,
                TableChain { nodes, eliminations: target.eliminations(context.state, links) },
            ));
        }
    }
    sort_by_key(&mut ways, |(place, way)| (way.nodes.len(), *place));
    ways.into_iter().map(|(_, way)| way).collect()
}

/// The table of what follows from one premise.
struct Table<'a> {
    links: &'a Links,
    /// The candidates, and the groups that are all that a line and a box share.
    nodes: NodeSet,
    /// Those of them with strong links: no others are followed if they are false.
    linked: NodeSet,
    premise: NodeLiteral,
    trace: Trace,
}

impl<'a> Table<'a> {
    fn new(context: &'a Context<'a>, links: &'a Links) -> Table<'a> {
        let (singles, count) = (links.singles(), links.count());
        let mut nodes = links.candidates().clone();
        let is_crossing = |group: &usize| {
            let Node { digit, cells } = links.node(*group);
            let houses = cells.common_houses();
            let shared =
                houses.iter().fold(context.state.places(digit), |all, it| all & it.cells());
            shared == cells && houses.len() == 2
        };
        (singles..count).filter(is_crossing).for_each(|group| nodes.insert(group));
        let linked = nodes.and(links.linked().row());
        Table { links, nodes, linked, premise: 0, trace: Trace::new(count) }
    }

    /// Finds what follows from a premise, until it has reached all `ends`.
    fn follow(&mut self, premise: NodeLiteral, ends: impl Iterator<Item = NodeLiteral> + Clone) {
        self.premise = premise;
        let links = self.links;
        let mut false_nodes = self.linked.clone();
        let false_ends = ends.clone().filter(|end| end % 2 == 0);
        false_ends.for_each(|end| false_nodes.insert(end / 2));
        // No almost locked set is followed: of the nodes that one links both may be true.
        let next = |node, is_true: bool, word: usize| {
            links.weak(node)[word] & if is_true { u64::MAX } else { links.strong(node)[word] }
        };
        let mut ends = ends.peekable();
        let is_over = |trace: &Trace| {
            while ends.next_if(|&end| trace.before(end).is_some()).is_some() {}
            ends.peek().is_none()
        };
        let key = |from, to| turn(links, from, to);
        self.trace.follow(premise, [&false_nodes, &self.nodes], next, key, is_over);
    }

    /// The nodes from the premise to an end; none if it does not follow, or follows by fewer than three
    /// links.
    fn way(&self, end: NodeLiteral) -> Option<Vec<usize>> {
        let mut literals: Vec<NodeLiteral> = Vec::with_capacity(32);
        literals.extend(self.trace.back(end));
        let is_way = literals.len() > 3 && literals.last() == Some(&self.premise);
        is_way.then(|| literals.into_iter().rev().map(|literal| literal / 2).collect())
    }

    /// The chain to an end, from the first node that is false to the last that is true. None if the way comes
    /// back to a cell on its way, or leads round without leaving the premise's cell by its first link and
    /// entering it by its last.
    fn chain_to(&self, end: NodeLiteral) -> Option<Vec<usize>> {
        let way = self.way(end)?;
        let cells = |index: usize| self.links.node(way[index]).cells;
        let last = way.len() - 1;
        let stays =
            cells(0) == cells(last) && (cells(1) == cells(0) || cells(last - 1) == cells(0));
        let chain = self.premise % 2..last + end % 2;
        (!stays && self.is_simple(&way)).then(|| way[chain].to_vec())
    }

    /// Whether a way comes to no cell twice, but for its end to its start's. Seen from the end, a group
    /// takes up its first cell, and may hold no other that is taken.
    fn is_simple(&self, way: &[usize]) -> bool {
        let cells_of = |index: usize| self.links.node(way[index]).cells;
        let last = way.len() - 1;
        let (start, end) = (cells_of(0), cells_of(last));
        let mut taken = end;
        for index in (usize::from(start == end)..last).rev() {
            let cells = cells_of(index);
            let first = CellSet::only(cells.first().expect("a cell"));
            if cells == cells_of(index + 1) {
                continue;
            }
            let at_start = start == end && first == start && cells != start;
            let others = cells - first;
            if !(first.is_disjoint(taken) || at_start) || !others.is_disjoint(taken) {
                return false;
            }
            taken |= first;
        }
        true
    }
}

/// When a node is followed among those that follow from a node: in its cell, along row, column and box,
/// then groups, those of rows before those of columns.
fn turn(links: &Links, from: usize, to: usize) -> (usize, usize) {
    let first_cell = |node: usize| links.node(node).cells.first().expect("a cell");
    let [one, other] = [from, to].each(first_cell);
    if to >= links.singles() {
        let line = links.node(to).cells.common_houses().first().expect("a line");
        return (4 + line.index(), other.index());
    }
    let differ = [one.row() != other.row(), one.column() != other.column()].each(usize::from);
    (if from < links.singles() { 2 * differ[0] + differ[1] } else { 0 }, to)
}

#[cfg(test)]
mod tests {
    use ergodoku_core::{Conclusion, State, text};

    use super::*;
    use crate::catalogue::TECHNIQUES;
    use crate::context::PathCache;
    use crate::position::Position;
    use crate::profile::{Pick, Profile};

    struct WantsAll;
    impl Demand for WantsAll {}

    struct WantsBest;
    impl Demand for WantsBest {
        fn wants_best(&self) -> bool {
            true
        }

        fn rank(&self, conclusion: &Conclusion) -> Option<Order> {
            Some(Pick::Best.order(conclusion, 0))
        }
    }

    #[test]
    fn the_best_way_of_each_form_is_among_those_that_may_be() {
        let (profile, cache) = (Profile::hodoku(), PathCache::default());
        let mut outdone = 0;
        for technique in TECHNIQUES {
            let state = State::new(&text::parse_one(technique.example().state).unwrap().puzzle);
            let Ok(state) = state else { continue };
            let position = Position::from(state);
            let context = Context::new(&position, profile.limits(), &cache);
            for (through, form) in
                [Through::Candidates, Through::Groups].into_iter().flat_map(|through| {
                    [Form::Loop, Form::Flawed, Form::Open].each(|form| (through, form))
                })
            {
                let links = context.links_through(through);
                let is_told = |way: &&TableChain| {
                    through == Through::Candidates || links.has_group(&way.nodes)
                };
                let best = |ways: &[TableChain]| {
                    let order = |way: &TableChain| {
                        let conclusion =
                            Conclusion::Eliminate(way.eliminations.unwrap_or_default());
                        Pick::Best.order(&conclusion, way.nodes.len())
                    };
                    let told = ways.iter().filter(is_told);
                    told.map(|way| (order(way), way.nodes.clone())).min_by_key(|it| it.0)
                };
                let all = table_chains(&context, through, form, &WantsAll);
                let some = table_chains(&context, through, form, &WantsBest);
                assert_eq!(best(&all), best(&some), "{}", technique.name);
                outdone += all.len() - some.len();
            }
        }
        assert!(outdone > 0);
    }
}
