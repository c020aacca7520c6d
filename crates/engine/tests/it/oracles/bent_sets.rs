//! WXYZ-Wings and larger bent sets, from all pairs of almost locked sets.

use std::collections::BTreeSet;

use ergodoku_core::{CandidateSet, Digit, State};
use ergodoku_engine::{Technique, techniques as t};

use crate::oracles::almost_locked::sets;
use crate::oracles::judge::{digits_of, gone, judge, left, seeing_all};
use crate::oracles::states;

/// Two sets without a common cell that have as many digits as cells, not all in one house, and of all digits but one at
/// most places that see each other.
fn bent(state: &State, size: usize) -> BTreeSet<CandidateSet> {
    let (sets, mut all) = (sets(state), BTreeSet::new());
    for one in sets.iter().filter(|it| it.cells.len() < size) {
        for other in sets.iter().filter(|it| it.cells.len() + one.cells.len() == size) {
            let cells = one.cells | other.cells;
            let digits = digits_of(state, cells);
            if cells.len() != size || digits.len() != size || !cells.common_houses().is_empty() {
                continue;
            }
            let sees = |it: Digit| {
                let places = cells & state.places(it);
                left(state, seeing_all(places) - cells, ergodoku_core::DigitSet::only(it))
            };
            let is_bent = |it: &Digit| {
                let places = cells & state.places(*it);
                places.iter().any(|a| places.iter().any(|b| a != b && !a.sees(b)))
            };
            let bent: Vec<Digit> = digits.iter().filter(is_bent).collect();
            let gone = match bent[..] {
                [] => digits.iter().map(sees).fold(CandidateSet::EMPTY, |all, it| all | it),
                [only] => sees(only),
                _ => continue,
            };
            all.insert(gone);
        }
    }
    all.remove(&CandidateSet::EMPTY);
    all
}

#[test]
fn bent_sets_are_all_pairs_of_almost_locked_sets_with_one_digit_free_at_most() {
    const SIZES: [(&Technique, usize); 4] =
        [(&t::WXYZ_WING, 4), (&t::VWXYZ_WING, 5), (&t::UVWXYZ_WING, 6), (&t::TUVWXYZ_WING, 7)];
    for (technique, size) in SIZES {
        judge(technique, states::one_in(12), 20, gone, |state| bent(state, size));
    }
}
