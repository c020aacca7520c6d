//! Forcing chains and cycles: X-cycles and Y-cycles (6.5 and more), X-chains (6.6 and more), XY-cycles
//! and XY-chains (7.0 and more).
//!
//! The rules make three passes over all candidates: with links of single digits, with links of bivalue
//! cells (cycles only), with both; for each candidate cycles come before the chain from it true and
//! the chain from it false. Of equally good hints the first in this order is taken. Here the chains
//! come first, from the candidates that lead to their opposites alone: no cycle needs to be longer.

use super::super::grid::{
    Code, Grid, PEER_PARTS, PEERS, Planes, bits, code, digits, is_empty, only, split,
};
use super::super::length;
use super::closure::partners;
use super::existence::self_refuting;
use super::flow::Flow;
use super::{Chain, Kind, Literal, Mode, Ranked};

/// Which links a pass uses.
#[derive(Clone, Copy, PartialEq)]
struct Pass {
    kind: Kind,
    /// Strong links of a digit in a house.
    x: bool,
    /// Strong links of a bivalue cell, and weak links inside cells.
    y: bool,
    /// The rating of the shortest cycle, and of the shortest chain where there are any.
    cycle: f64,
    chain: Option<f64>,
}

const PASSES: [Pass; 3] = [
    Pass { kind: Kind::X, x: true, y: false, cycle: 6.5, chain: Some(6.6) },
    Pass { kind: Kind::Y, x: false, y: true, cycle: 6.5, chain: None },
    Pass { kind: Kind::XY, x: true, y: true, cycle: 7.0, chain: Some(7.0) },
];

/// A hint with its place in the order of discovery.
#[derive(Clone, Debug)]
struct Placed {
    found: Ranked,
    order: u32,
}

impl Placed {
    fn key(&self) -> (f64, u32, Kind, u32) {
        let (rating, complexity, kind) = self.found.key();
        (rating, complexity, kind, self.order)
    }
}

/// The best hint.
pub(in super::super) fn best(grid: &Grid) -> Option<Ranked> {
    let mut best: Option<Placed> = None;
    each(grid, true, &mut |it| {
        if best.as_ref().is_none_or(|known| it.key() < known.key()) {
            best = Some(it);
        }
        best.as_ref()
            .map_or((f64::MAX, u32::MAX), |it| (it.found.rating, it.found.chain.complexity))
    });
    best.map(|it| it.found)
}

/// For each set of eliminations the best hint, the best first. Hints behind those that together
/// eliminate all there is may be missing.
pub(super) fn all(grid: &Grid) -> Vec<Ranked> {
    let mut best: Vec<Placed> = Vec::new();
    each(grid, false, &mut |it| {
        match best.iter_mut().find(|known| known.found.gone == it.found.gone) {
            Some(known) if it.key() < known.key() => *known = it,
            Some(_) => {}
            None => best.push(it),
        }
        // Each candidate that is eliminated at all has a chain of its own. What comes behind the last
        // of these eliminates nothing new.
        let own = best.iter().filter(|it| it.found.placed.is_none());
        let own = own.map(|it| (it.found.rating, it.found.chain.complexity));
        own.fold((0.0, 0), |worst, key| if key > worst { key } else { worst })
    });
    best.sort_by(|a, b| a.key().partial_cmp(&b.key()).unwrap_or(std::cmp::Ordering::Equal));
    best.into_iter().map(|it| it.found).collect()
}

/// Whether the chain closes: its first and last literals are of different candidates.
pub(super) fn is_cycle(chain: &Chain) -> bool {
    match chain.path[..] {
        [first, .., last] => first.code() != last.code(),
        _ => false,
    }
}

/// What is as good as this still matters: a rating and a complexity.
type Bound = (f64, u32);

