//! Whether three digits can fill cells, one in each, and why not.

use ergodoku_core::{Candidate, Cell, CellSet, Constraint, Digit, DigitSet, House, HouseSet};
use ergodoku_proof::{Proof, Truth};

/// Whether three digits can fill the cells so that no two cells that see each other have the same one.
pub(super) fn can_be_filled(cells: CellSet) -> bool {
    filling(essential(cells)).is_some()
}

/// The cells without those that see at most two of the others: whatever the others hold, these have a digit left.
pub(super) fn essential(mut cells: CellSet) -> CellSet {
    loop {
        let before = cells;
        for cell in before.iter() {
            if !has_three(cells & cell.peers()) {
                cells.remove(cell);
            }
        }
        if cells == before {
            return cells;
        }
    }
}

/// Whether there are three cells or more. This is quicker than to count them all.
pub(super) fn has_three(cells: CellSet) -> bool {
    let without_first = |bits: u128| bits & bits.wrapping_sub(1);
    without_first(without_first(cells.bits())) != 0
}

/// The cells that each digit takes in some filling of the cells.
pub(super) fn filling(cells: CellSet) -> Option<[CellSet; 3]> {
    let mut partial = Partial::new(cells);
    // Which digit the first cell holds makes no difference.
    if let Some(first) = cells.first() {
        partial.put(first, 0);
    }
    partial.complete()
}

/// A proof that the cells, with these two or three digits as their only candidates, cannot be filled.
pub(super) fn refutation(cells: CellSet, digits: DigitSet) -> Proof {
    let digits: Vec<Digit> = digits.iter().collect();
    let mut partial = Partial::new(cells);
    partial.places[digits.len()..].fill(CellSet::EMPTY);
    partial.refutation(&digits)
}

/// A proof that houses cannot each have a digit in one of the cells, two of which lie in each house.
pub(super) fn refutation_of_houses(cells: CellSet, houses: HouseSet, digit: Digit) -> Proof {
    let open = |house: House| (house.cells() & cells).len();
    let Some(house) = houses.iter().min_by_key(|it| open(*it)) else {
        unreachable!("an odd loop leaves a house without a place")
    };
    let rule = Constraint::House(house, digit);
    let branch = |cell: Cell| {
        let left = houses.iter().filter(|it| !it.cells().contains(cell)).collect();
        (Candidate::new(cell, digit), refutation_of_houses(cells - cell.peers(), left, digit))
    };
    let branches: Vec<(Candidate, Proof)> = (house.cells() & cells).iter().map(branch).collect();
    match branches.is_empty() {
        true => Proof::no_place_left(rule),
        false => Proof::Cases { truth: Truth::Rule(rule), branches },
    }
}

/// A partial filling.
#[derive(Copy, Clone)]
struct Partial {
    /// By digit, the empty cells that can hold it.
    places: [CellSet; 3],
    /// By digit, the cells that hold it.
    filled: [CellSet; 3],
    empty: CellSet,
}

impl Partial {
    fn new(cells: CellSet) -> Partial {
        Partial { places: [cells; 3], filled: [CellSet::EMPTY; 3], empty: cells }
    }

    fn put(&mut self, cell: Cell, digit: usize) {
        self.filled[digit].insert(cell);
        self.empty.remove(cell);
        self.places[digit] -= cell.peers();
        self.places.iter_mut().for_each(|places| places.remove(cell));
    }

    /// The digits that the cell can hold.
    fn digits_of(self, cell: Cell) -> impl Iterator<Item = usize> {
        (0..3).filter(move |&digit| self.places[digit].contains(cell))
    }

    /// An empty cell with the fewest digits.
    fn narrowest(&self) -> Option<Cell> {
        let [a, b, c] = self.places;
        let more_than = [a | b | c, (a & b) | (a & c) | (b & c), a & b & c, CellSet::EMPTY];
        more_than.into_iter().find_map(|cells| (self.empty - cells).first())
    }

    fn complete(self) -> Option<[CellSet; 3]> {
        let Some(cell) = self.narrowest() else { return Some(self.filled) };
        self.digits_of(cell).find_map(|digit| {
            let mut next = self;
            next.put(cell, digit);
            next.complete()
        })
    }

    fn refutation(self, digits: &[Digit]) -> Proof {
        let cell = self.narrowest().expect("the cells cannot be filled");
        let branches: Vec<(Candidate, Proof)> = self
            .digits_of(cell)
            .map(|digit| {
                let mut next = self;
                next.put(cell, digit);
                (Candidate::new(cell, digits[digit]), next.refutation(digits))
            })
            .collect();
        let rule = Constraint::Cell(cell);
        match branches.is_empty() {
            true => Proof::no_place_left(rule),
            false => Proof::Cases { truth: Truth::Rule(rule), branches },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether the cells can be filled, by trying everything.
    fn by_trial(cells: &[Cell], held: &mut Vec<usize>) -> bool {
        let Some(&cell) = cells.get(held.len()) else { return true };
        (0..3).any(|digit| {
            if cells.iter().zip(&*held).any(|(it, &has)| has == digit && it.sees(cell)) {
                return false;
            }
            held.push(digit);
            let found = by_trial(cells, held);
            held.pop();
            found
        })
    }

    #[test]
    fn fillings_are_those_found_by_trial() {
        let mut seed = 1u64;
        let mut random = move |below: u64| {
            seed = seed
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            (seed >> 33) % below
        };
        let mut impossible = 0;
        for _ in 0..2000 {
            let count = 8 + random(8);
            let cells: CellSet =
                (0..count).map(|_| Cell::at(random(6) as usize, random(9) as usize)).collect();
            let list: Vec<Cell> = cells.iter().collect();
            let possible = by_trial(&list, &mut Vec::new());
            assert_eq!(can_be_filled(cells), possible, "{cells}");
            match filling(cells) {
                Some(filled) => {
                    assert_eq!(filled[0] | filled[1] | filled[2], cells);
                    for digit in filled {
                        assert!(digit.iter().all(|cell| (cell.peers() & digit).is_empty()));
                    }
                }
                None => impossible += 1,
            }
        }
        assert!((100..1900).contains(&impossible), "{impossible}");
    }
}
