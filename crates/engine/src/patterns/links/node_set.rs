//! Sets of nodes as bits.

/// The nodes of a row of bits, ascending.
pub(crate) fn nodes_in(bits: &[u64]) -> impl Iterator<Item = usize> {
    bits.iter().enumerate().flat_map(|(word, &bits)| {
        let mut rest = bits;
        std::iter::from_fn(move || {
            let bit = rest.trailing_zeros() as usize;
            (rest != 0).then(|| {
                rest &= rest - 1;
                word * 64 + bit
            })
        })
    })
}

/// A set of nodes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct NodeSet(pub(crate) Vec<u64>);

impl NodeSet {
    /// The empty set, with room for `count` nodes.
    pub(crate) fn new(count: usize) -> NodeSet {
        NodeSet(vec![0; count.div_ceil(64)])
    }

    /// The first `many` of `count` nodes.
    pub(crate) fn first(count: usize, many: usize) -> NodeSet {
        let mut set = NodeSet::new(count);
        (0..many).for_each(|node| set.insert(node));
        set
    }

    pub(crate) fn insert(&mut self, node: usize) {
        self.0[node / 64] |= 1 << (node % 64);
    }

    pub(crate) fn contains(&self, node: usize) -> bool {
        self.0[node / 64] >> (node % 64) & 1 == 1
    }

    pub(crate) fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    pub(crate) fn clear(&mut self) {
        self.0.fill(0);
    }

    /// Adds the nodes of a row.
    #[inline]
    pub(crate) fn add(&mut self, row: &[u64]) {
        for (word, more) in self.0.iter_mut().zip(row) {
            *word |= more;
        }
    }

    /// Takes out the nodes of another set.
    #[inline]
    pub(crate) fn remove_all(&mut self, other: &NodeSet) {
        for (word, less) in self.0.iter_mut().zip(&other.0) {
            *word &= !less;
        }
    }

    /// The nodes that are in a row too.
    pub(crate) fn and(&self, row: &[u64]) -> NodeSet {
        NodeSet(self.0.iter().zip(row).map(|(word, other)| word & other).collect())
    }

    /// The nodes that are not in another set.
    pub(crate) fn without(&self, other: &NodeSet) -> NodeSet {
        NodeSet(self.0.iter().zip(&other.0).map(|(word, less)| word & !less).collect())
    }

    /// The nodes with `by` more as their numbers, in a set with room for `count`.
    pub(crate) fn shifted(&self, by: usize, count: usize) -> NodeSet {
        let mut set = NodeSet::new(count);
        self.iter().for_each(|node| set.insert(node + by));
        set
    }

    /// The nodes, ascending.
    pub(crate) fn iter(&self) -> impl Iterator<Item = usize> {
        nodes_in(&self.0)
    }
}

/// A set of nodes for each node.
#[derive(Clone, Debug)]
pub(crate) struct NodeRows {
    count: usize,
    words: usize,
    bits: Vec<u64>,
}

impl NodeRows {
    /// An empty set for each of `count` nodes.
    pub(crate) fn new(count: usize) -> NodeRows {
        let words = count.div_ceil(64);
        NodeRows { count, words, bits: vec![0; words * count] }
    }

    pub(crate) fn insert(&mut self, node: usize, member: usize) {
        self.bits[node * self.words + member / 64] |= 1 << (member % 64);
    }

    /// How many nodes there are.
    pub(crate) fn count(&self) -> usize {
        self.count
    }

    /// Whether `member` is in the set of `node`.
    #[inline]
    pub(crate) fn has(&self, node: usize, member: usize) -> bool {
        self.bits[node * self.words + member / 64] >> (member % 64) & 1 == 1
    }

    /// Makes a node's set this one.
    pub(crate) fn set(&mut self, node: usize, set: &NodeSet) {
        self.bits[node * self.words..][..self.words].copy_from_slice(&set.0);
    }

    #[inline]
    pub(crate) fn row(&self, node: usize) -> &[u64] {
        &self.bits[node * self.words..][..self.words]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nodes_beyond_one_word_come_back_in_order() {
        let mut set = NodeSet::new(200);
        for node in [199, 0, 64, 63] {
            set.insert(node);
        }
        assert_eq!(set.iter().collect::<Vec<_>>(), [0, 63, 64, 199]);
        assert_eq!(set.without(&NodeSet::first(200, 64)).iter().collect::<Vec<_>>(), [64, 199]);
        assert_eq!((set.len(), set.contains(63), set.contains(65)), (4, true, false));
    }
}
