//! Simple Colors Wrap.

use crate::patterns::coloring::{self, Form};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// Strong links join places for a digit to a cluster of two colours in turn, and two cells of one colour
    /// see each other: the digit goes from all cells of that colour.
    ///
    /// # Why it works
    ///
    /// All cells of one colour are true and all of the other false. Two cells that see each other cannot
    /// both be true, so theirs is the colour that is false.
    SIMPLE_COLORS_WRAP {
        name: "Simple Colors Wrap",
        aliases: &["Color Wrap"],
        family: Family::Coloring,
        hodoku: Some(Hodoku { code: "0501", score: 150, level: Level::Hard }),
        se_rating: None,
        assumes_uniqueness: false,
        example: Example {
            state: ".3.45.+6.+14..7+1+8+39.1...+36+7+4.+58+4+321+9+7+6.+1.+69+4+8536+9+3+87+52+14+3\
                    +7.+1+4.56.94...3+1.+7..1..+7+4+3.:211 213 223 233 283 292 533 813 883 899",
            conclusion: "r1c8,r38c4,r7c6<>2",
        },
        near_miss: Example {
            state: ".3.45.+6.+14..7+1+8+39.1...+36+7+4.+58+4+321+9+7+6.+1.+69+4+8536+9+3+87+52+14+3\
                    +7.+1+4.56.94...3+1.+7..1..+7+4+3.:213 223 233 283 292 533 813 883 899",
            conclusion: "r1c8,r38c4,r7c6<>2",
        },
        search: |context, found| coloring::find(context, Form::Wrap, found),
    }
}
