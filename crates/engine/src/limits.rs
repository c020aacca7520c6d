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
    /// Whether the open cell of an Avoidable Rectangle 1 may have more than one candidate besides.
    pub avoidable_rectangle_extras: bool,
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
    /// Whether a nice loop or AIC must be the first of the shortest ways from one of its ends, in the
    /// order cell, row, column, box, groups; and comes to no cell twice. Its length has no limit then.
    pub chains_by_first_way: bool,
    /// How many rounds of singles a forcing net looks ahead from each inference, with no more to go by
    /// than that one; if there is none, it follows all at once as far as it goes.
    pub net_look_ahead: Option<usize>,
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
            avoidable_rectangle_extras: true,
            chain_links: 20,
            als_in_chains: false,
            als_chain_sets: 8,
            als_chain_forward: false,
            als_overlap: false,
            als_wing_overlap: true,
            chains_by_first_way: false,
            net_look_ahead: None,
            sue_de_coq_overlap: true,
        }
    }
}
