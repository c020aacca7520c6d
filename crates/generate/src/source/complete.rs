//! Random solutions of a partial grid.

use ergodoku_core::Puzzle;
use ergodoku_search::{Problem, Solution, Uniqueness, uniqueness};
use fastrand::Rng;

use crate::chance::Chance;

/// Draws a solution of a solvable grid. As long as there are several, it draws a digit for a cell in which two
/// solutions differ. Every solution is possible, but they are not equally likely.
pub(super) fn solution(grid: &Puzzle, random: &mut Rng) -> Solution {
    let mut masks = grid.masks();
    loop {
        let (one, other) = match uniqueness(&masks) {
            Uniqueness::One(solution) => return solution,
            Uniqueness::Several(one, other) => (one, other),
            Uniqueness::None => unreachable!("the drawn digits belong to a solution"),
        };
        let differing: Vec<usize> =
            (0..81).filter(|&it| one.as_bytes()[it] != other.as_bytes()[it]).collect();
        let cell = differing[random.below(differing.len())];
        // The first digit, in random order, that occurs in some solution.
        let mut digits: Vec<u16> = (0..9).map(|it| 1 << it).collect();
        digits.retain(|digit| masks[cell] & digit != 0);
        random.shuffle_items(&mut digits);
        for digit in digits {
            let mut drawn = masks;
            drawn[cell] = digit;
            if ergodoku_search::solve(&drawn).is_some() {
                masks = drawn;
                break;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use ergodoku_core::{Candidate, Cell};
    use ergodoku_search::solutions;

    use super::*;
    use crate::random_grid;

    #[test]
    fn every_solution_can_come() {
        let mut random = Rng::with_seed(8);
        for _ in 0..3 {
            let (grid, mut order) = (random_grid(&mut random), Cell::all().collect::<Vec<_>>());
            random.shuffle_items(&mut order);
            // The fewest empty cells with enough solutions.
            let opened = (30..).find_map(|open| {
                let mut part = Puzzle::EMPTY;
                order[open..].iter().for_each(|&it| part.give(Candidate::new(it, grid.digit(it))));
                let all: HashSet<String> =
                    solutions(&part).take(500).map(|it| it.to_string()).collect();
                (all.len() >= 40).then_some((part, all))
            });
            let (part, all) = opened.expect("an empty grid has many");
            let draws = (0..100 * all.len()).map(|_| solution(&part, &mut random).to_string());
            assert_eq!(draws.collect::<HashSet<_>>(), all);
        }
    }
}
