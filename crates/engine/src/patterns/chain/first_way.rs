//! Chains by a table of implications: what follows from a candidate's truth, or from its falsity, is
//! reached by one way alone, the first of the shortest. HoDoKu finds nice loops so. Which way is the
//! first depends on the order in which links are followed: within the cell, then along row, column and
//! box, then to groups. A way that comes back to a cell is no chain, and hides any other that would be
//! one.

use ergodoku_core::{Candidate, CandidateSet, CellSet};

use super::Node;
use super::spread::Hit;
use crate::context::Context;
use crate::patterns::links::{Links, NodeSet};

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

/// Every first way that is a chain. `hits` are the ends of the shortest chains of all: only what they
/// start from and exclude needs to be followed.
pub(crate) fn first_ways<'a>(
    context: &Context<'_>,
    links: &Links,
    count: usize,
    hits: impl Iterator<Item = &'a Hit>,
) -> Vec<FirstWay> {
    let singles = links.singles();
    let mut excluded = NodeSet::new(count);
    let mut ends: Vec<Vec<usize>> = vec![Vec::new(); singles];
    for hit in hits {
        excluded.add(&hit.gone.0);
        if hit.start < singles {
            ends[hit.start].push(hit.end);
        }
    }
    let mut ways = Vec::new();
    if excluded.is_empty() {
        return ways;
    }
    let mut table = Table::new(context, links, count);
    for (start, ends) in ends.iter().enumerate() {
        if excluded.contains(start) {
            table.follow(start, true);
            table.flaws_if_true(start, &mut ways);
        }
        if !ends.is_empty() {
            table.follow(start, false);
            table.flaws_if_false(start, &mut ways);
            for &end in ends.iter().filter(|&&end| end < singles) {
                table.between(start, end, &mut ways);
            }
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
    /// For each node the nodes that it excludes, and those that are true if it is not, in the order in
    /// which they are followed.
    weak: Vec<Vec<u16>>,
    strong: Vec<Vec<u16>>,
    premise: Claim,
    /// The claim before each claim that follows.
    before: Vec<u16>,
    reached: Vec<u16>,
}

impl<'a> Table<'a> {
    fn new(context: &'a Context<'a>, links: &'a Links, count: usize) -> Table<'a> {
        // A group is all that a line and a box share. The groups of rows come before those of columns.
        let line_of = |group: usize| {
            let Node { digit, cells } = links.node(group);
            let houses = cells.common_houses();
            let shared =
                houses.iter().fold(context.state.places(digit), |all, it| all & it.cells());
            (shared == cells && houses.len() == 2).then(|| houses.first())
        };
        let mut groups: Vec<usize> = (links.singles()..count).collect();
        groups.retain(|&group| line_of(group).is_some());
        groups.sort_by_key(|&group| (line_of(group), links.node(group).cells.first()));
        let near = |node: usize| {
            let mut near: Vec<u16> = links.beside(context.state, node);
            let row = links.weak(node);
            let is_near = |group: &usize| row[group / 64] >> (group % 64) & 1 == 1;
            near.extend(groups.iter().copied().filter(is_near).map(|group| group as u16));
            near
        };
        let weak: Vec<Vec<u16>> = (0..count).map(near).collect();
        let strong = weak.iter().enumerate().map(|(node, near)| {
            let row = links.strong(node);
            let is_strong = |other: u16| row[usize::from(other) / 64] >> (other % 64) & 1 == 1;
            near.iter().copied().filter(|&other| is_strong(other)).collect()
        });
        let strong = strong.collect();
        let (before, reached) = (vec![NONE; 2 * count], Vec::with_capacity(2 * count));
        Table { context, links, weak, strong, premise: 0, before, reached }
    }

    /// Finds all that follows from a node's truth or falsity.
    fn follow(&mut self, node: usize, is_true: bool) {
        self.premise = claim(node, is_true);
        self.before.fill(NONE);
        self.reached.clear();
        self.reached.push(self.premise as u16);
        let mut next = 0;
        while let Some(&from) = self.reached.get(next) {
            let (node, is_true) = (usize::from(from / 2), from % 2 == 1);
            let near = if is_true { &self.weak[node] } else { &self.strong[node] };
            for &other in near {
                let to = claim(usize::from(other), !is_true);
                if self.before[to] == NONE && to != self.premise {
                    self.before[to] = from;
                    self.reached.push(to as u16);
                }
            }
            next += 1;
        }
    }

    /// The nodes from the premise to a claim; none if it does not follow, or follows by fewer than
    /// three links.
    fn way(&self, end: Claim) -> Option<Vec<usize>> {
        let mut way = vec![end / 2];
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
        let cell = one.cells.first().expect("a candidate");
        let digits = self.context.state.candidates(cell);
        let way = match one.cells == other.cells {
            true => self.loop_to(claim(end, true)),
            false => self.way(claim(end, true)).filter(|way| self.is_simple(way)),
        };
        let Some(nodes) = way else { return };
        let (form, gone) = if start == end {
            let others = digits.without(one.digit);
            (Form::Flawed, Some(CandidateSet::in_cell(cell, others)))
        } else if one.cells == other.cells {
            if digits.len() == 2 {
                return;
            }
            (Form::Loop, None)
        } else {
            let live = *self.context.state.all_candidates();
            let gone = one.excluded() & other.excluded() & live;
            if gone.len() < 2 {
                return;
            }
            (Form::Open, Some(gone))
        };
        ways.push(FirstWay { form, nodes, gone });
    }

    fn others_of_cell(&self, node: usize) -> impl Iterator<Item = usize> {
        let node = self.links.node(node);
        let cell = node.cells.first().expect("a candidate");
        let others = self.context.state.candidates(cell).without(node.digit);
        others.iter().map(move |digit| self.links.number(Candidate::new(cell, digit)))
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
