//! Counting the solutions of many puzzles in one call.

use crate::lanes::{LaneGroup, Pool, PuzzleSource};
use crate::problem::Masks;
use crate::tier::{Processor, Tier};
use crate::vector::{LineBuffers, MAX_LANES, NodeVector, Portable};
use crate::{ParseLineError, Problem, PuzzleLine, Solution};

/// An item of a batch: a [`Problem`], or a text that is parsed as a [`PuzzleLine`].
pub trait BatchItem {
    /// Writes the given of each cell, 0 for none, or returns the candidates of each cell, see
    /// [`Problem::masks`].
    ///
    /// # Errors
    ///
    /// Returns an error if the item is not a puzzle.
    fn read(&self, givens: &mut [u8; 81]) -> Result<Option<[u16; 81]>, ParseLineError>;
}

impl<P: Problem> BatchItem for P {
    #[inline(always)]
    fn read(&self, givens: &mut [u8; 81]) -> Result<Option<[u16; 81]>, ParseLineError> {
        match self.as_line() {
            Some(line) => givens.copy_from_slice(line.numbers()),
            None => return Ok(Some(self.masks())),
        }
        Ok(None)
    }
}

macro_rules! text_members {
    ($($Text:ty),*) => { $(
        impl BatchItem for $Text {
            #[inline(always)]
            fn read(&self, givens: &mut [u8; 81]) -> Result<Option<[u16; 81]>, ParseLineError> {
                let text: &[u8] = self.as_ref();
                PuzzleLine::read_into(text, givens).map(|()| None)
            }
        }
    )* };
}

text_members!(&str, &[u8], String, [u8; 81]);

/// The number of solutions of a puzzle in a batch, and one of them.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct SolutionCount {
    /// The number of solutions, at most the limit.
    pub count: usize,
    /// One solution, if there is any. If there are several, which one depends on the rest of the batch
    /// and on the machine.
    pub first: Option<Solution>,
}

/// The result for one item of a batch.
pub type Answer = Result<SolutionCount, ParseLineError>;

/// Counts the solutions of each puzzle up to `limit`, and returns one of them. Results are in the order of
/// the items; an item that is not a puzzle has an error in its place.
///
/// ```
/// let batch = ergodoku_search::search_batch(
///     &[
///         ".7...5.39..3.2....1.....4...8....36...6....8..1....74..389.....659.81......35....",
///         "no puzzle",
///     ],
///     2,
/// );
/// assert_eq!(batch[0].unwrap().count, 1);
/// assert!(batch[1].is_err());
/// ```
pub fn search_batch<M: BatchItem>(members: &[M], limit: usize) -> Vec<Answer> {
    search_batch_on(Tier::in_use(), members, limit)
}

/// [`search_batch`] on a given tier, for tests.
///
/// # Panics
///
/// Panics if the machine does not support the tier.
#[doc(hidden)]
pub fn search_batch_on<M: BatchItem>(on: Tier, members: &[M], limit: usize) -> Vec<Answer> {
    let mut answers = Vec::new();
    search_batch_into(on, members, limit, &mut answers);
    answers
}

/// [`search_batch`] on a given tier, with the results in `answers`. Former contents are discarded, and the
/// allocation is reused.
///
/// # Panics
///
/// Panics if the machine does not support the tier.
pub fn search_batch_into<M: BatchItem>(
    on: Tier,
    members: &[M],
    limit: usize,
    answers: &mut Vec<Answer>,
) {
    let mut searcher = AnyPool::new(on.processor());
    answers.clear();
    answers.resize(members.len(), Ok(SolutionCount::default()));
    searcher.run(CountTask { members, answers, limit });
}

/// [`search_batch`] on all cores.
///
/// ```
/// let lines = vec![".".repeat(81); 10_000];
/// let answers = ergodoku_search::search_batch_parallel(&lines, 3);
/// assert!(answers.iter().all(|answer| answer.unwrap().count == 3));
/// ```
#[cfg(feature = "rayon")]
pub fn search_batch_parallel<M: BatchItem + Sync>(members: &[M], limit: usize) -> Vec<Answer> {
    use rayon::prelude::*;

    // Large enough to fill the lanes, small enough to balance the load.
    const PART: usize = 2048;
    // Initialise in parallel, so that page faults are spread over the threads: for easy puzzles they
    // cost as much as the search. Constructing each answer writes fewer bytes than cloning one.
    let mut answers = Vec::new();
    let nothing = |_| Ok(SolutionCount::default());
    (0..members.len()).into_par_iter().map(nothing).collect_into_vec(&mut answers);
    let parts = members.par_chunks(PART).zip(answers.par_chunks_mut(PART));
    parts.for_each_init(
        || AnyPool::new(Processor::in_use()),
        |searcher, (members, answers)| searcher.run(CountTask { members, answers, limit }),
    );
    answers
}

/// A pool of any tier. Reused between calls for its memory.
pub(crate) enum AnyPool {
    #[cfg(all(target_arch = "x86_64", not(miri)))]
    Avx512(Box<Pool<crate::vector::Avx512>>),
    #[cfg(all(target_arch = "x86_64", not(miri)))]
    Avx2(Box<Pool<crate::vector::Avx2>>),
    #[cfg(all(target_arch = "x86_64", not(miri)))]
    Sse2(Box<Pool<crate::vector::Sse2>>),
    Portable(Box<Pool<Portable>>),
}

