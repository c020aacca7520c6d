//! A state is made of its givens at a stroke; it is the one that placing them one after another leads
//! to, down to the order in which singles are found.

use ergodoku_core::{Candidate, Cell, Conclusion, Digit, House, Puzzle, State};
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
    let last_cells = |state: &State| state.last_cells().collect::<Vec<_>>();
    assert_eq!(last_cells(&state), last_cells(&slow), "{puzzle}");
    let naked = |state: &State| state.naked_singles().collect::<Vec<_>>();
    assert_eq!(naked(&state), naked(&slow), "{puzzle}");
    let hidden = |state: &State| state.hidden_singles().collect::<Vec<_>>();
    assert_eq!(hidden(&state), hidden(&slow), "{puzzle}");
    // None is missing and none is too many.
    let alone = Cell::all().filter(|&cell| state.candidates(cell).is_single());
    assert_eq!(naked(&state).len(), alone.count(), "{puzzle}");
    let places = |(house, digit): (House, Digit)| state.places(digit) & house.cells();
    let pairs = House::all().flat_map(|house| Digit::ALL.map(|digit| (house, digit)));
    let alone = pairs.filter(|&pair| places(pair).is_single());
    assert_eq!(hidden(&state).len(), alone.count(), "{puzzle}");
    for digit in Digit::ALL {
        let halved = House::all().filter(|&house| places((house, digit)).len() == 2).collect();
        assert_eq!(state.halved_houses(digit), halved, "{puzzle}: {digit}");
        assert_eq!(slow.halved_houses(digit), halved, "{puzzle}: {digit}");
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
