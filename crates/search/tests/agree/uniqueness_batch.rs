//! Searching for a second solution agrees with counting.

use ergodoku_core::{Cell, Digit};
use ergodoku_search::{
    Problems, Solution, SolvedPuzzle, Tier, UniquenessBatch, count, solve, uniqueness,
};

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

/// Chains of problems: each is ready when the one before it has ended.
struct Chains {
    problems: Vec<Vec<[u16; 81]>>,
    /// The next problem of each chain, and the chains for which it is ready.
    next: Vec<usize>,
    ready: Vec<usize>,
    /// The solutions found of the problems of each chain.
    found: Vec<Vec<Vec<Solution>>>,
}

/// So many solutions are enough.
const ENOUGH: usize = 5;

impl Problems for Chains {
    fn next(&mut self, masks: &mut [u16; 81]) -> Option<usize> {
        let chain = self.ready.pop()?;
        *masks = self.problems[chain][self.next[chain]];
        self.found[chain].push(Vec::new());
        Some(chain)
    }
    fn found(&mut self, chain: usize, digit: &dyn Fn(Cell) -> Digit) -> bool {
        let numbers = Cell::all().map(|cell| digit(cell).index() as u8 + 1);
        let numbers: Vec<u8> = numbers.collect();
        let found = &mut self.found[chain][self.next[chain]];
        found.push(Solution::from_numbers(numbers.try_into().expect("81 cells")));
        let enough = found.len() == ENOUGH;
        if enough {
            self.exhausted(chain);
        }
        enough
    }
    fn exhausted(&mut self, chain: usize) {
        self.next[chain] += 1;
        if self.next[chain] < self.problems[chain].len() {
            self.ready.push(chain);
        }
    }
}

#[test]
fn problems_in_turn_have_as_many_solutions_as_alone() {
    let mut random = Random(15);
    for tier in Tier::available() {
        for chains in [1, 7, 33, 100] {
            let mut problem = |_| masks(&known(&mut random));
            let problems: Vec<Vec<_>> =
                (0..chains).map(|_| (0..4).map(&mut problem).collect()).collect();
            let mut asked = Chains {
                problems: problems.clone(),
                next: vec![0; chains],
                ready: (0..chains).collect(),
                found: vec![Vec::new(); chains],
            };
            UniquenessBatch::on(tier).search_in_turn(&mut asked);
            for (problems, found) in problems.iter().zip(&mut asked.found) {
                assert_eq!(problems.len(), found.len());
                for (masks, found) in problems.iter().zip(found) {
                    assert!(found.iter().all(|found| is_solution(&numbers(found), masks)));
                    found.sort();
                    found.dedup();
                    assert_eq!(found.len(), count(masks, ENOUGH), "{tier}");
                }
            }
        }
    }
}
