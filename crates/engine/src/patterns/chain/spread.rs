//! How far chains spread: from every node at once, the shortest first.

use std::cmp::Reverse;
use std::ops::ControlFlow;

use ergodoku_core::Stop;

use crate::patterns::links::{Links, NodeSet, Rows, nodes_in};

/// What chains are made of.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Through {
    /// Places of one digit.
    OneDigit,
    /// Single candidates.
    Candidates,
    /// All nodes there are.
    Groups,
}

/// Which chains are looked for.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Wanted {
    /// Those whose ends exclude a candidate between them.
    Excluding,
    /// The same with a group or an almost locked set on the way, even where there is a shorter way
    /// without.
    Grouped,
    /// Those whose ends exclude each other, so that a weak link closes them to a loop.
    Closing,
    /// Those that begin and end with weak links, so that a strong link closes them to a loop.
    ClosingStrong,
}

/// Two ends of a chain. Its other end may be where it starts.
#[derive(Clone, Debug)]
pub(crate) struct Hit {
    pub(crate) start: usize,
    pub(crate) end: usize,
    /// Whether the ends exclude each other.
    pub(crate) closes: bool,
    /// The candidates that both exclude.
    pub(crate) gone: NodeSet,
}

/// Every chain of a kind in a state, found level by level: one strong link on level 0, one weak and one
/// strong link more on each level.
pub(crate) struct Spread {
    /// The nodes made true and made false. If a group is wanted on the way, each node is there twice:
    /// reached without a group, and from the number `base` on, reached through one.
    strong: Rows,
    weak: Rows,
    base: usize,
    /// What each node excludes, or what closes a loop from it.
    excluded: Rows,
    /// Whether each chain is listed from both its ends: a way without a node twice may be found from
    /// one of them alone. Loops have many beginnings.
    both_ways: bool,
    /// The nodes that are single candidates.
    singles: NodeSet,
    /// Those of them that a chain may eliminate, where that is what is looked for.
    falling: NodeSet,
    fronts: Vec<Front>,
    levels: Vec<Vec<Hit>>,
}

/// A search from one node, assumed false.
struct Front {
    source: usize,
    /// The nodes found false and true so far.
    off: NodeSet,
    on: NodeSet,
    /// The nodes found false last.
    latest: NodeSet,
    /// The ends that are wanted.
    wanted: NodeSet,
}

impl Spread {
    pub(crate) fn new(links: &Links, wanted: Wanted) -> Spread {
        let base = links.len();
        let [strong, weak] = links.rows().map(Rows::clone);
        let singles = NodeSet::first(base, links.singles());
        let (strong, weak, excluded) = match wanted {
            Wanted::Excluding | Wanted::Closing => (strong, weak.clone(), weak),
            Wanted::ClosingStrong => (weak, strong.clone(), strong),
            Wanted::Grouped => {
                let by_group =
                    |row: fn(&Links, usize) -> &[u64],
                     is_grouped: &dyn Fn(usize, usize) -> bool| {
                        let mut rows = Rows::new(2 * base);
                        for node in 0..base {
                            for other in nodes_in(row(links, node)) {
                                let after = if is_grouped(node, other) { base } else { 0 };
                                rows.insert(node, other + after);
                                rows.insert(node + base, other + base);
                            }
                        }
                        rows
                    };
                let several = |node: usize| !singles.contains(node);
                let strong = by_group(Links::strong, &|one, other| {
                    several(other) || !links.is_rule(one, other)
                });
                (strong, by_group(Links::weak, &|_, other| several(other)), weak)
            }
        };
        let closes = matches!(wanted, Wanted::Closing | Wanted::ClosingStrong);
        let (falling, sources) = match closes {
            true => (singles.clone(), NodeSet::first(base, base)),
            false => {
                let falling = links.falling();
                (falling.candidates, falling.ends)
            }
        };
        let mut spread = Spread {
            strong,
            weak,
            base,
            excluded,
            both_ways: !closes,
            singles,
            falling,
            fronts: Vec::new(),
            levels: Vec::new(),
        };
        let linked = |&node: &usize| spread.strong.row(node).iter().any(|&it| it != 0);
        let front = |source| {
            let wanted = spread.wanted_from(source, wanted, links);
            (!wanted.is_empty())
                .then(|| Front { wanted, ..spread.front_from(spread.entry(source)) })
        };
        spread.fronts = sources.iter().filter(linked).filter_map(front).collect();
        spread
    }

    /// The ends of chains from a node that are wanted.
    fn wanted_from(&self, source: usize, wanted: Wanted, links: &Links) -> NodeSet {
        let mut ends = NodeSet::new(self.base);
        match wanted {
            Wanted::Closing | Wanted::ClosingStrong => ends.add(self.excluded.row(source)),
            Wanted::Excluding | Wanted::Grouped => {
                for excluded in self.falling.in_row(self.excluded.row(source)) {
                    ends.add(self.excluded.row(excluded));
                }
                ends.keep(&links.led_to_without(source).0);
            }
        }
        match wanted {
            Wanted::Grouped => ends.shifted(self.base, 2 * self.base),
            _ => ends,
        }
    }

