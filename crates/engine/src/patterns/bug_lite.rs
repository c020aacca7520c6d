//! BUG-Lite: some cells that form a bivalue universal grave of their own, but for guardians in one or two of them.

use std::collections::HashSet;
use std::ops::ControlFlow;

use ergodoku_core::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, House};
use ergodoku_proof::DeadlyPattern;

use super::deadly::{Deadly, Shape};
use super::guarded::Guarded;
use crate::context::Context;
use crate::sink::{Distinct, Sink};

/// The most cells of a pattern, and of those the most with guardians.
const MOST_CELLS: usize = 10;
const MOST_GUARDED: usize = 2;

/// Every pattern of three digits or more that eliminates something.
pub(crate) fn find(context: &Context<'_>, sink: &mut impl Sink<Deadly>) -> ControlFlow<()> {
    // This takes longer than to solve the puzzle.
    if !context.has_one_solution() {
        return ControlFlow::Continue(());
    }
    let state = context.state;
    let mut search = Search { context, known: HashSet::new(), patterns: Vec::new() };
    let mut excluded = CellSet::EMPTY;
    // Each pattern has more cells without guardians than with: it is found from the first of them.
    for cell in context.bivalue().iter() {
        context.check()?;
        let kept = CandidateSet::in_cell(cell, state.candidates(cell));
        search.extend(kept, CellSet::EMPTY, excluded);
        excluded.insert(cell);
    }
    context.check()?;
    search.patterns.sort_by_key(|it| it.cells().len());
    let mut found = Distinct::new(sink);
    for pattern in search.patterns {
        let guardians = pattern.guardians() & *state.all_candidates();
        let guarded = Guarded {
            digits: DigitSet::EMPTY,
            cells: guardians.cells(),
            count: guardians.cells().len(),
            shared: guardians.cells().common_houses(),
            guardians: guardians.digits(),
        };
        guarded.conclude(state, Shape::BugLite, pattern, &mut found)?;
    }
    ControlFlow::Continue(())
}

/// A search for patterns: sets of candidates, two of each cell, none or two of each digit in each house.
struct Search<'a> {
    context: &'a Context<'a>,
    known: HashSet<CandidateSet>,
    patterns: Vec<DeadlyPattern>,
}

impl Search<'_> {
    /// Adds a cell to the first house that has a digit once.
    fn extend(&mut self, kept: CandidateSet, guarded: CellSet, excluded: CellSet) {
        if self.context.is_due() || !self.known.insert(kept) {
            return;
        }
        let Some((house, digit)) = single(&kept) else {
            // Two digits make a rectangle or a loop. Without guardians there is no solution.
            let pattern = DeadlyPattern::new(kept).filter(|_| !guarded.is_empty());
            self.patterns.extend(pattern.filter(|it| it.candidates().digits().len() > 2));
            return;
        };
        let state = self.context.state;
        let cells = kept.cells();
        if cells.len() == MOST_CELLS {
            return;
        }
        let open = (state.places(digit) & house.cells()) - cells - excluded;
        for cell in open.iter() {
            let candidates = state.candidates(cell);
            let is_guarded = candidates.len() > 2;
            if is_guarded && guarded.len() == MOST_GUARDED || candidates.len() < 2 {
                continue;
            }
            let guarded = if is_guarded { guarded.with(cell) } else { guarded };
            for other in candidates.without(digit).iter() {
                let pair = CandidateSet::in_cell(cell, DigitSet::only(digit).with(other));
                if fits(&kept, cell, digit) && fits(&kept, cell, other) {
                    self.extend(kept | pair, guarded, excluded);
                }
            }
        }
    }
}

/// Whether no house of a cell has a digit twice already.
fn fits(kept: &CandidateSet, cell: Cell, digit: Digit) -> bool {
    let places = kept.cells_of(digit);
    cell.houses().into_iter().all(|house| (places & house.cells()).len() < 2)
}

/// A house that has a digit once.
fn single(kept: &CandidateSet) -> Option<(House, Digit)> {
    kept.iter().find_map(|Candidate { cell, digit }| {
        let places = kept.cells_of(digit);
        let is_alone = |house: &House| (places & house.cells()).len() == 1;
        Some((cell.houses().into_iter().find(is_alone)?, digit))
    })
}
