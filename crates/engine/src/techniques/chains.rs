//! Chains: strong and weak links in turn.

use crate::declare_techniques;
use crate::patterns::chain::find::{self, Kind};
use crate::patterns::chain::{Through, xy_chains};
use crate::patterns::link_wing::{self, Shape};
use crate::patterns::w_wing::{self, Joint};
use crate::patterns::{blossom_loop, remote_pair, strong_links, xyz_ring};
use crate::technique::{Family, Hodoku, Level};

declare_techniques! {
    CHAINS, Family::Chains, "examples/chains.txt";

    /// Four or more cells have the same two candidates, and each sees the next. Both digits can be eliminated from
    /// every cell that sees two of them an odd number of steps apart, such as the two ends of a chain of four.
    ///
    /// # Why it works
    ///
    /// Each cell holds the digit that the cell before it does not, so the two digits alternate. Two cells an odd
    /// number of steps apart hold one each, and a cell that sees both can hold neither.
    REMOTE_PAIR {
        name: "Remote Pair",
        aliases: &["Remote Pairs"],
        hodoku: Some(Hodoku { code: "0703", score: 110, level: Level::Hard }),
        search: |context, sink| remote_pair::find(context, sink),
    }

    /// Three strong links: a bivalue cell `xy`, a house with two places for `y`, and a house with two places for `x`. The
    /// cell sees one place for `y`, and the other is in the same cell as one place for `x`. The digit `x` can be eliminated
    /// from every cell that sees both the bivalue cell and the last place: `(x=y)-y=(y-x)=x`.
    ///
    /// # Why it works
    ///
    /// If the bivalue cell is not `x`, it is `y`. Then the place for `y` that it sees is false and the other one is true.
    /// That cell is not `x`, so the last place is. One of the two far ends is `x` either way.
    M_WING {
        name: "M-Wing",
        aliases: &["Medusa Wing", "Semi W-Wing"],
        search: |context, sink| link_wing::find(context, Shape::M, sink),
    }

    /// Three strong links: a bivalue cell `xy` in the middle sees one of the two places for `x` in a house and one of the
    /// two places for `y` in another. If the far places are in cells that see each other, `y` can be eliminated from the
    /// one for `x`, and `x` from the one for `y`; if they are in one cell, its other candidates can be eliminated:
    /// `x=x-(x=y)-y=y`.
    ///
    /// # Why it works
    ///
    /// If the bivalue cell is `x`, the far place for `x` is true; if it is `y`, the far place for `y` is. One of the two
    /// is true either way.
    SPLIT_WING {
        name: "Split Wing",
        aliases: &["S-Wing"],
        search: |context, sink| link_wing::find(context, Shape::Split, sink),
    }

    /// Three houses, each with two places for a digit. The chain goes from one house to the next through a cell that has
    /// a place of both, at least once: `x=(x-y)=(y-z)=z`. What both far ends rule out can be eliminated: a digit from the
    /// cells that see both, or if the ends are of two digits, each of them from the cell of the other.
    ///
    /// # Why it works
    ///
    /// If one far end is false, the other place in its house is true. So the next place, in the same cell or in its sight,
    /// is false, and so on: the other far end is true. One of the two is true either way.
    LOCAL_WING {
        name: "Local Wing",
        aliases: &["L-Wing", "L1-Wing", "L2-Wing", "L3-Wing"],
        search: |context, sink| link_wing::find(context, Shape::Local, sink),
    }

    /// Three strong links, some in bivalue cells and some in houses with two places, in any way that has no other name, as in
    /// `(x=y)-(y=z)-z=z` or `(x=y)-y=(y-z)=z`. What both far ends rule out can be eliminated: mostly each end's digit from
    /// the cell of the other.
    ///
    /// # Why it works
    ///
    /// If one far end is false, the other end of its link is true. So the next one is false, and so on: the other far end
    /// is true. One of the two is true either way.
    HYBRID_WING {
        name: "Hybrid Wing",
        aliases: &["H-Wing", "H1-Wing", "H2-Wing", "H3-Wing"],
        search: |context, sink| link_wing::find(context, Shape::Hybrid, sink),
    }

    /// Two cells have the same two candidates `xy`. A house has candidates for `x` in two groups. The first cell sees all
    /// of one, the second all of the other: the digit `y` can be eliminated from every cell that sees both cells.
    ///
    /// # Why it works
    ///
    /// The house has `x` in one of the two groups. The cell that sees this group is not `x` but `y`. So one of the two
    /// cells is `y`.
    GROUPED_W_WING {
        name: "Grouped W-Wing",
        aliases: &["GW-Wing"],
        search: |context, sink| w_wing::find_grouped(context, Joint::Grouped, sink),
    }

    /// Two cells with the same two candidates `xy` lie in two boxes of one band or stack, in two of its lines. In the third
    /// box the third line has no candidate for `x`: the digit `y` can be eliminated from every cell that sees both cells.
    ///
    /// # Why it works
    ///
    /// The third box has `x` in the line of one of the two cells. That cell is not `x` but `y`. So one of the two cells is
    /// `y`. If neither digit is in the three cells of the third line, both can be eliminated, each by a step of its own.
    CHUTE_REMOTE_PAIR {
        name: "Chute Remote Pair",
        aliases: &["Chute Remote Pairs"],
        search: |context, sink| w_wing::find_grouped(context, Joint::Chute, sink),
    }

    /// Three strong links of one digit, each in a house of its own, joined by weak ones. A strong link joins the two
    /// candidates of a house, or two groups that hold all of its candidates. The digit can be eliminated from every cell
    /// that sees both far ends; if these are linked as well, from every cell that sees both ends of a weak link.
    ///
    /// # Why it works
    ///
    /// If one far end is false, the other end of its strong link is true. So the near end of the next link is false,
    /// and so on: the other far end is true. If the far ends are linked, exactly one end of each link is true.
    THREE_STRONG_LINKS {
        name: "Three Strong Links",
        aliases: &["3-Link Fish", "3 Strong-Linked Fish", "3-Strong-Link Chain", "3 Strong Links"],
        search: |context, sink| strong_links::find(context, 3, sink),
    }

    /// Four strong links of one digit, each in a house of its own, joined by weak ones. A strong link joins the two
    /// candidates of a house, or two groups that hold all of its candidates. The digit can be eliminated from every cell
    /// that sees both far ends; if these are linked as well, from every cell that sees both ends of a weak link.
    ///
    /// # Why it works
    ///
    /// If one far end is false, the other end of its strong link is true. So the near end of the next link is false,
    /// and so on: the other far end is true. If the far ends are linked, exactly one end of each link is true.
    FOUR_STRONG_LINKS {
        name: "Four Strong Links",
        aliases: &["4-Link Fish", "4 Strong-Linked Fish", "4-Strong-Link Chain", "4 Strong Links"],
        search: |context, sink| strong_links::find(context, 4, sink),
    }

    /// Five strong links of one digit, each in a house of its own, joined by weak ones. A strong link joins the two
    /// candidates of a house, or two groups that hold all of its candidates. The digit can be eliminated from every cell
    /// that sees both far ends; if these are linked as well, from every cell that sees both ends of a weak link.
    ///
    /// # Why it works
    ///
    /// If one far end is false, the other end of its strong link is true. So the near end of the next link is false,
    /// and so on: the other far end is true. If the far ends are linked, exactly one end of each link is true.
    FIVE_STRONG_LINKS {
        name: "Five Strong Links",
        aliases: &["5-Link Fish", "5 Strong-Linked Fish", "5-Strong-Link Chain", "5 Strong Links"],
        search: |context, sink| strong_links::find(context, 5, sink),
    }

    /// Six strong links of one digit, each in a house of its own, joined by weak ones. A strong link joins the two
    /// candidates of a house, or two groups that hold all of its candidates. The digit can be eliminated from every cell
    /// that sees both far ends; if these are linked as well, from every cell that sees both ends of a weak link.
    ///
    /// # Why it works
    ///
    /// If one far end is false, the other end of its strong link is true. So the near end of the next link is false,
    /// and so on: the other far end is true. If the far ends are linked, exactly one end of each link is true.
    SIX_STRONG_LINKS {
        name: "Six Strong Links",
        aliases: &["6-Link Fish", "6 Strong-Linked Fish", "6-Strong-Link Chain", "6 Strong Links"],
        search: |context, sink| strong_links::find(context, 6, sink),
    }

    /// A pivot with the candidates `xyz` sees two pincers, `xz` and `yz`. Another house has candidates for `z` only in two
    /// houses, one through each pincer, and the pivot is in one of these as well. All other candidates can be eliminated
    /// there: `z` from both of these houses, `x` and `y` from the houses of pivot and pincers. Where the two houses cross,
    /// `z` can be eliminated even from the pivot, or from the house that closes the ring.
    ///
    /// # Why it works
    ///
    /// The three cells hold a digit each, and the house needs its `z`. For these four there is room for one `x`, one `y`
    /// and two `z`, in a house each. So all of the room is used up, and nothing else has a place there. A `z` in both of
    /// its houses would use up both at once.
    XYZ_RING {
        name: "XYZ-Ring",
        aliases: &["XYZ-Loop", "XYZ-Wing Ring"],
        search: |context, sink| xyz_ring::find(context, sink),
    }

    /// A chain of candidates for one digit, joined by strong and weak links in turn, with strong links at both ends:
    /// the digit can be eliminated from every cell that sees both ends. With only two strong links it has names of
    /// its own: Skyscraper, 2-String Kite, Turbot Fish.
    ///
    /// # Why it works
    ///
    /// If the first candidate is false, the strong link makes the second true, the weak link makes the third false,
    /// and so on: the last candidate is true. So one of the two ends is true, and a cell that sees both cannot hold
    /// the digit.
    X_CHAIN {
        name: "X-Chain",
        aliases: &["X-Cycle", "Forcing X-Chain"],
        hodoku: Some(Hodoku { code: "0701", score: 260, level: Level::Unfair }),
        se_rating: Some(6.6),
        search: |context, sink| find::chains(context, Kind::X, Through::OneDigit, sink),
    }

    /// A chain of three or more bivalue cells in which each cell sees the next and shares a candidate with it. If the
    /// candidate left over is the same at both ends, it can be eliminated from every cell that sees both. The
    /// shortest XY-Chain, of three cells, is the XY-Wing.
    ///
    /// # Why it works
    ///
    /// If the first cell does not hold the candidate left over, it holds the one that it shares with the second cell.
    /// That cell then holds its other digit, and so on, until the last cell holds the candidate left over. So one of
    /// the two ends holds it.
    XY_CHAIN {
        name: "XY-Chain",
        aliases: &["Forcing Y-Chain"],
        hodoku: Some(Hodoku { code: "0702", score: 260, level: Level::Unfair }),
        se_rating: Some(7.0),
        search: |context, sink| xy_chains(context, sink),
    }

    /// Strong and weak links in turn that close into a loop. Every candidate that both ends of a weak link exclude
    /// can be eliminated: those that see both of two linked candidates for one digit, and the other candidates of a
    /// cell in which two are linked.
    ///
    /// # Why it works
    ///
    /// Following the loop from any candidate shows that if it is true, every second candidate of the loop is true,
    /// and if it is false, the others are. Either way one of the two ends of each weak link is true, and what both of
    /// them exclude is false.
    CONTINUOUS_NICE_LOOP {
        name: "Continuous Nice Loop",
        aliases: &[
            "Continuous Loop", "Bidirectional Cycle", "Bidirectional X-Cycle", "Bidirectional Y-Cycle",
            "XY-Cycle",
        ],
        hodoku: Some(Hodoku { code: "0706", score: 280, level: Level::Unfair }),
        se_rating: Some(7.0),
        search: |context, sink| find::loops(context, Through::Candidates, sink),
    }

    /// A cell, or a digit in a house, has three candidates or more. From each of them a chain leads on, weak and strong links
    /// in turn, and all chains end in one cell, or at one digit in one house. Every other candidate of a weak link or of this
    /// end can be eliminated. Each chain is the shortest from its candidate, with at most three strong links, and
    /// there are at most eight cells and houses that need a true candidate. A candidate may be at the end already, if two
    /// others are not.
    ///
    /// Chains from the candidates of a cell, a house or the fins of a fish that do not close like this are found as Kraken
    /// Fish and Forcing Chains.
    ///
    /// # Why it works
    ///
    /// The stem and each strong link have a true candidate. Together the weak links and the end have room for just as many,
    /// since each chain has as many weak links as strong ones, and the one end stands against the one stem. So all of the
    /// room is used up, and nothing else is true there. With two candidates it is a Continuous Nice Loop.
    BLOSSOM_LOOP {
        name: "Blossom Loop",
        search: |context, sink| blossom_loop::find(context, sink),
    }

    /// An alternating inference chain: candidates of any digits and cells, joined by strong and weak links in turn,
    /// with strong links at both ends. If both ends are the same digit, it can be eliminated from the cells that see
    /// both. If they are two digits in cells that see each other, each can be eliminated from the other's cell. A
    /// chain that eliminates only one candidate is called a Discontinuous Nice Loop.
    ///
    /// # Why it works
    ///
    /// If one end is false, the links make the candidates true and false in turn, and the other end true at last. So
    /// one of the two ends is true, and a candidate that both of them exclude is false.
    AIC {
        name: "AIC",
        aliases: &["Alternating Inference Chain"],
        hodoku: Some(Hodoku { code: "0708", score: 280, level: Level::Unfair }),
        se_rating: Some(7.0),
        search: |context, sink| find::chains(context, Kind::Alternating, Through::Candidates, sink),
    }

    /// Strong and weak links in turn that lead back to the cell they start from, where the loop has one flaw. If two
    /// weak links meet in a candidate, it can be eliminated. If two strong links meet in one, it is true, and the
    /// other candidates of its cell can be eliminated. If a weak and a strong link meet in two candidates of the
    /// cell, the one at the weak link can be eliminated.
    ///
    /// # Why it works
    ///
    /// Where two weak links meet, one of the two ends of the chain is true, and both exclude the candidate. Where two
    /// strong links meet, the candidate turns out true even if it is assumed to be false.
    DISCONTINUOUS_NICE_LOOP {
        name: "Discontinuous Nice Loop",
        aliases: &["Discontinuous Loop"],
        hodoku: Some(Hodoku { code: "0707", score: 280, level: Level::Unfair }),
        se_rating: Some(7.0),
        search: |context, sink| find::chains(context, Kind::Discontinuous, Through::Candidates, sink),
    }

    /// A Continuous Nice Loop through groups of candidates where a box and a line cross, or through almost locked sets
    /// if the limits allow them. A candidate that sees all of two linked nodes can be eliminated. So can the other
    /// digits of an almost locked set from the cells that see all their candidates in it.
    ///
    /// # Why it works
    ///
    /// Of any two linked nodes one is true, whichever candidate of a group it is. An almost locked set in the loop
    /// has one of its two linked digits outside, so it holds all its others.
    GROUPED_CONTINUOUS_NICE_LOOP {
        name: "Grouped Continuous Nice Loop",
        aliases: &["Grouped Continuous Loop"],
        hodoku: Some(Hodoku { code: "0709", score: 300, level: Level::Unfair }),
        search: |context, sink| find::loops(context, Through::Groups, sink),
    }

    /// An AIC in which several candidates for a digit where a box and a line cross count as one node, or in which
    /// almost locked sets link two digits, if the limits allow them.
    ///
    /// # Why it works
    ///
    /// A group is true if one of its candidates is. A house that has all its candidates for a digit in two groups has
    /// the digit in one of them, and a candidate that sees the whole group excludes it. An almost locked set that
    /// lacks one of its digits holds all the others. The rest follows as in any other chain.
    GROUPED_AIC {
        name: "Grouped AIC",
        aliases: &["Grouped Alternating Inference Chain", "Grouped Chain"],
        hodoku: Some(Hodoku { code: "0711", score: 300, level: Level::Unfair }),
        search: |context, sink| find::chains(context, Kind::Alternating, Through::Groups, sink),
    }

    /// An AIC with a unique rectangle on the way: four open cells in two rows, two columns and two boxes with two digits, whose
    /// other candidates, the guardians, are those of two digits, each in one cell or in cells of one house; or those of one
    /// digit in opposite corners. The guardians of the first kind and those of the second are strongly linked. What both ends
    /// of the chain exclude can be eliminated.
    ///
    /// # Why it works
    ///
    /// If the four cells held only the two digits, these could trade places, and the puzzle would have a second solution.
    /// Because it has one solution, one of the guardians is true: one of the first kind, or else one of the second. The rest
    /// follows as in any other chain.
    UNIQUE_RECTANGLE_CHAIN {
        name: "Unique Rectangle Chain",
        aliases: &[
            "UR Chain", "AUR Chain", "AIC with Unique Rectangle", "Almost Unique Rectangle Chain",
            "AIC with UR",
        ],
        assumes_uniqueness: true,
        search: |context, sink| find::chains(context, Kind::Any, Through::Rectangles, sink),
    }

    /// An AIC through an almost fish: two to four rows, or columns, that keep a digit to one house more than there are
    /// rows. These houses, the cover, are lines of the other kind, or all but one of them are and one is a box. What the rows have
    /// in one house of the cover is strongly linked to what they have in any other. What both ends of the chain exclude can be
    /// eliminated.
    ///
    /// # Why it works
    ///
    /// If the digit is nowhere in the rows where they cross one house of the cover, the other houses are as many as the rows: the
    /// fish is complete, and each of these houses has the digit in one of the rows. The rest follows as in any other chain.
    FISH_CHAIN {
        name: "Fish Chain",
        aliases: &["AIC with Fish", "AIC with Almost Fish", "Almost Fish Chain"],
        search: |context, sink| find::chains(context, Kind::Any, Through::Fish, sink),
    }

    /// A Discontinuous Nice Loop through groups of candidates where a box and a line cross, or through almost locked
    /// sets if the limits allow them. It eliminates one candidate, or all but one of a cell.
    ///
    /// # Why it works
    ///
    /// A group is true if one of its candidates is. A house that has all its candidates for a digit in two groups has
    /// the digit in one of them, and a candidate that sees the whole group excludes it. The rest follows as in any
    /// other loop: the candidate where it starts is shown to be false, or to be true.
    GROUPED_DISCONTINUOUS_NICE_LOOP {
        name: "Grouped Discontinuous Nice Loop",
        aliases: &["Grouped Discontinuous Loop"],
        hodoku: Some(Hodoku { code: "0710", score: 300, level: Level::Unfair }),
        search: |context, sink| find::chains(context, Kind::Discontinuous, Through::Groups, sink),
    }
}
