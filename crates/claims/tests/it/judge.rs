//! Verdicts, checked without the judge: by all solutions, by the checker of proofs, and by the complete list of a
//! technique's steps.

use ergodoku_claims::judge::{By, Fault, Grounds, Judge, Ruling, Solutions, Verdict};
use ergodoku_claims::{Argument, Claim};
use ergodoku_core::{
    Candidate, CandidateSet, Cell, Conclusion, Digit, Literal, Puzzle, State, text,
};
use ergodoku_engine::{Path, Profile, Step, TECHNIQUES};
use ergodoku_generate::{Symmetry, minimal_puzzles};
use ergodoku_proof::{Truth, check};
use ergodoku_search::{count, solutions};
use fastrand::Rng;

const PUZZLE: &str =
    "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56";

/// How many claims are judged: a few thousand, or as many as the environment asks for.
fn wanted() -> usize {
    let number = std::env::var("ERGODOKU_CLAIMS").ok();
    number.map_or(3000, |number| number.parse().expect("a number of claims"))
}

fn grounds(text: &str) -> Grounds {
    Grounds::new(text::parse_one(text).expect("a puzzle").puzzle)
}

fn judged(grounds: &Grounds, claim: &str) -> Verdict {
    Judge::new().judge(grounds, &claim.parse().unwrap_or_else(|error| panic!("{claim}: {error}")))
}

/// Calls `each` with every step on the paths of generated puzzles, and what it was found in, until there have
/// been enough.
fn for_each_step(seed: u64, steps: usize, mut each: impl FnMut(&Grounds, &Step)) {
    let mut random = Rng::with_seed(seed);
    let profile = Profile::default();
    let mut left = steps;
    while left > 0 {
        for puzzle in minimal_puzzles(20, Symmetry::None, &mut random) {
            let mut grounds = Grounds::new(puzzle);
            let state = grounds.state.clone().expect("no clash");
            for step in Path::new(state, &profile) {
                if left == 0 {
                    return;
                }
                left -= 1;
                each(&grounds, &step);
                let state = grounds.state.as_mut().expect("no clash");
                state.apply(&step.conclusion).expect("a step fits its state");
            }
        }
    }
}

/// Whether every proof of a verdict stands, and together they show all that is open of a claim.
fn is_proved(state: &State, claim: &Claim, verdict: &Verdict) -> bool {
    let mut shown: Vec<Conclusion> = Vec::new();
    for part in &verdict.parts {
        if check(state, &part.conclusion, &part.proof).is_err() {
            return false;
        }
        shown.push(part.conclusion);
    }
    let eliminated = shown.iter().fold(CandidateSet::EMPTY, |all, it| all | it.eliminated());
    claim.conclusions.iter().all(|conclusion| match conclusion {
        Conclusion::Place(it) => {
            state.placed(it.digit).contains(it.cell) || shown.contains(conclusion)
        }
        Conclusion::Eliminate(all) => (*all & *state.all_candidates()).is_subset(&eliminated),
    })
}

/// Whether a claim holds in every solution of the givens, all of which are searched for.
fn holds(grounds: &Grounds, claim: &Claim) -> bool {
    let all: Vec<_> = solutions(&givens_of(&grounds.puzzle)).take(2).collect();
    assert_eq!(all.len(), 1, "a generated puzzle");
    claim.conclusions.iter().all(|conclusion| match conclusion {
        Conclusion::Place(it) => all[0].holds(*it),
        Conclusion::Eliminate(candidates) => candidates.iter().all(|it| !all[0].holds(it)),
    })
}

fn givens_of(puzzle: &Puzzle) -> Puzzle {
    let mut givens = Puzzle::EMPTY;
    for cell in puzzle.givens().iter() {
        givens.give(Candidate::new(cell, puzzle.digit(cell).expect("a given")));
    }
    givens
}

/// Whether the technique of a verdict really has steps that conclude the claim, or the claim's own argument is
/// proved.
fn is_by(state: &State, claim: &Claim, verdict: &Verdict) -> bool {
    let Some(By::Technique(technique)) = verdict.by else { return true };
    let mut left = claim.conclusions.clone();
    for step in technique.all_steps(state, &Profile::all()) {
        for conclusion in &mut left {
            if let Conclusion::Eliminate(all) = conclusion {
                *all -= step.conclusion.eliminated();
            }
        }
        left.retain(|it| *it != step.conclusion);
    }
    let is_open = |it: &Conclusion| match it {
        Conclusion::Place(it) => state.all_candidates().contains(*it),
        Conclusion::Eliminate(all) => !(*all & *state.all_candidates()).is_empty(),
    };
    !left.iter().any(is_open) || claim.argument.is_some() && is_proved(state, claim, verdict)
}

