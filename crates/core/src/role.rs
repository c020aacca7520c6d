//! [`Role`]: the meaning of a mark.

/// Defines the roles with their names and legends.
macro_rules! roles {
    ($($(#[$doc:meta])* $role:ident: $name:literal, $legend:literal;)*) => {
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

            /// The role's text in a legend.
            pub const fn legend(self) -> &'static str {
                match self {
                    $(Role::$role => $legend,)*
                }
            }
        }
    };
}

roles! {
    /// The candidate that the step places.
    Placed: "placed", "placed";
    /// A candidate that the step eliminates.
    Eliminated: "eliminated", "eliminated";
    /// A candidate of the pattern.
    Pattern: "pattern", "pattern";
    /// A fin: a candidate of the base outside the cover.
    Fin: "fin", "fin";
    /// The pivot of a wing.
    Pivot: "pivot", "pivot";
    /// A pincer of a wing.
    Pincer: "pincer", "pincer";
    /// The candidate that is assumed.
    Assumed: "assumed", "assumed";
    /// A candidate that is true under the assumption.
    FollowsTrue: "follows-true", "then true";
    /// A candidate that is false under the assumption.
    FollowsFalse: "follows-false", "then false";
    /// Where the assumption breaks a rule.
    Contradiction: "contradiction", "contradiction";
    /// A candidate of the first colour.
    ColorA: "color-a", "colour A";
    /// A candidate of the second colour, the opposite of the first.
    ColorB: "color-b", "colour B";
    /// A candidate of the third colour.
    ColorC: "color-c", "colour C";
    /// A candidate of the fourth colour, the opposite of the third.
    ColorD: "color-d", "colour D";
    /// A guardian: a candidate that keeps a pattern from being deadly.
    Guardian: "guardian", "guardian";
    /// The first set of several, such as the almost locked sets of a chain; the others follow.
    SetA: "set-a", "set A";
    /// The second set.
    SetB: "set-b", "set B";
    /// The third set.
    SetC: "set-c", "set C";
    /// The fourth set.
    SetD: "set-d", "set D";
    /// The fifth set.
    SetE: "set-e", "set E";
    /// The sixth set.
    SetF: "set-f", "set F";
    /// The seventh set.
    SetG: "set-g", "set G";
    /// The eighth set.
    SetH: "set-h", "set H";
    /// A restricted common: at most one of the two sets that share it holds it.
    Common: "common", "restricted common";
    /// A base house of a fish.
    Base: "base", "base house";
    /// A cover house of a fish.
    Cover: "cover", "cover house";
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

    #[test]
    fn legends_are_unique() {
        let mut legends: Vec<&str> = Role::ALL.iter().map(|role| role.legend()).collect();
        legends.sort();
        legends.dedup();
        assert_eq!(legends.len(), Role::ALL.len());
    }
}
