//! Franken Squirmbag.

use crate::patterns::fish::{self, Class, Fins};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// A Squirmbag with boxes among its houses: in five rows or boxes a digit has places only in five
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
    /// The five houses of the base each need the digit, and the five of the cover each have room for
    /// one. A place of the digit uses up as many cover houses as it serves base houses, or more; so
    /// all five covers are used up by the base. A place in more cover than base houses would leave
    /// the base one short.
    FRANKEN_SQUIRMBAG {
        name: "Franken Squirmbag",
        aliases: &[],
        family: Family::ComplexFish,
        hodoku: Some(Hodoku { code: "0333", score: 470, level: Level::Extreme }),
        se_rating: None,
        assumes_uniqueness: false,
        example: Example {
            state: "8+3+7.6...9..9.+3...+5254..9.3.4.+5.8+3+9..9....4+358.+8395....+3.1.48\
                    59.........3+5..3.12..:124 127 128 248 268 627 628",
            conclusion: "r5c24,r8c246<>2",
        },
        near_miss: Example {
            state: "8+3+7.6...9..9.+3...+5254..9.3.4...8+3+9..9....4+358.+8395....+3.1.485\
                    9.........3+5..3.12..:124 127 128 248 268 627 628",
            conclusion: "r5c24,r8c246<>2",
        },
        search: |context, found| fish::find_complex(context, Class::Franken, 5, Fins::None, found),
    }
}
