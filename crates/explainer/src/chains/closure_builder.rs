//! [`ClosureBuilder`]: finds what follows from a literal, in the order of the rules.

use super::closure::{Cause, Closure, NO_CHAIN, Paused};
use super::propagations::Scratch;
use super::{Literal, Mode, code_of, literal};
use crate::grid::{
    Code, Grid, Planes, bits, both_of, cell_at, code, digits, houses_of, peer_parts, peers, split,
};
use crate::hint::Hint;

/// What is tried where single links end. A trait, as these rules search for chains themselves: closures know
/// nothing of what is built on them.
pub(crate) trait AdvancedRules {
    /// Applies the first rule that finds something false; whether it finds anything new.
    fn apply(&mut self, builder: &mut ClosureBuilder<'_>) -> bool;

    /// How many nodes the nested chain of this number has.
    fn complexity(&self, chain: u32) -> u32;

    /// What searches without order and reasons use.
    fn scratch(&mut self) -> &mut Scratch;
}

/// The candidates that are true if this one is false, each once with its first cause. `y` and `x`: by links
/// inside the cell, and in its houses.
#[inline]
pub(super) fn partners(
    grid: &Grid,
    from: Code,
    y: bool,
    x: bool,
    mut visit: impl FnMut(Code, Cause),
) {
    let (cell, v) = split(from);
    let mut known = [Code::MAX; 3];
    let others = grid.cells[cell] & !(1 << v);
    if y && grid.cells[cell].count_ones() == 2 && others.count_ones() == 1 {
        visit(code(cell, others.trailing_zeros() as usize), Cause::Cell);
    }
    if !x {
        return;
    }
    for (index, house) in houses_of(cell).into_iter().enumerate() {
        let places = grid.places[house][v];
        if places.count_ones() == 2 {
            let [a, b] = both_of(places).map(|position| cell_at(house, position));
            let to = code(if a == cell { b } else { a }, v);
            if !known.contains(&to) {
                known[index] = to;
                visit(to, Cause::House(house as u8));
            }
        }
    }
}

/// What the advanced rules eliminate, and why.
pub(crate) struct AdvancedStep {
    /// The number of the first node found so.
    pub(crate) before: usize,
    pub(crate) hint: Hint,
    /// Where it was found.
    pub(crate) grid: Grid,
}

/// A closure that is being filled.
pub(crate) struct ClosureBuilder<'a> {
    start: &'a Grid,
    /// The grid without what was found false and followed.
    pub(super) grid: Grid,
    closure: &'a mut Closure,
    pub(super) mode: Mode,
    followed: [usize; 2],
    /// What the advanced rules eliminate, if that is asked for.
    steps: Option<Vec<AdvancedStep>>,
}

impl Closure {
    /// Finds what follows from `source` in `start`, until all that is wanted is found.
    pub(super) fn fill(
        &mut self,
        start: &Grid,
        source: Literal,
        mode: Mode,
        advanced: &mut dyn AdvancedRules,
        wanted: &[Planes; 2],
    ) {
        self.start(source);
        self.paused = Some(Paused { grid: start.clone(), followed: [0; 2] });
        self.fill_more(start, mode, advanced, wanted);
    }

    /// Continues until all that is wanted is found.
    pub(super) fn fill_more(
        &mut self,
        start: &Grid,
        mode: Mode,
        advanced: &mut dyn AdvancedRules,
        wanted: &[Planes; 2],
    ) {
        let Some(Paused { grid, followed }) = self.paused.take() else { return };
        self.want(wanted);
        let mut builder =
            ClosureBuilder { start, grid, closure: self, mode, followed, steps: None };
        let is_paused = builder.build(advanced);
        let ClosureBuilder { grid, followed, .. } = builder;
        self.paused = is_paused.then_some(Paused { grid, followed });
    }

    /// Finds all that follows, and returns what the advanced rules eliminate.
    pub(crate) fn fill_with_reasons(
        &mut self,
        start: &Grid,
        source: Literal,
        mode: Mode,
        advanced: &mut dyn AdvancedRules,
    ) -> Vec<AdvancedStep> {
        self.start(source);
        let (grid, steps) = (start.clone(), Some(Vec::new()));
        let mut builder =
            ClosureBuilder { start, grid, closure: self, mode, followed: [0; 2], steps };
        builder.build(advanced);
        builder.steps.unwrap_or_default()
    }
}

