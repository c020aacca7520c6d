//! Unique rectangles and loops (4.5 and more): a loop of cells with the same two digits that would
//! leave the puzzle two solutions.
//!
//! All loops are collected, and the hint with the lowest rating, then the lowest type, is the one
//! emitted. Three things are peculiar, and ratings depend on them: while the search goes through
//! the neighbours of a cell, the extra digits of those it turned down stay counted; a hidden set of
//! type 3 is at least as large as the number of extra digits; and its rating does not count the
//! two cells as a member.

use super::Rules;
use super::grid::{
    CELLS, Grid, HOUSES, PEERS, Planes, bits, digit_in, digits, house_cells, is_empty, position_in,
    shared_houses,
};
use super::hint::{Hint, Reason};
use super::length::tenths;
use super::subsets::choices;

/// A loop, and why something follows.
#[derive(Clone, Debug)]
pub(crate) struct UniqueLoop {
    /// The cells in the order of the loop.
    pub(super) cells: Vec<usize>,
    /// The two digits.
    pub(super) digits: u16,
    /// How the loop is kept from being deadly.
    pub(super) kind: LoopType,
}

/// How a loop is kept from being deadly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LoopType {
    /// Only one cell has other digits.
    Type1,
    /// All other digits of the cells are one and the same.
    Type2,
    /// Two cells' other digits are, as one cell, a member of a naked set with these cells.
    Naked { house: usize, positions: u16, digits: u16 },
    /// The two digits are, with others, a hidden set of these cells.
    Hidden { house: usize, positions: u16, digits: u16 },
    /// One of the digits lies, in a house, in two cells of the loop alone.
    Type4 { house: usize, locked: usize },
}

impl LoopType {
    pub(super) fn number(self) -> u8 {
        match self {
            LoopType::Type1 => 1,
            LoopType::Type2 => 2,
            LoopType::Naked { .. } | LoopType::Hidden { .. } => 3,
            LoopType::Type4 { .. } => 4,
        }
    }

    /// What makes two hints about the same loop the same.
    fn sort(self) -> u8 {
        match self {
            LoopType::Hidden { .. } => 0,
            other => other.number(),
        }
    }
}

/// The best hint.
pub(super) fn unique_loop(grid: &Grid, rules: Rules, known: &mut LoopCache) -> Option<Hint> {
    let mut hints = LoopHints { grid, rules, accepted: Vec::new(), best: None };
    let mut of_pairs = [[None; 9]; 9];
    for start in bits(grid.cells_with(2)) {
        let ab = grid.cells[start];
        let [a, b] = [ab.trailing_zeros(), 15 - ab.leading_zeros()].map(|v| v as usize);
        let both = grid.planes[a] & grid.planes[b];
        let viable = *of_pairs[a][b].get_or_insert_with(|| viable(both));
        if viable >> start & 1 == 0 {
            continue;
        }
        for cells in known.loops(grid, rules, start, both, viable) {
            hints.of_loop(cells, ab);
        }
    }
    hints.best.map(|(_, _, hint)| hint)
}

/// The loops found before. Which there are depends on the candidates of the cells that have both digits
/// alone.
pub(super) struct LoopCache([CachedLoops; 81]);

impl Default for LoopCache {
    fn default() -> LoopCache {
        LoopCache(std::array::from_fn(|_| CachedLoops::default()))
    }
}

/// The loops from a cell.
#[derive(Default)]
struct CachedLoops {
    /// The cells that have both digits, with their candidates.
    cells: Vec<(usize, u16)>,
    /// The cells of each loop in their order.
    found: Vec<Vec<usize>>,
}

impl LoopCache {
    /// The deadly loops from a cell, in the order of the rules.
    fn loops(
        &mut self,
        grid: &Grid,
        rules: Rules,
        start: usize,
        both: u128,
        viable: u128,
    ) -> &[Vec<usize>] {
        let now = || bits(both).map(|cell| (cell, grid.cells[cell]));
        let ab = grid.cells[start];
        let loops = &mut self.0[start];
        if !loops.cells.iter().copied().eq(now()) {
            loops.cells = now().collect();
            loops.found.clear();
            let found = &mut loops.found;
            let mut walk =
                LoopSearch { grid, rules, start, ab, both, viable, path: vec![start], found };
            let (cells, touched) = (1 << start, [HOUSES_OF[start], 0]);
            walk.go_on(LoopPath { cell: start, by: None, extra: 0, with_extra: 0, cells, touched });
        }
        &loops.found
    }
}

