//! Dual 2-String Kite.

use std::ops::ControlFlow;

use crate::context::Context;
use crate::patterns::single_digit::{self, Kind};
use crate::patterns::{Chain, dual};
use crate::technique::{Example, Family, Hodoku, Level, PatternSink, declare_technique};

declare_technique! {
    /// Two 2-String Kites that join the same two places of a box, each with the row of one and the column
    /// of the other: what either eliminates.
    ///
    /// # Why it works
    ///
    /// Each kite holds for itself: of its two places in the box at most one is true, so one of its far
    /// ends is.
    DUAL_TWO_STRING_KITE {
        name: "Dual 2-String Kite",
        aliases: &["Dual Two-String Kite"],
        family: Family::SingleDigit,
        hodoku: Some(Hodoku { code: "0404", score: 150, level: Level::Hard }),
        se_rating: None,
        assumes_uniqueness: false,
        example: Example {
            state: "+58+94+2+6+3+7127+13+8+9...+346+15+7..9+6+1.+9.2..+7428+7+15+9+6+3+9.78+6..1.+7\
                    ....+8+1+9.19..+7...8+8..29+173.",
            conclusion: "r7c2,r8c3<>3",
        },
        near_miss: Example {
            state: "+58+94+2+6+3+7127+13+8+9...+346+15+7..9+6..+9.2..+7428+7+15+9+6+3+9.78+6..1.+7.\
                    ...+8+1+9.19..+7...8+8..29+173.",
            conclusion: "r7c2,r8c3<>3",
        },
        search: find,
    }
}

fn find(context: &Context<'_>, sink: &mut PatternSink<'_>) -> ControlFlow<()> {
    // The second and the third of a kite's nodes lie in its box.
    let in_box = |kite: &Chain| kite.nodes[1].cells | kite.nodes[2].cells;
    let kites = |all: &mut Vec<_>| single_digit::find(context, Kind::Kite, all);
    dual::find(context, kites, |one, other| in_box(one) == in_box(other), sink)
}
