//! [`Generator`]: looks for puzzles, attempt by attempt.
//!
//! An attempt depends only on the seed and its number, so any number of threads finds the same puzzles. It
//! makes some fresh candidates and keeps those that meet the specification. If there are none, it continues
//! from the nearest one to neighbours that are at least as near, until one meets the specification or it
//! gives up. This makes rare puzzles many times more frequent. It keeps only one puzzle found this way, as
//! two with the same ancestor would look alike.
//!
//! Where techniques are needed that are rarer still, an attempt begins with prepared puzzles, see [`crate::prepared`], each
//! in another form of the same puzzle. From one that meets the specification it goes on to neighbours that meet it too, so
//! that not all puzzles with the same ancestor are essentially the same. If neither a prepared puzzle nor its neighbours
//! meet the specification, the attempt continues with fresh candidates.

use std::collections::{BTreeMap, HashSet};
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, mpsc};

use ergodoku_core::{Puzzle, Sentence, State, Stop};
use fastrand::Rng;

use crate::canonical;
use crate::impossible;
use crate::judge::{Assessment, Bench, Contender, Judge};
use crate::source::Source;
use crate::spec::{Spec, SpecError};
use crate::tally::Tally;

/// A puzzle that was found.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Made {
    /// The givens.
    pub puzzle: Puzzle,
    /// The position to practise in, if one was asked for.
    pub position: Option<State>,
}

/// The result of one attempt.
struct Attempt {
    made: Vec<Made>,
    tally: Tally,
}

/// Generates the puzzles of a [`Spec`].
pub struct Generator {
    spec: Spec,
}

/// The number of fresh candidates of an attempt. Large batches are made faster; small ones leave more time
/// for the neighbours of the best.
const EASY_BATCH: usize = 256;
const HARD_BATCH: usize = 32;

/// The number of neighbours made at a time, and of rounds without progress before giving up.
const NEIGHBOURS: usize = 16;
const PATIENCE: usize = 12;

/// How many times a prepared puzzle is exchanged for a neighbour at most, how many rounds of neighbours are tried for that, and
/// the checks that this may take.
const EXCHANGES: usize = 4;
const ROUNDS: usize = 12;
const EXCHANGE_CHECKS: u64 = 1_000_000;

/// The number of attempts in progress for each thread, so that none waits for a slow one.
const AHEAD: u64 = 16;

impl Generator {
    /// Prepares the search.
    ///
    /// # Errors
    ///
    /// Returns an error if it is proved that no puzzle can meet the specification.
    pub fn new(spec: Spec) -> Result<Generator, SpecError> {
        impossible::check(&spec)?;
        Ok(Generator { spec })
    }

    /// The specification.
    pub fn spec(&self) -> &Spec {
        &self.spec
    }

    /// Why the search may never find anything, although that is not proved.
    ///
    /// ```
    /// use ergodoku_generate::{Between, Generator, Spec};
    ///
    /// let er = Between { from: Some(12.0), to: None };
    /// let generator = Generator::new(Spec { er, ..Spec::default() })?;
    /// let caution = generator.caution().unwrap().to_string();
    /// assert_eq!(caution, "no puzzle rated above 11.9 is known");
    /// # Ok::<(), ergodoku_generate::SpecError>(())
    /// ```
    pub fn caution(&self) -> Option<Sentence> {
        impossible::caution(&self.spec)
    }

    /// Why a puzzle with one solution does not meet the specification, in words. `None` if it does. It is not asked where its
    /// clues are, nor where it started from.
    ///
    /// ```
    /// use ergodoku_core::{Stop, text};
    /// use ergodoku_engine::Level;
    /// use ergodoku_generate::{Between, Generator, Spec};
    ///
    /// let easy = Generator::new(Spec { level: Between::only(Level::Easy), ..Spec::default() })?;
    /// let line = "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56";
    /// let puzzle = text::parse_one(line).unwrap().puzzle;
    /// assert_eq!(easy.lack(&puzzle, &Stop::never()), None);
    /// # Ok::<(), ergodoku_generate::SpecError>(())
    /// ```
    pub fn lack(&self, puzzle: &Puzzle, stop: &Stop) -> Option<String> {
        let mut bench = Bench::new(stop.clone());
        let assessment = Judge::new(&self.spec).judge(&Contender::new(*puzzle), &mut bench);
        assessment.miss.map(|miss| Sentence::from(&miss.reason).to_string())
    }

