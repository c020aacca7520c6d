//! Sources of candidates: fresh ones, and neighbours of a near miss.

mod complete;
mod neighbours;
mod pattern;
mod vicinity;

use ergodoku_core::{CellSet, Puzzle};
use ergodoku_search::{Solution, count};
use fastrand::Rng;

use crate::chance::Chance;
use crate::reduce::{Reduction, reduce};
use crate::spec::{Clues, Spec, Start};
use crate::{Symmetry, Transform, prepared, random_grid};

pub(crate) use pattern::clues as clues_of;

/// Makes candidates.
pub(crate) struct Source<'a> {
    spec: &'a Spec,
    /// The orbits of cells under the symmetry.
    orbits: Vec<CellSet>,
}

impl<'a> Source<'a> {
    pub(crate) fn new(spec: &'a Spec) -> Source<'a> {
        let orbits = match spec.clues {
            Clues::Symmetric(symmetry) => symmetry.orbits(),
            Clues::In(_) => Symmetry::None.orbits(),
        };
        Source { spec, orbits }
    }

    /// The number of attempts, or `None` if it is unlimited.
    pub(crate) fn attempts(&self) -> Option<u64> {
        match (&self.spec.start, &self.spec.clues) {
            (Start::Vicinity { of, moves: 1 }, _) => Some(vicinity::removals(of)),
            // A complete grid gives one puzzle for a pattern.
            (Start::Grid(grid), Clues::In(_)) if count(&**grid, 2) == 1 => Some(1),
            _ => None,
        }
    }

    /// The candidates of an attempt: about `count`, unless the source has its own number.
    pub(crate) fn fresh(&self, attempt: u64, count: usize, random: &mut Rng) -> Vec<Puzzle> {
        match (&self.spec.start, &self.spec.clues) {
            (Start::Vicinity { of, moves: 1 }, _) => vicinity::one_move(of, attempt),
            (Start::Vicinity { of, .. }, _) => vicinity::two_moves(of, attempt, random),
            (_, &Clues::In(cells)) => {
                let grid = self.grid(random);
                pattern::puzzle(cells, grid, &self.start(), random).into_iter().collect()
            }
            (_, Clues::Symmetric(_)) => self.reduced(count, random),
        }
    }

    /// Prepared puzzles in random order and form, if all techniques that are asked for are so rare that there are some, and
    /// clues can be anywhere.
    pub(crate) fn prepared(&self, random: &mut Rng) -> Vec<Puzzle> {
        let is_anywhere = matches!(self.spec.start, Start::Anywhere) && self.spec.makes_minimal();
        let mut all = Vec::new();
        for technique in self.spec.special().flatten().take_while(|_| is_anywhere) {
            let of_it = prepared(technique, self.spec.allow.is_empty());
            if of_it.is_empty() {
                return of_it;
            }
            all.extend(of_it);
        }
        random.shuffle_items(&mut all);
        all.iter().map(|it| Transform::random(random).of(it)).collect()
    }

    /// Candidates similar to a near miss.
    pub(crate) fn near(&self, puzzle: &Puzzle, count: usize, random: &mut Rng) -> Vec<Puzzle> {
        match (&self.spec.start, &self.spec.clues) {
            (Start::Vicinity { .. }, _) => Vec::new(),
            (_, &Clues::In(cells)) => {
                let start = self.start();
                let other = |_| pattern::neighbour(cells, puzzle, &start, random);
                (0..count.div_ceil(4)).filter_map(other).collect()
            }
            (_, Clues::Symmetric(_)) => {
                let Some(solution) = ergodoku_search::solve(puzzle) else { return Vec::new() };
                let clues = puzzle.givens();
                reduce(&mut (0..count).map(|_| {
                    let near = neighbours::reduction(clues, solution, &self.orbits, random);
                    near.down_to(self.least(random))
                }))
            }
        }
    }

    /// Grids with clues removed as far as the specification asks.
    fn reduced(&self, count: usize, random: &mut Rng) -> Vec<Puzzle> {
        let reduction = |_| {
            let grid = self.grid(random);
            let mut order = self.orbits.clone();
            random.shuffle_items(&mut order);
            Reduction::new(grid, order).down_to(self.least(random))
        };
        reduce(&mut (0..count).map(reduction))
    }

    /// A solution to start from.
    fn grid(&self, random: &mut Rng) -> Solution {
        match &self.spec.start {
            Start::Grid(grid) => complete::solution(grid, random),
            Start::Anywhere | Start::Vicinity { .. } => random_grid(random),
        }
    }

    /// The digits that every solution must have.
    fn start(&self) -> Puzzle {
        match &self.spec.start {
            Start::Grid(grid) => **grid,
            Start::Anywhere | Start::Vicinity { .. } => Puzzle::EMPTY,
        }
    }

    /// The minimum number of clues to keep.
    fn least(&self, random: &mut Rng) -> usize {
        match (self.spec.minimal, self.spec.clue_count.from, self.spec.clue_count.to) {
            (true, ..) | (_, None, _) => 0,
            (_, Some(from), None) => from,
            (_, Some(from), Some(to)) => from + random.below(to.min(81) - from + 1),
        }
    }
}
