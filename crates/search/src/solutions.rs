//! All solutions, and what they have in common.

use std::iter::FusedIterator;
use std::ops::ControlFlow;

use ergodoku_core::{Candidate, CandidateSet, Cell, Digit, Stop};

use crate::board::{Board, Verdict};
use crate::problem::{ALL_DIGITS, Problem};
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

/// The candidates that are true in some solution: no sound argument eliminates any of them. None if that
/// would take far longer than it mostly does.
///
/// ```
/// use ergodoku_core::{CandidateSet, Puzzle};
///
/// let mut puzzle = Puzzle::EMPTY;
/// assert_eq!(ergodoku_search::possible(&puzzle), Some(CandidateSet::ALL));
/// puzzle.remove("r1c1<>12345678".parse()?);
/// let possible = ergodoku_search::possible(&puzzle).unwrap();
/// assert!(!possible.contains("r1c2=9".parse()?) && possible.contains("r1c2=8".parse()?));
/// # Ok::<(), ergodoku_core::NotationError>(())
/// ```
pub fn possible<P: Problem + ?Sized>(problem: &P) -> Option<CandidateSet> {
    let masks = problem.masks();
    let has = |it: &Candidate| masks[it.cell.index()] >> it.digit.index() & 1 != 0;
    let mut open: CandidateSet = CandidateSet::ALL.iter().filter(has).collect();
    let (mut possible, mut checks) = (CandidateSet::EMPTY, 0);
    // Each candidate still in question is in none, or in one that settles others as well.
    while let Some(asked) = open.iter().next() {
        let mut with = masks;
        with[asked.cell.index()] = 1 << asked.digit.index();
        open.remove(asked);
        // Where little is given a search can lose its way: another order then mostly finds it soon.
        for turn in 0.. {
            let stop = Stop::never().within(FIRST_CHECKS << turn);
            let mut found = None;
            single::visit(Processor::in_use(), &turned(turn, &with), &stop, |solution| {
                found = Some(solution);
                ControlFlow::Break(())
            });
            checks += stop.checks();
            if checks > MOST_CHECKS {
                return None;
            }
            if let Some(solution) = found {
                let all = turned_back(turn, &solution);
                possible |= all;
                open -= all;
            }
            if !stop.is_over() {
                break;
            }
        }
    }
    Some(possible)
}

/// After how many checks the first search for a solution with a candidate is given up for another, which may
/// take twice as many; and all searches together.
const FIRST_CHECKS: u64 = 100;
const MOST_CHECKS: u64 = 40_000;

/// A problem in another order: its bands and its digits moved on by so many.
fn turned(turn: usize, masks: &[u16; 81]) -> [u16; 81] {
    std::array::from_fn(|index| {
        let mask = u32::from(masks[(index + 27 * turn) % 81]) << (turn % 9);
        (mask | mask >> 9) as u16 & ALL_DIGITS
    })
}

/// The candidates of a solution of the problem in that order, in its own.
fn turned_back(turn: usize, solution: &Solution) -> CandidateSet {
    let candidate = |cell: Cell| {
        let digit: Digit = solution.digit(cell);
        let cell = Cell::from_index((cell.index() + 27 * turn) % 81);
        Candidate::new(cell, Digit::ALL[(digit.index() + 9 - turn % 9) % 9])
    };
    Cell::all().map(candidate).collect()
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
