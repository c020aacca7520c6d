//! The searches that techniques share, one file a family: how to find the pattern, why it proves
//! what it concludes, how it is said and drawn.

pub mod aligned;
pub mod almost_fish;
pub mod almost_locked;
pub(crate) mod anonymous;
pub mod assumption;
pub(crate) mod automorphism;
pub mod bent_set;
pub mod blossom_loop;
pub mod bound_rectangle;
pub(crate) mod bug;
pub(crate) mod bug_lite;
pub mod chain;
pub mod coloring;
pub mod complex_single;
pub(crate) mod crossings;
pub mod cycle;
pub mod deadly;
pub mod direct;
pub mod double_exocet;
pub mod dual;
pub mod exocet;
pub mod firework;
pub mod fish;
pub mod forcing;
pub(crate) mod guarded;
pub mod impossible;
pub mod inference;
pub mod inference_line;
pub mod intersection;
pub mod kraken;
pub(crate) mod link_wing;
pub(crate) mod links;
pub(crate) mod locked;
pub mod marked_coloring;
pub mod medusa;
pub(crate) mod placements;
pub mod rank_pattern;
pub(crate) mod reasoning;
pub(crate) mod rectangle;
pub(crate) mod rectangle_sides;
pub mod remote_pair;
pub(crate) mod reverse_grave;
pub mod search;
pub mod single;
pub(crate) mod single_digit;
#[cfg(test)]
#[allow(
    dead_code,
    unreachable_pub,
    reason = "compiled so that a new pattern starts as code that compiles"
)]
#[path = "../../tests/skeleton/pattern.rs"]
mod skeleton;
pub(crate) mod strong_links;
pub mod subset;
pub mod subset_count;
pub(crate) mod swap;
pub mod symmetry;
pub mod template;
pub mod two_clues;
pub(crate) mod unique_loop;
pub(crate) mod w_wing;
pub mod whip;
pub(crate) mod whip_search;
pub(crate) mod wide_exocet;
pub mod wing;
pub mod xyz_ring;

#[cfg(not(first_module))]
use std::borrow::Borrow;
use std::sync::Arc;

use ergodoku_core::{CandidateSet, DigitSet};
use serde::Serialize;

pub use aligned::Aligned;
pub use almost_locked::{
    Als, AlsChain, DeathBlossom, LastCandidate, SetBlossom, StemPetal, SueDeCoq, SueDeCoqOfThree,
};
pub use assumption::Assumption;
pub use bent_set::BentSet;
pub use blossom_loop::{BlossomLoop, Branch};
pub use bound_rectangle::BoundRectangle;
pub use chain::{AlmostFish, Chain, GuardedRectangle, Link, Node};
pub use coloring::Coloring;
pub use complex_single::ComplexSingle;
pub use cycle::Cycle;
pub use deadly::Deadly;
pub use direct::Direct;
pub use double_exocet::DoubleExocet;
pub use dual::Dual;
pub use exocet::{Exocet, ExocetForm};
pub use firework::Firework;
pub use fish::Fish;
pub use forcing::Verity;
pub use impossible::{ImpossiblePattern, ImpossibleShape};
pub use inference::Inference;
pub use inference_line::InferenceLine;
pub use intersection::Intersection;
pub use kraken::Kraken;
pub use marked_coloring::{ColorMark, MarkedColoring};
pub use medusa::{Medusa, MedusaForm};
pub use rank_pattern::{RankPattern, RankShape};
pub(crate) use reasoning::Reasoning;
pub use remote_pair::RemotePair;
pub use search::Search;
pub use single::Single;
pub use subset::Subset;
pub use subset_count::{DigitCount, SubsetCount};
pub use symmetry::{SymmetricGivens, SymmetryShape};
pub use template::Templates;
pub use two_clues::TwoClues;
pub use whip::{Whip, WhipTerm};
pub use wing::Wing;
pub use xyz_ring::XyzRing;

