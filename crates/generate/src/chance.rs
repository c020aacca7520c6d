//! Draws that are the same on every machine, so that a seed stands for the same puzzles in a browser as
//! anywhere: what [`Rng`] itself draws for `usize` depends on how long a word is.

use fastrand::Rng;

pub(crate) trait Chance {
    /// A number below that.
    fn below(&mut self, end: usize) -> usize;

    /// The items in any order.
    fn reorder<T>(&mut self, items: &mut [T]) {
        for place in 1..items.len() {
            items.swap(place, self.below(place + 1));
        }
    }

    /// One of the items; none if there is none.
    fn one_of<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        if items.is_empty() { None } else { Some(&items[self.below(items.len())]) }
    }
}

impl Chance for Rng {
    #[inline]
    fn below(&mut self, end: usize) -> usize {
        self.u64(0..end as u64) as usize
    }
}
