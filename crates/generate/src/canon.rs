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
    let mut views = Vec::with_capacity(64);
    views.extend([View::of(0), View::of(1)]);
    let mut next = Vec::with_capacity(64);
    [(); 9].map(|()| {
        let mut least = u64::MAX;
        for view in &views {
            let rows = &grids[view.grid];
            for index in view.may_come_next() {
                let order = view.order(&rows[index]);
                let read = view.read(&order);
                if read < least {
                    least = read;
                    next.clear();
                }
                if read == least {
                    view.take(index, &rows[index], &order, &mut next);
                }
            }
        }
        std::mem::swap(&mut views, &mut next);
        next.clear();
        std::array::from_fn(|place| (least >> (4 * (8 - place)) & 0xf) as u8)
    })
}

/// A new digit, for comparison: it comes after all that have names.
const NEW: u8 = 10;

/// The names in three columns, four bits each, the first highest: of two, the lesser comes first.
type Pattern = u16;

fn is_new_in(pattern: Pattern) -> bool {
    [0, 4, 8].iter().any(|shift| (pattern >> shift & 0xf) as u8 == NEW)
}

/// The stacks in an order that makes a row the least, with what each then looks like.
struct Order {
    stacks: [usize; 3],
    /// By stack, not by place.
    patterns: [Pattern; 3],
}

/// Three columns or stacks, as bits 0 to 2.
type Three = u8;

/// A choice of rows, and what follows from it.
#[derive(Copy, Clone)]
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
    fn pattern(&self, row: &Row, stack: usize) -> Pattern {
        let mut pattern = 0;
        for group in self.columns[stack].iter() {
            let mut names = [u8::MAX; 3];
            for column in members(group) {
                names[column] = self.names[usize::from(row[3 * stack + column])];
            }
            names.sort_unstable();
            for &name in &names[..group.count_ones() as usize] {
                pattern = pattern << 4 | Pattern::from(name);
            }
        }
        pattern
    }

    /// The order of the stacks that makes a row the least.
    fn order(&self, row: &Row) -> Order {
        let patterns = [0, 1, 2].map(|stack| self.pattern(row, stack));
        let mut stacks = [0; 3];
        let mut start = 0;
        for group in self.stacks.iter() {
            let end = start + group.count_ones() as usize;
            for (place, stack) in members(group).enumerate() {
                stacks[start + place] = stack;
            }
            stacks[start..end].sort_by_key(|&stack| patterns[stack]);
            start = end;
        }
        Order { stacks, patterns }
    }

    /// The least that a row can look like: its names, four bits each, the first highest.
    fn read(&self, order: &Order) -> u64 {
        let [first, second, third] = order.stacks.map(|stack| u64::from(order.patterns[stack]));
        let mut read = first << 24 | second << 12 | third;
        let mut name = self.named;
        for shift in (0..9).rev().map(|place| 4 * place) {
            if (read >> shift & 0xf) as u8 == NEW {
                name += 1;
                read ^= u64::from(NEW ^ name) << shift;
            }
        }
        read
    }

    /// All views with one row more, in which it looks the least.
    fn take(&self, index: usize, row: &Row, order: &Order, views: &mut Vec<View>) {
        let patterns = &order.patterns;
        let rows = self.rows | 1 << index;
        let of_band = 0b111 << (index / 3 * 3);
        let band = (rows & of_band != of_band).then_some(index / 3);
        let base = View { rows, band, stacks: Groups([0; 3]), ..*self };
        let (orders, count) = self.orders(order);
        for order in &orders[..count] {
            let mut view = base;
            let mut start = 0;
            while start < 3 {
                // Stacks that are empty in this row, too, can change places as before.
                let group = self.stacks.iter().find(|group| group >> order[start] & 1 != 0);
                let group = group.unwrap_or_default();
                let is_open = |stack: &usize| patterns[*stack] == 0 && group >> stack & 1 != 0;
                let open = order[start..].iter().take_while(|it| is_open(it)).count().max(1);
                view.stacks
                    .push(order[start..start + open].iter().fold(0, |all, it| all | 1 << it));
                start += open;
            }
            view.refine(order, row, 0, views);
        }
    }

    /// The orders of the stacks that look the same, and how many they are: those with equal new digits
    /// can change places.
    fn orders(&self, order: &Order) -> ([[usize; 3]; 6], usize) {
        let mut orders = [order.stacks; 6];
        let mut count = 1;
        for (one, other) in [(0, 1), (1, 2), (0, 1)] {
            let known = count;
            for known in 0..known {
                let mut swapped = orders[known];
                swapped.swap(one, other);
                let [a, b] = [swapped[one], swapped[other]];
                let [pattern, other] = [a, b].map(|stack| order.patterns[stack]);
                let together = self.stacks.iter().any(|group| group >> a & group >> b & 1 != 0);
                let alike = pattern == other && is_new_in(pattern);
                if together && alike && !orders[..count].contains(&swapped) {
                    orders[count] = swapped;
                    count += 1;
                }
            }
        }
        (orders, count)
    }

    /// Orders the columns of the stack at `place` and those behind it as the row asks, in every way.
    fn refine(self, order: &[usize; 3], row: &Row, place: usize, views: &mut Vec<View>) {
        let Some(&stack) = order.get(place) else {
            return views.push(self);
        };
        let digit = |column: usize| row[3 * stack + column];
        let name = |column: usize| self.names[usize::from(digit(column))];
        // What comes, place by place, and the new digits of each group, in the order of the groups.
        let mut slots = [Slot::Known(0); 6];
        let mut end = 0;
        let mut new = [[0; 3]; 3];
        let mut news = [0; 3];
        for (number, group) in self.columns[stack].iter().enumerate() {
            let empty = members(group).filter(|&column| name(column) == 0);
            slots[end] = Slot::Known(empty.fold(0, |all, column| all | 1 << column));
            end += 1;
            let mut columns = [usize::MAX; 3];
            members(group).for_each(|column| columns[column] = column);
            columns.sort_unstable_by_key(|&column| if column < 3 { name(column) } else { u8::MAX });
            for &column in &columns[..group.count_ones() as usize] {
                slots[end] = match name(column) {
                    0 => continue,
                    NEW => {
                        new[number][news[number]] = column;
                        news[number] += 1;
                        Slot::New(number, news[number] - 1)
                    }
                    _ => Slot::Known(1 << column),
                };
                end += 1;
            }
        }
        let [first, second, third] = news.map(|count| &ORDERS[..[1, 1, 2, 6][count]]);
        for first in first {
            for second in second {
                for third in third {
                    let orders = [first, second, third];
                    let mut view = self;
                    let mut columns = Groups([0; 3]);
                    for slot in &slots[..end] {
                        match *slot {
                            Slot::Known(group) => columns.push(group),
                            Slot::New(group, index) => {
                                let column = new[group][orders[group][index]];
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
#[derive(Copy, Clone)]
enum Slot {
    /// Columns that are empty, or one with a digit that has a name.
    Known(Three),
    /// One of the new digits of a group.
    New(usize, usize),
}

/// All orders of three things; the first is that of one, the first two are those of two.
const ORDERS: [[usize; 3]; 6] = [[0, 1, 2], [1, 0, 2], [0, 2, 1], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
