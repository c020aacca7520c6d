//! [`Reach`]: all that follows from each node along strong and weak links in turn.

use super::node_set::{NodeRows, NodeSet};

/// For each node, what follows if it is true and if it is false.
///
/// Every chain can be read backwards: if one node excludes another, that one excludes the first.
pub(crate) struct Reach {
    /// The ring of each node's falsity, and of its truth. The claims of a ring follow from each other, so
    /// that the same follows from all.
    ring: [Vec<u16>; 2],
    /// For each ring the nodes that are true then.
    on: NodeRows,
    /// For each ring the nodes that are false then.
    off: NodeRows,
}

/// A node, and whether it is true.
type Claim = (usize, bool);

/// What follows from a claim by one link: from a node's falsity, and from its truth.
type Steps<'a> = [&'a NodeRows; 2];

impl Reach {
    /// What follows by these links.
    pub(crate) fn of(strong: &NodeRows, weak: &NodeRows) -> Reach {
        let count = strong.count();
        let (ahead, back) = ([strong, weak], [weak, strong]);
        // What a claim follows from is visited before it. So in the opposite order, what follows from a
        // claim comes before it, or is of its ring.
        let mut order = Vec::with_capacity(2 * count);
        let mut visited = [NodeSet::new(count), NodeSet::new(count)];
        for node in 0..count {
            visit((node, true), back, &mut visited, &mut order);
            visit((node, false), back, &mut visited, &mut order);
        }
        visited.iter_mut().for_each(NodeSet::clear);
        let rows = || NodeRows::for_each_of(0, count);
        let mut reach = Reach { ring: [vec![0; count], vec![0; count]], on: rows(), off: rows() };
        let (mut ring, mut found) = (Vec::with_capacity(2 * count), visited.clone());
        for &claim in order.iter().rev() {
            ring.clear();
            visit(claim, ahead, &mut visited, &mut ring);
            if !ring.is_empty() {
                reach.add(&ring, ahead, &mut found);
            }
        }
        reach
    }

    /// Adds a ring; all that follows from it and is not in it is known in full. `found` is room for it.
    fn add(&mut self, ring: &[Claim], ahead: Steps<'_>, found: &mut [NodeSet; 2]) {
        let number = self.on.count();
        found.iter_mut().for_each(NodeSet::clear);
        for &(node, is_true) in ring {
            self.ring[usize::from(is_true)][node] = number as u16;
            found[usize::from(is_true)].insert(node);
        }
        for &(node, is_true) in ring {
            let other = usize::from(!is_true);
            for (word, &row) in ahead[usize::from(is_true)].row(node).iter().enumerate() {
                let mut new = row & !found[other].0[word];
                while new != 0 {
                    let next = word * 64 + new.trailing_zeros() as usize;
                    let known = usize::from(self.ring[other][next]);
                    found[0].add(self.off.row(known));
                    found[1].add(self.on.row(known));
                    new &= !found[other].0[word];
                }
            }
        }
        self.off.push(&found[0]);
        self.on.push(&found[1]);
    }

    fn ring(&self, node: usize, is_true: bool) -> usize {
        usize::from(self.ring[usize::from(is_true)][node])
    }

    /// The nodes that are true if this one is, itself included.
    #[inline]
    pub(crate) fn on(&self, node: usize) -> &[u64] {
        self.on.row(self.ring(node, true))
    }

    /// The nodes that are false if this one is true.
    #[inline]
    pub(crate) fn off(&self, node: usize) -> &[u64] {
        self.off.row(self.ring(node, true))
    }

    /// The nodes that are true if this one is false.
    #[inline]
    pub(crate) fn on_without(&self, node: usize) -> &[u64] {
        self.on.row(self.ring(node, false))
    }

    /// The nodes that are false if this one is, itself included.
    #[inline]
    pub(crate) fn off_without(&self, node: usize) -> &[u64] {
        self.off.row(self.ring(node, false))
    }

    /// Of these nodes, those that exclude themselves: all that a chain can eliminate.
    pub(crate) fn excluding_themselves(&self, among: &NodeSet) -> NodeSet {
        let mut found = NodeSet::new(among.0.len() * 64);
        let excludes_itself = |&node: &usize| self.off(node)[node / 64] >> (node % 64) & 1 == 1;
        among.iter().filter(excludes_itself).for_each(|node| found.insert(node));
        found
    }
}

/// Visits a claim and all that can be reached from it, if it has not been visited before; `order` has each
/// after all that was first reached through it.
fn visit(claim: Claim, steps: Steps<'_>, visited: &mut [NodeSet; 2], order: &mut Vec<Claim>) {
    if visited[usize::from(claim.1)].contains(claim.0) {
        return;
    }
    visited[usize::from(claim.1)].insert(claim.0);
    let mut way = vec![claim];
    while let Some(&(node, is_true)) = way.last() {
        let visited = &mut visited[usize::from(!is_true)];
        match visited.first_lacking(steps[usize::from(is_true)].row(node)) {
            Some(next) => {
                visited.insert(next);
                way.push((next, !is_true));
            }
            None => order.extend(way.pop()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::node_set::nodes_in;
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
                let excludes =
                    |one: usize, other: usize| nodes_in(reach.off(one)).any(|it| it == other);
                assert!(nodes_in(reach.off(node)).all(|other| excludes(other, node)));
                // From its falsity, by the same links with their parts exchanged.
                let (off, on) = from(node, &weak, &strong);
                let without = (reach.on_without(node), reach.off_without(node));
                assert_eq!(without, (&on.0[..], &off.0[..]));
            }
        }
    }
}
