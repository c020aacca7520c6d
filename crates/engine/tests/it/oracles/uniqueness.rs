//! Unique and avoidable rectangles, BUG+1.

use std::collections::BTreeSet;

use ergodoku_core::{CandidateSet, Cell, CellSet, Digit, DigitSet, House, State};
use ergodoku_engine::{Limits, Pattern, Profile, Step, Technique, techniques as t};
use ergodoku_search::count;

use crate::oracles::judge::{choose, digits_of, gone, judge, judge_by, left, seeing_all, subsets};
use crate::oracles::states;

/// The cells and digits of a rectangle, and what goes.
pub(crate) type Key = (CellSet, DigitSet, CandidateSet);

pub(crate) fn key(step: &Step) -> Key {
    let Pattern::Deadly(deadly) = &step.pattern else { panic!("{step}") };
    let pattern = deadly.pattern;
    (pattern.cells(), pattern.candidates().digits(), gone(step))
}

/// The corners, in order, of the rectangles in two rows, two columns and two boxes.
fn rectangles() -> Vec<[Cell; 4]> {
    let mut all = Vec::new();
    for top in 0..9 {
        for bottom in top + 1..9 {
            for left in 0..9 {
                for right in left + 1..9 {
                    if (top / 3 == bottom / 3) != (left / 3 == right / 3) {
                        let corner = |row, column| Cell::at(row, column);
                        all.push([
                            corner(top, left),
                            corner(top, right),
                            corner(bottom, right),
                            corner(bottom, left),
                        ]);
                    }
                }
            }
        }
    }
    all
}

/// A rectangle of open cells of which one has two candidates, and all others have room for them: no cell they
/// see holds one. Or, more narrowly, they have them.
struct Unique<'a> {
    state: &'a State,
    corners: [Cell; 4],
    digits: DigitSet,
    /// The corners with other candidates.
    guarded: Vec<Cell>,
    /// The other candidates.
    extra: DigitSet,
}

fn unique(state: &State, missing: bool) -> Vec<Unique<'_>> {
    let mut all = Vec::new();
    for corners in rectangles() {
        let pairs = corners.map(|it| state.candidates(it));
        for digits in pairs.into_iter().filter(|it| it.len() == 2).collect::<BTreeSet<DigitSet>>() {
            let room = |cell: &Cell| {
                digits.iter().all(|digit| match missing {
                    true => !cell.peers().iter().any(|it| state.digit(it) == Some(digit)),
                    false => state.candidates(*cell).contains(digit),
                })
            };
            if corners.iter().all(|it| state.digit(*it).is_none() && room(it)) {
                all.push(Unique::of(state, corners, digits));
            }
        }
    }
    all
}

impl<'a> Unique<'a> {
    fn of(state: &'a State, corners: [Cell; 4], digits: DigitSet) -> Unique<'a> {
        let extra = |it: Cell| state.candidates(it) - digits;
        let guarded: Vec<Cell> = corners.into_iter().filter(|it| !extra(*it).is_empty()).collect();
        let extra = guarded.iter().fold(DigitSet::EMPTY, |all, &it| all | extra(it));
        Unique { state, corners, digits, guarded, extra }
    }
}

impl Unique<'_> {
    fn cells(&self) -> CellSet {
        self.corners.into_iter().collect()
    }

    fn guarded_cells(&self) -> CellSet {
        self.guarded.iter().copied().collect()
    }

    fn are_two_side_by_side(&self) -> bool {
        self.guarded.len() == 2 && self.guarded[0].sees(self.guarded[1])
    }

    fn are_two_across(&self) -> bool {
        self.guarded.len() == 2 && !self.guarded[0].sees(self.guarded[1])
    }

    /// Whether the digit has no place in the house but in these cells.
    fn is_bound(&self, digit: Digit, house: House, cells: CellSet) -> bool {
        (self.state.places(digit) & house.cells()).is_subset(cells)
    }

