//! Forcing chains and cycles: X-cycles and Y-cycles (6.5 and more), X-chains (6.6 and more), XY-cycles
//! and XY-chains (7.0 and more).
//!
//! The rules make three passes over all candidates: with links of single digits, with links of bivalue
//! cells (cycles only), with both; for each candidate cycles come before the chain from it true and
//! the chain from it false. Of equally good hints the first in this order is taken.
//!
//! A candidate that a cycle of `n` literals eliminates leads round the cycle to its opposite by the same
//! links, in a chain of up to `n + 2` literals: the lengths of chains tell which cycles there can be.

use ergodoku_core::Each as _;
use std::cmp::Ordering;

use ergodoku_core::Stop;
use ergodoku_kernel::closure::directed;

use super::links::{Links, Which, with_width};
use super::loop_search::{Bound, LONGEST, LayerMemory, LoopSearch, OrderedHint, X, XY, Y, longest};
use super::propagation::Propagation;
use super::static_closure::self_refuting;
use super::{ChainHint, Literal};
use crate::grid::{Grid, Planes};
use crate::length;

/// The best hint.
pub(crate) fn best(grid: &Grid) -> Option<ChainHint> {
    let state = Propagation::new(grid);
    with_width!(state, best_of(grid, &state))
}

/// The hints that eliminate something that no better one does, the best first.
pub(super) fn all(grid: &Grid) -> Vec<ChainHint> {
    let state = Propagation::new(grid);
    with_width!(state, all_of(grid, &state))
}

/// The literals that lead to their opposites, and the three passes, X, Y and XY; none if there are no such
/// literals.
fn passes<'a, const W: usize>(
    grid: &'a Grid,
    state: &Propagation,
    links: &'a Links<W>,
) -> Option<(Vec<Literal>, [LoopSearch<'a, W>; 3])> {
    let next = links.next(Which::ALL);
    let on = directed(&next, 0..links.codes.len(), &Stop::never());
    let sources: Vec<Literal> = self_refuting(state, links, |it| on.row(it)).collect();
    if sources.is_empty() {
        return None;
    }
    let [x, y] = [X, Y].each(|pass| LoopSearch::new(grid, pass, links, links.next(pass.links)));
    Some((sources, [x, y, LoopSearch::new(grid, XY, links, next)]))
}

fn best_of<const W: usize>(grid: &Grid, state: &Propagation) -> Option<ChainHint> {
    let links = Links::<W>::new(state);
    let (sources, passes) = passes(grid, state, &links)?;
    let mut memory = LayerMemory::new(&links);
    let mut best: Option<OrderedHint> = None;
    let mut offer = |it: OrderedHint| -> Bound {
        if best.as_ref().is_none_or(|known| it.key() < known.key()) {
            best = Some(it);
        }
        best.as_ref().map_or((f64::MAX, LONGEST), OrderedHint::bound)
    };
    let mut bound = (f64::MAX, LONGEST);
    for search in &passes {
        let Some(base) = search.pass.chain else { continue };
        let mut most = longest(base, bound);
        let mut shortest = None;
        for &source in &sources {
            if let Some(length) = search.shortest(source, most, &mut memory) {
                most = length - 2;
                shortest = Some(source);
            }
        }
        if let Some(found) = shortest.and_then(|it| search.chain(it, most + 2, &mut memory)) {
            bound = offer(found);
        }
    }
    for search in &passes {
        let known = bound;
        let bounds = sources.iter().map(|&source| (source, known));
        search.cycles(bounds, &mut memory, &mut |it| bound = offer(it));
    }
    best.map(|it| it.hint)
}

fn all_of<const W: usize>(grid: &Grid, state: &Propagation) -> Vec<ChainHint> {
    let links = Links::<W>::new(state);
    let Some((sources, passes)) = passes(grid, state, &links) else { return Vec::new() };
    let [x, _, xy] = &passes;
    let mut memory = LayerMemory::new(&links);
    let mut found: Vec<OrderedHint> = Vec::new();
    let mut bounds: Vec<(Literal, Bound)> = Vec::new();
    for source in sources {
        let mut bound = (f64::MAX, LONGEST);
        let mut shorter = None;
        if let Some(length) = xy.shortest(source, LONGEST, &mut memory) {
            bound = (length::rating(7.0, length), length);
            shorter = Some(xy);
        }
        if x.shortest(source, longest(6.6, bound), &mut memory).is_some() {
            shorter = Some(x);
        }
        if let Some(it) = shorter.and_then(|it| it.chain(source, LONGEST, &mut memory)) {
            bounds.push((source, it.bound()));
            found.push(it);
        }
    }
    for search in &passes {
        search.cycles(bounds.iter().copied(), &mut memory, &mut |it| found.push(it));
    }
    found.sort_by(|a, b| a.key().partial_cmp(&b.key()).unwrap_or(Ordering::Equal));
    let mut eliminated: Planes = [0; 9];
    found.retain(|it| {
        let more = it.hint.eliminated;
        let is_new = (0..9).any(|v| more[v] & !eliminated[v] != 0);
        (0..9).for_each(|v| eliminated[v] |= more[v]);
        is_new
    });
    found.into_iter().map(|it| it.hint).collect()
}
