//! [`Cell`]: one of the 81 cells of the grid.

use std::fmt;

use crate::{CellSet, House, notation};

/// One of the 81 cells, numbered row by row from the top left. Displayed as `r1c1`: indices count from 0,
/// names from 1.
///
/// ```
/// use ergodoku_core::Cell;
///
/// let cell = Cell::at(3, 8);
/// assert_eq!(cell.to_string(), "r4c9");
/// assert_eq!(cell.peers().len(), 20);
/// assert_eq!(cell.box_().to_string(), "b6");
/// ```
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// The 81 cells, row by row.
    pub fn all() -> impl DoubleEndedIterator<Item = Cell> + ExactSizeIterator + Clone {
        (0..81u8).map(Cell)
    }

    /// The cell at `index` 0..=80, row by row.
    ///
    /// # Panics
    ///
    /// Panics if `index` is greater than 80.
    #[inline]
    pub const fn from_index(index: usize) -> Cell {
        assert!(index < 81, "a cell's index lies in 0..=80");
        Cell(index as u8)
    }

    /// The cell in `row` and `column`, both 0..=8.
    ///
    /// # Panics
    ///
    /// Panics if either is greater than 8.
    pub const fn at(row: usize, column: usize) -> Cell {
        assert!(row < 9 && column < 9, "rows and columns lie in 0..=8");
        Cell((row * 9 + column) as u8)
    }

    /// The cell's number, 0..=80, row by row.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The cell's row.
    #[inline]
    pub const fn row(self) -> House {
        House::row(self.index() / 9)
    }

    /// The cell's column.
    #[inline]
    pub const fn column(self) -> House {
        House::column(self.index() % 9)
    }

    /// The cell's box. (`box` is a keyword.)
    #[inline]
    pub const fn box_(self) -> House {
        House::box_(self.index() / 27 * 3 + self.index() % 9 / 3)
    }

    /// The cell's three houses: row, column, box.
    #[inline]
    pub const fn houses(self) -> [House; 3] {
        HOUSES[self.index()]
    }

    /// The 20 other cells that share a house with this one. The cell *sees* them.
    #[inline]
    pub const fn peers(self) -> CellSet {
        PEERS[self.index()]
    }

    /// Whether the two cells share a house and are not the same.
    #[inline]
    pub const fn sees(self, other: Cell) -> bool {
        self.peers().contains(other)
    }
}

static HOUSES: [[House; 3]; 81] = {
    let mut houses = [[House::row(0); 3]; 81];
    let mut index = 0;
    while index < 81 {
        let cell = Cell(index as u8);
        houses[index] = [cell.row(), cell.column(), cell.box_()];
        index += 1;
    }
    houses
};

static PEERS: [CellSet; 81] = {
    let mut peers = [CellSet::EMPTY; 81];
    let mut index = 0;
    while index < 81 {
        let cell = Cell(index as u8);
        let houses = cell.houses();
        let (row, column, box_) = (houses[0].cells(), houses[1].cells(), houses[2].cells());
        peers[index] = row.union(column).union(box_).without(cell);
        index += 1;
    }
    peers
};

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(notation::of_cell(*self).as_str())
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
