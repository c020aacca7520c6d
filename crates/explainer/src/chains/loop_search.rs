//! A pass over all candidates for forcing chains and cycles with links of some kinds: lengths first, as sets
//! of candidates layer by layer; then only what lies on the way, in the order of the rules.

use std::ops::Range;

use ergodoku_kernel::layers::Layers;
use ergodoku_kernel::{NodeSet, Rows};

use super::links::{Links, NONE, Set, Which};
use super::{ChainHint, ChainKind, ForcingChain, Literal, Mode, code_of, literal};
use crate::grid::{Code, Grid, Planes, bits, code, is_empty, peer_parts, peers, split};
use crate::length;

/// Which links a pass uses.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Pass {
    kind: ChainKind,
    pub(super) links: Which,
    /// The rating of the shortest cycle, and of the shortest chain where there are any.
    cycle: f64,
    pub(super) chain: Option<f64>,
}

pub(super) const X: Pass =
    Pass { kind: ChainKind::X, links: Which { x: true, y: false }, cycle: 6.5, chain: Some(6.6) };
pub(super) const Y: Pass =
    Pass { kind: ChainKind::Y, links: Which { x: false, y: true }, cycle: 6.5, chain: None };
pub(super) const XY: Pass =
    Pass { kind: ChainKind::XY, links: Which::ALL, cycle: 7.0, chain: Some(7.0) };

/// A hint with its place in the order of discovery.
#[derive(Clone, Debug)]
pub(super) struct OrderedHint {
    pub(super) hint: ChainHint,
    order: u32,
}

impl OrderedHint {
    pub(super) fn key(&self) -> (f64, u32, ChainKind, u32) {
        let (rating, complexity, kind) = self.hint.key();
        (rating, complexity, kind, self.order)
    }

    pub(super) fn bound(&self) -> Bound {
        (self.hint.rating, self.hint.chain.complexity)
    }
}

/// The rating and complexity of the best hint known: only what is as good matters.
pub(super) type Bound = (f64, u32);

/// Chains are no longer than this.
pub(super) const LONGEST: u32 = 1458;

/// The length up to which chains or cycles of a base rating matter; 0 if none do.
pub(super) fn longest(base: f64, bound: Bound) -> u32 {
    if bound.1 == LONGEST {
        return LONGEST;
    }
    let fits = |length: &u32| (length::rating(base, *length), *length) <= bound;
    (4..=LONGEST).step_by(2).take_while(fits).last().unwrap_or(0)
}

/// Literals, each with the number of the one it was found from.
type Tree = Vec<(Literal, u32)>;

/// The number that the source of a tree is found from.
const ROOT: u32 = u32::MAX;

/// The memory of a search for layers: the candidates that are true after each step.
pub(super) struct LayerMemory<const W: usize> {
    layers: Layers<[u64; W]>,
    /// Those of them that lie on the way.
    pruned: Vec<Set<W>>,
}

impl<const W: usize> LayerMemory<W> {
    pub(super) fn new(links: &Links<W>) -> LayerMemory<W> {
        LayerMemory { layers: Layers::new(links.codes.len()), pruned: Vec::new() }
    }
}

pub(super) struct LoopSearch<'a, const W: usize> {
    grid: &'a Grid,
    pub(super) pass: Pass,
    links: &'a Links<W>,
    /// The candidates that have partners.
    linked: Set<W>,
    /// For each true candidate those that are true one step further: by a false one in between.
    next: Rows<[u64; W]>,
}

