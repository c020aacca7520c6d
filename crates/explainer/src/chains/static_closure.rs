//! What follows from candidates by single links, from all at once.

use ergodoku_core::Each as _;
use ergodoku_core::Stop;
use ergodoku_kernel::closure::Closure;
use ergodoku_kernel::graph::Graph;

use super::links::{Links, Which, with_width};
use super::propagation::Propagation;
use super::starts::{Start, conclude, each_start, refute};
use super::{Literal, Mode, code_of, literal};
use crate::grid::{Planes, is_empty, split};

/// The literals that lead to their own opposites, in the order of their candidates, true ones first. `on` has
/// the candidates that are true if one of this number is.
pub(super) fn self_refuting<'a, const W: usize>(
    state: &Propagation,
    links: &Links<W>,
    on: impl Fn(usize) -> &'a [u64],
) -> impl Iterator<Item = Literal> {
    let codes = links.codes.iter().copied().enumerate();
    let assumed = codes.filter(|(_, it)| state.cells[split(*it).0].count_ones() >= 2);
    assumed.flat_map(move |(number, it)| {
        let contains = |set: &[u64], it: usize| set[it / 64] >> (it % 64) & 1 == 1;
        let row = on(number).iter().zip(links.weak(number));
        let is_refuted = row.fold(0, |any, (on, excluded)| any | on & excluded) != 0;
        let mut partners = links.partners(number, Which::ALL);
        let is_forced = partners.any(|partner| contains(on(partner), number));
        let refuted = is_refuted.then(|| literal(it, true));
        refuted.into_iter().chain(is_forced.then(|| literal(it, false)))
    })
}

/// What static chains eliminate: those that refute a literal; and if there are none and `multiple`, those
/// from cells and houses.
pub(super) fn by_static_chains(state: &Propagation, multiple: bool) -> [Planes; 2] {
    with_width!(state, eliminations(state, multiple))
}

fn eliminations<const W: usize>(state: &Propagation, multiple: bool) -> [Planes; 2] {
    let [mut refuted, mut common] = [[0; 9]; 2];
    let links = Links::<W>::new(state);
    let never = Stop::never();
    let closure = Closure::linked(&links, &never).complete(&links, &never);
    self_refuting(state, &links, |it| closure.on(it))
        .for_each(|it| refute(&mut refuted, state, it));
    if multiple && is_empty(&refuted) {
        each_common(state, &links, &closure, |_, it| conclude(&mut common, state, &it));
    }
    [refuted, common]
}

/// Visits the starts from which static chains can be found, each with what they lead to: false, true.
pub(super) fn each_static_start(state: &Propagation, visit: impl FnMut(Start, [Planes; 2])) {
    with_width!(state, each_start_of(state, visit));
}

fn each_start_of<const W: usize>(state: &Propagation, visit: impl FnMut(Start, [Planes; 2])) {
    let links = Links::<W>::new(state);
    let never = Stop::never();
    let closure = Closure::linked(&links, &never).complete(&links, &never);
    each_common(state, &links, &closure, visit);
}

fn each_common<const W: usize>(
    state: &Propagation,
    links: &Links<W>,
    closure: &Closure<[u64; W]>,
    mut visit: impl FnMut(Start, [Planes; 2]),
) {
    each_start(state, Mode::MULTIPLE, |start| {
        let branches = start.branches(state).map(|it| links.number(code_of(it)));
        let [on, off] = closure.common(branches);
        let common = [off, on].each(|set| {
            let mut planes = [0; 9];
            for number in set.iter() {
                let (cell, v) = split(links.codes[number]);
                planes[v] |= 1 << cell;
            }
            planes
        });
        if !is_empty(&common[0]) || !is_empty(&common[1]) {
            visit(start, common);
        }
    });
}