/// Checks a verdict in every way that does not ask the judge.
fn check_verdict(grounds: &Grounds, claim: &Claim, verdict: &Verdict, text: &str) {
    let state = grounds.state.as_ref().expect("no clash");
    let holds = holds(grounds, claim);
    match verdict.ruling {
        Ruling::Follows => {
            assert!(holds, "{text} is false");
            assert!(is_proved(state, claim, verdict), "{text} is not proved");
            assert!(is_by(state, claim, verdict), "{text}: {:?} has no such step", verdict.by);
        }
        Ruling::FollowsOtherwise => {
            assert!(holds, "{text} is false");
            assert!(is_proved(state, claim, verdict), "{text} is not proved");
            assert!(verdict.broken.is_some(), "{text} breaks nowhere");
        }
        Ruling::NotShown => assert!(holds, "{text} is false"),
        Ruling::False => {
            assert!(!holds, "{text} is true");
            let counterexample = verdict.counterexample.as_ref().expect("a counterexample");
            let fails = counterexample.fails;
            assert_ne!(counterexample.solution.holds(fails.candidate()), fails.is_true());
        }
        _ => panic!("{text}: {:?}", verdict.ruling),
    }
}

#[test]
fn steps_of_our_own_paths_follow() {
    let mut judge = Judge::new();
    let (mut certified, mut named) = (0, 0);
    for_each_step(1, wanted(), |grounds, step| {
        let state = grounds.state.as_ref().expect("no clash");
        let bare = Claim { conclusions: vec![step.conclusion], ..Claim::default() };
        let verdict = judge.judge(grounds, &bare);
        assert_eq!(verdict.ruling, Ruling::Follows, "{step} in {}", text::write_line(state));
        assert!(is_proved(state, &bare, &verdict), "{step}");
        certified += 1;
        let text = step.to_string();
        let claim: Claim = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(claim.conclusions, [step.conclusion], "{text}");
        let verdict = judge.judge(grounds, &claim);
        let line = text::write_line(state);
        assert_eq!(verdict.ruling, Ruling::Follows, "{text} in {line}: {:?}", verdict.broken);
        assert!(is_proved(state, &claim, &verdict), "{step}");
        assert_eq!(verdict.by.map(By::name), Some(step.technique.name), "{text} in {line}");
        named += 1;
    });
    assert_eq!((certified, named), (wanted(), wanted()));
}

/// A position written as 729 candidates has no digits: a cell with one candidate counts as filled in full houses, and
/// the sets of other techniques leave it out. Only arguments from givens fail there.
#[test]
fn steps_follow_where_only_candidates_are_written() {
    let mut judge = Judge::new();
    let mut in_doubt = 0;
    for_each_step(5, wanted() / 3, |grounds, step| {
        let state = grounds.state.as_ref().expect("no clash");
        let holds = |it: Candidate| state.digit(it.cell) == Some(it.digit);
        let sign = |it: Candidate| match state.all_candidates().contains(it) || holds(it) {
            true => char::from(b'1' + it.digit.index() as u8),
            false => '.',
        };
        let written: String = (0..729).map(|it| sign(Candidate::from_index(it))).collect();
        let grounds = self::grounds(&written);
        let claim: Claim = step.to_string().parse().expect("a claim");
        let verdict = judge.judge(&grounds, &claim);
        if !step.proof().assumes_uniqueness() && !step.technique.name.starts_with("BUG") {
            assert_eq!(
                verdict.ruling,
                Ruling::Follows,
                "{step} in {written}: {:?}",
                verdict.broken
            );
        } else {
            in_doubt += 1;
            assert_eq!(verdict.ruling, Ruling::FollowsOtherwise, "{step} in {written}");
        }
    });
    assert!(in_doubt < wanted() / 30, "{in_doubt}");
}

