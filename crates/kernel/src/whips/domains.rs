//! [`Domains`]: what is left of each variable, with singles, locked candidates and subsets.

use std::ops::ControlFlow;

use crate::matrix::{self, Matrix};
use ergodoku_core::{Candidate, CandidateSet, State};

use super::tables::{CANDIDATES, NO_VALUE, TABLES, VARIABLES};

/// What is left of each variable. Known digits stay in their domains, so that a solved variable has one candidate.
#[derive(Clone, PartialEq, Eq)]
pub struct Domains(pub(crate) [u16; VARIABLES]);

/// A variable with nothing left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Broken;

impl Domains {
    /// What a state leaves.
    pub fn of(state: &State) -> Domains {
        let mut domains = Domains([0; VARIABLES]);
        for candidate in state.live().iter() {
            for (variable, bit) in TABLES.places[candidate.index()] {
                domains.0[usize::from(variable)] |= bit;
            }
        }
        domains
    }

    /// The digits left in each cell.
    pub fn cells(&self) -> &[u16] {
        &self.0[..81]
    }

    /// Whether a candidate is left.
    #[inline]
    pub fn has(&self, candidate: usize) -> bool {
        self.0[candidate / 9] >> (candidate % 9) & 1 == 1
    }

    /// Whether each cell has one candidate.
    pub fn is_solved(&self) -> bool {
        self.0[..81].iter().all(|domain| domain.is_power_of_two())
    }

    /// The candidates that are neither false nor known to be true.
    pub fn open(&self) -> impl Iterator<Item = usize> + '_ {
        let cells = (0..81).filter(|&cell| !self.0[cell].is_power_of_two());
        cells.flat_map(|cell| matrix::bits(self.0[cell]).map(move |digit| cell * 9 + digit))
    }

    /// Removes a candidate.
    #[inline]
    pub fn remove(&mut self, candidate: usize) {
        for (variable, bit) in TABLES.places[candidate] {
            self.0[usize::from(variable)] &= !bit;
        }
    }

    /// Makes a candidate true: removes all that are linked to it.
    pub fn assume(&mut self, candidate: usize) {
        for (variable, bit) in TABLES.places[candidate] {
            let members = &TABLES.members[usize::from(variable)];
            for place in matrix::bits(self.0[usize::from(variable)] & !bit) {
                self.remove(usize::from(members[place]));
            }
        }
    }

    /// Makes singles true until there are no more.
    pub fn place_singles(&mut self) -> Result<(), Broken> {
        loop {
            let mut has_placed = false;
            for variable in 0..VARIABLES {
                let domain = self.0[variable];
                if domain & domain.wrapping_sub(1) != 0 {
                    continue;
                }
                if domain == 0 {
                    return Err(Broken);
                }
                let candidate = TABLES.members[variable][domain.trailing_zeros() as usize];
                let candidate = usize::from(candidate);
                if !self.is_known(candidate) {
                    self.assume(candidate);
                    has_placed = true;
                }
            }
            if !has_placed {
                return Ok(());
            }
        }
    }

    /// Whether nothing linked to the candidate is left.
    fn is_known(&self, candidate: usize) -> bool {
        let places = TABLES.places[candidate];
        places.iter().all(|&(variable, bit)| self.0[usize::from(variable)] == bit)
    }

    /// Removes what locked candidates rule out: the targets of all whips of length 1. Returns whether there are any.
    pub fn remove_locked(&mut self) -> bool {
        let before = self.clone();
        let mut is_any = false;
        for variable in 81..VARIABLES {
            let domain = before.0[variable];
            let segment = TABLES.segment(variable, domain);
            if domain.is_power_of_two() || segment == NO_VALUE {
                continue;
            }
            let (effects, own) = TABLES.effects(usize::from(segment));
            for effect in &effects[..own] {
                let of_house = usize::from(effect.variable);
                for place in matrix::bits(self.0[of_house] & !effect.keep) {
                    self.remove(usize::from(TABLES.members[of_house][place]));
                    is_any = true;
                }
            }
        }
        is_any
    }

    /// Removes what naked, hidden and super-hidden subsets (fish) of a size rule out. Returns whether there are any.
    pub fn remove_subsets(&mut self, size: usize) -> bool {
        let mut out = CandidateSet::EMPTY;
        let _ = self.for_each_subset(size, &mut |_, _, _, lost| {
            out |= lost;
            ControlFlow::Continue(())
        });
        out.iter().for_each(|candidate| self.remove(candidate.index()));
        !out.is_empty()
    }

    /// The first subset of a size that rules anything out: its table, rows, columns, and what it rules out.
    pub fn first_subset(&self, size: usize) -> Option<(SubsetTable, u16, u16, CandidateSet)> {
        let mut first = None;
        let _ = self.for_each_subset(size, &mut |table, rows, columns, lost| {
            first = Some((table, rows, columns, lost));
            ControlFlow::Break(())
        });
        first
    }

    /// Visits each subset of a size that rules anything out.
    fn for_each_subset(
        &self,
        size: usize,
        visit: &mut dyn FnMut(SubsetTable, u16, u16, CandidateSet) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for table in subset_tables() {
            let rows: Matrix = std::array::from_fn(|row| self.0[table.variable(row)]);
            if !matrix::has_confined_rows(&rows, size) {
                continue;
            }
            matrix::confined_rows(&rows, size, 0, &mut |chosen, columns| {
                let others = matrix::bits(!chosen & matrix::ALL_NINE);
                let lost = others.flat_map(|row| {
                    let columns = matrix::bits(rows[row] & columns);
                    columns.map(move |column| Candidate::from_index(table.candidate(row, column)))
                });
                let lost: CandidateSet = lost.collect();
                if lost.is_empty() {
                    return ControlFlow::Continue(());
                }
                visit(table, chosen, columns, lost)
            })?;
        }
        ControlFlow::Continue(())
    }

    /// What is left of a variable, by its index.
    pub fn left(&self, variable: usize) -> CandidateSet {
        let members = &TABLES.members[variable];
        let bits = matrix::bits(self.0[variable]);
        bits.map(|bit| Candidate::from_index(usize::from(members[bit]))).collect()
    }

    /// Whether a candidate is neither false nor known to be true.
    pub fn is_open(&self, candidate: usize) -> bool {
        self.has(candidate) && !self.0[candidate / 9].is_power_of_two()
    }
}

