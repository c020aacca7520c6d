//! Searches by layers: all that one more step reaches for the first time, and the ways back.
//!
//! There is one step, [`advance`], and one walk back, [`WaysBack`]. [`Layers`] keeps what each step along
//! directed rows found; [`ChainSearch`] takes strong and weak links in turn, from many nodes at once.

use ergodoku_core::Each as _;
use std::ops::ControlFlow;

use ergodoku_core::Stop;

use crate::bits::{NodeSet, Rows, Words};
use crate::graph::Graph;

/// Puts into `found` the nodes that those of `from` lead to and that have not been `seen`, and adds them
/// there. `row` has what a node leads to.
pub fn advance<'a, W: Words>(
    row: impl Fn(usize) -> &'a [u64],
    from: impl Iterator<Item = usize>,
    seen: &mut NodeSet<W>,
    found: &mut NodeSet<W>,
) {
    found.clear();
    from.for_each(|node| found.add(row(node)));
    found.remove_all(seen.row());
    seen.add(found.row());
}

/// What each step of a search along directed rows has found: each node in the first layer it can be in.
/// Room is used again by the next search.
#[derive(Clone, Debug)]
pub struct Layers<W> {
    layers: Vec<NodeSet<W>>,
    len: usize,
    seen: NodeSet<W>,
}

impl<W: Words> Layers<W> {
    /// Room for searches among `count` nodes.
    pub fn new(count: usize) -> Layers<W> {
        Layers { layers: Vec::new(), len: 0, seen: NodeSet::new(count) }
    }

    /// Begins a search: its first layer is `first` without the nodes `seen`, which are in no layer.
    pub fn start(&mut self, first: &[u64], seen: impl Iterator<Item = usize>) {
        self.len = 0;
        self.seen.clear();
        seen.for_each(|node| self.seen.insert(node));
        let layer = self.push();
        layer.copy_from(first);
        self.layers[0].remove_all(self.seen.row());
        self.seen.add(self.layers[0].row());
    }

    /// Adds the layer of what the nodes of the last one lead to, and returns it.
    pub fn advance(&mut self, rows: &Rows<W>) -> &NodeSet<W> {
        self.push();
        let (before, found) = self.layers.split_at_mut(self.len - 1);
        advance(|node| rows.row(node), before[self.len - 2].iter(), &mut self.seen, &mut found[0]);
        &self.layers[self.len - 1]
    }

    fn push(&mut self) -> &mut NodeSet<W> {
        if self.len == self.layers.len() {
            self.layers.push(self.seen.clone());
        }
        self.len += 1;
        &mut self.layers[self.len - 1]
    }

    /// The layers found, the first one first.
    pub fn found(&self) -> &[NodeSet<W>] {
        &self.layers[..self.len]
    }
}

/// The order in which the nodes before a node are tried on a way back.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Walk {
    /// Low numbers first.
    Ascending,
    /// High numbers first.
    Descending,
}

/// The ways back through layers, found depth first: from a node that follows from the last layer to one of
/// the first.
pub struct WaysBack<'a, W, Leads, Taken> {
    /// What each step found.
    pub layers: &'a [NodeSet<W>],
    /// Whether a node of the layer of this index leads to another at once.
    pub leads: Leads,
    /// Whether a way from its end on may not take this node as well; not asked for its start.
    pub is_taken: Taken,
    /// The order of the walk.
    pub walk: Walk,
    /// The number of nodes in every other layer, from the first on, that are tried at most: there may be
    /// very many ways of one length.
    pub budget: usize,
    /// When to give up.
    pub stop: &'a Stop,
}

impl<W, Leads, Taken> WaysBack<'_, W, Leads, Taken>
where
    W: Words,
    Leads: Fn(usize, usize, usize) -> bool,
    Taken: Fn(&[usize], usize) -> bool,
{
    /// Visits the ways to `end`, until `visit` breaks off: the nodes from the start to the end.
    pub fn to(mut self, end: usize, mut visit: impl FnMut(&[usize]) -> ControlFlow<()>) {
        let _ = self.back(self.layers.len(), &mut vec![end], &mut visit);
    }

    /// Goes on from the last node of a way, which follows from the last of so many layers.
    fn back(
        &mut self,
        layers: usize,
        way: &mut Vec<usize>,
        visit: &mut impl FnMut(&[usize]) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Some(layer) = layers.checked_sub(1) else {
            let way: Vec<usize> = way.iter().rev().copied().collect();
            return visit(&way);
        };
        let node = way[way.len() - 1];
        let mut rest = self.layers[layer].clone();
        while let Some(before) = self.take_from(&mut rest) {
            if !(self.leads)(layer, before, node) {
                continue;
            }
            if layer.is_multiple_of(2) {
                if self.budget == 0 || self.stop.is_due() {
                    return ControlFlow::Break(());
                }
                self.budget -= 1;
            }
            if layer == 0 || !(self.is_taken)(way, before) {
                way.push(before);
                self.back(layer, way, visit)?;
                way.pop();
            }
        }
        ControlFlow::Continue(())
    }

    fn take_from(&self, rest: &mut NodeSet<W>) -> Option<usize> {
        match self.walk {
            Walk::Ascending => rest.take_first(),
            Walk::Descending => rest.take_last(),
        }
    }
}

