//! The calls: one file each, with its request and its answer.

mod check;
mod convert;
mod generate;
mod hint;
mod rate;
mod render;
mod request;
mod solve;
mod steps;
mod techniques;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{ApiError, Bounds};

/// A call: its request read, its answer written.
type Call = fn(&str, &Bounds) -> Result<String, ApiError>;

macro_rules! calls {
    ($($name:literal => $call:path),+ $(,)?) => {
        /// The calls by name.
        const CALLS: &[(&str, Call)] = &[$(($name, |body, bounds| answer(body, bounds, $call))),+];
    };
}

calls! {
    "check" => check::check,
    "hint" => hint::hint,
    "steps" => steps::steps,
    "solve" => solve::solve,
    "rate" => rate::rate,
    "convert" => convert::convert,
    "render" => render::render,
    "generate" => generate::generate,
    "techniques" => techniques::techniques,
    "technique" => techniques::technique,
}

/// The names of all calls.
pub fn names() -> impl Iterator<Item = &'static str> {
    CALLS.iter().map(|(name, _)| *name)
}

/// Answers a call.
///
/// # Errors
/// If there is no such call, or its body is not as it should be, or it would go beyond the bounds.
pub fn call(name: &str, body: &str, bounds: &Bounds) -> Result<String, ApiError> {
    match CALLS.iter().find(|(known, _)| *known == name) {
        Some((_, call)) => call(body, bounds),
        None => Err(no_such_call(name)),
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
    // serde would take a list for the fields in their order; nobody means that.
    if !body.trim_start().starts_with('{') {
        return Err(ApiError::request("expected an object, `{...}`".to_string()));
    }
    let request =
        serde_json::from_str(body).map_err(|error| ApiError::request(error.to_string()))?;
    let answer = call(request, bounds)?;
    let mut json = Vec::with_capacity(USUAL);
    serde_json::to_writer(&mut json, &answer).expect("an answer is plain data");
    Ok(String::from_utf8(json).expect("JSON is text"))
}
