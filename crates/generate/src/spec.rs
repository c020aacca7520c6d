//! [`Spec`]: the specification of puzzles to generate.

use std::fmt;

use ergodoku_core::{CellSet, Puzzle, Sentence};
use ergodoku_engine::{Family, Level, Profile, Technique};

use crate::{Between, Symmetry};

/// A specification of the puzzles to generate. The default is one minimal puzzle of any difficulty, with
/// clues anywhere.
///
/// ```
/// use ergodoku_core::Stop;
/// use ergodoku_engine::Level;
/// use ergodoku_generate::{Between, Clues, Generator, Spec, Symmetry};
///
/// let spec = Spec {
///     count: 2,
///     clues: Clues::Symmetric(Symmetry::Rotational180),
///     level: Between::only(Level::Hard),
///     ..Spec::default()
/// };
/// let mut found = Vec::new();
/// Generator::new(spec)?.run(1, &Stop::never(), &mut |made| {
///     found.push(made.puzzle);
///     std::ops::ControlFlow::Continue(())
/// }, &mut |_| {});
/// assert_eq!(found.len(), 2);
/// # Ok::<(), ergodoku_generate::SpecError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Spec {
    /// The number of puzzles.
    pub count: usize,
    /// The seed. The same seed gives the same puzzles, in the same order, on every machine.
    pub seed: u64,
    /// The grids or puzzles to start from.
    pub start: Start,
    /// The cells with clues.
    pub clues: Clues,
    /// The number of clues. Unless `minimal` is set, clues are removed down to a number drawn from this range.
    pub clue_count: Between<usize>,
    /// Whether every single clue must be necessary. Without this, symmetric puzzles are only minimal with
    /// respect to whole orbits of clues.
    pub minimal: bool,
    /// Whether no two puzzles may be essentially the same.
    pub distinct: bool,
    /// HoDoKu's level.
    pub level: Between<Level>,
    /// HoDoKu's score.
    pub score: Between<u32>,
    /// Sudoku Explainer 1.2.1's rating of the hardest step.
    pub er: Between<f64>,
    /// Whether no later step may be harder than the steps up to the first placement (ER = EP).
    pub pearl: bool,
    /// Whether no later step may be harder than the first step (ER = ED).
    pub diamond: bool,
    /// Techniques that the puzzle must require.
    pub needs: Vec<Need>,
    /// The other techniques allowed to solve the puzzle. If empty, these are the techniques before the
    /// required ones in the profile, where avoidable rectangles of all types stand at type 2; singles, intersections and
    /// subsets if the profile has none of the required ones; or the complete profile if none are required.
    pub allow: Vec<&'static Technique>,
    /// Techniques that must not be used.
    pub forbid: Vec<&'static Technique>,
    /// Techniques to practise. The result is a position in which no other allowed technique applies, and
    /// exactly one step of these does.
    pub practice: Vec<&'static Technique>,
    /// The order and the limits of the techniques.
    pub profile: Profile,
}

impl Default for Spec {
    fn default() -> Spec {
        Spec {
            count: 1,
            seed: 0,
            start: Start::Anywhere,
            clues: Clues::Symmetric(Symmetry::None),
            clue_count: Between::ANY,
            minimal: false,
            distinct: false,
            level: Between::ANY,
            score: Between::ANY,
            er: Between::ANY,
            pearl: false,
            diamond: false,
            needs: Vec::new(),
            allow: Vec::new(),
            forbid: Vec::new(),
            practice: Vec::new(),
            profile: Profile::default(),
        }
    }
}

/// A group of techniques, at least one of which a puzzle must require.
#[derive(Clone, Debug)]
pub struct Need {
    /// The name of the group.
    pub name: String,
    /// The techniques, at least one.
    pub techniques: Vec<&'static Technique>,
    /// How many such steps a path has that uses them only where no other allowed technique applies.
    pub times: Between<usize>,
}

/// The grids or puzzles to start from.
#[derive(Clone, Debug)]
pub enum Start {
    /// Uniformly drawn solved grids.
    Anywhere,
    /// Random solutions of this partial or complete grid.
    Grid(Box<Puzzle>),
    /// Puzzles that differ from one of these in `moves` clues: that many are removed, and as many others
    /// added.
    Vicinity {
        /// Puzzles with one solution each.
        of: Vec<Puzzle>,
        /// 1 or 2.
        moves: usize,
    },
}

