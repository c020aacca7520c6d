//! [`Vector`]: a register of 16-bit lanes. The low nine bits of a lane are the candidates of a cell.

#[macro_use]
mod macros;

#[cfg(all(target_arch = "x86_64", not(miri)))]
pub(crate) mod avx2;
#[cfg(all(target_arch = "x86_64", not(miri)))]
pub(crate) mod avx512;
#[cfg(any(
    all(target_arch = "x86_64", not(miri)),
    all(target_arch = "aarch64", target_feature = "neon", not(miri)),
    all(target_arch = "wasm32", target_feature = "simd128"),
))]
mod baseline;
/// Targets without such registers.
#[cfg(not(any(
    all(target_arch = "x86_64", not(miri)),
    all(target_arch = "aarch64", target_feature = "neon", not(miri)),
    all(target_arch = "wasm32", target_feature = "simd128"),
)))]
mod baseline {
    pub(crate) type Baseline = super::Portable;
    pub(crate) type BaselineBoard = super::Words;
    pub(crate) const BASELINE: Option<crate::Tier> = None;
}
mod portable;
mod words;

#[cfg(all(target_arch = "x86_64", not(miri)))]
pub(crate) use avx2::Avx2;
#[cfg(all(target_arch = "x86_64", not(miri)))]
pub(crate) use avx512::{Avx512, Basic, Extended};
pub(crate) use baseline::{BASELINE, Baseline, BaselineBoard};
pub(crate) use portable::Portable;
pub(crate) use words::Words;

use crate::lanes::{Tally, obey_rules, pass};

/// The maximum number of lanes. Lane-by-lane operations use arrays of this length.
pub(crate) const MAX_LANES: usize = 32;

/// A buffer for one line of 81 bytes for each lane, padded.
pub(crate) type LineBuffers = [[u8; 96]; MAX_LANES];

/// A vector of 16-bit lanes. A set of lanes is a `u32` bitmask: bit `n` stands for lane `n`.
pub(crate) trait Vector: Copy {
    /// Proof that the processor supports the instructions of this type. A vector can only be made from a
    /// token or from another vector, so a vector is such a proof too.
    type Token: Copy;
    /// A boolean for each lane.
    type Mask: Copy;

    const LANES: usize;
    /// The bitmask of all lanes.
    const ALL: u32 = u32::MAX >> (MAX_LANES - Self::LANES);

    /// Runs `work` in a function with the target features of this type. They apply only to code that is
    /// inlined into `work`.
    fn with_features<R>(token: Self::Token, work: impl FnOnce() -> R) -> R;

    fn token(&self) -> Self::Token;
    fn splat(token: Self::Token, value: u16) -> Self;
    fn load(token: Self::Token, values: &[u16; MAX_LANES]) -> Self;
    fn store(self) -> [u16; MAX_LANES];
    /// A vector of the same type with `value` in all lanes.
    #[inline(always)]
    fn splat_like(&self, value: u16) -> Self {
        Self::splat(self.token(), value)
    }

    fn and(self, other: Self) -> Self;
    fn or(self, other: Self) -> Self;
    fn xor(self, other: Self) -> Self;
    /// `self & !other`.
    fn and_not(self, other: Self) -> Self;
    fn add(self, other: Self) -> Self;
    fn sub(self, other: Self) -> Self;
    /// The minimum of each lane, for values below 2^15.
    fn min(self, other: Self) -> Self;

    /// The bits set in at least one of the three.
    #[inline(always)]
    fn or3(a: Self, b: Self, c: Self) -> Self {
        a.or(b).or(c)
    }
    /// The bits set in all three.
    #[inline(always)]
    fn and3(a: Self, b: Self, c: Self) -> Self {
        a.and(b).and(c)
    }
    /// The bits set in at least two of the three.
    #[inline(always)]
    fn majority(a: Self, b: Self, c: Self) -> Self {
        a.and(b).or(a.or(b).and(c))
    }

