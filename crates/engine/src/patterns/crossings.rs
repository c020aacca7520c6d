//! [`Crossings`]: where boxes and lines cross.

use ergodoku_core::Each as _;
use std::ops::{BitAnd, BitOr, Sub};

use ergodoku_core::{CellSet, HouseKind, HouseSet};

use ergodoku_kernel::matrix::ones;

/// A set of crossings of a box and a line, three cells each: 27 of rows in the order of their cells, then
/// 27 of columns in the order of their first cells.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Crossings(u64);

impl Crossings {
    pub(crate) const NONE: Crossings = Crossings(0);
    pub(crate) const ALL: Crossings = Crossings((1 << 54) - 1);

    /// Those that have some of the cells.
    pub(crate) fn of(cells: CellSet) -> Crossings {
        let cells = cells.bits();
        // Each crossing at its first cell, then the three of each row side by side, then the rows of each band.
        let at_first = (cells | cells >> 1 | cells >> 2) & (IN_EACH_ROW * 0b001_001_001);
        let in_rows = (at_first | at_first >> 2 | at_first >> 4) & (IN_EACH_ROW * 0b111);
        let rows = in_rows | in_rows >> 6 | in_rows >> 12;
        let columns = cells | cells >> 9 | cells >> 18;
        Crossings(in_first_rows(rows) | in_first_rows(columns) << 27)
    }

    /// Those that have some of the cells, and the houses that confine a digit whose places these are.
    #[inline(never)]
    pub(crate) fn and_confining(places: CellSet) -> (Crossings, HouseSet) {
        let crossings = Crossings::of(places);
        (crossings, crossings.confining())
    }

    /// The kind of line of each, and the cells.
    pub(crate) fn iter(self) -> impl Iterator<Item = (HouseKind, CellSet)> {
        let [of_rows, of_columns] = self.halves();
        let in_row = |it| CellSet::from_bits(0b111_u128 << (3 * it));
        let column = 1_u128 | 1 << 9 | 1 << 18;
        let in_column = move |it| CellSet::from_bits(column << (it / 9 * 27 + it % 9));
        let in_rows = ones(of_rows).map(move |it| (HouseKind::Row, in_row(it)));
        in_rows.chain(ones(of_columns).map(move |it| (HouseKind::Column, in_column(it))))
    }

    /// Those of rows, and those of columns.
    fn halves(self) -> [u32; 2] {
        [self.0 as u32 & ((1 << 27) - 1), (self.0 >> 27) as u32]
    }

    /// The boxes that cross one line here, which crosses more boxes, and the lines that cross one box here,
    /// which crosses more lines of their kind: if these are the crossings with places for a digit, the
    /// houses that confine it.
    ///
    /// The three rows of a band cross its three boxes, and so do the columns of a stack: which of these
    /// crossings, three by three, are here says it all.
    pub(crate) fn confining(self) -> HouseSet {
        let [of_rows, of_columns] = self.halves();
        let mut houses = 0;
        for band in 0..3 {
            let confined = &CONFINED[(of_rows >> (9 * band)) as usize % 512];
            let (rows, boxes) = (u32::from(confined.rows), u32::from(confined.columns));
            houses |= rows << (3 * band) | boxes << (18 + 3 * band);
        }
        for stack in 0..3 {
            let of_bands = of_columns >> (3 * stack) & 0o007_007_007;
            let confined = &CONFINED[(of_bands | of_bands >> 6 | of_bands >> 12) as usize % 512];
            let (columns, boxes) = (u32::from(confined.columns), u32::from(confined.rows_apart));
            houses |= columns << (9 + 3 * stack) | boxes << (18 + stack);
        }
        HouseSet::from_bits(houses)
    }
}

impl BitOr for Crossings {
    type Output = Crossings;
    fn bitor(self, other: Crossings) -> Crossings {
        Crossings(self.0 | other.0)
    }
}

impl BitAnd for Crossings {
    type Output = Crossings;
    fn bitand(self, other: Crossings) -> Crossings {
        Crossings(self.0 & other.0)
    }
}

impl Sub for Crossings {
    type Output = Crossings;
    fn sub(self, other: Crossings) -> Crossings {
        Crossings(self.0 & !other.0)
    }
}

/// The first cell of each row.
const IN_EACH_ROW: u128 = {
    let (mut cells, mut row) = (0, 0);
    while row < 9 {
        cells |= 1 << (9 * row);
        row += 1;
    }
    cells
};

/// What is in the first row of each band, side by side.
fn in_first_rows(cells: u128) -> u64 {
    let row = 0b111_111_111;
    let [top, middle, bottom] = [0, 27, 54].each(|first| (cells >> first) as u64 & row);
    top | middle << 9 | bottom << 18
}

/// The rows and the columns of a table of three by three that have one entry, in a column or row that has
/// more; the rows once more three bits apart.
#[derive(Copy, Clone)]
struct Confined {
    rows: u8,
    columns: u8,
    rows_apart: u8,
}

static CONFINED: [Confined; 512] = {
    let mut all = [Confined { rows: 0, columns: 0, rows_apart: 0 }; 512];
    let mut table = 0;
    while table < 512 {
        let mut entry = 0;
        while entry < 9 {
            let (row, column) = (0o7 << (entry / 3 * 3) & table, 0o111 << (entry % 3) & table);
            let only = 1 << entry;
            if row == only && column != only {
                all[table].rows |= 1 << (entry / 3);
                all[table].rows_apart |= 1 << (entry / 3 * 3);
            }
            if column == only && row != only {
                all[table].columns |= 1 << (entry % 3);
            }
            entry += 1;
        }
        table += 1;
    }
    all
};

#[cfg(test)]
mod tests {
    use ergodoku_core::{Cell, House};

    use super::*;

    /// House by house.
    fn confining_one_by_one(places: CellSet) -> HouseSet {
        let is_box = |house: House| house.kind() == HouseKind::Box;
        let confines = |base: &House| {
            let cells = places & base.cells();
            let mut covers = House::all().filter(|&cover| is_box(cover) != is_box(*base));
            let has_more = |cover: House| places & cover.cells() != cells;
            covers
                .any(|cover| !cells.is_empty() && cells.is_subset(cover.cells()) && has_more(cover))
        };
        House::all().filter(confines).collect()
    }

    #[test]
    fn houses_confine_what_they_do_one_by_one() {
        let mut chance: u64 = 1;
        for few in 0..2000 {
            let is_place = |_: &Cell| {
                chance = chance.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
                (chance >> 33) % 8 <= few % 4
            };
            let places: CellSet = Cell::all().filter(is_place).collect();
            let confining = Crossings::of(places).confining();
            assert_eq!(confining, confining_one_by_one(places), "{places}");
        }
    }

    #[test]
    fn each_crossing_has_some_of_its_own_cells() {
        assert_eq!(Crossings::ALL.iter().count(), 54);
        for (kind, cells) in Crossings::ALL.iter() {
            let meeting = Crossings::of(cells);
            assert!(meeting.iter().any(|it| it == (kind, cells)), "{cells}");
            assert_eq!((cells.len(), meeting.iter().count()), (3, 4), "{cells}");
            let kinds = cells.common_houses().iter().map(House::kind);
            assert!(kinds.eq([kind, HouseKind::Box]), "{cells}");
        }
    }
}
