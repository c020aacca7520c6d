//! The engine's own notations are claims.

use ergodoku_claims::{Argument, Claim, Pattern};
use ergodoku_engine::{Step, TECHNIQUES};

/// Reads a step's notation: the same conclusion and technique, and a pattern that is understood; of whips
/// only their technique can tell.
pub(crate) fn read(step: &Step) -> Claim {
    let text = step.to_string();
    let claim: Claim = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(claim.conclusions, [step.conclusion], "{text}");
    assert_eq!(claim.technique.as_deref(), Some(step.technique.name), "{text}");
    let other = matches!(&claim.argument, Some(Argument::Pattern(Pattern::Other(_))));
    let is_taken_apart = !matches!(step.pattern, ergodoku_engine::Pattern::Whip(_));
    assert_eq!(other, !is_taken_apart, "{text}: {:?}", claim.argument);
    let says_nothing = text.matches(" => ").count() == 0;
    assert_eq!(claim.argument.is_none(), says_nothing, "{text}: {:?}", claim.argument);
    claim
}

#[test]
fn every_technique_is_read_as_it_is_written() {
    for technique in TECHNIQUES {
        let (_, step) = technique.example_step().expect("a technique has an example");
        let claim = read(&step);
        if std::env::var_os("SHOW").is_some() {
            println!("{step}\n   {:?}\n   {claim}", claim.argument);
        }
        let again: Claim = claim.to_string().parse().unwrap_or_else(|e| panic!("{claim}: {e}"));
        assert_eq!(again, claim, "{step}");
    }
}
