//! What chains are made of: nodes with their reasons, the links between candidates, and how what was
//! found is ranked.

use std::collections::{HashMap, HashSet};
use std::rc::Rc;

use super::peers_in_order;
use crate::chains::closure::Cause;
use crate::chains::{ChainKind, Literal, code_of};
use crate::grid::{Code, Grid, Planes, cell_at, code, digits, houses_of, is_empty, only, split};
use crate::length;

/// A literal that was found, with its reasons among the nodes before it.
#[derive(Clone)]
pub(super) struct Node {
    pub(super) literal: Literal,
    pub(super) cause: Cause,
    pub(super) parents: Vec<usize>,
    /// The nested chain it rests on.
    pub(super) chain: Option<Rc<Found>>,
}

pub(super) type Nodes = Rc<Vec<Node>>;

/// A hint of a search for chains.
#[derive(Clone)]
pub(super) struct Found {
    pub(super) rating: f64,
    pub(super) complexity: usize,
    pub(super) kind: ChainKind,
    /// The nodes of each branch, and where it ends.
    pub(super) branches: Vec<(Nodes, usize)>,
    /// Why the sources of the branches are all there are.
    pub(super) root: Cause,
    pub(super) eliminated: Planes,
    pub(super) target: Option<Code>,
}

impl Found {
    pub(super) fn eliminated(&self) -> Planes {
        self.eliminated
    }

    pub(super) fn placed(&self) -> Option<Code> {
        self.target
    }

    /// Whether it is a cycle: it ends with what it began with.
    pub(super) fn is_cycle(&self) -> bool {
        let (nodes, end) = &self.branches[0];
        self.target.is_none() && nodes[*end].literal.is_true()
    }

    /// The literals from the targets back to the sources: equal for equal chains.
    fn literals(&self) -> Vec<Vec<Literal>> {
        let of = |(nodes, end): &(Nodes, usize)| {
            ancestors(nodes, *end).into_iter().map(|it| nodes[it].literal).collect()
        };
        self.branches.iter().map(of).collect()
    }
}

/// All that leads to a node, itself first, breadth first.
pub(super) fn ancestors(nodes: &[Node], end: usize) -> Vec<usize> {
    let mut found = vec![end];
    let mut next = 0;
    while next < found.len() {
        for &parent in &nodes[found[next]].parents {
            if !found.contains(&parent) {
                found.push(parent);
            }
        }
        next += 1;
    }
    found
}

/// Nodes of all branches, and of the chains nested in them, each of these once.
pub(super) fn complexity(branches: &[(Nodes, usize)]) -> usize {
    let mut count = 0;
    let mut nested: HashMap<Vec<Vec<Literal>>, usize> = HashMap::new();
    for (nodes, end) in branches {
        let all = ancestors(nodes, *end);
        let literals: HashSet<Literal> = all.iter().map(|&it| nodes[it].literal).collect();
        count += literals.len();
        for chain in all.iter().filter_map(|&it| nodes[it].chain.as_ref()) {
            nested.insert(chain.literals(), chain.complexity);
        }
    }
    count + nested.values().sum::<usize>()
}

pub(super) fn found(
    grid: &Grid,
    base: f64,
    kind: ChainKind,
    target: Literal,
    branches: Vec<(Nodes, usize)>,
    root: Cause,
) -> Option<Found> {
    let (placed, eliminated) = match target.is_true() {
        true => (Some(code_of(target)), grid.others(code_of(target))),
        false => (None, only(code_of(target))),
    };
    let complexity = complexity(&branches);
    let rating = length::rating(base, complexity as u32);
    let it = Found { rating, complexity, kind, branches, root, eliminated, target: placed };
    (!is_empty(&it.eliminated)).then_some(it)
}

/// Ranked, the first found of equals first.
pub(super) fn ranked(mut all: Vec<Found>) -> Vec<Found> {
    let key = |it: &Found| (it.rating, it.complexity, it.kind);
    all.sort_by(|a, b| key(a).partial_cmp(&key(b)).expect("numbers"));
    all
}

/// The candidates that a true one excludes, in order.
pub(super) fn excluded(grid: &Grid, from: Code, y: bool) -> Vec<Code> {
    let (cell, v) = split(from);
    let others = if y { grid.cells[cell] & !(1 << v) } else { 0 };
    let peers = peers_in_order(cell).filter(|&peer| grid.cells[peer] >> v & 1 == 1);
    digits(others).map(|w| code(cell, w)).chain(peers.map(|peer| code(peer, v))).collect()
}

/// The candidates that are true if this one is false, each once, in order.
pub(super) fn implied(grid: &Grid, from: Code, y: bool, x: bool) -> Vec<(Code, Cause)> {
    let (cell, v) = split(from);
    let mut found: Vec<(Code, Cause)> = Vec::new();
    if y && grid.cells[cell].count_ones() == 2 {
        let others = digits(grid.cells[cell] & !(1 << v));
        found.extend(others.map(|w| (code(cell, w), Cause::Cell)));
    }
    for house in houses_of(cell).into_iter().filter(|_| x) {
        let places = grid.places[house][v];
        for position in digits(places).filter(|_| places.count_ones() == 2) {
            let to = code(cell_at(house, position), v);
            if to != from && !found.iter().any(|(known, _)| *known == to) {
                found.push((to, Cause::House(house as u8)));
            }
        }
    }
    found
}

pub(super) fn root(literal: Literal) -> Node {
    Node { literal, cause: Cause::None, parents: Vec::new(), chain: None }
}
