//! What the records say of puzzles of every kind.

use ergodoku::engine::{Effort, all_steps, has_no_step, next_step};
use ergodoku::text::{self, Entry, ParseError};
use ergodoku::{Depth, Path, Profile, State, Step, Stop, search, technique};
use ergodoku_api::record::{HintRecord, Options, PuzzleRecord, RatingRecord, Scale, Status};

const PUZZLE: &str =
    "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56";
const SOLVED: &str =
    "563298147947315862821764593254137689386429715719586324695843271472651938138972456";

fn entry(text: &str) -> Result<Entry, ParseError> {
    text::parse_one(text)
}

/// [`PUZZLE`] with its first characters replaced.
fn with_start(start: &str) -> Result<Entry, ParseError> {
    entry(&format!("{start}{}", &PUZZLE[start.len()..]))
}

fn several() -> Result<Entry, ParseError> {
    entry(&PUZZLE.replacen('9', ".", 1))
}

fn only(name: &str) -> Options {
    let profile = Profile::default().only(&[technique(name).unwrap()]);
    Options { profile, ..Options::default() }
}

#[test]
fn a_solved_puzzle_has_its_path_and_no_error() {
    let record =
        PuzzleRecord::solve(&entry(PUZZLE), &Options { check: true, ..Options::default() });
    assert_eq!((record.status, record.error), (Status::Solved, None));
    assert_eq!((record.puzzle.as_str(), record.grid.as_str()), (PUZZLE, SOLVED));
    assert_eq!(record.steps.len(), 54);
}

#[test]
fn a_puzzle_is_stuck_without_the_techniques_or_the_steps_it_needs() {
    let stuck = PuzzleRecord::solve(&entry(PUZZLE), &only("finned-x-wing"));
    assert_eq!((stuck.status, stuck.steps.len(), stuck.grid.as_str()), (Status::Stuck, 1, PUZZLE));
    let options = Options { max_steps: Some(2), ..Options::default() };
    let stopped = PuzzleRecord::solve(&entry(PUZZLE), &options);
    assert_eq!((stopped.status, stopped.steps.len()), (Status::Stuck, 2));
    let none = PuzzleRecord::steps(&entry(PUZZLE), &only("x-wing"));
    assert_eq!((none.status, none.steps.len()), (Status::Stuck, 0));
}

#[test]
fn a_step_says_whether_it_assumes_one_solution() {
    for (name, assumes) in [("BUG+1", true), ("Simple Colors Trap", false)] {
        let example = entry(technique(name).unwrap().example().state);
        let steps = PuzzleRecord::steps(&example, &only(name)).steps;
        assert!(!steps.is_empty() && steps.iter().all(|it| it.assumes_uniqueness == assumes));
    }
}

#[test]
fn an_invalid_puzzle_lists_its_clashes() {
    let record = PuzzleRecord::check(&with_start("11"), 2);
    assert_eq!((record.status, record.solutions), (Status::Invalid, Some(0)));
    let error = record.error.unwrap();
    assert_eq!((error.line, error.column), (Some(1), None));
    let clashes: Vec<String> = error.clashes.iter().map(ToString::to_string).collect();
    let expected = [
        "1 stands 3 times in row 1: r1c127",
        "1 stands twice in column 2: r16c2",
        "1 stands twice in box 1: r1c12",
    ];
    assert_eq!(clashes, expected);
    assert_eq!(error.message, expected.join("; "));
}

#[test]
fn the_path_of_a_puzzle_without_a_solution_ends_at_what_is_broken() {
    let solve = |text: &str, options: &Options| {
        let record = PuzzleRecord::solve(&entry(text), options);
        assert_eq!(record.status, Status::NoSolution, "{text}");
        let error = record.error.unwrap();
        assert_eq!((error.line, error.column), (Some(1), None));
        (record.steps.len(), error.message, record.grid)
    };
    let puzzle = format!("6{}", &PUZZLE[1..]);
    let checked = Options { check: true, ..Options::default() };
    let (steps, message, grid) = solve(&puzzle, &checked);
    let expected = "the puzzle has no solution: after 32 steps r8c8 has no candidate left; \
                    changing one given leaves exactly one solution: r1c1 from 6 to 5 or ";
    assert!(steps == 32 && message.starts_with(expected), "{steps} {message}");
    let row = &grid[54..63];
    assert!(!row.contains('1') && row.contains('.'), "{row}");

    let at_once = solve(&PUZZLE.replacen("2..1", "28.1", 1), &checked);
    let expected = "the puzzle has no solution: r1c6 has no candidate left; \
                    changing one given leaves exactly one solution: ";
    assert!(at_once.0 == 0 && at_once.1.starts_with(expected), "{at_once:?}");
}

#[test]
fn a_path_that_ends_before_the_contradiction_does_not_tell_of_one() {
    let two = Options { max_steps: Some(2), ..Options::default() };
    for (options, steps) in [(only("x-wing"), 0), (two, 2)] {
        let record = PuzzleRecord::solve(&with_start("6"), &options);
        assert_eq!((record.status, record.steps.len()), (Status::NoSolution, steps));
        assert!(record.error.unwrap().message.starts_with("the puzzle has no solution; "));
    }
}

