//! Rank patterns: as many links as truths, of many digits, cells and houses.

use crate::declare_techniques;
use crate::patterns::exocet::{self, ExocetForm};
use crate::patterns::rank_pattern::{self, RankShape};
use crate::patterns::{double_exocet, wide_exocet};
use crate::technique::Family;

declare_techniques! {
    RANK_PATTERNS, Family::RankPatterns, "examples/rank_patterns.txt";

    /// Two cells have the same two candidates, one cell in a row and one in a column that cross in a box which has
    /// neither cell. The box has candidates for the two digits only in this row and this column. Both digits can be
    /// eliminated from the rest of the row and of the column, and from the cell where they cross.
    ///
    /// # Why it works
    ///
    /// The box needs both digits, and each of the two cells holds one of them: four digits in all. They lie in two lines,
    /// and each line has room for each digit once. So the lines have both digits there, and nowhere else. A digit where
    /// the lines cross would take up the room in both.
    EMPTY_RECTANGLE_INTERSECTION_PAIR {
        name: "Empty Rectangle Intersection Pair",
        aliases: &["ERIP"],
        search: |context, sink| rank_pattern::find_empty_rectangle_pairs(context, sink),
    }

    /// Two rows and two columns cross in four boxes. In these boxes the cells of the lines, without the crossings, come in
    /// eight pairs, one after another in a loop. Their candidates are such that the lines and boxes of their digits
    /// together have room for just as many digits as there are cells. Each of these digits can be eliminated from the rest
    /// of its line or box.
    ///
    /// # Why it works
    ///
    /// Each cell holds a digit, which takes up the room for this digit in one of the lines or boxes. There is room for
    /// as many digits as there are cells, so all of it is taken by them.
    SK_LOOP {
        name: "SK Loop",
        aliases: &["Domino Loop"],
        search: |context, sink| rank_pattern::find_sets_of(context, RankShape::SkLoop, sink),
    }

    /// Cells in some rows and columns, at most four each way, have candidates such that for these digits there is room
    /// in the rows and columns just as often as there are cells. Each of these digits can be eliminated from the rest
    /// of its row or column.
    ///
    /// # Why it works
    ///
    /// Each cell holds a digit, which takes up the room for this digit in a row or a column. There is room for as many
    /// digits as there are cells, so all of it is taken by them. A naked subset is the same in one row.
    MSLS {
        name: "MSLS",
        aliases: &[
            "Multi-Sector Locked Set", "Multi-Sector Locked Sets", "Multi-Sector Naked Subset",
            "Multisector Locked Sets", "Rank 0 Logic",
        ],
        search: |context, sink| rank_pattern::find_sets_of(context, RankShape::MultiSector, sink),
    }

    /// Some digits in some rows, at most four each, have candidates only in as many columns and cells as there are digits
    /// in these rows: each column counts once for each digit that it takes, each cell once. Every other candidate can be
    /// eliminated from the cells, and the digits from the rest of their columns. The same with columns and rows exchanged.
    ///
    /// # Why it works
    ///
    /// Each row needs each of its digits once. Each of them takes up the room for its digit in a column, or a cell.
    /// There is just as much room as there are digits in rows, so all of it is taken. With one digit this is a fish,
    /// with one row a hidden subset.
    MULTI_FISH {
        name: "Multi-Fish",
        aliases: &["Multifish", "Multi-Sector Hidden Subset"],
        search: |context, sink| rank_pattern::find_sets_of(context, RankShape::MultiFish, sink),
    }

    /// Two base cells in a row and a box have three or four candidates. A target cell lies in each of the other two boxes of
    /// the band, not in that row; the other cell of its column beside it has none of the base digits. Three cross lines are
    /// the columns of the targets, and the column of the base's box that has no base cell. Outside the band, the cross
    /// lines have each base digit only in fewer rows than there are cross lines that need it. Every other candidate can be
    /// eliminated from the targets, and from the base what no target can hold. The same with columns and rows exchanged.
    ///
    /// # Why it works
    ///
    /// A digit of the base cells is in none of the other cells of its row and its box. The rows outside the band have too
    /// little room for all three cross lines, so one of them has the digit in the band, and there only in a target. As the
    /// base holds two digits, each target holds one of them.
    EXOCET {
        name: "Exocet",
        aliases: &["Junior Exocet", "JE", "JExocet"],
        search: |context, sink| exocet::find(context, sink),
    }

    /// An Exocet in which the other cell of one target's column may have base digits, too. It is a third target. A candidate of
    /// the base or of a target can be eliminated if the two digits of the base could not be in two of the three targets with it.
    /// The same with columns and rows exchanged.
    ///
    /// # Why it works
    ///
    /// As in an Exocet, the cross lines have too little room for a base digit outside the band, so a digit that a base cell holds
    /// is in a target as well. The two digits are in two targets, since a cell has room for one.
    WEAK_EXOCET {
        name: "Weak Exocet",
        aliases: &["Weak JExocet", "Weak Junior Exocet"],
        search: |context, sink| exocet::find_weak(context, sink),
    }

    /// Two base cells in a row and a box have three or four candidates, and two target cells lie in three cross lines,
    /// columns without a base cell. If a base cell holds a base digit, no cell that sees both base cells does: apart
    /// from the targets, the cross lines then have it only in fewer rows than there are cross lines that need it. Every
    /// other candidate can be eliminated from the targets, and from the base what no target can hold. The same with
    /// columns and rows exchanged.
    ///
    /// Unlike in a Junior Exocet, targets may lie outside the band of the base, and covering rows within it. Each of the three
    /// cross lines is needed.
    ///
    /// # Why it works
    ///
    /// Suppose that a base cell holds a digit and no target does. All places that the cross lines have for it lie in rows
    /// that have room for fewer than are needed. So a target holds it too. As the base holds two digits, each target holds
    /// one of them.
    SENIOR_EXOCET {
        name: "Senior Exocet",
        search: |context, sink| wide_exocet::find(context, ExocetForm::Senior, sink),
    }

    /// A Senior Exocet whose cross lines are any three houses without a base cell, rows, columns or boxes, and whose covers
    /// are any houses. Where two cross lines cross, only a target may have a base digit.
    ///
    /// # Why it works
    ///
    /// As in a Senior Exocet: without the targets the covers have room for a base digit less often than the cross lines
    /// need it. That is a Franken or mutant fish of each base digit, with the targets as fins.
    COMPLEX_EXOCET {
        name: "Complex Exocet",
        aliases: &["Franken Exocet", "Mutant Exocet", "Complex Senior Exocet", "Complex Junior Exocet"],
        search: |context, sink| wide_exocet::find(context, ExocetForm::Complex, sink),
    }

    /// Two exocets of one band have the same four base digits and the same cross lines, and each target of one sees the
    /// base cells of the other. Each of the digits can be eliminated from cells that see all of its candidates in the
    /// four base cells, or all of those in the four targets, and from the rest of the rows that cover it in the cross
    /// lines, besides what each exocet eliminates. The same with columns and rows exchanged.
    ///
    /// # Why it works
    ///
    /// A digit of one base is in one of its targets. If the other base had it too, it would see both these targets. So the
    /// bases hold different digits, and each of the four digits is in one base and in one of its targets, and there only
    /// once. The cross lines have it in the band only there, so that it needs all the covering rows outside the band.
    DOUBLE_EXOCET {
        name: "Double Exocet",
        aliases: &["Double Junior Exocet", "JE2", "Double JExocet"],
        search: |context, sink| double_exocet::find(context, sink),
    }

    /// Truths are cells, or digits in houses, each with one true candidate; links have at most one. One link more than
    /// truths cover all candidates of the truths: a candidate that is in two links more than truths can be eliminated.
    ///
    /// The search takes cells in some rows and columns, and digits in some rows or columns, at most four each way, and
    /// the same without some of these. With as many links as truths they are an MSLS, a multi-fish or an SK loop;
    /// `ergodoku why` finds the fewest truths and links of any rank for a candidate.
    ///
    /// # Why it works
    ///
    /// Each truth has a true candidate in a link of its own. Only one link is left. A candidate that takes up two more
    /// has no room.
    RANK_ONE_LOGIC {
        name: "Rank 1 Logic",
        aliases: &["Rank 1", "Truths and Links", "Rank Logic", "Set Logic"],
        search: |context, sink| rank_pattern::find_sets_of(context, RankShape::RankOne, sink),
    }
}
