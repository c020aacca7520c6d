//! [`SinglesOrder`]: the order in which singles came up.

use ergodoku_core::{Candidate, Cell, CellSet, Digit, DigitSet, House, Observer, State};

use super::queue::CellQueue;

/// Which cells have come to one candidate, and when each house last lost a place for each digit: kept
/// up as candidates are lost, so that neither singles nor their order need be searched for.
///
/// This is the order in which HoDoKu finds singles. It places the givens one after another before it
/// removes candidates.
#[derive(Clone)]
pub(super) struct SinglesOrder {
    /// The cells that have come to one candidate.
    naked: CellQueue,
    /// By digit and house: when the house last lost a place for the digit.
    last_loss: [[Timestamp; HOUSES]; 9],
    now: Timestamp,
}

/// The houses are 27; a power of two makes the number of a digit and a house cheap to take apart.
const HOUSES: usize = 32;

impl SinglesOrder {
    /// The order of a state from which no candidate has been removed: that in which singles come up if
    /// its digits are placed one after another, cell by cell.
    pub(super) fn of_digits(state: &State) -> SinglesOrder {
        let mut order = SinglesOrder {
            naked: CellQueue::EMPTY,
            last_loss: [[Timestamp::START; HOUSES]; 9],
            now: Timestamp::AFTER_DIGITS,
        };
        let mut naked = Vec::new();
        for cell in state.all_candidates().cells_held_once().iter() {
            let first_seen = |digit| (state.placed(digit) & cell.peers()).first();
            let last = Digit::ALL.into_iter().filter_map(first_seen).max();
            let time = last.map_or(Timestamp::START, |by| Timestamp::when_placed(by, cell.index()));
            naked.push((time, cell));
        }
        naked.sort_unstable();
        naked.into_iter().for_each(|(_, cell)| order.naked.push_if(true, cell));
        for digit in Digit::ALL {
            let houses = state.single_place_houses(digit);
            if !houses.is_empty() {
                let losses = DigitLosses::of(digit, state);
                for house in houses.iter() {
                    order.last_loss[digit.index()][house.index()] = losses.last_in(house);
                }
            }
        }
        order
    }

    /// Watches a conclusion being applied. The clock is kept apart while it runs: in a register.
    #[inline(always)]
    pub(super) fn watch(&mut self) -> Watch<'_> {
        Watch { now: self.now, order: self }
    }

    /// The cells with one candidate, the first to come to that first. A cell may have lost its last
    /// candidate since.
    #[inline]
    pub(super) fn naked(&self) -> impl Iterator<Item = Cell> {
        self.naked.iter()
    }

    /// The houses with one cell without a digit, in the order in which the cells came to one candidate;
    /// last those whose cell has none.
    #[inline]
    pub(super) fn last_cells(&self, state: &State) -> impl Iterator<Item = House> {
        let turns = move || {
            state.houses_with_one_unsolved().map(move |house| {
                let cell = (state.unsolved() & house.cells()).first();
                let place = cell.map_or(CellQueue::NOWHERE, |cell| self.naked.place_of(cell));
                Turn::new(place.into(), house.index())
            })
        };
        in_turn(turns).map(House::from_index)
    }

    /// The houses with one place for a digit, the first to come to that first; of two that came to that
    /// together the one of the lower index.
    #[inline]
    pub(super) fn hidden(&self, state: &State) -> impl Iterator<Item = (House, Digit)> {
        let turns = || {
            state.single_places().map(|(house, digit)| {
                let time = self.last_loss[digit.index()][house.index()];
                Turn::new(time.0, digit.index() * HOUSES + house.index())
            })
        };
        in_turn(turns).map(|it| (House::from_index(it % HOUSES), Digit::from_index(it / HOUSES)))
    }
}

/// The numbers of turns, one after another. Each is searched for when it is asked for, since most often
/// only the first is.
#[inline]
fn in_turn<I: Iterator<Item = Turn>>(turns: impl Fn() -> I) -> impl Iterator<Item = usize> {
    let mut last = Turn::NONE;
    std::iter::from_fn(move || {
        let next = turns().filter(|&turn| turn > last).fold(Turn::LAST, Turn::min);
        last = next;
        (next < Turn::LAST).then_some(next.number())
    })
}

/// Takes note of what a conclusion changes.
pub(super) struct Watch<'a> {
    order: &'a mut SinglesOrder,
    now: Timestamp,
}

impl Watch<'_> {
    /// The conclusion has been applied.
    #[inline(always)]
    pub(super) fn end(self) {
        self.order.now = self.now;
    }
}

impl Observer for Watch<'_> {
    #[inline(always)]
    fn placed(&mut self, candidate: Candidate) {
        self.order.naked.remove(candidate.cell);
    }

    #[inline(always)]
    fn lost(&mut self, Candidate { cell, digit }: Candidate, left: DigitSet) {
        self.now.0 += 1;
        for house in cell.houses() {
            self.order.last_loss[digit.index()][house.index()] = self.now;
        }
        self.order.naked.push_if(left.is_single(), cell);
    }
}

/// When a candidate was lost: a number that grows from one loss to the next.
///
/// The digits that a state starts with come first, cell by cell. Each is lost to the cells around it,
/// cell by cell, and then its own cell loses the other digits, digit by digit.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Timestamp(u16);

impl Timestamp {
    const START: Timestamp = Timestamp(0);
    const AFTER_DIGITS: Timestamp = Timestamp(81 << 8);

    /// The loss number `nth` that the digit of the cell `by` causes.
    fn when_placed(by: Cell, nth: usize) -> Timestamp {
        Timestamp((by.index() << 8 | nth) as u16)
    }
}

/// Where and when the digits that a state starts with rule out one digit.
struct DigitLosses {
    digit: Digit,
    /// The cells that hold the digit, and the cells that lose it to each.
    by_holder: [(Cell, CellSet); 9],
    /// How many cells hold it.
    len: usize,
    /// The cells that lose it when they get another digit.
    own: CellSet,
}

impl DigitLosses {
    fn of(digit: Digit, state: &State) -> DigitLosses {
        let mut by_holder = [(Cell::at(0, 0), CellSet::EMPTY); 9];
        let (mut left, mut len) = (CellSet::ALL, 0);
        for holder in state.placed(digit).iter() {
            let before = CellSet::from_bits((1 << holder.index()) - 1);
            let lost = (left & holder.peers()) - (state.filled() & before);
            left -= lost;
            by_holder[len] = (holder, lost);
            len += 1;
        }
        DigitLosses { digit, by_holder, len, own: left & state.filled() }
    }

    /// When a house lost the digit's last place but one.
    fn last_in(&self, house: House) -> Timestamp {
        let last_of = |cells: CellSet| (cells & house.cells()).last();
        let mut holders = self.by_holder[..self.len].iter().rev();
        let by_others = holders.find_map(|&(holder, cells)| {
            Some(Timestamp::when_placed(holder, last_of(cells)?.index()))
        });
        let own = last_of(self.own);
        let own = own.map(|it| Timestamp::when_placed(it, 128 + self.digit.index()));
        by_others.max(own).unwrap_or(Timestamp::START)
    }
}

/// What comes up when: a time, then a number to tell what it is.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Turn(u32);

impl Turn {
    /// Before all others.
    const NONE: Turn = Turn(0);
    /// After all others.
    const LAST: Turn = Turn(u32::MAX);

    #[inline]
    fn new(time: u16, number: usize) -> Turn {
        Turn((u32::from(time) + 1) << 16 | number as u32)
    }

    #[inline]
    fn number(self) -> usize {
        (self.0 & 0xffff) as usize
    }
}
