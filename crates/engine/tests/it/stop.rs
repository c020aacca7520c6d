//! Searches end soon after they are to be given up, and what was cut short is never told as the whole.
//! Work is counted in checks, so that nothing here depends on how fast the machine is.

use std::ops::ControlFlow;

use ergodoku_core::{Candidate, CandidateSet, Puzzle, State, Stop, text};
use ergodoku_engine::{
    Effort, InterruptedError, Outcome, Path, Profile, Step, TECHNIQUES, Technique, find_steps_of,
    find_steps_within, next_step_until, rate, rate_until, technique,
};
use ergodoku_search::solve;

/// States that take the highest techniques: nested forcing nets, and a search.
fn hardest() -> [State; 2] {
    [
        state(
            ".6..5..1..29..8.........9.....3....8...8.....25..67..14......3..1....69.9.213....:747",
        ),
        state(
            "....5...21....9.....6..2.......2.7.....3...4....147.69.14....3..5..71....7....69.:711",
        ),
    ]
}

fn state(line: &str) -> State {
    State::new(&text::parse_one(line).unwrap().puzzle).unwrap()
}

/// A state without digits in which about so many of a hundred candidates are left, among them those of a
/// solution.
fn sukaku(seed: u32, left: u32) -> State {
    let mut seed = seed;
    let mut random = || {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (seed >> 8) % 100
    };
    let solution = solve(&Puzzle::EMPTY).unwrap();
    let gone = |it: &Candidate| !solution.holds(*it) && random() >= left;
    let mut puzzle = Puzzle::EMPTY;
    puzzle.remove(CandidateSet::ALL.iter().filter(gone).collect());
    State::new(&puzzle).unwrap()
}

/// What searches take long in.
fn heavy_states() -> Vec<State> {
    let mut states = vec![state(&".".repeat(81)), sukaku(1, 80), sukaku(2, 50), sukaku(3, 30)];
    states.extend(hardest());
    states
}

fn profiles() -> [Profile; 3] {
    let mut limits = Profile::default().limits().clone();
    (limits.als_in_chains, limits.als_overlap, limits.siamese_fish) = (true, true, true);
    [Profile::default(), Profile::hodoku(), Profile::default().with_limits(limits)]
}

/// Looks for all steps of a technique until the stop is due.
fn search(technique: &'static Technique, state: &State, profile: &Profile, stop: &Stop) {
    let _ = find_steps_of(&[technique], state, profile, stop, &mut |_| {
        assert!(!stop.is_over(), "{} reports what it found too late", technique.name);
        ControlFlow::Continue(())
    });
}

/// A search makes no more checks than so many once its stop is due: as many as its loops are nested, and in
/// each of them one more.
const FURTHER: u64 = 120;

#[test]
fn every_search_ends_soon_after_its_stop_is_due() {
    let states = heavy_states();
    for technique in TECHNIQUES {
        for (profile, state) in profiles().iter().flat_map(|it| states.iter().map(move |s| (it, s)))
        {
            for allowed in [0, 1, 7, 60, 500, 3000] {
                let stop = Stop::never().within(allowed);
                search(technique, state, profile, &stop);
                let further = stop.checks().saturating_sub(allowed + 1);
                assert!(further <= FURTHER, "{}: {further} further checks", technique.name);
                if !stop.is_over() {
                    break;
                }
            }
        }
    }
}

/// Searches whose work is without a bound but for their checks make many.
#[test]
fn long_searches_ask_often_whether_to_go_on() {
    let (dense, [hard, _]) = (sukaku(2, 50), hardest());
    let cases: [(&str, &State, u64); 12] = [
        ("mutant-squirmbag", &dense, 3000),
        ("finned-franken-leviathan", &dense, 3000),
        ("nested-forcing-net", &hard, 3000),
        ("forcing-net-contradiction", &hard, 150),
        ("forcing-chain-verity", &hard, 150),
        ("nishio", &hard, 1000),
        ("death-blossom", &hard, 1000),
        ("als-chain", &hard, 500),
        ("grouped-aic", &hard, 500),
        ("kraken-fish-type-2", &dense, 400),
        ("template-delete", &dense, 1000),
        ("search", &dense, 100),
    ];
    for (name, state, least) in cases {
        let stop = Stop::never().within(50 * least);
        search(technique(name).unwrap(), state, &Profile::default(), &stop);
        eprintln!("{name}: {} checks", stop.checks());
        assert!(stop.checks() >= least, "{name}: {} checks", stop.checks());
    }
}

