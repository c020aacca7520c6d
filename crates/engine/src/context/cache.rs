//! [`PathCache`]: what is found out in one state of a puzzle, and holds in the next as long as what it
//! depends on is the same. Every entry stands beside its key, all that it depends on; so what is found with
//! the cache is what is found without it.

use std::any::Any;
use std::cell::{Cell, OnceCell};
use std::fmt;
use std::ops::{BitOr, Sub};

use ergodoku_core::{
    Candidate, CandidateSet, CellSet, Digit, DigitSet, House, HouseSet, Puzzle, State,
};

use super::Context;
use super::store::{Key, Store};
use crate::patterns::crossings::Crossings;

/// What is kept from one state of a puzzle to the next.
#[derive(Default)]
pub(crate) struct PathCache {
    one_solution: OnceCell<bool>,
    /// By digit, where it can be or is placed, and which of these cells whole placements use.
    pub(super) placements: [Keyed<CellSet, CellSet>; 9],
    /// By digit, where it can be placed, and which crossings have these places and which houses confine
    /// them.
    pub(super) crossings: [Keyed<CellSet, (Crossings, HouseSet)>; 9],
    /// How many contexts have used the cache.
    contexts: Cell<u32>,
    /// What each module keeps; made when first asked for, as most puzzles need none of it.
    entries: OnceCell<Box<Store<dyn Any + Send>>>,
}

impl PathCache {
    /// A number for a context that uses the cache from now on.
    pub(super) fn next_context(&self) -> u32 {
        self.contexts.set(self.contexts.get() + 1);
        self.contexts.get()
    }

    /// Whether the givens of a state have exactly one solution: what is true of one state of the puzzle is
    /// true of all. Placements and eliminations do not count, as they may be wrong.
    pub(super) fn has_one_solution(&self, state: &State) -> bool {
        *self.one_solution.get_or_init(|| {
            let mut puzzle = Puzzle::EMPTY;
            for cell in state.givens().iter() {
                if let Some(digit) = state.digit(cell) {
                    puzzle.give(Candidate::new(cell, digit));
                }
            }
            ergodoku_search::count(&puzzle, 2) == 1
        })
    }
}

impl Clone for PathCache {
    /// An empty cache, as good as a copy.
    fn clone(&self) -> PathCache {
        PathCache::default()
    }
}

impl fmt::Debug for PathCache {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PathCache").finish_non_exhaustive()
    }
}

/// A value beside its key: found again where the key has changed. The default key must belong to the
/// default value.
#[derive(Default)]
pub(crate) struct Keyed<K, V>(Cell<(K, V)>);

impl<K: Copy + PartialEq, V: Copy> Keyed<K, V> {
    /// The value of a key.
    #[inline]
    pub(crate) fn get(&self, key: K, find: impl FnOnce(K) -> V) -> V {
        let (before, found) = self.0.get();
        if before == key {
            return found;
        }
        let found = find(key);
        self.0.set((key, found));
        found
    }
}

/// A kind of search that looks at one unit of the state at a time: at a digit, or at a house. What it finds
/// there depends on the candidates of the unit alone.
pub(crate) trait UnitSearch: Key {
    /// What it looks at one of.
    type Unit: Unit;
}

/// A part of a state.
pub(crate) trait Unit {
    /// A set of such parts.
    type Set: Copy + Default + Send + BitOr<Output = Self::Set> + Sub<Output = Self::Set>;

    /// Those whose candidates are not the same in two states.
    fn changed(before: &CandidateSet, now: &CandidateSet) -> Self::Set;
}

impl Unit for Digit {
    type Set = DigitSet;

    fn changed(before: &CandidateSet, now: &CandidateSet) -> DigitSet {
        let is_other = |digit: &Digit| before.cells_of(*digit) != now.cells_of(*digit);
        Digit::ALL.into_iter().filter(is_other).collect()
    }
}

impl Unit for House {
    type Set = HouseSet;

    fn changed(before: &CandidateSet, now: &CandidateSet) -> HouseSet {
        let mut cells = CellSet::EMPTY;
        for digit in Digit::ALL {
            let (before, now) = (before.cells_of(digit), now.cells_of(digit));
            cells |= (before | now) - (before & now);
        }
        let bit = |house: House| u32::from(!cells.is_disjoint(house.cells())) << house.index();
        HouseSet::from_bits(House::all().map(bit).sum())
    }
}

