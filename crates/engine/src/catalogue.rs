//! The one registry of techniques, and how they are called.

use std::error::Error;
use std::fmt;

use ergodoku_core::{Language, Sentence, sentence};

use crate::technique::{Family, Technique, is_slug, slug};
use crate::techniques::DECLARED;

/// Every technique, the simplest first within its family. Listings, help and documentation all come
/// from here.
///
/// ```
/// use ergodoku_engine::TECHNIQUES;
///
/// assert!(TECHNIQUES.iter().any(|technique| technique.name == "X-Wing"));
/// ```
pub static TECHNIQUES: &[&Technique] = &in_one_list::<{ count() }>();

/// The declared techniques, one family after the other.
const fn in_one_list<const COUNT: usize>() -> [&'static Technique; COUNT] {
    let mut list = [DECLARED[0][0]; COUNT];
    let (mut filled, mut family) = (0, 0);
    while family < DECLARED.len() {
        let (_, rest) = list.split_at_mut(filled);
        rest.split_at_mut(DECLARED[family].len()).0.copy_from_slice(DECLARED[family]);
        filled += DECLARED[family].len();
        family += 1;
    }
    list
}

/// How many techniques are declared.
const fn count() -> usize {
    let (mut count, mut family) = (0, 0);
    while family < DECLARED.len() {
        count += DECLARED[family].len();
        family += 1;
    }
    count
}

/// Names that stand for several techniques, besides those of the families, with the names of what they stand
/// for. In these a `*` stands for any letters.
const GROUPS: &[(&str, &[&str])] = &[
    ("basics", &["singles", "intersections", "subsets"]),
    ("unique-rectangle", &["unique-rectangle-type-*"]),
    ("unique-loop", &["unique-loop-type-*"]),
    ("bug", &["bug-*"]),
    ("direct", &["direct-*"]),
    ("aligned-exclusion", &["aligned-*"]),
    ("bent-set", &["wxyz-wing", "*vwxyz-wing"]),
    ("strong-links", &["grouped-turbot-fish", "*-strong-links"]),
    ("locked", &["pointing", "claiming"]),
    ("locked-candidates", &["pointing", "claiming"]),
    ("naked-subset", &["naked-pair", "naked-triple", "naked-quad"]),
    ("hidden-subset", &["hidden-pair", "hidden-triple", "hidden-quad"]),
    ("basic-fish", &["x-wing", "swordfish", "jellyfish", "squirmbag", "whale", "leviathan"]),
    (
        "finned-fish",
        &[
            "finned-x-wing",
            "finned-swordfish",
            "finned-jellyfish",
            "finned-squirmbag",
            "finned-whale",
            "finned-leviathan",
        ],
    ),
    ("sashimi-fish", &["sashimi-*"]),
    ("franken-fish", &["*franken-*"]),
    ("mutant-fish", &["*mutant-*"]),
    ("nice-loop", &["continuous-nice-loop", "aic", "discontinuous-nice-loop"]),
    ("grouped-nice-loop", &["grouped-*"]),
    ("kraken-fish", &["kraken-fish-type-*"]),
    ("forcing-chain", &["forcing-chain-*"]),
    ("forcing-net", &["forcing-net-*"]),
    ("templates", &["template-*"]),
    // What other programs call these, or parts of them.
    ("lol", &["claiming"]),
    ("endo-fin", &["*franken-*", "*mutant-*"]),
    ("cannibalism", &["*franken-*", "*mutant-*"]),
    ("siamese-fish", &["x-wing", "swordfish", "jellyfish", "finned-*", "sashimi-*"]),
    ("crane", &["turbot-fish"]),
    ("singles-chain", &["simple-colors-*"]),
    ("multi-colors", &["multi-colors-*"]),
    ("twinned-xy-chain", &["xy-chain", "continuous-nice-loop"]),
    ("avoidable-rectangle", &["avoidable-rectangle-*", "hidden-avoidable-rectangle"]),
    ("mug", &["anonymous-deadly-pattern"]),
    ("multivalue-universal-grave", &["anonymous-deadly-pattern"]),
    ("unique-matrix", &["anonymous-deadly-pattern"]),
    ("grouped-x-cycle", &["grouped-aic", "grouped-*-nice-loop"]),
    ("aic-with-als", &["grouped-aic", "grouped-*-nice-loop"]),
    ("finned-chain", &["kraken-fish-*", "forcing-chain-*"]),
    ("node-collision", &["discontinuous-nice-loop", "grouped-discontinuous-nice-loop"]),
    ("3-dimensional-sue-de-coq", &["three-dimensional-sue-de-coq"]),
    ("unit-forcing-chain", &["forcing-chain-verity"]),
    ("digit-forcing-chain", &["forcing-chain-*"]),
    ("quad-forcing-chain", &["forcing-chain-verity"]),
    ("nishio-forcing-chain", &["nishio"]),
    ("dynamic-forcing-chain", &["forcing-net-*"]),
    ("pattern-overlay", &["template-*"]),
    ("pattern-overlay-method", &["template-*"]),
    ("pom", &["template-*"]),
    ("bifurcation", &["search"]),
];

