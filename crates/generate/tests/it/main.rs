//! The tests from outside, one program for all: each would link everything for itself.

mod between;
mod forms;
mod impossible;
mod pack;
mod prepared;
mod puzzles;
mod spec;
mod symmetry;
mod uniform;
