//! The one registry of techniques, and how they are called.

use std::error::Error;
use std::fmt;

use crate::technique::{Family, Technique, slug};
use crate::techniques as t;

/// Every technique, the simplest first within its family. Listings, help and documentation all come
/// from here.
///
/// ```
/// use ergodoku_engine::TECHNIQUES;
///
/// assert!(TECHNIQUES.iter().any(|technique| technique.name == "X-Wing"));
/// ```
pub static TECHNIQUES: &[&Technique] = &[
    &t::FULL_HOUSE,
    &t::HIDDEN_SINGLE,
    &t::NAKED_SINGLE,
    &t::POINTING,
    &t::CLAIMING,
    &t::LOCKED_PAIR,
    &t::LOCKED_TRIPLE,
    &t::NAKED_PAIR,
    &t::HIDDEN_PAIR,
    &t::NAKED_TRIPLE,
    &t::HIDDEN_TRIPLE,
    &t::NAKED_QUAD,
    &t::HIDDEN_QUAD,
    &t::X_WING,
    &t::FINNED_X_WING,
    &t::SASHIMI_X_WING,
    &t::SWORDFISH,
    &t::FINNED_SWORDFISH,
    &t::SASHIMI_SWORDFISH,
    &t::JELLYFISH,
    &t::FINNED_JELLYFISH,
    &t::SASHIMI_JELLYFISH,
    &t::SQUIRMBAG,
    &t::FINNED_SQUIRMBAG,
    &t::SASHIMI_SQUIRMBAG,
    &t::WHALE,
    &t::FINNED_WHALE,
    &t::SASHIMI_WHALE,
    &t::LEVIATHAN,
    &t::FINNED_LEVIATHAN,
    &t::SASHIMI_LEVIATHAN,
    &t::SKYSCRAPER,
    &t::TWO_STRING_KITE,
    &t::DUAL_TWO_STRING_KITE,
    &t::TURBOT_FISH,
    &t::EMPTY_RECTANGLE,
    &t::DUAL_EMPTY_RECTANGLE,
    &t::W_WING,
    &t::XY_WING,
    &t::XYZ_WING,
    &t::SIMPLE_COLORS_TRAP,
    &t::SIMPLE_COLORS_WRAP,
    &t::MULTI_COLORS_1,
    &t::MULTI_COLORS_2,
    &t::UNIQUE_RECTANGLE_1,
    &t::UNIQUE_RECTANGLE_2,
    &t::UNIQUE_RECTANGLE_3,
    &t::UNIQUE_RECTANGLE_4,
    &t::UNIQUE_RECTANGLE_5,
    &t::UNIQUE_RECTANGLE_6,
    &t::HIDDEN_RECTANGLE,
    &t::AVOIDABLE_RECTANGLE_1,
    &t::AVOIDABLE_RECTANGLE_2,
    &t::BUG_PLUS_ONE,
    &t::REMOTE_PAIR,
    &t::X_CHAIN,
    &t::XY_CHAIN,
    &t::CONTINUOUS_NICE_LOOP,
    &t::AIC,
    &t::DISCONTINUOUS_NICE_LOOP,
    &t::GROUPED_CONTINUOUS_NICE_LOOP,
    &t::GROUPED_AIC,
    &t::GROUPED_DISCONTINUOUS_NICE_LOOP,
    &t::SUE_DE_COQ,
    &t::ALS_XZ,
    &t::ALS_XY_WING,
    &t::ALS_CHAIN,
    &t::DEATH_BLOSSOM,
    &t::FRANKEN_X_WING,
    &t::FINNED_FRANKEN_X_WING,
    &t::FRANKEN_SWORDFISH,
    &t::FINNED_FRANKEN_SWORDFISH,
    &t::FRANKEN_JELLYFISH,
    &t::FINNED_FRANKEN_JELLYFISH,
    &t::FRANKEN_SQUIRMBAG,
    &t::FINNED_FRANKEN_SQUIRMBAG,
    &t::FRANKEN_WHALE,
    &t::FINNED_FRANKEN_WHALE,
    &t::FRANKEN_LEVIATHAN,
    &t::FINNED_FRANKEN_LEVIATHAN,
    &t::MUTANT_X_WING,
    &t::FINNED_MUTANT_X_WING,
    &t::MUTANT_SWORDFISH,
    &t::FINNED_MUTANT_SWORDFISH,
    &t::MUTANT_JELLYFISH,
    &t::FINNED_MUTANT_JELLYFISH,
    &t::MUTANT_SQUIRMBAG,
    &t::FINNED_MUTANT_SQUIRMBAG,
    &t::MUTANT_WHALE,
    &t::FINNED_MUTANT_WHALE,
    &t::MUTANT_LEVIATHAN,
    &t::FINNED_MUTANT_LEVIATHAN,
    &t::KRAKEN_FISH_TYPE_1,
    &t::KRAKEN_FISH_TYPE_2,
    &t::FORCING_CHAIN_CONTRADICTION,
    &t::FORCING_CHAIN_VERITY,
    &t::FORCING_NET_CONTRADICTION,
    &t::FORCING_NET_VERITY,
    &t::NISHIO,
    &t::TEMPLATE_SET,
    &t::TEMPLATE_DELETE,
    &t::NESTED_FORCING_NET,
    &t::SEARCH,
];

