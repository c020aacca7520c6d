//! The names of scales.

use std::fmt;

use clap::ValueEnum;
use ergodoku::explainer;
use ergodoku::whips::Scale as Berthier;

/// The names of the scales.
#[derive(Copy, Clone, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum ScaleName {
    /// HoDoKu's score and level
    Hodoku,
    /// Sudoku Explainer 1.2.1's ratings
    Se121,
    /// The same with 1.2.1's bugs in unique loops and BUGs fixed
    Se121Fixed,
    /// SukakuExplainer 1.18.1's ratings
    Sukaku,
    /// Whips
    W,
    /// Subsets and whips
    #[value(name = "s+w")]
    SubsetsW,
    /// Whips and g-whips
    #[value(name = "gw")]
    GW,
    /// Subsets, whips and g-whips
    #[value(name = "s+gw")]
    SubsetsGW,
    /// Braids
    B,
    /// Braids and g-braids
    #[value(name = "gb")]
    GB,
    /// The depth of trial and error
    #[value(name = "t&e", alias = "te")]
    Depth,
    /// The length of the braids that follow assumptions
    #[value(name = "bxb")]
    BxB,
}

impl ScaleName {
    /// The corresponding scale of Sudoku Explainer, if any.
    pub(super) fn explainer(self) -> Option<explainer::Scale> {
        match self {
            ScaleName::Se121 => Some(explainer::Scale::Se121),
            ScaleName::Se121Fixed => Some(explainer::Scale::Se121Fixed),
            ScaleName::Sukaku => Some(explainer::Scale::Sukaku),
            _ => None,
        }
    }

    /// The corresponding one of Berthier's scales, if any.
    pub(super) fn whips(self) -> Option<Berthier> {
        Some(match self {
            ScaleName::W => Berthier::W,
            ScaleName::SubsetsW => Berthier::SubsetsW,
            ScaleName::GW => Berthier::GW,
            ScaleName::SubsetsGW => Berthier::SubsetsGW,
            ScaleName::B => Berthier::B,
            ScaleName::GB => Berthier::GB,
            ScaleName::Depth => Berthier::Depth,
            ScaleName::BxB => Berthier::BxB,
            _ => return None,
        })
    }
}

impl fmt::Display for ScaleName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = self.explainer().map(explainer::Scale::name);
        f.write_str(name.or(self.whips().map(Berthier::name)).unwrap_or("hodoku"))
    }
}
