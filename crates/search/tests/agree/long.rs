//! Tests that take too long for every run: `cargo test --release -p ergodoku-search -- --ignored`.

use ergodoku_search::{Answer, Problem, PuzzleLine, Tier, Uniqueness, search_batch_on, uniqueness};

use super::batch::mixed;
use super::puzzles::Random;
use super::{is_solution, numbers, oracle};

/// Compares all tiers on a million puzzles, or `ERGODOKU_PUZZLES`, from the seed `ERGODOKU_SEED`. Checks
/// every hundredth with the oracle.
#[test]
#[ignore = "minutes"]
fn millions() {
    let number = |name, usual| std::env::var(name).map_or(usual, |it| it.parse().unwrap());
    let wanted = number("ERGODOKU_PUZZLES", 1_000_000) as usize;
    let mut random = Random(number("ERGODOKU_SEED", 20));
    let mut done = 0;
    while done < wanted {
        let batch = mixed(&mut random, 10_000);
        let limit = [1, 2, 10][random.below(3)];
        let mut tiers = Tier::available().map(|tier| search_batch_on(tier, &batch, limit));
        let first = tiers.next().unwrap();
        let counts = |answers: &[Answer]| -> Vec<usize> {
            answers.iter().map(|answer| answer.unwrap().count).collect()
        };
        for (masks, answer) in batch.iter().zip(&first) {
            let grid = answer.unwrap().first.map(|first| numbers(&first));
            assert!(grid.iter().all(|grid| is_solution(grid, masks)));
            let expected = match uniqueness(masks) {
                Uniqueness::None => 0,
                Uniqueness::One(one) => {
                    assert_eq!(Some(numbers(&one)), grid);
                    1
                }
                Uniqueness::Several(..) => 2,
            };
            assert_eq!(answer.unwrap().count.min(2), expected.min(limit), "{masks:?}");
        }
        for answers in tiers {
            assert_eq!(counts(&answers), counts(&first));
            for (masks, answer) in batch.iter().zip(&answers) {
                let grid = answer.unwrap().first.map(|first| numbers(&first));
                assert!(grid.iter().all(|grid| is_solution(grid, masks)));
            }
        }
        for (masks, answer) in batch.iter().zip(&first).step_by(100) {
            assert_eq!(oracle::solutions(masks, limit).len(), answer.unwrap().count, "{masks:?}");
        }
        done += batch.len();
    }
}

/// Searches the complete sets of `$ERGODOKU_CORPUS/puzzles`: all but one set have unique solutions.
#[test]
#[ignore = "needs $ERGODOKU_CORPUS"]
fn the_sets() {
    let corpus = std::env::var("ERGODOKU_CORPUS").expect("ERGODOKU_CORPUS is set");
    for file in std::fs::read_dir(format!("{corpus}/puzzles")).unwrap() {
        let path = file.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if !name.ends_with(".txt") {
            continue;
        }
        let text = std::fs::read_to_string(&path).unwrap();
        let lines: Vec<PuzzleLine> = text.lines().filter_map(|line| line.parse().ok()).collect();
        let expected = if name.contains("serg") { 2 } else { 1 };
        for tier in Tier::available() {
            for (line, answer) in lines.iter().zip(search_batch_on(tier, &lines, 2)) {
                let found = answer.unwrap();
                assert_eq!(found.count, expected, "{name} {line:?}");
                assert!(is_solution(&numbers(&found.first.unwrap()), &line.masks()));
            }
        }
        println!("{name}: {} puzzles", lines.len());
    }
}

/// Counts many solutions of a nearly empty grid on every tier.
#[test]
#[ignore = "seconds"]
fn a_million_solutions() {
    let mut masks = [0x1ff; 81];
    (masks[0], masks[40]) = (1, 2);
    for tier in Tier::available() {
        let answers = search_batch_on(tier, &[masks; 2], 1_000_000);
        assert!(answers.iter().all(|answer| answer.unwrap().count == 1_000_000), "{tier:?}");
        assert_eq!(ergodoku_search::count_on(tier, &masks, 1_000_000), 1_000_000, "{tier:?}");
    }
}