/// For each search of a kind, the units in which it has found nothing, and whose candidates are still the
/// same.
pub(crate) struct Exhausted<S: UnitSearch> {
    /// The candidates that this is true of.
    candidates: Cell<CandidateSet>,
    /// The context whose candidates these are.
    context: Cell<u32>,
    units: Box<[Cell<<S::Unit as Unit>::Set>]>,
}

impl<S: UnitSearch> Default for Exhausted<S> {
    fn default() -> Exhausted<S> {
        Exhausted {
            candidates: Cell::default(),
            context: Cell::default(),
            units: (0..S::COUNT).map(|_| Cell::default()).collect(),
        }
    }
}

impl<S: UnitSearch> Exhausted<S> {
    /// The units in which a search finds nothing.
    pub(crate) fn of(&self, search: S) -> <S::Unit as Unit>::Set {
        self.units[search.index()].get()
    }

    /// Notes that a search has found nothing in some units.
    pub(crate) fn note(&self, search: S, units: <S::Unit as Unit>::Set) {
        let known = &self.units[search.index()];
        known.set(known.get() | units);
    }

    /// Forgets the units that have changed since another context was looked at.
    fn look_at(&self, context: &Context<'_>) {
        if self.context.replace(context.number) != context.number {
            let now = context.state.all_candidates();
            let changed = S::Unit::changed(&self.candidates.replace(*now), now);
            self.units.iter().for_each(|units| units.set(units.get() - changed));
        }
    }
}

impl Context<'_> {
    /// What a module keeps from state to state: its entries must stand beside their keys.
    pub(crate) fn cached<T: Default + Send + 'static>(&self) -> &T {
        self.cache.entries.get_or_init(Default::default).get()
    }

    /// The units in which searches of a kind find nothing. To be used before another context looks at it.
    pub(crate) fn exhausted<S: UnitSearch>(&self) -> &Exhausted<S> {
        let exhausted: &Exhausted<S> = self.cached();
        exhausted.look_at(self);
        exhausted
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::Limits;
    use crate::position::Position;
    use ergodoku_core::Conclusion;

    #[derive(Copy, Clone)]
    struct OfDigits;

    impl Key for OfDigits {
        const COUNT: usize = 1;

        fn index(self) -> usize {
            0
        }
    }

    impl UnitSearch for OfDigits {
        type Unit = Digit;
    }

    #[derive(Copy, Clone)]
    struct OfHouses;

    impl Key for OfHouses {
        const COUNT: usize = 1;

        fn index(self) -> usize {
            0
        }
    }

    impl UnitSearch for OfHouses {
        type Unit = House;
    }

    #[test]
    fn units_are_exhausted_until_their_candidates_change() {
        let (cache, limits) = (PathCache::default(), Limits::default());
        let mut position = Position::from(State::new(&Puzzle::EMPTY).unwrap());
        let context = Context::new(&position, &limits, &cache);
        context.exhausted().note(OfDigits, DigitSet::ALL);
        context.exhausted().note(OfHouses, HouseSet::ALL);
        assert_eq!(context.exhausted().of(OfDigits), DigitSet::ALL);

        let it = Candidate::new(House::row(4).cell_at(4), Digit::ALL[4]);
        position.apply(&Conclusion::Eliminate(CandidateSet::only(it))).unwrap();
        let context = Context::new(&position, &limits, &cache);
        assert_eq!(context.exhausted().of(OfDigits), DigitSet::ALL.without(it.digit));
        let around: HouseSet = it.cell.houses().into_iter().collect();
        assert_eq!(context.exhausted().of(OfHouses), HouseSet::ALL - around);
    }

    #[test]
    fn a_value_is_found_again_where_its_key_has_changed() {
        let (known, found) = (Keyed::default(), Cell::new(0));
        let double = |key: u32| {
            found.set(found.get() + 1);
            2 * key
        };
        let values = [1, 1, 2, 2, 1].map(|key| known.get(key, double));
        assert_eq!((values, found.get()), ([2, 2, 4, 4, 2], 3));
    }
}
