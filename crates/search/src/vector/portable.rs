//! [`Portable`]: eight lanes in an array, for machines without a vector type of their own here.

use std::ops::{Deref, DerefMut};

use super::{MAX_LANES, NodeVector, Vector};
use crate::lanes::{Cells, CellsMut, Tally, obey_rules, pass};

/// Eight lanes, which the compiler may place in a 128-bit register, for instance on ARM and WebAssembly.
#[derive(Copy, Clone)]
pub(crate) struct Portable([u16; 8]);

impl Portable {
    // Without loops: unrolling thousands of them took four fifths of the time to compile this crate.

    #[inline(always)]
    fn map(self, f: impl Fn(u16) -> u16) -> Portable {
        let x = self.0;
        Portable([f(x[0]), f(x[1]), f(x[2]), f(x[3]), f(x[4]), f(x[5]), f(x[6]), f(x[7])])
    }
    #[inline(always)]
    fn zip(self, other: Portable, f: impl Fn(u16, u16) -> u16) -> Portable {
        let (x, y) = (self.0, other.0);
        Portable([
            f(x[0], y[0]),
            f(x[1], y[1]),
            f(x[2], y[2]),
            f(x[3], y[3]),
            f(x[4], y[4]),
            f(x[5], y[5]),
            f(x[6], y[6]),
            f(x[7], y[7]),
        ])
    }
    #[inline(always)]
    fn test(self, other: Portable, f: impl Fn(u16, u16) -> bool) -> Portable {
        self.zip(other, |a, b| if f(a, b) { u16::MAX } else { 0 })
    }
}

impl Vector for Portable {
    type Token = ();
    /// All bits of a lane, or none.
    type Mask = Portable;
    const LANES: usize = 8;

    #[inline(always)]
    fn with_features<R>((): (), work: impl FnOnce() -> R) -> R {
        work()
    }
    #[inline(always)]
    fn token(&self) {}
    #[inline(always)]
    fn splat((): (), value: u16) -> Portable {
        Portable([value; 8])
    }
    #[inline(always)]
    fn load((): (), values: &[u16; MAX_LANES]) -> Portable {
        Portable(*values.first_chunk().expect("8 of 32"))
    }
    #[inline(always)]
    fn store(self) -> [u16; MAX_LANES] {
        let mut values = [0; MAX_LANES];
        values[..8].copy_from_slice(&self.0);
        values
    }
    #[inline(always)]
    fn and(self, other: Portable) -> Portable {
        self.zip(other, |a, b| a & b)
    }
    #[inline(always)]
    fn or(self, other: Portable) -> Portable {
        self.zip(other, |a, b| a | b)
    }
    #[inline(always)]
    fn xor(self, other: Portable) -> Portable {
        self.zip(other, |a, b| a ^ b)
    }
    #[inline(always)]
    fn and_not(self, other: Portable) -> Portable {
        self.zip(other, |a, b| a & !b)
    }
    #[inline(always)]
    fn add(self, other: Portable) -> Portable {
        self.zip(other, u16::wrapping_add)
    }
    #[inline(always)]
    fn sub(self, other: Portable) -> Portable {
        self.zip(other, u16::wrapping_sub)
    }
    #[inline(always)]
    fn min(self, other: Portable) -> Portable {
        self.zip(other, u16::min)
    }
    #[inline(always)]
    fn simd_eq(self, other: Portable) -> Portable {
        self.test(other, |a, b| a == b)
    }
    #[inline(always)]
    fn simd_lt(self, other: Portable) -> Portable {
        self.test(other, |a, b| a < b)
    }
    #[inline(always)]
    fn select(mask: Portable, yes: Portable, no: Portable) -> Portable {
        yes.and(mask).or(no.and_not(mask))
    }
    #[inline(always)]
    fn keep_where(self, mask: Portable) -> Portable {
        self.and(mask)
    }
    #[inline(always)]
    fn bitmask(mask: Portable) -> u32 {
        // Not visible to the compiler, which would otherwise compute each lane of the mask by itself.
        let bits = std::hint::black_box(mask.and(Portable([1, 2, 4, 8, 16, 32, 64, 128])));
        bits.0.iter().fold(0, |lanes, bit| lanes | u32::from(*bit))
    }
    #[inline(always)]
    fn mask_from_bits((): (), lanes: u32) -> Portable {
        let bits = Portable([1, 2, 4, 8, 16, 32, 64, 128]);
        let mask = Portable::splat((), lanes as u16).and(bits).simd_eq(bits);
        // Not visible to the compiler, which would turn every use of the mask into a condition for each lane.
        std::hint::black_box(mask)
    }
    #[inline(always)]
    fn count(self) -> Portable {
        self.map(|value| value.count_ones() as u16)
    }
}

impl NodeVector for Portable {
    type Index = [u8; 8];
    const MOVED_TOGETHER: u32 = 8;

