//! [`Propagation`]: all that follows from a literal, without order and reasons.
//!
//! What follows does not depend on the order in which it is found, as long as no contradiction ends
//! the search. So whether a search can find anything is settled here, many times faster than by
//! [`Closure`](super::closure::Closure), which is then asked for what can be the best hint alone.

use super::Literal;
use super::existence::{Fixed, Scratch, eliminations};
use crate::grid::{Code, Grid, HOUSES, PEERS, Planes, bits, code, digits, is_empty, split};

/// How many constraints there are: 81 cells, then 9 digits in each of 27 houses.
const CONSTRAINTS: usize = 81 + 243;

/// How often one is counted in a constraint's word: below it is what is left, added up by exclusive
/// or, so that the last one left can be read off.
const ONE: u16 = 1 << 8;

/// A grid in which literals are found.
#[derive(Clone)]
pub(super) struct Propagation {
    /// For each constraint how many candidates are left, and the exclusive or of their digits (cells)
    /// or cells (houses).
    left: [u16; CONSTRAINTS],
    /// The candidates left in each cell.
    pub(super) cells: [u16; 81],
    /// The candidates left.
    pub(super) live: Planes,
    /// The candidates found true.
    pub(super) on: Planes,
    /// How soon the contradiction can be found, if there is one.
    pub(super) broken_at: u8,
}

/// All is found sooner than this.
const NEVER: u8 = u8::MAX;

/// How soon the advanced rules can find something: from what was assumed alone.
const ADVANCED: u8 = 1;

/// How soon a literal can be found: the number of links that lead to it at least.
pub(super) type Distances = [u8; 1458];

/// The house constraints of a candidate.
#[inline]
fn in_houses(cell: usize, v: usize) -> [usize; 3] {
    HOUSES[cell].map(|house| 81 + usize::from(house) * 9 + v)
}

impl Propagation {
    pub(super) fn new(grid: &Grid) -> Propagation {
        let mut flow = Propagation {
            left: [0; CONSTRAINTS],
            cells: grid.cells,
            live: grid.planes,
            on: [0; 9],
            broken_at: NEVER,
        };
        for v in 0..9 {
            for cell in bits(grid.planes[v]) {
                flow.left[cell] = (flow.left[cell] ^ v as u16) + ONE;
                for at in in_houses(cell, v) {
                    flow.left[at] = (flow.left[at] ^ cell as u16) + ONE;
                }
            }
        }
        flow
    }

    /// The same grid with nothing found true.
    pub(super) fn as_start(&self) -> Propagation {
        Propagation { on: [0; 9], ..self.clone() }
    }

    /// How many candidates are left.
    pub(super) fn count(&self) -> u32 {
        self.live.iter().map(|cells| cells.count_ones()).sum()
    }

    /// How many places a digit has left in a house.
    #[inline]
    pub(super) fn count_in_house(&self, house: usize, v: usize) -> u16 {
        self.left[81 + house * 9 + v] / ONE
    }

    /// The digit that is true in the cell if this one is false.
    #[inline]
    pub(super) fn partner_in_cell(&self, cell: usize, v: usize) -> Option<usize> {
        let word = self.left[cell];
        (word / ONE == 2).then(|| usize::from(word % ONE) ^ v)
    }

    /// The cells where the digit is true if it is false here: in the box, the row, the column.
    #[inline]
    pub(super) fn partners_in_houses(&self, cell: usize, v: usize) -> [Option<usize>; 3] {
        in_houses(cell, v).map(|at| {
            let word = self.left[at];
            (word / ONE == 2).then(|| usize::from(word % ONE) ^ cell)
        })
    }

    /// Takes a literal for found and follows it.
    fn assume(&mut self, source: Literal, distances: &mut Distances) {
        let mut queue = Queue { codes: [0; 729], end: 0 };
        let (cell, v) = split(source.code());
        distances[source.index()] = 0;
        if source.is_on() {
            self.on[v] |= 1 << cell;
            queue.push(source.code());
        } else {
            self.remove(cell, v, 0, &mut queue, distances);
        }
        self.propagate(&mut queue, distances);
    }

