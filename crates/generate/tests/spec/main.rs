//! What is made is what was asked for, by an independent look; the same for any number of threads.

use std::ops::ControlFlow;

use ergodoku_core::{Candidate, Cell, CellSet, Digit, Puzzle, State, Stop, text};
use ergodoku_engine::{
    Level, Outcome, Path, Profile, Technique, all_steps, rate, technique, techniques_named,
};
use ergodoku_explainer::{self as explainer, Scale};
use ergodoku_generate::{
    Between, Clues, Generator, Made, Need, Spec, Start, Symmetry, Tally, Transform, canonical,
    minimized, random_grid,
};
use ergodoku_search::{count, solve};

fn make_with(spec: Spec, jobs: usize, stop: &Stop) -> (Vec<Made>, Tally) {
    let mut all = Vec::new();
    let generator = Generator::new(spec).expect("a sound specification");
    let tally = generator.run(
        jobs,
        stop,
        &mut |made| {
            all.push(made.clone());
            ControlFlow::Continue(())
        },
        &mut |_| {},
    );
    (all, tally)
}

/// The puzzles of a specification, each with one solution.
fn make(spec: Spec) -> Vec<Puzzle> {
    let wanted = spec.count;
    let (made, _) = make_with(spec, 2, &Stop::never());
    assert_eq!(made.len(), wanted);
    assert!(made.iter().all(|made| count(&made.puzzle, 2) == 1));
    made.into_iter().map(|made| made.puzzle).collect()
}

fn state(puzzle: &Puzzle) -> State {
    State::new(puzzle).expect("no clash")
}

fn is_minimal(puzzle: &Puzzle) -> bool {
    puzzle.givens().iter().all(|gone| {
        let mut masks = ergodoku_search::Problem::masks(puzzle);
        masks[gone.index()] = 0x1ff;
        count(&masks, 2) == 2
    })
}

fn need(name: &str, times: Between<usize>) -> Need {
    Need { name: name.to_string(), techniques: techniques_named(name).expect("a name"), times }
}

const SOME: Between<usize> = Between { from: Some(1), to: None };

