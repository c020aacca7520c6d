//! [`Singles`]: what a state remembers so that singles need not be looked for.

use crate::{CandidateSet, Cell, CellSet, Digit, DigitSet, House, HouseSet};

/// How many places each house has for each digit, which cells have one candidate left, and in which
/// order cells and houses came to that: kept up as candidates go.
#[derive(Clone)]
pub(crate) struct Singles {
    /// The cells with one candidate.
    naked: CellSet,
    /// How many places each house has for each digit.
    places: [Census; 9],
    /// How many empty cells each house has.
    empty: Census,
    /// The digits that one place may be left for in some house.
    hidden: DigitSet,
    /// When each cell last lost a candidate.
    cell_lost: [Moment; 81],
    /// When each house last lost a place for each digit.
    house_lost: [[Moment; 27]; 9],
    now: Moment,
}

impl Singles {
    /// Those of the places that some digits leave. They come up in the order in which they do if the
    /// digits are placed one after another, cell by cell.
    pub(crate) fn of(placed: &CandidateSet, places: &CandidateSet) -> Singles {
        let count = Digit::ALL.map(|digit| Census::of(places.cells_of(digit)));
        let filled = placed.cells();
        let naked = places.cells_held_once();
        let mut cell_lost = [Moment::START; 81];
        for cell in naked.iter() {
            let first_seen = |digit| (placed.cells_of(digit) & cell.peers()).first();
            if let Some(by) = Digit::ALL.into_iter().filter_map(first_seen).max() {
                cell_lost[cell.index()] = Moment::when_given(by, cell.index());
            }
        }
        let mut house_lost = [[Moment::START; 27]; 9];
        for digit in Digit::ALL {
            let (holding, places) = (placed.cells_of(digit), places.cells_of(digit));
            for house in count[digit.index()].lone().iter() {
                let last = Moment::of_last_loss(digit, house.cells() - places, holding, filled);
                house_lost[digit.index()][house.index()] = last;
            }
        }
        let empty = Census::of(CellSet::ALL - filled);
        let (hidden, now) = (DigitSet::ALL, Moment::AFTER_GIVENS);
        Singles { naked, places: count, empty, hidden, cell_lost, house_lost, now }
    }

    /// Whether some house has no place for a digit that it needs: whether it lacks places for more digits
    /// than it has filled cells.
    pub(crate) fn is_any_shut_out(&self) -> bool {
        let lacking: u128 = self.places.iter().map(|count| count.none().0).sum();
        lacking + self.empty.0 != Census::FULL.0
    }

    /// A cell is filled with a digit, which may or may not have been a candidate.
    #[inline]
    pub(crate) fn fill(&mut self, cell: Cell, digit: Digit, was_candidate: bool) {
        self.naked.remove(cell);
        self.empty.lose(cell);
        if was_candidate {
            self.places[digit.index()].lose(cell);
        }
    }

    /// A digit is to lose places.
    #[inline]
    pub(crate) fn begin_loss(&mut self, digit: Digit) -> Loss<'_> {
        let (left, now) = (self.places[digit.index()], self.now);
        Loss { singles: self, digit, left, now, touched: Marks::NONE }
    }

    /// Those of some cells that have one candidate, the first to come to that first.
    #[inline]
    pub(crate) fn naked(&self, among: CellSet) -> impl Iterator<Item = Cell> {
        let mut rest = self.naked & among;
        std::iter::from_fn(move || {
            let turns = rest.iter().map(|cell| self.cell_lost[cell.index()].turn(cell.index()));
            let first = Cell::from_index(turns.min()?.place());
            rest.remove(first);
            Some(first)
        })
    }

    /// The houses with one place for a digit, the first to come to that first; of two that come to that
    /// together the one of the lower number.
    #[inline]
    pub(crate) fn hidden(&self) -> impl Iterator<Item = (House, Digit)> {
        let mut last = Turn::NONE;
        std::iter::from_fn(move || {
            last = self.first_hidden(last)?;
            let (house, digit) = (last.place() / 9, last.place() % 9);
            Some((House::from_index(house), Digit::from_index(digit)))
        })
    }

    fn first_hidden(&self, after: Turn) -> Option<Turn> {
        let mut first = Turn::LAST;
        for digit in self.hidden.iter().map(Digit::index) {
            for house in self.places[digit].lone().iter().map(House::index) {
                let turn = self.house_lost[digit][house].turn(house * 9 + digit);
                if turn > after {
                    first = first.min(turn);
                }
            }
        }
        (first < Turn::LAST).then_some(first)
    }

    /// The houses with one empty cell.
    #[inline]
    pub(crate) fn last_cell_houses(&self) -> HouseSet {
        let mut houses = HouseSet::EMPTY;
        for house in self.empty.lone().iter() {
            houses.insert(house);
        }
        houses
    }
}

/// Places of a digit that go, one after another.
pub(crate) struct Loss<'a> {
    singles: &'a mut Singles,
    digit: Digit,
    left: Census,
    now: Moment,
    touched: Marks,
}

impl Loss<'_> {
    /// A cell is no place any more; whether it has one candidate left.
    #[inline]
    pub(crate) fn lose(&mut self, cell: Cell, leaves_one: bool) {
        self.left.lose(cell);
        self.touched = self.touched.with(Marks::around(cell));
        self.now.0 += 1;
        self.singles.cell_lost[cell.index()] = self.now;
        for house in cell.houses() {
            self.singles.house_lost[self.digit.index()][house.index()] = self.now;
        }
        // Without a branch: whether it does cannot be foreseen.
        self.singles.naked |= CellSet::from_bits(u128::from(leaves_one) << cell.index());
    }

    /// Whether a house that lost places has none left now, but for those around the cell that the digit
    /// was placed in.
    #[inline]
    pub(crate) fn end(self, filled: Option<Cell>) -> bool {
        self.singles.places[self.digit.index()] = self.left;
        self.singles.now = self.now;
        let is_any_lone = !self.left.lone().is_empty();
        self.singles.hidden.remove(self.digit);
        self.singles.hidden |= DigitSet::from_bits(u16::from(is_any_lone) << self.digit.index());
        let taken = filled.map_or(Marks::NONE, Marks::around);
        !self.left.none().among(self.touched).without(taken).is_empty()
    }
}

