//! Finned Mutant Leviathan.

use crate::patterns::fish::{self, Class, Fins};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// A Mutant Leviathan but for a few extra places, the fins: the digit goes only from places that
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
    /// Either a fin is true, or the seven houses of the base have room for the digit only in the
    /// seven of the cover, and use them all up: then a place in more cover than base houses would
    /// leave the base one short. A place like that which sees every fin is false both ways.
    FINNED_MUTANT_LEVIATHAN {
        name: "Finned Mutant Leviathan",
        aliases: &[],
        family: Family::ComplexFish,
        hodoku: Some(Hodoku { code: "0365", score: 470, level: Level::Extreme }),
        se_rating: None,
        assumes_uniqueness: false,
        example: Example {
            state: "258.+6+3..+93...9...5.....+5.6.....5..8..376...9.8...34.....43+72+9.8+9+8+35\
                    +1+67..+72..4..+36",
            conclusion: "r45c7<>1",
        },
        near_miss: Example {
            state: "258.+6...+93...9...5.....+5.6.....5..8..376...9.8...34.....43+72+9.8+9+8+35\
                    +1+67..+72..4..+36",
            conclusion: "r45c7<>1",
        },
        search: |context, found| fish::find_complex(context, Class::Mutant, 7, Fins::Finned, found),
    }
}
