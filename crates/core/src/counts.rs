//! [`HouseCounts`]: a small count for each of the 27 houses, all of them compared at once.

use crate::each::Each as _;
use crate::{Cell, CellSet, Digit, DigitSet, House, HouseSet};

/// How many places each house has left for a digit, or how many cells without a digit.
///
/// A house has four bits, which hold its count plus six. The highest bit then tells two or more from
/// fewer, and below two the lowest bit tells one from none. [`HouseCounts::settle`] sets the highest bit
/// for good, so that a house with its digit placed is never among those that have one place or none.
///
/// The first word holds 16 houses, the second 11.
#[derive(Copy, Clone)]
pub(crate) struct HouseCounts([u64; 2]);

impl HouseCounts {
    /// Zero for every house.
    pub(crate) const ZERO: HouseCounts = HouseCounts([6 * LOW_BITS[0], 6 * LOW_BITS[1]]);

    /// How many of these cells each house has.
    pub(crate) fn of(cells: CellSet) -> HouseCounts {
        let (mut rows, mut columns, mut boxes) = (0, 0, 0);
        for band in 0..3 {
            let mut in_band = 0;
            for row in 3 * band..3 * band + 3 {
                let positions = House::row(row).positions_of(cells);
                in_band += NIBBLE_PER_BIT[usize::from(positions)];
                rows |= (DigitSet::from_bits(positions).len() as u64) << (4 * row);
            }
            columns += in_band;
            // Three columns side by side make a box.
            let threes = in_band + (in_band >> 4) + (in_band >> 8);
            boxes |= (threes & 0xf | threes >> 8 & 0xf0 | threes >> 16 & 0xf00) << (12 * band);
        }
        let counts = [rows | columns << 36, columns >> 28 | boxes << 8];
        HouseCounts([0, 1].each(|word| counts[word] + HouseCounts::ZERO.0[word]))
    }

    /// Counts one fewer in the houses of a cell.
    #[inline]
    pub(crate) fn decrement(&mut self, cell: Cell) {
        let houses = &HOUSES_OF_CELL[cell.index()];
        self.0 = [0, 1].each(|word| self.0[word] - houses[word]);
    }

    /// Marks the houses of a cell as having their digit. Their counts mean nothing from then on.
    #[inline]
    pub(crate) fn settle(&mut self, cell: Cell) {
        let houses = &HOUSES_OF_CELL[cell.index()];
        self.0 = [0, 1].each(|word| self.0[word] | houses[word] << 3);
    }

    /// The count of a house.
    #[inline]
    pub(crate) fn get(&self, house: House) -> usize {
        let (word, shift) = (house.index() / 16, house.index() % 16);
        (self.0[word] >> (4 * shift) & 0xf) as usize - 6
    }

    /// The houses that count one.
    #[inline]
    pub(crate) fn ones(self) -> HouseMarks {
        HouseMarks::of_high_bits(self.0.map(|counts| !counts & counts << 3))
    }

    /// The houses that count two.
    #[inline]
    pub(crate) fn twos(self) -> HouseMarks {
        let is_two = |counts: u64| counts & !(counts << 1 | counts << 2 | counts << 3);
        HouseMarks::of_high_bits(self.0.map(is_two))
    }

    /// The houses that count none.
    #[inline]
    pub(crate) fn zeros(self) -> HouseMarks {
        HouseMarks::of_high_bits(self.0.map(|counts| !counts & !(counts << 3)))
    }

    /// The houses that count one or none.
    #[inline]
    pub(crate) fn ones_and_zeros(self) -> HouseMarks {
        HouseMarks::of_high_bits(self.0.map(|counts| !counts))
    }
}

/// For each word of counts, the lowest bit of each house.
const LOW_BITS: [u64; 2] = [0x1111_1111_1111_1111, 0x111_1111_1111];

/// For nine bits: each bit as the lowest of four.
static NIBBLE_PER_BIT: [u64; 512] = {
    let mut spread = [0; 512];
    let mut bits = 1;
    while bits < 512 {
        spread[bits] = spread[bits >> 1] << 4 | (bits & 1) as u64;
        bits += 1;
    }
    spread
};

/// By cell: a one for each of its three houses.
static HOUSES_OF_CELL: [[u64; 2]; 81] = {
    let mut ones = [[0; 2]; 81];
    let mut index = 0;
    while index < 81 {
        let houses = Cell::from_index(index).houses();
        let mut kind = 0;
        while kind < 3 {
            let house = houses[kind].index();
            ones[index][house / 16] |= 1 << (4 * (house % 16));
            kind += 1;
        }
        index += 1;
    }
    ones
};

/// A set of houses as counts have them: the highest of a house's four bits, with the bits of the second
/// word moved down by one so that both words fit into one.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(crate) struct HouseMarks(u64);

impl HouseMarks {
    /// No house.
    pub(crate) const NONE: HouseMarks = HouseMarks(0);

    #[inline]
    fn of_high_bits(words: [u64; 2]) -> HouseMarks {
        let [low, high] = [0, 1].each(|word| words[word] & LOW_BITS[word] << 3);
        HouseMarks(low | high >> 1)
    }

    /// The houses of two sets, each with the digit of its set. One loop for two digits, since the number
    /// of houses is hard to predict.
    #[inline]
    pub(crate) fn of_two_digits(
        digits: &[Digit; 2],
        [first, second]: [HouseMarks; 2],
    ) -> impl Iterator<Item = (House, Digit)> {
        let mut rest = first.0 | second.0 >> 2;
        std::iter::from_fn(move || {
            let bit = rest.trailing_zeros() as usize % 64;
            let next = (rest != 0).then(|| (HOUSE_OF_BIT[bit], digits[1 - (bit >> 1 & 1)]));
            rest &= rest.wrapping_sub(1);
            next
        })
    }

    /// The houses, in no order that means anything.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = House> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let next = (rest != 0).then(|| HOUSE_OF_BIT[rest.trailing_zeros() as usize % 64]);
            rest &= rest.wrapping_sub(1);
            next
        })
    }

    /// The same houses as an ordinary set, whose bits lie side by side.
    #[inline]
    pub(crate) fn to_set(self) -> HouseSet {
        let compact = |marks: u64| {
            let ones = marks & LOW_BITS[0];
            let twos = (ones | ones >> 3) & 0x0303_0303_0303_0303;
            let fours = (twos | twos >> 6) & 0x000f_000f_000f_000f;
            let eights = (fours | fours >> 12) & 0x0000_00ff_0000_00ff;
            (eights | eights >> 24) as u32 & 0xffff
        };
        HouseSet::from_bits(compact(self.0 >> 3) | compact(self.0 >> 2) << 16)
    }
}

/// The house of each bit of [`HouseMarks`], and again two bits below it.
static HOUSE_OF_BIT: [House; 64] = {
    let mut houses = [House::row(0); 64];
    let mut index = 0;
    while index < 27 {
        let bit = 4 * (index % 16) + 3 - index / 16;
        houses[bit] = House::from_index(index);
        houses[bit - 2] = House::from_index(index);
        index += 1;
    }
    houses
};
