//! Sets of nodes as bits.

/// The words that hold the bits of a set: an array where their number is known at compile time, so that
/// loops over them unroll, or a vector.
pub trait Words: AsRef<[u64]> + AsMut<[u64]> + Clone + PartialEq {
    /// The number of words, if it is known.
    const FIXED: Option<usize>;

    /// Words without a bit set, with room for `count` nodes.
    fn zeroed(count: usize) -> Self;

    /// The number of words for `count` nodes.
    #[inline]
    fn needed(count: usize) -> usize {
        Self::FIXED.unwrap_or(match count.div_ceil(64) {
            // One of the numbers for which searches of fixed width are made.
            words @ 0..=8 => words.next_multiple_of(2).max(2),
            words => words.next_multiple_of(4),
        })
    }
}

impl<const N: usize> Words for [u64; N] {
    const FIXED: Option<usize> = Some(N);

    #[inline]
    fn zeroed(count: usize) -> [u64; N] {
        debug_assert!(count <= 64 * N, "{count} nodes in {N} words");
        [0; N]
    }
}

impl Words for Vec<u64> {
    const FIXED: Option<usize> = None;

    #[inline]
    fn zeroed(count: usize) -> Vec<u64> {
        vec![0; Vec::needed(count)]
    }
}

/// The nodes of a row of bits, ascending.
#[inline]
pub fn nodes_in(bits: &[u64]) -> impl Iterator<Item = usize> {
    let words = bits.iter().enumerate();
    words.flat_map(|(word, &bits)| nodes_in_word(bits).map(move |bit| word * 64 + bit))
}

/// The positions of the bits of a word, ascending.
#[inline]
pub fn nodes_in_word(word: u64) -> impl Iterator<Item = usize> {
    let mut rest = word;
    std::iter::from_fn(move || {
        let bit = rest.trailing_zeros() as usize;
        (rest != 0).then(|| {
            rest &= rest - 1;
            bit
        })
    })
}

/// A set of nodes.
#[derive(Copy, Clone, Default, Debug, PartialEq, Eq)]
pub struct NodeSet<W = Vec<u64>>(pub W);

impl<W: Words> NodeSet<W> {
    /// The empty set, with room for `count` nodes.
    pub fn new(count: usize) -> NodeSet<W> {
        NodeSet(W::zeroed(count))
    }

    /// The first `many` of `count` nodes.
    pub fn first(count: usize, many: usize) -> NodeSet<W> {
        let mut set = NodeSet::<W>::new(count);
        let words = set.0.as_mut();
        words[..many / 64].fill(u64::MAX);
        if !many.is_multiple_of(64) {
            words[many / 64] = (1 << (many % 64)) - 1;
        }
        set
    }

    /// The nodes that are in a row too.
    pub fn and(&self, row: &[u64]) -> NodeSet<W> {
        let mut set = self.clone();
        set.keep(row);
        set
    }

    /// The nodes that are not in a row.
    pub fn without(&self, row: &[u64]) -> NodeSet<W> {
        let mut set = self.clone();
        set.remove_all(row);
        set
    }

    /// Each node `n` as `n + by`, in a set with room for `count`.
    pub fn shifted(&self, by: usize, count: usize) -> NodeSet<W> {
        let mut set = NodeSet::new(count);
        self.iter().for_each(|node| set.insert(node + by));
        set
    }

    /// The words of the set: a row of bits.
    pub fn row(&self) -> &[u64] {
        self.0.as_ref()
    }

    /// Adds a node.
    pub fn insert(&mut self, node: usize) {
        self.0.as_mut()[node / 64] |= 1 << (node % 64);
    }

    /// Removes a node.
    pub fn remove(&mut self, node: usize) {
        self.0.as_mut()[node / 64] &= !(1 << (node % 64));
    }

    /// Whether a node is in the set.
    pub fn contains(&self, node: usize) -> bool {
        self.0.as_ref()[node / 64] >> (node % 64) & 1 == 1
    }

    /// Whether there is no node in the set.
    pub fn is_empty(&self) -> bool {
        self.0.as_ref().iter().fold(0, |any, word| any | word) == 0
    }

