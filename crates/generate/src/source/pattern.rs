//! Puzzles with clues in given cells. Changes the digits of some of them, as long as the number of solutions
//! does not increase, until it is one.

use ergodoku_core::{Candidate, CellSet, Puzzle};
use ergodoku_search::{Problem, Solution, count, solutions};
use fastrand::Rng;

use crate::chance::Chance;

/// The maximum number of solutions counted.
const MOST: usize = 2_000;

/// The number of changes tried before a new grid.
const CHANGES: usize = 600;

/// The number of solutions to draw from when some clues are removed.
const CHOICE: usize = 200;

/// Another puzzle with clues in the same cells, and mostly the same digits.
pub(super) fn neighbour(
    cells: CellSet,
    puzzle: &Puzzle,
    start: &Puzzle,
    random: &mut Rng,
) -> Option<Puzzle> {
    let grid = ergodoku_search::solve(puzzle)?;
    let other = change(cells, &grid, start, random)?;
    self::puzzle(cells, other, start, random)
}

/// A puzzle with clues in these cells, starting from a grid for which they need not be enough. Keeps the
/// digits of `start`. `None` if the search does not succeed soon.
pub(super) fn puzzle(
    cells: CellSet,
    grid: Solution,
    start: &Puzzle,
    random: &mut Rng,
) -> Option<Puzzle> {
    let mut grid = grid;
    let mut fewest = count(&clues(cells, &grid), MOST);
    for _ in 0..CHANGES {
        if fewest == 1 {
            return Some(clues(cells, &grid));
        }
        let Some(other) = change(cells, &grid, start, random) else { continue };
        let solutions = count(&clues(cells, &other), fewest + 1);
        if solutions <= fewest {
            (grid, fewest) = (other, solutions);
        }
    }
    None
}

/// A grid that differs from this one in a few clues or more.
fn change(cells: CellSet, grid: &Solution, start: &Puzzle, random: &mut Rng) -> Option<Solution> {
    let mut order: Vec<_> = cells.iter().collect();
    random.shuffle_items(&mut order);
    let freed: CellSet = order.into_iter().take(1 + random.below(4)).collect();
    let mut masks = start.masks();
    for cell in (cells - freed).iter() {
        masks[cell.index()] = 1 << grid.digit(cell).index();
    }
    let others: Vec<Solution> = solutions(&masks).take(CHOICE).collect();
    random.one_of(&others).copied()
}

/// The digits of a grid in some cells, as clues.
pub(crate) fn clues(cells: CellSet, grid: &Solution) -> Puzzle {
    let mut puzzle = Puzzle::EMPTY;
    for cell in cells.iter() {
        puzzle.give(Candidate::new(cell, grid.digit(cell)));
    }
    puzzle
}
