//! [`LineJudge`]: judges claims that come line by line.

use std::borrow::Cow;
use std::collections::HashMap;
use std::str::from_utf8;

use ergodoku::claims::Claim;
use ergodoku::claims::judge::{Grounds, GroundsFinder, Judge};
use ergodoku::explanation::{Sentence, sentence};
use ergodoku::text::{ParseError, parse_line};
use ergodoku::{Profile, Stop};
use serde::Deserialize;
use serde_json::value::RawValue;

use super::{ErrorRecord, VerdictRecord, Written};

/// What lines are judged by.
#[derive(Clone, Debug, Default)]
pub struct Judging {
    /// The techniques that claims should stay within, if any were chosen. A line may choose others.
    pub profile: Option<Profile>,
    /// Whether to look for the techniques that conclude exactly the same.
    pub recognises: bool,
    /// Whether certificates should be the smallest, which takes a thousand times as long.
    pub minimises: bool,
    /// When searches are given up.
    pub stop: Stop,
}

impl Judging {
    /// A judge.
    pub fn judge(&self) -> Judge {
        let judge = Judge::new().until(self.stop.clone());
        let judge = if self.recognises { judge.recognising() } else { judge };
        let judge = if self.minimises { judge.minimising() } else { judge };
        match &self.profile {
            Some(profile) => judge.within(profile.clone()),
            None => judge,
        }
    }
}

/// Judges claims line by line: `STATE<tab>CLAIM`, or JSON with the fields `state`, `claim` and perhaps
/// `profile`. Lines with the same givens or the same position as the line before cost less.
///
/// ```
/// use ergodoku_api::record::{Judging, LineJudge};
///
/// let state = "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56";
/// let mut judge = LineJudge::new(Judging::default());
/// let line = format!("{state}\tr1c8=4");
/// let record = judge.judge(1, line.as_bytes()).unwrap();
/// assert_eq!((record.verdict.name(), record.by), ("follows", Some("certificate")));
/// assert!(judge.judge(2, b"  ").is_none());
/// let record = judge.judge(3, b"nothing").unwrap();
/// assert_eq!(record.error.unwrap().line, Some(3));
/// ```
pub struct LineJudge {
    judging: Judging,
    judge: Judge,
    /// Judges of the profiles that lines have chosen.
    others: HashMap<String, Judge>,
    finder: GroundsFinder,
    /// The last position, as written.
    last: Option<(String, Grounds)>,
}

/// The fields of a line of JSON. A record of `solve` has them by other names.
#[derive(Deserialize)]
struct Fields<'l> {
    #[serde(borrow, alias = "puzzle")]
    state: Cow<'l, str>,
    #[serde(borrow, alias = "steps")]
    claim: &'l RawValue,
    #[serde(borrow, default)]
    profile: Option<Cow<'l, str>>,
}

/// A line taken apart.
pub(super) struct Line<'l> {
    pub(super) state: Cow<'l, str>,
    /// The number of characters before the state.
    pub(super) state_column: usize,
    pub(super) claim: Written<'l>,
    /// The number of characters before the claim.
    pub(super) claim_column: usize,
    pub(super) profile: Option<Cow<'l, str>>,
}

impl LineJudge {
    /// A judge of lines.
    pub fn new(judging: Judging) -> LineJudge {
        let judge = judging.judge();
        let finder = GroundsFinder::default();
        LineJudge { judging, judge, others: HashMap::new(), finder, last: None }
    }

    /// Judges a line without its end. `number` counts lines from 1. None for a blank line, and for a comment, which
    /// starts with `#`.
    pub fn judge<'l>(&mut self, number: usize, line: &'l [u8]) -> Option<VerdictRecord<'l>> {
        if is_blank(line) {
            return None;
        }
        if line.len() > LONGEST_LINE {
            let message = sentence!("error-long-line", count = LONGEST_LINE);
            let error = ErrorRecord { line: Some(number), ..ErrorRecord::of(message) };
            return Some(VerdictRecord::malformed("".into(), Written::Text("".into()), error));
        }
        let text = match from_utf8(line) {
            Ok(text) => text,
            Err(error) => {
                let valid = from_utf8(&line[..error.valid_up_to()]).unwrap_or_default();
                let column = valid.chars().count() + 1;
                let message = sentence!("error-utf8");
                return Some(unread(line, at(number, column, message, valid)));
            }
        };
        Some(match Line::of(text) {
            Ok(parts) => self.judge_parts(number, text, parts),
            Err((column, message)) => unread(line, at(number, column, message, text)),
        })
    }

    fn judge_parts<'l>(&mut self, number: usize, text: &str, line: Line<'l>) -> VerdictRecord<'l> {
        let Line { state, state_column, claim, claim_column, profile } = line;
        let malformed = |state, claim, column: usize, message: Sentence| {
            VerdictRecord::malformed(state, claim, at(number, column, message, text))
        };
        if let Err(error) = self.find(&state) {
            let column = state_column + error.column();
            return malformed(state, claim, column, error.message().clone());
        }
        let read = match &claim {
            Written::Text(text) => text
                .parse::<Claim>()
                .map_err(|error| (claim_column + error.column(), Sentence::from(&error))),
            Written::Json(json) => serde_json::from_str::<Claim>(json.get()).map_err(|error| {
                (claim_column + error.column().max(1), without_place(&error).into())
            }),
        };
        let read = match read {
            Ok(read) if read.conclusions.is_empty() => {
                Err((claim_column + 1, sentence!("error-no-conclusion")))
            }
            read => read,
        };
        let read = match read {
            Ok(read) => read,
            Err((column, message)) => return malformed(state, claim, column, message),
        };
        let judge = match profile.as_deref().map(|name| self.of_profile(name)) {
            None => &mut self.judge,
            Some(Ok(name)) => self.others.get_mut(&name).unwrap_or(&mut self.judge),
            Some(Err(message)) => return malformed(state, claim, 1, message),
        };
        let Some((_, grounds)) = &self.last else {
            return malformed(state, claim, 1, sentence!("error-expected-position"));
        };
        let verdict = judge.judge(grounds, &read);
        VerdictRecord::new(state, claim, (grounds, verdict), self.judging.recognises)
    }

    /// Reads a position, unless it is that of the line before.
    fn find(&mut self, state: &str) -> Result<(), ParseError> {
        if self.last.as_ref().is_none_or(|(last, _)| last != state) {
            let entry = parse_line(state)?;
            self.last = Some((state.to_string(), self.finder.find(entry.puzzle)));
        }
        Ok(())
    }

    /// Makes a judge of a profile, unless there is one.
    fn of_profile(&mut self, name: &str) -> Result<String, Sentence> {
        if !self.others.contains_key(name) {
            let profile = Profile::named(name).or_else(|| (name == "all").then(Profile::all));
            let names = Profile::NAMES.map(|(name, _)| name).join(", ");
            let found = || name.escape_debug().to_string();
            let profile =
                profile.ok_or_else(|| sentence!("error-profile", names, found = found()))?;
            let judging = Judging { profile: Some(profile), ..self.judging.clone() };
            self.others.insert(name.to_string(), judging.judge());
        }
        Ok(name.to_string())
    }
}

