//! Graphs of strong and weak links.
//!
//! A *strong link* joins two nodes of which at least one is true, a *weak link* two of which at most one
//! is. So a node that is false makes true what it is strongly linked to, and one that is true makes false
//! what it is weakly linked to. Searches need nothing else of a graph, and take any [`Graph`].

use ergodoku_core::Each as _;
use std::rc::Rc;

use crate::bits::{NodeSet, Rows, Words, nodes_in};

/// Nodes by number, with the links between them. The one who implements it chooses which nodes there are
/// and how wide their sets are.
pub trait Graph {
    /// What holds a set of the nodes.
    type Words: Words;

    /// The number of nodes.
    fn count(&self) -> usize;

    /// The nodes that are true if this one is false, as a row of bits.
    fn strong(&self, node: usize) -> &[u64];

    /// The nodes that are false if this one is true, as a row of bits.
    fn weak(&self, node: usize) -> &[u64];

    /// The nodes with strong links: from no others does anything follow if they are false.
    fn linked(&self) -> &NodeSet<Self::Words>;

    /// The node of which this one is a copy, or itself: a search may tell apart how it came to a node.
    fn original(&self, node: usize) -> usize {
        node
    }
}

/// The links of a graph as rows of bits. A clone shares them, also one of another width: the width is only
/// that in which they are read.
#[derive(Clone, Debug)]
pub struct LinkRows<W> {
    strong: Rc<Rows>,
    weak: Rc<Rows>,
    linked: NodeSet<W>,
    /// The number of nodes without their copies.
    originals: usize,
}

impl<W: Words> LinkRows<W> {
    /// The graph with these links: for each node, those at the other ends.
    pub fn new(strong: Rows<W>, weak: Rows<W>) -> LinkRows<W> {
        LinkRows::shared(Rc::new(strong.with_width()), Rc::new(weak.with_width()))
    }

    fn shared(strong: Rc<Rows>, weak: Rc<Rows>) -> LinkRows<W> {
        let (mut linked, originals) = (NodeSet::new(strong.count()), strong.count());
        let is_linked = |&node: &usize| strong.row(node).iter().any(|&word| word != 0);
        (0..originals).filter(is_linked).for_each(|node| linked.insert(node));
        LinkRows { strong, weak, linked, originals }
    }

    /// The same graph with strong links for weak ones and weak ones for strong: as if each node stood for
    /// its opposite.
    pub fn swapped(&self) -> LinkRows<W> {
        LinkRows::shared(Rc::clone(&self.weak), Rc::clone(&self.strong))
    }

    /// The same graph with each node twice: reached without a marked link, and reached through one, with
    /// as much more as its number as there are nodes. `is_marked` takes whether the link is strong, and
    /// the nodes it leads from and to.
    pub fn doubled(&self, is_marked: impl Fn(bool, usize, usize) -> bool) -> LinkRows<W> {
        let base = self.count();
        let doubled = |rows: &Rows, is_strong| {
            let mut twice = Rows::<W>::new(2 * base);
            for node in 0..base {
                for other in nodes_in(rows.row(node)) {
                    let copy = if is_marked(is_strong, node, other) { base } else { 0 };
                    twice.insert(node, other + copy);
                    twice.insert(node + base, other + base);
                }
            }
            twice
        };
        let (strong, weak) = (doubled(&self.strong, true), doubled(&self.weak, false));
        LinkRows { originals: base, ..LinkRows::new(strong, weak) }
    }

    /// The same links, read in another type of words, of which there are as many.
    pub(crate) fn with_width<V: Words>(&self) -> LinkRows<V> {
        let mut linked = NodeSet::new(self.count());
        linked.copy_from(self.linked.row());
        let [strong, weak] = [&self.strong, &self.weak].each(Rc::clone);
        LinkRows { strong, weak, linked, originals: self.originals }
    }

    /// The strong links.
    pub fn strong_rows(&self) -> &Rc<Rows> {
        &self.strong
    }

    /// The weak links.
    pub fn weak_rows(&self) -> &Rc<Rows> {
        &self.weak
    }
}

impl<W: Words> Graph for LinkRows<W> {
    type Words = W;

    fn count(&self) -> usize {
        self.strong.count()
    }

    fn strong(&self, node: usize) -> &[u64] {
        self.strong.row_as::<W>(node)
    }

    fn weak(&self, node: usize) -> &[u64] {
        self.weak.row_as::<W>(node)
    }

    fn linked(&self) -> &NodeSet<W> {
        &self.linked
    }

    fn original(&self, node: usize) -> usize {
        if node < self.originals { node } else { node - self.originals }
    }
}