/// The techniques that a name stands for: a technique's name, alias or HoDoKu code, a family, or a
/// group; or a technique's name in another language. Upper and lower case, spaces and hyphens, plurals and British
/// spelling make no difference.
///
/// ```
/// use ergodoku_engine::techniques_named;
///
/// assert_eq!(techniques_named("0300")?[0].name, "X-Wing");
/// assert_eq!(techniques_named("wings")?.len(), 3);
/// assert_eq!(techniques_named("Cell Forcing Chains")?[0].name, "Forcing Chain Verity");
/// assert_eq!(techniques_named("Nackter Drilling")?[0].name, "Naked Triple");
/// let error = techniques_named("x-wig").unwrap_err();
/// assert_eq!(error.to_string(), "there is no technique `x-wig`; did you mean `x-wing`?");
/// # Ok::<(), ergodoku_engine::UnknownTechniqueError>(())
/// ```
///
/// # Errors
/// If nothing is called so: with the nearest name there is.
pub fn techniques_named(name: &str) -> Result<Vec<&'static Technique>, UnknownTechniqueError> {
    let wanted = slug(name);
    let is_wanted = |name: &str| is_slug(&wanted, name);
    let by_name = TECHNIQUES.iter().find(|it| is_wanted(it.name));
    let by_any = || TECHNIQUES.iter().find(|it| names_of(it).any(is_wanted));
    if let Some(technique) = by_name.or_else(by_any) {
        return Ok(vec![technique]);
    }
    let group = GROUPS.iter().find(|(name, _)| *name == wanted);
    let members = |(_, members): &(&str, &[&str])| {
        members.iter().flat_map(|member| members_of(member)).collect()
    };
    if let Some(family) = family(&wanted) {
        return Ok(family.collect());
    }
    // Last, as it compares each name anew.
    let spelled = spelling(&wanted);
    let is_spelled = |name: &str| spelling(&slug(name)) == spelled;
    let by_spelling = || TECHNIQUES.iter().find(|it| names_of(it).any(is_spelled));
    let group_by_spelling = || GROUPS.iter().find(|(name, _)| spelling(name) == spelled);
    match (group, by_spelling()) {
        (Some(group), _) => Ok(members(group)),
        (None, Some(technique)) => Ok(vec![technique]),
        (None, None) => group_by_spelling()
            .map(members)
            .or_else(|| by_language(name))
            .ok_or_else(|| UnknownTechniqueError::new(name)),
    }
}

/// The technique with this name in a language other than English.
fn by_language(name: &str) -> Option<Vec<&'static Technique>> {
    let wanted = without_umlauts(&slug(name));
    let is_so = |technique: &&&Technique| {
        names_elsewhere(technique).any(|it| without_umlauts(&slug(&it)) == wanted)
    };
    TECHNIQUES.iter().find(is_so).map(|it| vec![*it])
}

