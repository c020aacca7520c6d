//! Unique rectangles and loops (4.5 and more): a loop of cells with the same two digits, which would give
//! the puzzle two solutions.
//!
//! All loops are collected; the hint with the lowest rating, then the lowest type, is emitted. Ratings depend
//! on three peculiarities: while the search tries the neighbours of a cell, the extra digits of those it
//! rejected stay counted; a hidden set of type 3 is at least as large as the number of extra digits; and its
//! rating does not count the two cells as a member.

use ergodoku_core::CellSet;
use ergodoku_kernel::loops::on_loops;
use ergodoku_kernel::matrix::count;

use super::combinations::{choices, eligible};
use super::grid::{
    Grid, Planes, add, bits, both_of, cell_at, common_peers, digit_in, digits, house_cells,
    houses_of, in_cell, is_empty, positions_in, set_of, shared_houses,
};
use super::hint::{Hint, LoopType, Reason, UniqueLoop};
use super::length::tenths;
use super::scale::Scale;

/// The best hint.
pub(super) fn unique_loop(grid: &Grid, scale: Scale, known: &mut LoopCache) -> Option<Hint> {
    let mut hints = LoopHints { grid, scale, accepted: Vec::new(), best: None };
    let mut of_pairs = [[None; 9]; 9];
    for start in bits(grid.cells_with(2)) {
        let ab = grid.cells[start];
        let [a, b] = both_of(ab);
        let both = grid.planes[a] & grid.planes[b];
        let viable =
            *of_pairs[a][b].get_or_insert_with(|| on_loops(CellSet::from_bits(both)).bits());
        if viable >> start & 1 == 0 {
            continue;
        }
        for cells in known.loops(grid, scale, start, both, viable) {
            hints.of_loop(cells, ab);
        }
    }
    hints.best.map(|(_, _, hint)| hint)
}

/// The loops found before. They depend only on the candidates of the cells that have both digits.
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
        scale: Scale,
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
                LoopSearch { grid, scale, start, ab, both, viable, path: vec![start], found };
            let (cells, touched) = (1 << start, [house_bits(start), 0]);
            walk.extend(LoopPath {
                cell: start,
                by: None,
                extra: 0,
                with_extra: 0,
                cells,
                touched,
            });
        }
        &loops.found
    }
}

/// A search for loops through cells that have both digits, by way of boxes, then rows, then columns.
struct LoopSearch<'a> {
    grid: &'a Grid,
    scale: Scale,
    start: usize,
    ab: u16,
    /// The cells that have both digits.
    both: u128,
    /// Those of them that can lie on a deadly loop.
    viable: u128,
    path: Vec<usize>,
    found: &'a mut Vec<Vec<usize>>,
}

/// A path from the start to a cell.
#[derive(Clone, Copy)]
struct LoopPath {
    cell: usize,
    /// The kind of house of the last link.
    by: Option<usize>,
    /// The other digits of its cells.
    extra: u16,
    /// How many cells have other digits.
    with_extra: u32,
    cells: u128,
    /// The houses of the even and of the odd cells. No house holds two of one parity.
    touched: [u32; 2],
}

