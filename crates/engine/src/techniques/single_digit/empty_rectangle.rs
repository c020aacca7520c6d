//! Empty Rectangle.

use crate::patterns::single_digit;
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// The places for a digit in a box lie in one row and one column, and a strong link outside the
    /// box begins in that row or column: the digit goes from the cell that the link's far end sees
    /// in the other.
    ///
    /// # Why it works
    ///
    /// If the cell were true, the box would have no place left in the line it shares with the cell,
    /// so it would have its digit in the other line; then the strong link's near end would be false
    /// and its far end true, which the cell sees.
    EMPTY_RECTANGLE {
        name: "Empty Rectangle",
        aliases: &["Hinge"],
        family: Family::SingleDigit,
        hodoku: Some(Hodoku { code: "0402", score: 120, level: Level::Hard }),
        se_rating: None,
        assumes_uniqueness: false,
        example: Example {
            state: "6...+8..+138...61..+5+914.+3+5.+6+8+1.+8.+79+3523.2+8+5..9+1..9+1+23+8.6.8.3+9.1\
                    +2+4+29+15+48+6+374...12+5+89:692 717 722 724",
            conclusion: "r7c3<>7",
        },
        near_miss: Example {
            state: "6...+8..+138...61..+5+914.+3+5.+6+8+1.+8.+79+3523.2+8+5..9+1..9+1+23+8.6.8.3+9.1\
                    +2+4+29+15+48+6+374...12+5+89:692 717 724",
            conclusion: "r7c3<>7",
        },
        search: |context, sink| single_digit::empty_rectangles(context, sink),
    }
}