#[test]
fn only_a_path_has_steps_where_there_is_no_solution() {
    for record in [
        PuzzleRecord::steps(&with_start("6"), &Options::default()),
        PuzzleRecord::check(&with_start("6"), 2),
    ] {
        assert_eq!((record.status, record.steps.len()), (Status::NoSolution, 0));
        assert!(record.error.unwrap().message.starts_with("the puzzle has no solution; "));
    }
    let hint = HintRecord::new(&with_start("6"), &Options::default(), Depth::Why);
    assert_eq!((hint.status, hint.hint), (Status::NoSolution, None));
}

#[test]
fn several_solutions_are_counted_and_the_path_goes_as_far_as_all_of_them() {
    let checked = PuzzleRecord::check(&several(), 2);
    assert_eq!((checked.status, checked.solutions), (Status::MultipleSolutions, Some(2)));
    assert_eq!(checked.grid, checked.puzzle);
    let solved = PuzzleRecord::solve(&several(), &Options::default());
    assert_eq!(solved.status, Status::MultipleSolutions);
    assert!(!solved.steps.is_empty() && solved.grid.contains('.'));
}

#[test]
fn a_check_gives_the_one_solution() {
    let record = PuzzleRecord::check(&entry(PUZZLE), 2);
    assert_eq!((record.status, record.solutions), (Status::Solved, Some(1)));
    assert_eq!(record.grid, SOLVED);
}

#[test]
fn unreadable_text_is_an_error_with_its_place() {
    let record = PuzzleRecord::check(&entry(&PUZZLE[1..]), 2);
    assert_eq!((record.status, record.solutions), (Status::Error, None));
    assert_eq!((record.puzzle.as_str(), record.grid.as_str()), ("", ""));
    let error = record.error.unwrap();
    assert_eq!((error.line, error.column), (Some(1), Some(81)));
}

#[test]
fn a_hint_gives_away_no_more_than_its_depth() {
    let hint = |depth| HintRecord::new(&entry(PUZZLE), &Options::default(), depth);
    let [place, what, why] = [Depth::Where, Depth::What, Depth::Why].map(hint);
    assert_eq!((place.level, place.technique, place.step.is_some()), (1, None, false));
    assert_eq!(
        (what.level, what.technique, what.step.is_some()),
        (2, Some("Hidden Single"), false)
    );
    assert_eq!((why.level, why.technique, why.step.is_some()), (3, Some("Hidden Single"), true));
    let none = HintRecord::new(&entry(PUZZLE), &only("x-wing"), Depth::Why);
    assert_eq!((none.status, none.hint), (Status::Stuck, None));
    let done = HintRecord::new(&entry(SOLVED), &Options::default(), Depth::Why);
    assert_eq!((done.status, done.hint), (Status::Solved, None));
}

/// [`PUZZLE`] without some of its clues.
fn with_few(seed: u64, gone: u64) -> Result<Entry, ParseError> {
    let mut random = seed;
    let mut next = || {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (random >> 33) % 100
    };
    let kept = |it: char| if next() < gone { '.' } else { it };
    entry(&PUZZLE.chars().map(kept).collect::<String>())
}

/// Where a puzzle has several solutions it is looked up whether there can be a step. That never hides one.
#[test]
fn what_solutions_say_of_steps_is_what_a_search_finds() {
    let profile = Profile::default();
    let (mut several, mut none) = (0, 0);
    for seed in 0..60 {
        let entry = with_few(seed, 5 + seed % 90);
        let record = PuzzleRecord::solve(&entry, &Options::default());
        if record.status != Status::MultipleSolutions {
            continue;
        }
        several += 1;
        let first = State::new(&entry.unwrap().puzzle).unwrap();
        let possible = search::possible(&first).expect("few checks");
        // The same steps as without a look at solutions, as far as there are any.
        let mut path = Path::new(first, &profile);
        for taken in &record.steps {
            assert!(!has_no_step(path.state(), &possible));
            assert_eq!(path.next().expect("a step").to_string(), taken.notation);
        }
        // To look for a step in vain takes long.
        if has_no_step(path.state(), &possible) && none < 2 && path.state().unsolved().len() < 60 {
            assert_eq!(next_step(path.state(), &profile), None);
            assert_eq!(all_steps(path.state(), &profile), Vec::<Step>::new());
            none += 1;
        }
    }
    assert!(several > 20 && none == 2, "{several} with several solutions, {none} searched in vain");
}

#[test]
fn what_was_given_up_is_not_told_as_stuck() {
    let hard = entry(crate::HARD);
    let stop = Stop::never().within(50);
    let options = Options { effort: Effort { stop, checks_each: None }, ..Options::default() };
    let record = PuzzleRecord::solve(&hard, &options);
    assert_eq!(record.status, Status::Interrupted);
    assert!(record.error.unwrap().message.contains("given up"));
    let record = HintRecord::new(&hard, &options, Depth::Why);
    assert_eq!((record.status, record.hint), (Status::Interrupted, None));
    let rating =
        RatingRecord::until(&hard, Scale::Hodoku, &Profile::hodoku(), &options.effort.stop);
    assert_eq!((rating.status, rating.score), (Status::Interrupted, None));
    let steps = PuzzleRecord::steps(&hard, &options);
    assert_eq!((steps.status, steps.cut_short.len()), (Status::Interrupted, 97));
}
