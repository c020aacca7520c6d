//! Random minimal puzzles, the same for the same seed.

use ergodoku::search::{self, Solution};
use ergodoku::{Candidate, Cell, Digit, Puzzle, State};

/// A puzzle with one solution from which no given can go.
pub(crate) fn random_minimal(seed: u64) -> Puzzle {
    let mut random = fastrand::Rng::with_seed(seed);
    let solution = random_solution(&mut random);
    let mut cells: Vec<Cell> = Cell::all().collect();
    random.shuffle(&mut cells);
    let mut kept: Vec<Cell> = cells.clone();
    for cell in cells {
        let fewer: Vec<Cell> = kept.iter().copied().filter(|&it| it != cell).collect();
        let state = State::new(&with_givens(&solution, &fewer)).expect("part of a solution");
        if search::count(&state, 2) == 1 {
            kept = fewer;
        }
    }
    with_givens(&solution, &kept)
}

fn with_givens(solution: &Solution, cells: &[Cell]) -> Puzzle {
    let mut puzzle = Puzzle::EMPTY;
    for &cell in cells {
        puzzle.give(Candidate::new(cell, solution.digit(cell)));
    }
    puzzle
}

/// The first solution of a grid whose diagonal boxes, which do not see each other, are random.
fn random_solution(random: &mut fastrand::Rng) -> Solution {
    let mut puzzle = Puzzle::EMPTY;
    for number in [0, 4, 8] {
        let mut digits = Digit::ALL;
        random.shuffle(&mut digits);
        let cells = ergodoku::House::square(number).cells();
        for (cell, digit) in cells.iter().zip(digits) {
            puzzle.give(Candidate::new(cell, digit));
        }
    }
    search::solve(&State::new(&puzzle).expect("no clash")).expect("a solution")
}
