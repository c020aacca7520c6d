//! Searching for a second solution agrees with counting.

use ergodoku_core::Cell;
use ergodoku_search::{Solution, SolvedPuzzle, Tier, UniquenessBatch, solve, uniqueness};

use super::puzzles::{Random, grid};
use super::{Uniqueness, is_solution, numbers};

/// A solved puzzle with random givens. Half of them must differ at an empty cell.
fn known(random: &mut Random) -> SolvedPuzzle {
    let solution = Solution::from_numbers(grid(random));
    let mut givens = numbers(&solution);
    let mut must_differ_at = None;
    for _ in 0..random.below(100) {
        let cell = random.below(81);
        givens[cell] = 0;
        must_differ_at = Some(Cell::from_index(cell)).filter(|_| random.below(2) == 0);
    }
    SolvedPuzzle { solution, givens, must_differ_at }
}

fn masks(known: &SolvedPuzzle) -> [u16; 81] {
    known.givens.map(|number| if number == 0 { 0x1ff } else { 1 << (number - 1) })
}

#[test]
fn batches_of_every_size() {
    let mut random = Random(13);
    let (mut found, mut some, mut none) = (Vec::new(), 0, 0);
    for tier in Tier::available() {
        let mut others = UniquenessBatch::on(tier);
        for size in [0, 1, 7, 8, 9, 31, 32, 33, 100, 1000] {
            let puzzles: Vec<SolvedPuzzle> = (0..size).map(|_| known(&mut random)).collect();
            others.search(&puzzles, &mut found);
            assert_eq!(found.len(), size);
            for (known, other) in puzzles.iter().zip(&found) {
                let mut masks = masks(known);
                let expected = match known.must_differ_at {
                    None => matches!(uniqueness(&masks), Uniqueness::Several(..)),
                    Some(cell) => {
                        masks[cell.index()] ^= 1 << (numbers(&known.solution)[cell.index()] - 1);
                        solve(&masks).is_some()
                    }
                };
                assert_eq!(other.is_some(), expected, "{tier:?} {known:?}");
                match other {
                    None => none += 1,
                    Some(other) => {
                        assert!(*other != known.solution && is_solution(&numbers(other), &masks));
                        some += 1;
                    }
                }
            }
        }
    }
    assert!(some > 500 && none > 500, "{some} with, {none} without");
}

#[test]
fn more_puzzles_than_16_bits_can_number() {
    let mut random = Random(14);
    // Two empty rows of a band can be swapped, so there is always a second solution.
    let puzzles: Vec<SolvedPuzzle> = (0..66_000)
        .map(|_| {
            let solution = Solution::from_numbers(grid(&mut random));
            let mut givens = numbers(&solution);
            givens[..18].fill(0);
            SolvedPuzzle { solution, givens, must_differ_at: None }
        })
        .collect();
    let mut found = Vec::new();
    for tier in Tier::available() {
        UniquenessBatch::on(tier).search(&puzzles, &mut found);
        for (known, other) in puzzles.iter().zip(&found) {
            let other = other.expect("the two rows swapped");
            assert!(other != known.solution && is_solution(&numbers(&other), &masks(known)));
        }
    }
}
