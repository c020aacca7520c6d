//! A solver too simple to be wrong: exact cover by Knuth's Algorithm X over sets.

use std::ops::ControlFlow;

/// The four of the 324 rules that a candidate satisfies.
fn rules(cell: usize, digit: usize) -> [usize; 4] {
    let (row, column) = (cell / 9, cell % 9);
    let box_ = row / 3 * 3 + column / 3;
    [cell, 81 + row * 9 + digit, 162 + column * 9 + digit, 243 + box_ * 9 + digit]
}

/// The number of solutions up to `limit`, and the first few of them.
pub(crate) fn solutions(masks: &[u16; 81], limit: usize) -> Vec<[u8; 81]> {
    let mut keeps: Vec<Vec<usize>> = vec![Vec::new(); 324];
    for (cell, mask) in masks.iter().enumerate() {
        for digit in (0..9).filter(|digit| mask >> digit & 1 != 0) {
            for rule in rules(cell, digit) {
                keeps[rule].push(cell * 9 + digit);
            }
        }
    }
    let mut search =
        Search { open: [true; 324], possible: vec![0; 729], keeps, grid: [0; 81], found: vec![] };
    if limit > 0 {
        let _ = search.go(limit);
    }
    search.found
}

struct Search {
    /// Rules not yet satisfied.
    open: [bool; 324],
    /// The number of each candidate's rules that others satisfy: it is possible at 0.
    possible: Vec<u32>,
    keeps: Vec<Vec<usize>>,
    grid: [u8; 81],
    found: Vec<[u8; 81]>,
}

impl Search {
    fn go(&mut self, limit: usize) -> ControlFlow<()> {
        let choices = |rule: &usize| {
            self.keeps[*rule].iter().filter(|&&candidate| self.possible[candidate] == 0).count()
        };
        let Some(rule) = (0..324).filter(|&rule| self.open[rule]).min_by_key(choices) else {
            self.found.push(self.grid);
            let enough = self.found.len() >= limit;
            return if enough { ControlFlow::Break(()) } else { ControlFlow::Continue(()) };
        };
        for candidate in self.keeps[rule].clone() {
            if self.possible[candidate] == 0 {
                self.grid[candidate / 9] = (candidate % 9) as u8 + 1;
                self.keep(candidate, true);
                self.go(limit)?;
                self.keep(candidate, false);
            }
        }
        ControlFlow::Continue(())
    }

    fn keep(&mut self, candidate: usize, keep: bool) {
        for rule in rules(candidate / 9, candidate % 9) {
            self.open[rule] = !keep;
            for &other in &self.keeps[rule] {
                if keep {
                    self.possible[other] += 1;
                } else {
                    self.possible[other] -= 1;
                }
            }
        }
    }
}
