//! Certificates for Sudoku steps, and a checker that trusts nothing but the rules of the game.
//!
//! A step claims a [`Conclusion`](ergodoku_core::Conclusion). Its [`Proof`] refutes the opposite: it
//! shows that an eliminated candidate cannot be true, and that a placed one cannot be false. At its
//! heart is a count. *Truths* are constraints used as "at least one of these is true"; *links* are
//! constraints used as "at most one of these is true". The truths need more true candidates than the
//! links allow. Fish, subsets, intersections and wings all have this shape; an inference from an
//! assumption is a list of [`Lemma`]s that ends in such a count. A proof that assumes a unique
//! solution says so: it has the guardians of a [`DeadlyPattern`], the [`Image`] of a candidate by a symmetry of the givens, or
//! what a [`ClueCover`] implies, among its truths.
//!
//! This crate depends on `ergodoku-core` alone. It knows no technique, and checking a proof runs no
//! technique's code. [`veripb`] writes the same certificates for an external checker.
//!
//! ```
//! use ergodoku_core::{Conclusion, Constraint, Digit, House, Puzzle, State};
//! use ergodoku_proof::{Proof, check};
//!
//! // Row 2 has two places left for digit 1, r2c1 and r2c2, both in box 1.
//! let mut puzzle = Puzzle::EMPTY;
//! puzzle.remove("r2c3456789<>1".parse()?);
//! let state = State::new(&puzzle).unwrap();
//! let one = Digit::new(1).unwrap();
//! let truth = Constraint::House(House::row(1), one);
//! let pointing = Proof::count([truth], [Constraint::House(House::box_(0), one)]);
//! let sound = Conclusion::Eliminate("r1c123<>1, r3c123<>1".parse()?);
//! assert_eq!(check(&state, &sound, &pointing), Ok(()));
//! let unsound = Conclusion::Eliminate("r1c4<>1".parse()?);
//! assert!(check(&state, &unsound, &pointing).is_err());
//! # Ok::<(), ergodoku_core::NotationError>(())
//! ```

mod cases;
mod check;
mod cover;
mod display;
mod facts;
mod proof;
mod propagate;
#[cfg(feature = "serde")]
mod serialise;
mod smallest;
mod sum;
mod symmetry;
mod truth;
pub mod veripb;

pub use check::{ProofError, check, check_by};
pub use cover::ClueCover;
pub use proof::{Lemma, Proof, Rounded, Sum};
pub use smallest::{Smallest, SmallestError, Weights, check_smallest};
pub use symmetry::{Image, Symmetry};
pub use truth::{DeadlyPattern, Truth};

/// The code of the README, as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
