//! The position of a state is made at once; its singles come in the order in which they come up if the
//! digits are placed one after another and candidates are removed then.

use std::collections::BTreeSet;

use ergodoku_core::{Candidate, CandidateSet, Cell, Conclusion, Digit, House, Puzzle, State};
use ergodoku_engine::Position;
use proptest::prelude::*;

/// The position, but for what is a given, that the digits of a puzzle lead to if they are placed cell by
/// cell.
fn step_by_step(puzzle: &Puzzle) -> Position {
    let mut position = Position::from(State::new(&Puzzle::EMPTY).unwrap());
    for cell in Cell::all() {
        if let Some(digit) = puzzle.digit(cell) {
            position.apply_unchecked(&Conclusion::Place(Candidate::new(cell, digit)));
        }
    }
    let removed = puzzle.removed() & *position.state().all_candidates();
    position.apply(&Conclusion::Eliminate(removed)).unwrap();
    position
}

/// Last cells, naked and hidden singles, each in order.
type Singles = (Vec<(House, Candidate)>, Vec<Candidate>, Vec<(House, Candidate)>);

fn singles(position: &Position) -> Singles {
    let naked = position.naked_singles().collect();
    (position.last_cells().collect(), naked, position.hidden_singles().collect())
}

/// The same without the order.
type UnorderedSingles =
    (BTreeSet<(House, Candidate)>, BTreeSet<Candidate>, BTreeSet<(House, Candidate)>);

fn in_any_order(it: Singles) -> UnorderedSingles {
    (it.0.into_iter().collect(), it.1.into_iter().collect(), it.2.into_iter().collect())
}

fn agree(puzzle: &Puzzle) {
    let (position, slow) = (Position::from(State::new(puzzle).unwrap()), step_by_step(puzzle));
    let state = position.state();
    assert_eq!(state.all_candidates(), slow.state().all_candidates(), "{puzzle}");
    assert_eq!(singles(&position), singles(&slow), "{puzzle}");
    // None is missing and none is too many.
    let (_, naked, hidden) = singles(&position);
    let single_cells = Cell::all().filter(|&cell| state.candidates(cell).is_single());
    assert_eq!(naked.len(), single_cells.count(), "{puzzle}");
    let places = |(house, digit): (House, Digit)| state.places(digit) & house.cells();
    let pairs = House::all().flat_map(|house| Digit::ALL.map(|digit| (house, digit)));
    let single_places = pairs.filter(|&pair| places(pair).is_single());
    assert_eq!(hidden.len(), single_places.count(), "{puzzle}");
    // A position forgets its past with its state.
    assert_eq!(singles(&Position::from(slow.state())), singles(&position), "{puzzle}");
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

    /// Conclusions, right or wrong, that do not contradict the state: the position then has the singles
    /// of its state, none more and none less.
    #[test]
    fn a_position_has_the_singles_of_its_state(
        tries in prop::collection::vec((any::<prop::sample::Index>(), any::<bool>()), 1..120),
    ) {
        let mut position = Position::from(State::new(&Puzzle::EMPTY).unwrap());
        for (which, places) in tries {
            let left: Vec<Candidate> = position.state().all_candidates().iter().collect();
            if left.is_empty() {
                break;
            }
            let it = *which.get(&left);
            position.apply_unchecked(&match places {
                true => Conclusion::Place(it),
                false => Conclusion::Eliminate(CandidateSet::in_cell(
                    it.cell,
                    position.state().candidates(it.cell).without(it.digit),
                )),
            });
            let entered = Position::from(position.state());
            prop_assert_eq!(in_any_order(singles(&position)), in_any_order(singles(&entered)));
        }
    }
}
