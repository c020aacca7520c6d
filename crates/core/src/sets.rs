//! The set types: digits, cells, houses, candidates. All are plain values with the operators
//! `|`, `&`, `-`, and iterate in ascending order.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign};

use crate::{Candidate, Cell, Digit, House, notation};

/// Operators that every set has, in terms of `union`, `intersection` and `difference`.
macro_rules! operators {
    ($Set:ident, $Item:ty) => {
        impl BitOr for $Set {
            type Output = $Set;
            #[inline]
            fn bitor(self, other: $Set) -> $Set {
                self.union(other)
            }
        }
        impl BitAnd for $Set {
            type Output = $Set;
            #[inline]
            fn bitand(self, other: $Set) -> $Set {
                self.intersection(other)
            }
        }
        impl Sub for $Set {
            type Output = $Set;
            #[inline]
            fn sub(self, other: $Set) -> $Set {
                self.difference(other)
            }
        }
        impl BitOrAssign for $Set {
            #[inline]
            fn bitor_assign(&mut self, other: $Set) {
                *self = *self | other;
            }
        }
        impl BitAndAssign for $Set {
            #[inline]
            fn bitand_assign(&mut self, other: $Set) {
                *self = *self & other;
            }
        }
        impl SubAssign for $Set {
            #[inline]
            fn sub_assign(&mut self, other: $Set) {
                *self = *self - other;
            }
        }
        impl FromIterator<$Item> for $Set {
            fn from_iter<I: IntoIterator<Item = $Item>>(items: I) -> $Set {
                let mut set = $Set::EMPTY;
                for item in items {
                    set.insert(item);
                }
                set
            }
        }
        impl fmt::Debug for $Set {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{{{self}}}")
            }
        }
    };
}

/// Nine bits of a word.
mod tiny {
    pub(super) use super::small::{bit, bits, has};

    /// How many bits: looked up, as the oldest processors that this runs on do not count bits.
    #[inline]
    pub(super) const fn count(word: u32) -> usize {
        COUNTS[word as usize & 0x1ff] as usize
    }

    static COUNTS: [u8; 512] = {
        let mut counts = [0; 512];
        let mut word = 1;
        while word < 512 {
            counts[word] = counts[word >> 1] + (word & 1) as u8;
            word += 1;
        }
        counts
    };
}

/// Up to 32 bits of a word.
mod small {
    #[inline]
    pub(super) const fn count(word: u32) -> usize {
        word.count_ones() as usize
    }

    #[inline]
    pub(super) const fn bit(index: usize) -> u32 {
        1 << index
    }

    #[inline]
    pub(super) const fn has(word: u32, index: usize) -> bool {
        word >> index & 1 != 0
    }

    #[inline]
    pub(super) fn bits(word: u32) -> impl Iterator<Item = usize> + Clone {
        let mut rest = word;
        std::iter::from_fn(move || {
            let index = (rest != 0).then(|| rest.trailing_zeros() as usize);
            rest &= rest.wrapping_sub(1);
            index
        })
    }
}

/// Up to 128 bits of a word, by halves: as a whole it is slow to shift and to take apart.
mod large {
    #[inline]
    pub(super) const fn count(word: u128) -> usize {
        word.count_ones() as usize
    }

    #[inline]
    pub(super) const fn bit(index: usize) -> u128 {
        let bit = 1u64 << (index % 64);
        if index < 64 { bit as u128 } else { (bit as u128) << 64 }
    }

    #[inline]
    pub(super) const fn has(word: u128, index: usize) -> bool {
        word & bit(index) != 0
    }

    #[inline]
    pub(super) fn bits(word: u128) -> impl Iterator<Item = usize> + Clone {
        let (mut low, mut high) = (word as u64, (word >> 64) as u64);
        std::iter::from_fn(move || {
            let (half, below) = if low != 0 { (&mut low, 0) } else { (&mut high, 64) };
            if *half == 0 {
                return None;
            }
            let index = below + half.trailing_zeros() as usize;
            *half &= *half - 1;
            Some(index)
        })
    }
}

