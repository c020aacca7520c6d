//! The reader of profiles never panics, and everything that it reads can be written and read again.
#![no_main]

use ergodoku_engine::Profile;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(profile) = Profile::from_toml(text) else {
        return;
    };
    let written = profile.to_toml();
    let read = Profile::from_toml(&written).expect("what is written can be read");
    assert_eq!(read.to_toml(), written);
});
