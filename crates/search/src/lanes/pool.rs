//! The pool: nodes in lanes, nodes that wait, and puzzles yet to come.

use super::Group;
use super::branch::choose;
use super::sweep::{Swept, solved, sweep};
use crate::vector::{Lines, MOST, Nodes, each_of, lowest};

/// So many lanes must be idle or stuck before it is worth stopping the sweeps for them, out of 32.
const EVENT: u32 = 14;

/// So many puzzles say whether those with several solutions are plenty.
const FEW: i32 = 64;

/// Where nodes come from and solutions go. Puzzles are known by 16-bit numbers.
pub(crate) trait Source<V> {
    /// Whether puzzles with several solutions are sure to be plenty.
    const SEVERAL: bool = false;
    /// Puts new nodes into a group; says in which lanes. No lanes: there are no more.
    fn feed(&mut self, group: &mut Group<V>) -> u32;
    /// Whether no solution of a puzzle was taken yet: only the first is written down.
    fn wants_line(&self, puzzle: u16) -> bool;
    /// Takes a solution; says whether that is enough of them for its puzzle. The characters are those
    /// of a solution if it is the puzzle's first.
    fn take(&mut self, puzzle: u16, line: &[u8; 81]) -> bool;
    /// Whether a puzzle has enough solutions.
    fn has_enough(&self, puzzle: u16) -> bool;
}

/// Nodes being swept and nodes waiting. Reused between runs for its memory.
pub(crate) struct Pool<V> {
    pub(super) now: Group<V>,
    /// The weight of each node when last swept.
    pub(super) weights: V,
    /// The lanes of `now` with a node.
    pub(super) live: u32,
    /// Those of them that are stuck.
    pub(super) stuck: u32,
    /// Nodes that found no lane. Last in, first out: what waits are siblings on the way down from
    /// the root, and so their number stays small.
    pub(super) waiting: Vec<Waiting<V>>,
    /// Groups of which nothing waits any more, kept for their memory.
    pub(super) spare: Vec<Box<Group<V>>>,
    /// Whether each puzzle keeps to its lane and goes depth first, see `depth.rs`.
    pub(super) deep: bool,
    /// Whether puzzles with several solutions are plenty: above 0 if they were at least half of the
    /// last few.
    several: i32,
    /// Puzzles read and not yet begun.
    fresh: Group<V>,
    fresh_lanes: u32,
    /// Solutions on their way out.
    lines: Lines,
}

/// Nodes that wait.
pub(super) struct Waiting<V> {
    pub(super) group: Box<Group<V>>,
    /// The lanes in use: some.
    pub(super) lanes: u32,
}

impl<V: Nodes> Pool<V> {
    pub(crate) fn new(token: V::Token) -> Pool<V> {
        let group = Group::new(token);
        Pool {
            now: group,
            weights: V::splat(token, 0),
            live: 0,
            stuck: 0,
            waiting: Vec::new(),
            spare: Vec::new(),
            deep: false,
            several: 0,
            fresh: group,
            fresh_lanes: 0,
            lines: [[0; 96]; MOST],
        }
    }

    /// Searches all puzzles of a source.
    pub(crate) fn run(&mut self, source: &mut impl Source<V>) {
        V::enabled(
            self.now.token(),
            #[inline(always)]
            || self.search(source),
        );
    }

