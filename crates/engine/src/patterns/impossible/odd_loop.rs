//! Odd loops: cells in a loop of odd length that two digits would have to fill in turn, or a digit would have to be in
//! every second of.

use ergodoku_core::{CandidateSet, Cell, CellSet, Digit, DigitSet, House, HouseSet};

use super::find::{Impossible, least};
use crate::context::{Context, Fact};

/// The most cells of a loop.
const LONGEST: usize = 11;

/// Odd loops of two digits, and of one, those with the fewest guardians first.
pub(super) struct OddLoops {
    pub(super) of_two: Vec<Impossible>,
    pub(super) of_one: Vec<Impossible>,
}

impl Fact for OddLoops {
    type Key = ();

    fn of(context: &Context<'_>, (): ()) -> OddLoops {
        let (mut of_two, mut of_one) = (Vec::new(), Vec::new());
        for digits in (1..512).map(DigitSet::from_bits).filter(|it| it.len() == 2) {
            if context.is_due() {
                break;
            }
            CellLoops::of(context, digits).each(&mut of_two);
        }
        for digit in Digit::ALL {
            if context.is_due() {
                break;
            }
            HouseLoops::of(context, digit).each(&mut of_one);
        }
        OddLoops { of_two: fewest_first(of_two), of_one: fewest_first(of_one) }
    }
}

fn fewest_first(mut patterns: Vec<Impossible>) -> Vec<Impossible> {
    patterns.sort_by_key(|it| (it.guardians.len(), it.cells.len()));
    least(&[], patterns)
}

/// A search for loops of cells with the same two digits, in which only neighbours see each other.
struct CellLoops<'a> {
    context: &'a Context<'a>,
    digits: DigitSet,
    cells: CellSet,
    most: usize,
}

impl<'a> CellLoops<'a> {
    fn of(context: &'a Context<'a>, digits: DigitSet) -> CellLoops<'a> {
        let most = context.limits.pattern_guardians.get();
        let few = |cell: &Cell| (context.state.candidates(*cell) - digits).len() <= most;
        let cells = context.with_both(digits).iter().filter(few).collect();
        CellLoops { context, digits, cells, most }
    }

    fn guardians(&self, cell: Cell) -> usize {
        (self.context.state.candidates(cell) - self.digits).len()
    }

    /// Each loop from its first cell, in the direction of the lesser of its neighbours.
    fn each(&self, found: &mut Vec<Impossible>) {
        for first in self.cells.iter() {
            let later: CellSet = self.cells.iter().filter(|it| *it > first).collect();
            let guardians = self.guardians(first);
            for second in (later & first.peers()).iter() {
                let path = [first, second];
                let guardians = guardians + self.guardians(second);
                // What sees a cell between the ends would be a short cut.
                self.extend(&mut path.to_vec(), later.without(second), guardians, found);
            }
        }
    }

    /// `open` has the cells that see no cell of the path but its first and last.
    fn extend(
        &self,
        path: &mut Vec<Cell>,
        open: CellSet,
        guardians: usize,
        found: &mut Vec<Impossible>,
    ) {
        let (Some(&first), Some(&last)) = (path.first(), path.last()) else { return };
        if guardians > self.most || path.len() == LONGEST || self.context.is_due() {
            return;
        }
        for next in (open & last.peers()).iter() {
            let guardians = guardians + self.guardians(next);
            path.push(next);
            if !next.sees(first) {
                self.extend(path, (open - last.peers()).without(next), guardians, found);
            } else if path.len() % 2 == 1
                && path.len() > 3
                && guardians <= self.most
                && path[1] < next
            {
                let cells = path.iter().copied().collect();
                found.push(Impossible::new(self.context.state, self.digits, cells));
            }
            path.pop();
        }
    }
}

/// A search for loops of houses that have one digit in two cells of the loop each.
struct HouseLoops<'a> {
    context: &'a Context<'a>,
    digit: Digit,
    /// The houses with few enough places.
    houses: Vec<House>,
    most: usize,
}

/// A part of a loop.
#[derive(Clone)]
struct Part {
    cells: Vec<Cell>,
    houses: HouseSet,
    guardians: CellSet,
}

impl<'a> HouseLoops<'a> {
    fn of(context: &'a Context<'a>, digit: Digit) -> HouseLoops<'a> {
        let most = context.limits.pattern_guardians.get();
        let few = |house: &House| {
            let places = context.state.places(digit) & house.cells();
            (2..=most + 2).contains(&places.len())
        };
        HouseLoops { context, digit, houses: House::all().filter(few).collect(), most }
    }

    fn each(&self, found: &mut Vec<Impossible>) {
        for first in self.context.state.places(self.digit).iter() {
            let start =
                Part { cells: vec![first], houses: HouseSet::EMPTY, guardians: CellSet::EMPTY };
            self.extend(&start, found);
        }
    }

    fn extend(&self, part: &Part, found: &mut Vec<Impossible>) {
        let (Some(&first), Some(&last)) = (part.cells.first(), part.cells.last()) else { return };
        if self.context.is_due() {
            return;
        }
        let on_loop: CellSet = part.cells.iter().copied().collect();
        for &house in &self.houses {
            if !house.cells().contains(last) || part.houses.contains(house) {
                continue;
            }
            let places = self.context.state.places(self.digit) & house.cells();
            for next in places.without(last).iter() {
                let guardians = part.guardians | places.without(last).without(next);
                if guardians.len() > self.most || !(guardians & on_loop.with(next)).is_empty() {
                    continue;
                }
                let houses = part.houses | HouseSet::only(house);
                let length = part.cells.len();
                if next == first && length % 2 == 1 && length > 3 && part.cells[1] < last {
                    found.push(self.pattern(on_loop, houses, guardians));
                } else if next > first && !on_loop.contains(next) && length < LONGEST {
                    let cells = part.cells.iter().copied().chain([next]).collect();
                    self.extend(&Part { cells, houses, guardians }, found);
                }
            }
        }
    }

    fn pattern(&self, cells: CellSet, houses: HouseSet, guardians: CellSet) -> Impossible {
        let digits = DigitSet::only(self.digit);
        let guardians = CandidateSet::of(self.digit, guardians);
        Impossible { digits, cells, houses, guardians }
    }
}
