//! Chains of three strong links that have names of their own: M-, split, local and hybrid wings.

use std::collections::HashSet;
use std::ops::ControlFlow;

use ergodoku_core::{Candidate, CandidateSet, CellSet, Constraint, Digit, State};

use super::chain::{Chain, Node};
use crate::context::{Context, Fact};
use crate::sink::{Distinct, Sink};

/// What a chain of three strong links is called, by what the links are: each joins the two candidates of a cell, or the
/// two places of a digit in a house. With three cells it is an XY-Chain, and with three houses of one digit an X-Chain.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Shape {
    /// `(x=y)-y=(y-x)=x`.
    M,
    /// `x=x-(x=y)-y=y`.
    Split,
    /// Three houses, and cells in which the chain goes from digit to digit: `x=(x-y)=(y-z)=z`.
    Local,
    /// Cells and houses in any other way: `(x=y)-(y=z)-z=z`, `(x=y)-y=(y-z)=z`, `(x=y)-y=y-(y=z)`.
    Hybrid,
}

impl Shape {
    /// The shape of a chain of these strong links; none if it has another name.
    fn of(links: [&StrongLink; 3], ends: [Candidate; 2]) -> Option<Shape> {
        let is_same = ends[0].digit == ends[1].digit;
        match links.map(StrongLink::is_in_cell) {
            [true, true, true] => None,
            // A W-Wing.
            [true, false, true] => (!is_same).then_some(Shape::Hybrid),
            [true, false, false] | [false, false, true] if is_same => Some(Shape::M),
            [false, true, false] => Some(Shape::Split),
            [false, false, false] => {
                let digit = links[0].ends[0].digit;
                let is_x_chain = links.iter().all(|it| it.ends[0].digit == digit);
                (!is_x_chain).then_some(Shape::Local)
            }
            _ => Some(Shape::Hybrid),
        }
    }
}

/// Two candidates of which one is true, and why.
#[derive(Copy, Clone, Debug)]
struct StrongLink {
    ends: [Candidate; 2],
    rule: Constraint,
}

impl StrongLink {
    fn is_in_cell(&self) -> bool {
        matches!(self.rule, Constraint::Cell(_))
    }

    /// The link from its other end.
    fn turned(self) -> StrongLink {
        let [one, other] = self.ends;
        StrongLink { ends: [other, one], ..self }
    }
}

/// The strong links in cells and in houses, each two candidates once.
fn strong_links(context: &Context<'_>) -> Vec<StrongLink> {
    let state = context.state;
    let mut links = Vec::with_capacity(128);
    for cell in context.bivalue().iter() {
        let mut each = state.candidates(cell).iter().map(|digit| Candidate { cell, digit });
        if let (Some(one), Some(other)) = (each.next(), each.next()) {
            links.push(StrongLink { ends: [one, other], rule: Constraint::Cell(cell) });
        }
    }
    for digit in Digit::ALL {
        let mut known: Vec<CellSet> = Vec::new();
        for house in state.bilocal_houses(digit).iter() {
            let places = state.places(digit) & house.cells();
            let mut each = places.iter().map(|cell| Candidate { cell, digit });
            if let (Some(one), Some(other), false) =
                (each.next(), each.next(), known.contains(&places))
            {
                known.push(places);
                links
                    .push(StrongLink { ends: [one, other], rule: Constraint::House(house, digit) });
            }
        }
    }
    links
}

/// Whether at most one of two different candidates is true.
fn is_weak(one: Candidate, other: Candidate) -> bool {
    match one.digit == other.digit {
        true => one.cell.sees(other.cell),
        false => one.cell == other.cell,
    }
}

/// A wing, from one far end to the other, and what it eliminates.
struct Wing {
    shape: Shape,
    links: [StrongLink; 3],
    eliminated: CandidateSet,
}

/// The wings of a state, for each shape and each set of eliminations one.
struct Wings(Vec<Wing>);

impl Fact for Wings {
    type Key = ();

    fn of(context: &Context<'_>, (): ()) -> Wings {
        let links = strong_links(context);
        let both_ways: Vec<StrongLink> = links.iter().flat_map(|it| [*it, it.turned()]).collect();
        let mut wings = Vec::new();
        let mut known = HashSet::new();
        for middle in &links {
            if context.is_due() {
                break;
            }
            let [near, far] = middle.ends;
            // Turned so that the second end is the one that is linked with the middle.
            let joins = |end: Candidate, link: &&StrongLink| {
                is_weak(link.ends[1], end) && middle.ends.iter().all(|it| !link.ends.contains(it))
            };
            let after: Vec<&StrongLink> = both_ways.iter().filter(|it| joins(far, it)).collect();
            for before in both_ways.iter().filter(|it| joins(near, it)) {
                for after in &after {
                    let ends = [before.ends[0], after.ends[0]];
                    if before.ends.iter().any(|it| after.ends.contains(it)) {
                        continue;
                    }
                    let Some(shape) = Shape::of([before, middle, after], ends) else { continue };
                    let eliminated = eliminated(context.state, ends);
                    if !eliminated.is_empty() && known.insert((shape, eliminated)) {
                        let links = [*before, *middle, after.turned()];
                        wings.push(Wing { shape, links, eliminated });
                    }
                }
            }
        }
        Wings(wings)
    }
}

/// What sees both of two candidates.
fn eliminated(state: &State, [one, other]: [Candidate; 2]) -> CandidateSet {
    // Most far ends are of two digits and in different cells.
    if one.digit != other.digit && one.cell != other.cell && !one.cell.sees(other.cell) {
        return CandidateSet::EMPTY;
    }
    one.peers() & other.peers() & *state.all_candidates()
}

/// Every wing of a shape, one for each set of eliminations.
pub(crate) fn find(
    context: &Context<'_>,
    shape: Shape,
    sink: &mut impl Sink<Chain>,
) -> ControlFlow<()> {
    let Wings(wings) = context.fact(());
    let mut found = Distinct::new(sink);
    for wing in wings.iter().filter(|wing| wing.shape == shape) {
        context.check()?;
        found.offer(wing.eliminated, || {
            let nodes = wing.links.iter().flat_map(|link| link.ends).map(Node::of).collect();
            Chain::of(nodes, false, wing.links.map(|link| link.rule))
        })?;
    }
    ControlFlow::Continue(())
}
