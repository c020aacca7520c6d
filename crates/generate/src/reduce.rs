//! Removes clues from solved grids as long as the solution stays unique, for many grids at once.
//!
//! # Algorithm
//!
//! The clues of each grid are tried in a fixed order. A clue, together with its symmetric counterparts, is
//! removed if the puzzle without it still has one solution. No clue needs to be tried twice: with fewer clues
//! left it cannot be removed either.
//!
//! - *Unavoidable sets*: the cells in which a second solution differs from the grid need at least one clue.
//!   The last of them in the order stays if none before it does. The sets of four cells are known from the
//!   start, and each second solution found by the search gives another.
//! - *Many at once*: all clues that no known set requires are tried together. If the puzzle without them has
//!   one solution, they are all removed. Otherwise fewer are tried. At first most clues can be removed, at the
//!   end hardly any.
//! - *In batches*: each round asks one question about each grid, whether there is a second solution, and the
//!   search answers all of them at once. The result does not depend on which second solutions it finds:
//!   they only affect how soon the fate of a clue is known.

use ergodoku_core::{Candidate, CellSet, Puzzle};
use ergodoku_search::{Solution, SolvedPuzzle, UniquenessBatch};

use crate::unavoidable::{differing, rectangles};

/// A grid whose clues are being removed.
pub(crate) struct Reduction {
    pub(crate) solution: Solution,
    /// The clues left.
    pub(crate) clues: CellSet,
    /// The digits of the clues, 0 in the other cells.
    givens: [u8; 81],
    /// The sets of clues to remove together, in the order in which they are tried.
    order: Vec<CellSet>,
    /// The position of each cell in the order.
    turn: [u8; 81],
    /// The decided positions.
    decided: Turns,
    /// The decided positions whose clues stay.
    kept: Turns,
    /// Unavoidable sets without a clue that is known to stay, sorted by `last`.
    unavoidable: Vec<Unavoidable>,
    /// The minimum number of clues.
    least: usize,
}

/// A set of positions in the order.
type Turns = u128;

/// The positions of clues of which at least one must stay.
#[derive(Copy, Clone)]
struct Unavoidable {
    turns: Turns,
    /// The last of these positions.
    last: Turns,
}

/// The clues to try next.
struct Trial {
    turns: Turns,
    cells: CellSet,
    /// The positions that stay if these clues can be removed.
    kept: Turns,
}

/// The number of clues that typically stay.
const STAY: usize = 26;

impl Reduction {
    /// A reduction of a complete grid, in this order.
    pub(crate) fn new(solution: Solution, order: Vec<CellSet>) -> Reduction {
        Reduction::of(CellSet::ALL, solution, order)
    }

    /// A reduction of clues that already have the grid as their only solution.
    pub(crate) fn of(clues: CellSet, solution: Solution, order: Vec<CellSet>) -> Reduction {
        let mut turn = [0; 81];
        for (number, cells) in order.iter().enumerate() {
            cells.iter().for_each(|cell| turn[cell.index()] = number as u8);
        }
        let mut givens = solution.as_bytes().map(|character| character - b'0');
        (CellSet::ALL - clues).iter().for_each(|cell| givens[cell.index()] = 0);
        let mut unavoidable = Vec::with_capacity(32);
        rectangles(&solution, |cells| unavoidable.push(Unavoidable::of(cells & clues, &turn)));
        unavoidable.sort_unstable_by_key(|set| set.last);
        Reduction {
            solution,
            clues,
            givens,
            turn,
            decided: Turns::MAX << order.len(),
            kept: 0,
            order,
            unavoidable,
            least: 0,
        }
    }

    /// Sets the minimum number of clues.
    pub(crate) fn down_to(self, least: usize) -> Reduction {
        Reduction { least, ..self }
    }

    /// The puzzle of the clues that are left.
    pub(crate) fn puzzle(&self) -> Puzzle {
        let mut puzzle = Puzzle::EMPTY;
        for cell in self.clues.iter() {
            puzzle.give(Candidate::new(cell, self.solution.digit(cell)));
        }
        puzzle
    }

    /// The next clues to try, or `None` when everything is decided.
    fn next(&mut self) -> Option<Trial> {
        let mut kept = self.kept | self.too_many();
        // Branch-free, as it is unpredictable which sets contain a clue that stays.
        let mut open = 0;
        for place in 0..self.unavoidable.len() {
            let set = self.unavoidable[place];
            self.unavoidable[open] = set;
            open += usize::from(set.turns & self.kept == 0);
            kept |= set.last & Turns::from(set.turns & kept == 0).wrapping_neg();
        }
        self.unavoidable.truncate(open);
        let (mut turns, mut cells, mut count) = (0, CellSet::EMPTY, 0);
        // Half of the clues that are likely to be removed.
        let likely = self.clues.len().saturating_sub(STAY) * self.order.len() / 81;
        let step = (likely / 2).max(1);
        let end = each(!self.decided & !kept).find(|&turn| {
            let more = cells | self.order[turn];
            if count == step || self.leaves_too_few(more) {
                return true;
            }
            (turns, cells, count) = (turns | 1 << turn, more, count + 1);
            false
        });
        let kept = kept & end.map_or(Turns::MAX, |end| (1 << end) - 1);
        (count > 0).then_some(Trial { turns, cells, kept })
    }

