//! Many puzzles in one call.

use crate::lanes::{Group, Pool, Source};
use crate::problem::Masks;
use crate::tier::{Processor, Tier};
use crate::vector::{Lines, MOST, Nodes, Portable};
use crate::{Line, Malformed, Problem, Solution};

/// A member of a batch: a [`Problem`], or a text that may or may not be a [`Line`].
pub trait Member {
    /// Writes the given of each cell, 0 for none; or returns what each cell may hold, see
    /// [`Problem::masks`].
    ///
    /// # Errors
    /// If it is no puzzle.
    fn read(&self, givens: &mut [u8; 81]) -> Result<Option<[u16; 81]>, Malformed>;
}

impl<P: Problem> Member for P {
    #[inline(always)]
    fn read(&self, givens: &mut [u8; 81]) -> Result<Option<[u16; 81]>, Malformed> {
        match self.as_line() {
            Some(line) => givens.copy_from_slice(line.numbers()),
            None => return Ok(Some(self.masks())),
        }
        Ok(None)
    }
}

macro_rules! text_members {
    ($($Text:ty),*) => { $(
        impl Member for $Text {
            #[inline(always)]
            fn read(&self, givens: &mut [u8; 81]) -> Result<Option<[u16; 81]>, Malformed> {
                let text: &[u8] = self.as_ref();
                Line::read_into(text, givens).map(|()| None)
            }
        }
    )* };
}

text_members!(&str, &[u8], String, [u8; 81]);

/// What is found of a puzzle.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Found {
    /// How many solutions, up to the limit.
    pub count: usize,
    /// One of them, if there is any: *the* solution, if there is but one. Which of several depends
    /// on the rest of the batch and on the machine.
    pub first: Option<Solution>,
}

/// What a batch says of a member.
pub type Answer = Result<Found, Malformed>;

/// Counts the solutions of each puzzle up to `limit` and gives one of them. Results come in the
/// order of the puzzles; a member that is no puzzle has an error in its place.
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
pub fn search_batch<M: Member>(members: &[M], limit: usize) -> Vec<Answer> {
    search_batch_on(Tier::in_use(), members, limit)
}

/// [`search_batch`] with the instructions of a tier: for tests.
///
/// # Panics
/// If the machine does not have the tier.
#[doc(hidden)]
pub fn search_batch_on<M: Member>(on: Tier, members: &[M], limit: usize) -> Vec<Answer> {
    let mut answers = Vec::new();
    search_batch_into(on, members, limit, &mut answers);
    answers
}

/// [`search_batch`] with the instructions of a tier and into memory that is already there: its
/// former contents go.
///
/// # Panics
/// If the machine does not have the tier.
pub fn search_batch_into<M: Member>(
    on: Tier,
    members: &[M],
    limit: usize,
    answers: &mut Vec<Answer>,
) {
    let mut searcher = Searcher::new(on.processor());
    answers.clear();
    answers.resize(members.len(), Ok(Found::default()));
    searcher.run(Questions { members, answers, limit });
}

/// [`search_batch`] on all cores.
///
/// ```
/// let lines = vec![".".repeat(81); 10_000];
/// let answers = ergodoku_search::search_batch_parallel(&lines, 3);
/// assert!(answers.iter().all(|answer| answer.unwrap().count == 3));
/// ```
#[cfg(feature = "rayon")]
pub fn search_batch_parallel<M: Member + Sync>(members: &[M], limit: usize) -> Vec<Answer> {
    use rayon::prelude::*;

    // Large enough to fill the lanes, small enough to share out.
    const PART: usize = 2048;
    // Memory is got in parallel too: easy puzzles take no longer than the pages of their answers. And
    // it is filled by making answers, which writes less of it than copying one would.
    let mut answers = Vec::new();
    let nothing = |_| Ok(Found::default());
    (0..members.len()).into_par_iter().map(nothing).collect_into_vec(&mut answers);
    let parts = members.par_chunks(PART).zip(answers.par_chunks_mut(PART));
    parts.for_each_init(
        || Searcher::new(Processor::in_use()),
        |searcher, (members, answers)| searcher.run(Questions { members, answers, limit }),
    );
    answers
}