    /// Goes on where all simple links were followed.
    fn go_on(
        &mut self,
        level: u8,
        fixed: &Fixed,
        scratch: &mut Scratch,
        distances: &mut Distances,
        settled: &mut Option<Planes>,
    ) {
        while !self.is_broken() && !scratch.stop.is_due() {
            let eliminated = eliminations(self, level, fixed, scratch, settled);
            if is_empty(&eliminated) {
                return;
            }
            self.lose(&eliminated, distances);
        }
    }

    /// Goes on without candidates that are not there from the start. Whether anything is new, and there
    /// is no contradiction.
    fn lose_from_start(&mut self, eliminated: &Planes, distances: &mut Distances) -> bool {
        if (0..9).any(|v| self.on[v] & eliminated[v] != 0) {
            self.broken_at = ADVANCED;
        }
        let eliminated = std::array::from_fn(|v| eliminated[v] & self.live[v]);
        if is_empty(&eliminated) {
            return false;
        }
        self.lose(&eliminated, distances);
        !self.is_broken()
    }

    /// Goes on without these candidates, which are there.
    fn lose(&mut self, eliminated: &Planes, distances: &mut Distances) {
        let mut queue = Queue { codes: [0; 729], end: 0 };
        let before = self.on;
        for (v, &cells_of) in eliminated.iter().enumerate() {
            for cell in bits(cells_of) {
                distances[Literal::new(code(cell, v), false).index()] = ADVANCED;
                self.remove(cell, v, ADVANCED, &mut queue, distances);
            }
        }
        // The rules do not compare what they find false with what was true before.
        if (0..9).any(|v| self.on[v] & !before[v] & eliminated[v] != 0) {
            self.broken_at = ADVANCED;
            return;
        }
        self.propagate(&mut queue, distances);
    }

    /// Whether there is a contradiction.
    #[inline]
    fn is_broken(&self) -> bool {
        self.broken_at != NEVER
    }

    /// Follows what was found true, by simple links. Things are found sooner or later by the same number of
    /// links here as in [`Closure`](super::closure::Closure), though not in the same order among those as
    /// soon. So where this leads to a contradiction, it goes on to all that can be found as soon: a closure
    /// ends at its first contradiction, and finds no more than that.
    fn propagate(&mut self, queue: &mut Queue, distances: &mut Distances) {
        let mut next = 0;
        let mut last = NEVER;
        while next < queue.end {
            let from = queue.codes[next];
            let (cell, v) = split(from);
            let distance = distances[Literal::new(from, true).index()] + 1;
            if distance > last {
                for &it in &queue.codes[next..queue.end] {
                    let (cell, v) = split(it);
                    self.on[v] &= !(1 << cell);
                }
                return;
            }
            next += 1;
            for w in digits(self.cells[cell] & !(1 << v)) {
                last = last.min(self.exclude(cell, w, distance, queue, distances));
            }
            for peer in bits(self.live[v] & PEERS[cell]) {
                last = last.min(self.exclude(peer, v, distance, queue, distances));
            }
        }
    }

    /// Takes a candidate for false. How late anything can be found: if it is true, no later than this. If
    /// it is true only because all others, false as soon as it is, came first, what follows from one such
    /// can be found as well.
    #[inline]
    fn exclude(
        &mut self,
        cell: usize,
        v: usize,
        distance: u8,
        queue: &mut Queue,
        distances: &mut Distances,
    ) -> u8 {
        let it = code(cell, v);
        distances[Literal::new(it, false).index()] = distance;
        self.remove(cell, v, distance, queue, distances);
        if self.on[v] >> cell & 1 == 0 {
            return NEVER;
        }
        self.broken_at = self.broken_at.min(distance);
        let is_sooner = distances[Literal::new(it, true).index()] < distance;
        if is_sooner { distance } else { distance + 2 }
    }

    /// Removes a candidate, and finds those that are thereby the last ones left.
    #[inline]
    fn remove(
        &mut self,
        cell: usize,
        v: usize,
        distance: u8,
        queue: &mut Queue,
        distances: &mut Distances,
    ) {
        self.live[v] &= !(1 << cell);
        self.cells[cell] &= !(1 << v);
        let of_cell = (self.left[cell] ^ v as u16) - ONE;
        self.left[cell] = of_cell;
        if of_cell / ONE == 1 {
            self.find(cell, usize::from(of_cell % ONE), distance, queue, distances);
        }
        for at in in_houses(cell, v) {
            let word = (self.left[at] ^ cell as u16) - ONE;
            self.left[at] = word;
            if word / ONE == 1 {
                self.find(usize::from(word % ONE), v, distance, queue, distances);
            }
        }
    }