    /// The positions that must stay, as too few clues would be left otherwise.
    fn too_many(&self) -> Turns {
        if self.least == 0 {
            return 0;
        }
        let stays = |turn: &usize| self.leaves_too_few(self.order[*turn]);
        each(!self.decided).filter(stays).fold(0, |stays, turn| stays | 1 << turn)
    }

    fn leaves_too_few(&self, gone: CellSet) -> bool {
        self.least > 0 && (self.clues - gone).len() < self.least
    }

    /// The question for the search: is there another solution without the tried clues?
    fn question(&self, trial: &Trial) -> SolvedPuzzle {
        let mut givens = self.givens;
        trial.cells.iter().for_each(|cell| givens[cell.index()] = 0);
        SolvedPuzzle { solution: self.solution, givens, must_differ_at: trial.cells.single() }
    }

    /// Records the answer: the tried clues are removed unless there is another solution without them.
    fn decide(&mut self, trial: &Trial, other: &Option<Solution>) {
        let kept = match other {
            None => {
                self.clues -= trial.cells;
                trial.cells.iter().for_each(|cell| self.givens[cell.index()] = 0);
                trial.kept
            }
            // It stays. Some later clues had to stay only if it had been removed.
            Some(_) if trial.turns.is_power_of_two() => {
                trial.kept & (trial.turns - 1) | trial.turns
            }
            Some(other) => {
                let differing = differing(&self.solution, other) & self.clues;
                let set = Unavoidable::of(differing, &self.turn);
                let at = self.unavoidable.partition_point(|other| other.last < set.last);
                self.unavoidable.insert(at, set);
                return;
            }
        };
        self.decided |= trial.turns | kept;
        self.kept |= kept;
    }
}

impl Unavoidable {
    /// The set with these cells.
    fn of(cells: CellSet, turn: &[u8; 81]) -> Unavoidable {
        let (mut turns, mut last) = (0, 0);
        for cell in cells.iter() {
            let turn = turn[cell.index()];
            turns |= 1 << turn;
            last = last.max(turn);
        }
        Unavoidable { turns, last: 1 << last }
    }
}

/// Iterates over positions, first to last.
fn each(mut turns: Turns) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let turn = (turns != 0).then(|| turns.trailing_zeros() as usize);
        turns &= turns.wrapping_sub(1);
        turn
    })
}

/// Completes all reductions, side by side.
pub(crate) fn reduce(reductions: &mut [Reduction]) {
    let mut open: Vec<&mut Reduction> = reductions.iter_mut().collect();
    let mut others = UniquenessBatch::new();
    let (mut trials, mut questions, mut found) = (Vec::new(), Vec::new(), Vec::new());
    while !open.is_empty() {
        trials.clear();
        questions.clear();
        open.retain_mut(|reduction| {
            let Some(trial) = reduction.next() else {
                return false;
            };
            questions.push(reduction.question(&trial));
            trials.push(trial);
            true
        });
        others.search(&questions, &mut found);
        for ((reduction, trial), other) in open.iter_mut().zip(&trials).zip(&found) {
            reduction.decide(trial, other);
        }
    }
}

#[cfg(test)]
mod tests {
    use ergodoku_search::count;

    use super::*;
    use crate::chance::Chance;
    use crate::{Symmetry, random_grid};

    /// The result of trying the clues one by one.
    fn one_by_one(reduction: &Reduction) -> CellSet {
        reduction.order.iter().fold(reduction.clues, |clues, &cells| {
            let mut masks = [0o777; 81];
            for cell in (clues - cells).iter() {
                masks[cell.index()] = 1u16 << reduction.solution.digit(cell).index();
            }
            let goes = (clues - cells).len() >= reduction.least && count(&masks, 2) == 1;
            if goes { clues - cells } else { clues }
        })
    }

    #[test]
    fn reducing_many_at_once_equals_one_by_one() {
        let mut random = fastrand::Rng::with_seed(3);
        for symmetry in Symmetry::ALL {
            for least in [0, 0, 0, 30] {
                let mut order = symmetry.orbits();
                random.shuffle_items(&mut order);
                let grid = random_grid(&mut random);
                let mut reductions = [Reduction::new(grid, order.clone()).down_to(least)];
                let expected = one_by_one(&reductions[0]);
                reduce(&mut reductions);
                assert_eq!(reductions[0].clues, expected);

                // Starts from a few more clues than the minimum, often enough to be sure that it ends.
                let again = |_| {
                    random.shuffle_items(&mut order);
                    let some = order[..3].iter().fold(expected, |all, &cells| all | cells);
                    let order = order.iter().copied().filter(|it| it.is_subset(some)).collect();
                    Reduction::of(some, grid, order).down_to(least)
                };
                let mut reductions: Vec<Reduction> = (0..100).map(again).collect();
                let expected: Vec<CellSet> = reductions.iter().map(one_by_one).collect();
                reduce(&mut reductions);
                assert!(reductions.iter().map(|it| it.clues).eq(expected));
            }
        }
    }
}
