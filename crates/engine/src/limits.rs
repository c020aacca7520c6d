//! [`Limits`]: how far techniques search.

use serde::{Deserialize, Serialize};

/// How far techniques search, and which of their optional forms they look for. Part of a
/// [`Profile`](crate::Profile).
///
/// ```
/// use ergodoku_engine::Limits;
///
/// let wider = Limits { chain_links: 30, ..Limits::default() };
/// assert_eq!(wider.fins, 5);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Limits {
    /// The most fins of a fish, endo-fins included.
    pub fins: usize,
    /// The most endo-fins of a fish.
    pub endo_fins: usize,
    /// The most fins of a Kraken Fish.
    pub kraken_fins: usize,
    /// Whether two fish of one base are reported as one, siamese, fish.
    pub siamese_fish: bool,
    /// Whether two kites, or empty rectangles, that share their box are reported as one, dual, step
    /// as well, by the techniques of that name.
    pub duals: bool,
    /// Whether an Empty Rectangle may have only two candidates in its box.
    pub two_candidate_rectangles: bool,
    /// Whether a unique rectangle may lack some of its candidates: they were possible by the digits
    /// placed, and other steps removed them.
    pub missing_rectangle_candidates: bool,
    /// The most links of a chain or loop.
    pub chain_links: usize,
    /// Whether almost locked sets may be nodes of chains.
    pub als_in_chains: bool,
    /// The most almost locked sets of an ALS-Chain.
    pub als_chain_sets: usize,
    /// Whether each almost locked set of an ALS-Chain stands behind the one before: rows before columns
    /// before boxes, and there by their cells.
    pub als_chain_forward: bool,
    /// Whether almost locked sets that are joined, or are petals of one stem, may share cells.
    pub als_overlap: bool,
    /// Whether the two ends of an ALS-XY-Wing may share cells.
    pub als_wing_overlap: bool,
    /// Whether a chain with two ends may begin or end with a group of cells; if not, it is seen from
    /// each candidate that goes, as a loop.
    pub chain_group_ends: bool,
    /// Whether a chain may come back to a cell that it has left.
    pub chain_overlap: bool,
    /// Whether line and box of a Sue de Coq may both have a digit of the crossing, which then takes up
    /// two cells.
    pub sue_de_coq_overlap: bool,
}

impl Default for Limits {
    /// As far as is worth while without an end to the search.
    fn default() -> Limits {
        Limits {
            fins: 5,
            endo_fins: 2,
            kraken_fins: 2,
            siamese_fish: false,
            duals: true,
            two_candidate_rectangles: true,
            missing_rectangle_candidates: true,
            chain_links: 20,
            als_in_chains: false,
            als_chain_sets: 8,
            als_chain_forward: false,
            als_overlap: false,
            als_wing_overlap: true,
            chain_group_ends: true,
            chain_overlap: true,
            sue_de_coq_overlap: true,
        }
    }
}
