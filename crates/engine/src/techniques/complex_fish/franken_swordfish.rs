//! Franken Swordfish.

use crate::patterns::fish::{self, Class, Fins};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// A Swordfish with boxes among its houses: in three rows or boxes a digit has places only in
    /// three columns or boxes. The digit goes from the rest of the latter. Rows and columns may
    /// change roles.
    ///
    /// A place where two base houses cross is allowed if two cover houses cross there too. A place of
    /// the base itself goes if it lies in more cover than base houses; that is called cannibalism.
    ///
    /// # Why it works
    ///
    /// The three houses of the base each need the digit, and the three of the cover each have room
    /// for one. A place of the digit uses up as many cover houses as it serves base houses, or more;
    /// so all three covers are used up by the base. A place in more cover than base houses would
    /// leave the base one short.
    FRANKEN_SWORDFISH {
        name: "Franken Swordfish",
        aliases: &[],
        family: Family::ComplexFish,
        hodoku: Some(Hodoku { code: "0331", score: 350, level: Level::Unfair }),
        se_rating: None,
        assumes_uniqueness: false,
        example: Example {
            state: "+4+75+28.36..23+746.8.+8.+6.....7....6..+7.64+8+5+72+193.+571+3...+6..\
                    .+6..+75.76.....+1.+58+149+7+6+32:136 241 376 537 849 886 887 936 937 \
                    941 942 971",
            conclusion: "r4c6<>9",
        },
        near_miss: Example {
            state: "+4.5+28.36..23+746.8.+8.+6.....7....6..+7.64+8+5+72+193.+571+3...+6...\
                    +6..+75.76.....+1.+58+149+7+6+32:136 241 376 537 849 886 887 936 937 9\
                    41 942 971",
            conclusion: "r4c6<>9",
        },
        search: |context, found| fish::find_complex(context, Class::Franken, 3, Fins::None, found),
    }
}
