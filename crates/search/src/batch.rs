//! Counting the solutions of many puzzles in one call.

use crate::lanes::{LaneGroup, Pool, PuzzleSource};
use crate::problem::Masks;
use crate::tier::{Processor, Tier};
#[cfg(all(target_arch = "x86_64", not(miri)))]
use crate::vector::{Avx2, Avx512, Basic, Extended};
use crate::vector::{Baseline, LineBuffers, MAX_LANES, NodeVector, Portable};
use crate::{ParseLineError, Problem, PuzzleLine, Solution};

/// An item of a batch: a [`Problem`], or a text that is parsed as a [`PuzzleLine`].
pub trait BatchItem {
    /// What the search reads of the item.
    fn input(&self) -> BatchInput<'_>;
}

/// What the search reads of an item of a batch.
#[derive(Copy, Clone)]
pub enum BatchInput<'a> {
    /// A text, to be parsed as a [`PuzzleLine`].
    Text(&'a [u8]),
    /// A line of givens.
    Line(&'a PuzzleLine),
    /// Any other problem.
    Problem(&'a dyn Problem),
}

impl<P: Problem> BatchItem for P {
    #[inline]
    fn input(&self) -> BatchInput<'_> {
        self.as_line().map_or(BatchInput::Problem(self), BatchInput::Line)
    }
}

macro_rules! text_members {
    ($($Text:ty),*) => { $(
        impl BatchItem for $Text {
            #[inline]
            fn input(&self) -> BatchInput<'_> {
                BatchInput::Text(self.as_ref())
            }
        }
    )* };
}

text_members!(&str, &[u8], String, [u8; 81]);

/// The items of a batch, whatever their type. The search is compiled once, for this trait, and not in each crate
/// for each type of item.
trait Items {
    fn count(&self) -> usize;
    /// The inputs of the items from `first` on. It is called for many items at a time, as each call takes as long
    /// as parsing a line.
    fn read<'a>(&'a self, first: usize, inputs: &mut [BatchInput<'a>]);
}

impl<M: BatchItem> Items for &[M] {
    fn count(&self) -> usize {
        self.len()
    }

    fn read<'a>(&'a self, first: usize, inputs: &mut [BatchInput<'a>]) {
        for (input, item) in inputs.iter_mut().zip(&self[first..]) {
            *input = item.input();
        }
    }
}

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
    count_all(on, &members, limit, answers);
}

fn count_all(on: Tier, items: &dyn Items, limit: usize, answers: &mut Vec<Answer>) {
    let mut searcher = AnyPool::new(on.processor());
    answers.clear();
    answers.resize(items.count(), Ok(SolutionCount::default()));
    searcher.run(CountTask { items, first: 0, answers, limit });
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
    count_all_parallel(&members, limit)
}

#[cfg(feature = "rayon")]
fn count_all_parallel(items: &(dyn Items + Sync), limit: usize) -> Vec<Answer> {
    use rayon::prelude::*;

    // Large enough to fill the lanes, small enough to balance the load.
    const PART: usize = 2048;
    // Initialise in parallel, so that page faults are spread over the threads: for easy puzzles they
    // cost as much as the search. Constructing each answer writes fewer bytes than cloning one.
    let mut answers = Vec::new();
    let nothing = |_| Ok(SolutionCount::default());
    (0..items.count()).into_par_iter().map(nothing).collect_into_vec(&mut answers);
    answers.par_chunks_mut(PART).enumerate().for_each_init(
        || AnyPool::new(Processor::in_use()),
        |searcher, (part, answers)| {
            searcher.run(CountTask { items, first: PART * part, answers, limit });
        },
    );
    answers
}

