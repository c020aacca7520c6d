//! [`Profile`]: which techniques are used, and in what order.

use crate::catalogue::TECHNIQUES;
use crate::limits::Limits;
use crate::technique::Technique;
use crate::techniques as t;

/// The techniques to use, the first to try first. An argument, never a global setting.
///
/// ```
/// use ergodoku_engine::{Profile, technique};
///
/// let profile = Profile::series().without(&[technique("nishio")?]);
/// assert_eq!(profile.techniques().last().unwrap().name, "XYZ-Wing");
/// # Ok::<(), ergodoku_engine::UnknownTechnique>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Profile {
    techniques: Vec<&'static Technique>,
    followers: Vec<&'static Technique>,
    limits: Limits,
}

impl Profile {
    /// The names of the profiles there are, with a line about each.
    pub const NAMES: [(&'static str, &'static str); 2] = [
        ("default", "the order in which a good human would look"),
        ("series", "the order of the blog series that this project began with"),
    ];

    /// The profile of a name in [`Profile::NAMES`].
    pub fn named(name: &str) -> Option<Profile> {
        match name {
            "default" => Some(Profile::default()),
            "series" => Some(Profile::series()),
            _ => None,
        }
    }

    /// A profile of these techniques in this order. Assumptions are followed with those of them that
    /// are simple: singles to wings.
    pub fn new(techniques: Vec<&'static Technique>) -> Profile {
        let is_simple = |it: &&&Technique| it.family.can_follow();
        let followers = techniques.iter().filter(is_simple).copied().collect();
        Profile { techniques, followers, limits: Limits::default() }
    }

    /// The same with other limits.
    pub fn with_limits(self, limits: Limits) -> Profile {
        Profile { limits, ..self }
    }

    /// The same without the techniques that assume a unique solution.
    pub fn without_uniqueness(&self) -> Profile {
        let techniques = self.techniques.iter().copied();
        self.without(&techniques.filter(|it| it.assumes_uniqueness).collect::<Vec<_>>())
    }

    /// The order of the blog series: single candidates, naked pairs and triples, hidden singles,
    /// pairs and triples, locked candidates, X-Wing, Swordfish, Jellyfish, XY-Wing, XYZ-Wing, and
    /// Nishio when nothing else applies.
    pub fn series() -> Profile {
        Profile::new(vec![
            &t::NAKED_SINGLE,
            &t::NAKED_PAIR,
            &t::NAKED_TRIPLE,
            &t::HIDDEN_SINGLE,
            &t::HIDDEN_PAIR,
            &t::HIDDEN_TRIPLE,
            &t::POINTING,
            &t::CLAIMING,
            &t::X_WING,
            &t::SWORDFISH,
            &t::JELLYFISH,
            &t::XY_WING,
            &t::XYZ_WING,
            &t::NISHIO,
        ])
    }

    /// The same without some techniques. An assumption is not followed with them either.
    pub fn without(&self, techniques: &[&'static Technique]) -> Profile {
        let kept = |it: &&'static Technique| !techniques.contains(it);
        Profile {
            techniques: self.techniques.iter().copied().filter(kept).collect(),
            followers: self.followers.iter().copied().filter(kept).collect(),
            limits: self.limits.clone(),
        }
    }

    /// Only some techniques: those of the profile in its order, then those that it lacks in the
    /// catalogue's. An assumption is followed with all of the profile's as before: steps of Nishio
    /// alone are still those that Nishio finds.
    pub fn only(&self, techniques: &[&'static Technique]) -> Profile {
        let lacking = TECHNIQUES.iter().filter(|it| !self.techniques.contains(it));
        let all = self.techniques.iter().chain(lacking);
        let techniques = all.filter(|it| techniques.contains(it)).copied().collect();
        Profile { techniques, followers: self.followers.clone(), limits: self.limits.clone() }
    }

    /// The techniques, the first to try first.
    pub fn techniques(&self) -> &[&'static Technique] {
        &self.techniques
    }

    /// How far the techniques search.
    pub fn limits(&self) -> &Limits {
        &self.limits
    }

    /// What an assumption is followed with.
    pub(crate) fn followers(&self) -> &[&'static Technique] {
        &self.followers
    }
}

impl Default for Profile {
    /// The order in which a good human would look: what needs no pencil marks first, then what is
    /// easy to see, then what is rare.
    fn default() -> Profile {
        Profile::new(vec![
            &t::FULL_HOUSE,
            &t::HIDDEN_SINGLE,
            &t::NAKED_SINGLE,
            &t::POINTING,
            &t::CLAIMING,
            &t::LOCKED_PAIR,
            &t::LOCKED_TRIPLE,
            &t::NAKED_PAIR,
            &t::HIDDEN_PAIR,
            &t::NAKED_TRIPLE,
            &t::HIDDEN_TRIPLE,
            &t::X_WING,
            &t::SKYSCRAPER,
            &t::TWO_STRING_KITE,
            &t::TURBOT_FISH,
            &t::EMPTY_RECTANGLE,
            &t::XY_WING,
            &t::W_WING,
            &t::NAKED_QUAD,
            &t::FINNED_X_WING,
            &t::SASHIMI_X_WING,
            &t::SWORDFISH,
            &t::XYZ_WING,
            &t::HIDDEN_QUAD,
            &t::FINNED_SWORDFISH,
            &t::SASHIMI_SWORDFISH,
            &t::JELLYFISH,
            &t::FINNED_JELLYFISH,
            &t::SASHIMI_JELLYFISH,
            &t::NISHIO,
        ])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_profile_can_be_named() {
        for (name, _) in Profile::NAMES {
            assert!(Profile::named(name).is_some(), "{name}");
        }
        assert_eq!(Profile::named("other"), None);
    }

    #[test]
    fn the_default_uses_each_technique_once() {
        let mut names: Vec<&str> =
            Profile::default().techniques().iter().map(|it| it.name).collect();
        let count = names.len();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), count);
    }

    #[test]
    fn only_keeps_the_order_and_adds_what_the_profile_lacks() {
        let only = Profile::series().only(&[&t::FULL_HOUSE, &t::X_WING, &t::NAKED_SINGLE]);
        let expected: [&Technique; 3] = [&t::NAKED_SINGLE, &t::X_WING, &t::FULL_HOUSE];
        assert_eq!(only.techniques(), expected);
    }

    #[test]
    fn only_leaves_an_assumption_its_followers_and_without_takes_them() {
        let alone = Profile::series().only(&[&t::NISHIO]);
        assert_eq!(alone.followers(), Profile::series().followers());
        assert!(!alone.without(&[&t::X_WING]).followers().contains(&&t::X_WING));
    }
}
