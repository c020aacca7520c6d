//! Nishio (7.5 and more), multiple (8.0), dynamic (8.5) and nested (9.0 to 11.0 and more) forcing
//! chains: assumptions that lead to a contradiction, or all to the same.

use super::closure::{ALL, Cause, Closure};
use super::closure_builder::AdvancedRules;
use super::nishio::Nishio;
use super::propagation::{Fixed, Propagation};
use super::propagations::Propagations;
use super::ranking::{BestChains, ComplexityCounter, RankedChain};
use super::starts::{Finding, Start};
use super::static_closure::each_static_start;
use super::{ChainHint, ChainKind, ForcingChain, Literal, Mode, code_of, literal};
use crate::grid::{Code, Grid, Planes, bits, code, is_empty, split};
use crate::length;

/// A search for forcing chains. Its memory is used again.
#[derive(Default)]
pub(crate) struct Forcing {
    /// What follows from each literal that was followed.
    closures: Vec<Closure>,
    /// Where to find it.
    slots: Vec<u16>,
    used: usize,
    counter: ComplexityCounter,
    propagations: Propagations,
    nishio: Nishio,
}

/// A start that leads to something.
#[derive(Clone, Copy)]
struct PromisingStart {
    /// The least complexity it can have.
    least: u32,
    order: u32,
    from: Start,
    /// What it leads to: false, true.
    common: [Planes; 2],
}

/// Where a search takes place, and what it found so far.
struct Search<'a> {
    grid: &'a Grid,
    start: Propagation,
    mode: Mode,
    advanced: &'a mut dyn AdvancedRules,
    found: BestChains,
}

impl Forcing {
    /// Forgets what was found in other grids, but keeps its memory.
    pub(crate) fn forget(&mut self) {
        self.propagations.forget();
    }

    /// The best hint.
    pub(crate) fn best(
        &mut self,
        grid: &Grid,
        mode: Mode,
        advanced: &mut dyn AdvancedRules,
    ) -> Option<ChainHint> {
        let found = self.search(grid, mode, advanced, BestChains::new(false)).best[0]?;
        Some(self.hint(grid, mode, found))
    }

    /// The best hint for each set of eliminations, the best first.
    pub(super) fn all(
        &mut self,
        grid: &Grid,
        mode: Mode,
        advanced: &mut dyn AdvancedRules,
    ) -> Vec<ChainHint> {
        let found = self.search(grid, mode, advanced, BestChains::new(true));
        let mut found: Vec<RankedChain> = found.best.into_iter().flatten().collect();
        found.sort_by_key(RankedChain::key);
        found.into_iter().map(|chain| self.hint(grid, mode, chain)).collect()
    }

    /// Finds the starts that lead to something, and follows them with order and reasons, the shortest first:
    /// the chains found are the same as if all assumptions were followed in order.
    fn search(
        &mut self,
        grid: &Grid,
        mode: Mode,
        advanced: &mut dyn AdvancedRules,
        found: BestChains,
    ) -> BestChains {
        self.slots.clear();
        self.slots.resize(Literal::COUNT, u16::MAX);
        self.used = 0;
        let mut search = Search { grid, start: Propagation::new(grid), mode, advanced, found };
        let mut starts = self.promising_starts(&mut search);
        if !search.found.all {
            starts.sort_unstable_by_key(|it| (it.least, it.order));
        }
        for start in starts {
            let is_beaten = |best: RankedChain| best.complexity < start.least;
            let is_done = !search.found.all && search.found.best[0].is_some_and(is_beaten);
            if is_done || search.advanced.scratch().stop.is_due() {
                break;
            }
            match start.from {
                Start::Literal(source) => self.contradiction(source, start.order, &mut search),
                _ => self.reduce(&start, &mut search),
            }
        }
        search.found
    }

    /// The starts that lead to something, in the order of the rules.
    fn promising_starts(&mut self, search: &mut Search<'_>) -> Vec<PromisingStart> {
        let mut starts: Vec<PromisingStart> = Vec::new();
        let mut add = |least, from, common| {
            let order = starts.len() as u32;
            starts.push(PromisingStart { least, order, from, common });
        };
        if !search.mode.cells {
            for it in self.nishio.refuted(search.grid) {
                add(0, Start::Literal(it), ALL);
            }
        } else if search.mode.dynamic {
            let (fixed, scratch) = (Fixed::of(search.grid), search.advanced.scratch());
            scratch.enter(&fixed);
            self.propagations.fill(&search.start, search.mode.level, &fixed, scratch);
            self.propagations.each_finding(&search.start, search.mode, |from, finding| {
                let (least, common) = match finding {
                    Finding::Contradiction(it) => (self.least_to_contradiction(it), ALL),
                    Finding::Common(common) => {
                        let mut least = u32::MAX;
                        let visit = |_, of_target| least = least.min(of_target);
                        self.each_target(&search.start, from, &common, visit);
                        (least, common)
                    }
                };
                add(least, from, common);
            });
        } else {
            each_static_start(&search.start, |from, common| add(0, from, common));
        }
        starts
    }

