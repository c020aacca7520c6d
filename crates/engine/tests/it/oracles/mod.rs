//! What a technique finds is what its definition says: nothing less and nothing more.
//!
//! Each module defines the techniques of a family by brute force over cells, digits and houses, in
//! plain loops that share nothing with the searches. In each of some hundred random states the two must
//! come to the same steps. A search that misses a form of its pattern is caught here; that what it finds
//! is true, the proofs show.

mod aligned;
mod almost_locked;
mod bent_sets;
mod blossom_loops;
mod blossoms;
mod chains;
mod clue_covers;
mod coloring;
mod counting;
mod deadly;
mod direct;
mod exocets;
mod fireworks;
mod fish;
mod forcing;
mod graph;
mod graves;
mod impossible;
mod judge;
mod loops;
mod marks;
mod medusa;
mod odd_loops;
mod rank;
mod rectangle_sides;
mod reverse_graves;
mod single_digit;
mod singles;
mod states;
mod strong_links;
mod subsets;
mod symmetries;
mod templates;
mod uniqueness;
mod weak_exocets;
mod wings;
mod xy_chains;
