//! Which candidates follow from which by single links, for all at once.
//!
//! A path from a true candidate to another goes by way of false ones in between. The candidates with
//! these paths are a graph; candidates that lead to each other reach the same, so one pass over the
//! strongly connected parts settles all.

use super::Literal;
use super::links::{Links, Set, Which, contains, first, insert, join, meets, members, remove};
use super::propagation::Propagation;
use crate::grid::{Code, Planes, split};

/// Links of all kinds.
const ALL: Which = Which { x: true, y: true };

/// What each candidate of a grid leads to.
pub(super) struct StaticClosure<const W: usize> {
    links: Links<W>,
    /// The candidates that are true one step on, by way of a false one.
    next: Vec<Set<W>>,
    /// The candidates that are true if this one is, besides itself.
    reached: Vec<Set<W>>,
    /// The candidates that are false if this one is true, if that is asked for.
    excluded: Vec<Set<W>>,
}

impl<const W: usize> StaticClosure<W> {
    /// What each candidate leads to among those that are true, and among the `others` as well.
    pub(super) fn new(state: &Propagation, others: bool) -> StaticClosure<W> {
        let links = Links::new(state);
        let next = links.next(ALL);
        let count = links.codes.len();
        let reached = vec![[0; W]; count];
        let excluded = vec![[0; W]; if others { count } else { 0 }];
        let mut reach = StaticClosure { links, next, reached, excluded };
        reach.close();
        reach
    }

    /// The links it rests on, and what they lead to.
    pub(super) fn into_links(self) -> (Links<W>, Vec<Set<W>>) {
        (self.links, self.next)
    }

    fn close(&mut self) {
        let count = self.links.codes.len();
        let mut walk = Walk {
            order: vec![0; count],
            low: vec![0; count],
            done: vec![false; count],
            stack: Vec::with_capacity(count),
            finished: [0; W],
            time: 0,
        };
        for number in 0..count {
            if walk.order[number] == 0 {
                self.visit(number, &mut walk);
            }
        }
    }

    /// Tarjan's walk: what a strongly connected part reaches is known when its root is left.
    fn visit(&mut self, a: usize, walk: &mut Walk<W>) {
        walk.time += 1;
        walk.order[a] = walk.time;
        walk.low[a] = walk.time;
        walk.stack.push(a as u16);
        let mut reached = self.next[a];
        let mut left = reached;
        let mut excluded = self.links.excluded(a, ALL);
        while let Some(b) = first(&left) {
            remove(&mut left, b);
            if walk.order[b] == 0 {
                self.visit(b, walk);
            }
            if walk.done[b] {
                let of = self.reached[b];
                (0..W).for_each(|i| {
                    reached[i] |= of[i];
                    left[i] &= !(of[i] & walk.finished[i]);
                });
                self.excluded.get(b).inspect(|of| join(&mut excluded, of));
            } else {
                walk.low[a] = walk.low[a].min(walk.low[b]);
            }
        }
        self.reached[a] = reached;
        if let Some(of) = self.excluded.get_mut(a) {
            *of = excluded;
        }
        if walk.low[a] == walk.order[a] {
            let from = walk.stack.iter().rposition(|&it| it as usize == a).unwrap_or_default();
            let part = walk.stack[from..].iter().map(|&it| usize::from(it));
            let [mut all, mut all_excluded] = [[0; W]; 2];
            for member in part {
                join(&mut all, &self.reached[member]);
                self.excluded.get(member).inspect(|of| join(&mut all_excluded, of));
            }
            for member in walk.stack.drain(from..) {
                self.reached[member as usize] = all;
                if let Some(of) = self.excluded.get_mut(member as usize) {
                    *of = all_excluded;
                }
                walk.done[member as usize] = true;
                insert(&mut walk.finished, member);
            }
        }
    }

    /// The literals that lead to their own opposites, in the order of their candidates, true ones
    /// first.
    pub(super) fn self_refuting(&self, state: &Propagation) -> impl Iterator<Item = Literal> {
        let codes = self.links.codes.iter().enumerate();
        let assumed = codes.filter(|(_, it)| state.cells[split(**it).0].count_ones() >= 2);
        assumed.flat_map(|(number, &it)| {
            let on = meets(&self.reached[number], &self.links.excluded(number, ALL));
            let off = self.follows_from_its_opposite(number);
            let literal = |is_on| move || Literal::new(it, is_on);
            on.then(literal(true)).into_iter().chain(off.then(literal(false)))
        })
    }

    fn follows_from_its_opposite(&self, number: usize) -> bool {
        self.links.partners(number, ALL).any(|it| contains(&self.reached[it], number))
    }

    /// Candidates true and false if this one is true.
    fn follows(&self, it: Code) -> [Set<W>; 2] {
        let number = self.links.number(it);
        let mut on = self.reached[number];
        insert(&mut on, number as u16);
        [self.excluded[number], on]
    }

    /// What all of these lead to: false, true.
    pub(super) fn common(&self, all: impl Iterator<Item = Code>) -> [Planes; 2] {
        let mut common = [[!0; W]; 2];
        for it in all {
            let follows = self.follows(it);
            for side in 0..2 {
                (0..W).for_each(|i| common[side][i] &= follows[side][i]);
            }
            if common.iter().flatten().all(|&word| word == 0) {
                break;
            }
        }
        common.map(|set| {
            let mut planes = [0; 9];
            for b in members(&set) {
                if b < self.links.codes.len() {
                    let (cell, v) = split(self.links.codes[b]);
                    planes[v] |= 1 << cell;
                }
            }
            planes
        })
    }
}

struct Walk<const W: usize> {
    order: Vec<u16>,
    low: Vec<u16>,
    done: Vec<bool>,
    stack: Vec<u16>,
    finished: Set<W>,
    time: u16,
}
