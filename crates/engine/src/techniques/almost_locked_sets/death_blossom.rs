//! Death Blossom.

use crate::patterns::almost_locked;
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// A stem cell of three candidates or more, and for each of them an almost locked set, the petal, whose
    /// places for it the stem all sees. A digit `z` that all petals have besides, and the stem has not,
    /// goes from every cell that sees all its places in the petals.
    ///
    /// # Why it works
    ///
    /// Whatever the stem is, the petal of that candidate lacks it and so holds all its other digits. So
    /// one of the petals has `z` in any case.
    DEATH_BLOSSOM {
        name: "Death Blossom",
        aliases: &[],
        family: Family::AlmostLockedSets,
        hodoku: Some(Hodoku { code: "0904", score: 360, level: Level::Unfair }),
        se_rating: None,
        assumes_uniqueness: false,
        example: Example {
            state: "9+75+3+41+8+62+1+43+26+8+975+8+2+6+97+54+1+32.1+5.+4.+9.+5.+4.+9..+2.+7.+9..25\
                    +844+5+2....39+6+98.5+3+2+4.+3+1+7+4296+5+8:154 757 759",
            conclusion: "r4c7<>3",
        },
        near_miss: Example {
            state: "9+75.+41+8+62+1+43+26+8+975+8+2+6+97+54+1+32.1+5.+4.+9.+5.+4.+9..+2.+7.+9..25+\
                    844+5+2....39+6+98.5+3+2+4.+3+1+7+4296+5+8:154 757 759",
            conclusion: "r4c7<>3",
        },
        search: |context, sink| almost_locked::find_blossoms(context, sink),
    }
}
