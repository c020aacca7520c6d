//! Nets by tables: from each candidate, true and false, singles are followed for a few rounds; what
//! follows from what is found so is then looked up in turn. HoDoKu makes its nets so. A table knows
//! nothing of what else the premise leads to, so that such nets see less than one that follows all at
//! once.

use ergodoku_core::Each as _;
use ergodoku_core::{Candidate, CellSet, Digit, House, HouseSet, Literal, State, Stop};
use ergodoku_kernel::Planes;
use ergodoku_kernel::closure::directed_rows;

use super::closure::Closure;
use crate::patterns::chain::Node;
use crate::patterns::links::{Graph, Links, Rows, nodes_in};

/// What follows from each claim at once: from a node's truth, under the node's number, and from its
/// falsity, behind those of all nodes.
pub(crate) struct Tables<'a> {
    links: &'a Links,
    rows: Rows,
}

impl<'a> Tables<'a> {
    /// The tables of a state: its links, and what that many rounds of singles find.
    pub(crate) fn of(state: &State, links: &'a Links, rounds: usize, stop: &Stop) -> Tables<'a> {
        let count = links.count();
        let mut rows = Rows::new(2 * count);
        for node in 0..count {
            nodes_in(links.weak(node)).for_each(|other| rows.insert(node, count + other));
            nodes_in(links.strong(node)).for_each(|other| rows.insert(count + node, other));
        }
        let open = *state.all_candidates();
        let start = Singles::of(state);
        for candidate in open.iter().take_while(|_| !stop.is_due()) {
            let node = links.number(candidate);
            for (claim, premise) in
                [(node, Literal::positive(candidate)), (count + node, Literal::negative(candidate))]
            {
                let ahead = start.after(premise, rounds);
                for (digit, places) in Digit::ALL.into_iter().zip(ahead.planes.places) {
                    let number = |cell| links.number(Candidate::new(cell, digit));
                    let (eliminated, left) =
                        (open.cells_of(digit) - places, open.cells_of(digit) & places);
                    eliminated.iter().for_each(|cell| rows.insert(claim, count + number(cell)));
                    let placed = left & ahead.planes.settled;
                    placed.iter().for_each(|cell| rows.insert(claim, number(cell)));
                }
            }
        }
        Tables { links, rows }
    }

    /// All that follows from each premise about an open candidate, its truth and its falsity, in order; less
    /// for the last of them if the search is given up.
    pub(crate) fn closures(&self, start: &Closure, stop: &Stop) -> Vec<[Closure; 2]> {
        let (count, singles) = (self.links.count(), self.links.singles());
        let premises = (0..singles).flat_map(|node| [node, count + node]);
        let closed = directed_rows(&self.rows, premises, stop);
        let candidate = |node| {
            let Node { digit, cells } = self.links.node(node);
            Candidate::new(cells.first().expect("a candidate"), digit)
        };
        let candidates: Vec<Candidate> = (0..singles).map(candidate).collect();
        let closure = |premise| {
            let mut closure = *start;
            for claim in nodes_in(closed.row(premise)).chain([premise]) {
                match claim.checked_sub(count) {
                    None if claim < singles => closure.known.insert(candidates[claim]),
                    Some(node) if node < singles => closure.live.remove(candidates[node]),
                    _ => {}
                }
            }
            closure
        };
        (0..singles).map(|node| [node, count + node].each(closure)).collect()
    }
}

/// Where digits can be after a few rounds of singles.
#[derive(Clone)]
struct Singles {
    planes: Planes,
    /// By digit: the houses where it has one open place. Those of digits that have changed are out of date.
    hidden: [HouseSet; 9],
}

impl Singles {
    fn of(state: &State) -> Singles {
        let hidden = Digit::ALL.map(|digit| houses_with_one(state.places(digit)));
        Singles { planes: Planes::of(state), hidden }
    }

