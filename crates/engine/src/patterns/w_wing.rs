//! W-Wing: two bivalue cells of the same candidates, joined by a strong link of one of them, also between groups.

use std::ops::ControlFlow;

use ergodoku_core::{CandidateSet, Cell, CellSet, Constraint, Digit, House, HouseKind, State};

use super::chain::{Chain, Node};
use crate::context::Context;
use crate::sink::{Distinct, Sink};
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

/// Where the strong link of a grouped W-Wing may be.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Joint {
    /// In any house, with at least one group.
    Grouped,
    /// In the third box of a chute that has the two cells in two others.
    Chute,
}

/// Every W-Wing whose strong link joins groups of places, those that one cell sees and those that the other sees.
pub(crate) fn find_grouped(
    context: &Context<'_>,
    wanted: Joint,
    sink: &mut impl Sink<Chain>,
) -> ControlFlow<()> {
    let state = context.state;
    let mut found = Distinct::new(sink);
    let mut rest = context.bivalue();
    while let Some(one) = rest.first() {
        rest.remove(one);
        let digits = state.candidates(one);
        for other in context.bivalue_like(one, rest).iter() {
            let both_see = one.peers() & other.peers();
            for eliminated in digits.iter() {
                let Some(joint) = digits.without(eliminated).single() else { continue };
                let gone = CandidateSet::of(eliminated, state.places(eliminated) & both_see);
                for house in House::all().filter(|_| !gone.is_empty()) {
                    context.check()?;
                    if let Some(groups) = joined(state, house, joint, [one, other], wanted) {
                        let ends = [CellSet::only(one), CellSet::only(other)];
                        found.offer(gone, || chain(ends, groups, house, joint, eliminated))?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The places for a digit in a house, as those that one cell sees and those that the other sees, if that is all.
fn joined(
    state: &State,
    house: House,
    joint: Digit,
    [one, other]: [Cell; 2],
    wanted: Joint,
) -> Option<[CellSet; 2]> {
    let places = state.places(joint) & house.cells();
    let fits = match wanted {
        Joint::Grouped => places.len() > 2,
        Joint::Chute => {
            let boxes = [one.box_(), other.box_(), house];
            let is_row = |it: House| it.number() / 3;
            let in_band = boxes.iter().all(|it| is_row(*it) == is_row(house));
            let in_stack = boxes.iter().all(|it| it.number() % 3 == house.number() % 3);
            house.kind() == HouseKind::Box
                && (in_band || in_stack)
                && one.box_() != other.box_()
                && !boxes[..2].contains(&house)
        }
    };
    let near = places & one.peers();
    let far = places - near;
    let sees_all = |cell: Cell, group: CellSet| !group.with(cell).common_houses().is_empty();
    let holds = fits
        && !near.is_empty()
        && !far.is_empty()
        && !places.contains(one)
        && !places.contains(other)
        && sees_all(one, near)
        && sees_all(other, far);
    holds.then_some([near, far])
}

/// The chain from one cell over the groups to the other.
fn chain(
    [one, other]: [CellSet; 2],
    [near, far]: [CellSet; 2],
    house: House,
    joint: Digit,
    eliminated: Digit,
) -> Chain {
    let nodes = [(eliminated, one), (joint, one), (joint, near), (joint, far), (joint, other)];
    let nodes = nodes.into_iter().chain([(eliminated, other)]);
    let nodes = nodes.map(|(digit, cells)| Node::new(digit, cells)).collect();
    let cell = |it: CellSet| Constraint::Cell(it.first().expect("a cell"));
    Chain::of(nodes, false, [cell(one), Constraint::House(house, joint), cell(other)])
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
    let [one, other, near, far] = [one, other, near, far].map(CellSet::only);
    Some(chain([one, other], [near, far], house, joint, eliminated))
}
