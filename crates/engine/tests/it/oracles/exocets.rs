//! Exocets: base cells, targets and cross lines in all ways, each condition by itself.

use std::collections::BTreeSet;

use ergodoku_core::{CandidateSet, Cell, CellSet, Digit, DigitSet, House, State, text};
use ergodoku_engine::{Technique, techniques as t};
use ergodoku_search::solve;
use fastrand::Rng;

use crate::oracles::judge::{choose, gone, judge, left, seeing_all};
use crate::oracles::states;

/// A state seen along rows or along columns.
pub(crate) struct Grid<'a> {
    pub(crate) state: &'a State,
    pub(crate) is_row: bool,
}

impl Grid<'_> {
    pub(crate) fn at(&self, along: usize, across: usize) -> Cell {
        if self.is_row { Cell::at(along, across) } else { Cell::at(across, along) }
    }

    /// Whether a cell has or can have one of some digits.
    pub(crate) fn holds(&self, cell: Cell, digits: DigitSet) -> bool {
        match self.state.digit(cell) {
            Some(digit) => digits.contains(digit),
            None => !(self.state.candidates(cell) & digits).is_empty(),
        }
    }

    /// The targets in a part of the band of a line: open, and beside a cell that cannot hold a base digit.
    fn targets(&self, line: usize, part: usize, digits: DigitSet) -> Vec<(Cell, usize)> {
        let mut all = Vec::new();
        for across in 3 * part..3 * part + 3 {
            for along in band(line).filter(|it| *it != line) {
                let cell = self.at(along, across);
                let beside = band(line).filter(|it| *it != along && *it != line);
                let is_alone =
                    beside.into_iter().all(|it| !self.holds(self.at(it, across), digits));
                if self.state.digit(cell).is_none() && self.holds(cell, digits) && is_alone {
                    all.push((cell, across));
                }
            }
        }
        all
    }

    /// Whether the cross lines have too little room for a digit outside the band.
    pub(crate) fn is_bound(&self, line: usize, cross: [usize; 3], digit: Digit) -> bool {
        let placed =
            |across: usize| (0..9).find(|it| self.state.digit(self.at(*it, across)) == Some(digit));
        let open = cross.iter().filter(|it| placed(**it).is_none()).count();
        let in_band = cross
            .iter()
            .any(|it| placed(*it).is_some_and(|along| band(line).any(|it| it == along)));
        let has = |along: usize, across: usize| {
            self.state.candidates(self.at(along, across)).contains(digit)
        };
        let outside = (0..9).filter(|along| band(line).all(|it| it != *along));
        !in_band && outside.filter(|along| cross.iter().any(|it| has(*along, *it))).count() < open
    }

    /// The exocets whose base cells are those of a line in a part without the third.
    fn exocets(&self, line: usize, part: usize, third: usize) -> Vec<Found> {
        let state = self.state;
        let base: CellSet = (3 * part..3 * part + 3)
            .filter(|it| *it != 3 * part + third)
            .map(|it| self.at(line, it))
            .collect();
        let digits = base.iter().fold(DigitSet::EMPTY, |all, it| all | state.candidates(it));
        let mut all = Vec::new();
        if !base.is_subset(state.unsolved()) || !(3..=4).contains(&digits.len()) {
            return all;
        }
        let [first, second] = [[1, 2], [0, 2], [0, 1]][part];
        for (one, one_across) in self.targets(line, first, digits) {
            for (other, other_across) in self.targets(line, second, digits) {
                let mut cross = [3 * part + third, one_across, other_across];
                if digits.iter().all(|it| self.is_bound(line, cross, it)) {
                    cross.sort_unstable();
                    let targets = [one, other].into_iter().collect();
                    all.push(Found { line, base, targets, cross, digits });
                }
            }
        }
        all
    }

    /// The exocets of the base cells of a line in a part without the third that have three cross lines anywhere across the base,
    /// with targets that no exocet in the band has.
    fn seniors_of(&self, line: usize, third: usize) -> Vec<Found> {
        let part = third / 3;
        let in_base = |it: &usize| it / 3 == part && *it != third;
        let base: CellSet = (0..9).filter(in_base).map(|it| self.at(line, it)).collect();
        let digits = base.iter().fold(DigitSet::EMPTY, |all, it| all | self.state.candidates(it));
        let mut all = Vec::new();
        if !base.is_subset(self.state.unsolved()) || !(3..=4).contains(&digits.len()) {
            return all;
        }
        let junior = self.exocets(line, part, third % 3);
        let across: Vec<usize> = (0..9).filter(|it| !in_base(it)).collect();
        for cross in choose(&across, 3) {
            let cells = (0..9).flat_map(|along| cross.iter().map(move |it| self.at(along, *it)));
            let open: Vec<Cell> = cells.filter(|it| self.state.digit(*it).is_none()).collect();
            for pair in choose(&open, 2) {
                let targets: CellSet = pair.into_iter().collect();
                let binds = |cross: &[usize]| {
                    digits.iter().all(|it| self.is_bound_to(base, targets, cross, it))
                };
                let without = |gone: &usize| {
                    cross.iter().copied().filter(|it| it != gone).collect::<Vec<_>>()
                };
                let is_junior = || junior.iter().any(|it| it.targets == targets);
                if binds(&cross) && !cross.iter().any(|it| binds(&without(it))) && !is_junior() {
                    let cross = [cross[0], cross[1], cross[2]];
                    all.push(Found { line, base, targets, cross, digits });
                }
            }
        }
        all
    }

    /// The same with any three houses without a base cell, and targets that neither of the two has.
    fn complex_of(&self, line: usize, third: usize) -> Vec<Found> {
        let state = self.state;
        let part = third / 3;
        let in_base = |it: &usize| it / 3 == part && *it != third;
        let base: CellSet = (0..9).filter(in_base).map(|it| self.at(line, it)).collect();
        let digits = base.iter().fold(DigitSet::EMPTY, |all, it| all | state.candidates(it));
        let mut all = Vec::new();
        if !base.is_subset(state.unsolved()) || !(3..=4).contains(&digits.len()) {
            return all;
        }
        let mut simpler: Vec<CellSet> =
            self.exocets(line, part, third % 3).iter().map(|it| it.targets).collect();
        simpler.extend(self.seniors_of(line, third).iter().map(|it| it.targets));
        let free: Vec<House> = House::all().filter(|it| it.cells().is_disjoint(base)).collect();
        for houses in choose(&free, 3) {
            for targets in bound_by(state, base, digits, &houses) {
                let is_bound =
                    |houses: &[House]| bound_by(state, base, digits, houses).contains(&targets);
                let without = |gone: &House| {
                    houses.iter().copied().filter(|it| it != gone).collect::<Vec<House>>()
                };
                let is_needed = houses.iter().all(|it| !is_bound(&without(it)));
                if is_needed && !simpler.contains(&targets) {
                    all.push(Found { line, base, targets, cross: [0; 3], digits });
                }
            }
        }
        all
    }

    /// Whether a digit of base cells leaves some lines across too little room for it but in the targets.
    fn is_bound_to(&self, base: CellSet, targets: CellSet, cross: &[usize], digit: Digit) -> bool {
        let needs = |across: &&usize| {
            (0..9).all(|along| self.state.digit(self.at(along, **across)) != Some(digit))
        };
        let seen = seeing_all(base) | base | targets;
        let has_room = |along: &usize| {
            cross
                .iter()
                .map(|it| self.at(*along, *it))
                .any(|it| self.state.candidates(it).contains(digit) && !seen.contains(it))
        };
        (0..9).filter(has_room).count() < cross.iter().filter(needs).count()
    }

    fn all(&self) -> Vec<Found> {
        let of_line = |line| (0..9).flat_map(move |it| self.exocets(line, it / 3, it % 3));
        (0..9).flat_map(of_line).collect()
    }

    /// What two exocets with different bases and the same digits and cross lines eliminate, if it is more than each does.
    fn of_two(&self, one: &Found, other: &Found) -> Option<CandidateSet> {
        let state = self.state;
        let is_like = one.digits == other.digits && one.cross == other.cross;
        let targets = one.targets | other.targets;
        let bases = one.base | other.base;
        if band(one.line) != band(other.line) || !is_like || one.digits.len() != 4 {
            return None;
        }
        // Where they share a target, both bases may have a digit.
        if targets.len() != 4 || bases.len() != 4 || one.line == other.line {
            return None;
        }
        let by_each = one.gone(state) | other.gone(state);
        let mut gone = by_each;
        for digit in one.digits.iter() {
            let only = DigitSet::only(digit);
            for cells in [bases, targets] {
                let places = cells & state.places(digit);
                if !places.is_empty() {
                    gone |= left(state, seeing_all(places), only);
                }
            }
            for along in (0..9).filter(|it| band(one.line).all(|line| line != *it)) {
                let is_cross = |it: &usize| one.cross.contains(it);
                let at = |across: usize| self.at(along, across);
                let has = |it: &usize| state.candidates(at(*it)).contains(digit);
                if (0..9).any(|it| is_cross(&it) && has(&it)) {
                    let rest = (0..9).filter(|it| !is_cross(it)).map(at).collect();
                    gone |= left(state, rest, only);
                }
            }
        }
        (gone != by_each).then_some(gone)
    }
}

