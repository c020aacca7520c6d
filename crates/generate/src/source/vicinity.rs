//! Puzzles that differ from a given one in one clue or two. The solutions left when clues are gone say
//! which new clues leave one: those that exactly one solution has.

use ergodoku_core::{Candidate, Cell, CellSet, Digit, Puzzle};
use ergodoku_search::{Solution, solutions};
use fastrand::Rng;

use crate::chance::Chance;

/// A removal that leaves more solutions than this is passed over.
const MOST: usize = 50_000;

/// How many first clues are tried for a pair.
const FIRST_CLUES: usize = 8;

/// In how many ways one clue can be taken from one of the puzzles.
pub(super) fn removals(puzzles: &[Puzzle]) -> u64 {
    puzzles.iter().map(|puzzle| puzzle.givens().len() as u64).sum()
}

/// All puzzles with one other clue in the place of the clue of that number, counted through all
/// puzzles.
pub(super) fn one_move(puzzles: &[Puzzle], number: u64) -> Vec<Puzzle> {
    let mut clues =
        puzzles.iter().flat_map(|puzzle| puzzle.givens().iter().map(move |it| (puzzle, it)));
    let Some((puzzle, gone)) = clues.nth(number as usize) else { return Vec::new() };
    let fewer = without(puzzle, CellSet::only(gone));
    let Some(all) = all_solutions(&fewer) else { return Vec::new() };
    let former = puzzle.digit(gone).map(|digit| Candidate::new(gone, digit));
    let new = lone(&all, fewer.givens()).into_iter().filter(|clue| Some(*clue) != former);
    new.map(|clue| with(&fewer, clue)).collect()
}

/// Some puzzles with two other clues in the place of two.
pub(super) fn two_moves(puzzles: &[Puzzle], number: u64, random: &mut Rng) -> Vec<Puzzle> {
    let puzzle = &puzzles[(number % puzzles.len() as u64) as usize];
    let mut clues: Vec<Cell> = puzzle.givens().iter().collect();
    random.reorder(&mut clues);
    let gone: CellSet = clues.into_iter().take(2).collect();
    let fewer = without(puzzle, gone);
    let Some(all) = all_solutions(&fewer) else { return Vec::new() };
    let mut made = Vec::new();
    for _ in 0..FIRST_CLUES {
        let cell = Cell::from_index(random.below(81));
        let Some(solution) = random.one_of(&all) else { continue };
        let first = Candidate::new(cell, solution.digit(cell));
        let is_former = puzzle.digit(cell) == Some(first.digit);
        let some: Vec<Solution> = all.iter().filter(|it| it.holds(first)).copied().collect();
        if fewer.givens().contains(cell) || is_former || some.len() < 2 {
            continue;
        }
        let with_first = with(&fewer, first);
        for second in lone(&some, with_first.givens()) {
            if puzzle.digit(second.cell) != Some(second.digit) {
                made.push(with(&with_first, second));
            }
        }
    }
    made
}

/// The solutions, unless they are too many.
fn all_solutions(puzzle: &Puzzle) -> Option<Vec<Solution>> {
    let all: Vec<Solution> = solutions(puzzle).take(MOST + 1).collect();
    (all.len() <= MOST).then_some(all)
}

/// The digits that exactly one of the solutions has, in cells without a clue.
fn lone(all: &[Solution], clues: CellSet) -> Vec<Candidate> {
    let mut counts = [[0u32; 9]; 81];
    for solution in all {
        for (counts, character) in counts.iter_mut().zip(solution.as_bytes()) {
            counts[usize::from(character - b'1')] += 1;
        }
    }
    let open = (CellSet::ALL - clues).iter();
    let candidates = open.flat_map(|cell| Digit::ALL.map(|digit| Candidate::new(cell, digit)));
    candidates.filter(|it| counts[it.cell.index()][it.digit.index()] == 1).collect()
}

fn without(puzzle: &Puzzle, gone: CellSet) -> Puzzle {
    let mut fewer = Puzzle::EMPTY;
    for cell in (puzzle.givens() - gone).iter() {
        if let Some(digit) = puzzle.digit(cell) {
            fewer.give(Candidate::new(cell, digit));
        }
    }
    fewer
}

fn with(puzzle: &Puzzle, clue: Candidate) -> Puzzle {
    let mut more = *puzzle;
    more.give(clue);
    more
}
