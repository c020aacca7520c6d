//! The tests from outside, one program for all: each would link everything for itself.

mod examples;
mod messages;
mod mistakes;
mod veripb;
mod why;