    /// What goes by a type's rule, as often as it applies.
    fn gone(&self, kind: usize) -> Vec<CandidateSet> {
        let guarded = self.guarded_cells();
        let single_extra = self.extra.len() == 1;
        match kind {
            1 if self.guarded.len() == 1 => vec![left(self.state, guarded, self.digits)],
            2 if self.are_two_side_by_side() && single_extra => {
                vec![left(self.state, seeing_all(guarded), self.extra)]
            }
            3 if self.are_two_side_by_side() && self.extra.len() >= 2 => {
                type_three(self.state, guarded, self.extra)
            }
            4 if self.are_two_side_by_side() => {
                let mut all = Vec::new();
                for digit in self.digits.iter() {
                    let houses = guarded.common_houses();
                    let has_both = guarded.is_subset(self.state.places(digit));
                    if has_both && houses.iter().any(|it| self.is_bound(digit, it, guarded)) {
                        all.push(left(self.state, guarded, self.digits.without(digit)));
                    }
                }
                all
            }
            5 if (self.are_two_across() || self.guarded.len() == 3) && single_extra => {
                vec![left(self.state, seeing_all(guarded), self.extra)]
            }
            6 if self.are_two_across() => {
                let mut all = Vec::new();
                for digit in self.digits.iter() {
                    let bound = |lines: [House; 2]| {
                        lines.into_iter().all(|it| self.is_bound(digit, it, self.cells()))
                    };
                    let [one, other] = [self.guarded[0], self.guarded[1]];
                    if bound([one.row(), other.row()]) || bound([one.column(), other.column()]) {
                        all.push(left(self.state, guarded, DigitSet::only(digit)));
                    }
                }
                all
            }
            // The hidden rectangle.
            7 if self.are_two_across() || self.guarded.len() == 3 => {
                let mut all = Vec::new();
                for (index, clean) in self.corners.into_iter().enumerate() {
                    let across = self.corners[(index + 2) % 4];
                    for digit in self.digits.iter() {
                        let bound = [across.row(), across.column()]
                            .into_iter()
                            .all(|it| self.is_bound(digit, it, self.cells()));
                        let other = self.digits.without(digit);
                        // The clean corner may be placed: it then holds the other digit.
                        let fits = self.state.digit(clean).is_none_or(|it| other.contains(it));
                        if !guarded.contains(clean) && bound && fits {
                            all.push(left(self.state, CellSet::only(across), other));
                        }
                    }
                }
                all
            }
            _ => Vec::new(),
        }
    }
}

/// The guardians as if of one cell, with other open cells of a house that holds them, have one digit more
/// than these: the digits go from the rest of each house that holds all.
pub(crate) fn type_three(state: &State, guarded: CellSet, extra: DigitSet) -> Vec<CandidateSet> {
    let mut all = Vec::new();
    for house in guarded.common_houses().iter() {
        for cells in subsets((house.cells() & state.unsolved()) - guarded) {
            let digits = extra | digits_of(state, cells);
            if digits.len() == cells.len() + 1 {
                let houses = (cells | guarded).common_houses();
                let around = houses.iter().fold(CellSet::EMPTY, |all, it| all | it.cells());
                all.push(left(state, around - cells - guarded, digits));
            }
        }
    }
    all
}

/// The cells of every unique rectangle, and its guardians.
pub(crate) fn with_guardians(state: &State) -> Vec<(CellSet, CandidateSet)> {
    let of = |it: Unique<'_>| (it.cells(), left(state, it.cells(), DigitSet::ALL - it.digits));
    unique(state, Limits::default().missing_rectangle_candidates).into_iter().map(of).collect()
}

/// The corners and digits of all rectangles of open cells that have two digits, whatever else they have.
pub(crate) fn open_rectangles(state: &State) -> Vec<([Cell; 4], DigitSet)> {
    let mut all = Vec::new();
    for corners in rectangles() {
        let shared = corners.iter().fold(DigitSet::ALL, |all, it| all & state.candidates(*it));
        let digits: Vec<Digit> = shared.iter().collect();
        let pairs = choose(&digits, 2).into_iter();
        all.extend(pairs.map(|pair| (corners, pair.into_iter().collect())));
    }
    all
}

/// What types 3, 4 and 6 and hidden rectangles conclude from a rectangle.
pub(crate) fn named_elsewhere(state: &State, corners: [Cell; 4], digits: DigitSet) -> CandidateSet {
    let rectangle = Unique::of(state, corners, digits);
    let gone = [3, 4, 6, 7].into_iter().flat_map(|kind| rectangle.gone(kind));
    gone.fold(CandidateSet::EMPTY, |all, it| all | it)
}

