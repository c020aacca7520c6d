//! Puzzles with the same solution and nearly the same clues.

use ergodoku_core::{CellSet, Puzzle};
use ergodoku_search::{Problem, Solution, Uniqueness, uniqueness};
use fastrand::Rng;

use crate::chance::Chance;
use crate::reduce::Reduction;

/// Removes one or two orbits of clues, adds one to three others, and adds more as long as there is a second
/// solution. The reduction then removes redundant clues, the new ones last.
pub(super) fn reduction(
    clues: CellSet,
    solution: Solution,
    orbits: &[CellSet],
    random: &mut Rng,
) -> Reduction {
    let mut order: Vec<CellSet> = orbits.to_vec();
    random.shuffle_items(&mut order);
    let (mut inside, outside): (Vec<CellSet>, Vec<CellSet>) =
        order.into_iter().partition(|orbit| orbit.is_subset(clues));
    inside.truncate(inside.len().saturating_sub(1 + random.below(2)));
    let mut new: Vec<CellSet> = outside.into_iter().take(1 + random.below(3)).collect();
    let all = |orbits: &[CellSet]| orbits.iter().fold(CellSet::EMPTY, |all, &it| all | it);
    let mut kept = all(&inside) | all(&new);
    while let Some(other) = second_solution(kept, &solution) {
        let differs = |cell| solution.digit(cell) != other.digit(cell);
        let differing: Vec<_> = CellSet::ALL.iter().filter(|&cell| differs(cell)).collect();
        let cell = differing[random.below(differing.len())];
        let orbit = orbits.iter().copied().find(|orbit| orbit.contains(cell));
        new.push(orbit.unwrap_or(CellSet::only(cell)));
        kept |= all(&new);
    }
    inside.extend(new);
    Reduction::of(kept, solution, inside)
}

/// Another solution with the same digits in `clues`.
fn second_solution(clues: CellSet, solution: &Solution) -> Option<Solution> {
    let mut masks = Puzzle::EMPTY.masks();
    for cell in clues.iter() {
        masks[cell.index()] = 1 << solution.digit(cell).index();
    }
    match uniqueness(&masks) {
        Uniqueness::Several(one, other) => Some(if one == *solution { other } else { one }),
        Uniqueness::One(_) | Uniqueness::None => None,
    }
}