    /// The number of a node as the source of a search.
    fn entry(&self, source: usize) -> usize {
        let twice = self.strong.count() > self.base;
        if twice && !self.singles.contains(source) { source + self.base } else { source }
    }

    fn front_from(&self, source: usize) -> Front {
        let empty = NodeSet::new(self.strong.count());
        let mut latest = empty.clone();
        latest.insert(source);
        Front { source, off: latest.clone(), on: empty.clone(), latest, wanted: empty }
    }

    /// The chains of a level that has been looked for, those that eliminate most first.
    pub(crate) fn found_on(&self, level: usize) -> &[Hit] {
        &self.levels[level]
    }

    /// Looks for chains as far as a level, unless it is to be given up.
    pub(crate) fn look_as_far_as(&mut self, level: usize, stop: &Stop) {
        while self.levels.len() <= level {
            let mut hits = Vec::new();
            let mut found = NodeSet::new(self.strong.count());
            for front in self.fronts.iter_mut().filter(|front| !front.latest.is_empty()) {
                if stop.is_due() {
                    break;
                }
                front.advance(&self.strong, &self.weak, self.base, &mut found);
                let start = front.source % self.base;
                for end in found.in_row(front.wanted.row()).map(|end| end % self.base) {
                    if self.both_ways || end >= start {
                        let (one, other) = (self.excluded.row(start), self.excluded.row(end));
                        let gone = self.singles.and(one).and(other);
                        let closes = one[end / 64] >> (end % 64) & 1 == 1;
                        hits.push(Hit { start, end, closes, gone });
                    }
                }
                front.wanted.remove_all(&found.0);
                if front.wanted.is_empty() {
                    front.latest.clear();
                }
            }
            hits.sort_by_key(|hit| Reverse(hit.gone.len()));
            self.levels.push(hits);
        }
    }

    /// Visits the chains between two ends that have no node twice, those through groups first: the
    /// nodes from start to end.
    pub(crate) fn paths(
        &self,
        hit: &Hit,
        level: usize,
        stop: &Stop,
        visit: &mut dyn FnMut(&[usize]) -> ControlFlow<()>,
    ) {
        let mut front = self.front_from(self.entry(hit.start));
        let end = self.strong.count() - self.base + hit.end;
        let layers = (0..=level).map(|_| {
            let (off, mut on) = (front.latest.clone(), NodeSet::new(self.strong.count()));
            front.advance(&self.strong, &self.weak, self.base, &mut on);
            Layer { off, on }
        });
        let layers: Vec<Layer> = layers.collect();
        let (path, steps) = (vec![end], 20_000);
        let mut back = Back { spread: self, layers: &layers, path, steps, stop };
        let _ = back.go(level, visit);
    }
}

impl Front {
    /// One strong and one weak link further, to the nodes found true.
    fn advance(&mut self, strong: &Rows, weak: &Rows, base: usize, found: &mut NodeSet) {
        found.clear();
        for node in self.latest.iter() {
            found.add(strong.row(node));
        }
        found.remove_all(&self.on.0);
        self.on.add(&found.0);
        self.latest.clear();
        for node in found.iter().filter(|&node| node % base != self.source % base) {
            self.latest.add(weak.row(node));
        }
        self.latest.remove_all(&self.off.0);
        self.off.add(&self.latest.0);
    }
}

/// The nodes first found false on a level, and those found true from them.
struct Layer {
    off: NodeSet,
    on: NodeSet,
}

/// The way back from an end to the start.
struct Back<'a> {
    spread: &'a Spread,
    layers: &'a [Layer],
    path: Vec<usize>,
    /// How many steps are left: there may be very many ways of one length.
    steps: usize,
    stop: &'a Stop,
}

impl Back<'_> {
    /// From the path's last node, found true on this level, on to the start.
    fn go(
        &mut self,
        level: usize,
        visit: &mut dyn FnMut(&[usize]) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let end = self.path[self.path.len() - 1];
        for before in leading_to(end, &self.layers[level].off, &self.spread.strong) {
            if self.steps == 0 || self.stop.is_due() {
                return ControlFlow::Break(());
            }
            self.steps -= 1;
            if level == 0 {
                let back = std::iter::once(before).chain(self.path.iter().rev().copied());
                let path: Vec<usize> = back.map(|node| node % self.spread.base).collect();
                visit(&path)?;
            } else if !self.has(before) {
                self.path.push(before);
                let on = &self.layers[level - 1].on;
                for source in leading_to(before, on, &self.spread.weak) {
                    if !self.has(source) {
                        self.path.push(source);
                        self.go(level - 1, visit)?;
                        self.path.pop();
                    }
                }
                self.path.pop();
            }
        }
        ControlFlow::Continue(())
    }

    fn has(&self, node: usize) -> bool {
        let base = self.spread.base;
        self.path.iter().any(|it| it % base == node % base)
    }
}

/// The nodes of a set that are linked to one, groups before candidates.
fn leading_to(node: usize, set: &NodeSet, links: &Rows) -> Vec<usize> {
    let mut leading: Vec<usize> = set.iter().filter(|&from| links.has(from, node)).collect();
    leading.reverse();
    leading
}
