//! A state is made of its givens at once; it is the one that placing them one after another leads to.

use std::collections::BTreeSet;

use ergodoku_core::{Candidate, Cell, Conclusion, Digit, House, HouseSet, Puzzle, State};
use proptest::prelude::*;

/// The state, but for what is a given, that the digits of a puzzle lead to if they are placed cell by
/// cell.
fn step_by_step(puzzle: &Puzzle) -> State {
    let mut state = State::new(&Puzzle::EMPTY).unwrap();
    for cell in Cell::all() {
        if let Some(digit) = puzzle.digit(cell) {
            state.apply_unchecked(&Conclusion::Place(Candidate::new(cell, digit)));
        }
    }
    state.apply(&Conclusion::Eliminate(puzzle.removed() & *state.all_candidates())).unwrap();
    state
}

fn agree(puzzle: &Puzzle) {
    let (state, slow) = (State::new(puzzle).unwrap(), step_by_step(puzzle));
    assert_eq!(state.all_candidates(), slow.all_candidates(), "{puzzle}");
    for cell in Cell::all() {
        assert_eq!(state.candidates(cell), slow.candidates(cell), "{puzzle}: {cell}");
        assert_eq!(state.digit(cell), slow.digit(cell), "{puzzle}: {cell}");
    }
    assert_eq!(state.contradiction(), slow.contradiction(), "{puzzle}");
    assert_eq!(state.removed(), slow.removed(), "{puzzle}");
    let one_unsolved: HouseSet = state.houses_with_one_unsolved().collect();
    assert_eq!(one_unsolved, slow.houses_with_one_unsolved().collect(), "{puzzle}");
    let expected = House::all().filter(|house| (house.cells() & state.unsolved()).is_single());
    assert_eq!(one_unsolved, expected.collect(), "{puzzle}");
    let single_places = |state: &State| state.single_places().collect::<BTreeSet<_>>();
    assert_eq!(single_places(&state), single_places(&slow), "{puzzle}");
    let places = |(house, digit): (House, Digit)| state.places(digit) & house.cells();
    let pairs = House::all().flat_map(|house| Digit::ALL.map(|digit| (house, digit)));
    let expected = pairs.filter(|&pair| places(pair).is_single());
    assert_eq!(single_places(&state), expected.collect(), "{puzzle}");
    for digit in Digit::ALL {
        let with = |count| House::all().filter(move |&it| places((it, digit)).len() == count);
        for state in [&state, &slow] {
            assert_eq!(state.single_place_houses(digit), with(1).collect(), "{puzzle}: {digit}");
            assert_eq!(state.bilocal_houses(digit), with(2).collect(), "{puzzle}: {digit}");
        }
    }
}

/// The solution that shifts its rows.
fn solution(cell: Cell) -> Digit {
    let (row, column) = (cell.row().number(), cell.column().number());
    Digit::from_index((3 * row + row / 3 + column) % 9)
}

proptest! {
    /// Some givens of a solution, and candidates removed.
    #[test]
    fn givens_of_a_solution(
        givens in prop::collection::vec(0..81usize, 0..80),
        removed in prop::collection::vec(0..729usize, 0..30),
    ) {
        let mut puzzle = Puzzle::EMPTY;
        for cell in givens.into_iter().map(Cell::from_index) {
            puzzle.give(Candidate::new(cell, solution(cell)));
        }
        puzzle.remove(removed.into_iter().map(Candidate::from_index).collect());
        agree(&puzzle);
    }

    /// Any givens that do not clash: most leave something no place.
    #[test]
    fn givens_without_a_clash(given in prop::collection::vec(0..729usize, 0..60)) {
        let mut puzzle = Puzzle::EMPTY;
        for candidate in given.into_iter().map(Candidate::from_index) {
            if puzzle.digit(candidate.cell).is_none() && puzzle.possible(candidate.cell).contains(candidate.digit) {
                puzzle.give(candidate);
            }
        }
        agree(&puzzle);
    }
}
