//! 3D Medusa.

use std::collections::BTreeSet;

use ergodoku_core::{Candidate, CandidateSet, Constraint, State};
use ergodoku_engine::techniques as t;

use crate::oracles::judge::{gone, judge};
use crate::oracles::states;

/// The pairs of candidates that are the only ones of a cell, or of a digit in a house.
fn strong_links(state: &State) -> Vec<[Candidate; 2]> {
    let pair = |rule: Constraint| {
        let left: Vec<Candidate> = candidates_of(state, rule).iter().collect();
        left.try_into().ok()
    };
    Constraint::all().filter_map(pair).collect()
}

fn candidates_of(state: &State, rule: Constraint) -> CandidateSet {
    *state.all_candidates() & rule.members()
}

/// The clusters with two digits or more: what is an even and an odd number of links away from a candidate.
fn clusters(state: &State) -> BTreeSet<[CandidateSet; 2]> {
    let links = strong_links(state);
    let mut clusters = BTreeSet::new();
    for [start, _] in &links {
        let mut colors = [CandidateSet::only(*start), CandidateSet::EMPTY];
        loop {
            let before = colors;
            let both_ways = links.iter().flat_map(|&[one, other]| [(one, other), (other, one)]);
            for (near, far) in both_ways {
                for color in [0, 1].into_iter().filter(|&it| before[it].contains(near)) {
                    colors[1 - color].insert(far);
                }
            }
            if colors == before {
                break;
            }
        }
        let several = (colors[0] | colors[1]).digits().len() > 1;
        if several && colors[0].is_disjoint(&colors[1]) {
            colors.sort();
            clusters.insert(colors);
        }
    }
    clusters
}

fn sees(candidate: Candidate, color: CandidateSet) -> bool {
    color.iter().any(|it| it.excludes(candidate))
}

fn is_twice_somewhere(color: CandidateSet) -> bool {
    color.iter().any(|it| sees(it, color))
}

fn leaves_something_empty(state: &State, color: CandidateSet) -> bool {
    Constraint::all().any(|rule| {
        let left = candidates_of(state, rule);
        !left.is_empty() && left.iter().all(|it| sees(it, color))
    })
}

fn traps(state: &State) -> BTreeSet<CandidateSet> {
    let trapped = |[a, b]: [CandidateSet; 2]| {
        let mut gone = CandidateSet::EMPTY;
        for candidate in state.all_candidates().iter() {
            let is_outside = !a.contains(candidate) && !b.contains(candidate);
            if is_outside && sees(candidate, a) && sees(candidate, b) {
                gone.insert(candidate);
            }
        }
        gone
    };
    clusters(state).into_iter().map(trapped).filter(|it| !it.is_empty()).collect()
}

fn wraps(state: &State) -> BTreeSet<CandidateSet> {
    clusters(state).into_iter().flatten().filter(|it| is_twice_somewhere(*it)).collect()
}

fn empty(state: &State) -> BTreeSet<CandidateSet> {
    let colors = clusters(state).into_iter().flatten();
    let once = colors.filter(|it| !is_twice_somewhere(*it));
    once.filter(|it| leaves_something_empty(state, *it)).collect()
}

#[test]
fn medusa_rules_out_all_that_its_rules_say() {
    judge(&t::MEDUSA_TRAP, states::all(), 200, gone, traps);
    judge(&t::MEDUSA_WRAP, states::all(), 20, gone, wraps);
    judge(&t::MEDUSA_EMPTY, states::all(), 20, gone, empty);
}