impl LoopSearch<'_> {
    fn extend(&mut self, way: LoopPath) {
        let LoopPath { cell, mut extra, touched, .. } = way;
        let parity = self.path.len() % 2;
        for kind in (0..3).filter(|&kind| way.by != Some(kind)) {
            for next in bits(self.both & house_cells(houses_of(cell)[kind])) {
                if next == self.start && self.path.len() >= 4 {
                    // A loop is deadly if its even cells lie in the same houses as its odd ones.
                    if touched[0] == touched[1] {
                        self.found.push(self.path.clone());
                    }
                    continue;
                }
                if way.cells >> next & 1 == 1 {
                    continue;
                }
                let candidates = self.grid.cells[next];
                if self.scale != Scale::Se121 {
                    extra = way.extra;
                }
                extra |= candidates & !self.ab;
                let houses = house_bits(next);
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
                    self.extend(LoopPath {
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

/// The houses of a cell as bits.
fn house_bits(cell: usize) -> u32 {
    houses_of(cell).into_iter().fold(0, |all, house| all | 1 << house)
}

/// A deadly loop.
struct DeadlyLoop<'a> {
    cells: &'a [usize],
    /// The two digits.
    ab: u16,
    /// The rating of the simplest hint about it.
    base: f64,
}

/// The hints found so far: what was accepted, and the best.
struct LoopHints<'a> {
    grid: &'a Grid,
    scale: Scale,
    accepted: Vec<(u8, u128)>,
    best: Option<(f64, u8, Hint)>,
}

impl LoopHints<'_> {
    fn of_loop(&mut self, cells: &[usize], ab: u16) {
        let base = match cells.len() {
            4 => 4.5,
            6 => 4.6,
            8 => 4.7,
            _ => 5.0,
        };
        let of = DeadlyLoop { cells, ab, base };
        let has_extra = |cell: &usize| self.grid.cells[*cell] != ab;
        let extras: Vec<usize> = cells.iter().copied().filter(has_extra).collect();
        let union = extras.iter().fold(0, |all, &cell| all | self.grid.cells[cell]) & !ab;
        match extras[..] {
            [] => {}
            [only] => self.add(&of, LoopType::Type1, base, in_cell(only, ab)),
            [c1, c2] => {
                match union.count_ones() {
                    1 => self.type2(&of, &extras, union),
                    _ => self.type3(&of, [c1, c2], union),
                }
                self.type4(&of, [c1, c2]);
            }
            _ => self.type2(&of, &extras, union),
        }
    }

    fn type2(&mut self, of: &DeadlyLoop<'_>, extras: &[usize], union: u16) {
        let v = union.trailing_zeros() as usize;
        let common = common_peers(set_of(extras.iter().copied()));
        self.add(of, LoopType::Type2, of.base, digit_in(v, common & self.grid.planes[v]));
    }

    fn type4(&mut self, of: &DeadlyLoop<'_>, [c1, c2]: [usize; 2]) {
        for locked in digits(of.ab) {
            let other = (of.ab & !(1 << locked)).trailing_zeros() as usize;
            let only_here = |&house: &usize| self.grid.places[house][locked].count_ones() == 2;
            if let Some(house) = shared_houses(c1, c2).find(only_here) {
                let eliminated = digit_in(other, 1 << c1 | 1 << c2);
                self.add(of, LoopType::Type4 { house, locked }, of.base, eliminated);
                return;
            }
        }
    }

    fn type3(&mut self, of: &DeadlyLoop<'_>, pair: [usize; 2], union: u16) {
        let smallest = count(union);
        let is_original = self.scale == Scale::Se121;
        for size in if is_original { smallest } else { 2 }..=7 {
            for house in shared_houses(pair[0], pair[1]) {
                let open = self.grid.open_in(house);
                let cells = pair.map(|cell| positions_in(house, 1 << cell));
                let pair = PairInHouse { grid: self.grid, house, cells, ab: of.ab, extra: union };
                if size >= smallest && 2 * size <= open {
                    for (kind, found) in pair.naked(size) {
                        self.add(of, kind, tenths(of.base, size - 1), found);
                    }
                }
                if 2 * size < open {
                    let counted = size - if self.scale == Scale::Se121Fixed { 1 } else { 2 };
                    for (kind, found) in pair.hidden(size) {
                        self.add(of, kind, tenths(of.base, counted), found);
                    }
                }
            }
        }
    }

    /// Accepts a hint that eliminates something, if none of its kind about these cells was accepted
    /// before.
    fn add(&mut self, of: &DeadlyLoop<'_>, kind: LoopType, rating: f64, eliminated: Planes) {
        let set = set_of(of.cells.iter().copied());
        let number = kind.number();
        let sort = if matches!(kind, LoopType::Hidden { .. }) { 0 } else { number };
        if is_empty(&eliminated) || self.accepted.contains(&(sort, set)) {
            return;
        }
        self.accepted.push((sort, set));
        if self.best.as_ref().is_none_or(|(known, other, _)| (rating, number) < (*known, *other)) {
            let reason = Reason::Loop(UniqueLoop { cells: of.cells.to_vec(), digits: of.ab, kind });
            self.best = Some((rating, number, Hint::eliminate(rating, eliminated, reason)));
        }
    }
}

/// The two cells of a loop that have extra digits, as positions of a house of both: one of the two holds an
/// extra digit.
struct PairInHouse<'a> {
    grid: &'a Grid,
    house: usize,
    cells: [u16; 2],
    ab: u16,
    extra: u16,
}

impl PairInHouse<'_> {
    /// The naked sets of a size in which the first of the pair stands for both, with their extra digits.
    fn naked(&self, size: usize) -> Vec<(LoopType, Planes)> {
        let [c1, c2] = self.cells;
        let masks = std::array::from_fn(|it| self.grid.cells[cell_at(self.house, it)]);
        let common = digits(c1 | c2).fold(!self.ab, |all, it| all & masks[it]);
        let others = eligible(&masks, 2..=9) & !(c1 | c2);
        let sets = choices(&masks, others, size - 1, self.extra, size).into_iter();
        sets.filter_map(|(others, all)| {
            let without = digits(others).fold(common, |all, it| all | masks[it]);
            if count(without) != size {
                return None;
            }
            let mut eliminated = [0; 9];
            for position in digits(!(others | c1 | c2) & 0x1ff) {
                add(&mut eliminated, cell_at(self.house, position), masks[position] & all);
            }
            let kind = LoopType::Naked { house: self.house, positions: others | c1, digits: all };
            Some((kind, eliminated))
        })
        .collect()
    }

    /// The hidden sets of a size that contain the loop's digits, in which the first of the pair stands for
    /// both.
    fn hidden(&self, size: usize) -> Vec<(LoopType, Planes)> {
        let [c1, c2] = self.cells;
        let masks = self.grid.places[self.house].map(|places| places & !c2);
        let of_loop = digits(self.ab).fold(0, |all, v| all | masks[v]);
        let digits_left = eligible(&masks, 1..=9);
        if self.ab & !digits_left != 0 {
            return Vec::new();
        }
        let others = digits_left & !(self.ab | self.extra);
        let sets = choices(&masks, others, size - 2, of_loop, size).into_iter();
        sets.map(|(others, positions)| {
            let mut eliminated = [0; 9];
            for position in digits(positions & !c1) {
                let cell = cell_at(self.house, position);
                add(&mut eliminated, cell, self.grid.cells[cell] & !(others | self.ab));
            }
            let digits = others | self.ab;
            (LoopType::Hidden { house: self.house, positions, digits }, eliminated)
        })
        .collect()
    }
}
