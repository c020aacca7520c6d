//! The reader of claims never panics; what it reads can be written and read again, as text and as JSON; and judging its
//! argument ends with proofs that are accepted. The first line is the state, the rest a transcript.
#![no_main]

use ergodoku_claims::argument::{Outcome, check};
use ergodoku_claims::{Claim, transcript};
use ergodoku_core::{State, text};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &str| {
    let (line, rest) = input.split_once('\n').unwrap_or(("", input));
    let state = text::parse_one(line).ok().and_then(|entry| State::new(&entry.puzzle).ok());
    for claim in transcript(rest).filter_map(|said| said.claim.ok()) {
        let written = claim.to_string();
        let again: Claim = written.parse().expect("what is written can be read");
        assert_eq!(again.conclusions, claim.conclusions, "{written}");
        let json = serde_json::to_string(&claim).expect("a claim is written");
        assert_eq!(serde_json::from_str::<Claim>(&json).expect("and read"), claim);
        let Some(state) = &state else { continue };
        if let Outcome::Holds(proofs) = check(state, &claim) {
            for (conclusion, proof) in claim.conclusions.iter().zip(proofs) {
                assert_eq!(ergodoku_proof::check(state, conclusion, &proof), Ok(()), "{written}");
            }
        }
    }
    let _ = serde_json::from_str::<Claim>(rest);
});
