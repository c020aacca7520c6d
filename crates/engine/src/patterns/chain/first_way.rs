//! Chains by a table of implications: what follows from a candidate's truth, or from its falsity, is
//! reached by one way alone, the first of the shortest. HoDoKu finds nice loops so. Which way is the
//! first depends on the order in which links are followed: within the cell, then along row, column and
//! box, then to groups. A way that comes back to a cell is no chain, and hides any other that would be
//! one.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use ergodoku_core::{CandidateSet, CellSet};

use super::goals::Goal;
use super::{Node, Through};
use crate::context::Context;
use crate::patterns::links::{Graph, Links, NodeSet};
use crate::sink::{Demand, Order};

/// What two ends of a first way make.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// A continuous loop: two digits of one cell.
    Loop,
    /// A loop with one flaw, seen from the cell that loses candidates.
    Flawed,
    /// A chain whose ends lie in two cells and exclude two candidates or more.
    Open,
}

/// A first way that is a chain: its nodes, the first link strong, and what it eliminates; of a
/// continuous loop that depends on all its links.
pub(crate) struct FirstWay {
    pub(crate) nodes: Vec<usize>,
    pub(crate) gone: Option<CandidateSet>,
}

/// A goal, and where a step with what it eliminates would stand, if the best is wanted and that is known.
type Ranked<'a> = (Option<Order>, &'a Goal);

