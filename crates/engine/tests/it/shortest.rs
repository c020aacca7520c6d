//! The shortest solves: compared with all solves there are where these are few, and with the profile's own path.

use std::fs;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use ergodoku_core::{State, Stop, text};
use ergodoku_engine::{
    Aim, Family, Outcome, Path, Profile, Shortest, Step, TECHNIQUES, Technique, find_steps,
    shortest,
};
use proptest::prelude::*;

use crate::corpus::corpus;
use crate::random;

const AIMS: [Aim; 2] = [Aim::Fewest, Aim::Easiest];

/// A path takes far fewer checks. To prove of a random puzzle that nothing is better may take minutes, and what is best
/// so far costs no more than the path either.
const MOST_CHECKS: u64 = 100_000;

fn is_hard(technique: &Technique) -> bool {
    technique.family != Family::Singles
}

fn cost(step: &Step, profile: &Profile, aim: Aim) -> u32 {
    match aim {
        _ if !is_hard(step.technique) => 0,
        Aim::Fewest => 1,
        Aim::Easiest => profile.rank_of(step.technique).unwrap().score,
    }
}

/// A state in which many techniques find something, and which needs neither forcing nor worse.
fn example() -> impl Strategy<Value = State> {
    (0..TECHNIQUES.len(), 0..4usize).prop_map(|(index, steps)| {
        let entry = text::parse_one(TECHNIQUES[index].example().state).unwrap();
        let profile = Profile::default();
        let mut path = Path::new(State::new(&entry.puzzle).unwrap(), &profile);
        path.by_ref().take(steps).for_each(drop);
        path.state().clone()
    })
}

/// The default techniques but for those whose searches take long.
fn quick_profile() -> Profile {
    let slow: Vec<_> =
        TECHNIQUES.iter().copied().filter(|it| it.family >= Family::Chains).collect();
    Profile::default().without(&slow)
}

/// What the profile's own path costs, and its hardest technique; none if it does not solve the state.
fn usual(state: &State, profile: &Profile, aim: Aim) -> Option<(u32, Option<&'static Technique>)> {
    let rank = |it: &Technique| profile.techniques().iter().position(|other| *other == it);
    let mut path = Path::new(state.clone(), profile);
    let steps: Vec<Step> = path.by_ref().collect();
    let hard = steps.iter().map(|step| step.technique).filter(|it| is_hard(it));
    let hardest = hard.max_by_key(|it| rank(it));
    let cost = steps.iter().map(|step| cost(step, profile, aim)).sum();
    (path.outcome() == Outcome::Solved).then_some((cost, hardest))
}

/// Takes the steps one by one: each is proved, and the last one solves the puzzle.
fn take(state: &State, profile: &Profile, aim: Aim, best: &Shortest) {
    let mut now = state.clone();
    for step in &best.steps {
        assert_eq!(step.check(&now), Ok(()), "{step}");
        assert!(!step.explain(&now).sentences.is_empty());
        now.apply(&step.conclusion).expect("a step fits its state");
    }
    assert!(now.is_solved());
    assert_eq!(best.hard, best.steps.iter().filter(|step| is_hard(step.technique)).count());
    assert_eq!(best.cost, best.steps.iter().map(|step| cost(step, profile, aim)).sum());
    assert!(best.at_least <= best.cost);
}

