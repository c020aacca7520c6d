//! Chains by a table of implications: what follows from a candidate's truth, or from its falsity, is
//! reached by one way alone, the first of the shortest. HoDoKu finds nice loops so. Which way is the
//! first depends on the order in which links are followed: within the cell, then along row, column and
//! box, then to groups. A way that comes back to a cell is no chain, and hides any other that would be
//! one.

use std::cmp::Reverse;
use std::ops::Range;

use ergodoku_core::{Candidate, CandidateSet, CellSet, Conclusion, House};

use super::{Node, Through};
use crate::context::Context;
use crate::patterns::links::{Links, NodeSet};
use crate::profile::Order;

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
    pub(crate) form: Form,
    pub(crate) nodes: Vec<usize>,
    pub(crate) gone: Option<CandidateSet>,
}

/// What a first way from a premise to an end would make.
struct Goal {
    premise: Claim,
    end: Claim,
    form: Form,
    /// What it eliminates; of a continuous loop that depends on all its links.
    gone: Option<CandidateSet>,
    /// Where a step with that conclusion would stand, if the best is wanted.
    order: Option<Order>,
}

/// Every first way that is a chain, the shortest first; where the best step is wanted, but for those that
/// another of their form outdoes. Only what excludes itself is eliminated, so no more is followed than that
/// and what sees it, and no further than to ends that make something of it.
pub(crate) fn first_ways(context: &Context<'_>, links: &Links, through: Through) -> Vec<FirstWay> {
    let falling = links.falling();
    if falling.is_empty() {
        return Vec::new();
    }
    let goals = goals(context, links, &falling);
    let premises = goals.chunk_by(|one, other| one.premise == other.premise);
    let mut premises: Vec<(usize, &[Goal])> = premises.enumerate().collect();
    premises.sort_by_key(|(_, goals)| goals.iter().map(|goal| goal.order).min());
    let (mut table, mut ways) = (Table::new(context, links), Vec::new());
    let mut best = [Order::LAST; 3];
    for (place, goals) in premises {
        let is_wanted = |goal: &&Goal| goal.order.is_none_or(|it| it <= best[goal.form as usize]);
        let wanted: Vec<&Goal> = goals.iter().filter(is_wanted).collect();
        let Some(&&Goal { premise, .. }) = wanted.first() else { continue };
        table.follow(premise, wanted.iter().map(|goal| goal.end));
        for &&Goal { end, form, gone, order, .. } in &wanted {
            let Some(nodes) = table.chain_to(end) else { continue };
            // Without a group it is no chain through groups.
            let is_told = through != Through::Groups || links.has_group(&nodes);
            if let Some(order) = order.filter(|_| is_told) {
                best[form as usize] = order.min(best[form as usize]);
            }
            ways.push((place, FirstWay { form, nodes, gone }));
        }
    }
    ways.sort_by_key(|(place, way)| (way.nodes.len(), *place));
    ways.into_iter().map(|(_, way)| way).collect()
}

