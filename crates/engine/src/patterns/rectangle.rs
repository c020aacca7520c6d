//! Rectangles that two digits would make deadly: four cells in two rows, two columns and two boxes.

use std::ops::ControlFlow;

use ergodoku_core::{
    CandidateSet, Cell, CellSet, Digit, DigitSet, House, HouseKind, HouseSet, State,
};

use super::deadly::{Deadly, Reason};
use crate::context::{Context, Fact, Keyed};
use crate::sink::Sink;
use ergodoku_kernel::for_each_cell_set;
use ergodoku_kernel::matrix::bits;

/// What a unique rectangle is called, by what its guardians lead to.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum RectangleType {
    /// One corner has guardians.
    One,
    /// Two corners side by side have the same one.
    Two,
    /// The guardians of two corners side by side make a naked subset with cells around.
    Three,
    /// One of the two digits is bound to two corners side by side.
    Four,
    /// Two corners across, or three, have the same one.
    Five,
    /// One of the two digits makes an X-Wing, and two corners across have guardians.
    Six,
    /// One of the two digits is bound to a corner's row and column.
    Hidden,
}

/// Four open cells of two digits, one of them with no other candidates.
#[derive(Clone, Debug)]
pub(crate) struct Rectangle {
    digits: DigitSet,
    /// In the order of a walk around.
    corners: [Cell; 4],
    /// The corners with other candidates, and how many they are.
    guarded: CellSet,
    guards: usize,
    /// The houses that hold all of these.
    shared: HouseSet,
    guardian_digits: DigitSet,
}

/// The three other corners of each rectangle in two boxes that a cell makes: one in its box and the third
/// among the cells `beside`, the one between them, across, among `across`. In the order of a walk around.
/// Most often there are none, which `for_each` sees sooner than a loop does.
fn trios(cell: Cell, beside: CellSet, across: CellSet) -> impl Iterator<Item = [Cell; 3]> {
    let in_box = cell.box_().cells();
    let lines = cell.row().cells() | cell.column().cells();
    (beside & in_box & lines).without(cell).iter().flat_map(move |near| {
        let is_in_row = near.row() == cell.row();
        let kind = if is_in_row { HouseKind::Column } else { HouseKind::Row };
        let [own, other] = [cell, near].map(|it| line(it, kind));
        let far = own.positions_of(beside - in_box) & other.positions_of(across - in_box);
        bits(far).map(move |position| [near, other.cell_at(position), own.cell_at(position)])
    })
}

/// The row or column of a cell.
fn line(cell: Cell, kind: HouseKind) -> House {
    if kind == HouseKind::Row { cell.row() } else { cell.column() }
}

impl Fact for Vec<Rectangle> {
    type Key = ();

    fn of(context: &Context<'_>, (): ()) -> Vec<Rectangle> {
        rectangles(context, context.limits.missing_rectangle_candidates)
    }
}

/// By digit, where it is placed, and what sees these cells.
#[derive(Default)]
struct SeenByPlaced([Keyed<CellSet, CellSet>; 9]);

/// The cells that see a cell where a digit is placed.
fn seen_by_placed(context: &Context<'_>, digit: Digit) -> CellSet {
    let SeenByPlaced(known) = context.cached();
    known[digit.index()].get(context.state.placed(digit), CellSet::all_peers)
}

/// All rectangles of a state, each once: found from the first of its corners that has just the two
/// digits. With `missing` the digits need only be possible by the digits placed in the others.
fn rectangles(context: &Context<'_>, missing: bool) -> Vec<Rectangle> {
    let state = context.state;
    let mut rectangles = Vec::new();
    let room_for: [CellSet; 9] = std::array::from_fn(|index| match Digit::from_index(index) {
        digit if missing => state.unsolved() - seen_by_placed(context, digit),
        digit => state.places(digit),
    });
    for cell in context.bivalue().iter() {
        let digits = state.candidates(cell);
        let room = digits.iter().fold(CellSet::ALL, |room, digit| room & room_for[digit.index()]);
        let is_first = |it: Cell| it > cell || state.candidates(it) != digits;
        trios(cell, room, room).for_each(|others| {
            if !others.iter().all(|&it| is_first(it)) {
                return;
            }
            let extra = |it: Cell| state.candidates(it) - digits;
            let guarded: CellSet = others.into_iter().filter(|&it| !extra(it).is_empty()).collect();
            let guardian_digits = guarded.iter().fold(DigitSet::EMPTY, |all, it| all | extra(it));
            let [near, across, far] = others;
            let corners = [cell, near, across, far];
            rectangles.push(Rectangle {
                digits,
                corners,
                guarded,
                guards: guarded.len(),
                shared: guarded.common_houses(),
                guardian_digits,
            });
        });
    }
    rectangles
}

