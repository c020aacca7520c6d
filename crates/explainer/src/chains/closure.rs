//! [`Closure`]: all that follows from a literal, in the order in which it is found, with the reasons.

use super::advanced::{self, Nested};
use super::{Literal, Mode};
use crate::grid::{
    CELLS, Code, Grid, HOUSES, PEER_PARTS, PEERS, Planes, bits, code, digits, split,
};
use crate::hint::Reason;

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

/// The candidates that are true if this one is false, each once with its first cause.
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
    if y && grid.cells[cell].count_ones() == 2 {
        let other = grid.cells[cell] & !(1 << v);
        if other.count_ones() == 1 {
            visit(code(cell, other.trailing_zeros() as usize), Cause::Cell);
        }
    }
    if !x {
        return;
    }
    for (index, house) in HOUSES[cell].into_iter().enumerate() {
        let places = grid.places[house as usize][v];
        if places.count_ones() == 2 {
            let [a, b] = [places.trailing_zeros(), 15 - places.leading_zeros()]
                .map(|position| CELLS[house as usize][position as usize] as usize);
            let to = code(if a == cell { b } else { a }, v);
            if !known.contains(&to) {
                known[index] = to;
                visit(to, Cause::House(house));
            }
        }
    }
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
    pub(super) depth: u16,
    /// The nested chain it rests on.
    pub(super) nested: u32,
}

/// No nested chain.
pub(super) const NO_CHAIN: u32 = u32::MAX;

/// All that follows from a literal.
pub(crate) struct Closure {
    pub(crate) nodes: Vec<Node>,
    parents: Vec<u16>,
    index: Box<[u16; 1458]>,
    /// The candidates found true.
    pub(super) on: Planes,
    /// The candidates found false.
    pub(super) off: Planes,
    /// The nodes found true, in order of arrival.
    pub(super) ons: Vec<u16>,
    /// The nodes found false, in order of arrival.
    pub(super) offs: Vec<u16>,
    /// A true and a false literal of one candidate: there the search ended.
    pub(super) conflict: Option<[u16; 2]>,
    /// Whether a node rests on a nested chain.
    pub(super) has_nested: bool,
    /// The literals for which it is filled: false, true.
    wanted: [Planes; 2],
    /// How many of them are not found yet.
    missing: u32,
    /// Where to go on, if more is wanted.
    paused: Option<Paused>,
}

/// Where a closure was left because nothing more was wanted.
struct Paused {
    grid: Grid,
    next_on: usize,
    next_off: usize,
}

/// All literals, and more: a closure for them is filled to its end.
pub(super) const ALL: [Planes; 2] = [[!0; 9]; 2];

impl Closure {
    pub(crate) fn new() -> Closure {
        Closure {
            nodes: Vec::new(),
            parents: Vec::new(),
            index: Box::new([0; 1458]),
            on: [0; 9],
            off: [0; 9],
            ons: Vec::new(),
            offs: Vec::new(),
            conflict: None,
            has_nested: false,
            wanted: ALL,
            missing: u32::MAX,
            paused: None,
        }
    }

    fn clear(&mut self) {
        self.nodes.clear();
        self.parents.clear();
        self.ons.clear();
        self.offs.clear();
        self.on = [0; 9];
        self.off = [0; 9];
        self.conflict = None;
        self.has_nested = false;
        self.wanted = ALL;
        self.missing = u32::MAX;
        self.paused = None;
    }

    /// The node of a literal that was found.
    #[inline]
    pub(super) fn node_of(&self, literal: Literal) -> u16 {
        self.index[literal.index()]
    }

    pub(super) fn parents_of(&self, node: u16) -> &[u16] {
        let Node { first, count, .. } = self.nodes[node as usize];
        &self.parents[first as usize..first as usize + count as usize]
    }

    #[inline]
    pub(super) fn is_on(&self, cell: usize, v: usize) -> bool {
        self.on[v] >> cell & 1 == 1
    }

    #[inline]
    pub(super) fn is_off(&self, cell: usize, v: usize) -> bool {
        self.off[v] >> cell & 1 == 1
    }

    /// Adds a node to the list, but not to the literals found.
    #[inline]
    fn push(&mut self, literal: Literal, cause: Cause, first: usize, nested: u32) -> u16 {
        let parents = &self.parents[first..];
        let depth = parents.iter().map(|&p| self.nodes[p as usize].depth).max().unwrap_or(0) + 1;
        let count = parents.len() as u16;
        self.nodes.push(Node { literal, cause, first: first as u32, count, depth, nested });
        (self.nodes.len() - 1) as u16
    }

