//! [`Role`]: the meaning of a mark.

use crate::Language;

/// Defines the roles with their names.
macro_rules! roles {
    ($($(#[$doc:meta])* $role:ident: $name:literal;)*) => {
        /// The meaning of a mark. Each role has its own colour and shape in every drawing, so that no
        /// reader depends on colour, and its own line in the legend.
        #[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Role {
            $($(#[$doc])* $role,)*
        }

        impl Role {
            /// All roles, in the order of a legend.
            pub const ALL: [Role; [$($name),*].len()] = [$(Role::$role),*];

            /// The role's name in data and style sheets.
            ///
            /// ```
            /// use ergodoku_core::Role;
            ///
            /// assert_eq!(Role::FollowsTrue.name(), "follows-true");
            /// ```
            pub const fn name(self) -> &'static str {
                match self {
                    $(Role::$role => $name,)*
                }
            }

            /// The role's text in a legend in English.
            pub fn legend(self) -> &'static str {
                self.legend_in(Language::English)
            }

            /// The role's text in a legend.
            pub fn legend_in(self, language: Language) -> &'static str {
                language.plain(match self {
                    $(Role::$role => concat!("role-", $name),)*
                })
            }
        }
    };
}

roles! {
    /// The candidate that the step places.
    Placed: "placed";
    /// A candidate that the step eliminates.
    Eliminated: "eliminated";
    /// A candidate of the pattern.
    Pattern: "pattern";
    /// A fin: a candidate of the base outside the cover.
    Fin: "fin";
    /// The pivot of a wing.
    Pivot: "pivot";
    /// A pincer of a wing.
    Pincer: "pincer";
    /// The candidate that is assumed.
    Assumed: "assumed";
    /// A candidate that is true under the assumption.
    FollowsTrue: "follows-true";
    /// A candidate that is false under the assumption.
    FollowsFalse: "follows-false";
    /// Where the assumption breaks a rule.
    Contradiction: "contradiction";
    /// A candidate of the first colour.
    ColorA: "color-a";
    /// A candidate of the second colour, the opposite of the first.
    ColorB: "color-b";
    /// A candidate of the third colour.
    ColorC: "color-c";
    /// A candidate of the fourth colour, the opposite of the third.
    ColorD: "color-d";
    /// A guardian: a candidate that keeps a pattern from being deadly.
    Guardian: "guardian";
    /// The first set of several, such as the almost locked sets of a chain; the others follow.
    SetA: "set-a";
    /// The second set.
    SetB: "set-b";
    /// The third set.
    SetC: "set-c";
    /// The fourth set.
    SetD: "set-d";
    /// The fifth set.
    SetE: "set-e";
    /// The sixth set.
    SetF: "set-f";
    /// The seventh set.
    SetG: "set-g";
    /// The eighth set.
    SetH: "set-h";
    /// A restricted common: at most one of the two sets that share it holds it.
    Common: "common";
    /// A base house of a fish.
    Base: "base";
    /// A cover house of a fish.
    Cover: "cover";
}

impl Role {
    /// The roles of sets that belong together, in order.
    pub const SETS: [Role; 8] = [
        Role::SetA,
        Role::SetB,
        Role::SetC,
        Role::SetD,
        Role::SetE,
        Role::SetF,
        Role::SetG,
        Role::SetH,
    ];
}

#[cfg(test)]
mod tests {
    use super::Role;
    use crate::Language;

    #[test]
    fn legends_are_unique() {
        for language in Language::ALL {
            let mut legends: Vec<&str> =
                Role::ALL.iter().map(|role| role.legend_in(language)).collect();
            legends.sort();
            legends.dedup();
            assert_eq!(legends.len(), Role::ALL.len());
        }
    }
}
