//! The inference that both rule books rest on: links between candidates, what follows from a candidate
//! by them, and searches along them.
//!
//! The kernel knows no technique, no order of steps and no rating. It answers what follows from what;
//! which answer matters, and what it is called, is left to those who ask.
//!
//! - [`aligned`]: candidates of two or three cells that are in no combination.
//! - [`bits`]: sets of nodes as bits, of any width or of one known at compile time.
//! - [`graph`]: strong and weak links between nodes.
//! - [`candidates`]: the graph of a Sudoku's candidates, groups and almost locked sets.
//! - [`rules`]: the graph of a puzzle with any rules, and forcing along it.
//! - [`houses`]: subsets, fish and almost locked sets of any houses.
//! - [`closure`]: all that follows by links, for all nodes or for one, unordered and without reasons.
//! - [`layers`]: what follows step by step, and the ways back: the search for chains.
//! - [`loops`]: cells that two digits would fill in two ways.
//! - [`matrix`]: rows of a 9×9 table that lie in as many columns, for subsets and fish.
//! - [`planes`] and [`net`]: all that singles and intersections make of premises, unordered.
//! - [`rank`]: truths and links of rank 0 and 1, for locked sets of many sectors and for multi-fish.
//! - [`whips`]: whips and braids, with and without groups.
//! - [`strong_links`]: strong links of one digit between cells and groups.
//! - [`trace`]: what follows from one premise, in order, each with what it follows from.

pub mod aligned;
pub mod bits;
pub mod candidates;
pub mod closure;
pub mod graph;
pub mod houses;
pub mod layers;
pub mod loops;
pub mod matrix;
pub mod net;
pub mod planes;
pub mod rank;
pub mod rules;
pub mod strong_links;
pub mod trace;
pub mod whips;

pub use bits::{NodeSet, Rows, Words, nodes_in, nodes_in_word};
pub use candidates::{GraphBuilder, LinkGraph, Node, NodeKind};
pub use closure::Closure;
pub use graph::{Graph, LinkRows};
pub use houses::{BaseCoverSet, Houses, base_cover_sets, for_each_cell_set};
pub use layers::{ChainSearch, Layers, Walk, WaysBack};
pub use net::{Broken, Net};
pub use planes::Planes;
pub use rules::{ForcingChain, RuleGraph};
pub use trace::{NodeLiteral, Trace, literal};

/// The code of the README, as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