    /// The least complexity of a chain from a literal to a contradiction. What is true excludes what it sees
    /// at the next step, and what is false leaves the last of two true: so a candidate is found true and
    /// false at steps that differ by one at most, and both chains count.
    fn least_to_contradiction(&self, literal: Literal) -> u32 {
        self.propagations.of(literal).map_or(0, |found| 2 * u32::from(found.found().broken_at) + 1)
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
            from.branches(start).filter_map(|it| self.propagations.of(it)).collect();
        for (side, planes) in common.iter().enumerate() {
            for v in 0..9 {
                for cell in bits(planes[v]) {
                    if side == 0 || start.cells[cell].count_ones() >= 2 {
                        let target = literal(code(cell, v), side == 1);
                        visit(target, found.iter().map(|it| 1 + it.distance(target)).sum());
                    }
                }
            }
        }
    }

    /// What follows from a literal, at least as far as it is wanted: the closure of this number.
    fn if_assumed(&mut self, it: Literal, wanted: &[Planes; 2], search: &mut Search<'_>) -> usize {
        let Search { grid, mode, advanced, .. } = search;
        let known = self.slots[it.index()];
        if known != u16::MAX {
            self.closures[usize::from(known)].fill_more(grid, *mode, &mut **advanced, wanted);
            return usize::from(known);
        }
        let slot = self.used;
        self.used += 1;
        if self.closures.len() == slot {
            self.closures.push(Closure::default());
        }
        self.closures[slot].fill(grid, it, *mode, &mut **advanced, wanted);
        self.slots[it.index()] = slot as u16;
        slot
    }

    /// The closure of a literal that was followed.
    fn closure_of(&self, it: Literal) -> &Closure {
        &self.closures[usize::from(self.slots[it.index()])]
    }

    /// Follows a literal to its contradiction.
    fn contradiction(&mut self, source: Literal, order: u32, search: &mut Search<'_>) {
        let slot = self.if_assumed(source, &ALL, search);
        let closure = &self.closures[slot];
        let target = !source;
        let Some([a, b]) = closure.conflict.filter(|_| has_effect(search.grid, target)) else {
            return;
        };
        let complexity = closure.depth(a) + closure.depth(b);
        let (kind, start) = (ChainKind::Contradiction, Start::Literal(source));
        let mut chain = RankedChain { complexity, kind, order, start, target };
        if search.found.wants(search.grid, &chain) {
            let ends = [(closure, a), (closure, b)];
            chain.complexity = self.counter.complexity(&ends, &*search.advanced);
            search.found.offer(search.grid, chain);
        }
    }

    /// Follows several literals to what they have in common.
    fn reduce(&mut self, start: &PromisingStart, search: &mut Search<'_>) {
        let kind = match start.from {
            Start::Either(_) => ChainKind::Double,
            Start::House(..) => ChainKind::Region,
            _ => ChainKind::Cell,
        };
        let of = |target, complexity| RankedChain {
            complexity,
            kind,
            order: start.order,
            start: start.from,
            target,
        };
        let mut wanted = start.common;
        if search.mode.dynamic {
            wanted = [[0; 9]; 2];
            self.each_target(&search.start, start.from, &start.common, |target, least| {
                if search.found.wants(search.grid, &of(target, least)) {
                    let (cell, v) = split(code_of(target));
                    wanted[usize::from(target.is_true())][v] |= 1 << cell;
                }
            });
            if wanted.iter().all(is_empty) {
                return;
            }
        }
        let sources: Vec<Literal> = start.from.branches(&search.start).collect();
        let slots: Vec<usize> =
            sources.into_iter().map(|it| self.if_assumed(it, &wanted, search)).collect();
        let closures: Vec<&Closure> = slots.into_iter().map(|slot| &self.closures[slot]).collect();
        let of_all =
            |side: usize, v: usize| closures.iter().fold(!0, |all, it| all & it.found[side][v]);
        let common: [Planes; 2] =
            std::array::from_fn(|side| std::array::from_fn(|v| of_all(side, v)));
        if common.iter().all(is_empty) {
            return;
        }
        let first = closures[0];
        for &node in first.arrived[1].iter().chain(&first.arrived[0]) {
            let target = first.nodes[usize::from(node)].literal;
            let (cell, v) = split(code_of(target));
            let is_common = common[usize::from(target.is_true())][v] >> cell & 1 == 1;
            if !is_common || !has_effect(search.grid, target) {
                continue;
            }
            let of_target = |it: &&'_ Closure| it.depth(it.node_of(target));
            let mut chain = of(target, closures.iter().map(of_target).sum());
            if search.found.wants(search.grid, &chain) {
                let ends: Vec<_> = closures.iter().map(|it| (*it, it.node_of(target))).collect();
                chain.complexity = self.counter.complexity(&ends, &*search.advanced);
                search.found.offer(search.grid, chain);
            }
        }
    }