/// A search for chains of strong and weak links in turn, from many sources at once and level by level: one
/// strong link on level 0, one weak and one strong link more on each level.
#[derive(Clone, Debug)]
pub struct ChainSearch<G: Graph> {
    graph: G,
    frontiers: Vec<Frontier<G::Words>>,
}

/// How far the chains from one source have come.
#[derive(Clone, Debug)]
struct Frontier<W> {
    /// The source, assumed false.
    source: usize,
    /// The nodes found false and true so far.
    off: NodeSet<W>,
    on: NodeSet<W>,
    /// The nodes found false last.
    latest: NodeSet<W>,
    /// The ends that are wanted and have not been reached.
    wanted: NodeSet<W>,
}

impl<G: Graph> ChainSearch<G> {
    /// A search without sources.
    pub fn new(graph: G) -> ChainSearch<G> {
        ChainSearch { graph, frontiers: Vec::new() }
    }

    /// The graph that is searched.
    pub fn graph(&self) -> &G {
        &self.graph
    }

    /// Adds a source, and the ends of its chains that are wanted.
    pub fn add_source(&mut self, source: usize, wanted: NodeSet<G::Words>) {
        if !wanted.is_empty() {
            self.frontiers.push(Frontier { wanted, ..self.frontier(source) });
        }
    }

    fn frontier(&self, source: usize) -> Frontier<G::Words> {
        let [mut off, on] = [(); 2].each(|()| NodeSet::new(self.graph.count()));
        off.insert(source);
        Frontier { source, latest: off.clone(), off, wanted: on.clone(), on }
    }

    /// Searches one level further, unless `stop` is due before: `reached` takes each source and each
    /// wanted end that its chains reach for the first time.
    pub fn advance(&mut self, stop: &Stop, mut reached: impl FnMut(usize, usize)) {
        let mut found = NodeSet::new(self.graph.count());
        for frontier in &mut self.frontiers {
            if stop.is_due() {
                return;
            }
            frontier.advance(&self.graph, &mut found);
            let ends = found.in_row(frontier.wanted.row());
            ends.for_each(|end| reached(frontier.source, end));
            frontier.wanted.remove_all(found.row());
        }
        self.frontiers.retain(|it| !it.latest.is_empty() && !it.wanted.is_empty());
    }

    /// Visits the chains from a source to an end reached on a level that have no node twice, except the
    /// source; high numbers are tried first.
    pub fn ways(
        &self,
        [source, end]: [usize; 2],
        level: usize,
        budget: usize,
        stop: &Stop,
        visit: impl FnMut(&[usize]) -> ControlFlow<()>,
    ) {
        let mut frontier = self.frontier(source);
        let mut layers = Vec::with_capacity(2 * level + 2);
        for _ in 0..=level {
            layers.push(frontier.latest.clone());
            let mut found = frontier.latest.clone();
            frontier.advance(&self.graph, &mut found);
            layers.push(found);
        }
        // The end is in the last layer, and follows from the one before.
        layers.pop();
        let graph = &self.graph;
        let back = WaysBack {
            layers: &layers,
            leads: |layer: usize, from, to: usize| {
                let is_strong = layer.is_multiple_of(2);
                let row = if is_strong { graph.strong(from) } else { graph.weak(from) };
                row[to / 64] >> (to % 64) & 1 == 1
            },
            is_taken: |way: &[usize], node| {
                way.iter().any(|&it| graph.original(it) == graph.original(node))
            },
            walk: Walk::Descending,
            budget,
            stop,
        };
        back.to(end, visit);
    }
}

