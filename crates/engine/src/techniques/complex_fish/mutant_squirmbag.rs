//! Mutant Squirmbag.

use crate::patterns::fish::{self, Class, Fins};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// A Squirmbag of any houses: in five rows, columns or boxes, lines of both kinds or the same
    /// kind as the cover's, a digit has places only in five other houses. The digit goes from the
    /// rest of the latter.
    ///
    /// A place where two base houses cross is allowed if two cover houses cross there too. A place of
    /// the base itself goes if it lies in more cover than base houses; that is called cannibalism.
    ///
    /// It is off by default: houses of every kind at once are hard to take in.
    ///
    /// # Why it works
    ///
    /// The five houses of the base each need the digit, and the five of the cover each have room for
    /// one. A place of the digit uses up as many cover houses as it serves base houses, or more; so
    /// all five covers are used up by the base. A place in more cover than base houses would leave
    /// the base one short.
    MUTANT_SQUIRMBAG {
        name: "Mutant Squirmbag",
        aliases: &[],
        family: Family::ComplexFish,
        hodoku: Some(Hodoku { code: "0353", score: 470, level: Level::Extreme }),
        se_rating: None,
        assumes_uniqueness: false,
        example: Example {
            state: "+4.+25+9+16.+7....8+6+2+41+1.6+2.49.59.....+8+1+2+2.18.+93.6..+81.+24.9...4.\
                    .+1+2831+79+2+8+5+6+4+824+615+7+9+3",
            conclusion: "r2c2,r4c256<>3",
        },
        near_miss: Example {
            state: "+4..5+9+16.+7....8+6+2+41+1.6+2.49.59.....+8+1+2+2.18.+93.6..+81.+24.9...4..\
                    +1+2831+79+2+8+5+6+4+824+615+7+9+3",
            conclusion: "r2c2,r4c256<>3",
        },
        search: |context, found| fish::find_complex(context, Class::Mutant, 5, Fins::None, found),
    }
}
