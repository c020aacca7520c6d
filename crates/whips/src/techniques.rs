//! The techniques of these ratings: what each is and why it works.
//!
//! They are not in the catalogue of the engine, and find nothing by themselves: ratings search them by their length.

use ergodoku_engine::patterns::Whip;
use ergodoku_engine::{Family, Technique, declare_techniques};

/// All of them.
pub static TECHNIQUES: [&Technique; 4] = [&WHIP, &G_WHIP, &BRAID, &G_BRAID];

/// The technique of a chain.
pub(crate) fn of(whip: &Whip) -> &'static Technique {
    match (whip.is_grouped(), whip.is_braid) {
        (false, false) => &WHIP,
        (true, false) => &G_WHIP,
        (false, true) => &BRAID,
        (true, true) => &G_BRAID,
    }
}

declare_techniques! {
    _, Family::Forcing, "techniques.txt";

    /// A candidate, the target, is assumed to be true and followed from rule to rule: a cell, or a digit in a house. Each rule has a
    /// candidate that the one found just before rules out, and is left with a single one; the last rule is left with nothing. So the
    /// target can be eliminated.
    ///
    /// The other candidates of a rule may be ruled out by the target, or by anything found on the way. The length of a whip is the
    /// number of its rules. In the notation of CSP-Rules, `r1n9{c9 c6}` says that the digit 9 in row 1 cannot be in column 9, so
    /// it is in column 6; a `.` that nothing is left. No candidate is ruled out twice to go on.
    ///
    /// # Why it works
    ///
    /// If the target is true, so is what is left of each rule in turn. But a rule must have a true candidate.
    WHIP {
        name: "Whip",
        aliases: &[],
    }

    /// A whip in which several candidates may be left of a rule, if they all lie in one crossing of a box and a line: then the digit
    /// is ruled out in the rest of the box and of the line.
    ///
    /// # Why it works
    ///
    /// If the target is true, so is what is left of each rule in turn, or one of the candidates in the crossing. But a rule must have
    /// a true candidate.
    G_WHIP {
        name: "G-Whip",
        aliases: &["Grouped Whip"],
    }

    /// A candidate, the target, is assumed to be true and followed from rule to rule, as in a whip. But the candidate of a rule that is
    /// ruled out need not be ruled out by what was found just before: the target or anything found on the way may do so.
    ///
    /// # Why it works
    ///
    /// If the target is true, so is what is left of each rule in turn. But a rule must have a true candidate.
    BRAID {
        name: "Braid",
        aliases: &[],
    }

    /// A braid in which several candidates may be left of a rule, if they all lie in one crossing of a box and a line: then the digit
    /// is ruled out in the rest of the box and of the line.
    ///
    /// # Why it works
    ///
    /// If the target is true, so is what is left of each rule in turn, or one of the candidates in the crossing. But a rule must have
    /// a true candidate.
    G_BRAID {
        name: "G-Braid",
        aliases: &["Grouped Braid"],
    }
}
