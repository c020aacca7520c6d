//! Random puzzles.

use ergodoku_core::{Candidate, Digit, Puzzle, State};
use ergodoku_search::count;
use proptest::prelude::*;

/// Some solved grid, by shuffling a pattern: rows shift by 3, 3 and 1.
fn solution() -> impl Strategy<Value = [[u8; 9]; 9]> {
    let digits = Just((1..=9u8).collect::<Vec<u8>>()).prop_shuffle();
    let order = || {
        let within = || Just(vec![0usize, 1, 2]).prop_shuffle();
        (within(), within(), within(), within()).prop_map(|(bands, a, b, c)| {
            let lines = [a, b, c];
            let of_band = |band: usize| {
                lines[band].iter().map(move |line| band * 3 + line).collect::<Vec<_>>()
            };
            bands.into_iter().flat_map(of_band).collect::<Vec<usize>>()
        })
    };
    (digits, order(), order()).prop_map(|(digits, rows, columns)| {
        std::array::from_fn(|row| {
            std::array::from_fn(|column| {
                let (row, column) = (rows[row], columns[column]);
                digits[(row * 3 + row / 3 + column) % 9]
            })
        })
    })
}

/// A puzzle with one solution: givens go, in random order, as long as one is left.
pub(crate) fn puzzle() -> impl Strategy<Value = State> {
    let order = Just((0..81usize).collect::<Vec<usize>>()).prop_shuffle();
    (solution(), order, 30..81usize).prop_map(|(grid, order, tries)| {
        let mut kept: Vec<usize> = (0..81).collect();
        let with = |kept: &[usize]| {
            let mut puzzle = Puzzle::EMPTY;
            for &index in kept {
                let digit = Digit::new(grid[index / 9][index % 9]).unwrap();
                puzzle.give(Candidate::new(ergodoku_core::Cell::from_index(index), digit));
            }
            State::new(&puzzle).unwrap()
        };
        for index in order.into_iter().take(tries) {
            let fewer: Vec<usize> = kept.iter().copied().filter(|&it| it != index).collect();
            if count(&with(&fewer), 2) == 1 {
                kept = fewer;
            }
        }
        with(&kept)
    })
}
