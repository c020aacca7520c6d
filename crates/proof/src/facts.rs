//! [`Facts`]: the candidates that can still be true, and those known to be true.

use ergodoku_core::{Candidate, CandidateSet, CellSet, Conclusion, Constraint, Digit, State};

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

/// The candidates that can still be true, and among them those known to be true.
#[derive(Clone)]
pub(crate) struct Facts {
    live: CandidateSet,
    known: CandidateSet,
    givens: CellSet,
}

impl Facts {
    pub(crate) fn of(state: &State) -> Facts {
        let placed = Digit::ALL.map(|digit| CandidateSet::of(digit, state.placed(digit)));
        Facts {
            live: state.live(),
            known: placed.into_iter().fold(CandidateSet::EMPTY, CandidateSet::union),
            givens: state.givens(),
        }
    }

    /// The facts about a single digit that has these places left.
    pub(crate) fn of_places(digit: Digit, places: CellSet) -> Facts {
        let live = CandidateSet::of(digit, places);
        Facts { live, known: CandidateSet::EMPTY, givens: CellSet::EMPTY }
    }

    /// The candidates that can still be true.
    pub(crate) fn live(&self) -> &CandidateSet {
        &self.live
    }

    /// Whether the candidate is neither eliminated nor known to be true.
    pub(crate) fn is_open(&self, candidate: Candidate) -> bool {
        self.live.contains(candidate) && !self.known.contains(candidate)
    }

    /// The facts under an assumption.
    pub(crate) fn assuming(&self, assumption: Assumption) -> Facts {
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
        self.live -= candidate.peers();
        self.known.insert(candidate);
    }

    /// Checks that a proof may use the truth at all: a deadly pattern must not contain a given.
    pub(crate) fn check_usable(&self, truth: &Truth) -> Result<(), ProofError> {
        match truth {
            Truth::Guardians(pattern) => match (pattern.cells() & self.givens).first() {
                Some(given) => Err(ProofError::GivenInPattern(given)),
                None => Ok(()),
            },
            Truth::Rule(_) => Ok(()),
        }
    }

    /// Whether one of the truth's candidates is known to be true.
    pub(crate) fn is_satisfied(&self, truth: &Truth) -> bool {
        match truth {
            Truth::Rule(Constraint::Cell(cell)) => self.known.cells().contains(*cell),
            Truth::Rule(Constraint::House(house, digit)) => {
                !self.known.cells_of(*digit).is_disjoint(house.cells())
            }
            Truth::Guardians(pattern) => !self.known.is_disjoint(&pattern.guardians()),
        }
    }

    /// The truth's candidates that can still be true.
    pub(crate) fn left_in(&self, truth: &Truth) -> CandidateSet {
        match truth {
            Truth::Rule(Constraint::Cell(cell)) => {
                CandidateSet::in_cell(*cell, self.live.digits_in(*cell))
            }
            Truth::Rule(Constraint::House(house, digit)) => {
                CandidateSet::of(*digit, self.live.cells_of(*digit) & house.cells())
            }
            Truth::Guardians(pattern) => self.live & pattern.guardians(),
        }
    }
    /// How many of a rule's candidates can still be true.
    pub(crate) fn count_in(&self, rule: Constraint) -> usize {
        match rule {
            Constraint::Cell(cell) => self.live.digits_in(cell).len(),
            Constraint::House(house, digit) => (self.live.cells_of(digit) & house.cells()).len(),
        }
    }
}
