//! [`Scale`]: which rules rate.

use ergodoku_kernel::whips::Kind;

/// Which rules rate a puzzle.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Scale {
    /// Whips.
    W,
    /// Subsets and whips.
    SubsetsW,
    /// Whips and g-whips.
    GW,
    /// Subsets, whips and g-whips.
    SubsetsGW,
    /// Braids.
    B,
    /// Braids and g-braids.
    GB,
    /// How deep assumptions must be nested: T&E.
    Depth,
    /// How long the braids must be that follow an assumption: BxB.
    BxB,
}

impl Scale {
    /// All of them.
    pub const ALL: [Scale; 8] = [
        Scale::W,
        Scale::SubsetsW,
        Scale::GW,
        Scale::SubsetsGW,
        Scale::B,
        Scale::GB,
        Scale::Depth,
        Scale::BxB,
    ];

    /// Its name as one types it.
    ///
    /// ```
    /// use ergodoku_whips::Scale;
    ///
    /// assert_eq!(Scale::SubsetsGW.name(), "s+gw");
    /// ```
    pub const fn name(self) -> &'static str {
        match self {
            Scale::W => "w",
            Scale::SubsetsW => "s+w",
            Scale::GW => "gw",
            Scale::SubsetsGW => "s+gw",
            Scale::B => "b",
            Scale::GB => "gb",
            Scale::Depth => "t&e",
            Scale::BxB => "bxb",
        }
    }

    /// The scale of a name. `te` stands for `t&e`.
    pub fn named(name: &str) -> Option<Scale> {
        let name = if name == "te" { "t&e" } else { name };
        Scale::ALL.into_iter().find(|scale| scale.name() == name)
    }

    /// Whether a rating on this scale has steps: not by trial and error.
    pub const fn has_steps(self) -> bool {
        !matches!(self, Scale::Depth | Scale::BxB)
    }

    /// The chains that rate, and whether subsets do, too. None if chains do not rate.
    pub(crate) const fn chains(self) -> Option<(Kind, bool)> {
        let (with_groups, is_braid, with_subsets) = match self {
            Scale::W => (false, false, false),
            Scale::SubsetsW => (false, false, true),
            Scale::GW => (true, false, false),
            Scale::SubsetsGW => (true, false, true),
            Scale::B => (false, true, false),
            Scale::GB => (true, true, false),
            Scale::Depth | Scale::BxB => return None,
        };
        Some((Kind { with_groups, is_braid }, with_subsets))
    }
}
