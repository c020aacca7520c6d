//! [`Family`]: the techniques in groups, the simplest first.

use serde::Serialize;

/// A family of techniques that share a search and a kind of [`Pattern`](crate::Pattern).
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[non_exhaustive]
pub enum Family {
    /// One candidate left in a cell, or one place for a digit in a house.
    Singles,
    /// A box and a line that share a digit's places.
    Intersections,
    /// As many digits as cells.
    Subsets,
    /// As many lines as crossing lines for one digit.
    Fish,
    /// Two strong links of one digit.
    SingleDigit,
    /// Bivalue cells that lead to one digit.
    Wings,
    /// Strong links of one digit in two colours.
    Coloring,
    /// Patterns that would leave the puzzle a second solution.
    Uniqueness,
    /// Strong and weak links in turn.
    Chains,
    /// Cells with one candidate more than they can hold.
    AlmostLockedSets,
    /// Fish with boxes, or with rows and columns mixed.
    ComplexFish,
    /// As many links as truths, of many digits, cells and houses.
    RankPatterns,
    /// Cells that some digits cannot fill.
    ImpossiblePatterns,
    /// Assumptions followed to a contradiction, or to what they have in common.
    Forcing,
    /// What is left when no reason a person would find applies.
    LastResort,
}

impl Family {
    /// All families, the simplest first.
    pub const ALL: [Family; 15] = [
        Family::Singles,
        Family::Intersections,
        Family::Subsets,
        Family::Fish,
        Family::SingleDigit,
        Family::Wings,
        Family::Coloring,
        Family::Uniqueness,
        Family::Chains,
        Family::AlmostLockedSets,
        Family::ComplexFish,
        Family::RankPatterns,
        Family::ImpossiblePatterns,
        Family::Forcing,
        Family::LastResort,
    ];

    /// The family's name as one types it.
    pub const fn name(self) -> &'static str {
        match self {
            Family::Singles => "singles",
            Family::Intersections => "intersections",
            Family::Subsets => "subsets",
            Family::Fish => "fish",
            Family::SingleDigit => "single-digit",
            Family::Wings => "wings",
            Family::Coloring => "coloring",
            Family::Uniqueness => "uniqueness",
            Family::Chains => "chains",
            Family::AlmostLockedSets => "almost-locked-sets",
            Family::ComplexFish => "complex-fish",
            Family::RankPatterns => "rank-patterns",
            Family::ImpossiblePatterns => "impossible-patterns",
            Family::Forcing => "forcing",
            Family::LastResort => "last-resort",
        }
    }

    /// Whether its steps are simple enough to follow an assumption with.
    pub(crate) fn can_follow(self) -> bool {
        self <= Family::Wings
    }
}
