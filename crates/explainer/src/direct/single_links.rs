//! Forcing chains and cycles: each link has one reason.

use std::collections::HashSet;
use std::rc::Rc;

use super::nodes::{
    Found, Node, Nodes, ancestors, complexity, excluded, found, implied, ranked, root,
};
use crate::chains::closure::Cause;
use crate::chains::nested::why_excluded;
use crate::chains::{ChainKind, Literal, code_of, literal};
use crate::grid::{Code, Grid, Planes, bits, code, digits, is_empty, peers, split};
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
                        let source = literal(code(cell, v), on);
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
    let source = literal(source, true);
    let mut nodes = vec![root(source)];
    let mut seen = Seen::new(source);
    let (mut level, mut length) = (vec![0], 0);
    let mut ends = Vec::new();
    while !level.is_empty() {
        length += 1;
        let mut next = Vec::new();
        for p in level {
            let from = nodes[p].literal;
            if from.is_true() {
                let before: Vec<Literal> =
                    ancestors(&nodes, p).into_iter().map(|it| nodes[it].literal).collect();
                for q in excluded(grid, code_of(from), y) {
                    let q = literal(q, false);
                    if before.contains(&q) {
                        continue;
                    }
                    next.push(nodes.len());
                    let cause = why_excluded(code_of(from), code_of(q));
                    nodes.push(Node { parents: vec![p], cause, ..root(q) });
                }
            } else {
                for (q, cause) in implied(grid, code_of(from), y, x) {
                    let q = literal(q, true);
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
    all.extend(ends.into_iter().filter_map(|end| cycle(grid, &nodes, end, kind, base)));
}

fn chain_to_opposite(
    grid: &Grid,
    source: Literal,
    (x, y): (bool, bool),
    kind: ChainKind,
    base: f64,
) -> Option<Found> {
    let opposite = literal(code_of(source), !source.is_true());
    let mut nodes = vec![root(source)];
    let mut seen = Seen::new(source);
    let mut level = vec![0];
    while !level.is_empty() {
        let mut next = Vec::new();
        for p in level {
            let from = nodes[p].literal;
            let to: Vec<(Code, Cause)> = match from.is_true() {
                true => {
                    let all = excluded(grid, code_of(from), y);
                    all.into_iter().map(|it| (it, Cause::None)).collect()
                }
                false => implied(grid, code_of(from), y, x),
            };
            for (q, cause) in to {
                let q = literal(q, !from.is_true());
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

/// The cycle that ends with a node, if it eliminates anything.
fn cycle(grid: &Grid, nodes: &Nodes, end: usize, kind: ChainKind, base: f64) -> Option<Found> {
    let all_of = ancestors(nodes, end);
    let cells: HashSet<usize> =
        all_of.iter().map(|&it| split(code_of(nodes[it].literal)).0).collect();
    let mut seen_by = [[0u128; 9]; 2];
    for &it in &all_of {
        let (cell, v) = split(code_of(nodes[it].literal));
        seen_by[usize::from(nodes[it].literal.is_true())][v] |= peers(cell);
    }
    let outside = cells.iter().fold(!0, |all, cell| all & !(1u128 << cell));
    let eliminated: Planes =
        std::array::from_fn(|v| seen_by[0][v] & seen_by[1][v] & grid.planes[v] & outside);
    let branches = vec![(Rc::clone(nodes), end)];
    let complexity = complexity(&branches);
    let rating = length::rating(base, complexity as u32);
    let (root, target) = (Cause::None, None);
    let found = Found { rating, complexity, kind, branches, root, eliminated, target };
    (!is_empty(&eliminated)).then_some(found)
}
