//! Finned Mutant X-Wing.

use crate::patterns::fish::{self, Class, Fins};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// A Mutant X-Wing but for a few extra places, the fins: the digit goes only from places that the
    /// fish would clear and that see every fin.
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
    /// Either a fin is true, or the two houses of the base have room for the digit only in the two of
    /// the cover, and use them all up: then a place in more cover than base houses would leave the
    /// base one short. A place like that which sees every fin is false both ways.
    FINNED_MUTANT_X_WING {
        name: "Finned Mutant X-Wing",
        aliases: &[],
        family: Family::ComplexFish,
        hodoku: Some(Hodoku { code: "0360", score: 470, level: Level::Extreme }),
        se_rating: None,
        assumes_uniqueness: false,
        example: Example {
            state: "+9.+71+5+62.+3....4+2+7+96+6.2+7.95.15.....+4+6+7+7.64.+58.2..+46.+79.5...9.\
                    .+6+7486+35+7+4+1+2+9+479+261+3+5+8:342 355 365 822 842",
            conclusion: "r4c5<>8",
        },
        near_miss: Example {
            state: "+9..1+5+62.+3....4+2+7+96+6.2+7.95.15.....+4+6+7+7.64.+58.2..+46.+79.5...9..\
                    +6+7486+35+7+4+1+2+9+479+261+3+5+8:342 355 365 822 842",
            conclusion: "r4c5<>8",
        },
        search: |context, found| fish::find_complex(context, Class::Mutant, 2, Fins::Finned, found),
    }
}
