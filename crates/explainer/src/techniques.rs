//! The techniques that only Sudoku Explainer has, or tells apart: what each is and why it works.
//!
//! They are not in the catalogue, since each finds just one step, the one that its program would
//! give: what is found depends on the order of the search. Ratings are made of them.

use std::ops::ControlFlow;

use super::grid::Grid;
use super::hint::{Hint, Reason};
use super::{Rules, aligned, bug, convert, locking, sets, unique_loop};
use ergodoku_engine::Context;
use ergodoku_engine::{Example, Family, PatternSink, Technique, declare_technique};

/// All of them, in the order of their ratings.
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

/// Reports what a rule finds first.
fn first(
    context: &Context<'_>,
    rule: impl Fn(&Grid) -> Option<Hint>,
    sink: &mut PatternSink<'_>,
) -> ControlFlow<()> {
    match rule(&Grid::new(context.state)) {
        Some(hint) => {
            let step = convert::of_hint(context.state, &hint);
            sink.offer(step.pattern, step.conclusion)
        }
        None => ControlFlow::Continue(()),
    }
}

/// A loop of six or more cells, if it is of this type.
fn of_loop(grid: &Grid, number: u8) -> Option<Hint> {
    let mut known = unique_loop::LoopCache::default();
    unique_loop::unique_loop(grid, Rules::Original, &mut known).filter(|hint| match &hint.reason {
        Reason::Loop(found) => found.cells.len() > 4 && found.kind.number() == number,
        _ => false,
    })
}

/// A grave, if it is of this type.
fn of_bug(grid: &Grid, is_type: impl Fn(bug::BugType) -> bool) -> Option<Hint> {
    bug::bug(grid, Rules::Original).filter(|hint| match &hint.reason {
        Reason::Bug(found) => is_type(found.kind),
        _ => false,
    })
}

declare_technique! {
    /// A digit that a box confines to a line is ruled out of the rest of the line, and another box is
    /// left with a single place for it. Only that digit is placed.
    ///
    /// # Why it works
    ///
    /// One of the places in the first box holds the digit, so no other cell of the line does. The
    /// other box has no place left for it but one.
    DIRECT_POINTING {
        name: "Direct Pointing",
        aliases: &[],
        family: Family::Intersections,
        hodoku: None,
        se_rating: Some(1.7),
        assumes_uniqueness: false,
        example: Example {
            state: "1..+5+6+72.8+8+2+7+1935+46..+6+8+24..+1.+1+5.+4+68+2.6+82.3+1+4.+5.7.28+\
                    51+6.79+8+3+5+2+6+1+4..3+6+19.+8..+614+7+8.5.:331",
            conclusion: "r9c7=3",
        },
        near_miss: Example {
            state: "1..+5+6+72.8+8+2+7+1935+46..+6+8+24..+1.+1+5.+4+68..6+82.3+1+4.+5.7.28+5\
                    1+6.79+8+3+5+2+6+1+4..3+6+19.+8..+614+7+8.5.:331",
            conclusion: "r9c7=3",
        },
        search: |context, found| first(context, |grid| locking::direct_locking(grid, false).filter(|it| it.rating < 1.8), found),
    }
}

declare_technique! {
    /// Two digits with the same two places in a house take them from another digit, which is left
    /// with a single place in that house. Only that digit is placed.
    ///
    /// # Why it works
    ///
    /// The two cells hold the two digits, so no third digit goes there. The digit that had its other
    /// places there goes into the only one left.
    DIRECT_HIDDEN_PAIR {
        name: "Direct Hidden Pair",
        aliases: &[],
        family: Family::Subsets,
        hodoku: None,
        se_rating: Some(2.0),
        assumes_uniqueness: false,
        example: Example {
            state: "+2+7+4...853+1+6+9+35+8+24+7+8+3+5+472+9+16+9+462+3+51+7+851+7...+3+623+\
                    8+2...+495+6+2+1...+53+9+45+3+9+26+7+81+7985+1+3+6+2+4",
            conclusion: "r6c5=6",
        },
        near_miss: Example {
            state: "+2+7+4...853+1+6+9+35+8+24+7+8+3+5+472+9+16+9+462+3+51+7+851+7...+3+623+\
                    8+2...+495+6+2+1...+53+9+45+3+9+26+7+81+7985.+3+6+2+4",
            conclusion: "r6c5=6",
        },
        search: |context, found| first(context, |grid| sets::direct_hidden(grid, 2, 2.0), found),
    }
}

