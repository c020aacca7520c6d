//! Wings: a pivot whose every digit leads to the same digit in a pincer.

use std::ops::ControlFlow;

use ergodoku_core::{
    Candidate, CandidateSet, Cell, CellSet, Conclusion, Constraint, Digit, DigitSet, Explanation,
    House, LinkKind, Mark, Role, Sentence, State, sentence,
};
use ergodoku_proof::Proof;
use serde::Serialize;

use super::{Pattern, Reasoning};
use crate::context::Context;
use crate::technique::Found;

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

/// Every XY-Wing: three bivalue cells, any of which may be the pivot.
pub(crate) fn find_xy(context: &Context<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
    let state = context.state;
    let mut rest = context.bivalue();
    while let Some(first) = rest.first() {
        rest.remove(first);
        let digits = state.candidates(first);
        // Each two of the three have one digit in common.
        let either = digits.iter().fold(CellSet::EMPTY, |all, digit| all | state.places(digit));
        let mut sharing = (rest & either) - context.with_both(digits);
        while let Some(second) = sharing.first() {
            sharing.remove(second);
            let also = state.candidates(second);
            let left = (digits | also) - (digits & also);
            // The pivot sees the other two.
            let (seen, also_seen) = (first.peers(), second.peers());
            let near = if first.sees(second) { seen | also_seen } else { seen & also_seen };
            for third in (sharing & near & context.with_both(left)).iter() {
                report(state, first, [second, third], found)?;
                report(state, second, [first, third], found)?;
                report(state, third, [first, second], found)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Every XYZ-Wing: a pivot of three candidates and two bivalue cells that it sees.
pub(crate) fn find_xyz(context: &Context<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
    let bivalue = context.bivalue();
    for pivot in (context.cells_with_up_to(3) - bivalue).iter() {
        let others = (DigitSet::ALL - context.state.candidates(pivot)).iter();
        let without = |cells, digit| cells - context.state.places(digit);
        let mut near = others.fold(bivalue & pivot.peers(), without);
        while let Some(first) = near.first() {
            near.remove(first);
            for second in near.iter() {
                report(context.state, pivot, [first, second], found)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Reports the wing of a pivot and two bivalue cells, if they make one that eliminates something.
fn report(state: &State, pivot: Cell, cells: [Cell; 2], found: &mut Found<'_>) -> ControlFlow<()> {
    if !cells.iter().all(|cell| pivot.sees(*cell)) {
        return ControlFlow::Continue(());
    }
    let Some(wing) = wing(state, pivot, cells) else { return ControlFlow::Continue(()) };
    let gone = state.places(wing.digit) & wing.holders().common_peers();
    if gone.is_empty() {
        return ControlFlow::Continue(());
    }
    found(Pattern::Wing(wing), Conclusion::Eliminate(CandidateSet::of(wing.digit, gone)))
}

/// The wing of a pivot and two bivalue cells that it sees, if they make one: the pincers have one
/// digit `z` in common, and the rest of each is the pivot's.
fn wing(state: &State, pivot: Cell, cells: [Cell; 2]) -> Option<Wing> {
    let pivot_digits = state.candidates(pivot);
    let [first, second] = cells.map(|cell| state.candidates(cell));
    let digit = (first & second).single()?;
    if pivot_digits.without(digit) != (first | second).without(digit) {
        return None;
    }
    let pincer = |cell: Cell| {
        let shared = state.candidates(cell).without(digit).single()?;
        let house = CellSet::only(cell).with(pivot).common_houses().first()?;
        Some(Pincer { cell, shared, house })
    };
    let pincers = [pincer(cells[0])?, pincer(cells[1])?];
    Some(Wing { pivot, pivot_digits, pincers, digit })
}

impl Wing {
    /// The cells of which one must be `z`.
    fn holders(&self) -> CellSet {
        let pincers: CellSet = self.pincers.iter().map(|pincer| pincer.cell).collect();
        if self.pivot_digits.contains(self.digit) { pincers.with(self.pivot) } else { pincers }
    }
}

impl Reasoning for Wing {
    fn proof(&self) -> Proof {
        let [first, second] = self.pincers;
        Proof::count(
            [self.pivot, first.cell, second.cell].map(Constraint::Cell),
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
        explanation.say(sentence!("The pivot {} has the candidates {}.", pivot, pivot_digits));
        for pincer in pincers {
            explanation.say(sentence!(
                "If it is {}, the pincer {} in {} cannot be {} and is {}.",
                pincer.shared,
                pincer.cell,
                pincer.house,
                pincer.shared,
                digit
            ));
        }
        let (either_way, all) = if pivot_digits.contains(digit) {
            explanation.say(sentence!("Or the pivot is {} itself.", digit));
            ("In every case", "them all")
        } else {
            ("Either way", "both")
        };
        explanation.say(sentence!(
            "{} one of {} is {}, so a cell that sees {} cannot be.",
            either_way,
            self.holders(),
            digit,
            all
        ));
    }

    fn look_at(&self) -> Sentence {
        let size = if self.pivot_digits.len() == 2 { "two" } else { "two or three" };
        sentence!("Look at the cells with {} candidates around {}.", size, self.pivot.square())
    }

    fn because(&self) -> Sentence {
        sentence!("one of {} is {}", self.holders(), self.digit)
    }

    fn place(&self) -> Sentence {
        sentence!("with its pivot in {}", self.pivot)
    }
}
