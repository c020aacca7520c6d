//! Wings: a pivot whose every digit leads to the same digit in a pincer.

use ergodoku_core::Each as _;
use std::ops::ControlFlow;

use ergodoku_core::{
    Candidate, CandidateSet, Cell, CellSet, Conclusion, Constraint, Digit, DigitSet, Explanation,
    House, LinkKind, Mark, Role, Sentence, State, sentence,
};
use ergodoku_proof::Proof;
use serde::Serialize;

use super::reasoning::Reasoning;
use crate::context::Context;
use crate::sink::Sink;
use crate::sort::sort_by_key;

/// A pivot `xy` or `xyz` that sees the pincers `xz` and `yz`: one of the three is `z`.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Wing {
    /// The pivot.
    pub pivot: Cell,
    /// Its candidates: two, or three with `z`.
    pub pivot_digits: DigitSet,
    /// The two pincers.
    pub pincers: [Pincer; 2],
    /// The digit `z` that is eliminated from all that see every cell that could hold it.
    pub digit: Digit,
}

/// A bivalue cell that the pivot sees.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Pincer {
    /// The cell.
    pub cell: Cell,
    /// The digit that it shares with the pivot: if the pivot takes it, the pincer is `z`.
    pub shared: Digit,
    /// The house that holds pivot and pincer.
    pub house: House,
}

/// Every XY-Wing: three bivalue cells, any of which may be the pivot, the first three first.
pub(crate) fn find_xy(context: &Context<'_>, sink: &mut impl Sink<Wing>) -> ControlFlow<()> {
    let (state, bivalue) = (context.state, context.bivalue());
    let mut wings = Vec::new();
    for pivot in bivalue.iter() {
        let digits = state.candidates(pivot);
        let mut places = digits.iter().map(|digit| state.places(digit));
        let (Some(x), Some(y)) = (places.next(), places.next()) else { continue };
        let near = bivalue & pivot.peers();
        let (with_x, with_y) = (near & (x - y), near & (y - x));
        for first in with_x.iter() {
            let z = (state.candidates(first) - digits).first().expect("a digit not of the pivot");
            for second in (with_y & state.places(z)).iter() {
                let cells = [first.min(second), first.max(second)];
                wings.extend(eliminating(state, pivot, cells));
            }
        }
    }
    sort_by_key(&mut wings, |(wing, _)| wing.cells());
    wings.into_iter().try_for_each(|(wing, eliminated)| report(wing, eliminated, sink))
}

/// Every XYZ-Wing: a pivot of three candidates and two bivalue cells that it sees.
pub(crate) fn find_xyz(context: &Context<'_>, sink: &mut impl Sink<Wing>) -> ControlFlow<()> {
    each_pivot_of_three(context, |pivot, cells| match eliminating(context.state, pivot, cells) {
        Some((wing, eliminated)) => report(wing, eliminated, sink),
        None => ControlFlow::Continue(()),
    })
}

/// Every pivot of three candidates with two bivalue cells that it sees and that have none but its candidates.
pub(super) fn each_pivot_of_three(
    context: &Context<'_>,
    mut visit: impl FnMut(Cell, [Cell; 2]) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let bivalue = context.bivalue();
    for pivot in (context.cells_with_up_to(3) - bivalue).iter() {
        let others = (DigitSet::ALL - context.state.candidates(pivot)).iter();
        let without = |cells, digit| cells - context.state.places(digit);
        let mut near = others.fold(bivalue & pivot.peers(), without);
        while let Some(first) = near.first() {
            near.remove(first);
            for second in near.iter() {
                visit(pivot, [first, second])?;
            }
        }
    }
    ControlFlow::Continue(())
}

fn report(wing: Wing, eliminated: CellSet, sink: &mut impl Sink<Wing>) -> ControlFlow<()> {
    sink.offer(wing, Conclusion::Eliminate(CandidateSet::of(wing.digit, eliminated)))
}

/// The wing of a pivot and two bivalue cells that it sees, and where it eliminates its digit, if they make one
/// that does.
fn eliminating(state: &State, pivot: Cell, cells: [Cell; 2]) -> Option<(Wing, CellSet)> {
    let digit = digit_of(state, pivot, cells)?;
    let both_see = state.places(digit) & cells[0].peers() & cells[1].peers();
    let is_holder = state.candidates(pivot).contains(digit);
    let eliminated = if is_holder { both_see & pivot.peers() } else { both_see };
    if eliminated.is_empty() {
        return None;
    }
    Some((Wing::of(state, pivot, cells, digit)?, eliminated))
}

