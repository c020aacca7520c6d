//! Franken Leviathan.

use crate::patterns::fish::{self, Class, Fins};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// A Leviathan with boxes among its houses: in seven rows or boxes a digit has places only in
    /// seven columns or boxes. The digit goes from the rest of the latter. Rows and columns may
    /// change roles.
    ///
    /// A place where two base houses cross is allowed if two cover houses cross there too. A place of
    /// the base itself goes if it lies in more cover than base houses; that is called cannibalism.
    ///
    /// It is off by default: so many houses are hard to take in.
    ///
    /// # Why it works
    ///
    /// The seven houses of the base each need the digit, and the seven of the cover each have room
    /// for one. A place of the digit uses up as many cover houses as it serves base houses, or more;
    /// so all seven covers are used up by the base. A place in more cover than base houses would
    /// leave the base one short.
    FRANKEN_LEVIATHAN {
        name: "Franken Leviathan",
        aliases: &[],
        family: Family::ComplexFish,
        hodoku: Some(Hodoku { code: "0335", score: 470, level: Level::Extreme }),
        se_rating: None,
        assumes_uniqueness: false,
        example: Example {
            state: "+21.+4..5+7+33.62.+1+98+4..4.3.+6121+45+3...+67.+2.+614.95.6....4.+1...94...\
                    ...2+1..7.....8.7..9",
            conclusion: "r7c7<>8",
        },
        near_miss: Example {
            state: "+21.+4..5+7+33.62.+1+98+4..4.3.+6121+45+3...+67.+2.+614.95.6....4.....94....\
                    ..2+1..7.....8.7..9",
            conclusion: "r7c7<>8",
        },
        search: |context, found| fish::find_complex(context, Class::Franken, 7, Fins::None, found),
    }
}
