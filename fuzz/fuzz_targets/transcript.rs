//! Judging a whole solve never panics; its lines are those of the text, in order, and the position at the end is that of the
//! puzzle as far as it has a solution. The first line is the puzzle, the rest the solve.
#![no_main]

use ergodoku_api::Json as _;
use ergodoku_api::record::{Judging, judge_solve};
use ergodoku_claims::judge::Solutions;
use ergodoku_core::{Candidate, Cell, text};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &str| {
    let (line, rest) = input.split_once('\n').unwrap_or((input, ""));
    let Ok(entry) = text::parse_line(line) else { return };
    let (lines, mut last, mut count) = (rest.lines().count(), 0, 0);
    let end = judge_solve(&entry.puzzle, rest, &Judging::default(), |judged| {
        assert!(judged.line > last && judged.line <= lines, "line {} of {lines}", judged.line);
        assert!(rest.contains(judged.text));
        assert_eq!(judged.claim.is_none(), judged.verdict.is_none());
        last = judged.line;
        count += 1;
        let mut json = Vec::new();
        judged.record.write_json(&mut json);
        serde_json::from_slice::<serde_json::Value>(&json).expect("a record is JSON");
    });
    assert!(count <= lines);
    if let (Some(state), Solutions::One(solution)) = (&end.state, &end.solutions) {
        // What is true changes nothing that the solution needs.
        let left = |cell| state.live().contains(Candidate::new(cell, solution.digit(cell)));
        assert!(Cell::all().all(left), "{state}");
    }
});
