//! The engine for a browser: the calls of [`ergodoku_api`] behind three functions, as WebAssembly.
//!
//! A request is the name of a call, a line break and the call's JSON input. The answer is an HTTP status, a line
//! break and the call's JSON output:
//!
//! ```
//! let puzzle = "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56";
//! let answer = ergodoku_wasm::answer(&format!("hint\n{{\"puzzle\": \"{puzzle}\"}}"));
//! assert!(answer.starts_with("200\n{"));
//! assert!(answer.contains("Hidden Single"));
//! ```
//!
//! After the name may stand a space and a number of seconds: the call then takes that long at most, and hands what it
//! finds meanwhile to the host's function `tell`, as JSON.
//!
//! Built with `--cfg first_module`, the module is small, as it has the first techniques of the default profile alone. It answers as the
//! whole engine does, or with an empty text, which means that the embedder should ask the whole engine.
//!
//! An embedder [allocates](allocate) memory for a request, writes it there in UTF-8, makes the [`call`], and
//! reads the answer at [`answer_address`]. All memory is the module's own. A panic ends the module; the
//! embedder then instantiates it anew.

mod host;

use std::cell::RefCell;
use std::time::Duration;

use ergodoku_api::Bounds;

/// The time limit of a call. A call that does not notice the limit has to be ended from outside.
const TIME_LIMIT: Duration = Duration::from_secs(5);

thread_local! {
    /// The request, then the answer.
    static TEXT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Allocates memory for a request of `length` bytes, and gives its address.
#[allow(unsafe_code, reason = "the embedder calls it by its name")]
#[unsafe(no_mangle)]
pub extern "C" fn allocate(length: usize) -> *mut u8 {
    TEXT.with_borrow_mut(|text| {
        text.clear();
        text.resize(length, 0);
        text.as_mut_ptr()
    })
}

/// Answers the request, and gives the length of the answer in bytes.
#[allow(unsafe_code, reason = "the embedder calls it by its name")]
#[unsafe(no_mangle)]
pub extern "C" fn call() -> usize {
    TEXT.with_borrow_mut(|text| {
        *text = answer(&String::from_utf8_lossy(text)).into_bytes();
        text.len()
    })
}

/// The address of the answer; valid until the next request.
#[allow(unsafe_code, reason = "the embedder calls it by its name")]
#[unsafe(no_mangle)]
pub extern "C" fn answer_address() -> *const u8 {
    TEXT.with_borrow(|text| text.as_ptr())
}

/// The answer to a request: a status as HTTP has them, a line break, JSON.
pub fn answer(request: &str) -> String {
    let (head, body) = request.split_once('\n').unwrap_or((request, ""));
    let (name, seconds) = head.split_once(' ').unwrap_or((head, ""));
    // For requests that leave the seed to chance.
    fastrand::seed(host::random());
    let limit = seconds.parse().map_or(TIME_LIMIT, Duration::from_secs);
    let end = host::now() + limit;
    let mut bounds = Bounds::while_left(move || end.saturating_sub(host::now()));
    if !seconds.is_empty() {
        bounds = bounds.telling(host::tell);
    }
    if cfg!(first_module) {
        return first(name, body, &bounds);
    }
    match ergodoku_api::call(name, body, &bounds) {
        Ok(answer) => format!("200\n{answer}"),
        Err(error) => format!("{}\n{}", error.status, error.json()),
    }
}

/// What the first techniques answer; nothing where the whole engine is needed.
fn first(name: &str, body: &str, bounds: &Bounds) -> String {
    ergodoku_api::first(name, body, bounds)
        .map_or_else(String::new, |answer| format!("200\n{answer}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_call_is_answered_as_over_http() {
        let body = r#"{"puzzle": "12"}"#;
        let expected = ergodoku_api::call("check", body, &Bounds::default());
        let given = answer(&format!("check\n{body}"));
        assert_eq!(given, format!("200\n{}", expected.expect("a record")));
        assert!(answer("").starts_with("404\n{\"error\":"));
        assert!(answer("hint\n[]").starts_with("400\n{\"error\":"));
        assert!(answer("hint\n{\"puzzle\": \"12\"}").starts_with("422\n{\"error\":"));
    }

    #[test]
    fn chance_differs_from_call_to_call() {
        let made = || answer("generate\n{}");
        assert_ne!(made(), made());
    }

    #[test]
    fn a_request_goes_in_and_its_answer_comes_out() {
        let address = allocate(7);
        assert_eq!(answer_address(), address.cast_const());
        let length = call();
        // Seven zeros are not the name of a call.
        TEXT.with_borrow(|text| {
            assert_eq!(text.len(), length);
            assert!(text.starts_with(b"404\n"));
        });
    }
}
