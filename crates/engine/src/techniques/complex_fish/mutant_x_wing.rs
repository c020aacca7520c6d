//! Mutant X-Wing.

use crate::patterns::fish::{self, Class, Fins};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// An X-Wing of any houses: in two rows, columns or boxes, lines of both kinds or the same kind
    /// as the cover's, a digit has places only in two other houses. The digit goes from the rest of
    /// the latter.
    ///
    /// A place where two base houses cross is allowed if two cover houses cross there too. A place of
    /// the base itself goes if it lies in more cover than base houses; that is called cannibalism.
    ///
    /// It is off by default: houses of every kind at once are hard to take in.
    ///
    /// # Why it works
    ///
    /// The two houses of the base each need the digit, and the two of the cover each have room for
    /// one. A place of the digit uses up as many cover houses as it serves base houses, or more; so
    /// both covers are used up by the base. A place in more cover than base houses would leave the
    /// base one short.
    MUTANT_X_WING {
        name: "Mutant X-Wing",
        aliases: &[],
        family: Family::ComplexFish,
        hodoku: Some(Hodoku { code: "0350", score: 450, level: Level::Extreme }),
        se_rating: None,
        assumes_uniqueness: false,
        example: Example {
            state: ".4.2.+1.8.7..4.36....5+9.+7..14.7.96..+8...+7.+4+91+696...+8.....8+6+72+1..\
                    +1..349+8.5..+48+152..",
            conclusion: "r4c2,r6c5<>5",
        },
        near_miss: Example {
            state: ".4.2.+1.8.7..4.36....5+9.+7..14.7.96..+8.....+4+91+696...+8.....8+6+72+1..+1\
                    ..349+8.5..+48+152..",
            conclusion: "r4c2,r6c5<>5",
        },
        search: |context, found| fish::find_complex(context, Class::Mutant, 2, Fins::None, found),
    }
}
