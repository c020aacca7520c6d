//! [`Singles`]: what a state remembers so that singles need not be looked for.

use crate::{Cell, CellSet, Digit, House, HouseSet};

/// The cells with one candidate and the houses with one place for a digit, in the order in which they
/// came to that, kept up as candidates go. An entry stays when its digit is placed: whoever reads the
/// queues looks whether it still holds.
#[derive(Clone)]
pub(crate) struct Singles {
    /// The houses with one place left for each digit.
    lone: [HouseSet; 9],
    /// The houses in which each digit is placed.
    taken: [HouseSet; 9],
    cells: Queue<81>,
    /// Digit and house as one number.
    houses: Queue<243>,
}

impl Singles {
    /// Of a grid with all candidates.
    pub(crate) const NONE: Singles = Singles {
        lone: [HouseSet::EMPTY; 9],
        taken: [HouseSet::EMPTY; 9],
        cells: Queue::EMPTY,
        houses: Queue::EMPTY,
    };

    /// A digit has lost the places `gone`, the lowest first, and has those `left`. Whether some house
    /// that needs the digit has no place for it now.
    pub(crate) fn lose_places(&mut self, digit: Digit, gone: CellSet, left: CellSet) -> bool {
        let Census { lone, none } = Census::of(left);
        let mut new = lone - self.lone[digit.index()];
        self.lone[digit.index()] = lone;
        while !new.is_empty() {
            // A house came to its last place when it lost the last cell that it lost.
            let last = |house: &House| (gone & house.cells()).last();
            let Some(next) = new.iter().min_by_key(last) else { break };
            self.push_house(next, digit);
            new.remove(next);
        }
        !none.is_subset(self.taken[digit.index()])
    }

    /// A cell has got another digit: `digit` has the places `left` without it. Whether one of the
    /// cell's houses has no place for it now.
    #[inline]
    pub(crate) fn lose_place(&mut self, cell: Cell, digit: Digit, left: CellSet) -> bool {
        let mut is_lost = false;
        for house in cell.houses() {
            let left = left & house.cells();
            if left.is_empty() {
                self.lone[digit.index()].remove(house);
                is_lost = true;
            } else if left.single().is_some() {
                self.lone[digit.index()].insert(house);
                self.push_house(house, digit);
            }
        }
        is_lost
    }

    /// A digit is placed.
    #[inline]
    pub(crate) fn fill(&mut self, cell: Cell, digit: Digit) {
        for house in cell.houses() {
            self.taken[digit.index()].insert(house);
        }
    }

    /// Drops what is over from the front of the queues.
    #[inline]
    pub(crate) fn drop_filled(&mut self, filled: CellSet) {
        self.cells.drop_while(|cell| filled.contains(Cell::from_index(cell)));
        let lone = &self.lone;
        self.houses.drop_while(|index| !lone[index / 27].contains(House::from_index(index % 27)));
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
        let pairs = self
            .houses
            .iter()
            .map(|index| (House::from_index(index % 27), Digit::from_index(index / 27)));
        pairs.filter(|&(house, digit)| self.lone[digit.index()].contains(house))
    }
}

/// In which houses a digit has one place, or none.
struct Census {
    lone: HouseSet,
    none: HouseSet,
}

impl Census {
    fn of(places: CellSet) -> Census {
        let bits = places.bits();
        // Rows that hold a cell and more than one; the same of columns and boxes.
        let (mut rows, mut rows_more) = (0, 0);
        let (mut columns, mut columns_more) = (0, 0);
        let (mut boxes, mut boxes_more) = (0, 0);
        for band in 0..3 {
            let (mut seen, mut more) = (0, 0);
            let three_rows = (bits >> (27 * band)) as u32;
            for row in 0..3 {
                let cells = three_rows >> (9 * row) & 0x1ff;
                let number = 3 * band + row;
                rows |= u32::from(cells != 0) << number;
                rows_more |= u32::from(cells & cells.wrapping_sub(1) != 0) << number;
                more |= seen & cells;
                seen |= cells;
            }
            columns_more |= more | columns & seen;
            columns |= seen;
            // A box has more than one place if two share a column, or if two of its columns have some.
            for stack in 0..3 {
                let (seen, more) = (seen >> (3 * stack) & 7, more >> (3 * stack) & 7);
                let number = 3 * band + stack;
                boxes |= u32::from(seen != 0) << number;
                boxes_more |= u32::from(more | seen & seen.wrapping_sub(1) != 0) << number;
            }
        }
        let some = rows | columns << 9 | boxes << 18;
        let more = rows_more | columns_more << 9 | boxes_more << 18;
        let none = HouseSet::ALL - HouseSet::from_bits(some);
        Census { lone: HouseSet::from_bits(some & !more), none }
    }
}

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
