//! [`Profile`]: which techniques are used, in what order, and what their steps count.

mod file;
mod leading_singles;
mod pick;
mod setting;

use std::sync::LazyLock;

use crate::catalogue::TECHNIQUES;
use crate::limits::Limits;
use crate::technique::{Level, Technique};
use crate::techniques::FIRST;

pub use file::ProfileError;
pub(crate) use leading_singles::LeadingSingles;
pub use pick::Pick;
pub(crate) use setting::Setting;

/// The techniques to use, the first to try first. An argument, never a global setting.
///
/// ```
/// use ergodoku_engine::{Profile, technique};
///
/// let profile = Profile::series().without(&[technique("nishio")?]);
/// assert_eq!(profile.techniques().last().unwrap().name, "XYZ-Wing");
/// # Ok::<(), ergodoku_engine::UnknownTechniqueError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Profile {
    ranks: Vec<Rank>,
    /// Those of the ranks that are on.
    techniques: Vec<&'static Technique>,
    followers: Vec<&'static Technique>,
    leading_singles: LeadingSingles,
    limits: Limits,
}

/// One place in a profile's order: techniques that are searched together, and what a step counts.
///
/// ```
/// use ergodoku_engine::{Level, Profile};
///
/// let profile = Profile::hodoku();
/// let x_wing = profile.ranks().iter().find(|rank| rank.techniques[0].name == "X-Wing").unwrap();
/// assert_eq!((x_wing.score, x_wing.level), (140, Level::Hard));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rank {
    /// The techniques, at least one.
    pub techniques: Vec<&'static Technique>,
    /// Which of the steps found is taken.
    pub pick: Pick,
    /// What a step adds to a puzzle's score.
    pub score: u32,
    /// The level of a puzzle that needs such a step.
    pub level: Level,
    /// Whether the rank is used.
    pub on: bool,
}

impl Rank {
    /// A rank that is on, with the score and level that HoDoKu gives. What HoDoKu does not know
    /// counts as its hardest search does, a forcing net.
    pub fn new(techniques: Vec<&'static Technique>, pick: Pick) -> Rank {
        let hodoku = techniques.first().and_then(|it| it.hodoku);
        let (score, level) = hodoku.map_or((700, Level::Extreme), |it| (it.score, it.level));
        Rank { techniques, pick, score: u32::from(score), level, on: true }
    }
}

impl Profile {
    /// The names of the profiles there are, with a line about each.
    pub const NAMES: [(&'static str, &'static str); 3] = [
        ("default", "the order in which a good human would look"),
        ("hodoku", "the order, limits, scores and levels of HoDoKu 2.2"),
        ("series", "the order of the blog series that this project began with"),
    ];

    /// The profile of a name in [`Profile::NAMES`].
    pub fn named(name: &str) -> Option<Profile> {
        match name {
            "default" => Some(Profile::default()),
            "hodoku" => Some(Profile::hodoku()),
            "series" => Some(Profile::series()),
            _ => None,
        }
    }

    /// A profile of these techniques in this order, each at a rank of its own. Assumptions are
    /// followed with those of them that are simple: singles to wings.
    pub fn new(techniques: Vec<&'static Technique>) -> Profile {
        let rank = |technique| Rank::new(vec![technique], Pick::First);
        Profile::of(techniques.into_iter().map(rank).collect(), Limits::default())
    }

    /// Every technique there is: those of the default profile in its order, then the others in that of the
    /// catalogue.
    ///
    /// ```
    /// use ergodoku_engine::{Profile, TECHNIQUES};
    ///
    /// assert_eq!(Profile::all().techniques().len(), TECHNIQUES.len());
    /// ```
    pub fn all() -> Profile {
        Profile::default().only(TECHNIQUES)
    }

    /// The first techniques of the default profile. A step that they find is the one that the default profile finds.
    ///
    /// ```
    /// use ergodoku_engine::Profile;
    ///
    /// let (first, all) = (Profile::first(), Profile::default());
    /// assert!(all.techniques().starts_with(first.techniques()));
    /// ```
    pub fn first() -> Profile {
        Profile::new(FIRST.to_vec())
    }

    /// A profile of these ranks in this order.
    pub fn of(ranks: Vec<Rank>, limits: Limits) -> Profile {
        let on = ranks.iter().filter(|rank| rank.on);
        let techniques: Vec<_> = on.flat_map(|rank| rank.techniques.iter().copied()).collect();
        let is_simple = |it: &&&Technique| it.family.can_follow();
        let followers = techniques.iter().filter(is_simple).copied().collect();
        let leading_singles = LeadingSingles::of(&ranks);
        Profile { ranks, techniques, followers, leading_singles, limits }
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
        static SERIES: BuiltIn = LazyLock::new(|| built_in(include_str!("series.toml")));
        SERIES.clone()
    }

