//! Finned Mutant Squirmbag.

use crate::patterns::fish::{self, Class, Fins};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// A Mutant Squirmbag but for a few extra places, the fins: the digit goes only from places that
    /// the fish would clear and that see every fin.
    ///
    /// Base and cover are any houses: rows and columns on one side, or lines of the same kind on
    /// both. A place in two base houses but in fewer of the cover is a fin as well, an endo-fin. A
    /// place of the base itself goes if it lies in more cover than base houses and sees every fin;
    /// that is called cannibalism.
    ///
    /// It is off by default: houses of every kind at once are hard to take in.
    ///
    /// # Why it works
    ///
    /// Either a fin is true, or the five houses of the base have room for the digit only in the five
    /// of the cover, and use them all up: then a place in more cover than base houses would leave the
    /// base one short. A place like that which sees every fin is false both ways.
    FINNED_MUTANT_SQUIRMBAG {
        name: "Finned Mutant Squirmbag",
        aliases: &[],
        family: Family::ComplexFish,
        hodoku: Some(Hodoku { code: "0363", score: 470, level: Level::Extreme }),
        se_rating: None,
        assumes_uniqueness: false,
        example: Example {
            state: "8+3..+19..+5+95....4.+1+1.7.+529.3+3...2..5+9+7.+51.6+3+42....3.8.75.9\
                    .+4...8+41+8.7.2.6..3...+5.+4:263 444 464",
            conclusion: "r4c2<>6",
        },
        near_miss: Example {
            state: "8+3..+19..+5+95....4.+1+1.7..29.3+3...2..5+9+7.+51.6+3+42....3.8.75.9.\
                    +4...8+41+8.7.2.6..3...+5.+4:263 444 464",
            conclusion: "r4c2<>6",
        },
        search: |context, found| fish::find_complex(context, Class::Mutant, 5, Fins::Finned, found),
    }
}
