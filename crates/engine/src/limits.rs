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
    /// Whether two kites, or empty rectangles, that share their box are reported as one, dual, step.
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
    /// Whether the almost locked sets of a step may share cells.
    pub als_overlap: bool,
}

impl Default for Limits {
    /// As far as is worth while without an end to the search.
    fn default() -> Limits {
        Limits {
            fins: 5,
            endo_fins: 2,
            kraken_fins: 2,
            siamese_fish: false,
            duals: false,
            two_candidate_rectangles: true,
            missing_rectangle_candidates: true,
            chain_links: 20,
            als_in_chains: false,
            als_overlap: false,
        }
    }
}
