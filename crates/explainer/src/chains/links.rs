//! [`Links`]: the candidates of a grid by number, with the links between them as sets of numbers.

use ergodoku_core::Each as _;
use ergodoku_kernel::graph::Graph;
use ergodoku_kernel::{NodeSet, Rows};

use super::propagation::Propagation;
use crate::grid::{Code, bits, code, digits, houses_of, split};

/// A set of candidates by their number.
pub(super) type Set<const W: usize> = NodeSet<[u64; W]>;

/// Calls a function that takes the number of words which hold all candidates of a state.
macro_rules! with_width {
    ($state:expr, $function:ident($($argument:expr),*)) => {
        match $state.count() {
            0..=128 => $function::<2>($($argument),*),
            129..=256 => $function::<4>($($argument),*),
            _ => $function::<12>($($argument),*),
        }
    };
}
pub(super) use with_width;

/// No candidate.
pub(super) const NONE: u16 = u16::MAX;

/// Which links are followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Which {
    /// Strong links of a digit in a house.
    pub(super) x: bool,
    /// Strong links of a bivalue cell, and weak links inside cells.
    pub(super) y: bool,
}

impl Which {
    /// Links of all kinds.
    pub(super) const ALL: Which = Which { x: true, y: true };
}

/// Candidates by number, in the order of their codes, and their links of all kinds.
pub(super) struct Links<const W: usize> {
    pub(super) codes: Vec<Code>,
    numbers: [u16; 729],
    /// The candidates that each candidate excludes.
    weak: Rows<[u64; W]>,
    /// The candidates that are true if this one is false.
    strong: Rows<[u64; W]>,
    /// The same in the order of the rules: that of the same cell, and those of the same box, row and
    /// column, if there are any.
    partners: Vec<[u16; 4]>,
    /// The candidates of each digit.
    digits: [Set<W>; 9],
    /// The candidates with partners.
    linked: Set<W>,
}

impl<const W: usize> Links<W> {
    pub(super) fn new(state: &Propagation) -> Links<W> {
        let count = state.count() as usize;
        let mut links = Links {
            codes: Vec::with_capacity(count),
            numbers: [NONE; 729],
            weak: Rows::new(count),
            strong: Rows::new(count),
            partners: Vec::with_capacity(count),
            digits: [NodeSet([0; W]); 9],
            linked: NodeSet([0; W]),
        };
        // What shares a house, or a cell, excludes each other.
        let mut in_house = [[NodeSet([0; W]); 9]; 27];
        let mut in_cell = [NodeSet([0; W]); 81];
        let cells = state.live.iter().fold(0, |all, cells| all | cells);
        for cell in bits(cells) {
            for v in digits(state.cells[cell]) {
                let number = links.codes.len();
                links.numbers[code(cell, v) as usize] = number as u16;
                links.codes.push(code(cell, v));
                links.digits[v].insert(number);
                in_cell[cell].insert(number);
                houses_of(cell).into_iter().for_each(|house| in_house[house][v].insert(number));
            }
        }
        for number in 0..count {
            let (cell, v) = split(links.codes[number]);
            let mut excluded = in_cell[cell];
            houses_of(cell).into_iter().for_each(|house| excluded.add(in_house[house][v].row()));
            excluded.remove(number);
            links.weak.set(number, excluded.row());
            links.add_partners(number, state);
        }
        links
    }

    fn add_partners(&mut self, number: usize, state: &Propagation) {
        let (cell, v) = split(self.codes[number]);
        let of_cell = state.partner_in_cell(cell, v).map(|w| code(cell, w));
        let of_houses = state.partners_in_houses(cell, v).map(|it| it.map(|other| code(other, v)));
        let [a, b, c] = of_houses;
        let partners =
            [of_cell, a, b, c].each(|it| it.map_or(NONE, |it| self.numbers[it as usize]));
        self.partners.push(partners);
        for it in partners.into_iter().filter(|it| *it != NONE) {
            self.strong.insert(number, usize::from(it));
            self.linked.insert(number);
        }
    }

    /// The candidates that each candidate excludes.
    #[inline]
    pub(super) fn excluded(&self, number: usize, which: Which) -> Set<W> {
        let mut excluded = NodeSet([0; W]);
        excluded.copy_from(self.weak.row(number));
        if !which.y {
            excluded.keep(self.digits[split(self.codes[number]).1].row());
        }
        excluded
    }

    /// The candidates that have partners.
    pub(super) fn linked_by(&self, which: Which) -> Set<W> {
        let mut linked = NodeSet([0; W]);
        let is_linked = |&it: &usize| self.partners(it, which).next().is_some();
        self.linked.iter().filter(is_linked).for_each(|it| linked.insert(it));
        linked
    }

    /// The candidates that are true if this one is false, some maybe twice, in the order of the rules.
    #[inline]
    pub(super) fn partners(&self, number: usize, which: Which) -> impl Iterator<Item = usize> {
        let [first, end] = [usize::from(!which.y), if which.x { 4 } else { 1 }];
        let partners = self.partners[number].into_iter().take(end).skip(first);
        partners.filter(|&it| it != NONE).map(usize::from)
    }

    /// The same as a set.
    #[inline]
    pub(super) fn partner_set(&self, number: usize, which: Which) -> Set<W> {
        let mut set = NodeSet([0; W]);
        self.partners(number, which).for_each(|it| set.insert(it));
        set
    }

    /// For each true candidate those that are true one step further: by a false one in between.
    pub(super) fn next(&self, which: Which) -> Rows<[u64; W]> {
        let linked = self.linked_by(which);
        let mut to = vec![NodeSet([0; W]); self.codes.len()];
        linked.iter().for_each(|it| to[it] = self.partner_set(it, which));
        let mut next = Rows::new(self.codes.len());
        for from in 0..self.codes.len() {
            let mut row: Set<W> = NodeSet([0; W]);
            self.excluded(from, which).in_row(linked.row()).for_each(|it| row.add(to[it].row()));
            next.set(from, row.row());
        }
        next
    }

    /// The number of a candidate that is there.
    #[inline]
    pub(super) fn number(&self, it: Code) -> usize {
        usize::from(self.numbers[it as usize])
    }
}

impl<const W: usize> Graph for Links<W> {
    type Words = [u64; W];

    #[inline]
    fn count(&self) -> usize {
        self.codes.len()
    }

    #[inline]
    fn strong(&self, node: usize) -> &[u64] {
        self.strong.row(node)
    }

    #[inline]
    fn weak(&self, node: usize) -> &[u64] {
        self.weak.row(node)
    }

    #[inline]
    fn linked(&self) -> &Set<W> {
        &self.linked
    }
}
