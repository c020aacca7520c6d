//! [`Reach`]: all that follows from each node along strong and weak links in turn.

use super::node_set::{NodeRows, NodeSet, nodes_in};

/// For each node, what follows if it is true.
///
/// Every chain can be read backwards: if one node excludes another, that one excludes the first.
pub(crate) struct Reach {
    /// The nodes that are true then, itself included.
    on: NodeRows,
    /// The nodes that are false then.
    off: NodeRows,
}

impl Reach {
    /// What follows by these links. Nodes without a strong link, which follow from none, come last: then
    /// all that follows from them is known.
    pub(crate) fn of(strong: &NodeRows, weak: &NodeRows) -> Reach {
        let count = strong.count();
        let (mut on, mut off) = (NodeRows::new(count), NodeRows::new(count));
        let linked = (0..count).filter(|&node| strong.row(node).iter().any(|&word| word != 0));
        let mut leads_on = NodeSet::new(count);
        linked.for_each(|node| leads_on.insert(node));
        let others = NodeSet::first(count, count).without(&leads_on);
        let (mut now_on, mut now_off) = (NodeSet::new(count), NodeSet::new(count));
        // Of the nodes found false, those whose strong links have been followed.
        let mut followed = NodeSet::new(count);
        let mut known = NodeSet::new(count);
        for start in leads_on.iter().chain(others.iter()) {
            now_on.clear();
            now_on.insert(start);
            now_off.0.copy_from_slice(weak.row(start));
            followed.clear();
            'open: while let Some(next) = first_open(&now_off, &leads_on, &followed) {
                followed.insert(next);
                for (word, &row) in strong.row(next).iter().enumerate() {
                    let mut new = row & !now_on.0[word];
                    while new != 0 {
                        let node = word * 64 + new.trailing_zeros() as usize;
                        if known.contains(node) {
                            now_on.add(on.row(node));
                            now_off.add(off.row(node));
                            followed.add(off.row(node));
                            // Two nodes that follow from each other lead to the same.
                            if on.has(node, start) {
                                break 'open;
                            }
                        } else {
                            now_on.insert(node);
                            now_off.add(weak.row(node));
                        }
                        new &= new - 1;
                        new &= !now_on.0[word];
                    }
                }
            }
            on.set(start, &now_on);
            off.set(start, &now_off);
            known.insert(start);
        }
        Reach { on, off }
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

    /// Whether one node is true if another is.
    pub(crate) fn leads_to(&self, node: usize, other: usize) -> bool {
        self.on.has(node, other)
    }

    /// Of these nodes, those that exclude themselves: all that a chain can eliminate.
    pub(crate) fn excluding_themselves(&self, among: &NodeSet) -> NodeSet {
        let mut found = NodeSet::new(self.off.count());
        among.iter().filter(|&node| self.off.has(node, node)).for_each(|node| found.insert(node));
        found
    }
}

/// The first node found false whose strong links, if it has any, are still to be followed.
fn first_open(off: &NodeSet, leads_on: &NodeSet, followed: &NodeSet) -> Option<usize> {
    let words = off.0.iter().zip(&leads_on.0).zip(&followed.0);
    let mut open = words.map(|((off, leads_on), followed)| off & leads_on & !followed).enumerate();
    let (word, bits) = open.find(|&(_, bits)| bits != 0)?;
    nodes_in(&[bits]).next().map(|bit| word * 64 + bit)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What follows from a node by its own search.
    fn from(start: usize, strong: &NodeRows, weak: &NodeRows) -> (NodeSet, NodeSet) {
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
            let (mut strong, mut weak) = (NodeRows::new(100), NodeRows::new(100));
            for rows in [&mut strong, &mut weak] {
                for _ in 0..links {
                    let (one, other) = (random(100), random(100));
                    rows.insert(one, other);
                    rows.insert(other, one);
                }
            }
            let reach = Reach::of(&strong, &weak);
            for node in 0..100 {
                let (on, off) = from(node, &strong, &weak);
                assert_eq!((reach.on(node), reach.off(node)), (&on.0[..], &off.0[..]));
                assert!(nodes_in(reach.off(node)).all(|other| reach.off.has(other, node)));
            }
        }
    }
}
