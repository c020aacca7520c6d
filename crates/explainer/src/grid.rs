//! [`Grid`]: candidates as bits, by cell, by house and digit, and by digit.

use super::band_grid::BandGrid;
use ergodoku_core::{Candidate, CandidateSet, Cell, CellSet, Digit, House, HouseKind, State};

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

/// The houses of a cell: box, row, column, as [`House::index`] numbers them.
pub(super) static HOUSES: [[u8; 3]; 81] = {
    let mut houses = [[0; 3]; 81];
    let mut cell = 0;
    while cell < 81 {
        let it = Cell::from_index(cell);
        houses[cell] =
            [it.square().index() as u8, it.row().index() as u8, it.column().index() as u8];
        cell += 1;
    }
    houses
};

/// The cells of a house by position.
pub(super) static CELLS: [[u8; 9]; 27] = {
    let mut cells = [[0; 9]; 27];
    let mut house = 0;
    while house < 27 {
        let mut position = 0;
        while position < 9 {
            cells[house][position] = House::from_index(house).cell_at(position).index() as u8;
            position += 1;
        }
        house += 1;
    }
    cells
};

/// The position of a cell in its box, row and column.
static POSITIONS: [[u8; 3]; 81] = {
    let mut positions = [[0; 3]; 81];
    let mut house = 0;
    while house < 27 {
        let kind = if house >= 18 { 0 } else { 1 + house / 9 };
        let mut position = 0;
        while position < 9 {
            positions[CELLS[house][position] as usize][kind] = position as u8;
            position += 1;
        }
        house += 1;
    }
    positions
};

/// The cells that a cell sees.
pub(super) static PEERS: [u128; 81] = {
    let mut peers = [0; 81];
    let mut cell = 0;
    while cell < 81 {
        peers[cell] = Cell::from_index(cell).peers().bits();
        cell += 1;
    }
    peers
};

/// The cells that a cell sees, in the order of the rules: those of its box, then the others of its
/// row, then the others of its column; each part row by row.
pub(super) static PEER_PARTS: [[u128; 3]; 81] = {
    let mut parts = [[0; 3]; 81];
    let mut cell = 0;
    while cell < 81 {
        let it = Cell::from_index(cell);
        let square = it.square().cells().bits();
        let peers = PEERS[cell];
        parts[cell] = [
            peers & square,
            peers & it.row().cells().bits() & !square,
            peers & it.column().cells().bits() & !square,
        ];
        cell += 1;
    }
    parts
};

/// What is known of a puzzle. A filled cell has no candidates.
#[derive(Clone)]
pub(super) struct Grid {
    /// The candidates of each cell.
    pub(super) cells: [u16; 81],
    /// The positions of each digit in each house.
    pub(super) places: [[u16; 9]; 27],
    /// The cells of each digit.
    pub(super) planes: Planes,
    /// The positions in each house that are not filled.
    pub(super) open: [u16; 27],
    /// The cells that are not filled.
    pub(super) unfilled: u128,
    /// How often each digit is placed.
    pub(super) placed: [u8; 9],
}

impl Grid {
    pub(super) fn new(state: &State) -> Grid {
        BandGrid::of(state).to_grid()
    }

    /// The grid with these cells of each digit, these not filled, and each digit placed so often.
    pub(super) fn of(planes: Planes, unfilled: u128, placed: [u8; 9]) -> Grid {
        let (cells, places, open) = ([0; 81], [[0; 9]; 27], [0; 27]);
        let mut grid = Grid { cells, places, planes, open, unfilled, placed };
        for v in 0..9 {
            for cell in bits(planes[v]) {
                grid.cells[cell] |= 1 << v;
                for (house, position) in at(cell) {
                    grid.places[house][v] |= 1 << position;
                }
            }
        }
        for cell in bits(unfilled) {
            for (house, position) in at(cell) {
                grid.open[house] |= 1 << position;
            }
        }
        grid
    }

    /// Removes a candidate that is there.
    #[inline]
    pub(super) fn erase(&mut self, cell: usize, v: usize) {
        self.cells[cell] &= !(1 << v);
        self.planes[v] &= !(1 << cell);
        let [a, b, c] = HOUSES[cell];
        let [x, y, z] = POSITIONS[cell];
        self.places[a as usize][v] &= !(1 << x);
        self.places[b as usize][v] &= !(1 << y);
        self.places[c as usize][v] &= !(1 << z);
    }

