//! Nishio (7.5 and more), multiple (8.0), dynamic (8.5) and nested (9.0 to 11.0 and more) forcing
//! chains: assumptions that lead to a contradiction, or all to the same.

use super::advanced::Nested;
use super::closure::{ALL, Cause, Closure, NO_CHAIN};
use super::existence::{Finding, Fixed, Start, branches, each_finding, each_static_start};
use super::nishio::Nishio;
use super::propagation::{Propagation, Propagations};
use super::{ChainHint, ChainKind, ForcingChain, Literal, Mode};
use crate::grid::{Code, Grid, Planes, bits, code, is_empty, only, split};
use crate::length;

/// A search for forcing chains, with room that is used again.
#[derive(Default)]
pub(crate) struct Forcing {
    /// What follows from each literal that was followed.
    closures: Vec<Closure>,
    /// Where to find it.
    slots: Vec<u16>,
    used: usize,
    counter: Counter,
    propagations: Propagations,
    nishio: Nishio,
    /// What each lead leads to.
    commons: Vec<[Planes; 2]>,
}

/// A start that leads to something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct PromisingStart {
    /// The least complexity it can have.
    least: u32,
    order: u32,
    from: Start,
}

/// A chain found, as far as it takes to rank it.
#[derive(Clone, Copy, Debug)]
struct RankedTarget {
    complexity: u32,
    kind: ChainKind,
    order: u32,
    start: Start,
    target: Literal,
}

/// Keeps the best chain, or the best of each set of eliminations.
struct BestChains {
    best: Vec<Option<RankedTarget>>,
    all: bool,
}

impl BestChains {
    fn new(all: bool) -> BestChains {
        BestChains { best: vec![None; if all { 1458 } else { 1 }], all }
    }

    /// Equal for targets with the same eliminations.
    fn slot(&self, grid: &Grid, target: Literal) -> usize {
        if !self.all {
            return 0;
        }
        let (cell, v) = split(target.code());
        match (target.is_on(), grid.cells[cell].count_ones()) {
            (false, _) => target.code() as usize,
            (true, 2) => {
                code(cell, (grid.cells[cell] & !(1 << v)).trailing_zeros() as usize) as usize
            }
            (true, _) => 729 + target.code() as usize,
        }
    }

    /// Whether a chain of at least this complexity, kind and place in the search could be better.
    fn wants(&self, slot: usize, complexity: u32, kind: ChainKind, order: u32) -> bool {
        let key = (complexity, kind, order);
        self.best[slot].is_none_or(|known| key < (known.complexity, known.kind, known.order))
    }

    /// Keeps a chain if it is better.
    fn offer(&mut self, slot: usize, entry: RankedTarget) {
        if self.wants(slot, entry.complexity, entry.kind, entry.order) {
            self.best[slot] = Some(entry);
        }
    }
}

/// Counts what leads to a literal.
#[derive(Default)]
struct Counter {
    marks: Vec<u32>,
    epoch: u32,
    stack: Vec<u16>,
    chains: Vec<u32>,
}

impl Counter {
    /// How many nodes lead to a node, itself included; nested chains on the way are noted.
    fn ancestors(&mut self, closure: &Closure, node: u16) -> u32 {
        self.epoch += 1;
        if self.marks.len() < closure.nodes.len() {
            self.marks.resize(closure.nodes.len(), 0);
        }
        self.stack.clear();
        self.stack.push(node);
        self.marks[node as usize] = self.epoch;
        let mut count = 0;
        while let Some(node) = self.stack.pop() {
            count += 1;
            let nested = closure.nodes[node as usize].nested;
            if nested != NO_CHAIN && !self.chains.contains(&nested) {
                self.chains.push(nested);
            }
            for &parent in closure.parents_of(node) {
                if self.marks[parent as usize] != self.epoch {
                    self.marks[parent as usize] = self.epoch;
                    self.stack.push(parent);
                }
            }
        }
        count
    }

    /// The complexity of a chain with these ends.
    fn complexity(&mut self, ends: &[(&Closure, u16)], nested: &Nested) -> u32 {
        self.chains.clear();
        let mut count = 0;
        for &(closure, node) in ends {
            count += self.ancestors(closure, node);
        }
        count + self.chains.iter().map(|&chain| nested.complexity(chain)).sum::<u32>()
    }
}