/// An exocet.
struct Found {
    line: usize,
    base: CellSet,
    targets: CellSet,
    /// The cross lines, in order.
    cross: [usize; 3],
    digits: DigitSet,
}

impl Found {
    fn gone(&self, state: &State) -> CandidateSet {
        let held = self.targets.iter().fold(DigitSet::EMPTY, |all, it| all | state.candidates(it));
        left(state, self.targets, DigitSet::ALL - self.digits)
            | left(state, self.base, DigitSet::ALL - held)
    }
}

/// The lines of a line's band.
pub(crate) fn band(line: usize) -> std::ops::Range<usize> {
    line / 3 * 3..line / 3 * 3 + 3
}

fn exocets(state: &State) -> BTreeSet<CandidateSet> {
    let grids = [true, false].map(|is_row| Grid { state, is_row });
    let found = grids.iter().flat_map(Grid::all);
    let mut all: BTreeSet<CandidateSet> = found.map(|it| it.gone(state)).collect();
    all.remove(&CandidateSet::EMPTY);
    all
}

#[test]
fn exocets_are_all_bases_whose_digits_are_bound_to_two_targets() {
    judge(&t::EXOCET, states::all(), 5, gone, exocets);
}

fn double_exocets(state: &State) -> BTreeSet<CandidateSet> {
    let mut all = BTreeSet::new();
    for grid in [true, false].map(|is_row| Grid { state, is_row }) {
        let found = grid.all();
        for (at, one) in found.iter().enumerate() {
            all.extend(found[at + 1..].iter().filter_map(|other| grid.of_two(one, other)));
        }
    }
    all
}