    #[inline(always)]
    fn search(&mut self, source: &mut impl Source<V>) {
        self.refill(source);
        while self.live != 0 {
            let (swept, full_lanes) = self.sweep();
            self.live &= !swept.dead;
            let mut done = swept.full & swept.settled & self.live;
            if full_lanes != 0 {
                let keep = V::enabled(
                    self.now.token(),
                    #[inline(always)]
                    || solved(&self.now),
                );
                self.live &= !(full_lanes & !keep);
                done |= full_lanes & keep & self.live;
            }
            self.stuck = swept.stuck & self.live & !swept.full;
            self.live &= !done;
            if done != 0 {
                self.report(done, source);
            }
            if self.deep {
                if self.stuck != 0 {
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
            if waste * 32 >= EVENT * V::LANES as u32 || self.stuck == self.live {
                if self.stuck != 0 {
                    self.branch();
                }
                if V::ALL & !self.live != 0 {
                    self.refill(source);
                }
            }
        }
    }

    // The steps are functions of their own: each has the registers to itself.

    #[inline(never)]
    fn sweep(&mut self) -> (Swept, u32) {
        V::enabled(
            self.now.token(),
            #[inline(always)]
            || {
                let before = self.weights;
                let mut swept = sweep(&mut self.now, &mut self.weights);
                if self.deep {
                    let removed = before.sub(self.weights);
                    swept.stuck = V::lanes(removed.below(before.all_lanes(V::HASTE + 1)));
                }
                // A full node that the sweep still changed may break the rules: the next sweep
                // would tell, but if many wait it is cheaper to look.
                let full = swept.full & self.live & !swept.settled;
                if full != 0 && full.count_ones() * 8 >= self.live.count_ones() {
                    (swept, full)
                } else {
                    (swept, 0)
                }
            },
        )
    }

    /// Hands over solutions; nodes of puzzles that have enough are dropped.
    #[inline(never)]
    fn report(&mut self, done: u32, source: &mut impl Source<V>) {
        let puzzles = self.now.puzzles.store();
        let firsts = each_of(done).filter(|&lane| source.wants_line(puzzles[lane]));
        let firsts = firsts.fold(0, |lanes, lane| lanes | 1 << lane);
        if firsts != 0 {
            V::enabled(
                self.now.token(),
                #[inline(always)]
                || V::write(&self.now.cells, firsts, &mut self.lines),
            );
        }
        for lane in each_of(done) {
            if source.has_enough(puzzles[lane]) {
                continue;
            }
            // Only looked at if it was written.
            let line = self.lines[lane].first_chunk().expect("81 of 96");
            if source.take(puzzles[lane], line) {
                let here = self.now.puzzles;
                let same = V::lanes(here.equals(here.all_lanes(puzzles[lane])));
                self.live &= !same;
                self.stuck &= !same;
                if self.deep {
                    self.forget(same);
                }
                if firsts >> lane & 1 == 0 {
                    self.several = (self.several + 2).min(FEW);
                }
            }
        }
    }

    /// Puts a question to each stuck node. Its lane goes on with the answer no; the answer yes goes
    /// into an idle lane, or waits.
    #[inline(never)]
    fn branch(&mut self) {
        let token = self.now.token();
        V::enabled(
            token,
            #[inline(always)]
            || {
                let branch = choose(&self.now, self.weights);
                // A node that hardly changed may yet turn out to be decided: it is swept again.
                let stuck = self.stuck & branch.askable();
                let idle = V::ALL & !self.live;
                let places = stuck.count_ones().min(idle.count_ones());
                let (from, to) = (lowest(stuck, places), lowest(idle, places));
                let surplus = stuck & !from;
                if surplus != 0 {
                    let mut group = self.spare.pop().unwrap_or_else(|| Box::new(Group::new(token)));
                    branch.yes(surplus).apply_to(&self.now, &mut group);
                    self.waiting.push(Waiting { group, lanes: surplus });
                }
                let index = V::index(token, from, to);
                branch.both(index, to, stuck).apply_moved(&mut self.now, index);
                self.live |= to;
                let changed = V::mask(token, stuck | to);
                self.weights = V::select(changed, V::splat(token, u16::MAX), self.weights);
                self.stuck = 0;
            },
        );
    }

    /// Fills idle lanes with nodes that wait, then with new puzzles.
    #[inline(never)]
    fn refill<S: Source<V>>(&mut self, source: &mut S) {
        loop {
            let idle = V::ALL & !self.live;
            if idle == 0 {
                return;
            }
            let places = idle.count_ones();
            let (group, from) = match self.waiting.last_mut() {
                Some(Waiting { group, lanes }) if !self.deep => {
                    // The puzzles of some may have got enough solutions in the meantime.
                    let puzzles = group.puzzles.store();
                    let mut from = 0u32;
                    while *lanes != 0 && from.count_ones() < places {
                        let lane = lanes.trailing_zeros();
                        *lanes &= *lanes - 1;
                        let wanted = !source.has_enough(puzzles[lane as usize]);
                        from |= u32::from(wanted) << lane;
                    }
                    let mut group = &*group;
                    if *lanes == 0 {
                        self.spare.extend(self.waiting.pop().map(|it| it.group));
                        group = self.spare.last().expect("one was just put there");
                    }
                    if from == 0 {
                        continue;
                    }
                    (&**group, from)
                }
                _ => {
                    if self.fresh_lanes == 0 {
                        self.fresh_lanes = source.feed(&mut self.fresh);
                        let fed = self.fresh_lanes.count_ones() as i32;
                        self.several = (self.several - fed).max(-FEW);
                        self.deep = (S::SEVERAL || self.several > 0) && fed != 0;
                        if !self.deep && !self.waiting.is_empty() {
                            continue;
                        }
                    }
                    if self.fresh_lanes == 0 {
                        return;
                    }
                    let from = lowest(self.fresh_lanes, places);
                    self.fresh_lanes &= !from;
                    (&self.fresh, from)
                }
            };
            let to = lowest(idle, from.count_ones());
            let token = group.token();
            V::enabled(
                token,
                #[inline(always)]
                || {
                    let (index, mask) = (V::index(token, from, to), V::mask(token, to));
                    for (cell, other) in self.now.cells.iter_mut().zip(&group.cells) {
                        *cell = V::select(mask, other.permute(index), *cell);
                    }
                    let puzzles = group.puzzles.permute(index);
                    self.now.puzzles = V::select(mask, puzzles, self.now.puzzles);
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
    use crate::batch::{Searcher, Work};
    use crate::tier::Tier;

    /// Some groups of empty grids, so many solutions of each.
    struct Empty {
        fed: usize,
        limit: usize,
        counts: [usize; GROUPS * MOST],
    }

    /// So many that the pool goes depth first after the first few.
    const GROUPS: usize = 12;

    impl<V: Nodes> Source<V> for Empty {
        fn feed(&mut self, group: &mut Group<V>) -> u32 {
            if self.fed == GROUPS {
                return 0;
            }
            let token = group.token();
            V::enabled(
                token,
                #[inline(always)]
                || {
                    let first = self.fed * V::LANES;
                    group.cells = [V::splat(token, crate::problem::ALL_DIGITS); 81];
                    let puzzles = std::array::from_fn(|lane| (first + lane) as u16);
                    group.puzzles = V::load(token, &puzzles);
                },
            );
            self.fed += 1;
            V::ALL
        }
        fn wants_line(&self, puzzle: u16) -> bool {
            self.counts[usize::from(puzzle)] == 0
        }
        fn take(&mut self, puzzle: u16, _: &[u8; 81]) -> bool {
            self.counts[usize::from(puzzle)] += 1;
            Source::<V>::has_enough(self, puzzle)
        }
        fn has_enough(&self, puzzle: u16) -> bool {
            self.counts[usize::from(puzzle)] >= self.limit
        }
    }

    /// However many solutions there are, what waits are the siblings of few ways down.
    struct WaitsLittle;

    impl Work for WaitsLittle {
        fn run<V: Nodes>(self, pool: &mut Pool<V>) {
            for limit in [2, 3_000] {
                let mut empty = Empty { fed: 0, limit, counts: [0; GROUPS * MOST] };
                pool.run(&mut empty);
                assert!(pool.several > 0, "the pool went depth first");
                assert!(empty.counts[..GROUPS * V::LANES].iter().all(|&count| count == limit));
                assert!(pool.waiting.is_empty());
                assert!(pool.spare.len() <= 256, "{} groups waited", pool.spare.len());
            }
        }
    }

    #[test]
    fn memory_is_bounded() {
        for tier in Tier::available() {
            Searcher::new(tier.processor()).run(WaitsLittle);
        }
    }
}