/// A set over one machine word.
macro_rules! word_set {
    ($(#[$doc:meta])* $Set:ident($Word:ty) of $Item:ident, $count:expr, $word:ident) => {
        $(#[$doc])*
        #[derive(Copy, Clone, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $Set($Word);

        impl $Set {
            /// The empty set.
            pub const EMPTY: $Set = $Set(0);
            /// The set of all.
            pub const ALL: $Set = $Set((1 << $count) - 1);

            /// The set of one.
            #[inline]
            pub const fn only(item: $Item) -> $Set {
                $Set($word::bit(item.index()) as $Word)
            }
            /// The set whose bit `n` says whether the item of index `n` is in it; bits above the
            /// last item are dropped.
            #[inline]
            pub const fn from_bits(bits: $Word) -> $Set {
                $Set(bits & $Set::ALL.0)
            }
            /// The set as bits: bit `n` is the item of index `n`.
            #[inline]
            pub const fn bits(self) -> $Word {
                self.0
            }
            /// How many items.
            #[inline]
            pub const fn len(self) -> usize {
                $word::count(self.0 as _)
            }
            /// Whether there is none.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }
            /// Whether `item` is in the set.
            #[inline]
            pub const fn contains(self, item: $Item) -> bool {
                $word::has(self.0 as _, item.index())
            }
            /// The set and `item`.
            #[inline]
            pub const fn with(self, item: $Item) -> $Set {
                $Set(self.0 | $word::bit(item.index()) as $Word)
            }
            /// The set but for `item`.
            #[inline]
            pub const fn without(self, item: $Item) -> $Set {
                $Set(self.0 & !($word::bit(item.index()) as $Word))
            }
            /// Adds `item`.
            #[inline]
            pub const fn insert(&mut self, item: $Item) {
                *self = self.with(item);
            }
            /// Takes `item` out.
            #[inline]
            pub const fn remove(&mut self, item: $Item) {
                *self = self.without(item);
            }
            /// Items in either; also `|`.
            #[inline]
            pub const fn union(self, other: $Set) -> $Set {
                $Set(self.0 | other.0)
            }
            /// Items in both; also `&`.
            #[inline]
            pub const fn intersection(self, other: $Set) -> $Set {
                $Set(self.0 & other.0)
            }
            /// Items in the first alone; also `-`.
            #[inline]
            pub const fn difference(self, other: $Set) -> $Set {
                $Set(self.0 & !other.0)
            }
            /// Whether all items are in `other` too.
            #[inline]
            pub const fn is_subset(self, other: $Set) -> bool {
                self.0 & !other.0 == 0
            }
            /// Whether no item is in both.
            #[inline]
            pub const fn is_disjoint(self, other: $Set) -> bool {
                self.0 & other.0 == 0
            }
            /// The lowest item.
            #[inline]
            pub const fn first(self) -> Option<$Item> {
                if self.0 == 0 {
                    None
                } else {
                    Some($Item::from_index(self.0.trailing_zeros() as usize))
                }
            }
            /// The highest item.
            #[inline]
            pub const fn last(self) -> Option<$Item> {
                if self.0 == 0 {
                    None
                } else {
                    Some($Item::from_index((<$Word>::BITS - 1 - self.0.leading_zeros()) as usize))
                }
            }
            /// Whether there is exactly one.
            #[inline]
            pub const fn is_single(self) -> bool {
                self.0 != 0 && self.0 & (self.0 - 1) == 0
            }
            /// The item of a set of exactly one.
            #[inline]
            pub const fn single(self) -> Option<$Item> {
                if self.is_single() { self.first() } else { None }
            }
            /// The items, ascending.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $Item> + Clone {
                $word::bits(self.0.into()).map($Item::from_index)
            }
        }

        operators!($Set, $Item);
    };
}

word_set! {
    /// A set of digits. Displays as the digits in a row: `359`.
    ///
    /// ```
    /// use ergodoku_core::{Digit, DigitSet};
    ///
    /// let odd: DigitSet = Digit::ALL.into_iter().filter(|d| d.get() % 2 == 1).collect();
    /// assert_eq!((DigitSet::ALL - odd).to_string(), "2468");
    /// ```
    DigitSet(u16) of Digit, 9, tiny
}

word_set! {
    /// A set of cells. Displays in the field's notation: `r27c36`, `r1c1,r5c9`.
    ///
    /// ```
    /// use ergodoku_core::{CellSet, House};
    ///
    /// let crossing = House::row(1).cells() & House::square(0).cells();
    /// assert_eq!(crossing.to_string(), "r2c123");
    /// assert_eq!("r2c123".parse(), Ok(crossing));
    /// ```
    CellSet(u128) of Cell, 81, large
}

word_set! {
    /// A set of houses. Displays as `r27`, `c36`, `r2b5`.
    HouseSet(u32) of House, 27, small
}

impl CellSet {
    /// The cells that see every cell of the set: the cells of a non-empty set never do themselves.
    ///
    /// ```
    /// use ergodoku_core::CellSet;
    ///
    /// let pincers: CellSet = "r1c1,r5c5".parse()?;
    /// assert_eq!(pincers.common_peers().to_string(), "r1c5,r5c1");
    /// # Ok::<(), ergodoku_core::NotationError>(())
    /// ```
    #[inline]
    pub fn common_peers(self) -> CellSet {
        self.iter().fold(CellSet::ALL, |common, cell| common & cell.peers())
    }

    /// The cells that see at least one cell of the set.
    pub fn all_peers(self) -> CellSet {
        self.iter().fold(CellSet::EMPTY, |all, cell| all | cell.peers())
    }

    /// The houses that hold every cell of the set.
    pub fn common_houses(self) -> HouseSet {
        let Some(first) = self.first() else {
            return HouseSet::ALL;
        };
        let around = first.houses().into_iter();
        around.filter(|house| self.is_subset(house.cells())).collect()
    }
}

impl fmt::Display for DigitSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|digit| write!(f, "{digit}"))
    }
}