/// When a cell lost a candidate or a house a place, as a number that grows from one loss to the next.
///
/// The givens come first, one after another, cell by cell. A given takes its digit from the cells around
/// it, cell by cell, and then the other digits from its own cell, digit by digit.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Moment(u16);

impl Moment {
    const START: Moment = Moment(0);
    const AFTER_GIVENS: Moment = Moment(81 << 8);

    #[inline]
    fn turn(self, place: usize) -> Turn {
        Turn(u32::from(self.0) << 16 | place as u32)
    }

    /// When a given takes its turn.
    fn when_given(by: Cell, turn: usize) -> Moment {
        Moment((by.index() << 8 | turn) as u16)
    }

    /// When the givens take a digit from the last of `cells`, all of which are filled or see one of the
    /// cells that hold it.
    fn of_last_loss(digit: Digit, cells: CellSet, holding: CellSet, filled: CellSet) -> Moment {
        let (mut left, mut last) = (cells, Moment::START);
        for by in holding.iter() {
            let before = CellSet::from_bits((1 << by.index()) - 1);
            let seen = (left & by.peers()) - (filled & before);
            if let Some(cell) = seen.last() {
                last = Moment::when_given(by, cell.index());
                left -= seen;
            }
        }
        let own = left.last().map(|cell| Moment::when_given(cell, 128 + digit.index()));
        own.map_or(last, |own| own.max(last))
    }
}

/// A cell's or house's turn: its moment, then its number.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Turn(u32);

impl Turn {
    /// Before all others.
    const NONE: Turn = Turn(0);
    /// After all others.
    const LAST: Turn = Turn(u32::MAX);

    #[inline]
    fn place(self) -> usize {
        (self.0 & 0xffff) as usize
    }
}

/// A count for each house: four bits each, so that all houses are looked at together.
#[derive(Copy, Clone)]
pub(crate) struct Census(u128);

impl Census {
    /// Nine in each house.
    const FULL: Census = Census(9 * Marks::ALL.0);

    /// Of cells, band by band.
    pub(crate) fn of(cells: CellSet) -> Census {
        let (mut rows, mut columns, mut boxes) = (0, 0, 0);
        for band in 0..3 {
            let mut in_band = 0;
            for row in 3 * band..3 * band + 3 {
                let positions = House::row(row).positions_of(cells);
                in_band += SPREAD[usize::from(positions)];
                rows |= (DigitSet::from_bits(positions).len() as u64) << (4 * row);
            }
            columns += in_band;
            // Three columns side by side make a box.
            let threes = in_band + (in_band >> 4) + (in_band >> 8);
            boxes |= (threes & 0xf | threes >> 8 & 0xf0 | threes >> 16 & 0xf00) << (12 * band);
        }
        Census(u128::from(rows) | u128::from(columns) << 36 | u128::from(boxes) << 72)
    }

    /// One fewer in the houses of a cell.
    #[inline]
    fn lose(&mut self, cell: Cell) {
        self.0 -= Marks::around(cell).0;
    }

    /// The houses that count none or one.
    #[inline]
    fn few(self) -> u128 {
        !(self.0 >> 1 | self.0 >> 2 | self.0 >> 3) & Marks::ALL.0
    }

    /// The houses that count one.
    #[inline]
    fn lone(self) -> Marks {
        Marks(self.few() & self.0)
    }

    /// The houses that count none.
    #[inline]
    fn none(self) -> Marks {
        Marks(self.few() & !self.0)
    }
}

/// For nine bits, each as the lowest of four.
static SPREAD: [u64; 512] = {
    let mut spread = [0; 512];
    let mut bits = 1;
    while bits < 512 {
        spread[bits] = spread[bits >> 1] << 4 | (bits & 1) as u64;
        bits += 1;
    }
    spread
};

/// A set of houses, each as the lowest of its four bits.
#[derive(Copy, Clone)]
struct Marks(u128);

impl Marks {
    const NONE: Marks = Marks(0);
    const ALL: Marks = {
        let (mut all, mut house) = (0, 0);
        while house < 27 {
            all |= 1 << (4 * house);
            house += 1;
        }
        Marks(all)
    };

    /// The three houses of a cell.
    #[inline]
    fn around(cell: Cell) -> Marks {
        AROUND[cell.index()]
    }

    #[inline]
    fn with(self, other: Marks) -> Marks {
        Marks(self.0 | other.0)
    }

    #[inline]
    fn among(self, other: Marks) -> Marks {
        Marks(self.0 & other.0)
    }

    #[inline]
    fn without(self, other: Marks) -> Marks {
        Marks(self.0 & !other.0)
    }

    #[inline]
    fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    fn iter(self) -> impl Iterator<Item = House> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let house = (rest != 0).then(|| House::from_index(rest.trailing_zeros() as usize / 4));
            rest &= rest.wrapping_sub(1);
            house
        })
    }
}

static AROUND: [Marks; 81] = {
    let mut around = [Marks::NONE; 81];
    let mut index = 0;
    while index < 81 {
        let [row, column, square] = Cell::from_index(index).houses();
        around[index] =
            Marks(1 << (4 * row.index()) | 1 << (4 * column.index()) | 1 << (4 * square.index()));
        index += 1;
    }
    around
};