/// What a technique is called in other languages than English.
fn names_elsewhere(technique: &Technique) -> impl Iterator<Item = String> {
    let others = Language::ALL.into_iter().filter(|it| *it != Language::English);
    others.map(|language| technique.name_in(language))
}

/// German letters as they are written where a keyboard lacks them.
fn without_umlauts(slug: &str) -> String {
    let letters = [("ä", "ae"), ("ö", "oe"), ("ü", "ue"), ("ß", "ss")];
    letters.iter().fold(slug.to_string(), |slug, (letter, two)| slug.replace(letter, two))
}

/// A name without what differs from writer to writer: plurals and British spelling.
fn spelling(slug: &str) -> String {
    let singular = |word: &str| match word.strip_suffix('s') {
        Some(one) if one.len() > 2 && !one.ends_with('s') => one.to_string(),
        _ => word.to_string(),
    };
    let words: Vec<String> = slug.split('-').map(singular).collect();
    words.join("-").replace("colour", "color")
}

/// The techniques of the family of a name.
fn family(name: &str) -> Option<impl Iterator<Item = &'static Technique>> {
    let family = Family::ALL.into_iter().find(|family| family.name() == name)?;
    Some(TECHNIQUES.iter().copied().filter(move |it| it.family == family))
}

/// What an entry of a group stands for: a family, or the techniques whose names match it.
fn members_of(entry: &str) -> Vec<&'static Technique> {
    match family(entry) {
        Some(family) => family.collect(),
        None => TECHNIQUES.iter().copied().filter(|it| matches(entry, &it.slug())).collect(),
    }
}

/// Whether a pattern, in which `*` stands for any letters, describes a name.
pub(crate) fn matches(pattern: &str, name: &str) -> bool {
    match pattern.split_once('*') {
        None => name == pattern,
        Some((start, rest)) => name.strip_prefix(start).is_some_and(|tail| {
            tail.char_indices().any(|(skipped, _)| matches(rest, &tail[skipped..]))
                || matches(rest, "")
        }),
    }
}

/// The one technique that a name stands for, see [`techniques_named`].
///
/// # Errors
/// If nothing is called so, or a family or group is.
pub fn technique(name: &str) -> Result<&'static Technique, UnknownTechniqueError> {
    match techniques_named(name)?.as_slice() {
        [technique] => Ok(technique),
        _ => Err(UnknownTechniqueError::new(name)),
    }
}

/// All that a technique is called. Each can be typed as its slug.
fn names_of(technique: &Technique) -> impl Iterator<Item = &'static str> {
    let names = std::iter::once(technique.name).chain(technique.aliases.iter().copied());
    names.chain(technique.hodoku.map(|it| it.code))
}

/// There is no technique, family or group of this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownTechniqueError {
    name: String,
    nearest: Option<String>,
}

impl UnknownTechniqueError {
    fn new(name: &str) -> UnknownTechniqueError {
        let wanted = slug(name);
        let groups = GROUPS.iter().map(|(group, _)| group.to_string());
        let families = Family::ALL.into_iter().map(|family| family.name().to_string());
        let names = TECHNIQUES.iter().flat_map(|technique| names_of(technique).map(slug));
        let elsewhere = TECHNIQUES.iter().flat_map(|it| names_elsewhere(it)).map(|it| slug(&it));
        let all = names.chain(groups).chain(families).chain(elsewhere);
        let nearest = all
            .map(|known| (strsim::levenshtein(&known, &wanted), known))
            .filter(|(edits, known)| *edits <= 1 + known.len() / 4)
            .min();
        UnknownTechniqueError { name: name.to_string(), nearest: nearest.map(|(_, known)| known) }
    }
}

impl fmt::Display for UnknownTechniqueError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Sentence::from(self).fmt(f)
    }
}

