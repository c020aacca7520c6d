//! X-Colors and GEM.

use std::collections::BTreeSet;

use ergodoku_core::{Candidate, CandidateSet, Constraint, Digit, House, State};
use ergodoku_engine::techniques as t;

use crate::oracles::judge::{gone, judge};
use crate::oracles::states;

/// The rules with two candidates or more, and these.
fn open_rules(state: &State, rules: impl Iterator<Item = Constraint>) -> Vec<CandidateSet> {
    let left = rules.map(|it| *state.all_candidates() & it.members());
    left.filter(|left| left.len() > 1).collect()
}

fn of_digit(digit: Digit) -> impl Iterator<Item = Constraint> {
    House::all().map(move |house| Constraint::House(house, digit))
}

/// What an even and an odd number of rules of two candidates lead to, from each candidate.
fn clusters(rules: &[CandidateSet]) -> BTreeSet<[CandidateSet; 2]> {
    let members = rules.iter().map(|it| it.iter().collect::<Vec<Candidate>>());
    let pairs: Vec<Vec<Candidate>> = members.filter(|it| it.len() == 2).collect();
    let mut clusters = BTreeSet::new();
    for start in pairs.iter().flatten() {
        let mut colors = [CandidateSet::only(*start), CandidateSet::EMPTY];
        loop {
            let before = colors;
            for pair in &pairs {
                for (near, far) in [(pair[0], pair[1]), (pair[1], pair[0])] {
                    for color in [0, 1].into_iter().filter(|&it| before[it].contains(near)) {
                        colors[1 - color].insert(far);
                    }
                }
            }
            if colors == before {
                break;
            }
        }
        if colors[0].is_disjoint(&colors[1]) {
            colors.sort();
            clusters.insert(colors);
        }
    }
    clusters
}

/// What sees a candidate of a side.
fn seen_by(side: &CandidateSet) -> CandidateSet {
    side.iter().fold(CandidateSet::EMPTY, |all, it| all | it.peers())
}

fn is_twice_somewhere(side: &CandidateSet) -> bool {
    !side.is_disjoint(&seen_by(side))
}

fn is_broken(side: &CandidateSet, seen: &CandidateSet, rules: &[CandidateSet]) -> bool {
    !side.is_disjoint(seen) || rules.iter().any(|rule| rule.is_subset(seen))
}

/// Whatever follows from a colour; none if that breaks a rule.
fn follow(color: &CandidateSet, rules: &[CandidateSet]) -> Option<CandidateSet> {
    let (mut side, mut seen) = (*color, seen_by(color));
    loop {
        if is_broken(&side, &seen, rules) {
            return None;
        }
        let last_of =
            |rule: &CandidateSet| (*rule - seen).single().filter(|it| !side.contains(*it));
        match rules.iter().find_map(last_of) {
            Some(next) => {
                side.insert(next);
                seen |= next.peers();
            }
            None => return Some(side),
        }
    }
}

/// What sees both sides.
fn seeing_both(state: &State, sides: [&CandidateSet; 2], digit: Option<Digit>) -> CandidateSet {
    let wanted = digit.map_or(*state.all_candidates(), |it| CandidateSet::of(it, state.places(it)));
    sides.iter().fold(wanted, |all, side| all & seen_by(side))
}

/// What the sides of a cluster rule out: all of a colour that breaks a rule, or what sees both sides and is not `known`.
fn ruled_out(
    state: &State,
    colors: &[CandidateSet; 2],
    rules: &[CandidateSet],
    (digit, known): (Option<Digit>, CandidateSet),
) -> Vec<CandidateSet> {
    match [0, 1].map(|it| follow(&colors[it], rules)) {
        [Some(a), Some(b)] => vec![seeing_both(state, [&a, &b], digit) - known],
        sides => {
            [0, 1].into_iter().filter(|it| sides[*it].is_none()).map(|it| colors[it]).collect()
        }
    }
}

fn x_colors(state: &State) -> BTreeSet<CandidateSet> {
    let mut all = BTreeSet::new();
    for digit in Digit::ALL {
        let rules = open_rules(state, of_digit(digit));
        for colors in clusters(&rules).iter().filter(|it| !it.iter().any(is_twice_somewhere)) {
            let known = seeing_both(state, [&colors[0], &colors[1]], Some(digit));
            all.extend(ruled_out(state, colors, &rules, (Some(digit), known)));
        }
    }
    all.remove(&CandidateSet::EMPTY);
    all
}

fn gem(state: &State) -> BTreeSet<CandidateSet> {
    let mut all = BTreeSet::new();
    let rules = open_rules(state, Constraint::all());
    for colors in clusters(&rules) {
        if colors.iter().any(|it| is_broken(it, &seen_by(it), &rules)) {
            continue;
        }
        let mut known = seeing_both(state, [&colors[0], &colors[1]], None);
        if let Some(digit) = (colors[0] | colors[1]).digits().single() {
            let rules = open_rules(state, of_digit(digit));
            match [0, 1].map(|it| follow(&colors[it], &rules)) {
                [Some(a), Some(b)] => known |= seeing_both(state, [&a, &b], Some(digit)),
                _ => continue,
            }
        }
        all.extend(ruled_out(state, &colors, &rules, (None, known)));
    }
    all.remove(&CandidateSet::EMPTY);
    all
}

#[test]
fn x_colors_are_all_that_marks_of_one_digit_rule_out() {
    judge(&t::X_COLORS, states::all(), 20, gone, x_colors);
}

#[test]
fn gem_is_all_that_marks_of_several_digits_rule_out() {
    judge(&t::GEM, states::one_in(4), 100, gone, gem);
}
