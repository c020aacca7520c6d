//! Puzzles that differ from a given one in one clue or two. After clues are removed, the solutions show which
//! new clues make the puzzle unique: those that occur in exactly one solution.

use ergodoku_core::{Candidate, Cell, CellSet, Digit, Puzzle};
use ergodoku_search::{Solution, solutions};
use fastrand::Rng;

use crate::chance::Chance;

/// Removals that leave more solutions than this are skipped.
const MOST: usize = 50_000;

/// The number of first clues tried for each pair.
const FIRST_CLUES: usize = 8;

/// The number of ways to remove one clue from one of the puzzles.
pub(super) fn removals(puzzles: &[Puzzle]) -> u64 {
    puzzles.iter().map(|puzzle| puzzle.givens().len() as u64).sum()
}

/// All puzzles that replace one clue by another. Clues are numbered through all puzzles.
pub(super) fn one_move(puzzles: &[Puzzle], number: u64) -> Vec<Puzzle> {
    let mut clues =
        puzzles.iter().flat_map(|puzzle| puzzle.givens().iter().map(move |it| (puzzle, it)));
    let Some((puzzle, removed)) = clues.nth(number as usize) else { return Vec::new() };
    let fewer = without(puzzle, CellSet::only(removed));
    let Some(all) = all_solutions(&fewer) else { return Vec::new() };
    let former = puzzle.digit(removed).map(|digit| Candidate::new(removed, digit));
    let new =
        unique_candidates(&all, fewer.givens()).into_iter().filter(|clue| Some(*clue) != former);
    new.map(|clue| with(&fewer, clue)).collect()
}

/// Some puzzles that replace two clues by others.
pub(super) fn two_moves(puzzles: &[Puzzle], number: u64, random: &mut Rng) -> Vec<Puzzle> {
    let puzzle = &puzzles[(number % puzzles.len() as u64) as usize];
    let mut clues: Vec<Cell> = puzzle.givens().iter().collect();
    random.shuffle_items(&mut clues);
    let removed: CellSet = clues.into_iter().take(2).collect();
    let fewer = without(puzzle, removed);
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
        for second in unique_candidates(&some, with_first.givens()) {
            if puzzle.digit(second.cell) != Some(second.digit) {
                made.push(with(&with_first, second));
            }
        }
    }
    made
}

/// All solutions, unless there are too many.
fn all_solutions(puzzle: &Puzzle) -> Option<Vec<Solution>> {
    let all: Vec<Solution> = solutions(puzzle).take(MOST + 1).collect();
    (all.len() <= MOST).then_some(all)
}

/// The candidates of empty cells that occur in exactly one solution.
fn unique_candidates(all: &[Solution], clues: CellSet) -> Vec<Candidate> {
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

fn without(puzzle: &Puzzle, removed: CellSet) -> Puzzle {
    let mut fewer = Puzzle::EMPTY;
    for cell in (puzzle.givens() - removed).iter() {
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
