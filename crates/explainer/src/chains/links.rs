//! [`Links`]: the candidates of a grid by number, with the links between them as sets of numbers.

use super::propagation::Propagation;
use crate::grid::{Code, HOUSES, bits, code, digits, split};

/// A set of candidates by their number.
pub(super) type Set<const W: usize> = [u64; W];

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

/// Candidates by number, in the order of their codes, and their links of all kinds.
pub(super) struct Links<const W: usize> {
    pub(super) codes: Vec<Code>,
    numbers: [u16; 729],
    /// The candidates that each candidate excludes.
    excluded: Vec<Set<W>>,
    /// The candidates that are true if this one is false: that of the same cell, and those of the same
    /// box, row and column, if there are any.
    strong: Vec<[u16; 4]>,
    /// The candidates of each digit.
    digits: [Set<W>; 9],
    /// The candidates with partners in their cell, and of their digit.
    linked: [Set<W>; 2],
}

impl<const W: usize> Links<W> {
    pub(super) fn new(state: &Propagation) -> Links<W> {
        let mut links = Links {
            codes: Vec::with_capacity(W * 64),
            numbers: [NONE; 729],
            excluded: Vec::with_capacity(W * 64),
            strong: Vec::with_capacity(W * 64),
            digits: [[0; W]; 9],
            linked: [[0; W]; 2],
        };
        // What shares a house, or a cell, excludes each other.
        let mut in_house = [[[0u64; W]; 9]; 27];
        let mut in_cell = [[0u64; W]; 81];
        let cells = state.live.iter().fold(0, |all, cells| all | cells);
        for cell in bits(cells) {
            for v in digits(state.cells[cell]) {
                let number = links.codes.len() as u16;
                links.numbers[code(cell, v) as usize] = number;
                links.codes.push(code(cell, v));
                insert(&mut links.digits[v], number);
                insert(&mut in_cell[cell], number);
                for house in HOUSES[cell] {
                    insert(&mut in_house[house as usize][v], number);
                }
            }
        }
        for (number, &it) in links.codes.iter().enumerate() {
            let (cell, v) = split(it);
            let [a, b, c] = HOUSES[cell].map(|house| &in_house[house as usize][v]);
            let d = &in_cell[cell];
            let mut set: Set<W> = std::array::from_fn(|i| a[i] | b[i] | c[i] | d[i]);
            remove(&mut set, number);
            links.excluded.push(set);
            let partner = |it: Code| links.numbers[it as usize];
            let of_cell = state.partner_in_cell(cell, v).map_or(NONE, |w| partner(code(cell, w)));
            let of_house = |it: Option<usize>| it.map_or(NONE, |other| partner(code(other, v)));
            let [a, b, c] = state.partners_in_houses(cell, v).map(of_house);
            links.strong.push([of_cell, a, b, c]);
            if of_cell != NONE {
                insert(&mut links.linked[0], number as u16);
            }
            if a & b & c != NONE {
                insert(&mut links.linked[1], number as u16);
            }
        }
        links
    }

    /// The candidates that each candidate excludes.
    #[inline]
    pub(super) fn excluded(&self, number: usize, which: Which) -> Set<W> {
        let all = &self.excluded[number];
        if which.y { *all } else { meet(all, &self.digits[split(self.codes[number]).1]) }
    }

    /// The candidates that have partners.
    pub(super) fn linked(&self, which: Which) -> Set<W> {
        let [y, x] = [which.y, which.x].map(|is_followed| if is_followed { !0 } else { 0 });
        std::array::from_fn(|i| self.linked[0][i] & y | self.linked[1][i] & x)
    }

    /// The candidates that are true if this one is false, some maybe twice.
    #[inline]
    pub(super) fn partners(&self, number: usize, which: Which) -> impl Iterator<Item = usize> {
        let [first, end] = [usize::from(!which.y), if which.x { 4 } else { 1 }];
        let partners = self.strong[number].into_iter().take(end).skip(first);
        partners.filter(|&it| it != NONE).map(usize::from)
    }

    /// The same as a set.
    #[inline]
    pub(super) fn partner_set(&self, number: usize, which: Which) -> Set<W> {
        let mut set = [0; W];
        self.partners(number, which).for_each(|it| insert(&mut set, it as u16));
        set
    }

    /// The candidates that are true one step on from each true one, by way of a false one.
    pub(super) fn next(&self, which: Which) -> Vec<Set<W>> {
        let linked = self.linked(which);
        let mut to = vec![[0; W]; self.codes.len()];
        members(&linked).for_each(|it| to[it] = self.partner_set(it, which));
        let next = |from| {
            let mut next = [0; W];
            for it in members(&meet(&self.excluded(from, which), &linked)) {
                join(&mut next, &to[it]);
            }
            next
        };
        (0..self.codes.len()).map(next).collect()
    }

    /// The number of a candidate that is there.
    #[inline]
    pub(super) fn number(&self, it: Code) -> usize {
        self.numbers[it as usize] as usize
    }
}

#[inline]
pub(super) fn insert<const W: usize>(set: &mut Set<W>, it: u16) {
    set[it as usize / 64] |= 1 << (it % 64);
}

#[inline]
pub(super) fn remove<const W: usize>(set: &mut Set<W>, it: usize) {
    set[it / 64] &= !(1 << (it % 64));
}

#[inline]
pub(super) fn contains<const W: usize>(set: &Set<W>, it: usize) -> bool {
    set[it / 64] >> (it % 64) & 1 == 1
}

#[inline]
pub(super) fn join<const W: usize>(set: &mut Set<W>, other: &Set<W>) {
    (0..W).for_each(|i| set[i] |= other[i]);
}

#[inline]
pub(super) fn meet<const W: usize>(a: &Set<W>, b: &Set<W>) -> Set<W> {
    std::array::from_fn(|i| a[i] & b[i])
}

#[inline]
pub(super) fn meets<const W: usize>(a: &Set<W>, b: &Set<W>) -> bool {
    (0..W).fold(0, |any, i| any | (a[i] & b[i])) != 0
}

#[inline]
pub(super) fn is_none<const W: usize>(set: &Set<W>) -> bool {
    set.iter().fold(0, |any, word| any | word) == 0
}

#[inline]
pub(super) fn first<const W: usize>(set: &Set<W>) -> Option<usize> {
    (0..W).find(|&i| set[i] != 0).map(|i| i * 64 + set[i].trailing_zeros() as usize)
}

/// The members of a set, ascending.
#[inline]
pub(super) fn members<const W: usize>(set: &Set<W>) -> impl Iterator<Item = usize> + use<W> {
    let set = *set;
    let mut index = 0;
    let mut word = set[0];
    std::iter::from_fn(move || {
        while word == 0 {
            index += 1;
            if index == W {
                return None;
            }
            word = set[index];
        }
        let bit = word.trailing_zeros() as usize;
        word &= word - 1;
        Some(index * 64 + bit)
    })
}
