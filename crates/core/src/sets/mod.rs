//! Sets of digits, cells, houses and candidates. All are plain values with the operators `|`, `&` and `-`, and
//! iterate in ascending order.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign};

use crate::{Cell, Digit, House, notation};

/// Implements the operators of a set with `union`, `intersection` and `difference`.
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

mod candidate_set;
mod words;

pub use candidate_set::CandidateSet;
use words::{large, small, tiny};

/// Defines a set in one machine word.
macro_rules! word_set {
    ($(#[$doc:meta])* $Set:ident($Word:ty) of $Item:ident, $count:expr, $word:ident) => {
        $(#[$doc])*
        #[derive(Copy, Clone, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $Set($Word);

        impl $Set {
            /// The empty set.
            pub const EMPTY: $Set = $Set(0);
            /// The set of all items.
            pub const ALL: $Set = $Set((1 << $count) - 1);

            /// The set of one item.
            #[inline]
            pub const fn only(item: $Item) -> $Set {
                $Set($word::bit(item.index()) as $Word)
            }
            /// The set of the items whose bits are set: bit `n` is the item of index `n`. Bits above the last
            /// item are ignored.
            #[inline]
            pub const fn from_bits(bits: $Word) -> $Set {
                $Set(bits & $Set::ALL.0)
            }
            /// The set as bits: bit `n` is the item of index `n`.
            #[inline]
            pub const fn bits(self) -> $Word {
                self.0
            }
            /// The number of items.
            #[inline]
            pub const fn len(self) -> usize {
                $word::count(self.0 as _)
            }
            /// Whether the set is empty.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }
            /// Whether `item` is in the set.
            #[inline]
            pub const fn contains(self, item: $Item) -> bool {
                $word::has(self.0 as _, item.index())
            }
            /// The set with `item` added.
            #[inline]
            pub const fn with(self, item: $Item) -> $Set {
                $Set(self.0 | $word::bit(item.index()) as $Word)
            }
            /// The set without `item`.
            #[inline]
            pub const fn without(self, item: $Item) -> $Set {
                $Set(self.0 & !($word::bit(item.index()) as $Word))
            }
            /// Adds `item`.
            #[inline]
            pub const fn insert(&mut self, item: $Item) {
                *self = self.with(item);
            }
            /// Removes `item`.
            #[inline]
            pub const fn remove(&mut self, item: $Item) {
                *self = self.without(item);
            }
            /// The union, also as `|`.
            #[inline]
            pub const fn union(self, other: $Set) -> $Set {
                $Set(self.0 | other.0)
            }
            /// The intersection, also as `&`.
            #[inline]
            pub const fn intersection(self, other: $Set) -> $Set {
                $Set(self.0 & other.0)
            }
            /// The difference, also as `-`.
            #[inline]
            pub const fn difference(self, other: $Set) -> $Set {
                $Set(self.0 & !other.0)
            }
            /// Whether all items are in `other`.
            #[inline]
            pub const fn is_subset(self, other: $Set) -> bool {
                self.0 & !other.0 == 0
            }
            /// Whether the sets have no item in common.
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
            /// Whether there is exactly one item.
            #[inline]
            pub const fn is_single(self) -> bool {
                self.0 != 0 && self.0 & (self.0 - 1) == 0
            }
            /// The only item, if there is exactly one.
            #[inline]
            pub const fn single(self) -> Option<$Item> {
                if self.is_single() { self.first() } else { None }
            }
            /// Iterates over the items in ascending order.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $Item> + Clone {
                $word::bits(self.0.into()).map($Item::from_index)
            }
        }

        operators!($Set, $Item);
    };
}

word_set! {
    /// A set of digits. Displayed as `359`.
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
    /// A set of cells. Displayed in the usual notation: `r27c36`, `r1c1,r5c9`.
    ///
    /// ```
    /// use ergodoku_core::{CellSet, House};
    ///
    /// let crossing = House::row(1).cells() & House::box_(0).cells();
    /// assert_eq!(crossing.to_string(), "r2c123");
    /// assert_eq!("r2c123".parse(), Ok(crossing));
    /// ```
    CellSet(u128) of Cell, 81, large
}

word_set! {
    /// A set of houses. Displayed as `r27`, `c36`, `r2b5`.
    HouseSet(u32) of House, 27, small
}

impl CellSet {
    /// The cells that see every cell of the set. These are never cells of the set, unless it is empty.
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

    /// The houses that contain every cell of the set.
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
        f.write_str(notation::of_digits(*self).as_str())
    }
}

impl fmt::Display for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(notation::of_cells(*self).as_str())
    }
}

impl fmt::Display for HouseSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(notation::of_houses(*self).as_str())
    }
}