/// However little a search for the next step may take: it says that it was given up, or finds the step that it
/// finds without a limit. It never says that there is none.
#[test]
fn a_search_that_is_given_up_does_not_say_that_there_is_no_step() {
    for profile in [Profile::default(), Profile::hodoku()] {
        for first in hardest() {
            let mut path = Path::new(first.clone(), &profile);
            for _ in 0..4 {
                let now = path.position().clone();
                let whole = path.next();
                let mut interrupted = 0;
                for allowed in (0..12).map(|it| 3u64.pow(it)) {
                    let stop = Stop::never().within(allowed);
                    match next_step_until(&now, &profile, &stop) {
                        Err(InterruptedError) => interrupted += 1,
                        found => assert_eq!(found, Ok(whole.clone())),
                    }
                }
                assert!(
                    interrupted > 0 || whole.is_some_and(|it| it.conclusion.placed().is_some())
                );
            }
        }
    }
}

#[test]
fn a_path_that_is_given_up_is_the_beginning_of_the_whole() {
    let profile = Profile::hodoku();
    for first in hardest() {
        let whole: Vec<Step> = Path::new(first.clone(), &profile).collect();
        let mut ends = Vec::new();
        for allowed in [0, 5, 100, 2000, 20_000, 10_000_000] {
            let stop = Stop::never().within(allowed);
            let mut path = Path::new(first.clone(), &profile).until(stop.clone());
            let steps: Vec<Step> = path.by_ref().collect();
            assert_eq!(steps, whole[..steps.len()]);
            assert_eq!(path.outcome() == Outcome::Interrupted, stop.is_over());
            assert!(stop.is_over() || steps.len() == whole.len());
            ends.push(stop.is_over());
            let rating = rate_until(first.clone(), &profile, &Stop::never().within(allowed));
            match rating {
                Err(InterruptedError) => {}
                Ok(rating) => assert_eq!(rating, rate(first.clone(), &profile)),
            }
        }
        assert!(ends[0] && !ends[ends.len() - 1], "{ends:?}");
    }
}

/// What takes too much is named; the steps of all other techniques are all there.
#[test]
fn what_was_cut_short_is_named_and_all_else_is_whole() {
    let profile = Profile::all();
    let mut named = 0;
    for state in [sukaku(5, 40), hardest()[0].clone()] {
        let search = |checks_each| {
            let mut steps: Vec<Step> = Vec::new();
            let effort = Effort { checks_each: Some(checks_each), ..Effort::default() };
            let (flow, cut_short) = find_steps_within(&state, &profile, &effort, &mut |step| {
                steps.push(step);
                ControlFlow::Continue(())
            });
            assert!(flow.is_continue());
            (steps, cut_short)
        };
        let (most, most_cut) = search(20_000);
        for checks in [0, 10, 1000] {
            let (steps, cut_short) = search(checks);
            named += cut_short.len();
            for technique in profile.techniques().iter().filter(|it| !most_cut.contains(it)) {
                let of = |steps: &[Step]| -> Vec<Step> {
                    steps.iter().filter(|it| it.technique == *technique).cloned().collect()
                };
                let (some, all) = (of(&steps), of(&most));
                match cut_short.contains(technique) {
                    true => assert_eq!(some, all[..some.len()], "{}", technique.name),
                    false => assert_eq!(some, all, "{}", technique.name),
                }
            }
        }
        // As long as there is none of another technique, last resorts are looked for.
        let (none, all) = search(0);
        assert!(none.is_empty());
        assert_eq!(all.len(), profile.techniques().len());
    }
    assert!(named > 100);
    let stop = Stop::when(|| true);
    let effort = Effort { stop, ..Effort::default() };
    let (_, cut_short) =
        find_steps_within(&hardest()[0], &profile, &effort, &mut |_| unreachable!());
    assert_eq!(cut_short.len(), profile.techniques().len());
}

/// Of each technique its own example is found among all steps that there are.
#[test]
fn every_example_is_among_all_steps() {
    let profile = Profile::all();
    let effort = Effort { checks_each: Some(Effort::CHECKS_EACH), ..Effort::default() };
    for technique in ["death-blossom", "kraken-fish-type-1", "kraken-fish-type-2"] {
        let technique = ergodoku_engine::technique(technique).unwrap();
        let mut found = false;
        let _ =
            find_steps_within(state(technique.example().state), &profile, &effort, &mut |step| {
                let is_example = step.technique == technique
                    && step.conclusion.to_string() == technique.example().conclusion;
                found |= is_example;
                if found { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            });
        assert!(found, "{}", technique.name);
    }
}
