//! [`Grounds`]: what a claim is judged on: a state, and the solutions of its givens.

use ergodoku_core::{Candidate, Cell, ClashError, Digit, Puzzle, State};
use ergodoku_search::{Problem, Solution, Uniqueness, solve, uniqueness};

/// A position, its state, and the solutions that it has.
#[derive(Clone, Debug)]
pub struct Grounds {
    /// The position as it was read.
    pub puzzle: Puzzle,
    /// Its state; none if a digit stands twice in a house.
    pub state: Option<State>,
    /// The solutions.
    pub solutions: Solutions,
}

/// The solutions of a position's givens that its later entries leave. Without givens, as in a Sukaku, those
/// of the position itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Solutions {
    /// The givens have exactly this one.
    One(Solution),
    /// The givens have several: these are two of them.
    Several(Solution, Solution),
    /// There is none, for this reason.
    None(Fault),
}

/// Why a position has no solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A digit stands twice in a house: every such clash.
    Clash(ClashError),
    /// The givens have no solution.
    Givens,
    /// The givens have solutions, and the digits placed or candidates removed since contradict all of them.
    Entries,
}

impl Grounds {
    /// What is known of a position.
    pub fn new(puzzle: Puzzle) -> Grounds {
        GroundsFinder::default().find(puzzle)
    }

    /// Whether an argument may assume that there is one solution: if it is the givens that determine it.
    pub fn allows_uniqueness(&self) -> bool {
        matches!(self.solutions, Solutions::One(_)) && !self.puzzle.givens().is_empty()
    }
}

/// Finds [`Grounds`] of positions one after another. Those with the same givens as the one before cost
/// much less.
#[derive(Clone, Debug, Default)]
pub struct GroundsFinder {
    known: Option<(GivensMasks, Uniqueness)>,
}

impl GroundsFinder {
    /// What is known of a position.
    pub fn find(&mut self, puzzle: Puzzle) -> Grounds {
        match State::new(&puzzle) {
            Err(clashes) => {
                let solutions = Solutions::None(Fault::Clash(clashes));
                Grounds { puzzle, state: None, solutions }
            }
            Ok(state) => {
                let solutions = self.solutions(&puzzle, &state);
                Grounds { puzzle, state: Some(state), solutions }
            }
        }
    }

    fn solutions(&mut self, puzzle: &Puzzle, state: &State) -> Solutions {
        if puzzle.givens().is_empty() {
            return match uniqueness(state) {
                Uniqueness::None => Solutions::None(Fault::Givens),
                Uniqueness::One(solution) => Solutions::One(solution),
                Uniqueness::Several(one, other) => Solutions::Several(one, other),
            };
        }
        match self.of_givens(puzzle) {
            Uniqueness::None => Solutions::None(Fault::Givens),
            Uniqueness::One(solution) if is_solution_of(solution, state) => {
                Solutions::One(*solution)
            }
            Uniqueness::Several(one, other) if solve(state).is_some() => {
                Solutions::Several(*one, *other)
            }
            _ => Solutions::None(Fault::Entries),
        }
    }

    /// The solutions of the givens alone.
    fn of_givens(&mut self, puzzle: &Puzzle) -> &Uniqueness {
        let givens = GivensMasks::of(puzzle);
        if self.known.as_ref().is_none_or(|(known, _)| *known != givens) {
            let solutions = uniqueness(&givens);
            self.known = Some((givens, solutions));
        }
        match &self.known {
            Some((_, solutions)) => solutions,
            None => unreachable!("just found"),
        }
    }
}

/// Whether a state leaves every candidate of a solution.
pub(super) fn is_solution_of(solution: &Solution, state: &State) -> bool {
    let live = state.live();
    let digits = solution.as_bytes().iter().map(|byte| Digit::from_index(usize::from(byte - b'1')));
    Cell::all().zip(digits).all(|(cell, digit)| live.contains(Candidate::new(cell, digit)))
}

/// The givens of a position as a problem of their own.
#[derive(Clone, Debug, PartialEq, Eq)]
struct GivensMasks([u16; 81]);

impl GivensMasks {
    fn of(puzzle: &Puzzle) -> GivensMasks {
        let mut masks = [0x1ff; 81];
        for cell in puzzle.givens().iter() {
            if let Some(digit) = puzzle.digit(cell) {
                masks[cell.index()] = 1 << digit.index();
            }
        }
        GivensMasks(masks)
    }
}

impl Problem for GivensMasks {
    fn masks(&self) -> [u16; 81] {
        self.0
    }
}

/// A solution of the state in which a candidate is true, or one in which it is false.
pub(super) fn solution_where(
    state: &State,
    candidate: Candidate,
    is_true: bool,
) -> Option<Solution> {
    let mut masks = state.masks();
    let mask = &mut masks[candidate.cell.index()];
    let bit = 1 << candidate.digit.index();
    *mask = if is_true { *mask & bit } else { *mask & !bit };
    solve(&masks)
}
