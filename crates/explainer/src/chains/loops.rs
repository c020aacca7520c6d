//! Forcing chains and cycles: X-cycles and Y-cycles (6.5 and more), X-chains (6.6 and more), XY-cycles
//! and XY-chains (7.0 and more).
//!
//! The rules make three passes over all candidates: with links of single digits, with links of bivalue
//! cells (cycles only), with both; for each candidate cycles come before the chain from it true and
//! the chain from it false. Of equally good hints the first in this order is taken.
//!
//! Here lengths come first, as sets of candidates step by step. Only what can matter is then eliminated
//! through in the order of the rules, and of that only what lies on the way. A candidate that a cycle of
//! `n` literals eliminates leads round the cycle to its opposite by the same links, in a chain of up to
//! `n + 2` literals: the lengths of chains tell which cycles there can be.

use super::links::{
    Links, NONE, Set, Which, contains, insert, is_none, join, meet, meets, members, remove,
};
use super::propagation::Propagation;
use super::static_closure::StaticClosure;
use super::{ChainHint, ChainKind, ForcingChain, Literal, Mode};
use crate::grid::{Code, Grid, PEER_PARTS, PEERS, Planes, bits, code, is_empty, only, split};
use crate::length;

/// Which links a pass uses.
#[derive(Clone, Copy, PartialEq)]
struct Pass {
    kind: ChainKind,
    links: Which,
    /// The rating of the shortest cycle, and of the shortest chain where there are any.
    cycle: f64,
    chain: Option<f64>,
}

const X: Pass =
    Pass { kind: ChainKind::X, links: Which { x: true, y: false }, cycle: 6.5, chain: Some(6.6) };
const Y: Pass =
    Pass { kind: ChainKind::Y, links: Which { x: false, y: true }, cycle: 6.5, chain: None };
const XY: Pass =
    Pass { kind: ChainKind::XY, links: Which { x: true, y: true }, cycle: 7.0, chain: Some(7.0) };

/// A hint with its place in the order of discovery.
#[derive(Clone, Debug)]
struct Placed {
    found: ChainHint,
    order: u32,
}

impl Placed {
    fn key(&self) -> (f64, u32, ChainKind, u32) {
        let (rating, complexity, kind) = self.found.key();
        (rating, complexity, kind, self.order)
    }

    fn bound(&self) -> Bound {
        (self.found.rating, self.found.chain.complexity)
    }
}

/// What is as good as this still matters: a rating and a complexity.
type Bound = (f64, u32);

/// Chains are no longer than this.
const LONGEST: u32 = 1458;

/// The length up to which chains or cycles of a base rating matter; 0 if none do.
fn longest(base: f64, bound: Bound) -> u32 {
    if bound.1 == LONGEST {
        return LONGEST;
    }
    let fits = |length: &u32| (length::rating(base, *length), *length) <= bound;
    (4..=LONGEST).step_by(2).take_while(fits).last().unwrap_or(0)
}

/// The best hint.
pub(crate) fn best(grid: &Grid) -> Option<ChainHint> {
    let state = Propagation::new(grid);
    match state.count() {
        0..=128 => best_of::<2>(grid, &state),
        129..=256 => best_of::<4>(grid, &state),
        _ => best_of::<12>(grid, &state),
    }
}

/// The hints that eliminate something that no better one does, the best first.
pub(super) fn all(grid: &Grid) -> Vec<ChainHint> {
    let state = Propagation::new(grid);
    match state.count() {
        0..=128 => all_of::<2>(grid, &state),
        129..=256 => all_of::<4>(grid, &state),
        _ => all_of::<12>(grid, &state),
    }
}

/// Whether the chain closes: its first and last literals are of different candidates.
pub(super) fn is_cycle(chain: &ForcingChain) -> bool {
    match chain.path[..] {
        [first, .., last] => first.code() != last.code(),
        _ => false,
    }
}

fn best_of<const W: usize>(grid: &Grid, state: &Propagation) -> Option<ChainHint> {
    let reach = StaticClosure::<W>::new(state, false);
    let sources: Vec<Literal> = reach.self_refuting(state).collect();
    if sources.is_empty() {
        return None;
    }
    let mut best: Option<Placed> = None;
    let mut offer = |it: Placed| -> Bound {
        if best.as_ref().is_none_or(|known| it.key() < known.key()) {
            best = Some(it);
        }
        best.as_ref().map_or((f64::MAX, LONGEST), Placed::bound)
    };
    let mut bound = (f64::MAX, LONGEST);
    let mut layers = Vec::new();
    let (links, next) = reach.into_links();
    let xy = Search::new(grid, XY, &links, next);
    let [x, y] = [X, Y].map(|pass| Search::new(grid, pass, &links, links.next(pass.links)));
    for search in [&x, &xy] {
        let Some(base) = search.pass.chain else { continue };
        let mut most = longest(base, bound);
        let mut shortest = None;
        for &source in &sources {
            if search.layers(source, most, &mut layers) {
                most = search.length(&layers) - 2;
                shortest = Some(source);
            }
        }
        if let Some(found) = shortest.and_then(|it| search.chain(it, base, most + 2, &mut layers)) {
            bound = offer(found);
        }
    }
    for search in [&x, &y, &xy] {
        let known = bound;
        let bounds = sources.iter().map(|&source| (source, known));
        search.cycles(bounds, &mut layers, &mut |it| bound = offer(it));
    }
    best.map(|it| it.found)
}

