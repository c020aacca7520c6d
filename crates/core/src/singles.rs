//! [`Singles`]: what a state remembers so that singles need not be looked for.

use crate::{CandidateSet, Cell, CellSet, Digit, DigitSet, House, HouseSet};

/// How many places each house has for each digit, which cells have come to one candidate, and in which
/// order cells and houses came to that: kept up as candidates go.
#[derive(Clone)]
pub(crate) struct Singles {
    /// The cells that have come to one candidate.
    naked: Queue,
    /// How many places each house has for each digit.
    places: [Census; 9],
    /// The houses with one place for each digit. A tenth has none, so that digits come in pairs.
    lone: [Marks; 10],
    /// How many empty cells each house has.
    empty: Census,
    /// When each house last lost a place for each digit.
    lost: [[Moment; 27]; 9],
    now: Moment,
}

impl Singles {
    /// Those of no places. A state is large, so it is made where it stays.
    pub(crate) const NONE: Singles = Singles {
        naked: Queue::EMPTY,
        places: [Census::NONE; 9],
        lone: [Marks::NONE; 10],
        empty: Census::NONE,
        lost: [[Moment::START; 27]; 9],
        now: Moment::AFTER_GIVENS,
    };

    /// Begins with the places that some digits leave. They come up in the order in which they do if the
    /// digits are placed one after another, cell by cell.
    pub(crate) fn begin(&mut self, placed: &CandidateSet, places: &CandidateSet) {
        let filled = placed.cells();
        let mut naked = Vec::new();
        for cell in places.cells_held_once().iter() {
            let first_seen = |digit| (placed.cells_of(digit) & cell.peers()).first();
            let last = Digit::ALL.into_iter().filter_map(first_seen).max();
            let moment = last.map_or(Moment::START, |by| Moment::when_given(by, cell.index()));
            naked.push((moment, cell));
        }
        naked.sort_unstable();
        naked.into_iter().for_each(|(_, cell)| self.naked.push_if(true, cell));
        for digit in Digit::ALL {
            let (holding, index) = (placed.cells_of(digit), digit.index());
            let mut count = Census::of(places.cells_of(digit));
            let lone = count.lone();
            if !lone.is_empty() {
                let losses = GivenLosses::of(digit, holding, filled);
                for house in lone.iter() {
                    self.lost[index][house.index()] = losses.last_in(house);
                }
            }
            holding.iter().for_each(|cell| count.settle(cell));
            self.places[index] = count;
            self.lone[index] = count.lone();
        }
        self.empty = Census::of(CellSet::ALL - filled);
    }

    /// Whether some house has no place for a digit that it needs.
    pub(crate) fn is_any_shut_out(&self) -> bool {
        self.places.iter().any(|count| count.up_to_one() != count.lone())
    }

    /// How many empty cells a house has.
    #[inline]
    pub(crate) fn empty_in(&self, house: House) -> usize {
        self.empty.of_house(house)
    }

    /// A cell is filled.
    #[inline]
    pub(crate) fn fill(&mut self, cell: Cell) {
        self.naked.remove(cell);
        self.empty.lose(cell);
    }

    /// A digit is to lose places.
    #[inline]
    pub(crate) fn begin_loss(&mut self, digit: Digit) -> Loss<'_> {
        let (left, now) = (self.places[digit.index()], self.now);
        Loss { singles: self, digit, left, now }
    }

    /// The cells with one candidate, the first to come to that first.
    #[inline]
    pub(crate) fn naked(&self) -> impl Iterator<Item = Cell> {
        self.naked.iter()
    }

    /// The houses with two places for a digit.
    #[inline]
    pub(crate) fn halved(&self, digit: Digit) -> HouseSet {
        self.places[digit.index()].two().houses()
    }

    /// The houses with one empty cell, in the order in which the cells came to one candidate; last those
    /// where the cell has none.
    #[inline]
    pub(crate) fn last_cells(&self, empty: CellSet) -> impl Iterator<Item = House> {
        let turns = move || {
            let houses = self.empty.lone().iter();
            houses.filter_map(move |house| {
                let place = self.naked.place_of((empty & house.cells()).first()?);
                Some(Turn::new(place.into(), house.index()))
            })
        };
        in_turn(turns).map(House::from_index)
    }

    /// The houses with one place for a digit, the first to come to that first; of two that come to that
    /// together the one of the lower number.
    #[inline]
    pub(crate) fn hidden(&self) -> impl Iterator<Item = (House, Digit)> {
        // Digits two by two, as each time it cannot be foreseen how many houses there are.
        let turns = || {
            let pairs = self.lone.chunks_exact(2).zip(self.lost.as_flattened().chunks(54));
            pairs.enumerate().flat_map(|(pair, (marks, lost))| {
                let turn = move |at: usize| Turn::new(lost[at].0, 54 * pair + at);
                Marks::in_pair(marks[0], marks[1]).map(turn)
            })
        };
        in_turn(turns).map(|it| (House::from_index(it % 27), Digit::from_index(it / 27)))
    }
}

