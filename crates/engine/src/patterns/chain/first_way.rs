//! Chains by a table of implications: what follows from a candidate's truth, or from its falsity, is
//! reached by one way alone, the first of the shortest. HoDoKu finds nice loops so. Which way is the
//! first depends on the order in which links are followed: within the cell, then along row, column and
//! box, then to groups. A way that comes back to a cell is no chain, and hides any other that would be
//! one.

use std::cmp::Reverse;
use std::ops::Range;

use ergodoku_core::{Candidate, CandidateSet, CellSet, House};

use super::Node;
use crate::context::Context;
use crate::patterns::links::{Links, NodeSet, nodes_in};

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

/// Every first way that is a chain, the shortest first. Only what excludes itself is eliminated, so no
/// more is followed than that and what sees it, and no further than to ends that make something of it.
pub(crate) fn first_ways(context: &Context<'_>, links: &Links) -> Vec<FirstWay> {
    let (count, reach) = (links.len(), links.reach());
    let candidates = NodeSet::first(count, links.singles());
    let falling = links.falling();
    let mut ways = Vec::new();
    if falling.is_empty() {
        return ways;
    }
    let mut table = Table::new(context, links);
    let (mut led_to, mut wanted) = (NodeSet::new(count), NodeSet::new(count));
    for start in candidates.iter() {
        if falling.contains(start) {
            let others = table.others_of_cell(start).filter(|&it| links.leads_to(start, it));
            let others = others.map(|it| claim(it, true));
            let ends: Vec<_> = others.chain([claim(start, false)]).collect();
            table.follow(claim(start, true), &ends);
            table.flaws_if_true(start, &mut ways);
        }
        // What follows from the candidate's falsity and excludes something that it excludes too.
        wanted.clear();
        falling.in_row(links.weak(start)).for_each(|gone| wanted.add(links.weak(gone)));
        if wanted.is_empty() {
            continue;
        }
        led_to.clear();
        nodes_in(links.strong(start)).for_each(|next| led_to.add(reach.on(next)));
        if led_to.is_disjoint(&wanted.0) {
            continue;
        }
        let by_start = candidates.and(links.weak(start));
        let many = |end| (Reverse(by_start.in_row(links.weak(end)).count()), end);
        let ends = led_to.in_common(&wanted).take_while(|&end| end < links.singles()).map(many);
        let mut ends: Vec<_> =
            ends.filter(|&(Reverse(gone), end)| table.may_end(start, end, gone)).collect();
        // Read backwards: those whose truth leads to the candidate's.
        let others = table.others_of_cell(start).filter(|&it| links.leads_to(it, start));
        let others = others.map(|it| claim(it, false));
        let claims: Vec<_> = others.chain(ends.iter().map(|&(_, it)| claim(it, true))).collect();
        if !claims.is_empty() {
            table.follow(claim(start, false), &claims);
            table.flaws_if_false(start, &mut ways);
            // Those first that eliminate most.
            ends.sort_unstable();
            ends.into_iter().for_each(|(_, end)| table.between(start, end, &mut ways));
        }
    }
    ways.sort_by_key(|way| way.nodes.len());
    ways
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
    fn follow(&mut self, premise: Claim, ends: &[Claim]) {
        self.premise = premise;
        self.before.fill(NONE);
        self.open.iter_mut().for_each(|open| open.0.copy_from_slice(&self.nodes.0));
        self.open[premise % 2].remove(premise / 2);
        self.reached.clear();
        self.reached.push(premise as u16);
        let (mut next, mut ends) = (0, ends.iter().peekable());
        while let Some(&from) = self.reached.get(next) {
            while ends.next_if(|&&end| self.before[end] != NONE).is_some() {}
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

    /// The way to another claim about the premise's cell, if it is a loop.
    fn loop_to(&self, end: Claim) -> Option<Vec<usize>> {
        let way = self.way(end)?;
        let cells = |index: usize| self.links.node(way[index]).cells;
        let leaves = cells(1) != cells(0) && cells(way.len() - 2) != cells(0);
        (leaves && self.is_simple(&way)).then_some(way)
    }

    /// The candidate is false if its truth makes it false, or makes another of its cell true.
    fn flaws_if_true(&self, start: usize, ways: &mut Vec<FirstWay>) {
        let gone = Some(self.links.node(start).candidates());
        let flawed = |nodes: &[usize]| FirstWay { form: Form::Flawed, nodes: nodes.to_vec(), gone };
        if let Some(way) = self.loop_to(claim(start, false)) {
            ways.push(flawed(&way[1..way.len() - 1]));
        }
        for other in self.others_of_cell(start) {
            if let Some(way) = self.loop_to(claim(other, true)) {
                ways.push(flawed(&way[1..]));
            }
        }
    }

    /// Another candidate of the cell is false if the candidate's falsity makes it false.
    fn flaws_if_false(&self, start: usize, ways: &mut Vec<FirstWay>) {
        for other in self.others_of_cell(start) {
            if let Some(way) = self.loop_to(claim(other, false)) {
                let (nodes, gone) = (way[..way.len() - 1].to_vec(), self.links.node(other));
                ways.push(FirstWay { form: Form::Flawed, nodes, gone: Some(gone.candidates()) });
            }
        }
    }

    /// The chain by which one candidate's falsity makes another true.
    fn between(&self, start: usize, end: usize, ways: &mut Vec<FirstWay>) {
        let [one, other] = [start, end].map(|node| self.links.node(node));
        let way = match one.cells == other.cells {
            true => self.loop_to(claim(end, true)),
            false => self.way(claim(end, true)).filter(|way| self.is_simple(way)),
        };
        let Some(nodes) = way else { return };
        let (form, gone) = if start == end {
            let cell = one.cells.first().expect("a candidate");
            let others = self.context.state.candidates(cell).without(one.digit);
            (Form::Flawed, Some(CandidateSet::in_cell(cell, others)))
        } else if one.cells == other.cells {
            (Form::Loop, None)
        } else {
            let live = *self.context.state.all_candidates();
            (Form::Open, Some(one.excluded() & other.excluded() & live))
        };
        ways.push(FirstWay { form, nodes, gone });
    }

    /// Whether a chain between two candidates that exclude so many others is told: a loop of a cell with
    /// more than two candidates, or one that two cells eliminate two candidates by.
    fn may_end(&self, start: usize, end: usize, gone: usize) -> bool {
        let same_cell = self.links.node(start).cells == self.links.node(end).cells;
        start == end || gone >= if same_cell { 1 } else { 2 }
    }

    fn others_of_cell(&self, node: usize) -> impl Iterator<Item = usize> + use<'a> {
        let (links, node) = (self.links, self.links.node(node));
        let cell = node.cells.first().expect("a candidate");
        let others = self.context.state.candidates(cell).without(node.digit);
        others.iter().map(move |digit| links.number(Candidate::new(cell, digit)))
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
