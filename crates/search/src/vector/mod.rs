//! [`Vector`]: a register of 16-bit lanes. Each holds the nine candidates of a cell, as the low bits.

/// Evaluates intrinsics, in the modules that have types of vectors.
#[cfg(all(target_arch = "x86_64", not(miri)))]
macro_rules! intrinsics {
    ($($body:tt)*) => {{
        // SAFETY: the intrinsics need nothing but their instructions. Each function that evaluates some
        // is given a vector of the module's type or its token, and both come only from a token that
        // `detect` made after asking the processor. Pointers come from references to at least as many
        // bytes as are read or written.
        #[allow(unused_unsafe)]
        unsafe { $($body)* }
    }};
}

#[cfg(all(target_arch = "x86_64", not(miri)))]
pub(crate) mod avx2;
#[cfg(all(target_arch = "x86_64", not(miri)))]
pub(crate) mod avx512;
mod portable;
#[cfg(all(target_arch = "x86_64", not(miri)))]
mod sse2;
mod words;

#[cfg(all(target_arch = "x86_64", not(miri)))]
pub(crate) use avx2::Avx2;
#[cfg(all(target_arch = "x86_64", not(miri)))]
pub(crate) use avx512::Avx512;
pub(crate) use portable::Portable;
#[cfg(all(target_arch = "x86_64", not(miri)))]
pub(crate) use sse2::Sse2;
pub(crate) use words::Words;

/// As many lanes as any vector has: what is done lane by lane is done in arrays of this length.
pub(crate) const MOST: usize = 32;

/// Lines of numbers as they are read and written: 81 and some room to work in.
pub(crate) type Lines = [[u8; 96]; MOST];

/// A vector of 16-bit lanes. A set of lanes is a `u32`, lane `n` its bit `n`.
pub(crate) trait Vector: Copy {
    /// Proof that the processor has the instructions of this type. A vector can only be made from a
    /// token, or from another vector, so having one is proof too.
    type Token: Copy;
    /// A truth value for each lane.
    type Mask: Copy;

    const LANES: usize;
    /// A vector of as many lanes.
    const ALL: u32 = u32::MAX >> (MOST - Self::LANES);

    /// Runs `work` with the instructions this type needs switched on. What `work` calls must be
    /// inlined to profit.
    fn enabled<R>(token: Self::Token, work: impl FnOnce() -> R) -> R;

    fn token(&self) -> Self::Token;
    fn splat(token: Self::Token, value: u16) -> Self;
    fn load(token: Self::Token, values: &[u16; MOST]) -> Self;
    fn store(self) -> [u16; MOST];
    /// A vector of the same kind with this value in all lanes.
    #[inline(always)]
    fn all_lanes(&self, value: u16) -> Self {
        Self::splat(self.token(), value)
    }

    fn and(self, other: Self) -> Self;
    fn or(self, other: Self) -> Self;
    /// `self` but for `other`.
    fn but(self, other: Self) -> Self;
    fn add(self, other: Self) -> Self;
    fn sub(self, other: Self) -> Self;
    /// Of numbers below 2^15.
    fn min(self, other: Self) -> Self;

    /// Bits of at least one of the three.
    #[inline(always)]
    fn any(a: Self, b: Self, c: Self) -> Self {
        a.or(b).or(c)
    }
    /// Bits of all three.
    #[inline(always)]
    fn all(a: Self, b: Self, c: Self) -> Self {
        a.and(b).and(c)
    }
    /// Bits of at least two of the three.
    #[inline(always)]
    fn two(a: Self, b: Self, c: Self) -> Self {
        a.and(b).or(a.or(b).and(c))
    }

    fn equals(self, other: Self) -> Self::Mask;
    /// Lanes below the other's, as numbers without a sign.
    fn below(self, other: Self) -> Self::Mask;
    /// `yes` in the lanes of the mask, `no` in the others.
    fn select(mask: Self::Mask, yes: Self, no: Self) -> Self;
    /// The lanes of the mask, 0 in the others.
    #[inline(always)]
    fn only(self, mask: Self::Mask) -> Self {
        Self::select(mask, self, self.all_lanes(0))
    }
    fn lanes(mask: Self::Mask) -> u32;
    fn mask(token: Self::Token, lanes: u32) -> Self::Mask;