/// What first ways can make, premise by premise, those first that eliminate most.
fn goals(context: &Context<'_>, links: &Links, falling: &NodeSet) -> Vec<Goal> {
    let count = links.len();
    let candidates = NodeSet::first(count, links.singles());
    let mut goals = Vec::with_capacity(64);
    let mut add = |premise, end, form, gone: Option<CandidateSet>| {
        let order = |gone| Some(context.wanted_pick()?.order(&Conclusion::Eliminate(gone), 0));
        goals.push(Goal { premise, end, form, gone, order: gone.and_then(order) });
    };
    let mut wanted = NodeSet::new(count);
    for start in candidates.iter() {
        let others = || {
            let Node { digit, cells } = links.node(start);
            let cell = cells.first().expect("a candidate");
            let digits = context.state.candidates(cell).without(digit).iter();
            digits.map(move |digit| links.number(Candidate::new(cell, digit)))
        };
        if falling.contains(start) {
            // The candidate is false if its truth makes it false, or makes another of its cell true.
            let gone = Some(links.node(start).candidates());
            let mut flaw = |end| add(claim(start, true), end, Form::Flawed, gone);
            flaw(claim(start, false));
            others().filter(|&it| links.leads_to(start, it)).for_each(|it| flaw(claim(it, true)));
        }
        // What follows from the candidate's falsity and excludes something that it excludes too.
        wanted.clear();
        falling.in_row(links.weak(start)).for_each(|gone| wanted.add(links.weak(gone)));
        if wanted.is_empty() {
            continue;
        }
        let led_to = links.led_to_without(start);
        if led_to.is_disjoint(&wanted.0) {
            continue;
        }
        let premise = claim(start, false);
        // Another candidate of the cell is false if the candidate's falsity makes it false: read backwards,
        // if its truth leads to the candidate's.
        for other in others().filter(|&it| links.leads_to(it, start)) {
            let gone = Some(links.node(other).candidates());
            add(premise, claim(other, false), Form::Flawed, gone);
        }
        let by_start = candidates.and(links.weak(start));
        let ends = led_to.in_common(&wanted).take_while(|&end| end < links.singles());
        let ends = ends.map(|end| (Reverse(by_start.in_row(links.weak(end)).count()), end));
        let mut ends: Vec<_> = ends.collect();
        ends.sort_unstable();
        for (Reverse(many), end) in ends {
            let candidate = |node| links.node(node).candidates();
            let same_cell = links.node(start).cells == links.node(end).cells;
            let (form, gone) = if start == end {
                // The candidate is true if its falsity makes it true.
                (
                    Form::Flawed,
                    Some(others().map(candidate).fold(CandidateSet::EMPTY, CandidateSet::union)),
                )
            } else if same_cell && many >= 1 {
                (Form::Loop, None)
            } else if !same_cell && many >= 2 {
                let both = by_start.in_row(links.weak(end)).map(candidate);
                (Form::Open, Some(both.fold(CandidateSet::EMPTY, CandidateSet::union)))
            } else {
                continue;
            };
            add(premise, claim(end, true), form, gone);
        }
    }
    goals
}

/// A node that is true or false: twice its number, and one more if it is true.
type Claim = usize;

fn claim(node: usize, is_true: bool) -> Claim {
    2 * node + usize::from(is_true)
}

const NONE: u16 = u16::MAX;

/// What follows from one premise, and from what at first.
struct Table<'a> {
    context: &'a Context<'a>,
    links: &'a Links,
    /// By digit: the groups that are all that a line and a box share, in the order in which they are
    /// followed: rows before columns.
    groups: [Vec<usize>; 9],
    /// The candidates and these groups.
    nodes: NodeSet,
    premise: Claim,
    /// By claim, where what follows from it at once stands in `listed`.
    near: Vec<Option<Range<usize>>>,
    listed: Vec<u16>,
    /// The nodes with strong links: no others are followed if they are false.
    leads_on: NodeSet,
    /// The nodes that have not been found false yet, and those not found true.
    open: [NodeSet; 2],
    /// The claim before each claim that follows.
    before: Vec<u16>,
    reached: Vec<u16>,
}

impl<'a> Table<'a> {
    fn new(context: &'a Context<'a>, links: &'a Links) -> Table<'a> {
        let (singles, count) = (links.singles(), links.len());
        let mut leads_on = NodeSet::new(count);
        let is_linked = |&node: &usize| links.strong(node).iter().any(|&word| word != 0);
        (0..count).filter(is_linked).for_each(|node| leads_on.insert(node));
        let line_of = |group: usize| {
            let Node { digit, cells } = links.node(group);
            let houses = cells.common_houses();
            let shared =
                houses.iter().fold(context.state.places(digit), |all, it| all & it.cells());
            (shared == cells && houses.len() == 2).then(|| houses.first())
        };
        let lines = (singles..count).filter_map(|it| Some((line_of(it)?, it)));
        let mut lines: Vec<_> = lines.collect();
        lines.sort_by_key(|&(line, group)| (line, links.node(group).cells.first()));
        let mut groups: [Vec<usize>; 9] = Default::default();
        let mut nodes = NodeSet::first(count, singles);
        for (_, group) in lines {
            groups[links.node(group).digit.index()].push(group);
            nodes.insert(group);
        }
        Table {
            context,
            links,
            groups,
            leads_on,
            open: [nodes.clone(), nodes.clone()],
            nodes,
            premise: 0,
            near: vec![None; 2 * count],
            listed: Vec::with_capacity(16 * count),
            before: vec![NONE; 2 * count],
            reached: Vec::with_capacity(2 * count),
        }
    }

    /// Finds what follows from a premise, until it has come to all `ends`.
    fn follow(&mut self, premise: Claim, ends: impl Iterator<Item = Claim>) {
        self.premise = premise;
        self.before.fill(NONE);
        self.open.iter_mut().for_each(|open| open.0.copy_from_slice(&self.nodes.0));
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
            let (node, is_true) = (usize::from(from / 2), from % 2 == 1);
            let row = if is_true { self.links.weak(node) } else { self.links.strong(node) };
            if self.open[usize::from(!is_true)].is_disjoint(row) {
                continue;
            }
            let near = self.near(node, is_true);
            let open = &mut self.open[usize::from(!is_true)];
            for &to in &self.listed[near] {
                let node = usize::from(to / 2);
                if open.contains(node) {
                    open.remove(node);
                    self.before[usize::from(to)] = from;
                    if !is_true || self.leads_on.contains(node) {
                        self.reached.push(to);
                    }
                }
            }
        }
    }

