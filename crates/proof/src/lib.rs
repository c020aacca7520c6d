//! Certificates for Sudoku steps, and a checker that trusts nothing but the rules of the game.
//!
//! A step claims a [`Conclusion`](ergodoku_core::Conclusion). Its [`Proof`] shows that the opposite
//! cannot be: for each candidate the step eliminates, that it is not true; for one it places, that
//! it is not false. At its heart is a count: some rules, used as "at least one of these is true"
//! (*truths*), need more true candidates than fewer rules, used as "at most one of these is true"
//! (*links*), allow. Fish, subsets, intersections and wings all have this shape; a line of reasoning
//! from an assumption is a list of [`Lemma`]s that ends in one. What assumes that the puzzle has
//! exactly one solution says so: it counts the guardians of a [`DeadlyPattern`] among its truths.
//!
//! This crate depends on the vocabulary alone. It knows no technique, and no technique's code runs
//! when a proof is checked. [`veripb`] writes the same certificates for an external checker.
//!
//! ```
//! use ergodoku_core::{Conclusion, Constraint, Digit, House, Puzzle, State};
//! use ergodoku_proof::{Proof, check};
//!
//! // Digit 1 is left in two places of row 2, r2c1 and r2c2, both in box 1.
//! let mut puzzle = Puzzle::EMPTY;
//! puzzle.remove("r2c3456789<>1".parse()?);
//! let state = State::new(&puzzle).unwrap();
//! let one = Digit::new(1).unwrap();
//! let truth = Constraint::House(House::row(1), one);
//! let pointing = Proof::count([truth], [Constraint::House(House::square(0), one)]);
//! let sound = Conclusion::Eliminate("r1c123<>1, r3c123<>1".parse()?);
//! assert_eq!(check(&state, &sound, &pointing), Ok(()));
//! let unsound = Conclusion::Eliminate("r1c4<>1".parse()?);
//! assert!(check(&state, &unsound, &pointing).is_err());
//! # Ok::<(), ergodoku_core::NotationError>(())
//! ```

mod cases;
mod check;
mod facts;
mod proof;
mod truth;
pub mod veripb;
mod words;

pub use check::{Rejection, check};
pub use proof::{Lemma, Proof};
pub use truth::{DeadlyPattern, Truth};
