//! [`Propagation`]: all that follows from a literal, without order and reasons.
//!
//! As long as no contradiction ends the search, what follows does not depend on the order in which it is
//! found. So this tells whether a search can find anything, many times faster than a
//! [`Closure`](super::closure::Closure), which is then asked only for what can be the best hint.

use super::{Literal, code_of, literal};
use crate::grid::{
    Code, Grid, Planes, bits, code, digits, house_cells, houses_of, is_empty, peers, split,
};

/// What stays the same of a grid while literals are followed. Rules about houses and fish are tried only where
/// enough cells are open, as counted in the grid and not in what follows.
#[derive(Clone, PartialEq)]
pub(super) struct Fixed {
    /// The cells that are not filled.
    unfilled: u128,
    /// How often each digit is placed.
    pub(super) placed: [u8; 9],
}

impl Fixed {
    pub(super) fn of(grid: &Grid) -> Fixed {
        Fixed { unfilled: grid.unfilled, placed: grid.placed }
    }

    pub(super) fn open_in(&self, house: usize) -> u32 {
        (self.unfilled & house_cells(house)).count_ones()
    }
}

/// How many constraints there are: 81 cells, then 9 digits in each of 27 houses.
const CONSTRAINTS: usize = 81 + 243;

/// What one candidate adds to a constraint's word. The bits below are the exclusive or of the candidates
/// left, from which the last one can be read.
const ONE: u16 = 1 << 8;

/// A grid in which a literal is followed.
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
    /// The least distance at which a contradiction can be found; [`NEVER`] if there is none.
    pub(super) broken_at: u8,
}

/// Above all distances.
const NEVER: u8 = u8::MAX;

/// The least distance of what the advanced rules find: they may need nothing but the assumption.
pub(super) const ADVANCED: u8 = 1;

/// The least number of links that lead to each literal.
pub(super) type Distances = [u8; 1458];

/// The house constraints of a candidate.
#[inline]
fn in_houses(cell: usize, v: usize) -> [usize; 3] {
    houses_of(cell).map(|house| 81 + house * 9 + v)
}

impl Propagation {
    pub(super) fn new(grid: &Grid) -> Propagation {
        let mut state = Propagation {
            left: [0; CONSTRAINTS],
            cells: grid.cells,
            live: grid.planes,
            on: [0; 9],
            broken_at: NEVER,
        };
        for v in 0..9 {
            for cell in bits(grid.planes[v]) {
                state.left[cell] = (state.left[cell] ^ v as u16) + ONE;
                for at in in_houses(cell, v) {
                    state.left[at] = (state.left[at] ^ cell as u16) + ONE;
                }
            }
        }
        state
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

    /// Assumes a literal and follows it by single links.
    pub(super) fn assume(&mut self, source: Literal, distances: &mut Distances) {
        let mut reached = Reached { queue: [0; 729], end: 0, distances };
        let (cell, v) = split(code_of(source));
        reached.distances[source.index()] = 0;
        if source.is_true() {
            self.on[v] |= 1 << cell;
            reached.push(code_of(source));
        } else {
            self.remove(cell, v, 0, &mut reached);
        }
        self.propagate(&mut reached);
    }

    /// Continues without candidates that the start no longer has. Whether that removes any
    /// and leads to no contradiction.
    pub(super) fn lose_from_start(
        &mut self,
        eliminated: &Planes,
        distances: &mut Distances,
    ) -> bool {
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

    /// Continues without these candidates, which are there.
    pub(super) fn lose(&mut self, eliminated: &Planes, distances: &mut Distances) {
        let mut reached = Reached { queue: [0; 729], end: 0, distances };
        let before = self.on;
        for (v, &cells_of) in eliminated.iter().enumerate() {
            for cell in bits(cells_of) {
                reached.distances[literal(code(cell, v), false).index()] = ADVANCED;
                self.remove(cell, v, ADVANCED, &mut reached);
            }
        }
        // The rules do not compare what they find false with what was true before.
        if (0..9).any(|v| self.on[v] & !before[v] & eliminated[v] != 0) {
            self.broken_at = ADVANCED;
            return;
        }
        self.propagate(&mut reached);
    }

    /// Whether there is a contradiction.
    #[inline]
    pub(super) fn is_broken(&self) -> bool {
        self.broken_at != NEVER
    }

    /// Follows what was found true, by single links. A literal has the same distance here as in a
    /// [`Closure`](super::closure::Closure); only the order among literals of one distance differs. On a
    /// contradiction everything at its distance is kept, so that this has at least what the closure finds,
    /// which ends at its first contradiction.
    fn propagate(&mut self, reached: &mut Reached<'_>) {
        let mut next = 0;
        let mut last = NEVER;
        while next < reached.end {
            let from = reached.queue[next];
            let (cell, v) = split(from);
            let distance = reached.distances[literal(from, true).index()] + 1;
            if distance > last {
                for &it in &reached.queue[next..reached.end] {
                    let (cell, v) = split(it);
                    self.on[v] &= !(1 << cell);
                }
                return;
            }
            next += 1;
            for w in digits(self.cells[cell] & !(1 << v)) {
                last = last.min(self.exclude(cell, w, distance, reached));
            }
            for peer in bits(self.live[v] & peers(cell)) {
                last = last.min(self.exclude(peer, v, distance, reached));
            }
        }
    }

    /// Makes a candidate false. Returns the distance up to which anything can still be found: limited if the
    /// candidate is true. If it became true at the same distance, because all others had become false first,
    /// what follows from another order of these can be found as well.
    #[inline]
    fn exclude(&mut self, cell: usize, v: usize, distance: u8, reached: &mut Reached<'_>) -> u8 {
        let it = code(cell, v);
        reached.distances[literal(it, false).index()] = distance;
        self.remove(cell, v, distance, reached);
        if self.on[v] >> cell & 1 == 0 {
            return NEVER;
        }
        self.broken_at = self.broken_at.min(distance);
        let is_sooner = reached.distances[literal(it, true).index()] < distance;
        if is_sooner { distance } else { distance + 2 }
    }

    /// Removes a candidate, and finds those that are left as the last ones.
    #[inline]
    fn remove(&mut self, cell: usize, v: usize, distance: u8, reached: &mut Reached<'_>) {
        self.live[v] &= !(1 << cell);
        self.cells[cell] &= !(1 << v);
        let of_cell = (self.left[cell] ^ v as u16) - ONE;
        self.left[cell] = of_cell;
        if of_cell / ONE == 1 {
            self.find(cell, usize::from(of_cell % ONE), distance, reached);
        }
        for at in in_houses(cell, v) {
            let word = (self.left[at] ^ cell as u16) - ONE;
            self.left[at] = word;
            if word / ONE == 1 {
                self.find(usize::from(word % ONE), v, distance, reached);
            }
        }
    }

    #[inline]
    fn find(&mut self, cell: usize, v: usize, distance: u8, reached: &mut Reached<'_>) {
        if self.on[v] >> cell & 1 == 0 {
            self.on[v] |= 1 << cell;
            reached.distances[literal(code(cell, v), true).index()] = distance + 1;
            reached.push(code(cell, v));
        }
    }
}

/// What a propagation has reached: the candidates found true, in order, and how far off each literal is.
struct Reached<'a> {
    queue: [Code; 729],
    end: usize,
    distances: &'a mut Distances,
}

impl Reached<'_> {
    #[inline]
    fn push(&mut self, code: Code) {
        self.queue[self.end] = code;
        self.end += 1;
    }
}
