//! Forcing: assumptions followed to a contradiction, or to a conclusion that they share.

use ergodoku_kernel::whips::Kind;

use crate::context::Context;
use crate::declare_techniques;
use crate::patterns::forcing::{self, Propagation};
use crate::patterns::{assumption, impossible, whip_search};
use crate::technique::{Family, Hodoku, Level};
use crate::techniques::{HIDDEN_SINGLE, NAKED_SINGLE};

declare_techniques! {
    FORCING, Family::Forcing, "examples/forcing.txt";

    /// A candidate is assumed to be true, or to be false, and followed by chains, in which each inference rests on one
    /// other. If the chains together leave a cell without a candidate, or a house without a place for a digit, the
    /// assumption was wrong.
    ///
    /// The chains consist of strong and weak links between candidates and groups, and all start from the one
    /// assumption. If there are several contradictions, the step shows the one that takes the fewest inferences.
    ///
    /// # Why it works
    ///
    /// Whatever follows from a true assumption is true. A cell without a candidate, or a house without a place for a
    /// digit, is impossible; so the opposite of the assumption holds.
    FORCING_CHAIN_CONTRADICTION {
        name: "Forcing Chain Contradiction",
        aliases: &["Contradiction Forcing Chain"],
        hodoku: Some(Hodoku { code: "1301", score: 500, level: Level::Extreme }),
        search: |context, sink| forcing::contradictions(context, Propagation::Chain, sink),
    }

    /// Chains start from all candidates of a cell, from all candidates for a digit in a house, or from a candidate
    /// being true and from its being false. What every one of these cases leads to holds.
    ///
    /// In a chain each inference rests on one other, by strong and weak links between candidates and groups.
    ///
    /// # Why it works
    ///
    /// One of the cases must be true, and each of them leads to the same conclusion.
    FORCING_CHAIN_VERITY {
        name: "Forcing Chain Verity",
        aliases: &[
            "Multiple Forcing Chains", "Region Forcing Chain", "Cell Forcing Chain",
            "Double Forcing Chain",
        ],
        hodoku: Some(Hodoku { code: "1302", score: 500, level: Level::Extreme }),
        se_rating: Some(8.0),
        search: |context, sink| forcing::verities(context, Propagation::Chain, sink),
    }

    /// A candidate is assumed to be true, or to be false, and followed with singles and locked candidates as far as
    /// these lead. If a rule is broken on the way, the assumption was wrong.
    ///
    /// Unlike in a chain, an inference may rest on several others, so that the reasoning branches and joins again. The
    /// step shows only what the contradiction needs.
    ///
    /// # Why it works
    ///
    /// Whatever follows from a true assumption is true. A cell without a candidate, or a house without a place for a
    /// digit, is impossible; so the opposite of the assumption holds.
    FORCING_NET_CONTRADICTION {
        name: "Forcing Net Contradiction",
        aliases: &["Dynamic Contradiction Forcing Chains"],
        hodoku: Some(Hodoku { code: "1303", score: 700, level: Level::Extreme }),
        se_rating: Some(8.5),
        search: |context, sink| forcing::contradictions(context, Propagation::Net, sink),
    }

    /// All candidates of a cell, all candidates for a digit in a house, or a candidate being true and its being false
    /// are each followed with singles and locked candidates as far as these lead. What every one of these cases leads
    /// to holds.
    ///
    /// Unlike in a chain, an inference may rest on several others.
    ///
    /// # Why it works
    ///
    /// One of the cases must be true, and each of them leads to the same conclusion.
    FORCING_NET_VERITY {
        name: "Forcing Net Verity",
        aliases: &[
            "Dynamic Cell Forcing Chains", "Dynamic Region Forcing Chains",
            "Dynamic Double Forcing Chains",
        ],
        hodoku: Some(Hodoku { code: "1304", score: 700, level: Level::Extreme }),
        se_rating: Some(8.5),
        search: |context, sink| forcing::verities(context, Propagation::Net, sink),
    }

    /// A candidate, the target, is assumed to be true and followed from rule to rule: a cell, or a digit in a house. Each rule has a
    /// candidate that the one found just before rules out, and is left with a single one; the last rule is left with nothing. So the
    /// target can be eliminated.
    ///
    /// The other candidates of a rule may be ruled out by the target, or by anything found on the way. The length of a whip is the
    /// number of its rules. In the notation of CSP-Rules, `r1n9{c9 c6}` says that the digit 9 in row 1 cannot be in column 9, so
    /// it is in column 6; a `.` that nothing is left. No candidate is ruled out twice to go on.
    ///
    /// The shortest whip with each target is found, of at most six rules.
    ///
    /// # Why it works
    ///
    /// If the target is true, so is what is left of each rule in turn. But a rule must have a true candidate.
    WHIP {
        name: "Whip",
        search: |context, sink| {
            let kind = Kind { with_groups: false, is_braid: false };
            whip_search::find(context, kind, sink)
        },
    }

    /// A whip in which several candidates may be left of a rule, if they all lie in one crossing of a box and a line: then the digit
    /// is ruled out in the rest of the box and of the line.
    ///
    /// The shortest one with each target is found, of at most six rules, unless a whip is as short.
    ///
    /// # Why it works
    ///
    /// If the target is true, so is what is left of each rule in turn, or one of the candidates in the crossing. But a rule must have
    /// a true candidate.
    G_WHIP {
        name: "G-Whip",
        aliases: &["Grouped Whip"],
        search: |context, sink| {
            let kind = Kind { with_groups: true, is_braid: false };
            whip_search::find(context, kind, sink)
        },
    }

    /// A candidate, the target, is assumed to be true and followed from rule to rule, as in a whip. But the candidate of a rule that is
    /// ruled out need not be ruled out by what was found just before: the target or anything found on the way may do so.
    ///
    /// The shortest one with each target is found, of at most six rules, unless a whip is as short.
    ///
    /// # Why it works
    ///
    /// If the target is true, so is what is left of each rule in turn. But a rule must have a true candidate.
    BRAID {
        name: "Braid",
        search: |context, sink| {
            let kind = Kind { with_groups: false, is_braid: true };
            whip_search::find(context, kind, sink)
        },
    }

    /// A braid in which several candidates may be left of a rule, if they all lie in one crossing of a box and a line: then the digit
    /// is ruled out in the rest of the box and of the line.
    ///
    /// The shortest one with each target is found, of at most six rules, unless a braid or g-whip is as short.
    ///
    /// # Why it works
    ///
    /// If the target is true, so is what is left of each rule in turn, or one of the candidates in the crossing. But a rule must have
    /// a true candidate.
    G_BRAID {
        name: "G-Braid",
        aliases: &["Grouped Braid"],
        search: |context, sink| {
            let kind = Kind { with_groups: true, is_braid: true };
            whip_search::find(context, kind, sink)
        },
    }

    /// The cells of a unique rectangle have a few candidates besides its two digits, the guardians. What follows from each of
    /// them holds. It is found by chains, in which each inference rests on one other.
    ///
    /// # Why it works
    ///
    /// If the four cells held only the two digits, these could trade places, and the puzzle would have a second solution.
    /// So one of the guardians is true, and with it what follows from all of them.
    RECTANGLE_FORCING_CHAIN {
        name: "Rectangle Forcing Chain",
        aliases: &["Unique Rectangle Forcing Chain", "UR Forcing Chain"],
        assumes_uniqueness: true,
        search: |context, sink| impossible::find_rectangles(context, sink),
    }

    /// A candidate is assumed to be true and followed with singles alone. If a rule is broken on the way, the candidate can
    /// be eliminated.
    ///
    /// Cells with the fewest candidates are tried first. On paper the assumed digits are written on slips and taken away
    /// again. Nishio follows with more techniques.
    ///
    /// # Why it works
    ///
    /// Whatever follows from a true candidate is true. A cell without a candidate, or a house without a place for a digit,
    /// is impossible; so the assumption was false.
    BOWMANS_BINGO {
        name: "Bowman's Bingo",
        aliases: &["Bowman Bingo"],
        search: |context, sink| {
            let follow = |inner: &Context<'_>| {
                let singles = [&NAKED_SINGLE, &HIDDEN_SINGLE];
                Some(singles.into_iter().find_map(|it| it.first(inner))?.into())
            };
            assumption::find(context, follow, sink)
        },
    }

    /// A candidate is assumed to be true and followed with the other techniques in use. If a rule is broken on the
    /// way, the candidate can be eliminated.
    ///
    /// Cells with the fewest candidates are tried first, and each assumption is followed with the simplest step there
    /// is. The step shows all the reasoning that the contradiction needs. In its narrow sense, as in Sudoku Explainer,
    /// Nishio follows one digit alone; this is the wide sense.
    ///
    /// # Why it works
    ///
    /// Whatever follows from a true candidate is true. A cell without a candidate, or a house without a place for a
    /// digit, is impossible; so the assumption was false.
    NISHIO {
        name: "Nishio",
        aliases: &["Trial and Contradiction"],
        se_rating: Some(7.5),
        search: |context, sink| {
            let followers = sink.followers();
            let follow = |inner: &Context<'_>| Some(followers.iter().find_map(|it| it.first(inner))?.into());
            assumption::find(context, follow, sink)
        },
    }
}