    /// Lanes of a single bit, 0 in the others.
    #[inline(always)]
    fn singles(self) -> Self {
        let more = self.and(self.sub(self.all_lanes(1)));
        self.only(more.equals(self.all_lanes(0)))
    }
    /// `hidden` in the lanes that share a bit with it, `kept` in the others.
    #[inline(always)]
    fn narrowed(self, hidden: Self, kept: Self) -> Self {
        Self::select(self.and(hidden).equals(self.all_lanes(0)), kept, hidden)
    }
    /// `self` in the lanes where it has three bits or more, `kept` in the others.
    #[inline(always)]
    fn if_three(self, kept: Self) -> Self {
        let one = self.all_lanes(1);
        let less_one = self.and(self.sub(one));
        let less_two = less_one.and(less_one.sub(one));
        Self::select(less_two.equals(self.all_lanes(0)), kept, self)
    }
    /// The number of bits.
    fn count(self) -> Self;
}

/// A vector for search nodes: in each lane the same cell of another.
pub(crate) trait Nodes: Vector {
    /// Which lane each lane takes its value from.
    type Index: Copy;

    /// The weight of a solved grid: [`Nodes::weight`] of its 81 single digits.
    const SOLVED: u16 = 9 * 0x1ff;
    /// How little weight a sweep may remove for a node to count as stuck.
    const SLACK: u16 = 0;
    /// The same where each puzzle goes depth first: the weight of about 28 candidates.
    const HASTE: u16 = 1_600;
    /// The weight of about 230 candidates: above, the branch looks for digits with few open cells.
    const CROWDED: u16 = 13_100;

    /// What a cell's candidates weigh: less if there are fewer. The mask itself, as a number, is as good as
    /// a count, and free; where counting is cheap too, it is counted, and the constants are others.
    #[inline(always)]
    fn weight(self) -> Self {
        self
    }

    /// The index by which the lanes of `to`, in order, take from those of `from`, in order; all
    /// other lanes keep theirs.
    #[inline(always)]
    fn index(token: Self::Token, from: u32, to: u32) -> Self::Index {
        let mut places: [u8; MOST] = std::array::from_fn(|lane| lane as u8);
        let (mut from, mut to) = (from, to);
        while from != 0 && to != 0 {
            places[to.trailing_zeros() as usize] = from.trailing_zeros() as u8;
            from &= from - 1;
            to &= to - 1;
        }
        Self::index_of(token, &places)
    }
    fn index_of(token: Self::Token, places: &[u8; MOST]) -> Self::Index;
    fn permute(self, index: Self::Index) -> Self;

    /// Lines of givens as candidates: lane `n` of the cells is line `n`; 0 stands for all digits.
    #[inline(always)]
    fn read(lines: &Lines, cells: &mut [Self; 81]) {
        for (place, cell) in cells.iter_mut().enumerate() {
            let mut values = [0; MOST];
            for (value, line) in values[..Self::LANES].iter_mut().zip(lines) {
                // The mask makes the index an obvious one: numbers are below ten.
                *value = OF_NUMBER[line[place] as usize & 15];
            }
            *cell = Self::load(cell.token(), &values);
        }
    }
    /// The grids of solved lanes, as characters; other lines are left as they are.
    #[inline(always)]
    fn write(cells: &[Self; 81], lanes: u32, lines: &mut Lines) {
        for (place, cell) in cells.iter().enumerate() {
            let values = cell.store();
            let mut lanes = lanes;
            while lanes != 0 {
                let lane = lanes.trailing_zeros() as usize;
                lines[lane][place] = b'1' + values[lane].trailing_zeros() as u8;
                lanes &= lanes - 1;
            }
        }
    }
}

/// A vector for boards: in sixteen lanes the boxes of one. The boxes of a band lie in four lanes, the
/// last of which is of no use; so do the last four.
pub(crate) trait Boxes: Vector {
    /// In each four lanes, the first three rotated by one and by two. The fourth is of no use.
    fn within_fours(self) -> (Self, Self);
    /// In each sixteen lanes, the first three fours rotated by one and by two.
    fn by_fours(self) -> (Self, Self);
    /// All sixteens are the one of that number.
    fn spread(self, sixteen: usize) -> Self;

    /// Givens as candidates, in all sixteens; 0 stands for all digits.
    #[inline(always)]
    fn read_board(token: Self::Token, numbers: &[u8; 81]) -> [Self; 9] {
        Self::load_board(
            token,
            numbers,
            #[inline(always)]
            |number| OF_NUMBER[usize::from(number & 15)],
        )
    }
    /// What cells hold, in all sixteens.
    #[inline(always)]
    fn load_board<T: Copy>(
        token: Self::Token,
        cells: &[T; 81],
        mask: impl Fn(T) -> u16,
    ) -> [Self; 9] {
        let mut values = [[0; MOST]; 9];
        for (&cell, place) in cells.iter().zip(&ON_BOARD) {
            values.as_flattened_mut()[usize::from(*place)] = mask(cell);
        }
        let mut board = [Self::splat(token, 0); 9];
        for (cells, values) in board.iter_mut().zip(&values) {
            *cells = Self::load(token, values).spread(0);
        }
        board
    }
    /// A sixteen's grid, as characters.
    #[inline(always)]
    fn write_board(board: &[Self; 9], sixteen: usize) -> [u8; 81] {
        let mut values = [[0; MOST]; 9];
        for (values, cells) in values.iter_mut().zip(board) {
            *values = cells.store();
        }
        let mut line = [0; 81];
        for (character, place) in line.iter_mut().zip(&ON_BOARD) {
            let mask = values.as_flattened()[16 * sixteen + usize::from(*place)];
            *character = b'1' + mask.trailing_zeros() as u8;
        }
        line
    }
}