    fn simd_eq(self, other: Self) -> Self::Mask;
    /// The lanes less than the other's, as unsigned values.
    fn simd_lt(self, other: Self) -> Self::Mask;
    /// `yes` in the lanes of the mask, `no` in the others.
    fn select(mask: Self::Mask, yes: Self, no: Self) -> Self;
    /// `self` in the lanes of the mask, 0 in the others.
    #[inline(always)]
    fn keep_where(self, mask: Self::Mask) -> Self {
        Self::select(mask, self, self.splat_like(0))
    }
    fn bitmask(mask: Self::Mask) -> u32;
    fn mask_from_bits(token: Self::Token, lanes: u32) -> Self::Mask;

    /// `self` in the lanes with a single bit, 0 in the others.
    #[inline(always)]
    fn keep_singles(self) -> Self {
        let more = self.and(self.sub(self.splat_like(1)));
        self.keep_where(more.simd_eq(self.splat_like(0)))
    }
    /// `hidden` in the lanes that share a bit with it, `kept` in the others.
    #[inline(always)]
    fn select_hidden(self, hidden: Self, kept: Self) -> Self {
        Self::select(self.and(hidden).simd_eq(self.splat_like(0)), kept, hidden)
    }
    /// `self` in the lanes with three bits or more, `kept` in the others.
    #[inline(always)]
    fn if_three_bits_or(self, kept: Self) -> Self {
        let one = self.splat_like(1);
        let less_one = self.and(self.sub(one));
        let less_two = less_one.and(less_one.sub(one));
        Self::select(less_two.simd_eq(self.splat_like(0)), kept, self)
    }
    /// The number of bits set in each lane.
    fn count(self) -> Self;
}

/// A vector for the lanes engine: each lane is the same cell of another search node.
pub(crate) trait NodeVector: Vector {
    /// A permutation of the lanes: the source of each lane.
    type Index: Copy;

    /// The weight of a solved grid: the sum of [`NodeVector::weight`] over its 81 cells.
    const SOLVED: u16 = 9 * 0x1ff;
    /// A node is stuck if a sweep removes no more than this weight.
    const SLACK: u16 = 0;
    /// The same for depth-first search: the weight of about 28 candidates.
    const DEPTH_FIRST_SLACK: u16 = 1_600;
    /// The weight of about 230 candidates. Heavier nodes are crowded: see [`crate::rules::branch_score`].
    const CROWDED: u16 = 13_100;

    /// The fewest lanes that are moved faster together, by a permutation, than one by one.
    const MOVED_TOGETHER: u32 = 1;

    /// The weight of a cell's candidates; it decreases when one is removed. The mask as a number serves as
    /// well as a count, and is free. Tiers with a cheap population count use that, with other constants.
    #[inline(always)]
    fn weight(self) -> Self {
        self
    }

    /// The permutation that moves the lanes of `from`, in order, to those of `to`. All other lanes keep
    /// their values.
    #[inline(always)]
    fn permutation(token: Self::Token, from: u32, to: u32) -> Self::Index {
        let mut places: [u8; MAX_LANES] = std::array::from_fn(|lane| lane as u8);
        let (mut from, mut to) = (from, to);
        while from != 0 && to != 0 {
            places[to.trailing_zeros() as usize] = from.trailing_zeros() as u8;
            from &= from - 1;
            to &= to - 1;
        }
        Self::permutation_from(token, &places)
    }
    /// The pass of a sweep over a band, or over a stack.
    #[inline(always)]
    fn pass<const STACK: bool>(cells: &mut [Self; 81], chute: usize, tally: &mut Tally<Self>) {
        pass::<Self, STACK>(cells, chute, tally);
    }

    /// The lanes that obey the rules, among lanes in which every cell has one digit.
    #[inline(always)]
    fn obey_rules(cells: &[Self; 81]) -> u32 {
        Self::bitmask(obey_rules(cells))
    }

    fn permutation_from(token: Self::Token, places: &[u8; MAX_LANES]) -> Self::Index;
    fn permute(self, index: Self::Index) -> Self;

