//! [`Reach`]: all that follows from each node along strong and weak links in turn.

use ergodoku_core::Stop;

use super::{NodeSet, Rows};

/// What follows from nodes if they are true.
///
/// Every chain can be read backwards: if one node excludes another, that one excludes the first. Nodes
/// without a strong link follow from none, so that what follows from them need be known only last, if at
/// all.
#[derive(Clone)]
pub(crate) struct Reach {
    /// The nodes that are true then, itself included.
    on: Rows,
    /// The nodes that are false then.
    off: Rows,
    /// The nodes for which this is known.
    known: NodeSet,
}

impl Reach {
    /// What follows from each node with strong links, unless it is to be given up.
    pub(crate) fn of(strong: &Rows, weak: &Rows, stop: &Stop) -> Reach {
        let count = strong.count();
        let (on, off) = (Rows::new(count), Rows::new(count));
        let mut linked = NodeSet::new(count);
        let is_linked = |&node: &usize| strong.row(node).iter().any(|&word| word != 0);
        (0..count).filter(is_linked).for_each(|node| linked.insert(node));
        let mut reach = Reach { on, off, known: NodeSet::new(count) };
        reach.follow(linked.iter(), &linked, strong, weak, stop);
        reach
    }

    /// The same, and what follows from the nodes without.
    pub(crate) fn with_others(mut self, strong: &Rows, weak: &Rows, stop: &Stop) -> Reach {
        let linked = self.known.clone();
        let others = NodeSet::first(strong.count(), strong.count()).without(linked.row());
        self.follow(others.iter(), &linked, strong, weak, stop);
        self
    }

    /// Finds what follows from some nodes; `linked` are all those with strong links.
    fn follow(
        &mut self,
        starts: impl Iterator<Item = usize>,
        linked: &NodeSet,
        strong: &Rows,
        weak: &Rows,
        stop: &Stop,
    ) {
        let room = NodeSet::new(strong.count());
        // Of the nodes found false, `open` are those whose strong links are still to be followed.
        let (mut on, mut off, mut open) = (room.clone(), room.clone(), room);
        for start in starts {
            if stop.is_due() {
                return;
            }
            on.clear();
            on.insert(start);
            off.0.copy_from_slice(weak.row(start));
            open.0.copy_from_slice(weak.row(start));
            open.keep(&linked.0);
            'open: while let Some(next) = open.take_first() {
                for (word, &row) in strong.row(next).iter().enumerate() {
                    let mut new = row & !on.0[word];
                    while new != 0 {
                        let node = word * 64 + new.trailing_zeros() as usize;
                        if self.known.contains(node) {
                            let more = [self.on.row(node), self.off.row(node)];
                            add_followed([&mut on.0, &mut off.0, &mut open.0], more);
                            // Two nodes that follow from each other lead to the same.
                            if self.on.has(node, start) {
                                break 'open;
                            }
                        } else {
                            on.insert(node);
                            open.add_beyond(weak.row(node), linked, &off);
                            off.add(weak.row(node));
                        }
                        new &= new - 1;
                        new &= !on.0[word];
                    }
                }
            }
            self.on.set(start, on.row());
            self.off.set(start, off.row());
            self.known.insert(start);
        }
    }

    /// The nodes for which it is known what follows from them: those with strong links, if not all.
    pub(crate) fn known(&self) -> &NodeSet {
        &self.known
    }

    /// The nodes that are true if this one is, itself included.
    #[inline]
    pub(crate) fn on(&self, node: usize) -> &[u64] {
        self.on.row(node)
    }

    /// The nodes that are false if this one is true.
    #[inline]
    pub(crate) fn off(&self, node: usize) -> &[u64] {
        self.off.row(node)
    }

    /// Whether one node is false if the other is true.
    pub(crate) fn excludes(&self, node: usize, other: usize) -> bool {
        self.off.has(node, other)
    }
}

/// Adds what is known to follow from a node to what has been found true and false; of what is false then
/// nothing is open.
#[inline]
fn add_followed([on, off, open]: [&mut [u64]; 3], [more_on, more_off]: [&[u64]; 2]) {
    let found = on.iter_mut().zip(off).zip(open).zip(more_on.iter().zip(more_off));
    for (((on, off), open), (more_on, more_off)) in found {
        *on |= more_on;
        *off |= more_off;
        *open &= !more_off;
    }
}

#[cfg(test)]
mod tests {
    use super::super::nodes_in;
    use super::*;

    /// What follows from a node by its own search.
    fn from(start: usize, strong: &Rows, weak: &Rows) -> (NodeSet, NodeSet) {
        let count = strong.count();
        let (mut on, mut off) = (NodeSet::new(count), NodeSet::new(count));
        let mut open = vec![start];
        on.insert(start);
        while let Some(node) = open.pop() {
            for other in nodes_in(weak.row(node)) {
                off.insert(other);
                for next in nodes_in(strong.row(other))
                    .filter(|&next| !on.contains(next))
                    .collect::<Vec<_>>()
                {
                    on.insert(next);
                    open.push(next);
                }
            }
        }
        (on, off)
    }

    #[test]
    fn what_follows_is_what_a_search_from_each_node_finds() {
        let mut seed = 7u32;
        let mut random = |below: usize| {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (seed >> 8) as usize % below
        };
        for links in [20, 60, 100, 200] {
            let (mut strong, mut weak) = (Rows::new(100), Rows::new(100));
            for rows in [&mut strong, &mut weak] {
                for _ in 0..links {
                    let (one, other) = (random(100), random(100));
                    rows.insert(one, other);
                    rows.insert(other, one);
                }
            }
            let never = Stop::never();
            let reach = Reach::of(&strong, &weak, &never).with_others(&strong, &weak, &never);
            for node in 0..100 {
                let (on, off) = from(node, &strong, &weak);
                assert_eq!((reach.on(node), reach.off(node)), (&on.0[..], &off.0[..]));
                assert!(nodes_in(reach.off(node)).all(|other| reach.excludes(other, node)));
            }
        }
    }
}