declare_technique! {
    /// Three digits with only three places in a house take them from another digit, which is left
    /// with a single place in that house. Only that digit is placed.
    ///
    /// # Why it works
    ///
    /// The three cells hold the three digits, so no other digit goes there. The digit that had its
    /// other places there goes into the only one left.
    DIRECT_HIDDEN_TRIPLET {
        name: "Direct Hidden Triplet",
        aliases: &[],
        family: Family::Subsets,
        hodoku: None,
        se_rating: Some(2.5),
        assumes_uniqueness: false,
        example: Example {
            state: "+2+1+34..+8+79+7+6+9.3.1+4+585+41..23+6+987+3.+4.+1+2.+3+2..1+4+9+7.4+19\
                    ...8+33.+8.+1.75+41+7+6+543+9+2+8+4.5+7..+36+1",
            conclusion: "r5c5=8",
        },
        near_miss: Example {
            state: "+2+1+34..+8+79+7+6+9.3.1+4+585+41..23+6+987+3.+4.+1+2.+3...1+4+9+7.4+19.\
                    ..8+33.+8.+1.75+41+7+6+543+9+2+8+4.5+7..+36+1",
            conclusion: "r5c5=8",
        },
        search: |context, found| first(context, |grid| sets::direct_hidden(grid, 3, 2.5), found),
    }
}

declare_technique! {
    /// A loop of six or more cells with the same two candidates, each seeing the next, two or none in
    /// each house; one cell has other candidates besides. It loses the two.
    ///
    /// # Why it works
    ///
    /// If all cells held only the two digits, these could trade places all along the loop, and the
    /// puzzle would have a second solution. So the one cell holds another digit.
    UNIQUE_LOOP_1 {
        name: "Unique Loop Type 1",
        aliases: &[],
        family: Family::Uniqueness,
        hodoku: None,
        se_rating: Some(4.6),
        assumes_uniqueness: true,
        example: Example {
            state: ".+1+78+2+9.+6+36..71+3+9.89+3+8+4+56+7127819+4+5+32+6+3+49+2+68+1+7+5+2.\
                    .3+7+1+8+94.+7.1+8+26.9+8...+97..1+1+9..342+8+7:523 573 583 683",
            conclusion: "r8c2<>56",
        },
        near_miss: Example {
            state: ".+1+78+2+9.+6+36..71+3+9.89+3+8+4+56+7127819+4+5+32+6+3+49+2+68+1+7+5+2.\
                    .3+7+1+8+94.+7.1+8+26.9+8...+97..1+1...342+8+7:523 573 583 683",
            conclusion: "r8c2<>56",
        },
        search: |context, found| first(context, |grid| of_loop(grid, 1), found),
    }
}

declare_technique! {
    /// A loop of six or more cells with the same two candidates, two or none in each house; two or
    /// more cells have one and the same candidate besides. Whatever sees all of these loses it.
    ///
    /// # Why it works
    ///
    /// If all cells held only the two digits, these could trade places, and the puzzle would have a
    /// second solution. So one of the cells holds the third digit.
    UNIQUE_LOOP_2 {
        name: "Unique Loop Type 2",
        aliases: &[],
        family: Family::Uniqueness,
        hodoku: None,
        se_rating: Some(4.6),
        assumes_uniqueness: true,
        example: Example {
            state: "5.+7+81+2+6.3+321.+6+5+8+7..86.73+5+2+125+873+1..+6+6+1+92+8+4+3+57+7+34\
                    59+6+21+8+8.+2+3+4.16+5+1.5+6+2+8.+3..6+3+1+5..82",
            conclusion: "r8c9<>4",
        },
        near_miss: Example {
            state: "5.+7+81+2+6.3+321.+6+5+8+7..86.73+5+2.25+873+1..+6+6+1+92+8+4+3+57+7+345\
                    9+6+21+8+8.+2+3+4.16+5+1.5+6+2+8.+3..6+3+1+5..82",
            conclusion: "r8c9<>4",
        },
        search: |context, found| first(context, |grid| of_loop(grid, 2), found),
    }
}

