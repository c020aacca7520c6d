//! Whatever a file holds, its puzzles checked many at once are checked as one by one.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../../crates/api/tests/many/same.rs"]
mod same;

fuzz_target!(|bytes: &[u8]| {
    // The first two bytes say how the file comes in.
    if let [memory, block, file @ ..] = bytes {
        same::assert_same(file, 1 + usize::from(*memory), 1 + usize::from(*block));
    }
});
