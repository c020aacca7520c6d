//! Impossible patterns: cells that some digits cannot fill.

use crate::declare_techniques;
use crate::patterns::forcing::Propagation;
use crate::patterns::impossible::{self, ImpossibleShape};
use crate::technique::Family;

declare_techniques! {
    IMPOSSIBLE_PATTERNS, Family::ImpossiblePatterns, "examples/impossible_patterns.txt";

    /// Four boxes that form a rectangle have three cells each, one in each of their rows and columns, and the twelve
    /// cells hold three digits, but for a few other candidates, the guardians. If the twelve cells cannot hold the three
    /// digits alone, one of the guardians is true. A single guardian can be placed; of several, what all of them lead to
    /// holds.
    ///
    /// What follows from a guardian is found by chains, in which each inference rests on one other.
    ///
    /// # Why it works
    ///
    /// With three digits alone, each box has them in one of six orders. From box to box, the rows that the two share
    /// can turn the order by one or two places, but never swap two digits; nor can the columns. Where the cells lie so
    /// that going round all four boxes swaps two digits, there is no solution. So a guardian is true.
    TRIDAGON {
        name: "Tridagon",
        aliases: &["Thor's Hammer", "Trivalue Oddagon", "Triplet Oddagon", "Anti-Tridagon"],
        search: |context, sink| {
            impossible::find(context, ImpossibleShape::Tridagon, Propagation::Chain, sink)
        },
    }

    /// Some cells in two bands, or in two stacks, hold three digits, but for a few other candidates, the guardians. If
    /// the cells cannot hold the three digits alone, one of the guardians is true. A single guardian can be placed; of
    /// several, what all of them lead to holds.
    ///
    /// No house has more than three of the cells: four would make an almost locked set. What follows from a guardian is
    /// found by chains, in which each inference rests on one other.
    ///
    /// # Why it works
    ///
    /// The proof tries the three digits in the cells, one cell after another, always one with the fewest digits left.
    /// Each attempt ends at a cell that sees all three digits. So a guardian is true.
    IMPOSSIBLE_PATTERN {
        name: "Impossible Pattern",
        aliases: &["Impossible 3-Digit Pattern", "Chromatic Pattern"],
        search: |context, sink| {
            impossible::find(context, ImpossibleShape::Other, Propagation::Chain, sink)
        },
    }

    /// Five or more cells, an odd number, make a loop in which each sees the next, and have the same two digits, but for a
    /// few other candidates, the guardians. What excludes all guardians can be eliminated; a single guardian can be placed.
    ///
    /// # Why it works
    ///
    /// With the two digits alone, each cell would hold the digit that the one before it does not hold. Around an odd loop
    /// the last cell would hold the digit of the first, which it sees. So a guardian is true.
    BIVALUE_ODDAGON {
        name: "Bivalue Oddagon",
        aliases: &["Bi-Odd", "Odd Loop", "Bi-Value Oddagon"],
        search: |context, sink| {
            impossible::find_odd_loops(context, ImpossibleShape::BivalueOddagon, sink)
        },
    }

    /// Five or more cells, an odd number, make a loop. Any two neighbours lie in a house that has a digit only in these
    /// two and in a few other cells, the guardians. The digit can be eliminated from every cell that sees all
    /// guardians; a single guardian can be placed.
    ///
    /// # Why it works
    ///
    /// Without guardians, one of any two neighbours would hold the digit, and never both. Around an odd loop that is
    /// impossible. So a guardian holds the digit.
    BROKEN_WING {
        name: "Broken Wing",
        aliases: &["Guardians", "Guardian"],
        search: |context, sink| {
            impossible::find_odd_loops(context, ImpossibleShape::BrokenWing, sink)
        },
    }
}