    /// Takes a literal for found.
    #[inline]
    fn find(&mut self, literal: Literal, cause: Cause, first: usize, nested: u32) {
        let node = self.push(literal, cause, first, nested);
        let (cell, v) = split(literal.code());
        self.index[literal.index()] = node;
        self.missing -= (self.wanted[usize::from(literal.is_on())][v] >> cell & 1) as u32;
        if literal.is_on() {
            self.on[v] |= 1 << cell;
            self.ons.push(node);
        } else {
            self.off[v] |= 1 << cell;
            self.offs.push(node);
        }
    }

    /// What follows from `source` in `start`, as far as it takes to find all that is wanted.
    pub(super) fn fill(
        &mut self,
        start: &Grid,
        source: Literal,
        mode: Mode,
        nested: &mut Nested,
        wanted: &[Planes; 2],
    ) {
        self.clear();
        self.find(source, Cause::None, 0, NO_CHAIN);
        self.paused = Some(Paused { grid: start.clone(), next_on: 0, next_off: 0 });
        self.fill_more(start, mode, nested, wanted);
    }

    /// Goes on as far as it takes to find all that is wanted.
    pub(super) fn fill_more(
        &mut self,
        start: &Grid,
        mode: Mode,
        nested: &mut Nested,
        wanted: &[Planes; 2],
    ) {
        let Some(Paused { grid, next_on, next_off }) = self.paused.take() else { return };
        let found = [&self.off, &self.on];
        self.wanted =
            std::array::from_fn(|side| std::array::from_fn(|v| wanted[side][v] & !found[side][v]));
        self.missing = self.wanted.iter().flatten().map(|cells| cells.count_ones()).sum();
        let mut run =
            ClosureBuilder { start, grid, closure: self, mode, next_on, next_off, reasons: None };
        let is_paused = run.go(nested);
        let ClosureBuilder { grid, next_on, next_off, .. } = run;
        self.paused = is_paused.then_some(Paused { grid, next_on, next_off });
    }

    /// The same, with the reasons of what the advanced rules eliminate.
    pub(crate) fn fill_with_reasons(
        &mut self,
        start: &Grid,
        source: Literal,
        mode: Mode,
        nested: &mut Nested,
    ) -> Vec<AdvancedStep> {
        self.clear();
        self.find(source, Cause::None, 0, NO_CHAIN);
        let (grid, reasons) = (start.clone(), Some(Vec::new()));
        let mut run =
            ClosureBuilder { start, grid, closure: self, mode, next_on: 0, next_off: 0, reasons };
        run.go(nested);
        run.reasons.unwrap_or_default()
    }

    /// Takes `literals` for false, all for the same reasons.
    fn find_false(&mut self, candidate: Code, reasons: &[u16], nested: u32) {
        let (cell, v) = split(candidate);
        if !self.is_off(cell, v) {
            let first = self.parents.len();
            self.parents.extend_from_slice(reasons);
            self.find(Literal::new(candidate, false), Cause::None, first, nested);
            self.has_nested |= nested != NO_CHAIN;
        }
    }
}

/// Why the advanced rules eliminate something.
pub(crate) struct AdvancedStep {
    /// The number of the first node found so.
    pub(crate) before: usize,
    pub(crate) reason: Reason,
    /// Where it was found.
    pub(crate) grid: Grid,
    pub(crate) eliminated: Planes,
}

/// A closure in the making.
pub(super) struct ClosureBuilder<'a> {
    pub(super) start: &'a Grid,
    /// The grid without what is found false and was looked at.
    pub(super) grid: Grid,
    pub(super) closure: &'a mut Closure,
    pub(super) mode: Mode,
    next_on: usize,
    next_off: usize,
    /// The reasons of what the advanced rules eliminate, if they are asked for.
    reasons: Option<Vec<AdvancedStep>>,
}

