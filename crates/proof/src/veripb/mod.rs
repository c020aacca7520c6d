//! The same certificates for [VeriPB](https://gitlab.com/MIAOresearch/software/VeriPB), the proof
//! checker of the SAT competitions: nobody has to trust this project's checker.
//!
//! A count is a cutting-planes argument: the sum of the truths and the links. An assumption is a
//! literal that every fact found under it carries along. Each fact names the few constraints that it
//! rests on, and the checker may use no others: it confirms this project's reasons and not only
//! what they conclude.

mod ledger;
mod writer;

use std::fmt;

use ergodoku_core::{Candidate, CandidateSet, Conclusion, Constraint, State};

use crate::{DeadlyPattern, Proof, Rejection};
use ledger::Ledger;
use writer::Writer;

/// A formula and a proof about it, in VeriPB's formats.
///
/// ```
/// use ergodoku_core::{Puzzle, State};
/// use ergodoku_proof::veripb::Document;
///
/// let document = Document::new(&State::new(&Puzzle::EMPTY).unwrap());
/// assert!(document.formula().contains("1 r1c1d1 1 r1c1d2"));
/// assert!(document.finish().ends_with("conclusion NONE;\nend pseudo-Boolean proof;\n"));
/// ```
pub struct Document {
    formula: String,
    writer: Writer,
    ledger: Ledger,
}

impl Document {
    /// Starts a proof: the formula holds the 324 rules of the game, the digits placed and the
    /// candidates that no digit rules out but the state lacks.
    pub fn new(state: &State) -> Document {
        Document::excluding(state, &[])
    }

    /// The same with the assumption that the puzzle has exactly one solution, as far as the proof's
    /// steps use it: of each of these deadly patterns (see [`Proof::deadly_patterns`]) a guardian is
    /// true. The formula states these axioms last, each under a comment.
    pub fn excluding(state: &State, patterns: &[DeadlyPattern]) -> Document {
        let rules = Constraint::all().map(|constraint| {
            let members = constraint.members();
            let sum = members.iter().map(|member| format!("1 {}", Variable(member)));
            format!("{} = 1 ;", sum.collect::<Vec<_>>().join(" "))
        });
        let mut axioms: Vec<String> = rules.collect();
        // An equality counts as two constraints, at least and at most.
        let mut ids = 2 * axioms.len() + 1..;
        let mut ledger = Ledger::new(state);
        let puzzle = state.to_puzzle();
        for cell in puzzle.filled().iter() {
            let given = Candidate::new(cell, puzzle.digit(cell).expect("filled"));
            axioms.push(format!("1 {} >= 1 ;", Variable(given)));
            ledger.placed(given, ids.next().unwrap_or_default());
        }
        for gone in puzzle.removed().iter() {
            axioms.push(format!("1 ~{} >= 1 ;", Variable(gone)));
            ledger.eliminated(gone, ids.next().unwrap_or_default());
        }
        let mut excluded = Vec::new();
        let count = axioms.len() + patterns.len();
        for pattern in patterns {
            let guardians = pattern.guardians();
            let sum = guardians.iter().map(|guardian| format!("1 {}", Variable(guardian)));
            let sum = sum.collect::<Vec<_>>().join(" ");
            axioms.push(format!("* assuming one solution: {pattern} is deadly\n{sum} >= 1 ;"));
            excluded.push((*pattern, ids.next().unwrap_or_default()));
        }
        let formula = format!("* #variable= 729 #constraint= {count}\n{}\n", axioms.join("\n"));
        Document { formula, writer: Writer::new(ids.start - 1, excluded), ledger }
    }

    /// Adds a step. The proof must be one that [`check`](crate::check) accepts in the state that the
    /// steps so far have led to.
    ///
    /// # Errors
    /// If a count in the proof does not stand.
    pub fn step(&mut self, conclusion: &Conclusion, proof: &Proof) -> Result<(), Rejection> {
        self.writer.lemma(&mut self.ledger, conclusion, proof)
    }

    /// Ends the proof that the puzzle has no solution. `proof` refutes the state that the steps have
    /// led to, as [`Proof::by_cases`] does. The text for `proof.pbp`.
    ///
    /// # Errors
    /// If a count in the proof does not stand.
    pub fn finish_impossible(mut self, proof: &Proof) -> Result<String, Rejection> {
        let reasons = self.writer.refute(&self.ledger, proof)?;
        self.writer.not_all_assumed(&reasons);
        Ok(self.writer.finish("conclusion UNSAT"))
    }

    /// The formula, for `puzzle.opb`.
    pub fn formula(&self) -> &str {
        &self.formula
    }

    /// Ends the proof with no claim about the whole: the text for `proof.pbp`.
    pub fn finish(self) -> String {
        self.writer.finish("conclusion NONE")
    }

    /// Ends the proof of a solved puzzle: every candidate that is not in the solution is refuted,
    /// and the solution is logged, so that the proof shows both that it is one and the only one.
    /// `solved` is the last state. The text for `proof.pbp`.
    pub fn finish_solved(mut self, solved: &State) -> String {
        for wrong in (CandidateSet::ALL - solved.live()).iter() {
            self.writer.recall(&self.ledger, wrong);
        }
        let solution = solved.live();
        let literals = solution.iter().map(|it| Variable(it).to_string());
        self.writer.line(format_args!("sol {};", literals.collect::<Vec<_>>().join(" ")));
        self.writer.finish("conclusion SAT")
    }
}

/// A candidate's variable: `r1c1d5`.
struct Variable(Candidate);

impl fmt::Display for Variable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}d{}", self.0.cell, self.0.digit)
    }
}
