//! The reader never panics, and everything that it reads can be written and read again.
#![no_main]

use ergodoku_core::{State, text};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    for read in text::Reader::new(bytes) {
        let _ = read.expect("reading from memory does not fail");
    }
    let Ok(input) = std::str::from_utf8(bytes) else {
        return;
    };
    for entry in text::parse_all(input).into_iter().flatten() {
        let Ok(state) = State::new(&entry.puzzle) else {
            continue;
        };
        for written in [text::write_library(&state), text::write_pencil_marks(&state)] {
            assert_eq!(read_back(&written), state, "{written}");
        }
        // A Sukaku has only candidates: digits come back as single candidates.
        let written = text::write_sukaku(&state);
        assert_eq!(read_back(&written).live(), state.live(), "{written}");
    }
});

fn read_back(written: &str) -> State {
    let entry = text::parse_one(written).expect("what is written can be read");
    State::new(&entry.puzzle).expect("a state has no clashes")
}
