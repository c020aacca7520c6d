//! The rules word for word: slow, and the measure for all that is fast.
//!
//! Every assumption is followed in order, with all reasons, to its end; every hint is made, and the
//! best is taken. Nothing is kept from step to step. Rules about single cells and houses, fish, wings,
//! loops and graves are those of the other files, which are as direct; aligned exclusions and
//! chains are here.

use std::collections::{HashMap, HashSet, VecDeque};
use std::ops::ControlFlow;
use std::rc::Rc;

use super::chains::closure::Cause;
use super::chains::{Kind, Literal, Mode};
use super::grid::{
    CELLS, Code, Grid, HOUSES, PEERS, Planes, bits, code, digits, is_empty, only, peers_in_order,
    split,
};
use super::hint::{Hint, Reason};
use super::length;
use super::{Rules, SIMPLE, bug, fish, locking, printed, sets, unique_loop};
use ergodoku_core::State;

/// The ER, EP and ED of a puzzle; `None` if a step is rated higher than `limit`.
pub(super) fn rate(state: &State, limit: f64) -> Option<[f64; 3]> {
    let mut grid = Grid::new(state);
    let (mut er, mut ep, mut ed) = (0.0f64, 0.0, 0.0);
    while grid.unfilled != 0 {
        let Some(step) = step(&grid, limit) else {
            er = 20.0;
            break;
        };
        if printed(step.rating) > limit {
            return None;
        }
        er = er.max(step.rating);
        grid.eliminate(&step.gone);
        if let Some(it) = step.placed {
            grid.place(it);
        }
        if ep == 0.0 {
            if ed == 0.0 {
                ed = er;
            }
            if step.placed.is_some() {
                ep = er;
            }
        }
    }
    Some([er, ep, ed].map(printed))
}

/// What a step comes down to.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Step {
    pub(super) rating: f64,
    pub(super) gone: Planes,
    pub(super) placed: Option<Code>,
}

impl From<Hint> for Step {
    fn from(hint: Hint) -> Step {
        Step { rating: hint.rating, gone: hint.gone, placed: hint.placed }
    }
}

/// The first hint of the first rule that gives any; of searches that take longer than `limit` allows,
/// one that is rated higher than anything.
fn step(grid: &Grid, limit: f64) -> Option<Step> {
    let simple = SIMPLE.iter().find_map(|(_, rule)| rule(grid));
    let fixed = simple
        .or_else(|| unique_loop::unique_loop(grid, Rules::Original, &mut Default::default()))
        .or_else(|| sets::naked(grid, 4, 5.0))
        .or_else(|| fish::fish(grid, 4, 5.2))
        .or_else(|| sets::hidden(grid, 4, 5.4))
        .or_else(|| bug::bug(grid, Rules::Original));
    if let Some(hint) = fixed {
        return Some(hint.into());
    }
    let modes = [Mode::NISHIO, Mode::MULTIPLE].into_iter().chain((0..=5).map(Mode::dynamic));
    aligned(grid, 2).or_else(|| best(&single_links(grid))).or_else(|| aligned(grid, 3)).or_else(
        || {
            modes.into_iter().find_map(|mode| match mode.base() > limit {
                true => Some(Step { rating: 99.0, gone: [0; 9], placed: None }),
                false => best(&forcing(grid, mode)),
            })
        },
    )
}

/// The best hint of a search for chains.
pub(super) fn best(found: &[Found]) -> Option<Step> {
    found.first().map(|it| Step { rating: it.rating, gone: it.gone(), placed: it.placed() })
}

/// Aligned pairs and triplets: every combination of the cells' candidates, one by one.
fn aligned(grid: &Grid, size: usize) -> Option<Step> {
    let count = |cell: usize| grid.cells[cell].count_ones() as usize;
    let excludes = |cell: usize| (2..=size).contains(&count(cell));
    let is_base = |cell: usize| {
        count(cell) >= 2
            && bits(PEERS[cell]).any(excludes)
            && bits(PEERS[cell]).all(|peer| count(peer) != 1)
    };
    let base: Vec<usize> = (0..81).filter(|&cell| is_base(cell)).collect();
    for (index, &b) in base.iter().enumerate() {
        for &a in &base[..index] {
            let near = |cells: &[usize]| -> Vec<usize> {
                let sees_all = |peer: &usize| cells.iter().all(|&it| PEERS[it] >> peer & 1 == 1);
                (0..81).filter(|&peer| excludes(peer)).filter(sees_all).collect()
            };
            if near(&[a, b]).len() < 2 {
                continue;
            }
            let mut tuples = vec![vec![a, b]];
            if size == 3 {
                let third = peers_in_order(a).chain(peers_in_order(b));
                let third = third.filter(|it| excludes(*it) && base.contains(it));
                let third = third.filter(|&it| it != a && it != b);
                tuples = third.map(|it| vec![a, b, it]).collect();
            }
            for cells in tuples {
                let excluders = near(&cells);
                if excluders.len() < 2 {
                    continue;
                }
                let gone = never_allowed(grid, &cells, &excluders);
                if !is_empty(&gone) {
                    let rating = if size == 2 { 6.2 } else { 7.5 };
                    return Some(Step { rating, gone, placed: None });
                }
            }
        }
    }
    None
}

