//! Takes clues away from solved grids as long as the solution stays the only one, many grids at once.
//!
//! # How
//!
//! Each grid has its clues in an order. A clue, with those that belong to it by symmetry, goes if the
//! puzzle without it still has one solution. What has been tried need not be tried again: with fewer
//! clues than before it cannot go either.
//!
//! - *Many at once*: if the next ten can go together they can go one by one; if not, half of them is
//!   tried. At first nearly all can go, in the end hardly any.
//! - *A second solution is kept*: the cells where it differs from the grid need one clue among them, in
//!   this puzzle and in all later ones. A clue that is the last of such cells need not be tried.
//! - *In batches*: each round asks one question of each grid, and the search answers all of them side by
//!   side.

use ergodoku_core::{Candidate, CellSet, Puzzle};
use ergodoku_search::{Answer, Solution, Tier, search_batch_into};

/// A grid whose clues are being taken away.
pub(crate) struct Reduction {
    pub(crate) solution: Solution,
    /// The clues left.
    pub(crate) clues: CellSet,
    /// What each cell may hold with those clues.
    masks: [u16; 81],
    /// What goes together, in the order in which it is tried.
    order: Vec<CellSet>,
    /// How many of `order` have been decided.
    decided: usize,
    /// How many to try next, and how many are known to be too many.
    step: usize,
    too_many: Option<usize>,
    /// Sets of cells of which one must be a clue; without those that hold a clue that is needed.
    needed: Vec<CellSet>,
    /// How many clues stay at least.
    least: usize,
}

/// How many are tried at first: hardly any grid has a second solution with that many clues gone.
const FIRST_STEP: usize = 34;

impl Reduction {
    /// From a whole grid, whose clues are to be taken away in this order.
    pub(crate) fn new(solution: Solution, order: Vec<CellSet>) -> Reduction {
        let step = (FIRST_STEP * order.len() / 81).max(1);
        let mut masks = [0; 81];
        for cell in CellSet::ALL.iter() {
            masks[cell.index()] = 1 << solution.digit(cell).index();
        }
        Reduction {
            solution,
            clues: CellSet::ALL,
            masks,
            order,
            decided: 0,
            step,
            too_many: None,
            needed: Vec::new(),
            least: 0,
        }
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

    /// The next clues to try without; none when all is decided.
    fn next(&mut self) -> Option<CellSet> {
        loop {
            if self.clues.len() <= self.least {
                return None;
            }
            let rest = &self.order[self.decided..];
            let &first = rest.first()?;
            if self.is_needed(first) {
                self.keep();
                self.step = 1;
                continue;
            }
            let mut step = self.step.min(rest.len());
            loop {
                let tried = rest[..step].iter().fold(CellSet::EMPTY, |all, &it| all | it);
                if step == 1 || !self.is_needed(tried) {
                    self.step = step;
                    return Some(tried);
                }
                self.too_many = Some(step);
                step = step.div_ceil(2);
            }
        }
    }

    /// The first undecided clue stays, and those that belong to it.
    fn keep(&mut self) {
        let kept = self.order[self.decided];
        self.needed.retain(|cells| cells.is_disjoint(kept));
        self.decided += 1;
        self.too_many = None;
    }

    fn is_needed(&self, tried: CellSet) -> bool {
        let left = self.clues - tried;
        left.len() < self.least || self.needed.iter().any(|cells| cells.is_disjoint(left))
    }

    /// Takes in whether the clues tried can go: `other` is a solution without them that is not the
    /// grid, if that is known.
    fn decide(&mut self, tried: CellSet, unique: bool, other: Option<Solution>) {
        if unique {
            self.clues -= tried;
            for cell in tried.iter() {
                self.masks[cell.index()] = ANY;
            }
            self.decided += self.step;
            match &mut self.too_many {
                Some(too_many) => {
                    *too_many -= self.step;
                    self.step = (*too_many).div_ceil(2).min(*too_many - 1).max(1);
                    if *too_many == 1 {
                        // The one left over is what the others could not go with.
                        self.keep();
                    }
                }
                None => self.step *= 2,
            }
            return;
        }
        if let Some(other) = other {
            let pairs = self.solution.as_bytes().iter().zip(other.as_bytes()).rev();
            let differing = pairs.fold(0, |bits, (a, b)| bits << 1 | u128::from(a != b));
            if differing != 0 {
                self.needed.push(CellSet::from_bits(differing));
            }
        }
        if self.step == 1 {
            self.keep();
        } else {
            self.too_many = Some(self.step);
            self.step /= 2;
        }
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
    let mut asked: Vec<(CellSet, usize)> = Vec::with_capacity(open.len());
    while !open.is_empty() {
        asked.clear();
        questions.iter_mut().for_each(Vec::clear);
        open.retain_mut(|reduction| {
            let Some(tried) = reduction.next() else {
                return false;
            };
            let kind = usize::from(tried.len() > 1);
            asked.push((tried, kind));
            questions[kind].push(reduction.question(tried));
            true
        });
        for (kind, (questions, answers)) in questions.iter().zip(&mut answers).enumerate() {
            search_batch_into(tier, questions, kind + 1, answers);
        }
        let mut answers = answers.each_ref().map(|answers| answers.iter());
        for (reduction, &(tried, kind)) in open.iter_mut().zip(&asked) {
            let answer = answers[kind].next().and_then(|answer| answer.as_ref().ok());
            let found = answer.copied().unwrap_or_default();
            reduction.decide(tried, found.count <= kind, found.first);
        }
    }
}