    /// The number of nodes.
    pub fn len(&self) -> usize {
        self.0.as_ref().iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Removes all nodes.
    pub fn clear(&mut self) {
        self.0.as_mut().fill(0);
    }

    /// Makes this the set of the nodes in a row.
    pub fn copy_from(&mut self, row: &[u64]) {
        self.0.as_mut().copy_from_slice(row);
    }

    /// Adds the nodes of a row.
    pub fn add(&mut self, row: &[u64]) {
        self.0.as_mut().iter_mut().zip(row).for_each(|(word, more)| *word |= more);
    }

    /// Adds the nodes of a row that are in `among` and not in `but`.
    pub fn add_beyond(&mut self, row: &[u64], among: &NodeSet<W>, but: &NodeSet<W>) {
        let (words, others) = (self.0.as_mut().iter_mut().zip(row), among.row().iter());
        let words = words.zip(others.zip(but.row()));
        words.for_each(|((word, more), (among, but))| *word |= more & among & !but);
    }

    /// Adds the nodes of a row that are not in `but`.
    pub fn add_new(&mut self, row: &[u64], but: &NodeSet<W>) {
        let words = self.0.as_mut().iter_mut().zip(row.iter().zip(but.row()));
        words.for_each(|(word, (more, but))| *word |= more & !but);
    }

    /// Removes the nodes of a row.
    pub fn remove_all(&mut self, row: &[u64]) {
        self.0.as_mut().iter_mut().zip(row).for_each(|(word, less)| *word &= !less);
    }

    /// Removes the nodes that are not in a row.
    pub fn keep(&mut self, row: &[u64]) {
        self.0.as_mut().iter_mut().zip(row).for_each(|(word, other)| *word &= other);
    }

    /// Whether a node of the set is in a row.
    pub fn meets(&self, row: &[u64]) -> bool {
        self.row().iter().zip(row).fold(0, |any, (word, other)| any | (word & other)) != 0
    }

    /// Removes the first node and returns it.
    pub fn take_first(&mut self) -> Option<usize> {
        let (word, bits) = self.0.as_mut().iter_mut().enumerate().find(|(_, bits)| **bits != 0)?;
        let bit = bits.trailing_zeros() as usize;
        *bits &= *bits - 1;
        Some(word * 64 + bit)
    }

    /// Removes the last node and returns it.
    pub fn take_last(&mut self) -> Option<usize> {
        let words = self.0.as_mut().iter_mut().enumerate();
        let (word, bits) = words.rev().find(|(_, bits)| **bits != 0)?;
        let bit = bits.ilog2() as usize;
        *bits ^= 1 << bit;
        Some(word * 64 + bit)
    }

    /// The first node that is not in another set.
    pub fn first_beyond(&self, other: &NodeSet<W>) -> Option<usize> {
        let words = self.row().iter().zip(other.row()).map(|(word, other)| word & !other);
        let (word, bits) = words.enumerate().find(|&(_, bits)| bits != 0)?;
        Some(word * 64 + bits.trailing_zeros() as usize)
    }

    /// The nodes that are in a row too, ascending; the row may be longer.
    pub fn in_row<'a>(&'a self, row: &'a [u64]) -> impl Iterator<Item = usize> + 'a {
        self.row().iter().zip(row).enumerate().flat_map(|(word, (one, other))| {
            nodes_in_word(one & other).map(move |bit| word * 64 + bit)
        })
    }

    /// The nodes, ascending.
    pub fn iter(&self) -> impl Iterator<Item = usize> {
        nodes_in(self.row())
    }
}

/// A set of members for each node: rows of bits, one after another.
#[derive(Clone, Debug, PartialEq)]
pub struct Rows<W = Vec<u64>> {
    count: usize,
    words: usize,
    bits: Vec<u64>,
    width: std::marker::PhantomData<W>,
}

impl<W: Words> Rows<W> {
    /// An empty set of nodes for each of `count` nodes.
    pub fn new(count: usize) -> Rows<W> {
        Rows::for_each_of(count, count)
    }

    /// An empty set with room for `members` for each of `count` nodes.
    pub fn for_each_of(count: usize, members: usize) -> Rows<W> {
        let words = W::needed(members);
        Rows { count, words, bits: vec![0; words * count], width: std::marker::PhantomData }
    }

