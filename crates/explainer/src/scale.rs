//! [`Scale`]: by which rules a puzzle is rated.

/// By which rules, and in what version.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Scale {
    /// Those of Sudoku Explainer 1.2.1, with their peculiarities: published ratings are on this scale.
    #[default]
    Se121,
    /// The same with unique loops and bivalue universal graves as they were meant.
    Se121Fixed,
    /// Those of SukakuExplainer 1.18.1 as it comes: with fish of strong links, and larger wings.
    Sukaku,
}

impl Scale {
    /// All scales.
    pub const ALL: [Scale; 3] = [Scale::Se121, Scale::Se121Fixed, Scale::Sukaku];

    /// The scale's name as one types it.
    pub const fn name(self) -> &'static str {
        match self {
            Scale::Se121 => "se121",
            Scale::Se121Fixed => "se121-fixed",
            Scale::Sukaku => "sukaku",
        }
    }

    /// The scale of a name.
    ///
    /// ```
    /// use ergodoku_explainer::Scale;
    ///
    /// assert_eq!(Scale::named("se121"), Some(Scale::Se121));
    /// assert_eq!(Scale::named("se122"), None);
    /// ```
    pub fn named(name: &str) -> Option<Scale> {
        Scale::ALL.into_iter().find(|scale| scale.name() == name)
    }

    pub(crate) fn is_sukaku(self) -> bool {
        self == Scale::Sukaku
    }
}
