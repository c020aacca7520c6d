//! The pool: active nodes in the lanes, waiting nodes, and puzzles not yet started.

use super::LaneGroup;
use super::branch::choose_question;
use super::sweep::{Swept, sweep};
use crate::lost::Checkups;
use crate::vector::{LineBuffers, MAX_LANES, NodeVector, lowest_bits, set_bits};

/// The number of lanes, of 32, that must be idle or stuck before the sweeps are interrupted to refill them.
const REFILL_THRESHOLD: u32 = 14;

/// How many recent puzzles decide whether most have several solutions.
const RECENT: i32 = 64;

/// Supplies puzzles to a pool and receives their solutions. Puzzles are identified by 16-bit numbers.
pub(crate) trait PuzzleSource<V> {
    /// Loads new puzzles into a group and returns their lanes. No lanes mean that there are no more.
    fn load(&mut self, group: &mut LaneGroup<V>) -> u32;
    /// Whether the puzzle has no solution yet. Only the first one is written as text.
    fn wants_first(&self, puzzle: u16) -> bool;
    /// Receives a solution, and returns whether its puzzle now has enough. `line` is valid only for the
    /// first solution of a puzzle.
    fn accept(&mut self, puzzle: u16, line: &[u8; 81]) -> bool;
    /// Whether a puzzle has enough solutions.
    fn has_enough(&self, puzzle: u16) -> bool;
}

/// Active and waiting nodes. Reused between runs for its memory.
pub(crate) struct Pool<V> {
    pub(super) active: LaneGroup<V>,
    /// The weight of each node after its last sweep.
    pub(super) weights: V,
    /// The lanes of `active` with a node.
    pub(super) live: u32,
    /// The live lanes whose node is stuck.
    pub(super) stuck: u32,
    /// Nodes without a lane. Last in, first out: they are siblings along the path from the root, so their
    /// number stays small.
    pub(super) waiting: Vec<Waiting<V>>,
    /// Groups without waiting nodes, kept for their memory.
    pub(super) free: Vec<Box<LaneGroup<V>>>,
    /// Whether each puzzle stays in its lane and is searched depth first, see `depth.rs`.
    pub(super) depth_first: bool,
    /// Above 0 if at least half of the recent puzzles have several solutions.
    several: i32,
    /// Puzzles that are loaded but not started.
    unstarted: LaneGroup<V>,
    unstarted_lanes: u32,
    pub(super) checkups: Checkups,
    /// A buffer for the text of solutions.
    lines: LineBuffers,
}

/// A group of waiting nodes.
pub(super) struct Waiting<V> {
    pub(super) group: Box<LaneGroup<V>>,
    /// The lanes with a node, at least one.
    pub(super) lanes: u32,
}

impl<V: NodeVector> Waiting<V> {
    /// Takes up to `count` nodes and returns their lanes. Drops nodes on the way whose puzzle has got
    /// enough solutions in the meantime.
    #[inline(always)]
    fn take_wanted(&mut self, count: u32, source: &impl PuzzleSource<V>) -> u32 {
        let puzzles = self.group.puzzles.store();
        let mut taken = 0u32;
        while self.lanes != 0 && taken.count_ones() < count {
            let lane = self.lanes.trailing_zeros();
            self.lanes &= self.lanes - 1;
            let wanted = !source.has_enough(puzzles[lane as usize]);
            taken |= u32::from(wanted) << lane;
        }
        taken
    }
}

impl<V: NodeVector> Pool<V> {
    pub(crate) fn new(token: V::Token) -> Pool<V> {
        let group = LaneGroup::new(token);
        Pool {
            active: group,
            weights: V::splat(token, 0),
            live: 0,
            stuck: 0,
            waiting: Vec::new(),
            free: Vec::new(),
            depth_first: false,
            several: 0,
            unstarted: group,
            unstarted_lanes: 0,
            checkups: Checkups::every(8_192),
            lines: [[0; 96]; MAX_LANES],
        }
    }

    /// Searches all puzzles of a source.
    pub(crate) fn run(&mut self, source: &mut impl PuzzleSource<V>) {
        V::with_features(
            self.active.token(),
            #[inline(always)]
            || self.search(source),
        );
    }

    #[inline(always)]
    fn search(&mut self, source: &mut impl PuzzleSource<V>) {
        self.refill(source);
        while self.live != 0 {
            let done = self.step();
            if done != 0 {
                self.report(done, source);
            }
            if self.depth_first {
                if self.stuck != 0 {
                    self.check_stuck();
                    self.descend();
                }
                if V::ALL & !self.live != 0 {
                    self.resume();
                    self.refill(source);
                }
                continue;
            }
            let idle = V::ALL & !self.live;
            let waste = self.stuck.count_ones() + idle.count_ones();
            if waste * 32 >= REFILL_THRESHOLD * V::LANES as u32 || self.stuck == self.live {
                if self.stuck != 0 {
                    self.check_stuck();
                    self.branch();
                }
                if V::ALL & !self.live != 0 {
                    self.refill(source);
                }
            }
        }
    }

