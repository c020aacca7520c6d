//! How many solutions a puzzle has, proved for the external checker
//! [VeriPB](https://gitlab.com/MIAOresearch/software/VeriPB).

use ergodoku_core::sentence;

use crate::explanation::Sentence;
use crate::proof::Proof;
use crate::proof::veripb::{Formula, Proven, Refutation};
use crate::search::{self, Solution, Uniqueness};
use crate::{
    Candidate, CandidateSet, Cell, Conclusion, Path, Profile, SolveError, State, explainer, whips,
};

/// A proof for VeriPB that a puzzle has no solution, exactly one, or several. The verdict on `puzzle` says
/// whether it has a solution, the verdict on `another` whether it has another.
///
/// ```
/// use ergodoku::veripb::PuzzleProof;
/// use ergodoku::{Profile, State, proof::veripb::Verdict, text};
///
/// let entry = text::parse_one(
///     "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56",
/// )?;
/// let proof = PuzzleProof::new(&State::new(&entry.puzzle).unwrap(), &Profile::default());
/// assert_eq!(proof.puzzle.verdict, Verdict::Satisfiable);
/// assert_eq!(proof.another.unwrap().verdict, Verdict::Unsatisfiable);
/// # Ok::<(), ergodoku::text::ParseError>(())
/// ```
pub struct PuzzleProof {
    /// The rules of the game and the puzzle: satisfied by a solution, or refuted.
    pub puzzle: Proven,
    /// The same without that solution: refuted, or satisfied by another. None if there is no solution.
    pub another: Option<Proven>,
    /// What they prove.
    pub solutions: Uniqueness,
    /// The number of conclusions that no technique found, and that are proved by cases.
    pub by_cases: usize,
}

impl PuzzleProof {
    /// Proves it by the profile's techniques and, where they are stuck, by cases. Techniques that assume
    /// exactly one solution are left out: they cannot prove that there is one.
    pub fn new(state: &State, profile: &Profile) -> PuzzleProof {
        PuzzleProof::by(state, &profile.without_uniqueness(), |_| Vec::new())
    }

    /// The same by the steps of a rating. A step that assumes exactly one solution is proved by cases.
    pub fn rated(state: &State, scale: explainer::Scale) -> PuzzleProof {
        PuzzleProof::by(state, &Profile::default().without_uniqueness(), |state| {
            let options = explainer::RatingOptions { scale, steps: true, ..Default::default() };
            let rated = explainer::Rater::default().rate(state, &options).steps;
            let steps = rated.iter().map(|it| it.step());
            steps.map(|step| (step.conclusion, step.proof())).collect()
        })
    }

    /// The same by the steps of one of Berthier's ratings.
    pub fn rated_by_whips(state: &State, scale: whips::Scale) -> PuzzleProof {
        PuzzleProof::by(state, &Profile::default().without_uniqueness(), |state| {
            let options = whips::RatingOptions { steps: true, ..whips::RatingOptions::new(scale) };
            let rated = whips::Rater::default().rate(state, &options).steps;
            rated.into_iter().map(|it| (it.step.conclusion, it.step.proof())).collect()
        })
    }

    /// The finding in words: "the puzzle has exactly one solution".
    pub fn finding(&self) -> Sentence {
        match &self.solutions {
            Uniqueness::None => Sentence::from(&SolveError::NoSolution),
            Uniqueness::One(_) => sentence!("report-one-solution"),
            Uniqueness::Several(one, other) => Sentence::from(&SolveError::several(*one, *other)),
        }
    }

    /// `first` gives the steps to begin with, if the puzzle has exactly one solution.
    fn by(
        state: &State,
        profile: &Profile,
        first: impl FnOnce(&State) -> Vec<(Conclusion, Proof)>,
    ) -> PuzzleProof {
        let formula = Formula::of(state);
        let solutions = search::uniqueness(state);
        let (puzzle, another, by_cases) = match &solutions {
            Uniqueness::None => (Way::from(state, profile).into_contradiction(), None, 0),
            Uniqueness::One(one) => {
                let mut way = Way::from(state, profile);
                first(state).iter().for_each(|(conclusion, proof)| way.take(conclusion, proof));
                let (others, by_cases) = way.into_solution(one);
                (formula.satisfied_by(&candidates(one)), Some(others), by_cases)
            }
            Uniqueness::Several(one, other) => {
                let one = candidates(one);
                let another = formula.excluding(&one).satisfied_by(&candidates(other));
                (formula.satisfied_by(&one), Some(another), 0)
            }
        };
        PuzzleProof { puzzle, another, solutions, by_cases }
    }
}

/// A path, and the refutation that its steps make up.
struct Way<'a> {
    path: Path<'a>,
    refutation: Refutation,
    by_cases: usize,
}

const VALID: &str = "the proof of a step is valid";

impl<'a> Way<'a> {
    fn from(state: &State, profile: &'a Profile) -> Way<'a> {
        let path = Path::new(state.clone(), profile);
        Way { path, refutation: Refutation::of(state), by_cases: 0 }
    }

    /// Takes a step that was found elsewhere, with its proof.
    fn take(&mut self, conclusion: &Conclusion, proof: &Proof) {
        match proof.assumes_uniqueness() {
            false => self.step(conclusion, proof),
            true => self.try_cases(conclusion),
        }
    }

    fn step(&mut self, conclusion: &Conclusion, proof: &Proof) {
        self.refutation.step(conclusion, proof).expect(VALID);
        self.path.apply(conclusion).expect(VALID);
    }

    fn try_cases(&mut self, conclusion: &Conclusion) {
        let proof = Proof::by_cases_for(self.path.state(), conclusion);
        self.step(conclusion, &proof.expect("it holds in the one solution"));
        self.by_cases += 1;
    }

    /// Follows the techniques until they are stuck.
    fn walk(&mut self) {
        for step in self.path.by_ref() {
            self.refutation.step(&step.conclusion, &step.proof()).expect(VALID);
        }
    }

    fn into_contradiction(mut self) -> Proven {
        self.walk();
        let proof = Proof::by_cases(self.path.state()).expect("there is no solution");
        self.refutation.finish_impossible(&proof).expect(VALID)
    }

    /// Where the techniques are stuck, the cell with the fewest candidates is filled by cases.
    fn into_solution(mut self, solution: &Solution) -> (Proven, usize) {
        loop {
            self.walk();
            let state = self.path.state();
            let width = |cell: &Cell| state.candidates(*cell).len();
            let Some(cell) = state.unsolved().iter().min_by_key(width) else { break };
            self.try_cases(&Conclusion::Place(Candidate::new(cell, solution.digit(cell))));
        }
        (self.refutation.finish_unique().expect("every cell is filled"), self.by_cases)
    }
}

fn candidates(solution: &Solution) -> CandidateSet {
    Cell::all().map(|cell| Candidate::new(cell, solution.digit(cell))).collect()
}