impl<'a, const W: usize> LoopSearch<'a, W> {
    pub(super) fn new(
        grid: &'a Grid,
        pass: Pass,
        links: &'a Links<W>,
        next: Rows<[u64; W]>,
    ) -> LoopSearch<'a, W> {
        LoopSearch { grid, pass, links, linked: links.linked_by(pass.links), next }
    }

    /// The candidates that are true first on the way from a literal to its opposite, and those that settle
    /// the opposite.
    fn ends(&self, source: Literal) -> [Set<W>; 2] {
        let number = self.links.number(code_of(source));
        let mut only = NodeSet([0; W]);
        only.insert(number);
        match source.is_true() {
            true => [only, self.links.excluded(number, self.pass.links)],
            false => [self.links.partner_set(number, self.pass.links), only],
        }
    }

    /// The number of literals of the shortest chain from a literal to its opposite, if that is no more than
    /// `most`.
    pub(super) fn shortest(
        &self,
        source: Literal,
        most: u32,
        memory: &mut LayerMemory<W>,
    ) -> Option<u32> {
        let [first, ends] = self.ends(source);
        memory.layers.start(first.row(), std::iter::empty());
        while 2 * memory.layers.found().len() as u32 + 2 <= most {
            let new = memory.layers.advance(&self.next);
            if new.meets(ends.row()) {
                return Some(2 * memory.layers.found().len() as u32);
            } else if new.is_empty() {
                break;
            }
        }
        None
    }

    /// Leaves of each layer what leads to the next one, or is an end.
    fn prune(&self, layers: &mut [Set<W>], is_end: impl Fn(usize, usize) -> bool) {
        let mut next: Set<W> = NodeSet([0; W]);
        for (index, layer) in layers.iter_mut().enumerate().rev() {
            for it in layer.clone().iter() {
                if !is_end(index, it) && !next.meets(self.next.row(it)) {
                    layer.remove(it);
                }
            }
            next = *layer;
        }
    }

    /// The candidates that are true if this one is false.
    #[inline]
    fn partners(&self, number: usize) -> impl Iterator<Item = usize> {
        self.links.partners(number, self.pass.links)
    }

    /// Goes through the candidates of a layer that follow from those of the one before, in the order of
    /// the rules; `closes` sees each way back to `source`.
    fn walk(
        &self,
        tree: &mut Tree,
        level: Range<usize>,
        layer: &Set<W>,
        source: Option<usize>,
        closes: &mut impl FnMut(&Tree, u32, Literal),
    ) -> Range<usize> {
        let end = tree.len();
        let mut left = *layer;
        // The candidates whose falsehood makes one of these true.
        let mut feeders: Set<W> = NodeSet([0; W]);
        for it in layer.iter().chain(source) {
            self.partners(it).for_each(|from| feeders.insert(from));
        }
        feeders.keep(self.linked.row());
        for p in level {
            // The tree also holds the false literals between them.
            let from = tree[p].0;
            if !from.is_true() {
                continue;
            }
            for q in self.excluded_in_order(code_of(from), &feeders) {
                let excluded = literal(self.links.codes[q], false);
                let mut node = ROOT;
                for to in self.partners(q) {
                    if Some(to) == source {
                        closes(tree, p as u32, excluded);
                    }
                    if !left.contains(to) {
                        continue;
                    }
                    left.remove(to);
                    if node == ROOT {
                        tree.push((excluded, p as u32));
                        node = (tree.len() - 1) as u32;
                    }
                    tree.push((literal(self.links.codes[to], true), node));
                }
            }
        }
        end..tree.len()
    }

    /// What a candidate excludes of these, in the order of the rules: its cell, box, row, column.
    fn excluded_in_order(&self, it: Code, among: &Set<W>) -> impl Iterator<Item = usize> + use<W> {
        let (cell, _) = split(it);
        let parts = peer_parts(cell);
        let mut found = [(0, NONE); 32];
        let mut count = 0;
        let excluded = self.links.excluded(self.links.number(it), self.pass.links);
        for number in excluded.in_row(among.row()) {
            let (other, _) = split(self.links.codes[number]);
            let part = parts.iter().position(|part| part >> other & 1 == 1);
            found[count] = (part.map_or(0, |part| part + 1), number as u16);
            count += 1;
        }
        found[..count].sort_unstable();
        found.into_iter().take(count).map(|(_, number)| usize::from(number))
    }

    /// The shortest chain from a literal to its opposite, if it is short enough.
    pub(super) fn chain(
        &self,
        source: Literal,
        most: u32,
        memory: &mut LayerMemory<W>,
    ) -> Option<OrderedHint> {
        let base = self.pass.chain?;
        self.shortest(source, most, memory)?;
        let LayerMemory { layers, pruned } = memory;
        pruned.clear();
        pruned.extend_from_slice(layers.found());
        let last = pruned.len() - 1;
        pruned[last].keep(self.ends(source)[1].row());
        self.prune(pruned, |index, _| index == last);
        let mut tree = vec![(source, ROOT)];
        let mut level = 0..1;
        if !source.is_true() {
            for it in self.partners(self.links.number(code_of(source))) {
                if pruned[0].contains(it) {
                    tree.push((literal(self.links.codes[it], true), 0));
                }
            }
            level = 1..tree.len();
        }
        for layer in &pruned[1..] {
            level = self.walk(&mut tree, level, layer, None, &mut |_, _, _| {});
        }
        let end = level.into_iter().find(|&node| tree[node].0.is_true())?;
        let mut path: Vec<Literal> = way_back(&tree, end as u32).collect();
        path.reverse();
        if source.is_true() {
            path.push(!source);
        }
        let place = if source.is_true() { 1 } else { 2 };
        Some(self.hint(path, place, |chain| {
            let rating = length::rating(base, chain.complexity);
            ChainHint::concluding(self.grid, !source, rating, chain)
        }))
    }

    /// The cycles that can be as good as the bound of what they eliminate. A cycle that eliminates a
    /// candidate has a literal that excludes it.
    pub(super) fn cycles(
        &self,
        bounds: impl Iterator<Item = (Literal, Bound)>,
        memory: &mut LayerMemory<W>,
        visit: &mut impl FnMut(OrderedHint),
    ) {
        let (mut least, mut most) = (LONGEST, 0);
        let mut useful = NodeSet([0; W]);
        for (source, bound) in bounds.filter(|(source, _)| source.is_true()) {
            let longest = longest(self.pass.cycle, bound);
            if longest < 4 {
                continue;
            }
            if let Some(length) = self.shortest(source, longest + 2, memory) {
                least = least.min(length - 2);
                most = most.max(longest);
                let (cell, v) = split(code_of(source));
                for peer in bits(self.grid.planes[v] & peers(cell)) {
                    useful.insert(self.links.number(code(peer, v)));
                }
            }
        }
        // Only what has a partner is led back to.
        for number in self.linked.iter().filter(|_| most > 0) {
            let (cell, _) = split(self.links.codes[number]);
            if self.grid.cells[cell].count_ones() >= 2 {
                self.cycles_through(number, [least, most], &useful, memory, visit);
            }
        }
    }

    /// Cycles through a true candidate.
    fn cycles_through(
        &self,
        number: usize,
        [least, most]: [u32; 2],
        useful: &Set<W>,
        memory: &mut LayerMemory<W>,
        visit: &mut impl FnMut(OrderedHint),
    ) {
        let source = literal(self.links.codes[number], true);
        let LayerMemory { layers, pruned } = memory;
        layers.start(self.ends(source)[0].row(), std::iter::empty());
        while 2 * layers.found().len() as u32 + 2 <= most {
            if layers.advance(&self.next).is_empty() {
                break;
            }
        }
        let closes = |it: usize| self.next.has(it, number);
        let fits = |index: usize| index > 0 && 2 * index as u32 + 2 >= least;
        pruned.clear();
        pruned.extend_from_slice(layers.found());
        self.prune(pruned, |index, it| fits(index) && closes(it));
        if pruned[0].is_empty() || !pruned.iter().any(|layer| layer.meets(useful.row())) {
            return;
        }
        pruned.push(NodeSet([0; W]));
        let mut tree = vec![(source, ROOT)];
        let mut level = 0..1;
        for (index, layer) in pruned.iter().enumerate().skip(1) {
            let mut close = |tree: &Tree, from: u32, last: Literal| {
                if !fits(index - 1) || way_back(tree, from).any(|it| it == last) {
                    return;
                }
                let mut path: Vec<Literal> = way_back(tree, from).collect();
                path.reverse();
                path.push(last);
                let eliminated = self.seen_by_cycle(&path);
                if !is_empty(&eliminated) {
                    visit(self.hint(path, 0, |chain| {
                        let rating = length::rating(self.pass.cycle, chain.complexity);
                        ChainHint { rating, eliminated, placed: None, chain }
                    }));
                }
            };
            level = self.walk(&mut tree, level, layer, Some(number), &mut close);
        }
    }

    /// A cycle eliminates what is seen by a true and a false literal of it, outside its cells.
    fn seen_by_cycle(&self, cycle: &[Literal]) -> Planes {
        let mut seen_by = [[0u128; 9]; 2];
        let mut cells = 0u128;
        for &it in cycle {
            let (cell, v) = split(code_of(it));
            seen_by[usize::from(it.is_true())][v] |= peers(cell);
            cells |= 1 << cell;
        }
        std::array::from_fn(|v| seen_by[0][v] & seen_by[1][v] & self.grid.planes[v] & !cells)
    }

    /// The hint of a chain with this path. For each candidate the rules try a cycle (`place` 0), the chain
    /// from it true (1) and the chain from it false (2).
    fn hint(
        &self,
        path: Vec<Literal>,
        place: u32,
        of_chain: impl FnOnce(ForcingChain) -> ChainHint,
    ) -> OrderedHint {
        let mode = Mode { cells: self.pass.links.y, multiple: false, ..Mode::MULTIPLE };
        let order = u32::from(code_of(path[0])) * 3 + place;
        let (kind, complexity) = (self.pass.kind, path.len() as u32);
        let chain =
            ForcingChain { kind, complexity, path, branches: Vec::new(), house: None, mode };
        OrderedHint { hint: of_chain(chain), order }
    }
}

/// The literals from a node of the tree back to its source.
fn way_back(tree: &Tree, node: u32) -> impl Iterator<Item = Literal> {
    let is_node = |node: &u32| *node != ROOT;
    let nodes = std::iter::successors(Some(node).filter(is_node), move |&node| {
        Some(tree[node as usize].1).filter(is_node)
    });
    nodes.map(|node| tree[node as usize].0)
}