/// A pool of any tier. Reused between calls for its memory.
pub(crate) enum AnyPool {
    #[cfg(all(target_arch = "x86_64", not(miri)))]
    Avx512(Box<Pool<Avx512<Extended>>>),
    #[cfg(all(target_arch = "x86_64", not(miri)))]
    Avx512Bw(Box<Pool<Avx512<Basic>>>),
    #[cfg(all(target_arch = "x86_64", not(miri)))]
    Avx2(Box<Pool<Avx2>>),
    Baseline(Box<Pool<Baseline>>),
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
            Processor::Avx512Bw(token) => AnyPool::Avx512Bw(Box::new(Pool::new(token))),
            #[cfg(all(target_arch = "x86_64", not(miri)))]
            Processor::Avx2(token) => AnyPool::Avx2(Box::new(Pool::new(token))),
            Processor::Baseline => AnyPool::Baseline(Box::new(Pool::new(()))),
            Processor::Portable => AnyPool::Portable(Box::new(Pool::new(()))),
        }
    }

    pub(crate) fn run(&mut self, work: impl PoolTask) {
        match self {
            #[cfg(all(target_arch = "x86_64", not(miri)))]
            AnyPool::Avx512(pool) => work.run(pool),
            #[cfg(all(target_arch = "x86_64", not(miri)))]
            AnyPool::Avx512Bw(pool) => work.run(pool),
            #[cfg(all(target_arch = "x86_64", not(miri)))]
            AnyPool::Avx2(pool) => work.run(pool),
            AnyPool::Baseline(pool) => work.run(pool),
            AnyPool::Portable(pool) => work.run(pool),
        }
    }
}

/// The maximum number of puzzles in one run of a pool: nodes refer to their puzzle by 16 bits.
pub(crate) const MAX_PUZZLES: usize = 1 << 16;

/// Items of a batch from `first` on: as many as there are answers, initialised to no solutions.
struct CountTask<'a> {
    items: &'a dyn Items,
    first: usize,
    answers: &'a mut [Answer],
    limit: usize,
}

impl PoolTask for CountTask<'_> {
    fn run<V: NodeVector>(self, pool: &mut Pool<V>) {
        let CountTask { items, mut first, answers, limit } = self;
        for answers in answers.chunks_mut(MAX_PUZZLES) {
            let count = answers.len();
            if limit > 0 {
                pool.run(&mut BatchSource { items, first, answers, limit, next: 0 });
            } else {
                note_errors(items, first, answers);
            }
            first += count;
        }
    }
}

/// Writes the errors of the items that are no puzzles.
fn note_errors(items: &dyn Items, first: usize, answers: &mut [Answer]) {
    for (index, answer) in answers.iter_mut().enumerate() {
        let mut input = BatchInput::Text(&[]);
        items.read(first + index, std::slice::from_mut(&mut input));
        if let BatchInput::Text(text) = input {
            *answer = PuzzleLine::read(text).map(|_| SolutionCount::default());
        }
    }
}

/// A chunk of a batch that a pool reads from.
struct BatchSource<'a> {
    items: &'a dyn Items,
    /// The item of the first answer.
    first: usize,
    answers: &'a mut [Answer],
    limit: usize,
    /// The answer of the next item.
    next: usize,
}

impl<V: NodeVector> PuzzleSource<V> for BatchSource<'_> {
    #[inline(always)]
    fn load(&mut self, group: &mut LaneGroup<V>) -> u32 {
        if self.next == self.answers.len() {
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

impl BatchSource<'_> {
    #[inline(always)]
    fn read<V: NodeVector>(&mut self, group: &mut LaneGroup<V>) -> u32 {
        let mut inputs = [BatchInput::Text(&[]); MAX_LANES];
        let mut lines: LineBuffers = [[0; 96]; MAX_LANES];
        let mut puzzles = [0; MAX_LANES];
        let mut masks: Vec<(usize, Masks)> = Vec::new();
        let (mut lanes, mut lane) = (0, 0);
        while lane < V::LANES && self.next < self.answers.len() {
            let count = (V::LANES - lane).min(self.answers.len() - self.next);
            let inputs = &mut inputs[..count];
            self.items.read(self.first + self.next, inputs);
            for input in inputs {
                let givens = lines[lane].first_chunk_mut().expect("81 of 96");
                let read = match input {
                    BatchInput::Text(text) => PuzzleLine::read_into(text, givens),
                    BatchInput::Line(line) => {
                        givens.copy_from_slice(line.numbers());
                        Ok(())
                    }
                    BatchInput::Problem(problem) => {
                        masks.push((lane, problem.masks()));
                        Ok(())
                    }
                };
                match read {
                    Ok(()) => {
                        puzzles[lane] = self.next as u16;
                        lanes |= 1 << lane;
                        lane += 1;
                    }
                    Err(malformed) => self.answers[self.next] = Err(malformed),
                }
                self.next += 1;
            }
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
