//! [`Pair`]: a board in two registers of 128 bits.

use crate::vector::{BoardVector, MAX_LANES, Vector};

/// The sixteen lanes of a board in two registers: the boxes of the first two bands, and those of the third.
#[derive(Copy, Clone)]
pub(crate) struct Pair<V>([V; 2]);

/// A register with eight lanes of a board: two groups of four.
pub(crate) trait HalfBoard: Vector {
    /// Rotates the first three lanes of each four by one and by two.
    fn rotate_within_fours(self) -> (Self, Self);
    /// The last four lanes of this register, then the first four of the other.
    fn middle(self, other: Self) -> Self;
    /// The first four lanes of this register, then those of the other.
    fn firsts(self, other: Self) -> Self;
}

impl<V: Vector> Pair<V> {
    #[inline(always)]
    fn map(self, f: impl Fn(V) -> V) -> Pair<V> {
        let [a, b] = self.0;
        Pair([f(a), f(b)])
    }
    #[inline(always)]
    fn zip(self, other: Pair<V>, f: impl Fn(V, V) -> V) -> Pair<V> {
        let ([a, b], [c, d]) = (self.0, other.0);
        Pair([f(a, c), f(b, d)])
    }
    #[inline(always)]
    fn zip3(self, b: Pair<V>, c: Pair<V>, f: impl Fn(V, V, V) -> V) -> Pair<V> {
        let ([a0, a1], [b0, b1], [c0, c1]) = (self.0, b.0, c.0);
        Pair([f(a0, b0, c0), f(a1, b1, c1)])
    }
}

impl<V: Vector> Vector for Pair<V> {
    type Token = V::Token;
    type Mask = [V::Mask; 2];
    const LANES: usize = 2 * V::LANES;

    #[inline(always)]
    fn with_features<R>(token: V::Token, work: impl FnOnce() -> R) -> R {
        V::with_features(token, work)
    }
    #[inline(always)]
    fn token(&self) -> V::Token {
        self.0[0].token()
    }
    #[inline(always)]
    fn splat(token: V::Token, value: u16) -> Pair<V> {
        Pair([V::splat(token, value); 2])
    }
    #[inline(always)]
    fn load(token: V::Token, values: &[u16; MAX_LANES]) -> Pair<V> {
        let mut rest = [0; MAX_LANES];
        rest[..V::LANES].copy_from_slice(&values[V::LANES..2 * V::LANES]);
        Pair([V::load(token, values), V::load(token, &rest)])
    }
    #[inline(always)]
    fn store(self) -> [u16; MAX_LANES] {
        let [mut values, rest] = [self.0[0].store(), self.0[1].store()];
        values[V::LANES..2 * V::LANES].copy_from_slice(&rest[..V::LANES]);
        values
    }
    #[inline(always)]
    fn and(self, other: Pair<V>) -> Pair<V> {
        self.zip(other, V::and)
    }
    #[inline(always)]
    fn or(self, other: Pair<V>) -> Pair<V> {
        self.zip(other, V::or)
    }
    #[inline(always)]
    fn xor(self, other: Pair<V>) -> Pair<V> {
        self.zip(other, V::xor)
    }
    #[inline(always)]
    fn and_not(self, other: Pair<V>) -> Pair<V> {
        self.zip(other, V::and_not)
    }
    #[inline(always)]
    fn add(self, other: Pair<V>) -> Pair<V> {
        self.zip(other, V::add)
    }
    #[inline(always)]
    fn sub(self, other: Pair<V>) -> Pair<V> {
        self.zip(other, V::sub)
    }
    #[inline(always)]
    fn min(self, other: Pair<V>) -> Pair<V> {
        self.zip(other, V::min)
    }
    #[inline(always)]
    fn majority(a: Pair<V>, b: Pair<V>, c: Pair<V>) -> Pair<V> {
        a.zip3(b, c, V::majority)
    }
    #[inline(always)]
    fn simd_eq(self, other: Pair<V>) -> [V::Mask; 2] {
        let ([a, b], [c, d]) = (self.0, other.0);
        [a.simd_eq(c), b.simd_eq(d)]
    }
    #[inline(always)]
    fn simd_lt(self, other: Pair<V>) -> [V::Mask; 2] {
        let ([a, b], [c, d]) = (self.0, other.0);
        [a.simd_lt(c), b.simd_lt(d)]
    }
    #[inline(always)]
    fn select([first, second]: [V::Mask; 2], yes: Pair<V>, no: Pair<V>) -> Pair<V> {
        let ([a, b], [c, d]) = (yes.0, no.0);
        Pair([V::select(first, a, c), V::select(second, b, d)])
    }
    #[inline(always)]
    fn keep_where(self, [first, second]: [V::Mask; 2]) -> Pair<V> {
        let [a, b] = self.0;
        Pair([a.keep_where(first), b.keep_where(second)])
    }
    #[inline(always)]
    fn bitmask([first, second]: [V::Mask; 2]) -> u32 {
        V::bitmask(first) | V::bitmask(second) << V::LANES
    }
    #[inline(always)]
    fn mask_from_bits(token: V::Token, lanes: u32) -> [V::Mask; 2] {
        [V::mask_from_bits(token, lanes), V::mask_from_bits(token, lanes >> V::LANES)]
    }
    #[inline(always)]
    fn keep_singles(self) -> Pair<V> {
        self.map(V::keep_singles)
    }
    #[inline(always)]
    fn select_hidden(self, hidden: Pair<V>, kept: Pair<V>) -> Pair<V> {
        self.zip3(hidden, kept, V::select_hidden)
    }
    #[inline(always)]
    fn if_three_bits_or(self, kept: Pair<V>) -> Pair<V> {
        self.zip(kept, V::if_three_bits_or)
    }
    #[inline(always)]
    fn count(self) -> Pair<V> {
        self.map(V::count)
    }
}

impl<V: HalfBoard> BoardVector for Pair<V> {
    #[inline(always)]
    fn rotate_within_fours(self) -> (Pair<V>, Pair<V>) {
        let ((a, c), (b, d)) = (self.0[0].rotate_within_fours(), self.0[1].rotate_within_fours());
        (Pair([a, b]), Pair([c, d]))
    }
    #[inline(always)]
    fn rotate_fours(self) -> (Pair<V>, Pair<V>) {
        let [a, b] = self.0;
        // The last four lanes are unused, so a register may serve for its first four alone.
        let middle = a.middle(b);
        (Pair([middle, a]), Pair([b.firsts(a), middle]))
    }
    #[inline(always)]
    fn broadcast_board(self, _: usize) -> Pair<V> {
        self
    }
}
