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
    /// For each slice, the inner places with a candidate in any of some outer places.
    joined: Vec<[u16; 512]>,
    /// For each outer place, the inner places with a truth: those with candidates in two slices or more. A truth with one
    /// candidate is a single still to come. It takes up exactly one link, so leaving it out loses nothing.
    truths: [u16; 9],
}

/// Some truths: for each outer place the inner places, as bits.
pub(super) type Places = [u16; 9];

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
        let joined = |slice: usize| {
            let mut joined = [0; 512];
            for some in 1..512usize {
                let first = some.trailing_zeros() as usize;
                joined[some] = joined[some & (some - 1)] | open[slice][first];
            }
            joined
        };
        Cube { axes, open, joined: (0..9).map(joined).collect(), truths: several }
    }

    /// All truths in some outer and inner places.
    pub(super) fn truths_in(&self, outer: u16, inner: u16) -> Places {
        std::array::from_fn(|at| if outer >> at & 1 == 1 { self.truths[at] & inner } else { 0 })
    }

    /// How many links cover all truths in some outer and inner places, or more than `most` if it is more than that.
    pub(super) fn links_of_product(&self, outer: u16, inner: u16, most: u32) -> u32 {
        let mut links = 0;
        for joined in &self.joined {
            let mut least = u32::MAX;
            // These outer places are covered by lines of inner places, the others by their own line.
            let mut crossed = outer;
            loop {
                let across = joined[usize::from(crossed)] & inner;
                least = least.min((outer ^ crossed).count_ones() + across.count_ones());
                if crossed == 0 {
                    break;
                }
                crossed = (crossed - 1) & outer;
            }
            links += least;
            if links > most {
                break;
            }
        }
        links
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