/// Declares [`Pattern`]: one variant for each type of pattern that a search finds. Those behind `further` are not made by
/// the techniques of [`Profile::first`](crate::Profile::first): a build of these alone has nothing to say of them.
macro_rules! patterns {
    ($($(#[doc = $doc:literal])+ $Type:ident($Content:ty),)+
     further: $($(#[doc = $more:literal])+ $Further:ident($Boxed:ty),)+) => {
        /// What a step rests on: enough to prove, explain and draw it. One variant a family.
        // `repr(u8)`: a discriminant that the compiler hides in the fields costs two loads.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize)]
        #[repr(u8)]
        #[serde(tag = "kind", rename_all = "snake_case")]
        #[non_exhaustive]
        pub enum Pattern {
            $($(#[doc = $doc])+ $Type($Content),)+
            $($(#[doc = $more])+ #[cfg_attr(first_module, serde(skip_serializing))] $Further($Boxed),)+
        }

        $(impl From<$Type> for Pattern {
            fn from(pattern: $Type) -> Pattern {
                Pattern::$Type(pattern)
            }
        })+

        $(impl From<$Further> for Pattern {
            fn from(pattern: $Further) -> Pattern {
                Pattern::$Further(pattern.into())
            }
        })+

        impl Pattern {
            pub(crate) fn reasoning(&self) -> &dyn Reasoning {
                match self {
                    $(Pattern::$Type(pattern) => pattern,)+
                    $(#[cfg(not(first_module))] Pattern::$Further(it) => Borrow::<$Further>::borrow(it),)+
                    #[cfg(first_module)]
                    _ => unreachable!("no technique here makes it"),
                }
            }

            /// Its reasoning alone, to be shared.
            pub(crate) fn into_reasoning(self) -> Arc<dyn Reasoning + Send + Sync> {
                match self {
                    $(Pattern::$Type(pattern) => Arc::new(pattern),)+
                    $(#[cfg(not(first_module))] Pattern::$Further(it) => Arc::<$Further>::from(it),)+
                    #[cfg(first_module)]
                    _ => unreachable!("no technique here makes it"),
                }
            }
        }
    };
}

patterns! {
    /// The only candidate of a cell, or the only place of a digit in a house.
    Single(Single),
    /// A digit confined to the crossing of a box and a line.
    Intersection(Intersection),
    /// As many digits as cells.
    Subset(Subset),
    /// As many base lines as cover lines.
    Fish(Fish),
    further:
    /// A pivot and two pincers.
    Wing(Wing),
    /// An XYZ-Wing whose digit closes to a ring through a house.
    XyzRing(XyzRing),
    /// Strong and weak links in turn.
    Chain(Chain),
    /// A loop of strong and weak links, read both ways.
    Cycle(Cycle),
    /// Chains from each candidate of a rule to one end.
    BlossomLoop(BlossomLoop),
    /// Two chains that share their box.
    Dual(Dual),
    /// Clusters of strong links in two colours.
    Coloring(Coloring),
    /// A cluster of strong links of several digits in two colours.
    Medusa(Box<Medusa>),
    /// A cluster in two colours, and what follows from each.
    MarkedColoring(Box<MarkedColoring>),
    /// A pattern that would leave a second solution.
    Deadly(Box<Deadly>),
    /// A unique rectangle, with places of its digits or with sets of a line and a box.
    BoundRectangle(Box<BoundRectangle>),
    /// A symmetry that keeps the givens, and so the solution.
    SymmetricGivens(Box<SymmetricGivens>),
    /// The only two givens of a band or a stack.
    TwoClues(TwoClues),
    /// A pattern that leaves a digit a single place.
    Direct(Direct),
    /// Several eliminations that leave a digit a single place, or a cell a single candidate.
    ComplexSingle(ComplexSingle),
    /// Two or three cells whose candidates are tried in all combinations.
    Aligned(Aligned),
    /// As many digits as cells in two houses.
    BentSet(BentSet),
    /// Almost locked sets in a row.
    AlsChain(AlsChain),
    /// Digits that a row and a column have only where they cross, but for one cell each.
    Firework(Firework),
    /// Two base cells and two target cells with the same digits.
    Exocet(Box<Exocet>),
    /// Two exocets whose bases hold different digits.
    DoubleExocet(Box<DoubleExocet>),
    /// As many links as truths, or one more.
    RankPattern(RankPattern),
    /// A stem cell with an almost locked set for each of its candidates.
    DeathBlossom(DeathBlossom),
    /// Petals for digits of a few cells, one of which these cells have.
    SetBlossom(SetBlossom),
    /// A crossing of line and box whose digits both use up.
    SueDeCoq(SueDeCoq),
    /// A row, a column and a box that use up the digits of cells in all three.
    SueDeCoqOfThree(SueDeCoqOfThree),
    /// Cells that too few digits could fill.
    SubsetCount(Box<SubsetCount>),
    /// Cells with the same two candidates, each seeing the next.
    RemotePair(RemotePair),
    /// A premise followed to a contradiction.
    Assumption(Assumption),
    /// A premise followed from rule to rule to a contradiction.
    Whip(Whip),
    /// Premises, one of which must hold, followed to what they have in common.
    Verity(Verity),
    /// A fish whose fins are followed.
    Kraken(Kraken),
    /// Cells that three digits cannot fill.
    ImpossiblePattern(Box<ImpossiblePattern>),
    /// All the ways to place one digit.
    Templates(Templates),
    /// A cell whose candidates have been tried out.
    Search(Search),
}

impl Pattern {
    /// The digits that the pattern is made of.
    pub fn digits(&self) -> DigitSet {
        self.reasoning().digits()
    }

    /// How long a chain or line of reasoning is; of two steps that eliminate as much the shorter is
    /// better.
    pub fn length(&self) -> usize {
        self.reasoning().length()
    }

    /// Hands out what the pattern eliminates, `eliminated`, in the order in which HoDoKu does: it decides
    /// which of the singles that come of it is found first.
    pub(crate) fn in_order(&self, eliminated: &CandidateSet, apply: &mut dyn FnMut(CandidateSet)) {
        match self {
            Pattern::Subset(subset) => subset.in_order(eliminated, apply),
            Pattern::Deadly(_) => {
                let in_cell = |cell| CandidateSet::in_cell(cell, eliminated.digits_in(cell));
                eliminated.cells().iter().map(in_cell).for_each(apply);
            }
            _ => apply(*eliminated),
        }
    }
}
