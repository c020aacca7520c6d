//! Sudoku search: the first solution, the number of solutions, uniqueness.
//!
//! Depth first: place what is forced, then branch on the cell with the fewest candidates.
//!
//! ```
//! use ergodoku_core::{State, text};
//! use ergodoku_search::{Uniqueness, count, uniqueness};
//!
//! let entry = text::parse_one(
//!     ".7...5.39..3.2....1.....4...8....36...6....8..1....74..389.....659.81......35....",
//! )?;
//! let state = State::new(&entry.puzzle).unwrap();
//! assert_eq!(count(&state, 10), 1);
//! assert!(matches!(uniqueness(&state), Uniqueness::One(_)));
//! # Ok::<(), ergodoku_core::text::ParseError>(())
//! ```

use std::ops::ControlFlow;

use ergodoku_core::{Candidate, Cell, Conclusion, Constraint, Digit, House, State};

/// How many solutions a state has, as far as it matters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Uniqueness {
    /// None.
    None,
    /// Exactly this one.
    One(Solution),
    /// At least these two, which differ.
    Several(Solution, Solution),
}

/// A solved grid: the digit of each cell.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Solution([Digit; 81]);

impl Solution {
    /// The digit in a cell.
    pub fn digit(&self, cell: Cell) -> Digit {
        self.0[cell.index()]
    }

    /// Whether a candidate is true in this solution.
    pub fn holds(&self, candidate: Candidate) -> bool {
        self.digit(candidate.cell) == candidate.digit
    }
}

impl std::fmt::Display for Solution {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.iter().try_for_each(|digit| write!(f, "{digit}"))
    }
}

/// The first solution found, if the state has any.
pub fn solve(state: &State) -> Option<Solution> {
    let mut solution = None;
    let _ = visit(state.clone(), &mut |found| {
        solution = Some(found);
        ControlFlow::Break(())
    });
    solution
}

/// How many solutions the state has, counted up to `limit`.
pub fn count(state: &State, limit: usize) -> usize {
    let mut count = 0;
    if limit > 0 {
        let _ = visit(state.clone(), &mut |_| {
            count += 1;
            if count < limit { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
    }
    count
}

/// Whether the state has no solution, one, or several.
pub fn uniqueness(state: &State) -> Uniqueness {
    let mut first = None;
    let mut second = None;
    let _ = visit(state.clone(), &mut |found| {
        if first.is_none() {
            first = Some(found);
            return ControlFlow::Continue(());
        }
        second = Some(found);
        ControlFlow::Break(())
    });
    match (first, second) {
        (None, _) => Uniqueness::None,
        (Some(one), None) => Uniqueness::One(one),
        (Some(one), Some(other)) => Uniqueness::Several(one, other),
    }
}

type Visitor<'a> = dyn FnMut(Solution) -> ControlFlow<()> + 'a;

fn visit(mut state: State, found: &mut Visitor<'_>) -> ControlFlow<()> {
    while let Some(forced) = forced(&state) {
        state.apply(&Conclusion::Place(forced));
    }
    if state.contradiction().is_some() {
        return ControlFlow::Continue(());
    }
    let Some(branch) = narrowest(&state) else {
        let digit = |index| state.digit(Cell::from_index(index)).expect("solved");
        return found(Solution(std::array::from_fn(digit)));
    };
    for candidate in (branch.members() & *state.all_candidates()).iter() {
        let mut child = state.clone();
        child.apply(&Conclusion::Place(candidate));
        visit(child, found)?;
    }
    ControlFlow::Continue(())
}

/// A candidate that a rule leaves alone: a naked or a hidden single.
fn forced(state: &State) -> Option<Candidate> {
    for cell in state.unsolved().iter() {
        if let Some(digit) = state.candidates(cell).single() {
            return Some(Candidate::new(cell, digit));
        }
    }
    for digit in Digit::ALL {
        let places = state.places(digit);
        for house in House::all() {
            if let Some(cell) = (places & house.cells()).single() {
                return Some(Candidate::new(cell, digit));
            }
        }
    }
    None
}

/// The rule with the fewest candidates left to branch on; none if the state is solved.
fn narrowest(state: &State) -> Option<Constraint> {
    let cells = state.unsolved().iter();
    let narrowest = cells.min_by_key(|&cell| state.candidates(cell).len())?;
    Some(Constraint::Cell(narrowest))
}

#[cfg(test)]
mod tests {
    use super::*;
    use ergodoku_core::{CellSet, Puzzle};

    fn state(givens: &[&str]) -> State {
        let mut puzzle = Puzzle::EMPTY;
        for given in givens {
            puzzle.give(given.parse().unwrap());
        }
        State::new(&puzzle).unwrap()
    }

    #[test]
    fn the_empty_grid_has_more_solutions_than_any_small_limit() {
        for limit in [0, 1, 2, 100] {
            assert_eq!(count(&state(&[]), limit), limit);
        }
        assert!(matches!(uniqueness(&state(&[])), Uniqueness::Several(a, b) if a != b));
    }

    #[test]
    fn a_cell_that_can_hold_nothing_has_no_solution() {
        // Row 1 holds 1 to 8 and column 9 holds the 9.
        let givens = ["r1c1=1", "r1c2=2", "r1c3=3", "r1c4=4", "r1c5=5", "r1c6=6", "r1c7=7"];
        let mut givens = givens.to_vec();
        givens.extend(["r1c8=8", "r5c9=9"]);
        assert_eq!(uniqueness(&state(&givens)), Uniqueness::None);
        assert_eq!(solve(&state(&givens)), None);
    }

    #[test]
    fn solutions_keep_every_rule() {
        let solution = solve(&state(&["r1c1=5", "r5c5=5", "r9c9=5"])).unwrap();
        for house in House::all() {
            for digit in Digit::ALL {
                let holds = |cell: &Cell| solution.digit(*cell) == digit;
                let cells: CellSet = house.cells().iter().filter(holds).collect();
                assert_eq!(cells.len(), 1, "{digit} in {house}");
            }
        }
        assert!(solution.holds("r5c5=5".parse().unwrap()));
    }

    #[test]
    fn removed_candidates_bind() {
        let mut puzzle = Puzzle::EMPTY;
        puzzle.remove("r1c1<>12345678".parse().unwrap());
        let solution = solve(&State::new(&puzzle).unwrap()).unwrap();
        assert!(solution.holds("r1c1=9".parse().unwrap()));
    }
}
