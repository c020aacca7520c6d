//! What the records say of puzzles of every kind.

use ergodoku::record::{HintRecord, Options, PuzzleRecord, Status};
use ergodoku::text::{self, Entry, ParseError};
use ergodoku::{Depth, Profile, technique};

const PUZZLE: &str =
    "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
const SOLVED: &str =
    "483921657967345821251876493548132976729564138136798245372689514814253769695417382";

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
    assert_eq!(record.steps.len(), 49);
}

#[test]
fn a_puzzle_is_stuck_without_the_techniques_or_the_steps_it_needs() {
    let stuck = PuzzleRecord::solve(&entry(PUZZLE), &only("x-wing"));
    assert_eq!((stuck.status, stuck.steps.len(), stuck.grid.as_str()), (Status::Stuck, 1, PUZZLE));
    let options = Options { max_steps: Some(2), ..Options::default() };
    let stopped = PuzzleRecord::solve(&entry(PUZZLE), &options);
    assert_eq!((stopped.status, stopped.steps.len()), (Status::Stuck, 2));
    let none = PuzzleRecord::steps(&entry(PUZZLE), &only("jellyfish"));
    assert_eq!((none.status, none.steps.len()), (Status::Stuck, 0));
}

#[test]
fn an_invalid_puzzle_lists_its_clashes() {
    let record = PuzzleRecord::check(&with_start("11"), 2);
    assert_eq!((record.status, record.solutions), (Status::Invalid, Some(0)));
    let error = record.error.unwrap();
    assert_eq!((error.line, error.column), (Some(1), None));
    let clashes: Vec<String> = error.clashes.iter().map(ToString::to_string).collect();
    let expected = ["1 stands twice in row 1: r1c12", "1 stands 3 times in box 1: r1c12,r3c3"];
    assert_eq!(clashes, expected);
    assert_eq!(error.message, expected.join("; "));
}

#[test]
fn a_puzzle_without_a_solution_has_no_steps() {
    for record in [
        PuzzleRecord::solve(&with_start("5"), &Options::default()),
        PuzzleRecord::steps(&with_start("5"), &Options::default()),
        PuzzleRecord::check(&with_start("5"), 2),
    ] {
        assert_eq!((record.status, record.steps.len()), (Status::NoSolution, 0));
        assert!(record.error.unwrap().message.starts_with("the puzzle has no solution"));
    }
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
    let none = HintRecord::new(&entry(PUZZLE), &only("jellyfish"), Depth::Why);
    assert_eq!((none.status, none.hint), (Status::Stuck, None));
    let done = HintRecord::new(&entry(SOLVED), &Options::default(), Depth::Why);
    assert_eq!((done.status, done.hint), (Status::Solved, None));
}
