//! What is remembered from state to state changes nothing: a path takes the steps that are found when each
//! state is looked at for the first time.

use crate::random;

use ergodoku_core::{Candidate, CandidateSet, Conclusion, State, text};
use ergodoku_engine::{Family, techniques as t};
use ergodoku_engine::{Path, Profile, Step, TECHNIQUES, Technique, all_steps, next_step};
use proptest::prelude::*;

/// Follows a path for so many steps and compares each with the step found afresh.
fn remembers_nothing_else(state: State, profile: &Profile, steps: usize) -> usize {
    let mut path = Path::new(state, profile);
    for taken in 0..steps {
        let before = path.state().clone();
        let afresh = next_step(path.position(), profile);
        let Some(step) = path.next() else {
            assert!(afresh.is_none() || before.is_solved() || before.contradiction().is_some());
            return taken;
        };
        assert_eq!(Some(step), afresh, "in {}", text::write_library(&before));
    }
    steps
}

fn example(technique: &Technique) -> State {
    State::new(&text::parse_one(technique.example().state).unwrap().puzzle).unwrap()
}

/// Where a path may have to go a long way through the technique alone.
fn is_quick(technique: &Technique) -> bool {
    let is_large =
        ["Squirmbag", "Whale", "Leviathan"].iter().any(|it| technique.name.ends_with(it));
    !is_large && technique.family != Family::LastResort
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn a_path_takes_the_steps_that_are_found_afresh(state in random::puzzle()) {
        for profile in [Profile::default(), Profile::hodoku()] {
            remembers_nothing_else(state.clone(), &profile, 81 * 9);
        }
    }

    /// In whatever order they are looked for, one alone or beside others.
    #[test]
    fn a_path_of_some_techniques_takes_the_steps_that_are_found_afresh(
        start in 0..TECHNIQUES.len(),
        some in prop::sample::subsequence((0..TECHNIQUES.len()).collect::<Vec<usize>>(), 1..8),
        reversed in any::<bool>(),
        by_hodoku in any::<bool>(),
    ) {
        let mut some: Vec<&'static Technique> =
            some.into_iter().map(|it| TECHNIQUES[it]).filter(|it| is_quick(it)).collect();
        if reversed {
            some.reverse();
        }
        let limits = if by_hodoku { Profile::hodoku() } else { Profile::default() };
        let profile = Profile::new(some).with_limits(limits.limits().clone());
        remembers_nothing_else(example(TECHNIQUES[start]), &profile, 30);
    }
}

#[test]
fn a_path_of_one_technique_takes_the_steps_that_are_found_afresh() {
    for technique in TECHNIQUES.iter().filter(|it| is_quick(it)) {
        let mut techniques: Vec<&'static Technique> = vec![&t::NAKED_SINGLE, &t::POINTING];
        techniques.insert(0, technique);
        let taken = remembers_nothing_else(example(technique), &Profile::new(techniques), 40);
        assert!(taken > 0, "{technique:?}");
    }
}

/// Conclusions from elsewhere change what the cache was filled from, and a path that was cloned goes on as
/// the one it was cloned from does.
#[test]
fn a_path_pushed_from_outside_or_cloned_takes_the_steps_that_are_found_afresh() {
    let profile = Profile::hodoku();
    let mut pushed = 0;
    for technique in TECHNIQUES.iter().filter(|it| is_quick(it)) {
        let state = example(technique);
        let solution = ergodoku_search::solve(&state);
        let mut path = Path::new(state, &profile);
        for _ in 0..6 {
            let Some(step) = path.next() else { break };
            // One candidate that the solution rules out, far from the step.
            let is_wrong = |it: &Candidate| solution.as_ref().is_some_and(|all| !all.holds(*it));
            let wrong = path.state().all_candidates().iter().filter(is_wrong).last();
            let Some(wrong) = wrong else { break };
            path.apply(&Conclusion::Eliminate(CandidateSet::only(wrong))).unwrap();
            pushed += 1;
            let afresh = next_step(path.position(), &profile);
            assert_eq!(path.clone().next(), afresh, "{technique:?} after {step}");
            assert_eq!(path.next(), afresh, "{technique:?} after {step}");
        }
    }
    assert!(pushed > 100, "{pushed}");
}

/// All steps of a state are those that each technique finds with a cache of its own.
#[test]
fn techniques_that_share_a_context_find_what_each_finds_alone() {
    let profile = Profile::default();
    for state in TECHNIQUES.iter().map(|it| example(it)) {
        let together = all_steps(&state, &profile);
        let ordinary = || profile.techniques().iter().filter(|it| it.family != Family::LastResort);
        let alone: Vec<Step> = ordinary().flat_map(|it| it.all_steps(&state, &profile)).collect();
        if alone.is_empty() {
            continue;
        }
        assert_eq!(together, alone, "in {}", text::write_library(&state));
    }
}
