//! Rectangles that two digits would make deadly: four cells in two rows, two columns and two boxes.

use ergodoku_core::Each as _;
use std::ops::ControlFlow;

use ergodoku_core::{
    CandidateSet, Cell, CellSet, Digit, DigitSet, House, HouseKind, HouseSet, State,
};

use ergodoku_proof::DeadlyPattern;

use super::deadly::{Deadly, Reason};
use super::guarded::{Finding, Guarded};
use crate::context::{Context, Fact, Keyed};
use crate::sink::Sink;
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

/// Four cells of two digits: open ones, of which one has no other candidates; or some of them placed, but not given.
#[derive(Clone, Debug)]
pub(crate) struct Rectangle {
    /// In the order of a walk around.
    corners: [Cell; 4],
    guarded: Guarded,
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
        let [own, other] = [cell, near].each(|it| line(it, kind));
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

/// The rectangles of corners that are placed, but not given, and of open ones.
struct Avoidable(Vec<Rectangle>);

impl Fact for Avoidable {
    type Key = ();

    /// Each once, found from the first of its placed corners. The open ones have as a candidate the digit that the pattern
    /// would need there.
    fn of(context: &Context<'_>, (): ()) -> Avoidable {
        let state = context.state;
        let placed = state.filled() - state.givens();
        let room = |digit: Digit| state.places(digit) | (state.placed(digit) & placed);
        let mut rectangles = Vec::new();
        for cell in placed.iter() {
            let Some(own) = state.digit(cell) else { continue };
            for other in DigitSet::ALL.without(own).iter() {
                trios(cell, room(other), room(own)).for_each(|others| {
                    let is_first = others.iter().all(|it| *it > cell || !placed.contains(*it));
                    if is_first && others.iter().any(|it| !placed.contains(*it)) {
                        let [near, across, far] = others;
                        let digits = [own, other].into_iter().collect();
                        let guarded = Guarded::of(state, others.into_iter(), digits);
                        rectangles.push(Rectangle { corners: [cell, near, across, far], guarded });
                    }
                });
            }
        }
        Avoidable(rectangles)
    }
}

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
            let [near, across, far] = others;
            let corners = [cell, near, across, far];
            let guarded = Guarded::of(state, others.into_iter(), digits);
            rectangles.push(Rectangle { corners, guarded });
        });
    }
    rectangles
}

/// The unique rectangles, each once.
pub(crate) fn unique<'a>(context: &'a Context<'_>) -> &'a [Rectangle] {
    context.fact::<Vec<Rectangle>>(())
}

/// All rectangles of open cells that have two digits, whatever else they have, each once.
pub(crate) fn open(state: &State) -> Vec<Rectangle> {
    let mut rectangles = Vec::new();
    for (one, other) in pairs_of_digits() {
        let digits: DigitSet = [one, other].into_iter().collect();
        let room = state.places(one) & state.places(other);
        for cell in room.iter() {
            trios(cell, room, room).filter(|it| it.iter().all(|it| *it > cell)).for_each(
                |others| {
                    let [near, across, far] = others;
                    let corners = [cell, near, across, far];
                    let guarded = Guarded::of(state, corners.into_iter(), digits);
                    rectangles.push(Rectangle { corners, guarded });
                },
            );
        }
    }
    rectangles
}

fn pairs_of_digits() -> impl Iterator<Item = (Digit, Digit)> {
    let behind = |one| Digit::ALL.into_iter().filter(move |it| *it > one);
    Digit::ALL.into_iter().flat_map(move |one| behind(one).map(move |it| (one, it)))
}

/// Every unique rectangle of a type.
pub(crate) fn find(
    context: &Context<'_>,
    wanted: RectangleType,
    sink: &mut impl Sink<Deadly>,
) -> ControlFlow<()> {
    report(context, context.fact::<Vec<Rectangle>>(()), wanted, sink)
}

