//! The interface never panics on any body, and every answer is JSON.
#![no_main]

use std::time::Duration;

use ergodoku_api::{Bounds, call, names};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|asked: (u8, &str)| {
    let (number, body) = asked;
    let names: Vec<&str> = names().collect();
    let name = names[usize::from(number) % names.len()];
    let answer = match call(name, body, &Bounds::within(Duration::from_millis(50))) {
        Ok(answer) => answer,
        Err(refusal) => refusal.json(),
    };
    serde_json::from_str::<serde_json::Value>(&answer).expect("an answer is JSON");
});
