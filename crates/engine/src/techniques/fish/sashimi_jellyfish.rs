//! Sashimi Jellyfish.

use crate::patterns::fish::{self, Fins};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// A Finned Jellyfish so lean that some base line has a single place left besides the fins: the
    /// digit goes from those cells of the cover that see every fin.
    ///
    /// # Why it works
    ///
    /// Either a fin is true, or the base lines have places only in the cover, four lines in four,
    /// as in a Jellyfish. A cell of the cover outside the base that sees every fin loses the digit
    /// both ways.
    SASHIMI_JELLYFISH {
        name: "Sashimi Jellyfish",
        aliases: &[],
        family: Family::Fish,
        hodoku: Some(Hodoku { code: "0322", score: 260, level: Level::Unfair }),
        se_rating: None,
        assumes_uniqueness: false,
        example: Example {
            state: "8.2...57.......8....+65...42..+8.....76.4..7.2+5+729.5.6+8...57...9+8.8..95+7..+\
                    96+7...2+53:112 121 122 132 135 136 144 145 146 147 157 171 175 176 181 184 312 321 \
                    322 324 325 326 332 335 336 341 344 345 346 347 354 355 372 471 475 476 484 684 937",
            conclusion: "r8c9<>1",
        },
        near_miss: Example {
            state: "8.2...57.......8....+65...42..+8.....76.4..7.2+5+729.5.6+8...57...9+8.8..95...+9\
                    6+7...2+53:112 121 122 132 135 136 144 145 146 147 157 171 175 176 181 184 312 321 \
                    322 324 325 326 332 335 336 341 344 345 346 347 354 355 372 471 475 476 484 684 937",
            conclusion: "r8c9<>1",
        },
        search: |context, found| fish::find(context, 4, Fins::Sashimi, found),
    }
}