fn never_allowed(grid: &Grid, cells: &[usize], excluders: &[usize]) -> Planes {
    let mut combinations = vec![Vec::new()];
    for &cell in cells {
        let longer = combinations.iter().flat_map(|chosen: &Vec<usize>| {
            digits(grid.cells[cell]).map(move |v| [&chosen[..], &[v]].concat())
        });
        combinations = longer.collect();
    }
    let clash = |chosen: &[usize]| {
        (0..chosen.len())
            .any(|i| (0..i).any(|j| chosen[i] == chosen[j] && PEERS[cells[i]] >> cells[j] & 1 == 1))
    };
    let mut allowed = vec![0u16; cells.len()];
    for chosen in combinations {
        let used = chosen.iter().fold(0, |all, v| all | 1 << v);
        if !clash(&chosen) && excluders.iter().all(|&it| grid.cells[it] & !used != 0) {
            chosen.iter().enumerate().for_each(|(i, v)| allowed[i] |= 1 << v);
        }
    }
    let mut gone = [0; 9];
    for (i, &cell) in cells.iter().enumerate() {
        digits(grid.cells[cell] & !allowed[i]).for_each(|v| gone[v] |= 1 << cell);
    }
    gone
}

/// A literal that was found, with its reasons among the nodes before it.
#[derive(Clone)]
struct Node {
    literal: Literal,
    cause: Cause,
    parents: Vec<usize>,
    /// The nested chain it rests on.
    chain: Option<Rc<Found>>,
}

type Nodes = Rc<Vec<Node>>;

/// A hint of a search for chains.
#[derive(Clone)]
pub(super) struct Found {
    rating: f64,
    complexity: usize,
    kind: Kind,
    /// The nodes of each branch, and where it ends.
    branches: Vec<(Nodes, usize)>,
    /// Why the sources of the branches are all there are.
    root: Cause,
    eliminated: Planes,
    target: Option<Code>,
}

impl Found {
    fn gone(&self) -> Planes {
        self.eliminated
    }

