//! The lines of inferences from premises to what they lead to.

use std::ops::ControlFlow;

use ergodoku_core::{Conclusion, Literal, State};

use super::closures::Propagation;
use super::tree::ImplicationTree;
use crate::context::Context;
use crate::patterns::inference::Inference;
use crate::patterns::inference_line::InferenceLine;
use crate::patterns::{intersection, single};
use crate::position::Position;
use crate::sink::Sink;
use crate::sort::sort_by_key;

/// How many patterns are compared, of which the shortest is offered first.
const COMPARED: usize = 8;

/// Follows a premise with singles and intersections, all that are `wanted` of a layer before the next,
/// so that the way is short; up to a state that `ends` it. None if there is no such state.
pub(super) fn follow(
    context: &Context<'_>,
    premise: Literal,
    wanted: &dyn Fn(&Conclusion) -> bool,
    ends: impl Fn(&State) -> bool,
) -> Option<(InferenceLine, Position)> {
    let mut line = InferenceLine::new(premise);
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

/// All singles and intersections of a position that a premise leads to; none if the search is given up.
pub(super) fn layer(context: &Context<'_>, now: &Position) -> Vec<Inference> {
    let inner = &context.under_assumption(now);
    let (mut singles, mut intersections) = (Vec::new(), Vec::new());
    if !context.is_due() {
        // These sinks never break off.
        let _ = single::in_cells(inner, &mut singles);
        let _ = single::in_houses(inner, &mut singles);
        let _ = intersection::pointing(inner, &mut intersections);
        let _ = intersection::claiming(inner, &mut intersections);
    }
    let singles = singles.into_iter().map(|(single, _)| Inference::single(single));
    let intersections = intersections.into_iter();
    singles
        .chain(intersections.map(|(it, eliminated)| Inference::intersection(it, eliminated)))
        .collect()
}

/// The line by which a premise comes to a conclusion about a single candidate.
pub(crate) fn line_to(
    context: &Context<'_>,
    propagation: Propagation,
    premise: Literal,
    conclusion: &Conclusion,
) -> Option<InferenceLine> {
    match propagation {
        Propagation::Chain => {
            let tree = ImplicationTree::new(context.state, context.plain_links(), premise);
            Some(tree.line_to(conclusion))
        }
        Propagation::Net => {
            let reached = |now: &State| match conclusion {
                Conclusion::Place(it) => now.placed(it.digit).contains(it.cell),
                Conclusion::Eliminate(eliminated) => eliminated.is_disjoint(&now.live()),
            };
            // A premise that breaks a rule may lead to the opposite as well: that way is not taken.
            let agrees = |step: &Conclusion| match (step, conclusion) {
                (Conclusion::Place(it), Conclusion::Place(goal)) => !it.excludes(*goal),
                (Conclusion::Eliminate(eliminated), Conclusion::Place(goal)) => {
                    !eliminated.contains(*goal)
                }
                (Conclusion::Place(it), Conclusion::Eliminate(goal)) => !goal.contains(*it),
                (Conclusion::Eliminate(_), Conclusion::Eliminate(_)) => true,
            };
            let (line, _) = follow(context, premise, &agrees, reached)?;
            Some(line.concluding(context.state, conclusion))
        }
    }
}

/// Offers what `build` makes of each literal concluded and its source: the shortest of the first few first, then
/// the others as they come. If only the best is wanted, the best conclusion comes first, so that the others
/// need not be built.
pub(crate) fn offer_shortest_first<S, P>(
    context: &Context<'_>,
    mut sources: Vec<(Literal, S)>,
    build: impl Fn(Literal, &S) -> Option<P>,
    length: impl Fn(&P) -> usize,
    sink: &mut impl Sink<P>,
) -> ControlFlow<()> {
    if sink.wants_best() {
        sources.sort_by_cached_key(|(concluded, _)| sink.rank(&concluded.as_conclusion()));
    }
    let mut sources = sources.iter().take_while(|_| !context.is_due());
    if !sink.wants_best() {
        let build = |(concluded, from): &(Literal, S)| Some((build(*concluded, from)?, *concluded));
        let mut first: Vec<(P, Literal)> =
            sources.by_ref().filter_map(build).take(COMPARED).collect();
        sort_by_key(&mut first, |(pattern, _)| length(pattern));
        for (pattern, concluded) in first {
            sink.offer(pattern, concluded.as_conclusion())?;
        }
    }
    for (concluded, from) in sources {
        let conclusion = concluded.as_conclusion();
        if sink.wants(&conclusion)
            && let Some(pattern) = build(*concluded, from)
        {
            sink.offer(pattern, conclusion)?;
        }
    }
    ControlFlow::Continue(())
}