declare_technique! {
    /// A loop of six or more cells with the same two candidates, two or none in each house; two cells
    /// of a house have others besides. Counted as one cell with these, they are a member of a naked
    /// subset of the house, or the two digits are part of a hidden one.
    ///
    /// # Why it works
    ///
    /// If all cells held only the two digits, these could trade places, and the puzzle would have a
    /// second solution. So one of the two cells holds one of the other candidates, and the rest is a
    /// subset.
    UNIQUE_LOOP_3 {
        name: "Unique Loop Type 3",
        aliases: &[],
        family: Family::Uniqueness,
        hodoku: None,
        se_rating: Some(4.6),
        assumes_uniqueness: true,
        example: Example {
            state: ".7+6.29....5+9.+3....3+12.+4....+195+68+3.+4.+2+8+34+71+69+56+4+7+9+5+2+\
                    13+8+72+486+5.+1.5+3+1+2+9+7+8649+68+31+45..:229 729 739",
            conclusion: "r2c4<>1",
        },
        near_miss: Example {
            state: ".7+6.29....5+9.+3....3+12.+4....+195+68+3.+4.+2+8+34+71+69+56+4+7+9+5+2+\
                    13+8+72+486+5.+1.5+3+1+2+9+7+8649+68+31+45..:729 739",
            conclusion: "r2c4<>1",
        },
        search: |context, found| first(context, |grid| of_loop(grid, 3), found),
    }
}

declare_technique! {
    /// A loop of six or more cells with the same two candidates, two or none in each house; two cells
    /// have others besides, and one of the two digits has no other place in a house of both. They
    /// lose the other one.
    ///
    /// # Why it works
    ///
    /// One of the two cells holds the digit that is bound to them. If the other cell held the second
    /// digit, no cell would hold another candidate, the two digits could trade places all along the
    /// loop, and the puzzle would have a second solution.
    UNIQUE_LOOP_4 {
        name: "Unique Loop Type 4",
        aliases: &[],
        family: Family::Uniqueness,
        hodoku: None,
        se_rating: Some(4.6),
        assumes_uniqueness: true,
        example: Example {
            state: "6.+4..82+7.+5+8+3.7.+6+49.+2+7..6+85.3.98..+4+1+24.+8..3+7+95.52...+38+6\
                    .3+6....+272+41+7+39+5+6+8..5+6...34:114 115 134 135 164 166 174 176 47\
                    5 575",
            conclusion: "r59c5<>1",
        },
        near_miss: Example {
            state: "6.+4..82+7.+5+8+3.7.+6+49.+2+7..6+85.3.98..+4+1+24.+8..3+7.5.52...+38+6.\
                    3+6....+272+41+7+39+5+6+8..5+6...34:114 115 134 135 164 166 174 176 47\
                    5 575",
            conclusion: "r59c5<>1",
        },
        search: |context, found| first(context, |grid| of_loop(grid, 4), found),
    }
}

declare_technique! {
    /// Without one digit in several cells, every open cell would have two candidates and every digit
    /// two places or none in each house. What sees all these cells loses the digit.
    ///
    /// # Why it works
    ///
    /// In such a grid, a bivalue universal grave, every cell could change to its other candidate: the
    /// puzzle would have two solutions or none. So one of the cells holds the digit.
    BUG_2 {
        name: "BUG Type 2",
        aliases: &[],
        family: Family::Uniqueness,
        hodoku: None,
        se_rating: Some(5.7),
        assumes_uniqueness: true,
        example: Example {
            state: "93..+5+74..+4+6...+35+7.2+574.+13.+8+1+9+2+54+8+6+3+7+8+75..9+21+464+3+1\
                    +72..5+3+86.15.+4.7+2+498+6+1+5+3+5+19..+4..6",
            conclusion: "r2c4<>2",
        },
        near_miss: Example {
            state: "93...+74..+4+6...+35+7.2+574.+13.+8+1+9+2+54+8+6+3+7+8+75..9+21+464+3+1+\
                    72..5+3+86.15.+4.7+2+498+6+1+5+3+5+19..+4..6",
            conclusion: "r2c4<>2",
        },
        search: |context, found| first(context, |grid| of_bug(grid, |kind| matches!(kind, bug::BugType::Type2)), found),
    }
}

declare_technique! {
    /// Without some candidates of several cells of a house the grid would be a bivalue universal
    /// grave. Counted as one cell with these candidates, the cells are a member of a naked subset of
    /// the house.
    ///
    /// # Why it works
    ///
    /// In a bivalue universal grave every cell could change to its other candidate: the puzzle would
    /// have two solutions or none. So one of the candidates is true, and with the other cells it
    /// makes a naked subset.
    BUG_3 {
        name: "BUG Type 3",
        aliases: &[],
        family: Family::Uniqueness,
        hodoku: None,
        se_rating: Some(5.8),
        assumes_uniqueness: true,
        example: Example {
            state: "...+6415..+4+65+7+39+2+8+11+975+8+2.3..46+2+1+3+75....+8....2...9..3..+6\
                    +5+2+1+7+894+338+9+4251..7+1+43+9+6+82+5:658",
            conclusion: "r6c5<>6",
        },
        near_miss: Example {
            state: "...+6415..+4+65+7.9+2+8+11+975+8+2.3..46+2+1+3+75....+8....2...9..3..+6+\
                    5+2+1+7+894+338+9+4251..7+1+43+9+6+82+5:658",
            conclusion: "r6c5<>6",
        },
        search: |context, found| first(context, |grid| of_bug(grid, |kind| matches!(kind, bug::BugType::Type3 { .. })), found),
    }
}