    /// Generates the puzzles on `jobs` threads, and passes them to `found` in the order of the attempts. Ends
    /// when there are enough, when `found` breaks, or when `stop` is due; a candidate that is being tested
    /// then is not counted. Reports the statistics periodically.
    pub fn run(
        &self,
        jobs: usize,
        stop: &Stop,
        found: &mut dyn FnMut(&Made) -> ControlFlow<()>,
        progress: &mut dyn FnMut(&Tally),
    ) -> Tally {
        let judge = Judge::new(&self.spec);
        let source = Source::new(&self.spec);
        let mut total = Tally::new(&judge.names());
        let mut kept = 0;
        let mut forms = HashSet::new();
        let mut take = |attempt: Attempt| {
            total.add(attempt.tally);
            for made in attempt.made {
                if self.spec.distinct && !forms.insert(canonical(&made.puzzle)) {
                    total.repeated += 1;
                    continue;
                }
                kept += 1;
                found(&made)?;
                if kept == self.spec.count {
                    return ControlFlow::Break(());
                }
            }
            progress(&total);
            if stop.is_due() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        };
        let end = source.attempts().unwrap_or(u64::MAX);
        let try_it = |number, bench: &mut Bench| self.attempt(number, &source, &judge, bench);
        if self.spec.count > 0 {
            in_order(jobs.max(1), end, stop, &try_it, &mut take);
        }
        total
    }

    fn attempt(
        &self,
        number: u64,
        source: &Source<'_>,
        judge: &Judge<'_>,
        bench: &mut Bench,
    ) -> Attempt {
        let mut random = Rng::with_seed(mixed(self.spec.seed, number));
        let climbs = self.spec.demands_difficulty() || !self.spec.clue_count.is_any();
        let batch = if climbs { HARD_BATCH } else { EASY_BATCH };
        let mut attempt = Attempt { made: Vec::new(), tally: Tally::new(&judge.names()) };
        let prepared = source.prepared(&mut random);
        if !prepared.is_empty() {
            let near = attempt.first(prepared, 1, judge, bench);
            climb(&mut attempt, near, source, judge, bench, &mut random);
            if !attempt.made.is_empty() {
                exchange(&mut attempt, source, judge, bench, &mut random);
                return attempt;
            }
        }
        let fresh = source.fresh(number, batch, &mut random);
        let near = attempt.first(fresh, self.spec.count, judge, bench);
        if climbs {
            climb(&mut attempt, near, source, judge, bench, &mut random);
        }
        attempt
    }
}

/// Goes on from a candidate to neighbours that are at least as near, unless something is found already.
fn climb(
    attempt: &mut Attempt,
    nearest: Option<(Puzzle, Assessment)>,
    source: &Source<'_>,
    judge: &Judge<'_>,
    bench: &mut Bench,
    random: &mut Rng,
) {
    let Some((mut from, mut best)) = nearest else { return };
    let mut fails = 0;
    while attempt.made.is_empty() && fails < PATIENCE {
        fails += 1;
        for puzzle in source.near(&from, NEIGHBOURS, random) {
            if bench.stop.is_due() {
                return;
            }
            let Some(assessment) = attempt.judge(puzzle, judge, bench) else { break };
            let is_nearer = assessment.is_nearer_than(&best);
            if assessment.is_as_near_as(&best) {
                (from, best) = (puzzle, assessment);
            }
            if is_nearer {
                fails = 0;
                break;
            }
        }
    }
}

/// Exchanges what was found for a neighbour that meets the specification too, a few times, with bounded work.
fn exchange(
    attempt: &mut Attempt,
    source: &Source<'_>,
    judge: &Judge<'_>,
    bench: &Bench,
    random: &mut Rng,
) {
    let mut bounded = Bench::new(bench.stop.within(EXCHANGE_CHECKS));
    let Some(mut current) = attempt.made.pop() else { return };
    let mut exchanges = 0;
    for _ in 0..ROUNDS {
        for puzzle in source.near(&current.puzzle, NEIGHBOURS, random) {
            if bounded.stop.is_due() || exchanges == EXCHANGES {
                break;
            }
            attempt.judge(puzzle, judge, &mut bounded);
            if let Some(other) = attempt.made.pop() {
                exchanges += usize::from(other.puzzle != current.puzzle);
                current = other;
                break;
            }
        }
    }
    attempt.made.push(current);
}