/// A pool of whichever kind, kept for its memory.
pub(crate) enum Searcher {
    #[cfg(all(target_arch = "x86_64", not(miri)))]
    Avx512(Box<Pool<crate::vector::Avx512>>),
    #[cfg(all(target_arch = "x86_64", not(miri)))]
    Avx2(Box<Pool<crate::vector::Avx2>>),
    #[cfg(all(target_arch = "x86_64", not(miri)))]
    Sse2(Box<Pool<crate::vector::Sse2>>),
    Portable(Box<Pool<Portable>>),
}

/// What is done with a pool, whichever kind it is.
pub(crate) trait Work {
    fn run<V: Nodes>(self, pool: &mut Pool<V>);
}

impl Searcher {
    pub(crate) fn new(processor: Processor) -> Searcher {
        match processor {
            #[cfg(all(target_arch = "x86_64", not(miri)))]
            Processor::Avx512(token) => Searcher::Avx512(Box::new(Pool::new(token))),
            #[cfg(all(target_arch = "x86_64", not(miri)))]
            Processor::Avx2(token) => Searcher::Avx2(Box::new(Pool::new(token))),
            #[cfg(all(target_arch = "x86_64", not(miri)))]
            Processor::Sse2 => Searcher::Sse2(Box::new(Pool::new(()))),
            Processor::Portable => Searcher::Portable(Box::new(Pool::new(()))),
        }
    }

    pub(crate) fn run(&mut self, work: impl Work) {
        match self {
            #[cfg(all(target_arch = "x86_64", not(miri)))]
            Searcher::Avx512(pool) => work.run(pool),
            #[cfg(all(target_arch = "x86_64", not(miri)))]
            Searcher::Avx2(pool) => work.run(pool),
            #[cfg(all(target_arch = "x86_64", not(miri)))]
            Searcher::Sse2(pool) => work.run(pool),
            Searcher::Portable(pool) => work.run(pool),
        }
    }
}

/// So many puzzles go into a pool at most: its nodes know theirs by 16 bits.
pub(crate) const MANY: usize = 1 << 16;

/// All puzzles of a batch, and their answers, which are there as if nothing were found.
struct Questions<'a, M> {
    members: &'a [M],
    answers: &'a mut [Answer],
    limit: usize,
}

impl<M: Member> Work for Questions<'_, M> {
    fn run<V: Nodes>(self, pool: &mut Pool<V>) {
        let Questions { members, answers, limit } = self;
        if limit == 0 {
            for (answer, member) in answers.iter_mut().zip(members) {
                *answer = member.read(&mut [0; 81]).map(|_| Found::default());
            }
            return;
        }
        for (members, answers) in members.chunks(MANY).zip(answers.chunks_mut(MANY)) {
            pool.run(&mut Batch { members, answers, limit, next: 0 });
        }
    }
}

/// A part of a batch, and how far it is read.
struct Batch<'a, M> {
    members: &'a [M],
    answers: &'a mut [Answer],
    limit: usize,
    next: usize,
}

impl<V: Nodes, M: Member> Source<V> for Batch<'_, M> {
    #[inline(always)]
    fn feed(&mut self, group: &mut Group<V>) -> u32 {
        if self.next == self.members.len() {
            return 0;
        }
        V::enabled(
            group.token(),
            #[inline(always)]
            || self.read(group),
        )
    }

    #[inline(always)]
    fn wants_line(&self, puzzle: u16) -> bool {
        self.answers[usize::from(puzzle)].as_ref().expect(HAS_NODES).first.is_none()
    }

    #[inline(always)]
    fn take(&mut self, puzzle: u16, line: &[u8; 81]) -> bool {
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

const HAS_NODES: &str = "what has nodes is well formed";

impl<M: Member> Batch<'_, M> {
    #[inline(always)]
    fn read<V: Nodes>(&mut self, group: &mut Group<V>) -> u32 {
        let mut lines: Lines = [[0; 96]; MOST];
        let mut puzzles = [0; MOST];
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
