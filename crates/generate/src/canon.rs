//! The canonical form of a puzzle, also called minlex: of all equivalent puzzles, the one whose 81 characters
//! are smallest in lexicographic order, where an empty cell comes before any digit. Two puzzles are
//! essentially the same if and only if their canonical forms are equal.
//!
//! # Algorithm
//!
//! The form is built row by row. A *view* is a choice of source rows for the rows built so far, together with
//! everything that this choice implies about the order of the columns and the names of the digits. Columns
//! that are still empty can be exchanged later. Each view is extended by each possible next row, and those
//! that produce the smallest row are kept, in all ways in which they do. A new digit gets the next free name.
//! If new digits stand in columns that can still be exchanged, each order of them is a separate view.

use ergodoku_core::{Candidate, Cell, Digit, Puzzle};

/// Returns the canonical form of a puzzle, whose givens must not clash. `None` if the puzzle has placed
/// digits or eliminated candidates besides its givens, as the form cannot represent them.
///
/// ```
/// use ergodoku_core::Puzzle;
/// use ergodoku_generate::canonical;
///
/// let mut puzzle = Puzzle::EMPTY;
/// puzzle.give("r4c3=5".parse()?);
/// let mut form = Puzzle::EMPTY;
/// form.give("r9c9=1".parse()?);
/// assert_eq!(canonical(&puzzle), Some(form));
/// puzzle.remove("r1c1<>2".parse()?);
/// assert_eq!(canonical(&puzzle), None);
/// # Ok::<(), ergodoku_core::NotationError>(())
/// ```
pub fn canonical(puzzle: &Puzzle) -> Option<Puzzle> {
    if !puzzle.is_givens_alone() {
        return None;
    }
    let mut rows = [0; 9];
    for cell in puzzle.givens().iter() {
        let digit = puzzle.digit(cell).map_or(0, Digit::get);
        rows[cell.index() / 9] |= u64::from(digit) << (4 * (cell.index() % 9));
    }
    let mut canonical = Puzzle::EMPTY;
    for (number, row) in least(&rows).into_iter().enumerate() {
        for column in 0..9 {
            if let Some(digit) = Digit::new(nibble(row, column)) {
                canonical.give(Candidate::new(Cell::at(number, column), digit));
            }
        }
    }
    Some(canonical)
}

/// Nine cells, four bits each, the first lowest: a digit, or 0 for an empty one.
type Row = u64;

/// The four bits at an index, lowest first.
#[inline(always)]
fn nibble(word: u64, place: usize) -> u8 {
    (word >> (4 * place) & 0xf) as u8
}

fn least(rows: &[Row; 9]) -> [Row; 9] {
    let mut columns = [0; 9];
    for (number, &row) in rows.iter().enumerate() {
        for (column, cells) in columns.iter_mut().enumerate() {
            *cells |= u64::from(nibble(row, column)) << (4 * number);
        }
    }
    let grids = [*rows, columns];
    let mut views = Vec::with_capacity(32);
    views.extend([View::of(0), View::of(1)]);
    let mut next = Vec::with_capacity(32);
    let mut form = [0; 9];
    let mut named = 0;
    for found in &mut form {
        let mut least = u64::MAX;
        for view in &views {
            for index in view.may_come_next() {
                let row = grids[view.grid][index];
                let read = view.read(row);
                if read < least {
                    least = read;
                    next.clear();
                }
                if read == least {
                    view.take(index, row, &mut next);
                }
            }
        }
        std::mem::swap(&mut views, &mut next);
        next.clear();
        for column in 0..9 {
            let name = nibble(least, 8 - column);
            named += u64::from(name == NEW);
            let name = if name == NEW { named } else { name.into() };
            *found |= name << (4 * column);
        }
    }
    form
}

/// A digit without a name, which compares greater than all named ones. The new digits of a row are named in
/// order, so comparing rows with `NEW` in place of the names gives the same result.
const NEW: u8 = 10;

/// The names in three columns, four bits each, the first one highest, so that numbers compare like texts.
type Pattern = u16;

/// Three stacks, or the three columns of one, in order.
#[derive(Copy, Clone)]
struct Three {
    /// The number of the item at each place.
    order: [u8; 3],
    /// Whether the first two, and the last two, can still be exchanged.
    open: [bool; 2],
}

impl Three {
    const OPEN: Three = Three { order: [0, 1, 2], open: [true; 2] };

