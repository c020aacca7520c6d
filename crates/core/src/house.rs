//! [`House`]: a row, a column or a box; [`Line`]: a row or a column.

use std::fmt;

use crate::{Cell, CellSet};

/// The kind of a [`House`].
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum HouseKind {
    /// Nine cells side by side.
    Row,
    /// Nine cells on top of each other.
    Column,
    /// Three rows of three cells.
    Box,
}

impl HouseKind {
    /// Rows, columns, boxes.
    pub const ALL: [HouseKind; 3] = [HouseKind::Row, HouseKind::Column, HouseKind::Box];

    /// The nine houses of this kind, in order.
    pub fn houses(self) -> impl DoubleEndedIterator<Item = House> + ExactSizeIterator + Clone {
        let first = self as u8 * 9;
        (first..first + 9).map(House)
    }

    /// `row`, `column` or `box`.
    pub const fn name(self) -> &'static str {
        match self {
            HouseKind::Row => "row",
            HouseKind::Column => "column",
            HouseKind::Box => "box",
        }
    }
}

/// Nine cells that must hold all nine digits: a row, a column or a box. Displayed as `r1`, `c1` or `b1`;
/// [`House::name`] spells it out.
///
/// ```
/// use ergodoku_core::{House, HouseKind};
///
/// let house = House::box_(4);
/// assert_eq!((house.kind(), house.to_string()), (HouseKind::Box, "b5".into()));
/// assert_eq!(house.name(), "box 5");
/// assert_eq!(house.cells().to_string(), "r456c456");
/// ```
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct House(u8);

impl House {
    /// The 27 houses: rows, columns, boxes.
    pub fn all() -> impl DoubleEndedIterator<Item = House> + ExactSizeIterator + Clone {
        (0..27u8).map(House)
    }

    /// The house at `index` 0..=26: rows, then columns, then boxes.
    ///
    /// # Panics
    ///
    /// Panics if `index` is greater than 26.
    #[inline]
    pub const fn from_index(index: usize) -> House {
        assert!(index < 27, "a house's index lies in 0..=26");
        House(index as u8)
    }

    /// The row `number`, 0..=8 from the top.
    #[inline]
    pub const fn row(number: usize) -> House {
        House::of(HouseKind::Row, number)
    }

    /// The column `number`, 0..=8 from the left.
    #[inline]
    pub const fn column(number: usize) -> House {
        House::of(HouseKind::Column, number)
    }

    /// The box `number`, 0..=8, row by row. (`box` is a keyword.)
    #[inline]
    pub const fn box_(number: usize) -> House {
        House::of(HouseKind::Box, number)
    }

    /// The house `number` (0..=8) of a kind.
    ///
    /// # Panics
    ///
    /// Panics if `number` is greater than 8.
    #[inline]
    pub const fn of(kind: HouseKind, number: usize) -> House {
        assert!(number < 9, "there are nine houses of each kind");
        House(kind as u8 * 9 + number as u8)
    }

    /// The house's index among the 27.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The house's number among the nine of its kind, 0..=8.
    #[inline]
    pub const fn number(self) -> usize {
        self.index() % 9
    }

    /// Row, column or box.
    #[inline]
    pub const fn kind(self) -> HouseKind {
        match self.0 / 9 {
            0 => HouseKind::Row,
            1 => HouseKind::Column,
            _ => HouseKind::Box,
        }
    }

    /// The nine cells.
    #[inline]
    pub const fn cells(self) -> CellSet {
        CELLS[self.index()]
    }

    /// The cell at a position of the house, 0..=8: along a row or column, row by row in a box.
    ///
    /// # Panics
    ///
    /// Panics if `position` is greater than 8.
    #[inline]
    pub const fn cell_at(self, position: usize) -> Cell {
        CELLS_AT[self.index()][position]
    }

    /// The positions of the house that `cells` occupy: bit `n` is set if they contain
    /// [`House::cell_at`]`(n)`.
    ///
    /// ```
    /// use ergodoku_core::{Cell, CellSet, House};
    ///
    /// let cells: CellSet = "r1c1,r3c2,r5c5".parse()?;
    /// assert_eq!(House::box_(0).positions_of(cells), 0b010_000_001);
    /// assert_eq!(House::box_(0).cells_at(0b010_000_001).to_string(), "r1c1,r3c2");
    /// # Ok::<(), ergodoku_core::NotationError>(())
    /// ```
    #[inline]
    pub const fn positions_of(self, cells: CellSet) -> u16 {
        let number = self.number();
        match self.kind() {
            HouseKind::Row => bits_from(cells, 9 * number) as u16 & 0x1ff,
            HouseKind::Column => {
                // Every ninth bit. The product gathers the first eight of them.
                let first = bits_from(cells, number) & 0x8040_2010_0804_0201;
                let rows = first.wrapping_mul(0x0101_0101_0101_0101) >> 56;
                rows as u16 | (bits_from(cells, number + 72) as u16 & 1) << 8
            }
            HouseKind::Box => {
                let corner = bits_from(cells, number / 3 * 27 + number % 3 * 3) as u32;
                ((corner & 7) | (corner >> 9 & 7) << 3 | (corner >> 18 & 7) << 6) as u16
            }
        }
    }

