//! [`Spec`]: which puzzles are wanted.

use std::fmt;

use ergodoku_core::{CellSet, Puzzle};
use ergodoku_engine::{Family, Level, Profile, Technique};

use crate::{Between, Symmetry};

/// Which puzzles are wanted, and from where to look for them. All of it has a default; the default is a
/// minimal puzzle of any difficulty with clues anywhere.
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
    /// How many.
    pub count: usize,
    /// The same seed gives the same puzzles, in the same order, on every machine.
    pub seed: u64,
    /// Where puzzles come from.
    pub start: Start,
    /// Where clues stand.
    pub clues: Clues,
    /// How many clues. Unless minimal puzzles are asked for, clues are taken away until their number is
    /// one drawn from these.
    pub clue_count: Between<usize>,
    /// Whether every clue must be needed. Without it, with a symmetry, no clues that belong together
    /// can go together.
    pub minimal: bool,
    /// Whether no two may be essentially the same.
    pub distinct: bool,
    /// HoDoKu's level.
    pub level: Between<Level>,
    /// HoDoKu's score.
    pub score: Between<u32>,
    /// Sudoku Explainer 1.2.1's rating of the hardest step.
    pub er: Between<f64>,
    /// Whether the first placement must be as hard as anything after it.
    pub pearl: bool,
    /// Whether the first step must be as hard as anything after it.
    pub diamond: bool,
    /// Techniques that must be needed.
    pub needs: Vec<Need>,
    /// The other techniques that the puzzle must be solved with; if none are named and some are needed,
    /// all that come before those in the profile, and else all of the profile.
    pub allow: Vec<&'static Technique>,
    /// Techniques that the puzzle must be solved without.
    pub forbid: Vec<&'static Technique>,
    /// Techniques to practise, of which one will do: the result is a position where nothing else that is
    /// allowed applies, and exactly one step of these does.
    pub practice: Vec<&'static Technique>,
    /// The order and the limits of the techniques above.
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

/// Techniques without which a puzzle must not be solved: any of these, and no other need.
#[derive(Clone, Debug)]
pub struct Need {
    /// What they are called.
    pub name: String,
    /// At least one.
    pub techniques: Vec<&'static Technique>,
    /// How many such steps a path has that takes them where nothing else that is allowed applies.
    pub times: Between<usize>,
}

/// Where puzzles come from.
#[derive(Clone, Debug)]
pub enum Start {
    /// Solved grids, drawn evenly from all there are.
    Anywhere,
    /// Solutions that have the digits of this grid; a whole grid is the one solution.
    Grid(Box<Puzzle>),
    /// Puzzles that differ from one of these in so many clues: as many are taken away, then as many
    /// others given.
    Vicinity {
        /// Puzzles with one solution each.
        of: Vec<Puzzle>,
        /// 1 or 2.
        moves: usize,
    },
}

/// Where clues stand.
#[derive(Clone, Debug)]
pub enum Clues {
    /// Anywhere, as long as they have the symmetry.
    Symmetric(Symmetry),
    /// In exactly these cells.
    In(CellSet),
}

/// Why no puzzle can meet a [`Spec`], in a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpecError(pub(crate) String);

impl fmt::Display for SpecError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for SpecError {}

impl Spec {
    /// Whether anything is asked of a puzzle that not every random one has.
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

    /// Whether a puzzle has no clue too many for how it is made: its clues were taken away one by one.
    pub(crate) fn makes_minimal(&self) -> bool {
        let is_reduced = matches!(self.start, Start::Anywhere | Start::Grid(_));
        is_reduced && matches!(self.clues, Clues::Symmetric(Symmetry::None))
    }

    /// Whether every puzzle made has no clue that could go: asked for, or as nothing holds clues back.
    pub(crate) fn is_minimal(&self) -> bool {
        self.minimal || self.makes_minimal() && self.clue_count.from.is_none()
    }

    pub(crate) fn restricts_techniques(&self) -> bool {
        !(self.needs.is_empty() && self.allow.is_empty() && self.forbid.is_empty())
    }

    /// The techniques beside those needed or practised: without last resorts, which solve anything.
    pub(crate) fn allowed(&self) -> Vec<&'static Technique> {
        let in_order = self.profile.techniques();
        let first = |some: &[_]| in_order.iter().position(|it| some.contains(it));
        let special: Vec<_> = self.special().collect();
        let before = match special.iter().filter_map(|it| first(it)).max() {
            Some(last) => &in_order[..last],
            None => in_order,
        };
        let allowed = if self.allow.is_empty() { before } else { &self.allow };
        let is_out = |it: &&'static Technique| {
            it.family == Family::LastResort
                || special.iter().any(|some| some.contains(it))
                || self.forbid.contains(it)
        };
        allowed.iter().copied().filter(|it| !is_out(it)).collect()
    }

    /// The techniques that a puzzle is wanted for.
    pub(crate) fn special(&self) -> impl Iterator<Item = &[&'static Technique]> {
        let practice = Some(&self.practice[..]).filter(|it| !it.is_empty());
        self.needs.iter().map(|need| &need.techniques[..]).chain(practice)
    }
}
