//! Checking the uniqueness of many puzzles in one call, given a solution of each.

use ergodoku_core::{Cell, Digit};

use crate::Solution;
use crate::batch::{AnyPool, PoolTask};
use crate::lanes::Pool;
use crate::problem::ALL_DIGITS;
use crate::tier::{Processor, Tier};
use crate::vector::{MASK_OF_NUMBER, NodeVector};

/// A puzzle with a known solution.
#[derive(Clone, Debug)]
pub struct SolvedPuzzle {
    /// The known solution.
    pub solution: Solution,
    /// The solution's digit in each given cell, 0 in the others.
    pub givens: [u8; 81],
    /// An empty cell in which any other solution must differ. Excluding the known digit there shortens
    /// the search.
    pub must_differ_at: Option<Cell>,
}

/// Searches many puzzles at once for a second solution. Reuse it between calls for its memory.
///
/// The search is depth first, as it is meant for puzzles that mostly have other solutions. A puzzle with
/// very few clues can take long if the first few digits tried are wrong.
///
/// ```
/// use ergodoku_core::{Cell, Puzzle};
/// use ergodoku_search::{SolvedPuzzle, UniquenessBatch, solve};
///
/// let solution = solve(&Puzzle::EMPTY).unwrap();
/// let mut givens = solution.as_bytes().map(|character| character - b'0');
/// givens[0] = 0;
/// let one = SolvedPuzzle { solution, givens, must_differ_at: Some(Cell::at(0, 0)) };
/// let two = SolvedPuzzle { solution, givens: [0; 81], must_differ_at: None };
///
/// let mut found = Vec::new();
/// UniquenessBatch::new().search(&[one, two], &mut found);
/// assert_eq!(found[0], None);
/// assert_ne!(found[1].unwrap(), solution);
/// ```
pub struct UniquenessBatch {
    searcher: AnyPool,
}

impl Default for UniquenessBatch {
    fn default() -> UniquenessBatch {
        UniquenessBatch::new()
    }
}

impl UniquenessBatch {
    /// A batch on the fastest tier of the machine.
    pub fn new() -> UniquenessBatch {
        UniquenessBatch { searcher: AnyPool::new(Processor::in_use()) }
    }

    /// A batch on a given tier, for tests.
    ///
    /// # Panics
    ///
    /// Panics if the machine does not support the tier.
    #[doc(hidden)]
    pub fn on(on: Tier) -> UniquenessBatch {
        UniquenessBatch { searcher: AnyPool::new(on.processor()) }
    }

    /// Finds for each puzzle a solution other than the known one, or `None` if there is none. Replaces the
    /// contents of `found`. If there are several, which one depends on the other puzzles and on the
    /// machine.
    pub fn search(&mut self, puzzles: &[SolvedPuzzle], found: &mut Vec<Option<Solution>>) {
        found.clear();
        found.resize(puzzles.len(), None);
        self.search_in_turn(&mut List { puzzles, found, next: 0 });
    }

    /// Searches problems of which later ones depend on the solutions of earlier ones, until there is none left. Which
    /// solution of a problem is found first depends on the other problems and on the machine.
    pub fn search_in_turn(&mut self, problems: &mut dyn Problems) {
        self.searcher.run(UniquenessTask { problems });
    }
}

/// Problems to search, of which later ones depend on the solutions of others.
pub trait Problems {
    /// Writes the candidates of the next problem, see [`crate::Problem::masks`], and returns a number for it. `None` if
    /// there is none, or none before another has ended.
    fn next(&mut self, masks: &mut [u16; 81]) -> Option<usize>;
    /// Receives a solution of the problem with this number: the digit of each cell. Returns whether the problem ends with
    /// it; otherwise the search goes on.
    fn found(&mut self, number: usize, digit: &dyn Fn(Cell) -> Digit) -> bool;
    /// The problem with this number ends, as it has no further solution.
    fn exhausted(&mut self, number: usize);
}

/// A list of puzzles that do not depend on each other.
struct List<'a> {
    puzzles: &'a [SolvedPuzzle],
    found: &'a mut [Option<Solution>],
    next: usize,
}

impl Problems for List<'_> {
    fn next(&mut self, masks: &mut [u16; 81]) -> Option<usize> {
        let puzzle = self.puzzles.get(self.next)?;
        *masks = puzzle.givens.map(|given| MASK_OF_NUMBER[usize::from(given & 15)]);
        if let Some(cell) = puzzle.must_differ_at {
            masks[cell.index()] = ALL_DIGITS & !(1 << puzzle.solution.digit(cell).index());
        }
        self.next += 1;
        Some(self.next - 1)
    }
    fn found(&mut self, number: usize, digit: &dyn Fn(Cell) -> Digit) -> bool {
        let numbers = std::array::from_fn(|cell| digit(Cell::from_index(cell)).index() as u8 + 1);
        let solution = Solution::from_numbers(numbers);
        self.found[number] = Some(solution).filter(|it| *it != self.puzzles[number].solution);
        self.found[number].is_some()
    }
    fn exhausted(&mut self, _: usize) {}
}

struct UniquenessTask<'a> {
    problems: &'a mut dyn Problems,
}

impl PoolTask for UniquenessTask<'_> {
    fn run<V: NodeVector>(self, pool: &mut Pool<V>) {
        pool.search_in_turn(self.problems);
    }
}
