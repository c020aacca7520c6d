//! Unique and avoidable rectangles: four cells whose two digits could trade places.

use crate::declare_techniques;
use crate::patterns::almost_locked::{self, Garden};
use crate::patterns::rectangle::{self, RectangleType};
use crate::patterns::rectangle_sides::{self, Sides};
use crate::technique::{Family, Hodoku, Level};

declare_techniques! {
    RECTANGLES, Family::Uniqueness, "examples/uniqueness.txt";

    /// Four open cells in two rows, two columns and two boxes share two candidates, and three of them have no other
    /// candidates: both digits can be eliminated from the fourth.
    ///
    /// # Why it works
    ///
    /// If the four cells held only the two digits, these could trade places, and the puzzle would have a second
    /// solution. Because it has one solution, the fourth cell holds another digit.
    UNIQUE_RECTANGLE_1 {
        name: "Unique Rectangle Type 1",
        aliases: &["Uniqueness Test 1", "UR 1", "UR Type 1"],
        hodoku: Some(Hodoku { code: "0600", score: 100, level: Level::Hard }),
        se_rating: Some(4.5),
        assumes_uniqueness: true,
        search: |context, sink| rectangle::find(context, RectangleType::One, sink),
    }

    /// Four open cells in two rows, two columns and two boxes share two candidates, and two adjacent corners have one
    /// other candidate, the same: that digit can be eliminated from every cell that sees both corners.
    ///
    /// # Why it works
    ///
    /// If the four cells held only the two digits, these could trade places, and the puzzle would have a second
    /// solution. Because it has one solution, one of the two corners holds the other candidate, and a cell that sees
    /// both cannot.
    UNIQUE_RECTANGLE_2 {
        name: "Unique Rectangle Type 2",
        aliases: &["Uniqueness Test 2", "UR 2", "UR Type 2"],
        hodoku: Some(Hodoku { code: "0601", score: 100, level: Level::Hard }),
        se_rating: Some(4.5),
        assumes_uniqueness: true,
        search: |context, sink| rectangle::find(context, RectangleType::Two, sink),
    }

    /// Four open cells in two rows, two columns and two boxes share two candidates, and only two adjacent corners have
    /// other candidates. Taken as those of one cell, these other candidates form a naked subset with more cells of a
    /// house: its digits can be eliminated from the rest of the house, and from the rest of the box if all of these
    /// cells lie in one.
    ///
    /// # Why it works
    ///
    /// If the four cells held only the two digits, these could trade places, and the puzzle would have a second
    /// solution. Because it has one solution, one of the two corners holds one of its other candidates. That corner
    /// and the other cells of the subset use up all of its digits.
    UNIQUE_RECTANGLE_3 {
        name: "Unique Rectangle Type 3",
        aliases: &["Uniqueness Test 3", "UR 3", "UR Type 3"],
        hodoku: Some(Hodoku { code: "0602", score: 100, level: Level::Hard }),
        se_rating: Some(4.5),
        assumes_uniqueness: true,
        search: |context, sink| rectangle::find(context, RectangleType::Three, sink),
    }

    /// Four open cells in two rows, two columns and two boxes share two candidates, and only two adjacent corners have
    /// other candidates. In a house that contains both corners, one of the two digits has no other candidates: the
    /// other digit can be eliminated from both corners.
    ///
    /// # Why it works
    ///
    /// If the four cells held only the two digits, these could trade places, and the puzzle would have a second
    /// solution. Because it has one solution, one of the two corners holds another digit, and the first digit is in
    /// the other corner. So neither corner holds the second digit.
    UNIQUE_RECTANGLE_4 {
        name: "Unique Rectangle Type 4",
        aliases: &["Uniqueness Test 4", "UR 4", "UR Type 4"],
        hodoku: Some(Hodoku { code: "0603", score: 100, level: Level::Hard }),
        se_rating: Some(4.5),
        assumes_uniqueness: true,
        search: |context, sink| rectangle::find(context, RectangleType::Four, sink),
    }

    /// Four open cells in two rows, two columns and two boxes share two candidates, and two opposite corners, or three
    /// corners, have one other candidate, the same: that digit can be eliminated from every cell that sees all of
    /// these corners.
    ///
    /// # Why it works
    ///
    /// If the four cells held only the two digits, these could trade places, and the puzzle would have a second
    /// solution. Because it has one solution, one of these corners holds the other digit, and a cell that sees them
    /// all cannot.
    UNIQUE_RECTANGLE_5 {
        name: "Unique Rectangle Type 5",
        aliases: &["Uniqueness Test 5", "UR 5", "UR Type 5"],
        hodoku: Some(Hodoku { code: "0604", score: 100, level: Level::Hard }),
        assumes_uniqueness: true,
        search: |context, sink| rectangle::find(context, RectangleType::Five, sink),
    }

    /// Four open cells in two rows, two columns and two boxes share two candidates, and only two opposite corners have
    /// other candidates. One of the two digits forms an X-Wing in the four cells: it can be eliminated from these two
    /// corners.
    ///
    /// # Why it works
    ///
    /// If the four cells held only the two digits, these could trade places, and the puzzle would have a second
    /// solution. Because it has one solution, one of the two corners holds another digit. If the digit of the X-Wing
    /// were in one of them, it would be in both.
    UNIQUE_RECTANGLE_6 {
        name: "Unique Rectangle Type 6",
        aliases: &["Uniqueness Test 6", "UR 6", "UR Type 6"],
        hodoku: Some(Hodoku { code: "0605", score: 100, level: Level::Hard }),
        assumes_uniqueness: true,
        search: |context, sink| rectangle::find(context, RectangleType::Six, sink),
    }

    /// Four open cells in two rows, two columns and two boxes share two candidates. One corner has no other candidates,
    /// and both corners adjacent to it have some. In the row and in the column of the opposite corner, the first digit
    /// has no candidates outside the four cells: the second digit can be eliminated from the opposite corner.
    ///
    /// # Why it works
    ///
    /// If the opposite corner held the second digit, both corners adjacent to it would hold the first, and the corner
    /// without other candidates the second. The four cells would hold only the two digits, these could trade places,
    /// and the puzzle would have a second solution. Because it has one solution, that cannot be.
    HIDDEN_RECTANGLE {
        name: "Hidden Rectangle",
        aliases: &["Hidden Unique Rectangle"],
        hodoku: Some(Hodoku { code: "0606", score: 100, level: Level::Hard }),
        assumes_uniqueness: true,
        search: |context, sink| rectangle::find(context, RectangleType::Hidden, sink),
    }

    /// Three of four cells in two rows, two columns and two boxes hold two digits, one of them twice, and none of the
    /// three is a given: the other digit can be eliminated from the fourth cell, which is open.
    ///
    /// # Why it works
    ///
    /// If the fourth cell held it, the two digits could trade places in the four cells, and the puzzle would have a
    /// second solution. Because it has one solution, that cannot be. If one of the cells were a given, it could not
    /// change, and nothing would follow.
    AVOIDABLE_RECTANGLE_1 {
        name: "Avoidable Rectangle Type 1",
        aliases: &["AR 1", "AR Type 1"],
        hodoku: Some(Hodoku { code: "0607", score: 100, level: Level::Hard }),
        assumes_uniqueness: true,
        search: |context, sink| rectangle::avoidable_1(context, sink),
    }

    /// Two of four cells in two rows, two columns and two boxes hold two digits and are not givens. The other two cells
    /// are open, and each has only two candidates: the digit of the opposite corner, and one other, the same in both.
    /// That one can be eliminated from every cell that sees both.
    ///
    /// # Why it works
    ///
    /// If neither of the two open cells held the other candidate, both would hold the digits of their opposite
    /// corners, and the digits could trade places in the four cells: the puzzle would have a second solution. Because
    /// it has one solution, one of the two holds the other candidate, and a cell that sees both cannot.
    AVOIDABLE_RECTANGLE_2 {
        name: "Avoidable Rectangle Type 2",
        aliases: &["AR 2", "AR Type 2"],
        hodoku: Some(Hodoku { code: "0608", score: 100, level: Level::Hard }),
        assumes_uniqueness: true,
        search: |context, sink| rectangle::avoidable_2(context, sink),
    }

    /// Some of four cells in two rows, two columns and two boxes hold two digits, the same in opposite corners, and are not
    /// givens. The others are open, and only two adjacent ones have candidates besides the digit that the corner needs. Taken
    /// as those of one cell, these other candidates form a naked subset with more cells of a house: its digits can be
    /// eliminated from the rest of the house, and from the rest of the box if all of these cells lie in one.
    ///
    /// # Why it works
    ///
    /// If neither of the two open cells held another candidate, the two digits could trade places in the four cells, and the
    /// puzzle would have a second solution. Because it has one solution, one of the two holds one of the other candidates.
    /// That cell and the other cells of the subset use up all of its digits.
    AVOIDABLE_RECTANGLE_3 {
        name: "Avoidable Rectangle Type 3",
        aliases: &["AR 3", "AR Type 3"],
        assumes_uniqueness: true,
        search: |context, sink| rectangle::avoidable(context, RectangleType::Three, sink),
    }

    /// Some of four cells in two rows, two columns and two boxes hold two digits, the same in opposite corners, and are not
    /// givens. Of the open ones two opposite corners, or three corners, have candidates besides the two digits, the same one
    /// in each: it can be eliminated from every cell that sees all of these corners.
    ///
    /// # Why it works
    ///
    /// If none of these corners held the other candidate, the two digits could trade places in the four cells, and the puzzle
    /// would have a second solution. Because it has one solution, one of the corners holds it, and a cell that sees them all
    /// cannot.
    AVOIDABLE_RECTANGLE_5 {
        name: "Avoidable Rectangle Type 5",
        aliases: &["AR 5", "AR Type 5"],
        assumes_uniqueness: true,
        search: |context, sink| rectangle::avoidable(context, RectangleType::Five, sink),
    }

    /// One of four cells in two rows, two columns and two boxes holds a digit and is not a given; the others are open. In the
    /// row and in the column of the opposite corner, a second digit has no candidates outside the four cells: the first digit
    /// can be eliminated from the opposite corner.
    ///
    /// # Why it works
    ///
    /// If the opposite corner held the first digit, both corners adjacent to it would hold the second. The two digits could
    /// trade places in the four cells, and the puzzle would have a second solution. Because it has one solution, that cannot
    /// be.
    HIDDEN_AVOIDABLE_RECTANGLE {
        name: "Hidden Avoidable Rectangle",
        aliases: &["Hidden AR"],
        assumes_uniqueness: true,
        search: |context, sink| rectangle::avoidable(context, RectangleType::Hidden, sink),
    }

    /// Four open cells in two rows, two columns and two boxes have two digits, and two to five other candidates, the
    /// guardians. For each guardian there is a cell with two candidates that sees it: its digit and `z`, which is the
    /// same for all. The digit `z` can be eliminated from every cell that sees all of these cells.
    ///
    /// # Why it works
    ///
    /// If the four cells held only the two digits, these could trade places, and the puzzle would have a second solution.
    /// So one of the guardians is true. The cell with two candidates that sees it holds `z`. It is a W-Wing or an XY-Wing
    /// whose middle is the rectangle.
    UNIQUE_RECTANGLE_WING {
        name: "Unique Rectangle Wing",
        aliases: &["UR Wing", "UR-XY-Wing", "UR-W-Wing"],
        assumes_uniqueness: true,
        search: |context, sink| almost_locked::find_blossoms(context, Garden::RectanglesAndPairs, sink),
    }

    /// Four open cells in two rows, two columns and two boxes have two digits, and some have others. In a house of two
    /// of the cells, one of the two digits has all its places in the four cells: a strong link. As many such links as
    /// cells, which may be of both digits, leave some candidates in the other cells, of which one must be true. What
    /// excludes all of these can be eliminated, mostly one of the two digits from a corner. What types 4 and 6 and
    /// hidden rectangles conclude is left to them.
    ///
    /// # Why it works
    ///
    /// If none of those candidates were true, the strong links would fill as many cells with the two digits, and no other cell
    /// would have another digit. These two could trade places, and the puzzle would have a second solution.
    UNIQUE_RECTANGLE_STRONG_LINKS {
        name: "Unique Rectangle with Strong Links",
        aliases: &[
            "UR with Strong Links", "UR + SL", "UR 2D/1SL", "UR 3X/2SL", "UR 4X/3SL",
            "UR + Strong Link",
        ],
        assumes_uniqueness: true,
        search: |context, sink| rectangle_sides::find(context, Sides::StrongLinks, sink),
    }

    /// Four open cells in two rows, two columns and two boxes have two digits, and some have others. In a house of two of the
    /// cells, the two digits have few other places, outside the four cells: external guardians. One of these is true, or a
    /// guardian in one of the other cells. What excludes all of these can be eliminated. Counted as one cell, they can also
    /// make a naked subset with cells of a house; in two cells, they can make a hidden pair with a digit.
    ///
    /// # Why it works
    ///
    /// If none of the other places were true, the two digits would fill the cells there. No cell would hold another digit, the
    /// two could trade places, and the puzzle would have a second solution.
    UNIQUE_RECTANGLE_EXTERNAL {
        name: "Unique Rectangle External",
        aliases: &[
            "External Unique Rectangle", "UR External",
            "UR External Type 1", "UR External Type 2", "UR External Type 3", "UR External Type 4",
            "Unique Rectangle External Type 1", "Unique Rectangle External Type 2",
            "Unique Rectangle External Type 3", "Unique Rectangle External Type 4",
        ],
        assumes_uniqueness: true,
        search: |context, sink| rectangle_sides::find(context, Sides::External, sink),
    }

    /// Four open cells in two rows, two columns and two boxes share two candidates, and only two adjacent corners, which lie
    /// in a line and a box, have other candidates. Taken as those of one cell, these share their digits with cells in the
    /// rest of the line and cells in the rest of the box, which have no digit in common: together they have as many digits
    /// as cells. The digits of the line can be eliminated from the rest of the line, those of the box from the rest of the
    /// box.
    ///
    /// # Why it works
    ///
    /// If the four cells held only the two digits, these could trade places, and the puzzle would have a second solution. So
    /// one of the two corners holds another digit. It is a Sue de Coq in which the two corners count as one cell.
    UNIQUE_RECTANGLE_SUE_DE_COQ {
        name: "Unique Rectangle with Sue de Coq",
        aliases: &["UR Sue de Coq", "UR + SdC", "Unique Rectangle + Sue de Coq"],
        assumes_uniqueness: true,
        search: |context, sink| rectangle_sides::sue_de_coq(context, sink),
    }
}