    fn after(&self, premise: Literal, rounds: usize) -> Singles {
        let mut singles = self.clone();
        let candidate = premise.candidate();
        match premise.is_true() {
            true => singles.place(candidate),
            false => singles.planes.remove(candidate.digit, CellSet::only(candidate.cell)),
        }
        let mut found = Vec::with_capacity(32);
        for _ in 0..rounds {
            singles.round(&mut found);
            if found.is_empty() {
                break;
            }
            for candidate in found.drain(..) {
                let is_open = !singles.planes.settled.contains(candidate.cell);
                if is_open && singles.planes.of_digit(candidate.digit).contains(candidate.cell) {
                    singles.place(candidate);
                }
            }
        }
        singles
    }

    /// Finds all singles that there are now: naked ones, then hidden ones.
    fn round(&mut self, found: &mut Vec<Candidate>) {
        let planes = &mut self.planes;
        let [_, one] = planes.cells_with_any_and_one();
        for cell in one.iter() {
            let digit = Digit::ALL.into_iter().find(|&it| planes.of_digit(it).contains(cell));
            found.extend(digit.map(|digit| Candidate::new(cell, digit)));
        }
        for digit in std::mem::take(&mut planes.changed).iter() {
            self.hidden[digit.index()] = houses_with_one(planes.of_digit(digit) - planes.settled);
        }
        let any = self.hidden.iter().fold(HouseSet::EMPTY, |any, &houses| any | houses);
        for house in any.iter() {
            for digit in Digit::ALL.into_iter().filter(|it| self.hidden[it.index()].contains(house))
            {
                let open = (planes.of_digit(digit) & house.cells()) - planes.settled;
                found.extend(open.first().map(|cell| Candidate::new(cell, digit)));
            }
        }
    }

    /// Places a digit; what is settled already is not looked at, so that a broken rule goes unnoticed.
    fn place(&mut self, candidate: Candidate) {
        self.planes.place(candidate, self.planes.settled);
    }
}

/// The houses that hold exactly one of the cells, row by row and band by band.
fn houses_with_one(cells: CellSet) -> HouseSet {
    // The columns that hold a cell, and those that hold several.
    let (mut houses, mut once, mut twice) = (0, 0, 0);
    for band in 0..3 {
        // The same of boxes, by stack.
        let (mut any, mut several) = (0, 0);
        for row in 3 * band..3 * band + 3 {
            let places = House::row(row).positions_of(cells);
            let in_row = IN_ROW[usize::from(places)];
            houses |= u32::from(in_row.is_one) << House::row(row).index();
            several |= in_row.several | any & in_row.any;
            any |= in_row.any;
            twice |= once & places;
            once |= places;
        }
        houses |= u32::from(any & !several) << House::box_(3 * band).index();
    }
    HouseSet::from_bits(houses | u32::from(once & !twice) << House::column(0).index())
}

/// What cells of one row come to.
#[derive(Copy, Clone)]
struct InRow {
    /// Whether there is exactly one.
    is_one: bool,
    /// The stacks that hold a cell, as bits.
    any: u8,
    /// The stacks that hold several cells.
    several: u8,
}

/// By the positions of cells in a row. This is looked up for each digit in each round.
static IN_ROW: [InRow; 512] = {
    let mut all = [InRow { is_one: false, any: 0, several: 0 }; 512];
    let mut places = 0;
    while places < 512 {
        all[places].is_one = places.is_power_of_two();
        let mut stack = 0;
        while stack < 3 {
            let count = (places >> (3 * stack) & 0b111).count_ones();
            all[places].any |= ((count > 0) as u8) << stack;
            all[places].several |= ((count > 1) as u8) << stack;
            stack += 1;
        }
        places += 1;
    }
    all
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn houses_with_one_cell_are_those_that_counting_finds() {
        let mut random = fastrand::Rng::with_seed(5);
        for many in 0..30 {
            let cells: CellSet = (0..many)
                .filter_map(|_| ergodoku_core::Cell::all().nth(random.usize(..81)))
                .collect();
            let counted = House::all().filter(|house| (house.cells() & cells).len() == 1);
            assert_eq!(houses_with_one(cells), counted.collect());
        }
    }
}
