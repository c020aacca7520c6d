//! [`Trail`]: what follows from a premise, in order, each step with its reason, until a rule is broken.

use std::collections::VecDeque;

use super::refutation::{Refutation, refute};
use super::table::Table;
use ergodoku_core::{
    Candidate, CandidateSet, Cell, Conclusion, Constraint, Contradiction, Digit, DigitSet, House,
    Literal, Observer, State,
};

/// How far a premise is followed.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Reach {
    /// By naked and hidden singles.
    Singles,
    /// Also by intersections, subsets and fish.
    Subsets,
    /// Also by candidates that are refuted in this way themselves, under the premise.
    Nested,
}

/// Something that follows from the premise.
#[derive(Clone, Debug)]
pub(super) struct Inferred {
    pub(super) conclusion: Conclusion,
    pub(super) reason: Reason,
}

/// Why something follows.
#[derive(Clone, Debug)]
pub(super) enum Reason {
    /// It is the premise.
    Premise,
    /// All other candidates of this constraint are gone.
    Single(Constraint),
    /// These truths need all that these links allow.
    Count { truths: Vec<Constraint>, links: Vec<Constraint> },
    /// The opposite, as a premise of its own, breaks a rule.
    Refuted(Box<Refutation>),
}

impl Reason {
    /// The candidates whose absence it may rest on.
    pub(super) fn rests_on(&self) -> CandidateSet {
        match self {
            Reason::Premise => CandidateSet::EMPTY,
            Reason::Single(truth) => truth.members(),
            Reason::Count { truths, .. } => {
                truths.iter().fold(CandidateSet::EMPTY, |all, truth| all | truth.members())
            }
            Reason::Refuted(refuted) => refuted.rests_on(),
        }
    }
}

/// No step: the candidate is still there, or it was gone before the premise.
const NONE: u16 = u16::MAX;

/// What follows from a premise.
#[derive(Clone)]
pub(super) struct Trail {
    /// What is left under the premise.
    state: State,
    /// The steps so far. The first is the premise.
    steps: Vec<Inferred>,
    /// By candidate: the step that ruled it out.
    cause: [u16; 729],
    /// Cells that came to have one candidate.
    naked: VecDeque<Cell>,
}

/// Notes which step rules out which candidates.
struct Notes<'a> {
    step: u16,
    cause: &'a mut [u16; 729],
    naked: &'a mut VecDeque<Cell>,
}

impl Observer for Notes<'_> {
    #[inline]
    fn placed(&mut self, _: Candidate) {}

    #[inline]
    fn lost(&mut self, candidate: Candidate, left: DigitSet) {
        self.cause[candidate.index()] = self.step;
        if left.is_single() {
            self.naked.push_back(candidate.cell);
        }
    }
}

impl Trail {
    /// The trail of a premise about a candidate that is open in the state.
    pub(super) fn new(state: &State, premise: Literal) -> Trail {
        let mut trail = Trail {
            state: state.clone(),
            steps: Vec::with_capacity(16),
            cause: [NONE; 729],
            naked: VecDeque::with_capacity(16),
        };
        trail.add(premise.as_conclusion(), Reason::Premise);
        trail
    }

    /// The steps so far, the premise first.
    pub(super) fn steps(&self) -> &[Inferred] {
        &self.steps
    }

    /// The step that ruled out a candidate; none if it is still there or was gone before the premise.
    pub(super) fn cause(&self, candidate: Candidate) -> Option<usize> {
        let step = self.cause[candidate.index()];
        (step != NONE).then_some(usize::from(step))
    }

    /// The rules that are broken now.
    pub(super) fn broken(&self) -> impl Iterator<Item = Constraint> {
        self.state.contradictions().map(Contradiction::constraint)
    }

    /// Follows the premise until a rule is broken. Whether one is within reach.
    pub(super) fn follow(&mut self, reach: Reach) -> bool {
        loop {
            if self.state.contradiction().is_some() {
                return true;
            }
            let is_longer = self.place_single()
                || reach >= Reach::Subsets && (self.confine() || self.find_subset())
                || reach >= Reach::Nested && self.refute_one();
            if !is_longer {
                return false;
            }
        }
    }

    fn add(&mut self, conclusion: Conclusion, reason: Reason) {
        let step = self.steps.len() as u16;
        let mut notes = Notes { step, cause: &mut self.cause, naked: &mut self.naked };
        self.state.apply_unchecked_with(&conclusion, &mut notes);
        self.steps.push(Inferred { conclusion, reason });
    }

    fn place(&mut self, candidate: Candidate, truth: Constraint) {
        self.add(Conclusion::Place(candidate), Reason::Single(truth));
    }

    /// Places a single: first what the last steps have led to.
    fn place_single(&mut self) -> bool {
        while let Some(cell) = self.naked.pop_front() {
            if let Some(digit) = self.state.candidates(cell).single() {
                self.place(Candidate::new(cell, digit), Constraint::Cell(cell));
                return true;
            }
        }
        let hidden = self.state.single_places().next();
        if let Some((house, digit)) = hidden
            && let Some(cell) = (self.state.places(digit) & house.cells()).single()
        {
            self.place(Candidate::new(cell, digit), Constraint::House(house, digit));
            return true;
        }
        let Some(cell) = self.state.cells_with(1).first() else { return false };
        self.naked.push_back(cell);
        self.place_single()
    }

    /// Eliminates what the crossing of two houses allows.
    fn confine(&mut self) -> bool {
        let before = self.steps.len();
        for digit in Digit::ALL {
            for house in House::all() {
                let places = self.state.places(digit) & house.cells();
                let Some(first) = places.first().filter(|_| places.len() <= 3) else { continue };
                for other in first.houses().into_iter().filter(|other| *other != house) {
                    let rest = (self.state.places(digit) & other.cells()) - places;
                    if places.is_subset(other.cells()) && !rest.is_empty() {
                        let [truths, link] = [house, other].map(|it| Constraint::House(it, digit));
                        let reason = Reason::Count { truths: vec![truths], links: vec![link] };
                        let eliminated = CandidateSet::of(digit, rest);
                        self.add(Conclusion::Eliminate(eliminated), reason);
                    }
                }
            }
        }
        self.steps.len() > before
    }

    /// Eliminates what a subset or a fish allows, the smallest first.
    fn find_subset(&mut self) -> bool {
        for size in 2..=4 {
            let found = Table::all().find_map(|table| table.find(&self.state, size));
            if let Some((eliminated, reason)) = found {
                self.add(Conclusion::Eliminate(eliminated), reason);
                return true;
            }
        }
        false
    }

    /// Eliminates a candidate that breaks a rule if it is true.
    fn refute_one(&mut self) -> bool {
        for candidate in self.state.all_candidates().iter() {
            let premise = Literal::positive(candidate);
            if let Some(refuted) = refute(&self.state, premise, &[Reach::Subsets]) {
                let reason = Reason::Refuted(Box::new(refuted));
                self.add(Conclusion::Eliminate(CandidateSet::only(candidate)), reason);
                return true;
            }
        }
        false
    }
}
