//! Template Set.

use std::ops::ControlFlow;

use crate::context::Context;
use crate::patterns::template;
use crate::technique::{Example, Family, Hodoku, Level, PatternSink, declare_technique};

declare_technique! {
    /// Among all the ways to place one digit in every row, column and box, given where it still can be, a
    /// cell is in each: the digit goes there.
    ///
    /// These ways, the templates of the digit, are 46,656 in an empty grid. Nobody counts them by hand; the
    /// technique is in the catalogue for completeness.
    ///
    /// A cell that all templates of one digit share is lost to the other digits, so that these have
    /// fewer; that is followed as far as it leads.
    ///
    /// # Why it works
    ///
    /// The solution holds one of the templates, whichever it is; so it has the digit in every cell that all
    /// of them share.
    TEMPLATE_SET {
        name: "Template Set",
        aliases: &[],
        family: Family::LastResort,
        hodoku: Some(Hodoku { code: "1201", score: 10000, level: Level::Extreme }),
        se_rating: None,
        assumes_uniqueness: false,
        example: Example {
            state: "+4.+3..6+9.+2....94+63.96.32.+84..2..+37.+6...6.4.329.3.....8.+6..+45..9+334..\
                    .+9..8.+9.1.+3+4.6:143 163 273 283 543 563 564 761 763 784 843 964",
            conclusion: "r4c4=9",
        },
        near_miss: Example {
            state: "+4.+3..6+9.+2....94+63.96.32.+84..2..+37.+6...6.4.329.3.....8.+6..+45..9+334..\
                    .+9..8.+9.1.+3+4.6:143 163 273 283 543 563 564 761 763 784 843",
            conclusion: "r4c4=9",
        },
        search: find,
    }
}

fn find(context: &Context<'_>, sink: &mut PatternSink<'_>) -> ControlFlow<()> {
    template::find(context, true, sink)
}
