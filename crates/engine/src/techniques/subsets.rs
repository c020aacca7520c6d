//! Subsets: some cells of a house with as many digits as cells.

use crate::declare_techniques;
use crate::patterns::subset::{self, SubsetKind};
use crate::patterns::{direct, locked};
use crate::technique::{Family, Hodoku, Level};

declare_techniques! {
    SUBSETS, Family::Subsets, "examples/subsets.txt";

    /// Two cells where a line and a box cross have only two candidates between them: these digits can be
    /// eliminated from the rest of the line and from the rest of the box.
    ///
    /// # Why it works
    ///
    /// The two cells need two digits and have only these two, so they use up both of them, for the line and for
    /// the box. If only one of these houses loses candidates, the pattern is called a Naked Pair.
    LOCKED_PAIR {
        name: "Locked Pair",
        hodoku: Some(Hodoku { code: "0110", score: 40, level: Level::Medium }),
        search: |context, sink| locked::pairs(context, sink),
    }

    /// Three cells where a line and a box cross have only three candidates between them: these digits can be
    /// eliminated from the rest of the line and from the rest of the box.
    ///
    /// # Why it works
    ///
    /// The three cells need three digits and have only these three, so they use up all of them, for the line and
    /// for the box. If only one of these houses loses candidates, the pattern is called a Naked Triple.
    LOCKED_TRIPLE {
        name: "Locked Triple",
        hodoku: Some(Hodoku { code: "0111", score: 60, level: Level::Medium }),
        search: |context, sink| locked::triples(context, sink),
    }

    /// Two cells of a house have only two candidates between them: these digits can be eliminated from the other
    /// cells of the house.
    ///
    /// # Why it works
    ///
    /// The two cells need two digits and have only these two, so they use up both of them. Neither is left for
    /// another cell of the house.
    NAKED_PAIR {
        name: "Naked Pair",
        hodoku: Some(Hodoku { code: "0200", score: 60, level: Level::Medium }),
        se_rating: Some(3.0),
        search: |context, sink| subset::find(context, SubsetKind::Naked, 2, sink),
    }

    /// Two digits can go in only two cells of a house: all other candidates can be eliminated from these cells.
    ///
    /// # Why it works
    ///
    /// The two digits need two cells and have only these two, so they take both of them. Neither cell is left for
    /// another digit.
    HIDDEN_PAIR {
        name: "Hidden Pair",
        hodoku: Some(Hodoku { code: "0210", score: 70, level: Level::Medium }),
        se_rating: Some(3.4),
        search: |context, sink| subset::find(context, SubsetKind::Hidden, 2, sink),
    }

    /// Three cells of a house have only three candidates between them: these digits can be eliminated from the
    /// other cells of the house.
    ///
    /// No cell needs to have all three: `37`, `79` and `39` form a Naked Triple, just as `379` three times does.
    ///
    /// # Why it works
    ///
    /// The three cells need three digits and have only these three, so they use up all of them. None is left for
    /// another cell of the house.
    NAKED_TRIPLE {
        name: "Naked Triple",
        aliases: &["Naked Triplet"],
        hodoku: Some(Hodoku { code: "0201", score: 80, level: Level::Medium }),
        se_rating: Some(3.6),
        search: |context, sink| subset::find(context, SubsetKind::Naked, 3, sink),
    }

    /// Three digits can go in only three cells of a house: all other candidates can be eliminated from these
    /// cells.
    ///
    /// No digit needs to be a candidate of all three cells. `359`, `379` and `579` hide the triple 3, 5, 7 if no
    /// other cell of the house has one of these digits, even though each of the cells has only three candidates.
    ///
    /// # Why it works
    ///
    /// The three digits need three cells and have only these three, so they take all of them. No cell is left for
    /// another digit.
    HIDDEN_TRIPLE {
        name: "Hidden Triple",
        aliases: &["Hidden Triplet"],
        hodoku: Some(Hodoku { code: "0211", score: 100, level: Level::Medium }),
        se_rating: Some(4.0),
        search: |context, sink| subset::find(context, SubsetKind::Hidden, 3, sink),
    }

    /// Four cells of a house have only four candidates between them: these digits can be eliminated from the
    /// other cells of the house.
    ///
    /// No cell needs to have all four of them.
    ///
    /// # Why it works
    ///
    /// The four cells need four digits and have only these four, so they use up all of them. None is left for
    /// another cell of the house.
    NAKED_QUAD {
        name: "Naked Quad",
        aliases: &["Naked Quadruple"],
        hodoku: Some(Hodoku { code: "0202", score: 120, level: Level::Hard }),
        se_rating: Some(5.0),
        search: |context, sink| subset::find(context, SubsetKind::Naked, 4, sink),
    }

    /// Four digits can go in only four cells of a house: all other candidates can be eliminated from these cells.
    ///
    /// No digit needs to be a candidate of all four cells.
    ///
    /// # Why it works
    ///
    /// The four digits need four cells and have only these four, so they take all of them. No cell is left for
    /// another digit.
    HIDDEN_QUAD {
        name: "Hidden Quad",
        aliases: &["Hidden Quadruple"],
        hodoku: Some(Hodoku { code: "0212", score: 150, level: Level::Hard }),
        se_rating: Some(5.4),
        search: |context, sink| subset::find(context, SubsetKind::Hidden, 4, sink),
    }

    /// Two digits that can go in only two cells of a house rule out another digit there, which leaves only one place
    /// for that digit in a house. Only that digit is placed.
    ///
    /// # Why it works
    ///
    /// The two cells hold the two digits, so they do not hold a third one. The digit that had candidates there goes
    /// into the only place left.
    DIRECT_HIDDEN_PAIR {
        name: "Direct Hidden Pair",
        se_rating: Some(2.0),
        search: |context, sink| direct::hidden_subsets(context, 2, sink),
    }

    /// Three digits that can go in only three cells of a house rule out another digit there, which leaves only one
    /// place for that digit in a house. Only that digit is placed.
    ///
    /// # Why it works
    ///
    /// The three cells hold the three digits, so they do not hold any other. The digit that had candidates there goes
    /// into the only place left.
    DIRECT_HIDDEN_TRIPLET {
        name: "Direct Hidden Triplet",
        aliases: &["Direct Hidden Triple"],
        se_rating: Some(2.5),
        search: |context, sink| direct::hidden_subsets(context, 3, sink),
    }
}