/// The longest line that is read, in bytes. No format comes near it.
pub const LONGEST_LINE: usize = 1 << 16;

/// The position and the claim of a line as its record has them. None for a blank line or a comment.
pub fn quoted(line: &[u8]) -> Option<(Cow<'_, str>, Written<'_>)> {
    if is_blank(line) {
        return None;
    }
    if line.len() > LONGEST_LINE {
        return Some(("".into(), Written::Text("".into())));
    }
    let parts = from_utf8(line).ok().and_then(|text| Line::of(text).ok());
    Some(match parts {
        Some(Line { state, claim, .. }) => (state, claim),
        None => {
            let VerdictRecord { state, claim, .. } = unread(line, ErrorRecord::default());
            (state, claim)
        }
    })
}

/// Whether a line says nothing: it is blank or a comment.
pub fn is_blank(line: &[u8]) -> bool {
    line.trim_ascii().first().is_none_or(|&first| first == b'#')
}

impl<'l> Line<'l> {
    /// Takes a line apart. An error has a column and what was expected there.
    pub(super) fn of(text: &'l str) -> Result<Line<'l>, (usize, Sentence)> {
        if text.trim_start().starts_with('{') {
            return Line::of_json(text);
        }
        let Some((state, claim)) = text.split_once('\t') else {
            let column = text.chars().count() + 1;
            return Err((column, sentence!("error-no-tab")));
        };
        Ok(Line {
            state: Cow::Borrowed(state),
            state_column: 0,
            claim: Written::Text(Cow::Borrowed(claim.trim_end())),
            claim_column: state.chars().count() + 1,
            profile: None,
        })
    }

    fn of_json(text: &'l str) -> Result<Line<'l>, (usize, Sentence)> {
        let fields: Fields<'l> = serde_json::from_str(text).map_err(|error| {
            let before = text.get(..error.column()).unwrap_or(text);
            (before.chars().count().max(1), without_place(&error).into())
        })?;
        let place = |part: &str| {
            let start = (part.as_ptr() as usize).wrapping_sub(text.as_ptr() as usize);
            text.get(..start).map_or(0, |before| before.chars().count())
        };
        let raw = fields.claim.get();
        let (claim, claim_column) = match raw.starts_with('"') {
            true => {
                let text: Cow<'l, str> =
                    text_of(raw).map_err(|error| (place(raw) + 1, error.into()))?;
                (Written::Text(text), place(raw) + 1)
            }
            false => (Written::Json(fields.claim), place(raw)),
        };
        let state_column = match &fields.state {
            Cow::Borrowed(state) => place(state),
            Cow::Owned(_) => 0,
        };
        let Fields { state, profile, .. } = fields;
        Ok(Line { state, state_column, claim, claim_column, profile })
    }
}

/// The message of an error without its place, which serde_json says at its end, in bytes.
fn without_place(error: &serde_json::Error) -> String {
    let message = error.to_string();
    message.split(" at line ").next().unwrap_or_default().to_string()
}

/// A string of JSON, borrowed if nothing in it is escaped.
fn text_of(json: &str) -> Result<Cow<'_, str>, String> {
    #[derive(Deserialize)]
    struct Text<'t>(#[serde(borrow)] Cow<'t, str>);
    serde_json::from_str(json).map(|Text(text)| text).map_err(|error| error.to_string())
}

/// The record of a line that cannot be taken apart.
fn unread(line: &[u8], error: ErrorRecord) -> VerdictRecord<'_> {
    let text = String::from_utf8_lossy(line);
    let (state, claim) = match text {
        Cow::Borrowed(text) => {
            let (state, claim) = text.split_once('\t').unwrap_or((text, ""));
            (Cow::Borrowed(state), Cow::Borrowed(claim))
        }
        Cow::Owned(text) => {
            let (state, claim) = text.split_once('\t').unwrap_or((&text, ""));
            (Cow::Owned(state.to_string()), Cow::Owned(claim.to_string()))
        }
    };
    VerdictRecord::malformed(state, Written::Text(claim), error)
}

/// An error at a place.
pub(super) fn at(line: usize, column: usize, message: Sentence, text: &str) -> ErrorRecord {
    let (line, column) = (Some(line), Some(column));
    ErrorRecord { line, column, text: Some(text.to_string()), ..ErrorRecord::of(message) }
}