    /// Sweeps once. Returns the lanes whose node is solved, which are no longer live.
    #[inline(always)]
    pub(super) fn step(&mut self) -> u32 {
        let (swept, full_lanes) = self.sweep();
        self.live &= !swept.dead;
        let mut done = swept.full & swept.settled & self.live;
        if full_lanes != 0 {
            let keep = V::with_features(
                self.active.token(),
                #[inline(always)]
                || V::obey_rules(&self.active.cells),
            );
            self.live &= !(full_lanes & !keep);
            done |= full_lanes & keep & self.live;
        }
        self.stuck = swept.stuck & self.live & !swept.full;
        self.live &= !done;
        done
    }

    // The steps are separate functions, so that each can use all registers.

    #[inline(never)]
    fn sweep(&mut self) -> (Swept, u32) {
        V::with_features(
            self.active.token(),
            #[inline(always)]
            || {
                let before = self.weights;
                let mut swept = sweep(&mut self.active, &mut self.weights);
                if self.depth_first {
                    let removed = before.sub(self.weights);
                    swept.stuck =
                        V::bitmask(removed.simd_lt(before.splat_like(V::DEPTH_FIRST_SLACK + 1)));
                }
                // A full node that the sweep still changed may break the rules. The next sweep would
                // show it, but with many such nodes a direct check is cheaper.
                let full = swept.full & self.live & !swept.settled;
                if full != 0 && full.count_ones() * 8 >= self.live.count_ones() {
                    (swept, full)
                } else {
                    (swept, 0)
                }
            },
        )
    }

    /// Reports solutions, and drops the nodes of puzzles that have enough.
    #[inline(never)]
    fn report(&mut self, done: u32, source: &mut impl PuzzleSource<V>) {
        let puzzles = self.active.puzzles.store();
        let firsts = set_bits(done).filter(|&lane| source.wants_first(puzzles[lane]));
        let firsts = firsts.fold(0, |lanes, lane| lanes | 1 << lane);
        if firsts != 0 {
            V::with_features(
                self.active.token(),
                #[inline(always)]
                || V::write(&self.active.cells, firsts, &mut self.lines),
            );
        }
        for lane in set_bits(done) {
            if source.has_enough(puzzles[lane]) {
                continue;
            }
            // Used only if it was written above.
            let line = self.lines[lane].first_chunk().expect("81 of 96");
            if source.accept(puzzles[lane], line) {
                let here = self.active.puzzles;
                let same = V::bitmask(here.simd_eq(here.splat_like(puzzles[lane])));
                self.live &= !same;
                self.stuck &= !same;
                if self.depth_first {
                    self.drop_waiting(same);
                }
                if firsts >> lane & 1 == 0 {
                    self.several = (self.several + 2).min(RECENT);
                }
            }
        }
    }

    /// Branches on each stuck node. Its lane continues with "no"; "yes" goes into an idle lane, or waits.
    #[inline(never)]
    fn branch(&mut self) {
        let token = self.active.token();
        V::with_features(
            token,
            #[inline(always)]
            || {
                let branch = choose_question(&self.active, self.weights);
                // A node that hardly changed may have nothing left to branch on. It is swept again.
                let stuck = self.stuck & branch.has_question();
                let idle = V::ALL & !self.live;
                let places = stuck.count_ones().min(idle.count_ones());
                let (from, to) = (lowest_bits(stuck, places), lowest_bits(idle, places));
                let surplus = stuck & !from;
                if surplus != 0 {
                    let mut group =
                        self.free.pop().unwrap_or_else(|| Box::new(LaneGroup::new(token)));
                    branch.yes(surplus).apply_to(&self.active, &mut group);
                    self.waiting.push(Waiting { group, lanes: surplus });
                }
                let index = V::permutation(token, from, to);
                branch.both(index, to, stuck).apply_moved(&mut self.active, index);
                self.live |= to;
                let changed = V::mask_from_bits(token, stuck | to);
                self.weights = V::select(changed, V::splat(token, u16::MAX), self.weights);
                self.stuck = 0;
            },
        );
    }

