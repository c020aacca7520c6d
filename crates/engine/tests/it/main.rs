//! The tests from outside, one program for all: each would link everything for itself.

mod cache;
mod catalogue;
mod conformance;
mod corpus;
mod fish;
mod hodoku;
mod limits;
mod mini_corpus;
mod oracles;
mod order_of_singles;
mod random;
mod sets;
mod shortest;
mod singles;
mod soundness;
mod stop;
mod symmetry;
mod uniqueness;
