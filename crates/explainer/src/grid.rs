//! [`Grid`]: candidates as bits, by cell, by house and digit, and by digit.
//!
//! Cells, houses and digits are numbers here, as their `index` in the vocabulary gives them: the searches do
//! little but count bits. A digit is called `v`, as `digits` are sets.

use ergodoku_core::{Candidate, CandidateSet, Cell, CellSet, Digit, House, HouseKind, State};
use ergodoku_kernel::bits::nodes_in_word;

use super::band_grid::BandGrid;

/// A candidate as [`Candidate::index`] numbers it: `9 * cell + digit`.
pub(super) type Code = u16;

/// A set of candidates: the cells of each digit.
pub(super) type Planes = [u128; 9];

/// The kinds of houses in the order in which nearly all rules go through them.
pub(super) const BOX_ROW_COLUMN: [HouseKind; 3] =
    [HouseKind::Box, HouseKind::Row, HouseKind::Column];

/// The order of the rules about single houses.
pub(super) const BOX_COLUMN_ROW: [HouseKind; 3] =
    [HouseKind::Box, HouseKind::Column, HouseKind::Row];

/// The candidates of a puzzle and its open cells. A filled cell has no candidates. The candidates are kept three
/// times: rules read them by cell, by house and by digit, far more often than one is erased.
#[derive(Clone)]
pub(super) struct Grid {
    /// The candidates of each cell.
    pub(super) cells: [u16; 81],
    /// The positions of each digit in each house.
    pub(super) places: [[u16; 9]; 27],
    /// The cells of each digit.
    pub(super) planes: Planes,
    /// The cells that are not filled.
    pub(super) unfilled: u128,
    /// How often each digit is placed.
    pub(super) placed: [u8; 9],
}

impl Grid {
    pub(super) fn new(state: &State) -> Grid {
        BandGrid::of(state).to_grid()
    }

    /// Removes a candidate that is there.
    #[inline]
    pub(super) fn erase(&mut self, cell: usize, v: usize) {
        self.cells[cell] &= !(1 << v);
        self.planes[v] &= !(1 << cell);
        for (house, position) in houses_of(cell).into_iter().zip(positions_of(cell)) {
            self.places[house][v] &= !(1 << position);
        }
    }

    /// Removes candidates, there or not.
    fn eliminate(&mut self, eliminated: &Planes) {
        for (v, &cells) in eliminated.iter().enumerate() {
            for cell in bits(cells & self.planes[v]) {
                self.erase(cell, v);
            }
        }
    }

    /// Fills a cell, and removes the digit from the cells it sees.
    pub(super) fn place(&mut self, code: Code) {
        let (cell, v) = split(code);
        for w in digits(self.cells[cell]) {
            self.erase(cell, w);
        }
        for peer in bits(self.planes[v] & peers(cell)) {
            self.erase(peer, v);
        }
        self.unfilled &= !(1 << cell);
        self.placed[v] += 1;
    }

    /// Removes candidates, and then places one, if any.
    pub(super) fn apply(&mut self, eliminated: &Planes, placed: Option<Code>) {
        self.eliminate(eliminated);
        placed.into_iter().for_each(|code| self.place(code));
    }

    /// Whether the candidate is there.
    #[inline]
    pub(super) fn has(&self, code: Code) -> bool {
        let (cell, v) = split(code);
        self.cells[cell] >> v & 1 == 1
    }

    /// How many cells of the house are open.
    #[inline]
    pub(super) fn open_in(&self, house: usize) -> usize {
        (self.unfilled & house_cells(house)).count_ones() as usize
    }

    /// The cells with exactly this many candidates.
    pub(super) fn cells_with(&self, count: u32) -> u128 {
        set_of(bits(self.unfilled).filter(|&cell| self.cells[cell].count_ones() == count))
    }

    /// The other candidates of a candidate's cell.
    pub(super) fn others(&self, code: Code) -> Planes {
        let (cell, v) = split(code);
        in_cell(cell, self.cells[cell] & !(1 << v))
    }
}

/// The houses of these kinds, in their order.
pub(super) fn houses_in(kinds: [HouseKind; 3]) -> impl Iterator<Item = usize> {
    kinds.into_iter().flat_map(|kind| first_of(kind)..first_of(kind) + 9)
}

/// The index of the first house of a kind.
#[inline]
pub(super) const fn first_of(kind: HouseKind) -> usize {
    kind as usize * 9
}

/// The box, row and column of a cell.
#[inline]
pub(super) fn houses_of(cell: usize) -> [usize; 3] {
    let [row, column, block] = Cell::from_index(cell).houses();
    [block.index(), row.index(), column.index()]
}