/// The cells that can lie on a deadly loop: each of their houses has another one.
fn viable(mut cells: u128) -> u128 {
    loop {
        let shares_all = |cell: &usize| {
            let others = cells & !(1 << cell);
            HOUSES[*cell].iter().all(|&house| others & house_cells(house as usize) != 0)
        };
        let kept = bits(cells).filter(shares_all).fold(0, |all, cell| all | 1 << cell);
        if kept == cells {
            return kept;
        }
        cells = kept;
    }
}

/// A walk through cells that have both digits, box, row and column in turn.
struct LoopSearch<'a> {
    grid: &'a Grid,
    rules: Rules,
    start: usize,
    ab: u16,
    /// The cells that have both digits.
    both: u128,
    /// Those of them that can lie on a deadly loop.
    viable: u128,
    path: Vec<usize>,
    found: &'a mut Vec<Vec<usize>>,
}

/// A way from the start to a cell.
#[derive(Clone, Copy)]
struct LoopPath {
    cell: usize,
    /// By which kind of house it came there.
    by: Option<usize>,
    /// The digits besides the two.
    extra: u16,
    /// How many cells have such.
    with_extra: u32,
    cells: u128,
    /// The houses of the cells numbered even and odd. No house holds two of one parity.
    touched: [u32; 2],
}

impl LoopSearch<'_> {
    fn go_on(&mut self, way: LoopPath) {
        let LoopPath { cell, mut extra, touched, .. } = way;
        let parity = self.path.len() % 2;
        for kind in (0..3).filter(|&kind| way.by != Some(kind)) {
            for next in bits(self.both & house_cells(HOUSES[cell][kind] as usize)) {
                if next == self.start && self.path.len() >= 4 {
                    // Deadly is what has the even cells in the same houses as the odd ones.
                    if touched[0] == touched[1] {
                        self.found.push(self.path.clone());
                    }
                    continue;
                }
                if way.cells >> next & 1 == 1 {
                    continue;
                }
                let candidates = self.grid.cells[next];
                if self.rules != Rules::Original {
                    extra = way.extra;
                }
                extra |= candidates & !self.ab;
                let houses = HOUSES_OF[next];
                if self.viable >> next & 1 == 0 || touched[parity] & houses != 0 {
                    continue;
                }
                let has_extra = candidates != self.ab;
                if !has_extra || extra.count_ones() == 1 || way.with_extra < 2 {
                    let mut touched = touched;
                    touched[parity] |= houses;
                    let with_extra = way.with_extra + u32::from(has_extra);
                    let cells = way.cells | 1 << next;
                    self.path.push(next);
                    self.go_on(LoopPath {
                        cell: next,
                        by: Some(kind),
                        extra,
                        with_extra,
                        cells,
                        touched,
                    });
                    self.path.pop();
                }
            }
        }
    }
}

/// The houses of each cell as bits.
static HOUSES_OF: [u32; 81] = {
    let mut houses = [0; 81];
    let mut cell = 0;
    while cell < 81 {
        let [a, b, c] = HOUSES[cell];
        houses[cell] = 1 << a | 1 << b | 1 << c;
        cell += 1;
    }
    houses
};

/// The hints found so far: what was accepted, and the best.
struct LoopHints<'a> {
    grid: &'a Grid,
    rules: Rules,
    accepted: Vec<(u8, u128)>,
    best: Option<(f64, u8, Hint)>,
}

