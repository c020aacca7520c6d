//! All solutions, and what they have in common.

use std::iter::FusedIterator;
use std::ops::ControlFlow;

use ergodoku_core::{Candidate, CandidateSet, Cell, Digit, Stop};

use crate::board::{Board, Verdict};
use crate::problem::Problem;
use crate::tier::Processor;
use crate::vector::Words;
use crate::{Solution, single, solve};

/// The solutions of a problem, one by one, each once. Made by [`solutions`].
#[derive(Clone)]
pub struct Solutions {
    /// The board to go on with, and what is left to try on the way to it: never more than one a cell.
    next: Option<Board<Words>>,
    left: Vec<Board<Words>>,
    questions: u64,
}

impl Solutions {
    /// How many nodes were branched from so far: the same on every machine, and in [`crate::solve`],
    /// [`crate::count`] and [`crate::uniqueness`] too.
    #[doc(hidden)]
    pub fn questions(&self) -> u64 {
        self.questions
    }
}

/// The solutions of a problem, one by one, in an order that is always the same.
///
/// ```
/// use ergodoku_core::Puzzle;
///
/// let some: Vec<_> = ergodoku_search::solutions(&Puzzle::EMPTY).take(3).collect();
/// assert_ne!(some[0], some[1]);
/// ```
pub fn solutions<P: Problem + ?Sized>(problem: &P) -> Solutions {
    Solutions { next: Some(Board::new((), problem)), left: Vec::new(), questions: 0 }
}

impl Iterator for Solutions {
    type Item = Solution;

    fn next(&mut self) -> Option<Solution> {
        loop {
            let mut board = self.next.take().or_else(|| self.left.pop())?;
            match board.settle()[0] {
                Verdict::Solved => return Some(board.solution(0)),
                Verdict::Stuck => {
                    self.questions += 1;
                    let question = board.question(0);
                    self.left.push(question.answered(1));
                    self.next = Some(question.answered(0));
                }
                Verdict::Dead => {}
            }
        }
    }
}

impl FusedIterator for Solutions {}

/// The candidates that are true in every solution; none if there is no solution.
///
/// ```
/// use ergodoku_core::Puzzle;
///
/// let mut puzzle = Puzzle::EMPTY;
/// puzzle.remove("r1c1<>12345678".parse()?);
/// assert_eq!(ergodoku_search::backbone(&puzzle).unwrap().to_string(), "9r1c1");
/// # Ok::<(), ergodoku_core::NotationError>(())
/// ```
pub fn backbone<P: Problem + ?Sized>(problem: &P) -> Option<CandidateSet> {
    let first = solve(problem)?;
    let mut common: CandidateSet =
        Cell::all().map(|cell| Candidate::new(cell, first.digit(cell))).collect();
    let masks = problem.masks();
    // Each candidate still in question is either in every solution, or a solution without it
    // settles it and all the others that this solution has not.
    let mut proved = CandidateSet::EMPTY;
    while let Some(asked) = (common - proved).iter().next() {
        let mut without = masks;
        without[asked.cell.index()] &= !(1 << asked.digit.index());
        match solve(&without) {
            Some(other) => {
                common = common.iter().filter(|&candidate| other.holds(candidate)).collect();
            }
            None => proved.insert(asked),
        }
    }
    Some(common)
}

/// The candidates that are true in some solution: no sound argument eliminates any of them. None if `stop`
/// is due before all of them are known.
///
/// ```
/// use ergodoku_core::{CandidateSet, Puzzle, Stop};
///
/// let possible = ergodoku_search::possible(&Puzzle::EMPTY, &Stop::never());
/// assert_eq!(possible, Some(CandidateSet::ALL));
/// ```
pub fn possible<P: Problem + ?Sized>(problem: &P, stop: &Stop) -> Option<CandidateSet> {
    let masks = problem.masks();
    let has = |it: &Candidate| masks[it.cell.index()] >> it.digit.index() & 1 != 0;
    let mut open: CandidateSet = CandidateSet::ALL.iter().filter(has).collect();
    let mut possible = CandidateSet::EMPTY;
    // Each candidate still in question is in none, or in one that settles others as well.
    while let Some(asked) = open.iter().next() {
        let mut with = masks;
        with[asked.cell.index()] = 1 << asked.digit.index();
        open.remove(asked);
        single::visit(Processor::in_use(), &with, stop, |solution| {
            let all = Cell::all().map(|cell| Candidate::new(cell, solution.digit(cell)));
            let all: CandidateSet = all.collect();
            possible |= all;
            open -= all;
            ControlFlow::Break(())
        });
        if stop.is_over() {
            return None;
        }
    }
    Some(possible)
}

/// Which digit stands where, as a problem.
impl Problem for Solution {
    fn masks(&self) -> [u16; 81] {
        std::array::from_fn(|index| {
            let digit: Digit = self.digit(Cell::from_index(index));
            1 << digit.index()
        })
    }
}
