//! The easiest step behind what somebody concluded: the one that concludes it, perhaps with more; or one that leaves the
//! digit placed as the only one of its cell or the only place of a house.

use std::ops::ControlFlow;

use ergodoku::engine::{Effort, find_steps_within};
use ergodoku::explanation::Voice;
use ergodoku::{Conclusion, Family, Profile, State, Step, Stop};
use serde::Serialize;

use crate::record::ExplainedStep;

/// The easiest step that is behind a conclusion.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub(crate) struct EasiestRecord {
    /// The step.
    step: ExplainedStep,
    /// How it leads to what is claimed: `exactly`; `more`, it concludes more than that; `then_single`, it removes
    /// candidates, and then the digit is a single.
    leads: Leads,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub(crate) enum Leads {
    Exactly,
    More,
    ThenSingle,
}

/// How much each technique may take: enough for all but nets on hard puzzles.
const CHECKS_EACH: u64 = 20_000;

/// The first step of the profile that leads to a conclusion in a state.
pub(crate) fn easiest(
    state: &State,
    wanted: &Conclusion,
    profile: &Profile,
    stop: &Stop,
    voice: Voice,
) -> Option<EasiestRecord> {
    let usual = profile.techniques().iter().filter(|it| it.family != Family::LastResort);
    let profile = profile.only(&usual.copied().collect::<Vec<_>>());
    let effort = Effort { stop: stop.clone(), checks_each: Some(CHECKS_EACH) };
    let mut found: Option<(Leads, Step)> = None;
    let _ = find_steps_within(state, &profile, &effort, &mut |step| {
        // A technique's steps come together: the exact one of them is told, wherever it stands.
        let is_next = found.as_ref().is_some_and(|(_, first)| first.technique != step.technique);
        if is_next {
            return ControlFlow::Break(());
        }
        match (leads(state, wanted, &step.conclusion), &found) {
            (Some(Leads::Exactly), _) => {
                found = Some((Leads::Exactly, step));
                ControlFlow::Break(())
            }
            (Some(how), None) => {
                found = Some((how, step));
                ControlFlow::Continue(())
            }
            _ => ControlFlow::Continue(()),
        }
    });
    found.map(|(leads, step)| EasiestRecord { step: ExplainedStep::new(step, state, voice), leads })
}

fn leads(state: &State, wanted: &Conclusion, concluded: &Conclusion) -> Option<Leads> {
    match (wanted, concluded) {
        _ if wanted == concluded => Some(Leads::Exactly),
        (Conclusion::Eliminate(some), Conclusion::Eliminate(all)) => {
            some.is_subset(all).then_some(Leads::More)
        }
        // The digit rules out the others around it.
        (Conclusion::Eliminate(some), Conclusion::Place(placed)) => {
            some.iter().all(|it| placed.excludes(it)).then_some(Leads::More)
        }
        (Conclusion::Place(placed), Conclusion::Eliminate(all)) => {
            let was_single = is_single(state, *placed);
            let mut after = state.clone();
            let is_possible = after.apply(&Conclusion::Eliminate(*all)).is_ok();
            let is_led_to = is_possible && !was_single && is_single(&after, *placed);
            is_led_to.then_some(Leads::ThenSingle)
        }
        (Conclusion::Place(_), Conclusion::Place(_)) => None,
    }
}

fn is_single(state: &State, candidate: ergodoku::Candidate) -> bool {
    let ergodoku::Candidate { cell, digit } = candidate;
    let is_only = |house: ergodoku::House| (state.places(digit) & house.cells()).is_single();
    state.candidates(cell).is_single() && state.candidates(cell).contains(digit)
        || cell.houses().into_iter().any(is_only) && state.candidates(cell).contains(digit)
}
