//! [`Singles`]: what a state remembers so that singles need not be looked for.

use crate::{Cell, CellSet, Digit, House, HouseSet};

/// The cells with one candidate and the houses with one place for a digit, in the order in which they
/// came to that, kept up as candidates go. An entry stays when its digit is placed: whoever reads the
/// queues looks whether it still holds.
#[derive(Clone)]
pub(crate) struct Singles {
    /// How many places each house has for each digit.
    places: [Census; 9],
    /// The houses in which each digit is placed.
    taken: [Marks; 9],
    /// How many empty cells each house has.
    empty: Census,
    cells: Queue<81>,
    /// Digit and house as one number.
    houses: Queue<243>,
}

impl Singles {
    /// Of a grid with all candidates.
    pub(crate) const NONE: Singles = Singles {
        places: [Census::FULL; 9],
        taken: [Marks::NONE; 9],
        empty: Census::FULL,
        cells: Queue::EMPTY,
        houses: Queue::EMPTY,
    };

    /// A digit is to lose places.
    #[inline]
    pub(crate) fn begin_loss(&self, digit: Digit) -> Loss {
        Loss { census: self.places[digit.index()], touched: Marks::NONE }
    }

    /// A digit has lost the places `gone`, the lowest first. Whether some house that needs the digit has
    /// no place for it now.
    #[inline]
    pub(crate) fn end_loss(&mut self, digit: Digit, gone: CellSet, loss: Loss) -> bool {
        let Loss { census, touched } = loss;
        self.places[digit.index()] = census;
        if census.has_several(touched) {
            return false;
        }
        // A house that has lost some had more than it has now.
        let (lone, none) = (census.lone().among(touched), census.none().among(touched));
        if !lone.is_empty() {
            self.push_in_order(lone, digit, gone);
        }
        !none.without(self.taken[digit.index()]).is_empty()
    }

    /// A house came to its last place when it lost the last cell that it lost.
    fn push_in_order(&mut self, mut new: Marks, digit: Digit, gone: CellSet) {
        let last = |house: &House| (gone & house.cells()).last();
        while let Some(next) = new.iter().min_by_key(last) {
            self.push_house(next, digit);
            new = new.without(Marks::only(next));
        }
    }

    /// A cell has got another digit, and is no place for `digit` any more. Whether one of its houses has
    /// none for it now.
    #[inline]
    pub(crate) fn lose_place(&mut self, cell: Cell, digit: Digit) -> bool {
        let census = &mut self.places[digit.index()];
        census.lose(cell);
        let touched = Marks::around(cell);
        if census.has_several(touched) {
            return false;
        }
        let (lone, none) = (census.lone().among(touched), census.none().among(touched));
        lone.iter().for_each(|house| self.push_house(house, digit));
        !none.without(self.taken[digit.index()]).is_empty()
    }

    /// A digit is placed, where it may or may not have been a candidate.
    #[inline]
    pub(crate) fn fill(&mut self, cell: Cell, digit: Digit, was_candidate: bool) {
        self.taken[digit.index()] = self.taken[digit.index()].with(Marks::around(cell));
        self.empty.lose(cell);
        if was_candidate {
            self.places[digit.index()].lose(cell);
        }
    }

    /// Drops what is over from the front of the queues.
    #[inline]
    pub(crate) fn drop_filled(&mut self, filled: CellSet) {
        self.cells.drop_while(|cell| filled.contains(Cell::from_index(cell)));
        let places = &self.places;
        self.houses.drop_while(|index| places[index / 27].count(index % 27) != 1);
    }

    /// A cell has one candidate left.
    #[inline]
    pub(crate) fn push_cell(&mut self, cell: Cell) {
        self.cells.push(cell.index() as u8);
    }

    #[inline]
    fn push_house(&mut self, house: House, digit: Digit) {
        self.houses.push((digit.index() * 27 + house.index()) as u8);
    }

    /// Cells that had one candidate left at some time, the first first.
    #[inline]
    pub(crate) fn cells(&self) -> impl Iterator<Item = Cell> {
        self.cells.iter().map(Cell::from_index)
    }

    /// Houses that have one place for a digit, the first first.
    #[inline]
    pub(crate) fn houses(&self) -> impl Iterator<Item = (House, Digit)> {
        let open = |&index: &usize| self.places[index / 27].count(index % 27) == 1;
        let pair = |index| (House::from_index(index % 27), Digit::from_index(index / 27));
        self.houses.iter().filter(open).map(pair)
    }

    /// The houses with one empty cell.
    #[inline]
    pub(crate) fn last_cell_houses(&self) -> HouseSet {
        self.empty.lone().iter().collect()
    }
}

/// Places of a digit that go, one after another.
pub(crate) struct Loss {
    census: Census,
    touched: Marks,
}

impl Loss {
    #[inline]
    pub(crate) fn lose(&mut self, cell: Cell) {
        self.census.lose(cell);
        self.touched = self.touched.with(Marks::around(cell));
    }
}

/// A count for each house: four bits each, so that all houses are looked at together.
#[derive(Copy, Clone)]
struct Census(u128);

impl Census {
    /// Nine in each house.
    const FULL: Census = Census(9 * Marks::ALL.0);

    /// One fewer in the houses of a cell.
    #[inline]
    fn lose(&mut self, cell: Cell) {
        self.0 -= Marks::around(cell).0;
    }

    #[inline]
    fn count(self, house: usize) -> u8 {
        (self.0 >> (4 * house)) as u8 & 15
    }

    /// Whether each of the houses counts two or more: six more make that eight or more.
    #[inline]
    fn has_several(self, Marks(houses): Marks) -> bool {
        let eights = houses << 3;
        (self.0 + (houses << 1) + (houses << 2)) & eights == eights
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

    fn only(house: House) -> Marks {
        Marks(1 << (4 * house.index()))
    }

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

/// A queue of which no more items than `N` ever join.
#[derive(Clone)]
struct Queue<const N: usize> {
    items: [u8; N],
    first: u8,
    end: u8,
}

impl<const N: usize> Queue<N> {
    const EMPTY: Queue<N> = Queue { items: [0; N], first: 0, end: 0 };

    #[inline]
    fn push(&mut self, item: u8) {
        // No item comes twice, unless a digit was placed where it had been eliminated.
        if let Some(place) = self.items.get_mut(usize::from(self.end)) {
            *place = item;
            self.end += 1;
        }
    }

    /// Drops items from the front.
    #[inline]
    fn drop_while(&mut self, is_over: impl Fn(usize) -> bool) {
        while self.first < self.end && is_over(usize::from(self.items[usize::from(self.first)])) {
            self.first += 1;
        }
    }

    #[inline]
    fn iter(&self) -> impl Iterator<Item = usize> {
        let waiting = &self.items[usize::from(self.first)..usize::from(self.end)];
        waiting.iter().map(|&item| usize::from(item))
    }
}
