//! Single-digit patterns: two strong links of one digit.

use crate::declare_techniques;
use crate::patterns::single_digit::{self, TurbotKind};
use crate::patterns::{dual, strong_links};
use crate::technique::{Family, Hodoku, Level};

declare_techniques! {
    SINGLE_DIGIT, Family::SingleDigit, "examples/single_digit.txt";

    /// Two rows have two candidates each for a digit, and one of each row lies in the same column: the digit can be
    /// eliminated from every cell that sees both other candidates, the roof. Rows and columns may swap roles.
    ///
    /// # Why it works
    ///
    /// If one end of the roof is false, its row has the digit in the shared column. Then the other row does not have
    /// it there, so its end of the roof is true. One of the two is true in any case.
    SKYSCRAPER {
        name: "Skyscraper",
        hodoku: Some(Hodoku { code: "0400", score: 130, level: Level::Hard }),
        se_rating: Some(6.6),
        search: |context, sink| single_digit::find(context, TurbotKind::Skyscraper, sink),
    }

    /// A row and a column have two candidates each for a digit, and one of each lies in the same box: the digit can
    /// be eliminated from the cells that see both other candidates.
    ///
    /// # Why it works
    ///
    /// At most one of the two candidates in the box is true. The line whose candidate there is false has its digit
    /// at the other end, so one of the two ends is true.
    TWO_STRING_KITE {
        name: "2-String Kite",
        aliases: &["Two-String Kite"],
        hodoku: Some(Hodoku { code: "0401", score: 150, level: Level::Hard }),
        se_rating: Some(6.6),
        search: |context, sink| single_digit::find(context, TurbotKind::Kite, sink),
    }

    /// Two 2-String Kites join the same two candidates of a box: the row of the first kite and the column of the
    /// second start at one of them, the other two lines at the other. Each kite makes its own elimination.
    ///
    /// # Why it works
    ///
    /// Each kite is valid on its own: at most one of its two candidates in the box is true, so one of its far ends
    /// is.
    DUAL_TWO_STRING_KITE {
        name: "Dual 2-String Kite",
        aliases: &["Dual Two-String Kite"],
        hodoku: Some(Hodoku { code: "0404", score: 150, level: Level::Hard }),
        search: |context, sink| dual::find_kites(context, sink),
    }

    /// Two houses have two candidates each for a digit, and one of each sees the other: the digit can be eliminated
    /// from the cells that see both candidates at the far ends. Skyscraper and 2-String Kite are forms with names
    /// of their own; a Turbot Fish is any other, with a box among the two houses.
    ///
    /// # Why it works
    ///
    /// At most one of the two candidates that see each other is true. The house whose candidate there is false has
    /// its digit at its far end, so one of the two far ends is true.
    TURBOT_FISH {
        name: "Turbot Fish",
        hodoku: Some(Hodoku { code: "0403", score: 120, level: Level::Hard }),
        se_rating: Some(6.6),
        search: |context, sink| single_digit::find(context, TurbotKind::Turbot, sink),
    }

    /// All candidates for a digit in a box lie in one row and one column, and a strong link outside the box starts
    /// in that row or column: the digit can be eliminated from the cell where the other of the two lines meets the
    /// line of the link's far end.
    ///
    /// # Why it works
    ///
    /// If that cell held the digit, the box would have no candidate left in the line that it shares with the cell.
    /// So the box would have its digit in the other line, the near end of the strong link would be false, and its
    /// far end true. But the cell sees the far end.
    EMPTY_RECTANGLE {
        name: "Empty Rectangle",
        aliases: &["Hinge"],
        hodoku: Some(Hodoku { code: "0402", score: 120, level: Level::Hard }),
        search: |context, sink| single_digit::empty_rectangles(context, sink),
    }

    /// Two Empty Rectangles of one digit use the same candidates of one box. Each makes its own elimination.
    ///
    /// # Why it works
    ///
    /// Each is valid on its own: the digit in the cell that it eliminates from would leave the box no place for it.
    DUAL_EMPTY_RECTANGLE {
        name: "Dual Empty Rectangle",
        hodoku: Some(Hodoku { code: "0405", score: 120, level: Level::Hard }),
        search: |context, sink| dual::find_empty_rectangles(context, sink),
    }

    /// Two strong links of one digit, joined by a weak one, of which at least one joins groups: the candidates of a
    /// house in two parts, each a cell or cells where a line and a box cross. The digit can be eliminated from every
    /// cell that sees all of both far ends.
    ///
    /// # Why it works
    ///
    /// Each house has its digit in one of its two parts. At most one of the two near parts has it, so one of the two
    /// far ends does.
    GROUPED_TURBOT_FISH {
        name: "Grouped Turbot Fish",
        aliases: &[
            "Grouped Skyscraper", "Grouped 2-String Kite", "Grouped Two-String Kite",
            "Two Grouped Strong Links",
        ],
        search: |context, sink| strong_links::find(context, 2, sink),
    }
}
