//! Sets of nodes as bits.

/// The nodes of a row of bits, ascending.
pub(crate) fn nodes_in(bits: &[u64]) -> impl Iterator<Item = usize> {
    let words = bits.iter().enumerate();
    words.flat_map(|(word, &bits)| nodes_in_word(bits).map(move |bit| word * 64 + bit))
}

/// The places of the bits of a word, ascending.
#[inline]
fn nodes_in_word(word: u64) -> impl Iterator<Item = usize> {
    let mut rest = word;
    std::iter::from_fn(move || {
        let bit = rest.trailing_zeros() as usize;
        (rest != 0).then(|| {
            rest &= rest - 1;
            bit
        })
    })
}

/// A set of nodes: as many words as there is need for, or a number known beforehand.
#[derive(Copy, Clone, Default, Debug, PartialEq, Eq)]
pub(crate) struct NodeSet<Words = Vec<u64>>(pub(crate) Words);

impl NodeSet {
    /// The empty set, with room for `count` nodes.
    pub(crate) fn new(count: usize) -> NodeSet {
        NodeSet(vec![0; count.div_ceil(64)])
    }

    /// The first `many` of `count` nodes.
    pub(crate) fn first(count: usize, many: usize) -> NodeSet {
        let mut set = NodeSet::new(count);
        set.0[..many / 64].fill(u64::MAX);
        if !many.is_multiple_of(64) {
            set.0[many / 64] = (1 << (many % 64)) - 1;
        }
        set
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
}

impl<Words: AsRef<[u64]> + AsMut<[u64]>> NodeSet<Words> {
    #[inline]
    pub(crate) fn insert(&mut self, node: usize) {
        self.0.as_mut()[node / 64] |= 1 << (node % 64);
    }

    #[inline]
    pub(crate) fn remove(&mut self, node: usize) {
        self.0.as_mut()[node / 64] &= !(1 << (node % 64));
    }

    pub(crate) fn contains(&self, node: usize) -> bool {
        self.0.as_ref()[node / 64] >> (node % 64) & 1 == 1
    }

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.0.as_ref().iter().all(|&word| word == 0)
    }

    pub(crate) fn len(&self) -> usize {
        self.0.as_ref().iter().map(|word| word.count_ones() as usize).sum()
    }

    #[inline]
    pub(crate) fn clear(&mut self) {
        self.0.as_mut().fill(0);
    }

    /// Adds the nodes of a row.
    #[inline]
    pub(crate) fn add(&mut self, row: &[u64]) {
        for (word, more) in self.0.as_mut().iter_mut().zip(row) {
            *word |= more;
        }
    }

    /// Adds the nodes of a row whose words before `from` are empty.
    #[inline]
    pub(crate) fn add_from(&mut self, from: usize, row: &[u64]) {
        self.0.as_mut()[from..].iter_mut().zip(&row[from..]).for_each(|(word, more)| *word |= more);
    }

    /// Adds the nodes of a row that are in one set and not in another.
    #[inline]
    pub(crate) fn add_beyond(&mut self, row: &[u64], among: &NodeSet<Words>, but: &NodeSet<Words>) {
        let words =
            self.0.as_mut().iter_mut().zip(row).zip(among.0.as_ref().iter().zip(but.0.as_ref()));
        words.for_each(|((word, more), (among, but))| *word |= more & among & !but);
    }

    /// Takes out the nodes of a row.
    #[inline]
    pub(crate) fn remove_all(&mut self, row: &[u64]) {
        for (word, less) in self.0.as_mut().iter_mut().zip(row) {
            *word &= !less;
        }
    }

    /// Takes out the nodes that are not in a row.
    #[inline]
    pub(crate) fn keep(&mut self, row: &[u64]) {
        self.0.as_mut().iter_mut().zip(row).for_each(|(word, other)| *word &= other);
    }

    /// The nodes that are in another set too, ascending.
    pub(crate) fn in_common<'a>(
        &'a self,
        other: &'a NodeSet<Words>,
    ) -> impl Iterator<Item = usize> {
        self.in_row(other.0.as_ref())
    }

    /// Takes out the first node.
    #[inline]
    pub(crate) fn take_first(&mut self) -> Option<usize> {
        let (word, bits) = self.0.as_mut().iter_mut().enumerate().find(|(_, bits)| **bits != 0)?;
        let bit = bits.trailing_zeros() as usize;
        *bits &= *bits - 1;
        Some(word * 64 + bit)
    }

    /// Takes out the last node.
    #[inline]
    pub(crate) fn take_last(&mut self) -> Option<usize> {
        let words = self.0.as_mut().iter_mut().enumerate();
        let (word, bits) = words.rev().find(|(_, bits)| **bits != 0)?;
        let bit = bits.ilog2() as usize;
        *bits ^= 1 << bit;
        Some(word * 64 + bit)
    }

    /// The first node that is not in another set.
    #[inline]
    pub(crate) fn first_beyond(&self, other: &NodeSet<Words>) -> Option<usize> {
        let mut beyond = self
            .0
            .as_ref()
            .iter()
            .zip(other.0.as_ref())
            .map(|(word, other)| word & !other)
            .enumerate();
        let (word, bits) = beyond.find(|&(_, bits)| bits != 0)?;
        Some(word * 64 + bits.trailing_zeros() as usize)
    }

    /// The nodes that are in a row too, ascending; the row may be longer.
    pub(crate) fn in_row<'a>(&'a self, row: &'a [u64]) -> impl Iterator<Item = usize> + 'a {
        self.0.as_ref().iter().zip(row).enumerate().flat_map(|(word, (one, other))| {
            nodes_in_word(one & other).map(move |bit| word * 64 + bit)
        })
    }

    /// The nodes, ascending.
    pub(crate) fn iter(&self) -> impl Iterator<Item = usize> {
        nodes_in(self.0.as_ref())
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
        NodeRows::for_each_of(count, count)
    }

    /// Adds `first + n` to a node's set for each bit `n`.
    #[inline]
    pub(crate) fn insert_from(&mut self, node: usize, first: usize, bits: u128) {
        let (word, by) = (first / 64, first % 64);
        let high = (bits >> 64) >> (64 - by);
        let parts = [(bits << by) as u64, (bits << by >> 64) as u64, high as u64];
        let words = self.bits[node * self.words..][word..self.words].iter_mut();
        words.zip(parts).for_each(|(word, part)| *word |= part);
    }

    #[inline]
    pub(crate) fn insert(&mut self, node: usize, member: usize) {
        self.bits[node * self.words + member / 64] |= 1 << (member % 64);
    }

    /// An empty set of `members` for each of `count` things.
    pub(crate) fn for_each_of(count: usize, members: usize) -> NodeRows {
        let words = members.div_ceil(64);
        NodeRows { count, words, bits: vec![0; words * count] }
    }

    /// Adds the nodes of a row to a node's set.
    #[inline]
    pub(crate) fn add(&mut self, node: usize, row: &[u64]) {
        let words = self.bits[node * self.words..][..self.words].iter_mut();
        words.zip(row).for_each(|(word, more)| *word |= more);
    }

    /// Takes the nodes of a row out of a node's set.
    #[inline]
    pub(crate) fn remove_all(&mut self, node: usize, row: &[u64]) {
        let words = self.bits[node * self.words..][..self.words].iter_mut();
        words.zip(row).for_each(|(word, less)| *word &= !less);
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
