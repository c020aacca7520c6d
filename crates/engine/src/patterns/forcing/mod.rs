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

use super::assumption::Assumption;
use super::line::Line;
use crate::context::Context;
use crate::position::Position;
use crate::sink::Sink;
use crate::step::Step;
use crate::technique::Technique;
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
    sink: &mut impl Sink<Assumption>,
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
        let sources =
            premises.into_iter().map(|premise| ((!premise).as_conclusion(), premise)).collect();
        let refutation = |_: &Conclusion, premise: &Literal| refutation(context, reach, *premise);
        let length = |it: &Assumption| it.line.steps.len();
        offer_shortest_first(context, sources, refutation, length, sink)?;
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
            Some(Assumption::new(context.state, line, end.state().contradiction()?))
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
) -> Option<(Line, Position)> {
    let mut line = Line::new(premise);
    let mut now = context.position.clone();
    now.apply_unchecked(&premise.as_conclusion());
    while !ends(now.state()) {
        let mut layer = layer(context, &now);
        layer.retain(|step| wanted(&step.conclusion));
        if layer.is_empty() {
            return None;
        }
        for step in layer {
            line.add_at(&mut now, step);
            if ends(now.state()) {
                break;
            }
        }
    }
    Some((line, now))
}

/// All singles and intersections of a position that a premise leads to.
fn layer(context: &Context<'_>, now: &Position) -> Vec<Step> {
    const FOLLOWERS: [&Technique; 4] =
        [&t::NAKED_SINGLE, &t::HIDDEN_SINGLE, &t::POINTING, &t::CLAIMING];
    let mut steps = Vec::new();
    for technique in FOLLOWERS {
        let _ = technique.each(&context.under_assumption(now), &mut |step| {
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

/// Offers what `build` makes of each conclusion and its source: the shortest of the first few first, then
/// the others as they come. If only the best is wanted, the best conclusion comes first, so that the others
/// need not be built.
fn offer_shortest_first<S, P>(
    context: &Context<'_>,
    mut sources: Vec<(Conclusion, S)>,
    build: impl Fn(&Conclusion, &S) -> Option<P>,
    length: impl Fn(&P) -> usize,
    sink: &mut impl Sink<P>,
) -> ControlFlow<()> {
    sources.sort_by_cached_key(|(conclusion, _)| sink.rank(conclusion));
    let mut sources = sources.iter().take_while(|_| !context.is_due());
    if !sink.wants_best() {
        let built = sources
            .by_ref()
            .filter_map(|(conclusion, from)| Some((build(conclusion, from)?, *conclusion)));
        let mut first: Vec<(P, Conclusion)> = built.take(COMPARED).collect();
        first.sort_by_key(|(pattern, _)| length(pattern));
        first.into_iter().try_for_each(|(pattern, conclusion)| sink.offer(pattern, conclusion))?;
    }
    for (conclusion, from) in sources {
        if sink.wants(conclusion)
            && let Some(pattern) = build(conclusion, from)
        {
            sink.offer(pattern, *conclusion)?;
        }
    }
    ControlFlow::Continue(())
}