    fn placed(&self) -> Option<Code> {
        self.target
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
fn ancestors(nodes: &[Node], end: usize) -> Vec<usize> {
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
fn complexity(branches: &[(Nodes, usize)]) -> usize {
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

fn found(
    grid: &Grid,
    base: f64,
    kind: Kind,
    target: Literal,
    branches: Vec<(Nodes, usize)>,
    root: Cause,
) -> Option<Found> {
    let (placed, eliminated) = match target.is_on() {
        true => (Some(target.code()), grid.others(target.code())),
        false => (None, only(target.code())),
    };
    let complexity = complexity(&branches);
    let rating = length::rating(base, complexity as u32);
    let it = Found { rating, complexity, kind, branches, root, eliminated, target: placed };
    (!is_empty(&it.eliminated)).then_some(it)
}

/// Ranked, the first found of equals first.
fn ranked(mut all: Vec<Found>) -> Vec<Found> {
    let key = |it: &Found| (it.rating, it.complexity, it.kind);
    all.sort_by(|a, b| key(a).partial_cmp(&key(b)).expect("numbers"));
    all
}

/// The candidates that a true one excludes, in order.
fn excluded(grid: &Grid, from: Code, y: bool) -> Vec<Code> {
    let (cell, v) = split(from);
    let others = if y { grid.cells[cell] & !(1 << v) } else { 0 };
    let peers = peers_in_order(cell).filter(|&peer| grid.cells[peer] >> v & 1 == 1);
    digits(others).map(|w| code(cell, w)).chain(peers.map(|peer| code(peer, v))).collect()
}

/// The candidates that are true if this one is false, each once, in order.
fn implied(grid: &Grid, from: Code, y: bool, x: bool) -> Vec<(Code, Cause)> {
    let (cell, v) = split(from);
    let mut found: Vec<(Code, Cause)> = Vec::new();
    if y && grid.cells[cell].count_ones() == 2 {
        let others = digits(grid.cells[cell] & !(1 << v));
        found.extend(others.map(|w| (code(cell, w), Cause::Cell)));
    }
    for house in HOUSES[cell].into_iter().filter(|_| x) {
        let places = grid.places[house as usize][v];
        for position in digits(places).filter(|_| places.count_ones() == 2) {
            let to = code(CELLS[house as usize][position] as usize, v);
            if to != from && !found.iter().any(|(known, _)| *known == to) {
                found.push((to, Cause::House(house)));
            }
        }
    }
    found
}

/// Forcing chains and cycles, ranked.
pub(super) fn single_links(grid: &Grid) -> Vec<Found> {
    let mut all = Vec::new();
    for (x, y, kind, cycle, chain) in [
        (true, false, Kind::X, 6.5, Some(6.6)),
        (false, true, Kind::Y, 6.5, None),
        (true, true, Kind::XY, 7.0, Some(7.0)),
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

fn root(literal: Literal) -> Node {
    Node { literal, cause: Cause::None, parents: Vec::new(), chain: None }
}

fn cycles(
    grid: &Grid,
    source: Code,
    (x, y): (bool, bool),
    kind: Kind,
    base: f64,
    all: &mut Vec<Found>,
) {
    let source = Literal::new(source, true);
    let mut nodes = vec![root(source)];
    let mut seen = HashSet::from([source]);
    let (mut level, mut length) = (vec![0], 0);
    let mut ends = Vec::new();
    while !level.is_empty() {
        length += 1;
        let mut next = Vec::new();
        for p in level {
            let from = nodes[p].literal;
            if from.is_on() {
                for q in excluded(grid, from.code(), y) {
                    let q = Literal::new(q, false);
                    if ancestors(&nodes, p).iter().any(|&it| nodes[it].literal == q) {
                        continue;
                    }
                    next.push(nodes.len());
                    nodes.push(Node { parents: vec![p], ..root(q) });
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
    kind: Kind,
    base: f64,
) -> Option<Found> {
    let opposite = Literal::new(source.code(), !source.is_on());
    let mut nodes = vec![root(source)];
    let mut seen = HashSet::from([source]);
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

/// What follows from a literal, and the nodes that contradict each other.
struct Closure {
    nodes: Nodes,
    known: HashMap<Literal, usize>,
    conflict: Option<[usize; 2]>,
}

/// A closure in the making.
struct Run<'a> {
    start: &'a Grid,
    grid: Grid,
    mode: Mode,
    nodes: Vec<Node>,
    known: HashMap<Literal, usize>,
    ons: VecDeque<usize>,
    offs: VecDeque<usize>,
}

impl Run<'_> {
    fn add(&mut self, node: Node) {
        let (literal, number) = (node.literal, self.nodes.len());
        self.nodes.push(node);
        self.known.insert(literal, number);
        let queue = if literal.is_on() { &mut self.ons } else { &mut self.offs };
        queue.push_back(number);
    }

    /// Follows all there is; the contradiction that ends it, if there is one.
    fn go(&mut self) -> Option<[usize; 2]> {
        loop {
            let on = self.ons.pop_front();
            let Some(p) = on.or_else(|| self.offs.pop_front()) else {
                if self.mode.level == 0 || !self.advanced() {
                    return None;
                }
                continue;
            };
            let from = self.nodes[p].literal;
            let to: Vec<(Code, Cause)> = match from.is_on() {
                true => {
                    let all = excluded(&self.grid, from.code(), self.mode.cells);
                    all.into_iter().map(|it| (it, Cause::None)).collect()
                }
                false => implied(&self.grid, from.code(), self.mode.cells, true),
            };
            if !from.is_on() && self.mode.dynamic && self.grid.has(from.code()) {
                let (cell, v) = split(from.code());
                self.grid.erase(cell, v);
            }
            for (q, cause) in to {
                let q = Literal::new(q, !from.is_on());
                let mut parents = vec![p];
                if self.mode.dynamic {
                    let hidden = self.erased(cause, q.code());
                    parents.extend(hidden.into_iter().filter(|&it| it != p));
                }
                let node = Node { parents, cause, ..root(q) };
                if let Some(&twin) = self.known.get(&Literal::new(q.code(), !q.is_on())) {
                    self.nodes.push(node);
                    let this = self.nodes.len() - 1;
                    return Some(if q.is_on() { [this, twin] } else { [twin, this] });
                }
                if !self.known.contains_key(&q) {
                    self.add(node);
                }
            }
        }
    }

    /// The nodes of the candidates gone since the start whose absence is this cause.
    fn erased(&self, cause: Cause, of: Code) -> Vec<usize> {
        let (cell, v) = split(of);
        let all: Vec<Code> = match cause {
            Cause::None => Vec::new(),
            Cause::Cell => digits(0x1ff).map(|w| code(cell, w)).collect(),
            Cause::House(house) => {
                CELLS[house as usize].iter().map(|&it| code(it as usize, v)).collect()
            }
        };
        self.gone_of(&all)
    }

    fn gone_of(&self, all: &[Code]) -> Vec<usize> {
        let gone = all.iter().filter(|&&it| self.start.has(it) && !self.grid.has(it));
        gone.map(|&it| self.known[&Literal::new(it, false)]).collect()
    }

    /// The first rule that yields something; whether that is news.
    fn advanced(&mut self) -> bool {
        let before = self.nodes.len();
        let _ = self.simple() || self.chains();
        self.nodes.len() > before
    }

    fn simple(&mut self) -> bool {
        let grid = self.grid.clone();
        for rule in 0..4 {
            let mut hints: Vec<Hint> = Vec::new();
            let mut keep = |hint| {
                hints.push(hint);
                ControlFlow::Continue(())
            };
            let _ = match rule {
                0 => locking::each_locking(&grid, &mut keep),
                1 => sets::each_hidden(&grid, 2, 0.0, &mut keep),
                2 => sets::each_naked(&grid, 2, 0.0, &mut keep),
                _ => fish::each_fish(&grid, 2, 0.0, &mut keep),
            };
            let used = hints.iter().filter(|hint| {
                let parents = self.gone_of(&breaking(&hint.reason));
                self.take(&hint.gone, parents, None)
            });
            if used.count() > 0 {
                return true;
            }
        }
        false
    }

    fn take(&mut self, gone: &Planes, parents: Vec<usize>, chain: Option<Rc<Found>>) -> bool {
        if parents.is_empty() {
            return false;
        }
        for cell in 0..81 {
            for v in (0..9).filter(|&v| gone[v] >> cell & 1 == 1) {
                let literal = Literal::new(code(cell, v), false);
                if !self.known.contains_key(&literal) {
                    let (parents, chain) = (parents.clone(), chain.clone());
                    self.add(Node { parents, chain, ..root(literal) });
                }
            }
        }
        true
    }

    fn chains(&mut self) -> bool {
        let grid = self.grid.clone();
        let searches: &[fn(&Grid) -> Vec<Found>] = match self.mode.level {
            2 => &[single_links],
            3 => &[single_links, |grid| forcing(grid, Mode::MULTIPLE)],
            4 => &[|grid| forcing(grid, Mode::dynamic(0))],
            5 => &[|grid| forcing(grid, Mode::dynamic(0)), |grid| forcing(grid, Mode::dynamic(2))],
            _ => &[],
        };
        for search in searches {
            let mut known: Vec<Planes> = Vec::new();
            let mut used = false;
            for it in search(&grid) {
                if known.contains(&it.gone()) {
                    continue;
                }
                known.push(it.gone());
                let mut parents = Vec::new();
                for (nodes, end) in &it.branches {
                    for node in ancestors(nodes, *end).into_iter().map(|at| &nodes[at]) {
                        let is_source = node.parents.is_empty() && node.chain.is_none();
                        let cause = if is_source { it.root } else { node.cause };
                        if node.literal.is_on() {
                            parents.extend(self.erased(cause, node.literal.code()));
                        }
                    }
                }
                used |= self.take(&it.gone(), parents, Some(Rc::new(it)));
            }
            if used {
                return true;
            }
        }
        false
    }
}

/// The candidates that a pattern must be without.
fn breaking(reason: &Reason) -> Vec<Code> {
    let at = |house: usize, position: usize| CELLS[house][position] as usize;
    let all = || 0..9usize;
    match reason {
        Reason::Locking { base, cover, v } => {
            let outside = all().map(|position| at(*base, position));
            let outside = outside.filter(|cell| !CELLS[*cover].contains(&(*cell as u8)));
            outside.map(|cell| code(cell, *v)).collect()
        }
        Reason::Subset { house, positions, digits: of, naked: true } => digits(*positions)
            .flat_map(|position| digits(!of & 0x1ff).map(move |w| code(at(*house, position), w)))
            .collect(),
        Reason::Subset { house, positions, digits: of, naked: false } => digits(*of)
            .flat_map(|v| {
                digits(!positions & 0x1ff).map(move |position| code(at(*house, position), v))
            })
            .collect(),
        Reason::Fish { v, base, cover } => {
            let covered =
                |cell: &usize| cover.iter().any(|line| CELLS[*line].contains(&(*cell as u8)));
            let cells = base.iter().flat_map(|line| all().map(|position| at(*line, position)));
            cells.filter(|cell| !covered(cell)).map(|cell| code(cell, *v)).collect()
        }
        _ => Vec::new(),
    }
}

fn closure(start: &Grid, source: Literal, mode: Mode) -> Closure {
    let mut run = Run {
        start,
        grid: start.clone(),
        mode,
        nodes: Vec::new(),
        known: HashMap::new(),
        ons: VecDeque::new(),
        offs: VecDeque::new(),
    };
    run.add(root(source));
    let conflict = run.go();
    Closure { nodes: Rc::new(run.nodes), known: run.known, conflict }
}

/// Nishio, multiple, dynamic and nested forcing chains, ranked.
pub(super) fn forcing(grid: &Grid, mode: Mode) -> Vec<Found> {
    let mut all = Vec::new();
    let base = mode.base();
    for cell in bits(grid.unfilled) {
        let count = grid.cells[cell].count_ones();
        if count < 2 || (count == 2 && !mode.dynamic) {
            continue;
        }
        let mut of_cell = Vec::new();
        for v in digits(grid.cells[cell]) {
            let it = code(cell, v);
            let on = closure(grid, Literal::new(it, true), mode);
            let off = closure(grid, Literal::new(it, false), mode);
            if mode.dynamic {
                for (of, is_on) in [(&on, true), (&off, false)] {
                    if let Some(ends) = of.conflict {
                        let branches = ends.map(|end| (Rc::clone(&of.nodes), end)).to_vec();
                        let target = Literal::new(it, !is_on);
                        let kind = Kind::Contradiction;
                        all.extend(found(grid, base, kind, target, branches, Cause::None));
                    }
                }
                if mode.multiple && count >= 3 {
                    common(grid, base, Kind::Double, &[&on, &off], Cause::None, &mut all);
                }
            }
            if mode.multiple {
                for house in HOUSES[cell] {
                    let places = grid.places[house as usize][v];
                    let cells: Vec<usize> = digits(places)
                        .map(|position| CELLS[house as usize][position] as usize)
                        .collect();
                    if cells[0] != cell || cells.len() < 2 {
                        continue;
                    }
                    let branches: Vec<Closure> = cells
                        .iter()
                        .map(|&it| closure(grid, Literal::new(code(it, v), true), mode))
                        .collect();
                    let branches: Vec<&Closure> = branches.iter().collect();
                    let root = Cause::House(house);
                    common(grid, base, Kind::Region, &branches, root, &mut all);
                }
            }
            of_cell.push(on);
        }
        if mode.multiple {
            let branches: Vec<&Closure> = of_cell.iter().collect();
            common(grid, base, Kind::Cell, &branches, Cause::Cell, &mut all);
        }
    }
    ranked(all)
}

/// What all branches lead to: what is true, then what is false, in the order of the first branch.
fn common(
    grid: &Grid,
    base: f64,
    kind: Kind,
    closures: &[&Closure],
    root: Cause,
    all: &mut Vec<Found>,
) {
    let first = closures[0];
    for on in [true, false] {
        for (number, node) in first.nodes.iter().enumerate() {
            let target = node.literal;
            if target.is_on() != on || first.known.get(&target) != Some(&number) {
                continue;
            }
            let ends: Option<Vec<(Nodes, usize)>> = closures
                .iter()
                .map(|it| it.known.get(&target).map(|&end| (Rc::clone(&it.nodes), end)))
                .collect();
            if let Some(branches) = ends {
                all.extend(found(grid, base, kind, target, branches, root));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::{self, Write as _};

    use ergodoku_core::{Puzzle, State, text};
    use ergodoku_generate::{Symmetry, minimal_puzzles};

    use super::super::grid::Grid;
    use super::super::{Options, Rater, Rules, SIMPLE, apply};
    use super::{rate, step};

    /// What is rated higher takes the direct way too long here.
    const LIMIT: f64 = 8.9;

    fn number(name: &str) -> Option<usize> {
        std::env::var(name).ok().and_then(|value| value.parse().ok())
    }

    fn agree(rater: &mut Rater, state: &State, limit: f64) -> bool {
        let Some(expected) = rate(state, limit) else { return false };
        let it = rater.rate(state, &Options::default());
        assert_eq!([it.er, it.ep, it.ed], expected, "{state:?}");
        true
    }

    /// Made puzzles: `ERGODOKU_DIRECT_PUZZLES` of them.
    #[test]
    fn made_puzzles_are_rated_as_the_rules_say() {
        let count = number("ERGODOKU_DIRECT_PUZZLES").unwrap_or(300);
        let seed = number("ERGODOKU_DIRECT_SEED").unwrap_or(1) as u64;
        let mut random = fastrand::Rng::with_seed(seed);
        let mut rater = Rater::default();
        let puzzles: Vec<Puzzle> = minimal_puzzles(count, Symmetry::None, &mut random);
        let states = puzzles.iter().filter_map(|it| State::new(it).ok());
        let rated = states.filter(|state| agree(&mut rater, state, LIMIT)).count();
        eprintln!("{rated} of {count} made puzzles are rated as the rules say");
        assert!(2 * rated > count);
    }

    /// Reference puzzles rated up to `ERGODOKU_DIRECT_ER`: every `ERGODOKU_DIRECT_EVERY`th.
    #[test]
    fn reference_puzzles_are_rated_as_the_rules_say() {
        let Some(folder) = std::env::var_os("ERGODOKU_CORPUS") else {
            let skipped = "*** SKIPPED: reference puzzles need ERGODOKU_CORPUS ***";
            let _ = writeln!(io::stderr(), "\n{skipped}\n");
            return;
        };
        let path = std::path::PathBuf::from(folder).join("corpus/se_ratings.csv");
        let table = std::fs::read_to_string(path).expect("the reference ratings");
        let highest = std::env::var("ERGODOKU_DIRECT_ER").ok().and_then(|it| it.parse().ok());
        let (highest, lowest) = (highest.unwrap_or(8.4), 7.0);
        let every = number("ERGODOKU_DIRECT_EVERY").unwrap_or(40);
        let er = |line: &&str| line.split(',').nth(3).and_then(|it| it.parse().ok());
        let fits = |line: &&str| er(line).is_some_and(|er: f64| er >= lowest && er <= highest);
        let mut rater = Rater::default();
        let rows: Vec<&str> = table.lines().skip(1).filter(fits).collect();
        for line in rows.iter().step_by(every) {
            let entry = text::parse_one(line.split(',').next().unwrap_or("")).expect("a puzzle");
            let state = State::new(&entry.puzzle).expect("a state");
            assert!(agree(&mut rater, &state, highest), "{line}");
        }
    }

    /// Of the puzzle `ERGODOKU_DIRECT_PUZZLE`, every step that is rated no lower than
    /// `ERGODOKU_DIRECT_FROM`.
    #[test]
    #[ignore = "of one puzzle; the highest steps take hours"]
    fn steps_are_those_of_the_rules() {
        let puzzle = std::env::var("ERGODOKU_DIRECT_PUZZLE").expect("ERGODOKU_DIRECT_PUZZLE");
        let lowest = std::env::var("ERGODOKU_DIRECT_FROM").ok().and_then(|it| it.parse().ok());
        let state = State::new(&text::parse_one(&puzzle).expect("a puzzle").puzzle);
        let mut grid = Grid::new(&state.expect("a state"));
        let mut rater = Rater::default();
        while grid.unfilled != 0 {
            let simple = SIMPLE.iter().find_map(|(_, rule)| rule(&grid));
            let next = simple.or_else(|| rater.next_hint(&grid, Rules::Original));
            let Some(hint) = next else { break };
            if hint.rating >= lowest.unwrap_or(0.0) {
                let expected = step(&grid, 20.0);
                let it = Some((hint.rating, hint.gone, hint.placed));
                assert_eq!(it, expected.map(|it| (it.rating, it.gone, it.placed)));
                eprintln!("{:.1} as the rules say", hint.rating);
            }
            apply(&mut grid, &hint);
        }
    }
}
