//! The engine for a browser: the calls of [`ergodoku_api`] behind three functions, as WebAssembly.
//!
//! A request is the name of a call, a line break, and the JSON that the call takes; its answer is a
//! status as HTTP has them, a line break, and the JSON that the call gives:
//!
//! ```
//! let puzzle = "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56";
//! let answer = ergodoku_wasm::answer(&format!("hint\n{{\"puzzle\": \"{puzzle}\"}}"));
//! assert!(answer.starts_with("200\n{"));
//! assert!(answer.contains("Hidden Single"));
//! ```
//!
//! Who embeds it asks for [`room`], writes the request there in UTF-8, lets it [`call`], and reads the
//! answer from where [`place`] says. A fault of this program ends it: whoever embeds it starts it anew.

mod host;

use std::cell::RefCell;
use std::time::Duration;

use ergodoku_api::Bounds;

/// How long a call goes on that can hand out what it has so far. What takes longer all the same has to
/// be ended from outside.
const TIME_LIMIT: Duration = Duration::from_secs(5);

thread_local! {
    /// The request on its way in, the answer on its way out.
    static TEXT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Makes room for a request of so many bytes, and gives its address.
#[allow(unsafe_code, reason = "so that it is called by its name")]
#[unsafe(no_mangle)]
pub extern "C" fn room(length: usize) -> *mut u8 {
    TEXT.with_borrow_mut(|text| {
        text.clear();
        text.resize(length, 0);
        text.as_mut_ptr()
    })
}

/// Answers the request, and gives the length of the answer in bytes.
#[allow(unsafe_code, reason = "so that it is called by its name")]
#[unsafe(no_mangle)]
pub extern "C" fn call() -> usize {
    TEXT.with_borrow_mut(|text| {
        *text = answer(&String::from_utf8_lossy(text)).into_bytes();
        text.len()
    })
}

/// The address of the answer, until there is the next request.
#[allow(unsafe_code, reason = "so that it is called by its name")]
#[unsafe(no_mangle)]
pub extern "C" fn place() -> *const u8 {
    TEXT.with_borrow(|text| text.as_ptr())
}

/// The answer to a request.
pub fn answer(request: &str) -> String {
    let (name, body) = request.split_once('\n').unwrap_or((request, ""));
    // What leaves a seed to chance.
    fastrand::seed(host::random());
    let end = host::now() + TIME_LIMIT;
    let bounds = Bounds::while_left(move || end.saturating_sub(host::now()));
    match ergodoku_api::call(name, body, &bounds) {
        Ok(answer) => format!("200\n{answer}"),
        Err(refusal) => format!("{}\n{}", refusal.status, refusal.json()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_call_is_answered_as_over_http() {
        let body = r#"{"puzzle": "12"}"#;
        let refusal = ergodoku_api::call("check", body, &Bounds::default());
        let given = answer(&format!("check\n{body}"));
        assert_eq!(given, format!("200\n{}", refusal.expect("a record")));
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
        let address = room(7);
        assert_eq!(place(), address.cast_const());
        let length = call();
        // Seven zeros name no call.
        TEXT.with_borrow(|text| {
            assert_eq!(text.len(), length);
            assert!(text.starts_with(b"404\n"));
        });
    }
}
