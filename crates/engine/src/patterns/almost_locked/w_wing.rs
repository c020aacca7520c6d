//! ALS-W-Wing: two almost locked sets joined by a strong link of one of their digits.

use std::ops::ControlFlow;

use ergodoku_core::{CandidateSet, CellSet, Constraint, Digit, DigitSet, House};

use super::network::Network;
use crate::context::Context;
use crate::patterns::chain::{Chain, Link, Node};
use crate::sink::{Distinct, Sink};
use crate::sort::sort_by_key;

/// Every ALS-W-Wing, those of small sets first. Of several with the same eliminations the first.
pub(crate) fn find(context: &Context<'_>, sink: &mut impl Sink<Chain>) -> ControlFlow<()> {
    let (state, network) = (context.state, context.network());
    let mut order: Vec<usize> = (0..network.sets.len()).collect();
    sort_by_key(&mut order, |set| network.sets[*set].als.cells.len());
    let mut found = Distinct::new(sink);
    for digit in Digit::ALL {
        for house in state.bilocal_houses(digit).iter() {
            context.check()?;
            let places = state.places(digit) & house.cells();
            // A set that the place sees loses the digit if the place has it.
            let loses = |place: CellSet| -> Vec<usize> {
                let is_seen = |set: &usize| {
                    let member = &network.sets[*set];
                    place.is_subset(member.sees(digit)) && member.als.cells.is_disjoint(places)
                };
                order.iter().copied().filter(is_seen).collect()
            };
            let mut each = places.iter().map(CellSet::only);
            let (Some(near), Some(far)) = (each.next(), each.next()) else { continue };
            let joint = Joint { network, digit, house, places: [near, far] };
            joint.each_pair(&loses(near), &loses(far), |sets, eliminated| {
                found.offer(eliminated, || joint.chain(sets, eliminated))
            })?;
        }
    }
    ControlFlow::Continue(())
}

/// A digit with two places in a house.
struct Joint<'a> {
    network: &'a Network,
    digit: Digit,
    house: House,
    places: [CellSet; 2],
}

impl Joint<'_> {
    /// Visits two sets without a common cell, one for each place, with what they eliminate of each other digit. Two
    /// bivalue cells are a W-Wing.
    fn each_pair(
        &self,
        near: &[usize],
        far: &[usize],
        mut visit: impl FnMut([usize; 2], CandidateSet) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for &one in near {
            for &other in far {
                let [first, last] = [one, other].map(|it| &self.network.sets[it].als);
                let shared = (first.digits & last.digits).without(self.digit);
                let cells = first.cells | last.cells;
                if cells.len() == 2 || !first.cells.is_disjoint(last.cells) {
                    continue;
                }
                for digit in shared.iter() {
                    let eliminated = self.network.eliminated(one, other, DigitSet::only(digit));
                    if !eliminated.is_empty() {
                        visit([one, other], eliminated)?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// From the eliminated digit in one set through the two places to the same digit in the other.
    fn chain(&self, [one, other]: [usize; 2], eliminated: CandidateSet) -> Chain {
        let end = eliminated.digits().first().expect("something is eliminated");
        let in_set = |set: usize, digit: Digit| Node::new(digit, self.network.places(set, digit));
        let [near, far] = self.places.map(|cells| Node::new(self.digit, cells));
        let nodes = vec![
            in_set(one, end),
            in_set(one, self.digit),
            near,
            far,
            in_set(other, self.digit),
            in_set(other, end),
        ];
        let strong = |set: usize| {
            let als = self.network.sets[set].als;
            match als.cells.single() {
                Some(cell) => Link::Rule(Constraint::Cell(cell)),
                None => Link::AlmostLocked(als),
            }
        };
        let by_house = Link::Rule(Constraint::House(self.house, self.digit));
        Chain::of(nodes, false, [strong(one), by_house, strong(other)])
    }
}
