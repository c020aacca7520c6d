//! Which candidates follow from which by single links, for all at once.
//!
//! A path from a true candidate to another goes by way of false ones in between. The candidates with
//! these paths are a graph; candidates that lead to each other reach the same, so one pass over the
//! strongly connected parts settles all.

use super::super::grid::{Code, PEERS, Planes, bits, code, digits, split};
use super::flow::Flow;

/// A set of candidates by their number in a [`Reach`].
type Set<const W: usize> = [u64; W];

/// What each candidate of a grid leads to.
pub(super) struct Reach<const W: usize> {
    codes: Vec<Code>,
    numbers: [u16; 729],
    /// The candidates that are true one step on.
    next: Vec<Set<W>>,
    /// The candidates that are true if this one is, besides itself.
    reached: Vec<Set<W>>,
    /// The candidates that this one excludes.
    excluded: Vec<Set<W>>,
    strong: Vec<[u16; 4]>,
}

const NONE: u16 = u16::MAX;

impl<const W: usize> Reach<W> {
    pub(super) fn new(flow: &Flow) -> Reach<W> {
        let mut codes = Vec::with_capacity(W * 64);
        let mut numbers = [NONE; 729];
        for v in 0..9 {
            for cell in bits(flow.live[v]) {
                numbers[code(cell, v) as usize] = codes.len() as u16;
                codes.push(code(cell, v));
            }
        }
        let count = codes.len();
        let mut reach = Reach {
            codes,
            numbers,
            next: vec![[0; W]; count],
            reached: vec![[0; W]; count],
            excluded: vec![[0; W]; count],
            strong: vec![[NONE; 4]; count],
        };
        for from in 0..count {
            let (cell, v) = split(reach.codes[from]);
            let mut partners: Set<W> = [0; W];
            for (index, (other, w)) in flow.partners(cell, v).enumerate() {
                let to = numbers[code(other, w) as usize];
                reach.strong[from][index] = to;
                insert(&mut partners, to);
            }
            let has_partner = reach.strong[from][0] != NONE;
            let in_cell = digits(flow.cells[cell] & !(1 << v)).map(|w| code(cell, w));
            let peers = bits(flow.live[v] & PEERS[cell]).map(|peer| code(peer, v));
            for it in in_cell.chain(peers) {
                let it = numbers[it as usize];
                insert(&mut reach.excluded[from], it);
                if has_partner {
                    let next = &mut reach.next[it as usize];
                    (0..W).for_each(|i| next[i] |= partners[i]);
                }
            }
        }
        reach.close();
        reach
    }

    fn close(&mut self) {
        let count = self.codes.len();
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
            } else {
                walk.low[a] = walk.low[a].min(walk.low[b]);
            }
        }
        self.reached[a] = reached;
        if walk.low[a] == walk.order[a] {
            let from = walk.stack.iter().rposition(|&it| it as usize == a).unwrap_or_default();
            let mut all = [0; W];
            for &member in &walk.stack[from..] {
                let of = self.reached[member as usize];
                (0..W).for_each(|i| all[i] |= of[i]);
            }
            for member in walk.stack.drain(from..) {
                self.reached[member as usize] = all;
                walk.done[member as usize] = true;
                insert(&mut walk.finished, member);
            }
        }
    }

    /// The candidates that lead to their own opposites, and those whose opposites lead to them.
    pub(super) fn self_refuting(&self, flow: &Flow) -> [Planes; 2] {
        let mut refuted = [[0; 9]; 2];
        for (number, &it) in self.codes.iter().enumerate() {
            let (cell, v) = split(it);
            if flow.cells[cell].count_ones() < 2 {
                continue;
            }
            if meets(&self.reached[number], &self.excluded[number]) {
                refuted[0][v] |= 1 << cell;
            }
            if self.follows_from_its_opposite(number) {
                refuted[1][v] |= 1 << cell;
            }
        }
        refuted
    }

    fn follows_from_its_opposite(&self, number: usize) -> bool {
        let partners = self.strong[number].iter().take_while(|&&it| it != NONE);
        partners.into_iter().any(|&it| contains(&self.reached[it as usize], number))
    }

    /// Candidates true and false if this one is true.
    fn follows(&self, it: Code) -> [Set<W>; 2] {
        let number = self.numbers[it as usize];
        let mut on = self.reached[number as usize];
        insert(&mut on, number);
        let mut off = [0; W];
        let mut left = on;
        while let Some(b) = first(&left) {
            remove(&mut left, b);
            (0..W).for_each(|i| off[i] |= self.excluded[b][i]);
        }
        [off, on]
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
        common.map(|mut set| {
            let mut planes = [0; 9];
            while let Some(b) = first(&set) {
                remove(&mut set, b);
                if b < self.codes.len() {
                    let (cell, v) = split(self.codes[b]);
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

#[inline]
fn insert<const W: usize>(set: &mut Set<W>, it: u16) {
    set[it as usize / 64] |= 1 << (it % 64);
}

#[inline]
fn remove<const W: usize>(set: &mut Set<W>, it: usize) {
    set[it / 64] &= !(1 << (it % 64));
}

#[inline]
fn contains<const W: usize>(set: &Set<W>, it: usize) -> bool {
    set[it / 64] >> (it % 64) & 1 == 1
}

#[inline]
fn meets<const W: usize>(a: &Set<W>, b: &Set<W>) -> bool {
    (0..W).any(|i| a[i] & b[i] != 0)
}

#[inline]
fn first<const W: usize>(set: &Set<W>) -> Option<usize> {
    (0..W).find(|&i| set[i] != 0).map(|i| i * 64 + set[i].trailing_zeros() as usize)
}
