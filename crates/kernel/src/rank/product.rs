//! Sets whose truths are all lines of one direction through a cube: cells of some rows and columns (multi-sector
//! locked sets), or some digits in some rows or columns (multi-fish).
//!
//! The candidates are a cube of rows, columns and digits. A constraint without a box is a line through it: a cell goes
//! through all digits, a digit in a row through all columns. The truths are the lines in one direction, over a grid of
//! places in the other two, *outer* and *inner*. The links are lines in these two directions. Each lies in one slice
//! of the cube, so that each slice is covered by itself, with as few lines as it has independent candidates.

use ergodoku_core::{Candidate, Cell, Constraint, Digit, House, State};

use super::RankSet;

/// A cube direction: rows, columns or digits.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Axis {
    Row,
    Column,
    Digit,
}

/// The candidates of a state as slices.
pub(super) struct Cube {
    /// The directions of slices, outer and inner places.
    axes: [Axis; 3],
    /// For each slice and outer place, the inner places with a candidate, as bits.
    open: [[u16; 9]; 9],
    /// For each outer place, the inner places with a truth: those with candidates in two slices or more. A truth with one
    /// candidate is a single still to come. It takes up exactly one link, so leaving it out loses nothing.
    truths: [u16; 9],
}

/// Some truths: for each outer place the inner places, as bits.
pub(super) type Places = [u16; 9];

/// How many links cover all candidates of some outer places in some inner ones, for each choice of inner places.
pub(super) struct Covers {
    /// By slice, then by the inner places.
    of_slices: Box<[[u8; 512]; 9]>,
    /// In all slices.
    all: [u8; 512],
}

/// How many bits are set: a look is faster than counting where the processor has no instruction for it.
const ONES: [u8; 512] = {
    let mut ones = [0; 512];
    let mut bits = 1;
    while bits < 512 {
        ones[bits] = ones[bits & (bits - 1)] + 1;
        bits += 1;
    }
    ones
};

impl Covers {
    /// Those of no outer places.
    pub(super) fn none() -> Covers {
        Covers { of_slices: Box::new([[0; 512]; 9]), all: [0; 512] }
    }

    /// Those with one more outer place: in each slice its own line covers it, or those of its inner places, which then cover these
    /// in the other outer places too.
    pub(super) fn with(&self, cube: &Cube, outer: usize) -> Covers {
        let Covers { mut of_slices, mut all } = Covers::none();
        for (slice, (more, known)) in of_slices.iter_mut().zip(&*self.of_slices).enumerate() {
            let open = cube.open[slice][outer];
            for (inner, (least, all)) in (0u16..).zip(more.iter_mut().zip(&mut all)) {
                let across = ONES[usize::from(open & inner) & 511];
                let crossed = across + known[usize::from(inner & !open) & 511];
                *least = crossed.min(1 + known[usize::from(inner) & 511]);
                *all += *least;
            }
        }
        Covers { of_slices, all }
    }

    /// The links in all slices.
    pub(super) fn links(&self, inner: u16) -> u32 {
        u32::from(self.all[usize::from(inner)])
    }
}

impl Cube {
    /// The cube with slices in each direction in turn.
    pub(super) fn all(state: &State) -> [Cube; 3] {
        [
            Cube::new(state, [Axis::Digit, Axis::Row, Axis::Column]),
            Cube::new(state, [Axis::Column, Axis::Row, Axis::Digit]),
            Cube::new(state, [Axis::Row, Axis::Column, Axis::Digit]),
        ]
    }

    pub(super) fn new(state: &State, axes: [Axis; 3]) -> Cube {
        let mut open = [[0; 9]; 9];
        let (mut some, mut several) = ([0; 9], [0; 9]);
        for candidate in state.all_candidates().iter() {
            let [slice, outer, inner] = axes.map(|axis| place(candidate, axis));
            open[slice][outer] |= 1 << inner;
            several[outer] |= some[outer] & 1 << inner;
            some[outer] |= 1 << inner;
        }
        Cube { axes, open, truths: several }
    }

    /// All truths in some outer and inner places.
    pub(super) fn truths_in(&self, outer: u16, inner: u16) -> Places {
        std::array::from_fn(|at| if outer >> at & 1 == 1 { self.truths[at] & inner } else { 0 })
    }

    /// Whether each of some outer places has a truth in the inner ones, and the other way round. If not, the same truths
    /// are in fewer places.
    pub(super) fn needs_all(&self, outer: u16, inner: u16) -> bool {
        let mut filled = 0;
        bits(outer).all(|at| {
            let truths = self.truths[at] & inner;
            filled |= truths;
            truths != 0
        }) && filled == inner
    }

