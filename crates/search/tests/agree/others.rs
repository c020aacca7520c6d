//! Whether there is a solution beside a known one: the same answers as by counting.

use ergodoku_core::Cell;
use ergodoku_search::{Known, Others, Solution, Tier, solve, uniqueness};

use super::puzzles::{Random, grid};
use super::{Uniqueness, is_solution, numbers};

/// A grid that keeps some of its digits; half of them differ in a cell.
fn known(random: &mut Random) -> Known {
    let solution = Solution::from_numbers(grid(random));
    let mut givens = numbers(&solution);
    let mut differs = None;
    for _ in 0..random.below(100) {
        let cell = random.below(81);
        givens[cell] = 0;
        differs = Some(Cell::from_index(cell)).filter(|_| random.below(2) == 0);
    }
    Known { solution, givens, differs }
}

fn masks(known: &Known) -> [u16; 81] {
    known.givens.map(|number| if number == 0 { 0x1ff } else { 1 << (number - 1) })
}

#[test]
fn of_every_size() {
    let mut random = Random(13);
    let (mut found, mut some, mut none) = (Vec::new(), 0, 0);
    for tier in Tier::available() {
        let mut others = Others::on(tier);
        for size in [0, 1, 7, 8, 9, 31, 32, 33, 100, 1000] {
            let puzzles: Vec<Known> = (0..size).map(|_| known(&mut random)).collect();
            others.search(&puzzles, &mut found);
            assert_eq!(found.len(), size);
            for (known, other) in puzzles.iter().zip(&found) {
                let mut masks = masks(known);
                let expected = match known.differs {
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
fn of_more_puzzles_than_sixteen_bits_can_tell() {
    let mut random = Random(14);
    // Two rows of a band can be swapped: there always is another.
    let puzzles: Vec<Known> = (0..66_000)
        .map(|_| {
            let solution = Solution::from_numbers(grid(&mut random));
            let mut givens = numbers(&solution);
            givens[..18].fill(0);
            Known { solution, givens, differs: None }
        })
        .collect();
    let mut found = Vec::new();
    for tier in Tier::available() {
        Others::on(tier).search(&puzzles, &mut found);
        for (known, other) in puzzles.iter().zip(&found) {
            let other = other.expect("the two rows swapped");
            assert!(other != known.solution && is_solution(&numbers(&other), &masks(known)));
        }
    }
}
