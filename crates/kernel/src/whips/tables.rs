//! The fixed tables: which variables hold a candidate, and what each candidate or segment rules out.
//!
//! A *variable* is one of the 324 constraints, by its index in [`Constraint::all`]; its domain is a mask of nine bits: the digits
//! of a cell, or the positions in a house. A *value* is what can be left of a variable: a candidate, by its
//! index, or, from [`CANDIDATES`] on, a *segment*: one digit in the crossing of a box and a line.

use std::sync::LazyLock;

use ergodoku_core::{Candidate, CandidateSet, CellSet, Constraint, Digit, House};

pub(crate) const VARIABLES: usize = 324;
pub(crate) const CANDIDATES: usize = 729;
/// Candidates and segments: 54 crossings, nine digits each.
pub(crate) const VALUES: usize = CANDIDATES + 54 * 9;
/// No value.
pub(crate) const NO_VALUE: u16 = u16::MAX;

/// What a value leaves of a variable: `domain & keep`.
#[derive(Clone, Copy)]
pub(crate) struct Effect {
    pub(crate) variable: u16,
    pub(crate) keep: u16,
}

pub(crate) struct Tables {
    /// The four variables of each candidate, and its bit in each.
    pub(crate) places: Vec<[(u16, u16); 4]>,
    /// The candidate of each bit of a variable.
    pub(crate) members: Vec<[u16; 9]>,
    /// The same, in a size that needs no check of bounds.
    padded: Box<[[u16; 16]; 512]>,
    /// The effects of each value, those on its own variables first.
    effects: Vec<Effect>,
    ranges: Vec<(u32, u32)>,
    /// The segments of each variable: three of a line, six of a box, and [`NO_VALUE`] for the rest.
    segments: Vec<[u16; 8]>,
    /// For cells, lines and boxes: the place in `segments` that holds all of a mask.
    inside: [[u8; 512]; 3],
}

pub(crate) static TABLES: LazyLock<Tables> = LazyLock::new(Tables::new);

impl Tables {
    fn new() -> Tables {
        let constraints: Vec<Constraint> = Constraint::all().collect();
        let members: Vec<[u16; 9]> = constraints.iter().map(|&it| members_of(it)).collect();
        let bit = |variable: usize, candidate: usize| {
            let at = members[variable].iter().position(|&it| usize::from(it) == candidate);
            1 << at.unwrap_or_default()
        };
        let places = (0..CANDIDATES).map(|index| {
            Candidate::from_index(index).constraints().map(|it| {
                let variable = it.index();
                (variable as u16, bit(variable, index))
            })
        });
        let places: Vec<[(u16, u16); 4]> = places.collect();
        let mut padded = Box::new([[NO_VALUE; 16]; 512]);
        for (row, members) in padded.iter_mut().zip(&members) {
            row[..9].copy_from_slice(members);
        }
        let mut tables = Tables {
            places,
            members,
            padded,
            effects: Vec::new(),
            ranges: Vec::new(),
            segments: vec![[NO_VALUE; 8]; VARIABLES],
            inside: [inside(&[]), inside(&LINE_PARTS), inside(&BOX_PARTS)],
        };
        for value in 0..VALUES {
            tables.add_effects(value);
        }
        for crossing in 0..54 {
            tables.add_segments(crossing);
        }
        tables
    }

    /// All effects of a value, and how many of the first are those on its own variables.
    pub(crate) fn effects(&self, value: usize) -> (&[Effect], usize) {
        let (start, end) = self.ranges[value];
        let own = if value < CANDIDATES { 4 } else { 2 };
        (&self.effects[start as usize..end as usize], own)
    }

    /// A member of a variable.
    #[inline]
    pub(crate) fn member(&self, variable: usize, bit: usize) -> u16 {
        self.padded[variable & 511][bit & 15]
    }

    /// The segment that holds the rest of a variable, which has at least two candidates.
    #[inline]
    pub(crate) fn segment(&self, variable: usize, rest: u16) -> u16 {
        let kind = usize::from(variable >= 81) + usize::from(variable >= 243);
        let place = self.inside[kind][usize::from(rest) & 511];
        self.segments[variable][usize::from(place) & 7]
    }

    /// The value that is left of a variable, if it is one: with `G`, it may be a segment.
    #[inline(always)]
    pub(crate) fn left<const G: bool>(&self, variable: u16, rest: u16) -> Option<u16> {
        let variable = usize::from(variable);
        if rest & rest.wrapping_sub(1) == 0 {
            return (rest != 0).then(|| self.member(variable, rest.trailing_zeros() as usize));
        }
        if !G {
            return None;
        }
        Some(self.segment(variable, rest)).filter(|&it| it != NO_VALUE)
    }

