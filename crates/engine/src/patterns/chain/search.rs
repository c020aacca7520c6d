//! The search for chains and loops along the links of a state: the kernel's, with what is wanted of its
//! ends.

use std::cell::RefCell;
use std::cmp::Reverse;
use std::ops::ControlFlow;
use std::rc::Rc;

use ergodoku_core::Stop;
use ergodoku_kernel::{ChainSearch as Kernel, LinkRows};

use crate::context::{Context, Fact};
use crate::patterns::links::{Graph, Links, NodeSet, Rows, Through};
use crate::sort::sort_by_key;

/// Which chains are looked for.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Wanted {
    /// Those whose ends exclude a candidate between them.
    Excluding,
    /// The same with a group, an almost locked set, a rectangle or a fish on the way, even where there is a shorter way
    /// without.
    Grouped,
    /// Those whose ends exclude each other, so that a weak link closes them to a loop.
    Closing,
    /// Those that begin and end with weak links, so that a strong link closes them to a loop.
    ClosingStrong,
}

/// The two ends of a chain, which may be one node.
#[derive(Clone, Debug)]
pub(crate) struct ChainEnds {
    pub(crate) start: usize,
    pub(crate) end: usize,
    /// Whether the ends exclude each other.
    pub(crate) closes: bool,
    /// The candidates that both exclude.
    pub(crate) eliminations: NodeSet,
}

/// Every chain of a kind in a state, found level by level: one strong link on level 0, one weak and one
/// strong link more on each level.
pub(crate) struct ChainSearch {
    search: Kernel<LinkRows<Vec<u64>>>,
    /// The number of nodes. If a group is wanted on the way, each is there twice: reached without a group,
    /// and from this number on, reached through one.
    count: usize,
    /// What each node excludes, or what closes a loop from it.
    excluded: Rc<Rows>,
    /// Whether each chain is listed from both its ends: a way without a node twice may be found from
    /// one of them alone. Loops have many beginnings.
    both_ways: bool,
    /// The nodes that are single candidates.
    singles: NodeSet,
    levels: Vec<Vec<ChainEnds>>,
}

/// How many steps are taken on the ways back between two ends.
pub(super) const MOST_STEPS: usize = 20_000;

impl Fact for RefCell<ChainSearch> {
    type Key = Through;

    fn of(context: &Context<'_>, through: Through) -> RefCell<ChainSearch> {
        let links = context.links_through(through);
        RefCell::new(ChainSearch::new(links, Wanted::Excluding))
    }
}

impl Context<'_> {
    /// The chains of a kind that eliminate something, as far as they have been looked for.
    pub(super) fn chain_search(&self, through: Through) -> &RefCell<ChainSearch> {
        self.fact(through)
    }
}

impl ChainSearch {
    pub(crate) fn new(links: &Links, wanted: Wanted) -> ChainSearch {
        let (count, singles) = (links.count(), links.candidates().clone());
        let several = |node: usize| !singles.contains(node);
        let graph = match wanted {
            Wanted::Excluding | Wanted::Closing => links.rows().clone(),
            Wanted::ClosingStrong => links.rows().swapped(),
            Wanted::Grouped => links.rows().doubled(|is_strong, one, other| {
                several(other) || is_strong && !links.is_rule(one, other)
            }),
        };
        let excluded = match wanted {
            Wanted::ClosingStrong => links.rows().strong_rows(),
            _ => links.rows().weak_rows(),
        };
        let mut search = ChainSearch {
            search: Kernel::new(graph),
            count,
            excluded: Rc::clone(excluded),
            both_ways: matches!(wanted, Wanted::Excluding | Wanted::Grouped),
            singles,
            levels: Vec::new(),
        };
        match wanted {
            Wanted::Closing | Wanted::ClosingStrong => search.add_loops(),
            Wanted::Excluding | Wanted::Grouped => search.add_chains(links),
        }
        search
    }

    /// Adds the sources of loops: all nodes, with the ends that close one.
    fn add_loops(&mut self) {
        for source in 0..self.count {
            if self.search.graph().linked().contains(source) {
                let mut ends = NodeSet::new(self.count);
                ends.copy_from(self.excluded.row(source));
                self.search.add_source(source, ends);
            }
        }
    }

    /// Adds the sources of chains that eliminate something, with the ends that exclude it too.
    fn add_chains(&mut self, links: &Links) {
        let eliminable = links.eliminable();
        for source in eliminable.ends.iter() {
            let mut ends = NodeSet::new(self.count);
            for excluded in eliminable.candidates.in_row(self.excluded.row(source)) {
                ends.add(self.excluded.row(excluded));
            }
            ends.keep(links.true_without(source).row());
            let total = self.search.graph().count();
            if total > self.count {
                ends = ends.shifted(self.count, total);
            }
            self.search.add_source(self.entry(source), ends);
        }
    }

    /// The number of a node as the source of a search.
    fn entry(&self, source: usize) -> usize {
        let is_twice = self.search.graph().count() > self.count;
        if is_twice && !self.singles.contains(source) { source + self.count } else { source }
    }

    /// The ends of the chains found on a level, those that eliminate most first.
    pub(crate) fn found_on(&self, level: usize) -> &[ChainEnds] {
        &self.levels[level]
    }

    /// Searches up to a level, unless `stop` is due before.
    pub(crate) fn extend_to(&mut self, level: usize, stop: &Stop) {
        while self.levels.len() <= level {
            let (mut found, count) = (Vec::new(), self.count);
            let (excluded, singles, both_ways) = (&self.excluded, &self.singles, self.both_ways);
            self.search.advance(stop, |source, end| {
                let (start, end) = (source % count, end % count);
                if both_ways || end >= start {
                    let closes = excluded.has(start, end);
                    let mut eliminations = singles.and(excluded.row(start));
                    eliminations.keep(excluded.row(end));
                    found.push(ChainEnds { start, end, closes, eliminations });
                }
            });
            sort_by_key(&mut found, |ends| Reverse(ends.eliminations.len()));
            self.levels.push(found);
        }
    }

    /// Visits the chains between two ends that have no node twice, those through groups first: the
    /// nodes from start to end.
    pub(crate) fn ways(
        &self,
        ends: &ChainEnds,
        level: usize,
        stop: &Stop,
        mut visit: impl FnMut(&[usize]) -> ControlFlow<()>,
    ) {
        let end = self.search.graph().count() - self.count + ends.end;
        self.search.ways([self.entry(ends.start), end], level, MOST_STEPS, stop, |way| {
            let nodes: Vec<usize> = way.iter().map(|node| node % self.count).collect();
            visit(&nodes)
        });
    }
}
