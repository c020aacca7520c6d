//! [`Simplex`]: a dense tableau for linear programs that start feasible.

use ergodoku_core::Stop;

/// Numbers smaller than this are zero.
const ZERO: f64 = 1e-9;

/// From so many pivots on, the first column that helps enters instead of the best: that ends.
const PIVOTS_BEFORE_BLAND: usize = 3_000;

/// No program of a Sudoku takes so many.
const MOST_PIVOTS: usize = 20_000;

/// How a [`Simplex`] ends.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The objective is at its greatest.
    Optimal,
    /// The objective is greater than was asked for.
    Enough,
    /// The objective has no bound.
    Unbounded,
    /// The stop was due, or the numbers got out of hand.
    Interrupted,
}

/// Maximises an objective over variables that are not negative, while each row stays within its limit.
///
/// The limits must not be negative, so that all variables at zero are a start. Each row has a limit that
/// decides, slightly perturbed so that no two rows are ever equally tight, and a plain one that is only
/// carried along: at the end [`plain_values`](Simplex::plain_values) are the exact values.
///
/// ```
/// use ergodoku_core::Stop;
/// use ergodoku_why::{Outcome, Simplex};
///
/// // Maximise x + y while x + 2y <= 4 and 3x + y <= 6.
/// let mut program = Simplex::new(2, 2, 0);
/// program.set_row(0, &[(0, 1.0), (1, 2.0)], 4.0, 4.0);
/// program.set_row(1, &[(0, 3.0), (1, 1.0)], 6.0, 6.0);
/// program.set_objective(0, 1.0);
/// program.set_objective(1, 1.0);
/// assert_eq!(program.maximise(&Stop::never()), Outcome::Optimal);
/// assert!((program.objective() - 2.8).abs() < 1e-9);
/// assert!((program.plain_values().columns[0] - 1.6).abs() < 1e-9);
/// assert!((program.prices()[0] - 0.4).abs() < 1e-9);
/// ```
#[derive(Debug)]
pub struct Simplex {
    rows: usize,
    /// Columns in use, and those that may come.
    columns: usize,
    most_columns: usize,
    width: usize,
    /// Row by row; the objective is the last row. After the columns come the two limits.
    cells: Vec<f64>,
    /// For each row, the variable that it says the value of. Variables from `most_columns` on are the slack
    /// of rows.
    basis: Vec<u32>,
    /// For each column, the variable that is zero.
    zero: Vec<u32>,
    pivots: usize,
    /// The pivot row, and where it is not zero.
    pivot_row: Vec<f64>,
    filled: Vec<u32>,
}

impl Clone for Simplex {
    fn clone(&self) -> Simplex {
        let mut copy = Simplex::new(0, 0, 0);
        copy.clone_from(self);
        copy
    }

    /// Keeps the memory, which is half a megabyte: to get that anew for each of hundreds of programs takes as long as to
    /// solve them.
    fn clone_from(&mut self, other: &Simplex) {
        let Simplex { rows, columns, most_columns, width, cells, basis, zero, pivots, .. } = other;
        (self.rows, self.columns, self.most_columns) = (*rows, *columns, *most_columns);
        (self.width, self.pivots) = (*width, *pivots);
        self.cells.clone_from(cells);
        self.basis.clone_from(basis);
        self.zero.clone_from(zero);
        self.pivot_row.resize(*width, 0.0);
    }
}

impl Simplex {
    /// A program without objective whose rows say nothing yet. `spare` columns may be added later.
    pub fn new(rows: usize, columns: usize, spare: usize) -> Simplex {
        let most_columns = columns + spare;
        let width = (most_columns + 2).next_multiple_of(4);
        Simplex {
            rows,
            columns,
            most_columns,
            width,
            cells: vec![0.0; (rows + 1) * width],
            basis: (0..rows).map(|row| (most_columns + row) as u32).collect(),
            zero: (0..columns as u32).collect(),
            pivots: 0,
            pivot_row: vec![0.0; width],
            filled: Vec::with_capacity(width),
        }
    }

    /// Sets the entries of a row, the limit that decides, and the plain one.
    pub fn set_row(&mut self, row: usize, entries: &[(usize, f64)], limit: f64, plain: f64) {
        let (limits, cells) = (self.most_columns, self.row_mut(row));
        for &(column, value) in entries {
            cells[column] = value;
        }
        cells[limits] = limit;
        cells[limits + 1] = plain;
    }

    /// Sets what one unit of a variable is worth.
    pub fn set_objective(&mut self, column: usize, worth: f64) {
        let last = self.rows;
        self.row_mut(last)[column] = worth;
    }

