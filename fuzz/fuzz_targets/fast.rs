//! Checking the puzzles of any file in batches gives the same results as checking them one by one.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../../crates/api/tests/it/many/same.rs"]
mod same;

fuzz_target!(|bytes: &[u8]| {
    // The first two bytes determine how the file is split into reads.
    if let [memory, block, file @ ..] = bytes {
        same::assert_same(file, 1 + usize::from(*memory), 1 + usize::from(*block));
    }
});
