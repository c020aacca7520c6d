//! Puzzles that need rare techniques: those that are prepared, those made of them, and techniques that no puzzle needs.

use std::collections::HashSet;
use std::ops::ControlFlow;

use ergodoku_core::{Candidate, Conclusion, Puzzle, State, Stop};
use ergodoku_engine::{
    Family, Outcome, Path, Pick, Profile, Rank, TECHNIQUES, Technique, technique, techniques_named,
};
use ergodoku_generate::{
    Between, Generator, Need, SUPERFLUOUS, Spec, Symmetry, canonical, minimal_puzzles, minimized,
    prepared,
};
use fastrand::Rng;

fn needing(technique: &'static Technique, allow: Vec<&'static Technique>) -> Spec {
    let times = Between { from: Some(1), to: None };
    let need = Need { name: technique.slug(), techniques: vec![technique], times };
    Spec { needs: vec![need], allow, ..Spec::default() }
}

/// The basics but for one technique.
fn basics(but: &'static Technique) -> Vec<&'static Technique> {
    let basics = techniques_named("basics").expect("a group");
    basics.into_iter().filter(|it| *it != but).collect()
}

/// The techniques that stand before one in the default profile; the simpler basics if it is not there. All avoidable
/// rectangles stand at the second type.
fn before(technique: &'static Technique) -> Vec<&'static Technique> {
    let default = Profile::default();
    let order = default.techniques();
    let slug = technique.slug();
    let place = |slug: &str| order.iter().position(|it| it.slug() == slug);
    let is_avoidable = slug.contains("avoidable-rectangle");
    let second = || place("avoidable-rectangle-type-2").filter(|_| is_avoidable);
    match place(&slug).or_else(second) {
        Some(place) => order[..place].to_vec(),
        None => basics(technique)
            .into_iter()
            .filter(|it| it.family == Family::Singles || it.family < technique.family)
            .collect(),
    }
}

/// A profile of some techniques, one of them last.
fn followed(some: &[&'static Technique], by: &'static Technique) -> Profile {
    let mut ranks = Profile::default().only(some).ranks().to_vec();
    ranks.push(Rank::new(vec![by], Pick::First));
    Profile::of(ranks, Profile::default().limits().clone())
}

fn is_solved(puzzle: &Puzzle, profile: &Profile) -> bool {
    let mut path = Path::new(State::new(puzzle).expect("a puzzle"), profile);
    while path.advance().is_some() {}
    path.outcome() == Outcome::Solved
}

fn needs(puzzle: &Puzzle, technique: &'static Technique, beside: &[&'static Technique]) -> bool {
    is_solved(puzzle, &followed(beside, technique))
        && !is_solved(puzzle, &Profile::default().only(beside))
}

fn made(spec: Spec) -> Vec<Puzzle> {
    made_by(1, spec)
}

fn made_by(jobs: usize, spec: Spec) -> Vec<Puzzle> {
    let mut found = Vec::new();
    let mut take = |made: &ergodoku_generate::Made| {
        found.push(made.puzzle);
        ControlFlow::Continue(())
    };
    Generator::new(spec).expect("a puzzle").run(jobs, &Stop::never(), &mut take, &mut |_| {});
    found
}

#[test]
fn prepared_puzzles_are_minimal_and_need_their_technique() {
    let mut techniques = 0;
    for technique in TECHNIQUES.iter().copied() {
        let by_default = prepared(technique, true).len();
        let all = prepared(technique, false);
        techniques += usize::from(!all.is_empty());
        let codes: HashSet<String> = all.iter().map(Puzzle::to_string).collect();
        assert_eq!(codes.len(), all.len(), "{}", technique.name);
        for (index, puzzle) in all.iter().enumerate() {
            let minimal = minimized(puzzle, &mut Rng::with_seed(1));
            assert_eq!(minimal, Some(*puzzle), "{}: {puzzle}", technique.name);
            // The first of each list stands for the others, which `cargo xtask prepare` judges.
            let is_first = index == 0 || index == by_default;
            let beside = if index < by_default { before(technique) } else { basics(technique) };
            assert!(!is_first || needs(puzzle, technique, &beside), "{}: {puzzle}", technique.name);
        }
    }
    assert!(techniques > 60, "{techniques}");
}

#[test]
fn what_is_made_of_prepared_puzzles_needs_the_technique() {
    for name in ["hidden-quad", "aic", "tridagon", "bug-type-3", "gurth-s-symmetrical-placement"] {
        let technique = technique(name).expect("a technique");
        let puzzles = made(Spec { count: 2, seed: 3, ..needing(technique, Vec::new()) });
        assert_eq!(puzzles.len(), 2);
        for puzzle in &puzzles {
            assert_eq!(minimized(puzzle, &mut Rng::with_seed(1)), Some(*puzzle));
            assert!(needs(puzzle, technique, &before(technique)), "{name}: {puzzle}");
        }
    }
}

#[test]
fn what_is_made_is_not_only_what_is_prepared() {
    let technique = technique("hidden-quad").expect("a technique");
    let forms = |puzzles: &[Puzzle]| -> HashSet<String> {
        puzzles.iter().map(|it| canonical(it).expect("one solution").to_string()).collect()
    };
    let prepared = forms(&prepared(technique, true));
    let spec = Spec { count: 12, seed: 1, ..needing(technique, Vec::new()) };
    let made = forms(&made(spec.clone()));
    assert_eq!(forms(&made_by(3, spec)), made);
    assert!(made.len() > 6 && made.difference(&prepared).count() > 4, "{made:?}");
}

/// States of random puzzles and of hard ones in which some techniques find nothing, each with the puzzle's digits placed one
/// by one until it is solved.
fn stuck(profile: &Profile, take: &mut dyn FnMut(&State)) {
    let mut random = Rng::with_seed(7);
    let mut puzzles = minimal_puzzles(24, Symmetry::None, &mut random);
    for name in ["forcing-net-contradiction", "nishio"] {
        puzzles.extend(prepared(technique(name).expect("a technique"), true));
    }
    for puzzle in puzzles {
        let solution = ergodoku_search::solve(&puzzle).expect("a solution");
        let mut state = State::new(&puzzle).expect("a puzzle");
        loop {
            let mut path = Path::new(state, profile);
            while path.advance().is_some() {}
            if path.outcome() == Outcome::Solved {
                break;
            }
            state = path.state().clone();
            take(&state);
            let open: Vec<_> = state.unsolved().iter().collect();
            let cell = open[random.u64(0..open.len() as u64) as usize];
            let digit = Candidate::new(cell, solution.digit(cell));
            state.apply(&Conclusion::Place(digit)).expect("a digit of the solution");
        }
    }
}

#[test]
fn superfluous_techniques_find_nothing_where_the_others_find_nothing() {
    for it in SUPERFLUOUS {
        let superfluous = technique(it.technique).expect("a technique");
        let beside: Vec<&'static Technique> =
            it.beside.iter().map(|slug| technique(slug).expect("a technique")).collect();
        let (profile, mut states) = (Profile::default().only(&beside), 0);
        stuck(&profile, &mut |state| {
            states += 1;
            let steps = superfluous.all_steps(state, &profile);
            assert!(steps.is_empty(), "{}: {state}", it.technique);
        });
        assert!(states > 5, "{}: {states}", it.technique);
        let error = Generator::new(needing(superfluous, beside)).err();
        let error = error.expect("no puzzle needs it").to_string();
        assert!(error.starts_with(&format!("no puzzle needs {} beside", superfluous.name)));
    }
}

#[test]
fn full_houses_alone_solve_no_minimal_puzzle() {
    let technique = technique("full-house").expect("a technique");
    let spec = needing(technique, Vec::new());
    let error = Generator::new(spec.clone()).err().expect("none").to_string();
    assert!(error.contains("--clues 60.."), "{error}");
    let with =
        |from, to| Spec { clue_count: Between { from: Some(from), to: Some(to) }, ..spec.clone() };
    assert!(Generator::new(with(40, 59)).is_err());
    let puzzle = made(Spec { seed: 2, ..with(66, 72) })[0];
    assert!(is_solved(&puzzle, &Profile::default().only(&[technique])));
}

#[test]
fn what_was_never_needed_is_searched_for_with_a_warning() {
    let caution = |name: &str, beside: &str| {
        let technique = technique(name).expect("a technique");
        let allow = if beside.is_empty() { Vec::new() } else { basics(technique) };
        Generator::new(needing(technique, allow)).expect("not impossible").caution()
    };
    assert!(caution("x-chain", "").is_some_and(|it| it.to_string().contains("--allow basics")));
    assert_eq!(caution("x-chain", "basics"), None);
    assert_eq!(caution("avoidable-rectangle-type-3", ""), None);
    assert!(caution("avoidable-rectangle-type-3", "basics").is_some());
}
