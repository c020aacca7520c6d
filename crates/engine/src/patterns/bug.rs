//! BUG+1, and BUGs with more candidates too many: bivalue universal graves but for some candidates.

use std::ops::ControlFlow;

use ergodoku_core::{
    Candidate, CandidateSet, Cell, CellSet, Conclusion, Digit, DigitSet, House, HouseSet, State,
};
use ergodoku_proof::DeadlyPattern;

use super::deadly::{Deadly, Reason, Shape};
use super::guarded::{Finding, Guarded};
use crate::context::{Context, Fact};
use crate::sink::Sink;
use crate::technique::PatternSink;

/// The one BUG+1 there may be.
pub(crate) fn find_plus_one(context: &Context<'_>, sink: &mut PatternSink<'_>) -> ControlFlow<()> {
    let state = context.state;
    let more = state.unsolved() - context.bivalue();
    let Some(cell) = more.single() else { return ControlFlow::Continue(()) };
    let digits = state.candidates(cell);
    if digits.len() != 3 {
        return ControlFlow::Continue(());
    }
    for digit in digits.iter() {
        let guardian = CandidateSet::only(Candidate::new(cell, digit));
        if let Some(pattern) = DeadlyPattern::new(*state.all_candidates() - guardian) {
            let eliminated = CandidateSet::in_cell(cell, digits.without(digit));
            let reason = Reason::ExcludesAll;
            Deadly { shape: Shape::Bug, pattern, guardians: guardian, reason }
                .report(eliminated, sink)?;
        }
    }
    ControlFlow::Continue(())
}

/// What a grave with several guardians is called, by what these lead to.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum BugType {
    /// They have one digit.
    Two,
    /// They make a naked subset with cells of a house.
    Three,
    /// They are in two cells of a house, which share one other candidate.
    Four,
    /// They have several digits, and a candidate excludes them all.
    Several,
}

/// Two or more candidates without which the state would be a grave.
#[derive(Clone, Debug)]
struct NearGrave {
    pattern: DeadlyPattern,
    guardians: CandidateSet,
    guarded: Guarded,
}

/// Every near grave of a type.
pub(crate) fn find(
    context: &Context<'_>,
    wanted: BugType,
    sink: &mut impl Sink<Deadly>,
) -> ControlFlow<()> {
    for grave in context.fact::<Vec<NearGrave>>(()) {
        for (reason, eliminated) in grave.findings(context.state, wanted) {
            if !eliminated.is_empty() {
                let NearGrave { pattern, guardians, .. } = *grave;
                let found = Deadly { shape: Shape::Bug, pattern, guardians, reason };
                sink.offer(found, Conclusion::Eliminate(eliminated))?;
            }
        }
    }
    ControlFlow::Continue(())
}

impl NearGrave {
    fn findings(&self, state: &State, wanted: BugType) -> Vec<Finding> {
        let has_one_digit = self.guarded.guardians.is_single();
        match wanted {
            BugType::Two => self.guarded.one_digit(state),
            BugType::Three if self.guarded.count > 1 => self.guarded.subsets(state),
            BugType::Four if self.guarded.is_pair() => self.bound(state).into_iter().collect(),
            BugType::Several if !has_one_digit => {
                vec![Guarded::excluding(state, &self.guardians)]
            }
            _ => Vec::new(),
        }
    }

    /// Two cells that share one digit of the pattern have its only two places in a house in the pattern: one of the
    /// two is that digit, and the other a guardian.
    fn bound(&self, state: &State) -> Option<Finding> {
        let kept = |cell: Cell| self.pattern.candidates().digits_in(cell);
        let mut cells = self.guarded.cells.iter().map(kept);
        let digit = (cells.next()? & cells.next()?).single()?;
        let is_bound = |house: &House| state.places(digit) & house.cells() == self.guarded.cells;
        let houses = HouseSet::only(self.guarded.shared.iter().find(is_bound)?);
        let gone = |cell: Cell| CandidateSet::in_cell(cell, kept(cell).without(digit));
        let eliminated = self.guarded.cells.iter().map(gone);
        let eliminated = eliminated.fold(CandidateSet::EMPTY, CandidateSet::union);
        Some((Reason::Bound { digit, houses, cells: self.guarded.cells }, eliminated))
    }
}

impl Fact for Vec<NearGrave> {
    type Key = ();

    fn of(context: &Context<'_>, (): ()) -> Vec<NearGrave> {
        let state = context.state;
        let cells = state.unsolved() - context.bivalue();
        let mut found = Vec::new();
        // Either all guardians lie in a house, or a candidate excludes them all.
        let near = cells.iter().fold(state.unsolved(), |left, it| left & it.peers().with(it));
        if near.is_empty() && cells.common_houses().is_empty() || cells.is_empty() {
            return found;
        }
        let mut kept = *state.all_candidates();
        cells.iter().for_each(|cell| kept -= CandidateSet::in_cell(cell, DigitSet::ALL));
        if has_no_more_than_two(&kept) {
            GraveSearch { context, found: &mut found }.extend(cells, kept);
        }
        found
    }
}

/// Whether no house has more than two of these places for a digit.
fn has_no_more_than_two(kept: &CandidateSet) -> bool {
    Digit::ALL.into_iter().all(|digit| {
        let places = kept.cells_of(digit);
        House::all().all(|house| (places & house.cells()).len() <= 2)
    })
}

/// A search for the two candidates that each cell with more would keep in a grave.
struct GraveSearch<'a> {
    context: &'a Context<'a>,
    found: &'a mut Vec<NearGrave>,
}

impl GraveSearch<'_> {
    /// Chooses for the first of the cells that are left.
    fn extend(&mut self, mut left: CellSet, kept: CandidateSet) {
        let state = self.context.state;
        let Some(cell) = left.first() else { return self.take(kept) };
        if self.context.is_due() {
            return;
        }
        left.remove(cell);
        // A digit that has no two places in a house yet, and none in the cells left, needs this one.
        let fits = |digit: &Digit| {
            let places = kept.cells_of(*digit);
            cell.houses().into_iter().all(|house| (places & house.cells()).len() < 2)
        };
        let needed = |digit: &Digit| {
            let (places, open) = (kept.cells_of(*digit), state.places(*digit) & left);
            let is_short = |house: House| ((places | open) & house.cells()).len() < 2;
            cell.houses().into_iter().any(is_short)
        };
        let candidates = state.candidates(cell);
        let usable: DigitSet = candidates.iter().filter(fits).collect();
        let needed: DigitSet = candidates.iter().filter(needed).collect();
        if !needed.is_subset(usable) || needed.len() > 2 {
            return;
        }
        for first in usable.iter() {
            for second in usable.iter().filter(|&second| second > first) {
                let pair = DigitSet::only(first).with(second);
                if needed.is_subset(pair) {
                    self.extend(left, kept | CandidateSet::in_cell(cell, pair));
                }
            }
        }
    }

    /// Takes a grave, if it has two guardians or more.
    fn take(&mut self, kept: CandidateSet) {
        let guardians = *self.context.state.all_candidates() - kept;
        let Some(pattern) = DeadlyPattern::new(kept).filter(|_| guardians.len() > 1) else {
            return;
        };
        let (cells, digits) = (guardians.cells(), guardians.digits());
        let guarded = Guarded {
            digits: DigitSet::EMPTY,
            cells,
            count: cells.len(),
            shared: cells.common_houses(),
            guardians: digits,
        };
        self.found.push(NearGrave { pattern, guardians, guarded });
    }
}