    fn hint(&self, grid: &Grid, mode: Mode, found: RankedChain) -> ChainHint {
        let RankedChain { complexity, kind, start, target, .. } = found;
        let house = match start {
            Start::House(index, _) => Some(index),
            _ => None,
        };
        let branches = match start {
            Start::Literal(source) => {
                let closure = self.closure_of(source);
                let ends = closure.conflict.unwrap_or_default();
                ends.map(|node| (source, closure.nodes[usize::from(node)].literal)).to_vec()
            }
            _ => start.branches(&Propagation::new(grid)).map(|source| (source, target)).collect(),
        };
        let chain = ForcingChain { kind, complexity, path: Vec::new(), branches, house, mode };
        ChainHint::concluding(grid, target, length::rating(mode.base(), complexity), chain)
    }

    /// Goes back from the ends of a chain that was just found to its assumptions: the literals on the
    /// way, branch by branch, and the causes of those that are true.
    pub(super) fn retrace(
        &self,
        chain: &ForcingChain,
        literals: &mut Vec<u16>,
        mut cause_of: impl FnMut(Cause, Code),
    ) {
        for &(source, target) in &chain.branches {
            let closure = self.closure_of(source);
            let end = match closure.conflict {
                Some([on, _]) if chain.kind == ChainKind::Contradiction && target.is_true() => on,
                Some([_, off]) if chain.kind == ChainKind::Contradiction => off,
                _ => closure.node_of(target),
            };
            let mut queue = vec![end];
            let mut next = 0;
            while let Some(&node) = queue.get(next) {
                next += 1;
                let of = closure.nodes[usize::from(node)];
                literals.push(of.literal.index() as u16);
                match (of.literal == source, chain.kind, chain.house) {
                    (false, ..) if of.literal.is_true() => {
                        cause_of(of.cause, code_of(of.literal));
                    }
                    (true, ChainKind::Cell, _) => cause_of(Cause::Cell, code_of(source)),
                    (true, ChainKind::Region, Some(house)) => {
                        cause_of(Cause::House(house as u8), code_of(source));
                    }
                    _ => {}
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

/// Whether the conclusion changes the grid: a cell with a single candidate does not count as placed by a chain.
fn has_effect(grid: &Grid, target: Literal) -> bool {
    let (cell, _) = split(code_of(target));
    !target.is_true() || grid.cells[cell].count_ones() > 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use ergodoku_core::{Puzzle, State, text};

    /// The eliminations that a placement brings are found as a rule too, but by a longer or shorter chain: so a
    /// placement counts by itself wherever its cell has another candidate.
    #[test]
    fn a_placement_has_an_effect_unless_it_is_alone_in_its_cell() {
        let line =
            ".7...5.39..3.2....1.....4...8....36...6....8..1....74..389.....659.81......35....";
        let puzzle: Puzzle = text::parse_one(line).unwrap().puzzle;
        let state = State::new(&puzzle).unwrap();
        let grid = Grid::new(&state);
        let mut seen = [0; 10];
        for candidate in state.all_candidates().iter() {
            let count = state.candidates(candidate.cell).len();
            assert_eq!(has_effect(&grid, Literal::positive(candidate)), count > 1);
            assert!(has_effect(&grid, Literal::negative(candidate)));
            seen[count] += 1;
        }
        assert!(seen[1] > 0 && seen[2] > 0 && seen[3] > 0, "{seen:?}");
    }
}
