//! The tests from outside, one program for all: each would link everything for itself.

mod cache;
mod corpus;
mod mini_corpus;
mod puzzle;
mod puzzles;
mod reference;
