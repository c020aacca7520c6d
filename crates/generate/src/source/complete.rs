//! Random solutions of a grid that is partly filled.

use ergodoku_core::Puzzle;
use ergodoku_search::{Problem, Solution, Uniqueness, uniqueness};
use fastrand::Rng;

use crate::chance::Chance;

/// A solution of a grid that has some. Digits are drawn, as long as there is a choice, for a cell in
/// which two solutions differ. Every solution can come; they are not all equally likely.
pub(super) fn solution(grid: &Puzzle, random: &mut Rng) -> Solution {
    let mut masks = grid.masks();
    loop {
        let (one, other) = match uniqueness(&masks) {
            Uniqueness::One(solution) => return solution,
            Uniqueness::Several(one, other) => (one, other),
            Uniqueness::None => unreachable!("what is drawn belongs to a solution"),
        };
        let differing: Vec<usize> =
            (0..81).filter(|&it| one.as_bytes()[it] != other.as_bytes()[it]).collect();
        let cell = differing[random.below(differing.len())];
        // The digits of the cell in a random order: the first that some solution has.
        let mut digits: Vec<u16> = (0..9).map(|it| 1 << it).collect();
        digits.retain(|digit| masks[cell] & digit != 0);
        random.reorder(&mut digits);
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