    /// The cells at several positions of the house, see [`House::positions_of`].
    #[inline]
    pub const fn cells_at(self, positions: u16) -> CellSet {
        let mut cells = CellSet::EMPTY;
        let mut rest = positions & 0x1ff;
        while rest != 0 {
            cells.insert(self.cell_at(rest.trailing_zeros() as usize));
            rest &= rest - 1;
        }
        cells
    }

    /// The house in words: `row 3`.
    pub fn name(self) -> String {
        format!("{} {}", self.kind().name(), self.number() + 1)
    }
}

/// 64 bits of a set of cells, starting at `index`. Works on halves, as shifting a `u128` is slow.
#[inline]
const fn bits_from(cells: CellSet, index: usize) -> u64 {
    let (low, high) = (cells.bits() as u64, (cells.bits() >> 64) as u64);
    if index < 64 { low >> index | high << 1 << (63 - index) } else { high >> (index - 64) }
}

static CELLS_AT: [[Cell; 9]; 27] = {
    let mut cells = [[Cell::at(0, 0); 9]; 27];
    let mut place = 0;
    while place < 81 {
        let (number, position) = (place / 9, place % 9);
        cells[House::row(number).index()][position] = Cell::at(number, position);
        cells[House::column(number).index()][position] = Cell::at(position, number);
        cells[House::box_(number).index()][position] =
            Cell::at(number / 3 * 3 + position / 3, number % 3 * 3 + position % 3);
        place += 1;
    }
    cells
};

static CELLS: [CellSet; 27] = {
    let mut cells = [CellSet::EMPTY; 27];
    let mut index = 0;
    while index < 81 {
        let cell = Cell::from_index(index);
        let houses = cell.houses();
        let mut kind = 0;
        while kind < 3 {
            let house = houses[kind].index();
            cells[house] = cells[house].with(cell);
            kind += 1;
        }
        index += 1;
    }
    cells
};

impl fmt::Display for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = ["r", "c", "b"][self.index() / 9];
        write!(f, "{letter}{}", self.number() + 1)
    }
}

impl fmt::Debug for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A [`House`] that is a row or a column. Fish and intersections take lines, so that a box cannot be passed
/// by mistake.
///
/// ```
/// use ergodoku_core::{House, Line};
///
/// let row = Line::new(House::row(0)).unwrap();
/// assert_eq!(row.crossing().len(), 9);
/// assert!(row.boxes().eq([House::box_(0), House::box_(1), House::box_(2)]));
/// assert_eq!(Line::new(House::box_(0)), None);
/// ```
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Line(House);

impl Line {
    /// (rows, columns) and (columns, rows). Code that works for rows as for columns iterates over this.
    pub const ORIENTATIONS: [(HouseKind, HouseKind); 2] =
        [(HouseKind::Row, HouseKind::Column), (HouseKind::Column, HouseKind::Row)];

    /// The 18 lines: rows, then columns.
    pub fn all() -> impl DoubleEndedIterator<Item = Line> + ExactSizeIterator + Clone {
        (0..18usize).map(|index| Line(House::from_index(index)))
    }

    /// The house as a line, or `None` if it is a box.
    pub const fn new(house: House) -> Option<Line> {
        match house.kind() {
            HouseKind::Box => None,
            _ => Some(Line(house)),
        }
    }

    /// The line as a house.
    pub const fn house(self) -> House {
        self.0
    }

    /// The nine cells.
    pub const fn cells(self) -> CellSet {
        self.0.cells()
    }

    /// The three boxes that the line passes through.
    pub fn boxes(self) -> impl ExactSizeIterator<Item = House> + Clone {
        let band = self.0.number() / 3;
        let (first, step) = match self.0.kind() {
            HouseKind::Row => (3 * band, 1),
            _ => (band, 3),
        };
        (0..3usize).map(move |place| House::box_(first + step * place))
    }

    /// The nine lines of the other kind.
    pub fn crossing(self) -> impl ExactSizeIterator<Item = Line> + Clone {
        let kind = match self.0.kind() {
            HouseKind::Row => HouseKind::Column,
            _ => HouseKind::Row,
        };
        kind.houses().map(Line)
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
