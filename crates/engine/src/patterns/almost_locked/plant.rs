//! [`Plant`]: a stem of which one branch is true, and the almost locked sets that may be the petal of each branch.

use std::ops::ControlFlow;

use ergodoku_core::{CandidateSet, CellSet, Digit};

use super::network::Network;
use super::{Als, Common};
use crate::context::Context;
use crate::sort::sort_by_key;

/// A branch of a stem, a digit in one of some cells, and the sets that may be its petal: they lose the digit if the branch is true.
pub(super) struct Bed {
    pub(super) digit: Digit,
    pub(super) cells: CellSet,
    petals: Vec<usize>,
}

/// A stem's branches, those with few petals first.
pub(super) struct Plant<'a> {
    context: &'a Context<'a>,
    network: &'a Network,
    beds: Vec<Bed>,
}

impl Bed {
    /// The petals of a branch; with `pairs_only`, those that are bivalue cells.
    pub(super) fn new(network: &Network, digit: Digit, cells: CellSet, pairs_only: bool) -> Bed {
        let loses = |set: &usize| {
            let member = &network.sets[*set];
            cells.is_subset(member.sees(digit)) && (!pairs_only || member.als.cells.len() == 1)
        };
        let petals = (0..network.sets.len()).filter(loses).collect();
        Bed { digit, cells, petals }
    }

    /// Whether no set may be the petal.
    pub(super) fn is_bare(&self) -> bool {
        self.petals.is_empty()
    }
}

impl<'a> Plant<'a> {
    pub(super) fn new(context: &'a Context<'a>, mut beds: Vec<Bed>) -> Plant<'a> {
        sort_by_key(&mut beds, |bed| bed.petals.len());
        Plant { context, network: context.network(), beds }
    }

    /// Visits each choice of petals, one for each branch, with what they all eliminate. `grown` are the petals so far,
    /// `eliminated` what these eliminate, `taken` the cells of the stem and of these.
    pub(super) fn grow(
        &self,
        grown: &mut Vec<usize>,
        taken: CellSet,
        eliminated: CandidateSet,
        visit: &mut impl FnMut(&[usize], CandidateSet) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Some(bed) = self.beds.get(grown.len()) else {
            return visit(grown, eliminated);
        };
        self.context.check()?;
        let may_overlap = self.context.limits.als_overlap;
        for &petal in &bed.petals {
            let member = &self.network.sets[petal];
            let eliminated = eliminated & member.seen(member.als.digits.without(bed.digit));
            // One set may serve for several branches.
            let is_free =
                may_overlap || member.als.cells.is_disjoint(taken) || grown.contains(&petal);
            if is_free && !eliminated.is_empty() {
                grown.push(petal);
                self.grow(grown, taken | member.als.cells, eliminated, visit)?;
                grown.pop();
            }
        }
        ControlFlow::Continue(())
    }

    /// Each branch with its petal, and the digit that they have in common.
    pub(super) fn petals(&self, grown: &[usize]) -> impl Iterator<Item = (&Bed, Common, Als)> {
        self.beds.iter().zip(grown).map(|(bed, &set)| {
            let places = self.network.places(set, bed.digit) | bed.cells;
            (bed, Common::of(bed.digit, places), self.network.sets[set].als)
        })
    }
}
