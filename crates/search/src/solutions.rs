//! All solutions, and the candidates that they have in common.

use std::iter::FusedIterator;

use ergodoku_core::{Candidate, CandidateSet, Cell, Digit, Stop};

use crate::board::{Board, NodeStatus};
use crate::lost::Checkups;
use crate::problem::{ALL_DIGITS, Givens, Masks, Problem};
use crate::single::{CHECKUPS, is_hopeless};
use crate::vector::Words;
use crate::{Solution, first_until, solve};

/// The solutions of a problem, one by one, each once. Made by [`solutions`].
#[derive(Clone)]
pub struct Solutions {
    /// The board to continue with, and the branches left to try: at most one for each cell.
    next: Option<Board<Words>>,
    left: Vec<Board<Words>>,
    branch_count: u64,
    checkups: Checkups,
}

impl Solutions {
    /// The number of nodes branched on so far. It is the same on every machine, and in [`crate::solve`],
    /// [`crate::count`] and [`crate::uniqueness`].
    #[doc(hidden)]
    pub fn branch_count(&self) -> u64 {
        self.branch_count
    }
}

/// Iterates over the solutions of a problem, in an order that is always the same.
///
/// ```
/// use ergodoku_core::Puzzle;
///
/// let some: Vec<_> = ergodoku_search::solutions(&Puzzle::EMPTY).take(3).collect();
/// assert_ne!(some[0], some[1]);
/// ```
pub fn solutions<P: Problem + ?Sized>(problem: &P) -> Solutions {
    Solutions {
        next: Some(Board::new((), &Givens::of(problem))),
        left: Vec::new(),
        branch_count: 0,
        checkups: CHECKUPS,
    }
}

impl Iterator for Solutions {
    type Item = Solution;

    fn next(&mut self) -> Option<Solution> {
        loop {
            let mut board = self.next.take().or_else(|| self.left.pop())?;
            match board.propagate()[0] {
                NodeStatus::Solved => return Some(board.solution(0)),
                NodeStatus::Stuck
                    if self.checkups.are_due() && is_hopeless(&mut self.checkups, &board, 0) => {}
                NodeStatus::Stuck => {
                    self.branch_count += 1;
                    let question = board.question(0);
                    self.left.push(question.answered(1));
                    self.next = Some(question.answered(0));
                }
                NodeStatus::Dead => {}
            }
        }
    }
}

impl FusedIterator for Solutions {}

/// Returns the candidates that are true in every solution, or `None` if there is no solution.
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
    common_to_all(&problem.masks())
}

fn common_to_all(masks: &Masks) -> Option<CandidateSet> {
    let first = solve(masks)?;
    let mut common: CandidateSet =
        Cell::all().map(|cell| Candidate::new(cell, first.digit(cell))).collect();
    // Each undecided candidate is either in every solution, or there is a solution without it. That
    // solution decides it, and all others that the solution lacks.
    let mut proved = CandidateSet::EMPTY;
    while let Some(asked) = (common - proved).iter().next() {
        let mut without = *masks;
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

/// Returns the candidates that are true in some solution: no sound step eliminates any of them. `None` if
/// the search takes far longer than usual.
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
    in_any(&problem.masks())
}

fn in_any(masks: &Masks) -> Option<CandidateSet> {
    let has = |it: &Candidate| masks[it.cell.index()] >> it.digit.index() & 1 != 0;
    let mut open: CandidateSet = CandidateSet::ALL.iter().filter(has).collect();
    let (mut possible, mut checks) = (CandidateSet::EMPTY, 0);
    // Each undecided candidate is in no solution, or a solution with it decides others as well.
    while let Some(asked) = open.iter().next() {
        let mut with = *masks;
        with[asked.cell.index()] = 1 << asked.digit.index();
        open.remove(asked);
        // With few givens a search can get lost. Another order of cells and digits mostly helps.
        for turn in 0.. {
            let stop = Stop::never().within(INITIAL_CHECKS << turn);
            let found = first_until(&Givens::Masks(rotated(turn, &with)), &stop);
            checks += stop.checks();
            if checks > MAX_CHECKS {
                return None;
            }
            if let Some(solution) = found {
                let all = rotated_back(turn, &solution);
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

/// The number of checks after which the first search for a candidate is abandoned. Each later attempt may
/// take twice as many.
const INITIAL_CHECKS: u64 = 100;
/// The number of checks after which all searches together are abandoned.
const MAX_CHECKS: u64 = 40_000;

/// A problem with its bands and its digits rotated by `turn`.
fn rotated(turn: usize, masks: &[u16; 81]) -> [u16; 81] {
    std::array::from_fn(|index| {
        let mask = u32::from(masks[(index + 27 * turn) % 81]) << (turn % 9);
        (mask | mask >> 9) as u16 & ALL_DIGITS
    })
}

/// The candidates of a solution of the rotated problem, rotated back.
fn rotated_back(turn: usize, solution: &Solution) -> CandidateSet {
    let candidate = |cell: Cell| {
        let digit: Digit = solution.digit(cell);
        let cell = Cell::from_index((cell.index() + 27 * turn) % 81);
        Candidate::new(cell, Digit::ALL[(digit.index() + 9 - turn % 9) % 9])
    };
    Cell::all().map(candidate).collect()
}

/// A solution is a problem with all cells given.
impl Problem for Solution {
    fn masks(&self) -> [u16; 81] {
        std::array::from_fn(|index| {
            let digit: Digit = self.digit(Cell::from_index(index));
            1 << digit.index()
        })
    }
}
