//! [`Context`]: what a technique looks at.

mod cache;
mod fact;
mod store;

use ergodoku_core::Each as _;
use std::any::Any;
use std::cell::OnceCell;
use std::ops::ControlFlow;

use ergodoku_core::{Cell, CellSet, Digit, DigitSet, House, HouseSet, State, Stop};

use crate::limits::Limits;
use crate::patterns::crossings::Crossings;
use crate::patterns::placements::used_by_placements;
use crate::position::Position;
pub(crate) use cache::{Exhausted, Keyed, PathCache, UnitSearch};
pub(crate) use fact::Fact;
use store::Store;
pub(crate) use store::{Key, enum_key};

/// What a technique looks at: a state, what follows from it for every technique alike, and how far to
/// search.
pub struct Context<'a> {
    /// The state to find steps in.
    pub state: &'a State,
    /// The same with the order of its singles.
    pub position: &'a Position,
    /// How far to search.
    pub limits: &'a Limits,
    cache: &'a PathCache,
    /// Its number among the contexts that use the cache.
    number: u32,
    stop: &'a Stop,
    /// The cells with up to two, three, four candidates, but for those with one.
    small: OnceCell<[CellSet; 3]>,
    /// The houses with at most `n` open cells, at index `n`.
    by_open_cells: OnceCell<[HouseSet; 10]>,
    /// Whether there is no single, nor a rule that cannot be kept.
    has_no_single: OnceCell<bool>,
    /// The digits that patterns of one digit alone can eliminate somewhere.
    reducible: OnceCell<DigitSet>,
    /// The facts of each module; made when first asked for, as most steps need none of it.
    facts: OnceCell<Box<Store<dyn Any>>>,
}

static NEVER: Stop = Stop::never();

impl<'a> Context<'a> {
    /// The context of a position. `cache` is kept through a whole path.
    pub(crate) fn new(
        position: &'a Position,
        limits: &'a Limits,
        cache: &'a PathCache,
    ) -> Context<'a> {
        Context {
            state: position.state(),
            position,
            limits,
            cache,
            stop: &NEVER,
            number: cache.next_context(),
            small: OnceCell::new(),
            by_open_cells: OnceCell::new(),
            has_no_single: OnceCell::new(),
            reducible: OnceCell::new(),
            facts: OnceCell::new(),
        }
    }

    /// The same for searches that are given up when `stop` is due. What they have found out by then may be
    /// wrong: neither the context nor its cache is of use from then on.
    pub(crate) fn until(self, stop: &'a Stop) -> Context<'a> {
        Context { stop, ..self }
    }

    /// Whether the search is given up: asked at least once in each bounded piece of its work.
    #[inline]
    pub(crate) fn is_due(&self) -> bool {
        self.stop.is_due()
    }

    /// The same for a search that breaks off then.
    #[inline]
    pub(crate) fn check(&self) -> ControlFlow<()> {
        if self.stop.is_due() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    /// When the search is given up.
    #[inline]
    pub(crate) fn stop(&self) -> &'a Stop {
        self.stop
    }

    /// The context of a position that an assumption leads to.
    pub(crate) fn under_assumption<'b>(&'b self, position: &'b Position) -> Context<'b> {
        Context::new(position, self.limits, self.cache).until(self.stop)
    }

    /// The cells with two candidates.
    pub(crate) fn bivalue(&self) -> CellSet {
        self.cells_with_up_to(2)
    }

    /// The cells with two candidates or more, up to `most`, which is two, three or four.
    pub(crate) fn cells_with_up_to(&self, most: usize) -> CellSet {
        let small = self.small.get_or_init(|| {
            // Those with one candidate, two, ... five or more.
            let mut with = [CellSet::EMPTY; 5];
            for digit in Digit::ALL {
                let places = self.state.places(digit);
                for more in (1..5).rev() {
                    with[more] |= with[more - 1] & places;
                }
                with[0] |= places;
            }
            [2, 3, 4].each(|more| with[1] - with[more])
        });
        small[most - 2]
    }

    /// The houses with at most `n` open cells, at index `n`.
    pub(crate) fn houses_by_open_cells(&self) -> &[HouseSet; 10] {
        self.by_open_cells.get_or_init(|| {
            let mut houses = [HouseSet::EMPTY; 10];
            House::all().for_each(|house| houses[self.state.unsolved_in(house)].insert(house));
            for more in 1..10 {
                houses[more] |= houses[more - 1];
            }
            houses
        })
    }

    /// Whether every open cell has two candidates or more, and every digit that a house lacks two places or
    /// more there.
    pub(crate) fn has_no_single(&self) -> bool {
        *self.has_no_single.get_or_init(|| {
            self.state.contradiction().is_none()
                && self.position.naked_singles().next().is_none()
                && self.position.hidden_singles().next().is_none()
        })
    }

    /// The crossings of boxes and lines that have places for a digit.
    #[inline]
    pub(crate) fn crossings(&self, digit: Digit) -> Crossings {
        self.crossings_and_confining(digit).0
    }

    /// The boxes whose places for a digit lie in a line that has more, and the lines whose places lie in a
    /// box that has more.
    #[inline]
    pub(crate) fn confining_houses(&self, digit: Digit) -> HouseSet {
        self.crossings_and_confining(digit).1
    }

    #[inline]
    fn crossings_and_confining(&self, digit: Digit) -> (Crossings, HouseSet) {
        let known = &self.cache.crossings[digit.index()];
        known.get(self.state.places(digit), Crossings::and_confining)
    }

    /// The bivalue cells, among some cells, that have the same candidates as one of them.
    pub(crate) fn bivalue_like(&self, cell: Cell, among: CellSet) -> CellSet {
        self.bivalue() & among & self.with_both(self.state.candidates(cell))
    }

    /// The cells that have both of two digits.
    pub(crate) fn with_both(&self, digits: DigitSet) -> CellSet {
        let places =
            |digit: Option<Digit>| digit.map_or(CellSet::EMPTY, |it| self.state.places(it));
        places(digits.first()) & places(digits.last())
    }

    /// The places of a digit that no whole placement of it uses: all that any pattern of this digit
    /// alone can eliminate.
    pub(crate) fn template_eliminations(&self, digit: Digit) -> CellSet {
        let places = self.state.places(digit);
        if places.is_empty() {
            return places;
        }
        let possible = places | self.state.placed(digit);
        places - self.cache.placements[digit.index()].get(possible, used_by_placements)
    }

    /// The digits that patterns of one digit alone can eliminate somewhere.
    pub(crate) fn reducible_digits(&self) -> DigitSet {
        let is_reducible = |digit: &Digit| !self.template_eliminations(*digit).is_empty();
        let all = || Digit::ALL.into_iter().filter(is_reducible).collect();
        *self.reducible.get_or_init(all)
    }

    /// Whether the givens have exactly one solution.
    pub(crate) fn has_one_solution(&self) -> bool {
        self.cache.has_one_solution(self.state)
    }
}
