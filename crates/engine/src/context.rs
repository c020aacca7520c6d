//! [`Context`]: what a technique looks at.

use std::cell::{OnceCell, RefCell};

use ergodoku_core::{Candidate, CellSet, Digit, Puzzle, State};

use crate::limits::Limits;
use crate::patterns::almost_locked::{Als, Network, almost_locked_sets};
use crate::patterns::chain::{Spread, Through, Wanted};
use crate::patterns::coloring::{self, Cluster};
use crate::patterns::forcing::{self, Closures};
use crate::patterns::links::Links;
use crate::patterns::placements::used_by_placements;
use crate::patterns::rectangle::{self, Rectangle};
use crate::patterns::single_digit::{self, Conjugate};
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
    /// Made when first asked for: most steps need none of it.
    facts: OnceCell<Box<Facts>>,
}

/// What follows from a state for several techniques alike, each found out when first asked for.
#[derive(Default)]
struct Facts {
    conjugates: OnceCell<[Vec<Conjugate>; 9]>,
    clusters: OnceCell<Vec<Cluster>>,
    rectangles: OnceCell<Vec<Rectangle>>,
    beyond_placements: OnceCell<[CellSet; 9]>,
    almost_locked_sets: OnceCell<Vec<Als>>,
    network: OnceCell<Network>,
    links: OnceCell<Links>,
    plain_links: OnceCell<Links>,
    spreads: [OnceCell<RefCell<Spread>>; 4],
    chain_closures: OnceCell<Closures>,
    net_closures: OnceCell<Closures>,
}

impl<'a> Context<'a> {
    /// The context of a state. `one_solution` is kept through a whole path.
    pub fn new(
        state: &'a State,
        profile: &'a Profile,
        one_solution: &'a OneSolution,
    ) -> Context<'a> {
        let (limits, followers) = (profile.limits(), profile.followers());
        Context { state, limits, followers, one_solution, facts: OnceCell::new() }
    }

    /// The context of a state that an assumption leads to; no assumption is made on top of it.
    pub(crate) fn under_assumption<'b>(&'b self, state: &'b State) -> Context<'b> {
        let (limits, one_solution) = (self.limits, self.one_solution);
        Context { state, limits, followers: &[], one_solution, facts: OnceCell::new() }
    }

    fn facts(&self) -> &Facts {
        self.facts.get_or_init(Default::default)
    }

    /// The strong links of a digit in houses.
    pub(crate) fn conjugates(&self, digit: Digit) -> &[Conjugate] {
        let of_digit = |digit| single_digit::conjugates(self.state.places(digit));
        &self.facts().conjugates.get_or_init(|| Digit::ALL.map(of_digit))[digit.index()]
    }

    /// The strong links of each digit in two colours.
    pub(crate) fn clusters(&self) -> &[Cluster] {
        self.facts().clusters.get_or_init(|| coloring::clusters(self))
    }

    /// The rectangles that two digits would make deadly.
    pub(crate) fn rectangles(&self) -> &[Rectangle] {
        let missing = self.limits.missing_rectangle_candidates;
        self.facts().rectangles.get_or_init(|| rectangle::rectangles(self.state, missing))
    }

    /// The places of a digit that no whole placement of it uses: all that any pattern of this digit
    /// alone can eliminate.
    pub(crate) fn beyond_placements(&self, digit: Digit) -> CellSet {
        let state = self.state;
        let beyond = |digit| {
            let places = state.places(digit);
            places - used_by_placements(places | state.placed(digit))
        };
        self.facts().beyond_placements.get_or_init(|| Digit::ALL.map(beyond))[digit.index()]
    }

    /// Every almost locked set of the state, house by house.
    pub(crate) fn almost_locked_sets(&self) -> &[Als] {
        self.facts().almost_locked_sets.get_or_init(|| almost_locked_sets(self.state))
    }

    /// The almost locked sets, and the restricted commons that join them.
    pub(crate) fn network(&self) -> &Network {
        let (sets, overlap) = (self.almost_locked_sets(), self.limits.als_overlap);
        self.facts().network.get_or_init(|| Network::of(self.state, sets, overlap))
    }

    /// The strong and weak links of the state: between candidates and groups, and through almost
    /// locked sets if the limits have them in chains.
    pub(crate) fn links(&self) -> &Links {
        self.facts().links.get_or_init(|| match self.limits.als_in_chains {
            true => Links::of(self.state, self.almost_locked_sets()),
            false => Links::of(self.state, &[]),
        })
    }

    /// The links between candidates and groups alone.
    pub(crate) fn plain_links(&self) -> &Links {
        match self.limits.als_in_chains {
            true => self.facts().plain_links.get_or_init(|| Links::of(self.state, &[])),
            false => self.links(),
        }
    }

    /// The links that chains of a kind are made of: without groups, almost locked sets are left out
    /// too.
    pub(crate) fn links_through(&self, through: Through) -> &Links {
        match through {
            Through::Groups => self.links(),
            _ => self.plain_links(),
        }
    }

    /// The chains of a kind that eliminate something, as far as they have been looked for.
    pub(crate) fn spread(&self, through: Through) -> &RefCell<Spread> {
        self.facts().spreads[through as usize].get_or_init(|| {
            let links = self.links_through(through);
            RefCell::new(Spread::new(links, through, Wanted::Excluding))
        })
    }

    /// What follows from each premise about a candidate of the state.
    pub(crate) fn closures(&self, reach: forcing::Reach) -> &Closures {
        let facts = self.facts();
        match reach {
            forcing::Reach::Chain => facts
                .chain_closures
                .get_or_init(|| Closures::by_chains(self.state, self.plain_links())),
            forcing::Reach::Net => facts.net_closures.get_or_init(|| Closures::by_nets(self.state)),
        }
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
