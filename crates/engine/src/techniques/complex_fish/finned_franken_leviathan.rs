//! Finned Franken Leviathan.

use crate::patterns::fish::{self, Class, Fins};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// A Franken Leviathan but for a few extra places, the fins: the digit goes only from places that
    /// the fish would clear and that see every fin.
    ///
    /// Base and cover are rows and boxes on one side, columns and boxes on the other. A place in two
    /// base houses but in fewer of the cover is a fin as well, an endo-fin. A place of the base
    /// itself goes if it lies in more cover than base houses and sees every fin; that is called
    /// cannibalism.
    ///
    /// It is off by default: so many houses are hard to take in.
    ///
    /// # Why it works
    ///
    /// Either a fin is true, or the seven houses of the base have room for the digit only in the
    /// seven of the cover, and use them all up: then a place in more cover than base houses would
    /// leave the base one short. A place like that which sees every fin is false both ways.
    FINNED_FRANKEN_LEVIATHAN {
        name: "Finned Franken Leviathan",
        aliases: &[],
        family: Family::ComplexFish,
        hodoku: Some(Hodoku { code: "0345", score: 470, level: Level::Extreme }),
        se_rating: None,
        assumes_uniqueness: false,
        example: Example {
            state: "+872+6..43.+9.+38+24....+4+6+7+3.9+824.+7.+86+2..6.8.5+2...+23.4.7..8.2.5...\
                    ...6.....27.+892.+31..:975 976",
            conclusion: "r4c9<>5",
        },
        near_miss: Example {
            state: "+872+6..43.+9.+38+24.....+6+7+3.9+824.+7.+86+2..6.8.5+2...+23.4.7..8.2.5....\
                    ..6.....27.+892.+31..:975 976",
            conclusion: "r4c9<>5",
        },
        search: |context, found| fish::find_complex(context, Class::Franken, 7, Fins::Finned, found),
    }
}
