//! Vicinities, duplicates, threads and seeds.

use super::*;

#[test]
fn each_of_several_techniques_is_required() {
    let singles = techniques_named("singles").unwrap();
    let names = ["pointing", "naked-pair", "hidden-pair"];
    let needs = names.map(|name| need(name, SOME)).to_vec();
    for puzzle in make(Spec { count: 12, needs, allow: singles.clone(), ..Spec::default() }) {
        let but = |out: &str| {
            let more =
                names.iter().filter(|name| **name != out).map(|name| technique(name).unwrap());
            singles.iter().copied().chain(more).collect::<Vec<_>>()
        };
        assert!(is_solved_by(&puzzle, &but("")), "{puzzle}");
        for name in names {
            assert!(!is_solved_by(&puzzle, &but(name)), "{puzzle} without {name}");
        }
    }
}

#[test]
fn a_vicinity_differs_in_the_requested_number_of_clues() {
    let from = make(Spec { count: 1, seed: 4, ..Spec::default() }).remove(0);
    for (moves, count) in [(1, 8), (2, 600)] {
        let start = Start::Vicinity { of: vec![from], moves };
        for puzzle in make(Spec { count, start, ..Spec::default() }) {
            assert_eq!(puzzle.givens().len(), from.givens().len());
            let same = |cell: &Cell| puzzle.digit(*cell) == from.digit(*cell);
            let kept = from.givens().iter().filter(same).count();
            assert_eq!(from.givens().len() - kept, moves, "{from} {puzzle}");
        }
    }
}

/// All puzzles one move away, found by trying every other clue in the place of each.
fn one_move_away(from: &Puzzle) -> Vec<Puzzle> {
    let mut all = Vec::new();
    for gone in from.givens().iter() {
        let mut fewer = Puzzle::EMPTY;
        for cell in from.givens().iter().filter(|cell| *cell != gone) {
            fewer.give(Candidate::new(cell, from.digit(cell).unwrap()));
        }
        for cell in (CellSet::ALL - fewer.givens()).iter() {
            for digit in Digit::ALL {
                let mut other = fewer;
                other.give(Candidate::new(cell, digit));
                if other != *from && count(&other, 2) == 1 {
                    all.push(other);
                }
            }
        }
    }
    all
}

#[test]
fn the_vicinity_has_all_puzzles_one_move_away() {
    let mut of = make(Spec { count: 2, seed: 9, ..Spec::default() });
    // One with clues that are not needed.
    of.extend(make(Spec { clue_count: Between::only(30), seed: 9, ..Spec::default() }));
    let sorted = |mut puzzles: Vec<String>| {
        puzzles.sort();
        puzzles
    };
    let expected = of.iter().flat_map(one_move_away).map(|it| it.to_string()).collect();
    let start = Start::Vicinity { of, moves: 1 };
    let (made, _) =
        make_with(Spec { count: usize::MAX, start, ..Spec::default() }, 2, &Stop::never());
    let made = made.iter().map(|it| it.puzzle.to_string()).collect();
    assert_eq!(sorted(made), sorted(expected));
}

#[test]
fn the_vicinity_of_a_puzzle_ends() {
    let from = make(Spec { count: 1, seed: 4, ..Spec::default() }).remove(0);
    let of = vec![from];
    let start = Start::Vicinity { of, moves: 1 };
    let spec = Spec { count: usize::MAX, start, distinct: true, ..Spec::default() };
    let (made, tally) = make_with(spec, 2, &Stop::never());
    assert!(!made.is_empty() && made.len() as u64 + tally.repeated == tally.met);
    let form = |made: &Made| canonical(&made.puzzle).unwrap().to_string();
    let mut forms: Vec<String> = made.iter().map(form).collect();
    forms.sort();
    forms.dedup();
    assert_eq!(forms.len(), made.len());
}

#[test]
fn equivalent_puzzles_are_not_distinct() {
    let one = make(Spec { count: 1, seed: 4, ..Spec::default() }).remove(0);
    let other = Transform::random(&mut fastrand::Rng::with_seed(1)).of(&one);
    let around = |of: Vec<Puzzle>, distinct| {
        let start = Start::Vicinity { of, moves: 1 };
        let spec = Spec { count: usize::MAX, start, distinct, ..Spec::default() };
        let (made, tally) = make_with(spec, 2, &Stop::default());
        (made.len(), tally.repeated)
    };
    let (all, _) = around(vec![one], false);
    let (distinct, _) = around(vec![one], true);
    assert_eq!(around(vec![one, other], false), (2 * all, 0));
    assert_eq!(around(vec![one, other], true), (distinct, (2 * all - distinct) as u64));
}

