//! Takes clues away from solved grids as long as the solution stays the only one, many grids at once.
//!
//! # How
//!
//! Each grid has its clues in an order. A clue, with those that belong to it by symmetry, goes if the
//! puzzle without it still has one solution. What has been tried need not be tried again: with fewer
//! clues than before it cannot go either.
//!
//! - *Unavoidable sets*: the cells where a second solution differs from the grid need one clue among
//!   them. The last of them in the order stays if none before it does. The short ones between two lines
//!   are known from the start; each second solution that the search comes upon is another.
//! - *Many at once*: what no known set holds back is tried together. If the puzzle without all of it has
//!   one solution, all of it can go, and what was held back stays. If not, less is tried. At first nearly
//!   all can go, in the end hardly any.
//! - *In batches*: each round asks one question of each grid, and the search answers all of them side by
//!   side.

use ergodoku_core::{Candidate, CellSet, Puzzle};
use ergodoku_search::{Answer, Solution, Tier, search_batch_into};

use crate::unavoidable::{differing, line_cycles};

/// A grid whose clues are being taken away.
pub(crate) struct Reduction {
    pub(crate) solution: Solution,
    /// The clues left.
    pub(crate) clues: CellSet,
    /// What each cell may hold with those clues.
    masks: [u16; 81],
    /// What goes together, in the order in which it is tried: all clues there were.
    order: Vec<CellSet>,
    /// Where each cell stands in `order`.
    place: [u8; 81],
    /// How many of `order` have been decided.
    decided: usize,
    /// How many to try at once.
    step: usize,
    /// Those without a clue that is known to stay, by `last`.
    unavoidable: Vec<Unavoidable>,
    /// How many clues stay at least.
    least: usize,
}

/// Cells of which one must be a clue.
struct Unavoidable {
    cells: CellSet,
    /// Where the last of them stands in the order.
    last: u8,
}

/// What could go next.
struct Trial {
    cells: CellSet,
    /// How many of the order they are.
    count: usize,
    /// How many of the order are decided if they can; those that are not among the cells then stay.
    end: usize,
}

/// How many are tried at first: hardly any grid has a second solution with that many clues gone.
const FIRST_STEP: usize = 28;

/// The longest unavoidable sets that are looked for beforehand.
const SHORT: usize = 6;

impl Reduction {
    /// From a whole grid, whose clues are to be taken away in this order.
    pub(crate) fn new(solution: Solution, order: Vec<CellSet>) -> Reduction {
        let step = (FIRST_STEP * order.len() / 81).max(1);
        let mut masks = [0; 81];
        for (mask, digit) in masks.iter_mut().zip(solution.as_bytes()) {
            *mask = 1 << (digit - b'1');
        }
        let mut place = [0; 81];
        for (number, cells) in order.iter().enumerate() {
            cells.iter().for_each(|cell| place[cell.index()] = number as u8);
        }
        let mut reduction = Reduction {
            solution,
            clues: CellSet::ALL,
            masks,
            order,
            place,
            decided: 0,
            step,
            unavoidable: Vec::with_capacity(64),
            least: 0,
        };
        line_cycles(&solution, SHORT, |cells| {
            let set = reduction.unavoidable(cells);
            reduction.unavoidable.push(set);
        });
        reduction.unavoidable.sort_unstable_by_key(|set| set.last);
        reduction
    }

