//! Which row of the field's matrix a technique belongs to: 88 rows, in which eight programs are compared.

use crate::catalogue::matches;
use crate::technique::Technique;

/// The rows that the catalogue names, with the names of their techniques; a `*` stands for any letters. The first that
/// fits counts.
const ROWS: &[(u8, &[&str])] = &[
    (29, &["broken-wing"]),
    (39, &["grouped-w-wing", "multi-branch-w-wing"]),
    (40, &["xyz-ring"]),
    (41, &["chute-remote-pair"]),
    (45, &["unique-rectangle-wing", "unique-rectangle-external", "unique-rectangle-with-*"]),
    (47, &["avoidable-rectangle-type-3", "avoidable-rectangle-type-5"]),
    (47, &["hidden-avoidable-rectangle"]),
    (49, &["extended-rectangle"]),
    (52, &["bug-lite", "reverse-bug"]),
    (53, &["anonymous-deadly-pattern", "uniqueness-clue-cover"]),
    (67, &["death-blossom-over-*"]),
    (79, &["bivalue-oddagon"]),
    (85, &["rectangle-forcing-chain"]),
    (87, &["bowman-s-bingo"]),
    (1, &["full-house"]),
    (2, &["hidden-single"]),
    (3, &["naked-single"]),
    (4, &["direct-*"]),
    (6, &["pointing", "claiming"]),
    (7, &["locked-*"]),
    (5, &["complex-single"]),
    (8, &["almost-locked-pair", "almost-locked-triple"]),
    (10, &["empty-rectangle-intersection-pair"]),
    (11, &["naked-pair", "naked-triple"]),
    (12, &["naked-quad"]),
    (13, &["hidden-pair", "hidden-triple"]),
    (14, &["hidden-quad"]),
    (19, &["*franken-*"]),
    (20, &["*mutant-*"]),
    (16, &["x-wing", "swordfish", "jellyfish"]),
    (17, &["*squirmbag", "*whale", "*leviathan"]),
    (18, &["finned-*", "sashimi-*"]),
    (23, &["kraken-fish-*"]),
    (24, &["multi-fish"]),
    (25, &["skyscraper", "*2-string-kite", "turbot-fish"]),
    (26, &["grouped-turbot-fish"]),
    (27, &["*-strong-links"]),
    (28, &["*empty-rectangle"]),
    (30, &["simple-colors-*"]),
    (31, &["multi-colors-*"]),
    (32, &["3d-medusa-*"]),
    (33, &["x-colors", "gem"]),
    (34, &["xy-wing", "xyz-wing"]),
    (35, &["w-wing"]),
    (36, &["wxyz-wing"]),
    (37, &["*vwxyz-wing"]),
    (38, &["m-wing", "split-wing", "local-wing", "hybrid-wing"]),
    (42, &["unique-rectangle-type-1", "unique-rectangle-type-2", "unique-rectangle-type-3"]),
    (42, &["unique-rectangle-type-4"]),
    (43, &["unique-rectangle-type-5", "unique-rectangle-type-6"]),
    (44, &["hidden-rectangle"]),
    (46, &["avoidable-rectangle-*"]),
    (48, &["unique-loop-*"]),
    (50, &["bug-1"]),
    (51, &["bug-*"]),
    (54, &["gurth-s-symmetrical-placement"]),
    (55, &["remote-pair"]),
    (56, &["x-chain", "xy-chain"]),
    (57, &["aic", "continuous-nice-loop", "discontinuous-nice-loop"]),
    (58, &["grouped-*"]),
    (60, &["unique-rectangle-chain", "fish-chain"]),
    (61, &["blossom-loop"]),
    (62, &["whip", "g-whip", "braid", "g-braid"]),
    (63, &["als-xz"]),
    (65, &["als-w-wing"]),
    (64, &["als-xy-wing", "als-chain"]),
    (66, &["death-blossom"]),
    (68, &["sue-de-coq"]),
    (69, &["three-dimensional-sue-de-coq"]),
    (72, &["subset-counting"]),
    (70, &["aligned-pair-exclusion"]),
    (71, &["aligned-triplet-exclusion"]),
    (73, &["firework-triple", "firework-quad"]),
    (74, &["sk-loop"]),
    (75, &["msls"]),
    (76, &["exocet", "senior-exocet"]),
    (77, &["double-exocet", "weak-exocet", "complex-exocet"]),
    (80, &["rank-1-logic"]),
    (78, &["tridagon", "impossible-pattern"]),
    (81, &["forcing-chain-*"]),
    (82, &["nishio"]),
    (83, &["forcing-net-*"]),
    (84, &["nested-forcing-net"]),
    (86, &["template-*"]),
    (88, &["search"]),
];

/// Rows that have no technique of their own, because they are forms of one: of a technique with these names, they are what
/// is said here.
const VARIANTS: [(u8, &[&str], &str); 5] = [
    (
        9,
        &["pointing", "claiming"],
        "The law of leftover: a line and a box have the same digits outside each other. What it eliminates for one line and \
         one box, pointing and claiming eliminate.",
    ),
    (
        15,
        &["wxyz-wing", "*vwxyz-wing"],
        "The extended subset principle, or bent naked subset: each digit has places there that all see each other, so that \
         each is in one of the cells.",
    ),
    (
        21,
        &["*franken-*", "*mutant-*"],
        "Endo-fins, which lie in two base houses, and cannibalism, the elimination of a candidate of the fish itself.",
    ),
    (
        22,
        &["x-wing", "swordfish", "jellyfish", "finned-*", "sashimi-*"],
        "Siamese fish, two with the same base told as one: the setting `siamese_fish`.",
    ),
    (
        59,
        &["grouped-aic", "grouped-*-nice-loop"],
        "Chains with almost locked sets: the setting `als_in_chains`. Almost hidden sets, so many digits with one place more in a \
         house, add nothing: the other cells of the house are an almost locked set, and what links two candidates through the \
         hidden set does so through this one.",
    ),
];

/// The rows of which a technique has a form, and what that form is.
pub(crate) fn variants(technique: &Technique) -> impl Iterator<Item = (u8, &'static str)> {
    let slug = technique.slug();
    let has = move |names: &[&str]| names.iter().any(|name| matches(name, &slug));
    VARIANTS.into_iter().filter(move |(_, names, _)| has(names)).map(|(row, _, form)| (row, form))
}

/// The row of a technique.
pub(crate) fn row(technique: &Technique) -> Option<u8> {
    let slug = technique.slug();
    let is_named = |names: &[&str]| names.iter().any(|name| matches(name, &slug));
    ROWS.iter().find(|(_, names)| is_named(names)).map(|(row, _)| *row)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::TECHNIQUES;
    use std::collections::BTreeSet;

    #[test]
    fn every_variant_belongs_to_a_technique_and_has_a_row_of_its_own() {
        let of_all: BTreeSet<u8> =
            TECHNIQUES.iter().flat_map(|it| variants(it)).map(|(row, _)| row).collect();
        assert_eq!(of_all, VARIANTS.iter().map(|it| it.0).collect());
        assert!(ROWS.iter().all(|(row, _)| !of_all.contains(row)));
    }

    #[test]
    fn every_technique_has_a_row_and_every_row_listed_has_a_technique() {
        let rows = TECHNIQUES.iter().map(|it| row(it).unwrap_or_else(|| panic!("{it:?}")));
        let listed: BTreeSet<u8> = ROWS.iter().map(|(row, _)| *row).collect();
        assert_eq!(rows.collect::<BTreeSet<u8>>(), listed);
        assert!(listed.iter().all(|row| (1..=88).contains(row)));
    }
}
