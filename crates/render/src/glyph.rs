//! The signs of a role in a terminal: characters before and after a candidate's digit, and a colour.

use ergodoku_core::Role;

use crate::canvas::Style;

/// The style of a digit that is not a given.
pub(crate) const PLACED: Style = Style::colored(33);

/// The sign before a digit, which is unique to the role. If there is room, [`closer`] follows the digit.
pub(crate) const fn opener(role: Role) -> char {
    match role {
        Role::Placed => '(',
        Role::Eliminated => '-',
        Role::Pattern => '[',
        Role::Fin => '^',
        Role::Pivot => '<',
        Role::Pincer => '{',
        Role::Assumed => '?',
        Role::FollowsTrue => '+',
        Role::FollowsFalse => '/',
        Role::Contradiction => '!',
        Role::ColorA => 'A',
        Role::ColorB => 'B',
        Role::ColorC => 'C',
        Role::ColorD => 'D',
        Role::Guardian => '*',
        Role::SetA => 'a',
        Role::SetB => 'b',
        Role::SetC => 'c',
        Role::SetD => 'd',
        Role::SetE => 'e',
        Role::SetF => 'f',
        Role::SetG => 'g',
        Role::SetH => 'h',
        Role::Common => '~',
        Role::Base => '=',
        Role::Cover => ':',
    }
}

/// The sign after a digit. It is never an opening sign, so that it cannot be mistaken for the next one's.
pub(crate) const fn closer(role: Role) -> char {
    match role {
        Role::Placed => ')',
        Role::Pattern => ']',
        Role::Pivot => '>',
        Role::Pincer => '}',
        _ => ' ',
    }
}

/// One of the 256 terminal colours, legible on black and on white.
pub(crate) const fn style(role: Role) -> Style {
    let (color, is_solid) = match role {
        Role::Placed => (35, true),
        Role::Eliminated => (167, false),
        Role::Pattern => (33, false),
        Role::Fin => (170, false),
        Role::Pivot => (172, false),
        Role::Pincer => (37, false),
        Role::Assumed => (178, true),
        Role::FollowsTrue => (71, false),
        Role::FollowsFalse => (138, false),
        Role::Contradiction => (161, true),
        Role::ColorA => (31, false),
        Role::ColorB => (166, false),
        Role::ColorC => (97, false),
        Role::ColorD => (64, false),
        Role::Guardian => (134, false),
        Role::SetA => (69, false),
        Role::SetB => (173, false),
        Role::SetC => (107, false),
        Role::SetD => (133, false),
        Role::SetE => (143, false),
        Role::SetF => (73, false),
        Role::SetG => (137, false),
        Role::SetH => (103, false),
        Role::Common => (168, false),
        Role::Base => (68, false),
        Role::Cover => (136, false),
    };
    Style { color: Some(color), bold: true, reverse: is_solid }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_opener_alone_tells_the_role() {
        let mut openers = Role::ALL.map(opener).to_vec();
        openers.sort();
        openers.dedup();
        assert_eq!(openers.len(), Role::ALL.len());
        let is_opener = |role| openers.contains(&closer(role));
        assert!(!Role::ALL.into_iter().any(is_opener));
    }

    #[test]
    fn every_role_has_a_colour_of_its_own() {
        let mut colors = Role::ALL.map(|role| style(role).color).to_vec();
        colors.sort();
        colors.dedup();
        assert_eq!(colors.len(), Role::ALL.len());
    }
}