/// A change of a claim, and the name of the change.
fn mutated(claim: &Claim, random: &mut Rng) -> (Claim, &'static str) {
    let mut claim = claim.clone();
    let cell = Cell::from_index(random.usize(..81));
    let digit = Digit::from_index(random.usize(..9));
    let place = random.usize(..claim.conclusions.len());
    let conclusion = &mut claim.conclusions[place];
    let kind = match (random.u8(..5), &mut *conclusion) {
        (0, Conclusion::Place(it)) => {
            it.cell = cell;
            "cell"
        }
        (0, Conclusion::Eliminate(all)) => {
            let one = all.iter().next().expect("an elimination");
            *conclusion =
                Conclusion::Eliminate(CandidateSet::only(Candidate::new(cell, one.digit)));
            "cell"
        }
        (1, Conclusion::Place(it)) => {
            it.digit = digit;
            "digit"
        }
        (1, Conclusion::Eliminate(all)) => {
            let one = all.iter().next().expect("an elimination");
            *conclusion =
                Conclusion::Eliminate(CandidateSet::only(Candidate::new(one.cell, digit)));
            "digit"
        }
        (2, Conclusion::Eliminate(all)) => {
            all.insert(Candidate::new(cell, digit));
            "extra"
        }
        (3, Conclusion::Place(it)) => {
            *conclusion = Conclusion::Eliminate(CandidateSet::only(*it));
            "sign"
        }
        _ => {
            let other = TECHNIQUES[random.usize(..TECHNIQUES.len())];
            claim.technique = Some(other.name.to_string());
            "technique"
        }
    };
    (claim, kind)
}

#[test]
fn a_changed_claim_follows_only_if_others_say_so() {
    let mut random = Rng::with_seed(2);
    let mut judge = Judge::new();
    let mut elsewhere: Option<Grounds> = None;
    let mut counts = [0; Ruling::ALL.len()];
    for_each_step(3, wanted(), |grounds, step| {
        let text = step.to_string();
        let claim: Claim = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        // One in eight is judged in a wrong state.
        let other = elsewhere.replace(grounds.clone()).filter(|_| random.u8(..8) == 0);
        let grounds = other.as_ref().unwrap_or(grounds);
        let (claim, kind) = match (&other, random.bool()) {
            (Some(_), true) => (claim, "state"),
            _ => mutated(&claim, &mut random),
        };
        // The complete list of steps of the deepest techniques takes seconds.
        let is_deep = claim.technique.as_deref().is_some_and(is_deep);
        let claim = Claim { technique: claim.technique.filter(|_| !is_deep), ..claim };
        let verdict = judge.judge(grounds, &claim);
        let line = text::write_line(grounds.state.as_ref().expect("no clash"));
        check_verdict(grounds, &claim, &verdict, &format!("{claim} ({kind}) in {line}"));
        counts[verdict.ruling as usize] += 1;
    });
    let [follows, otherwise, _, fails, ..] = counts;
    let least = wanted() / 100;
    assert!(follows > least && otherwise > least && fails > least, "{counts:?}");
}

/// Whether a technique searches too long to list all of its steps thousands of times.
fn is_deep(name: &str) -> bool {
    let deep = ["Forcing", "Kraken", "Template", "Nishio", "Search", "Mutant", "Franken", "Nested"];
    deep.iter().any(|it| name.contains(it))
}

#[test]
fn the_position_comes_first() {
    let several = judged(&grounds(&format!("{}5", ".".repeat(80))), "r9c8<>5");
    assert_eq!(several.ruling, Ruling::SeveralSolutions);
    assert_eq!(several.counterexample, None, "it holds in all of them");
    let failing = judged(&grounds(&format!("{}5", ".".repeat(80))), "r1c1=5");
    let counterexample = failing.counterexample.expect("a solution without it");
    assert!(!counterexample.solution.holds("r1c1=5".parse().unwrap()));

    let clash = judged(&grounds(&format!("55{}", &PUZZLE[2..])), "r1c8=4");
    assert_eq!(clash.ruling, Ruling::NoSolution);
    assert!(matches!(clash.fault, Some(Fault::Clash(_))));

    let mistaken = judged(&grounds(&format!("+7{}", &PUZZLE[1..].replacen('7', ".", 1))), "r1c8=4");
    assert!(matches!(mistaken.ruling, Ruling::NoSolution | Ruling::SeveralSolutions));
    let mistaken = judged(&grounds(&format!("{PUZZLE}:511")), "r1c8=4");
    assert_eq!((mistaken.ruling, mistaken.fault), (Ruling::NoSolution, Some(Fault::Entries)));

    let unsolvable = judged(&grounds(&format!("9{}", &PUZZLE[1..])), "r1c8=4");
    assert_eq!((unsolvable.ruling, unsolvable.fault), (Ruling::NoSolution, Some(Fault::Givens)));
}

