//! What is left when no reason that a person would find applies.

use crate::declare_techniques;
use crate::patterns::forcing::nested;
use crate::patterns::{search, template};
use crate::technique::{Family, Hodoku, Level};

declare_techniques! {
    LAST_RESORT, Family::LastResort, "examples/last_resort.txt";

    /// All the ways to place one digit in every row, column and box, using only its candidates, share a cell: the digit
    /// goes there.
    ///
    /// These ways are called the templates of the digit; an empty grid has 46,656 of each. Nobody counts them by hand;
    /// the technique is in the catalogue for completeness.
    ///
    /// A cell that all templates of one digit share is not available to the other digits, which leaves these fewer
    /// templates. That is followed as far as it leads.
    ///
    /// # Why it works
    ///
    /// The solution contains one of the templates, whichever it is; so it has the digit in every cell that all of them
    /// share.
    TEMPLATE_SET {
        name: "Template Set",
        hodoku: Some(Hodoku { code: "1201", score: 10_000, level: Level::Extreme }),
        search: |context, sink| template::find(context, true, sink),
    }

    /// Of all the ways to place one digit in every row, column and box, using only its candidates, none uses a certain
    /// cell: the digit can be eliminated from it.
    ///
    /// Every pattern of a single digit, such as a fish of any size, is a case of this. These ways are called the
    /// templates of the digit; an empty grid has 46,656 of each, and nobody counts them by hand.
    ///
    /// A cell that all templates of one digit share is not available to the other digits, which leaves these fewer
    /// templates. That is followed as far as it leads.
    ///
    /// # Why it works
    ///
    /// The solution contains one of the templates, whichever it is; a candidate that none of them uses is false.
    TEMPLATE_DELETE {
        name: "Template Delete",
        hodoku: Some(Hodoku { code: "1202", score: 10_000, level: Level::Extreme }),
        search: |context, sink| template::find(context, false, sink),
    }

    /// A candidate is assumed to be true and followed with singles, locked candidates and Forcing Nets: on the way
    /// other candidates are assumed, and refuted, under the first assumption. If a rule is broken, the first candidate
    /// can be eliminated.
    ///
    /// The inner nets are followed with singles and locked candidates alone: no assumption is made within the second
    /// one. The step shows only what the contradiction needs, and even so a person would seldom find it.
    ///
    /// # Why it works
    ///
    /// Whatever follows from a true candidate is true, and so is whatever follows from two. If the second one breaks a
    /// rule, it is false wherever the first is true; if the first one breaks a rule, it is false.
    NESTED_FORCING_NET {
        name: "Nested Forcing Net",
        aliases: &[
            "Nested Forcing Chains", "Dynamic Forcing Chains (+ Forcing Chains)",
            "Dynamic Forcing Chains (+ Multiple Forcing Chains)",
            "Dynamic Forcing Chains (+ Dynamic Forcing Chains)",
        ],
        se_rating: Some(10.5),
        search: |context, sink| nested::contradictions(context, sink),
    }

    /// All candidates of a cell are tried, and all but one fail; that one is placed. Each is followed with singles and
    /// locked candidates and, where these lead no further, by trying again.
    ///
    /// This is not a technique but what is left when none applies: a search, and called so. It takes the cell in the
    /// middle of the list of unsolved cells. If it is not in use and a puzzle needs it, solving gets stuck.
    ///
    /// # Why it works
    ///
    /// The cell holds one of its candidates, and a complete search has shown that all others break a rule.
    SEARCH {
        name: "Search",
        aliases: &["Brute Force", "Trial and Error", "Backtracking", "Guess"],
        hodoku: Some(Hodoku { code: "xxxx", score: 10_000, level: Level::Extreme }),
        search: |context, sink| search::find(context, sink),
    }
}