fn all_of<const W: usize>(grid: &Grid, state: &Propagation) -> Vec<ChainHint> {
    let reach = StaticClosure::<W>::new(state, false);
    let sources: Vec<Literal> = reach.self_refuting(state).collect();
    if sources.is_empty() {
        return Vec::new();
    }
    let mut layers = Vec::new();
    let mut found: Vec<Placed> = Vec::new();
    let (links, next) = reach.into_links();
    let xy = Search::new(grid, XY, &links, next);
    let [x, y] = [X, Y].map(|pass| Search::new(grid, pass, &links, links.next(pass.links)));
    let bounds: Vec<(Literal, Bound)> = sources
        .into_iter()
        .filter_map(|source| {
            let mut bound = (f64::MAX, LONGEST);
            let mut own = None;
            if xy.layers(source, LONGEST, &mut layers) {
                let length = xy.length(&layers);
                bound = (length::rating(7.0, length), length);
                own = Some(&xy);
            }
            if x.layers(source, longest(6.6, bound), &mut layers) {
                own = Some(&x);
            }
            let search = own?;
            let it = search.chain(source, search.pass.chain?, LONGEST, &mut layers)?;
            let bound = it.bound();
            found.push(it);
            Some((source, bound))
        })
        .collect();
    for search in [&x, &y, &xy] {
        search.cycles(bounds.iter().copied(), &mut layers, &mut |it| found.push(it));
    }
    found.sort_by(|a, b| a.key().partial_cmp(&b.key()).unwrap_or(std::cmp::Ordering::Equal));
    let mut eliminated: Planes = [0; 9];
    found.retain(|it| {
        let more = it.found.eliminated;
        let is_new = (0..9).any(|v| more[v] & !eliminated[v] != 0);
        (0..9).for_each(|v| eliminated[v] |= more[v]);
        is_new
    });
    found.into_iter().map(|it| it.found).collect()
}

/// The candidates true after each step, by way of false ones.
type Layers<const W: usize> = Vec<Set<W>>;

/// Literals, each with the number of the one it was found from.
type Tree = Vec<(Literal, u32)>;

/// The number that the source of a tree is found from.
const ROOT: u32 = u32::MAX;

struct Search<'a, const W: usize> {
    grid: &'a Grid,
    pass: Pass,
    links: &'a Links<W>,
    /// The candidates that have partners.
    linked: Set<W>,
    /// The candidates that are true one step on from each true one, by way of a false one.
    next: Vec<Set<W>>,
}

