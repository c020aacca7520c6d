//! The techniques, one file a family or two: what each is, why it works, and the search that finds it. Their
//! examples and near misses are in `examples/`.

mod almost_locked_sets;
mod chains;
mod coloring;
mod fish;
mod forcing;
mod impossible_patterns;
mod intersections;
mod last_resort;
mod rank_patterns;
mod rectangles;
mod single_digit;
mod singles;
mod subsets;
mod uniqueness;
mod wings;

pub use almost_locked_sets::*;
pub use chains::*;
pub use coloring::*;
pub use fish::*;
pub use forcing::*;
pub use impossible_patterns::*;
pub use intersections::*;
pub use last_resort::*;
pub use rank_patterns::*;
pub use rectangles::*;
pub use single_digit::*;
pub use singles::*;
pub use subsets::*;
pub use uniqueness::*;
pub use wings::*;

use crate::technique::Technique;

/// The first techniques of the default profile, in its order: what a page needs for a first hint.
pub(crate) const FIRST: [&Technique; 12] = [
    &FULL_HOUSE,
    &HIDDEN_SINGLE,
    &NAKED_SINGLE,
    &POINTING,
    &CLAIMING,
    &LOCKED_PAIR,
    &LOCKED_TRIPLE,
    &NAKED_PAIR,
    &HIDDEN_PAIR,
    &NAKED_TRIPLE,
    &HIDDEN_TRIPLE,
    &X_WING,
];

/// All techniques that are declared, family by family.
pub(crate) const DECLARED: [&[&Technique]; 17] = [
    SINGLES,
    INTERSECTIONS,
    SUBSETS,
    FISH,
    SINGLE_DIGIT,
    WINGS,
    COLORING,
    RECTANGLES,
    UNIQUENESS,
    CHAINS,
    ALMOST_LOCKED_SETS,
    FISH_OF_ANY_HOUSES,
    KRAKEN_FISH,
    RANK_PATTERNS,
    IMPOSSIBLE_PATTERNS,
    FORCING,
    LAST_RESORT,
];
