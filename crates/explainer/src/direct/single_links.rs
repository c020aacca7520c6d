//! Forcing chains and cycles: each link has one reason.

use std::collections::HashSet;
use std::rc::Rc;

use super::nodes::{Found, Node, ancestors, complexity, excluded, found, implied, ranked, root};
use crate::chains::advanced::why_excluded;
use crate::chains::closure::Cause;
use crate::chains::{ChainKind, Literal};
use crate::grid::{Code, Grid, PEERS, Planes, bits, code, digits, is_empty, split};
use crate::length;

/// Forcing chains and cycles, ranked.
pub(super) fn single_links(grid: &Grid) -> Vec<Found> {
    let mut all = Vec::new();
    for (x, y, kind, cycle, chain) in [
        (true, false, ChainKind::X, 6.5, Some(6.6)),
        (false, true, ChainKind::Y, 6.5, None),
        (true, true, ChainKind::XY, 7.0, Some(7.0)),
    ] {
        for cell in bits(grid.unfilled) {
            let count = grid.cells[cell].count_ones();
            if count < 2 || (!x && count > 2) {
                continue;
            }
            for v in digits(grid.cells[cell]) {
                cycles(grid, code(cell, v), (x, y), kind, cycle, &mut all);
                for on in [true, false] {
                    if let Some(base) = chain {
                        let source = Literal::new(code(cell, v), on);
                        all.extend(chain_to_opposite(grid, source, (x, y), kind, base));
                    }
                }
            }
        }
    }
    ranked(all)
}

/// The literals found so far.
struct Seen([bool; 1458]);

impl Seen {
    fn new(source: Literal) -> Seen {
        let mut seen = Seen([false; 1458]);
        seen.insert(source);
        seen
    }

    /// Whether the literal is new.
    fn insert(&mut self, literal: Literal) -> bool {
        !std::mem::replace(&mut self.0[literal.index()], true)
    }
}

fn cycles(
    grid: &Grid,
    source: Code,
    (x, y): (bool, bool),
    kind: ChainKind,
    base: f64,
    all: &mut Vec<Found>,
) {
    let source = Literal::new(source, true);
    let mut nodes = vec![root(source)];
    let mut seen = Seen::new(source);
    let (mut level, mut length) = (vec![0], 0);
    let mut ends = Vec::new();
    while !level.is_empty() {
        length += 1;
        let mut next = Vec::new();
        for p in level {
            let from = nodes[p].literal;
            if from.is_on() {
                let before: Vec<Literal> =
                    ancestors(&nodes, p).into_iter().map(|it| nodes[it].literal).collect();
                for q in excluded(grid, from.code(), y) {
                    let q = Literal::new(q, false);
                    if before.contains(&q) {
                        continue;
                    }
                    next.push(nodes.len());
                    let cause = why_excluded(from.code(), q.code());
                    nodes.push(Node { parents: vec![p], cause, ..root(q) });
                }
            } else {
                for (q, cause) in implied(grid, from.code(), y, x) {
                    let q = Literal::new(q, true);
                    let node = Node { parents: vec![p], cause, ..root(q) };
                    if q == source && length >= 4 {
                        ends.push(nodes.len());
                        nodes.push(node);
                    } else if seen.insert(q) {
                        next.push(nodes.len());
                        nodes.push(node);
                    }
                }
            }
        }
        level = next;
    }
    let nodes = Rc::new(nodes);
    for end in ends {
        let all_of = ancestors(&nodes, end);
        let cells: HashSet<usize> =
            all_of.iter().map(|&it| split(nodes[it].literal.code()).0).collect();
        let mut seen_by = [[0u128; 9]; 2];
        for &it in &all_of {
            let (cell, v) = split(nodes[it].literal.code());
            seen_by[usize::from(nodes[it].literal.is_on())][v] |= PEERS[cell];
        }
        let outside = cells.iter().fold(!0, |all, cell| all & !(1u128 << cell));
        let eliminated: Planes =
            std::array::from_fn(|v| seen_by[0][v] & seen_by[1][v] & grid.planes[v] & outside);
        if is_empty(&eliminated) {
            continue;
        }
        let branches = vec![(Rc::clone(&nodes), end)];
        let complexity = complexity(&branches);
        let rating = length::rating(base, complexity as u32);
        let (root, target) = (Cause::None, None);
        all.push(Found { rating, complexity, kind, branches, root, eliminated, target });
    }
}

fn chain_to_opposite(
    grid: &Grid,
    source: Literal,
    (x, y): (bool, bool),
    kind: ChainKind,
    base: f64,
) -> Option<Found> {
    let opposite = Literal::new(source.code(), !source.is_on());
    let mut nodes = vec![root(source)];
    let mut seen = Seen::new(source);
    let mut level = vec![0];
    while !level.is_empty() {
        let mut next = Vec::new();
        for p in level {
            let from = nodes[p].literal;
            let to: Vec<(Code, Cause)> = match from.is_on() {
                true => {
                    let all = excluded(grid, from.code(), y);
                    all.into_iter().map(|it| (it, Cause::None)).collect()
                }
                false => implied(grid, from.code(), y, x),
            };
            for (q, cause) in to {
                let q = Literal::new(q, !from.is_on());
                if seen.insert(q) {
                    next.push(nodes.len());
                    nodes.push(Node { parents: vec![p], cause, ..root(q) });
                }
            }
        }
        if let Some(&end) = next.iter().find(|&&it| nodes[it].literal == opposite) {
            let branches = vec![(Rc::new(nodes), end)];
            return found(grid, base, kind, opposite, branches, Cause::None);
        }
        level = next;
    }
    None
}