/// The numbers of turns, one after another. Each is looked for when it is asked for: most often only the
/// first is.
#[inline]
fn in_turn<I: Iterator<Item = Turn>>(turns: impl Fn() -> I) -> impl Iterator<Item = usize> {
    let mut last = Turn::NONE;
    std::iter::from_fn(move || {
        let next = turns().filter(|&turn| turn > last).fold(Turn::LAST, Turn::min);
        last = next;
        (next < Turn::LAST).then_some(next.number())
    })
}

/// Places of a digit that go, one after another.
pub(crate) struct Loss<'a> {
    singles: &'a mut Singles,
    digit: Digit,
    left: Census,
    now: Moment,
}

impl Loss<'_> {
    /// A cell is no place any more; whether it has one candidate left.
    #[inline]
    pub(crate) fn lose(&mut self, cell: Cell, leaves_one: bool) {
        self.left.lose(cell);
        self.now.0 += 1;
        for house in cell.houses() {
            self.singles.lost[self.digit.index()][house.index()] = self.now;
        }
        self.singles.naked.push_if(leaves_one, cell);
    }

    /// The digit is placed in a cell.
    #[inline]
    pub(crate) fn settle(&mut self, cell: Cell) {
        self.left.settle(cell);
    }

    /// Whether a house that needs the digit has no place left.
    #[inline]
    pub(crate) fn end(self) -> bool {
        let lone = self.left.lone();
        self.singles.places[self.digit.index()] = self.left;
        self.singles.lone[self.digit.index()] = lone;
        self.singles.now = self.now;
        self.left.up_to_one() != lone
    }
}

/// Cells in the order in which they came, each at most once, until they go. Room is for as many as seven
/// bits can count.
#[derive(Clone)]
struct Queue {
    cells: [Cell; 128],
    /// How many have come.
    len: u8,
    /// The place of each cell, if it has come.
    places: [u8; 81],
    /// The places that no cell has gone from, by halves: both are written and read as such, for a word that
    /// is read as a whole has to wait for what was written to its halves.
    waiting: [u64; 2],
}

impl Queue {
    /// The place of a cell that has not come.
    const NOWHERE: u8 = 127;

    const EMPTY: Queue = Queue {
        cells: [Cell::at(0, 0); 128],
        len: 0,
        places: [Queue::NOWHERE; 81],
        waiting: [u64::MAX; 2],
    };

    /// Adds a cell, or not: without a branch, as whether it does cannot be foreseen.
    #[inline]
    fn push_if(&mut self, is_due: bool, cell: Cell) {
        self.cells[usize::from(self.len) % 128] = cell;
        self.places[cell.index()] = if is_due { self.len } else { Queue::NOWHERE };
        self.len += u8::from(is_due);
    }

    /// Takes a cell out that may be in it.
    #[inline]
    fn remove(&mut self, cell: Cell) {
        let place = usize::from(self.places[cell.index()]);
        self.waiting[place / 64 % 2] &= !(1 << (place % 64));
    }

    /// Where a cell stands; behind all others if it has not come.
    #[inline]
    fn place_of(&self, cell: Cell) -> u8 {
        self.places[cell.index()]
    }

