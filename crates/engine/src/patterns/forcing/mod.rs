//! Forcing: premises followed, by chains or by nets, to a contradiction or to what they have in
//! common.
//!
//! What follows from every premise is worked out once for a state, as sets of candidates
//! (`closure`); contradictions and common consequences can be read off these. Only what is reported
//! is told step by step.

mod closure;
mod look_ahead;
pub(crate) mod nested;
mod net;
mod tree;
mod verity;

use std::ops::ControlFlow;

use ergodoku_core::{Conclusion, Constraint, Contradiction, Literal, State};

use super::Pattern;
use super::assumption::Assumption;
use super::line::Line;
use crate::context::Context;
use crate::step::Step;
use crate::technique::{Found, Technique};
use crate::techniques as t;
pub(crate) use closure::{Closures, Reach};
use net::Net;
use tree::Tree;
pub use verity::Verity;
pub(crate) use verity::verities;

/// So many steps are compared, and the shortest reported first.
const COMPARED: usize = 8;

/// Every premise that leads to a contradiction: those whose falsity places a digit first, and short
/// lines first. What chains refute is no net.
pub(crate) fn contradictions(
    context: &Context<'_>,
    reach: Reach,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let closures = context.closures(reach);
    let [mut wrong, mut right] = closures.refuted;
    if reach == Reach::Net {
        let [by_chains, other_by_chains] = context.closures(Reach::Chain).refuted;
        (wrong, right) = (wrong - by_chains, right - other_by_chains);
    }
    let placing: Vec<Literal> = right.iter().map(Literal::negative).collect();
    let removing: Vec<Literal> = wrong.iter().map(Literal::positive).collect();
    for mut premises in [placing, removing] {
        if reach == Reach::Net {
            let start = Net::new(&closures.start);
            let effort = |premise: &Literal| match context.stop().is_over() || context.is_due() {
                true => 0,
                false => start.clone().effort(*premise),
            };
            premises.sort_by_cached_key(effort);
        }
        if context.is_contest() {
            // The best comes first, so that the others need not be told.
            premises.sort_by_key(|premise| premise.candidate().cell);
        }
        let wanted = premises.iter().take_while(|_| !context.is_due());
        let wanted = wanted.filter(|it| !context.is_outdone(&(!**it).as_conclusion()));
        let refuted = wanted.filter_map(|premise| refutation(context, reach, *premise));
        shortest_first(context, refuted, |it| it.line.steps.len(), &mut |assumption| {
            let conclusion = (!assumption.line.premise).as_conclusion();
            found(Pattern::Assumption(assumption), conclusion)
        })?;
    }
    ControlFlow::Continue(())
}

fn refutation(context: &Context<'_>, reach: Reach, premise: Literal) -> Option<Assumption> {
    match reach {
        Reach::Chain => {
            let tree = Tree::new(context.state, context.plain_links());
            let (line, rule) = tree.breaking(premise)?;
            let contradiction = match rule {
                Constraint::Cell(cell) => Contradiction::NoCandidate(cell),
                Constraint::House(house, digit) => Contradiction::NoPlace(house, digit),
            };
            Some(Assumption::new(context.state, line, contradiction))
        }
        Reach::Net => {
            let breaks = |now: &State| now.contradiction().is_some();
            let (line, end) = follow(context, premise, &|_| true, breaks)?;
            Some(Assumption::new(context.state, line, end.contradiction()?))
        }
    }
}

/// Follows a premise with singles and intersections, all that are `wanted` of a layer before the next,
/// so that the way is short; up to a state that `ends` it. None if there is no such state.
fn follow(
    context: &Context<'_>,
    premise: Literal,
    wanted: &dyn Fn(&Conclusion) -> bool,
    ends: impl Fn(&State) -> bool,
) -> Option<(Line, State)> {
    let mut line = Line::new(premise);
    let mut now = context.state.clone();
    now.apply_unchecked(&premise.as_conclusion());
    while !ends(&now) {
        let mut layer = layer(context, &now);
        layer.retain(|step| wanted(&step.conclusion));
        if layer.is_empty() {
            return None;
        }
        for step in layer {
            line.add(&mut now, step);
            if ends(&now) {
                break;
            }
        }
    }
    Some((line, now))
}

/// All singles and intersections of a state that a premise leads to.
fn layer(context: &Context<'_>, now: &State) -> Vec<Step> {
    const FOLLOWERS: [&Technique; 4] =
        [&t::NAKED_SINGLE, &t::HIDDEN_SINGLE, &t::POINTING, &t::CLAIMING];
    let mut steps = Vec::new();
    for technique in FOLLOWERS {
        let _ = technique.find(&context.under_assumption(now), &mut |step| {
            steps.push(step);
            ControlFlow::Continue(())
        });
    }
    steps
}

/// The line by which a premise comes to a conclusion about a single candidate.
pub(crate) fn reaching(
    context: &Context<'_>,
    reach: Reach,
    premise: Literal,
    conclusion: &Conclusion,
) -> Option<Line> {
    match reach {
        Reach::Chain => {
            let tree = Tree::new(context.state, context.plain_links());
            Some(tree.reaching(premise, conclusion))
        }
        Reach::Net => {
            let reached = |now: &State| match conclusion {
                Conclusion::Place(it) => now.placed(it.digit).contains(it.cell),
                Conclusion::Eliminate(gone) => gone.is_disjoint(&now.live()),
            };
            // A premise that breaks a rule may lead to the opposite as well: that way is not taken.
            let agrees = |step: &Conclusion| match (step, conclusion) {
                (Conclusion::Place(it), Conclusion::Place(goal)) => !it.excludes(*goal),
                (Conclusion::Eliminate(gone), Conclusion::Place(goal)) => !gone.contains(*goal),
                (Conclusion::Place(it), Conclusion::Eliminate(goal)) => !goal.contains(*it),
                (Conclusion::Eliminate(_), Conclusion::Eliminate(_)) => true,
            };
            let (line, _) = follow(context, premise, &agrees, reached)?;
            Some(line.concluding(context.state, conclusion))
        }
    }
}

/// Reports what an iterator builds: of the first few the shortest first, then the others as they come.
/// Where the best is wanted, all as they come: what is no better need not be built then.
fn shortest_first<T>(
    context: &Context<'_>,
    mut built: impl Iterator<Item = T>,
    length: impl Fn(&T) -> usize,
    report: &mut dyn FnMut(T) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let compared = if context.is_contest() { 0 } else { COMPARED };
    let mut compared: Vec<T> = built.by_ref().take(compared).collect();
    compared.sort_by_key(length);
    compared.into_iter().try_for_each(&mut *report)?;
    built.try_for_each(report)
}
