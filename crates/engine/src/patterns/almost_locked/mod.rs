//! Almost locked sets: one more digit than cells, so that a set without one of its digits holds all others.
//!
//! [`Als`] and [`Common`] are what all patterns here are made of. `Network` has the sets of a state
//! and what joins them.

mod blossom;
mod chain;
mod choices;
mod graph;
mod network;
mod rest;
mod set_blossom;
mod stem;
mod sue_de_coq;
mod three_houses;
mod w_wing;

use std::cell::RefCell;

use ergodoku_core::{CandidateSet, Cell, CellSet, Constraint, Digit, DigitSet, House, State};
use ergodoku_kernel::for_each_cell_set;
use serde::Serialize;

use crate::context::{Context, Fact};

pub use blossom::{DeathBlossom, Petal};
pub(crate) use blossom::{Garden, find as find_blossoms};
pub use chain::AlsChain;
pub(crate) use chain::{find_chains, find_pairs, find_wings};
pub use rest::Part;
pub(crate) use set_blossom::find as find_set_blossoms;
pub use set_blossom::{SetBlossom, StemPetal};
pub use sue_de_coq::SueDeCoq;
pub(crate) use sue_de_coq::find as find_sue_de_coq;
pub use three_houses::SueDeCoqOfThree;
pub(crate) use three_houses::find as find_sue_de_coq_of_three;
pub(crate) use w_wing::find as find_w_wings;

/// An *almost locked set*: `n` cells of a house that have `n + 1` candidates between them. If one of
/// these digits is in none of the cells, each of the others is in one of them.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Als {
    /// A house that holds the cells. If a line and a box do, it is the line; of a single cell it is
    /// the row.
    pub house: House,
    /// The cells: one to eight.
    pub cells: CellSet,
    /// Their candidates, one more than cells.
    pub digits: DigitSet,
}

impl Als {
    /// The cells' candidates.
    pub(crate) fn candidates(&self, state: &State) -> CandidateSet {
        CandidateSet::product(self.cells, self.digits) & *state.all_candidates()
    }

    /// Each digit but those left out, as a rule that allows it once.
    fn links(&self, but: DigitSet) -> impl Iterator<Item = Constraint> {
        let house = self.house;
        (self.digits - but).iter().map(move |digit| Constraint::House(house, digit))
    }
}

/// A *restricted common*: a digit of two sets of cells whose places in the one all see those in the
/// other, so that at most one of the two holds it.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Common {
    /// The digit.
    pub digit: Digit,
    /// A house that holds all its places in both sets: there is one, as cells that all see each other
    /// share a house.
    pub house: House,
}

impl Common {
    /// The digit as the restricted common of two sets, whose places for it are these.
    ///
    /// # Panics
    /// If the places do not all see each other.
    pub fn of(digit: Digit, places: CellSet) -> Common {
        let house = places.common_houses().first();
        Common { digit, house: house.expect("cells that all see each other share a house") }
    }

    fn link(self) -> Constraint {
        Constraint::House(self.house, self.digit)
    }
}

/// An almost locked set that leaves a cell one candidate: without one of its digits it holds all its
/// others, and these are the other candidates of the cell.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LastCandidate {
    /// The set.
    pub set: Als,
    /// The cell.
    pub cell: Cell,
    /// The candidates that the set takes from the cell: two or more.
    pub taken: DigitSet,
    /// A house that holds the cell and the set's places for the digit of this index, if it is taken.
    #[serde(skip)]
    houses: [Option<House>; 9],
}

impl LastCandidate {
    /// What a set without `lacking` leaves of a cell, if that is one candidate.
    pub(crate) fn of(state: &State, set: Als, lacking: Digit, cell: Cell) -> Option<LastCandidate> {
        let mut houses = [None; 9];
        let mut taken = DigitSet::EMPTY;
        for digit in (set.digits.without(lacking) & state.candidates(cell)).iter() {
            let places = set.cells & state.places(digit);
            if places.is_subset(cell.peers()) {
                houses[digit.index()] = places.with(cell).common_houses().first();
                taken.insert(digit);
            }
        }
        let left = (state.candidates(cell) - taken).single()?;
        let counts = taken.len() > 1 && left != lacking;
        counts.then_some(LastCandidate { set, cell, taken, houses })
    }

    /// The rules that allow the set's digits once, but for the one it lacks; those that it takes from
    /// the cell in a house with the cell.
    pub(crate) fn links(&self, lacking: Digit) -> impl Iterator<Item = Constraint> {
        self.set.digits.without(lacking).iter().map(|digit| {
            Constraint::House(self.houses[digit.index()].unwrap_or(self.set.house), digit)
        })
    }
}

impl Context<'_> {
    /// Every almost locked set of the state, house by house.
    pub(crate) fn almost_locked_sets(&self) -> &[Als] {
        self.fact::<Vec<Als>>(())
    }
}

impl Fact for Vec<Als> {
    type Key = ();

    fn of(context: &Context<'_>, (): ()) -> Vec<Als> {
        let AlsOfHouses(cached) = context.cached();
        let mut all = Vec::with_capacity(512);
        for (house, known) in House::all().zip(cached) {
            let (candidates, mut known) = (context.candidates_of(house), known.borrow_mut());
            if known.0 != candidates {
                *known = (candidates, almost_locked_sets(context.state, house));
            }
            all.extend_from_slice(&known.1);
        }
        all
    }
}

/// By house, its candidates and its almost locked sets.
#[derive(Default)]
struct AlsOfHouses([RefCell<(u128, Vec<Als>)>; 27]);

/// The almost locked sets of a house, each before those that add cells behind its last; but those in
/// two houses are of the first. Cells with one candidate left are singles still to come: with many of them, as where
/// only candidates are written, they would be in millions of sets that say nothing more.
fn almost_locked_sets(state: &State, house: House) -> Vec<Als> {
    let mut found = Vec::new();
    let digits_of = |cell| state.candidates(cell);
    let is_open = |cell: &Cell| state.candidates(*cell).len() > 1;
    let open = house.cells().iter().filter(is_open).collect();
    for_each_cell_set(open, DigitSet::EMPTY, 1, digits_of, &mut |cells, digits| {
        // Cells in two houses are taken in the first.
        if cells.common_houses().first() == Some(house) {
            found.push(Als { house, cells, digits });
        }
    });
    found
}

/// `A`, `B`, ... for the sets of a pattern.
fn letter(index: usize) -> String {
    char::from(b'A' + (index % 26) as u8).to_string()
}