/// Visits the hints that can matter, in no particular order; `visit` gives the bound for the next. If
/// the best alone is wanted, the bound holds for chains too.
fn each(grid: &Grid, best_only: bool, visit: &mut impl FnMut(Placed) -> Bound) {
    let [on, off] = self_refuting(&Flow::new(grid));
    if is_empty(&on) && is_empty(&off) {
        return;
    }
    let mut bound = (f64::MAX, u32::MAX);
    let useful = std::array::from_fn(|v| {
        bits(on[v]).fold(0, |all, cell| all | PEERS[cell] & grid.planes[v])
    });
    let mut limits = [bound; 1458];
    let mut tree = Tree::new();
    let mut back: Back = [[0; 9]; STEPS];
    let mut links: [Option<Links>; 3] = [None, None, None];
    for (pass, links) in PASSES.into_iter().zip(&mut links) {
        let Some(base) = pass.chain else { continue };
        if best_only && (base, 4) > bound {
            continue;
        }
        let links = links.get_or_insert_with(|| Links::new(grid, pass));
        let search = Search { grid, useful, pass, links };
        // If the best alone is wanted, short chains are looked for first: they bound the others.
        let depths: &[u32] = if best_only { &[4, 6, 8, 12, 18, u32::MAX] } else { &[u32::MAX] };
        for &depth in depths {
            for (is_on, sources) in [(true, &on), (false, &off)] {
                for v in 0..9 {
                    for cell in bits(sources[v]) {
                        let source = Literal::new(code(cell, v), is_on);
                        // Of one candidate's chains the better one counts.
                        let own = limits[source.index()];
                        let limit = if best_only { bound } else { own };
                        if let Some(found) = search.chain(source, base, &mut tree, limit, depth) {
                            limits[source.index()] =
                                (found.found.rating, found.found.chain.complexity);
                            bound = visit(found);
                        }
                    }
                }
            }
            if best_only && bound.1 <= depth {
                break;
            }
        }
    }
    for (pass, links) in PASSES.into_iter().zip(&mut links) {
        if (pass.cycle, 4) > bound {
            continue;
        }
        let links = links.get_or_insert_with(|| Links::new(grid, pass));
        let search = Search { grid, useful, pass, links };
        for cell in bits(grid.unfilled) {
            let count = grid.cells[cell].count_ones();
            if count < 2 || (!pass.x && count > 2) {
                continue;
            }
            for v in digits(grid.cells[cell]) {
                search.cycles(code(cell, v), &mut tree, &mut back, &mut bound, visit);
            }
        }
    }
}

/// The links of a grid, as lists.
struct Links {
    /// For each candidate, those that are true if it is false, in order.
    strong: [[Code; 4]; 729],
    /// For each candidate, those that are false if it is true and have strong links, in order, one
    /// list behind the other.
    weak: Vec<Code>,
    first: [u16; 730],
    y: bool,
}

const NONE: Code = Code::MAX;

impl Links {
    fn new(grid: &Grid, pass: Pass) -> Links {
        let mut links = Links {
            strong: [[NONE; 4]; 729],
            weak: Vec::with_capacity(4096),
            first: [0; 730],
            y: pass.y,
        };
        let mut linked: Planes = [0; 9];
        for cell in bits(grid.unfilled) {
            for v in digits(grid.cells[cell]) {
                let it = code(cell, v);
                let mut count = 0;
                partners(grid, it, pass.y, pass.x, |other, _| {
                    links.strong[it as usize][count] = other;
                    count += 1;
                });
                if count > 0 {
                    linked[v] |= 1 << cell;
                }
            }
        }
        for it in 0..729 {
            let (cell, v) = split(it);
            if grid.cells[cell] >> v & 1 == 1 {
                if pass.y {
                    let others = digits(grid.cells[cell] & !(1 << v));
                    let linked = others.filter(|&w| linked[w] >> cell & 1 == 1);
                    links.weak.extend(linked.map(|w| code(cell, w)));
                }
                for part in PEER_PARTS[cell] {
                    links.weak.extend(bits(part & linked[v]).map(|peer| code(peer, v)));
                }
            }
            links.first[it as usize + 1] = links.weak.len() as u16;
        }
        links
    }

    #[inline]
    fn weak(&self, it: Code) -> &[Code] {
        let it = it as usize;
        &self.weak[self.first[it] as usize..self.first[it + 1] as usize]
    }

    #[inline]
    fn strong(&self, it: Code) -> &[Code] {
        let strong = &self.strong[it as usize];
        &strong[..strong.iter().position(|&to| to == NONE).unwrap_or(4)]
    }
}

/// How many steps back are looked at.
const STEPS: usize = 12;

/// The true candidates from which a candidate is reached in so many steps: from true to false to true.
type Back = [Planes; STEPS];

impl Links {
    /// All from which `source` is reached in up to `steps`.
    fn back(&self, grid: &Grid, source: Code, steps: usize, back: &mut Back) {
        back[0] = only(source);
        let mut new = back[0];
        for step in 1..=steps.min(STEPS - 1) {
            let mut all = back[step - 1];
            for v in 0..9 {
                for cell in bits(new[v]) {
                    // Links are mutual: those whose falsehood makes it true are its partners.
                    for &q in self.strong(code(cell, v)) {
                        let (by, w) = split(q);
                        all[w] |= grid.planes[w] & PEERS[by];
                        if self.y {
                            for other in digits(grid.cells[by] & !(1 << w)) {
                                all[other] |= 1 << by;
                            }
                        }
                    }
                }
            }
            new = std::array::from_fn(|v| all[v] & !back[step - 1][v]);
            back[step] = all;
        }
    }
}

struct Search<'a> {
    grid: &'a Grid,
    /// What sees a candidate of its digit that leads to its opposite: a cycle that eliminates
    /// something goes through one of these.
    useful: Planes,
    pass: Pass,
    links: &'a Links,
}

/// Literals, each with the number of the one it was found from.
type Tree = Vec<(Literal, u32)>;

/// The number that the source of a tree is found from.
const ROOT: u32 = u32::MAX;

