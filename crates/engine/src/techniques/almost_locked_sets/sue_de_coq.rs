//! Sue de Coq.

use crate::patterns::almost_locked;
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// Two or three cells in the crossing of a line and a box have two candidates or more too many. Cells
    /// in the rest of the line and cells in the rest of the box take these away, so that in all there are
    /// as many digits as cells: each digit then has its place in these cells, and goes from the rest of
    /// the line, of the box, or of both.
    ///
    /// The cells in the rest of the line may have digits that the crossing has not, with a cell more for
    /// each; those in the rest of the box likewise. A digit that both of them have counts twice, and goes
    /// from the crossing too: the cannibalistic form. Where the crossing has only one candidate too many it
    /// is an almost locked set, and the pattern is an ALS-XZ instead.
    ///
    /// # Why it works
    ///
    /// The line allows each of its digits once in these cells, and so does the box; the other digits of
    /// the crossing can be there once, as all its cells lie in one box. So the cells can hold as many
    /// digits as they are only if each of the digits is there. A digit that the line and the box both have is
    /// then in both of them, and a cell of the crossing would see both.
    SUE_DE_COQ {
        name: "Sue de Coq",
        aliases: &["Two-Sector Disjoint Subsets", "SdC"],
        family: Family::AlmostLockedSets,
        hodoku: Some(Hodoku { code: "1101", score: 250, level: Level::Unfair }),
        se_rating: None,
        assumes_uniqueness: false,
        example: Example {
            state: "..+4..1.3.6..97.+41...+18.4.5.46..9.+1.+31.53.7..4.3+91+4...+5.9.+4+1..86.4+6+\
                    7..3.+1.+12....+47:212 217 222 235 237 257 258 511 657 667 711 731 767 811 81\
                    7 861 917 937",
            conclusion: "r6c6<>2",
        },
        near_miss: Example {
            state: "..+4..1.3.6..97.+41...+18.4.5.46..9.+1.+31.53.7..4.3+91+4...+5.9.+4+1..86.4+6+\
                    7..3.+1.+12....+47:212 217 222 235 237 257 258 511 657 667 711 731 767 811 81\
                    7 917 937",
            conclusion: "r6c6<>2",
        },
        search: |context, sink| almost_locked::find_sue_de_coq(context, sink),
    }
}
