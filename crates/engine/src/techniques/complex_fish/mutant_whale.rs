//! Mutant Whale.

use crate::patterns::fish::{self, Class, Fins};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// A Whale of any houses: in six rows, columns or boxes, lines of both kinds or the same kind as
    /// the cover's, a digit has places only in six other houses. The digit goes from the rest of the
    /// latter.
    ///
    /// A place where two base houses cross is allowed if two cover houses cross there too. A place of
    /// the base itself goes if it lies in more cover than base houses; that is called cannibalism.
    ///
    /// It is off by default: houses of every kind at once are hard to take in.
    ///
    /// # Why it works
    ///
    /// The six houses of the base each need the digit, and the six of the cover each have room for
    /// one. A place of the digit uses up as many cover houses as it serves base houses, or more; so
    /// all six covers are used up by the base. A place in more cover than base houses would leave the
    /// base one short.
    MUTANT_WHALE {
        name: "Mutant Whale",
        aliases: &[],
        family: Family::ComplexFish,
        hodoku: Some(Hodoku { code: "0354", score: 470, level: Level::Extreme }),
        se_rating: None,
        assumes_uniqueness: false,
        example: Example {
            state: "2+6+1.9...3..3.+6...+8587..3.6.7.+8.2+6+3..3....7+682.+2638....+6.4.7283....\
                    .....6+8..6.45..:424 427 428 548 568 927 928",
            conclusion: "r5c24,r8c246<>5",
        },
        near_miss: Example {
            state: "2+6+1.9...3..3.+6...+8587..3.6.7...2+6+3..3....7+682.+2638....+6.4.7283.....\
                    ....6+8..6.45..:424 427 428 548 568 927 928",
            conclusion: "r5c24,r8c246<>5",
        },
        search: |context, found| fish::find_complex(context, Class::Mutant, 6, Fins::None, found),
    }
}
