//! [`Limits`]: how far techniques search.

use std::fmt;

use crate::profile::Setting;

/// A number from `LEAST` to `MOST`. No other can be made or read, so that a search need not be prepared for
/// one that would make it endless.
///
/// ```
/// use ergodoku_engine::Bounded;
///
/// let links = Bounded::<3, 1000>::new(30).expect("30 is in range");
/// assert_eq!(links.get(), 30);
/// assert_eq!(Bounded::<3, 1000>::new(0), None);
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bounded<const LEAST: usize, const MOST: usize>(usize);

impl<const LEAST: usize, const MOST: usize> Bounded<LEAST, MOST> {
    /// The least number in range.
    pub(crate) const LEAST: Self = Self::new(LEAST).expect("a range is not empty");

    /// The number, if it is in range.
    pub const fn new(number: usize) -> Option<Self> {
        if LEAST <= number && number <= MOST { Some(Bounded(number)) } else { None }
    }

    /// The number.
    pub const fn get(self) -> usize {
        self.0
    }
}

impl<const LEAST: usize, const MOST: usize> fmt::Display for Bounded<LEAST, MOST> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// How far techniques search, and which of their optional forms they look for. Part of a
/// [`Profile`](crate::Profile).
///
/// ```
/// use ergodoku_engine::{Bounded, Limits};
///
/// let wider = Limits { chain_links: Bounded::new(30).unwrap(), ..Limits::default() };
/// assert_eq!(wider.fins.get(), 5);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The most fins of a fish, endo-fins included.
    pub fins: Bounded<0, 81>,
    /// The most endo-fins of a fish.
    pub endo_fins: Bounded<0, 81>,
    /// The most fins of a Kraken Fish.
    pub kraken_fins: Bounded<0, 81>,
    /// The most guardians of a pattern of cells that three digits cannot fill.
    pub pattern_guardians: Bounded<1, 8>,
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
    pub chain_links: Bounded<3, 1000>,
    /// Whether almost locked sets may be nodes of chains.
    pub als_in_chains: bool,
    /// The most almost locked sets of an ALS-Chain.
    pub als_chain_sets: Bounded<2, 100>,
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
    pub net_look_ahead: Option<Bounded<0, 729>>,
    /// Whether line and box of a Sue de Coq may both have a digit of the crossing, which then takes up
    /// two cells.
    pub sue_de_coq_overlap: bool,
}

impl Limits {
    /// All fields with their names, in the order of a file.
    pub(crate) fn settings(&mut self) -> Vec<(&'static str, &mut dyn Setting)> {
        macro_rules! fields {
            ($($field:ident)*) => { vec![$((stringify!($field), &mut self.$field as _)),*] };
        }
        fields!(
            fins endo_fins kraken_fins pattern_guardians siamese_fish duals
            two_candidate_rectangles
            missing_rectangle_candidates avoidable_rectangle_extras chain_links als_in_chains
            als_chain_sets als_chain_forward als_overlap als_wing_overlap chains_by_first_way
            net_look_ahead sue_de_coq_overlap
        )
    }
}

impl Default for Limits {
    /// As far as is worth while without an end to the search.
    fn default() -> Limits {
        Limits {
            fins: const { Bounded::new(5).unwrap() },
            endo_fins: const { Bounded::new(2).unwrap() },
            kraken_fins: const { Bounded::new(2).unwrap() },
            pattern_guardians: const { Bounded::new(4).unwrap() },
            siamese_fish: false,
            duals: true,
            two_candidate_rectangles: true,
            missing_rectangle_candidates: true,
            avoidable_rectangle_extras: true,
            chain_links: const { Bounded::new(20).unwrap() },
            als_in_chains: false,
            als_chain_sets: const { Bounded::new(8).unwrap() },
            als_chain_forward: false,
            als_overlap: false,
            als_wing_overlap: true,
            chains_by_first_way: false,
            net_look_ahead: None,
            sue_de_coq_overlap: true,
        }
    }
}
