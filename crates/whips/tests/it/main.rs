//! The tests from outside, one program for all.

mod conformance;
mod mini_corpus;
mod oracle;
mod steps;