    /// The number of rows.
    pub fn count(&self) -> usize {
        self.count
    }

    fn words(&self) -> usize {
        W::FIXED.unwrap_or(self.words)
    }

    /// The set of a node.
    pub fn row(&self, node: usize) -> &[u64] {
        &self.bits[node * self.words()..][..self.words()]
    }

    fn row_mut(&mut self, node: usize) -> &mut [u64] {
        let words = self.words();
        &mut self.bits[node * words..][..words]
    }

    /// Whether `member` is in the set of `node`.
    pub fn has(&self, node: usize, member: usize) -> bool {
        self.bits[node * self.words() + member / 64] >> (member % 64) & 1 == 1
    }

    /// Adds a member to the set of a node.
    pub fn insert(&mut self, node: usize, member: usize) {
        let words = self.words();
        self.bits[node * words + member / 64] |= 1 << (member % 64);
    }

    /// Adds each of two nodes to the set of the other.
    pub fn join(&mut self, one: usize, other: usize) {
        self.insert(one, other);
        self.insert(other, one);
    }

    /// Adds `first + n` to the set of a node for each bit `n`.
    pub fn insert_from(&mut self, node: usize, first: usize, bits: u128) {
        let (word, by) = (first / 64, first % 64);
        let high = (bits >> 64) >> (64 - by);
        let parts = [(bits << by) as u64, (bits << by >> 64) as u64, high as u64];
        self.row_mut(node)[word..].iter_mut().zip(parts).for_each(|(word, part)| *word |= part);
    }

    /// Makes the set of a node the members of a row.
    pub fn set(&mut self, node: usize, row: &[u64]) {
        self.row_mut(node).copy_from_slice(row);
    }

    /// Adds the members of a row to the set of a node.
    pub fn add(&mut self, node: usize, row: &[u64]) {
        self.row_mut(node).iter_mut().zip(row).for_each(|(word, more)| *word |= more);
    }

    /// Removes the members of a row from the set of a node.
    pub fn remove_all(&mut self, node: usize, row: &[u64]) {
        self.row_mut(node).iter_mut().zip(row).for_each(|(word, less)| *word &= !less);
    }
}

impl<W: Words> Rows<W> {
    /// The set of a node in words of another type, of which there are as many.
    pub(crate) fn row_as<V: Words>(&self, node: usize) -> &[u64] {
        let words = V::FIXED.unwrap_or(self.words);
        &self.bits[node * words..][..words]
    }

    /// The same rows as sets of another type that has as many words.
    pub(crate) fn with_width<V: Words>(self) -> Rows<V> {
        let Rows { count, words, bits, .. } = self;
        assert!(V::FIXED.is_none_or(|fixed| fixed == words));
        Rows { count, words, bits, width: std::marker::PhantomData }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nodes_beyond_one_word_come_back_in_order() {
        let mut set = NodeSet::<Vec<u64>>::new(200);
        for node in [199, 0, 64, 63] {
            set.insert(node);
        }
        assert_eq!(set.iter().collect::<Vec<_>>(), [0, 63, 64, 199]);
        let first = NodeSet::<Vec<u64>>::first(200, 64);
        assert_eq!(set.without(first.row()).iter().collect::<Vec<_>>(), [64, 199]);
        assert_eq!((set.len(), set.contains(63), set.contains(65)), (4, true, false));
        assert_eq!((set.take_last(), set.take_first(), set.len()), (Some(199), Some(0), 2));
    }

    #[test]
    fn rows_of_any_width_hold_the_same() {
        let (mut open, mut fixed) = (Rows::<Vec<u64>>::new(190), Rows::<[u64; 3]>::new(190));
        let mut random = fastrand::Rng::with_seed(1);
        for _ in 0..500 {
            let (one, other) = (random.usize(..190), random.usize(..190));
            open.join(one, other);
            fixed.join(one, other);
        }
        open.insert_from(7, 60, 1 | 1 << 4 | 1 << 100);
        fixed.insert_from(7, 60, 1 | 1 << 4 | 1 << 100);
        assert!([60, 64, 160].iter().all(|&node| fixed.has(7, node)));
        (0..190).for_each(|node| assert_eq!(open.row(node)[..3], *fixed.row(node)));
    }
}
