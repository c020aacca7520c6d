//! Fish: one digit, as many base houses as cover houses. A fish is told by its size, by the kinds of its
//! houses and by its fins; all else that the table does not say follows from these.

use crate::declare_techniques;
use crate::patterns::fish::{self, Fins, FishClass};
use crate::patterns::kraken::{self, Kind};
use crate::technique::{Family, Hodoku, Level};

/// How many houses a fish of a size has in its base, in words.
macro_rules! number {
    (2) => {
        "two"
    };
    (3) => {
        "three"
    };
    (4) => {
        "four"
    };
    (5) => {
        "five"
    };
    (6) => {
        "six"
    };
    (7) => {
        "seven"
    };
}

/// All houses of a base or a cover, in words.
macro_rules! all {
    (2) => {
        "both"
    };
    ($size:tt) => {
        concat!("all ", number!($size))
    };
}

/// The name of a fish of lines without fins.
macro_rules! base_name {
    (2) => {
        "X-Wing"
    };
    (3) => {
        "Swordfish"
    };
    (4) => {
        "Jellyfish"
    };
    (5) => {
        "Squirmbag"
    };
    (6) => {
        "Whale"
    };
    (7) => {
        "Leviathan"
    };
}

/// The same, to go on after "A" or "a": the article is "an" for an X-Wing.
macro_rules! with_article {
    (2) => {
        concat!("n ", base_name!(2))
    };
    ($size:tt) => {
        concat!(" ", base_name!($size))
    };
}

/// The name of a fish of a kind and a size.
macro_rules! name {
    (Basic $size:tt) => {
        base_name!($size)
    };
    (Finned $size:tt) => {
        concat!("Finned ", base_name!($size))
    };
    (Sashimi $size:tt) => {
        concat!("Sashimi ", base_name!($size))
    };
    (Franken $size:tt) => {
        concat!("Franken ", base_name!($size))
    };
    (FinnedFranken $size:tt) => {
        concat!("Finned Franken ", base_name!($size))
    };
    (Mutant $size:tt) => {
        concat!("Mutant ", base_name!($size))
    };
    (FinnedMutant $size:tt) => {
        concat!("Finned Mutant ", base_name!($size))
    };
}

/// The search for fish of a kind and a size.
macro_rules! search {
    (Basic $size:tt) => {
        |context, sink| fish::find(context, $size, Fins::None, sink)
    };
    (Finned $size:tt) => {
        |context, sink| fish::find(context, $size, Fins::Finned, sink)
    };
    (Sashimi $size:tt) => {
        |context, sink| fish::find(context, $size, Fins::Sashimi, sink)
    };
    (Franken $size:tt) => {
        |context, sink| fish::find_complex(context, FishClass::Franken, $size, Fins::None, sink)
    };
    (FinnedFranken $size:tt) => {
        |context, sink| fish::find_complex(context, FishClass::Franken, $size, Fins::Finned, sink)
    };
    (Mutant $size:tt) => {
        |context, sink| fish::find_complex(context, FishClass::Mutant, $size, Fins::None, sink)
    };
    (FinnedMutant $size:tt) => {
        |context, sink| fish::find_complex(context, FishClass::Mutant, $size, Fins::Finned, sink)
    };
}

