//! The tests from outside, one program for all: each would link everything for itself.

mod apply;
mod corpus;
mod from_givens;
mod geometry;
mod links;
mod text_round_trip;