/// Every unique rectangle of a type.
pub(crate) fn find(
    context: &Context<'_>,
    wanted: RectangleType,
    sink: &mut impl Sink<Deadly>,
) -> ControlFlow<()> {
    let state = context.state;
    for rectangle in context.fact::<Vec<Rectangle>>(()) {
        let (cells, digits) = (rectangle.cells(), rectangle.digits);
        for (reason, eliminated) in rectangle.findings(state, wanted) {
            Deadly::report_rectangle(state, cells, digits, reason, eliminated, sink)?;
        }
    }
    ControlFlow::Continue(())
}

/// What a rectangle eliminates, if anything, and why.
type Finding = (Reason, CandidateSet);

impl Rectangle {
    fn cells(&self) -> CellSet {
        self.corners.into_iter().collect()
    }

    /// What it eliminates as a rectangle of a type.
    fn findings(&self, state: &State, wanted: RectangleType) -> Vec<Finding> {
        // Whether the guarded corners are two side by side, and two across.
        let has_roof = self.guards == 2 && !self.shared.is_empty();
        let has_diagonal = self.guards == 2 && self.shared.is_empty();
        match wanted {
            RectangleType::One if self.guards == 1 => self.type_one(state),
            RectangleType::Two if has_roof => self.one_guardian_digit(state),
            RectangleType::Three if has_roof => self.type_three(state),
            RectangleType::Four if has_roof => self.type_four(state),
            RectangleType::Five if has_diagonal || self.guards == 3 => {
                self.one_guardian_digit(state)
            }
            RectangleType::Six if has_diagonal => self.type_six(state),
            RectangleType::Hidden if has_diagonal || self.guards == 3 => self.hidden(state),
            _ => Vec::new(),
        }
    }

    fn type_one(&self, state: &State) -> Vec<Finding> {
        let corner = self.guarded.iter();
        let of_pair =
            |corner| CandidateSet::in_cell(corner, self.digits & state.candidates(corner));
        corner.map(|corner| (Reason::ExcludesAll, of_pair(corner))).collect()
    }

    /// Types 2 and 5: what sees all of the guardians, which have one digit.
    fn one_guardian_digit(&self, state: &State) -> Vec<Finding> {
        let digit = self.guardian_digits.single().into_iter();
        let seen = |digit| state.places(digit) & self.guarded.common_peers();
        digit.map(|it| (Reason::ExcludesAll, CandidateSet::of(it, seen(it)))).collect()
    }

    /// Type 3: the guardians count as one cell.
    fn type_three(&self, state: &State) -> Vec<Finding> {
        let (guardians, mut found) = (self.guardian_digits, Vec::new());
        for house in self.shared.iter().filter(|_| guardians.len() >= 2) {
            let around = (house.cells() & state.unsolved()) - self.guarded;
            let digits_of = |cell| state.candidates(cell);
            for_each_cell_set(around, guardians, 1, digits_of, &mut |cells, digits| {
                let all = cells | self.guarded;
                let houses = all.common_houses();
                // What lies in a line and a box is found in the line.
                if houses.first() == Some(house) {
                    let seen = houses.iter().fold(CellSet::EMPTY, |all, it| all | it.cells());
                    let eliminated = CandidateSet::product(seen - all, digits);
                    let reason = Reason::Subset { house, cells, digits };
                    found.push((reason, eliminated & *state.all_candidates()));
                }
            });
        }
        found
    }

    /// The two digits, each with the other: one that is bound, and one that is eliminated.
    fn bound_and_other(&self) -> impl Iterator<Item = (Digit, Digit)> + use<> {
        let digits = self.digits;
        digits.iter().filter_map(move |bound| Some((bound, digits.without(bound).single()?)))
    }

    /// Whether a digit has no place in houses but corners.
    fn binds(&self, state: &State, digit: Digit, houses: HouseSet) -> bool {
        let places = |house: House| state.places(digit) & house.cells();
        houses.iter().all(|house| places(house).is_subset(self.cells()))
    }

    fn type_four(&self, state: &State) -> Vec<Finding> {
        let of_digits = |(digit, other): (Digit, Digit)| {
            let is_bound = |house: &House| state.places(digit) & house.cells() == self.guarded;
            let houses = HouseSet::only(self.shared.iter().find(is_bound)?);
            let eliminated = CandidateSet::of(other, self.guarded & state.places(other));
            Some((Reason::Bound { digit, houses, cells: self.guarded }, eliminated))
        };
        self.bound_and_other().filter_map(of_digits).collect()
    }

