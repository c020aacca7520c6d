//! All choices of a few cells at once: a bit of a word for each choice.

use std::ops::{BitAnd, Not};

/// Choices of one cell or more among [`Choices::CELLS`], numbered so that each comes before those that add
/// cells behind its last.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Choices(u128);

const COUNT: usize = (1 << Choices::CELLS) - 1;

/// By number: the choice, a bit for each of its cells.
static CHOSEN: [u8; COUNT] = {
    let mut all = [1; COUNT];
    let mut number = 1;
    while number < COUNT {
        let before: u8 = all[number - 1];
        let last = before.ilog2();
        // With the cell behind its last; where there is none, the last but one gives way to the next.
        all[number] = if last + 1 < Choices::CELLS as u32 {
            before | 1 << (last + 1)
        } else {
            let rest = before ^ 1 << last;
            rest + (1 << rest.ilog2())
        };
        number += 1;
    }
    all
};

/// For any cells: the choices that have one of them or more.
static MEETING: [Choices; COUNT + 1] = {
    let mut meeting = [Choices(0); COUNT + 1];
    let mut number = 0;
    while number < COUNT {
        let mut cells = 0;
        while cells <= COUNT {
            let meets = CHOSEN[number] & cells as u8 != 0;
            meeting[cells].0 |= (meets as u128) << number;
            cells += 1;
        }
        number += 1;
    }
    meeting
};

/// How many cells each choice has.
static SIZES: Counts = {
    let mut sizes = Counts([0; 4]);
    let mut cell = 0;
    while cell < Choices::CELLS {
        sizes.add(MEETING[1 << cell]);
        cell += 1;
    }
    sizes
};

impl Choices {
    /// So many cells can be chosen from.
    pub(super) const CELLS: usize = 7;

    /// All choices of some cells alone.
    pub(super) fn of(cells: u8) -> Choices {
        !Choices::meeting(!cells)
    }

    /// The choices that have one of some cells or more.
    #[inline]
    pub(super) fn meeting(cells: u8) -> Choices {
        MEETING[usize::from(cells) & COUNT]
    }

    pub(super) fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The choices, a bit for each of their cells, in their order.
    pub(super) fn iter(self) -> impl Iterator<Item = u8> {
        let Choices(mut rest) = self;
        std::iter::from_fn(move || {
            let number = (rest != 0).then(|| rest.trailing_zeros() as usize)?;
            rest &= rest - 1;
            Some(CHOSEN[number])
        })
    }
}

impl BitAnd for Choices {
    type Output = Choices;
    #[inline]
    fn bitand(self, other: Choices) -> Choices {
        Choices(self.0 & other.0)
    }
}

impl Not for Choices {
    type Output = Choices;
    #[inline]
    fn not(self) -> Choices {
        Choices(!self.0 & MEETING[COUNT].0)
    }
}

/// A number below sixteen for each choice: the bits of the same value in one word.
#[derive(Copy, Clone)]
pub(super) struct Counts([u128; 4]);

impl Counts {
    /// How many cells each choice has.
    pub(super) fn sizes() -> Counts {
        SIZES
    }

    /// Adds one for some choices.
    #[inline]
    pub(super) const fn add(&mut self, Choices(mut carry): Choices) {
        let mut value = 0;
        while value < 4 {
            let bits = self.0[value];
            self.0[value] = bits ^ carry;
            carry &= bits;
            value += 1;
        }
    }

    /// For which choices the number is this one or more.
    #[inline]
    pub(super) fn at_least(&self, number: usize) -> Choices {
        let reached = self.0.iter().enumerate().fold(u128::MAX, |reached, (value, &bits)| {
            let is_wanted = (number as u128 >> value & 1).wrapping_neg();
            bits & reached | (bits | reached) & !is_wanted
        });
        Choices(reached)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_choice_comes_before_those_that_add_cells_behind() {
        let all: Vec<u8> = Choices::of(0b111).iter().collect();
        assert_eq!(all, [0b001, 0b011, 0b111, 0b101, 0b010, 0b110, 0b100]);
        assert_eq!(Choices::of(0x7f).iter().count(), COUNT);
    }

    #[test]
    fn counts_are_compared_choice_by_choice() {
        let mut counts = Counts::sizes();
        let others = [0b1, 0b11, 0b100];
        others.into_iter().for_each(|cells| counts.add(Choices::meeting(cells)));
        for number in 0..16 {
            let found: Vec<u8> = (Choices::of(0b1111) & counts.at_least(number)).iter().collect();
            let by_one_each = Choices::of(0b1111).iter().filter(|choice| {
                let met = others.iter().filter(|&cells| choice & cells != 0).count();
                choice.count_ones() as usize + met >= number
            });
            assert_eq!(found, by_one_each.collect::<Vec<u8>>());
        }
    }
}