declare_technique! {
    /// Without some candidates of two cells that see each other the grid would be a bivalue universal
    /// grave, and the two have just one other digit in common. Whatever else they have goes.
    ///
    /// # Why it works
    ///
    /// The common digit has its two places of the house in the two cells, so one of them holds it.
    /// Then the other holds one of the candidates that keep the grid from being a grave, in which
    /// every cell could change to its other candidate.
    BUG_4 {
        name: "BUG Type 4",
        aliases: &[],
        family: Family::Uniqueness,
        hodoku: None,
        se_rating: Some(5.7),
        assumes_uniqueness: true,
        example: Example {
            state: "+15+4+9+6+3+78+2+9.372..+1+4.+721.4.+9.+5..2+7+14+39+3174..+2+65+4+2+9.3\
                    .+8+7+1+73+1..2.+4.+29..+4+715..+45.+1..+27:637 674 689 697 875 896",
            conclusion: "r8c4<>6, r9c4<>8",
        },
        near_miss: Example {
            state: "+15+4+9+6+3+78+2+9.372..+1+4.+721.4.+9.+5..2+7+14+39+3174..+2+65+4+2+9.3\
                    .+8+7+1+73+1..2.+4.+29..+4+715..+45.+1..+27:637 689 697 875 896",
            conclusion: "r8c4<>6, r9c4<>8",
        },
        search: |context, found| first(context, |grid| of_bug(grid, |kind| matches!(kind, bug::BugType::Type4 { .. })), found),
    }
}

declare_technique! {
    /// All combinations of candidates of two cells are tried. Out are those that put a digit into
    /// both where they see each other, and those that take both candidates of a bivalue cell that
    /// sees both. A candidate that is in no combination left goes.
    ///
    /// # Why it works
    ///
    /// A combination that leaves another cell nothing cannot be. If a candidate is in no other, it is
    /// false.
    ALIGNED_PAIR {
        name: "Aligned Pair Exclusion",
        aliases: &["APE"],
        family: Family::AlmostLockedSets,
        hodoku: None,
        se_rating: Some(6.2),
        assumes_uniqueness: false,
        example: Example {
            state: ".2.8+5.+4.+6.6.9+4.2....+4+2671..8+4+9+1+7+6+3+5+2+2..5+8+49.7...+3+29+8\
                    .46+9+2+41+57+38...+6+9+25+4+145+1+73+8+6+29:161 311 321",
            conclusion: "r2c3<>3",
        },
        near_miss: Example {
            state: ".2.8+5.+4.+6.6.9..2....+4+2671..8+4+9+1+7+6+3+5+2+2..5+8+49.7...+3+29+8.\
                    46+9+2+41+57+38...+6+9+25+4+145+1+73+8+6+29:161 311 321",
            conclusion: "r2c3<>3",
        },
        search: |context, found| first(context, |grid| aligned::pair(grid, u128::MAX), found),
    }
}

declare_technique! {
    /// All combinations of candidates of three cells are tried. Out are those that put a digit twice
    /// into cells that see each other, and those that take all candidates of a cell that sees all
    /// three. A candidate that is in no combination left goes.
    ///
    /// # Why it works
    ///
    /// A combination that leaves another cell nothing cannot be. If a candidate is in no other, it is
    /// false.
    ALIGNED_TRIPLET {
        name: "Aligned Triplet Exclusion",
        aliases: &["ATE"],
        family: Family::AlmostLockedSets,
        hodoku: None,
        se_rating: Some(7.5),
        assumes_uniqueness: false,
        example: Example {
            state: "4.7.+9..5.+9..+4.+81+3+73..7.54.91.+9..45+7+2+2.49+5+73.+1+5+7...2+9+4.+\
                    7+4.2...+9+5+8925+4.7.36...+79..4:175 612 616 675 812 838",
            conclusion: "r2c2<>2",
        },
        near_miss: Example {
            state: "4.7.+9..5.+9..+4.+81+3+73..7.54.91.+9..45+7+2+2.49+5+73.+1+5+7...2+9+4.+\
                    7+4.2...+9+5+8925+4.7.36...+79..4:175 616 675 812 838",
            conclusion: "r2c2<>2",
        },
        search: |context, found| first(context, |grid| aligned::triplet(grid, u128::MAX), found),
    }
}