impl ClosureBuilder<'_> {
    /// True literals are followed before false ones; where both end, the advanced rules are tried. True if
    /// nothing more is wanted.
    fn build(&mut self, advanced: &mut dyn AdvancedRules) -> bool {
        loop {
            if self.closure.missing == 0 {
                return true;
            }
            let [next_off, next_on] = self.followed;
            let goes_on = if let Some(&node) = self.closure.arrived[1].get(next_on) {
                self.followed[1] += 1;
                self.follow_true(node)
            } else if let Some(&node) = self.closure.arrived[0].get(next_off) {
                self.followed[0] += 1;
                self.follow_false(node)
            } else {
                self.mode.level > 0 && advanced.apply(self)
            };
            if !goes_on {
                return false;
            }
        }
    }

    /// Finds the candidates that a true one excludes; false if one of them is true.
    #[inline]
    fn follow_true(&mut self, node: u16) -> bool {
        let (cell, v) = split(code_of(self.closure.nodes[usize::from(node)].literal));
        if self.mode.cells {
            for w in digits(self.grid.cells[cell] & !(1 << v)) {
                if !self.exclude(node, cell, w) {
                    return false;
                }
            }
        }
        let live = self.grid.planes[v];
        let [off, on] = self.closure.found.each_ref().map(|planes| planes[v]);
        // Where one of them is true, those before it are found, and none behind it.
        let new = live & (!off | peers(cell) & on);
        for part in peer_parts(cell) {
            for peer in bits(part & new) {
                if !self.exclude(node, peer, v) {
                    return false;
                }
            }
        }
        true
    }

    #[inline]
    fn exclude(&mut self, node: u16, cell: usize, v: usize) -> bool {
        let excluded = literal(code(cell, v), false);
        let is_conflict = self.closure.has(!excluded);
        if is_conflict || !self.closure.has(excluded) {
            let first = self.closure.begin_reasons(&[node]);
            if is_conflict {
                self.closure.contradict(excluded, Cause::None, first);
            } else {
                self.closure.find(excluded, Cause::None, first, NO_CHAIN);
            }
        }
        !is_conflict
    }

    /// Finds the candidates that are left as the last ones by a false one; false if one of them is false.
    #[inline]
    fn follow_false(&mut self, node: u16) -> bool {
        let from = code_of(self.closure.nodes[usize::from(node)].literal);
        let (cell, v) = split(from);
        let mut found = [(0, Cause::None); 4];
        let mut count = 0;
        partners(&self.grid, from, self.mode.cells, true, |to, cause| {
            found[count] = (to, cause);
            count += 1;
        });
        if self.mode.dynamic && self.grid.has(from) {
            self.grid.erase(cell, v);
        }
        for &(to, cause) in &found[..count] {
            let last = literal(to, true);
            let is_conflict = self.closure.has(!last);
            if !is_conflict && self.closure.has(last) {
                continue;
            }
            let first = self.closure.begin_reasons(&[node]);
            if self.mode.dynamic {
                self.add_erased(cause, to, from);
            }
            if is_conflict {
                self.closure.contradict(last, cause, first);
                return false;
            }
            self.closure.find(last, cause, first, NO_CHAIN);
        }
        true
    }

    /// Adds to the reasons the candidates whose absence, found out here, makes another the last one.
    fn add_erased(&mut self, cause: Cause, to: Code, but: Code) {
        let (cell, v) = split(to);
        let mut add = |erased: Code| {
            if erased != but {
                self.closure.add_reason(literal(erased, false));
            }
        };
        match cause {
            Cause::None => {}
            Cause::Cell => {
                let erased = self.start.cells[cell] & !self.grid.cells[cell];
                digits(erased).for_each(|w| add(code(cell, w)));
            }
            Cause::House(house) => {
                let house = usize::from(house);
                let erased = self.start.places[house][v] & !self.grid.places[house][v];
                digits(erased).for_each(|position| add(code(cell_at(house, position), v)));
            }
        }
    }

    /// Notes what is eliminated next, if that is asked for.
    pub(super) fn note(&mut self, hint: impl FnOnce() -> Hint) {
        if let Some(steps) = &mut self.steps {
            let (before, grid) = (self.closure.nodes.len(), self.grid.clone());
            steps.push(AdvancedStep { before, hint: hint(), grid });
        }
    }

    /// Finds a candidate false for a reason of the advanced rules, if it was not found so before.
    pub(super) fn find_false(&mut self, candidate: Code, reasons: &[u16], nested: u32) {
        let it = literal(candidate, false);
        if !self.closure.has(it) {
            let first = self.closure.begin_reasons(reasons);
            self.closure.find(it, Cause::None, first, nested);
        }
    }

    /// How many literals were found false.
    pub(super) fn found_false(&self) -> usize {
        self.closure.arrived[0].len()
    }

    /// Adds to `reasons` the candidates of a cell that were erased since the start.
    pub(super) fn erased_in_cell(&self, cell: usize, among: u16, reasons: &mut Vec<u16>) {
        let erased = self.start.cells[cell] & !self.grid.cells[cell] & among;
        let node = |w| self.closure.node_of(literal(code(cell, w), false));
        reasons.extend(digits(erased).map(node));
    }

    /// Adds to `reasons` the places of a digit in a house that were erased since the start.
    pub(super) fn erased_in_house(
        &self,
        house: usize,
        v: usize,
        among: u16,
        reasons: &mut Vec<u16>,
    ) {
        let erased = self.start.places[house][v] & !self.grid.places[house][v] & among;
        let node =
            |position| self.closure.node_of(literal(code(cell_at(house, position), v), false));
        reasons.extend(digits(erased).map(node));
    }
}
