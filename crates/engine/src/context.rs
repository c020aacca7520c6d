//! [`Context`]: what a technique looks at.

use std::cell::OnceCell;

use ergodoku_core::{Candidate, Puzzle, State};

use crate::limits::Limits;
use crate::profile::Profile;
use crate::technique::Technique;

/// What a technique looks at: a state, what follows from it for every technique alike, and how far to
/// search.
pub struct Context<'a> {
    /// The state to find steps in.
    pub state: &'a State,
    /// How far to search.
    pub limits: &'a Limits,
    /// What an assumption may be followed with, the simplest first: none of these makes assumptions
    /// itself.
    pub followers: &'a [&'static Technique],
    one_solution: &'a OneSolution,
}

impl<'a> Context<'a> {
    /// The context of a state. `one_solution` is kept through a whole path.
    pub fn new(
        state: &'a State,
        profile: &'a Profile,
        one_solution: &'a OneSolution,
    ) -> Context<'a> {
        let (limits, followers) = (profile.limits(), profile.followers());
        Context { state, limits, followers, one_solution }
    }

    /// The context of a state that an assumption leads to; no assumption is made on top of it.
    pub(crate) fn under_assumption<'b>(&'b self, state: &'b State) -> Context<'b> {
        Context { state, limits: self.limits, followers: &[], one_solution: self.one_solution }
    }

    /// Whether the givens have exactly one solution.
    pub(crate) fn has_one_solution(&self) -> bool {
        self.one_solution.holds_of(self.state)
    }
}

/// Whether a puzzle's givens have exactly one solution: found out when first asked, and then known for
/// every state of the puzzle. Digits placed and candidates removed since do not count: whoever placed
/// and removed them may have been wrong, or have known more than the givens say.
#[derive(Clone, Debug, Default)]
pub struct OneSolution(OnceCell<bool>);

impl OneSolution {
    fn holds_of(&self, state: &State) -> bool {
        *self.0.get_or_init(|| {
            let mut puzzle = Puzzle::EMPTY;
            for cell in state.givens().iter() {
                if let Some(digit) = state.digit(cell) {
                    puzzle.give(Candidate::new(cell, digit));
                }
            }
            ergodoku_search::count(&puzzle, 2) == 1
        })
    }
}
