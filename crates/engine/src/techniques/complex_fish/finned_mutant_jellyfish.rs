//! Finned Mutant Jellyfish.

use crate::patterns::fish::{self, Class, Fins};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// A Mutant Jellyfish but for a few extra places, the fins: the digit goes only from places that
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
    /// Either a fin is true, or the four houses of the base have room for the digit only in the four
    /// of the cover, and use them all up: then a place in more cover than base houses would leave the
    /// base one short. A place like that which sees every fin is false both ways.
    FINNED_MUTANT_JELLYFISH {
        name: "Finned Mutant Jellyfish",
        aliases: &[],
        family: Family::ComplexFish,
        hodoku: Some(Hodoku { code: "0362", score: 470, level: Level::Extreme }),
        se_rating: None,
        assumes_uniqueness: false,
        example: Example {
            state: "6+57+8+32+1+499+2+8.4+1.6+3143+6.+9+2.+8+8....+3...+4+7..6538+1+31...8.2..+3\
                    ...+4.1778+4..6.+3+2..+13.+7..4:273 547 548 567 573 574 647 667 744 943 944 \
                    945 947 997",
            conclusion: "r9c5<>9",
        },
        near_miss: Example {
            state: "6+57+8+32+1+499+2+8.4+1.6+3143+6.+9+2.+8+8....+3...+4...6538+1+31...8.2..+3.\
                    ..+4.1778+4..6.+3+2..+13.+7..4:273 547 548 567 573 574 647 667 744 943 944 \
                    945 947 997",
            conclusion: "r9c5<>9",
        },
        search: |context, found| fish::find_complex(context, Class::Mutant, 4, Fins::Finned, found),
    }
}
