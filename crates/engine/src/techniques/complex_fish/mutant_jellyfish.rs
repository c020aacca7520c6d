//! Mutant Jellyfish.

use crate::patterns::fish::{self, Class, Fins};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// A Jellyfish of any houses: in four rows, columns or boxes, lines of both kinds or the same
    /// kind as the cover's, a digit has places only in four other houses. The digit goes from the
    /// rest of the latter.
    ///
    /// A place where two base houses cross is allowed if two cover houses cross there too. A place of
    /// the base itself goes if it lies in more cover than base houses; that is called cannibalism.
    ///
    /// It is off by default: houses of every kind at once are hard to take in.
    ///
    /// # Why it works
    ///
    /// The four houses of the base each need the digit, and the four of the cover each have room for
    /// one. A place of the digit uses up as many cover houses as it serves base houses, or more; so
    /// all four covers are used up by the base. A place in more cover than base houses would leave
    /// the base one short.
    MUTANT_JELLYFISH {
        name: "Mutant Jellyfish",
        aliases: &[],
        family: Family::ComplexFish,
        hodoku: Some(Hodoku { code: "0352", score: 450, level: Level::Extreme }),
        se_rating: None,
        assumes_uniqueness: false,
        example: Example {
            state: "..9..72.+1+26+7..1..85.+19+2...+7+7+52.4..+1+99.+4+7+1.6+2+5+61.+5+9+2.74.+9\
                    .1..7.2+1+26.+7...34+7.2.91.+6:812 846 876 886",
            conclusion: "r8c7<>8",
        },
        near_miss: Example {
            state: "..9..72.+1+26+7..1..85.+19+2...+7+7+52.4..+1+99.+4+7+1.6+2+5+61.+5+9+2.74.+9\
                    .1..7.2+1+26.+7...34+7.2.91.+6:812 846 876",
            conclusion: "r8c7<>8",
        },
        search: |context, found| fish::find_complex(context, Class::Mutant, 4, Fins::None, found),
    }
}
