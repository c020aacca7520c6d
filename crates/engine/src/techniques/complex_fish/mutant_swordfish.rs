//! Mutant Swordfish.

use crate::patterns::fish::{self, Class, Fins};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// A Swordfish of any houses: in three rows, columns or boxes, lines of both kinds or the same
    /// kind as the cover's, a digit has places only in three other houses. The digit goes from the
    /// rest of the latter.
    ///
    /// A place where two base houses cross is allowed if two cover houses cross there too. A place of
    /// the base itself goes if it lies in more cover than base houses; that is called cannibalism.
    ///
    /// It is off by default: houses of every kind at once are hard to take in.
    ///
    /// # Why it works
    ///
    /// The three houses of the base each need the digit, and the three of the cover each have room
    /// for one. A place of the digit uses up as many cover houses as it serves base houses, or more;
    /// so all three covers are used up by the base. A place in more cover than base houses would
    /// leave the base one short.
    MUTANT_SWORDFISH {
        name: "Mutant Swordfish",
        aliases: &[],
        family: Family::ComplexFish,
        hodoku: Some(Hodoku { code: "0351", score: 450, level: Level::Extreme }),
        se_rating: None,
        assumes_uniqueness: false,
        example: Example {
            state: ".6.9+1+8+7.+31+9+7..+38.6+3.8+6+7.+9.1+8.57.+1+3+699+3+1+86.57..+7+63+\
                    9+5+1+8.+6.3+1.72+9+8+7+1+92+8+6435.8..+39+6+1+7:528",
            conclusion: "r1c8,r2c5<>4",
        },
        near_miss: Example {
            state: ".6.9+1+8+7.+31+9+7..+38.6+3.8+6+7.+9.1..57.+1+3+699+3+1+86.57..+7+63+9\
                    +5+1+8.+6.3+1.72+9+8+7+1+92+8+6435.8..+39+6+1+7:528",
            conclusion: "r1c8,r2c5<>4",
        },
        search: |context, found| fish::find_complex(context, Class::Mutant, 3, Fins::None, found),
    }
}
