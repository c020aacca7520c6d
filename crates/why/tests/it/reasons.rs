//! Every reason is accepted by the checkers, and none is found for what is false.

use ergodoku_core::{Conclusion, Constraint, Literal, Puzzle, State, Stop};
use ergodoku_proof::{Proof, Smallest, check, check_smallest};
use ergodoku_why::{NoReason, Reason, Reasons};

use crate::states::{PUZZLES, after_singles, mid_solve, wrong_and_right};

/// Checks a reason with both checkers.
fn assert_checked(state: &State, claim: Literal, reason: &Reason) {
    assert_eq!(check(state, &claim.as_conclusion(), &reason.proof), Ok(()), "{claim} in {state}");
    let size = reason.size();
    assert_eq!(reason.smallest.is_some(), reason.is_proved_smallest());
    if let Some(smallest) = &reason.smallest {
        assert_eq!((size.lemmas, size.cases), (0, 0));
        let checked = check_smallest(state, claim, size.truths, smallest);
        assert_eq!(checked, Ok(()), "{claim} in {state}");
        assert!(check_smallest(state, claim, size.truths + 1, smallest).is_err());
    }
    if let Some(no_count) = &reason.no_count {
        assert_eq!(check_smallest(state, claim, 10_000, no_count), Ok(()), "{claim} in {state}");
    }
}

#[test]
fn every_wrong_candidate_has_a_reason() {
    let (mut counts, mut with_lemmas) = (0, 0);
    for state in mid_solve() {
        let (wrong, right) = wrong_and_right(&state);
        let mut reasons = Reasons::of(&state);
        let wrong = wrong.iter().step_by(4).map(Literal::negative);
        for claim in wrong.chain(right.iter().step_by(3).map(Literal::positive)) {
            let reason = reasons.why(claim, &Stop::never()).expect("a reason");
            assert_checked(&state, claim, &reason);
            let size = reason.size();
            assert_eq!(size.cases, 0, "{claim} in {state}");
            match size.lemmas {
                0 => {
                    assert_eq!(size.links + 1, size.truths, "{claim} in {state}");
                    counts += usize::from(reason.is_proved_smallest());
                }
                _ => with_lemmas += 1,
            }
            let told = reason.explain(&state).to_string();
            assert!(told.starts_with("If ") || told.starts_with("Assume "), "{told}");
            assert!(told.ends_with('.') && !told.contains(".."), "{told}");
        }
    }
    assert!(counts > 60 && with_lemmas > 5, "{counts} {with_lemmas}");
}

#[test]
fn a_hard_start_needs_lemmas_under_the_assumption() {
    // Easter Monster has no single count for this.
    let state: State =
        "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1"
            .parse()
            .unwrap();
    let (wrong, _) = wrong_and_right(&state);
    let claim = Literal::negative(wrong.iter().next().unwrap());
    let reason = Reasons::of(&state).why(claim, &Stop::never()).expect("a reason");
    assert_checked(&state, claim, &reason);
    assert!(reason.size().lemmas > 0 && reason.size().cases == 0);
    assert!(reason.no_count.is_some(), "it is proved that there is no count");
}

#[test]
fn what_is_false_has_no_reason() {
    let state: State = PUZZLES[2].parse().unwrap();
    let (wrong, right) = wrong_and_right(&state);
    let mut reasons = Reasons::of(&state);
    let denied = right.iter().take(3).map(Literal::negative);
    let claimed = wrong.iter().take(3).map(Literal::positive);
    for claim in denied.chain(claimed) {
        let found = reasons.why(claim, &Stop::never());
        assert_eq!(found, Err(NoReason::NotImplied(claim.candidate())));
    }
    let given = state.live() - *state.all_candidates();
    let given = given.iter().next().unwrap();
    let found = reasons.why(Literal::positive(given), &Stop::never());
    assert_eq!(found, Err(NoReason::AlreadyKnown(given)));
    let nothing = Conclusion::Eliminate(Default::default());
    assert_eq!(reasons.why_all(&nothing, &Stop::never()), Err(NoReason::NothingConcluded));
}

#[test]
fn one_count_serves_all_eliminations_of_an_x_wing() {
    let mut puzzle = Puzzle::EMPTY;
    puzzle.remove("r27c1245789<>5".parse().unwrap());
    let state = State::new(&puzzle).unwrap();
    let all = Conclusion::Eliminate("r134568c36<>5, r9c36<>5".parse().unwrap());
    let reasons = Reasons::of(&state).why_all(&all, &Stop::never()).unwrap();
    assert_eq!(reasons.len(), 1);
    assert_eq!(reasons[0].conclusion, all);
    assert_eq!(check(&state, &all, &reasons[0].proof), Ok(()));
    assert_eq!(reasons[0].size().truths, 2);
}