/// Names that stand for several techniques, besides those of the families.
const GROUPS: &[(&str, &[&Technique])] = &[
    (
        "basics",
        &[
            &t::FULL_HOUSE,
            &t::HIDDEN_SINGLE,
            &t::NAKED_SINGLE,
            &t::POINTING,
            &t::CLAIMING,
            &t::LOCKED_PAIR,
            &t::LOCKED_TRIPLE,
            &t::NAKED_PAIR,
            &t::NAKED_TRIPLE,
            &t::NAKED_QUAD,
            &t::HIDDEN_PAIR,
            &t::HIDDEN_TRIPLE,
            &t::HIDDEN_QUAD,
        ],
    ),
    (
        "unique-rectangle",
        &[
            &t::UNIQUE_RECTANGLE_1,
            &t::UNIQUE_RECTANGLE_2,
            &t::UNIQUE_RECTANGLE_3,
            &t::UNIQUE_RECTANGLE_4,
            &t::UNIQUE_RECTANGLE_5,
            &t::UNIQUE_RECTANGLE_6,
        ],
    ),
    ("locked", &[&t::POINTING, &t::CLAIMING]),
    ("locked-candidates", &[&t::POINTING, &t::CLAIMING]),
    ("naked-subset", &[&t::NAKED_PAIR, &t::NAKED_TRIPLE, &t::NAKED_QUAD]),
    ("hidden-subset", &[&t::HIDDEN_PAIR, &t::HIDDEN_TRIPLE, &t::HIDDEN_QUAD]),
    (
        "basic-fish",
        &[&t::X_WING, &t::SWORDFISH, &t::JELLYFISH, &t::SQUIRMBAG, &t::WHALE, &t::LEVIATHAN],
    ),
    (
        "finned-fish",
        &[
            &t::FINNED_X_WING,
            &t::FINNED_SWORDFISH,
            &t::FINNED_JELLYFISH,
            &t::FINNED_SQUIRMBAG,
            &t::FINNED_WHALE,
            &t::FINNED_LEVIATHAN,
        ],
    ),
    (
        "sashimi-fish",
        &[
            &t::SASHIMI_X_WING,
            &t::SASHIMI_SWORDFISH,
            &t::SASHIMI_JELLYFISH,
            &t::SASHIMI_SQUIRMBAG,
            &t::SASHIMI_WHALE,
            &t::SASHIMI_LEVIATHAN,
        ],
    ),
    (
        "franken-fish",
        &[
            &t::FRANKEN_X_WING,
            &t::FINNED_FRANKEN_X_WING,
            &t::FRANKEN_SWORDFISH,
            &t::FINNED_FRANKEN_SWORDFISH,
            &t::FRANKEN_JELLYFISH,
            &t::FINNED_FRANKEN_JELLYFISH,
            &t::FRANKEN_SQUIRMBAG,
            &t::FINNED_FRANKEN_SQUIRMBAG,
            &t::FRANKEN_WHALE,
            &t::FINNED_FRANKEN_WHALE,
            &t::FRANKEN_LEVIATHAN,
            &t::FINNED_FRANKEN_LEVIATHAN,
        ],
    ),
    (
        "mutant-fish",
        &[
            &t::MUTANT_X_WING,
            &t::FINNED_MUTANT_X_WING,
            &t::MUTANT_SWORDFISH,
            &t::FINNED_MUTANT_SWORDFISH,
            &t::MUTANT_JELLYFISH,
            &t::FINNED_MUTANT_JELLYFISH,
            &t::MUTANT_SQUIRMBAG,
            &t::FINNED_MUTANT_SQUIRMBAG,
            &t::MUTANT_WHALE,
            &t::FINNED_MUTANT_WHALE,
            &t::MUTANT_LEVIATHAN,
            &t::FINNED_MUTANT_LEVIATHAN,
        ],
    ),
    ("nice-loop", &[&t::CONTINUOUS_NICE_LOOP, &t::AIC, &t::DISCONTINUOUS_NICE_LOOP]),
    (
        "grouped-nice-loop",
        &[&t::GROUPED_CONTINUOUS_NICE_LOOP, &t::GROUPED_AIC, &t::GROUPED_DISCONTINUOUS_NICE_LOOP],
    ),
    ("kraken-fish", &[&t::KRAKEN_FISH_TYPE_1, &t::KRAKEN_FISH_TYPE_2]),
    ("forcing-chain", &[&t::FORCING_CHAIN_CONTRADICTION, &t::FORCING_CHAIN_VERITY]),
    ("forcing-net", &[&t::FORCING_NET_CONTRADICTION, &t::FORCING_NET_VERITY]),
    ("templates", &[&t::TEMPLATE_SET, &t::TEMPLATE_DELETE]),
];