    fn add_effects(&mut self, value: usize) {
        let own: Vec<u16> = if value < CANDIDATES {
            self.places[value].iter().map(|it| it.0).collect()
        } else {
            let (houses, digit) = houses_of_segment(value);
            houses.iter().map(|&it| Constraint::House(it, digit).index() as u16).collect()
        };
        let mut removed = [0_u16; VARIABLES];
        for out in linked(value).iter() {
            for (variable, bit) in self.places[out.index()] {
                removed[usize::from(variable)] |= bit;
            }
        }
        let start = self.effects.len() as u32;
        let effect = |variable: u16| Effect { variable, keep: !removed[usize::from(variable)] };
        self.effects.extend(own.iter().map(|&it| effect(it)));
        let others = (0..VARIABLES as u16).filter(|it| !own.contains(it));
        let others = others.filter(|&it| removed[usize::from(it)] != 0);
        self.effects.extend(others.map(effect));
        debug_assert!(value_candidates(value).is_disjoint(&linked(value)));
        self.ranges.push((start, self.effects.len() as u32));
    }

    fn add_segments(&mut self, crossing: usize) {
        for digit in Digit::ALL {
            let value = CANDIDATES + crossing * 9 + digit.index();
            let (houses, _) = houses_of_segment(value);
            for house in houses {
                let variable = Constraint::House(house, digit).index();
                let bits = house.positions_of(cells_of_crossing(crossing));
                let place = self.inside[if house.index() < 18 { 1 } else { 2 }][usize::from(bits)];
                self.segments[variable][usize::from(place)] = value as u16;
            }
        }
    }
}

/// The crossings of a line with boxes, as positions; those of a box with rows, and with columns.
const LINE_PARTS: [u16; 3] = [0o7, 0o70, 0o700];
const BOX_PARTS: [u16; 6] = [0o7, 0o70, 0o700, 0o111, 0o222, 0o444];

/// For each mask of at least two bits, the part that holds it all, or 7.
fn inside(parts: &[u16]) -> [u8; 512] {
    std::array::from_fn(|mask| {
        let holds = |part: &u16| mask.count_ones() > 1 && mask as u16 & !part == 0;
        parts.iter().position(holds).map_or(7, |place| place as u8)
    })
}

fn members_of(constraint: Constraint) -> [u16; 9] {
    match constraint {
        Constraint::Cell(cell) => {
            Digit::ALL.map(|digit| Candidate::new(cell, digit).index() as u16)
        }
        Constraint::House(house, digit) => std::array::from_fn(|position| {
            let cell = house.cells_at(1 << position).single().expect("one position");
            Candidate::new(cell, digit).index() as u16
        }),
    }
}

/// The line and the box of a crossing: 27 of rows, then 27 of columns.
fn crossed(crossing: usize) -> [House; 2] {
    let (line, part) = (crossing / 3, crossing % 3);
    let box_ = match line {
        0..9 => line / 3 * 3 + part,
        _ => part * 3 + (line - 9) / 3,
    };
    [House::from_index(line), House::box_(box_)]
}

fn cells_of_crossing(crossing: usize) -> CellSet {
    let [line, box_] = crossed(crossing);
    line.cells() & box_.cells()
}

/// The line and the box of a segment, and its digit.
pub(crate) fn houses_of_segment(value: usize) -> ([House; 2], Digit) {
    let of_segment = value - CANDIDATES;
    (crossed(of_segment / 9), Digit::from_index(of_segment % 9))
}

/// The candidate of a value, or the three of a segment.
pub fn value_candidates(value: usize) -> CandidateSet {
    if value < CANDIDATES {
        return CandidateSet::only(Candidate::from_index(value));
    }
    let ([line, box_], digit) = houses_of_segment(value);
    CandidateSet::of(digit, line.cells() & box_.cells())
}

/// The candidates that are false if a value is true.
pub(crate) fn linked(value: usize) -> CandidateSet {
    if value < CANDIDATES {
        return Candidate::from_index(value).peers();
    }
    let ([line, box_], digit) = houses_of_segment(value);
    let [line, box_] = [line.cells(), box_.cells()];
    CandidateSet::of(digit, (line | box_) - (line & box_))
}
