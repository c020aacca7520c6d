//! Nets within nets: under a premise, other premises are followed and refuted.

use std::ops::ControlFlow;

use ergodoku_core::{Candidate, Literal, State};

use super::follow;
use super::net::Net;
use crate::context::Context;
use crate::patterns::Pattern;
use crate::patterns::assumption::Assumption;
use crate::patterns::line::Line;
use crate::position::Position;
use crate::sink::Sink;
use crate::step::Step;
use crate::techniques as t;

use super::closure::Reach;

/// Every candidate that a net refutes if it may refute others on the way; those in cells with few
/// candidates first. What nets refute alone is left to them.
pub(crate) fn contradictions(
    context: &Context<'_>,
    sink: &mut impl Sink<Assumption>,
) -> ControlFlow<()> {
    let state = context.state;
    let closures = context.closures(Reach::Net);
    let start = Net::new(&closures.start);
    let open = *state.all_candidates() - closures.refuted[0];
    let mut candidates: Vec<Candidate> = open.iter().collect();
    candidates.sort_by_key(|it| state.candidates(it.cell).len());
    for candidate in candidates {
        context.check()?;
        let premise = Literal::positive(candidate);
        let mut net = start.clone();
        if net.take(premise)
            && breaks(context, net)
            && let Some(assumption) = refutation(context, premise)
        {
            sink.offer(assumption, (!premise).as_conclusion())?;
        }
    }
    ControlFlow::Continue(())
}

/// Whether a rule breaks once all candidates that a net refutes are gone, again and again.
fn breaks(context: &Context<'_>, mut net: Net) -> bool {
    loop {
        let mut progress = false;
        let open = net.open();
        for candidate in open.iter() {
            if context.is_due() {
                return false;
            }
            if net.is_open(candidate) && !net.clone().take(Literal::positive(candidate)) {
                if !net.take(Literal::negative(candidate)) {
                    return true;
                }
                progress = true;
            }
        }
        if !progress {
            return false;
        }
    }
}

/// The line from a premise to a contradiction: all that singles and intersections find, then all that
/// nets refute, and so on.
fn refutation(context: &Context<'_>, premise: Literal) -> Option<Assumption> {
    let mut line = Line::new(premise);
    let mut now = context.position.clone();
    now.apply_unchecked(&premise.as_conclusion());
    loop {
        simple_steps(context, &mut line, &mut now);
        if let Some(contradiction) = now.state().contradiction() {
            return Some(Assumption::new(context.state, line, contradiction));
        }
        let refuted = context.under_assumption(&now).closures(Reach::Net).refuted[0];
        let before = line.steps.len();
        for candidate in refuted.iter().take_while(|_| !context.is_due()) {
            if !now.state().all_candidates().contains(candidate) {
                continue;
            }
            if let Some(step) = refuted_by_net(&context.under_assumption(&now), candidate) {
                line.add_at(&mut now, step);
            }
        }
        if line.steps.len() == before {
            return None;
        }
    }
}

/// Goes on with singles and intersections as far as they lead.
fn simple_steps(context: &Context<'_>, line: &mut Line, now: &mut Position) {
    while now.state().contradiction().is_none() {
        let layer = super::layer(context, now);
        if layer.is_empty() {
            return;
        }
        layer.into_iter().for_each(|step| line.add_at(now, step));
    }
}

/// A candidate that a net refutes in the inner state, as a step.
fn refuted_by_net(inner: &Context<'_>, candidate: Candidate) -> Option<Step> {
    let premise = Literal::positive(candidate);
    let (line, end) =
        follow(inner, premise, &|_| true, |now: &State| now.contradiction().is_some())?;
    let assumption = Assumption::new(inner.state, line, end.state().contradiction()?);
    Some(Step {
        technique: &t::FORCING_NET_CONTRADICTION,
        pattern: Pattern::Assumption(assumption),
        conclusion: (!premise).as_conclusion(),
    })
}
