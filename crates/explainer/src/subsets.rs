//! Subsets of a fixed size, in the order in which the rules try them.

use std::ops::ControlFlow;

/// Calls `visit` for each choice of `size` of the bits in `eligible`, in ascending order of the chosen
/// bits read as a binary number, whose masks have a union of exactly `size` bits.
///
/// `masks[i]` belongs to bit `i`.
pub(super) fn each_closed_set(
    eligible: u16,
    masks: &[u16; 9],
    size: u32,
    visit: &mut impl FnMut(u16, u16) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if eligible.count_ones() < size {
        return ControlFlow::Continue(());
    }
    choose(eligible, masks, size, size, 0, 0, visit)
}

/// Chooses the highest bit first: the order is then that of binary numbers.
fn choose(
    eligible: u16,
    masks: &[u16; 9],
    size: u32,
    left: u32,
    chosen: u16,
    union: u16,
    visit: &mut impl FnMut(u16, u16) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if left == 0 {
        return match union.count_ones() == size {
            true => visit(chosen, union),
            false => ControlFlow::Continue(()),
        };
    }
    let mut rest = eligible;
    let mut below = 0u16;
    while rest != 0 {
        let bit = rest & rest.wrapping_neg();
        rest &= rest - 1;
        let grown = union | masks[bit.trailing_zeros() as usize];
        if below.count_ones() + 1 >= left && grown.count_ones() <= size {
            choose(below, masks, size, left - 1, chosen | bit, grown, visit)?;
        }
        below |= bit;
    }
    ControlFlow::Continue(())
}

/// The choices of `size` of `count` things, as masks in ascending order.
pub(super) fn choices(count: u32, size: u32) -> impl Iterator<Item = u32> {
    let end = 1u32 << count;
    let mut next = if size <= count { (1u32 << size) - 1 } else { end };
    std::iter::from_fn(move || {
        if next >= end {
            return None;
        }
        let now = next;
        if now == 0 {
            next = end;
            return Some(0);
        }
        let lowest = now & now.wrapping_neg();
        let ripple = now + lowest;
        next = (((ripple ^ now) >> 2) / lowest) | ripple;
        Some(now)
    })
}
