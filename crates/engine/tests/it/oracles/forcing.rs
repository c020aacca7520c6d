//! Forcing chains and nets, Nishio, Kraken fish.

use std::collections::{BTreeMap, BTreeSet};

use ergodoku_core::{
    Candidate, CandidateSet, CellSet, Conclusion, Constraint, Digit, House, HouseKind, State,
};
use ergodoku_engine::{Profile, Technique, techniques as t};

use crate::oracles::graph::Graph;
use crate::oracles::judge::{choose, judge, judge_by, seeing_all};
use crate::oracles::states;
use crate::oracles::uniqueness::{has_one_solution, with_guardians};

/// A candidate taken for true, or for false.
type Premise = (Candidate, bool);

/// What follows from a premise: what is true, and what is false.
#[derive(Clone, PartialEq, Eq)]
struct Closure {
    on: CandidateSet,
    off: CandidateSet,
}

/// The rules that still need one of their candidates, and these.
fn open_rules(state: &State) -> Vec<CandidateSet> {
    let is_open = |rule: &Constraint| match rule {
        Constraint::Cell(cell) => state.digit(*cell).is_none(),
        Constraint::House(house, digit) => state.placed(*digit).is_disjoint(house.cells()),
    };
    let open = Constraint::all().filter(is_open);
    open.map(|rule| rule.members() & *state.all_candidates()).collect()
}

fn premises(state: &State) -> Vec<Premise> {
    let all = state.all_candidates().iter();
    all.flat_map(|candidate| [(candidate, true), (candidate, false)]).collect()
}

fn breaks(rules: &[CandidateSet], closure: &Closure) -> bool {
    rules.iter().any(|rule| (*rule - closure.off).is_empty())
}

fn denied((candidate, value): Premise) -> Conclusion {
    match value {
        true => Conclusion::Eliminate(CandidateSet::only(candidate)),
        false => Conclusion::Place(candidate),
    }
}

/// Link by link: what is true makes false what it is weakly linked with, what is false makes true what it is
/// strongly linked with, groups included.
fn by_chains(graph: &Graph, (candidate, value): Premise) -> Closure {
    let count = graph.nodes.len();
    let start = (candidate.digit, CellSet::only(candidate.cell));
    let start = graph.nodes.iter().position(|it| *it == start).expect("a candidate");
    let (mut on, mut off) = (vec![false; count], vec![false; count]);
    let mut rest = vec![(start, value)];
    while let Some((node, value)) = rest.pop() {
        let known = if value { &mut on } else { &mut off };
        if !std::mem::replace(&mut known[node], true) {
            let links = if value { &graph.weak[node] } else { &graph.strong[node] };
            rest.extend(links.iter().map(|&next| (next, !value)));
        }
    }
    let candidates = |known: &[bool]| {
        let nodes = graph.nodes.iter().zip(known).filter(|(it, known)| **known && it.1.len() == 1);
        nodes
            .map(|((digit, cells), _)| CandidateSet::of(*digit, *cells))
            .fold(CandidateSet::EMPTY, |all, it| all | it)
    };
    Closure { on: candidates(&on), off: candidates(&off) }
}

/// With singles and, if so asked, locked candidates as far as they lead.
fn by_rules(state: &State, rules: &[CandidateSet], premise: Premise, locked: bool) -> Closure {
    let (candidate, value) = premise;
    let only = CandidateSet::only(candidate);
    let none = CandidateSet::EMPTY;
    let mut now =
        if value { Closure { on: only, off: none } } else { Closure { on: none, off: only } };
    loop {
        let before = now.clone();
        for it in now.on.iter() {
            now.off |= it.peers() & *state.all_candidates();
        }
        for rule in rules {
            let left = *rule - now.off;
            now.on |= left.single().map_or(none, CandidateSet::only);
            // Where all that is left of a digit's house lies in another house too, the rest of that goes.
            if let (Some(digit), true) = (rule.digits().single(), locked) {
                let cells = left.cells_of(digit);
                if cells.len() > 1 {
                    for house in cells.common_houses().iter() {
                        let gone = CandidateSet::of(digit, house.cells() - cells);
                        now.off |= gone & *state.all_candidates();
                    }
                }
            }
        }
        if now == before || breaks(rules, &now) {
            return now;
        }
    }
}

/// The opposites of all premises that break a rule by chains.
fn contradictions_by_chains(state: &State) -> BTreeSet<Conclusion> {
    let (graph, rules) = (Graph::with_groups(state), open_rules(state));
    let refuted = |it: &Premise| breaks(&rules, &by_chains(&graph, *it));
    premises(state).into_iter().filter(refuted).map(denied).collect()
}

