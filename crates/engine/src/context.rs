//! [`Context`]: what a technique looks at.

use std::cell::{self, OnceCell, RefCell};
use std::ops::ControlFlow;

use ergodoku_core::{
    Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, House, HouseSet, Puzzle, State, Stop,
};

use crate::limits::Limits;
use crate::patterns::almost_locked::{Als, Network, almost_locked_sets};
use crate::patterns::chain::{ChainSearch, Goal, Through, Wanted, goals};
use crate::patterns::coloring::{self, Cluster};
use crate::patterns::crossings::Crossings;
use crate::patterns::forcing::{self, Closures};
use crate::patterns::links::Links;
use crate::patterns::placements::used_by_placements;
use crate::patterns::rectangle::{self, Rectangle};
use crate::patterns::single_digit::{self, Conjugate};
use crate::position::Position;
use crate::profile::Profile;
use crate::technique::Technique;

/// What a technique looks at: a state, what follows from it for every technique alike, and how far to
/// search.
pub struct Context<'a> {
    /// The state to find steps in.
    pub state: &'a State,
    /// The same with the order of its singles.
    pub position: &'a Position,
    /// How far to search.
    pub limits: &'a Limits,
    /// What an assumption may be followed with, the simplest first: none of these makes assumptions
    /// itself.
    pub followers: &'a [&'static Technique],
    memory: &'a Memory,
    stop: &'a Stop,
    /// The number of its look at the candidates, see [`Memory::look_at`].
    look: cell::Cell<u32>,
    /// The cells with up to two, three, four candidates, but for those with one.
    small: OnceCell<[CellSet; 3]>,
    /// By number, the houses with up to so many open cells.
    by_open_cells: OnceCell<[HouseSet; 10]>,
    /// Whether there is no single, nor a rule that cannot be kept.
    has_no_single: OnceCell<bool>,
    /// The digits that patterns of one digit alone can eliminate somewhere.
    reducible: OnceCell<DigitSet>,
    /// Made when first asked for: most steps need none of it.
    facts: OnceCell<Box<Facts>>,
}

/// What follows from a state for several techniques alike, each found out when first asked for.
#[derive(Default)]
struct Facts {
    house_candidates: OnceCell<[u128; 27]>,
    conjugates: [OnceCell<Vec<Conjugate>>; 9],
    clusters: OnceCell<Vec<Cluster>>,
    rectangles: OnceCell<Vec<Rectangle>>,
    almost_locked_sets: OnceCell<Vec<Als>>,
    network: OnceCell<Network>,
    links: [OnceCell<Links>; 3],
    plain_links: OnceCell<Links>,
    chain_searches: [OnceCell<RefCell<ChainSearch>>; 3],
    goals: [OnceCell<Vec<Goal>>; 3],
    chain_closures: OnceCell<Closures>,
    net_closures: OnceCell<Closures>,
}

static NEVER: Stop = Stop::never();