    /// From some clues that leave the grid the only solution, nearly all of which are needed.
    pub(crate) fn of(clues: CellSet, solution: Solution, order: Vec<CellSet>) -> Reduction {
        let mut reduction = Reduction::new(solution, order);
        for cell in (CellSet::ALL - clues).iter() {
            reduction.masks[cell.index()] = ANY;
        }
        Reduction { clues, step: 1, ..reduction }
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

    fn unavoidable(&self, cells: CellSet) -> Unavoidable {
        let last = cells.iter().map(|cell| self.place[cell.index()]).max().unwrap_or(0);
        Unavoidable { cells, last }
    }

    /// The next clues to try without; none when all is decided.
    fn next(&self) -> Option<Trial> {
        let mut sets = self.unavoidable.iter().peekable();
        let (mut tried, mut kept) = (CellSet::EMPTY, CellSet::EMPTY);
        let (mut count, mut end) = (0, self.decided);
        for &cells in &self.order[self.decided..] {
            let left = || (self.clues - tried - cells).len();
            let mut stays = self.least > 0 && left() < self.least;
            while let Some(set) = sets.next_if(|set| usize::from(set.last) == end) {
                stays |= set.cells.is_disjoint(kept);
            }
            if stays {
                kept |= cells;
            } else if count < self.step {
                tried |= cells;
                count += 1;
            } else {
                break;
            }
            end += 1;
        }
        (count > 0).then_some(Trial { cells: tried, count, end })
    }

    /// Takes in whether the clues tried can go: `other` is a solution without them that is not the
    /// grid, if that is known.
    fn decide(&mut self, trial: &Trial, unique: bool, other: Option<Solution>) {
        if unique {
            self.clues -= trial.cells;
            trial.cells.iter().for_each(|cell| self.masks[cell.index()] = ANY);
            let decided = &self.order[self.decided..trial.end];
            let stays = decided.iter().fold(CellSet::EMPTY, |all, &it| all | it) - trial.cells;
            self.decided = trial.end;
            self.unavoidable
                .retain(|set| usize::from(set.last) >= trial.end && set.cells.is_disjoint(stays));
            self.step += 1;
            return;
        }
        let mut cells = other.map_or(CellSet::EMPTY, |other| differing(&self.solution, &other));
        if cells.is_empty() && trial.count == 1 {
            // Some solution differs in these cells, whatever else it does.
            cells = trial.cells;
        }
        if cells.is_empty() {
            self.step /= 2;
        } else {
            let set = self.unavoidable(cells);
            let at = self.unavoidable.partition_point(|other| other.last < set.last);
            self.unavoidable.insert(at, set);
            self.step /= 4;
        }
        self.step = self.step.max(1);
    }

    /// What is asked of the search: the clues left without those tried. A single cell may hold
    /// anything but its digit, so that one solution is too many.
    fn question(&self, tried: CellSet) -> [u16; 81] {
        let mut masks = self.masks;
        match tried.single() {
            Some(cell) => masks[cell.index()] ^= ANY,
            None => tried.iter().for_each(|cell| masks[cell.index()] = ANY),
        }
        masks
    }
}

/// All digits.
const ANY: u16 = 0o777;

/// Takes all clues away that can go, of all reductions side by side.
pub(crate) fn reduce(reductions: &mut [Reduction]) {
    let tier = Tier::available().last().unwrap_or(Tier::Portable);
    let mut open: Vec<&mut Reduction> = reductions.iter_mut().collect();
    // Of one cell it is asked whether there is a solution with another digit, of several cells
    // whether there are two.
    let mut questions: [Vec<[u16; 81]>; 2] = Default::default();
    let mut answers: [Vec<Answer>; 2] = Default::default();
    let mut asked: Vec<(Trial, usize)> = Vec::with_capacity(open.len());
    while !open.is_empty() {
        asked.clear();
        questions.iter_mut().for_each(Vec::clear);
        open.retain_mut(|reduction| {
            let Some(trial) = reduction.next() else {
                return false;
            };
            let kind = usize::from(trial.cells.len() > 1);
            questions[kind].push(reduction.question(trial.cells));
            asked.push((trial, kind));
            true
        });
        for (kind, (questions, answers)) in questions.iter().zip(&mut answers).enumerate() {
            search_batch_into(tier, questions, kind + 1, answers);
        }
        let mut answers = answers.each_ref().map(|answers| answers.iter());
        for (reduction, &(ref trial, kind)) in open.iter_mut().zip(&asked) {
            let answer = answers[kind].next().and_then(|answer| answer.as_ref().ok());
            let found = answer.copied().unwrap_or_default();
            reduction.decide(trial, found.count <= kind, found.first);
        }
    }
}