/// What every one of some premises, one of which holds, leads to by chains, none of them to a broken rule:
/// digits placed, and candidates that go but not because of one of these.
fn verities_by_chains(state: &State) -> BTreeSet<Conclusion> {
    let (graph, rules) = (Graph::with_groups(state), open_rules(state));
    let closure = |it: Premise| by_chains(&graph, it);
    let either = state.all_candidates().iter().map(|it| vec![(it, true), (it, false)]);
    let all_of = |rule: &CandidateSet| rule.iter().map(|it| (it, true)).collect::<Vec<Premise>>();
    let of_rules = rules.iter().map(all_of).filter(|all| all.len() >= 2);
    let (mut on, mut off) = (CandidateSet::EMPTY, CandidateSet::EMPTY);
    for premises in of_rules.chain(either) {
        let closures: Vec<Closure> = premises.into_iter().map(closure).collect();
        if closures.iter().any(|it| breaks(&rules, it)) {
            continue;
        }
        let common = |of: fn(&Closure) -> CandidateSet| {
            closures.iter().map(of).fold(CandidateSet::ALL, |common, it| common & it)
        };
        on |= common(|it| it.on);
        off |= common(|it| it.off);
    }
    let placed: Vec<Candidate> = on.iter().collect();
    let gone = off.iter().filter(|it| !placed.iter().any(|by| by.excludes(*it)));
    let gone = gone.map(|it| Conclusion::Eliminate(CandidateSet::only(it)));
    placed.iter().map(|it| Conclusion::Place(*it)).chain(gone).collect()
}

#[test]
fn forcing_chains_are_all_premises_whose_chains_break_a_rule_or_agree() {
    let few = || states::with_up_to(150).step_by(6);
    let key = |step: &ergodoku_engine::Step| step.conclusion;
    judge(&t::FORCING_CHAIN_CONTRADICTION, few(), 200, key, contradictions_by_chains);
    judge(&t::FORCING_CHAIN_VERITY, few().step_by(2), 100, key, verities_by_chains);
}

/// The opposites of all premises that break a rule by nets, and not by chains.
fn contradictions_by_nets(state: &State) -> BTreeSet<Conclusion> {
    let rules = open_rules(state);
    let refuted = |it: &Premise| breaks(&rules, &by_rules(state, &rules, *it, true));
    let all: BTreeSet<Conclusion> =
        premises(state).into_iter().filter(refuted).map(denied).collect();
    all.difference(&contradictions_by_chains(state)).copied().collect()
}

#[test]
fn forcing_nets_are_all_premises_that_singles_and_locked_candidates_refute() {
    let few = states::with_up_to(220).step_by(6);
    judge(&t::FORCING_NET_CONTRADICTION, few, 100, |step| step.conclusion, contradictions_by_nets);
}

/// The candidates that break a rule if singles are followed from them, and locked candidates if so asked.
fn nishio(state: &State, locked: bool) -> BTreeSet<Conclusion> {
    let rules = open_rules(state);
    let all = state.all_candidates().iter().map(|it| (it, true));
    // A candidate alone in its cell is no assumption.
    let is_open = |it: &Premise| state.candidates(it.0.cell).len() > 1;
    let refuted = |it: &Premise| breaks(&rules, &by_rules(state, &rules, *it, locked));
    all.filter(is_open).filter(refuted).map(denied).collect()
}

#[test]
fn nishio_refutes_all_that_its_followers_lead_to_a_broken_rule() {
    let singles: Vec<&'static Technique> = vec![&t::NAKED_SINGLE, &t::HIDDEN_SINGLE, &t::NISHIO];
    let locked = [&singles[..2], &[&t::POINTING, &t::CLAIMING, &t::NISHIO]].concat();
    for (techniques, is_locked) in [(singles, false), (locked, true)] {
        let few = states::with_up_to(180).step_by(12);
        let definition = |state: &State| nishio(state, is_locked);
        let profile = Profile::new(techniques);
        judge_by(&profile, &t::NISHIO, few, 100, |step| step.conclusion, definition);
    }
}

#[test]
fn bowmans_bingo_refutes_all_that_singles_lead_to_a_broken_rule() {
    let few = states::with_up_to(180).step_by(12);
    judge(&t::BOWMANS_BINGO, few, 100, |step| step.conclusion, |state| nishio(state, false));
}