impl Search<'_> {
    /// Whether a hint of this length can still matter.
    fn fits(base: f64, length: u32, bound: Bound) -> bool {
        (length::rating(base, length), length) <= bound
    }

    /// Cycles through a true candidate, level by level. A false literal may come up often, a true one
    /// once.
    fn cycles(
        &self,
        source: Code,
        tree: &mut Tree,
        back: &mut Back,
        bound: &mut Bound,
        visit: &mut impl FnMut(Placed) -> Bound,
    ) {
        tree.clear();
        tree.push((Literal::new(source, true), ROOT));
        let mut seen = only(source);
        // Only what leads back in time can be part of a cycle.
        let mut steps = 1;
        while steps < STEPS && Self::fits(self.pass.cycle, 2 * steps as u32 + 2, *bound) {
            steps += 1;
        }
        self.links.back(self.grid, source, steps - 1, back);
        if (0..9).all(|v| back[steps - 1][v] & self.useful[v] == 0) && steps < STEPS {
            return;
        }
        let (mut level, mut length) = (0..1, 0);
        while !level.is_empty() {
            length += 2;
            if !Self::fits(self.pass.cycle, length.max(4), *bound) {
                return;
            }
            let in_time = match steps.checked_sub(length as usize / 2) {
                _ if steps == STEPS => &self.grid.planes,
                Some(left) => &back[left],
                None => return,
            };
            let end = tree.len();
            for p in level {
                let from = tree[p].0;
                // The tree holds the false literals that were used beside the true ones.
                if !from.is_on() {
                    continue;
                }
                for &q in self.links.weak(from.code()) {
                    let it = Literal::new(q, false);
                    let mut node = ROOT;
                    for &to in self.links.strong(q) {
                        let (cell, v) = split(to);
                        let closes = to == source && length >= 4;
                        if (!closes && (seen[v] | !in_time[v]) >> cell & 1 == 1)
                            || (node == ROOT && is_ancestor(tree, p as u32, it))
                        {
                            continue;
                        }
                        if closes {
                            let gone = self.seen_by_cycle(tree, p as u32, it);
                            if !is_empty(&gone) {
                                let mut path = path(tree, p as u32);
                                path.push(it);
                                let found = self.placed(self.pass.cycle, gone, None, path, 0);
                                *bound = visit(found);
                            }
                            continue;
                        }
                        seen[v] |= 1 << cell;
                        if node == ROOT {
                            tree.push((it, p as u32));
                            node = (tree.len() - 1) as u32;
                        }
                        tree.push((Literal::new(to, true), node));
                    }
                }
            }
            level = end..tree.len();
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

    /// The shortest chain from a literal to its opposite, if it is short enough.
    fn chain(
        &self,
        source: Literal,
        base: f64,
        tree: &mut Tree,
        bound: Bound,
        depth: u32,
    ) -> Option<Placed> {
        let (from, v) = split(source.code());
        tree.clear();
        tree.push((source, ROOT));
        let mut seen: [Planes; 2] = [[0; 9]; 2];
        seen[usize::from(source.is_on())][v] |= 1 << from;
        let (mut level, mut length) = (0..1, 1);
        while !level.is_empty() {
            length += 1;
            if length > depth || !Self::fits(base, length, bound) {
                return None;
            }
            let end = tree.len();
            for node in level {
                let literal = tree[node].0;
                let (cell, w) = split(literal.code());
                // The last link of a chain back to a true source.
                if source.is_on() && literal.is_on() && literal != source {
                    let same_cell = self.pass.y && cell == from;
                    if same_cell || (w == v && PEERS[cell] >> from & 1 == 1) {
                        let mut path = path(tree, node as u32);
                        path.push(Literal::new(source.code(), false));
                        return Some(self.placed(base, only(source.code()), None, path, 1));
                    }
                }
                let links = match literal.is_on() {
                    true => self.links.weak(literal.code()),
                    false => self.links.strong(literal.code()),
                };
                for &to in links {
                    let to = Literal::new(to, !literal.is_on());
                    let (cell, w) = split(to.code());
                    let seen = &mut seen[usize::from(to.is_on())][w];
                    if *seen >> cell & 1 == 1 {
                        continue;
                    }
                    *seen |= 1 << cell;
                    tree.push((to, node as u32));
                    if to.is_on() && to.code() == source.code() {
                        let path = path(tree, (tree.len() - 1) as u32);
                        let gone = self.grid.others(to.code());
                        return Some(self.placed(base, gone, Some(to.code()), path, 2));
                    }
                }
            }
            level = end..tree.len();
        }
        None
    }

    fn placed(
        &self,
        base: f64,
        gone: Planes,
        placed: Option<Code>,
        path: Vec<Literal>,
        place: u32,
    ) -> Placed {
        let complexity = path.len() as u32;
        let mode = Mode { cells: self.pass.y, dynamic: false, multiple: false, level: 0 };
        let order = u32::from(path[0].code()) * 3 + place;
        let (rating, kind) = (length::rating(base, complexity), self.pass.kind);
        let chain = Chain { kind, complexity, path, branches: Vec::new(), house: None, mode };
        Placed { found: Ranked { rating, gone, placed, chain }, order }
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
