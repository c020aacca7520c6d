//! Chains of strong links of one digit, with groups: so many strong links in houses, joined by weak ones.

use std::ops::ControlFlow;

use ergodoku_core::{CandidateSet, CellSet, Constraint, Digit};
use ergodoku_kernel::strong_links::{StrongLink, strong_links};

use super::chain::{Chain, Node};
use crate::context::Context;
use crate::sink::{Distinct, Sink};

/// Every chain or loop of `count` strong links, two of these only with a group. Of several with the same
/// eliminations the first.
pub(crate) fn find(
    context: &Context<'_>,
    count: usize,
    sink: &mut impl Sink<Chain>,
) -> ControlFlow<()> {
    let mut found = Distinct::new(sink);
    for digit in context.reducible_digits().iter() {
        let places = context.state.places(digit);
        let links = strong_links(places);
        let targets = context.template_eliminations(digit);
        let path = Vec::with_capacity(count);
        let mut search =
            LinkSearch { context, digit, count, links: &links, targets, path, found: &mut found };
        for (start, link) in links.iter().enumerate() {
            if !link.ends[0].peers.is_disjoint(targets) {
                search.extend(start)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// A search for the chains of a digit.
struct LinkSearch<'a, 's, S> {
    context: &'a Context<'a>,
    digit: Digit,
    count: usize,
    /// Each in both directions.
    links: &'a [StrongLink],
    /// All that any pattern of the digit can eliminate. Of a chain both ends see one of these; a loop has a weak link
    /// whose ends do, and is found from there.
    targets: CellSet,
    path: Vec<usize>,
    found: &'a mut Distinct<'s, S>,
}

impl<S: Sink<Chain>> LinkSearch<'_, '_, S> {
    fn extend(&mut self, link: usize) -> ControlFlow<()> {
        self.path.push(link);
        let from = &self.links[link];
        if self.path.len() == self.count {
            self.close()?;
        } else {
            self.context.check()?;
            for (next, to) in self.links.iter().enumerate() {
                let is_new = |&it: &usize| self.links[it].cells().is_disjoint(to.cells());
                if from.ends[1].is_weakly_linked(&to.ends[0])
                    && to.house != from.house
                    && self.path.iter().all(is_new)
                {
                    self.extend(next)?;
                }
            }
        }
        self.path.pop();
        ControlFlow::Continue(())
    }

    fn close(&mut self) -> ControlFlow<()> {
        let links = || self.path.iter().map(|&it| &self.links[it]);
        let [first, last] = [self.path[0], self.path[self.count - 1]];
        let ends = [self.links[first].ends[0], self.links[last].ends[1]];
        let is_named_otherwise = self.count == 2 && !links().any(StrongLink::is_grouped);
        if is_named_otherwise || (ends[0].peers & ends[1].peers).is_disjoint(self.targets) {
            return ControlFlow::Continue(());
        }
        let is_loop = ends[0].is_weakly_linked(&ends[1]);
        let nodes = links().flat_map(|link| link.ends);
        let nodes = nodes.map(|end| Node::new(self.digit, end.cells)).collect();
        let strong = links().map(|link| Constraint::House(link.house, self.digit));
        let chain = Chain::of(nodes, is_loop, strong);
        let eliminated: CandidateSet = chain.eliminations(self.context.state);
        self.found.offer(eliminated, || chain)
    }
}
