//! A whole solve for an external checker.

use crate::proof::Proof;
use crate::rate::sudoku_explainer;
use crate::search::{self, Uniqueness};
use crate::{Candidate, CandidateSet, Conclusion, Path, Profile, State};

/// A whole solve for VeriPB: `puzzle.opb` and `proof.pbp`.
pub struct VeriPb {
    /// The rules of the game and the givens.
    pub formula: String,
    /// Every step's certificate, and what no technique found by cases.
    pub proof: String,
    /// How many candidates no technique refuted.
    pub by_cases: usize,
    /// Whether it proves the one solution; else that there is none.
    pub has_solution: bool,
}

impl VeriPb {
    /// Proves that a puzzle has exactly one solution, or none: as far as the profile's techniques
    /// get, with their reasons; what they leave open by cases. None if there are several solutions.
    pub fn new(state: &State, profile: &Profile) -> Option<VeriPb> {
        let mut path = Path::new(state.clone(), profile);
        let steps = path.by_ref().map(|step| (step.conclusion, step.proof())).collect();
        VeriPb::of(state, steps)
    }

    /// The same by the steps of a rating. None if the puzzle has not exactly one solution.
    pub fn rated(state: &State, scale: sudoku_explainer::Scale) -> Option<VeriPb> {
        let Uniqueness::One(_) = search::uniqueness(state) else { return None };
        let options = sudoku_explainer::Options { scale, steps: true, ..Default::default() };
        let rated = sudoku_explainer::Rater::default().rate(state, &options).steps;
        let steps = rated.iter().map(|it| it.step());
        VeriPb::of(state, steps.map(|step| (step.conclusion, step.proof())).collect())
    }

    fn of(state: &State, steps: Vec<(Conclusion, Proof)>) -> Option<VeriPb> {
        use crate::proof::veripb::Document;
        let checked = "the engine's proofs stand";
        let mut assumed: Vec<_> =
            steps.iter().flat_map(|(_, proof)| proof.deadly_patterns()).collect();
        assumed.sort();
        assumed.dedup();
        let mut document = Document::excluding(state, &assumed);
        let mut now = state.clone();
        for (conclusion, proof) in &steps {
            document.step(conclusion, proof).expect(checked);
            now.apply_unchecked(conclusion);
        }
        let formula = document.formula().to_string();
        if let Some(impossible) = Proof::by_cases(&now) {
            let proof = document.finish_impossible(&impossible).expect(checked);
            return Some(VeriPb { formula, proof, by_cases: 0, has_solution: false });
        }
        let solution = match search::uniqueness(&now) {
            Uniqueness::One(solution) => solution,
            Uniqueness::None | Uniqueness::Several(..) => return None,
        };
        let mut by_cases = 0;
        for wrong in now.all_candidates().iter().filter(|&it| !solution.holds(it)) {
            let mut assumed = now.clone();
            assumed.apply_unchecked(&Conclusion::Place(wrong));
            let gone = Conclusion::Eliminate(CandidateSet::only(wrong));
            document.step(&gone, &Proof::by_cases(&assumed)?).expect(checked);
            by_cases += 1;
        }
        for cell in now.unsolved().iter() {
            now.apply_unchecked(&Conclusion::Place(Candidate::new(cell, solution.digit(cell))));
        }
        let proof = document.finish_solved(&now);
        Some(VeriPb { formula, proof, by_cases, has_solution: true })
    }
}