/// The candidates that a given leaves, by its number.
pub(crate) const OF_NUMBER: [u16; 16] = [0x1ff, 1, 2, 4, 8, 16, 32, 64, 128, 256, 0, 0, 0, 0, 0, 0];

/// Where cells lie on a board of one node: cell `3 * r + i` of box `3 * b + j` in lane `4 * b + j`
/// of vector `3 * r + i`, counted as if all vectors had the most lanes.
const ON_BOARD: [u16; 81] = {
    let mut places = [0; 81];
    let mut cell = 0;
    while cell < 81 {
        let (row, column) = (cell / 9, cell % 9);
        let (vector, lane) = (row % 3 * 3 + column % 3, row / 3 * 4 + column / 3);
        places[cell] = (MOST * vector + lane) as u16;
        cell += 1;
    }
    places
};

/// The lowest `count` of some lanes.
#[inline(always)]
pub(crate) fn lowest(lanes: u32, count: u32) -> u32 {
    let mut rest = lanes;
    for _ in 0..count {
        rest &= rest.wrapping_sub(1);
    }
    lanes & !rest
}

/// The lanes of a set, lowest first.
#[inline(always)]
pub(crate) fn each_of(mut lanes: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lane = (lanes != 0).then(|| lanes.trailing_zeros() as usize);
        lanes &= lanes.wrapping_sub(1);
        lane
    })
}

#[cfg(all(test, target_arch = "x86_64", not(miri)))]
mod tests {
    use super::*;

    /// Eight lanes each of numbers that look like chance.
    fn numbers() -> impl Iterator<Item = [u16; MOST]> {
        let mut state = 1_u64;
        std::iter::repeat_with(move || {
            std::array::from_fn(|_| {
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                // As many bits as candidates have, or all.
                (state >> 48) as u16 & if state >> 40 & 1 == 0 { 0x1ff } else { u16::MAX }
            })
        })
    }

    /// What an operation makes of the same numbers in a register and in an array.
    macro_rules! same {
        ($values:expr, |$($x:ident),*| $work:expr) => {{
            fn work<V: Nodes<Mask = V, Token = ()>>(values: &[[u16; MOST]; 3]) -> [u16; MOST] {
                let [$($x),*, ..] = values.map(|it| V::load((), &it));
                $work.store()
            }
            let values: &[[u16; MOST]; 3] = $values;
            assert_eq!(work::<Sse2>(values), work::<Portable>(values), "{}", stringify!($work));
        }};
    }

    #[test]
    fn a_register_does_what_an_array_does() {
        let mut numbers = numbers();
        for _ in 0..1000 {
            let values = &std::array::from_fn(|_| numbers.next().expect("there is no end"));
            same!(values, |a, b| a.and(b));
            same!(values, |a, b| a.or(b));
            same!(values, |a, b| a.but(b));
            same!(values, |a, b| a.add(b));
            same!(values, |a, b| a.sub(b));
            same!(values, |a, b| a.and(V::splat((), 0x7fff)).min(b.and(V::splat((), 0x7fff))));
            same!(values, |a, b| a.equals(b.and(a)));
            same!(values, |a, b| a.below(b));
            same!(values, |a, b, c| V::select(a.below(b), b, c));
            same!(values, |a, b| a.only(b.equals(a.or(b))));
            same!(values, |a, b| V::splat((), V::lanes(a.below(b)) as u16));
            same!(values, |a| V::mask((), u32::from(a.store()[0])));
            same!(values, |a| a.singles());
            same!(values, |a, b, c| a.narrowed(b, c));
            same!(values, |a, b| a.if_three(b));
            same!(values, |a| a.and(V::splat((), 0x1ff)).count());
            same!(values, |a, b| a.permute(V::index(
                (),
                u32::from(b.store()[1]) & 255,
                u32::from(b.store()[2]) & 255
            )));
        }
    }
}
