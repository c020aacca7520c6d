//! The same certificates for [VeriPB](https://gitlab.com/MIAOresearch/software/VeriPB), the proof
//! checker of the SAT competitions: nobody has to trust this project's checker.
//!
//! A count is a cutting-planes argument: the sum of the truths and the links. An assumption is a
//! literal that every fact found under it carries along.

use std::fmt::{self, Write};

use ergodoku_core::{Candidate, Cell, Conclusion, Constraint, State};

use crate::check::{Rejection, count};
use crate::facts::{Assumption, Facts};
use crate::{Lemma, Proof};

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
    proof: String,
    facts: Facts,
}

impl Document {
    /// Starts a proof: the formula holds the 324 rules of the game, the digits placed and the
    /// candidates that no digit rules out but the state lacks.
    pub fn new(state: &State) -> Document {
        let mut axioms: Vec<String> = Vec::new();
        for constraint in Constraint::all() {
            let members = constraint.members();
            let sum: Vec<String> =
                members.iter().map(|member| format!("1 {}", Variable(member))).collect();
            axioms.push(format!("{} = 1 ;", sum.join(" ")));
        }
        let puzzle = state.to_puzzle();
        for cell in Cell::all() {
            if let Some(digit) = puzzle.digit(cell) {
                axioms.push(format!("1 {} >= 1 ;", Variable(Candidate::new(cell, digit))));
            }
        }
        axioms.extend(puzzle.removed().iter().map(|gone| format!("1 ~{} >= 1 ;", Variable(gone))));
        // An equality counts as two constraints, at least and at most.
        let constraints = 324 + axioms.len();
        Document {
            formula: format!(
                "* #variable= 729 #constraint= {}\n{}\n",
                axioms.len(),
                axioms.join("\n")
            ),
            proof: format!("pseudo-Boolean proof version 3.0\nf {constraints};\n"),
            facts: Facts::of(state),
        }
    }

    /// Adds a step. The proof must be one that [`check`](crate::check) accepts in the state that the
    /// steps so far have led to.
    ///
    /// # Errors
    /// If a count in the proof does not stand.
    pub fn step(&mut self, conclusion: &Conclusion, proof: &Proof) -> Result<(), Rejection> {
        let mut writer = Writer { out: &mut self.proof, assumed: Vec::new() };
        writer.lemma(&mut self.facts, conclusion, proof)
    }

    /// Ends the proof that the puzzle has no solution. `proof` refutes the state that the steps have
    /// led to, as [`Proof::by_cases`] does. The text for `proof.pbp`.
    ///
    /// # Errors
    /// If a count in the proof does not stand.
    pub fn finish_impossible(mut self, proof: &Proof) -> Result<String, Rejection> {
        let mut writer = Writer { out: &mut self.proof, assumed: Vec::new() };
        writer.refute(&self.facts, proof)?;
        writer.not_all_assumed();
        self.proof += "output NONE;\nconclusion UNSAT;\nend pseudo-Boolean proof;\n";
        Ok(self.proof)
    }

    /// The formula, for `puzzle.opb`.
    pub fn formula(&self) -> &str {
        &self.formula
    }

    /// Ends the proof with no claim about the whole: the text for `proof.pbp`.
    pub fn finish(mut self) -> String {
        self.proof += "output NONE;\nconclusion NONE;\nend pseudo-Boolean proof;\n";
        self.proof
    }

    /// Ends the proof of a solved puzzle: every candidate that is not in the solution is refuted,
    /// and the solution is logged, so that the proof shows both that it is one and the only one.
    /// `solved` is the last state. The text for `proof.pbp`.
    pub fn finish_solved(mut self, solved: &State) -> String {
        let solution: Vec<Candidate> = solved.live().iter().collect();
        for wrong in (ergodoku_core::CandidateSet::ALL - solved.live()).iter() {
            let _ = writeln!(self.proof, "rup 1 ~{} >= 1;", Variable(wrong));
        }
        let literals: Vec<String> = solution.iter().map(|&c| Variable(c).to_string()).collect();
        let _ = write!(
            self.proof,
            "sol {};\noutput NONE;\nconclusion SAT;\nend pseudo-Boolean proof;\n",
            literals.join(" ")
        );
        self.proof
    }
}

/// A candidate's variable: `r1c1d5`.
struct Variable(Candidate);

impl fmt::Display for Variable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}d{}", self.0.cell, self.0.digit)
    }
}

struct Writer<'a> {
    out: &'a mut String,
    /// The assumptions that whatever is derived now is conditional on.
    assumed: Vec<Assumption>,
}

impl Writer<'_> {
    fn lemma(
        &mut self,
        facts: &mut Facts,
        conclusion: &Conclusion,
        proof: &Proof,
    ) -> Result<(), Rejection> {
        for assumption in Assumption::opposing(conclusion) {
            self.case(facts, assumption, proof)?;
        }
        facts.learn(conclusion);
        Ok(())
    }

    /// Refutes one more assumption on top of those made so far.
    fn case(
        &mut self,
        facts: &Facts,
        assumption: Assumption,
        proof: &Proof,
    ) -> Result<(), Rejection> {
        self.assumed.push(assumption);
        self.refute(&facts.assuming(assumption), proof)?;
        self.not_all_assumed();
        self.assumed.pop();
        Ok(())
    }

    fn refute(&mut self, facts: &Facts, proof: &Proof) -> Result<(), Rejection> {
        match proof {
            Proof::Count { truths, links } => {
                let counted = count(facts, truths, links)?;
                self.sum(&counted.truths, &counted.links);
            }
            Proof::Lemmas { lemmas, last } => {
                let mut facts = facts.clone();
                for Lemma { conclusion, proof } in lemmas {
                    self.lemma(&mut facts, conclusion, proof)?;
                }
                self.refute(&facts, last)?;
            }
            Proof::Cases { truth, branches } => {
                let left = facts.left_in(*truth);
                for (case, proof) in branches.iter().filter(|(case, _)| left.contains(*case)) {
                    self.case(facts, Assumption::True(*case), proof)?;
                }
            }
        }
        Ok(())
    }

    /// The clause that the assumptions do not all hold. Unit propagation derives it from what was
    /// written just before.
    fn not_all_assumed(&mut self) {
        self.out.push_str("rup");
        for assumption in &self.assumed {
            let _ = match assumption {
                Assumption::True(candidate) => write!(self.out, " 1 ~{}", Variable(*candidate)),
                Assumption::False(candidate) => write!(self.out, " 1 {}", Variable(*candidate)),
            };
        }
        self.out.push_str(" >= 1;\n");
    }

    /// The sum of truths (as at-least constraints) and links (as at-most constraints). A single
    /// truth needs no sum: unit propagation sees it is broken.
    fn sum(&mut self, truths: &[Constraint], links: &[Constraint]) {
        if truths.len() < 2 {
            return;
        }
        let at_least = truths.iter().map(|truth| 2 * truth.index() + 1);
        let at_most = links.iter().map(|link| 2 * link.index() + 2);
        self.out.push_str("pol");
        for (place, id) in at_least.chain(at_most).enumerate() {
            let _ = write!(self.out, " {id}{}", if place == 0 { "" } else { " +" });
        }
        self.out.push_str(";\n");
    }
}