    /// The number of links that cover some truths, by slices.
    pub(super) fn links_of(&self, places: &Places) -> [u32; 9] {
        std::array::from_fn(|slice| self.least(places, slice))
    }

    /// The places without one of their truths, and the links that cover these, told those that cover all.
    pub(super) fn without(
        &self,
        places: &Places,
        links: &[u32; 9],
        (outer, inner): (usize, usize),
    ) -> (Places, [u32; 9]) {
        let (mut fewer, mut links) = (*places, *links);
        fewer[outer] &= !(1 << inner);
        for (slice, links) in links.iter_mut().enumerate() {
            // The other slices do not have this truth.
            if self.open[slice][outer] >> inner & 1 == 1 {
                *links = self.least(&fewer, slice);
            }
        }
        (fewer, links)
    }

    /// The truths and links of some places. Of several smallest covers the one that leaves most other candidates in its
    /// links.
    pub(super) fn set(&self, places: &Places) -> RankSet {
        let mut set = RankSet::default();
        for (outer, inner) in each(places) {
            set.truths.push(constraint([(self.axes[1], outer), (self.axes[2], inner)]));
        }
        for slice in 0..9 {
            let (mut best, mut most) = ((0, 0), None);
            let least = self.least(places, slice);
            self.covers(places, slice, &mut |own, across| {
                if own.count_ones() + across.count_ones() == least {
                    let outside = self.outside(places, slice, own, across);
                    if most.is_none_or(|most| outside > most) {
                        (best, most) = ((own, across), Some(outside));
                    }
                }
            });
            let own =
                bits(best.0).map(|at| constraint([(self.axes[0], slice), (self.axes[1], at)]));
            let across =
                bits(best.1).map(|at| constraint([(self.axes[0], slice), (self.axes[2], at)]));
            set.links.extend(own.chain(across));
        }
        set
    }

    /// The size of the smallest cover of a slice.
    fn least(&self, places: &Places, slice: usize) -> u32 {
        let mut least = u32::MAX;
        self.covers(places, slice, &mut |own, across| {
            least = least.min(own.count_ones() + across.count_ones());
        });
        least
    }

    /// Visits the covers of a slice: the outer and the inner places with a link.
    #[inline]
    fn covers(&self, places: &Places, slice: usize, visit: &mut impl FnMut(u16, u16)) {
        let open: [u16; 9] = std::array::from_fn(|at| self.open[slice][at] & places[at]);
        let filled = bits(0x1ff).filter(|&at| open[at] != 0).fold(0, |all, at| all | 1 << at);
        let mut crossed: u16 = filled;
        loop {
            let across = bits(crossed).fold(0, |all, at| all | open[at]);
            visit(filled ^ crossed, across);
            if crossed == 0 {
                return;
            }
            crossed = (crossed - 1) & filled;
        }
    }

    /// How many candidates of a slice are in its links and in no truth, each counted for each link.
    fn outside(&self, places: &Places, slice: usize, own: u16, across: u16) -> u32 {
        let count = |at: usize| {
            let other = self.open[slice][at] & !places[at];
            let in_own = if own >> at & 1 == 1 { other.count_ones() } else { 0 };
            in_own + (other & across).count_ones()
        };
        (0..9).map(count).sum()
    }
}

/// The outer and inner places, one by one.
pub(super) fn each(places: &Places) -> impl Iterator<Item = (usize, usize)> + '_ {
    (0..9).flat_map(|outer| bits(places[outer]).map(move |inner| (outer, inner)))
}

fn bits(mut of: u16) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let first = of.trailing_zeros() as usize;
        (of != 0).then(|| {
            of &= of - 1;
            first
        })
    })
}

fn place(candidate: Candidate, axis: Axis) -> usize {
    match axis {
        Axis::Row => candidate.cell.row().number(),
        Axis::Column => candidate.cell.column().number(),
        Axis::Digit => candidate.digit.index(),
    }
}

/// The line through two places.
fn constraint(through: [(Axis, usize); 2]) -> Constraint {
    let at = |axis: Axis| through.iter().find(|it| it.0 == axis).map(|it| it.1);
    match (at(Axis::Row), at(Axis::Column), at(Axis::Digit)) {
        (Some(row), None, Some(digit)) => {
            Constraint::House(House::row(row), Digit::from_index(digit))
        }
        (None, Some(column), Some(digit)) => {
            Constraint::House(House::column(column), Digit::from_index(digit))
        }
        (row, column, _) => Constraint::Cell(Cell::at(row.unwrap_or(0), column.unwrap_or(0))),
    }
}