    #[inline]
    fn find(
        &mut self,
        cell: usize,
        v: usize,
        distance: u8,
        queue: &mut Queue,
        distances: &mut Distances,
    ) {
        if self.on[v] >> cell & 1 == 0 {
            self.on[v] |= 1 << cell;
            distances[Literal::new(code(cell, v), true).index()] = distance + 1;
            queue.push(code(cell, v));
        }
    }
}

/// The candidates found true, in order.
struct Queue {
    codes: [Code; 729],
    end: usize,
}

impl Queue {
    #[inline]
    fn push(&mut self, code: Code) {
        self.codes[self.end] = code;
        self.end += 1;
    }
}

/// What follows from each of the candidates of a grid, true and false.
pub(super) struct Propagations {
    found: Vec<Consequences>,
    /// Where to find what follows from a literal.
    slots: Vec<u16>,
    used: usize,
    /// What they were filled for.
    of: Option<Of>,
}

/// How many levels there are from 2 on.
const FURTHER: usize = 5;

/// What propagations are filled for.
struct Of {
    live: Planes,
    fixed: Fixed,
    level: u8,
}

/// What follows from a literal.
pub(super) struct Consequences {
    /// Whether it leads to a contradiction; what is found is then what can be found before it.
    pub(super) contradicts: bool,
    /// How soon, at least.
    pub(super) broken_at: u8,
    /// Whether more than that can be found, as the contradiction took the advanced rules.
    pub(super) is_cut: bool,
    pub(super) on: Planes,
    pub(super) off: Planes,
    distances: Box<Distances>,
    /// What follows by the levels 0 and 1.
    flow: Propagation,
    /// What follows by each level from 2 on, as far as it was asked for.
    further: [Option<Box<Further>>; FURTHER],
}

/// What follows by a level from 2 on.
#[derive(Clone)]
struct Further {
    flow: Propagation,
    /// The candidates of the grid in which it follows.
    of: Planes,
    /// The candidates that were left when what chains of single links refute was last found out.
    settled: Option<Planes>,
}

impl Default for Propagations {
    fn default() -> Propagations {
        Propagations { found: Vec::new(), slots: vec![u16::MAX; 1458], used: 0, of: None }
    }
}

impl Propagations {
    /// Forgets what was found; the room stays.
    pub(super) fn forget(&mut self) {
        self.of = None;
    }

    /// Finds out all that follows from all literals of `start`. What follows stays so when candidates are
    /// eliminated: the levels from 2 on, which take long, go on from what they found before.
    pub(super) fn fill(
        &mut self,
        start: &Propagation,
        level: u8,
        fixed: &Fixed,
        scratch: &mut Scratch,
    ) {
        let is_less = |of: &Of| of.fixed == *fixed && is_within(&start.live, &of.live);
        let known = self.of.take().filter(is_less);
        if known.is_none() {
            self.slots.fill(u16::MAX);
            self.used = 0;
        }
        let mut done =
            known.filter(|of| of.live == start.live && of.level < level).map(|of| of.level);
        if done.is_none() {
            each_literal(start, |literal| self.assume(start, literal));
            done = Some(0);
        }
        each_literal(start, |literal| {
            let slot = self.slots[literal.index()];
            let found = &mut self.found[usize::from(slot)];
            if level > 0 && done == Some(0) {
                found.go_on(start, fixed, scratch);
            }
            if level >= 2 {
                found.go_further(start, level, fixed, scratch);
            }
        });
        if !scratch.stop.is_over() {
            self.of = Some(Of { live: start.live, fixed: fixed.clone(), level });
        }
    }