impl Forcing {
    /// Forgets what was found in other grids; the room stays.
    pub(crate) fn forget(&mut self) {
        self.propagations.forget();
    }

    /// The best hint.
    pub(crate) fn best(
        &mut self,
        grid: &Grid,
        mode: Mode,
        nested: &mut Nested,
    ) -> Option<ChainHint> {
        let mut collector = BestChains::new(false);
        self.search(grid, mode, nested, &mut collector);
        collector.best[0].map(|entry| self.ranked(grid, mode, entry))
    }

    /// The best hint for each set of eliminations, the best first.
    pub(super) fn all(&mut self, grid: &Grid, mode: Mode, nested: &mut Nested) -> Vec<ChainHint> {
        let mut collector = BestChains::new(true);
        self.search(grid, mode, nested, &mut collector);
        let mut found: Vec<RankedTarget> = collector.best.into_iter().flatten().collect();
        found.sort_by_key(|it| (it.complexity, it.kind, it.order));
        found.into_iter().map(|entry| self.ranked(grid, mode, entry)).collect()
    }

    /// Finds out where anything can be found, and goes there, to the shortest first: the chains found
    /// are the same as if all assumptions were followed in order.
    fn search(&mut self, grid: &Grid, mode: Mode, nested: &mut Nested, found: &mut BestChains) {
        self.slots.clear();
        self.slots.resize(1458, u16::MAX);
        self.used = 0;
        let mut leads = Vec::new();
        let start = Propagation::new(grid);
        let fixed = Fixed::of(grid);
        self.commons.clear();
        if !mode.cells {
            for literal in self.nishio.refuted(grid) {
                let order = leads.len() as u32;
                leads.push(PromisingStart { least: 0, order, from: Start::Literal(literal) });
            }
        } else if mode.dynamic {
            nested.scratch.enter(&fixed);
            self.propagations.fill(&start, mode.level, &fixed, &mut nested.scratch);
            let mut commons = std::mem::take(&mut self.commons);
            each_finding(&start, &self.propagations, mode, |from, finding| {
                let order = leads.len() as u32;
                let least = self.least(&start, from, &finding);
                leads.push(PromisingStart { least, order, from });
                commons.push(match finding {
                    Finding::Contradiction(_) => ALL,
                    Finding::Common(common) => common,
                });
            });
            self.commons = commons;
        } else {
            each_static_start(&start, |from, common| {
                leads.push(PromisingStart { least: 0, order: leads.len() as u32, from });
                self.commons.push(common);
            });
        }
        if !found.all {
            leads.sort_unstable();
        }
        for PromisingStart { least, order, from } in leads {
            let is_beaten = |known: RankedTarget| known.complexity < least;
            if !found.all && found.best[0].is_some_and(is_beaten) || nested.scratch.stop.is_due() {
                break;
            }
            self.follow(grid, &start, from, order, mode, nested, found);
        }
    }

    /// The least complexity of a chain from here.
    fn least(&self, start: &Propagation, from: Start, finding: &Finding) -> u32 {
        let Finding::Common(common) = finding else {
            let Start::Literal(literal) = from else { return 0 };
            // What is true excludes what it sees at the next step, and what is false leaves the last of two
            // true: so a candidate is found true and false at steps that differ by one at most, and both
            // chains count.
            return self
                .propagations
                .of(literal)
                .map_or(0, |found| 2 * u32::from(found.broken_at) + 1);
        };
        let mut least = u32::MAX;
        self.each_target(start, from, common, |_, its_least| least = least.min(its_least));
        least
    }

    /// Visits what all branches lead to, each with the least complexity of a chain to it.
    fn each_target(
        &self,
        start: &Propagation,
        from: Start,
        common: &[Planes; 2],
        mut visit: impl FnMut(Literal, u32),
    ) {
        let found: Vec<_> =
            branches(start, from).into_iter().filter_map(|it| self.propagations.of(it)).collect();
        for (side, planes) in common.iter().enumerate() {
            for v in 0..9 {
                for cell in bits(planes[v]) {
                    let target = Literal::new(code(cell, v), side == 1);
                    if side == 1 && start.cells[cell].count_ones() < 2 {
                        continue;
                    }
                    visit(target, found.iter().map(|it| 1 + it.distance(target)).sum());
                }
            }
        }
    }

