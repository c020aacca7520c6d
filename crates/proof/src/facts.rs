//! [`Facts`]: the candidates that can still be true, and those known to be true.

use ergodoku_core::{
    Candidate, CandidateSet, Candidates, CellSet, Classic, Conclusion, Digit, DigitSet, Rules,
    State,
};

use crate::{ProofError, Truth};

/// A candidate assumed to be true or false: the opposite of one part of a conclusion.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Assumption {
    True(Candidate),
    False(Candidate),
}

impl Assumption {
    /// The assumptions that must each be refuted for `conclusion` to hold.
    pub(crate) fn opposing(conclusion: &Conclusion) -> Vec<Assumption> {
        match conclusion {
            Conclusion::Place(candidate) => vec![Assumption::False(*candidate)],
            Conclusion::Eliminate(candidates) => candidates.iter().map(Assumption::True).collect(),
        }
    }

    pub(crate) fn candidate(self) -> Candidate {
        match self {
            Assumption::True(candidate) | Assumption::False(candidate) => candidate,
        }
    }
}

/// The candidates that can still be true by some rules, and among them those known to be true.
#[derive(Clone)]
pub(crate) struct Facts<R = Classic> {
    rules: R,
    live: CandidateSet,
    known: CandidateSet,
    givens: CellSet,
}

impl Facts {
    pub(crate) fn of(state: &State) -> Facts {
        Facts::by(Classic, state)
    }

    /// The facts about a single digit that has these places left.
    pub(crate) fn of_places(digit: Digit, places: CellSet) -> Facts {
        let live = CandidateSet::of(digit, places);
        Facts { rules: Classic, live, known: CandidateSet::EMPTY, givens: CellSet::EMPTY }
    }

    /// The candidates that can still be true.
    pub(crate) fn live(&self) -> &CandidateSet {
        &self.live
    }
}

impl<R: Rules + Clone> Facts<R> {
    /// What is known of a puzzle with these rules.
    pub(crate) fn by(rules: R, state: &impl Candidates) -> Facts<R> {
        let known = state.placed();
        Facts { rules, live: *state.open() | known, known, givens: state.givens() }
    }

    /// The rules.
    pub(crate) fn rules(&self) -> &R {
        &self.rules
    }

    /// Whether the candidate is neither eliminated nor known to be true.
    pub(crate) fn is_open(&self, candidate: Candidate) -> bool {
        self.live.contains(candidate) && !self.known.contains(candidate)
    }

    /// What is known of the candidate's value.
    pub(crate) fn value(&self, candidate: Candidate) -> Option<bool> {
        let is_known = self.known.contains(candidate);
        (is_known || !self.live.contains(candidate)).then_some(is_known)
    }

    /// The facts under an assumption.
    pub(crate) fn assuming(&self, assumption: Assumption) -> Facts<R> {
        let mut facts = self.clone();
        match assumption {
            Assumption::True(candidate) => facts.set_true(candidate),
            Assumption::False(candidate) => facts.live.remove(candidate),
        }
        facts
    }

    /// Adds a proven conclusion.
    pub(crate) fn learn(&mut self, conclusion: &Conclusion) {
        match conclusion {
            Conclusion::Place(candidate) => self.set_true(*candidate),
            Conclusion::Eliminate(candidates) => self.live -= *candidates,
        }
    }

    fn set_true(&mut self, candidate: Candidate) {
        self.live -= self.rules.conflicts(candidate);
        self.known.insert(candidate);
    }

    /// Checks that a proof may use the truth as "at least one": a constraint has to say so. A deadly pattern is one of
    /// classic Sudoku, and no given may be among what could be exchanged; a symmetry is one of classic Sudoku and must take
    /// each given to a given; two clues are those of a band of classic Sudoku and must be its only givens.
    pub(crate) fn check_usable(&self, truth: &Truth<R::Id>) -> Result<(), ProofError> {
        match truth {
            Truth::Rule(rule) if self.rules.at_least(*rule) == 0 => Err(ProofError::NoTruth),
            Truth::Rule(_) => Ok(()),
            _ if !R::IS_CLASSIC => Err(ProofError::NoTruth),
            Truth::Guardians(pattern) => match pattern.held_by(&self.given()) {
                Some(given) if pattern.is_reverse() => Err(ProofError::GivenOutsidePattern(given)),
                Some(given) => Err(ProofError::GivenInPattern(given.cell)),
                None => Ok(()),
            },
            Truth::Image(image) => match image.symmetry.without_image(&self.given()) {
                Some(given) => Err(ProofError::GivenWithoutImage(given)),
                None => Ok(()),
            },
            Truth::Cover(cover) => match cover.without_two_clues(&self.given()) {
                Some(candidate) => Err(ProofError::NotTheTwoClues(candidate)),
                None => Ok(()),
            },
        }
    }

    /// The givens with their digits, which are known under each assumption.
    fn given(&self) -> CandidateSet {
        self.known & CandidateSet::product(self.givens, DigitSet::ALL)
    }

    /// Whether one of the truth's candidates is known to be true.
    pub(crate) fn is_satisfied(&self, truth: &Truth<R::Id>) -> bool {
        match truth {
            Truth::Rule(rule) => self.rules.count_among(*rule, &self.known) > 0,
            Truth::Guardians(pattern) => !self.known.is_disjoint(&pattern.guardians()),
            Truth::Image(image) => !self.known.is_disjoint(&image.members()),
            Truth::Cover(cover) => self.known.contains(cover.implied()),
        }
    }

    /// The truth's candidates that can still be true.
    pub(crate) fn left_in(&self, truth: &Truth<R::Id>) -> CandidateSet {
        match truth {
            Truth::Rule(rule) => self.rules.among(*rule, &self.live),
            Truth::Guardians(pattern) => self.live & pattern.guardians(),
            Truth::Image(image) => self.live & image.members(),
            Truth::Cover(cover) => self.live & CandidateSet::only(cover.implied()),
        }
    }

    /// How many of a rule's candidates can still be true.
    pub(crate) fn count_in(&self, rule: R::Id) -> usize {
        self.rules.count_among(rule, &self.live)
    }

    /// Whether the candidate is one of the truth's.
    pub(crate) fn is_in(&self, truth: &Truth<R::Id>, candidate: Candidate) -> bool {
        match truth {
            Truth::Rule(rule) => self.rules.contains(*rule, candidate),
            Truth::Guardians(pattern) => pattern.guardians().contains(candidate),
            Truth::Image(image) => image.members().contains(candidate),
            Truth::Cover(cover) => cover.implied() == candidate,
        }
    }
}
