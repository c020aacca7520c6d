//! [`Portable`]: eight lanes in an array, for machines without vectors of our own.

use super::{MOST, Nodes, Vector};

/// Eight lanes: a register of 128 bits where the compiler finds one, as it may on ARM and
/// WebAssembly.
#[derive(Copy, Clone)]
pub(crate) struct Portable([u16; 8]);

impl Portable {
    #[inline(always)]
    fn map(mut self, f: impl Fn(u16) -> u16) -> Portable {
        for value in &mut self.0 {
            *value = f(*value);
        }
        self
    }
    #[inline(always)]
    fn zip(mut self, other: Portable, f: impl Fn(u16, u16) -> u16) -> Portable {
        for (value, other) in self.0.iter_mut().zip(other.0) {
            *value = f(*value, other);
        }
        self
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
    fn enabled<R>((): (), work: impl FnOnce() -> R) -> R {
        work()
    }
    #[inline(always)]
    fn token(&self) {}
    #[inline(always)]
    fn splat((): (), value: u16) -> Portable {
        Portable([value; 8])
    }
    #[inline(always)]
    fn load((): (), values: &[u16; MOST]) -> Portable {
        Portable(*values.first_chunk().expect("8 of 32"))
    }
    #[inline(always)]
    fn store(self) -> [u16; MOST] {
        let mut values = [0; MOST];
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
    fn but(self, other: Portable) -> Portable {
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
    fn equals(self, other: Portable) -> Portable {
        self.test(other, |a, b| a == b)
    }
    #[inline(always)]
    fn below(self, other: Portable) -> Portable {
        self.test(other, |a, b| a < b)
    }
    #[inline(always)]
    fn select(mask: Portable, yes: Portable, no: Portable) -> Portable {
        yes.and(mask).or(no.but(mask))
    }
    #[inline(always)]
    fn only(self, mask: Portable) -> Portable {
        self.and(mask)
    }
    #[inline(always)]
    fn lanes(mask: Portable) -> u32 {
        let bits = mask.0.iter().enumerate();
        bits.fold(0, |lanes, (lane, value)| lanes | u32::from(value & 1) << lane)
    }
    #[inline(always)]
    fn mask((): (), lanes: u32) -> Portable {
        // Not a choice for each lane: the compiler would make every use of the mask one.
        let bits = Portable([1, 2, 4, 8, 16, 32, 64, 128]);
        Portable::splat((), lanes as u16).and(bits).equals(bits)
    }
    #[inline(always)]
    fn count(self) -> Portable {
        self.map(|value| value.count_ones() as u16)
    }
}

impl Nodes for Portable {
    type Index = [u8; 8];

    #[inline(always)]
    fn index_of((): (), places: &[u8; MOST]) -> [u8; 8] {
        *places.first_chunk().expect("8 of 32")
    }
    #[inline(always)]
    fn permute(self, index: [u8; 8]) -> Portable {
        Portable(index.map(|place| self.0[place as usize & 7]))
    }
}
