//! [`Stem`]: branches of which one is true, and the almost locked sets that may be the petal of each.

use std::ops::ControlFlow;

use ergodoku_core::{CandidateSet, CellSet, Digit};

use super::network::Network;
use super::{Als, Common};
use crate::context::Context;
use crate::sort::sort_by_key;

/// A branch of a stem, a digit in one of some cells, and the sets that may be its petal: they lose the digit if the branch is true.
#[derive(Clone)]
pub(super) struct Branch {
    pub(super) digit: Digit,
    pub(super) cells: CellSet,
    petals: Vec<usize>,
}

/// A stem's branches, those with few petals first.
pub(super) struct Stem<'a> {
    context: &'a Context<'a>,
    network: &'a Network,
    branches: Vec<Branch>,
}

impl Branch {
    /// The petals of a branch; with `pairs_only`, those that are bivalue cells.
    pub(super) fn new(network: &Network, digit: Digit, cells: CellSet, pairs_only: bool) -> Branch {
        let loses = |set: &usize| {
            let member = &network.sets[*set];
            cells.is_subset(member.sees(digit)) && (!pairs_only || member.als.cells.len() == 1)
        };
        let petals = (0..network.sets.len()).filter(loses).collect();
        Branch { digit, cells, petals }
    }

    /// Whether no set may be the petal.
    pub(super) fn has_no_petal(&self) -> bool {
        self.petals.is_empty()
    }
}

impl<'a> Stem<'a> {
    pub(super) fn new(context: &'a Context<'a>, mut branches: Vec<Branch>) -> Stem<'a> {
        sort_by_key(&mut branches, |branch| branch.petals.len());
        Stem { context, network: context.network(), branches }
    }

    /// Visits each choice of petals, one for each branch, with what they all eliminate. `chosen` are the petals so far,
    /// `eliminated` what these eliminate, `taken` the cells of the stem and of these.
    pub(super) fn each_choice(
        &self,
        chosen: &mut Vec<usize>,
        taken: CellSet,
        eliminated: CandidateSet,
        visit: &mut impl FnMut(&[usize], CandidateSet) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Some(branch) = self.branches.get(chosen.len()) else {
            return visit(chosen, eliminated);
        };
        self.context.check()?;
        let may_overlap = self.context.limits.als_overlap;
        for &petal in &branch.petals {
            let member = &self.network.sets[petal];
            let eliminated = eliminated & member.seen(member.als.digits.without(branch.digit));
            // One set may serve for several branches.
            let is_free =
                may_overlap || member.als.cells.is_disjoint(taken) || chosen.contains(&petal);
            if is_free && !eliminated.is_empty() {
                chosen.push(petal);
                self.each_choice(chosen, taken | member.als.cells, eliminated, visit)?;
                chosen.pop();
            }
        }
        ControlFlow::Continue(())
    }

    /// Each branch with its petal, and the digit that they have in common.
    pub(super) fn petals(&self, chosen: &[usize]) -> impl Iterator<Item = (&Branch, Common, Als)> {
        self.branches.iter().zip(chosen).map(|(branch, &set)| {
            let places = self.network.places(set, branch.digit) | branch.cells;
            (branch, Common::of(branch.digit, places), self.network.sets[set].als)
        })
    }
}
