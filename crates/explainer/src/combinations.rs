//! Combinations of masks, in the order in which the rules try them. Cells with their digits, digits with their
//! places and lines with the lines that cross them all are nine masks of nine bits: one search serves subsets,
//! fish, and the sets in loops, graves and bent sets.

/// The choices of `size` of the nine masks whose union has exactly `size` bits. Masks with one bit are left
/// out: their singles come first.
pub(super) fn closed_sets(masks: &[u16; 9], size: u32) -> Vec<(u16, u16)> {
    choices(masks, eligible(masks, 2..=size), size, 0, size)
}

/// Which masks have this many bits.
pub(super) fn eligible(masks: &[u16; 9], sizes: std::ops::RangeInclusive<u32>) -> u16 {
    let fits = |mask: &u16| u16::from(sizes.contains(&mask.count_ones()));
    masks.iter().rev().fold(0, |all, mask| all << 1 | fits(mask))
}

/// The choices of `size` of the `eligible` masks whose union, with the bits of `union`, has exactly `bits`
/// bits: each with this union, in ascending order of the choice read as a binary number.
pub(super) fn choices(
    masks: &[u16; 9],
    eligible: u16,
    size: u32,
    union: u16,
    bits: u32,
) -> Vec<(u16, u16)> {
    let mut found = Vec::new();
    if eligible.count_ones() >= size {
        choose(masks, eligible, size, (0, union), bits, &mut found);
    }
    found
}

/// Chooses the highest mask first: the order is then that of binary numbers.
fn choose(
    masks: &[u16; 9],
    eligible: u16,
    left: u32,
    (chosen, union): (u16, u16),
    bits: u32,
    found: &mut Vec<(u16, u16)>,
) {
    if left == 0 {
        found.extend((union.count_ones() == bits).then_some((chosen, union)));
        return;
    }
    let (mut rest, mut below) = (eligible, 0u16);
    while rest != 0 {
        let bit = rest & rest.wrapping_neg();
        rest &= rest - 1;
        let grown = union | masks[bit.trailing_zeros() as usize];
        if below.count_ones() + 1 >= left && grown.count_ones() <= bits {
            choose(masks, below, left - 1, (chosen | bit, grown), bits, found);
        }
        below |= bit;
    }
}