    fn row_mut(&mut self, row: usize) -> &mut [f64] {
        &mut self.cells[row * self.width..][..self.width]
    }

    fn row(&self, row: usize) -> &[f64] {
        &self.cells[row * self.width..][..self.width]
    }

    /// Pivots until the objective is at its greatest. May be called again after the program has changed.
    pub fn maximise(&mut self, stop: &Stop) -> Outcome {
        self.maximise_beyond(f64::INFINITY, stop)
    }

    /// The same, but ends as soon as the objective with the plain limits is greater than `enough`, and the
    /// values are within the plain limits.
    pub fn maximise_beyond(&mut self, enough: f64, stop: &Stop) -> Outcome {
        let until = self.pivots + MOST_PIVOTS;
        let careful_from = self.pivots + PIVOTS_BEFORE_BLAND;
        loop {
            if self.plain_objective() > enough && self.is_within_plain_limits() {
                return Outcome::Enough;
            }
            let Some(column) = self.entering(self.pivots >= careful_from) else {
                return Outcome::Optimal;
            };
            let Some(row) = self.leaving(column) else {
                return Outcome::Unbounded;
            };
            if self.pivots >= until || stop.is_due() {
                return Outcome::Interrupted;
            }
            self.pivot(row, column);
        }
    }

    /// The column whose variable is worth most, or the first worth anything.
    fn entering(&self, is_first: bool) -> Option<usize> {
        let worth = &self.row(self.rows)[..self.columns];
        if is_first {
            let helps = (0..self.columns).filter(|&column| worth[column] > ZERO);
            return helps.min_by_key(|&column| self.zero[column]);
        }
        let (mut best, mut most) = (None, ZERO);
        for (column, &worth) in worth.iter().enumerate() {
            if worth > most {
                (best, most) = (Some(column), worth);
            }
        }
        best
    }

    /// The row that is tight first when the column's variable grows.
    fn leaving(&self, column: usize) -> Option<usize> {
        let (mut best, mut least, mut largest) = (None, f64::INFINITY, 0.0);
        for row in 0..self.rows {
            let cells = self.row(row);
            let by = cells[column];
            if by > ZERO {
                let until = cells[self.most_columns] / by;
                if until < least - 1e-13 || (until < least + 1e-13 && by > largest) {
                    (best, least, largest) = (Some(row), until, by);
                }
            }
        }
        best
    }

    fn pivot(&mut self, row: usize, column: usize) {
        self.pivots += 1;
        let (width, limits) = (self.width, self.most_columns);
        let inverse = 1.0 / self.row(row)[column];
        self.filled.clear();
        for (place, value) in self.cells[row * width..][..width].iter_mut().enumerate() {
            *value *= inverse;
            self.pivot_row[place] = *value;
            if *value != 0.0 && place != column {
                self.filled.push(place as u32);
            }
        }
        self.cells[row * width + column] = inverse;
        self.pivot_row[column] = 0.0;
        let is_sparse = self.filled.len() * 3 < width;
        for other in (0..=self.rows).filter(|other| *other != row) {
            let cells = &mut self.cells[other * width..][..width];
            let by = cells[column];
            if by == 0.0 {
                continue;
            }
            cells[column] = -by * inverse;
            if is_sparse {
                for &place in &self.filled {
                    cells[place as usize] -= by * self.pivot_row[place as usize];
                }
            } else {
                for (cell, value) in cells.iter_mut().zip(&self.pivot_row) {
                    *cell -= by * value;
                }
            }
            if other < self.rows && cells[limits] < 0.0 && cells[limits] > -1e-12 {
                cells[limits] = 0.0;
            }
        }
        std::mem::swap(&mut self.basis[row], &mut self.zero[column]);
    }

    /// The number of columns in use.
    pub fn columns(&self) -> usize {
        self.columns
    }

    /// The number of pivots so far.
    pub fn pivots(&self) -> usize {
        self.pivots
    }

    /// What the objective has reached.
    pub fn objective(&self) -> f64 {
        -self.row(self.rows)[self.most_columns]
    }

    /// What one more unit of each row's limit would be worth: the solution of the dual program.
    pub fn prices(&self) -> Vec<f64> {
        let mut prices = vec![0.0; self.rows];
        let worth = self.row(self.rows);
        for (column, &variable) in self.zero.iter().enumerate() {
            if let Some(row) = (variable as usize).checked_sub(self.most_columns) {
                prices[row] = -worth[column];
            }
        }
        prices
    }

    /// The objective with the plain limits.
    pub fn plain_objective(&self) -> f64 {
        -self.row(self.rows)[self.most_columns + 1]
    }

