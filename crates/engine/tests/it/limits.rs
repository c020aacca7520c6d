//! Whatever a profile says, its techniques find sound steps in whatever state, and come to an end.
//! `ERGODOKU_ROUNDS` sets how many profiles and states are tried; `fuzz/fuzz_targets/steps.rs` tries others.

use std::env;
use std::ops::ControlFlow;

use ergodoku_core::text::write_library;
use ergodoku_core::{Candidate, CandidateSet, Cell, Puzzle, State, Stop};
use ergodoku_engine::{
    Effort, Profile, ProfileError, TECHNIQUES, find_steps_within, rate, rate_until,
};
use ergodoku_search::solve;

struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % end
    }

    fn of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())]
    }
}

/// The limits that are numbers, with the range that each may have.
const NUMBERS: [(&str, i64, i64); 7] = [
    ("fins", 0, 81),
    ("endo_fins", 0, 81),
    ("kraken_fins", 0, 81),
    ("pattern_guardians", 1, 8),
    ("chain_links", 3, 1000),
    ("als_chain_sets", 2, 100),
    ("net_look_ahead", 0, 729),
];

const SWITCHES: [&str; 11] = [
    "siamese_fish",
    "duals",
    "two_candidate_rectangles",
    "missing_rectangle_candidates",
    "avoidable_rectangle_extras",
    "als_in_chains",
    "als_chain_forward",
    "als_overlap",
    "als_wing_overlap",
    "chains_by_first_way",
    "sue_de_coq_overlap",
];

/// A profile as text, and whether all its numbers are in range.
fn profile(random: &mut Random) -> (String, bool) {
    let mut techniques = Vec::new();
    for _ in 0..1 + random.below(8) {
        let technique = random.of(TECHNIQUES).slug();
        if !techniques.contains(&technique) {
            techniques.push(technique);
        }
    }
    let mut is_in_range = true;
    let mut text = String::from("ranks = [\n");
    for technique in techniques {
        let score = random.of(&[0, 1, 700, 1_000_000, 1_000_001, u32::MAX.into(), -1i64]);
        let pick = random.of(&["first", "best", "foremost"]);
        // Mostly as they should be, or no profile would be.
        let score = if random.below(8) == 0 { score } else { score.clamp(0, 1_000_000) };
        is_in_range &= (0..=1_000_000).contains(&score);
        text += &format!("    {{ find = \"{technique}\", pick = \"{pick}\", score = {score} }},\n");
    }
    text += "]\n[limits]\n";
    for (name, least, most) in NUMBERS {
        if random.below(3) == 0 {
            continue;
        }
        let ends = [least, least + 1, most - 1, most];
        let beyond = [least - 1, most + 1, i64::from(u32::MAX), i64::MAX, -7];
        let number = if random.below(20) == 0 { random.of(&beyond) } else { random.of(&ends) };
        is_in_range &= (least..=most).contains(&number);
        text += &format!("{name} = {number}\n");
    }
    for name in SWITCHES {
        if random.below(2) == 0 {
            text += &format!("{name} = {}\n", random.of(&[true, false]));
        }
    }
    (text, is_in_range)
}

/// A state with some of a solution's digits and candidates besides; now and then with one of them gone, so
/// that there is none.
fn state(random: &mut Random) -> State {
    let solution = solve(&Puzzle::EMPTY).expect("an empty grid has one");
    let (clues, left) = (random.of(&[0, 0, 12, 24, 30, 50]), random.of(&[15, 30, 50, 80, 100]));
    let mut puzzle = Puzzle::EMPTY;
    for cell in Cell::all().filter(|_| random.below(81) < clues) {
        let candidate = Candidate::new(cell, solution.digit(cell));
        puzzle.give(candidate);
    }
    let mut gone = CandidateSet::EMPTY;
    for candidate in CandidateSet::ALL.iter() {
        let is_true = solution.holds(candidate);
        let goes = if is_true { random.below(500) == 0 } else { random.below(100) >= left };
        if goes && puzzle.digit(candidate.cell).is_none() {
            gone.insert(candidate);
        }
    }
    puzzle.remove(gone);
    State::new(&puzzle).expect("the digits of a solution do not clash")
}

#[test]
fn whatever_a_profile_says_its_steps_are_sound_and_its_searches_end() {
    let rounds = env::var("ERGODOKU_ROUNDS").ok().and_then(|it| it.parse().ok()).unwrap_or(150);
    let seed = env::var("ERGODOKU_SEED").ok().and_then(|it| it.parse().ok()).unwrap_or(1);
    let (mut random, mut found, mut refused) = (Random(seed), 0, 0);
    for _ in 0..rounds {
        let (text, is_in_range) = profile(&mut random);
        let state = state(&mut random);
        let profile = match Profile::from_toml(&text) {
            Ok(profile) => profile,
            Err(ProfileError { line, column, message }) => {
                assert!(!is_in_range, "line {line}, column {column}: {message}\n{text}");
                assert!(
                    message.to_string().starts_with("expected a whole number from"),
                    "{message}\n{text}"
                );
                refused += 1;
                continue;
            }
        };
        assert!(is_in_range, "{text}");
        let effort = Effort { stop: Stop::never(), checks_each: Some(500) };
        let mut most = 40;
        let _ = find_steps_within(&state, &profile, &effort, &mut |step| {
            let line = write_library(&state);
            assert_eq!(step.check(&state), Ok(()), "{step} in\n{line}\n{text}");
            found += 1;
            most -= 1;
            if most == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        let _ = rate_until(state, &profile, &Stop::never().within(2000));
    }
    assert!(found > rounds / 3 && refused > rounds / 20, "{found} found, {refused} refused");
    eprintln!("{rounds} profiles and states, {refused} refused, {found} steps");
}

/// The score of a puzzle is a sum of as many as 81 steps or more.
#[test]
fn scores_add_up_beyond_32_bits() {
    let mut ranks = Profile::default().ranks().to_vec();
    ranks.iter_mut().for_each(|rank| rank.score = u32::MAX);
    let profile = Profile::of(ranks, Profile::default().limits().clone());
    let puzzle =
        "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56";
    let entry = ergodoku_core::text::parse_one(puzzle).unwrap();
    let rating = rate(State::new(&entry.puzzle).unwrap(), &profile);
    assert_eq!(rating.score, 54 * u64::from(u32::MAX));
}