    #[inline]
    fn iter(&self) -> impl Iterator<Item = Cell> {
        let [mut low, mut high] = self.waiting;
        std::iter::from_fn(move || {
            let (half, below) = if low != 0 { (&mut low, 0) } else { (&mut high, 64) };
            let place = below + half.trailing_zeros();
            *half &= half.wrapping_sub(1);
            (place < self.len.into()).then(|| self.cells[place as usize % 128])
        })
    }
}

/// When a cell lost a candidate or a house a place, as a number that grows from one loss to the next.
///
/// The givens come first, one after another, cell by cell. A given takes its digit from the cells around
/// it, cell by cell, and then the other digits from its own cell, digit by digit.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Moment(u16);

impl Moment {
    const START: Moment = Moment(0);
    const AFTER_GIVENS: Moment = Moment(81 << 8);

    /// When a given takes its turn.
    fn when_given(by: Cell, turn: usize) -> Moment {
        Moment((by.index() << 8 | turn) as u16)
    }
}

/// Where and when the givens take a digit away.
struct GivenLosses {
    digit: Digit,
    /// The givens that hold the digit, and from which cells each takes it.
    taken: [(Cell, CellSet); 9],
    /// How many hold it.
    len: usize,
    /// The cells from which none of them takes it: there it goes when they get another digit.
    own: CellSet,
}

impl GivenLosses {
    fn of(digit: Digit, holding: CellSet, filled: CellSet) -> GivenLosses {
        let mut taken = [(Cell::at(0, 0), CellSet::EMPTY); 9];
        let (mut left, mut len) = (CellSet::ALL, 0);
        for by in holding.iter() {
            let before = CellSet::from_bits((1 << by.index()) - 1);
            let gone = (left & by.peers()) - (filled & before);
            left -= gone;
            taken[len] = (by, gone);
            len += 1;
        }
        GivenLosses { digit, taken, len, own: left & filled }
    }

    /// When a house loses the digit's last place but one, of which the givens leave one.
    fn last_in(&self, house: House) -> Moment {
        let in_house = |cells: CellSet| (cells & house.cells()).last();
        let mut taken = self.taken[..self.len].iter().rev();
        let last =
            taken.find_map(|&(by, cells)| Some(Moment::when_given(by, in_house(cells)?.index())));
        let own = in_house(self.own).map(|it| Moment::when_given(it, 128 + self.digit.index()));
        last.max(own).unwrap_or(Moment::START)
    }
}

/// A turn: when it comes, then a number.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Turn(u32);

impl Turn {
    /// Before all others.
    const NONE: Turn = Turn(0);
    /// After all others.
    const LAST: Turn = Turn(u32::MAX);

    #[inline]
    fn new(when: u16, number: usize) -> Turn {
        Turn((u32::from(when) + 1) << 16 | number as u32)
    }

    #[inline]
    fn number(self) -> usize {
        (self.0 & 0xffff) as usize
    }
}

/// A count for each house, so that all houses are looked at together: four bits each, which are six more
/// than the count. The highest of them says whether there are two or more, the lowest then tells one
/// from none. It is set for good where the digit that is counted is placed.
///
/// Sixteen houses are in the first word, eleven in the second.
#[derive(Copy, Clone)]
struct Census([u64; 2]);

impl Census {
    const NONE: Census = Census([0; 2]);

    /// Of cells, band by band.
    fn of(cells: CellSet) -> Census {
        let (mut rows, mut columns, mut boxes) = (0, 0, 0);
        for band in 0..3 {
            let mut in_band = 0;
            for row in 3 * band..3 * band + 3 {
                let positions = House::row(row).positions_of(cells);
                in_band += SPREAD[usize::from(positions)];
                rows |= (DigitSet::from_bits(positions).len() as u64) << (4 * row);
            }
            columns += in_band;
            // Three columns side by side make a box.
            let threes = in_band + (in_band >> 4) + (in_band >> 8);
            boxes |= (threes & 0xf | threes >> 8 & 0xf0 | threes >> 16 & 0xf00) << (12 * band);
        }
        let counts = [rows | columns << 36, columns >> 28 | boxes << 8];
        Census([0, 1].map(|word| counts[word] + 6 * ONES[word]))
    }