/// The cells with clues.
#[derive(Clone, Debug)]
pub enum Clues {
    /// Any cells with this symmetry.
    Symmetric(Symmetry),
    /// Exactly these cells.
    In(CellSet),
}

/// Why no puzzle can meet a [`Spec`], or why a text is no part of one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpecError(pub(crate) Sentence);

impl fmt::Display for SpecError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl From<&SpecError> for Sentence {
    fn from(error: &SpecError) -> Sentence {
        error.0.clone()
    }
}

impl std::error::Error for SpecError {}

impl Spec {
    /// Whether the specification restricts the difficulty.
    pub(crate) fn demands_difficulty(&self) -> bool {
        !self.level.is_any()
            || !self.score.is_any()
            || self.rates_by_explainer()
            || self.restricts_techniques()
            || !self.practice.is_empty()
    }

    pub(crate) fn rates_by_explainer(&self) -> bool {
        !self.er.is_any() || self.pearl || self.diamond
    }

    /// Whether puzzles are minimal because their clues are removed one by one.
    pub(crate) fn makes_minimal(&self) -> bool {
        let is_reduced = matches!(self.start, Start::Anywhere | Start::Grid(_));
        is_reduced && matches!(self.clues, Clues::Symmetric(Symmetry::None))
    }

    /// Whether every generated puzzle is minimal.
    pub(crate) fn is_minimal(&self) -> bool {
        self.minimal || self.makes_minimal() && self.clue_count.from.is_none()
    }

    pub(crate) fn restricts_techniques(&self) -> bool {
        !(self.needs.is_empty() && self.allow.is_empty() && self.forbid.is_empty())
    }

    /// The allowed techniques besides the required or practised ones, without last resorts, which solve
    /// anything.
    pub(crate) fn allowed(&self) -> Vec<&'static Technique> {
        let in_order = self.profile.techniques();
        let place = |slug: &str| in_order.iter().position(|it| it.slug() == slug);
        let place_of = |it: &Technique| place(&it.slug()).or_else(|| place(kindred(it)?));
        let first = |some: &[&Technique]| some.iter().filter_map(|it| place_of(it)).min();
        let special: Vec<_> = self.special().collect();
        let before = match special.iter().filter_map(|it| first(it)).max() {
            Some(last) => in_order[..last].to_vec(),
            None => in_order.iter().copied().filter(|it| self.is_basic(it)).collect(),
        };
        let allowed = if self.allow.is_empty() { &before } else { &self.allow };
        let is_out = |it: &&'static Technique| {
            it.family == Family::LastResort
                || special.iter().any(|some| some.contains(it))
                || self.forbid.contains(it)
        };
        allowed.iter().copied().filter(|it| !is_out(it)).collect()
    }

    /// Whether a technique is allowed by default if the profile has none of the required ones: singles, and intersections
    /// and subsets if no required technique is simpler than these. If none are required, every technique is.
    fn is_basic(&self, technique: &Technique) -> bool {
        let Some(family) = self.special().flatten().map(|it| it.family).min() else { return true };
        let is_before = technique.family < family && technique.family <= Family::Subsets;
        technique.family == Family::Singles || is_before
    }

    /// Whether searches go as far as they do by default.
    pub(crate) fn has_usual_limits(&self) -> bool {
        self.profile.limits() == Profile::default().limits()
    }

    /// The required and practised techniques.
    pub(crate) fn special(&self) -> impl Iterator<Item = &[&'static Technique]> {
        let practice = Some(&self.practice[..]).filter(|it| !it.is_empty());
        self.needs.iter().map(|need| &need.techniques[..]).chain(practice)
    }
}

/// The technique at whose place in the profile another one stands that is not there: the basics hardly ever place the
/// digits of an avoidable rectangle.
fn kindred(technique: &Technique) -> Option<&'static str> {
    let is_avoidable = technique.slug().contains("avoidable-rectangle");
    is_avoidable.then_some("avoidable-rectangle-type-2")
}
