//! [`LineAsker`]: asks why, line by line.

use std::str::from_utf8;

use ergodoku::Profile;
use ergodoku::claims::Claim;
use ergodoku::claims::judge::{Grounds, GroundsFinder};
use ergodoku::explanation::{Sentence, sentence};
use ergodoku::text::parse_line;
use ergodoku::why::Asker;

use super::line_judge::{Line, at, is_blank};
use super::{ErrorRecord, LONGEST_LINE, WhyRecord, Written};

/// Asks why, line by line: `STATE<tab>CLAIM`, or JSON with the fields `state`, `claim` and perhaps
/// `profile`. Lines about the same position as the line before cost less.
///
/// ```
/// use ergodoku::why::Asker;
/// use ergodoku_api::record::LineAsker;
///
/// let state = "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56";
/// let mut asker = LineAsker::new(Asker::new(), false);
/// let line = format!("{state}\tr1c8=4");
/// let record = asker.ask(1, line.as_bytes()).unwrap();
/// assert_eq!((record.truths.len(), record.links.len(), record.proved_smallest), (1, 0, true));
/// assert!(asker.ask(2, b"  ").is_none());
/// let record = asker.ask(3, b"nothing").unwrap();
/// assert_eq!(record.error.unwrap().line, Some(3));
/// ```
#[derive(Clone)]
pub struct LineAsker {
    asker: Asker,
    /// Whether records have other reasons.
    has_others: bool,
    finder: GroundsFinder,
    /// The last position, as written.
    last: Option<(String, Grounds)>,
}

impl LineAsker {
    /// An asker for lines. `has_others` says whether it looks for other reasons.
    pub fn new(asker: Asker, has_others: bool) -> LineAsker {
        LineAsker { asker, has_others, finder: GroundsFinder::default(), last: None }
    }

    /// Answers a line without its end. `number` counts lines from 1. None for a blank line, and for a comment,
    /// which starts with `#`.
    pub fn ask<'l>(&mut self, number: usize, line: &'l [u8]) -> Option<WhyRecord<'l>> {
        if is_blank(line) {
            return None;
        }
        let unread = |error| {
            let text = String::from_utf8_lossy(line).into_owned();
            let (state, claim) = text.split_once('\t').unwrap_or((&text, ""));
            let claim = Written::Text(claim.to_string().into());
            WhyRecord::malformed(state.to_string().into(), claim, error)
        };
        if line.len() > LONGEST_LINE {
            let message = sentence!("error-long-line", count = LONGEST_LINE);
            let error = ErrorRecord { line: Some(number), ..ErrorRecord::of(message) };
            return Some(WhyRecord::malformed("".into(), Written::Text("".into()), error));
        }
        Some(match from_utf8(line) {
            Err(error) => {
                let valid = from_utf8(&line[..error.valid_up_to()]).unwrap_or_default();
                let message = sentence!("error-utf8");
                unread(at(number, valid.chars().count() + 1, message, valid))
            }
            Ok(text) => match Line::of(text) {
                Ok(parts) => self.ask_parts(number, text, parts),
                Err((column, message)) => unread(at(number, column, message, text)),
            },
        })
    }

    fn ask_parts<'l>(&mut self, number: usize, text: &str, line: Line<'l>) -> WhyRecord<'l> {
        let Line { state, state_column, claim, claim_column, profile } = line;
        let asked = self.read(&state, state_column, &claim, claim_column).and_then(|claim| {
            let asker = profile.as_deref().map(|name| self.of_profile(name)).transpose();
            Ok((claim, asker.map_err(|message| (1, message))?))
        });
        let (read, other) = match asked {
            Ok(asked) => asked,
            Err((column, message)) => {
                return WhyRecord::malformed(state, claim, at(number, column, message, text));
            }
        };
        let Some((_, grounds)) = &self.last else {
            let message = sentence!("error-expected-position");
            return WhyRecord::malformed(state, claim, at(number, 1, message, text));
        };
        let answer = match other {
            Some(mut other) => other.ask(grounds, &read.conclusions),
            None => self.asker.ask(grounds, &read.conclusions),
        };
        WhyRecord::new(state, claim, (grounds, &answer), self.has_others)
    }

    /// Reads the parts of a line. An error has a column and what was expected there.
    fn read(
        &mut self,
        state: &str,
        state_column: usize,
        claim: &Written<'_>,
        claim_column: usize,
    ) -> Result<Claim, (usize, Sentence)> {
        if self.last.as_ref().is_none_or(|(last, _)| last != state) {
            let entry = parse_line(state)
                .map_err(|error| (state_column + error.column(), error.message().clone()))?;
            self.last = Some((state.to_string(), self.finder.find(entry.puzzle)));
        }
        let Written::Text(text) = claim else {
            return Err((claim_column + 1, sentence!("error-claim-text")));
        };
        let read = text.parse::<Claim>();
        let read = read.map_err(|error| (claim_column + error.column(), Sentence::from(&error)))?;
        match read.conclusions.is_empty() {
            true => Err((claim_column + 1, sentence!("error-no-conclusion"))),
            false => Ok(read),
        }
    }

    /// The asker that names the techniques of another profile.
    fn of_profile(&self, name: &str) -> Result<Asker, Sentence> {
        let profile = Profile::named(name).or_else(|| (name == "all").then(Profile::all));
        let names = Profile::NAMES.map(|(name, _)| name).join(", ");
        let found = || name.escape_debug().to_string();
        let profile = profile.ok_or_else(|| sentence!("error-profile", names, found = found()))?;
        Ok(self.asker.clone().naming(profile.without_uniqueness()))
    }
}