    /// What follows at once from a node's truth or falsity, in the order in which it is followed: in its
    /// cell, along row, column and box, then groups.
    fn near(&mut self, node: usize, is_true: bool) -> Range<usize> {
        if let Some(known) = &self.near[claim(node, is_true)] {
            return known.clone();
        }
        let (start, links, state) = (self.listed.len(), self.links, self.context.state);
        // No almost locked set is followed: of the nodes that one links both may be true.
        let has = |row: &[u64], other: usize| row[other / 64] >> (other % 64) & 1 == 1;
        let (weak, strong) = (links.weak(node), links.strong(node));
        let mut list = |other: usize| {
            if has(weak, other) && (is_true || has(strong, other)) {
                self.listed.push(claim(other, !is_true) as u16);
            }
        };
        let Node { digit, cells } = links.node(node);
        let houses = match cells.single() {
            Some(cell) => {
                for other in state.candidates(cell).without(digit).iter() {
                    list(links.number(Candidate::new(cell, other)));
                }
                cell.houses().map(House::cells)
            }
            None => [cells.common_peers(), CellSet::EMPTY, CellSet::EMPTY],
        };
        for along in houses {
            let cells = (state.places(digit) & along).iter();
            cells.for_each(|cell| list(links.number(Candidate::new(cell, digit))));
        }
        self.groups[digit.index()].iter().for_each(|&group| list(group));
        let near = start..self.listed.len();
        self.near[claim(node, is_true)] = Some(near.clone());
        near
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

#[cfg(test)]
mod tests {
    use ergodoku_core::{State, text};

    use super::*;
    use crate::catalogue::TECHNIQUES;
    use crate::context::Memory;
    use crate::profile::{Pick, Profile};

    #[test]
    fn the_best_way_of_each_form_is_among_those_that_may_be() {
        let (profile, memory) = (Profile::hodoku(), Memory::default());
        let mut outdone = 0;
        for technique in TECHNIQUES {
            let state = State::new(&text::parse_one(technique.example.state).unwrap().puzzle);
            let Ok(state) = state else { continue };
            let context = Context::new(&state, &profile, &memory);
            for through in [Through::Candidates, Through::Groups] {
                let links = context.links_through(through);
                let is_told =
                    |way: &&FirstWay| through == Through::Candidates || links.has_group(&way.nodes);
                let best = |ways: &[FirstWay], form: Form| {
                    let of_form = ways.iter().filter(is_told).filter(|way| way.form == form);
                    let order = |way: &FirstWay| {
                        let conclusion = Conclusion::Eliminate(way.gone.unwrap_or_default());
                        Pick::Best.order(&conclusion, way.nodes.len())
                    };
                    of_form.map(|way| (order(way), way.nodes.clone())).min_by_key(|it| it.0)
                };
                let all = first_ways(&context, links, through);
                context.start_contest(Pick::Best);
                let some = first_ways(&context, links, through);
                context.end_contest();
                for form in [Form::Loop, Form::Flawed, Form::Open] {
                    assert_eq!(best(&all, form), best(&some, form), "{}", technique.name);
                }
                outdone += all.len() - some.len();
            }
        }
        assert!(outdone > 0);
    }
}
