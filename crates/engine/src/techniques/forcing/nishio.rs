//! Nishio.

use crate::patterns::assumption;
use crate::technique::{Example, Family, declare_technique};

declare_technique! {
    /// A candidate is assumed to be true and followed with the other techniques in use. If a rule
    /// breaks on the way, the candidate goes.
    ///
    /// Cells with the fewest candidates are tried first, and each assumption is followed with the
    /// simplest step there is. The step keeps the whole line of reasoning, less what the
    /// contradiction does not need. In its narrow sense, as in Sudoku Explainer, a Nishio follows
    /// one digit alone; this is the wide sense.
    ///
    /// # Why it works
    ///
    /// What follows from a true candidate is true. A cell without a candidate, or a house without a
    /// place for a digit, is not; so the assumption was false.
    NISHIO {
        name: "Nishio",
        aliases: &["Trial and Contradiction"],
        family: Family::Forcing,
        hodoku: None,
        se_rating: Some(7.5),
        assumes_uniqueness: false,
        example: Example {
            state: "9+482..+6+7+1+5..4.1..3.....+745.4.5..+9.+6+7.9...61.41...2+4+5+98.....27..7..9.\
                    ..1.....7...5:334 335 825 874 875 885 894",
            conclusion: "r2c8<>2",
        },
        near_miss: Example {
            state: "9+482..+6+7+1...4.1..3.....+745.4.5..+9.+6+7.9...61.41...2+4+5+98.....27..7..9..\
                    .1.....7...5:334 335 825 874 875 885 894",
            conclusion: "r2c8<>2",
        },
        search: |context, sink| assumption::find(context, sink),
    }
}