/// The digit `z` of a pivot and two bivalue cells that it sees, if they make a wing: the pincers have only this digit in
/// common, and the rest of each is the pivot's.
pub(super) fn digit_of(state: &State, pivot: Cell, cells: [Cell; 2]) -> Option<Digit> {
    let [first, second] = cells.map(|cell| state.candidates(cell));
    let digit = (first & second).single()?;
    let is_wing = state.candidates(pivot).without(digit) == (first | second).without(digit);
    is_wing.then_some(digit)
}

impl Wing {
    /// The wing of three cells that make one with this digit.
    pub(super) fn of(state: &State, pivot: Cell, cells: [Cell; 2], digit: Digit) -> Option<Wing> {
        let pincer = |cell: Cell| {
            let shared = state.candidates(cell).without(digit).single()?;
            let house = CellSet::only(cell).with(pivot).common_houses().first()?;
            Some(Pincer { cell, shared, house })
        };
        let pincers = [pincer(cells[0])?, pincer(cells[1])?];
        Some(Wing { pivot, pivot_digits: state.candidates(pivot), pincers, digit })
    }

    /// Its three cells in order.
    fn cells(&self) -> [Cell; 3] {
        let mut cells = [self.pivot, self.pincers[0].cell, self.pincers[1].cell];
        cells.sort_unstable();
        cells
    }

    /// The cells of which one must be `z`.
    fn holders(&self) -> CellSet {
        let pincers: CellSet = self.pincers.iter().map(|pincer| pincer.cell).collect();
        if self.pivot_digits.contains(self.digit) { pincers.with(self.pivot) } else { pincers }
    }

    /// Draws pivot and pincers, and says what each candidate of the pivot leads to.
    pub(super) fn explain_cells(&self, explanation: &mut Explanation) {
        let Wing { pivot, pivot_digits, pincers, digit } = *self;
        explanation.mark(Mark::Candidates(CandidateSet::in_cell(pivot, pivot_digits), Role::Pivot));
        for pincer in pincers {
            let digits = DigitSet::only(pincer.shared).with(digit);
            let candidates = CandidateSet::in_cell(pincer.cell, digits);
            explanation.mark(Mark::Candidates(candidates, Role::Pincer));
            let end = |cell| CandidateSet::only(Candidate::new(cell, pincer.shared));
            explanation.mark(Mark::Link {
                from: end(pivot),
                to: end(pincer.cell),
                kind: LinkKind::Weak,
            });
        }
        explanation.say(sentence!("wing-pivot", cell = pivot, digits = pivot_digits));
        for pincer in pincers {
            explanation.say(sentence!(
                "wing-pincer",
                shared = pincer.shared,
                cell = pincer.cell,
                house = pincer.house,
                digit
            ));
        }
        if pivot_digits.contains(digit) {
            explanation.say(sentence!("wing-itself", digit));
        }
    }
}

impl Reasoning for Wing {
    fn proof(&self) -> Proof {
        let [first, second] = self.pincers;
        Proof::count(
            [self.pivot, first.cell, second.cell].each(Constraint::Cell),
            self.pincers.map(|it| Constraint::House(it.house, it.shared)),
        )
    }

    fn digits(&self) -> DigitSet {
        self.pincers.iter().map(|pincer| pincer.shared).chain([self.digit]).collect()
    }

    fn notation(&self) -> String {
        let [first, second] = self.pincers;
        let pincers: CellSet = [first.cell, second.cell].into_iter().collect();
        format!("{} in {}, {} in {pincers}", self.pivot_digits, self.pivot, self.digit)
    }

    fn explain(&self, _: &State, explanation: &mut Explanation) {
        self.explain_cells(explanation);
        let Wing { digit, .. } = *self;
        explanation.say(sentence!("wing-end", cells = self.holders(), digit));
    }

    fn look_at(&self) -> Sentence {
        sentence!("look-at-wing", count = self.pivot_digits.len(), house = self.pivot.box_())
    }

    fn because(&self) -> Sentence {
        sentence!("one-is", cells = self.holders(), digit = self.digit)
    }

    fn place(&self) -> Sentence {
        sentence!("place-pivot", cell = self.pivot)
    }
}