    /// The patterns of the items in the smallest possible order, each with its number in the lowest two
    /// bits.
    #[inline(always)]
    fn least(&self, look: impl Fn(usize) -> Pattern) -> [u16; 3] {
        let exchange = |open: bool, one: &mut u16, other: &mut u16| {
            let (least, greatest) = (*one.min(other), *one.max(other));
            (*one, *other) = if open { (least, greatest) } else { (*one, *other) };
        };
        let [mut a, mut b, mut c] =
            self.order.map(|thing| look(usize::from(thing)) << 2 | u16::from(thing));
        exchange(self.open[0], &mut a, &mut b);
        exchange(self.open[1], &mut b, &mut c);
        exchange(self.open[0], &mut a, &mut b);
        [a, b, c]
    }

    /// All orders with the smallest pattern. Empty items can still be exchanged. Other items with equal
    /// patterns have new digits, and each order names these differently.
    #[inline(always)]
    fn ways(&self, least: [u16; 3]) -> impl Iterator<Item = Three> + Clone + use<> {
        let looks = least.map(|it| it >> 2);
        let alike = |one: usize| self.open[one] && looks[one] == looks[one + 1];
        let open = [0, 1].map(|one| alike(one) && looks[one] == 0);
        let orders: &[[usize; 3]] = match [0, 1].map(|one| alike(one) && looks[one] != 0) {
            [false, false] => &[[0, 1, 2]],
            [true, false] => &[[0, 1, 2], [1, 0, 2]],
            [false, true] => &[[0, 1, 2], [0, 2, 1]],
            [true, true] => &[[0, 1, 2], [1, 0, 2], [0, 2, 1], [1, 2, 0], [2, 0, 1], [2, 1, 0]],
        };
        let thing = move |place: usize| (least[place] & 0b11) as u8;
        orders.iter().map(move |order| Three { order: order.map(thing), open })
    }
}

/// A choice of source rows, and its implications.
#[derive(Copy, Clone)]
struct View {
    /// 0, or 1 for the transposed grid.
    grid: usize,
    /// The rows not yet chosen.
    left: u16,
    /// The rows that may come next: the rest of the current band, or else all that are left.
    next: u16,
    stacks: Three,
    /// The columns of each stack.
    columns: [Three; 3],
    /// The names of the digits, four bits each: 0 of an empty cell, [`NEW`] of a digit without a name.
    names: u64,
    /// The number of digits with names.
    named: u64,
}

impl View {
    fn of(grid: usize) -> View {
        let names = (1..=9).fold(0, |names, digit| names | u64::from(NEW) << (4 * digit));
        let all = 0x1ff;
        let columns = [Three::OPEN; 3];
        View { grid, left: all, next: all, stacks: Three::OPEN, columns, names, named: 0 }
    }

    fn may_come_next(&self) -> impl Iterator<Item = usize> + use<> {
        let next = self.next;
        (0..9).filter(move |row| next >> row & 1 != 0)
    }

    /// The columns of a stack in an order that minimises a row there.
    #[inline(always)]
    fn least_columns(&self, row: Row, stack: usize) -> [u16; 3] {
        let name = |column| nibble(self.names, nibble(row, 3 * stack + column).into()).into();
        self.columns[stack].least(name)
    }

    /// The stacks in an order that minimises a row.
    #[inline(always)]
    fn least_stacks(&self, row: Row) -> [u16; 3] {
        self.stacks.least(|stack| {
            let names = self.least_columns(row, stack).map(|column| column >> 2);
            names[0] << 8 | names[1] << 4 | names[2]
        })
    }

    /// The smallest form of a row: its names, four bits each, the first one highest.
    fn read(&self, row: Row) -> u64 {
        let [first, second, third] = self.least_stacks(row).map(|stack| u64::from(stack >> 2));
        first << 24 | second << 12 | third
    }

    /// Adds all views extended by this row in its smallest form.
    fn take(&self, index: usize, row: Row, views: &mut Vec<View>) {
        let left = self.left & !(1 << index);
        let of_band = left & 0b111 << (index / 3 * 3);
        let next = if of_band == 0 { left } else { of_band };
        let [first, second, third] =
            [0, 1, 2].map(|stack| self.columns[stack].ways(self.least_columns(row, stack)));
        for stacks in self.stacks.ways(self.least_stacks(row)) {
            for first in first.clone() {
                for second in second.clone() {
                    for third in third.clone() {
                        let columns = [first, second, third];
                        let mut view = View { left, next, stacks, columns, ..*self };
                        view.name(row);
                        views.push(view);
                    }
                }
            }
        }
    }

    /// Names the new digits of a row in order.
    fn name(&mut self, row: Row) {
        for stack in self.stacks.order.map(usize::from) {
            for column in self.columns[stack].order.map(usize::from) {
                let digit = usize::from(nibble(row, 3 * stack + column));
                if nibble(self.names, digit) == NEW {
                    self.named += 1;
                    self.names ^= (u64::from(NEW) ^ self.named) << (4 * digit);
                }
            }
        }
    }
}