impl Attempt {
    /// Keeps candidates that meet the specification, at most `most`, and returns the nearest of the others.
    fn first(
        &mut self,
        candidates: Vec<Puzzle>,
        most: usize,
        judge: &Judge<'_>,
        bench: &mut Bench,
    ) -> Option<(Puzzle, Assessment)> {
        let mut nearest: Option<(Puzzle, Assessment)> = None;
        for puzzle in candidates {
            if bench.stop.is_due() || self.made.len() == most {
                return None;
            }
            let Some(assessment) = self.judge(puzzle, judge, bench) else { continue };
            if nearest.as_ref().is_none_or(|(_, best)| assessment.is_nearer_than(best)) {
                nearest = Some((puzzle, assessment));
            }
        }
        nearest
    }

    /// Keeps a candidate that meets the specification, and returns the verdict. `None` if the test was
    /// interrupted.
    fn judge(
        &mut self,
        puzzle: Puzzle,
        judge: &Judge<'_>,
        bench: &mut Bench,
    ) -> Option<Assessment> {
        let candidate = Contender::new(puzzle);
        let assessment = judge.judge(&candidate, bench);
        if bench.stop.is_over() {
            return None;
        }
        self.tally.note(&candidate, &assessment);
        if assessment.miss.is_some() {
            return Some(assessment);
        }
        self.made.push(Made { puzzle: candidate.puzzle, position: assessment.position });
        None
    }
}

/// A seed for each attempt, statistically independent of its neighbours.
fn mixed(seed: u64, number: u64) -> u64 {
    let mix = |mut it: u64| {
        it = (it ^ it >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        it = (it ^ it >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        it ^ it >> 31
    };
    mix(mix(seed.wrapping_add(0x9e37_79b9_7f4a_7c15)).wrapping_add(number))
}

/// Runs the attempts from 0 to `end` on several threads, and passes on their results in order.
fn in_order(
    jobs: usize,
    end: u64,
    stop: &Stop,
    attempt: &(dyn Fn(u64, &mut Bench) -> Attempt + Sync),
    take: &mut dyn FnMut(Attempt) -> ControlFlow<()>,
) {
    if jobs == 1 {
        let mut bench = Bench::new(stop.clone());
        let _ = (0..end).try_for_each(|number| take(attempt(number, &mut bench)));
        return;
    }
    let is_done = Arc::new(AtomicBool::new(false));
    let (tickets, waiting) = mpsc::channel();
    let waiting = Mutex::new(waiting);
    let (sender, results) = mpsc::channel();
    std::thread::scope(|scope| {
        for _ in 0..jobs {
            let (sender, waiting, is_done) = (sender.clone(), &waiting, Arc::clone(&is_done));
            scope.spawn(move || {
                // A separate stop, so that threads do not contend for one counter of checks.
                let mut bench = Bench::new(stop.or(move || is_done.load(Ordering::Relaxed)));
                loop {
                    let next = waiting.lock().map(|queue| queue.recv());
                    let Ok(Ok(number)) = next else { break };
                    if sender.send((number, attempt(number, &mut bench))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let ahead = end.min(AHEAD * jobs as u64);
        // The channel is open: its receiver lives as long as this function.
        let wait = |number| tickets.send(number).unwrap_or_default();
        (0..ahead).for_each(wait);
        let mut early = BTreeMap::new();
        let mut next = 0;
        'all: while next < end {
            let Ok((number, made)) = results.recv() else { break };
            early.insert(number, made);
            while let Some(made) = early.remove(&next) {
                if take(made).is_break() {
                    break 'all;
                }
                if next + ahead < end {
                    wait(next + ahead);
                }
                next += 1;
            }
        }
        is_done.store(true, Ordering::Relaxed);
        drop(tickets);
        drop(results);
    });
}