impl ClosureBuilder<'_> {
    /// What is true comes before what is false; where both end, the advanced rules are tried. True if
    /// it was left because nothing more is wanted.
    fn go(&mut self, nested: &mut Nested) -> bool {
        loop {
            if self.closure.missing == 0 {
                return true;
            }
            let went_on = if let Some(&p) = self.closure.ons.get(self.next_on) {
                self.next_on += 1;
                self.follow_true(p)
            } else if let Some(&p) = self.closure.offs.get(self.next_off) {
                self.next_off += 1;
                self.follow_false(p)
            } else {
                self.mode.level > 0 && advanced::apply(self, nested)
            };
            if !went_on {
                return false;
            }
        }
    }

    /// The candidates that a true one excludes; false if one of them is true.
    #[inline]
    fn follow_true(&mut self, p: u16) -> bool {
        let (cell, v) = split(self.closure.nodes[p as usize].literal.code());
        if self.mode.cells {
            for w in digits(self.grid.cells[cell] & !(1 << v)) {
                if !self.exclude(p, cell, w) {
                    return false;
                }
            }
        }
        let live = self.grid.planes[v];
        let conflict = live & PEERS[cell] & self.closure.on[v];
        // Where one of them is true, those before it are found, and none behind it.
        let new = live & !(self.closure.off[v]) | conflict;
        for part in PEER_PARTS[cell] {
            for peer in bits(part & new) {
                if !self.exclude(p, peer, v) {
                    return false;
                }
            }
        }
        true
    }

    #[inline]
    fn exclude(&mut self, p: u16, cell: usize, v: usize) -> bool {
        let closure = &mut *self.closure;
        let q = code(cell, v);
        if closure.is_on(cell, v) {
            let first = closure.parents.len();
            closure.parents.push(p);
            let off = closure.push(Literal::new(q, false), Cause::None, first, NO_CHAIN);
            closure.conflict = Some([closure.node_of(Literal::new(q, true)), off]);
            return false;
        }
        if !closure.is_off(cell, v) {
            let first = closure.parents.len();
            closure.parents.push(p);
            closure.find(Literal::new(q, false), Cause::None, first, NO_CHAIN);
        }
        true
    }

    /// The candidates that a false one leaves alone; false if one of them is false.
    #[inline]
    fn follow_false(&mut self, p: u16) -> bool {
        let from = self.closure.nodes[p as usize].literal.code();
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
            let (other, w) = split(to);
            let is_false = self.closure.is_off(other, w);
            if !is_false && self.closure.is_on(other, w) {
                continue;
            }
            let first = self.closure.parents.len();
            self.closure.parents.push(p);
            if self.mode.dynamic {
                self.add_erased(cause, to, from);
            }
            let literal = Literal::new(to, true);
            if is_false {
                let on = self.closure.push(literal, cause, first, NO_CHAIN);
                let off = self.closure.node_of(Literal::new(to, false));
                self.closure.conflict = Some([on, off]);
                return false;
            }
            self.closure.find(literal, cause, first, NO_CHAIN);
        }
        true
    }

    /// Adds to the parents the candidates whose absence, found out here, makes another the last one.
    fn add_erased(&mut self, cause: Cause, to: Code, but: Code) {
        let (cell, v) = split(to);
        match cause {
            Cause::None => {}
            Cause::Cell => {
                for w in digits(self.start.cells[cell] & !self.grid.cells[cell]) {
                    self.add_parent(code(cell, w), but);
                }
            }
            Cause::House(house) => {
                let house = house as usize;
                let erased = self.start.places[house][v] & !self.grid.places[house][v];
                for position in digits(erased) {
                    self.add_parent(code(CELLS[house][position] as usize, v), but);
                }
            }
        }
    }

    fn add_parent(&mut self, erased: Code, but: Code) {
        if erased != but {
            let node = self.closure.node_of(Literal::new(erased, false));
            self.closure.parents.push(node);
        }
    }

    /// Notes the reason of what is eliminated next, if reasons are asked for.
    pub(super) fn note(&mut self, reason: &Reason, eliminated: &Planes) {
        if let Some(reasons) = &mut self.reasons {
            let (before, grid) = (self.closure.nodes.len(), self.grid.clone());
            reasons.push(AdvancedStep {
                before,
                reason: reason.clone(),
                grid,
                eliminated: *eliminated,
            });
        }
    }

    /// Takes a candidate for false for a reason of the advanced rules.
    pub(super) fn find_false(&mut self, candidate: Code, reasons: &[u16], nested: u32) {
        self.closure.find_false(candidate, reasons, nested);
    }

    /// How many literals were found false.
    pub(super) fn found_false(&self) -> usize {
        self.closure.offs.len()
    }

    /// The nodes of candidates of a cell that are eliminated since the start.
    pub(super) fn erased_in_cell(&self, cell: usize, among: u16, reasons: &mut Vec<u16>) {
        for w in digits(self.start.cells[cell] & !self.grid.cells[cell] & among) {
            reasons.push(self.closure.node_of(Literal::new(code(cell, w), false)));
        }
    }

    /// The nodes of places of a digit in a house that are eliminated since the start.
    pub(super) fn erased_in_house(
        &self,
        house: usize,
        v: usize,
        among: u16,
        reasons: &mut Vec<u16>,
    ) {
        for position in digits(self.start.places[house][v] & !self.grid.places[house][v] & among) {
            let cell = CELLS[house][position] as usize;
            reasons.push(self.closure.node_of(Literal::new(code(cell, v), false)));
        }
    }
}