/// Every first way of a form that is a chain, the shortest first; where the best step is wanted, but for those
/// that another outdoes.
pub(crate) fn first_ways(
    context: &Context<'_>,
    through: Through,
    form: Form,
    sink: &impl Demand,
) -> Vec<FirstWay> {
    let links = context.links_through(through);
    let goals = context.goals(through).iter().filter(|goal| goal.form == form);
    let goals: Vec<Ranked<'_>> =
        goals.map(|goal| (goal.rank(context.state, links, sink), goal)).collect();
    if goals.is_empty() {
        return Vec::new();
    }
    let premises = goals.chunk_by(|one, other| one.1.premise == other.1.premise);
    let premises: Vec<&[Ranked<'_>]> = premises.collect();
    let first = |goals: &[Ranked<'_>]| goals.iter().map(|(order, _)| *order).min().flatten();
    // Those first that lead to the best steps: after few of them all others are outdone.
    let in_turn = premises.iter().enumerate().map(|(place, goals)| Reverse((first(goals), place)));
    let mut in_turn: BinaryHeap<_> = in_turn.collect();
    let (mut table, mut ways) = (Table::new(context, links), Vec::new());
    let mut best = sink.best();
    while let Some(Reverse((_, place))) = in_turn.pop() {
        if context.is_due() {
            break;
        }
        let is_wanted = |(order, _): &&Ranked<'_>| order.is_none_or(|it| it <= best);
        let wanted: Vec<&Ranked<'_>> = premises[place].iter().filter(is_wanted).collect();
        let Some((_, Goal { premise, .. })) = wanted.first() else { break };
        table.follow(*premise, wanted.iter().map(|(_, goal)| goal.end));
        for (order, goal) in wanted {
            let Some(nodes) = table.chain_to(goal.end) else { continue };
            // Without a group it is no chain through groups.
            let is_told = through != Through::Groups || links.has_group(&nodes);
            if let Some(order) = order.filter(|_| is_told) {
                best = order.min(best);
            }
            ways.push((place, FirstWay { nodes, gone: goal.gone(context.state, links) }));
        }
    }
    ways.sort_by_key(|(place, way)| (way.nodes.len(), *place));
    ways.into_iter().map(|(_, way)| way).collect()
}

/// A node that is true or false: twice its number, and one more if it is true.
pub(super) type Claim = usize;

pub(super) fn claim(node: usize, is_true: bool) -> Claim {
    2 * node + usize::from(is_true)
}

const NONE: u16 = u16::MAX;

/// What follows from one premise, and from what at first.
struct Table<'a> {
    links: &'a Links,
    /// The candidates, and the groups that are all that a line and a box share.
    nodes: NodeSet,
    /// The nodes with strong links: no others are followed if they are false.
    leads_on: NodeSet,
    premise: Claim,
    /// The nodes that have not been found false yet and are of use if they are, and those not found true.
    open: [NodeSet; 2],
    /// The claim before each claim that follows.
    before: Vec<u16>,
    reached: Vec<u16>,
}

impl<'a> Table<'a> {
    fn new(context: &'a Context<'a>, links: &'a Links) -> Table<'a> {
        let (singles, count) = (links.singles(), links.count());
        let mut nodes = NodeSet::first(count, singles);
        let is_crossing = |group: &usize| {
            let Node { digit, cells } = links.node(*group);
            let houses = cells.common_houses();
            let shared =
                houses.iter().fold(context.state.places(digit), |all, it| all & it.cells());
            shared == cells && houses.len() == 2
        };
        (singles..count).filter(is_crossing).for_each(|group| nodes.insert(group));
        let mut leads_on = nodes.clone();
        leads_on.keep(&links.closure().known().0);
        Table {
            links,
            open: [leads_on.clone(), nodes.clone()],
            nodes,
            leads_on,
            premise: 0,
            before: vec![NONE; 2 * count],
            reached: Vec::with_capacity(2 * count),
        }
    }

    /// Finds what follows from a premise, until it has come to all `ends`.
    fn follow(&mut self, premise: Claim, ends: impl Iterator<Item = Claim> + Clone) {
        self.premise = premise;
        self.before.fill(NONE);
        self.open[0].0.copy_from_slice(&self.leads_on.0);
        self.open[1].0.copy_from_slice(&self.nodes.0);
        let false_ends = ends.clone().filter(|end| end % 2 == 0);
        false_ends.for_each(|end| self.open[0].insert(end / 2));
        self.open[premise % 2].remove(premise / 2);
        self.reached.clear();
        self.reached.push(premise as u16);
        let (mut next, mut ends) = (0, ends.peekable());
        while let Some(&from) = self.reached.get(next) {
            while ends.next_if(|&end| self.before[end] != NONE).is_some() {}
            if ends.peek().is_none() {
                return;
            }
            next += 1;
            self.go_on(from);
        }
    }

    /// Finds what follows at once from a claim and has not been found yet.
    fn go_on(&mut self, from: u16) {
        let (node, is_true) = (usize::from(from / 2), from % 2 == 1);
        let (links, first) = (self.links, self.reached.len());
        // No almost locked set is followed: of the nodes that one links both may be true.
        let rows = links.weak(node).iter().zip(links.strong(node));
        let open = self.open[usize::from(!is_true)].0.iter_mut();
        for (word, (open, (weak, strong))) in open.zip(rows).enumerate() {
            let mut new = *open & weak & if is_true { u64::MAX } else { *strong };
            *open &= !new;
            while new != 0 {
                let to = claim(64 * word + new.trailing_zeros() as usize, !is_true);
                self.before[to] = from;
                self.reached.push(to as u16);
                new &= new - 1;
            }
        }
        if self.reached.len() > first + 1 {
            self.reached[first..]
                .sort_unstable_by_key(|&to| turn(links, node, usize::from(to / 2)));
        }
    }

    /// The nodes from the premise to a claim; none if it does not follow, or follows by fewer than
    /// three links.
    fn way(&self, end: Claim) -> Option<Vec<usize>> {
        let mut way = Vec::with_capacity(32);
        way.push(end / 2);
        let mut at = end;
        while at != self.premise {
            at = match self.before[at] {
                NONE => return None,
                before => usize::from(before),
            };
            way.push(at / 2);
        }
        way.reverse();
        (way.len() > 3).then_some(way)
    }

    /// The chain to a claim, from the first node that is false to the last that is true. None if the way comes
    /// back to a cell on its way, or leads round without leaving the premise's cell by its first link and
    /// entering it by its last.
    fn chain_to(&self, end: Claim) -> Option<Vec<usize>> {
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
    let [one, other] = [from, to].map(first_cell);
    if to >= links.singles() {
        let line = links.node(to).cells.common_houses().first().expect("a line");
        return (4 + line.index(), other.index());
    }
    let differ = [one.row() != other.row(), one.column() != other.column()].map(usize::from);
    (if from < links.singles() { 2 * differ[0] + differ[1] } else { 0 }, to)
}

#[cfg(test)]
mod tests {
    use ergodoku_core::{Conclusion, State, text};

    use super::*;
    use crate::catalogue::TECHNIQUES;
    use crate::context::Memory;
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
        let (profile, memory) = (Profile::hodoku(), Memory::default());
        let mut outdone = 0;
        for technique in TECHNIQUES {
            let state = State::new(&text::parse_one(technique.example.state).unwrap().puzzle);
            let Ok(state) = state else { continue };
            let position = Position::from(state);
            let context = Context::new(&position, &profile, &memory);
            for (through, form) in
                [Through::Candidates, Through::Groups].into_iter().flat_map(|through| {
                    [Form::Loop, Form::Flawed, Form::Open].map(|form| (through, form))
                })
            {
                let links = context.links_through(through);
                let is_told =
                    |way: &&FirstWay| through == Through::Candidates || links.has_group(&way.nodes);
                let best = |ways: &[FirstWay]| {
                    let order = |way: &FirstWay| {
                        let conclusion = Conclusion::Eliminate(way.gone.unwrap_or_default());
                        Pick::Best.order(&conclusion, way.nodes.len())
                    };
                    let told = ways.iter().filter(is_told);
                    told.map(|way| (order(way), way.nodes.clone())).min_by_key(|it| it.0)
                };
                let all = first_ways(&context, through, form, &WantsAll);
                let some = first_ways(&context, through, form, &WantsBest);
                assert_eq!(best(&all), best(&some), "{}", technique.name);
                outdone += all.len() - some.len();
            }
        }
        assert!(outdone > 0);
    }
}