/// The example of a technique, and what is left of it as wrong candidates go.
pub(crate) fn with_example(technique: &Technique, many: usize) -> Vec<State> {
    let example = text::parse_one(technique.example().state).expect("a state");
    let start = State::new(&example.puzzle).expect("a state");
    let solution = solve(&start).expect("a solution");
    let mut rng = Rng::with_seed(4);
    let fewer = |percent: u32| {
        let wrong = start.all_candidates().iter().filter(|it| !solution.holds(*it));
        let gone: CandidateSet = wrong.filter(|_| rng.u32(..100) < percent).collect();
        let mut puzzle = start.to_puzzle();
        puzzle.remove(gone);
        State::new(&puzzle).expect("no digit stands twice")
    };
    (0..many as u32).map(|it| it * 10 / many as u32).map(fewer).collect()
}

#[test]
fn double_exocets_are_all_two_whose_bases_hold_different_digits() {
    judge(&t::DOUBLE_EXOCET, states::all(), 1, gone, double_exocets);
    judge(&t::DOUBLE_EXOCET, &with_example(&t::DOUBLE_EXOCET, 40), 20, gone, double_exocets);
}

fn senior_exocets(state: &State) -> BTreeSet<CandidateSet> {
    let mut all = BTreeSet::new();
    for grid in [true, false].map(|is_row| Grid { state, is_row }) {
        for (line, third) in (0..81).map(|it| (it / 9, it % 9)) {
            all.extend(grid.seniors_of(line, third).iter().map(|it| it.gone(state)));
        }
    }
    all.remove(&CandidateSet::EMPTY);
    all
}

