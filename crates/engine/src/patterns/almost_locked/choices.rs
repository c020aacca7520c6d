//! All choices of a few cells at once: a bit of a word for each choice.

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

/// By cell: the choices that have it.
static WITH: [u128; Choices::CELLS] = {
    let mut with = [0; Choices::CELLS];
    let mut number = 0;
    while number < COUNT {
        let mut cell = 0;
        while cell < Choices::CELLS {
            with[cell] |= (CHOSEN[number] as u128 >> cell & 1) << number;
            cell += 1;
        }
        number += 1;
    }
    with
};

/// How many cells each choice has.
static SIZES: Counts = {
    let mut sizes = Counts::NONE;
    let mut cell = 0;
    while cell < Choices::CELLS {
        sizes.add(WITH[cell]);
        cell += 1;
    }
    sizes
};

impl Choices {
    /// So many cells can be chosen from.
    pub(super) const CELLS: usize = 7;
    pub(super) const NONE: Choices = Choices(0);

    /// All choices of the first few cells.
    pub(super) fn of_first(count: usize) -> Choices {
        Choices(WITH[count..].iter().fold((1 << COUNT) - 1, |all, with| all & !with))
    }

    /// Adds the choices that have a cell.
    pub(super) fn add_those_with(&mut self, cell: usize) {
        self.0 |= WITH[cell];
    }

    /// Takes some choices out.
    pub(super) fn remove_all(&mut self, others: Choices) {
        self.0 &= !others.0;
    }

    /// Of these choices those that have more cells than they are among `others`, by at most `most`. There
    /// are at most seven others.
    pub(super) fn with_more_cells(
        self,
        others: impl Iterator<Item = Choices>,
        most: usize,
    ) -> Choices {
        let mut among = Counts::NONE;
        others.for_each(|it| among.add(it.0));
        let (more, is_negative) = SIZES.less(&among);
        let by = (1..=most.min(Choices::CELLS)).fold(0, |all, by| all | more.are(by));
        Choices(self.0 & by & !is_negative)
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

/// A number below eight for each choice: the bits of the same value in one word.
#[derive(Copy, Clone)]
struct Counts([u128; 3]);

impl Counts {
    const NONE: Counts = Counts([0; 3]);

    /// Adds one for some choices.
    const fn add(&mut self, one: u128) {
        let Counts([low, middle, high]) = self;
        let (carry, further) = (*low & one, *low & one & *middle);
        *low ^= one;
        *middle ^= carry;
        *high ^= further;
    }

    /// What is left after other numbers are taken away, and for which choices they are larger.
    fn less(&self, other: &Counts) -> (Counts, u128) {
        let (mut left, mut borrow) = (Counts::NONE, 0);
        for (left, (one, other)) in left.0.iter_mut().zip(self.0.iter().zip(other.0)) {
            *left = one ^ other ^ borrow;
            borrow = (!one & (other | borrow)) | (other & borrow);
        }
        (left, borrow)
    }

    /// For which choices the number is this one.
    fn are(&self, number: usize) -> u128 {
        let bit =
            |(value, &bits): (usize, &u128)| if number >> value & 1 == 1 { bits } else { !bits };
        self.0.iter().enumerate().map(bit).fold(u128::MAX, |all, bits| all & bits)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_choice_comes_before_those_that_add_cells_behind() {
        let all: Vec<u8> = Choices::of_first(3).iter().collect();
        assert_eq!(all, [0b001, 0b011, 0b111, 0b101, 0b010, 0b110, 0b100]);
        assert_eq!(Choices::of_first(Choices::CELLS).iter().count(), COUNT);
    }

    #[test]
    fn choices_are_compared_with_how_often_they_are_among_others() {
        let with = |cells: &[usize]| {
            let mut with = Choices::NONE;
            cells.iter().for_each(|&cell| with.add_those_with(cell));
            with
        };
        let others = [with(&[0]), with(&[0, 1]), with(&[2])];
        for most in [1, 2, 3] {
            let found: Vec<u8> =
                Choices::of_first(4).with_more_cells(others.into_iter(), most).iter().collect();
            let by_one_each = Choices::of_first(4).iter().filter(|choice| {
                let among = others.iter().filter(|it| it.iter().any(|other| other == *choice));
                let more = choice.count_ones() as isize - among.count() as isize;
                (1..=most as isize).contains(&more)
            });
            assert_eq!(found, by_one_each.collect::<Vec<u8>>());
        }
    }
}
