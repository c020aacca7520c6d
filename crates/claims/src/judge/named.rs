//! What a technique shows that a claim names.

use std::collections::HashMap;
use std::ops::ControlFlow;

use ergodoku_core::{
    Candidate, CandidateSet, Cell, CellSet, Conclusion, Constraint, DigitSet, House, State, Stop,
};
use ergodoku_engine::{
    Effort, Family, Profile, Step, Technique, find_steps_of, find_steps_within, techniques,
    techniques_named,
};
use ergodoku_proof::Proof;

use super::part::Part;

/// Techniques by the names that claims have used so far.
#[derive(Clone, Debug, Default)]
pub(super) struct Names(HashMap<String, Result<Vec<&'static Technique>, String>>);

/// How many names are kept. Text from outside must not fill the memory.
const KEPT: usize = 1000;

impl Names {
    /// The techniques that a name stands for, or why there is none.
    pub(super) fn techniques(&mut self, name: &str) -> Result<Vec<&'static Technique>, String> {
        if let Some(known) = self.0.get(name) {
            return known.clone();
        }
        let found = techniques_named(name).map_err(|error| error.to_string());
        if self.0.len() < KEPT {
            self.0.insert(name.to_string(), found.clone());
        }
        found
    }
}

/// What some techniques show of conclusions that are open in a state.
pub(super) struct Shown {
    /// The first technique that shows any of it.
    pub(super) technique: &'static Technique,
    /// The proofs, which the checker has accepted.
    pub(super) parts: Vec<Part>,
    /// The step, if one shows everything.
    pub(super) step: Option<Step>,
}

/// Searches for steps of some techniques until they conclude everything that is wanted. None if they do not,
/// or if the search is stopped.
pub(super) fn shown_by(
    techniques: &[&'static Technique],
    state: &State,
    wanted: &[Conclusion],
    profile: &Profile,
    stop: &Stop,
) -> Option<Shown> {
    if let ([technique], [Conclusion::Place(candidate)]) = (techniques, wanted)
        && technique.family == Family::Singles
    {
        return single(technique, state, *candidate);
    }
    let mut left = wanted.to_vec();
    let mut shown: Option<Shown> = None;
    let _ = find_steps_of(techniques, state, profile, stop, &mut |step| {
        for conclusion in &mut left {
            let Some(common) = common(conclusion, &step.conclusion) else { continue };
            let Some(part) = Part::shown(state, &common, step.proof()) else { continue };
            *conclusion = without(conclusion, &part.conclusion);
            let technique = step.technique;
            let first = Shown { technique, parts: Vec::new(), step: None };
            let shown = shown.get_or_insert(first);
            shown.parts.push(part);
            shown.step = None;
        }
        left.retain(|conclusion| conclusion.count() > 0);
        if let (Some(shown), true, [_]) = (&mut shown, left.is_empty(), wanted)
            && shown.parts.len() == 1
        {
            shown.step = Some(step);
        }
        match left.is_empty() {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        }
    });
    shown.filter(|_| left.is_empty())
}

/// A single, which needs no search.
fn single(technique: &'static Technique, state: &State, candidate: Candidate) -> Option<Shown> {
    let Candidate { cell, digit } = candidate;
    let is_alone = |house: &House| (state.places(digit) & house.cells()).is_single();
    // A position written as 729 candidates does not tell digits from cells with one candidate left.
    let knows_digits = !state.filled().is_empty();
    let is_decided = |it: &Cell| match knows_digits {
        true => state.digit(*it).is_some(),
        false => state.candidates(*it).is_single(),
    };
    let is_last =
        |house: &House| (house.cells() - CellSet::only(cell)).iter().all(|it| is_decided(&it));
    let mut houses = cell.houses().into_iter();
    let truth = if *technique == techniques::NAKED_SINGLE {
        let is_only = state.candidates(cell) == DigitSet::only(digit);
        is_only.then_some(Constraint::Cell(cell))
    } else if *technique == techniques::HIDDEN_SINGLE {
        houses.find(is_alone).map(|house| Constraint::House(house, digit))
    } else {
        houses.find(is_last).map(|house| Constraint::House(house, digit))
    };
    let proof = Proof::no_place_left(truth?);
    let part = Part::shown(state, &Conclusion::Place(candidate), proof)?;
    Some(Shown { technique, parts: vec![part], step: None })
}

/// What a step concludes of what is wanted.
fn common(wanted: &Conclusion, found: &Conclusion) -> Option<Conclusion> {
    match (wanted, found) {
        (Conclusion::Place(one), Conclusion::Place(other)) => {
            (one == other).then_some(Conclusion::Place(*one))
        }
        (Conclusion::Eliminate(some), Conclusion::Eliminate(others)) => {
            let both = *some & *others;
            (!both.is_empty()).then_some(Conclusion::Eliminate(both))
        }
        _ => None,
    }
}

/// What is left of a conclusion once a part is shown: no candidate if nothing is.
fn without(wanted: &Conclusion, shown: &Conclusion) -> Conclusion {
    let shown = shown.eliminated();
    match wanted {
        Conclusion::Place(_) => Conclusion::Eliminate(CandidateSet::EMPTY),
        Conclusion::Eliminate(all) => Conclusion::Eliminate(*all - shown),
    }
}

/// The steps of a profile that conclude exactly this, one for each technique, in the order of the profile.
pub(super) fn recognise(
    state: &State,
    wanted: &Conclusion,
    profile: &Profile,
    stop: &Stop,
) -> Vec<Step> {
    let mut recognised: Vec<Step> = Vec::new();
    let effort = Effort { stop: stop.clone(), checks_each: Some(CHECKS_EACH) };
    let _ = find_steps_within(state, profile, &effort, &mut |step| {
        let is_known = recognised.iter().any(|it| it.technique == step.technique);
        if step.conclusion == *wanted && !is_known {
            recognised.push(step);
        }
        ControlFlow::Continue(())
    });
    recognised
}

/// How much each technique may take to be recognised: enough for all but nets on hard puzzles.
const CHECKS_EACH: u64 = 20_000;