/// What is worth knowing of a kind and a size besides: a paragraph, or nothing.
macro_rules! remark {
    (Basic 2) => { "" };
    (Basic 3) => { remark!(of_fewer 3) };
    (Basic 4) => { remark!(of_fewer 4) };
    (Basic 5) => { remark!(never_needed 5 4) };
    (Basic 6) => { remark!(never_needed 6 3) };
    (Basic 7) => { remark!(never_needed 7 2) };
    (Franken 2) => { "Pointing and Claiming leave few of them.\n\n" };
    (Franken 3) => { "" };
    (FinnedFranken 2) => { "" };
    (FinnedFranken 3) => { "" };
    (Finned 2) => { "" };
    (Finned 3) => { "" };
    (Finned 4) => { "" };
    (Sashimi $size:tt) => { remark!(Finned $size) };
    (Mutant $size:tt) => {
        "With houses of every kind at once it is hard to spot, so it is off by default.\n\n"
    };
    (FinnedMutant $size:tt) => { remark!(Mutant $size) };
    (of_fewer $size:tt) => {
        concat!("A base line need not have candidates in ", all!($size), " columns: two are enough.\n\n")
    };
    (never_needed $size:tt $rest:tt) => {
        concat!(
            "The other rows and columns form a smaller fish, a", with_article!($rest), " at most, that eliminates \
             the same candidates. So a ", base_name!($size), " is never needed, and it is off by default.\n\n",
        )
    };
    ($kind:ident $size:tt) => {
        concat!("With ", number!($size), " base houses it is hard to spot, so it is off by default.\n\n")
    };
}

/// The documentation of a fish of a kind and a size.
macro_rules! doc {
    (Basic $size:tt) => {
        concat!(
            "In ", number!($size), " rows, all candidates for a digit lie in the same ", number!($size), " columns: \
             the digit can be eliminated from the other cells of these columns. Rows and columns may swap \
             roles.\n\n",
            remark!(Basic $size),
            "# Why it works\n\n\
             Each of the ", number!($size), " rows (the base) needs the digit, and no two of them can have it in the \
             same column. They have only the ", number!($size), " columns (the cover) to choose from. So each of \
             these columns has its digit in one of the rows, and cannot have it anywhere else.",
        )
    };
    (Finned $size:tt) => {
        concat!(
            "A", with_article!($size), " with a few extra candidates in one box, the fins. The digit can be \
             eliminated only from cells that the ", base_name!($size), " would clear and that see every fin.\n\n",
            remark!(Finned $size),
            "# Why it works\n\n\
             Either a fin is true, or no fin is and the ", base_name!($size), " holds. A candidate that the ",
            base_name!($size), " would eliminate and that sees every fin is false in both cases. Every base line \
             has at least two candidates besides the fins; if one has fewer, the fish is called sashimi.",
        )
    };
    (Sashimi $size:tt) => {
        concat!(
            "A Finned ", base_name!($size), " in which some base line has only one candidate besides the fins. The \
             digit can be eliminated from cells of the cover lines that are outside the base and see every fin.\n\n",
            remark!(Sashimi $size),
            "# Why it works\n\n\
             Either a fin is true, or the ", number!($size), " base lines have the digit in the ", number!($size),
            " cover lines, as in a", with_article!($size), ". A candidate in the cover, but not in the base, that \
             sees every fin is false in both cases.",
        )
    };
    (Franken $size:tt) => {
        concat!(
            "A", with_article!($size), " with boxes among its houses: in ", number!($size), " rows or boxes, all \
             candidates for a digit lie in ", number!($size), " columns or boxes. The digit can be eliminated from \
             the other cells of these columns and boxes. Rows and columns may change roles.\n\n",
            doc!(cannibalism), remark!(Franken $size), doc!(why_without_fins $size),
        )
    };
    (Mutant $size:tt) => {
        concat!(
            "A", with_article!($size), " of houses of any kind: in ", number!($size), " rows, columns or boxes, all \
             candidates for a digit lie in ", number!($size), " other houses. The digit can be eliminated from the \
             other cells of those. One side may mix rows and columns, or both sides may have lines of the same \
             kind.\n\n",
            doc!(cannibalism), remark!(Mutant $size), doc!(why_without_fins $size),
        )
    };
    (FinnedFranken $size:tt) => {
        concat!(
            "A Franken ", doc!(with_fins $size),
            "One side is made of rows and boxes, the other of columns and boxes. ",
            doc!(endo_fins), remark!(FinnedFranken $size), doc!(why_with_fins $size),
        )
    };
    (FinnedMutant $size:tt) => {
        concat!(
            "A Mutant ", doc!(with_fins $size),
            "Base and cover are houses of any kind: one side may mix rows and columns, or both sides may have \
             lines of the same kind. ",
            doc!(endo_fins), remark!(FinnedMutant $size), doc!(why_with_fins $size),
        )
    };
    (with_fins $size:tt) => {
        concat!(
            base_name!($size), " with a few extra candidates, the fins. A candidate can be eliminated only if the \
             fish without fins would eliminate it and it sees every fin.\n\n",
        )
    };
    (cannibalism) => {
        "A candidate in two base houses is allowed if it lies in two cover houses as well. A candidate of the base \
         that lies in more cover houses than base houses can be eliminated, too; this is called cannibalism.\n\n"
    };
    (endo_fins) => {
        "A candidate that lies in two base houses, but in fewer cover houses, is also a fin, called an endo-fin. A \
         candidate of the base that lies in more cover houses than base houses and sees every fin can be \
         eliminated, too; this is called cannibalism.\n\n"
    };
    (why_without_fins $size:tt) => {
        concat!(
            "# Why it works\n\n\
             Each of the ", number!($size), " base houses needs the digit, and each of the ", number!($size), " cover \
             houses can hold it only once. A candidate of the base lies in at least as many cover houses as base \
             houses, so the base uses up ", all!($size), " cover houses. A candidate in more cover houses than base \
             houses would use up one too many, and leave some base house without the digit.",
        )
    };
    (why_with_fins $size:tt) => {
        concat!(
            "# Why it works\n\n\
             Either a fin is true, or the ", number!($size), " base houses use up ", all!($size), " cover houses. In \
             the second case a candidate in more cover houses than base houses is false, as it would leave some \
             base house without the digit. Such a candidate that sees every fin is false in both cases.",
        )
    };
}

