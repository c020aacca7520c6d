//! Many puzzles in one call of which a solution is known: is there another?

use ergodoku_core::Cell;

use crate::Solution;
use crate::batch::{MANY, Searcher, Work};
use crate::lanes::{Group, Pool, Source};
use crate::problem::ALL_DIGITS;
use crate::tier::{Processor, Tier};
use crate::vector::{Lines, MOST, Nodes, OF_NUMBER};

/// A puzzle of which a solution is known.
#[derive(Clone, Debug)]
pub struct Known {
    /// That solution.
    pub solution: Solution,
    /// Its digit in each cell that is given, 0 in the others.
    pub givens: [u8; 81],
    /// A cell, not given, in which another solution must differ: what it may not hold makes the search
    /// shorter.
    pub differs: Option<Cell>,
}

/// Looks for other solutions of many puzzles side by side. Kept from one call to the next for its memory.
///
/// It is made for puzzles most of which have other solutions: it goes depth first. A puzzle with hardly
/// any clues can take long, if the first few digits tried are wrong.
///
/// ```
/// use ergodoku_core::{Cell, Puzzle};
/// use ergodoku_search::{Known, Others, solve};
///
/// let solution = solve(&Puzzle::EMPTY).unwrap();
/// let mut givens = solution.as_bytes().map(|character| character - b'0');
/// givens[0] = 0;
/// let one = Known { solution, givens, differs: Some(Cell::at(0, 0)) };
/// let two = Known { solution, givens: [0; 81], differs: None };
///
/// let mut found = Vec::new();
/// Others::new().search(&[one, two], &mut found);
/// assert_eq!(found[0], None);
/// assert_ne!(found[1].unwrap(), solution);
/// ```
pub struct Others {
    searcher: Searcher,
}

impl Default for Others {
    fn default() -> Others {
        Others::new()
    }
}

impl Others {
    /// With the fastest instructions of the machine.
    pub fn new() -> Others {
        Others { searcher: Searcher::new(Processor::in_use()) }
    }

    /// With the instructions of a tier: for tests.
    ///
    /// # Panics
    /// If the machine does not have the tier.
    #[doc(hidden)]
    pub fn on(on: Tier) -> Others {
        Others { searcher: Searcher::new(on.processor()) }
    }

    /// For each puzzle a solution that is not the known one, or none if there is none; in place of what
    /// `found` held. Which of several depends on the other puzzles and on the machine.
    pub fn search(&mut self, puzzles: &[Known], found: &mut Vec<Option<Solution>>) {
        found.clear();
        found.resize(puzzles.len(), None);
        self.searcher.run(Doubts { puzzles, found });
    }
}

/// All puzzles, and where what is found goes.
struct Doubts<'a> {
    puzzles: &'a [Known],
    found: &'a mut [Option<Solution>],
}

impl Work for Doubts<'_> {
    fn run<V: Nodes>(self, pool: &mut Pool<V>) {
        let parts = self.puzzles.chunks(MANY).zip(self.found.chunks_mut(MANY));
        parts.for_each(|(puzzles, found)| pool.run(&mut Part { puzzles, found, next: 0 }));
    }
}

/// A part of them, and how far it is read.
struct Part<'a> {
    puzzles: &'a [Known],
    found: &'a mut [Option<Solution>],
    next: usize,
}

impl<V: Nodes> Source<V> for Part<'_> {
    // To show that there is no other takes a few sweeps, to find one takes many: that is what counts.
    const SEVERAL: bool = true;

    #[inline(always)]
    fn feed(&mut self, group: &mut Group<V>) -> u32 {
        let puzzles = &self.puzzles[self.next..];
        let puzzles = &puzzles[..puzzles.len().min(V::LANES)];
        if puzzles.is_empty() {
            return 0;
        }
        let token = group.token();
        V::enabled(
            token,
            #[inline(always)]
            || {
                let mut lines: Lines = [[0; 96]; MOST];
                for (line, known) in lines.iter_mut().zip(puzzles) {
                    line[..81].copy_from_slice(&known.givens);
                }
                V::read(&lines, &mut group.cells);
                for (lane, known) in puzzles.iter().enumerate() {
                    let Some(cell) = known.differs else { continue };
                    let number = known.solution.as_bytes()[cell.index()] - b'0';
                    let others = V::splat(token, ALL_DIGITS & !OF_NUMBER[usize::from(number & 15)]);
                    let cell = &mut group.cells[cell.index()];
                    *cell = V::select(V::mask(token, 1 << lane), others, *cell);
                }
                let numbers = std::array::from_fn(|lane| (self.next + lane) as u16);
                group.puzzles = V::load(token, &numbers);
            },
        );
        self.next += puzzles.len();
        V::ALL >> (V::LANES - puzzles.len())
    }

    #[inline(always)]
    fn wants_line(&self, puzzle: u16) -> bool {
        self.found[usize::from(puzzle)].is_none()
    }

    #[inline(always)]
    fn take(&mut self, puzzle: u16, line: &[u8; 81]) -> bool {
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
