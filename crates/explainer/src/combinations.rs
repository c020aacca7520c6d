//! Combinations of masks, in the order in which the rules try them. Cells with their digits, digits with their
//! places and lines with the lines that cross them all are nine masks of nine bits: one search serves subsets,
//! fish, and the sets in loops, graves and bent sets.

use std::ops::{ControlFlow, RangeInclusive};

use ergodoku_kernel::matrix::{Matrix, chosen_rows, confined_rows, count};

/// The choices of `size` of the nine masks whose union has exactly `size` bits. Masks with one bit are left
/// out: their singles come first.
pub(super) fn closed_sets(masks: &Matrix, size: usize) -> Vec<(u16, u16)> {
    in_order(size, |found| confined_rows(masks, size, 0, found))
}

/// Which masks have this many bits.
pub(super) fn eligible(masks: &Matrix, sizes: RangeInclusive<usize>) -> u16 {
    let fits = |mask: &u16| u16::from(sizes.contains(&count(*mask)));
    masks.iter().rev().fold(0, |all, mask| all << 1 | fits(mask))
}

/// The choices of `size` of the `eligible` masks whose union, with the bits of `union`, has exactly `bits`
/// bits: each with this union.
pub(super) fn choices(
    masks: &Matrix,
    eligible: u16,
    size: usize,
    union: u16,
    bits: usize,
) -> Vec<(u16, u16)> {
    in_order(bits, |found| chosen_rows(masks, eligible, size, bits, (0, union), found))
}

/// What a search finds with exactly so many bits, in ascending order of the choice read as a binary number.
fn in_order(
    bits: usize,
    search: impl FnOnce(&mut dyn FnMut(u16, u16) -> ControlFlow<()>) -> ControlFlow<()>,
) -> Vec<(u16, u16)> {
    let mut found = Vec::new();
    let _ = search(&mut |chosen, union| {
        found.extend((count(union) == bits).then_some((chosen, union)));
        ControlFlow::Continue(())
    });
    found.sort_unstable();
    found
}
