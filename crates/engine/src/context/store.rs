//! [`Store`]: values of any type, at most one of each, made when first asked for. It spares its owner
//! knowing the types.

use std::any::Any;
use std::cell::OnceCell;

use ergodoku_core::{Digit, House};

/// How many values stand side by side; further ones stand in a store behind.
const SLOTS: usize = 8;

/// Values that are looked up by their types. The slots are searched in turn, which for a few types is as
/// quick as any table. `A` is what values are boxed as: `dyn Any`, or `dyn Any + Send`.
pub(super) struct Store<A: ?Sized> {
    slots: [OnceCell<Box<A>>; SLOTS],
    behind: OnceCell<Box<Store<A>>>,
}

impl<A: ?Sized> Default for Store<A> {
    fn default() -> Store<A> {
        Store { slots: [const { OnceCell::new() }; SLOTS], behind: OnceCell::new() }
    }
}

impl<A: ?Sized> Store<A> {
    /// The first value that `cast` accepts; `make` makes one that it does.
    fn find<T>(&self, make: fn() -> Box<A>, cast: fn(&A) -> Option<&T>) -> &T {
        let found = self.slots.iter().find_map(|slot| cast(slot.get_or_init(make)));
        found.unwrap_or_else(|| self.behind.get_or_init(Default::default).find(make, cast))
    }
}

impl Store<dyn Any> {
    /// The value of a type.
    pub(super) fn get<T: Default + 'static>(&self) -> &T {
        self.find(|| Box::<T>::default(), |value| value.downcast_ref())
    }
}

impl Store<dyn Any + Send> {
    /// The value of a type.
    pub(super) fn get<T: Default + Send + 'static>(&self) -> &T {
        self.find(|| Box::<T>::default(), |value| value.downcast_ref())
    }
}

/// Numbers its values, so that they can index a table of `COUNT` entries.
pub(crate) trait Key: Copy + 'static {
    /// How many values there are.
    const COUNT: usize;

    /// The number of this one, below `COUNT`.
    fn index(self) -> usize;
}

/// Implements [`Key`] for an enum. It does not compile unless all variants are listed.
macro_rules! enum_key {
    ($Enum:ident { $($Variant:ident),+ }) => {
        impl $crate::context::Key for $Enum {
            const COUNT: usize = [$($Enum::$Variant),+].len();

            #[inline]
            fn index(self) -> usize {
                match self {
                    $($Enum::$Variant)|+ => self as usize,
                }
            }
        }
    };
}
pub(crate) use enum_key;

impl Key for () {
    const COUNT: usize = 1;

    fn index(self) -> usize {
        0
    }
}

impl Key for Digit {
    const COUNT: usize = 9;

    #[inline]
    fn index(self) -> usize {
        self.index()
    }
}

impl Key for House {
    const COUNT: usize = 27;

    #[inline]
    fn index(self) -> usize {
        self.index()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_types_than_slots_each_keep_a_value() {
        let store = Store::<dyn Any>::default();
        macro_rules! each_type {
            ($visit:ident) => {
                $visit!(u8, u16, u32, u64, u128, usize, i8, i16, i32, i64, i128, isize)
            };
        }
        macro_rules! set {
            ($($T:ident),+) => {
                $(store.get::<OnceCell<$T>>().set(size_of::<$T>() as $T).unwrap();)+
            };
        }
        macro_rules! check {
            ($($T:ident),+) => {
                $(assert_eq!(store.get::<OnceCell<$T>>().get(), Some(&(size_of::<$T>() as $T)));)+
            };
        }
        each_type!(set);
        each_type!(check);
    }
}
