//! Removes clues from solved grids as long as the solution stays unique, for many grids at once.
//!
//! # Algorithm
//!
//! The clues of each grid are tried in a fixed order. A clue, together with its symmetric counterparts, is
//! removed if the puzzle without it still has one solution. No clue needs to be tried twice: with fewer clues
//! left it cannot be removed either.
//!
//! - *Unavoidable sets*: the cells in which a second solution differs from the grid need at least one clue.
//!   The last of them in the order stays if none before it does. The sets of two lines that can exchange some
//!   digits are known from the start, and each second solution without several clues gives another.
//! - *Many at once*: all clues that no known set requires are tried together. If the puzzle without them has
//!   one solution, they are all removed. Otherwise fewer are tried. At first most clues can be removed, at the
//!   end hardly any, and then they are tried one by one.
//! - *Side by side*: the search asks about as many grids at once as it has lanes. As soon as it has an answer
//!   about one, it takes the next question. The result does not depend on which second solutions it finds: they
//!   only affect how soon the fate of a clue is known.

use ergodoku_core::{Candidate, Cell, CellSet, Digit, Puzzle};
use ergodoku_search::{Problems, Solution, UniquenessBatch};

use crate::unavoidable::exchanges;

/// The candidates of an empty cell.
const ALL_DIGITS: u16 = 0x1ff;

/// A grid whose clues are being removed.
pub(crate) struct Reduction {
    pub(crate) solution: Solution,
    /// The clues left.
    pub(crate) clues: CellSet,
    /// The candidates of each cell: one in the cells with clues, all in the others.
    masks: [u16; 81],
    /// The sets of clues to remove together, in the order in which they are tried.
    order: Vec<CellSet>,
    /// The turn of each cell with a clue.
    turn: [u8; 81],
    /// The turn of the first undecided clues.
    next: usize,
    unavoidable: UnavoidableSets,
    /// The minimum number of clues.
    least: usize,
}

/// Clues to remove together have a turn: their position in the order, counted from 1. 0 stands for cells without a clue.
const TURNS: usize = 82;

/// Some unavoidable sets, by number.
type Sets = u64;

/// The unavoidable sets that are known.
struct UnavoidableSets {
    /// The sets without a clue that is known to stay.
    open: Sets,
    /// The sets that have been open.
    used: Sets,
    /// The sets that have a clue at each turn.
    with: [Sets; TURNS],
    /// The sets whose last clue is at each turn.
    ending: [Sets; TURNS],
}

/// The clues to try next.
#[derive(Default)]
struct Trial {
    cells: CellSet,
    /// The number of turns that it takes.
    count: usize,
    /// The first of these turns, and the sets that are open there.
    first: usize,
    open_before: Sets,
    /// The turn after the last one, and the sets that are open there if these clues can be removed.
    end: usize,
    open: Sets,
}

/// With so many clues left, or a few more, they are tried one by one: most of them stay then, and that takes the longest
/// searches.
const ONE_BY_ONE: usize = 30;

impl Reduction {
    /// A reduction of a complete grid, in this order.
    pub(crate) fn new(solution: Solution, order: Vec<CellSet>) -> Reduction {
        Reduction::of(CellSet::ALL, solution, order)
    }

    /// A reduction of clues that already have the grid as their only solution.
    pub(crate) fn of(clues: CellSet, solution: Solution, order: Vec<CellSet>) -> Reduction {
        let mut turn = [0; 81];
        for (number, cells) in order.iter().enumerate() {
            cells.iter().for_each(|cell| turn[cell.index()] = number as u8 + 1);
        }
        let mut masks = solution.as_bytes().map(|character| 1 << (character - b'1'));
        (CellSet::ALL - clues).iter().for_each(|cell| masks[cell.index()] = ALL_DIGITS);
        let mut unavoidable =
            UnavoidableSets { open: 0, used: 0, with: [0; TURNS], ending: [0; TURNS] };
        exchanges(&solution, |cells| {
            unavoidable.add(cells.iter().map(|cell| turn[usize::from(*cell)]));
        });
        Reduction { solution, clues, masks, turn, next: 1, order, unavoidable, least: 0 }
    }

    /// Sets the minimum number of clues.
    pub(crate) fn down_to(self, least: usize) -> Reduction {
        Reduction { least, ..self }
    }

