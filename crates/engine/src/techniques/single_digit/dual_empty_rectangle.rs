//! Dual Empty Rectangle.

use std::ops::ControlFlow;

use crate::context::Context;
use crate::patterns::{Chain, dual, single_digit};
use crate::technique::{Example, Family, Hodoku, Level, PatternSink, declare_technique};

declare_technique! {
    /// Two Empty Rectangles of one digit that have the same places in one box: what either
    /// eliminates.
    ///
    /// # Why it works
    ///
    /// Each holds for itself: the cell that it eliminates would leave the box no place for the digit.
    DUAL_EMPTY_RECTANGLE {
        name: "Dual Empty Rectangle",
        aliases: &[],
        family: Family::SingleDigit,
        hodoku: Some(Hodoku { code: "0405", score: 120, level: Level::Hard }),
        se_rating: None,
        assumes_uniqueness: false,
        example: Example {
            state: "+7+9+548.+2+6.2+4+8.+6+59.7...+9+27+84+5+8+79+51+6+32+41+6+4+83+2+7+5+9+523+7+4\
                    +918+6.5..+7.49+8+98..5+46+7.4.7+6+98+5.+2:173 184",
            conclusion: "r1c9,r8c4<>3",
        },
        near_miss: Example {
            state: "+7+9+548.+2+6.2+4+8.+6+59.7...+9+27+84+5+8+79+51+6+32+41+6+4+83+2+7+5+9+523+7+4\
                    +918+6.5..+7.49.+98..5+46+7.4.7+6+98+5.+2:173 184",
            conclusion: "r1c9,r8c4<>3",
        },
        search: find,
    }
}

fn find(context: &Context<'_>, sink: &mut PatternSink<'_>) -> ControlFlow<()> {
    // The first and the second of its nodes lie in its box.
    let in_box = |it: &Chain| it.nodes[0].cells | it.nodes[1].cells;
    let alike = |one: &Chain, other: &Chain| in_box(one) == in_box(other);
    let rectangles = |all: &mut Vec<_>| single_digit::empty_rectangles(context, all);
    dual::find(context, rectangles, alike, sink)
}
