//! With any profile and in any state, techniques find only sound steps, and their search ends. The first line
//! is the state, the rest the profile.
#![no_main]

use std::ops::ControlFlow;

use ergodoku_core::{State, Stop, text};
use ergodoku_engine::{Effort, Profile, find_steps_within, rate_until};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &str| {
    let Some((line, profile)) = input.split_once('\n') else { return };
    let (Ok(entry), Ok(profile)) = (text::parse_one(line), Profile::from_toml(profile)) else {
        return;
    };
    let Ok(state) = State::new(&entry.puzzle) else { return };
    let effort = Effort { stop: Stop::never(), checks_each: Some(500) };
    let mut most = 40;
    let _ = find_steps_within(&state, &profile, &effort, &mut |step| {
        assert_eq!(step.check(&state), Ok(()), "{step}");
        most -= 1;
        if most == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    let _ = rate_until(state, &profile, &Stop::never().within(2000));
});
