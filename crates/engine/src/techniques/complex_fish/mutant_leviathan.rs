//! Mutant Leviathan.

use crate::patterns::fish::{self, Class, Fins};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// A Leviathan of any houses: in seven rows, columns or boxes, lines of both kinds or the same
    /// kind as the cover's, a digit has places only in seven other houses. The digit goes from the
    /// rest of the latter.
    ///
    /// A place where two base houses cross is allowed if two cover houses cross there too. A place of
    /// the base itself goes if it lies in more cover than base houses; that is called cannibalism.
    ///
    /// It is off by default: houses of every kind at once are hard to take in.
    ///
    /// # Why it works
    ///
    /// The seven houses of the base each need the digit, and the seven of the cover each have room
    /// for one. A place of the digit uses up as many cover houses as it serves base houses, or more;
    /// so all seven covers are used up by the base. A place in more cover than base houses would
    /// leave the base one short.
    MUTANT_LEVIATHAN {
        name: "Mutant Leviathan",
        aliases: &[],
        family: Family::ComplexFish,
        hodoku: Some(Hodoku { code: "0355", score: 470, level: Level::Extreme }),
        se_rating: None,
        assumes_uniqueness: false,
        example: Example {
            state: "..4..26.+5+61+2..5..39.+54+6...+2+2+96.8..+5+44.+8+2+5.1+6+9+15.+9+4+6.28.+4\
                    .5..2.6+5+61.+2...78+2.6.45.+1:312 346 376 386",
            conclusion: "r8c7<>3",
        },
        near_miss: Example {
            state: "..4..26.+5+61+2..5..39.+54+6...+2+2+96.8..+5+44.+8+2+5.1+6+9+15.+9+4+6.28.+4\
                    .5..2.6+5.1.+2...78+2.6.45.+1:312 346 376 386",
            conclusion: "r8c7<>3",
        },
        search: |context, found| fish::find_complex(context, Class::Mutant, 7, Fins::None, found),
    }
}
