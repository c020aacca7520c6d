//! The calls: one file each, with its request and its answer.

mod check;
mod convert;
mod easiest;
mod generate;
mod hint;
mod near_miss;
mod position;
mod rank;
mod rate;
mod render;
mod request;
mod solve;
mod steps;
mod techniques;
mod verify;
mod why;

use ergodoku::explanation::Language;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

#[cfg(feature = "schema")]
use crate::schema::{CallDescription, Components, described};
use crate::{ApiError, Bounds};

/// A call: its request read, its answer written.
type Call = fn(&str, &Bounds) -> Result<String, ApiError>;

/// A request about a puzzle, to try.
#[cfg(feature = "schema")]
macro_rules! puzzle_and {
    ($more:literal) => {
        concat!(
            r#"{"puzzle":"#,
            r#""...7.15...7.....9...6.5.23..8...........15.7....34...63...........872.....1....2.""#,
            $more,
            "}"
        )
    };
}

macro_rules! calls {
    ($($name:literal, $summary:literal, $module:ident::$call:ident($Request:ident) -> $Answer:ident,
       $example:expr;)+) => {
        /// The calls by name.
        const CALLS: &[(&str, Call)] =
            &[$(($name, |body, bounds| answer(body, bounds, $module::$call))),+];

        /// What describes each of them.
        #[cfg(feature = "schema")]
        pub(crate) const DESCRIBED: &[fn() -> (CallDescription, Components)] = &[
            $(|| described::<$module::$Request, $module::$Answer>($name, $summary, $example)),+
        ];
    };
}

calls! {
    "check", "What a text is, whether it is a puzzle, how many solutions it has",
        check::check(CheckRequest) -> CheckAnswer, puzzle_and!("");
    "hint", "The first mistake, or the next step: where to look, the technique, its place, the whole reason",
        hint::hint(HintRequest) -> HintAnswer, puzzle_and!("");
    "steps", "Every step there is now, of all techniques of the profile",
        steps::steps(SolvingRequest) -> StepsAnswer, puzzle_and!("");
    "solve", "The whole path, step by step",
        solve::solve(SolveRequest) -> SolveAnswer, puzzle_and!("");
    "rate", "How hard a puzzle is",
        rate::rate(RateRequest) -> RateAnswer, puzzle_and!("");
    "convert", "A puzzle in another format; an error if that has no place for its candidates",
        convert::convert(ConvertRequest) -> ConvertAnswer, puzzle_and!(r#","to":"line""#);
    "render", "A position, with marks, as a picture",
        render::render(RenderRequest) -> RenderAnswer, puzzle_and!("");
    "generate", "Puzzles to order, as many as are found within the time limit of a call",
        generate::generate(GenerateRequest) -> GenerateAnswer, "{}";
    "position", "A position to practise a technique, from its code, and the steps to find there",
        position::position(PositionRequest) -> PositionAnswer,
        r#"{"code":"ZFuAOk6nWh17qMFYB2mAu7JKYa","technique":"x-wing"}"#;
    "rank", "The rank of truths and links, and what falls; the links that cover truths; or sets of rank 0 and 1",
        rank::rank(RankCallRequest) -> RankAnswer, puzzle_and!(r#","set":"1r2 1r4""#);
    "verify", "Whether a claim about a position follows, by what, or where it fails",
        verify::verify(VerifyRequest) -> VerifyAnswer, puzzle_and!(r#","claim":"Naked Pair: r1c1<>2""#);
    "why", "The smallest reason why a candidate is false or true, whether or not a technique has it",
        why::why(WhyRequest) -> WhyAnswer, puzzle_and!(r#","claim":"r1c1<>2""#);
    "techniques", "The catalogue of techniques",
        techniques::techniques(TechniquesRequest) -> TechniquesAnswer, "{}";
    "technique", "A technique: what it is, why it works, an example, a near miss",
        techniques::technique(TechniqueRequest) -> TechniqueAnswer, r#"{"name":"x-wing"}"#;
}

/// The names of all calls.
pub fn names() -> impl Iterator<Item = &'static str> {
    CALLS.iter().map(|(name, _)| *name)
}

/// Answers a call: a request in JSON, an answer in JSON.
///
/// # Errors
/// If there is no such call, if its request is malformed, or if it would exceed the bounds.
pub fn call(name: &str, body: &str, bounds: &Bounds) -> Result<String, ApiError> {
    match CALLS.iter().find(|(known, _)| *known == name) {
        Some((_, call)) => call(body, bounds).map_err(|error| error.said_in(language_of(body))),
        None => Err(no_such_call(name)),
    }
}

/// The language that a request asks for, whatever else it says.
fn language_of(body: &str) -> Language {
    #[derive(Deserialize)]
    struct Asked {
        language: Language,
    }
    serde_json::from_str(body).map_or_else(|_| Language::default(), |it: Asked| it.language)
}

/// Answers a call by the first techniques of the default profile alone, as [`call`] does; none where that takes more:
/// another call, a text or a puzzle with a fault, a step that they do not find. What it needs is a fraction of the
/// engine, so that a browser can load it first.
///
/// ```
/// use ergodoku_api::{Bounds, call, first};
///
/// let bounds = Bounds::default();
/// let easy = r#"{"puzzle": "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56"}"#;
/// assert_eq!(first("hint", easy, &bounds), call("hint", easy, &bounds).ok());
/// let hard = r#"{"puzzle": "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."}"#;
/// assert_eq!(first("hint", hard, &bounds), None);
/// ```
pub fn first(name: &str, body: &str, bounds: &Bounds) -> Option<String> {
    match name {
        "check" => check::first(&read(body).ok()?).map(|it| written(&it)),
        "hint" => hint::first(read(body).ok()?, bounds).map(|it| written(&it)),
        _ => None,
    }
}

/// The error for a call that does not exist.
pub fn no_such_call(name: &str) -> ApiError {
    let names: Vec<&str> = names().collect();
    ApiError::unknown(format!("there is no call `{name}`; there are {}", names.join(", ")))
}

/// Room for most answers, in bytes, so that they are written without growing.
const USUAL: usize = 8192;

fn answer<Q: DeserializeOwned, A: Serialize>(
    body: &str,
    bounds: &Bounds,
    call: fn(Q, &Bounds) -> Result<A, ApiError>,
) -> Result<String, ApiError> {
    Ok(written(&call(read(body)?, bounds)?))
}

fn read<Q: DeserializeOwned>(body: &str) -> Result<Q, ApiError> {
    // serde would accept a list as the fields in their order; nobody means that.
    if !body.trim_start().starts_with('{') {
        return Err(ApiError::request("expected an object, `{...}`".to_string()));
    }
    serde_json::from_str(body).map_err(|error| ApiError::request(error.to_string()))
}

fn written(answer: &impl Serialize) -> String {
    let mut json = Vec::with_capacity(USUAL);
    serde_json::to_writer(&mut json, answer).expect("an answer is plain data");
    String::from_utf8(json).expect("JSON is text")
}
