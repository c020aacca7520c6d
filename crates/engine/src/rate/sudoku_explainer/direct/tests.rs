//! The fast way against this one.

use std::io::{self, Write as _};

use ergodoku_core::{Puzzle, State, text};
use ergodoku_generate::{Symmetry, minimal_puzzles};

use super::super::grid::Grid;
use super::super::{Options, Rater, Rules, SIMPLE, apply};
use super::{rate, step};

/// What is rated higher takes the direct way too long here.
const LIMIT: f64 = 8.9;

fn number(name: &str) -> Option<usize> {
    std::env::var(name).ok().and_then(|value| value.parse().ok())
}

fn agree(rater: &mut Rater, state: &State, limit: f64) -> bool {
    let Some(expected) = rate(state, limit) else { return false };
    let it = rater.rate(state, &Options::default());
    assert_eq!([it.er, it.ep, it.ed], expected, "{state:?}");
    true
}

/// Made puzzles: `ERGODOKU_DIRECT_PUZZLES` of them.
#[test]
fn made_puzzles_are_rated_as_the_rules_say() {
    let count = number("ERGODOKU_DIRECT_PUZZLES").unwrap_or(300);
    let seed = number("ERGODOKU_DIRECT_SEED").unwrap_or(1) as u64;
    let mut random = fastrand::Rng::with_seed(seed);
    let mut rater = Rater::default();
    let puzzles: Vec<Puzzle> = minimal_puzzles(count, Symmetry::None, &mut random);
    let states = puzzles.iter().filter_map(|it| State::new(it).ok());
    let rated = states.filter(|state| agree(&mut rater, state, LIMIT)).count();
    eprintln!("{rated} of {count} made puzzles are rated as the rules say");
    assert!(2 * rated > count);
}

/// Reference puzzles rated up to `ERGODOKU_DIRECT_ER`: every `ERGODOKU_DIRECT_EVERY`th.
#[test]
fn reference_puzzles_are_rated_as_the_rules_say() {
    let Some(folder) = std::env::var_os("ERGODOKU_CORPUS") else {
        let skipped = "*** SKIPPED: reference puzzles need ERGODOKU_CORPUS ***";
        let _ = writeln!(io::stderr(), "\n{skipped}\n");
        return;
    };
    let path = std::path::PathBuf::from(folder).join("corpus/se_ratings.csv");
    let table = std::fs::read_to_string(path).expect("the reference ratings");
    let highest = std::env::var("ERGODOKU_DIRECT_ER").ok().and_then(|it| it.parse().ok());
    let (highest, lowest) = (highest.unwrap_or(8.4), 7.0);
    let every = number("ERGODOKU_DIRECT_EVERY").unwrap_or(40);
    let er = |line: &&str| line.split(',').nth(3).and_then(|it| it.parse().ok());
    let fits = |line: &&str| er(line).is_some_and(|er: f64| er >= lowest && er <= highest);
    let mut rater = Rater::default();
    let rows: Vec<&str> = table.lines().skip(1).filter(fits).collect();
    for line in rows.iter().step_by(every) {
        let entry = text::parse_one(line.split(',').next().unwrap_or("")).expect("a puzzle");
        let state = State::new(&entry.puzzle).expect("a state");
        assert!(agree(&mut rater, &state, highest), "{line}");
    }
}

/// Of the puzzle `ERGODOKU_DIRECT_PUZZLE`, every step that is rated no lower than
/// `ERGODOKU_DIRECT_FROM`.
#[test]
#[ignore = "of one puzzle; the highest steps take hours"]
fn steps_are_those_of_the_rules() {
    let puzzle = std::env::var("ERGODOKU_DIRECT_PUZZLE").expect("ERGODOKU_DIRECT_PUZZLE");
    let lowest = std::env::var("ERGODOKU_DIRECT_FROM").ok().and_then(|it| it.parse().ok());
    let state = State::new(&text::parse_one(&puzzle).expect("a puzzle").puzzle);
    let mut grid = Grid::new(&state.expect("a state"));
    let mut rater = Rater::default();
    while grid.unfilled != 0 {
        let simple = SIMPLE.iter().find_map(|(_, rule)| rule(&grid, Rules::Original));
        let next = simple.or_else(|| rater.next_hint(&grid, Rules::Original));
        let Some(hint) = next else { break };
        if hint.rating >= lowest.unwrap_or(0.0) {
            let expected = step(&grid, 20.0);
            let it = Some((hint.rating, hint.gone, hint.placed));
            assert_eq!(it, expected.map(|it| (it.rating, it.gone, it.placed)));
            eprintln!("{:.1} as the rules say", hint.rating);
        }
        apply(&mut grid, &hint);
    }
}