    fn type_six(&self, state: &State) -> Vec<Finding> {
        let of_digit = |digit: Digit| {
            let lines = |kind| self.guarded.iter().map(|cell| line(cell, kind)).collect();
            let both = [HouseKind::Row, HouseKind::Column].map(lines);
            let houses = both.into_iter().find(|&houses| self.binds(state, digit, houses))?;
            let eliminated = CandidateSet::of(digit, self.guarded & state.places(digit));
            Some((Reason::Bound { digit, houses, cells: self.guarded }, eliminated))
        };
        self.digits.iter().filter_map(of_digit).collect()
    }

    fn hidden(&self, state: &State) -> Vec<Finding> {
        let mut found = Vec::new();
        let is_clean = |&index: &usize| !self.guarded.contains(self.corners[index]);
        for index in (0..4).filter(is_clean) {
            let opposite = self.corners[(index + 2) % 4];
            let houses: HouseSet = [opposite.row(), opposite.column()].into_iter().collect();
            let cells = self.cells().without(opposite).without(self.corners[index]);
            for (digit, other) in self.bound_and_other() {
                if state.candidates(opposite).contains(other) && self.binds(state, digit, houses) {
                    let eliminated = CandidateSet::of(other, CellSet::only(opposite));
                    found.push((Reason::Bound { digit, houses, cells }, eliminated));
                }
            }
        }
        found
    }
}

/// The cells, of some, that may hold what is placed across from them in an avoidable rectangle, with those
/// of the cells `placed` that have one of their candidates.
fn threatened(
    state: &State,
    cells: CellSet,
    placed: CellSet,
) -> impl Iterator<Item = (Cell, CellSet)> {
    cells.iter().filter_map(move |cell| {
        let digits = state.candidates(cell).iter();
        let corners = digits.fold(CellSet::EMPTY, |all, digit| all | state.placed(digit));
        Some((cell, corners & placed)).filter(|(_, corners)| !corners.is_empty())
    })
}

/// Every avoidable rectangle of three corners that are placed, but not given: the fourth cannot be
/// what would let the two digits trade places.
pub(crate) fn avoidable_1(context: &Context<'_>, sink: &mut impl Sink<Deadly>) -> ControlFlow<()> {
    let state = context.state;
    let placed = state.filled() - state.givens();
    let open = match context.limits.avoidable_rectangle_extras {
        true => state.unsolved(),
        false => context.bivalue(),
    };
    for (cell, corners) in threatened(state, open, placed) {
        trios(cell, placed, corners).try_for_each(|[near, across, far]| {
            if let [Some(one), Some(own), Some(other)] =
                [near, across, far].map(|it| state.digit(it))
                && one == other
                && state.candidates(cell).contains(own)
            {
                let eliminated = CandidateSet::of(own, CellSet::only(cell));
                avoid(state, [cell, near, across, far], [own, other], eliminated, sink)?;
            }
            ControlFlow::Continue(())
        })?;
    }
    ControlFlow::Continue(())
}

/// Every avoidable rectangle of two corners side by side that are placed, but not given, and two open
/// ones that have the digit across and one other candidate, the same: what sees both cannot be that.
pub(crate) fn avoidable_2(context: &Context<'_>, sink: &mut impl Sink<Deadly>) -> ControlFlow<()> {
    let state = context.state;
    let placed = state.filled() - state.givens();
    let bivalue = context.bivalue();
    let either = placed | bivalue;
    for (cell, corners) in threatened(state, bivalue, placed) {
        trios(cell, either, corners).try_for_each(|[near, across, far]| {
            for (second, beside) in [(near, far), (far, near)] {
                if second < cell || !placed.contains(beside) || !bivalue.contains(second) {
                    continue;
                }
                let [Some(own), Some(other)] = [across, beside].map(|it| state.digit(it)) else {
                    continue;
                };
                let [extra, same] = [(cell, own), (second, other)]
                    .map(|(cell, digit)| state.candidates(cell).without(digit));
                if let Some(digit) = extra.single()
                    && same == extra
                {
                    let eliminated = state.places(digit) & cell.peers() & second.peers();
                    let eliminated = CandidateSet::of(digit, eliminated);
                    avoid(state, [cell, near, across, far], [own, other], eliminated, sink)?;
                }
            }
            ControlFlow::Continue(())
        })?;
    }
    ControlFlow::Continue(())
}

fn avoid(
    state: &State,
    corners: [Cell; 4],
    digits: [Digit; 2],
    eliminated: CandidateSet,
    sink: &mut impl Sink<Deadly>,
) -> ControlFlow<()> {
    let (cells, digits) = (corners.into_iter().collect(), digits.into_iter().collect());
    Deadly::report_rectangle(state, cells, digits, Reason::ExcludesAll, eliminated, sink)
}