impl<'a> Context<'a> {
    /// The context of a position. `memory` is kept through a whole path.
    pub(crate) fn new(
        position: &'a Position,
        profile: &'a Profile,
        memory: &'a Memory,
    ) -> Context<'a> {
        let (limits, followers) = (profile.limits(), profile.followers());
        Context::of(position, limits, followers, memory, &NEVER)
    }

    /// The same for searches that are given up when `stop` is due. What they have found out by then may be
    /// wrong: neither the context nor its memory is of use from then on.
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

    /// The context of a position that an assumption leads to; no assumption is made on top of it.
    pub(crate) fn under_assumption<'b>(&'b self, position: &'b Position) -> Context<'b> {
        Context::of(position, self.limits, &[], self.memory, self.stop)
    }

    fn of(
        position: &'a Position,
        limits: &'a Limits,
        followers: &'a [&'static Technique],
        memory: &'a Memory,
        stop: &'a Stop,
    ) -> Context<'a> {
        Context {
            state: position.state(),
            position,
            limits,
            followers,
            memory,
            stop,
            look: cell::Cell::new(0),
            small: OnceCell::new(),
            by_open_cells: OnceCell::new(),
            has_no_single: OnceCell::new(),
            reducible: OnceCell::new(),
            facts: OnceCell::new(),
        }
    }

    fn facts(&self) -> &Facts {
        self.facts.get_or_init(Default::default)
    }

    /// The houses in which such a search finds nothing, as it found nothing there before and their
    /// candidates have not changed since; each kind of search within houses has a number.
    pub(crate) fn barren_houses(&self, search: usize) -> HouseSet {
        self.memory.look_at(self.state.all_candidates(), &self.look);
        self.memory.barren_houses[search].get()
    }

    /// Such a search has found nothing in these houses.
    pub(crate) fn note_barren_houses(&self, search: usize, houses: HouseSet) {
        self.memory.look_at(self.state.all_candidates(), &self.look);
        let known = &self.memory.barren_houses[search];
        known.set(known.get() | houses);
    }

    /// Whether a line and the box at this place of it have the same candidates as when a Sue de Coq was
    /// last looked for there in vain.
    pub(crate) fn is_barren_crossing(&self, line: House, place: usize, square: House) -> bool {
        let now = [line, square].map(|house| self.candidates_of(house));
        self.memory.late().crossings[line.index()][place].get() == now
    }

    /// No Sue de Coq was found there.
    pub(crate) fn note_barren_crossing(&self, line: House, place: usize, square: House) {
        let now = [line, square].map(|house| self.candidates_of(house));
        self.memory.late().crossings[line.index()][place].set(now);
    }

    /// The candidates of a house: nine bits for each cell.
    fn candidates_of(&self, house: House) -> u128 {
        let of = |house: House| {
            let cells = (0..9).map(|position| self.state.candidates(house.cell_at(position)));
            cells.fold(0, |all, digits| all << 9 | u128::from(digits.bits()))
        };
        let all = || std::array::from_fn(|index| of(House::from_index(index)));
        self.facts().house_candidates.get_or_init(all)[house.index()]
    }

    /// The digits for which a search that looks at one digit at a time finds nothing, as it found nothing
    /// before and their places have not changed since; each kind of such a search has a number.
    pub(crate) fn barren_digits(&self, search: usize) -> DigitSet {
        self.memory.look_at(self.state.all_candidates(), &self.look);
        self.memory.barren_digits.as_flattened()[search].get()
    }

    /// Such a search has found nothing for these digits.
    pub(crate) fn note_barren_digits(&self, search: usize, digits: DigitSet) {
        self.memory.look_at(self.state.all_candidates(), &self.look);
        let known = &self.memory.barren_digits.as_flattened()[search];
        known.set(known.get() | digits);
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
            [2, 3, 4].map(|more| with[1] - with[more])
        });
        small[most - 2]
    }

    /// By number, the houses with up to so many open cells.
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
        let known = &self.memory.crossings[digit.index()];
        look_up(known, self.state.places(digit), Crossings::and_confining)
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

    /// The strong links of a digit in houses.
    pub(crate) fn conjugates(&self, digit: Digit) -> &[Conjugate] {
        let (places, houses) = (self.state.places(digit), self.state.bilocal_houses(digit));
        let conjugates = || single_digit::conjugates(places, houses);
        self.facts().conjugates[digit.index()].get_or_init(conjugates)
    }

    /// The cells that see a cell where a digit is placed.
    pub(crate) fn seen_by_placed(&self, digit: Digit) -> CellSet {
        let placed = self.state.placed(digit);
        look_up(&self.memory.late().seen_by_placed[digit.index()], placed, coloring::seen_from)
    }

    /// Whether two strong links of a digit are joined so that something sees both far ends.
    pub(crate) fn has_joined_links(&self, digit: Digit) -> bool {
        let (places, houses) = (self.state.places(digit), self.state.bilocal_houses(digit));
        let falling = self.beyond_placements(digit);
        let has_joined = |_| single_digit::has_joined(places, houses, falling);
        look_up(
            &self.memory.late().joined[digit.index()],
            places | self.state.placed(digit),
            has_joined,
        )
    }

    /// The strong links of each digit in two colours.
    pub(crate) fn clusters(&self) -> &[Cluster] {
        self.facts().clusters.get_or_init(|| coloring::clusters(self))
    }

    /// The rectangles that two digits would make deadly.
    pub(crate) fn rectangles(&self) -> &[Rectangle] {
        let missing = self.limits.missing_rectangle_candidates;
        self.facts().rectangles.get_or_init(|| rectangle::rectangles(self, missing))
    }

    /// The places of a digit that no whole placement of it uses: all that any pattern of this digit
    /// alone can eliminate.
    pub(crate) fn beyond_placements(&self, digit: Digit) -> CellSet {
        let places = self.state.places(digit);
        if places.is_empty() {
            return places;
        }
        let possible = places | self.state.placed(digit);
        places - look_up(&self.memory.placements[digit.index()], possible, used_by_placements)
    }

    /// The digits that patterns of one digit alone can eliminate somewhere.
    pub(crate) fn reducible_digits(&self) -> DigitSet {
        let is_reducible = |digit: &Digit| !self.beyond_placements(*digit).is_empty();
        let all = || Digit::ALL.into_iter().filter(is_reducible).collect();
        *self.reducible.get_or_init(all)
    }

    /// Every almost locked set of the state, house by house.
    pub(crate) fn almost_locked_sets(&self) -> &[Als] {
        self.facts().almost_locked_sets.get_or_init(|| {
            let mut all = Vec::with_capacity(512);
            for (house, known) in House::all().zip(&self.memory.late().almost_locked) {
                let (candidates, mut known) = (self.candidates_of(house), known.borrow_mut());
                if known.0 != candidates {
                    *known = (candidates, almost_locked_sets(self.state, house));
                }
                all.extend_from_slice(&known.1);
            }
            all
        })
    }

    /// The almost locked sets, and the restricted commons that join them.
    pub(crate) fn network(&self) -> &Network {
        let (sets, overlap) = (self.almost_locked_sets(), self.limits.als_overlap);
        self.facts().network.get_or_init(|| Network::of(self.state, sets, overlap, self.stop))
    }

    /// The strong and weak links of the state that chains of a kind are made of: those through groups
    /// take almost locked sets along if the limits have them in chains.
    pub(crate) fn links_through(&self, through: Through) -> &Links {
        self.facts().links[through as usize].get_or_init(|| {
            let has_sets = through == Through::Groups && self.limits.als_in_chains;
            let sets = if has_sets { self.almost_locked_sets() } else { &[] };
            let all = *self.state.all_candidates();
            // Others take no part in chains that eliminate something.
            let candidates = match through {
                Through::OneDigit => {
                    let reducible = self.reducible_digits();
                    all & CandidateSet::product(CellSet::ALL, reducible)
                }
                Through::Candidates | Through::Groups => all,
            };
            Links::of(self, &candidates, through, sets)
        })
    }

    /// The links between candidates and groups alone.
    pub(crate) fn plain_links(&self) -> &Links {
        let all = self.state.all_candidates();
        let plain = || Links::of(self, all, Through::Groups, &[]);
        match self.limits.als_in_chains {
            true => self.facts().plain_links.get_or_init(plain),
            false => self.links_through(Through::Groups),
        }
    }

    /// The chains of a kind that eliminate something, as far as they have been looked for.
    pub(crate) fn chain_search(&self, through: Through) -> &RefCell<ChainSearch> {
        self.facts().chain_searches[through as usize].get_or_init(|| {
            RefCell::new(ChainSearch::new(self.links_through(through), Wanted::Excluding))
        })
    }

    /// What first ways of a kind are looked for.
    pub(crate) fn goals(&self, through: Through) -> &[Goal] {
        let all = || goals(self.state, self.links_through(through));
        self.facts().goals[through as usize].get_or_init(all)
    }

    /// What follows from each premise about a candidate of the state.
    pub(crate) fn closures(&self, reach: forcing::Reach) -> &Closures {
        let facts = self.facts();
        match reach {
            forcing::Reach::Chain => facts
                .chain_closures
                .get_or_init(|| Closures::by_chains(self.state, self.plain_links())),
            forcing::Reach::Net => {
                facts.net_closures.get_or_init(|| match self.limits.net_look_ahead {
                    None => Closures::by_nets(self.state, self.stop),
                    Some(rounds) => {
                        let links = self.plain_links();
                        Closures::by_look_ahead(self.state, links, rounds.get(), self.stop)
                    }
                })
            }
        }
    }

    /// Whether the givens have exactly one solution.
    pub(crate) fn has_one_solution(&self) -> bool {
        self.memory.has_one_solution(self.state)
    }
}