/// Whether these techniques alone solve the puzzle.
fn is_solved_by(puzzle: &Puzzle, techniques: &[&'static Technique]) -> bool {
    let profile = Profile::default().only(techniques);
    let mut path = Path::new(state(puzzle), &profile);
    path.by_ref().for_each(drop);
    path.outcome() == Outcome::Solved
}

#[test]
fn clues_are_as_many_and_as_arranged_as_asked() {
    for symmetry in [Symmetry::None, Symmetry::Rotational180, Symmetry::Diagonal] {
        let clue_count = Between { from: Some(26), to: Some(28) };
        let clues = Clues::Symmetric(symmetry);
        for minimal in [false, true] {
            let (clues, clue_count) = (clues.clone(), clue_count);
            let spec = Spec { count: 6, clues, clue_count, minimal, ..Spec::default() };
            for puzzle in make(spec) {
                assert!((26..=28).contains(&puzzle.givens().len()));
                assert!(!minimal || is_minimal(&puzzle));
            }
        }
    }
}

#[test]
fn rare_numbers_of_clues_are_reached() {
    let spec = Spec { count: 3, clue_count: Between::only(20), minimal: true, ..Spec::default() };
    assert!(make(spec).iter().all(|it| it.givens().len() == 20 && is_minimal(it)));
    let spec = Spec { count: 3, clue_count: Between::only(40), ..Spec::default() };
    assert!(make(spec).iter().all(|it| it.givens().len() == 40));
}

#[test]
fn levels_and_scores_are_as_asked() {
    let clues = Clues::Symmetric(Symmetry::Rotational180);
    for level in Level::ALL {
        let spec =
            Spec { count: 4, level: Between::only(level), clues: clues.clone(), ..Spec::default() };
        for puzzle in make(spec) {
            assert_eq!(rate(state(&puzzle), &Profile::hodoku()).level, level, "{puzzle}");
        }
    }
    let score = Between { from: Some(800), to: Some(999) };
    for puzzle in make(Spec { count: 4, score, ..Spec::default() }) {
        let found = rate(state(&puzzle), &Profile::hodoku()).score;
        assert!(score.contains(&u32::try_from(found).unwrap()), "{puzzle}");
    }
    let score = Between { from: None, to: Some(500) };
    for puzzle in make(Spec { count: 4, score, ..Spec::default() }) {
        let found = rate(state(&puzzle), &Profile::hodoku()).score;
        assert!(score.contains(&u32::try_from(found).unwrap()), "{puzzle}");
    }
}

#[test]
fn ratings_of_sudoku_explainer_are_as_asked() {
    for er in [Between { from: Some(4.2), to: Some(4.5) }, Between { from: None, to: Some(1.5) }] {
        for puzzle in make(Spec { count: 2, er, ..Spec::default() }) {
            assert!(
                er.contains(&explainer::rate(&puzzle, &Scale::Se121).expect("one solution").er),
                "{puzzle}"
            );
        }
    }
    let er = Between { from: Some(2.6), to: None };
    for puzzle in make(Spec { count: 1, er, pearl: true, ..Spec::default() }) {
        let rating = explainer::rate(&puzzle, &Scale::Se121).expect("one solution");
        assert!(rating.er >= 2.6 && rating.er == rating.ep, "{puzzle}: {rating:?}");
    }
    for puzzle in make(Spec { count: 1, er, diamond: true, ..Spec::default() }) {
        let rating = explainer::rate(&puzzle, &Scale::Se121).expect("one solution");
        assert!(rating.er >= 2.6 && rating.er == rating.ed, "{puzzle}: {rating:?}");
    }
}

#[test]
fn techniques_are_needed_and_forbidden_as_asked() {
    let basics = techniques_named("basics").unwrap();
    for name in ["x-wing", "xy-wing"] {
        let needs = vec![need(name, SOME)];
        let spec = Spec { count: 3, needs, allow: basics.clone(), ..Spec::default() };
        for puzzle in make(spec) {
            assert!(!is_solved_by(&puzzle, &basics), "{puzzle}");
            let with: Vec<_> = basics.iter().copied().chain([technique(name).unwrap()]).collect();
            assert!(is_solved_by(&puzzle, &with), "{puzzle}");
        }
    }
    let locked = techniques_named("locked").unwrap();
    let forbid = techniques_named("subsets").unwrap();
    let needs = vec![need("locked", SOME)];
    let allow = techniques_named("singles").unwrap();
    for puzzle in make(Spec { count: 3, needs, allow: allow.clone(), forbid, ..Spec::default() }) {
        let with: Vec<_> = allow.iter().chain(&locked).copied().collect();
        assert!(is_solved_by(&puzzle, &with) && !is_solved_by(&puzzle, &allow), "{puzzle}");
    }
}

#[test]
fn a_technique_is_needed_as_often_as_asked() {
    let singles = techniques_named("singles").unwrap();
    let needs = vec![need("x-wing", Between::only(1))];
    for puzzle in make(Spec { count: 2, needs, allow: singles.clone(), ..Spec::default() }) {
        let x_wing = technique("x-wing").unwrap();
        let profile = Profile::new(singles.iter().copied().chain([x_wing]).collect());
        let mut path = Path::new(state(&puzzle), &profile);
        assert_eq!(path.by_ref().filter(|step| step.technique == x_wing).count(), 1);
        assert_eq!(path.outcome(), Outcome::Solved);
    }
}

#[test]
fn a_technique_is_needed_no_less_often_than_asked() {
    let singles = techniques_named("singles").unwrap();
    let pointing = technique("pointing").unwrap();
    let profile = Profile::new(singles.iter().copied().chain([pointing]).collect());
    let times = Between { from: Some(3), to: Some(4) };
    let needs = vec![need("pointing", times)];
    for puzzle in make(Spec { count: 6, needs, allow: singles, ..Spec::default() }) {
        let used = Path::new(state(&puzzle), &profile).filter(|step| step.technique == pointing);
        assert!(times.contains(&used.count()), "{puzzle}");
    }
}

#[test]
fn what_is_to_be_practised_can_be_done_in_one_way() {
    let naked_pair = technique("naked-pair").unwrap();
    let spec = Spec { count: 16, practice: vec![naked_pair], ..Spec::default() };
    let (made, _) = make_with(spec, 2, &Stop::default());
    assert_eq!(made.len(), 16);
    for made in made {
        let steps = naked_pair.all_steps(&made.position.unwrap(), &Profile::default());
        assert!(!steps.is_empty());
        assert!(steps.iter().all(|step| step.conclusion == steps[0].conclusion), "{}", made.puzzle);
    }
}

#[test]
fn a_position_to_practise_in_has_one_such_step_and_nothing_simpler() {
    let swordfish = technique("swordfish").unwrap();
    let spec = Spec { count: 2, practice: vec![swordfish], ..Spec::default() };
    let (made, _) = make_with(spec, 2, &Stop::never());
    assert_eq!(made.len(), 2);
    for made in made {
        let position = made.position.expect("a position");
        let order = Profile::default();
        let before = order.techniques().iter().position(|it| *it == swordfish).unwrap();
        let simpler = Profile::new(order.techniques()[..before].to_vec());
        assert_eq!(all_steps(&position, &simpler).len(), 0);
        let steps = swordfish.all_steps(&position, &order);
        assert!(!steps.is_empty());
        assert!(steps.iter().all(|step| step.conclusion == steps[0].conclusion));
        // It can be written and read.
        let line = text::write_library(&position);
        assert_eq!(State::new(&text::parse_one(&line).unwrap().puzzle).unwrap(), position);
    }
}

#[test]
fn clues_stand_in_the_pattern() {
    let ring = |cell: &Cell| {
        let (row, column) = (cell.row().number(), cell.column().number());
        (row + column) % 2 == 0 && (row % 4 != 0 || column % 4 != 0) || row == column
    };
    let cells: CellSet = Cell::all().filter(ring).collect();
    let spec = Spec { count: 2, clues: Clues::In(cells), ..Spec::default() };
    assert!(make(spec).iter().all(|puzzle| puzzle.givens() == cells));
}

#[test]
fn the_solution_has_the_digits_to_start_from() {
    let grid = random_grid(&mut fastrand::Rng::with_seed(8));
    let whole = text::parse_one(grid.as_str()).unwrap().puzzle;
    for puzzle in make(Spec { count: 5, start: Start::Grid(Box::new(whole)), ..Spec::default() }) {
        assert_eq!(solve(&puzzle), Some(grid));
    }
    let mut part = Puzzle::EMPTY;
    for cell in Cell::all().filter(|cell| cell.index() % 7 == 0) {
        part.give(Candidate::new(cell, grid.digit(cell)));
    }
    let mut solutions = Vec::new();
    for puzzle in make(Spec { count: 5, start: Start::Grid(Box::new(part)), ..Spec::default() }) {
        let solution = solve(&puzzle).unwrap();
        assert!(part.givens().iter().all(|cell| part.digit(cell) == Some(solution.digit(cell))));
        solutions.push(solution);
    }
    solutions.dedup();
    assert_eq!(solutions.len(), 5);
}

#[test]
fn every_solution_of_a_grid_to_start_from_can_come() {
    let mut random = fastrand::Rng::with_seed(8);
    let grid = random_grid(&mut random);
    let mut part = Puzzle::EMPTY;
    // Open cells until there are a few solutions.
    let mut order: Vec<Cell> = Cell::all().collect();
    random.shuffle(&mut order);
    let closed =
        |open: usize| order[open..].iter().map(|cell| Candidate::new(*cell, grid.digit(*cell)));
    let solutions = (40..).find_map(|open| {
        part = Puzzle::EMPTY;
        closed(open).for_each(|it| part.give(it));
        let solutions = count(&part, 100);
        (solutions >= 4).then_some(solutions)
    });
    let solutions = solutions.unwrap();
    let start = Start::Grid(Box::new(part));
    let made = make(Spec { count: 30 * solutions, start, ..Spec::default() });
    let mut found: Vec<String> = made.iter().map(|it| solve(it).unwrap().to_string()).collect();
    found.sort();
    found.dedup();
    assert_eq!(found.len(), solutions);
}

#[test]
fn a_whole_grid_has_one_puzzle_in_a_pattern() {
    let grid = random_grid(&mut fastrand::Rng::with_seed(8));
    let start = Start::Grid(Box::new(text::parse_one(grid.as_str()).unwrap().puzzle));
    let cells: CellSet = Cell::all().filter(|cell| cell.index() % 9 != 4).collect();
    let spec = Spec { count: 3, start, clues: Clues::In(cells), ..Spec::default() };
    let (made, _) = make_with(spec, 2, &Stop::never());
    assert_eq!(made.len(), 1);
    assert_eq!((made[0].puzzle.givens(), solve(&made[0].puzzle)), (cells, Some(grid)));
}

#[test]
fn a_pattern_keeps_the_digits_to_start_from() {
    let grid = random_grid(&mut fastrand::Rng::with_seed(8));
    let mut part = Puzzle::EMPTY;
    for cell in Cell::all().filter(|cell| cell.index() % 5 == 0) {
        part.give(Candidate::new(cell, grid.digit(cell)));
    }
    let cells: CellSet = Cell::all().filter(|cell| cell.index() % 5 < 2).collect();
    let start = Start::Grid(Box::new(part));
    for puzzle in make(Spec { count: 3, start, clues: Clues::In(cells), ..Spec::default() }) {
        let solution = solve(&puzzle).unwrap();
        assert_eq!(puzzle.givens(), cells);
        assert!(part.givens().iter().all(|cell| part.digit(cell) == Some(solution.digit(cell))));
    }
}

#[test]
fn of_several_techniques_each_is_needed() {
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
fn neighbours_differ_in_as_many_clues_as_asked() {
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
fn the_same_puzzle_in_another_form_is_not_distinct() {
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
fn what_cannot_be_found_is_told() {
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
    assert_eq!(lack, "it is solved without x-wing");
}

#[test]
fn a_search_that_is_told_to_stop_stops() {
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
