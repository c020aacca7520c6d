//! One puzzle at a time: the digits in the lanes of a vector.
//!
//! A [`Board`] holds, for each digit and each band of three rows, a word of 27 bits: the cells that
//! may hold the digit. The nine digits of a band lie side by side in a vector ([`Nine`]), so that
//! each rule is kept for all digits at once with shifts, `and` and `or`.

#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(target_arch = "x86_64")]
mod avx512;
mod branch;
mod nine;
mod sweep;

#[cfg(target_arch = "x86_64")]
pub(crate) use avx2::Avx2;
#[cfg(target_arch = "x86_64")]
pub(crate) use avx512::Avx512;
pub(crate) use nine::{Nine, Portable};
pub(crate) use sweep::Verdict;

use crate::Solution;
use crate::problem::{Masks, Problem};

/// The 27 cells of a band.
const BAND: u32 = (1 << 27) - 1;

/// `map` that is sure to be inlined: vector instructions are lost where it is not.
#[inline(always)]
fn each<A, B>([a, b, c]: [A; 3], f: impl Fn(A) -> B) -> [B; 3] {
    [f(a), f(b), f(c)]
}

/// What each cell may hold: by band, by digit, a bit for each cell.
#[derive(Copy, Clone)]
pub(crate) struct Board<V> {
    bands: [V; 3],
}

impl<V: Nine> Board<V> {
    #[inline(always)]
    pub(crate) fn new(problem: &(impl Problem + ?Sized)) -> Board<V> {
        match problem.as_line() {
            Some(line) => Board::from_givens(V::givens(line.numbers())),
            None => Board::from_masks(&problem.masks()),
        }
    }

    /// Cells without a given may hold everything: the first sweep removes what the givens forbid.
    #[inline(always)]
    fn from_givens(words: [[u32; 9]; 3]) -> Board<V> {
        let bands = each(
            words,
            #[inline(always)]
            |words| {
                let givens = V::load(&words);
                givens.or(V::load(&[BAND; 9]).but(givens.any_across()))
            },
        );
        Board { bands }
    }

    fn from_masks(masks: &Masks) -> Board<V> {
        let mut words = [[0; 9]; 3];
        for (index, mask) in masks.iter().enumerate() {
            for (digit, word) in words[index / 27].iter_mut().enumerate() {
                *word |= u32::from(mask >> digit & 1) << (index % 27);
            }
        }
        Board { bands: words.map(|words| V::load(&words)) }
    }

    #[inline(always)]
    pub(crate) fn words(&self) -> [[u32; 9]; 3] {
        each(
            self.bands,
            #[inline(always)]
            |x| x.store(),
        )
    }

    /// The grid of a board whose every cell has one digit.
    #[inline(always)]
    pub(crate) fn solution(&self) -> Solution {
        Solution::from_numbers(V::numbers(&self.words()))
    }

    /// What each cell may hold, cell by cell.
    pub(crate) fn masks(&self) -> Masks {
        let mut masks = [0; 81];
        for (words, masks) in self.words().iter().zip(masks.as_chunks_mut::<27>().0) {
            for (digit, &word) in words.iter().enumerate() {
                let mut word = word;
                while word != 0 {
                    masks[word.trailing_zeros() as usize] |= 1 << digit;
                    word &= word - 1;
                }
            }
        }
        masks
    }
}
