//! Premises that lead to a contradiction.

use std::ops::ControlFlow;

use ergodoku_core::{Constraint, Contradiction, Literal, State};
use ergodoku_kernel::Net;

use super::closures::Propagation;
use super::lines::{follow, offer_shortest_first};
use super::tree::ImplicationTree;
use crate::context::Context;
use crate::patterns::assumption::Assumption;
use crate::sink::Sink;

/// Every premise that leads to a contradiction: those whose falsity places a digit first, and short
/// lines first. What chains refute is no net.
pub(crate) fn contradictions(
    context: &Context<'_>,
    propagation: Propagation,
    sink: &mut impl Sink<Assumption>,
) -> ControlFlow<()> {
    let closures = context.closures(propagation);
    let [mut wrong, mut right] = closures.refuted;
    if propagation == Propagation::Net {
        let [by_chains, other_by_chains] = context.closures(Propagation::Chain).refuted;
        (wrong, right) = (wrong - by_chains, right - other_by_chains);
    }
    let placing: Vec<Literal> = right.iter().map(Literal::negative).collect();
    let removing: Vec<Literal> = wrong.iter().map(Literal::positive).collect();
    for mut premises in [placing, removing] {
        // If only the best is wanted, its conclusion decides.
        if propagation == Propagation::Net && !sink.wants_best() {
            let start = Net::of(context.state);
            let effort = |premise: &Literal| match context.stop().is_over() || context.is_due() {
                true => 0,
                false => {
                    // How many digits are known when a rule breaks: about how long it takes to tell.
                    let mut net = start.clone();
                    let _ = net.assume(*premise);
                    net.settled().len()
                }
            };
            premises.sort_by_cached_key(effort);
        }
        let sources = premises.into_iter().map(|premise| (!premise, ())).collect();
        let refutation = |concluded: Literal, (): &()| refutation(context, propagation, !concluded);
        let length = |it: &Assumption| it.line.steps.len();
        offer_shortest_first(context, sources, refutation, length, sink)?;
    }
    ControlFlow::Continue(())
}

fn refutation(
    context: &Context<'_>,
    propagation: Propagation,
    premise: Literal,
) -> Option<Assumption> {
    match propagation {
        Propagation::Chain => {
            let tree = ImplicationTree::new(context.state, context.plain_links(), premise);
            let (line, rule) = tree.breaking()?;
            let contradiction = match rule {
                Constraint::Cell(cell) => Contradiction::NoCandidate(cell),
                Constraint::House(house, digit) => Contradiction::NoPlace(house, digit),
            };
            Some(Assumption::new(context.state, line, contradiction))
        }
        Propagation::Net => {
            let breaks = |now: &State| now.contradiction().is_some();
            let (line, end) = follow(context, premise, &|_| true, breaks)?;
            Some(Assumption::new(context.state, line, end.state().contradiction()?))
        }
    }
}
