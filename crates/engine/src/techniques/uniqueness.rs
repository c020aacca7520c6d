//! Uniqueness: patterns but rectangles that would leave the puzzle a second solution, and symmetries of the givens.

use crate::declare_techniques;
use crate::patterns::bug::{self, BugType};
use crate::patterns::unique_loop::{self, LoopType};
use crate::patterns::{anonymous, bug_lite, reverse_grave, swap, symmetry, two_clues};
use crate::technique::{Family, Hodoku, Level};

declare_techniques! {
    UNIQUENESS, Family::Uniqueness, "examples/uniqueness.txt";

    /// Two rows of one band and three or four columns in two boxes or more, or the same with columns and rows exchanged,
    /// cross in cells that have as many digits as each line has cells, but for some guardians. What excludes all guardians
    /// can be eliminated; if all are in one cell, the digits of the pattern can be eliminated from it. Guardians of two cells
    /// can also make a naked subset with more cells of a house.
    ///
    /// # Why it works
    ///
    /// If the cells held only these digits, both lines would hold the same ones there, and each cell could exchange its
    /// digit with the one across: rows, columns and boxes would keep their digits, and the puzzle would have a second
    /// solution. So one of the guardians is true. With two columns this is a unique rectangle.
    EXTENDED_RECTANGLE {
        name: "Extended Rectangle",
        aliases: &["Extended Unique Rectangle", "XR"],
        assumes_uniqueness: true,
        search: |context, sink| swap::extended_rectangles(context, sink),
    }

    /// Some open cells, up to twelve, have three or four digits between them, but for guardians in one or two cells. However
    /// the cells are filled with these digits, there is another way to fill them that leaves every house the same digits.
    /// What excludes all guardians can be eliminated; if all are in one cell, the digits of the pattern can be eliminated
    /// from it. Guardians of two cells can also make a naked subset with more cells of a house.
    ///
    /// The patterns are found by trying, not by their shape. Those with names of their own, such as Borescoper's deadly
    /// pattern, Qiu's and the rotating ones, are found if they are small enough; so are multivalue universal graves (MUG) of so
    /// few cells, in which cells may have three or four digits of the pattern.
    ///
    /// # Why it works
    ///
    /// If the cells held only these digits, they could be filled in another way, and the puzzle would have a second
    /// solution. So one of the guardians is true.
    ANONYMOUS_DEADLY_PATTERN {
        name: "Anonymous Deadly Pattern",
        aliases: &[
            "Borescoper's Deadly Pattern", "Qiu's Deadly Pattern", "Rotating Deadly Pattern",
            "Unavoidable Set",
        ],
        assumes_uniqueness: true,
        search: |context, sink| anonymous::find(context, sink),
    }

    /// Some open cells, up to ten, have two candidates each, but for some guardians in one or two cells, and every house has
    /// each digit in two of the cells or in none. What excludes all guardians can be eliminated; if all are in one cell,
    /// the two digits of the pattern can be eliminated from it. Guardians of two cells can also make a naked subset with
    /// more cells of a house.
    ///
    /// # Why it works
    ///
    /// If each of the cells held one of its two digits, all could change to the other one: every house would keep its digits,
    /// and the puzzle would have a second solution. So one of the guardians is true. With two digits this is a unique
    /// rectangle or a unique loop, with all open cells a bivalue universal grave.
    BUG_LITE {
        name: "BUG-Lite",
        aliases: &["Bivalue Universal Grave Lite"],
        assumes_uniqueness: true,
        search: |context, sink| bug_lite::find(context, sink),
    }

    /// A loop of six or more cells with the same two candidates: each cell sees the next, and every house has two of
    /// them or none. One cell has other candidates as well: the two digits can be eliminated from it.
    ///
    /// # Why it works
    ///
    /// If all cells held only the two digits, these could trade places all along the loop, and the puzzle would have
    /// a second solution. So that one cell holds another digit.
    UNIQUE_LOOP_1 {
        name: "Unique Loop Type 1",
        aliases: &["UL 1"],
        se_rating: Some(4.6),
        assumes_uniqueness: true,
        search: |context, sink| unique_loop::find(context, LoopType::One, sink),
    }

    /// A loop of six or more cells with the same two candidates, two or none in every house. Two or more of the cells
    /// have one other candidate, the same: it can be eliminated from every cell that sees all of these.
    ///
    /// # Why it works
    ///
    /// If all cells held only the two digits, these could trade places, and the puzzle would have a second solution.
    /// So one of the cells holds the third digit.
    UNIQUE_LOOP_2 {
        name: "Unique Loop Type 2",
        aliases: &["UL 2"],
        se_rating: Some(4.6),
        assumes_uniqueness: true,
        search: |context, sink| unique_loop::find(context, LoopType::Two, sink),
    }

    /// A loop of six or more cells with the same two candidates, two or none in every house. Two cells of one house
    /// have other candidates as well. Taken as one cell with these, they form a naked subset with more cells of the
    /// house, or the two digits are part of a hidden subset.
    ///
    /// # Why it works
    ///
    /// If all cells held only the two digits, these could trade places, and the puzzle would have a second solution.
    /// So one of the two cells holds one of the other candidates, and the subset is complete.
    UNIQUE_LOOP_3 {
        name: "Unique Loop Type 3",
        aliases: &["UL 3"],
        se_rating: Some(4.6),
        assumes_uniqueness: true,
        search: |context, sink| unique_loop::find(context, LoopType::Three, sink),
    }

    /// A loop of six or more cells with the same two candidates, two or none in every house. Two cells have other
    /// candidates as well, and one of the two digits has no other candidates in a house of both cells: the other digit
    /// can be eliminated from both.
    ///
    /// # Why it works
    ///
    /// One of the two cells holds the digit that has no other place. If the other cell held the second digit, no cell
    /// would hold another candidate, the two digits could trade places all along the loop, and the puzzle would have a
    /// second solution.
    UNIQUE_LOOP_4 {
        name: "Unique Loop Type 4",
        aliases: &["UL 4"],
        se_rating: Some(4.6),
        assumes_uniqueness: true,
        search: |context, sink| unique_loop::find(context, LoopType::Four, sink),
    }

    /// All open cells have two candidates, except one that has three. Without one of these three, every digit would
    /// have two candidates or none in every house: that one is true, and the other two can be eliminated.
    ///
    /// # Why it works
    ///
    /// Without it the open cells would form a bivalue universal grave: if they could be filled, each could change to
    /// its other candidate, and the puzzle would have a second solution. Because it has one solution, the candidate
    /// that prevents this is true.
    BUG_PLUS_ONE {
        name: "BUG+1",
        aliases: &["Bivalue Universal Grave + 1", "Bivalue Universal Grave"],
        hodoku: Some(Hodoku { code: "0610", score: 100, level: Level::Hard }),
        se_rating: Some(5.6),
        assumes_uniqueness: true,
        search: |context, sink| bug::find_plus_one(context, sink),
    }

    /// Without one digit in several cells, every open cell would have two candidates, and every digit two candidates or
    /// none in each house: the digit can be eliminated from every cell that sees all of these cells.
    ///
    /// # Why it works
    ///
    /// In such a grid, a bivalue universal grave, every cell could change to its other candidate: the puzzle would
    /// have two solutions or none. So one of the cells holds the digit.
    BUG_2 {
        name: "BUG Type 2",
        aliases: &["Bivalue Universal Grave Type 2"],
        se_rating: Some(5.7),
        assumes_uniqueness: true,
        search: |context, sink| bug::find(context, BugType::Two, sink),
    }

    /// Without some candidates of several cells of a house, the grid would be a bivalue universal grave. Taken as one
    /// cell with these candidates, the cells form a naked subset with more cells of the house.
    ///
    /// # Why it works
    ///
    /// In a bivalue universal grave every cell could change to its other candidate: the puzzle would have two
    /// solutions or none. So one of the candidates is true, and completes the naked subset.
    BUG_3 {
        name: "BUG Type 3",
        aliases: &["Bivalue Universal Grave Type 3"],
        se_rating: Some(5.8),
        assumes_uniqueness: true,
        search: |context, sink| bug::find(context, BugType::Three, sink),
    }

    /// Without some extra candidates of two cells that see each other, the grid would be a bivalue universal grave, and
    /// the two cells have only one other digit in common. All candidates but that digit and the extra ones can be
    /// eliminated from the two cells.
    ///
    /// # Why it works
    ///
    /// The common digit has only these two places in the house, so one of the two cells holds it. The other
    /// cell then holds one of the extra candidates; without them every cell could change to its other candidate.
    BUG_4 {
        name: "BUG Type 4",
        aliases: &["Bivalue Universal Grave Type 4"],
        se_rating: Some(5.7),
        assumes_uniqueness: true,
        search: |context, sink| bug::find(context, BugType::Four, sink),
    }

    /// Without two or more candidates, of several digits, every open cell would have two candidates, and every digit two
    /// candidates or none in each house. What excludes all of these candidates can be eliminated.
    ///
    /// # Why it works
    ///
    /// In such a grid, a bivalue universal grave, every cell could change to its other candidate: the puzzle would have
    /// two solutions or none. So one of the candidates is true, and what none of them leaves possible is false.
    BUG_PLUS_N {
        name: "BUG+n",
        aliases: &["Bivalue Universal Grave + n", "BUG+2", "BUG Multiple"],
        assumes_uniqueness: true,
        search: |context, sink| bug::find(context, BugType::Several, sink),
    }

    /// Some cells, two or none in each row, column and box, hold all givens of two digits. All of them hold or can hold one of
    /// the two digits, and one or two cells, or several with one more digit, have other candidates, the guardians. What
    /// excludes all guardians can be eliminated. Guardians of two cells can also make a naked subset with more cells of a
    /// house, or one of the digits has only these two places in a house.
    ///
    /// With four cells this is a reverse unique rectangle, with more a reverse unique loop. Some house has none of the cells.
    ///
    /// # Why it works
    ///
    /// If the cells held only the two digits, each row, column and box would have both digits in the cells or both
    /// elsewhere. Elsewhere none of them is a given, so they could trade places wherever they are, and the puzzle would have
    /// a second solution. A unique loop is the reverse: there the digits of the cells trade places, and none of them is a
    /// given.
    REVERSE_BUG {
        name: "Reverse BUG",
        aliases: &["Reverse Bivalue Universal Grave", "Reverse Unique Rectangle", "Reverse Unique Loop"],
        assumes_uniqueness: true,
        search: |context, sink| reverse_grave::find(context, sink),
    }

    /// A symmetry of the grid, such as a half turn or the reflection in a diagonal, takes each given to a given, with
    /// its digit renamed in the same way everywhere. A cell that stays in its place holds a digit that keeps its name.
    /// In all other cells a candidate can be eliminated if its image is not possible.
    ///
    /// All symmetries that keep rows, columns and boxes are looked for: quarter and half turns, reflections in both
    /// diagonals, and every way to move bands, stacks and the lines in them.
    ///
    /// # Why it works
    ///
    /// The symmetry takes a solution of the puzzle to a solution of the image of the puzzle, which is the puzzle itself. As
    /// that has one solution, it is the same one: the image of a digit in a cell is the digit in the image of the cell.
    SYMMETRICAL_PLACEMENT {
        name: "Gurth's Symmetrical Placement",
        aliases: &["Gurth's Theorem", "Symmetrical Placement", "Automorphism"],
        assumes_uniqueness: true,
        search: |context, sink| symmetry::find(context, sink),
    }

    /// The three rows of a band, or the three columns of a stack, have just two givens, of different digits, in
    /// different boxes, rows and columns. In the column of each of them, or the row in a stack, is a third cell whose
    /// own row or column has neither. It holds the digit of the other given.
    ///
    /// For example, with r3c6=1 and r2c9=2 as the only givens of rows 1 to 3, r1c6 is 2 and r1c9 is 1.
    ///
    /// # Why it works
    ///
    /// Every other way to fill the three rows can be exchanged for another one that has the same digits in each row, column
    /// and box, and the same two givens: the puzzle would have a second solution. No short reason for that is known. All ways
    /// to fill three rows have been tried, and a test of the proof checker tries them again.
    UNIQUENESS_CLUE_COVER {
        name: "Uniqueness Clue Cover",
        aliases: &["Clue Cover", "UCC"],
        assumes_uniqueness: true,
        search: |context, sink| two_clues::find(context, sink),
    }
}