    /// Loads lines of givens as candidates: line `n` goes to lane `n`. A 0 stands for all digits.
    #[inline(always)]
    fn read(lines: &LineBuffers, cells: &mut [Self; 81]) {
        for (place, cell) in cells.iter_mut().enumerate() {
            let mut values = [0; MAX_LANES];
            for (value, line) in values[..Self::LANES].iter_mut().zip(lines) {
                // Numbers are below ten; the mask removes the bounds check.
                *value = MASK_OF_NUMBER[line[place] as usize & 15];
            }
            *cell = Self::load(cell.token(), &values);
        }
    }
    /// The value of one lane.
    #[inline(always)]
    fn lane(&self, lane: usize) -> u16 {
        self.store()[lane]
    }
    /// Replaces the value of one lane.
    #[inline(always)]
    fn set_lane(&mut self, lane: usize, value: u16) {
        let mut values = self.store();
        values[lane] = value;
        *self = Self::load(self.token(), &values);
    }
    /// Writes the grids of solved lanes as characters. The other lines may be overwritten.
    #[inline(always)]
    fn write(cells: &[Self; 81], lanes: u32, lines: &mut LineBuffers) {
        write_lanes(cells, lanes, lines);
    }
}

/// A vector for the board engine: sixteen lanes are the boxes of one board. Each band takes four lanes, of
/// which the last is unused. The last four lanes are unused as well.
pub(crate) trait BoardVector: Vector {
    /// Rotates the first three of each four lanes by one and by two. The fourth is undefined.
    fn rotate_within_fours(self) -> (Self, Self);
    /// Rotates the first three groups of four in each sixteen lanes by one and by two.
    fn rotate_fours(self) -> (Self, Self);
    /// Copies the board of that number to all sixteens.
    fn broadcast_board(self, sixteen: usize) -> Self;

    /// Loads givens as candidates into all sixteens. A 0 stands for all digits.
    #[inline(always)]
    fn read_board(token: Self::Token, numbers: &[u8; 81]) -> [Self; 9] {
        Self::load_board(
            token,
            numbers,
            #[inline(always)]
            |number| MASK_OF_NUMBER[usize::from(number & 15)],
        )
    }
    /// Loads cells into all sixteens, converted by `mask`.
    #[inline(always)]
    fn load_board<T: Copy>(
        token: Self::Token,
        cells: &[T; 81],
        mask: impl Fn(T) -> u16,
    ) -> [Self; 9] {
        let mut values = [[0; MAX_LANES]; 9];
        for (&cell, place) in cells.iter().zip(&PLACE_ON_BOARD) {
            values.as_flattened_mut()[usize::from(*place)] = mask(cell);
        }
        let mut board = [Self::splat(token, 0); 9];
        for (cells, values) in board.iter_mut().zip(&values) {
            *cells = Self::load(token, values).broadcast_board(0);
        }
        board
    }
    /// The grid of one solved board as characters.
    #[inline(always)]
    fn write_board(board: &[Self; 9], sixteen: usize) -> [u8; 81] {
        Self::store_board(board, sixteen).map(
            #[inline(always)]
            |mask| b'1' + mask.trailing_zeros() as u8,
        )
    }
    /// The masks of the cells in one sixteen.
    #[inline(always)]
    fn store_board(board: &[Self; 9], sixteen: usize) -> [u16; 81] {
        let mut values = [[0; MAX_LANES]; 9];
        for (values, cells) in values.iter_mut().zip(board) {
            *values = cells.store();
        }
        PLACE_ON_BOARD.map(
            #[inline(always)]
            |place| values.as_flattened()[16 * sixteen + usize::from(place)],
        )
    }
}

/// The mask of a given by its number. 0 stands for all digits.
pub(crate) const MASK_OF_NUMBER: [u16; 16] =
    [0x1ff, 1, 2, 4, 8, 16, 32, 64, 128, 256, 0, 0, 0, 0, 0, 0];

