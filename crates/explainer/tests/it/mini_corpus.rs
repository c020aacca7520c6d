//! Ratings of puzzles of our own: the claims hold on any clone, without reference data from elsewhere.

use std::thread;

use ergodoku_core::{State, text};
use ergodoku_explainer::{Rater, RatingOptions};

/// The puzzle, then its ER, EP and ED on the scale of Sudoku Explainer 1.2.1; further columns are tested in
/// `crates/engine`.
const RATINGS: &str = include_str!("../../../engine/tests/it/mini_corpus/ratings.csv");

/// A line for each puzzle.
pub(crate) fn lines() -> Vec<&'static str> {
    RATINGS.lines().skip(1).collect()
}

/// What is wrong with the rating of a line.
fn wrong(rater: &mut Rater, line: &str) -> Option<String> {
    let fields: Vec<&str> = line.split(',').collect();
    let noted = [1, 2, 3].map(|index| fields[index].parse().expect("a rating"));
    let puzzle = text::parse_one(fields[0]).expect("a puzzle").puzzle;
    let state = State::new(&puzzle).expect("no digit stands twice");
    let rating = rater.rate(&state, &RatingOptions::default());
    let found: [f64; 3] = [rating.er, rating.ep, rating.ed];
    (found != noted).then(|| format!("{}: {found:?}, not {noted:?}", fields[0]))
}

#[test]
fn ratings_are_as_noted() {
    let lines = lines();
    assert!(lines.len() >= 250, "{}", lines.len());
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let wrong: Vec<String> = thread::scope(|scope| {
        let part = |part| {
            let lines = &lines;
            scope.spawn(move || {
                let mut rater = Rater::default();
                let part = lines.iter().skip(part).step_by(threads);
                part.filter_map(|line| wrong(&mut rater, line)).collect::<Vec<_>>()
            })
        };
        let parts: Vec<_> = (0..threads).map(part).collect();
        parts.into_iter().flat_map(|part| part.join().expect("a thread")).collect()
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
