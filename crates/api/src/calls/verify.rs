//! `verify`: whether a claim about a position follows, by what, or where it fails.

use std::borrow::Cow;

use ergodoku::claims::argument::{self, JudgedLink};
use ergodoku::claims::judge::{Grounds, Ruling};
use ergodoku::claims::{Argument, Claim};
use ergodoku::explanation::{Explanation, Language, Voice};
use ergodoku::{CandidateSet, Conclusion, Profile, State};
use serde::{Deserialize, Serialize};

use crate::calls::easiest::{EasiestRecord, easiest};
use crate::calls::request::{PuzzleText, named_profile};
use crate::record::{
    ErrorRecord, ExplainedStep, Judging, MarkRecord, PuzzleRecord, SentenceRecord, VerdictRecord,
    Written,
};
use crate::{ApiError, Bounds};

/// The longest claim that is read, in bytes.
const LONGEST: usize = 20_000;

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct VerifyRequest {
    puzzle: PuzzleText,
    /// What is claimed: `r4c7<>5`, `X-Wing: 5 r27c36 => r4c3<>5`, `(5)r1c2=(5)r4c2 => r1c7<>5`, or any other text
    /// form of a claim.
    claim: String,
    /// Also say whether a technique of this profile shows the claim; not if not given.
    #[cfg_attr(feature = "schema", schema(value_type = Option<crate::schema::ProfileName>))]
    profile: Option<String>,
    /// Whether to look for the techniques that conclude exactly the same, and for the easiest step that leads to it; false
    /// if not given.
    #[serde(default)]
    recognise: bool,
    /// The language of explanations; `en` if not given.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::LanguageName))]
    language: Language,
}

/// The judgement, sentence by sentence, with the marks to draw.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub(crate) struct VerifyAnswer {
    #[serde(flatten)]
    record: VerdictRecord<'static>,
    /// The judgement and its reason, sentence by sentence.
    sentences: Vec<SentenceRecord>,
    /// What to draw on the grid, from the bottom up.
    marks: Vec<MarkRecord>,
    /// The links of a chain, each judged by itself. Empty if the claim is no chain.
    chain: Vec<ChainLinkRecord>,
    /// The step of the named technique, or those that conclude exactly the same, the easiest first.
    steps: Vec<ExplainedStep>,
    /// The first step of the profile that leads to all that is claimed, or of the default profile if none was named. None
    /// if it was not to be looked for, or if the claim has a digit to place and more.
    #[cfg_attr(feature = "schema", schema(required))]
    easiest: Option<EasiestRecord>,
}

/// A link of a chain, judged by itself.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
struct ChainLinkRecord {
    /// Its notation: `(5)r1c2=(5)r4c2`.
    text: String,
    /// Whether it holds.
    holds: bool,
    /// What is wrong with it; none if it holds.
    #[cfg_attr(feature = "schema", schema(required))]
    reason: Option<String>,
}

impl ChainLinkRecord {
    fn new(link: &JudgedLink, language: Language) -> ChainLinkRecord {
        let reason = link.fault.as_ref().map(|it| it.text(language));
        ChainLinkRecord { text: link.to_string(), holds: reason.is_none(), reason }
    }
}

