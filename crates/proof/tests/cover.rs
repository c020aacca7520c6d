//! Clue covers: why they hold, and which of them the checker accepts.

use ergodoku_core::{Conclusion, Puzzle, State};
use ergodoku_proof::veripb::Refutation;
use ergodoku_proof::{ClueCover, Proof, ProofError, check};

/// Three rows.
type Band = [[u8; 9]; 3];

/// Visits the fillings of a band whose first box is 123, 456, 789, and whose columns in the other boxes are in the order of
/// their first digits. Every filling becomes one of them if digits are renamed and columns of a box exchanged.
fn each_band(band: &mut Band, row: usize, column: usize, visit: &mut dyn FnMut(&Band)) {
    if row == 3 {
        return visit(band);
    }
    let next = if column == 8 { (row + 1, 3) } else { (row, column + 1) };
    let first = column / 3 * 3;
    for digit in 1..=9 {
        let in_row = band[row][..column].contains(&digit);
        let in_box = band[..row].iter().any(|it| it[first..first + 3].contains(&digit));
        let is_sorted = row > 0 || column == first || band[row][column - 1] < digit;
        if !in_row && !in_box && is_sorted {
            band[row][column] = digit;
            each_band(band, next.0, next.1, visit);
            band[row][column] = 0;
        }
    }
}

/// The columns of the two clues: one in row 3 of the second box, the other in row 2 of the third. Rows and boxes can be
/// exchanged, so any two cells in different boxes and rows are such.
const COLUMNS: [[usize; 2]; 9] =
    [[3, 6], [3, 7], [3, 8], [4, 6], [4, 7], [4, 8], [5, 6], [5, 7], [5, 8]];

/// Drops the clues that another filling with the same digits in each column has as well. The columns before `column` are
/// filled, and the rows have `held`, a bit for each digit.
fn drop_exchangeable(
    band: &Band,
    other: &mut Band,
    column: usize,
    held: [u16; 3],
    left: &mut Vec<[usize; 2]>,
) {
    if left.is_empty() {
        return;
    }
    if column == 9 {
        let differs = |[one, two]: &[usize; 2]| {
            other[2][*one] != band[2][*one] || other[1][*two] != band[1][*two]
        };
        if other != band {
            left.retain(differs);
        }
        return;
    }
    for rows in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
        let digits = rows.map(|row| band[row][column]);
        if (0..3).all(|row| held[row] >> digits[row] & 1 == 0) {
            (0..3).for_each(|row| other[row][column] = digits[row]);
            let held = std::array::from_fn(|row| held[row] | 1 << digits[row]);
            drop_exchangeable(band, other, column + 1, held, left);
        }
    }
}

#[test]
fn what_a_clue_cover_does_not_imply_can_be_exchanged() {
    let mut band = [[0; 9]; 3];
    for (row, digits) in [[1, 2, 3], [4, 5, 6], [7, 8, 9]].into_iter().enumerate() {
        band[row][..3].copy_from_slice(&digits);
    }
    let (mut bands, mut is_possible) = (0, false);
    each_band(&mut band, 0, 3, &mut |band| {
        bands += 1;
        // What holds neither or only one of the digits where the cover puts them.
        let is_other = |[one, two]: &[usize; 2]| {
            let (clue, other) = (band[2][*one], band[1][*two]);
            clue != other && (band[0][*one] != other || band[0][*two] != clue)
        };
        let mut left: Vec<[usize; 2]> = COLUMNS.into_iter().filter(is_other).collect();
        drop_exchangeable(band, &mut [[0; 9]; 3], 0, [0; 3], &mut left);
        assert!(left.is_empty(), "{band:?} is the only filling with the clues in {left:?}");

        if !is_possible {
            left = COLUMNS.to_vec();
            drop_exchangeable(band, &mut [[0; 9]; 3], 0, [0; 3], &mut left);
            is_possible = !left.is_empty();
        }
    });
    // 56 ways to choose the rows of the boxes, and six to arrange each of six triples, but for the order of columns.
    assert_eq!(bands, 56 * 6_usize.pow(4));
    assert!(is_possible, "no puzzle with one solution has a clue cover");
}

fn cover(text: &str) -> ClueCover {
    ClueCover::read(text).unwrap()
}

fn checked(given: &[&str], conclusion: Conclusion, text: &str) -> Result<(), ProofError> {
    let mut puzzle = Puzzle::EMPTY;
    given.iter().for_each(|it| puzzle.give(it.parse().unwrap()));
    let proof = Proof::Count { truths: vec![cover(text).into()], links: vec![] };
    assert!(proof.assumes_uniqueness());
    let state = State::new(&puzzle).unwrap();
    let result = check(&state, &conclusion, &proof);
    if result.is_ok() {
        let refused = Refutation::of(&state).step(&conclusion, &proof);
        assert_eq!(refused, Err(ProofError::AssumesUniqueness));
    }
    result
}

fn placed(given: &[&str], candidate: &str, text: &str) -> Result<(), ProofError> {
    checked(given, Conclusion::Place(candidate.parse().unwrap()), text)
}

#[test]
fn the_third_cell_in_line_with_a_clue_holds_the_digit_of_the_other() {
    let rows = ["r3c6=1", "r2c9=2", "r5c5=3"];
    assert_eq!(placed(&rows, "r1c6=2", "r3c6=1 r2c9=2"), Ok(()));
    assert_eq!(placed(&rows, "r1c9=1", "r2c9=2 r3c6=1"), Ok(()));
    assert!(placed(&rows, "r1c9=1", "r3c6=1 r2c9=2").is_err());
    let columns = ["r6c3=1", "r9c2=2"];
    assert_eq!(placed(&columns, "r6c1=2", "r6c3=1 r9c2=2"), Ok(()));
    let others = Conclusion::Eliminate("r6c1<>345".parse().unwrap());
    assert_eq!(checked(&columns, others, "r6c3=1 r9c2=2"), Ok(()));
}

#[test]
fn the_two_clues_are_the_only_givens_of_the_chute() {
    let lacks = |it: &str| Err(ProofError::NotTheTwoClues(it.parse().unwrap()));
    let cover = |given: &[&str]| placed(given, "r1c6=2", "r3c6=1 r2c9=2");
    assert_eq!(cover(&["r3c6=1", "r2c9=2", "r1c1=5"]), lacks("r1c1=5"));
    assert_eq!(cover(&["r3c6=1"]), lacks("r2c9=2"));
    assert_eq!(cover(&["r3c6=1", "r2c9=3"]), lacks("r2c9=2"));
}

#[test]
fn only_two_clues_of_a_chute_that_share_nothing_are_a_cover() {
    let accepted = |text: &str| ClueCover::read(text).is_some();
    assert!(accepted("r3c6=1 r2c9=2"));
    for text in [
        "r3c6=1 r3c9=2",
        "r3c6=1 r2c9=1",
        "r3c6=1 r2c5=2",
        "r3c6=1 r5c6=2",
        "r3c6=1 r5c9=2",
        "r3c6=1",
        "r3c6=1 and r2c9=2",
    ] {
        assert!(!accepted(text), "{text}");
    }
    let cover = cover("r3c6=1 r2c9=2");
    assert_eq!(ClueCover::read(&cover.to_string()), Some(cover));
}
