//! The techniques that only Sudoku Explainer has, or tells apart: what each is and why it works.
//!
//! They are not in the catalogue, since each finds just one step, the one that the program would give: what
//! is found depends on the order of the search. Ratings are made of them.

use std::ops::ControlFlow;

use ergodoku_engine::{Context, Family, PatternSink, Technique, declare_techniques};

use super::convert::{self, OwnTechniques};
use super::grid::Grid;
use super::hint::{BugType, Hint, Reason};
use super::scale::Scale;
use super::{aligned, bug, locking, sets, unique_loop};

/// All of these techniques, in the order of their ratings.
pub static TECHNIQUES: [&Technique; 12] = [
    &DIRECT_POINTING,
    &DIRECT_HIDDEN_PAIR,
    &DIRECT_HIDDEN_TRIPLET,
    &UNIQUE_LOOP_1,
    &UNIQUE_LOOP_2,
    &UNIQUE_LOOP_3,
    &UNIQUE_LOOP_4,
    &BUG_2,
    &BUG_3,
    &BUG_4,
    &ALIGNED_PAIR,
    &ALIGNED_TRIPLET,
];

/// The same, for hints to be converted to.
pub(super) static OWN: OwnTechniques = OwnTechniques {
    direct_pointing: &DIRECT_POINTING,
    direct_hidden: [&DIRECT_HIDDEN_PAIR, &DIRECT_HIDDEN_TRIPLET],
    unique_loop: [&UNIQUE_LOOP_1, &UNIQUE_LOOP_2, &UNIQUE_LOOP_3, &UNIQUE_LOOP_4],
    bug: [&BUG_2, &BUG_3, &BUG_4],
    aligned: [&ALIGNED_PAIR, &ALIGNED_TRIPLET],
};

/// Reports the first hint of a rule.
fn first(
    context: &Context<'_>,
    rule: impl Fn(&Grid) -> Option<Hint>,
    sink: &mut PatternSink<'_>,
) -> ControlFlow<()> {
    match rule(&Grid::new(context.state)) {
        Some(hint) => {
            let step = convert::of_hint(context.state, &hint, &OWN);
            sink.offer(step.pattern, step.conclusion)
        }
        None => ControlFlow::Continue(()),
    }
}

/// A loop of six or more cells, if it is of this type.
fn of_loop(grid: &Grid, number: u8) -> Option<Hint> {
    let found = unique_loop::unique_loop(grid, Scale::Se121, &mut Default::default());
    found.filter(|hint| match &hint.reason {
        Reason::Loop(found) => found.cells.len() > 4 && found.kind.number() == number,
        _ => false,
    })
}

/// A bivalue universal grave, if it is of this type.
fn of_bug(grid: &Grid, is_type: impl Fn(BugType) -> bool) -> Option<Hint> {
    bug::bug(grid, Scale::Se121).filter(|hint| match &hint.reason {
        Reason::Bug(found) => is_type(found.kind),
        _ => false,
    })
}

declare_techniques! {
    _, Family::Intersections, "techniques.txt";

    /// A digit that a box confines to a line is ruled out of the rest of the line, which leaves only one place for it
    /// in another box. Only that digit is placed.
    ///
    /// # Why it works
    ///
    /// One of the candidates in the first box is true, so no other cell of the line holds the digit. The other box
    /// has only one place left for it.
    DIRECT_POINTING {
        name: "Direct Pointing",
        se_rating: Some(1.7),
        search: |context, sink| {
            let direct = |grid: &Grid| locking::direct_locking(grid, false);
            first(context, |grid| direct(grid).filter(|it| it.rating < 1.8), sink)
        },
    }
}

declare_techniques! {
    _, Family::Subsets, "techniques.txt";

    /// Two digits that can go in only two cells of a house rule out another digit there, which leaves only one place
    /// for that digit in the house. Only that digit is placed.
    ///
    /// # Why it works
    ///
    /// The two cells hold the two digits, so they do not hold a third one. The digit that had candidates there goes
    /// into the only place left.
    DIRECT_HIDDEN_PAIR {
        name: "Direct Hidden Pair",
        se_rating: Some(2.0),
        search: |context, sink| first(context, |grid| sets::direct_hidden(grid, 2, 2.0), sink),
    }

    /// Three digits that can go in only three cells of a house rule out another digit there, which leaves only one
    /// place for that digit in the house. Only that digit is placed.
    ///
    /// # Why it works
    ///
    /// The three cells hold the three digits, so they do not hold any other. The digit that had candidates there goes
    /// into the only place left.
    DIRECT_HIDDEN_TRIPLET {
        name: "Direct Hidden Triplet",
        se_rating: Some(2.5),
        search: |context, sink| first(context, |grid| sets::direct_hidden(grid, 3, 2.5), sink),
    }
}

declare_techniques! {
    _, Family::Uniqueness, "techniques.txt";

    /// A loop of six or more cells with the same two candidates: each cell sees the next, and every house has two of
    /// them or none. One cell has other candidates as well: the two digits can be eliminated from it.
    ///
    /// # Why it works
    ///
    /// If all cells held only the two digits, these could trade places all along the loop, and the puzzle would have
    /// a second solution. So that one cell holds another digit.
    UNIQUE_LOOP_1 {
        name: "Unique Loop Type 1",
        se_rating: Some(4.6),
        assumes_uniqueness: true,
        search: |context, sink| first(context, |grid| of_loop(grid, 1), sink),
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
        se_rating: Some(4.6),
        assumes_uniqueness: true,
        search: |context, sink| first(context, |grid| of_loop(grid, 2), sink),
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
        se_rating: Some(4.6),
        assumes_uniqueness: true,
        search: |context, sink| first(context, |grid| of_loop(grid, 3), sink),
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
        se_rating: Some(4.6),
        assumes_uniqueness: true,
        search: |context, sink| first(context, |grid| of_loop(grid, 4), sink),
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
        se_rating: Some(5.7),
        assumes_uniqueness: true,
        search: |context, sink| {
            first(context, |grid| of_bug(grid, |kind| matches!(kind, BugType::Type2)), sink)
        },
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
        se_rating: Some(5.8),
        assumes_uniqueness: true,
        search: |context, sink| {
            first(context, |grid| of_bug(grid, |kind| matches!(kind, BugType::Type3 { .. })), sink)
        },
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
        se_rating: Some(5.7),
        assumes_uniqueness: true,
        search: |context, sink| {
            first(context, |grid| of_bug(grid, |kind| matches!(kind, BugType::Type4 { .. })), sink)
        },
    }
}

declare_techniques! {
    _, Family::AlmostLockedSets, "techniques.txt";

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
        search: |context, sink| first(context, |grid| aligned::pair(grid, u128::MAX), sink),
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
        aliases: &["ATE"],
        se_rating: Some(7.5),
        search: |context, sink| first(context, |grid| aligned::triplet(grid, u128::MAX), sink),
    }
}