pub(crate) fn verify(request: VerifyRequest, bounds: &Bounds) -> Result<VerifyAnswer, ApiError> {
    let VerifyRequest { puzzle, claim, profile, recognise, language } = request;
    let profile: Option<Profile> = profile.as_deref().map(named_profile).transpose()?;
    let entry = match puzzle.entry()? {
        Ok(entry) => entry,
        Err(error) => return Err(ApiError::of_puzzle(PuzzleRecord::begin(&Err(error)).0)),
    };
    if claim.len() > LONGEST {
        return Err(ApiError::request(format!("a claim is no longer than {LONGEST} characters")));
    }
    let written = Written::Text(Cow::Owned(claim.clone()));
    let state: Cow<'static, str> = entry.puzzle.to_string().into();
    let grounds = Grounds::new(entry.puzzle);
    let read = match claim.parse::<Claim>() {
        Ok(read) if !read.conclusions.is_empty() => read,
        Ok(read) => {
            let asked = (state, written);
            return Ok(unconcluded(grounds.state.as_ref(), &read, asked, language));
        }
        Err(error) => {
            let error = ErrorRecord::unread(&error, &claim);
            return Ok(VerifyAnswer::malformed((state, written), error));
        }
    };
    let stop = bounds.stop();
    let by = profile.clone().unwrap_or_default();
    let judging = Judging { profile, recognises: recognise, minimises: true, stop: stop.clone() };
    let is_bare = judging.profile.is_none() && !recognise && is_without_reason(&read);
    let verdict = judging.judge().judge(&grounds, &read);
    // A proof of a bare claim is one however long was looked, and so is that none was found. A reason, or what techniques
    // there are, may have been misjudged.
    if stop.is_over() && !(is_bare && matches!(verdict.ruling, Ruling::Follows | Ruling::NotShown))
    {
        return Err(ApiError::too_long());
    }
    let Explanation { sentences, marks, .. } = verdict.explain(&grounds, &read);
    let voice = Voice { language, ..Voice::default() };
    let links = judged_links(grounds.state.as_ref(), &read);
    let found = verdict.step.iter().chain(&verdict.recognised).cloned();
    let steps = grounds.state.as_ref().map_or_else(Vec::new, |state| {
        found.map(|step| ExplainedStep::new(step, state, voice)).collect()
    });
    let easiest = match (&grounds.state, whole(&read.conclusions)) {
        (Some(state), Some(wanted)) if recognise && is_true(verdict.ruling) => {
            easiest(state, &wanted, &by, &stop, voice)
        }
        _ => None,
    };
    Ok(VerifyAnswer {
        easiest,
        record: VerdictRecord::new(state, written, (&grounds, verdict), recognise),
        sentences: sentences.iter().map(|it| SentenceRecord::new(it, language)).collect(),
        marks: marks.iter().map(MarkRecord::new).collect(),
        chain: links.iter().map(|it| ChainLinkRecord::new(it, language)).collect(),
        steps,
    })
}

/// All conclusions as one: a digit, or eliminations. None if there is more.
fn whole(conclusions: &[Conclusion]) -> Option<Conclusion> {
    match conclusions {
        [one] => Some(*one),
        all => {
            all.iter().try_fold(Conclusion::Eliminate(CandidateSet::EMPTY), |whole, it| {
                match (whole, it) {
                    (Conclusion::Eliminate(some), Conclusion::Eliminate(more)) => {
                        Some(Conclusion::Eliminate(some | *more))
                    }
                    _ => None,
                }
            })
        }
    }
}

/// Whether a claim is right, whatever shows it.
fn is_true(ruling: Ruling) -> bool {
    matches!(ruling, Ruling::Follows | Ruling::FollowsOtherwise | Ruling::NotShown)
}

/// Whether a claim names neither a technique nor an argument.
fn is_without_reason(claim: &Claim) -> bool {
    claim.technique.is_none() && claim.argument.is_none()
}

/// A position and a claim as they were written.
type Asked = (Cow<'static, str>, Written<'static>);

impl VerifyAnswer {
    /// The answer to a text that is no claim.
    fn malformed((state, claim): Asked, error: ErrorRecord) -> VerifyAnswer {
        VerifyAnswer {
            record: VerdictRecord::malformed(state, claim, error),
            sentences: Vec::new(),
            marks: Vec::new(),
            chain: Vec::new(),
            steps: Vec::new(),
            easiest: None,
        }
    }
}

fn judged_links(state: Option<&State>, claim: &Claim) -> Vec<JudgedLink> {
    match (state, &claim.argument) {
        (Some(state), Some(Argument::Chain(chain))) => argument::links(state, chain),
        _ => Vec::new(),
    }
}

/// The answer to a claim that concludes nothing, as while it is being typed: a chain is judged all the same, and
/// what follows from it is said.
fn unconcluded(
    state: Option<&State>,
    claim: &Claim,
    asked: Asked,
    language: Language,
) -> VerifyAnswer {
    let missing = "expected a conclusion such as => r4c7<>5".to_string();
    let (Some(state), Some(Argument::Chain(chain))) = (state, &claim.argument) else {
        return VerifyAnswer::malformed(asked, ErrorRecord::new(missing));
    };
    let message = match argument::conclusions(state, chain) {
        Ok(found) if found.is_empty() => "the links hold, and nothing follows from them yet".into(),
        Ok(found) => {
            let found: Vec<String> = found.iter().map(ToString::to_string).collect();
            format!("the links hold: go on with => {}", found.join(", "))
        }
        Err(broken) => broken.to_string(),
    };
    let links = argument::links(state, chain);
    let marks = argument::marks(state, &links);
    VerifyAnswer {
        marks: marks.iter().map(MarkRecord::new).collect(),
        chain: links.iter().map(|it| ChainLinkRecord::new(it, language)).collect(),
        ..VerifyAnswer::malformed(asked, ErrorRecord::new(message))
    }
}