#[test]
fn a_claim_is_judged_by_what_it_says() {
    let here = grounds(PUZZLE);
    let by = |claim: &str| {
        let verdict = judged(&here, claim);
        (verdict.ruling, verdict.by.map(By::name))
    };
    assert_eq!(by("r1c8=4"), (Ruling::Follows, Some("certificate")));
    assert_eq!(by("Hidden Single: r1c8=4"), (Ruling::Follows, Some("Hidden Single")));
    assert_eq!(by("Naked Single: r1c8=4"), (Ruling::FollowsOtherwise, Some("certificate")));
    assert_eq!(by("Jellyfish of Doom: r1c8=4"), (Ruling::FollowsOtherwise, Some("certificate")));
    assert_eq!(by("{4r1} => r1c8=4"), (Ruling::Follows, Some("argument")));
    assert_eq!(by("{4r2} => r1c8=4"), (Ruling::FollowsOtherwise, Some("certificate")));
    assert_eq!(by("r1c1=3"), (Ruling::False, None));
    assert_eq!(by("r1c3=3"), (Ruling::Follows, Some("state")));
    assert_eq!(by("X-Wing: r1c3=3"), (Ruling::FollowsOtherwise, Some("state")));
    assert_eq!(by("r1c8=4, r1c1=5"), (Ruling::Follows, Some("certificate")));
    assert_eq!(by("r1c8=4, r1c1=9"), (Ruling::False, None));
}

#[test]
fn what_is_wrong_is_told_with_its_place() {
    let here = grounds(PUZZLE);
    let broken = |claim: &str| judged(&here, claim).broken.expect("it breaks").to_string();
    assert_eq!(broken("Naked Single: r1c8=4"), "Naked Single: no Naked Single concludes this here");
    assert!(broken("Jelyfish: r1c8=4").contains("did you mean `jellyfish`?"));
    let fails = judged(&here, "r1c1<>5, r1c2<>8").counterexample.expect("it fails").fails;
    assert_eq!(fails, Literal::negative("r1c1=5".parse().unwrap()));
}

#[test]
fn a_profile_is_compared_and_techniques_are_recognised() {
    let here = grounds(PUZZLE);
    let claim: Claim = "r1c8=4".parse().unwrap();
    let singles = Profile::default().only(&[ergodoku_engine::technique("hidden-single").unwrap()]);
    let within =
        |profile: &Profile| Judge::new().within(profile.clone()).judge(&here, &claim).within;
    assert_eq!(within(&singles), Some(true));
    let x_wings = Profile::default().only(&[ergodoku_engine::technique("x-wing").unwrap()]);
    assert_eq!(within(&x_wings), Some(false));
    let recognised = Judge::new().recognising().judge(&here, &claim).recognised;
    assert_eq!(recognised[0].technique.name, "Hidden Single");
    assert!(recognised.iter().all(|step| step.conclusion == claim.conclusions[0]));
}

#[test]
fn a_uniqueness_argument_needs_givens() {
    let technique = ergodoku_engine::technique("unique-rectangle-type-1").unwrap();
    let (state, step) = technique.example_step().expect("an example");
    let proof = step.proof();
    let claim = Claim {
        conclusions: vec![step.conclusion],
        technique: None,
        argument: Some(Argument::Proof(proof)),
    };
    let here = Grounds::new(state.to_puzzle());
    assert!(matches!(here.solutions, Solutions::One(_)));
    let verdict = Judge::new().judge(&here, &claim);
    assert_eq!(verdict.ruling, Ruling::Follows, "{:?}", verdict.broken);
    assert!(verdict.assumes_uniqueness());

    let sukaku = text::parse_one(&text::write_sukaku(&state)).unwrap().puzzle;
    assert_eq!(count(&sukaku, 2), 1);
    let verdict = Judge::new().judge(&Grounds::new(sukaku), &claim);
    assert_ne!(verdict.ruling, Ruling::Follows);
    assert!(verdict.broken.is_some() && !verdict.assumes_uniqueness());
}

#[test]
fn one_proof_is_shared_by_what_it_shows() {
    let technique = ergodoku_engine::technique("x-wing").unwrap();
    let (state, step) = technique.example_step().expect("an example");
    let here = Grounds::new(state.to_puzzle());
    let claim = Claim { conclusions: vec![step.conclusion], ..Claim::default() };
    let verdict = Judge::new().judge(&here, &claim);
    assert_eq!(verdict.parts.len(), 1, "{:?}", verdict.parts);
    let part = &verdict.parts[0];
    assert_eq!(part.conclusion, step.conclusion);
    assert_eq!(part.truths.len(), part.links.len());
    assert!(part.truths.iter().all(|it| matches!(it, Truth::Rule(_))));
}