/// The position of a cell in its box, row and column.
#[inline]
fn positions_of(cell: usize) -> [usize; 3] {
    let (row, column) = (cell / 9, cell % 9);
    [row % 3 * 3 + column % 3, column, row]
}

/// The house of a kind that a cell lies in.
#[inline]
pub(super) fn house_of(cell: usize, kind: HouseKind) -> usize {
    Cell::from_index(cell).houses()[kind as usize].index()
}

/// The cell at a position of a house.
#[inline]
pub(super) fn cell_at(house: usize, position: usize) -> usize {
    House::from_index(house).cell_at(position).index()
}

/// The cells at several positions of a house.
pub(super) fn cells_at(house: usize, positions: u16) -> u128 {
    House::from_index(house).cells_at(positions).bits()
}

/// The positions of cells in a house.
pub(super) fn positions_in(house: usize, cells: u128) -> u16 {
    House::from_index(house).positions_of(CellSet::from_bits(cells))
}

/// The cells of a house.
#[inline]
pub(super) fn house_cells(house: usize) -> u128 {
    House::from_index(house).cells().bits()
}

/// The houses that two cells share: box, row, column.
pub(super) fn shared_houses(a: usize, b: usize) -> impl Iterator<Item = usize> {
    let houses = houses_of(a).into_iter().zip(houses_of(b));
    houses.filter(|(of_a, of_b)| of_a == of_b).map(|(house, _)| house)
}

/// The cells that a cell sees.
#[inline]
pub(super) fn peers(cell: usize) -> u128 {
    Cell::from_index(cell).peers().bits()
}

/// The cells that all of these see.
pub(super) fn common_peers(cells: u128) -> u128 {
    bits(cells).fold(!0, |all, cell| all & peers(cell))
}

/// The cells that a cell sees, in the order of the rules: those of its box, then the others of its
/// row, then the others of its column; each part row by row.
#[inline]
pub(super) fn peer_parts(cell: usize) -> [u128; 3] {
    let [block, row, column] = houses_of(cell).map(house_cells);
    [block & !(1 << cell), row & !block, column & !block]
}

/// The numbers of the bits set, ascending.
#[inline]
pub(super) fn bits(mut set: u128) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let bit = set.trailing_zeros() as usize;
            set &= set - 1;
            bit
        })
    })
}

/// The numbers of the bits set in a mask of nine, ascending.
#[inline]
pub(super) fn digits(set: u16) -> impl Iterator<Item = usize> {
    nodes_in_word(u64::from(set))
}

/// These cells as a set.
#[inline]
pub(super) fn set_of(cells: impl Iterator<Item = usize>) -> u128 {
    cells.fold(0, |all, cell| all | 1 << cell)
}

/// The two bits of a mask that has two.
#[inline]
pub(super) fn both_of(mask: u16) -> [usize; 2] {
    [mask.trailing_zeros() as usize, mask.ilog2() as usize]
}

/// A candidate's code.
#[inline]
pub(super) fn code(cell: usize, v: usize) -> Code {
    (cell * 9 + v) as Code
}

/// A candidate's cell and digit (0..=8).
#[inline]
pub(super) fn split(code: Code) -> (usize, usize) {
    (code as usize / 9, code as usize % 9)
}

/// The candidate of a code.
pub(super) fn candidate(code: Code) -> Candidate {
    Candidate::from_index(code as usize)
}

/// The planes as the set that all other crates know.
pub(super) fn candidate_set(planes: &Planes) -> CandidateSet {
    let of = |digit: Digit| CandidateSet::of(digit, CellSet::from_bits(planes[digit.index()]));
    Digit::ALL.into_iter().map(of).fold(CandidateSet::EMPTY, CandidateSet::union)
}

/// A single candidate as a set.
pub(super) fn only(code: Code) -> Planes {
    let (cell, v) = split(code);
    digit_in(v, 1 << cell)
}

/// A digit in several cells as a set.
pub(super) fn digit_in(v: usize, cells: u128) -> Planes {
    let mut planes = [0; 9];
    planes[v] = cells;
    planes
}

/// Several digits in a cell as a set.
pub(super) fn in_cell(cell: usize, of: u16) -> Planes {
    let mut planes = [0; 9];
    add(&mut planes, cell, of);
    planes
}

/// Adds several digits in a cell to a set.
#[inline]
pub(super) fn add(planes: &mut Planes, cell: usize, of: u16) {
    digits(of).for_each(|v| planes[v] |= 1 << cell);
}

/// Whether the set is empty.
pub(super) fn is_empty(planes: &Planes) -> bool {
    planes.iter().all(|&cells| cells == 0)
}