impl<'a, const W: usize> Search<'a, W> {
    fn new(grid: &'a Grid, pass: Pass, links: &'a Links<W>, next: Vec<Set<W>>) -> Search<'a, W> {
        Search { grid, pass, links, linked: links.linked(pass.links), next }
    }

    /// The candidates that a true one excludes, if they have partners.
    #[inline]
    fn excluded(&self, number: usize) -> Set<W> {
        meet(&self.links.excluded(number, self.pass.links), &self.linked)
    }

    /// The candidates that are true if this one is false.
    #[inline]
    fn partners(&self, number: usize) -> impl Iterator<Item = usize> {
        self.links.partners(number, self.pass.links)
    }

    /// The layers from a literal to its opposite, each candidate in the first that it can be in, the
    /// last one with those that settle the opposite; false if a chain is longer than `most`.
    fn layers(&self, source: Literal, most: u32, layers: &mut Layers<W>) -> bool {
        let number = self.links.number(source.code());
        let mut new = [0; W];
        let mut ends = [0; W];
        if source.is_on() {
            insert(&mut new, number as u16);
            ends = self.links.excluded(number, self.pass.links);
        } else {
            new = self.links.partner_set(number, self.pass.links);
            insert(&mut ends, number as u16);
        }
        let mut seen = new;
        layers.clear();
        layers.push(new);
        while 2 * layers.len() as u32 + 2 <= most && self.step(&mut new, &mut seen) {
            let met = meet(&new, &ends);
            if !is_none(&met) {
                layers.push(met);
                return true;
            }
            layers.push(new);
        }
        false
    }

    /// One step on to candidates not yet seen; false if there are none.
    #[inline]
    fn step(&self, new: &mut Set<W>, seen: &mut Set<W>) -> bool {
        let mut next = [0; W];
        members(new).for_each(|it| join(&mut next, &self.next[it]));
        *new = std::array::from_fn(|i| next[i] & !seen[i]);
        join(seen, new);
        !is_none(new)
    }

    /// How many literals a chain with these layers has.
    fn length(&self, layers: &Layers<W>) -> u32 {
        2 * layers.len() as u32
    }

    /// The candidates whose falsehood makes one of these true.
    fn feeders(&self, of: &Set<W>) -> Set<W> {
        let mut feeders = [0; W];
        for it in members(of) {
            self.partners(it).for_each(|from| insert(&mut feeders, from as u16));
        }
        feeders
    }

    /// Leaves of each layer what leads to the next one, or is an end.
    fn prune(&self, layers: &mut Layers<W>, is_end: impl Fn(usize, usize) -> bool) {
        let mut next = [0; W];
        for index in (0..layers.len()).rev() {
            let all = layers[index];
            for it in members(&all) {
                if !is_end(index, it) && !meets(&self.next[it], &next) {
                    remove(&mut layers[index], it);
                }
            }
            next = layers[index];
        }
    }

    /// Goes through the candidates of a layer that follow from those of the one before, in the order of
    /// the rules; `closes` sees each way back to `source`.
    fn walk(
        &self,
        tree: &mut Tree,
        level: std::ops::Range<usize>,
        layer: &Set<W>,
        source: Option<usize>,
        closes: &mut impl FnMut(&Tree, u32, Literal),
    ) -> std::ops::Range<usize> {
        let end = tree.len();
        let mut left = *layer;
        let mut ends = *layer;
        source.into_iter().for_each(|it| insert(&mut ends, it as u16));
        let feeders = self.feeders(&ends);
        for p in level {
            // The tree holds the false literals that were used beside the true ones.
            let from = tree[p].0;
            if !from.is_on() {
                continue;
            }
            let number = self.links.number(from.code());
            for q in self.in_order(from.code(), &meet(&self.excluded(number), &feeders)) {
                let mut node = ROOT;
                for to in self.partners(q) {
                    if Some(to) == source {
                        closes(tree, p as u32, Literal::new(self.links.codes[q], false));
                    }
                    if !contains(&left, to) {
                        continue;
                    }
                    remove(&mut left, to);
                    if node == ROOT {
                        tree.push((Literal::new(self.links.codes[q], false), p as u32));
                        node = (tree.len() - 1) as u32;
                    }
                    tree.push((Literal::new(self.links.codes[to], true), node));
                }
            }
        }
        end..tree.len()
    }

    /// What a candidate excludes, in the order of the rules: its cell, box, row, column.
    fn in_order(&self, it: Code, excluded: &Set<W>) -> impl Iterator<Item = usize> + use<W> {
        let (cell, _) = split(it);
        let mut found = [(0, NONE); 32];
        let mut count = 0;
        for number in members(excluded) {
            let (other, _) = split(self.links.codes[number]);
            let part = PEER_PARTS[cell].iter().position(|part| part >> other & 1 == 1);
            found[count] = (part.map_or(0, |part| part + 1), number as u16);
            count += 1;
        }
        found[..count].sort_unstable();
        found.into_iter().take(count).map(|(_, number)| usize::from(number))
    }

    /// The shortest chain from a literal to its opposite, if it is short enough.
    fn chain(
        &self,
        source: Literal,
        base: f64,
        most: u32,
        layers: &mut Layers<W>,
    ) -> Option<Placed> {
        if !self.layers(source, most, layers) {
            return None;
        }
        let last = layers.len() - 1;
        self.prune(layers, |index, _| index == last);
        let mut tree = vec![(source, ROOT)];
        let mut level = 0..1;
        if !source.is_on() {
            for it in self.partners(self.links.number(source.code())) {
                if contains(&layers[0], it) {
                    tree.push((Literal::new(self.links.codes[it], true), 0));
                }
            }
            level = 1..tree.len();
        }
        for layer in &layers[1..] {
            level = self.walk(&mut tree, level, layer, None, &mut |_, _, _| {});
        }
        let end = level.into_iter().find(|&node| tree[node].0.is_on())?;
        let mut path = path(&tree, end as u32);
        Some(if source.is_on() {
            path.push(Literal::new(source.code(), false));
            self.placed(base, only(source.code()), None, path, 1)
        } else {
            let it = source.code();
            self.placed(base, self.grid.others(it), Some(it), path, 2)
        })
    }

    /// The cycles that can be as good as the bound of what they eliminate. A cycle that eliminates a
    /// candidate has a literal that excludes it.
    fn cycles(
        &self,
        bounds: impl Iterator<Item = (Literal, Bound)>,
        layers: &mut Layers<W>,
        visit: &mut impl FnMut(Placed),
    ) {
        let (mut least, mut most) = (LONGEST, 0);
        let mut useful = [0; W];
        for (source, bound) in bounds.filter(|(source, _)| source.is_on()) {
            let longest = longest(self.pass.cycle, bound);
            if longest >= 4 && self.layers(source, longest + 2, layers) {
                least = least.min(self.length(layers) - 2);
                most = most.max(longest);
                let (cell, v) = split(source.code());
                for peer in bits(self.grid.planes[v] & PEERS[cell]) {
                    insert(&mut useful, self.links.number(code(peer, v)) as u16);
                }
            }
        }
        if most == 0 {
            return;
        }
        for number in members(&self.linked) {
            // Only what has a partner is led back to.
            let count = self.grid.cells[split(self.links.codes[number]).0].count_ones();
            if count >= 2 {
                self.cycles_through(number, [least, most], &useful, layers, visit);
            }
        }
    }

    /// Cycles through a true candidate.
    fn cycles_through(
        &self,
        number: usize,
        [least, most]: [u32; 2],
        useful: &Set<W>,
        layers: &mut Layers<W>,
        visit: &mut impl FnMut(Placed),
    ) {
        let source = self.links.codes[number];
        let mut new = [0; W];
        insert(&mut new, number as u16);
        let mut seen = new;
        layers.clear();
        layers.push(new);
        while 2 * layers.len() as u32 + 2 <= most && self.step(&mut new, &mut seen) {
            layers.push(new);
        }
        let closes = |it: usize| contains(&self.next[it], number);
        let fits = |index: usize| index > 0 && 2 * index as u32 + 2 >= least;
        self.prune(layers, |index, it| fits(index) && closes(it));
        if is_none(&layers[0]) || !layers.iter().any(|layer| meets(layer, useful)) {
            return;
        }
        layers.push([0; W]);
        let mut tree = vec![(Literal::new(source, true), ROOT)];
        let mut level = 0..1;
        for index in 1..layers.len() {
            let mut close = |tree: &Tree, from: u32, last: Literal| {
                if !fits(index - 1) || is_ancestor(tree, from, last) {
                    return;
                }
                let eliminated = self.seen_by_cycle(tree, from, last);
                if !is_empty(&eliminated) {
                    let mut path = path(tree, from);
                    path.push(last);
                    visit(self.placed(self.pass.cycle, eliminated, None, path, 0));
                }
            };
            level = self.walk(&mut tree, level, &layers[index], Some(number), &mut close);
        }
    }

    /// A cycle eliminates what is seen by a true and a false literal of it, outside its cells.
    fn seen_by_cycle(&self, tree: &Tree, mut node: u32, last: Literal) -> Planes {
        let mut seen_by = [[0u128; 9]; 2];
        let mut cells = 0u128;
        let mut add = |literal: Literal| {
            let (cell, v) = split(literal.code());
            seen_by[usize::from(literal.is_on())][v] |= PEERS[cell];
            cells |= 1 << cell;
        };
        add(last);
        while node != ROOT {
            let (literal, from) = tree[node as usize];
            add(literal);
            node = from;
        }
        std::array::from_fn(|v| seen_by[0][v] & seen_by[1][v] & self.grid.planes[v] & !cells)
    }

    fn placed(
        &self,
        base: f64,
        eliminated: Planes,
        placed: Option<Code>,
        path: Vec<Literal>,
        place: u32,
    ) -> Placed {
        let complexity = path.len() as u32;
        let mode = Mode { cells: self.pass.links.y, multiple: false, ..Mode::MULTIPLE };
        let order = u32::from(path[0].code()) * 3 + place;
        let (rating, kind) = (length::rating(base, complexity), self.pass.kind);
        let chain =
            ForcingChain { kind, complexity, path, branches: Vec::new(), house: None, mode };
        Placed { found: ChainHint { rating, eliminated, placed, chain }, order }
    }
}

/// Whether the literal lies on the way to a node of the tree.
fn is_ancestor(tree: &Tree, mut node: u32, literal: Literal) -> bool {
    while node != ROOT {
        let (it, from) = tree[node as usize];
        if it == literal {
            return true;
        }
        node = from;
    }
    false
}

/// The way to a node of the tree, from its source.
fn path(tree: &Tree, mut node: u32) -> Vec<Literal> {
    let mut path = Vec::new();
    while node != ROOT {
        path.push(tree[node as usize].0);
        node = tree[node as usize].1;
    }
    path.reverse();
    path
}
