//! Choosing the tier.

use std::env;
use std::process::Command;

use ergodoku_search::{Tier, TierError};

/// The tier is determined once for a process, so each tier needs a process of its own.
#[test]
fn the_environment_chooses_the_tier() {
    if let Some(named) = Tier::from_environment().expect("a tier of this machine") {
        assert_eq!(Tier::in_use(), named);
        return;
    }
    assert_eq!(Some(Tier::in_use()), Tier::available().last());
    for tier in Tier::available() {
        let output = Command::new(env::current_exe().expect("this program"))
            .args(["--exact", "tier::the_environment_chooses_the_tier"])
            .env(Tier::VARIABLE, tier.name())
            .output()
            .expect("it runs again");
        assert!(output.status.success(), "{tier}: {}", String::from_utf8_lossy(&output.stdout));
    }
}

#[test]
fn tiers_are_parsed_by_name() {
    for tier in Tier::ALL {
        assert_eq!(tier.name().parse(), Ok(tier));
    }
    assert_eq!("AVX2".parse::<Tier>(), Err(TierError::Unknown("AVX2".to_string())));
}