    /// Follows a lead with order and reasons.
    #[allow(clippy::too_many_arguments)]
    fn follow(
        &mut self,
        grid: &Grid,
        start: &Propagation,
        from: Start,
        order: u32,
        mode: Mode,
        nested: &mut Nested,
        found: &mut BestChains,
    ) {
        if let Start::Literal(source) = from {
            self.contradiction(grid, source, order, mode, nested, found);
            return;
        }
        let kind = match from {
            Start::Either(_) => ChainKind::Double,
            Start::House(..) => ChainKind::Region,
            _ => ChainKind::Cell,
        };
        let common = self.commons[order as usize];
        let mut wanted = common;
        if mode.dynamic {
            wanted = [[0; 9]; 2];
            self.each_target(start, from, &common, |target, least| {
                if found.wants(found.slot(grid, target), least, kind, order) {
                    let (cell, v) = split(target.code());
                    wanted[usize::from(target.is_on())][v] |= 1 << cell;
                }
            });
            if wanted.iter().all(is_empty) {
                return;
            }
        }
        self.reduce(grid, from, order, kind, &branches(start, from), mode, nested, &wanted, found);
    }

    /// What follows from a literal, at least as far as it is wanted.
    fn if_assumed(
        &mut self,
        grid: &Grid,
        it: Literal,
        mode: Mode,
        nested: &mut Nested,
        wanted: &[Planes; 2],
    ) -> usize {
        let known = self.slots[it.index()];
        if known != u16::MAX {
            self.closures[known as usize].fill_more(grid, mode, nested, wanted);
            return known as usize;
        }
        let slot = self.used;
        self.used += 1;
        if self.closures.len() == slot {
            self.closures.push(Closure::new());
        }
        self.closures[slot].fill(grid, it, mode, nested, wanted);
        self.slots[it.index()] = slot as u16;
        slot
    }

    /// A contradiction from a literal.
    fn contradiction(
        &mut self,
        grid: &Grid,
        source: Literal,
        order: u32,
        mode: Mode,
        nested: &mut Nested,
        found: &mut BestChains,
    ) {
        let target = Literal::new(source.code(), !source.is_on());
        let slot = self.if_assumed(grid, source, mode, nested, &ALL);
        let closure = &self.closures[slot];
        let Some([a, b]) = closure.conflict.filter(|_| has_effect(grid, target)) else { return };
        let slot = found.slot(grid, target);
        let least = depth(closure, a) + depth(closure, b);
        let kind = ChainKind::Contradiction;
        if found.wants(slot, least, kind, order) {
            let complexity = self.counter.complexity(&[(closure, a), (closure, b)], nested);
            let start = Start::Literal(source);
            found.offer(slot, RankedTarget { complexity, kind, order, start, target });
        }
    }

    /// What follows from each of several literals.
    #[allow(clippy::too_many_arguments)]
    fn reduce(
        &mut self,
        grid: &Grid,
        start: Start,
        order: u32,
        kind: ChainKind,
        sources: &[Literal],
        mode: Mode,
        nested: &mut Nested,
        wanted: &[Planes; 2],
        found: &mut BestChains,
    ) {
        let slots: Vec<usize> =
            sources.iter().map(|&it| self.if_assumed(grid, it, mode, nested, wanted)).collect();
        let closures = &self.closures;
        let mut common = [[0u128; 9]; 2];
        for v in 0..9 {
            common[1][v] = slots.iter().fold(!0, |all, &slot| all & closures[slot].on[v]);
            common[0][v] = slots.iter().fold(!0, |all, &slot| all & closures[slot].off[v]);
        }
        if is_empty(&common[0]) && is_empty(&common[1]) {
            return;
        }
        let first = &closures[slots[0]];
        for &node in first.ons.iter().chain(&first.offs) {
            let target = first.nodes[node as usize].literal;
            let (cell, v) = split(target.code());
            if common[usize::from(target.is_on())][v] >> cell & 1 == 0 || !has_effect(grid, target)
            {
                continue;
            }
            let slot = found.slot(grid, target);
            let ends: Vec<(&Closure, u16)> =
                slots.iter().map(|&at| (&closures[at], closures[at].node_of(target))).collect();
            let least = ends.iter().map(|(closure, node)| depth(closure, *node)).sum();
            if found.wants(slot, least, kind, order) {
                let complexity = self.counter.complexity(&ends, nested);
                found.offer(slot, RankedTarget { complexity, kind, order, start, target });
            }
        }
    }

