//! Franken Jellyfish.

use crate::patterns::fish::{self, Class, Fins};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// A Jellyfish with boxes among its houses: in four rows or boxes a digit has places only in four
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
    /// The four houses of the base each need the digit, and the four of the cover each have room for
    /// one. A place of the digit uses up as many cover houses as it serves base houses, or more; so
    /// all four covers are used up by the base. A place in more cover than base houses would leave
    /// the base one short.
    FRANKEN_JELLYFISH {
        name: "Franken Jellyfish",
        aliases: &[],
        family: Family::ComplexFish,
        hodoku: Some(Hodoku { code: "0332", score: 370, level: Level::Unfair }),
        se_rating: None,
        assumes_uniqueness: false,
        example: Example {
            state: "9+75+3+41+8+62+1+43+26+8+975+8+2+6+97+54+1+32.1+5.+4.+9.+5.+4.+9..+2.+7.+9..\
                    25+844+5+2....39+6+98.5+3+2+4.+3+1+7+4296+5+8",
            conclusion: "r5c79<>7",
        },
        near_miss: Example {
            state: "9+75+3+41+8+62+1+43+26+8+975+8+2+6+97+54+1+32.1..+4.+9.+5.+4.+9..+2.+7.+9..2\
                    5+844+5+2....39+6+98.5+3+2+4.+3+1+7+4296+5+8",
            conclusion: "r5c79<>7",
        },
        search: |context, found| fish::find_complex(context, Class::Franken, 4, Fins::None, found),
    }
}