    /// After [`Outcome::Optimal`]: pivots until the values are within the plain limits, too. Then the plain objective is
    /// at its greatest. Returns false if they cannot be, or not in time.
    ///
    /// Limits that are perturbed too much have their best values elsewhere.
    pub fn settle_plainly(&mut self) -> bool {
        let until = self.pivots + PIVOTS_BEFORE_BLAND;
        while self.pivots < until {
            let limit = |row: &usize| self.row(*row)[self.most_columns + 1];
            let least = (0..self.rows).min_by(|one, other| limit(one).total_cmp(&limit(other)));
            let Some(row) = least.filter(|row| limit(row) < -ZERO) else { return true };
            let (cells, worth) = (self.row(row), self.row(self.rows));
            let ratio = |column: &usize| worth[*column] / cells[*column];
            let helps = (0..self.columns).filter(|&column| cells[column] < -ZERO);
            let Some(column) = helps.min_by(|one, other| ratio(one).total_cmp(&ratio(other)))
            else {
                return false;
            };
            self.pivot(row, column);
        }
        false
    }

    /// Whether the [`plain_values`](Simplex::plain_values) are within the plain limits.
    pub fn is_within_plain_limits(&self) -> bool {
        (0..self.rows).all(|row| self.row(row)[self.most_columns + 1] > -ZERO)
    }

    /// The variables, with the plain limits in place of those that decided.
    pub fn plain_values(&self) -> Values {
        let mut values = self.no_values();
        for (row, &variable) in self.basis.iter().enumerate() {
            *self.value_of(&mut values, variable) = self.row(row)[self.most_columns + 1];
        }
        values
    }

    /// After [`Outcome::Unbounded`]: by how much each variable grows along the way without end.
    pub fn direction(&self) -> Values {
        let mut values = self.no_values();
        let grows = |&column: &usize| self.leaving(column).is_none();
        let worth = self.row(self.rows);
        let Some(column) = (0..self.columns).filter(|&it| worth[it] > ZERO).find(grows) else {
            return values;
        };
        *self.value_of(&mut values, self.zero[column]) = 1.0;
        for (row, &variable) in self.basis.iter().enumerate() {
            *self.value_of(&mut values, variable) = -self.row(row)[column];
        }
        values
    }

    fn no_values(&self) -> Values {
        Values { columns: vec![0.0; self.columns], slack: vec![0.0; self.rows] }
    }

    fn value_of<'v>(&self, values: &'v mut Values, variable: u32) -> &'v mut f64 {
        let variable = variable as usize;
        match variable.checked_sub(self.most_columns) {
            Some(row) => &mut values.slack[row],
            None => &mut values.columns[variable],
        }
    }

    /// Makes one unit of slack of a row worth so much more. In the dual program the row's price then starts
    /// at the sum of all that was added to it; [`prices`](Simplex::prices) are what comes on top.
    pub fn reward_slack(&mut self, row: usize, worth: f64) {
        let variable = (self.most_columns + row) as u32;
        let last = self.rows * self.width;
        if let Some(column) = self.zero.iter().position(|it| *it == variable) {
            self.cells[last + column] += worth;
        } else if let Some(place) = self.basis.iter().position(|it| *it == variable) {
            for column in 0..self.width {
                self.cells[last + column] -= worth * self.cells[place * self.width + column];
            }
        }
    }

    /// Lets a row be exceeded, at this cost for each unit: in the dual program the row's price on top of
    /// what [`reward_slack`](Simplex::reward_slack) added is at most that. The new variable takes a spare
    /// column, and is the last of the [`Values`]. Returns false if there is no column to spare.
    pub fn allow_excess(&mut self, row: usize, cost: f64) -> bool {
        let new = self.columns;
        if new == self.most_columns {
            return false;
        }
        self.columns += 1;
        self.zero.push(new as u32);
        let variable = (self.most_columns + row) as u32;
        if let Some(column) = self.zero.iter().position(|it| *it == variable) {
            for cells in self.cells.chunks_exact_mut(self.width) {
                cells[new] = -cells[column];
            }
        } else if let Some(place) = self.basis.iter().position(|it| *it == variable) {
            self.cells[place * self.width + new] = -1.0;
        }
        self.cells[self.rows * self.width + new] -= cost;
        true
    }
}

/// The values of the variables of a [`Simplex`].
#[derive(Clone, Debug, PartialEq)]
pub struct Values {
    /// Of the columns.
    pub columns: Vec<f64>,
    /// Of the slack of each row.
    pub slack: Vec<f64>,
}
