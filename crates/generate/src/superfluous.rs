//! [`SUPERFLUOUS`]: techniques that no puzzle needs beside others, because these find whatever they find; and those of which
//! no puzzle is known that needs them.

use ergodoku_core::{Sentence, sentence};
use ergodoku_engine::{Family, Technique};

use crate::spec::Spec;

/// A technique that no puzzle needs beside some others: where these find nothing, it finds nothing.
#[derive(Copy, Clone, Debug)]
#[non_exhaustive]
pub struct Superfluous {
    /// The slug of the technique.
    pub technique: &'static str,
    /// The slugs of the others. No puzzle needs the technique if all of them are allowed.
    pub beside: &'static [&'static str],
    /// The name of the message that says why.
    reason: &'static str,
}

impl Superfluous {
    /// Why, as the end of a sentence.
    pub fn why(&self) -> Sentence {
        Sentence::Message(self.reason.into(), Vec::new())
    }
}

const fn is(
    technique: &'static str,
    beside: &'static [&'static str],
    reason: &'static str,
) -> Superfluous {
    Superfluous { technique, beside, reason }
}

/// All such techniques that are known, each with the reason. For *Locked Pair*, *Locked Triple* and the Franken and Mutant X-Wings,
/// a search of 18,000 positions or more for each found no exception either.
///
/// ```
/// use ergodoku_engine::technique;
/// use ergodoku_generate::SUPERFLUOUS;
///
/// for it in SUPERFLUOUS {
///     let slugs = it.beside.iter().chain([&it.technique]);
///     assert!(slugs.into_iter().all(|slug| technique(slug).is_ok()));
/// }
/// ```
pub static SUPERFLUOUS: &[Superfluous] = &[
    is("full-house", &["hidden-single"], "superfluous-last-place"),
    is("full-house", &["naked-single"], "superfluous-last-candidate"),
    is("direct-pointing", &["pointing", "hidden-single"], "superfluous-pointing"),
    is("direct-claiming", &["claiming", "hidden-single"], "superfluous-claiming"),
    is("direct-hidden-pair", &["hidden-pair", "hidden-single"], "superfluous-hidden-pair"),
    is("direct-hidden-triplet", &["hidden-triple", "hidden-single"], "superfluous-hidden-triple"),
    is(
        "complex-single",
        &[
            "hidden-single",
            "naked-single",
            "pointing",
            "claiming",
            "naked-pair",
            "hidden-pair",
            "naked-triple",
            "hidden-triple",
        ],
        "superfluous-complex",
    ),
    is("locked-pair", &["naked-pair"], "superfluous-locked-pair"),
    is("locked-triple", &["naked-triple"], "superfluous-locked-triple"),
    is("remote-pair", &["naked-pair", "simple-colors-trap"], "superfluous-remote-pair"),
    is(
        "franken-x-wing",
        &["hidden-single", "naked-single", "pointing", "claiming"],
        "superfluous-franken",
    ),
    is(
        "finned-franken-x-wing",
        &[
            "hidden-single",
            "naked-single",
            "pointing",
            "claiming",
            "x-wing",
            "skyscraper",
            "2-string-kite",
            "turbot-fish",
            "empty-rectangle",
            "grouped-turbot-fish",
        ],
        "superfluous-finned-franken",
    ),
    is(
        "mutant-x-wing",
        &["hidden-single", "naked-single", "pointing", "claiming"],
        "superfluous-mutant",
    ),
    is("forcing-chain-verity", &["forcing-chain-contradiction"], "superfluous-verity"),
];

/// What makes a technique superfluous in a specification, if that is known. The limits of searches must be the usual ones, as
/// the others might not find everything with lower ones.
pub(crate) fn superfluous(spec: &Spec, technique: &Technique) -> Option<&'static Superfluous> {
    let (slug, allowed) = (technique.slug(), spec.allowed());
    let is_allowed = |slug: &&str| allowed.iter().any(|it| it.slug() == *slug);
    let makes_it = |it: &&Superfluous| it.technique == slug && it.beside.iter().all(is_allowed);
    SUPERFLUOUS.iter().find(makes_it).filter(|_| spec.has_usual_limits())
}

/// Techniques of which no puzzle is known that needs them beside all that stand before them in the default profile. None was
/// needed in 600,000 random minimal puzzles. Each is needed beside the basics.
const UNSEEN: [&str; 10] = [
    "aligned-pair-exclusion",
    "firework-quad",
    "firework-triple",
    "five-strong-links",
    "forcing-net-verity",
    "hybrid-wing",
    "nishio",
    "six-strong-links",
    "x-chain",
    "xy-chain",
];

/// The same beside singles, intersections and subsets: none in 1,100,000 random minimal puzzles.
const UNSEEN_BESIDE_BASICS: [&str; 7] = [
    "avoidable-rectangle-type-1",
    "avoidable-rectangle-type-2",
    "avoidable-rectangle-type-3",
    "avoidable-rectangle-type-5",
    "hidden-avoidable-rectangle",
    "hidden-triple",
    "unique-rectangle-type-5",
];

/// A warning about a needed technique of which no puzzle is known that needs it, although it is not proved that there is none.
pub(crate) fn unseen(spec: &Spec) -> Option<Sentence> {
    let is_of = |list: &[&str]| {
        let is_in = |it: &&'static Technique| list.contains(&it.slug().as_str());
        spec.needs.iter().any(|need| need.techniques.iter().all(is_in))
    };
    let has_basics_only = || spec.allowed().iter().all(|it| it.family <= Family::Subsets);
    if spec.allow.is_empty() && is_of(&UNSEEN) {
        Some(sentence!("report-caution-before"))
    } else if is_of(&UNSEEN_BESIDE_BASICS) && !spec.allow.is_empty() && has_basics_only() {
        Some(sentence!("report-caution-basics"))
    } else {
        None
    }
}