    /// The puzzle of the clues that are left.
    fn puzzle(&self) -> Puzzle {
        let mut puzzle = Puzzle::EMPTY;
        for cell in self.clues.iter() {
            puzzle.give(Candidate::new(cell, self.solution.digit(cell)));
        }
        puzzle
    }

    /// The next clues to try, or `None` when everything is decided.
    fn next(&self) -> Option<Trial> {
        let sets = &self.unavoidable;
        let mut open = sets.open;
        let mut trial = Trial::default();
        let most = self.most();
        for turn in self.next..=self.order.len() {
            if trial.count == most {
                break;
            }
            let cells = self.order[turn - 1];
            if open & sets.ending[turn] != 0 || self.leaves_too_few(cells) {
                // These stay, and the sets that they are in need no other clue.
                open &= !sets.with[turn];
                continue;
            }
            if self.leaves_too_few(trial.cells | cells) {
                break;
            }
            if trial.count == 0 {
                (trial.first, trial.open_before) = (turn, open);
            }
            trial.cells |= cells;
            trial.count += 1;
            (trial.end, trial.open) = (turn + 1, open);
        }
        (trial.count > 0).then_some(trial)
    }

    /// The most turns to try together: half of those until clues are tried one by one.
    fn most(&self) -> usize {
        // Without room for another set, only a trial of one turn decides anything.
        if self.unavoidable.open == Sets::MAX {
            return 1;
        }
        let left = self.clues.len().saturating_sub(ONE_BY_ONE) * self.order.len() / 81;
        (left / 2).max(1)
    }

    #[inline]
    fn leaves_too_few(&self, gone: CellSet) -> bool {
        self.least > 0 && (self.clues - gone).len() < self.least
    }

    /// The problem for the search: the puzzle without the tried clues. If it is one clue, another solution has another
    /// digit there.
    fn ask(&self, trial: &Trial, masks: &mut [u16; 81]) {
        *masks = self.masks;
        for cell in trial.cells.iter() {
            masks[cell.index()] = ALL_DIGITS;
        }
        if let Some(cell) = trial.cells.single() {
            masks[cell.index()] ^= self.masks[cell.index()];
        }
    }

    /// Removes the tried clues, as there is no other solution without them.
    fn remove(&mut self, trial: &Trial) {
        self.clues -= trial.cells;
        trial.cells.iter().for_each(|cell| self.masks[cell.index()] = ALL_DIGITS);
        (self.next, self.unavoidable.open) = (trial.end, trial.open);
    }

    /// Keeps the tried clues, which are one turn, as there is another solution without them.
    fn keep(&mut self, trial: &Trial) {
        self.next = trial.first + 1;
        self.unavoidable.open = trial.open_before & !self.unavoidable.with[trial.first];
    }

    /// Notes a solution without the tried clues: the digit of each cell. Returns whether it is another one, so that not all
    /// of them can be removed.
    fn note(&mut self, trial: &Trial, digit: &dyn Fn(Cell) -> Digit) -> bool {
        let differs = |cell: &Cell| self.masks[cell.index()] != 1 << digit(*cell).index();
        let mut differing = trial.cells.iter().filter(differs).peekable();
        let is_other = differing.peek().is_some();
        self.unavoidable.add(differing.map(|cell| self.turn[cell.index()]));
        is_other
    }
}

impl UnavoidableSets {
    /// Adds the set with clues at these turns. Does nothing if there are none, or no room.
    #[inline(always)]
    fn add(&mut self, turns: impl Iterator<Item = u8>) {
        let number = self.open.trailing_ones();
        if number == Sets::BITS {
            return;
        }
        let set = 1 << number;
        if self.used & set != 0 {
            // The number of a set that has a clue that stays.
            self.with.iter_mut().for_each(|sets| *sets &= !set);
            self.ending.iter_mut().for_each(|sets| *sets &= !set);
        }
        let mut last = 0;
        for turn in turns {
            self.with[usize::from(turn)] |= set;
            last = last.max(turn);
        }
        if last > 0 {
            self.ending[usize::from(last)] |= set;
            self.used |= set;
            self.open |= set;
        }
    }
}