/// Whether there is a solve that costs no more than this: all orders of all steps, nothing remembered.
fn can_solve_within(state: &State, singles: &Profile, hard: &Profile, aim: Aim, most: u32) -> bool {
    let mut path = Path::new(state.clone(), singles);
    path.by_ref().for_each(drop);
    let now = path.state();
    if now.is_solved() {
        return true;
    }
    let mut is_solved = false;
    let _ = find_steps(now, hard, &mut |step| {
        let Some(left) = most.checked_sub(cost(&step, hard, aim)) else {
            return ControlFlow::Continue(());
        };
        let mut next = now.clone();
        next.apply(&step.conclusion).unwrap();
        is_solved = can_solve_within(&next, singles, hard, aim, left);
        if is_solved { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    is_solved
}

/// The singles of a profile, and its other techniques up to one.
fn parts(profile: &Profile, hardest: Option<&'static Technique>) -> (Profile, Profile) {
    let all = profile.techniques();
    let last = hardest.and_then(|it| all.iter().position(|other| *other == it));
    let up_to = &all[..last.map_or(0, |last| last + 1)];
    let of = |all: &[&'static Technique], hard: bool| {
        profile.only(&all.iter().copied().filter(|it| is_hard(it) == hard).collect::<Vec<_>>())
    };
    (of(all, false), of(up_to, true))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, ..ProptestConfig::default() })]

    #[test]
    fn no_order_of_steps_is_better_than_what_is_proved(state in example()) {
        let profile = quick_profile();
        for (aim, most) in [(Aim::Fewest, 3), (Aim::Easiest, 250)] {
            let Some(best) = shortest(&state, &profile, aim, &Stop::never()).unwrap() else { return Ok(()) };
            take(&state, &profile, aim, &best);
            prop_assert!(best.is_proved());
            let (singles, hard) = parts(&profile, best.hardest);
            if let Some(less) = best.cost.min(most + 1).checked_sub(1) {
                prop_assert!(!can_solve_within(&state, &singles, &hard, aim, less), "{} {aim:?}", state);
            }
        }
    }

    #[test]
    fn a_shortest_solve_costs_no_more_than_the_usual_path(state in random::puzzle()) {
        let profile = quick_profile();
        for aim in AIMS {
            let best = shortest(&state, &profile, aim, &Stop::never().within(MOST_CHECKS)).unwrap();
            let usual = usual(&state, &profile, aim);
            prop_assert_eq!(best.is_some(), usual.is_some());
            let (Some(best), Some((cost, hardest))) = (best, usual) else { continue };
            take(&state, &profile, aim, &best);
            prop_assert!(best.cost <= cost);
            prop_assert_eq!(best.hardest, hardest);
        }
    }

    #[test]
    fn a_search_that_is_given_up_knows_what_is_certain(state in example(), checks in 0..3000u64) {
        let profile = quick_profile();
        for aim in AIMS {
            let Ok(early) = shortest(&state, &profile, aim, &Stop::never().within(checks)) else { continue };
            let late = shortest(&state, &profile, aim, &Stop::never()).unwrap();
            prop_assert_eq!(early.is_some(), late.is_some());
            let (Some(early), Some(late)) = (early, late) else { continue };
            take(&state, &profile, aim, &early);
            prop_assert!(early.at_least <= late.at_least && late.cost <= early.cost);
        }
    }
}

#[test]
fn a_puzzle_that_needs_only_singles_needs_no_hard_step() {
    let text = "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56";
    let state = State::new(&text::parse_one(text).unwrap().puzzle).unwrap();
    for aim in AIMS {
        let best = shortest(&state, &Profile::default(), aim, &Stop::never()).unwrap().unwrap();
        assert_eq!((best.hard, best.cost, best.at_least, best.hardest), (0, 0, 0, None));
    }
}

/// Prints what is found and proved for every puzzle of the corpus that Sudoku Explainer rates from 2.5 to 7.0.
#[test]
#[ignore = "needs the corpus, and takes minutes"]
fn of_the_corpus() {
    let file = fs::read_to_string(corpus().join("corpus/se_ratings.csv")).unwrap();
    let profile = Profile::default();
    let limit = Duration::from_secs(10);
    for aim in AIMS {
        let (mut all, mut proved, mut times) = (0, 0, Vec::new());
        for line in file.lines() {
            let fields: Vec<&str> = line.split(',').collect();
            let rating = fields[3].parse().unwrap_or(0.0);
            if fields[2] != "se1213" || !(2.5..=7.0).contains(&rating) {
                continue;
            }
            let Ok(entry) = text::parse_one(fields[0]) else { continue };
            let state = State::new(&entry.puzzle).unwrap();
            let Some((before, _)) = usual(&state, &profile, aim) else { continue };
            let start = Instant::now();
            let best = shortest(&state, &profile, aim, &Stop::after(limit)).unwrap().unwrap();
            let time = start.elapsed();
            take(&state, &profile, aim, &best);
            assert!(best.cost <= before);
            all += 1;
            proved += usize::from(best.is_proved());
            times.push(time);
            if !best.is_proved() || time.as_secs() > 0 {
                let (cost, least) = (best.cost, best.at_least);
                let hardest = best.hardest.map_or("", |it| it.name);
                println!("{} {rating} {hardest}: {before} {cost} {least} {time:?}", fields[0]);
            }
        }
        times.sort();
        let at = |share: usize| times[(times.len() - 1) * share / 1000];
        println!("{aim:?}: {proved} of {all} proved; {:?} {:?} {:?}", at(500), at(950), at(990));
        println!("total {:?}, longest {:?}", times.iter().sum::<Duration>(), at(1000));
    }
}
