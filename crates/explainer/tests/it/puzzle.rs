//! A puzzle is rated as its first state is, if it has one solution; else the same is wrong with it.

use ergodoku_core::{Candidate, Cell, CellSet, Digit, Puzzle, text};
use ergodoku_engine::rate::{RateError, ratable};
use ergodoku_explainer::{PuzzleRating, Rater, RatingEnd, RatingOptions, Scale};
use fastrand::Rng;

use crate::mini_corpus::lines;

type Rated = Result<([f64; 3], RatingEnd), RateError>;

fn told(it: PuzzleRating) -> ([f64; 3], RatingEnd) {
    ([it.er, it.ep, it.ed], it.end)
}

/// The puzzle with one change or several: a given more, fewer or another, or a candidate less.
fn changed(puzzle: &Puzzle, random: &mut Rng) -> Puzzle {
    let mut digits: Vec<(Cell, Digit)> =
        puzzle.filled().iter().filter_map(|cell| Some((cell, puzzle.digit(cell)?))).collect();
    let mut removed = puzzle.removed();
    for _ in 0..random.usize(..4) {
        let cell = Cell::from_index(random.usize(..81));
        let digit = Digit::ALL[random.usize(..9)];
        let at = random.usize(..digits.len());
        match random.u8(..4) {
            0 => digits[at].1 = digit,
            1 => drop(digits.remove(at)),
            2 if puzzle.digit(cell).is_none() => digits.push((cell, digit)),
            _ => removed |= ergodoku_core::CandidateSet::of(digit, CellSet::only(cell)),
        }
    }
    let mut changed = Puzzle::EMPTY;
    for (cell, digit) in digits {
        match random.u8(..10) {
            0 => changed.place(Candidate::new(cell, digit)),
            _ => changed.give(Candidate::new(cell, digit)),
        }
    }
    changed.remove(removed);
    changed
}

#[test]
fn a_puzzle_is_rated_as_its_state_or_refused() {
    let mut random = Rng::with_seed(11);
    let mut rater = Rater::default();
    // Rated, clashing, without a solution, with several.
    let mut kinds = [0; 4];
    // Chains take long.
    let easy = |line: &&str| line.split(',').nth(1).is_some_and(|er| er < "4.5");
    let lines: Vec<&str> = lines().into_iter().filter(easy).collect();
    for (number, line) in lines.iter().cycle().take(1500).enumerate() {
        let puzzle = text::parse_one(line.split(',').next().unwrap()).expect("a puzzle").puzzle;
        let puzzle = changed(&puzzle, &mut random);
        let options = RatingOptions {
            scale: Scale::ALL[number % Scale::ALL.len()],
            max_er: Some([1.2, 2.0, 3.0, 4.4][random.usize(..4)]),
            pearl: random.bool(),
            diamond: random.bool(),
            steps: random.u8(..4) == 0,
            ..RatingOptions::default()
        };
        let expected: Rated = ratable(&puzzle).map(|it| told(Rater::default().rate(&it, &options)));
        let found: Rated = rater.rate_puzzle(&puzzle, &options).map(told);
        assert_eq!(found, expected, "{puzzle}, removed {:?}", puzzle.removed());
        kinds[match expected {
            Ok(_) => 0,
            Err(RateError::Clashes(_)) => 1,
            Err(RateError::NoSolution) => 2,
            Err(_) => 3,
        }] += 1;
    }
    assert!(kinds.iter().all(|count| *count > 60), "{kinds:?}");
}