impl fmt::Display for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        notation::write_cells(*self, f)
    }
}

impl fmt::Display for HouseSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        notation::write_houses(*self, f)
    }
}

/// A set of candidates: for each digit the cells. Displays as `3r1c1 5r27c36`.
///
/// ```
/// use ergodoku_core::{CandidateSet, Digit};
///
/// let five = Digit::new(5).unwrap();
/// let fives = CandidateSet::of(five, "r4c3,r5c3".parse()?);
/// assert_eq!(fives.to_string(), "5r45c3");
/// assert_eq!(fives.eliminations(), "r45c3<>5");
/// # Ok::<(), ergodoku_core::NotationError>(())
/// ```
#[derive(Copy, Clone, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CandidateSet([CellSet; 9]);

impl CandidateSet {
    /// The empty set.
    pub const EMPTY: CandidateSet = CandidateSet([CellSet::EMPTY; 9]);
    /// All 729.
    pub const ALL: CandidateSet = CandidateSet([CellSet::ALL; 9]);

    /// One digit in several cells.
    #[inline]
    pub const fn of(digit: Digit, cells: CellSet) -> CandidateSet {
        let mut set = CandidateSet::EMPTY;
        set.0[digit.index()] = cells;
        set
    }

    /// Several digits in one cell.
    pub fn in_cell(cell: Cell, digits: DigitSet) -> CandidateSet {
        CandidateSet::product(CellSet::only(cell), digits)
    }

    /// Each of the digits in each of the cells.
    pub fn product(cells: CellSet, digits: DigitSet) -> CandidateSet {
        let mut set = CandidateSet::EMPTY;
        for digit in digits.iter() {
            set.0[digit.index()] = cells;
        }
        set
    }

    /// The set of one.
    #[inline]
    pub const fn only(candidate: Candidate) -> CandidateSet {
        CandidateSet::of(candidate.digit, CellSet::only(candidate.cell))
    }

    /// The cells that hold `digit`.
    #[inline]
    pub const fn cells_of(&self, digit: Digit) -> CellSet {
        self.0[digit.index()]
    }

