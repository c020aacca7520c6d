//! Reasons beside the techniques' own proofs, and questions about what was entered.

use ergodoku::claims::Ruling;
use ergodoku::claims::judge::Grounds;
use ergodoku::prelude::*;
use ergodoku::proof::{self, Proof, check_smallest};
use ergodoku::why::{Answer, Asker, Other, Reasons, When};
use ergodoku::{Family, Stop, TECHNIQUES, text};

const PUZZLE: &str =
    "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56";

/// The examples of all techniques that assume no single solution, with what they conclude.
fn examples() -> impl Iterator<Item = (State, Step)> {
    let techniques = TECHNIQUES.iter().copied();
    let sound = techniques.filter(|it| !it.assumes_uniqueness && it.family != Family::LastResort);
    sound.filter_map(|technique| {
        let puzzle = text::parse_one(technique.example().state).expect(technique.name).puzzle;
        let state = State::new(&puzzle).expect(technique.name);
        let steps = state.steps_with(&Profile::all().only(&[technique]));
        let is_shown = |step: &Step| step.conclusion.to_string() == technique.example().conclusion;
        steps.into_iter().find(is_shown).map(|step| (state, step))
    })
}

#[test]
fn no_technique_needs_fewer_truths() {
    let (mut compared, mut equal) = (0, 0);
    for (state, step) in examples() {
        let reasons = state.why(&step.conclusion).expect(step.technique.name);
        for reason in &reasons {
            let checked = proof::check(&state, &reason.conclusion, &reason.proof);
            assert_eq!(checked, Ok(()), "{step}");
            if let (Some(smallest), Some(claim)) = (&reason.smallest, reason.claim()) {
                let checked = check_smallest(&state, claim, reason.size().truths, smallest);
                assert_eq!(checked, Ok(()), "{step}");
            }
            if let (Proof::Count { truths, .. }, true) = (step.proof(), reason.is_proved_smallest())
            {
                assert!(reason.size().truths <= truths.len(), "{step}");
                compared += 1;
                equal += usize::from(reason.size().truths == truths.len());
            }
        }
    }
    assert!(compared > 60 && equal > 20, "{compared} {equal}");
}

fn ask(puzzle: &str, claim: &str) -> Answer {
    let grounds = Grounds::new(text::parse_one(puzzle).unwrap().puzzle);
    Asker::new().ask(&grounds, &[claim.parse().unwrap()])
}

#[test]
fn a_wrong_digit_is_refuted_at_the_position_before_it() {
    let wrong = format!("+6{}", &PUZZLE[1..]);
    let answer = ask(&wrong, "r1c1<>6");
    assert_eq!((answer.ruling, answer.when), (Ruling::Follows, When::BeforeEntry));
    assert_eq!(answer.state.unwrap(), PUZZLE.parse().unwrap());
    assert!(answer.reasons[0].is_proved_smallest());
    // Beside another wrong digit only the givens count.
    let two_wrong = format!("+6+5{}", &PUZZLE[2..]);
    let answer = ask(&two_wrong, "r1c1<>6");
    assert_eq!((answer.ruling, answer.when), (Ruling::Follows, When::AtGivens));
    // A right digit has a reason too.
    let right = format!("+5{}", &PUZZLE[1..]);
    let answer = ask(&right, "r1c1=5");
    assert_eq!((answer.ruling, answer.when), (Ruling::Follows, When::BeforeEntry));
    // A candidate crossed out by hand: why it was right to do so.
    let answer = ask(&format!("{PUZZLE}:611"), "r1c1<>6");
    assert_eq!((answer.ruling, answer.when), (Ruling::Follows, When::BeforeEntry));
}

#[test]
fn what_is_wrong_with_the_position_comes_first() {
    let wrong = format!("+6{}", &PUZZLE[1..]);
    assert_eq!(ask(&wrong, "r1c8=4").ruling, Ruling::NoSolution);
    let several = format!("{}.", &PUZZLE[..80]);
    assert_eq!(ask(&several, "r1c8=4").ruling, Ruling::SeveralSolutions);
    let answer = ask(PUZZLE, "r1c8=6");
    assert_eq!(answer.ruling, Ruling::False);
    assert!(answer.counterexample.is_some());
    let known = ask(PUZZLE, "r1c1<>3");
    assert!(known.ruling == Ruling::Follows && known.reasons.is_empty());
    assert_eq!(known.explain().to_string(), "The position says so already: r1c3 is 3.");
}

#[test]
fn other_reasons_are_found_on_request() {
    let grounds = Grounds::new(text::parse_one(PUZZLE).unwrap().puzzle);
    let claim: Conclusion = "r1c8=4".parse().unwrap();
    let singles: Vec<_> =
        TECHNIQUES.iter().copied().filter(|it| it.family == Family::Singles).collect();
    let profile = Profile::default().only(&singles);
    let mut asker = Asker::new().with_others().by_only(profile);
    let answer = asker.ask(&grounds, &[claim]);
    assert_eq!(answer.step.as_ref().map(|it| it.technique.name), Some("Hidden Single"));
    let only = answer.others.iter().find_map(|other| match other {
        Other::Only(reason) => Some(reason),
        _ => None,
    });
    let only = only.expect("a proof by singles alone");
    let state = answer.state.as_ref().unwrap();
    assert_eq!(proof::check(state, &claim, &only.proof), Ok(()));
    let mut plain = Asker::new().without_names();
    let answer = plain.ask(&grounds, &[claim]);
    assert!(answer.step.is_none() && answer.others.is_empty());
    assert_eq!(Reasons::of(state).why_all(&claim, &Stop::never()), Ok(answer.reasons));
}