/// The two guarded cells of unique rectangles that lie in a line and a box, their other digits, the line and the box.
pub(crate) fn roofs_of_line_and_box(state: &State) -> Vec<(CellSet, DigitSet, [House; 2])> {
    let of = |it: Unique<'_>| {
        let roof = it.guarded_cells();
        let houses: Vec<House> = roof.common_houses().iter().collect();
        let houses = <[House; 2]>::try_from(houses).ok().filter(|_| it.guarded.len() == 2)?;
        Some((roof, it.extra, houses))
    };
    unique(state, Limits::default().missing_rectangle_candidates)
        .into_iter()
        .filter_map(of)
        .collect()
}

pub(crate) fn has_one_solution(state: &State) -> bool {
    let mut givens = ergodoku_core::Puzzle::EMPTY;
    for cell in state.givens().iter() {
        if let Some(digit) = state.digit(cell) {
            givens.give(ergodoku_core::Candidate::new(cell, digit));
        }
    }
    count(&givens, 2) == 1
}

fn by_type(state: &State, kind: usize, missing: bool) -> BTreeSet<Key> {
    gone_by(state, unique(state, missing), kind)
}

fn gone_by(state: &State, rectangles: Vec<Unique<'_>>, kind: usize) -> BTreeSet<Key> {
    let mut all = BTreeSet::new();
    for it in rectangles {
        let gone = it.gone(kind).into_iter().filter(|gone| !gone.is_empty());
        all.extend(gone.map(|gone| (it.cells(), it.digits, gone)));
    }
    // Asked last, as it takes longest.
    if all.is_empty() || has_one_solution(state) { all } else { BTreeSet::new() }
}

const TYPES: [(&Technique, usize, usize); 7] = [
    (&t::UNIQUE_RECTANGLE_1, 1, 30),
    (&t::UNIQUE_RECTANGLE_2, 2, 5),
    (&t::UNIQUE_RECTANGLE_3, 3, 10),
    (&t::UNIQUE_RECTANGLE_4, 4, 20),
    (&t::UNIQUE_RECTANGLE_5, 5, 2),
    (&t::UNIQUE_RECTANGLE_6, 6, 5),
    (&t::HIDDEN_RECTANGLE, 7, 30),
];

#[test]
fn unique_rectangles_are_all_corners_with_guardians_of_a_type() {
    for (technique, kind, least) in TYPES {
        let states = states::all().chain(states::without_singles());
        judge(technique, states, least, key, |state| by_type(state, kind, true));
    }
}

#[test]
fn unique_rectangles_whose_corners_all_have_both_digits_are_found_alone_if_so_asked() {
    let limits = Limits { missing_rectangle_candidates: false, ..Limits::default() };
    let profile = Profile::default().with_limits(limits);
    for (technique, kind, _) in TYPES {
        judge_by(&profile, technique, states::one_in(2), 1, key, |it| by_type(it, kind, false));
    }
}

/// Three corners that are placed and no givens, and the digit that the fourth must not be: that of the corner
/// across, where the other two are the same.
fn avoidable_1(state: &State) -> BTreeSet<Key> {
    let mut all = BTreeSet::new();
    for corners in rectangles() {
        for open in 0..4 {
            let [one, across, other] = [1, 2, 3].map(|step| corners[(open + step) % 4]);
            let placed = |it: Cell| state.digit(it).filter(|_| !state.is_given(it));
            if let (Some(a), Some(b), Some(c)) = (placed(one), placed(across), placed(other))
                && a == c
                && state.candidates(corners[open]).contains(b)
            {
                let digits = DigitSet::only(a).with(b);
                let gone = left(state, CellSet::only(corners[open]), DigitSet::only(b));
                all.insert((corners.into_iter().collect(), digits, gone));
            }
        }
    }
    if all.is_empty() || has_one_solution(state) { all } else { BTreeSet::new() }
}

