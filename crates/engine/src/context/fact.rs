//! [`Fact`]: what follows from a state for several techniques alike, found out when first asked for.

use std::cell::OnceCell;

use ergodoku_core::House;

use super::Context;
use super::store::Key;

/// What follows from a state, once for each key. Each module defines its own facts.
pub(crate) trait Fact: Sized + 'static {
    /// What there is a value for each of: a digit, a kind of links; `()` if there is just one.
    type Key: Key;

    /// Finds it out.
    fn of(context: &Context<'_>, key: Self::Key) -> Self;
}

/// By key, what has been found out.
struct Table<F>(Box<[OnceCell<F>]>);

impl<F: Fact> Default for Table<F> {
    fn default() -> Table<F> {
        Table((0..F::Key::COUNT).map(|_| OnceCell::new()).collect())
    }
}

impl Context<'_> {
    /// A fact about the state.
    pub(crate) fn fact<F: Fact>(&self, key: F::Key) -> &F {
        let Table(table) = self.facts.get_or_init(Default::default).get();
        table[key.index()].get_or_init(|| F::of(self, key))
    }
}

/// By house, its candidates: nine bits for each cell.
struct CandidatesOfHouses([u128; 27]);

impl Fact for CandidatesOfHouses {
    type Key = ();

    fn of(context: &Context<'_>, (): ()) -> CandidatesOfHouses {
        let of = |house: House| {
            let cells = (0..9).map(|position| context.state.candidates(house.cell_at(position)));
            cells.fold(0, |all, digits| all << 9 | u128::from(digits.bits()))
        };
        CandidatesOfHouses(std::array::from_fn(|index| of(House::from_index(index))))
    }
}

impl Context<'_> {
    /// The candidates of a house, as a key: nine bits for each cell.
    pub(crate) fn candidates_of(&self, house: House) -> u128 {
        self.fact::<CandidatesOfHouses>(()).0[house.index()]
    }
}
