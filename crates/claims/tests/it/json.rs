//! Claims and proofs as JSON: what is written can be read, and what is changed is rejected.

use ergodoku_claims::argument::{Outcome, check};
use ergodoku_claims::{Argument, Claim};
use ergodoku_core::Conclusion;
use ergodoku_proof::Proof;

use crate::notations;
use crate::paths::{examples, steps};

#[test]
fn every_claim_and_proof_comes_back() {
    for (state, step) in steps(6, 3).into_iter().chain(examples()) {
        let claim = notations::read(&step);
        let text = serde_json::to_string(&claim).expect("a claim is written");
        let again: Claim = serde_json::from_str(&text).unwrap_or_else(|e| panic!("{text}: {e}"));
        assert_eq!(again, claim, "{text}");

        let proof = step.proof();
        let text = serde_json::to_string(&proof).expect("a proof is written");
        let again: Proof = serde_json::from_str(&text).unwrap_or_else(|e| panic!("{text}: {e}"));
        assert_eq!(again, proof, "{text}");
        let handed_back = Claim { argument: Some(Argument::Proof(again)), ..claim };
        assert!(matches!(check(&state, &handed_back), Outcome::Holds(_)), "{text}");
    }
}

#[test]
fn a_step_with_a_changed_proof_is_rejected_with_the_reason() {
    let (state, step) =
        examples().find(|(_, it)| it.technique.name == "X-Wing").expect("an X-Wing");
    let mut record = serde_json::json!({
        "technique": step.technique.name, "notation": step.to_string(), "place": [],
        "eliminate": step.conclusion.eliminated().iter().map(|it| format!("{}<>{}", it.cell, it.digit))
            .collect::<Vec<_>>(),
        "proof": step.proof(),
    });
    let judge = |record: &serde_json::Value| {
        let claim: Claim = serde_json::from_value(record.clone()).expect("a claim");
        check(&state, &claim)
    };
    assert!(matches!(judge(&record), Outcome::Holds(_)));
    record["proof"]["links"][0] = "5c9".into();
    let Outcome::Broken(broken) = judge(&record) else { panic!("the proof is wrong") };
    assert!(broken.reason.to_string().contains("lies in fewer links than truths"), "{broken}");
}

#[test]
fn a_claim_may_be_a_text() {
    let claim: Claim = serde_json::from_str("\"r4c7<>5\"").expect("a claim");
    assert_eq!(claim.conclusions, [Conclusion::Eliminate("r4c7<>5".parse().expect("one"))]);
    let error = serde_json::from_str::<Claim>("\"r4c7<>x\"").expect_err("no digit");
    assert!(error.to_string().contains("column 7"), "{error}");
    for wrong in [
        r#"{"place":["r4c7"]}"#,
        r#"{"eliminate":["r4c7<>0"]}"#,
        r#"{"proof":{"kind":"count","truths":["5r2"]}}"#,
        r#"{"proof":{"kind":"count","truths":["5x2"],"links":[]}}"#,
        r#"{"argument":{"kind":"chain","nodes":[{"digits":[5],"cells":["r1c1"]}],"links":["strong","weak"]}}"#,
        r#"{"argument":{"kind":"premises","premises":["r1c1<>57"]}}"#,
    ] {
        assert!(serde_json::from_str::<Claim>(wrong).is_err(), "{wrong}");
    }
}