/// What excludes all guardians of a rectangle is among what chains from all of them lead to, unless a chain from the
/// candidate alone refutes it.
#[test]
fn rectangle_forcing_chains_have_all_that_sees_every_guardian() {
    let mut total = 0;
    for state in states::with_up_to(150).step_by(3).filter(|it| has_one_solution(it)) {
        let steps = |it: &'static Technique| it.all_steps(state, &Profile::default());
        let found = [steps(&t::RECTANGLE_FORCING_CHAIN), steps(&t::FORCING_CHAIN_CONTRADICTION)];
        let found: CandidateSet = found.iter().flatten().fold(CandidateSet::EMPTY, |all, step| {
            let placed = step.conclusion.placed().map_or(CandidateSet::EMPTY, |it| it.peers());
            all | step.conclusion.eliminated() | placed
        });
        for (_, guardians) in with_guardians(state) {
            if (2..=4).contains(&guardians.len()) {
                let sees_all = |it: &Candidate| {
                    guardians.iter().all(|guardian| guardian.peers().contains(*it))
                };
                let excluded: CandidateSet =
                    state.all_candidates().iter().filter(sees_all).collect();
                assert!(excluded.is_subset(&found), "{guardians} {excluded} {state:?}");
                total += excluded.len();
            }
        }
    }
    assert!(total >= 10, "{total}");
}

/// Fish of two to four lines, each with two places or more, and up to two fins: base, cover and fins.
fn fish_with_few_fins(state: &State, digit: Digit) -> Vec<(CellSet, Vec<House>, CellSet)> {
    let places = state.places(digit);
    let mut all = Vec::new();
    for (along, across) in
        [(HouseKind::Row, HouseKind::Column), (HouseKind::Column, HouseKind::Row)]
    {
        let with = |kind: HouseKind, least: usize, cells: CellSet| -> Vec<House> {
            kind.houses().filter(|line| (line.cells() & cells).len() >= least).collect()
        };
        let cells_of =
            |lines: &[House]| lines.iter().fold(CellSet::EMPTY, |all, line| all | line.cells());
        for size in 2..=4 {
            for base in choose(&with(along, 2, places), size) {
                let base = cells_of(&base);
                for cover in choose(&with(across, 1, places & base), size) {
                    let fins = (places & base) - cells_of(&cover);
                    if fins.len() <= 2 {
                        all.push((base, cover, fins));
                    }
                }
            }
        }
    }
    all
}

/// What all of some candidates lead to, none of them to a broken rule.
fn in_common(
    closures: &BTreeMap<Candidate, Option<Closure>>,
    digit: Digit,
    cells: CellSet,
) -> Option<Closure> {
    let mut common = Closure { on: CandidateSet::ALL, off: CandidateSet::ALL };
    for cell in cells.iter() {
        let closure = closures[&Candidate::new(cell, digit)].as_ref()?;
        common = Closure { on: common.on & closure.on, off: common.off & closure.off };
    }
    Some(common)
}

/// What a fish would eliminate without its fins, if each fin leads to the same and not all see it; or, with
/// `by_line`, what the fins and the places of the base in any one cover line lead to, but for what a single
/// premise shows.
fn krakens(state: &State, by_line: bool) -> BTreeSet<Conclusion> {
    let (graph, rules) = (Graph::with_groups(state), open_rules(state));
    let refuted = contradictions_by_chains(state);
    let closure = |it| Some(by_chains(&graph, (it, true))).filter(|all| !breaks(&rules, all));
    let each = state.all_candidates().iter().map(|it| (it, closure(it)));
    let closures: BTreeMap<Candidate, Option<Closure>> = each.collect();
    let eliminate = |it| Conclusion::Eliminate(CandidateSet::only(it));
    let mut all = BTreeSet::new();
    for digit in Digit::ALL {
        let places = state.places(digit);
        for (base, cover, fins) in fish_with_few_fins(state, digit) {
            if by_line {
                for line in &cover {
                    let followed = fins | places & base & line.cells();
                    let common = in_common(&closures, digit, followed);
                    let Some(common) = common.filter(|_| followed.len() >= 2) else { continue };
                    all.extend(common.on.iter().map(Conclusion::Place));
                    all.extend(common.off.iter().map(eliminate));
                }
            } else if !fins.is_empty() {
                let covered = cover.iter().fold(CellSet::EMPTY, |all, it| all | it.cells());
                let exposed = (places & covered) - base - seeing_all(fins);
                if let Some(common) = in_common(&closures, digit, fins) {
                    let gone = CandidateSet::of(digit, exposed) & common.off;
                    all.extend(gone.iter().map(eliminate));
                }
            }
        }
    }
    if by_line { all.difference(&refuted).copied().collect() } else { all }
}

#[test]
fn kraken_fish_are_all_fish_whose_fins_lead_to_the_same() {
    // Where few candidates are left, single premises show all that several do.
    let examples =
        || states::EXAMPLES.iter().filter(|it| it.all_candidates().len() <= 190).step_by(5);
    let few = || states::with_up_to(120).step_by(24).chain(examples());
    let key = |step: &ergodoku_engine::Step| step.conclusion;
    judge(&t::KRAKEN_FISH_TYPE_1, few(), 20, key, |state| krakens(state, false));
    judge(&t::KRAKEN_FISH_TYPE_2, few(), 1, key, |state| krakens(state, true));
}
