//! What follows from nodes by any number of links, without the order in which it is found and without
//! reasons.
//!
//! [`Closure`] has it for all nodes of a [`Graph`], [`from_one`] for a single node, and [`directed`] for
//! rows of any implications. All three use what is already known of other nodes, so a whole closure costs
//! little more than its longest row.

use ergodoku_core::Each as _;
use ergodoku_core::Stop;

use crate::bits::{NodeSet, Rows, Words};
use crate::graph::{Graph, LinkRows};

/// Does something in words of the type `$W`, of which there are so many: arrays for the widths that are most
/// common.
macro_rules! in_width {
    ($words:expr, $W:ident => $run:expr) => {
        match $words {
            2 => in_width!(@ $W = [u64; 2], $run),
            4 => in_width!(@ $W = [u64; 4], $run),
            6 => in_width!(@ $W = [u64; 6], $run),
            8 => in_width!(@ $W = [u64; 8], $run),
            12 => in_width!(@ $W = [u64; 12], $run),
            _ => in_width!(@ $W = Vec<u64>, $run),
        }
    };
    (@ $W:ident = $Words:ty, $run:expr) => {{
        type $W = $Words;
        $run
    }};
}

/// What follows from each node of a graph if it is true.
///
/// Links can be read from both ends: if one node makes another false, that one makes the first false. A
/// node without strong links follows from none, so what follows from it can be found last, if at all.
#[derive(Clone, Debug)]
pub struct Closure<W> {
    on: Rows<W>,
    off: Rows<W>,
    known: NodeSet<W>,
}

impl<W: Words> Closure<W> {
    /// What follows from each node that has strong links; of fewer nodes if `stop` is due before.
    pub fn linked(graph: &impl Graph<Words = W>, stop: &Stop) -> Closure<W> {
        let rows = || Rows::new(graph.count());
        let mut closure = Closure { on: rows(), off: rows(), known: NodeSet::new(graph.count()) };
        closure.add(graph.linked(), graph, stop);
        closure
    }

    /// The same, and what follows from all other nodes.
    pub fn complete(mut self, graph: &impl Graph<Words = W>, stop: &Stop) -> Closure<W> {
        let all = NodeSet::first(graph.count(), graph.count());
        self.add(&all.without(self.known.row()), graph, stop);
        self
    }

    fn add(&mut self, nodes: &NodeSet<W>, graph: &impl Graph<Words = W>, stop: &Stop) {
        let mut found = Found::new(graph.count());
        for node in nodes.iter() {
            if stop.is_due() {
                return;
            }
            found.follow(node, graph, Some(self));
            self.on.set(node, found.on.row());
            self.off.set(node, found.off.row());
            self.known.insert(node);
        }
    }

    /// The nodes from which it is known what follows: those with strong links, or all.
    pub fn known(&self) -> &NodeSet<W> {
        &self.known
    }

    /// The nodes that are true if this one is, itself included.
    pub fn on(&self, node: usize) -> &[u64] {
        self.on.row(node)
    }

    /// The nodes that are false if this one is true: itself too, if it cannot be.
    pub fn off(&self, node: usize) -> &[u64] {
        self.off.row(node)
    }

    /// Whether one node is false if the other is true.
    pub fn excludes(&self, node: usize, other: usize) -> bool {
        self.off.has(node, other)
    }

    /// The nodes that are true, and those that are false, whichever of these is true. There must be one.
    pub fn common(&self, nodes: impl Iterator<Item = usize>) -> [NodeSet<W>; 2] {
        let all = NodeSet::first(self.on.count(), self.on.count());
        nodes.fold([all.clone(), all], |[mut on, mut off], node| {
            on.keep(self.on(node));
            off.keep(self.off(node));
            [on, off]
        })
    }
}

impl Closure<Vec<u64>> {
    /// What [`linked`](Closure::linked) finds for a graph of any size, and what it finds when it is
    /// [`complete`](Closure::complete) if `all`, in a width known at compile time where there is one: a
    /// closure is all loops over words.
    pub fn of_rows(graph: &LinkRows<Vec<u64>>, all: bool, stop: &Stop) -> Closure<Vec<u64>> {
        in_width!(Vec::needed(graph.count()), W => Closure::in_width::<W>(graph, all, stop))
    }