/// The place of each cell on a board: cell `3 * r + i` of box `3 * b + j` is in lane `4 * b + j` of vector
/// `3 * r + i`. Places are numbered as if every vector had [`MAX_LANES`] lanes.
const PLACE_ON_BOARD: [u16; 81] = {
    let mut places = [0; 81];
    let mut cell = 0;
    while cell < 81 {
        let (row, column) = (cell / 9, cell % 9);
        let (vector, lane) = (row % 3 * 3 + column % 3, row / 3 * 4 + column / 3);
        places[cell] = (MAX_LANES * vector + lane) as u16;
        cell += 1;
    }
    places
};

/// [`NodeVector::write`], lane by lane.
#[inline(always)]
fn write_lanes<V: NodeVector>(cells: &[V; 81], lanes: u32, lines: &mut LineBuffers) {
    for lane in set_bits(lanes) {
        for (cell, character) in cells.iter().zip(&mut lines[lane]) {
            *character = b'1' + cell.lane(lane).trailing_zeros() as u8;
        }
    }
}

/// The lowest `count` bits of a set of lanes.
#[inline(always)]
pub(crate) fn lowest_bits(lanes: u32, count: u32) -> u32 {
    let mut rest = lanes;
    for _ in 0..count {
        rest &= rest.wrapping_sub(1);
    }
    lanes & !rest
}

/// Iterates over a set of lanes, lowest first.
#[inline(always)]
pub(crate) fn set_bits(mut lanes: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lane = (lanes != 0).then(|| lanes.trailing_zeros() as usize);
        lanes &= lanes.wrapping_sub(1);
        lane
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Pseudo-random vectors.
    fn numbers() -> impl Iterator<Item = [u16; MAX_LANES]> {
        let mut state = 1_u64;
        std::iter::repeat_with(move || {
            std::array::from_fn(|_| {
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                // Nine bits as candidates have, or all 16.
                (state >> 48) as u16 & if state >> 40 & 1 == 0 { 0x1ff } else { u16::MAX }
            })
        })
    }

    /// Compares an operation on a register with the same operation on an array.
    macro_rules! same {
        ($values:expr, |$($x:ident),*| $work:expr) => {{
            fn work<V: NodeVector<Mask = V, Token = ()>>(values: &[[u16; MAX_LANES]; 3]) -> [u16; MAX_LANES] {
                let [$($x),*, ..] = values.map(|it| V::load((), &it));
                $work.store()
            }
            let values: &[[u16; MAX_LANES]; 3] = $values;
            assert_eq!(work::<Baseline>(values), work::<Portable>(values), "{}", stringify!($work));
        }};
    }

    #[test]
    fn a_register_does_what_an_array_does() {
        let mut numbers = numbers();
        for _ in 0..1000 {
            let values = &std::array::from_fn(|_| numbers.next().expect("there is no end"));
            same!(values, |a, b| a.and(b));
            same!(values, |a, b| a.or(b));
            same!(values, |a, b| a.and_not(b));
            same!(values, |a, b| a.add(b));
            same!(values, |a, b| a.sub(b));
            same!(values, |a, b| a.and(V::splat((), 0x7fff)).min(b.and(V::splat((), 0x7fff))));
            same!(values, |a, b| a.simd_eq(b.and(a)));
            same!(values, |a, b| a.simd_lt(b));
            same!(values, |a, b, c| V::select(a.simd_lt(b), b, c));
            same!(values, |a, b| a.keep_where(b.simd_eq(a.or(b))));
            same!(values, |a, b| V::splat((), V::bitmask(a.simd_lt(b)) as u16));
            same!(values, |a| V::mask_from_bits((), u32::from(a.store()[0])));
            same!(values, |a| a.keep_singles());
            same!(values, |a, b, c| a.select_hidden(b, c));
            same!(values, |a, b| a.if_three_bits_or(b));
            same!(values, |a| a.and(V::splat((), 0x1ff)).count());
            same!(values, |a, b| a.permute(V::permutation(
                (),
                u32::from(b.store()[1]) & 255,
                u32::from(b.store()[2]) & 255
            )));
        }
    }
}