    /// Loads new puzzles, and decides whether to search them depth first.
    #[inline(always)]
    fn load_puzzles<S: PuzzleSource<V>>(&mut self, source: &mut S) {
        self.unstarted_lanes = source.load(&mut self.unstarted);
        let loaded = self.unstarted_lanes.count_ones() as i32;
        self.several = (self.several - loaded).max(-RECENT);
        self.depth_first = self.several > 0 && loaded != 0;
    }

    /// Fills idle lanes with waiting nodes, then with new puzzles.
    #[inline(never)]
    fn refill<S: PuzzleSource<V>>(&mut self, source: &mut S) {
        loop {
            let idle = V::ALL & !self.live;
            if idle == 0 {
                return;
            }
            let places = idle.count_ones();
            let (group, from) = match self.waiting.last_mut() {
                Some(waiting) if !self.depth_first => {
                    let from = waiting.take_wanted(places, source);
                    let mut group = &waiting.group;
                    if waiting.lanes == 0 {
                        self.free.extend(self.waiting.pop().map(|it| it.group));
                        group = self.free.last().expect("one was just put there");
                    }
                    if from == 0 {
                        continue;
                    }
                    (&**group, from)
                }
                _ => {
                    if self.unstarted_lanes == 0 {
                        self.load_puzzles(source);
                        if !self.depth_first && !self.waiting.is_empty() {
                            continue;
                        }
                    }
                    if self.unstarted_lanes == 0 {
                        return;
                    }
                    let from = lowest_bits(self.unstarted_lanes, places);
                    self.unstarted_lanes &= !from;
                    (&self.unstarted, from)
                }
            };
            let to = lowest_bits(idle, from.count_ones());
            let token = group.token();
            V::with_features(
                token,
                #[inline(always)]
                || {
                    let mask = V::mask_from_bits(token, to);
                    // Where lanes are always moved together, the compiler drops the first case.
                    if V::MOVED_TOGETHER > 1 && to.count_ones() < V::MOVED_TOGETHER {
                        self.active.copy_one_by_one(to, group, from);
                    } else {
                        let index = V::permutation(token, from, to);
                        for (cell, other) in self.active.cells.iter_mut().zip(&group.cells) {
                            *cell = V::select(mask, other.permute(index), *cell);
                        }
                        let puzzles = group.puzzles.permute(index);
                        self.active.puzzles = V::select(mask, puzzles, self.active.puzzles);
                    }
                    self.weights = V::select(mask, V::splat(token, u16::MAX), self.weights);
                },
            );
            self.live |= to;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::batch::{AnyPool, PoolTask};
    use crate::tier::Tier;

    /// A source of empty grids, with a limit on the solutions of each.
    struct Empty {
        loaded: usize,
        limit: usize,
        counts: [usize; GROUPS * MAX_LANES],
    }

    /// Enough groups for the pool to switch to depth-first search.
    const GROUPS: usize = 12;

    impl<V: NodeVector> PuzzleSource<V> for Empty {
        fn load(&mut self, group: &mut LaneGroup<V>) -> u32 {
            if self.loaded == GROUPS {
                return 0;
            }
            let token = group.token();
            V::with_features(
                token,
                #[inline(always)]
                || {
                    let first = self.loaded * V::LANES;
                    group.cells = [V::splat(token, crate::problem::ALL_DIGITS); 81];
                    let puzzles = std::array::from_fn(|lane| (first + lane) as u16);
                    group.puzzles = V::load(token, &puzzles);
                },
            );
            self.loaded += 1;
            V::ALL
        }
        fn wants_first(&self, puzzle: u16) -> bool {
            self.counts[usize::from(puzzle)] == 0
        }
        fn accept(&mut self, puzzle: u16, _: &[u8; 81]) -> bool {
            self.counts[usize::from(puzzle)] += 1;
            PuzzleSource::<V>::has_enough(self, puzzle)
        }
        fn has_enough(&self, puzzle: u16) -> bool {
            self.counts[usize::from(puzzle)] >= self.limit
        }
    }

    /// The number of waiting nodes stays small, however many solutions there are.
    struct FewWaiting;

    impl PoolTask for FewWaiting {
        fn run<V: NodeVector>(self, pool: &mut Pool<V>) {
            for limit in [2, 3_000] {
                let mut empty = Empty { loaded: 0, limit, counts: [0; GROUPS * MAX_LANES] };
                pool.run(&mut empty);
                assert!(pool.several > 0, "the pool searched depth first");
                assert!(empty.counts[..GROUPS * V::LANES].iter().all(|&count| count == limit));
                assert!(pool.waiting.is_empty());
                assert!(pool.free.len() <= 256, "{} groups waited", pool.free.len());
            }
        }
    }

    #[test]
    fn memory_is_bounded() {
        for tier in Tier::available() {
            AnyPool::new(tier.processor()).run(FewWaiting);
        }
    }
}
