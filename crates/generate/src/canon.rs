//! The canonical form: of all grids that a puzzle can be transformed into, the one whose 81 characters
//! come first, with an empty cell before every digit. Two puzzles are essentially the same exactly if
//! their canonical forms are equal. The field calls it minlex.
//!
//! # How
//!
//! The form is found row by row. A *view* is a choice of rows for those found so far, and what that
//! choice says about the order of the columns and the names of the digits, and no more: columns that
//! have been empty so far can still change places. Each view is tried with each row that may come next;
//! those that give the least row are kept, with all ways in which they do. Digits that are new come
//! after all others, so that they get the next names; the order of new digits that stand in columns
//! which can still change places is open, and each order is a view of its own.

use ergodoku_core::{Candidate, Cell, Digit, Puzzle};

/// The canonical form of a puzzle's givens.
///
/// ```
/// use ergodoku_core::Puzzle;
/// use ergodoku_generate::canonical;
///
/// let mut puzzle = Puzzle::EMPTY;
/// puzzle.give("r4c3=5".parse()?);
/// let mut form = Puzzle::EMPTY;
/// form.give("r9c9=1".parse()?);
/// assert_eq!(canonical(&puzzle), form);
/// # Ok::<(), ergodoku_core::NotationError>(())
/// ```
pub fn canonical(puzzle: &Puzzle) -> Puzzle {
    let rows: [Row; 9] = std::array::from_fn(|row| {
        std::array::from_fn(|column| {
            let cell = Cell::at(row, column);
            let given = puzzle.digit(cell).filter(|_| puzzle.givens().contains(cell));
            given.map_or(0, Digit::get)
        })
    });
    let form = least(&rows);
    let mut canonical = Puzzle::EMPTY;
    for (cell, name) in Cell::all().zip(form.into_iter().flatten()) {
        if let Some(digit) = Digit::new(name) {
            canonical.give(Candidate::new(cell, digit));
        }
    }
    canonical
}

/// Nine cells: a digit, or 0 for an empty one.
type Row = [u8; 9];

fn least(rows: &[Row; 9]) -> [Row; 9] {
    let columns = std::array::from_fn(|column| rows.map(|row| row[column]));
    let grids = [*rows, columns];
    let mut views = vec![View::of(0), View::of(1)];
    let mut next = Vec::new();
    [(); 9].map(|()| {
        let mut least = [u8::MAX; 9];
        for view in &views {
            let rows = &grids[view.grid];
            for index in view.may_come_next() {
                let read = view.read(&rows[index]);
                if read < least {
                    least = read;
                    next.clear();
                }
                if read == least {
                    view.take(index, &rows[index], &mut next);
                }
            }
        }
        std::mem::swap(&mut views, &mut next);
        next.clear();
        least
    })
}

/// A new digit, for comparison: it comes after all that have names.
const NEW: u8 = 10;

/// Three columns or stacks, as bits 0 to 2.
type Three = u8;

/// A choice of rows, and what follows from it.
#[derive(Clone)]
struct View {
    /// 0, or 1 for the transposed grid.
    grid: usize,
    /// The rows chosen.
    rows: u16,
    /// The bands that rows have been chosen from, the current one last; `None` between bands.
    band: Option<usize>,
    /// The order of the stacks: groups that can still change places.
    stacks: Groups,
    /// The same of the columns in each stack.
    columns: [Groups; 3],
    /// The names of the digits: 0 of an empty cell, [`NEW`] of a digit without a name.
    names: [u8; 10],
    /// How many digits have names.
    named: u8,
}

/// Up to three groups of things that can change places; empty groups come last.
#[derive(Copy, Clone)]
struct Groups([Three; 3]);

impl Groups {
    const OPEN: Groups = Groups([0b111, 0, 0]);

    fn iter(self) -> impl Iterator<Item = Three> {
        self.0.into_iter().take_while(|&group| group != 0)
    }

    fn push(&mut self, group: Three) {
        if group != 0
            && let Some(free) = self.0.iter_mut().find(|it| **it == 0)
        {
            *free = group;
        }
    }
}

fn members(group: Three) -> impl Iterator<Item = usize> {
    (0..3).filter(move |bit| group >> bit & 1 != 0)
}

impl View {
    fn of(grid: usize) -> View {
        let mut names = [NEW; 10];
        names[0] = 0;
        View {
            grid,
            rows: 0,
            band: None,
            stacks: Groups::OPEN,
            columns: [Groups::OPEN; 3],
            names,
            named: 0,
        }
    }

    fn may_come_next(&self) -> impl Iterator<Item = usize> + use<> {
        let (rows, band) = (self.rows, self.band);
        (0..9).filter(move |row| rows >> row & 1 == 0 && band.is_none_or(|band| row / 3 == band))
    }

    /// The names in a stack of a row, in the least order.
    fn pattern(&self, row: &Row, stack: usize) -> [u8; 3] {
        let mut pattern = [0; 3];
        let mut start = 0;
        for group in self.columns[stack].iter() {
            let end = start + group.count_ones() as usize;
            for (place, column) in members(group).enumerate() {
                pattern[start + place] = self.names[usize::from(row[3 * stack + column])];
            }
            pattern[start..end].sort_unstable();
            start = end;
        }
        pattern
    }

