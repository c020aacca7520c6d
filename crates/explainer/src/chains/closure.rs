//! [`Closure`]: all that follows from a literal, in the order in which it is found, with the reasons.

use super::{Literal, code_of};
use crate::grid::{Grid, Planes, split};

/// Why a candidate is the only one left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cause {
    /// Nothing: it was assumed, or is false.
    None,
    /// No other candidate of its cell.
    Cell,
    /// No other place in this house.
    House(u8),
}

/// A literal that follows.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    pub(crate) literal: Literal,
    pub(crate) cause: Cause,
    /// Where its reasons begin among the parents.
    first: u32,
    count: u16,
    /// At least as many nodes lead to it, itself included.
    depth: u16,
    /// The nested chain it rests on.
    pub(super) nested: u32,
}

/// No nested chain.
pub(super) const NO_CHAIN: u32 = u32::MAX;

/// All literals, and more: a closure for them is filled to its end.
pub(super) const ALL: [Planes; 2] = [[!0; 9]; 2];

/// All that follows from a literal.
pub(crate) struct Closure {
    pub(crate) nodes: Vec<Node>,
    parents: Vec<u16>,
    index: Box<[u16; Literal::COUNT]>,
    /// The candidates found false, and found true.
    pub(super) found: [Planes; 2],
    /// The nodes found false, and found true, in order of arrival.
    pub(super) arrived: [Vec<u16>; 2],
    /// A true and a false literal of one candidate: there the search ended.
    pub(super) conflict: Option<[u16; 2]>,
    /// The literals for which it is filled: false, true.
    wanted: [Planes; 2],
    /// How many of them are not found yet.
    pub(super) missing: u32,
    /// Where to continue, if more is wanted.
    pub(super) paused: Option<Paused>,
}

/// Where a closure was left because nothing more was wanted.
pub(super) struct Paused {
    /// The grid without what was found false and followed.
    pub(super) grid: Grid,
    /// How many false nodes and true nodes were followed.
    pub(super) followed: [usize; 2],
}

impl Default for Closure {
    fn default() -> Closure {
        Closure {
            nodes: Vec::new(),
            parents: Vec::new(),
            index: Box::new([0; Literal::COUNT]),
            found: [[0; 9]; 2],
            arrived: Default::default(),
            conflict: None,
            wanted: ALL,
            missing: u32::MAX,
            paused: None,
        }
    }
}

impl Closure {
    /// Forgets all, and begins with what is assumed.
    pub(super) fn start(&mut self, source: Literal) {
        self.nodes.clear();
        self.parents.clear();
        self.arrived.iter_mut().for_each(Vec::clear);
        self.found = [[0; 9]; 2];
        self.conflict = None;
        self.wanted = ALL;
        self.missing = u32::MAX;
        self.paused = None;
        self.find(source, Cause::None, 0, NO_CHAIN);
    }

    /// Sets which literals, false and true, it is filled for.
    pub(super) fn want(&mut self, wanted: &[Planes; 2]) {
        let left = |side: usize, v: usize| wanted[side][v] & !self.found[side][v];
        self.wanted = std::array::from_fn(|side| std::array::from_fn(|v| left(side, v)));
        self.missing = self.wanted.iter().flatten().map(|cells| cells.count_ones()).sum();
    }

    /// The node of a literal that was found.
    #[inline]
    pub(super) fn node_of(&self, literal: Literal) -> u16 {
        self.index[literal.index()]
    }

    /// Whether a literal was found.
    #[inline]
    pub(super) fn has(&self, literal: Literal) -> bool {
        let (cell, v) = split(code_of(literal));
        self.found[usize::from(literal.is_true())][v] >> cell & 1 == 1
    }

    /// At least as many nodes lead to a node, itself included.
    pub(super) fn depth(&self, node: u16) -> u32 {
        u32::from(self.nodes[usize::from(node)].depth)
    }

    pub(super) fn parents_of(&self, node: u16) -> &[u16] {
        let Node { first, count, .. } = self.nodes[usize::from(node)];
        &self.parents[first as usize..first as usize + count as usize]
    }

    /// Begins the reasons of the next node, and returns where.
    #[inline]
    pub(super) fn begin_reasons(&mut self, reasons: &[u16]) -> usize {
        let first = self.parents.len();
        self.parents.extend_from_slice(reasons);
        first
    }

    /// Adds the node of a literal to the reasons of the next node.
    #[inline]
    pub(super) fn add_reason(&mut self, literal: Literal) {
        let node = self.node_of(literal);
        self.parents.push(node);
    }

    /// Adds a node to the list, but not to the literals found.
    #[inline]
    pub(super) fn push(
        &mut self,
        literal: Literal,
        cause: Cause,
        first: usize,
        nested: u32,
    ) -> u16 {
        let parents = &self.parents[first..];
        let depth = parents.iter().map(|&p| self.nodes[p as usize].depth).max().unwrap_or(0) + 1;
        let count = parents.len() as u16;
        self.nodes.push(Node { literal, cause, first: first as u32, count, depth, nested });
        (self.nodes.len() - 1) as u16
    }

    /// Adds a literal to those found.
    #[inline]
    pub(super) fn find(&mut self, literal: Literal, cause: Cause, first: usize, nested: u32) {
        let node = self.push(literal, cause, first, nested);
        let (cell, v) = split(code_of(literal));
        let side = usize::from(literal.is_true());
        self.index[literal.index()] = node;
        self.missing -= (self.wanted[side][v] >> cell & 1) as u32;
        self.found[side][v] |= 1 << cell;
        self.arrived[side].push(node);
    }

    /// Notes that a literal follows whose opposite was found: there the search ends.
    pub(super) fn contradict(&mut self, literal: Literal, cause: Cause, first: usize) {
        let node = self.push(literal, cause, first, NO_CHAIN);
        let opposite = self.node_of(!literal);
        self.conflict = Some(if literal.is_true() { [node, opposite] } else { [opposite, node] });
    }
}
