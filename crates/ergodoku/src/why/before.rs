//! The position before the entries that a question is about.

use crate::claims::judge::{Fault, Grounds, Solutions};
use crate::{Candidate, CandidateSet, Cell, CellSet, Conclusion, Puzzle, State};

/// Where a reason holds.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum When {
    /// At the position itself.
    Now,
    /// At the position without the digits and marks entered that the question is about.
    BeforeEntry,
    /// At the givens alone, because other entries contradict them.
    AtGivens,
}

impl When {
    /// Its name in JSON: `now`, `before_entry`, `at_givens`.
    pub const fn name(self) -> &'static str {
        match self {
            When::Now => "now",
            When::BeforeEntry => "before_entry",
            When::AtGivens => "at_givens",
        }
    }
}

/// The position before the entries that the conclusions are about, if they are about any.
pub(super) fn of(grounds: &Grounds, conclusions: &[Conclusion]) -> Option<(Grounds, When)> {
    let puzzle = &grounds.puzzle;
    let asked = candidates(conclusions);
    let entered = asked.cells() & (puzzle.filled() - puzzle.givens());
    let marked = asked & puzzle.removed();
    let is_open = |state: &State| asked.is_subset(state.all_candidates());
    if entered.is_empty() && marked.is_empty() || grounds.state.as_ref().is_some_and(is_open) {
        return None;
    }
    let before = without(puzzle, entered, marked);
    let found = Grounds::new(before);
    if !matches!(found.solutions, Solutions::None(Fault::Entries | Fault::Clash(_))) {
        return Some((found, When::BeforeEntry));
    }
    let others = puzzle.filled() - puzzle.givens();
    let givens = Grounds::new(without(puzzle, others, puzzle.removed()));
    Some((givens, When::AtGivens))
}

/// A puzzle without some of the digits placed and candidates removed.
fn without(puzzle: &Puzzle, cells: CellSet, marks: CandidateSet) -> Puzzle {
    let mut before = Puzzle::EMPTY;
    for cell in puzzle.filled().iter() {
        let Some(digit) = puzzle.digit(cell) else { continue };
        let candidate = Candidate::new(cell, digit);
        if puzzle.givens().contains(cell) {
            before.give(candidate);
        } else if !cells.contains(cell) {
            before.place(candidate);
        }
    }
    before.remove(puzzle.removed() - marks);
    before
}

fn candidates(conclusions: &[Conclusion]) -> CandidateSet {
    let each = conclusions.iter().map(|conclusion| match conclusion {
        Conclusion::Place(it) => CandidateSet::only(*it),
        Conclusion::Eliminate(all) => *all,
    });
    each.fold(CandidateSet::EMPTY, |all, some| all | some)
}

/// The digits of a state that settle the candidates of a conclusion: placed, or ruling them out.
pub(super) fn ruled_out_by(state: &State, conclusion: &Conclusion) -> CandidateSet {
    let placed = state.live() - *state.all_candidates();
    let asked = candidates(std::slice::from_ref(conclusion));
    let mut settling = asked & placed;
    for candidate in asked.iter() {
        let around = candidate.peers() & placed;
        let in_cell = |cell: Cell| around.iter().find(|it| it.cell == cell);
        // The digit of the cell itself says it best.
        settling |= match in_cell(candidate.cell) {
            Some(held) => CandidateSet::only(held),
            None => around,
        };
    }
    settling
}
