//! Franken Whale.

use crate::patterns::fish::{self, Class, Fins};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// A Whale with boxes among its houses: in six rows or boxes a digit has places only in six
    /// columns or boxes. The digit goes from the rest of the latter. Rows and columns may change
    /// roles.
    ///
    /// A place where two base houses cross is allowed if two cover houses cross there too. A place of
    /// the base itself goes if it lies in more cover than base houses; that is called cannibalism.
    ///
    /// It is off by default: so many houses are hard to take in.
    ///
    /// # Why it works
    ///
    /// The six houses of the base each need the digit, and the six of the cover each have room for
    /// one. A place of the digit uses up as many cover houses as it serves base houses, or more; so
    /// all six covers are used up by the base. A place in more cover than base houses would leave the
    /// base one short.
    FRANKEN_WHALE {
        name: "Franken Whale",
        aliases: &[],
        family: Family::ComplexFish,
        hodoku: Some(Hodoku { code: "0334", score: 470, level: Level::Extreme }),
        se_rating: None,
        assumes_uniqueness: false,
        example: Example {
            state: ".7.+6.+1..26....+27...12.+7+3..+6..9+21746+33+218+4+6..7+7+4+6+53+92..1..7+9\
                    +46+2.+2.+4+1+65+3+7..+67328+1.4",
            conclusion: "r26c9<>8",
        },
        near_miss: Example {
            state: ".7.+6.+1..26....+27...12.+7+3..+6..9+21746+33+218+4+6..7+7+4+6+53+92..1..7+9\
                    +46..+2.+4+1+65+3+7..+67328+1.4",
            conclusion: "r26c9<>8",
        },
        search: |context, found| fish::find_complex(context, Class::Franken, 6, Fins::None, found),
    }
}