    /// The digits that `cell` holds.
    #[inline]
    pub fn digits_in(&self, cell: Cell) -> DigitSet {
        let mut digits = DigitSet::EMPTY;
        for digit in Digit::ALL {
            if self.0[digit.index()].contains(cell) {
                digits.insert(digit);
            }
        }
        digits
    }

    /// All cells that hold any digit.
    #[inline]
    pub fn cells(&self) -> CellSet {
        self.0.iter().fold(CellSet::EMPTY, |all, &cells| all | cells)
    }

    /// The cells that hold exactly one digit.
    pub fn cells_held_once(&self) -> CellSet {
        let (mut held, mut held_again) = (CellSet::EMPTY, CellSet::EMPTY);
        for &cells in &self.0 {
            held_again |= held & cells;
            held |= cells;
        }
        held - held_again
    }

    /// All digits that any cell holds.
    pub fn digits(&self) -> DigitSet {
        let held = |digit: &Digit| !self.cells_of(*digit).is_empty();
        Digit::ALL.into_iter().filter(held).collect()
    }

    /// How many candidates.
    pub fn len(&self) -> usize {
        self.0.iter().map(|cells| cells.len()).sum()
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|cells| cells.is_empty())
    }

    /// Whether `candidate` is in the set.
    #[inline]
    pub const fn contains(&self, candidate: Candidate) -> bool {
        self.0[candidate.digit.index()].contains(candidate.cell)
    }

    /// Adds `candidate`.
    #[inline]
    pub const fn insert(&mut self, candidate: Candidate) {
        self.0[candidate.digit.index()].insert(candidate.cell);
    }

    /// Takes `candidate` out.
    #[inline]
    pub const fn remove(&mut self, candidate: Candidate) {
        self.0[candidate.digit.index()].remove(candidate.cell);
    }

    /// Takes `digit` out of several cells.
    #[inline]
    pub const fn remove_cells(&mut self, digit: Digit, cells: CellSet) {
        self.0[digit.index()] = self.0[digit.index()].difference(cells);
    }

    /// Candidates in either; also `|`.
    #[inline]
    pub fn union(self, other: CandidateSet) -> CandidateSet {
        CandidateSet(std::array::from_fn(|digit| self.0[digit] | other.0[digit]))
    }

    /// Candidates in both; also `&`.
    #[inline]
    pub fn intersection(self, other: CandidateSet) -> CandidateSet {
        CandidateSet(std::array::from_fn(|digit| self.0[digit] & other.0[digit]))
    }

    /// Candidates in the first alone; also `-`.
    #[inline]
    pub fn difference(self, other: CandidateSet) -> CandidateSet {
        CandidateSet(std::array::from_fn(|digit| self.0[digit] - other.0[digit]))
    }

    /// Whether all are in `other` too.
    pub fn is_subset(&self, other: &CandidateSet) -> bool {
        self.0.iter().zip(other.0).all(|(a, b)| a.is_subset(b))
    }

    /// Whether no candidate is in both.
    pub fn is_disjoint(&self, other: &CandidateSet) -> bool {
        self.0.iter().zip(other.0).all(|(a, b)| a.is_disjoint(b))
    }

    /// The candidate of a set of exactly one.
    pub fn single(&self) -> Option<Candidate> {
        let mut all = self.iter();
        all.next().filter(|_| all.next().is_none())
    }

    /// The candidates, digit by digit, cells ascending.
    pub fn iter(&self) -> impl Iterator<Item = Candidate> + Clone + use<> {
        let cells = self.0;
        Digit::ALL.into_iter().flat_map(move |digit| {
            cells[digit.index()].iter().map(move |cell| Candidate::new(cell, digit))
        })
    }

    /// The candidates as eliminations in the field's notation: `r4c3<>5, r12c9<>78`.
    pub fn eliminations(&self) -> String {
        notation::eliminations(self)
    }
}

operators!(CandidateSet, Candidate);

impl fmt::Display for CandidateSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut separator = "";
        for digit in self.digits().iter() {
            write!(f, "{separator}{digit}{}", self.cells_of(digit))?;
            separator = " ";
        }
        Ok(())
    }
}