    fn ranked(&self, grid: &Grid, mode: Mode, entry: RankedTarget) -> ChainHint {
        let RankedTarget { complexity, kind, start, target, .. } = entry;
        let (eliminated, placed) = match target.is_on() {
            true => (grid.others(target.code()), Some(target.code())),
            false => (only(target.code()), None),
        };
        let house = match start {
            Start::House(index, _) => Some(index),
            _ => None,
        };
        let sources = branches(&Propagation::new(grid), start);
        let branches = match start {
            Start::Literal(source) => {
                let closure = &self.closures[self.slots[source.index()] as usize];
                let ends = closure.conflict.unwrap_or_default();
                let ends = ends.map(|node| closure.nodes[node as usize].literal);
                ends.map(|end| (source, end)).to_vec()
            }
            _ => sources.into_iter().map(|source| (source, target)).collect(),
        };
        let chain = ForcingChain { kind, complexity, path: Vec::new(), branches, house, mode };
        ChainHint { rating: length::rating(mode.base(), complexity), eliminated, placed, chain }
    }

    /// Goes back from the ends of a chain that was just found to its assumptions: the literals on the
    /// way, branch by branch, and the causes of those that are true.
    pub(super) fn retrace(
        &self,
        chain: &ForcingChain,
        literals: &mut Vec<u16>,
        cause_of: &mut impl FnMut(Cause, Code),
    ) {
        for &(source, target) in &chain.branches {
            let closure = &self.closures[self.slots[source.index()] as usize];
            let end = match closure.conflict {
                Some([on, off]) if chain.kind == ChainKind::Contradiction => {
                    if target.is_on() {
                        on
                    } else {
                        off
                    }
                }
                _ => closure.node_of(target),
            };
            let mut queue = vec![end];
            let mut next = 0;
            while next < queue.len() {
                let node = queue[next];
                next += 1;
                let of = closure.nodes[node as usize];
                literals.push(of.literal.index() as u16);
                if of.literal.is_on() && of.literal != source {
                    cause_of(of.cause, of.literal.code());
                }
                if of.literal == source {
                    match (chain.kind, chain.house) {
                        (ChainKind::Cell, _) => cause_of(Cause::Cell, source.code()),
                        (ChainKind::Region, Some(house)) => {
                            cause_of(Cause::House(house as u8), source.code());
                        }
                        _ => {}
                    }
                }
                for &parent in closure.parents_of(node) {
                    if !queue.contains(&parent) {
                        queue.push(parent);
                    }
                }
            }
            literals.push(u16::MAX);
        }
    }
}

fn depth(closure: &Closure, node: u16) -> u32 {
    u32::from(closure.nodes[node as usize].depth)
}

/// Whether the literal is news: a candidate placed must have others beside it.
fn has_effect(grid: &Grid, target: Literal) -> bool {
    let (cell, _) = split(target.code());
    !target.is_on() || grid.cells[cell].count_ones() > 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::band_grid::BandGrid;
    use ergodoku_core::{Puzzle, State, text};

    /// The eliminations that a placement brings are as a rule found too, but longer or shorter: so a
    /// placement counts by itself wherever its cell has another candidate.
    #[test]
    fn a_placement_is_news_unless_it_is_alone_in_its_cell() {
        let line =
            ".7...5.39..3.2....1.....4...8....36...6....8..1....74..389.....659.81......35....";
        let puzzle: Puzzle = text::parse_one(line).unwrap().puzzle;
        let state = State::new(&puzzle).unwrap();
        let grid = BandGrid::of(&state).to_grid();
        let mut seen = [0; 10];
        for candidate in state.all_candidates().iter() {
            let code = (candidate.cell.index(), candidate.digit.index());
            let count = state.candidates(candidate.cell).len();
            let code = crate::grid::code(code.0, code.1);
            assert_eq!(has_effect(&grid, Literal::new(code, true)), count > 1);
            assert!(has_effect(&grid, Literal::new(code, false)));
            seen[count] += 1;
        }
        assert!(seen[1] > 0 && seen[2] > 0 && seen[3] > 0, "{seen:?}");
    }
}