/// The techniques that a name stands for: a technique's name, alias or HoDoKu code, a family, or a
/// group. Upper and lower case, spaces and hyphens make no difference.
///
/// ```
/// use ergodoku_engine::techniques_named;
///
/// assert_eq!(techniques_named("0300")?[0].name, "X-Wing");
/// assert_eq!(techniques_named("wings")?.len(), 3);
/// let error = techniques_named("x-wings").unwrap_err();
/// assert_eq!(error.to_string(), "there is no technique `x-wings`; did you mean `x-wing`?");
/// # Ok::<(), ergodoku_engine::UnknownTechnique>(())
/// ```
///
/// # Errors
/// If nothing is called so: with the nearest name there is.
pub fn techniques_named(name: &str) -> Result<Vec<&'static Technique>, UnknownTechnique> {
    let wanted = slug(name);
    if let Some(family) = Family::ALL.into_iter().find(|family| family.name() == wanted) {
        let in_family = TECHNIQUES.iter().copied().filter(|it| it.family == family);
        return Ok(in_family.collect());
    }
    if let Some((_, group)) = GROUPS.iter().find(|(group, _)| *group == wanted) {
        return Ok(group.to_vec());
    }
    let called = |technique: &&&Technique| names_of(technique).any(|it| it == wanted);
    match TECHNIQUES.iter().find(called) {
        Some(technique) => Ok(vec![technique]),
        None => Err(UnknownTechnique::new(name)),
    }
}

/// The one technique that a name stands for, see [`techniques_named`].
///
/// # Errors
/// If nothing is called so, or a family or group is.
pub fn technique(name: &str) -> Result<&'static Technique, UnknownTechnique> {
    match techniques_named(name)?.as_slice() {
        [technique] => Ok(technique),
        _ => Err(UnknownTechnique::new(name)),
    }
}

/// All that one may type for a technique.
fn names_of(technique: &Technique) -> impl Iterator<Item = String> {
    let names = std::iter::once(technique.name).chain(technique.aliases.iter().copied());
    names.chain(technique.hodoku.map(|it| it.code)).map(slug)
}

/// There is no technique, family or group of this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownTechnique {
    name: String,
    nearest: Option<String>,
}

impl UnknownTechnique {
    fn new(name: &str) -> UnknownTechnique {
        let wanted = slug(name);
        let groups = GROUPS.iter().map(|(group, _)| group.to_string());
        let families = Family::ALL.into_iter().map(|family| family.name().to_string());
        let names = TECHNIQUES.iter().flat_map(|technique| names_of(technique));
        let all = names.chain(groups).chain(families);
        let nearest = all
            .map(|known| (edits(&known, &wanted), known))
            .filter(|(edits, known)| *edits <= 1 + known.len() / 4)
            .min();
        UnknownTechnique { name: name.to_string(), nearest: nearest.map(|(_, known)| known) }
    }
}

/// How many characters one must insert, delete or replace to turn one word into the other.
fn edits(from: &str, to: &str) -> usize {
    let to: Vec<char> = to.chars().collect();
    let mut row: Vec<usize> = (0..=to.len()).collect();
    for (index, a) in from.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = index + 1;
        for (place, &b) in to.iter().enumerate() {
            let replaced = diagonal + usize::from(a != b);
            diagonal = row[place + 1];
            row[place + 1] = replaced.min(row[place] + 1).min(diagonal + 1);
        }
    }
    row[to.len()]
}

impl fmt::Display for UnknownTechnique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no technique `{}`", self.name)?;
        match &self.nearest {
            Some(nearest) => write!(f, "; did you mean `{nearest}`?"),
            None => f.write_str("; `ergodoku techniques` lists them all"),
        }
    }
}

impl Error for UnknownTechnique {}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn no_name_stands_for_two_things() {
        let mut seen = HashSet::new();
        for technique in TECHNIQUES {
            for name in names_of(technique) {
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
                assert_eq!(techniques_named(&name), Ok(vec![*technique]), "{name}");
            }
        }
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
    fn families_are_together_and_in_order() {
        let families: Vec<Family> = TECHNIQUES.iter().map(|technique| technique.family).collect();
        assert!(families.is_sorted());
    }
}