#[test]
fn the_number_of_threads_makes_no_difference() {
    let hard = Spec { count: 12, level: Between::only(Level::Hard), seed: 11, ..Spec::default() };
    let rare = Spec { count: 3, clue_count: Between::only(20), seed: 5, ..Spec::default() };
    let plain = Spec { count: 700, seed: 3, distinct: true, ..Spec::default() };
    for spec in [hard, rare, plain] {
        let run = |jobs| -> Vec<Puzzle> {
            let (made, _) = make_with(spec.clone(), jobs, &Stop::never());
            made.into_iter().map(|made| made.puzzle).collect()
        };
        let one = run(1);
        assert_eq!(one.len(), spec.count);
        assert_eq!(run(2), one);
        assert_eq!(run(5), one);
        // Asking for more of the same gives the same first.
        let more = Spec { count: spec.count + 2, ..spec.clone() };
        let (more, _) = make_with(more, 2, &Stop::never());
        assert!(more.iter().zip(&one).all(|(more, one)| more.puzzle == *one));
    }
}

#[test]
fn a_failed_search_reports_the_nearest_candidate() {
    let from = make(Spec { count: 1, seed: 4, ..Spec::default() }).remove(0);
    let spec = Spec {
        start: Start::Vicinity { of: vec![from], moves: 1 },
        level: Between { from: None, to: Some(Level::Medium) },
        needs: vec![need("x-wing", SOME)],
        ..Spec::default()
    };
    let (made, tally) = make_with(spec, 2, &Stop::never());
    assert!(made.is_empty() && tally.tried > 0 && tally.met == 0);
    let failed: u64 = tally.failed.iter().map(|(_, failed)| failed).sum();
    assert_eq!(failed, tally.tried);
    let (puzzle, lack) = tally.nearest().expect("one came nearest");
    assert_eq!(count(puzzle, 2), 1);
    assert_eq!(lack.to_string(), "it can be solved without x-wing");
}

#[test]
fn a_search_can_be_stopped() {
    let spec = Spec { count: usize::MAX, ..Spec::default() };
    for jobs in [1, 3] {
        let (made, _) = make_with(spec.clone(), jobs, &Stop::when(|| true));
        assert!(made.is_empty());
        // And when `found` breaks off.
        let generator = Generator::new(spec.clone()).unwrap();
        let mut taken = 0;
        let mut take = |_: &Made| {
            taken += 1;
            if taken == 5 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        };
        generator.run(jobs, &Stop::never(), &mut take, &mut |_| {});
        assert_eq!(taken, 5);
    }
}

#[test]
fn another_seed_makes_other_puzzles() {
    let seeds = [0, 1, 2, 1 << 40];
    // Several attempts each.
    let made = seeds.map(|seed| make(Spec { count: 600, seed, ..Spec::default() }));
    let mut all: Vec<String> = made.iter().flatten().map(Puzzle::to_string).collect();
    all.sort();
    all.dedup();
    assert_eq!(all.len(), 2400, "within a seed and between seeds");
}

#[test]
fn every_number_of_clues_asked_for_is_made() {
    let clue_count = Between { from: Some(30), to: Some(33) };
    let mut counts = [0; 82];
    for puzzle in make(Spec { count: 80, clue_count, ..Spec::default() }) {
        counts[puzzle.givens().len()] += 1;
    }
    assert!(counts[30..=33].iter().all(|it| *it >= 5), "{:?}", &counts[28..36]);
}

#[test]
fn a_minimized_puzzle_keeps_its_solution_and_needs_all_its_clues() {
    let spec = Spec { count: 5, clue_count: Between::only(35), ..Spec::default() };
    let mut random = fastrand::Rng::with_seed(1);
    for puzzle in make(spec) {
        let minimal = minimized(&puzzle, &mut random).unwrap();
        assert!(minimal.givens().is_subset(puzzle.givens()) && is_minimal(&minimal));
        assert_eq!(solve(&minimal), solve(&puzzle));
        assert_eq!(count(&minimal, 2), 1);
    }
    assert_eq!(minimized(&Puzzle::EMPTY, &mut random), None);
}

#[test]
fn a_technique_outside_the_profile_is_required_beside_the_basics() {
    let basics = techniques_named("basics").expect("a group");
    for (name, others) in [
        ("x-colors", &basics[..]),
        ("xyz-ring", &basics[..]),
        ("grouped-w-wing", &basics[..]),
        ("direct-pointing", &techniques_named("singles").expect("a family")[..]),
    ] {
        let needs = vec![need(name, SOME)];
        for puzzle in make(Spec { count: 2, needs, ..Spec::default() }) {
            let with = [others, &[technique(name).expect("a technique")]].concat();
            let without: Vec<_> = others.iter().copied().filter(|it| it.slug() != name).collect();
            assert!(is_solved_by(&puzzle, &with), "{name}: {puzzle}");
            assert!(!is_solved_by(&puzzle, &without), "{name}: {puzzle}");
        }
    }
}
