//! Nishio, multiple, dynamic and nested forcing chains: every assumption is followed in order, with all
//! reasons, to its end.

use std::collections::{HashMap, VecDeque};
use std::rc::Rc;

use super::nodes::{Found, Node, Nodes, ancestors, excluded, found, implied, ranked, root};
use super::single_links::single_links;
use crate::chains::closure::Cause;
use crate::chains::{ChainKind, Literal, Mode, code_of, literal};
use crate::grid::{Code, Grid, Planes, bits, cell_at, code, digits, house_cells, houses_of, split};
use crate::hint::{Hint, Reason};
use crate::{fish, locking, sets};

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
        let queue = if literal.is_true() { &mut self.ons } else { &mut self.offs };
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
            let to: Vec<(Code, Cause)> = match from.is_true() {
                true => {
                    let all = excluded(&self.grid, code_of(from), self.mode.cells);
                    all.into_iter().map(|it| (it, Cause::None)).collect()
                }
                false => implied(&self.grid, code_of(from), self.mode.cells, true),
            };
            if !from.is_true() && self.mode.dynamic && self.grid.has(code_of(from)) {
                let (cell, v) = split(code_of(from));
                self.grid.erase(cell, v);
            }
            for (q, cause) in to {
                let q = literal(q, !from.is_true());
                let mut parents = vec![p];
                if self.mode.dynamic {
                    let hidden = self.erased(cause, code_of(q));
                    parents.extend(hidden.into_iter().filter(|&it| it != p));
                }
                let node = Node { parents, cause, ..root(q) };
                if let Some(&twin) = self.known.get(&literal(code_of(q), !q.is_true())) {
                    self.nodes.push(node);
                    let this = self.nodes.len() - 1;
                    return Some(if q.is_true() { [this, twin] } else { [twin, this] });
                }
                if !self.known.contains_key(&q) {
                    self.add(node);
                }
            }
        }
    }

    /// The nodes of the candidates eliminated since the start whose absence is this cause.
    fn erased(&self, cause: Cause, of: Code) -> Vec<usize> {
        let (cell, v) = split(of);
        let all: Vec<Code> = match cause {
            Cause::None => Vec::new(),
            Cause::Cell => digits(0x1ff).map(|w| code(cell, w)).collect(),
            Cause::House(house) => {
                bits(house_cells(usize::from(house))).map(|it| code(it, v)).collect()
            }
        };
        self.eliminators_of(&all)
    }

    fn eliminators_of(&self, all: &[Code]) -> Vec<usize> {
        let eliminated = all.iter().filter(|&&it| self.start.has(it) && !self.grid.has(it));
        eliminated.map(|&it| self.known[&literal(it, false)]).collect()
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
            let hints: Vec<Hint> = match rule {
                0 => locking::locking(&grid, false).collect(),
                1 => sets::hidden(&grid, 2, 0.0).collect(),
                2 => sets::naked(&grid, 2, 0.0).collect(),
                _ => fish::fish(&grid, 2, 0.0).collect(),
            };
            let used = hints.iter().filter(|hint| {
                let parents = self.eliminators_of(&breaking(&hint.reason));
                self.take(&hint.eliminated, parents, None)
            });
            if used.count() > 0 {
                return true;
            }
        }
        false
    }

    fn take(&mut self, eliminated: &Planes, parents: Vec<usize>, chain: Option<Rc<Found>>) -> bool {
        if parents.is_empty() {
            return false;
        }
        for cell in 0..81 {
            for v in (0..9).filter(|&v| eliminated[v] >> cell & 1 == 1) {
                let literal = literal(code(cell, v), false);
                if !self.known.contains_key(&literal) {
                    let (parents, chain) = (parents.clone(), chain.clone());
                    self.add(Node { parents, chain, ..root(literal) });
                }
            }
        }
        true
    }

    /// The nodes that eliminated candidates on which a chain found here rests.
    fn parents_of(&self, chain: &Found) -> Vec<usize> {
        let mut parents = Vec::new();
        for (nodes, end) in &chain.branches {
            for node in ancestors(nodes, *end).into_iter().map(|at| &nodes[at]) {
                let is_source = node.parents.is_empty() && node.chain.is_none();
                let cause = if is_source { chain.root } else { node.cause };
                // In the other chain of a cycle, the candidates that are false here are true, with the same
                // cause.
                if node.literal.is_true() || chain.is_cycle() {
                    parents.extend(self.erased(cause, code_of(node.literal)));
                }
            }
        }
        parents
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
                if known.contains(&it.eliminated()) {
                    continue;
                }
                known.push(it.eliminated());
                let parents = self.parents_of(&it);
                used |= self.take(&it.eliminated(), parents, Some(Rc::new(it)));
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
    let at = cell_at;
    let all = || 0..9usize;
    match reason {
        Reason::Locking { base, cover, v } => {
            let outside = all().map(|position| at(*base, position));
            let outside = outside.filter(|cell| house_cells(*cover) >> cell & 1 == 0);
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
                |cell: &usize| cover.iter().any(|line| house_cells(*line) >> cell & 1 == 1);
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
            let on = closure(grid, literal(it, true), mode);
            let off = closure(grid, literal(it, false), mode);
            if mode.dynamic {
                for (of, is_on) in [(&on, true), (&off, false)] {
                    if let Some(ends) = of.conflict {
                        let branches = ends.map(|end| (Rc::clone(&of.nodes), end)).to_vec();
                        let target = literal(it, !is_on);
                        let kind = ChainKind::Contradiction;
                        all.extend(found(grid, base, kind, target, branches, Cause::None));
                    }
                }
                if mode.multiple && count >= 3 {
                    common(grid, base, ChainKind::Double, &[&on, &off], Cause::None, &mut all);
                }
            }
            if mode.multiple {
                for house in houses_of(cell) {
                    let places = grid.places[house][v];
                    let cells: Vec<usize> =
                        digits(places).map(|position| cell_at(house, position)).collect();
                    if cells[0] != cell || cells.len() < 2 {
                        continue;
                    }
                    let branches: Vec<Closure> = cells
                        .iter()
                        .map(|&it| closure(grid, literal(code(it, v), true), mode))
                        .collect();
                    let branches: Vec<&Closure> = branches.iter().collect();
                    let root = Cause::House(house as u8);
                    common(grid, base, ChainKind::Region, &branches, root, &mut all);
                }
            }
            of_cell.push(on);
        }
        if mode.multiple {
            let branches: Vec<&Closure> = of_cell.iter().collect();
            common(grid, base, ChainKind::Cell, &branches, Cause::Cell, &mut all);
        }
    }
    ranked(all)
}

/// What all branches lead to: what is true, then what is false, in the order of the first branch.
fn common(
    grid: &Grid,
    base: f64,
    kind: ChainKind,
    closures: &[&Closure],
    root: Cause,
    all: &mut Vec<Found>,
) {
    let first = closures[0];
    for on in [true, false] {
        for (number, node) in first.nodes.iter().enumerate() {
            let target = node.literal;
            if target.is_true() != on || first.known.get(&target) != Some(&number) {
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
