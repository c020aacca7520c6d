//! W-Wing: two bivalue cells of the same candidates, joined by a strong link of one of them.

use std::ops::ControlFlow;

use ergodoku_core::{Cell, CellSet, Constraint, Digit, House};

use super::chain::{Chain, Node};
use crate::context::Context;
use crate::technique::PatternSink;

/// Every W-Wing.
pub(crate) fn find(context: &Context<'_>, sink: &mut PatternSink<'_>) -> ControlFlow<()> {
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
                let places = |house: House| state.places(joint) & house.cells();
                let joins = |house: &House| places(*house).is_subset(either_sees);
                for house in state.bilocal_houses(joint).iter().filter(joins) {
                    let chain = wing(places(house), house, joint, eliminated, [one, other]);
                    chain.map_or(ControlFlow::Continue(()), |chain| chain.report(state, sink))?;
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
    let ends = [(eliminated, one), (joint, one), (joint, near), (joint, far), (joint, other)];
    let nodes = ends.into_iter().chain([(eliminated, other)]);
    let nodes = nodes.map(|(digit, cell)| Node::new(digit, CellSet::only(cell))).collect();
    let strong = [Constraint::Cell(one), Constraint::House(house, joint), Constraint::Cell(other)];
    Some(Chain::of(nodes, false, strong))
}
