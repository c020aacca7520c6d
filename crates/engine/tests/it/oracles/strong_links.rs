//! Chains of strong links of one digit, with groups, one by one.

use std::collections::BTreeSet;

use ergodoku_core::{CandidateSet, CellSet, Digit, House, State};
use ergodoku_engine::{Technique, techniques as t};

use crate::oracles::judge::{gone, judge, seeing_all, subsets};
use crate::oracles::states;

/// The two parts, each a cell or within a line and a box, of a digit's places in a house.
fn strong(state: &State, digit: Digit) -> Vec<(House, CellSet, CellSet)> {
    let mut all = Vec::new();
    for house in House::all() {
        let places = state.places(digit) & house.cells();
        let is_part = |cells: CellSet| {
            let houses = cells.common_houses();
            // Cells of a line and a box lie in two houses.
            cells.len() == 1 || houses.len() == 2 && houses.iter().any(|it| it.index() >= 18)
        };
        let is_whole_part = places.len() > 2 && is_part(places);
        for one in subsets(places) {
            let other = places - one;
            let splits = !other.is_empty() && is_part(one) && is_part(other);
            if splits && !is_whole_part {
                all.push((house, one, other));
            }
        }
    }
    all
}

fn share_a_house(one: CellSet, other: CellSet) -> bool {
    one.is_disjoint(other) && !(one | other).common_houses().is_empty()
}

fn chains(state: &State, count: usize) -> BTreeSet<CandidateSet> {
    let mut all = BTreeSet::new();
    for digit in Digit::ALL {
        let links = strong(state, digit);
        for start in 0..links.len() {
            extend(state, digit, &links, count, &mut vec![start], &mut all);
        }
    }
    all.remove(&CandidateSet::EMPTY);
    all
}

fn extend(
    state: &State,
    digit: Digit,
    links: &[(House, CellSet, CellSet)],
    count: usize,
    path: &mut Vec<usize>,
    all: &mut BTreeSet<CandidateSet>,
) {
    let last = links[path[path.len() - 1]];
    if path.len() < count {
        for (next, to) in links.iter().enumerate() {
            let is_new = |it: &usize| (links[*it].1 | links[*it].2).is_disjoint(to.1 | to.2);
            if to.0 != last.0 && share_a_house(last.2, to.1) && path.iter().all(is_new) {
                path.push(next);
                extend(state, digit, links, count, path, all);
                path.pop();
            }
        }
        return;
    }
    let is_grouped = |it: &usize| links[*it].1.len() > 1 || links[*it].2.len() > 1;
    if count == 2 && !path.iter().any(is_grouped) {
        return;
    }
    let between = |one: CellSet, other: CellSet| seeing_all(one | other) & state.places(digit);
    let first = links[path[0]].1;
    let mut cells = between(first, last.2);
    if share_a_house(first, last.2) {
        // A loop is a step only where its closing link, at some turn of it, eliminates; all of its links count then.
        for pair in path.windows(2) {
            cells |= between(links[pair[0]].2, links[pair[1]].1);
        }
    }
    all.insert(CandidateSet::of(digit, cells));
}

#[test]
fn strong_links_in_a_row_are_all_that_definitions_allow() {
    const COUNTS: [(&Technique, usize, usize, usize); 5] = [
        (&t::GROUPED_TURBOT_FISH, 2, 1, 100),
        (&t::THREE_STRONG_LINKS, 3, 3, 50),
        (&t::FOUR_STRONG_LINKS, 4, 9, 5),
        (&t::FIVE_STRONG_LINKS, 5, 15, 1),
        (&t::SIX_STRONG_LINKS, 6, 25, 0),
    ];
    for (technique, count, every, least) in COUNTS {
        judge(technique, states::one_in(every), least, gone, |state| chains(state, count));
    }
}
