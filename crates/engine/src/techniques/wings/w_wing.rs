//! W-Wing.

use std::ops::ControlFlow;

use ergodoku_core::{Cell, CellSet, Constraint, Digit, House};

use crate::context::Context;
use crate::patterns::chain::{Chain, Node};
use crate::technique::{Example, Family, Hodoku, Level, PatternSink, declare_technique};

declare_technique! {
    /// Two cells have the same two candidates `xy`, and a house has its only two places for `x` where
    /// one of the two cells sees each: the digit `y` goes from every cell that sees both cells.
    ///
    /// # Why it works
    ///
    /// One of the two places for `x` is true, and the cell that sees it is not `x` but `y`. So one of the
    /// two cells is `y`.
    W_WING {
        name: "W-Wing",
        aliases: &["Semi-Remote Naked Pair"],
        family: Family::Wings,
        hodoku: Some(Hodoku { code: "0803", score: 150, level: Level::Hard }),
        se_rating: None,
        assumes_uniqueness: false,
        example: Example {
            state: ".+9.+27+3+4..+7+23+4..9...+4..9.+327438+7+5+26+19+562+9+14+87+3+9+7+1+6+385+4+23\
                    +57...+2+9+428+9+347+16+5+61+45+2+9+7+3+8:136",
            conclusion: "r2c6<>1",
        },
        near_miss: Example {
            state: ".+9.+27+3+4..+7+23+4..9...+4..9.+327438+7+5+26+19+562+9+14+87+3+9+7+1+6+385+4+23\
                    +57...+2+9+428+9+347+16.+61+45+2+9+7+3+8:136",
            conclusion: "r2c6<>1",
        },
        search: find,
    }
}

fn find(context: &Context<'_>, sink: &mut PatternSink<'_>) -> ControlFlow<()> {
    let state = context.state;
    let mut rest = context.bivalue();
    while let Some(one) = rest.first() {
        rest.remove(one);
        let digits = state.candidates(one);
        for other in context.bivalue_like(one, rest).iter() {
            let (both_see, either_sees) =
                (one.peers() & other.peers(), one.peers() | other.peers());
            for eliminated in digits.iter() {
                let Some(joint) = digits.without(eliminated).single() else { continue };
                if state.places(eliminated).is_disjoint(both_see) {
                    continue;
                }
                for house in context.state.halved_houses(joint).iter() {
                    let places = state.places(joint) & house.cells();
                    if !places.is_subset(either_sees) {
                        continue;
                    }
                    if let Some(chain) = wing(places, house, joint, eliminated, [one, other]) {
                        chain.report(state, sink)?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The wing of two cells `xy` and the places for `x` in a house, if there are two and each is seen
/// by another of the cells.
fn wing(
    places: CellSet,
    house: House,
    joint: Digit,
    eliminated: Digit,
    [one, other]: [Cell; 2],
) -> Option<Chain> {
    let mut each = places.iter();
    let (a, b) = (each.next()?, each.next()?);
    if places.contains(one) || places.contains(other) {
        return None;
    }
    let (near, far) = if one.sees(a) && other.sees(b) {
        (a, b)
    } else if one.sees(b) && other.sees(a) {
        (b, a)
    } else {
        return None;
    };
    let node = |digit, cell| Node::new(digit, CellSet::only(cell));
    let seen_in = |cell, by| CellSet::only(cell).with(by).common_houses().first();
    Some(Chain {
        nodes: vec![
            node(eliminated, one),
            node(joint, one),
            node(joint, near),
            node(joint, far),
            node(joint, other),
            node(eliminated, other),
        ],
        links: vec![
            Constraint::Cell(one).into(),
            Constraint::House(seen_in(near, one)?, joint).into(),
            Constraint::House(house, joint).into(),
            Constraint::House(seen_in(far, other)?, joint).into(),
            Constraint::Cell(other).into(),
        ],
    })
}