/// A table of nine variables of one kind, whose candidates are in nine columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SubsetTable {
    /// The cells of a house and their digits.
    Naked(usize),
    /// The digits of a house and their positions.
    Hidden(usize),
    /// The rows of a digit and their columns.
    Rows(usize),
    /// The columns of a digit and their rows.
    Columns(usize),
}

/// All tables in which subsets are looked for.
fn subset_tables() -> impl Iterator<Item = SubsetTable> {
    let houses = (0..27).flat_map(|it| [SubsetTable::Naked(it), SubsetTable::Hidden(it)]);
    houses.chain((0..9).flat_map(|it| [SubsetTable::Rows(it), SubsetTable::Columns(it)]))
}

impl SubsetTable {
    /// The variable of a row.
    pub fn variable(self, row: usize) -> usize {
        match self {
            SubsetTable::Naked(house) => {
                // The positions of a house hold its cells in order, whatever the digit.
                usize::from(TABLES.members[81 + house * 9][row]) / 9
            }
            SubsetTable::Hidden(house) => 81 + house * 9 + row,
            SubsetTable::Rows(digit) => 81 + row * 9 + digit,
            SubsetTable::Columns(digit) => 81 + (9 + row) * 9 + digit,
        }
    }

    /// The index of the candidate in a row and a column.
    pub fn candidate(self, row: usize, column: usize) -> usize {
        let candidate = usize::from(TABLES.members[self.variable(row)][column]);
        debug_assert!(candidate < CANDIDATES);
        candidate
    }
}
