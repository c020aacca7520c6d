//! [`Memo`]: which parts of whips have been searched.

/// Sets of values with the last one, as hashes of 64 bits. It forgets what does not fit.
pub(crate) struct Memo {
    table: Vec<u64>,
    search: u64,
}

const BITS: u32 = 13;

impl Default for Memo {
    fn default() -> Memo {
        Memo { table: vec![0; 1 << BITS], search: 0 }
    }
}

impl Memo {
    /// Starts another search, for which nothing is known.
    pub(crate) fn next_search(&mut self) {
        self.search = self.search.wrapping_add(0x9e37_79b9_7f4a_7c15);
    }

    /// The hash of a value. That of a set is the exclusive or of its values'.
    #[inline]
    pub(crate) fn hash(value: u16) -> u64 {
        let mut hash = (u64::from(value) + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        hash = (hash ^ hash >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        hash = (hash ^ hash >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        hash ^ hash >> 31
    }

    /// Whether this set with this last value has been searched. It has, from now on.
    #[inline]
    pub(crate) fn is_known(&mut self, set: u64, last: u16) -> bool {
        let key = (set ^ self.search).wrapping_add(Memo::hash(last).rotate_left(17)) | 1;
        let slot = &mut self.table[(key >> (64 - BITS)) as usize];
        std::mem::replace(slot, key) == key
    }
}
