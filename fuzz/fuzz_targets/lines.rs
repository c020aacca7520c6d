//! Judging a line never panics, whatever it holds; what follows holds in the solution, and what is false does not; the
//! record is JSON, and an error has its place within the line.
#![no_main]

use ergodoku_api::Json as _;
use ergodoku_api::record::{Judging, LineJudge, Written, is_blank, quoted};
use ergodoku_claims::Claim;
use ergodoku_claims::judge::{Grounds, Solutions};
use ergodoku_core::{Conclusion, text};
use ergodoku_search::Solution;
use libfuzzer_sys::fuzz_target;

/// Whether all that a claim says is so in the solution.
fn holds(claim: &Claim, solution: &Solution) -> bool {
    claim.conclusions.iter().all(|conclusion| match conclusion {
        Conclusion::Place(candidate) => solution.holds(*candidate),
        Conclusion::Eliminate(all) => all.iter().all(|it| !solution.holds(it)),
    })
}

fuzz_target!(|line: &[u8]| {
    let record = LineJudge::new(Judging::default()).judge(7, line);
    assert_eq!(record.is_none(), is_blank(line));
    assert_eq!(quoted(line).is_none(), is_blank(line));
    let Some(record) = record else { return };
    let mut json = Vec::new();
    record.write_json(&mut json);
    serde_json::from_slice::<serde_json::Value>(&json).expect("a record is JSON");
    if let Some(column) = record.error.as_ref().and_then(|it| it.column) {
        assert!(column <= line.len() + 1, "column {column}");
    }
    let Some((state, Written::Text(claim))) = quoted(line) else { return };
    let (Ok(entry), Ok(claim)) = (text::parse_line(&state), claim.parse::<Claim>()) else { return };
    let Solutions::One(solution) = Grounds::new(entry.puzzle).solutions else { return };
    match record.verdict.name() {
        "follows" | "follows_otherwise" | "not_shown" => assert!(holds(&claim, &solution)),
        "false" => assert!(!holds(&claim, &solution)),
        _ => {}
    }
});