impl From<&UnknownTechniqueError> for Sentence {
    fn from(error: &UnknownTechniqueError) -> Sentence {
        let UnknownTechniqueError { name, nearest } = error.clone();
        let (nearest, known) = match nearest {
            Some(known) => ("some", known),
            None => ("none", String::new()),
        };
        sentence!("error-unknown-technique", name, nearest, known)
    }
}

impl Error for UnknownTechniqueError {}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn no_name_stands_for_two_things() {
        let mut seen = HashSet::new();
        for technique in TECHNIQUES {
            for name in names_of(technique).map(slug) {
                assert!(seen.insert(name.clone()), "`{name}` is used twice");
            }
        }
        for (group, _) in GROUPS {
            assert!(seen.insert(group.to_string()), "`{group}` is used twice");
        }
        for family in Family::ALL {
            assert!(seen.insert(family.name().to_string()), "`{}` is used twice", family.name());
        }
    }

    #[test]
    fn every_technique_is_found_by_every_name_it_has() {
        for technique in TECHNIQUES {
            for name in names_of(technique) {
                assert_eq!(techniques_named(name), Ok(vec![*technique]), "{name}");
                assert_eq!(techniques_named(&slug(name)), Ok(vec![*technique]), "{name}");
            }
        }
    }

    #[test]
    fn every_technique_is_found_by_its_name_in_every_language() {
        let mut seen = HashSet::new();
        for technique in TECHNIQUES {
            for name in names_elsewhere(technique) {
                let found = Ok(vec![*technique]);
                assert_eq!(techniques_named(&name), found, "{name}");
                assert_eq!(techniques_named(&without_umlauts(&slug(&name))), found, "{name}");
                assert!(seen.insert(slug(&name)), "`{name}` is used twice");
            }
        }
        let error = techniques_named("Schwertfish").unwrap_err().to_string();
        assert!(error.ends_with("did you mean `schwertfisch`?"), "{error}");
    }

    #[test]
    fn names_are_found_however_they_are_written() {
        for (written, name) in [
            ("x-wings", "X-Wing"),
            ("Simple Colouring", "Simple Colors Trap"),
            ("Singles Chains", "Simple Colors Trap"),
            ("3D Medusas", "3D Medusa Trap"),
            ("Rectangle Forcing Chains", "Rectangle Forcing Chain"),
            ("Nishio Forcing Chains", "Nishio"),
            ("pattern overlay", "Template Set"),
            ("Bifurcation", "Search"),
        ] {
            let found = techniques_named(written).map(|it| it[0].name);
            assert_eq!(found.as_deref(), Ok(name), "{written}");
        }
        assert!(techniques_named("s").is_err());
    }

    #[test]
    fn every_technique_says_what_it_is_and_why_it_works() {
        for technique in TECHNIQUES {
            let (summary, why) = (technique.summary(), technique.why());
            assert!(summary.ends_with('.') && summary.len() > 40, "{technique:?}: {summary}");
            assert!(why.ends_with('.') && why.len() > 60, "{technique:?}: {why}");
        }
    }

    #[test]
    fn every_technique_that_is_declared_has_an_example() {
        for technique in TECHNIQUES {
            let has_example = !technique.example().state.is_empty();
            assert!(has_example, "{technique:?}: `cargo xtask examples NAME --write` finds one");
        }
    }

    #[test]
    fn a_star_in_a_group_stands_for_any_letters() {
        assert!(
            matches("*mutant-*", "finned-mutant-whale") && matches("*mutant-*", "mutant-whale")
        );
        assert!(matches("template-*", "template-set") && matches("aic", "aic"));
        assert!(!matches("sashimi-*", "finned-whale") && !matches("aic", "grouped-aic"));
        for (group, members) in GROUPS {
            assert!(members.iter().all(|it| !members_of(it).is_empty()), "{group}");
        }
    }

    #[test]
    fn families_are_together_and_in_order() {
        let families: Vec<Family> = TECHNIQUES.iter().map(|technique| technique.family).collect();
        assert!(families.is_sorted());
    }
}
