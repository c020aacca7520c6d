//! What follows along bivalue cells alone: cheap enough to be asked before an XY-Chain is looked for.

use ergodoku_core::{Candidate, CandidateSet, CellSet, Digit, State};

/// So many candidates of bivalue cells are followed, a bit of a word for each.
const MOST: usize = 128;

/// What chains of bivalue cells can eliminate: what sees two cells of which one has the digit if the other
/// has not. Of more cells than are followed that may be anything.
pub(crate) fn falling(state: &State, bivalue: CellSet) -> CandidateSet {
    if bivalue.len() > MOST / 2 {
        return *state.all_candidates();
    }
    // The two candidates of a cell are next to each other.
    let mut candidates = Vec::with_capacity(MOST);
    for cell in bivalue.iter() {
        candidates.extend(state.candidates(cell).iter().map(|digit| Candidate { cell, digit }));
    }
    let follows = what_follows(&candidates);
    let mut of_digit = [0u128; 9];
    for (number, it) in candidates.iter().enumerate() {
        of_digit[it.digit.index()] |= 1 << number;
    }
    let mut falling = [CellSet::EMPTY; 9];
    for (number, one) in candidates.iter().enumerate() {
        // Each chain can be read backwards.
        let mut others = follows[number ^ 1] & of_digit[one.digit.index()] >> number << number;
        while others != 0 {
            let other = candidates[others.trailing_zeros() as usize];
            falling[one.digit.index()] |= one.cell.peers() & other.cell.peers();
            others &= others - 1;
        }
    }
    let of_digit = Digit::ALL.map(|digit| CandidateSet::of(digit, falling[digit.index()]));
    of_digit.into_iter().fold(CandidateSet::EMPTY, CandidateSet::union) & *state.all_candidates()
}

/// For each candidate those that are true if it is.
fn what_follows(candidates: &[Candidate]) -> [u128; MOST] {
    let mut follows = [0u128; MOST];
    for (number, one) in candidates.iter().enumerate() {
        for (other, it) in candidates[..number].iter().enumerate() {
            if it.digit == one.digit && it.cell.sees(one.cell) {
                follows[number] |= 1 << (other ^ 1);
                follows[other] |= 1 << (number ^ 1);
            }
        }
    }
    for between in 0..candidates.len() {
        let (bit, further) = (1 << between, follows[between]);
        for row in &mut follows[..candidates.len()] {
            if *row & bit != 0 {
                *row |= further;
            }
        }
    }
    follows
}

#[cfg(test)]
mod tests {
    use ergodoku_core::text;

    use super::*;
    use crate::catalogue::TECHNIQUES;
    use crate::patterns::chain::Through;
    use crate::patterns::links::Links;

    #[test]
    fn what_falls_is_what_falls_along_links() {
        let mut any = false;
        for technique in TECHNIQUES {
            let state = State::new(&text::parse_one(technique.example.state).unwrap().puzzle);
            let Ok(state) = state else { continue };
            let links = Links::of(&state, state.all_candidates(), Through::BivalueCells, &[]);
            let nodes = links.falling().candidates;
            let along_links = nodes.iter().map(|node| links.node(node).candidates());
            let along_links = along_links.fold(CandidateSet::EMPTY, CandidateSet::union);
            assert_eq!(falling(&state, state.cells_with(2)), along_links, "{}", technique.name);
            any |= !along_links.is_empty();
        }
        assert!(any);
    }
}
