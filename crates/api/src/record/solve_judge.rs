//! [`judge_solve`]: a whole solve, judged claim by claim.

use std::borrow::Cow;

use ergodoku::claims::judge::{Grounds, Solutions, Verdict};
use ergodoku::claims::{Claim, transcript};
use ergodoku::text::write_line;
use ergodoku::{CandidateSet, Conclusion, Puzzle};

use super::{ErrorRecord, Judging, VerdictRecord, Written};

/// A claim of a solve, judged.
#[derive(Debug)]
pub struct Judged<'t> {
    /// The number of its line, from 1.
    pub line: usize,
    /// The claim as written.
    pub text: &'t str,
    /// What it says, unless it could not be read.
    pub claim: Option<Claim>,
    /// What it was judged on.
    pub grounds: &'t Grounds,
    /// The judgement, unless the claim could not be read.
    pub verdict: Option<Verdict>,
    /// The same as a record.
    pub record: VerdictRecord<'t>,
}

/// Judges the claims of a transcript one after another. Each is judged on what is true of all before it: a wrong
/// claim changes nothing, and of one that is partly wrong the right part counts. Gives the position at the
/// end.
///
/// ```
/// use ergodoku::text;
/// use ergodoku_api::record::{Judging, judge_solve};
///
/// let line = "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56";
/// let solve = "1. Hidden Single: r1c8=4\n2. r1c1=9\n3. Hidden Single: r1c1=5\n";
/// let mut said = Vec::new();
/// judge_solve(&text::parse_one(line)?.puzzle, solve, &Judging::default(), |judged| {
///     said.push(judged.record.verdict.name());
/// });
/// assert_eq!(said[..2], ["follows", "false"]);
/// # Ok::<(), text::ParseError>(())
/// ```
pub fn judge_solve(
    puzzle: &Puzzle,
    text: &str,
    judging: &Judging,
    mut each: impl FnMut(Judged<'_>),
) -> Grounds {
    let mut grounds = Grounds::new(*puzzle);
    let mut judge = judging.judge();
    for said in transcript(text) {
        let position = grounds.state.as_ref().map_or_else(|| puzzle.to_string(), write_line);
        let written = Written::Text(Cow::Borrowed(said.text));
        let claim = match said.claim {
            Ok(claim) => claim,
            Err(error) => {
                let error = ErrorRecord::unread(&error, said.text);
                let record = VerdictRecord::malformed(Cow::Owned(position), written, error);
                let (line, text) = (said.line, said.text);
                each(Judged { line, text, claim: None, grounds: &grounds, verdict: None, record });
                continue;
            }
        };
        let verdict = judge.judge(&grounds, &claim);
        let judged = (&grounds, verdict.clone());
        let record = VerdictRecord::new(Cow::Owned(position), written, judged, judging.recognises);
        let next = taken(&grounds, &claim);
        each(Judged {
            line: said.line,
            text: said.text,
            claim: Some(claim),
            grounds: &grounds,
            verdict: Some(verdict),
            record,
        });
        grounds = next;
    }
    grounds
}

/// The position once what is true of a claim is known.
fn taken(grounds: &Grounds, claim: &Claim) -> Grounds {
    let mut grounds = grounds.clone();
    let (Solutions::One(solution), Some(state)) = (&grounds.solutions, &mut grounds.state) else {
        return grounds;
    };
    for conclusion in &claim.conclusions {
        let right = match conclusion {
            Conclusion::Place(candidate) => {
                solution.holds(*candidate).then_some(Conclusion::Place(*candidate))
            }
            Conclusion::Eliminate(all) => {
                let right: CandidateSet = all.iter().filter(|it| !solution.holds(*it)).collect();
                (!right.is_empty()).then_some(Conclusion::Eliminate(right))
            }
        };
        if let Some(right) = right {
            // What holds in the solution contradicts no state that leaves the solution.
            let _ = state.apply(&right);
        }
    }
    grounds
}
