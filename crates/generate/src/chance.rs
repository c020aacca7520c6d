//! Random draws that are the same on every machine, so that a seed gives the same puzzles in a browser as
//! anywhere else. [`Rng`]'s own draws of a `usize` depend on the word size.

use fastrand::Rng;

pub(crate) trait Chance {
    /// A random number below `end`.
    fn below(&mut self, end: usize) -> usize;

    /// Shuffles the items.
    fn shuffle_items<T>(&mut self, items: &mut [T]) {
        for place in 1..items.len() {
            items.swap(place, self.below(place + 1));
        }
    }

    /// A random item, or `None` if there are none.
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
