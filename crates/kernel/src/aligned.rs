//! Aligned exclusion: which candidates of two or three cells are in no combination that leaves the cells around them
//! something. Cells are masks of their candidates, with a bit for each digit.

/// The candidates of two cells that are in no combination: one digit each, not the same if the cells see each other,
/// and not both candidates of an *excluder*, a cell that sees both and has these two.
///
/// ```
/// use ergodoku_kernel::aligned::excluded_by_pair;
///
/// // Cells with 12 and 23, and two around them with 12 and 13: 1 goes with nothing in the other cell.
/// let [first, second] = excluded_by_pair([0b011, 0b110], false, [0b011, 0b101]);
/// assert_eq!((first, second), (0b001, 0));
/// ```
pub fn excluded_by_pair(
    [first, second]: [u16; 2],
    see_each_other: bool,
    excluders: impl IntoIterator<Item = u16>,
) -> [u16; 2] {
    // By digit: what may not stand beside it.
    let mut forbidden: [u16; 9] = [0; 9];
    if see_each_other {
        (0..9).for_each(|v| forbidden[v] = 1 << v);
    }
    for excluder in excluders {
        for_each_digit(excluder, |v| forbidden[v] |= excluder & !(1 << v));
    }
    let without = |own: u16, other: u16| {
        let mut excluded = 0;
        for_each_digit(own, |v| {
            if other & !forbidden[v] == 0 {
                excluded |= 1 << v;
            }
        });
        excluded
    };
    [without(first, second), without(second, first)]
}

/// The same of three cells; `see` says whether the first sees the second, the first the third, the second the third.
/// An excluder sees all three, and has up to three candidates, which may not all be taken.
pub fn excluded_by_triplet(masks: [u16; 3], see: [bool; 3], excluders: &[u16]) -> [u16; 3] {
    // What may not stand beside two digits: the last candidate that they leave an excluder, or anything.
    let forbidden = |x: u16, y: u16| {
        excluders.iter().fold(0, |all, excluder| match excluder & !(x | y) {
            0 => 0x1ff,
            left if left & (left - 1) == 0 => all | left,
            _ => all,
        })
    };
    let [see01, see02, see12]: [u16; 3] = see.map(|see| if see { 0x1ff } else { 0 });
    let mut allowed = [0u16; 3];
    for_each_digit(masks[0], |v| {
        let x = 1 << v;
        let third = masks[2] & !(see02 & x);
        let mut second = masks[1] & !(see01 & x);
        while second != 0 {
            let y = second & second.wrapping_neg();
            second &= second - 1;
            let left = third & !(forbidden(x, y) | see12 & y);
            if left != 0 {
                allowed[0] |= x;
                allowed[1] |= y;
                allowed[2] |= left;
                // Only what is not yet known to be allowed matters.
                if third & !allowed[2] == 0 {
                    second &= !allowed[1];
                }
            }
        }
    });
    [masks[0] & !allowed[0], masks[1] & !allowed[1], masks[2] & !allowed[2]]
}

#[inline]
fn for_each_digit(mut mask: u16, mut visit: impl FnMut(usize)) {
    while mask != 0 {
        visit(mask.trailing_zeros() as usize);
        mask &= mask - 1;
    }
}