#[test]
fn senior_exocets_are_all_bases_whose_digits_three_lines_across_bind_to_two_targets() {
    judge(&t::SENIOR_EXOCET, states::one_in(120), 0, gone, senior_exocets);
    judge(&t::SENIOR_EXOCET, &with_example(&t::SENIOR_EXOCET, 6), 6, gone, senior_exocets);
}

/// What three houses of any kind bind to two targets, where no three lines across do.
fn complex_exocets(state: &State) -> BTreeSet<CandidateSet> {
    let mut all = BTreeSet::new();
    for grid in [true, false].map(|is_row| Grid { state, is_row }) {
        for (line, third) in (0..81).map(|it| (it / 9, it % 9)) {
            all.extend(grid.complex_of(line, third).iter().map(|it| it.gone(state)));
        }
    }
    all.remove(&CandidateSet::EMPTY);
    all
}

/// All pairs of cells without which some houses have too little room for each digit that base cells hold.
fn bound_by(state: &State, base: CellSet, digits: DigitSet, houses: &[House]) -> Vec<CellSet> {
    let mut all: Option<Vec<CellSet>> = None;
    for digit in digits.iter() {
        let needing: Vec<House> = houses
            .iter()
            .copied()
            .filter(|it| it.cells().iter().all(|cell| state.digit(cell) != Some(digit)))
            .collect();
        let Some(room) = needing.len().checked_sub(1) else { return Vec::new() };
        let seen = seeing_all(base) | base;
        let times = |cell: Cell| needing.iter().filter(|it| it.cells().contains(cell)).count();
        let left: Vec<Cell> =
            (state.places(digit) - seen).iter().filter(|it| times(*it) > 0).collect();
        let rest: Vec<House> = House::all().filter(|it| !houses.contains(it)).collect();
        let mut pairs = BTreeSet::new();
        for covers in (0..=room).flat_map(|many| choose(&rest, many)) {
            let is_covered = |cell: &Cell| {
                covers.iter().filter(|it| it.cells().contains(*cell)).count() >= times(*cell)
            };
            let open: CellSet = left.iter().copied().filter(|it| !is_covered(it)).collect();
            match open.len() {
                2 => {
                    pairs.insert(open);
                }
                0 | 1 => {
                    pairs.extend(Cell::all().map(|it| open.with(it)).filter(|it| it.len() == 2))
                }
                _ => {}
            }
            if open.is_empty() {
                let cells: Vec<Cell> = Cell::all().collect();
                pairs.extend(
                    choose(&cells, 2).into_iter().map(|it| it.into_iter().collect::<CellSet>()),
                );
            }
        }
        let kept = match all {
            None => pairs.into_iter().collect(),
            Some(before) => before.into_iter().filter(|it| pairs.contains(it)).collect(),
        };
        if Vec::is_empty(&kept) {
            return kept;
        }
        all = Some(kept);
    }
    all.unwrap_or_default()
}

#[test]
fn complex_exocets_are_all_bases_whose_digits_any_three_houses_bind_to_two_targets() {
    judge(&t::COMPLEX_EXOCET, &with_example(&t::COMPLEX_EXOCET, 3), 3, gone, complex_exocets);
}
