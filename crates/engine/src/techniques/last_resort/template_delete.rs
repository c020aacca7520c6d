//! Template Delete.

use std::ops::ControlFlow;

use crate::context::Context;
use crate::patterns::template;
use crate::technique::{Example, Family, Hodoku, Level, PatternSink, declare_technique};

declare_technique! {
    /// Among all the ways to place one digit in every row, column and box, given where it still can be,
    /// none uses some cell: the digit goes from it.
    ///
    /// Every pattern of a single digit, such as a fish of any size, is covered by this. These ways, the
    /// templates of the digit, are 46,656 in an empty grid, and nobody counts them by hand.
    ///
    /// A cell that all templates of one digit share is lost to the other digits, so that these have
    /// fewer; that is followed as far as it leads.
    ///
    /// # Why it works
    ///
    /// The solution holds one of the templates, whichever it is; what none of them uses is false.
    TEMPLATE_DELETE {
        name: "Template Delete",
        aliases: &[],
        family: Family::LastResort,
        hodoku: Some(Hodoku { code: "1202", score: 10000, level: Level::Extreme }),
        se_rating: None,
        assumes_uniqueness: false,
        example: Example {
            state: "7+2..+98..+4+84....3.+9+9.6.+418.2+2...1..4+8+6.+49.5+2+31....2.7.64.8.+3...7+\
                    39+7.6.1.5..2...+4.+3:163 344 364",
            conclusion: "r4c2<>5",
        },
        near_miss: Example {
            state: "7+2..+98..+4+84....3.+9+9.6..18.2+2...1..4+8+6.+49.5+2+31....2.7.64.8.+3...7+3\
                    9+7.6.1.5..2...+4.+3:163 344 364",
            conclusion: "r4c2<>5",
        },
        search: find,
    }
}

fn find(context: &Context<'_>, sink: &mut PatternSink<'_>) -> ControlFlow<()> {
    template::find(context, false, sink)
}