    /// The order, limits, scores and levels of HoDoKu 2.2.
    pub fn hodoku() -> Profile {
        static HODOKU: BuiltIn = LazyLock::new(|| built_in(include_str!("hodoku.toml")));
        HODOKU.clone()
    }

    /// The same without some techniques. An assumption is not followed with them either.
    pub fn without(&self, techniques: &[&'static Technique]) -> Profile {
        let kept = |it: &&'static Technique| !techniques.contains(it);
        let followers = self.followers.iter().copied().filter(kept).collect();
        Profile { followers, ..self.keeping(kept) }
    }

    /// Only some techniques: those of the profile in its order, then those that it lacks in the
    /// catalogue's. An assumption is followed with all of the profile's as before: steps of Nishio
    /// alone are still those that Nishio finds.
    pub fn only(&self, techniques: &[&'static Technique]) -> Profile {
        let mut only = self.clone();
        let ranked = |it: &&&Technique| !self.ranks.iter().any(|rank| rank.techniques.contains(it));
        let lacking = TECHNIQUES.iter().filter(ranked);
        only.ranks.extend(lacking.map(|it| Rank::new(vec![it], Pick::First)));
        only.ranks.iter_mut().for_each(|rank| rank.on = true);
        Profile { followers: self.followers.clone(), ..only.keeping(|it| techniques.contains(it)) }
    }

    /// The same with these techniques alone in their ranks.
    fn keeping(&self, kept: impl Fn(&&'static Technique) -> bool) -> Profile {
        let mut ranks = self.ranks.clone();
        ranks.iter_mut().for_each(|rank| rank.techniques.retain(&kept));
        ranks.retain(|rank| !rank.techniques.is_empty());
        Profile::of(ranks, self.limits.clone())
    }

    /// The ranks, the first to try first; those that are off too.
    pub fn ranks(&self) -> &[Rank] {
        &self.ranks
    }

    /// The ranks but for those at the front that find singles alone.
    pub(crate) fn ranks_behind_singles(&self) -> &[Rank] {
        &self.ranks[self.leading_singles.ranks()..]
    }

    /// The rank of a technique.
    pub fn rank_of(&self, technique: &Technique) -> Option<&Rank> {
        self.ranks.iter().find(|rank| rank.techniques.contains(&technique))
    }

    /// The techniques in use, the first to try first.
    pub fn techniques(&self) -> &[&'static Technique] {
        &self.techniques
    }

    /// How far the techniques search.
    pub fn limits(&self) -> &Limits {
        &self.limits
    }

    /// The techniques at the front that find singles.
    #[inline]
    pub(crate) fn leading_singles(&self) -> &LeadingSingles {
        &self.leading_singles
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
        static DEFAULT: BuiltIn = LazyLock::new(|| built_in(include_str!("default.toml")));
        DEFAULT.clone()
    }
}

/// A profile that comes with the program, read from its file when first asked for.
type BuiltIn = LazyLock<Profile>;

fn built_in(file: &str) -> Profile {
    Profile::from_toml(file).unwrap_or_else(|error| panic!("a built-in profile: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::techniques as t;

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
    fn the_first_are_the_first_of_the_default() {
        let (first, default) = (Profile::first(), Profile::default());
        assert!(default.ranks().starts_with(first.ranks()));
        assert_eq!(first.limits(), default.limits());
        // What these find is told without the puzzle's uniqueness, and without what an assumption is followed with.
        assert!(
            first.techniques().iter().all(|it| !it.assumes_uniqueness && it.family.can_follow())
        );
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

    #[test]
    fn every_technique_that_hodoku_knows_has_a_rank() {
        let profile = Profile::hodoku();
        let ranked =
            |it: &&&Technique| profile.ranks().iter().any(|rank| rank.techniques.contains(it));
        let known = TECHNIQUES.iter().filter(|it| it.hodoku.is_some());
        assert_eq!(known.clone().filter(ranked).count(), known.count());
    }

    #[test]
    fn techniques_at_one_rank_count_the_same() {
        for rank in Profile::hodoku().ranks() {
            let of = |it: &&Technique| it.hodoku.map(|it| (u32::from(it.score), it.level));
            let all: Vec<_> = rank.techniques.iter().filter_map(of).collect();
            assert!(all.iter().all(|it| *it == (rank.score, rank.level)), "{rank:?}");
        }
    }
}