    /// The stacks in an order that makes a row the least.
    fn order(&self, row: &Row) -> ([usize; 3], [[u8; 3]; 3]) {
        let patterns = [0, 1, 2].map(|stack| self.pattern(row, stack));
        let mut order = [0; 3];
        let mut start = 0;
        for group in self.stacks.iter() {
            let end = start + group.count_ones() as usize;
            for (place, stack) in members(group).enumerate() {
                order[start + place] = stack;
            }
            order[start..end].sort_by_key(|&stack| patterns[stack]);
            start = end;
        }
        (order, patterns)
    }

    /// The least that a row can look like.
    fn read(&self, row: &Row) -> Row {
        let (order, patterns) = self.order(row);
        let mut read = [0; 9];
        let mut name = self.named;
        for (cell, pattern) in read.iter_mut().zip(order.into_iter().flat_map(|it| patterns[it])) {
            *cell = match pattern {
                NEW => {
                    name += 1;
                    name
                }
                known => known,
            };
        }
        read
    }

    /// All views with one row more, in which it looks the least.
    fn take(&self, index: usize, row: &Row, views: &mut Vec<View>) {
        let (order, patterns) = self.order(row);
        let rows = self.rows | 1 << index;
        let of_band = 0b111 << (index / 3 * 3);
        let band = (rows & of_band != of_band).then_some(index / 3);
        let base = View { rows, band, ..self.clone() };
        for order in self.orders(order, &patterns) {
            let mut view = base.clone();
            view.stacks = Groups([0; 3]);
            let mut start = 0;
            while start < 3 {
                // Stacks that are empty in this row, too, can change places as before.
                let group = self.stacks.iter().find(|group| group >> order[start] & 1 != 0);
                let group = group.unwrap_or_default();
                let is_open = |stack: &usize| patterns[*stack] == [0; 3] && group >> stack & 1 != 0;
                let open = order[start..].iter().take_while(|it| is_open(it)).count().max(1);
                view.stacks
                    .push(order[start..start + open].iter().fold(0, |all, it| all | 1 << it));
                start += open;
            }
            view.refine(&order, row, 0, views);
        }
    }

    /// The orders of the stacks that look the same: those with equal new digits can change places.
    fn orders(&self, order: [usize; 3], patterns: &[[u8; 3]; 3]) -> Vec<[usize; 3]> {
        let mut orders = vec![order];
        for (one, other) in [(0, 1), (1, 2), (0, 1)] {
            for known in 0..orders.len() {
                let mut swapped = orders[known];
                swapped.swap(one, other);
                let [a, b] = [swapped[one], swapped[other]];
                let together = self.stacks.iter().any(|group| group >> a & group >> b & 1 != 0);
                let alike = patterns[a] == patterns[b] && patterns[a].contains(&NEW);
                if together && alike && !orders.contains(&swapped) {
                    orders.push(swapped);
                }
            }
        }
        orders
    }

    /// Orders the columns of the stack at `place` and those behind it as the row asks, in every way.
    fn refine(self, order: &[usize; 3], row: &Row, place: usize, views: &mut Vec<View>) {
        let Some(&stack) = order.get(place) else {
            return views.push(self);
        };
        let digit = |column: usize| row[3 * stack + column];
        let name = |column: usize| self.names[usize::from(digit(column))];
        // The new digits of each group, in the order of the groups.
        let mut new: [Vec<usize>; 3] = Default::default();
        let mut slots = Vec::with_capacity(3);
        for (number, group) in self.columns[stack].iter().enumerate() {
            let mut columns: Vec<usize> = members(group).collect();
            columns.sort_unstable_by_key(|&column| name(column));
            let empty = columns.iter().filter(|&&column| name(column) == 0);
            slots.push(Slot::Known(empty.fold(0, |all, column| all | 1 << column)));
            for column in columns {
                match name(column) {
                    0 => {}
                    NEW => {
                        slots.push(Slot::New(number, new[number].len()));
                        new[number].push(column);
                    }
                    _ => slots.push(Slot::Known(1 << column)),
                }
            }
        }
        for first in orders_of(&new[0]) {
            for second in orders_of(&new[1]) {
                for third in orders_of(&new[2]) {
                    let new = [&first, &second, &third];
                    let mut view = self.clone();
                    let mut columns = Groups([0; 3]);
                    for slot in &slots {
                        match *slot {
                            Slot::Known(group) => columns.push(group),
                            Slot::New(group, index) => {
                                let column = new[group][index];
                                view.named += 1;
                                view.names[usize::from(digit(column))] = view.named;
                                columns.push(1 << column);
                            }
                        }
                    }
                    view.columns[stack] = columns;
                    view.refine(order, row, place + 1, views);
                }
            }
        }
    }
}

/// What comes next among the columns of a stack.
enum Slot {
    /// Columns that are empty, or one with a digit that has a name.
    Known(Three),
    /// One of the new digits of a group.
    New(usize, usize),
}

/// All orders of up to three things.
fn orders_of(things: &[usize]) -> Vec<Vec<usize>> {
    match *things {
        [a, b] => vec![vec![a, b], vec![b, a]],
        [a, b, c] => vec![
            vec![a, b, c],
            vec![a, c, b],
            vec![b, a, c],
            vec![b, c, a],
            vec![c, a, b],
            vec![c, b, a],
        ],
        _ => vec![things.to_vec()],
    }
}