#[test]
fn fractions_are_split_and_the_split_is_checked() {
    let mut splits = 0;
    let state = mid_solve().next().unwrap();
    let (wrong, _) = wrong_and_right(&state);
    let mut reasons = Reasons::of(&state);
    for claim in wrong.iter().map(Literal::negative) {
        let Ok(reason) = reasons.why(claim, &Stop::never()) else { continue };
        assert_checked(&state, claim, &reason);
        splits += usize::from(matches!(reason.smallest, Some(Smallest::Split { .. })));
    }
    assert!(splits > 0);
}

#[test]
fn a_link_within_two_split_rules_counts_once() {
    let puzzle =
        "..46.38...5.....4...1......5...8.....9.7...5848..2.7..3..8.4..6..........4513.9.2";
    let state = after_singles(puzzle.parse().unwrap()).unwrap();
    let mut reasons = Reasons::of(&state);
    for claim in ["r4c8=1", "r8c9=3", "r9c1=6"] {
        let claim = Literal::negative(claim.parse().unwrap());
        let reason = reasons.why(claim, &Stop::never()).unwrap();
        assert_checked(&state, claim, &reason);
    }
}

#[test]
fn a_stop_interrupts_the_search() {
    let state: State = PUZZLES[3].parse().unwrap();
    let (wrong, _) = wrong_and_right(&state);
    let claim = Literal::negative(wrong.iter().next().unwrap());
    for checks in [0, 1, 10, 100, 400] {
        let stop = Stop::never().within(checks);
        let found = Reasons::of(&state).why(claim, &stop);
        assert!(!stop.is_over() || found == Err(NoReason::Interrupted), "{checks}: {found:?}");
    }
    assert_eq!(
        Reasons::of(&state).why(claim, &Stop::never().within(0)),
        Err(NoReason::Interrupted)
    );
}

#[test]
fn changed_weights_are_rejected() {
    let state = mid_solve().next().unwrap();
    let (wrong, _) = wrong_and_right(&state);
    let mut reasons = Reasons::of(&state);
    let mut rejected = 0;
    for claim in wrong.iter().map(Literal::negative).step_by(7) {
        let Ok(reason) = reasons.why(claim, &Stop::never()) else { continue };
        let truths = reason.size().truths;
        let Some(Smallest::Weights(weights)) = &reason.smallest else { continue };
        let is_rejected =
            |weights| check_smallest(&state, claim, truths, &Smallest::Weights(weights)).is_err();
        let mut heavier = weights.clone();
        heavier.whole += 1;
        let mut missing = weights.clone();
        missing.each.clear();
        let mut with_multiplier = weights.clone();
        with_multiplier.multipliers.push(1);
        assert!(is_rejected(with_multiplier));
        rejected += usize::from(is_rejected(heavier)) + usize::from(is_rejected(missing));
    }
    assert!(rejected > 5, "{rejected}");
}

#[test]
fn lemmas_are_told_before_what_rests_on_them() {
    let state = mid_solve().next().unwrap();
    let (wrong, _) = wrong_and_right(&state);
    let mut reasons = Reasons::of(&state);
    for claim in wrong.iter().map(Literal::negative).step_by(4) {
        let Some(reason) = reasons.with_lemmas(claim, &Stop::never()) else { continue };
        let Proof::Lemmas { lemmas, .. } = &reason.proof else { panic!("it has lemmas") };
        assert_checked(&state, claim, &reason);
        let told = reason.explain(&state).to_string();
        let first = lemmas[0].conclusion.eliminated().iter().next().unwrap();
        assert!(told.contains(&format!("So {} is not {}.", first.cell, first.digit)), "{told}");
    }
}

#[test]
fn equal_rules_are_used_once() {
    // Each rule of a count is one of the game, and none is broken by the state itself.
    let state = mid_solve().next().unwrap();
    let (wrong, _) = wrong_and_right(&state);
    let claim = Literal::negative(wrong.iter().next().unwrap());
    let reason = Reasons::of(&state).why(claim, &Stop::never()).unwrap();
    let Proof::Count { links, .. } = &reason.proof else { return };
    let placed = state.live() - *state.all_candidates();
    assert!(links.iter().all(|link: &Constraint| link.members().is_disjoint(&placed)));
}
