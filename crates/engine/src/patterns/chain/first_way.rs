//! Chains by a table of implications: what follows from a candidate's truth, or from its falsity, is
//! reached by one way alone, the first of the shortest. HoDoKu finds nice loops so. Which way is the
//! first depends on the order in which links are followed: within the cell, then along row, column and
//! box, then to groups. A way that comes back to a cell is no chain, and hides any other that would be
//! one.

use std::cell::OnceCell;
use std::cmp::Reverse;

use ergodoku_core::{Candidate, CandidateSet, CellSet, DigitSet, House};

use super::{Node, Through};
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

/// Every first way that is a chain, the shortest first. Only what excludes itself is eliminated, so no
/// more is followed than that and what sees it.
pub(crate) fn first_ways(context: &Context<'_>, links: &Links, through: Through) -> Vec<FirstWay> {
    let singles = links.singles();
    let (count, reach) = match through {
        Through::Groups => (links.len(), links.reach().as_ref()),
        _ => (singles, links.reach_by_candidates()),
    };
    let (all, candidates) = (NodeSet::first(count, count), NodeSet::first(count, singles));
    let falling = reach.excluding_themselves(&candidates);
    let mut ways = Vec::new();
    if falling.is_empty() {
        return ways;
    }
    let mut table = Table::new(context, links, count);
    let (mut led_to, mut wanted) = (NodeSet::new(count), NodeSet::new(count));
    for start in 0..singles {
        if falling.contains(start) {
            table.follow(start, true);
            table.flaws_if_true(start, &mut ways);
        }
        // What follows from the candidate's falsity and excludes something that it excludes too.
        wanted.clear();
        falling.in_row(links.weak(start)).for_each(|gone| wanted.add(links.weak(gone)));
        if wanted.is_empty() {
            continue;
        }
        led_to.clear();
        all.in_row(links.strong(start)).for_each(|next| led_to.add(reach.on(next)));
        if led_to.in_common(&wanted).next().is_none() {
            continue;
        }
        table.follow(start, false);
        table.flaws_if_false(start, &mut ways);
        // Those first that eliminate most.
        let by_start = candidates.and(links.weak(start));
        let ends = led_to.in_common(&wanted).take_while(|&end| end < singles);
        let mut ends: Vec<_> =
            ends.map(|end| (Reverse(by_start.in_row(links.weak(end)).count()), end)).collect();
        ends.sort_unstable();
        ends.into_iter().for_each(|(_, end)| table.between(start, end, &mut ways));
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
    premise: Claim,
    /// By claim: what follows from it at once.
    near: Vec<OnceCell<Box<[u16]>>>,
    /// The claim before each claim that follows.
    before: Vec<u16>,
    reached: Vec<u16>,
}

impl<'a> Table<'a> {
    fn new(context: &'a Context<'a>, links: &'a Links, count: usize) -> Table<'a> {
        let singles = links.singles();
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
        for (_, group) in lines {
            groups[links.node(group).digit.index()].push(group);
        }
        Table {
            context,
            links,
            groups,
            premise: 0,
            near: vec![OnceCell::new(); 2 * count],
            before: vec![NONE; 2 * count],
            reached: Vec::with_capacity(2 * count),
        }
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
            let near = self.near[from as usize].get_or_init(|| self.near(node, is_true));
            for &to in near {
                if self.before[usize::from(to)] == NONE && usize::from(to) != self.premise {
                    self.before[usize::from(to)] = from;
                    self.reached.push(to);
                }
            }
            next += 1;
        }
    }

    /// What follows at once from a node's truth or falsity, in the order in which it is followed: in its
    /// cell, along row, column and box, then groups.
    fn near(&self, node: usize, is_true: bool) -> Box<[u16]> {
        let Node { digit, cells } = self.links.node(node);
        let in_cell = |other| Candidate::new(cells.first().expect("a cell"), other);
        let state = self.context.state;
        let (others, houses) = match cells.single() {
            Some(cell) => (state.candidates(cell).without(digit), cell.houses().map(House::cells)),
            None => (DigitSet::EMPTY, [cells.common_peers(), CellSet::EMPTY, CellSet::EMPTY]),
        };
        let along = houses.iter().flat_map(|&house| (state.places(digit) & house).iter());
        let along = along.map(|cell| Candidate::new(cell, digit));
        let singles = others.iter().map(in_cell).chain(along).map(|it| self.links.number(it));
        let near = singles.chain(self.groups[digit.index()].iter().copied());
        // No almost locked set is followed: of the nodes that one links both may be true.
        let has = |row: &[u64], other: usize| row[other / 64] >> (other % 64) & 1 == 1;
        let (weak, strong) = (self.links.weak(node), self.links.strong(node));
        let follows = |&other: &usize| has(weak, other) && (is_true || has(strong, other));
        near.filter(follows).map(|other| claim(other, !is_true) as u16).collect()
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
