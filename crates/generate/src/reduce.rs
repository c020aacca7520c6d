//! Takes clues away from solved grids as long as the solution stays the only one, many grids at once.
//!
//! # How
//!
//! Each grid has its clues in an order. A clue, with those that belong to it by symmetry, goes if the
//! puzzle without it still has one solution. What has been tried need not be tried again: with fewer
//! clues than before it cannot go either.
//!
//! - *Unavoidable sets*: the cells where a second solution differs from the grid need one clue among
//!   them. The last of them in the order stays if none before it does. Those of four cells are known
//!   from the start; each second solution that the search comes upon is another.
//! - *Many at once*: what no known set holds back is tried together. If the puzzle without all of it has
//!   one solution, all of it can go, and what was held back stays. If not, less is tried. At first most
//!   can go, in the end hardly any.
//! - *In batches*: each round asks one question of each grid, whether there is another solution, and the
//!   search answers all of them side by side. The questions decide nothing but how soon a clue is known
//!   to stay or to go: which second solution the search comes upon does not matter.

use ergodoku_core::{Candidate, CellSet, Puzzle};
use ergodoku_search::{Solution, SolvedPuzzle, UniquenessBatch};

use crate::unavoidable::{differing, rectangles};

/// A grid whose clues are being taken away.
pub(crate) struct Reduction {
    pub(crate) solution: Solution,
    /// The clues left.
    pub(crate) clues: CellSet,
    /// Their digits, 0 in the other cells.
    givens: [u8; 81],
    /// What goes together, in the order in which it is tried: all clues there were.
    order: Vec<CellSet>,
    /// When it is the turn of each cell.
    turn: [u8; 81],
    /// What has been decided.
    decided: Turns,
    /// What of that stays.
    kept: Turns,
    /// Those of which none is known to stay, by `last`.
    unavoidable: Vec<Unavoidable>,
    /// How many clues stay at least.
    least: usize,
}

/// A set of places in the order.
type Turns = u128;

/// Clues of which one must stay, by when their turn is.
#[derive(Copy, Clone)]
struct Unavoidable {
    turns: Turns,
    /// The last of them alone.
    last: Turns,
}

/// What could go next.
struct Trial {
    turns: Turns,
    cells: CellSet,
    /// What stays if those can go, of all before the next that could.
    kept: Turns,
}

/// How many clues are likely to stay.
const STAY: usize = 26;

impl Reduction {
    /// From a whole grid, whose clues are to be taken away in this order.
    pub(crate) fn new(solution: Solution, order: Vec<CellSet>) -> Reduction {
        Reduction::of(CellSet::ALL, solution, order)
    }

    /// From some clues that leave the grid the only solution.
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

    /// The same, ending with no fewer clues than that.
    pub(crate) fn down_to(self, least: usize) -> Reduction {
        Reduction { least, ..self }
    }

    /// The clues left, with their digits.
    pub(crate) fn puzzle(&self) -> Puzzle {
        let mut puzzle = Puzzle::EMPTY;
        for cell in self.clues.iter() {
            puzzle.give(Candidate::new(cell, self.solution.digit(cell)));
        }
        puzzle
    }

    /// The next clues to try without; none when all is decided.
    fn next(&mut self) -> Option<Trial> {
        let mut kept = self.kept | self.too_many();
        // Without a branch: which sets have a clue among what stays cannot be foreseen.
        let mut open = 0;
        for place in 0..self.unavoidable.len() {
            let set = self.unavoidable[place];
            self.unavoidable[open] = set;
            open += usize::from(set.turns & self.kept == 0);
            kept |= set.last & Turns::from(set.turns & kept == 0).wrapping_neg();
        }
        self.unavoidable.truncate(open);
        let (mut turns, mut cells, mut count) = (0, CellSet::EMPTY, 0);
        // Half of what is likely to go.
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

    /// What stays, whatever else does, since too few clues would be left without it.
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

    /// What is asked of the search: whether there is another solution without those tried.
    fn question(&self, trial: &Trial) -> SolvedPuzzle {
        let mut givens = self.givens;
        trial.cells.iter().for_each(|cell| givens[cell.index()] = 0);
        SolvedPuzzle { solution: self.solution, givens, must_differ_at: trial.cells.single() }
    }

    /// Takes in whether the clues tried can go: not if there is another solution without them.
    fn decide(&mut self, trial: &Trial, other: &Option<Solution>) {
        let kept = match other {
            None => {
                self.clues -= trial.cells;
                trial.cells.iter().for_each(|cell| self.givens[cell.index()] = 0);
                trial.kept
            }
            // It stays. Of what comes after it some was to stay only if it went.
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
    /// From the clues there are in an unavoidable set.
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

/// The turns of a set, first to last.
fn each(mut turns: Turns) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let turn = (turns != 0).then(|| turns.trailing_zeros() as usize);
        turns &= turns.wrapping_sub(1);
        turn
    })
}

/// Takes all clues away that can go, of all reductions side by side.
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

    /// What is left if one after the other is tried.
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
    fn many_at_once_leave_what_one_by_one_does() {
        let mut random = fastrand::Rng::with_seed(3);
        for symmetry in Symmetry::ALL {
            for least in [0, 0, 0, 30] {
                let mut order = symmetry.orbits();
                random.reorder(&mut order);
                let grid = random_grid(&mut random);
                let mut reductions = [Reduction::new(grid, order.clone()).down_to(least)];
                let expected = one_by_one(&reductions[0]);
                reduce(&mut reductions);
                assert_eq!(reductions[0].clues, expected);

                // From a few more clues than that, often enough to be sure that it comes to an end.
                let again = |_| {
                    random.reorder(&mut order);
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