    /// Follows a literal by simple links.
    fn assume(&mut self, start: &Propagation, literal: Literal) {
        let slot = &mut self.slots[literal.index()];
        if *slot == u16::MAX {
            let at = self.used;
            *slot = at as u16;
            self.used += 1;
            if self.found.len() == at {
                self.found.push(Consequences {
                    contradicts: false,
                    broken_at: 0,
                    is_cut: false,
                    on: [0; 9],
                    off: [0; 9],
                    distances: Box::new([0; 1458]),
                    flow: start.clone(),
                    further: [const { None }; FURTHER],
                });
            }
            self.found[at].further = [const { None }; FURTHER];
        }
        let found = &mut self.found[usize::from(*slot)];
        found.flow.clone_from(start);
        found.flow.assume(literal, &mut found.distances);
        found.is_cut = false;
        found.settle(start, None);
    }

    /// What follows from a literal.
    #[inline]
    pub(super) fn of(&self, literal: Literal) -> Option<&Consequences> {
        self.found.get(usize::from(self.slots[literal.index()]))
    }
}

/// Visits what can be assumed: a candidate alone in its cell is never assumed false.
fn each_literal(start: &Propagation, mut visit: impl FnMut(Literal)) {
    for v in 0..9 {
        for cell in bits(start.live[v]) {
            visit(Literal::new(code(cell, v), true));
            if start.cells[cell].count_ones() >= 2 {
                visit(Literal::new(code(cell, v), false));
            }
        }
    }
}

/// Whether all of these are among those.
fn is_within(these: &Planes, those: &Planes) -> bool {
    (0..9).all(|v| these[v] & !those[v] == 0)
}

impl Consequences {
    /// Goes on with the rules of level 1.
    fn go_on(&mut self, start: &Propagation, fixed: &Fixed, scratch: &mut Scratch) {
        if !self.contradicts {
            self.flow.go_on(1, fixed, scratch, &mut self.distances, &mut None);
            self.settle(start, None);
            self.is_cut = self.contradicts;
        }
    }

    /// Goes on with the rules of a level from 2 on: from what they found when there were more candidates,
    /// or from what a level found that has all their rules before what it adds.
    fn go_further(&mut self, start: &Propagation, level: u8, fixed: &Fixed, scratch: &mut Scratch) {
        if self.flow.is_broken() {
            return;
        }
        let at = usize::from(level - 2);
        let (mut further, is_new) = match self.further[at].take() {
            Some(known) => (known, false),
            None => (self.before(start, level), true),
        };
        let Further { flow, of, settled } = &mut *further;
        let mut distances = [0; 1458];
        let lost: Planes = std::array::from_fn(|v| of[v] & !start.live[v]);
        *of = start.live;
        if !flow.is_broken() && (is_new || flow.lose_from_start(&lost, &mut distances)) {
            flow.go_on(level, fixed, scratch, &mut distances, settled);
        }
        self.further[at] = Some(further);
        self.settle(start, Some(at));
        self.is_cut = self.contradicts;
    }

    /// What all rules lead to that come before what a level adds.
    fn before(&self, start: &Propagation, level: u8) -> Box<Further> {
        let below = match level {
            3 => self.further[0].clone(),
            5 | 6 => self.further[2].clone(),
            _ => None,
        };
        let below = below.filter(|it| it.of == start.live);
        let simple =
            || Box::new(Further { flow: self.flow.clone(), of: start.live, settled: None });
        below.unwrap_or_else(simple)
    }

    /// How soon a literal can be found, at least, be it behind the contradiction that ended the search.
    pub(super) fn distance(&self, target: Literal) -> u32 {
        let (cell, v) = split(target.code());
        let is_found = match target.is_on() {
            true => self.flow.on[v] >> cell & 1 == 1,
            false => self.flow.live[v] >> cell & 1 == 0,
        };
        match is_found {
            true => u32::from(self.distances[target.index()]),
            false => u32::from(ADVANCED) + u32::from(target.is_on()),
        }
    }

    fn settle(&mut self, start: &Propagation, further: Option<usize>) {
        let further = further.and_then(|at| self.further[at].as_deref());
        let flow = further.map_or(&self.flow, |it| &it.flow);
        self.contradicts = flow.is_broken();
        self.broken_at = flow.broken_at;
        self.on = flow.on;
        self.off = std::array::from_fn(|v| start.live[v] & !flow.live[v]);
    }
}
