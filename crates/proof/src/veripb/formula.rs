//! [`Formula`]: a puzzle as pseudo-Boolean constraints.

use std::fmt;

use ergodoku_core::{Candidate, CandidateSet, Cell, Constraint, Digit, State};

use super::linear::LinearConstraint;
use super::{Proven, Variable, Verdict, proof};
use crate::facts::Assumption;

/// A puzzle as pseudo-Boolean constraints over 729 variables: the 324 rules of the game, the placed
/// digits, and the candidates removed besides those that a digit excludes. Its `Display` output is in
/// the OPB format, with each rule as one equality.
///
/// ```
/// use ergodoku_core::{Puzzle, State};
/// use ergodoku_proof::veripb::Formula;
///
/// let mut puzzle = Puzzle::EMPTY;
/// puzzle.give("r4c3=5".parse()?);
/// let formula = Formula::of(&State::new(&puzzle).unwrap()).to_string();
/// assert!(formula.starts_with("* #variable= 729 #constraint= 325\n1 r1c1d1 1 r1c1d2"));
/// assert!(formula.ends_with("\n1 r4c3d5 >= 1 ;\n"));
/// # Ok::<(), ergodoku_core::NotationError>(())
/// ```
#[derive(Clone)]
pub struct Formula {
    /// In VeriPB's numbering: an equality counts as two constraints, at least and at most.
    pub(super) constraints: Vec<LinearConstraint>,
    /// One line for each constraint or equality.
    text: String,
}

impl Formula {
    /// The formula of a state. It does not distinguish givens from other digits.
    pub fn of(state: &State) -> Formula {
        let mut formula = Formula { constraints: Vec::new(), text: String::new() };
        for rule in Constraint::all() {
            formula.constraints.extend([
                LinearConstraint::at_least_one(rule),
                LinearConstraint::at_most_one(rule),
            ]);
            let sum = rule.members().iter().map(|it| format!("1 {} ", Variable(it)));
            formula.text.extend(sum.chain(["= 1 ;\n".to_string()]));
        }
        axioms(state).for_each(|axiom| formula.state(LinearConstraint::not_all(&[axiom])));
        formula
    }

    /// Adds the constraint that at least one of the 81 candidates of `solution` is false. The result is
    /// satisfiable if and only if the puzzle has another solution.
    #[must_use]
    pub fn excluding(&self, solution: &CandidateSet) -> Formula {
        let mut formula = self.clone();
        formula.text.push_str("* any solution but this one\n");
        let literals: Vec<Assumption> = by_cell(solution).map(Assumption::True).collect();
        formula.state(LinearConstraint::not_all(&literals));
        formula
    }

    fn state(&mut self, constraint: LinearConstraint) {
        self.text.push_str(&format!("{constraint} ;\n"));
        self.constraints.push(constraint);
    }

    /// A proof that `solution`, the set of true candidates, satisfies the formula. This is not checked
    /// here: VeriPB rejects the proof if it does not.
    pub fn satisfied_by(&self, solution: &CandidateSet) -> Proven {
        let everything = by_cell(&CandidateSet::ALL).map(|it| {
            let not = if solution.contains(it) { "" } else { "~" };
            format!("{not}{}", Variable(it))
        });
        let witness = everything.collect::<Vec<_>>().join(" ");
        let proof = proof(self, "", &format!("SAT : {witness}"));
        Proven { formula: self.to_string(), proof, verdict: Verdict::Satisfiable }
    }
}

/// The digits and removed candidates of a state, each as an assumption that the formula excludes.
pub(super) fn axioms(state: &State) -> impl Iterator<Item = Assumption> + use<> {
    let puzzle = state.to_puzzle();
    let digit = |cell| puzzle.digit(cell).map(|digit| Candidate::new(cell, digit));
    let filled: Vec<Candidate> = puzzle.filled().iter().filter_map(digit).collect();
    let removed = by_cell(&puzzle.removed()).map(Assumption::True);
    filled.into_iter().map(Assumption::False).chain(removed)
}

/// The candidates ordered by cell.
fn by_cell(candidates: &CandidateSet) -> impl Iterator<Item = Candidate> + use<> {
    let candidates = *candidates;
    let all = Cell::all().flat_map(|cell| Digit::ALL.map(|digit| Candidate::new(cell, digit)));
    all.filter(move |it| candidates.contains(*it))
}

impl fmt::Display for Formula {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let count = self.constraints.len() - Constraint::all().count();
        write!(f, "* #variable= 729 #constraint= {count}\n{}", self.text)
    }
}
