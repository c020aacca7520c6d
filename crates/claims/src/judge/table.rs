//! [`Table`]: where a few constraints need all that as many others allow.

use std::ops::ControlFlow;

use ergodoku_core::{Candidate, CandidateSet, Constraint, Digit, House, HouseKind, Line, State};
use ergodoku_kernel::matrix::{Matrix, bits, confined_rows};

use super::trail::Reason;

/// A 9×9 table of candidates. Each row is a constraint that needs one of its candidates, each column one
/// that allows one.
#[derive(Copy, Clone)]
pub(super) enum Table {
    /// A house, with its cells as rows and the digits as columns: naked subsets.
    Cells(House),
    /// A house, with the digits as rows and its cells as columns: hidden subsets.
    Digits(House),
    /// A digit, with the lines of one direction as rows and those of the other as columns: fish.
    Lines(Digit, HouseKind, HouseKind),
}

impl Table {
    /// All tables, in the order in which they are searched.
    pub(super) fn all() -> impl Iterator<Item = Table> {
        let houses = House::all().flat_map(|house| [Table::Cells(house), Table::Digits(house)]);
        let of_digit =
            |digit| Line::ORIENTATIONS.map(|(rows, columns)| Table::Lines(digit, rows, columns));
        houses.chain(Digit::ALL.into_iter().flat_map(of_digit))
    }

    /// The first elimination that `size` rows in as many columns allow, with its reason.
    pub(super) fn find(self, state: &State, size: usize) -> Option<(CandidateSet, Reason)> {
        let matrix = self.matrix(state);
        let mut found = None;
        let _ = confined_rows(&matrix, size, 0, &mut |rows, columns| {
            let others = bits(!rows);
            let in_row = |row: usize| bits(matrix[row] & columns).map(move |column| (row, column));
            let rest = others.flat_map(in_row).map(|(row, column)| self.candidate(row, column));
            let rest: CandidateSet = rest.collect();
            if rest.is_empty() {
                return ControlFlow::Continue(());
            }
            let truths = bits(rows).map(|row| self.row(row)).collect();
            let links = bits(columns).map(|column| self.column(column)).collect();
            found = Some((rest, Reason::Count { truths, links }));
            ControlFlow::Break(())
        });
        found
    }

    fn matrix(self, state: &State) -> Matrix {
        std::array::from_fn(|row| match self {
            Table::Cells(house) => state.candidates(house.cell_at(row)).bits(),
            Table::Digits(house) => house.positions_of(state.places(Digit::ALL[row])),
            Table::Lines(digit, rows, _) => House::of(rows, row).positions_of(state.places(digit)),
        })
    }

    /// The constraint of a row.
    fn row(self, row: usize) -> Constraint {
        match self {
            Table::Cells(house) => Constraint::Cell(house.cell_at(row)),
            Table::Digits(house) => Constraint::House(house, Digit::ALL[row]),
            Table::Lines(digit, rows, _) => Constraint::House(House::of(rows, row), digit),
        }
    }

    /// The constraint of a column.
    fn column(self, column: usize) -> Constraint {
        match self {
            Table::Cells(house) => Constraint::House(house, Digit::ALL[column]),
            Table::Digits(house) => Constraint::Cell(house.cell_at(column)),
            Table::Lines(digit, _, columns) => Constraint::House(House::of(columns, column), digit),
        }
    }

    /// The candidate where a row and a column cross.
    fn candidate(self, row: usize, column: usize) -> Candidate {
        match self {
            Table::Cells(house) => Candidate::new(house.cell_at(row), Digit::ALL[column]),
            Table::Digits(house) => Candidate::new(house.cell_at(column), Digit::ALL[row]),
            Table::Lines(digit, rows, _) => {
                Candidate::new(House::of(rows, row).cell_at(column), digit)
            }
        }
    }
}
