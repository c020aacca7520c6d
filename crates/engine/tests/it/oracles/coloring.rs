//! Simple and multi colors.

use std::collections::BTreeSet;

use ergodoku_core::{CandidateSet, Cell, CellSet, Digit, State};
use ergodoku_engine::techniques as t;

use crate::oracles::judge::{gone, judge, seeing_any, strong_links};
use crate::oracles::states;

/// The clusters of a digit: from each place along strong links, the places an even and an odd number of
/// links away.
fn clusters(state: &State, digit: Digit) -> BTreeSet<[CellSet; 2]> {
    let links = strong_links(state, digit);
    let mut clusters = BTreeSet::new();
    for (_, [start, _]) in &links {
        let mut colors = [CellSet::only(*start), CellSet::EMPTY];
        let mut before = [CellSet::EMPTY; 2];
        while colors != before {
            before = colors;
            for (_, [one, other]) in &links {
                color_across(&mut colors, *one, *other);
                color_across(&mut colors, *other, *one);
            }
        }
        colors.sort();
        clusters.insert(colors);
    }
    clusters
}

/// Gives the end of a strong link the colours that its start does not have.
fn color_across(colors: &mut [CellSet; 2], start: Cell, end: Cell) {
    for color in [0, 1] {
        if colors[color].contains(start) {
            colors[1 - color].insert(end);
        }
    }
}

/// Whether a cell of the one sees a cell of the other.
fn meet(one: CellSet, other: CellSet) -> bool {
    !seeing_any(one).is_disjoint(other)
}

/// What a rule makes of the clusters of each digit.
fn by_rule(
    state: &State,
    rule: impl Fn(CellSet, &BTreeSet<[CellSet; 2]>) -> Vec<CellSet>,
) -> BTreeSet<CandidateSet> {
    let mut all = BTreeSet::new();
    for digit in Digit::ALL {
        let gone = rule(state.places(digit), &clusters(state, digit)).into_iter();
        all.extend(gone.filter(|it| !it.is_empty()).map(|cells| CandidateSet::of(digit, cells)));
    }
    all
}

fn traps(state: &State) -> BTreeSet<CandidateSet> {
    by_rule(state, |places, clusters| {
        let trapped =
            |[a, b]: &[CellSet; 2]| (places & seeing_any(*a) & seeing_any(*b)) - (*a | *b);
        clusters.iter().map(trapped).collect()
    })
}

fn wraps(state: &State) -> BTreeSet<CandidateSet> {
    by_rule(state, |_, clusters| {
        clusters.iter().flatten().copied().filter(|color| meet(*color, *color)).collect()
    })
}

/// Of any two clusters, all that goes: for each colour of one that sees one of the other, what sees both
/// of the remaining two.
fn multi_1(state: &State) -> BTreeSet<CandidateSet> {
    by_rule(state, |places, clusters| {
        let mut all = Vec::new();
        for one in clusters {
            for other in clusters.iter().filter(|it| *it > one) {
                let mut gone = CellSet::EMPTY;
                for (b, c) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
                    if meet(one[b], other[c]) {
                        gone |= places & seeing_any(one[1 - b]) & seeing_any(other[1 - c]);
                    }
                }
                all.push(gone);
            }
        }
        all
    })
}

fn multi_2(state: &State) -> BTreeSet<CandidateSet> {
    by_rule(state, |_, clusters| {
        let mut all = Vec::new();
        for one in clusters {
            for other in clusters.iter().filter(|it| *it != one) {
                let false_ones =
                    one.iter().filter(|color| meet(**color, other[0]) && meet(**color, other[1]));
                all.extend(false_ones);
            }
        }
        all
    })
}

#[test]
fn colors_rule_out_all_that_their_rules_say() {
    judge(&t::SIMPLE_COLORS_TRAP, states::all(), 200, gone, traps);
    judge(&t::SIMPLE_COLORS_WRAP, states::all(), 20, gone, wraps);
    judge(&t::MULTI_COLORS_1, states::all(), 100, gone, multi_1);
    judge(&t::MULTI_COLORS_2, states::all(), 20, gone, multi_2);
}