    /// One fewer in the houses of a cell.
    #[inline]
    fn lose(&mut self, cell: Cell) {
        let around = &ONE_AROUND[cell.index()];
        self.0 = [0, 1].map(|word| self.0[word] - around[word]);
    }

    /// The houses of a cell have what is counted.
    #[inline]
    fn settle(&mut self, cell: Cell) {
        let around = &ONE_AROUND[cell.index()];
        self.0 = [0, 1].map(|word| self.0[word] | around[word] << 3);
    }

    /// The count of a house.
    #[inline]
    fn of_house(&self, house: House) -> usize {
        let (word, place) = (house.index() / 16, house.index() % 16);
        (self.0[word] >> (4 * place) & 0xf) as usize - 6
    }

    /// The houses that count one.
    #[inline]
    fn lone(self) -> Marks {
        Marks::of(self.0.map(|counts| !counts & counts << 3))
    }

    /// The houses that count two.
    #[inline]
    fn two(self) -> Marks {
        Marks::of(self.0.map(|counts| counts & !(counts << 1 | counts << 2 | counts << 3)))
    }

    /// The houses that count one or none.
    #[inline]
    fn up_to_one(self) -> Marks {
        Marks::of(self.0.map(|counts| !counts))
    }
}

/// For nine bits, each as the lowest of four.
static SPREAD: [u64; 512] = {
    let mut spread = [0; 512];
    let mut bits = 1;
    while bits < 512 {
        spread[bits] = spread[bits >> 1] << 4 | (bits & 1) as u64;
        bits += 1;
    }
    spread
};

/// A one for each house.
const ONES: [u64; 2] = [0x1111_1111_1111_1111, 0x111_1111_1111];

/// A one for each house of a cell.
static ONE_AROUND: [[u64; 2]; 81] = {
    let mut around = [[0; 2]; 81];
    let mut index = 0;
    while index < 81 {
        let houses = Cell::from_index(index).houses();
        let mut kind = 0;
        while kind < 3 {
            let house = houses[kind].index();
            around[index][house / 16] |= 1 << (4 * (house % 16));
            kind += 1;
        }
        index += 1;
    }
    around
};

/// A set of houses: the highest of the four bits of each, those of the second word moved down by one so
/// that both words are in one.
#[derive(Copy, Clone, PartialEq, Eq)]
struct Marks(u64);

impl Marks {
    const NONE: Marks = Marks(0);

    /// The numbers of the houses of one set, and of those of another from 27 on.
    #[inline]
    fn in_pair(one: Marks, other: Marks) -> impl Iterator<Item = usize> {
        let mut rest = one.0 | other.0 >> 2;
        std::iter::from_fn(move || {
            let at = (rest != 0).then(|| AT[rest.trailing_zeros() as usize % 64].into());
            rest &= rest.wrapping_sub(1);
            at
        })
    }

    /// The highest bits of words.
    #[inline]
    fn of(words: [u64; 2]) -> Marks {
        let [low, high] = [0, 1].map(|word| words[word] & ONES[word] << 3);
        Marks(low | high >> 1)
    }

    #[inline]
    fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The houses as a set: their bits moved together.
    #[inline]
    fn houses(self) -> HouseSet {
        let together = |marks: u64| {
            let ones = marks & ONES[0];
            let twos = (ones | ones >> 3) & 0x0303_0303_0303_0303;
            let fours = (twos | twos >> 6) & 0x000f_000f_000f_000f;
            let eights = (fours | fours >> 12) & 0x0000_00ff_0000_00ff;
            (eights | eights >> 24) as u32 & 0xffff
        };
        HouseSet::from_bits(together(self.0 >> 3) | together(self.0 >> 2) << 16)
    }

    #[inline]
    fn iter(self) -> impl Iterator<Item = House> {
        Marks::in_pair(self, Marks::NONE).map(House::from_index)
    }
}

/// The number of a house by its bit, and 27 more by the bit two below it.
static AT: [u8; 64] = {
    let mut numbers = [0; 64];
    let mut house = 0;
    while house < 27 {
        let bit = 4 * (house % 16) + 3 - house / 16;
        numbers[bit] = house as u8;
        numbers[bit - 2] = house as u8 + 27;
        house += 1;
    }
    numbers
};