    fn in_width<W: Words>(graph: &LinkRows<Vec<u64>>, all: bool, stop: &Stop) -> Closure<Vec<u64>> {
        let graph = graph.with_width::<W>();
        let linked = Closure::linked(&graph, stop);
        let Closure { on, off, known } = if all { linked.complete(&graph, stop) } else { linked };
        let known = NodeSet(known.row().to_vec());
        Closure { on: on.with_width(), off: off.with_width(), known }
    }
}

/// What follows from one node if it is true: the nodes that are true, itself included, and those that are
/// false.
pub fn from_one<G: Graph>(graph: &G, node: usize) -> [NodeSet<G::Words>; 2] {
    let mut found = Found::new(graph.count());
    found.follow(node, graph, None);
    [found.on, found.off]
}

/// What has been found to follow from a node. Room for it is used again.
struct Found<W> {
    on: NodeSet<W>,
    off: NodeSet<W>,
    /// The false nodes whose strong links are still to be followed.
    open: NodeSet<W>,
}

impl<W: Words> Found<W> {
    fn new(count: usize) -> Found<W> {
        let [on, off, open] = [(); 3].each(|()| NodeSet::new(count));
        Found { on, off, open }
    }

    /// Finds what follows from a node, with the help of what is known of others.
    fn follow(&mut self, start: usize, graph: &impl Graph<Words = W>, known: Option<&Closure<W>>) {
        self.on.clear();
        self.on.insert(start);
        self.off.copy_from(graph.weak(start));
        self.open.copy_from(graph.weak(start));
        self.open.keep(graph.linked().row());
        while let Some(next) = self.open.take_first() {
            for (word, &row) in graph.strong(next).iter().enumerate() {
                let mut new = row & !self.on.row()[word];
                while new != 0 {
                    let node = 64 * word + new.trailing_zeros() as usize;
                    if self.add(node, start, graph, known) {
                        return;
                    }
                    new &= new - 1;
                    new &= !self.on.row()[word];
                }
            }
        }
    }

    /// Adds a node that is true, and what is known to follow from it; whether that is all there is.
    fn add(
        &mut self,
        node: usize,
        start: usize,
        graph: &impl Graph<Words = W>,
        known: Option<&Closure<W>>,
    ) -> bool {
        if let Some(closure) = known.filter(|it| it.known.contains(node)) {
            self.on.add(closure.on(node));
            self.off.add(closure.off(node));
            self.open.remove_all(closure.off(node));
            // Two nodes that follow from each other lead to the same.
            return closure.on.has(node, start);
        }
        self.on.insert(node);
        self.open.add_beyond(graph.weak(node), graph.linked(), &self.off);
        self.off.add(graph.weak(node));
        false
    }
}

/// All that follows from each of some `starts`, where `next` has what follows from a node at once. A node
/// is in its own row only if it follows from what follows from it. The rows of other nodes stay empty, and
/// of those that are left when `stop` is due.
pub fn directed<W: Words>(
    next: &Rows<W>,
    starts: impl Iterator<Item = usize>,
    stop: &Stop,
) -> Rows<W> {
    directed_in::<W, W>(next, starts, stop)
}

/// The same for any number of nodes, in a width known at compile time where there is one.
pub fn directed_rows(next: &Rows, starts: impl Iterator<Item = usize>, stop: &Stop) -> Rows {
    let words = Vec::needed(next.count());
    in_width!(words, W => directed_in::<Vec<u64>, W>(next, starts, stop).with_width())
}

