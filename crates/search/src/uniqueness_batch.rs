//! Checking the uniqueness of many puzzles in one call, given a solution of each.

use ergodoku_core::Cell;

use crate::Solution;
use crate::batch::{AnyPool, MAX_PUZZLES, PoolTask};
use crate::lanes::{LaneGroup, Pool, PuzzleSource};
use crate::problem::ALL_DIGITS;
use crate::tier::{Processor, Tier};
use crate::vector::{LineBuffers, MASK_OF_NUMBER, MAX_LANES, NodeVector};

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
        self.searcher.run(UniquenessTask { puzzles, found });
    }
}

/// All puzzles, and the second solutions found.
struct UniquenessTask<'a> {
    puzzles: &'a [SolvedPuzzle],
    found: &'a mut [Option<Solution>],
}

impl PoolTask for UniquenessTask<'_> {
    fn run<V: NodeVector>(self, pool: &mut Pool<V>) {
        let parts = self.puzzles.chunks(MAX_PUZZLES).zip(self.found.chunks_mut(MAX_PUZZLES));
        parts.for_each(|(puzzles, found)| {
            pool.run(&mut UniquenessSource { puzzles, found, next: 0 })
        });
    }
}

/// A chunk of the puzzles that a pool reads from.
struct UniquenessSource<'a> {
    puzzles: &'a [SolvedPuzzle],
    found: &'a mut [Option<Solution>],
    next: usize,
}

impl<V: NodeVector> PuzzleSource<V> for UniquenessSource<'_> {
    // Finding a second solution takes many sweeps; proving that there is none takes only a few.
    const MOSTLY_SEVERAL: bool = true;

    #[inline(always)]
    fn load(&mut self, group: &mut LaneGroup<V>) -> u32 {
        let puzzles = &self.puzzles[self.next..];
        let puzzles = &puzzles[..puzzles.len().min(V::LANES)];
        if puzzles.is_empty() {
            return 0;
        }
        let token = group.token();
        V::with_features(
            token,
            #[inline(always)]
            || {
                let mut lines: LineBuffers = [[0; 96]; MAX_LANES];
                for (line, known) in lines.iter_mut().zip(puzzles) {
                    line[..81].copy_from_slice(&known.givens);
                }
                V::read(&lines, &mut group.cells);
                for (lane, known) in puzzles.iter().enumerate() {
                    let Some(cell) = known.must_differ_at else { continue };
                    let number = known.solution.as_bytes()[cell.index()] - b'0';
                    let others =
                        V::splat(token, ALL_DIGITS & !MASK_OF_NUMBER[usize::from(number & 15)]);
                    let cell = &mut group.cells[cell.index()];
                    *cell = V::select(V::mask_from_bits(token, 1 << lane), others, *cell);
                }
                let numbers = std::array::from_fn(|lane| (self.next + lane) as u16);
                group.puzzles = V::load(token, &numbers);
            },
        );
        self.next += puzzles.len();
        V::ALL >> (V::LANES - puzzles.len())
    }

    #[inline(always)]
    fn wants_first(&self, puzzle: u16) -> bool {
        self.found[usize::from(puzzle)].is_none()
    }

    #[inline(always)]
    fn accept(&mut self, puzzle: u16, line: &[u8; 81]) -> bool {
        let place = usize::from(puzzle);
        if *line == *self.puzzles[place].solution.as_bytes() {
            return false;
        }
        self.found[place] = Some(Solution::from_text(*line));
        true
    }

    #[inline(always)]
    fn has_enough(&self, puzzle: u16) -> bool {
        self.found[usize::from(puzzle)].is_some()
    }
}