/// A table of fish: for each its kind, its size, HoDoKu's code, score and level, and what other fields it has.
macro_rules! declare_fish {
    ($LIST:ident, $family:expr, $examples:literal; $(
        $NAME:ident: $kind:ident $size:tt, $code:literal $score:literal $level:ident $(, $field:ident: $value:expr)*;
    )+) => {
        declare_techniques! {
            $LIST, $family, $examples;
            $(
                #[doc = doc!($kind $size)]
                $NAME {
                    name: name!($kind $size),
                    hodoku: Some(Hodoku { code: $code, score: $score, level: Level::$level }),
                    search: search!($kind $size),
                    $($field: $value,)*
                }
            )+
        }
    };
}

declare_fish! {
    FISH, Family::Fish, "examples/fish.txt";
    X_WING: Basic 2, "0300" 140 Hard, se_rating: Some(3.2), aliases: &["Xwing"];
    FINNED_X_WING: Finned 2, "0310" 130 Hard;
    SASHIMI_X_WING: Sashimi 2, "0320" 150 Hard;
    SWORDFISH: Basic 3, "0301" 150 Hard, se_rating: Some(3.8);
    FINNED_SWORDFISH: Finned 3, "0311" 200 Unfair;
    SASHIMI_SWORDFISH: Sashimi 3, "0321" 240 Unfair;
    JELLYFISH: Basic 4, "0302" 160 Hard, se_rating: Some(5.2);
    FINNED_JELLYFISH: Finned 4, "0312" 250 Unfair;
    SASHIMI_JELLYFISH: Sashimi 4, "0322" 260 Unfair;
    SQUIRMBAG: Basic 5, "0303" 470 Unfair, aliases: &["starfish"];
    FINNED_SQUIRMBAG: Finned 5, "0313" 470 Unfair;
    SASHIMI_SQUIRMBAG: Sashimi 5, "0323" 470 Unfair;
    WHALE: Basic 6, "0304" 470 Unfair;
    FINNED_WHALE: Finned 6, "0314" 470 Unfair;
    SASHIMI_WHALE: Sashimi 6, "0324" 470 Unfair;
    LEVIATHAN: Basic 7, "0305" 470 Unfair;
    FINNED_LEVIATHAN: Finned 7, "0315" 470 Unfair;
    SASHIMI_LEVIATHAN: Sashimi 7, "0325" 470 Unfair;
}