/// What is remembered of a puzzle from one state to the next, so that it is found out once.
#[derive(Clone, Debug, Default)]
pub(crate) struct Memory {
    one_solution: OnceCell<bool>,
    /// Where each digit could be when that was last asked, and which of it whole placements use.
    placements: [Known<CellSet>; 9],
    /// Where each digit could be placed when that was last asked, which crossings have some of these places,
    /// and which houses confine the digit.
    crossings: [Known<(Crossings, HouseSet)>; 9],
    /// Made when first asked for: most puzzles need none of it.
    late: OnceCell<Box<LateMemory>>,
    /// The candidates of the state that was looked at last.
    seen: cell::Cell<CandidateSet>,
    /// The number of the last look at candidates.
    looks: cell::Cell<u32>,
    /// By kind of search within houses: those in which it finds nothing.
    barren_houses: [cell::Cell<HouseSet>; 6],
    /// By kind of search for one digit, numbered through: those for which it finds nothing. In two rows, as
    /// a longer array has no default.
    barren_digits: [[cell::Cell<DigitSet>; 27]; 2],
}

/// What is remembered for the patterns that come late.
#[derive(Clone, Debug, Default)]
struct LateMemory {
    /// Where each digit could be when that was last asked, and whether its strong links are joined.
    joined: [Known<bool>; 9],
    /// Where each digit was placed when that was last asked, and what sees it.
    seen_by_placed: [Known<CellSet>; 9],
    /// By line and its boxes: the candidates of both when no Sue de Coq was found there.
    crossings: [[cell::Cell<[u128; 2]>; 3]; 18],
    /// By house: its candidates, and its almost locked sets.
    almost_locked: [RefCell<(u128, Vec<Als>)>; 27],
}