    #[inline(always)]
    fn lane(&self, lane: usize) -> u16 {
        self.0[lane]
    }
    #[inline(always)]
    fn set_lane(&mut self, lane: usize, value: u16) {
        self.0[lane] = value;
    }

    /// Lane by lane: the compiler makes vectors of a loop more reliably than of arrays in a long function.
    #[inline(always)]
    fn pass<const STACK: bool>(
        cells: &mut [Portable; 81],
        chute: usize,
        tally: &mut Tally<Portable>,
    ) {
        for lane in 0..8 {
            let mut of_lane = Tally {
                alive: Lane(tally.alive.0[lane]),
                weight: Lane(tally.weight.0[lane]),
                least: Lane(tally.least.0[lane]),
            };
            pass::<Lane, STACK>(&mut LaneOf { cells: &mut *cells, lane }, chute, &mut of_lane);
            tally.alive.0[lane] = of_lane.alive.0;
            tally.weight.0[lane] = of_lane.weight.0;
            tally.least.0[lane] = of_lane.least.0;
        }
    }

    #[inline(always)]
    fn obey_rules(cells: &[Portable; 81]) -> u32 {
        let mut obeys = [false; 8];
        for (lane, obeys) in obeys.iter_mut().enumerate() {
            *obeys = obey_rules(&LaneOf { cells, lane });
        }
        obeys.iter().rev().fold(0, |lanes, &obeys| lanes << 1 | u32::from(obeys))
    }

    #[inline(always)]
    fn permutation_from((): (), places: &[u8; MAX_LANES]) -> [u8; 8] {
        *places.first_chunk().expect("8 of 32")
    }
    #[inline(always)]
    fn permute(self, index: [u8; 8]) -> Portable {
        Portable(index.map(|place| self.0[place as usize & 7]))
    }
}

/// One lane of a group.
struct LaneOf<C> {
    cells: C,
    lane: usize,
}

impl<C: Deref<Target = [Portable; 81]>> Cells<Lane> for LaneOf<C> {
    #[inline(always)]
    fn get(&self, place: usize) -> Lane {
        Lane(self.cells[place].0[self.lane])
    }
}

impl<C: DerefMut<Target = [Portable; 81]>> CellsMut<Lane> for LaneOf<C> {
    #[inline(always)]
    fn set(&mut self, place: usize, cell: Lane) {
        self.cells[place].0[self.lane] = cell.0;
    }
}

/// A vector of one lane.
#[derive(Copy, Clone)]
struct Lane(u16);

impl Vector for Lane {
    type Token = ();
    type Mask = bool;
    const LANES: usize = 1;

    #[inline(always)]
    fn with_features<R>((): (), work: impl FnOnce() -> R) -> R {
        work()
    }
    #[inline(always)]
    fn token(&self) {}
    #[inline(always)]
    fn splat((): (), value: u16) -> Lane {
        Lane(value)
    }
    #[inline(always)]
    fn load((): (), values: &[u16; MAX_LANES]) -> Lane {
        Lane(values[0])
    }
    #[inline(always)]
    fn store(self) -> [u16; MAX_LANES] {
        let mut values = [0; MAX_LANES];
        values[0] = self.0;
        values
    }
    #[inline(always)]
    fn and(self, other: Lane) -> Lane {
        Lane(self.0 & other.0)
    }
    #[inline(always)]
    fn or(self, other: Lane) -> Lane {
        Lane(self.0 | other.0)
    }
    #[inline(always)]
    fn xor(self, other: Lane) -> Lane {
        Lane(self.0 ^ other.0)
    }
    #[inline(always)]
    fn and_not(self, other: Lane) -> Lane {
        Lane(self.0 & !other.0)
    }
    #[inline(always)]
    fn add(self, other: Lane) -> Lane {
        Lane(self.0.wrapping_add(other.0))
    }
    #[inline(always)]
    fn sub(self, other: Lane) -> Lane {
        Lane(self.0.wrapping_sub(other.0))
    }
    #[inline(always)]
    fn min(self, other: Lane) -> Lane {
        Lane(self.0.min(other.0))
    }
    #[inline(always)]
    fn simd_eq(self, other: Lane) -> bool {
        self.0 == other.0
    }
    #[inline(always)]
    fn simd_lt(self, other: Lane) -> bool {
        self.0 < other.0
    }
    #[inline(always)]
    fn select(mask: bool, yes: Lane, no: Lane) -> Lane {
        if mask { yes } else { no }
    }
    #[inline(always)]
    fn bitmask(mask: bool) -> u32 {
        u32::from(mask)
    }
    #[inline(always)]
    fn mask_from_bits((): (), lanes: u32) -> bool {
        lanes & 1 != 0
    }
    #[inline(always)]
    fn count(self) -> Lane {
        Lane(self.0.count_ones() as u16)
    }
}

impl NodeVector for Lane {
    type Index = ();

    #[inline(always)]
    fn permutation_from((): (), _: &[u8; MAX_LANES]) {}
    #[inline(always)]
    fn permute(self, (): ()) -> Lane {
        self
    }
}
