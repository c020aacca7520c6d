//! Singles: one candidate left in a cell, or one place left for a digit in a house.

use crate::declare_techniques;
use crate::patterns::single;
use crate::technique::{Family, Hodoku, Level};

declare_techniques! {
    SINGLES, Family::Singles, "examples/singles.txt";

    /// One cell of a house is empty: it holds the digit that the house still lacks.
    ///
    /// # Why it works
    ///
    /// A row, a column or a box holds each digit exactly once. Eight of its cells hold eight digits, so the
    /// ninth cell holds the ninth.
    FULL_HOUSE {
        name: "Full House",
        aliases: &["Last Digit", "Last Value"],
        hodoku: Some(Hodoku { code: "0000", score: 4, level: Level::Easy }),
        se_rating: Some(1.0),
        search: |context, sink| single::last_cells(context, sink),
    }

    /// A digit can go in only one cell of a house: it goes there, even if the cell has other candidates.
    ///
    /// # Why it works
    ///
    /// Every row, column and box holds every digit. If all cells of the house but one are ruled out for a
    /// digit, the digit is in that cell.
    HIDDEN_SINGLE {
        name: "Hidden Single",
        aliases: &["Unique Candidate", "Pinned Digit"],
        hodoku: Some(Hodoku { code: "0002", score: 14, level: Level::Easy }),
        se_rating: Some(1.2),
        search: |context, sink| single::in_houses(context, sink),
    }

    /// A cell has only one candidate left: it holds that digit.
    ///
    /// # Why it works
    ///
    /// Every cell holds a digit. All others are ruled out, most often because the cell sees them in its row, its
    /// column and its box.
    NAKED_SINGLE {
        name: "Naked Single",
        aliases: &["Sole Candidate", "Single Candidate"],
        hodoku: Some(Hodoku { code: "0003", score: 4, level: Level::Easy }),
        se_rating: Some(2.3),
        search: |context, sink| single::in_cells(context, sink),
    }
}
