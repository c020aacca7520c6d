//! Nested Forcing Net.

use crate::patterns::forcing::nested;
use crate::technique::{Example, Family, declare_technique};

declare_technique! {
    /// A candidate is assumed to be true and followed with singles, locked candidates and Forcing Nets: on
    /// the way other candidates are assumed, and refuted, under the first assumption. If a rule breaks, the
    /// candidate goes.
    ///
    /// The nets within are followed with singles and locked candidates alone: no assumption is made within
    /// the second. The step tells only what the contradiction needs, and still is seldom one that a person
    /// would find.
    ///
    /// # Why it works
    ///
    /// What follows from a true candidate is true, and so is what follows from two. If the second breaks a
    /// rule, it is false wherever the first is true; if the first breaks a rule, it is false.
    NESTED_FORCING_NET {
        name: "Nested Forcing Net",
        aliases: &["Nested Forcing Chains"],
        family: Family::LastResort,
        hodoku: None,
        se_rating: Some(10.5),
        assumes_uniqueness: false,
        example: Example {
            state: ".6..5..1..29..8.........9.....3....8...8.....25..67..14......3..1....69.9.213.\
                    ...:747",
            conclusion: "r4c1<>6",
        },
        near_miss: Example {
            state: ".6..5..1..29..8.........9.....3....8...8.....25..67..14......3..1....69.9.213.\
                    ...",
            conclusion: "r4c1<>6",
        },
        search: |context, sink| nested::contradictions(context, sink),
    }
}
