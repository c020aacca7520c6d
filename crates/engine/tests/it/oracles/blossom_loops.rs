//! Blossom Loops.

use std::collections::{BTreeMap, BTreeSet};

use ergodoku_core::{Candidate, CandidateSet, Constraint, State};
use ergodoku_engine::techniques as t;

use crate::oracles::judge::{gone, judge};
use crate::oracles::states;

/// A way from a candidate along weak and strong links in turn: where it ends, and its rules.
type Way = (Candidate, Vec<Constraint>);

fn left(state: &State, rule: Constraint) -> Vec<Candidate> {
    (*state.all_candidates() & rule.members()).iter().collect()
}

/// All ways on from a way by a weak and a strong link.
fn longer(state: &State, way: &Way) -> Vec<Way> {
    let mut all = Vec::new();
    for weak in way.0.constraints() {
        for via in left(state, weak).into_iter().filter(|it| *it != way.0) {
            for strong in via.constraints() {
                let members = left(state, strong);
                if weak != strong && members.len() == 2 {
                    let end = members[usize::from(members[0] == via)];
                    all.push((end, [way.1.clone(), vec![weak, strong]].concat()));
                }
            }
        }
    }
    all
}

/// The ways from a candidate with as few links as any that end in this rule, if three strong links do.
fn shortest(state: &State, start: Candidate) -> BTreeMap<Constraint, Vec<Way>> {
    let mut found: BTreeMap<Constraint, (usize, Vec<Way>)> = BTreeMap::new();
    let mut level = vec![(start, Vec::new())];
    let mut nearer = BTreeSet::from([start]);
    for length in 0..=3 {
        for way in &level {
            for end in way.0.constraints() {
                let (first, ways) = found.entry(end).or_insert((length, Vec::new()));
                if *first == length {
                    ways.push(way.clone());
                }
            }
        }
        let next: Vec<Way> = level.iter().flat_map(|way| longer(state, way)).collect();
        level = next.into_iter().filter(|way| !nearer.contains(&way.0)).collect();
        nearer.extend(level.iter().map(|way| way.0));
    }
    found.into_iter().map(|(end, (_, ways))| (end, ways)).collect()
}

/// All choices of a way for each start, with different ends and no rule twice.
fn choices(ways: &[&Vec<Way>], used: &[Constraint], ends: &[Candidate]) -> Vec<Vec<Way>> {
    let Some((first, rest)) = ways.split_first() else { return vec![Vec::new()] };
    let mut all = Vec::new();
    for way in first.iter() {
        let rules = [used, &way.1].concat();
        let different: BTreeSet<Constraint> = rules.iter().copied().collect();
        if !ends.contains(&way.0) && different.len() == rules.len() {
            for mut choice in choices(rest, &rules, &[ends, &[way.0]].concat()) {
                choice.push(way.clone());
                all.push(choice);
            }
        }
    }
    all
}

fn blossom_loops(state: &State) -> BTreeSet<CandidateSet> {
    let from: BTreeMap<Candidate, BTreeMap<Constraint, Vec<Way>>> =
        state.all_candidates().iter().map(|it| (it, shortest(state, it))).collect();
    let mut all = BTreeSet::new();
    for stem in Constraint::all() {
        let starts = left(state, stem);
        for end in Constraint::all().filter(|it| *it != stem && starts.len() > 2) {
            let ways: Option<Vec<&Vec<Way>>> = starts.iter().map(|it| from[it].get(&end)).collect();
            let Some(ways) = ways else { continue };
            let strong: Vec<usize> = ways.iter().map(|it| it[0].1.len() / 2).collect();
            let branching = strong.iter().filter(|it| **it > 0).count();
            if branching < 2 || strong.iter().sum::<usize>() > 7 {
                continue;
            }
            for choice in choices(&ways, &[stem, end], &[]) {
                let of = |from: usize| {
                    choice.iter().flat_map(move |it| it.1.iter().skip(from).step_by(2))
                };
                let links: Vec<Constraint> = of(0).copied().chain([end]).collect();
                let truths: Vec<Constraint> = of(1).copied().chain([stem]).collect();
                let many = |rules: &[Constraint], it: Candidate| {
                    rules.iter().filter(|rule| rule.contains(it)).count()
                };
                let candidates = state.all_candidates().iter();
                let falls = candidates.filter(|it| many(&links, *it) > many(&truths, *it));
                all.insert(falls.collect());
            }
        }
    }
    all.remove(&CandidateSet::EMPTY);
    all
}

#[test]
fn blossom_loops_are_all_shortest_branches_with_one_end() {
    judge(&t::BLOSSOM_LOOP, states::with_up_to(110).step_by(6), 50, gone, blossom_loops);
}
