//! All kinds of search agree with each other, and with a solver too simple to be wrong.

mod batch;
mod long;
mod oracle;
mod puzzles;
mod tier;
mod uniqueness_batch;

use std::collections::HashSet;

use ergodoku_core::{CandidateSet, Puzzle, Stop};
use ergodoku_search::{
    ParseLineError, Problem, PuzzleLine, Tier, Uniqueness, backbone, count, count_on, count_until,
    possible, solutions, solve, uniqueness, uniqueness_on,
};
use puzzles::{KNOWN, Random, masks, partial, sukaku};

/// The grid of a solution as numbers.
fn numbers(solution: &ergodoku_search::Solution) -> [u8; 81] {
    solution.as_bytes().map(|character| character - b'0')
}

/// Whether a grid obeys the rules and the masks.
fn is_solution(grid: &[u8; 81], masks: &[u16; 81]) -> bool {
    let keeps = |cells: &mut dyn Iterator<Item = usize>| {
        cells.fold(0, |seen, cell| seen | 1 << grid[cell]) == 0x3fe
    };
    (0..81).all(|cell| masks[cell] >> (grid[cell] - 1) & 1 != 0)
        && (0..9).all(|row| keeps(&mut (0..9).map(|i| row * 9 + i)))
        && (0..9).all(|column| keeps(&mut (0..9).map(|i| i * 9 + column)))
        && (0..9).all(|b| keeps(&mut (0..9).map(|i| b / 3 * 27 + b % 3 * 3 + i / 3 * 9 + i % 3)))
}

/// Compares every search of the crate with the oracle, up to `limit` solutions.
fn check(masks: &[u16; 81], limit: usize) {
    let expected = oracle::solutions(masks, limit);
    for tier in Tier::available() {
        for limit in [0, 1, 2, limit] {
            let expected = expected.len().min(limit);
            assert_eq!(count_on(tier, masks, limit), expected, "{tier:?} {limit} {masks:?}");
        }
    }
    let first = solve(masks);
    assert_eq!(first.is_some(), !expected.is_empty());
    assert!(first.iter().all(|first| is_solution(&numbers(first), masks)));
    let unique = uniqueness(masks);
    assert!(Tier::available().all(|tier| uniqueness_on(tier, masks) == unique), "{masks:?}");
    match unique {
        Uniqueness::None => assert_eq!(expected.len(), 0),
        Uniqueness::One(one) => assert_eq!(vec![numbers(&one)], expected),
        Uniqueness::Several(one, other) => {
            assert!(expected.len() >= 2 && one != other);
            assert!([one, other].iter().all(|it| is_solution(&numbers(it), masks)));
        }
    }
    let all: HashSet<_> = solutions(masks).take(limit).map(|it| numbers(&it)).collect();
    assert_eq!(all.len(), expected.len());
    assert!(all.iter().all(|grid| is_solution(grid, masks)));
    if expected.len() < limit {
        assert_eq!(all, expected.iter().copied().collect());
        let common = backbone(masks).map(|it| it.len());
        let same = |cell: &usize| expected.iter().all(|grid| grid[*cell] == expected[0][*cell]);
        assert_eq!(common, expected.first().map(|_| (0..81).filter(same).count()));
        let in_any: CandidateSet = CandidateSet::ALL
            .iter()
            .filter(|it| {
                expected.iter().any(|grid| grid[it.cell.index()] == it.digit.index() as u8 + 1)
            })
            .collect();
        // `possible` may give up if the absence of a solution is hard to prove.
        let found = possible(masks);
        assert!(found.is_none_or(|it| it == in_any), "{masks:?}");
        assert!(found.is_some() || in_any.is_empty(), "{masks:?}");
    }
}

#[test]
fn known_puzzles() {
    for (line, expected) in KNOWN {
        check(&masks(line), 30);
        let read: PuzzleLine = line.parse().unwrap();
        assert_eq!(count(&read, 2), expected.min(2), "{line}");
        assert_eq!(read.masks(), masks(line));
    }
}

/// `possible` finishes soon even with few clues or none: a search that gets lost finds its way back.
#[test]
fn possible_candidates_of_puzzles_with_few_clues() {
    assert_eq!(possible(&Puzzle::EMPTY), Some(CandidateSet::ALL));
    let mut random = Random(7);
    for round in 0..60 {
        let masks = partial(&mut random, 1 + round % 12, 0);
        let possible = possible(&masks).expect("is known within the bound");
        for (cell, mask) in ergodoku_core::Cell::all().zip(masks) {
            let digits = possible.digits_in(cell);
            assert_eq!(u32::from(digits.bits()) & !u32::from(mask), 0);
            assert!(!digits.is_empty());
        }
    }
}

/// An interrupted count is at most the full count, and ends soon.
#[test]
fn a_count_can_be_interrupted() {
    let mut random = Random(8);
    for round in 0..40 {
        let masks = partial(&mut random, 15 + round % 8, 0);
        let whole = count(&masks, 2000);
        for allowed in [0, 1, 20, 400] {
            let stop = Stop::never().within(allowed);
            let some = count_until(&masks, 2000, &stop);
            assert!(some <= whole && (stop.is_over() || some == whole));
            assert!(stop.checks() <= allowed + 1 + 81, "{} checks", stop.checks());
        }
    }
    let stop = Stop::never().within(500);
    assert!(count_until(&Puzzle::EMPTY, usize::MAX, &stop) > 0 && stop.is_over());
}

#[test]
fn partial_grids() {
    let mut random = Random(1);
    for round in 0..600 {
        let clues = 17 + random.below(64);
        check(&partial(&mut random, clues, round % 3), 20);
    }
}

#[test]
fn sukakus() {
    let mut random = Random(2);
    for round in 0..400 {
        let share = 10 + random.below(50);
        check(&sukaku(&mut random, share, round % 4), 20);
    }
}

#[test]
fn the_empty_grid() {
    let empty = Puzzle::EMPTY;
    for tier in Tier::available() {
        for limit in [0, 1, 2, 20_000] {
            assert_eq!(count_on(tier, &empty, limit), limit, "{tier:?}");
        }
    }
    let distinct: HashSet<_> = solutions(&empty).take(5_000).collect();
    assert_eq!(distinct.len(), 5_000);
    assert!(backbone(&empty).unwrap().is_empty());
}

#[test]
fn full_grids_and_no_candidates() {
    let grid = puzzles::grid(&mut Random(3));
    let mut masks = grid.map(|number| 1u16 << (number - 1));
    check(&masks, 3);
    masks[40] = 0;
    check(&masks, 3);
    check(&[0; 81], 3);
}

#[test]
fn lines_that_are_malformed() {
    assert_eq!("1234".parse::<PuzzleLine>(), Err(ParseLineError::Length(4)));
    let mut line = ".".repeat(81);
    for blank in ["0", "*", "_", "x", "X", "-", "."] {
        line.replace_range(10..11, blank);
        assert!(line.parse::<PuzzleLine>().is_ok(), "{blank}");
    }
    line.replace_range(10..11, "?");
    let error = line.parse::<PuzzleLine>().unwrap_err();
    assert_eq!(error, ParseLineError::Character { index: 10, byte: b'?' });
    assert_eq!(error.to_string(), "'?' at r2c2 is neither a digit nor an empty cell");
}