/// Completes the reductions, side by side. Returns their puzzles in the same order. A reduction is made when a lane is free for
/// it, so that those at work stay in the processor's cache.
pub(crate) fn reduce(reductions: &mut dyn Iterator<Item = Reduction>) -> Vec<Puzzle> {
    let mut trials = Trials {
        reductions,
        active: Vec::new(),
        ready: Vec::new(),
        complete: Vec::new(),
        puzzles: Vec::new(),
    };
    UniquenessBatch::new().search_in_turn(&mut trials);
    trials.puzzles
}

/// The trials of some reductions.
struct Trials<'a> {
    /// The reductions that have not begun.
    reductions: &'a mut dyn Iterator<Item = Reduction>,
    /// Those at work, by the number of their problem.
    active: Vec<Active>,
    /// The numbers of those whose next trial can be made.
    ready: Vec<usize>,
    /// The numbers of those that are complete, for the next ones.
    complete: Vec<usize>,
    /// The puzzles of all that have begun, as far as they are complete.
    puzzles: Vec<Puzzle>,
}

/// A reduction at work.
struct Active {
    reduction: Reduction,
    /// The place of its puzzle.
    place: usize,
    /// The trial that the search is about.
    trial: Trial,
}

impl Trials<'_> {
    /// Begins the next reduction.
    fn begin(&mut self) -> Option<usize> {
        let (reduction, trial) = (self.reductions.next()?, Trial::default());
        let begun = Active { reduction, place: self.puzzles.len(), trial };
        self.puzzles.push(Puzzle::EMPTY);
        if let Some(number) = self.complete.pop() {
            self.active[number] = begun;
            return Some(number);
        }
        self.active.push(begun);
        Some(self.active.len() - 1)
    }
}

impl Problems for Trials<'_> {
    fn next(&mut self, masks: &mut [u16; 81]) -> Option<usize> {
        while let Some(number) = self.ready.pop().or_else(|| self.begin()) {
            let Active { reduction, place, trial } = &mut self.active[number];
            if let Some(next) = reduction.next() {
                reduction.ask(&next, masks);
                *trial = next;
                return Some(number);
            }
            self.puzzles[*place] = reduction.puzzle();
            self.complete.push(number);
        }
        None
    }

    fn found(&mut self, number: usize, digit: &dyn Fn(Cell) -> Digit) -> bool {
        let Active { reduction, trial, .. } = &mut self.active[number];
        if trial.cells.single().is_some() {
            reduction.keep(trial);
        } else if !reduction.note(trial, digit) {
            return false;
        } else if trial.count == 1 {
            reduction.keep(trial);
        }
        self.ready.push(number);
        true
    }

    fn exhausted(&mut self, number: usize) {
        let Active { reduction, trial, .. } = &mut self.active[number];
        reduction.remove(trial);
        self.ready.push(number);
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
                let reduction = Reduction::new(grid, order.clone()).down_to(least);
                let expected = one_by_one(&reduction);
                assert_eq!(reduce(&mut std::iter::once(reduction))[0].givens(), expected);

                // Starts from a few more clues than the minimum, often enough to be sure that it ends.
                let again = |_| {
                    random.shuffle_items(&mut order);
                    let some = order[..3].iter().fold(expected, |all, &cells| all | cells);
                    let order = order.iter().copied().filter(|it| it.is_subset(some)).collect();
                    Reduction::of(some, grid, order).down_to(least)
                };
                let reductions: Vec<Reduction> = (0..100).map(again).collect();
                let expected: Vec<CellSet> = reductions.iter().map(one_by_one).collect();
                let puzzles = reduce(&mut reductions.into_iter());
                assert!(puzzles.iter().map(Puzzle::givens).eq(expected));
            }
        }
    }

    /// Sets without a clue take all numbers that are left.
    #[test]
    fn without_room_for_another_set_clues_are_tried_one_by_one() {
        let mut random = fastrand::Rng::with_seed(5);
        for _ in 0..20 {
            let mut order = Symmetry::None.orbits();
            random.shuffle_items(&mut order);
            let mut reduction = Reduction::new(random_grid(&mut random), order);
            reduction.unavoidable.open = Sets::MAX;
            let expected = one_by_one(&reduction);
            assert_eq!(reduce(&mut std::iter::once(reduction))[0].givens(), expected);
        }
    }
}