impl<W: Words> Frontier<W> {
    /// Goes one strong and one weak link further, to the nodes `found` true and on from them.
    fn advance(&mut self, graph: &impl Graph<Words = W>, found: &mut NodeSet<W>) {
        advance(|node| graph.strong(node), self.latest.iter(), &mut self.on, found);
        let source = graph.original(self.source);
        let on_way = found.iter().filter(|&node| graph.original(node) != source);
        advance(|node| graph.weak(node), on_way, &mut self.off, &mut self.latest);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bits::nodes_in;
    use crate::graph::LinkRows;

    fn rows<W: Words>(count: usize, links: usize, random: &mut fastrand::Rng) -> Rows<W> {
        let mut rows = Rows::new(count);
        (0..links).for_each(|_| rows.join(random.usize(..count), random.usize(..count)));
        rows
    }

    /// The length of the shortest way to each node, found with a queue.
    fn distances<W: Words>(rows: &Rows<W>, source: usize) -> Vec<usize> {
        let (mut distance, mut queue) = (vec![usize::MAX; rows.count()], vec![source]);
        distance[source] = 0;
        let mut next = 0;
        while let Some(&node) = queue.get(next) {
            next += 1;
            for to in nodes_in(rows.row(node)) {
                if distance[to] == usize::MAX {
                    distance[to] = distance[node] + 1;
                    queue.push(to);
                }
            }
        }
        distance
    }

    #[test]
    fn layers_are_those_of_a_queue() {
        let mut random = fastrand::Rng::with_seed(11);
        let mut layers = Layers::<[u64; 2]>::new(90);
        for links in [40, 80, 160] {
            let rows = rows::<[u64; 2]>(90, links, &mut random);
            for source in 0..90 {
                let distance = distances(&rows, source);
                layers.start(rows.row(source), std::iter::once(source));
                while !layers.advance(&rows).is_empty() {}
                for (index, layer) in layers.found().iter().enumerate() {
                    assert!((0..90).all(|it| layer.contains(it) == (distance[it] == index + 1)));
                }
            }
        }
    }

    /// All chains from a source by their definition: strong and weak links in turn, the first and last
    /// strong, no node twice but that the end may be the source.
    fn chains(
        graph: &impl Graph,
        way: &mut Vec<usize>,
        length: usize,
        found: &mut Vec<Vec<usize>>,
    ) {
        let last = way[way.len() - 1];
        let is_strong = way.len() % 2 == 1;
        let row = if is_strong { graph.strong(last) } else { graph.weak(last) };
        for next in nodes_in(row) {
            let is_end = way.len() + 1 == length;
            if !way[usize::from(is_end)..].contains(&next) {
                way.push(next);
                if is_end {
                    found.push(way.clone());
                } else {
                    chains(graph, way, length, found);
                }
                way.pop();
            }
        }
    }

    /// Checks the ways that a search finds between two ends on a level, and tells how many there are.
    fn check_ways<G: Graph>(search: &ChainSearch<G>, pair: [usize; 2], level: usize) -> usize {
        let (mut all, mut ways) = (Vec::new(), Vec::new());
        chains(search.graph(), &mut vec![pair[0]], 2 * level + 2, &mut all);
        all.retain(|way| way[way.len() - 1] == pair[1]);
        search.ways(pair, level, usize::MAX, &Stop::never(), |way| {
            ways.push(way.to_vec());
            ControlFlow::Continue(())
        });
        let has = |row: &[u64], node: usize| row[0] >> node & 1 == 1;
        for way in &ways {
            let rows = [G::strong, G::weak].into_iter().cycle();
            let mut links = way.windows(2).zip(rows);
            assert!(links.all(|(pair, row)| has(row(search.graph(), pair[0]), pair[1])));
            let rest: std::collections::HashSet<_> = way[1..].iter().collect();
            assert_eq!((way.len(), rest.len()), (2 * level + 2, way.len() - 1));
        }
        // Longer ones may take nodes later than they can be reached.
        assert!(level > 1 || all.iter().all(|way| ways.contains(way)));
        ways.len()
    }

    #[test]
    fn ends_are_reached_by_the_shortest_chains_and_all_of_them_found() {
        let mut random = fastrand::Rng::with_seed(13);
        let mut checked = 0;
        for _ in 0..30 {
            let [strong, weak] = [14, 18].each(|links| rows::<[u64; 1]>(20, links, &mut random));
            let mut search = ChainSearch::new(LinkRows::new(strong, weak));
            (0..20).for_each(|source| search.add_source(source, NodeSet::first(20, 20)));
            let mut reached = std::collections::HashSet::new();
            for level in 0..4 {
                let mut new = Vec::new();
                search.advance(&Stop::never(), |source, end| new.push([source, end]));
                assert!(new.iter().all(|&pair| reached.insert(pair)));
                checked += new.iter().map(|&it| check_ways(&search, it, level)).sum::<usize>();
            }
        }
        assert!(checked > 500);
    }
}