/// Work for a pool of any tier.
pub(crate) trait PoolTask {
    fn run<V: NodeVector>(self, pool: &mut Pool<V>);
}

impl AnyPool {
    pub(crate) fn new(processor: Processor) -> AnyPool {
        match processor {
            #[cfg(all(target_arch = "x86_64", not(miri)))]
            Processor::Avx512(token) => AnyPool::Avx512(Box::new(Pool::new(token))),
            #[cfg(all(target_arch = "x86_64", not(miri)))]
            Processor::Avx2(token) => AnyPool::Avx2(Box::new(Pool::new(token))),
            #[cfg(all(target_arch = "x86_64", not(miri)))]
            Processor::Sse2 => AnyPool::Sse2(Box::new(Pool::new(()))),
            Processor::Portable => AnyPool::Portable(Box::new(Pool::new(()))),
        }
    }

    pub(crate) fn run(&mut self, work: impl PoolTask) {
        match self {
            #[cfg(all(target_arch = "x86_64", not(miri)))]
            AnyPool::Avx512(pool) => work.run(pool),
            #[cfg(all(target_arch = "x86_64", not(miri)))]
            AnyPool::Avx2(pool) => work.run(pool),
            #[cfg(all(target_arch = "x86_64", not(miri)))]
            AnyPool::Sse2(pool) => work.run(pool),
            AnyPool::Portable(pool) => work.run(pool),
        }
    }
}

/// The maximum number of puzzles in one run of a pool: nodes refer to their puzzle by 16 bits.
pub(crate) const MAX_PUZZLES: usize = 1 << 16;

/// All items of a batch, with their answers initialised to no solutions.
struct CountTask<'a, M> {
    members: &'a [M],
    answers: &'a mut [Answer],
    limit: usize,
}

impl<M: BatchItem> PoolTask for CountTask<'_, M> {
    fn run<V: NodeVector>(self, pool: &mut Pool<V>) {
        let CountTask { members, answers, limit } = self;
        if limit == 0 {
            for (answer, member) in answers.iter_mut().zip(members) {
                *answer = member.read(&mut [0; 81]).map(|_| SolutionCount::default());
            }
            return;
        }
        for (members, answers) in members.chunks(MAX_PUZZLES).zip(answers.chunks_mut(MAX_PUZZLES)) {
            pool.run(&mut BatchSource { members, answers, limit, next: 0 });
        }
    }
}

/// A chunk of a batch that a pool reads from.
struct BatchSource<'a, M> {
    members: &'a [M],
    answers: &'a mut [Answer],
    limit: usize,
    next: usize,
}

impl<V: NodeVector, M: BatchItem> PuzzleSource<V> for BatchSource<'_, M> {
    #[inline(always)]
    fn load(&mut self, group: &mut LaneGroup<V>) -> u32 {
        if self.next == self.members.len() {
            return 0;
        }
        V::with_features(
            group.token(),
            #[inline(always)]
            || self.read(group),
        )
    }

    #[inline(always)]
    fn wants_first(&self, puzzle: u16) -> bool {
        self.answers[usize::from(puzzle)].as_ref().expect(HAS_NODES).first.is_none()
    }

    #[inline(always)]
    fn accept(&mut self, puzzle: u16, line: &[u8; 81]) -> bool {
        let found = self.answers[usize::from(puzzle)].as_mut().expect(HAS_NODES);
        found.count += 1;
        if found.first.is_none() {
            found.first = Some(Solution::from_text(*line));
        }
        found.count >= self.limit
    }

    #[inline(always)]
    fn has_enough(&self, puzzle: u16) -> bool {
        self.answers[usize::from(puzzle)].as_ref().expect(HAS_NODES).count >= self.limit
    }
}

const HAS_NODES: &str = "only a well-formed item has nodes";

impl<M: BatchItem> BatchSource<'_, M> {
    #[inline(always)]
    fn read<V: NodeVector>(&mut self, group: &mut LaneGroup<V>) -> u32 {
        let mut lines: LineBuffers = [[0; 96]; MAX_LANES];
        let mut puzzles = [0; MAX_LANES];
        let mut masks: Vec<(usize, Masks)> = Vec::new();
        let (mut lanes, mut lane) = (0, 0);
        while lane < V::LANES && self.next < self.members.len() {
            let givens = lines[lane].first_chunk_mut().expect("81 of 96");
            match self.members[self.next].read(givens) {
                Ok(of_cells) => {
                    if let Some(of_cells) = of_cells {
                        masks.push((lane, of_cells));
                    }
                    puzzles[lane] = self.next as u16;
                    lanes |= 1 << lane;
                    lane += 1;
                }
                Err(malformed) => self.answers[self.next] = Err(malformed),
            }
            self.next += 1;
        }
        V::read(&lines, &mut group.cells);
        let token = group.token();
        group.puzzles = V::load(token, &puzzles);
        if !masks.is_empty() {
            for (place, cell) in group.cells.iter_mut().enumerate() {
                let mut values = cell.store();
                for (lane, masks) in &masks {
                    values[*lane] = masks[place] & crate::problem::ALL_DIGITS;
                }
                *cell = V::load(token, &values);
            }
        }
        lanes
    }
}