/// The same for rectangles with placed corners.
pub(crate) fn avoidable(
    context: &Context<'_>,
    wanted: RectangleType,
    sink: &mut impl Sink<Deadly>,
) -> ControlFlow<()> {
    let Avoidable(rectangles) = context.fact(());
    report(context, rectangles, wanted, sink)
}

fn report(
    context: &Context<'_>,
    rectangles: &[Rectangle],
    wanted: RectangleType,
    sink: &mut impl Sink<Deadly>,
) -> ControlFlow<()> {
    let state = context.state;
    for rectangle in rectangles {
        let (cells, digits) = (rectangle.cells(), rectangle.guarded.digits);
        for (reason, eliminated) in rectangle.findings(state, wanted) {
            Deadly::report_rectangle(state, cells, digits, reason, eliminated, sink)?;
        }
    }
    ControlFlow::Continue(())
}

/// The rectangles as patterns.
pub(crate) fn patterns(context: &Context<'_>) -> Vec<DeadlyPattern> {
    let of =
        |it: &Rectangle| DeadlyPattern::new(CandidateSet::product(it.cells(), it.guarded.digits));
    context.fact::<Vec<Rectangle>>(()).iter().filter_map(of).collect()
}

impl Rectangle {
    pub(crate) fn cells(&self) -> CellSet {
        self.corners.into_iter().collect()
    }

    pub(crate) fn digits(&self) -> DigitSet {
        self.guarded.digits
    }

    /// What it eliminates as a rectangle of a type.
    pub(crate) fn findings(&self, state: &State, wanted: RectangleType) -> Vec<Finding> {
        let guarded = &self.guarded;
        let has_diagonal = guarded.count == 2 && guarded.shared.is_empty();
        match wanted {
            RectangleType::One => guarded.only_cell(state),
            RectangleType::Two if guarded.is_pair() => guarded.one_digit(state),
            RectangleType::Three if guarded.is_pair() => guarded.subsets(state),
            RectangleType::Four if guarded.is_pair() => guarded.bound(state),
            RectangleType::Five if has_diagonal || guarded.count == 3 => guarded.one_digit(state),
            RectangleType::Six if has_diagonal => self.type_six(state),
            RectangleType::Hidden if has_diagonal || guarded.count == 3 => self.hidden(state),
            _ => Vec::new(),
        }
    }

    /// Whether a digit has no place in houses but corners.
    fn binds(&self, state: &State, digit: Digit, houses: HouseSet) -> bool {
        let places = |house: House| state.places(digit) & house.cells();
        houses.iter().all(|house| places(house).is_subset(self.cells()))
    }

    fn type_six(&self, state: &State) -> Vec<Finding> {
        let of_digit = |digit: Digit| {
            let lines = |kind| self.guarded.cells.iter().map(|cell| line(cell, kind)).collect();
            let both = [HouseKind::Row, HouseKind::Column].each(lines);
            let houses = both.into_iter().find(|&houses| self.binds(state, digit, houses))?;
            let eliminated = CandidateSet::of(digit, self.guarded.cells & state.places(digit));
            Some((Reason::Bound { digit, houses, cells: self.guarded.cells }, eliminated))
        };
        self.guarded.digits.iter().filter_map(of_digit).collect()
    }

    fn hidden(&self, state: &State) -> Vec<Finding> {
        let mut found = Vec::new();
        let is_clean = |&index: &usize| !self.guarded.cells.contains(self.corners[index]);
        for index in (0..4).filter(is_clean) {
            let opposite = self.corners[(index + 2) % 4];
            let houses: HouseSet = [opposite.row(), opposite.column()].into_iter().collect();
            let cells = self.cells().without(opposite).without(self.corners[index]);
            for (digit, other) in self.guarded.bound_and_other() {
                // A placed corner holds what the opposite one would need for the pattern.
                let fits = state.digit(self.corners[index]).is_none_or(|it| it == other)
                    && state.candidates(opposite).contains(other);
                if fits && self.binds(state, digit, houses) {
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
                [near, across, far].each(|it| state.digit(it))
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
                let [Some(own), Some(other)] = [across, beside].each(|it| state.digit(it)) else {
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
