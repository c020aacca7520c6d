//! Nets by tables: from each candidate, true and false, singles are followed for a few rounds; what
//! follows from what is found so is then looked up in turn. HoDoKu makes its nets so. A table knows
//! nothing of what else the premise leads to, so that such nets see less than one that follows all at
//! once.

use ergodoku_core::{Candidate, CellSet, Digit, DigitSet, House, HouseSet, Literal, State, Stop};

use super::closure::Closure;
use crate::patterns::chain::Node;
use crate::patterns::links::{Graph, Links, NodeSet, Rows, nodes_in};

/// What follows from each claim at once: from a node's truth, under the node's number, and from its
/// falsity, behind those of all nodes.
pub(crate) struct Tables<'a> {
    links: &'a Links,
    rows: Rows,
}

impl<'a> Tables<'a> {
    /// The tables of a state: its links, and what so many rounds of singles find.
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
                for (digit, places) in Digit::ALL.into_iter().zip(ahead.places) {
                    let number = |cell| links.number(Candidate::new(cell, digit));
                    let (gone, left) =
                        (open.cells_of(digit) - places, open.cells_of(digit) & places);
                    gone.iter().for_each(|cell| rows.insert(claim, count + number(cell)));
                    let placed = left & ahead.settled;
                    placed.iter().for_each(|cell| rows.insert(claim, number(cell)));
                }
            }
        }
        Tables { links, rows }
    }

    /// All that follows from each premise about an open candidate, its truth and its falsity, in order; of
    /// the first of them if it is to be given up.
    pub(crate) fn closures(&self, start: &Closure, stop: &Stop) -> Vec<[Closure; 2]> {
        let (count, singles) = (self.links.count(), self.links.singles());
        // What is found of a premise is of use to those behind it.
        let mut closed = Rows::new(2 * count);
        let mut known = NodeSet::new(2 * count);
        let (mut reached, mut followed) = (known.clone(), known.clone());
        let candidate = |node| {
            let Node { digit, cells } = self.links.node(node);
            Candidate::new(cells.first().expect("a candidate"), digit)
        };
        let candidates: Vec<Candidate> = (0..singles).map(candidate).collect();
        let both = (0..singles).take_while(|_| !stop.is_due()).map(|node| {
            [node, count + node].map(|premise| {
                reached.clear();
                reached.insert(premise);
                followed.clear();
                while let Some(next) = reached.first_beyond(&followed) {
                    if known.contains(next) {
                        reached.add(closed.row(next));
                        followed.add(closed.row(next));
                    } else {
                        reached.add(self.rows.row(next));
                        followed.insert(next);
                    }
                }
                closed.set(premise, reached.row());
                known.insert(premise);
                let mut closure = *start;
                for claim in reached.iter() {
                    match claim.checked_sub(count) {
                        None if claim < singles => closure.known.insert(candidates[claim]),
                        Some(node) if node < singles => closure.live.remove(candidates[node]),
                        _ => {}
                    }
                }
                closure
            })
        });
        both.collect()
    }
}

/// Where digits can be after a few rounds of singles.
#[derive(Clone)]
struct Singles {
    places: [CellSet; 9],
    settled: CellSet,
    /// By digit: the houses where it has one open place.
    hidden: [HouseSet; 9],
    /// The digits whose places have changed since these houses were found.
    changed: DigitSet,
}

impl Singles {
    fn of(state: &State) -> Singles {
        let places = Digit::ALL.map(|digit| state.places(digit));
        let hidden = places.map(houses_with_one);
        Singles { places, settled: state.filled(), hidden, changed: DigitSet::EMPTY }
    }

    fn after(&self, premise: Literal, rounds: usize) -> Singles {
        let mut singles = self.clone();
        let candidate = premise.candidate();
        match premise.is_true() {
            true => singles.place(candidate),
            false => singles.remove(candidate.digit, CellSet::only(candidate.cell)),
        }
        let mut found = Vec::with_capacity(32);
        for _ in 0..rounds {
            singles.round(&mut found);
            if found.is_empty() {
                break;
            }
            for candidate in found.drain(..) {
                let is_open = !singles.settled.contains(candidate.cell);
                if is_open && singles.places[candidate.digit.index()].contains(candidate.cell) {
                    singles.place(candidate);
                }
            }
        }
        singles
    }

    /// Finds all singles that there are now: naked ones, then hidden ones.
    fn round(&mut self, found: &mut Vec<Candidate>) {
        let (mut once, mut twice) = (CellSet::EMPTY, CellSet::EMPTY);
        for places in self.places {
            twice |= once & places;
            once |= places;
        }
        for cell in ((once - twice) - self.settled).iter() {
            let digit =
                Digit::ALL.into_iter().find(|digit| self.places[digit.index()].contains(cell));
            found.extend(digit.map(|digit| Candidate::new(cell, digit)));
        }
        for digit in self.changed.iter() {
            self.hidden[digit.index()] = houses_with_one(self.places[digit.index()] - self.settled);
        }
        self.changed = DigitSet::EMPTY;
        let any = self.hidden.iter().fold(HouseSet::EMPTY, |any, &houses| any | houses);
        for house in any.iter() {
            for digit in Digit::ALL.into_iter().filter(|it| self.hidden[it.index()].contains(house))
            {
                let open = (self.places[digit.index()] & house.cells()) - self.settled;
                found.extend(open.first().map(|cell| Candidate::new(cell, digit)));
            }
        }
    }

    fn place(&mut self, Candidate { cell, digit }: Candidate) {
        for other in Digit::ALL.into_iter().filter(|&it| it != digit) {
            self.remove(other, CellSet::only(cell));
        }
        self.remove(digit, cell.peers() - self.settled);
        self.settled.insert(cell);
        self.changed.insert(digit);
    }

    fn remove(&mut self, digit: Digit, cells: CellSet) {
        let places = &mut self.places[digit.index()];
        if !places.is_disjoint(cells) {
            *places -= cells;
            self.changed.insert(digit);
        }
    }
}

/// The houses that hold exactly one of the cells, row by row and band by band.
fn houses_with_one(cells: CellSet) -> HouseSet {
    let is_one = |places: u16| u32::from(places.is_power_of_two());
    // The columns that hold a cell, and those that hold several.
    let (mut houses, mut once, mut twice) = (0, 0, 0);
    for band in 0..3 {
        let (mut once_here, mut twice_here) = (0, 0);
        for row in 3 * band..3 * band + 3 {
            let places = House::row(row).positions_of(cells);
            houses |= is_one(places) << House::row(row).index();
            twice_here |= once_here & places;
            once_here |= places;
        }
        for stack in 0..3 {
            let [any, several] = [once_here, twice_here].map(|it| it >> (3 * stack) & 0b111);
            let alone = if several == 0 { is_one(any) } else { 0 };
            houses |= alone << House::square(3 * band + stack).index();
        }
        twice |= twice_here | once & once_here;
        once |= once_here;
    }
    HouseSet::from_bits(houses | u32::from(once & !twice) << House::column(0).index())
}
