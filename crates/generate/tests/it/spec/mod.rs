//! Generated puzzles meet their specification by independent checks, for any number of threads.

mod runs;

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

/// Generates the puzzles of a specification, and checks that each has one solution.
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
fn clues_have_the_requested_number_and_symmetry() {
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
fn levels_and_scores_are_in_range() {
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
fn explainer_ratings_are_in_range() {
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
fn required_and_forbidden_techniques() {
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
fn a_technique_is_required_a_number_of_times() {
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
fn a_technique_is_required_a_minimum_number_of_times() {
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
fn a_practice_position_has_one_step() {
    let naked_pair = technique("naked-pair").unwrap();
    let spec = Spec { count: 16, practice: vec![naked_pair], ..Spec::default() };
    let (made, _) = make_with(spec, 2, &Stop::default());
    assert_eq!(made.len(), 16);
    for made in made {
        let steps = naked_pair.all_steps(made.position.unwrap(), &Profile::default());
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
fn every_solution_of_a_partial_grid_is_possible() {
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