impl LoopHints<'_> {
    fn of_loop(&mut self, cells: &[usize], ab: u16) {
        let grid = self.grid;
        let extras: Vec<usize> =
            cells.iter().copied().filter(|&cell| grid.cells[cell] != ab).collect();
        let union = extras.iter().fold(0, |all, &cell| all | grid.cells[cell]) & !ab;
        let base = match cells.len() {
            4 => 4.5,
            6 => 4.6,
            8 => 4.7,
            _ => 5.0,
        };
        match extras[..] {
            [] => {}
            [only] => {
                let mut eliminated = [0; 9];
                digits(ab).for_each(|v| eliminated[v] = 1 << only);
                self.add(cells, ab, LoopType::Type1, base, eliminated);
            }
            [c1, c2] => {
                match union.count_ones() {
                    1 => self.type2(cells, ab, &extras, union, base),
                    _ => self.type3(cells, ab, [c1, c2], union, base),
                }
                self.type4(cells, ab, [c1, c2], base);
            }
            _ => self.type2(cells, ab, &extras, union, base),
        }
    }

    fn type2(&mut self, cells: &[usize], ab: u16, extras: &[usize], union: u16, base: f64) {
        let v = union.trailing_zeros() as usize;
        let common = extras.iter().fold(!0, |all, &cell| all & PEERS[cell]);
        self.add(cells, ab, LoopType::Type2, base, digit_in(v, common & self.grid.planes[v]));
    }

    fn type4(&mut self, cells: &[usize], ab: u16, [c1, c2]: [usize; 2], base: f64) {
        for locked in digits(ab) {
            let other = (ab & !(1 << locked)).trailing_zeros() as usize;
            let only_here = |&house: &usize| self.grid.places[house][locked].count_ones() == 2;
            if let Some(house) = shared_houses(c1, c2).find(only_here) {
                let eliminated = digit_in(other, 1 << c1 | 1 << c2);
                self.add(cells, ab, LoopType::Type4 { house, locked }, base, eliminated);
                return;
            }
        }
    }

    fn type3(&mut self, cells: &[usize], ab: u16, [c1, c2]: [usize; 2], union: u16, base: f64) {
        let grid = self.grid;
        let common_extras = grid.cells[c1] & grid.cells[c2] & !ab;
        let is_fixed = self.rules != Rules::Original;
        let smallest = union.count_ones();
        for degree in if is_fixed { 2 } else { smallest }..=7 {
            for house in shared_houses(c1, c2) {
                let own = |cell| 1u32 << position_in(cell, house);
                let in_house = CELLS[house].map(usize::from);
                if degree >= smallest && 2 * degree <= grid.open_in(house) {
                    let mask = |position: usize| match in_house[position] {
                        cell if cell == c1 => union,
                        cell => grid.cells[cell],
                    };
                    for chosen in choices(9, degree) {
                        if chosen & own(c1) == 0 || chosen & own(c2) != 0 {
                            continue;
                        }
                        let members = || digits(chosen as u16);
                        if members().any(|position| mask(position).count_ones() < 2) {
                            continue;
                        }
                        let all = members().fold(0, |all, position| all | mask(position));
                        let real = members().filter(|&position| in_house[position] != c1);
                        let without =
                            real.fold(common_extras, |all, position| all | mask(position));
                        if all.count_ones() != degree || without.count_ones() != degree {
                            continue;
                        }
                        let mut eliminated = [0; 9];
                        for position in digits(!(chosen as u16) & 0x1ff) {
                            let cell = in_house[position];
                            if cell != c2 {
                                digits(grid.cells[cell] & all)
                                    .for_each(|v| eliminated[v] |= 1 << cell);
                            }
                        }
                        let positions = chosen as u16;
                        let kind = LoopType::Naked { house, positions, digits: all };
                        self.add(cells, ab, kind, tenths(base, degree - 1), eliminated);
                    }
                }
                if 2 * degree < grid.open_in(house) {
                    let others: Vec<usize> = digits(0x1ff & !ab & !union).collect();
                    for chosen in choices(others.len() as u32, degree - 2) {
                        let mut wanted = ab;
                        for (i, v) in others.iter().enumerate() {
                            wanted |= ((chosen >> i & 1) as u16) << v;
                        }
                        let without_c2 = |v| grid.places[house][v] & !(own(c2) as u16);
                        if digits(wanted).any(|v| without_c2(v) == 0) {
                            continue;
                        }
                        let places = digits(wanted).fold(0, |all, v| all | without_c2(v));
                        if places.count_ones() != degree {
                            continue;
                        }
                        let mut eliminated = [0; 9];
                        for position in digits(places) {
                            let cell = in_house[position];
                            if cell != c1 {
                                let out = grid.cells[cell] & !wanted;
                                digits(out).for_each(|v| eliminated[v] |= 1 << cell);
                            }
                        }
                        let kind = LoopType::Hidden { house, positions: places, digits: wanted };
                        let others = degree - if self.rules == Rules::Fixed { 1 } else { 2 };
                        self.add(cells, ab, kind, tenths(base, others), eliminated);
                    }
                }
            }
        }
    }

    /// Accepts a hint that eliminates something, if none of its kind about these cells was accepted
    /// before.
    fn add(&mut self, cells: &[usize], ab: u16, kind: LoopType, rating: f64, eliminated: Planes) {
        let set = cells.iter().fold(0u128, |all, &cell| all | 1 << cell);
        if is_empty(&eliminated) || self.accepted.contains(&(kind.sort(), set)) {
            return;
        }
        self.accepted.push((kind.sort(), set));
        let number = kind.number();
        if self.best.as_ref().is_none_or(|(known, other, _)| (rating, number) < (*known, *other)) {
            let reason = Reason::Loop(UniqueLoop { cells: cells.to_vec(), digits: ab, kind });
            self.best = Some((rating, number, Hint::eliminate(rating, eliminated, reason)));
        }
    }
}
