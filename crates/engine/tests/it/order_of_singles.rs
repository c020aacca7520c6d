//! The order in which singles come: that in which their cells came to one candidate, and their houses to
//! one place. A plain record of every candidate lost, one after another, says the same.

use std::collections::BTreeSet;

use ergodoku_core::{Candidate, CandidateSet, Cell, Conclusion, Digit, House, Puzzle, State};
use ergodoku_engine::Position;
use proptest::prelude::*;

/// The candidates left, what is placed, and what became alone, in order.
struct Record {
    left: BTreeSet<(usize, usize)>,
    placed: BTreeSet<(usize, usize)>,
    cells: Vec<usize>,
    places: Vec<(usize, usize)>,
}

/// The row, column and box of a cell by its number; rows come before columns and boxes.
fn houses(cell: usize) -> [usize; 3] {
    let (row, column) = (cell / 9, cell % 9);
    [row, 9 + column, 18 + row / 3 * 3 + column / 3]
}

fn see(one: usize, other: usize) -> bool {
    one != other && (0..3).any(|kind| houses(one)[kind] == houses(other)[kind])
}

impl Record {
    fn new() -> Record {
        let left = (0..81).flat_map(|cell| (0..9).map(move |digit| (cell, digit))).collect();
        Record { left, placed: BTreeSet::new(), cells: Vec::new(), places: Vec::new() }
    }

    fn is_filled(&self, cell: usize) -> bool {
        self.placed.iter().any(|&(it, _)| it == cell)
    }

    fn candidates(&self, cell: usize) -> Vec<usize> {
        (0..9).filter(|&digit| self.left.contains(&(cell, digit))).collect()
    }

    fn places(&self, house: usize, digit: usize) -> Vec<usize> {
        let is_place =
            |&cell: &usize| houses(cell).contains(&house) && self.left.contains(&(cell, digit));
        (0..81).filter(is_place).collect()
    }

    fn lose(&mut self, cell: usize, digit: usize) {
        if !self.left.remove(&(cell, digit)) {
            return;
        }
        if !self.is_filled(cell) && self.candidates(cell).len() == 1 {
            self.cells.push(cell);
        }
        for house in houses(cell) {
            if self.places(house, digit).len() == 1 {
                self.places.push((house, digit));
            }
        }
    }

    /// First the digit goes from the cells around, cell by cell, then the others from its own.
    fn place(&mut self, cell: usize, digit: usize) {
        self.placed.insert((cell, digit));
        (0..81).filter(|&it| see(it, cell)).for_each(|it| self.lose(it, digit));
        self.left.remove(&(cell, digit));
        (0..9).for_each(|other| self.lose(cell, other));
    }

    /// Digit by digit, and each cell by cell.
    fn eliminate(&mut self, gone: &[(usize, usize)]) {
        for digit in 0..9 {
            let cells = (0..81).filter(|&cell| gone.contains(&(cell, digit)));
            cells.collect::<Vec<_>>().into_iter().for_each(|cell| self.lose(cell, digit));
        }
    }

    fn naked(&self) -> Vec<usize> {
        let is_open = |cell: &usize| !self.is_filled(*cell) && self.candidates(*cell).len() == 1;
        self.cells.iter().copied().filter(is_open).collect()
    }

    fn hidden(&self) -> Vec<(usize, usize)> {
        let has_digit = |house, digit| {
            self.placed.iter().any(|&(cell, it)| it == digit && houses(cell).contains(&house))
        };
        let is_open = |&(house, digit): &(usize, usize)| {
            !has_digit(house, digit) && self.places(house, digit).len() == 1
        };
        self.places.iter().copied().filter(is_open).collect()
    }

    /// The houses with one empty cell, as their cells came to one candidate.
    fn last_cells(&self) -> Vec<(usize, usize)> {
        let empty = |house: usize| -> Vec<usize> {
            (0..81).filter(|&it| houses(it).contains(&house) && !self.is_filled(it)).collect()
        };
        let of = |&cell: &usize| {
            (0..27).filter(move |&house| empty(house) == [cell]).map(move |it| (it, cell))
        };
        self.naked().iter().flat_map(of).collect()
    }
}

fn agree(position: &Position, record: &Record) {
    let state = position.state();
    let naked: Vec<usize> = position.naked_singles().map(|it| it.cell.index()).collect();
    assert_eq!(naked, record.naked(), "{state}");
    let hidden = position.hidden_singles().map(|(house, it)| (house.index(), it.digit.index()));
    assert_eq!(hidden.collect::<Vec<_>>(), record.hidden(), "{state}");
    let last = position.last_cells().map(|(house, it)| (house.index(), it.cell.index()));
    assert_eq!(last.collect::<Vec<_>>(), record.last_cells(), "{state}");
    let left: CandidateSet = record
        .left
        .iter()
        .map(|&(cell, digit)| Candidate::new(Cell::from_index(cell), Digit::from_index(digit)))
        .collect();
    assert_eq!(*state.all_candidates(), left, "{state}");
    for house in House::all() {
        let empty = house.cells().iter().filter(|it| !record.is_filled(it.index())).count();
        assert_eq!(state.unsolved_in(house), empty, "{state}");
    }
}

/// The solution that shifts its rows.
fn truth(cell: usize) -> usize {
    let (row, column) = (cell / 9, cell % 9);
    (3 * row + row / 3 + column) % 9
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 128, ..ProptestConfig::default() })]

    /// Givens, then digits placed and wrong candidates removed, in turn and in any order.
    #[test]
    fn singles_come_in_the_order_in_which_they_came_to_be_alone(
        givens in prop::collection::btree_set(0..81usize, 0..40),
        removed in prop::collection::btree_set((0..81usize, 0..9usize), 0..30),
        moves in prop::collection::vec(
            (0..81usize, prop::collection::vec((0..81usize, 0..9usize), 0..12)),
            0..40,
        ),
    ) {
        let is_wrong = |&(cell, digit): &(usize, usize)| truth(cell) != digit;
        let candidate = |(cell, digit): (usize, usize)| {
            Candidate::new(Cell::from_index(cell), Digit::from_index(digit))
        };
        let mut puzzle = Puzzle::EMPTY;
        let mut record = Record::new();
        for &cell in &givens {
            puzzle.give(candidate((cell, truth(cell))));
            record.place(cell, truth(cell));
        }
        let removed: Vec<(usize, usize)> = removed.into_iter().filter(is_wrong).collect();
        puzzle.remove(removed.iter().map(|&it| candidate(it)).collect());
        record.eliminate(&removed);
        let mut position = Position::from(State::new(&puzzle).unwrap());
        agree(&position, &record);
        for (cell, gone) in moves {
            // Most often a single that has come up, as on a path.
            let (cell, digit) = match (cell % 3, record.naked().first(), record.hidden().first()) {
                (0, Some(&cell), _) => (cell, truth(cell)),
                (1, _, Some(&(house, digit))) => (record.places(house, digit)[0], digit),
                _ => (cell, truth(cell)),
            };
            if !record.is_filled(cell) {
                position.apply(&Conclusion::Place(candidate((cell, digit)))).unwrap();
                record.place(cell, digit);
                agree(&position, &record);
            }
            let gone: Vec<(usize, usize)> = gone.into_iter().filter(is_wrong).collect();
            let eliminated = gone.iter().map(|&it| candidate(it)).collect();
            position.apply(&Conclusion::Eliminate(eliminated)).unwrap();
            record.eliminate(&gone);
            agree(&position, &record);
        }
    }
}
