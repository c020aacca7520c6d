//! The same certificates for [VeriPB](https://gitlab.com/MIAOresearch/software/VeriPB), the proof
//! checker of the SAT competitions, so that nobody has to trust this project's checker.
//!
//! A puzzle has a solution if its [`Formula`] is satisfiable; the proof is a witness. The puzzle has no
//! other solution if the formula that excludes the first is unsatisfiable; the proof is a
//! [`Refutation`].
//!
//! A count is a cutting-planes argument: the sum of the truths and the links. An assumption is a
//! literal in every fact derived under it. Each fact names the few constraints that it rests on, and the
//! checker may propagate over no others: it confirms this project's reasons and not only their results.
//! The written proof is minimal: it contains no line and no reason that could be left out.

mod formula;
mod ledger;
mod linear;
mod trim;
mod writer;

use std::fmt;

use ergodoku_core::{Candidate, Cell, Conclusion, State};

use crate::{Proof, ProofError};
pub use formula::Formula;
use ledger::{Id, Ledger};
use writer::Writer;

/// A formula and the proof of the verdict on it: two files for VeriPB.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proven {
    /// The file that ends in `.opb`.
    pub formula: String,
    /// The file that ends in `.pbp`.
    pub proof: String,
    /// VeriPB's verdict on them.
    pub verdict: Verdict,
}

/// VeriPB's verdict on a formula whose proof it accepts.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The formula has a solution.
    Satisfiable,
    /// The formula has no solution.
    Unsatisfiable,
}

impl fmt::Display for Verdict {
    /// VeriPB's own word: `SATISFIABLE`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Verdict::Satisfiable => "SATISFIABLE",
            Verdict::Unsatisfiable => "UNSATISFIABLE",
        })
    }
}

/// Builds, step by step, a proof that a puzzle has no solution, or no second one.
///
/// ```
/// use ergodoku_core::{Conclusion, Puzzle, State};
/// use ergodoku_proof::Proof;
/// use ergodoku_proof::veripb::{Refutation, Verdict};
///
/// // Row 1 has only one cell for the digits 1 and 2.
/// let mut puzzle = Puzzle::EMPTY;
/// puzzle.remove("r1c23456789<>12".parse()?);
/// let state = State::new(&puzzle).unwrap();
/// let proof = Proof::by_cases(&state).unwrap();
/// let proven = Refutation::of(&state).finish_impossible(&proof).unwrap();
/// assert_eq!(proven.verdict, Verdict::Unsatisfiable);
/// # Ok::<(), ergodoku_core::NotationError>(())
/// ```
pub struct Refutation {
    formula: Formula,
    ledger: Ledger,
    writer: Writer,
}

impl Refutation {
    /// A proof about `state` without any steps yet.
    pub fn of(state: &State) -> Refutation {
        let (formula, ledger) = (Formula::of(state), Ledger::new(state));
        Refutation { formula, ledger, writer: Writer::default() }
    }

    /// Adds a step. [`check`](crate::check) must accept the proof in the state reached by the steps so
    /// far.
    ///
    /// # Errors
    ///
    /// Returns an error if a count in the proof is not valid, or if the proof assumes a unique solution.
    pub fn step(&mut self, conclusion: &Conclusion, proof: &Proof) -> Result<(), ProofError> {
        self.writer.lemma(&mut self.ledger, conclusion, proof)
    }

    /// Ends the proof that the puzzle has no solution. `proof` refutes the state reached by the steps, as
    /// [`Proof::by_cases`] does.
    ///
    /// # Errors
    ///
    /// The same as those of [`step`](Refutation::step).
    pub fn finish_impossible(mut self, proof: &Proof) -> Result<Proven, ProofError> {
        let reasons = self.writer.refute(&self.ledger, proof)?;
        Ok(self.finish(reasons))
    }

    /// Ends the proof that the solution reached by the steps is the only one. The formula excludes that
    /// solution.
    ///
    /// # Errors
    ///
    /// Returns an error if the steps leave a cell empty.
    pub fn finish_unique(mut self) -> Result<Proven, ProofError> {
        let held =
            Cell::all().map(|cell| self.ledger.holds(cell).ok_or(ProofError::NotPlaced(cell)));
        let held: Vec<(Candidate, Id)> = held.collect::<Result<_, _>>()?;
        let (solution, mut reasons): (Vec<Candidate>, Vec<Id>) = held.into_iter().unzip();
        reasons.push(Id::Axiom(self.formula.constraints.len()));
        self.formula = self.formula.excluding(&solution.into_iter().collect());
        Ok(self.finish(reasons))
    }

    fn finish(mut self, reasons: Vec<Id>) -> Proven {
        self.writer.not_all_assumed(reasons);
        let lines = trim::needed_lines(&self.formula, &self.writer.lines);
        // The last derived line is the contradiction 0 >= 1, and the verdict rests on it alone.
        let proof = proof(&self.formula, &lines, "UNSAT : -1");
        Proven { formula: self.formula.to_string(), proof, verdict: Verdict::Unsatisfiable }
    }
}

/// The text of a complete proof.
fn proof(formula: &Formula, lines: &str, conclusion: &str) -> String {
    let constraints = formula.constraints.len();
    format!(
        "pseudo-Boolean proof version 3.0\nf {constraints};\n{lines}output NONE;\n\
         conclusion {conclusion};\nend pseudo-Boolean proof;\n"
    )
}

/// A candidate's variable: `r1c1d5`.
struct Variable(Candidate);

impl fmt::Display for Variable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}d{}", self.0.cell, self.0.digit)
    }
}
