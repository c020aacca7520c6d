//! `ERGODOKU_TIER`, which selects the instructions.

use assert_cmd::Command;
use ergodoku::search::Tier;

use crate::{IMPOSSIBLE, PUZZLE, SEVERAL, SOLVED};

/// The output of `solve --fast` for three puzzles on a tier: standard output, standard error, exit code.
fn on(tier: &str) -> (String, String, Option<i32>) {
    let mut command = Command::cargo_bin("ergodoku").expect("the command is built");
    command.env(Tier::VARIABLE, tier).args(["solve", "--fast", "-"]);
    let output = command.write_stdin(format!("{PUZZLE}\n{IMPOSSIBLE}\n{SEVERAL}\n")).output();
    let output = output.expect("the command runs");
    let text = |bytes| String::from_utf8(bytes).expect("the output is UTF-8");
    (text(output.stdout), text(output.stderr), output.status.code())
}

#[test]
fn all_tiers_give_the_same_answers() {
    let usual = on("");
    assert!(usual.0.starts_with(SOLVED), "{usual:?}");
    for tier in Tier::available() {
        assert_eq!(on(tier.name()), usual, "{tier}");
    }
}

#[test]
fn a_tier_that_cannot_be_used_is_refused() {
    let (stdout, stderr, code) = on("fastest");
    assert_eq!((stdout.as_str(), code), ("", Some(2)));
    let expected = "ERGODOKU_TIER: there is no tier `fastest`; there are portable, sse2, neon, \
        simd128, avx2, avx512bw, avx512";
    assert!(stderr.contains(expected), "{stderr}");
    for tier in Tier::ALL.into_iter().filter(|tier| !Tier::available().any(|it| it == *tier)) {
        let (stdout, stderr, code) = on(tier.name());
        assert_eq!((stdout.as_str(), code), ("", Some(2)));
        assert!(stderr.contains(&format!("this machine does not support {tier}")), "{stderr}");
    }
}