impl Memory {
    fn late(&self) -> &LateMemory {
        self.late.get_or_init(Default::default)
    }

    /// Whether the givens have exactly one solution: what is true of one state of the puzzle is true of
    /// all. Digits placed and candidates removed since do not count: whoever placed and removed them may
    /// have been wrong, or have known more than the givens say.
    fn has_one_solution(&self, state: &State) -> bool {
        *self.one_solution.get_or_init(|| {
            let mut puzzle = Puzzle::EMPTY;
            for cell in state.givens().iter() {
                if let Some(digit) = state.digit(cell) {
                    puzzle.give(Candidate::new(cell, digit));
                }
            }
            ergodoku_search::count(&puzzle, 2) == 1
        })
    }

    /// Looks at the candidates of a state, unless no others have been looked at since its look of that number.
    /// Where they have changed there may be something to be found again.
    #[inline]
    fn look_at(&self, candidates: &CandidateSet, look: &cell::Cell<u32>) {
        if look.get() != self.looks.get() || look.get() == 0 {
            self.looks.set(self.looks.get() + 1);
            look.set(self.looks.get());
            self.look_again(candidates);
        }
    }

    fn look_again(&self, candidates: &CandidateSet) {
        let seen = self.seen.replace(*candidates);
        let (mut cells, mut digits) = (CellSet::EMPTY, DigitSet::EMPTY);
        for digit in Digit::ALL {
            let (before, now) = (seen.cells_of(digit), candidates.cells_of(digit));
            let changed = (before | now) - (before & now);
            cells |= changed;
            digits |= DigitSet::from_bits(u16::from(!changed.is_empty()) << digit.index());
        }
        let bit = |house: House| u32::from(!cells.is_disjoint(house.cells())) << house.index();
        let houses = HouseSet::from_bits(House::all().map(bit).sum());
        self.barren_houses.iter().for_each(|barren| barren.set(barren.get() - houses));
        self.barren_digits
            .as_flattened()
            .iter()
            .for_each(|barren| barren.set(barren.get() - digits));
    }
}

/// Cells, and what follows from them.
type Known<T> = cell::Cell<(CellSet, T)>;

/// What follows from cells, found out if these are others than when it was last asked.
#[inline]
fn look_up<T: Copy>(known: &Known<T>, cells: CellSet, find: impl Fn(CellSet) -> T) -> T {
    let (before, found) = known.get();
    if before == cells {
        return found;
    }
    let found = find(cells);
    known.set((cells, found));
    found
}
