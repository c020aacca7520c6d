//! The one protocol of the page and of the HTTP interface: a call has a name, takes JSON and gives
//! JSON. It does no input or output, keeps nothing from one call to the next, and holds no thread, so
//! that it serves behind HTTP and in a browser's Worker alike.
//!
//! ```
//! use ergodoku_api::{Bounds, call};
//!
//! let puzzle = "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56";
//! let answer = call("hint", &format!(r#"{{"puzzle": "{puzzle}"}}"#), &Bounds::default())?;
//! assert!(answer.contains("Hidden Single"));
//! # Ok::<(), ergodoku_api::Refusal>(())
//! ```

mod bounds;
mod check;
mod convert;
mod explained;
mod generate;
mod hint;
mod mark;
mod rate;
mod refusal;
mod render;
mod request;
mod solve;
mod steps;
mod techniques;

use serde::Serialize;
use serde::de::DeserializeOwned;

pub use bounds::Bounds;
pub use refusal::Refusal;

/// A call: its request read, its answer written.
type Call = fn(&str, &Bounds) -> Result<String, Refusal>;

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
pub fn call(name: &str, body: &str, bounds: &Bounds) -> Result<String, Refusal> {
    match CALLS.iter().find(|(known, _)| *known == name) {
        Some((_, call)) => call(body, bounds),
        None => Err(no_such_call(name)),
    }
}

/// The refusal of a call that there is not.
pub fn no_such_call(name: &str) -> Refusal {
    let names: Vec<&str> = names().collect();
    Refusal::unknown(format!("there is no call `{name}`; there are {}", names.join(", ")))
}

/// Most answers are no longer, in bytes, and are written without growing.
const USUAL: usize = 8192;

fn answer<Q: DeserializeOwned, A: Serialize>(
    body: &str,
    bounds: &Bounds,
    call: fn(Q, &Bounds) -> Result<A, Refusal>,
) -> Result<String, Refusal> {
    // A list would do for a record's fields in their order; nobody means that.
    if !body.trim_start().starts_with('{') {
        return Err(Refusal::request("expected an object, `{...}`".to_string()));
    }
    let request =
        serde_json::from_str(body).map_err(|error| Refusal::request(error.to_string()))?;
    let answer = call(request, bounds)?;
    let mut json = Vec::with_capacity(USUAL);
    serde_json::to_writer(&mut json, &answer).expect("an answer is plain data");
    Ok(String::from_utf8(json).expect("JSON is text"))
}