declare_fish! {
    FISH_OF_ANY_HOUSES, Family::ComplexFish, "examples/complex_fish.txt";
    FRANKEN_X_WING: Franken 2, "0330" 300 Unfair;
    FINNED_FRANKEN_X_WING: FinnedFranken 2, "0340" 390 Unfair;
    FRANKEN_SWORDFISH: Franken 3, "0331" 350 Unfair;
    FINNED_FRANKEN_SWORDFISH: FinnedFranken 3, "0341" 410 Unfair;
    FRANKEN_JELLYFISH: Franken 4, "0332" 370 Unfair;
    FINNED_FRANKEN_JELLYFISH: FinnedFranken 4, "0342" 430 Unfair;
    FRANKEN_SQUIRMBAG: Franken 5, "0333" 470 Extreme;
    FINNED_FRANKEN_SQUIRMBAG: FinnedFranken 5, "0343" 470 Extreme;
    FRANKEN_WHALE: Franken 6, "0334" 470 Extreme;
    FINNED_FRANKEN_WHALE: FinnedFranken 6, "0344" 470 Extreme;
    FRANKEN_LEVIATHAN: Franken 7, "0335" 470 Extreme;
    FINNED_FRANKEN_LEVIATHAN: FinnedFranken 7, "0345" 470 Extreme;
    MUTANT_X_WING: Mutant 2, "0350" 450 Extreme;
    FINNED_MUTANT_X_WING: FinnedMutant 2, "0360" 470 Extreme;
    MUTANT_SWORDFISH: Mutant 3, "0351" 450 Extreme;
    FINNED_MUTANT_SWORDFISH: FinnedMutant 3, "0361" 470 Extreme;
    MUTANT_JELLYFISH: Mutant 4, "0352" 450 Extreme;
    FINNED_MUTANT_JELLYFISH: FinnedMutant 4, "0362" 470 Extreme;
    MUTANT_SQUIRMBAG: Mutant 5, "0353" 470 Extreme;
    FINNED_MUTANT_SQUIRMBAG: FinnedMutant 5, "0363" 470 Extreme;
    MUTANT_WHALE: Mutant 6, "0354" 470 Extreme;
    FINNED_MUTANT_WHALE: FinnedMutant 6, "0364" 470 Extreme;
    MUTANT_LEVIATHAN: Mutant 7, "0355" 470 Extreme;
    FINNED_MUTANT_LEVIATHAN: FinnedMutant 7, "0365" 470 Extreme;
}

declare_techniques! {
    KRAKEN_FISH, Family::ComplexFish, "examples/complex_fish.txt";

    /// A fish with fins that do not all see the candidate to eliminate. From each fin that does not see it, a
    /// chain leads to the same elimination.
    ///
    /// The search covers fish of two to four rows or columns with up to two fins. A step eliminates one
    /// candidate.
    ///
    /// # Why it works
    ///
    /// If no fin is true, the fish is complete and its elimination holds. If a fin is true, it sees the candidate
    /// or its chain shows that the candidate is false.
    KRAKEN_FISH_TYPE_1 {
        name: "Kraken Fish Type 1",
        hodoku: Some(Hodoku { code: "0371", score: 500, level: Level::Extreme }),
        search: |context, sink| kraken::find(context, Kind::Fins, sink),
    }

    /// Chains start from all candidates of a fish in one cover line, and from all its fins. What every one of the
    /// chains leads to holds, for any digit and anywhere in the grid.
    ///
    /// The search covers fish of two to four rows or columns with up to two fins, or none. A step is about one
    /// candidate.
    ///
    /// # Why it works
    ///
    /// If none of these candidates were true, the base lines would have one cover line too few: each of them
    /// needs the digit, in a different cover line. So one of the candidates is true, and each leads to the same
    /// conclusion.
    KRAKEN_FISH_TYPE_2 {
        name: "Kraken Fish Type 2",
        hodoku: Some(Hodoku { code: "0372", score: 500, level: Level::Extreme }),
        search: |context, sink| kraken::find(context, Kind::CoverLine, sink),
    }
}