    /// Removes candidates, there or not.
    pub(super) fn eliminate(&mut self, eliminated: &Planes) {
        for (v, &cells) in eliminated.iter().enumerate() {
            for cell in bits(cells & self.planes[v]) {
                self.erase(cell, v);
            }
        }
    }

    /// Fills a cell, and takes the digit from the cells it sees.
    pub(super) fn place(&mut self, code: Code) {
        let (cell, v) = split(code);
        for w in digits(self.cells[cell]) {
            self.erase(cell, w);
        }
        for peer in bits(self.planes[v] & PEERS[cell]) {
            self.erase(peer, v);
        }
        for (house, position) in at(cell) {
            self.open[house] &= !(1 << position);
        }
        self.unfilled &= !(1 << cell);
        self.placed[v] += 1;
    }

    /// Whether the candidate is there.
    #[inline]
    pub(super) fn has(&self, code: Code) -> bool {
        let (cell, v) = split(code);
        self.cells[cell] >> v & 1 == 1
    }

    /// How many cells of the house are not filled.
    #[inline]
    pub(super) fn open_in(&self, house: usize) -> u32 {
        self.open[house].count_ones()
    }

    /// The cells with exactly this many candidates.
    pub(super) fn cells_with(&self, count: u32) -> u128 {
        let with = |cell: &usize| self.cells[*cell].count_ones() == count;
        bits(self.unfilled).filter(with).fold(0, |all, cell| all | 1 << cell)
    }

    /// The other candidates of a candidate's cell.
    pub(super) fn others(&self, code: Code) -> Planes {
        let (cell, v) = split(code);
        let mut others = [0; 9];
        for w in digits(self.cells[cell] & !(1 << v)) {
            others[w] = 1 << cell;
        }
        others
    }
}

/// The index of the first house of a kind.
#[inline]
pub(super) const fn first_of(kind: HouseKind) -> usize {
    kind as usize * 9
}

/// The houses of a cell and its position in each: box, row, column.
#[inline]
pub(super) fn at(cell: usize) -> impl Iterator<Item = (usize, u8)> {
    (0..3).map(move |kind| (HOUSES[cell][kind] as usize, POSITIONS[cell][kind]))
}

/// The house of a kind that a cell lies in.
#[inline]
pub(super) fn house_of(cell: usize, kind: HouseKind) -> usize {
    let index = match kind {
        HouseKind::Box => 0,
        HouseKind::Row => 1,
        HouseKind::Column => 2,
    };
    HOUSES[cell][index] as usize
}

/// The cells of a house.
#[inline]
pub(super) fn house_cells(house: usize) -> u128 {
    House::from_index(house).cells().bits()
}

/// The houses that two cells share: box, row, column.
pub(super) fn shared_houses(a: usize, b: usize) -> impl Iterator<Item = usize> {
    (0..3)
        .filter(move |&kind| HOUSES[a][kind] == HOUSES[b][kind])
        .map(move |kind| HOUSES[a][kind] as usize)
}

/// The position of a cell in a house that it lies in.
pub(super) fn position_in(cell: usize, house: usize) -> u8 {
    let found = at(cell).find(|(other, _)| *other == house);
    found.map_or(0, |(_, position)| position)
}

/// The cells that a cell sees, in the order of the rules.
#[inline]
pub(super) fn peers_in_order(cell: usize) -> impl Iterator<Item = usize> {
    PEER_PARTS[cell].into_iter().flat_map(bits)
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
pub(super) fn digits(mut set: u16) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let bit = set.trailing_zeros() as usize;
            set &= set - 1;
            bit
        })
    })
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

/// The one candidate as a set.
pub(super) fn only(code: Code) -> Planes {
    let (cell, v) = split(code);
    let mut planes = [0; 9];
    planes[v] = 1 << cell;
    planes
}

/// A digit in several cells as a set.
pub(super) fn digit_in(v: usize, cells: u128) -> Planes {
    let mut planes = [0; 9];
    planes[v] = cells;
    planes
}

/// Whether the set is empty.
pub(super) fn is_empty(planes: &Planes) -> bool {
    planes.iter().all(|&cells| cells == 0)
}