fn directed_in<W: Words, V: Words>(
    next: &Rows<W>,
    starts: impl Iterator<Item = usize>,
    stop: &Stop,
) -> Rows<V> {
    let count = next.count();
    let mut closed = Rows::new(count);
    let [mut known, mut found, mut open] = [(); 3].each(|()| NodeSet::<V>::new(count));
    for start in starts.take_while(|_| !stop.is_due()) {
        found.copy_from(next.row_as::<V>(start));
        open.copy_from(next.row_as::<V>(start));
        while let Some(node) = open.take_first() {
            if known.contains(node) {
                found.add(closed.row(node));
                open.remove_all(closed.row(node));
                // Two nodes that follow from each other lead to the same.
                if closed.has(node, start) {
                    break;
                }
            } else {
                open.add_new(next.row_as::<V>(node), &found);
                found.add(next.row_as::<V>(node));
            }
        }
        closed.set(start, found.row());
        known.insert(start);
    }
    closed
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bits::nodes_in;

    /// What follows from a node by rules alone, applied until nothing changes.
    fn fixpoint<W: Words>(graph: &LinkRows<W>, start: usize) -> [NodeSet<W>; 2] {
        let [mut on, mut off] = [(); 2].each(|()| NodeSet::<W>::new(graph.count()));
        on.insert(start);
        loop {
            let before = (on.len(), off.len());
            on.clone().iter().for_each(|node| off.add(graph.weak(node)));
            off.clone().iter().for_each(|node| on.add(graph.strong(node)));
            if before == (on.len(), off.len()) {
                return [on, off];
            }
        }
    }

    /// A graph with so many links of either kind.
    fn graph<W: Words>(count: usize, links: usize, random: &mut fastrand::Rng) -> LinkRows<W> {
        let [strong, weak] = [(); 2].each(|()| {
            let mut rows = Rows::new(count);
            (0..links).for_each(|_| rows.join(random.usize(..count), random.usize(..count)));
            rows
        });
        LinkRows::new(strong, weak)
    }

    fn closures_are_fixpoints<W: Words>(count: usize) {
        let mut random = fastrand::Rng::with_seed(7);
        let never = Stop::never();
        for links in [0, 1, 2, 4, 8].each(|it| it * count / 4) {
            let graph = graph::<W>(count, links, &mut random);
            let linked = Closure::linked(&graph, &never);
            let whole = linked.clone().complete(&graph, &never);
            for node in 0..count {
                let naive = fixpoint(&graph, node);
                assert!([whole.on(node), whole.off(node)] == naive.each_ref().map(NodeSet::row));
                assert!(from_one(&graph, node) == naive);
                if graph.linked().contains(node) {
                    assert_eq!(linked.on(node), whole.on(node));
                }
                assert!(nodes_in(whole.off(node)).all(|other| whole.excludes(other, node)));
            }
        }
    }

    #[test]
    fn all_pairs_and_one_source_are_what_rules_alone_find() {
        closures_are_fixpoints::<Vec<u64>>(100);
        closures_are_fixpoints::<[u64; 2]>(100);
        closures_are_fixpoints::<[u64; 1]>(20);
    }

    #[test]
    fn the_width_makes_no_difference() {
        let (mut random, never) = (fastrand::Rng::with_seed(9), Stop::never());
        for count in [100, 200, 300, 500, 700, 900] {
            let graph = graph::<Vec<u64>>(count, count / 2, &mut random);
            let fixed = Closure::of_rows(&graph, true, &never);
            let open = Closure::linked(&graph, &never).complete(&graph, &never);
            assert!((0..count).all(|it| fixed.on(it) == open.on(it)));
            assert!((0..count).all(|it| fixed.off(it) == open.off(it)));
        }
    }

    #[test]
    fn a_directed_closure_is_what_single_steps_find() {
        let mut random = fastrand::Rng::with_seed(3);
        for links in [30, 60, 90, 150] {
            let mut next = Rows::<[u64; 2]>::new(80);
            (0..links).for_each(|_| next.insert(random.usize(..80), random.usize(..80)));
            let closed = directed(&next, 0..80, &Stop::never());
            let open = next.clone().with_width();
            assert_eq!(directed_rows(&open, 0..80, &Stop::never()), closed.clone().with_width());
            for start in 0..80 {
                let (mut found, mut open) = (NodeSet::<[u64; 2]>::new(80), vec![start]);
                while let Some(node) = open.pop() {
                    let new: Vec<usize> = nodes_in(next.row(node)).collect();
                    open.extend(new.iter().filter(|&&it| !found.contains(it)));
                    found.add(next.row(node));
                }
                assert_eq!(closed.row(start), found.row());
            }
        }
    }

    #[test]
    fn a_search_that_is_due_knows_less_and_nothing_false() {
        let graph = graph::<Vec<u64>>(60, 60, &mut fastrand::Rng::with_seed(5));
        let closure = Closure::linked(&graph, &Stop::never().within(10));
        assert!(closure.known().len() <= 10 && closure.known().len() < graph.linked().len());
        let whole = Closure::linked(&graph, &Stop::never());
        assert!(closure.known().iter().all(|node| closure.on(node) == whole.on(node)));
    }
}
