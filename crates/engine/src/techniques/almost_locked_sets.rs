//! Almost locked sets: cells of a house with one candidate more than cells.

use crate::declare_techniques;
use crate::patterns::almost_locked::{self, Garden};
use crate::patterns::{aligned, bent_set, firework, rank_pattern, subset_count};
use crate::technique::{Family, Hodoku, Level};

declare_techniques! {
    ALMOST_LOCKED_SETS, Family::AlmostLockedSets, "examples/almost_locked_sets.txt";

    /// Two or three cells where a line and a box cross have at least two candidates more than cells. Some cells in the
    /// rest of the line and some in the rest of the box make up for these, so that there are as many digits as cells
    /// in all. Each digit then lies in these cells, and can be eliminated from the rest of the line, of the box, or of
    /// both.
    ///
    /// The cells in the rest of the line may have digits that the crossing does not have, with one more cell for each;
    /// so may those in the rest of the box. A digit that both of them have counts twice and can be eliminated from the
    /// crossing, too: the cannibalistic form. A digit of the crossing alone, an isolated one, can be eliminated from
    /// the rest of both. If the crossing has only one candidate more than cells, it is an almost locked set, and the
    /// pattern is an ALS-XZ instead.
    ///
    /// # Why it works
    ///
    /// The line can have each of its digits only once in these cells, and so can the box. The other digits of the
    /// crossing can be there only once, too, as all its cells lie in one box. So there are just enough digits to fill
    /// the cells, and each of them is used. A digit of both line and box is used in both of them, and a cell of the
    /// crossing would see both.
    SUE_DE_COQ {
        name: "Sue de Coq",
        aliases: &[
            "Two-Sector Disjoint Subsets",
            "SdC",
            "Isolated Sue de Coq",
            "Cannibalistic Sue de Coq",
        ],
        hodoku: Some(Hodoku { code: "1101", score: 250, level: Level::Unfair }),
        search: |context, sink| almost_locked::find_sue_de_coq(context, sink),
    }

    /// Cells lie in a row, in a column, and in the box where the two cross. Each of their digits has all its candidates there
    /// in one of these houses: those of the row's cells outside the box in the row, those of the column's in the column,
    /// and the others in the box. There are as many digits as cells. Each digit can be eliminated from the rest of its house.
    ///
    /// # Why it works
    ///
    /// Each house can have each of its digits only once in these cells. So there are just enough digits to fill the cells,
    /// and each of them is used.
    THREE_DIMENSIONAL_SUE_DE_COQ {
        name: "Three-Dimensional Sue de Coq",
        aliases: &["3-D Sue de Coq", "3D Sue de Coq", "3D SdC"],
        search: |context, sink| almost_locked::find_sue_de_coq_of_three(context, sink),
    }

    /// Up to five cells, of two candidates or more each, have fewer digits than there are cells. How often each digit
    /// can be in them is counted: as often as the fewest houses that cover its candidates there. A candidate that sees
    /// so many of its digit's candidates in the cells that all counts come to less than the number of cells can be
    /// eliminated.
    ///
    /// Two almost locked sets with a restricted common are such cells too, and are left to ALS-XZ.
    ///
    /// # Why it works
    ///
    /// If the candidate were true, its digit would be ruled out where it sees it, and could be in the cells only as
    /// often as is left. All digits together could then fill fewer cells than there are.
    SUBSET_COUNTING {
        name: "Subset Counting",
        aliases: &["AHS Counting", "AHS"],
        search: |context, sink| subset_count::find(context, sink),
    }

    /// Four cells have four digits between them and lie in two houses: two almost locked sets. All digits but one have
    /// candidates there that all see each other. The last one can be eliminated from every cell that sees all of its
    /// candidates in the four cells. If its candidates all see each other, too, each digit can be eliminated around its
    /// own.
    ///
    /// # Why it works
    ///
    /// Each of the other digits is in one of the cells at most, and they are one fewer than the cells. So one of the
    /// cells holds the last digit.
    WXYZ_WING {
        name: "WXYZ-Wing",
        aliases: &["Bent Naked Quad", "Bent Naked Subset", "Extended Subset Principle", "Bent Quad"],
        search: |context, sink| bent_set::find(context, 4, sink),
    }

    /// Five cells have five digits between them and lie in two houses: two almost locked sets. All digits but one have
    /// candidates there that all see each other. The last one can be eliminated from every cell that sees all of its
    /// candidates in the five cells. If its candidates all see each other, too, each digit can be eliminated around its
    /// own.
    ///
    /// # Why it works
    ///
    /// Each of the other digits is in one of the cells at most, and they are one fewer than the cells. So one of the
    /// cells holds the last digit.
    VWXYZ_WING {
        name: "VWXYZ-Wing",
        search: |context, sink| bent_set::find(context, 5, sink),
    }

    /// Six cells have six digits between them and lie in two houses: two almost locked sets. All digits but one have
    /// candidates there that all see each other. The last one can be eliminated from every cell that sees all of its
    /// candidates in the six cells. If its candidates all see each other, too, each digit can be eliminated around its
    /// own.
    ///
    /// # Why it works
    ///
    /// Each of the other digits is in one of the cells at most, and they are one fewer than the cells. So one of the
    /// cells holds the last digit.
    UVWXYZ_WING {
        name: "UVWXYZ-Wing",
        search: |context, sink| bent_set::find(context, 6, sink),
    }

    /// Seven cells have seven digits between them and lie in two houses: two almost locked sets. All digits but one
    /// have candidates there that all see each other. The last one can be eliminated from every cell that sees all of
    /// its candidates in the seven cells. If its candidates all see each other, too, each digit can be eliminated
    /// around its own.
    ///
    /// # Why it works
    ///
    /// Each of the other digits is in one of the cells at most, and they are one fewer than the cells. So one of the
    /// cells holds the last digit.
    TUVWXYZ_WING {
        name: "TUVWXYZ-Wing",
        search: |context, sink| bent_set::find(context, 7, sink),
    }

    /// Two almost locked sets have a restricted common `x`: all candidates for `x` in one of the sets see all those in
    /// the other. Any other digit `z` of both sets can be eliminated from every cell that sees all candidates for `z`
    /// in the two sets.
    ///
    /// With two restricted commons, each of them can be eliminated from the cells that see all its candidates in both
    /// sets, and every other digit of a set from the cells that see all its candidates in that set alone.
    ///
    /// # Why it works
    ///
    /// An almost locked set has one candidate more than cells: if it lacks one digit, it holds all its others. At most
    /// one of the two sets holds `x`. The other one lacks it, and so holds `z`: one of the two has `z` in any case.
    /// With two restricted commons, each set lacks one of them, and so holds the other and all its other digits.
    ALS_XZ {
        name: "ALS-XZ",
        aliases: &["Almost Locked Set XZ-Rule", "ALS-XZ-Rule"],
        hodoku: Some(Hodoku { code: "0901", score: 300, level: Level::Unfair }),
        search: |context, sink| almost_locked::find_pairs(context, sink),
    }

    /// Three almost locked sets: the pivot has a restricted common `x` with the first of the others, and another one,
    /// `y`, with the second. A digit `z` of these two can be eliminated from every cell that sees all candidates for
    /// `z` in both.
    ///
    /// # Why it works
    ///
    /// If the first set lacks `z`, it holds all its other digits, and so `x`. Then the pivot lacks `x` and holds `y`,
    /// and the second set lacks `y` and holds `z`. So one of the two has `z`.
    ALS_XY_WING {
        name: "ALS-XY-Wing",
        aliases: &["Almost Locked Set XY-Wing"],
        hodoku: Some(Hodoku { code: "0902", score: 320, level: Level::Unfair }),
        search: |context, sink| almost_locked::find_wings(context, sink),
    }

    /// Two almost locked sets without a common cell both have the digits `x` and `z`. A house has just two places for
    /// `x`, outside the sets: one of them sees all candidates for `x` in the first set, the other all those in the
    /// second. Then `z` can be eliminated from every cell that sees all candidates for `z` in both sets.
    ///
    /// If both sets are bivalue cells, it is a W-Wing.
    ///
    /// # Why it works
    ///
    /// One of the two places is `x`, and the set whose candidates for `x` it sees lacks `x`. An almost locked set that
    /// lacks one digit holds all its others, so one of the two sets holds `z`.
    ALS_W_WING {
        name: "ALS-W-Wing",
        aliases: &["Almost Locked Set W-Wing", "Extended W-Wing"],
        search: |context, sink| almost_locked::find_w_wings(context, sink),
    }

    /// Four or more almost locked sets in a row, each joined to the next by a restricted common other than the one
    /// before. Another digit `z` of the first set and the last can be eliminated from every cell that sees all
    /// candidates for `z` in both.
    ///
    /// # Why it works
    ///
    /// If the first set lacks `z`, it holds all its other digits, and so its restricted common. Then the second set
    /// lacks that and holds all its others, and so on up to the last, which holds `z`. So the first or the last has
    /// `z`.
    ALS_CHAIN {
        name: "ALS-Chain",
        aliases: &["Almost Locked Set Chain", "ALS-XY-Chain"],
        hodoku: Some(Hodoku { code: "0903", score: 340, level: Level::Unfair }),
        search: |context, sink| almost_locked::find_chains(context, sink),
    }

    /// A stem cell with at least three candidates, and for each of them an almost locked set, the petal, in which the
    /// stem sees all candidates for that digit. A digit `z` that all petals have, but not the stem, can be eliminated
    /// from every cell that sees all candidates for `z` in the petals.
    ///
    /// # Why it works
    ///
    /// Whichever candidate of the stem is true, its petal lacks that digit and so holds all its others. So one of the
    /// petals has `z` in any case.
    DEATH_BLOSSOM {
        name: "Death Blossom",
        hodoku: Some(Hodoku { code: "0904", score: 360, level: Level::Unfair }),
        search: |context, sink| almost_locked::find_blossoms(context, Garden::Cells, sink),
    }

    /// A digit has three to five candidates in a house, and for each of them there is an almost locked set, the petal, in
    /// which it sees all candidates for the digit. Another digit `z` that all petals have can be eliminated from every
    /// cell that sees all candidates for `z` in the petals.
    ///
    /// # Why it works
    ///
    /// The house has the digit in one of its places. The petal of that place lacks the digit and so holds all its others.
    /// So one of the petals has `z` in any case.
    DEATH_BLOSSOM_HOUSE {
        name: "Death Blossom over a House",
        aliases: &["Death Blossom (House)", "House Blooming"],
        search: |context, sink| almost_locked::find_blossoms(context, Garden::Houses, sink),
    }

    /// Two to four cells of a house, the stem, have `n` digits more than cells, and `n` is two or three. For `n + 1` of these
    /// digits there is an almost locked set, the petal, whose candidates for the digit all see those of the stem. Another
    /// digit `z` that all petals have can be eliminated from every cell that sees all candidates for `z` in the petals.
    ///
    /// # Why it works
    ///
    /// The stem lacks only `n` of its digits, so it has one of the `n + 1` with a petal. Its petal lacks that digit and so
    /// holds all its others. So one of the petals has `z` in any case.
    DEATH_BLOSSOM_SET {
        name: "Death Blossom over a Set",
        aliases: &[
            "N-Times Death Blossom",
            "N-Times Almost Locked Sets Death Blossom",
            "Death Blossom (A^nLS Blooming)",
            "A^nLS Blooming",
        ],
        search: |context, sink| almost_locked::find_set_blossoms(context, sink),
    }

    /// A house has three to five candidates for a digit `x`, and each of them sees a cell with two candidates, `x` and `z`,
    /// the same in all of these cells: `z` can be eliminated from every cell that sees all of them. With two candidates
    /// in the house this is a W-Wing.
    ///
    /// # Why it works
    ///
    /// The house has `x` in one of its places. The cell with two candidates that sees it is not `x` but `z`. So one of
    /// these cells is `z`.
    MULTI_BRANCH_W_WING {
        name: "Multi-Branch W-Wing",
        search: |context, sink| almost_locked::find_blossoms(context, Garden::HousesAndPairs, sink),
    }

    /// The cells of a unique rectangle have two to five candidates besides its two digits, the guardians, and for each of
    /// them there is an almost locked set, the petal, in which it sees all candidates for its digit. A digit `z` that all
    /// petals have can be eliminated from every cell that sees all candidates for `z` in the petals.
    ///
    /// # Why it works
    ///
    /// If the four cells held only the two digits, these could trade places, and the puzzle would have a second solution.
    /// So one of the guardians is true. Its petal lacks that digit and so holds all its others. So one of the petals has
    /// `z` in any case.
    DEATH_BLOSSOM_RECTANGLE {
        name: "Death Blossom over a Rectangle",
        aliases: &["Death Blossom (Rectangle)", "Unique Rectangle with ALS", "UR + ALS"],
        assumes_uniqueness: true,
        search: |context, sink| almost_locked::find_blossoms(context, Garden::Rectangles, sink),
    }

    /// All combinations of candidates of two cells are tried. Those that put a digit into both cells although they see
    /// each other, or that use up both candidates of a bivalue cell that sees both, are ruled out. A candidate that is
    /// in no remaining combination can be eliminated.
    ///
    /// # Why it works
    ///
    /// A combination that leaves another cell without a candidate is impossible. If a candidate is in no other
    /// combination, it is false.
    ALIGNED_PAIR {
        name: "Aligned Pair Exclusion",
        aliases: &["APE"],
        se_rating: Some(6.2),
        search: |context, sink| aligned::find_pairs(context, sink),
    }

    /// All combinations of candidates of three cells are tried. Those that put a digit into two cells that see each
    /// other, or that use up all candidates of a cell that sees all three, are ruled out. A candidate that is in no
    /// remaining combination can be eliminated.
    ///
    /// # Why it works
    ///
    /// A combination that leaves another cell without a candidate is impossible. If a candidate is in no other
    /// combination, it is false.
    ALIGNED_TRIPLET {
        name: "Aligned Triplet Exclusion",
        aliases: &["ATE", "Aligned Triple Exclusion"],
        se_rating: Some(7.5),
        search: |context, sink| aligned::find_triplets(context, sink),
    }

    /// Two digits have candidates in a house, a line or a box, only where it crosses another one, a box or a line, and in
    /// one cell besides. The other house has a cell outside the crossing with just these two candidates. Every other
    /// candidate can be eliminated from the first cell, and the two digits from the rest of the second house.
    ///
    /// # Why it works
    ///
    /// The cell of the first house holds one of the two digits at most, so the other one is in the crossing. The cell of
    /// the second house holds one, too, so the crossing has one at most. So it has exactly one: the cell of the first
    /// house has the other, and the second house has both, in the crossing and in its cell.
    ALMOST_LOCKED_PAIR {
        name: "Almost Locked Pair",
        aliases: &["Almost Locked Candidates Pair", "Almost Locked Candidates"],
        search: |context, sink| rank_pattern::find_almost_locked(context, 2, sink),
    }

    /// Three digits have candidates in a house, a line or a box, only where it crosses another one, a box or a line, and
    /// in two cells besides. The other house has two cells outside the crossing that have no other candidates. Every
    /// other candidate can be eliminated from the first two cells, and the three digits from the rest of the second
    /// house.
    ///
    /// # Why it works
    ///
    /// The two cells of the first house hold two of the three digits at most, so one or more are in the crossing. The two
    /// cells of the second house hold two, so the crossing has one at most. So it has exactly one: the cells of the
    /// first house have the other two, and the second house has all three, in the crossing and in its two cells.
    ALMOST_LOCKED_TRIPLE {
        name: "Almost Locked Triple",
        aliases: &["Almost Locked Candidates Triple"],
        search: |context, sink| rank_pattern::find_almost_locked(context, 3, sink),
    }

    /// A row and a column cross in a box. Three digits have candidates there only in that box, in one other cell of the
    /// row and in one other cell of the column, the same two cells for all three. These two cells, the wings, and the
    /// cell where the lines cross hold the three digits: every other candidate can be eliminated from them. In the box
    /// each of the digits can be eliminated from the cells that are in neither of the lines.
    ///
    /// # Why it works
    ///
    /// The box has a digit once. Unless that is where the lines cross, it is missing there for the row or for the
    /// column, and so it is in a wing. So each of the three digits is in one of the three cells, and each cell has one
    /// of them. A wing holds a digit for one line only, so the other line has it in the box.
    FIREWORK_TRIPLE {
        name: "Firework Triple",
        aliases: &["Triple Firework", "Fireworks"],
        search: |context, sink| firework::find_triples(context, sink),
    }

    /// Two rows and two columns cross in the four corners of a rectangle, each in a box of its own. Two digits have
    /// candidates in one row and one column only in the box where these cross and in the two corners next to it, the
    /// wings. Two other digits have candidates in the other row and column only in the box where those cross and in the
    /// same wings. The four corners hold the four digits: every other candidate can be eliminated from them. Each digit
    /// can also be eliminated from the cells of its box that are in neither of its lines.
    ///
    /// # Why it works
    ///
    /// The box has a digit once. Unless that is where its lines cross, it is missing there for the row or for the
    /// column, and so it is in a wing. So each of the four digits is in one of the four corners, and each corner has one
    /// of them.
    FIREWORK_QUAD {
        name: "Firework Quad",
        aliases: &["Quad Firework", "Quadruple Firework"],
        search: |context, sink| firework::find_quads(context, sink),
    }
}