/// Two corners side by side that are placed and no givens, and two bivalue ones with the digit across and the
/// same other one: that goes from what sees both.
fn avoidable_2(state: &State) -> BTreeSet<Key> {
    let mut all = BTreeSet::new();
    for corners in rectangles() {
        for first in 0..4 {
            let [a, b, c, d] = [0, 1, 2, 3].map(|step| corners[(first + step) % 4]);
            let placed = |it: Cell| state.digit(it).filter(|_| !state.is_given(it));
            let (Some(one), Some(other)) = (placed(a), placed(b)) else { continue };
            // Across from `a` is `c`.
            let [in_c, in_d] = [c, d].map(|it| state.candidates(it));
            let has = in_c.contains(one) && in_d.contains(other);
            let extra = in_c.without(one);
            if has
                && one != other
                && extra.len() == 1
                && extra == in_d.without(other)
                && in_d.len() == 2
            {
                let gone = left(state, seeing_all([c, d].into_iter().collect()), extra);
                if !gone.is_empty() {
                    let digits = DigitSet::only(one).with(other);
                    all.insert((corners.into_iter().collect(), digits, gone));
                }
            }
        }
    }
    if all.is_empty() || has_one_solution(state) { all } else { BTreeSet::new() }
}

#[test]
fn avoidable_rectangles_are_all_that_placed_corners_forbid() {
    judge(&t::AVOIDABLE_RECTANGLE_1, states::on_and_on(), 3, key, avoidable_1);
    judge(&t::AVOIDABLE_RECTANGLE_2, states::on_and_on(), 1, key, avoidable_2);
}

/// Rectangles of two digits that alternate around: some corners are placed and no givens, the others open with the digit
/// of the corner as a candidate.
fn avoidable(state: &State) -> Vec<Unique<'_>> {
    let mut all = Vec::new();
    let placed =
        |corners: &[Cell; 4]| corners.iter().filter(|it| state.digit(**it).is_some()).count();
    for corners in rectangles().into_iter().filter(|it| (1..4).contains(&placed(it))) {
        let held = corners.map(|cell| match state.digit(cell).filter(|_| !state.is_given(cell)) {
            Some(digit) => DigitSet::only(digit),
            None => state.candidates(cell),
        });
        for one in (held[0] & held[2]).iter() {
            for other in (held[1] & held[3]).without(one).iter() {
                let digits = DigitSet::only(one).with(other);
                all.push(Unique::of(state, corners, digits));
            }
        }
    }
    all
}

#[test]
fn avoidable_rectangles_with_open_corners_are_all_with_guardians_of_a_type() {
    let types = [
        (&t::AVOIDABLE_RECTANGLE_3, 3, 10),
        (&t::AVOIDABLE_RECTANGLE_5, 5, 3),
        (&t::HIDDEN_AVOIDABLE_RECTANGLE, 7, 10),
    ];
    for (technique, kind, least) in types {
        let states = states::all().chain(states::WITH_PLACED.iter());
        judge(technique, states, least, key, |state| gone_by(state, avoidable(state), kind));
    }
}

/// All open cells have two candidates but one, which has three, of which one is too many: without it each
/// digit has two places in a house or none.
fn bug_plus_one(state: &State) -> BTreeSet<CandidateSet> {
    let mut all = BTreeSet::new();
    let open: Vec<Cell> = state.unsolved().iter().collect();
    let more: Vec<Cell> =
        open.iter().copied().filter(|&it| state.candidates(it).len() != 2).collect();
    if let [cell] = more[..]
        && state.candidates(cell).len() == 3
        && has_one_solution(state)
    {
        for digit in state.candidates(cell).iter() {
            let fits = |house: House, other: Digit| {
                let mut places = state.places(other) & house.cells();
                if other == digit {
                    places.remove(cell);
                }
                [0, 2].contains(&places.len())
            };
            if House::all().all(|house| Digit::ALL.into_iter().all(|other| fits(house, other))) {
                let others = state.candidates(cell).without(digit);
                all.insert(CandidateSet::in_cell(cell, others));
            }
        }
    }
    all
}

#[test]
fn bug_plus_one_is_every_grave_with_one_candidate_too_many() {
    judge(&t::BUG_PLUS_ONE, states::on_and_on(), 3, gone, bug_plus_one);
}
