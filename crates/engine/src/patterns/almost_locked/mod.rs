//! Almost locked sets: one digit more than cells, so that one digit gone locks all the others.
//!
//! [`Als`] and [`Common`] are what all patterns here are made of. `Network` has the sets of a state
//! and what joins them.

mod blossom;
mod chain;
mod graph;
mod network;
mod sue_de_coq;

use std::collections::HashSet;
use std::ops::ControlFlow;

use ergodoku_core::{
    CandidateSet, CellSet, Conclusion, Constraint, Digit, DigitSet, House, Sentence, State,
    sentence,
};
use serde::Serialize;

use super::Pattern;
use crate::technique::Found;

pub(crate) use blossom::find as find_blossoms;
pub use blossom::{DeathBlossom, Petal};
pub use chain::AlsChain;
pub(crate) use chain::{find_chains, find_pairs, find_wings};
pub(crate) use network::Network;
pub use sue_de_coq::SueDeCoq;
pub(crate) use sue_de_coq::find as find_sue_de_coq;

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

    /// `r1c2 and r1c5 of row 1 have one candidate more than cells: 2, 4 and 7`.
    fn said(&self) -> Sentence {
        match self.cells.single() {
            Some(cell) => sentence!("{} has the two candidates {}", cell, self.digits),
            None => sentence!(
                "{} of {} have one candidate more than cells: {}",
                self.cells,
                self.house,
                self.digits
            ),
        }
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
    /// The digit as the common of two sets, whose places for it are these.
    fn of(digit: Digit, places: CellSet) -> Common {
        let house = places.common_houses().first();
        Common { digit, house: house.expect("cells that all see each other share a house") }
    }

    fn link(self) -> Constraint {
        Constraint::House(self.house, self.digit)
    }
}

/// Reports each set of eliminations once, by the pattern that comes first.
struct Distinct<'a, 'f> {
    known: HashSet<CandidateSet>,
    found: &'a mut Found<'f>,
}

impl<'a, 'f> Distinct<'a, 'f> {
    fn new(found: &'a mut Found<'f>) -> Distinct<'a, 'f> {
        Distinct { known: HashSet::new(), found }
    }

    fn report(&mut self, gone: CandidateSet, pattern: impl FnOnce() -> Pattern) -> ControlFlow<()> {
        if gone.is_empty() || !self.known.insert(gone) {
            return ControlFlow::Continue(());
        }
        (self.found)(pattern(), Conclusion::Eliminate(gone))
    }
}

/// Every almost locked set of a state once: house by house, and there by the cells in order.
pub(crate) fn almost_locked_sets(state: &State) -> Vec<Als> {
    let mut found = Vec::new();
    for house in House::all() {
        let unsolved = house.positions_of(state.unsolved());
        // The candidates of each set of positions: those of the set without its lowest, and of that.
        let mut digits = [DigitSet::EMPTY; 1 << 9];
        for chosen in 1..1u16 << 9 {
            if chosen & !unsolved != 0 {
                continue;
            }
            let lowest = chosen.trailing_zeros() as usize;
            let rest = chosen & (chosen - 1);
            let all = digits[rest as usize] | state.candidates(house.cell_at(lowest));
            digits[chosen as usize] = all;
            if all.len() == chosen.count_ones() as usize + 1 {
                let cells = house.cells_at(chosen);
                // Cells in two houses are taken in the first.
                if cells.common_houses().first() == Some(house) {
                    found.push(Als { house, cells, digits: all });
                }
            }
        }
    }
    // Each set stands before those that add cells behind its last.
    found.sort_by_key(|als: &Als| (als.house, positions(als)));
    found
}

/// The positions of the cells in the house, from 1, as the digits of a number with nine places.
fn positions(als: &Als) -> u32 {
    let positions = als.house.positions_of(als.cells);
    let chosen = (0..9).filter(|position| positions & 1 << position != 0);
    let number =
        |number, (place, position): (u32, u32)| number + (position + 1) * 10u32.pow(8 - place);
    (0..).zip(chosen).fold(0, number)
}

/// `A`, `B`, ... for the sets of a pattern.
fn letter(index: usize) -> String {
    char::from(b'A' + (index % 26) as u8).to_string()
}
