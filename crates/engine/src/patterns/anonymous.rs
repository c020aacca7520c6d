//! Anonymous deadly patterns: cells that three or four digits can only fill in several ways, found without a template.

use std::ops::ControlFlow;

use ergodoku_core::{CandidateSet, Cell, CellSet, DigitSet, House, HouseKind};
use ergodoku_proof::DeadlyPattern;

use super::deadly::{Deadly, Shape};
use super::guarded::Guarded;
use crate::context::Context;
use crate::sink::{Distinct, Sink};

/// Every pattern whose cells have only three or four digits, but for guardians in one or two cells.
pub(crate) fn find(context: &Context<'_>, sink: &mut impl Sink<Deadly>) -> ControlFlow<()> {
    // This takes longer than to solve the puzzle.
    if !context.has_one_solution() {
        return ControlFlow::Continue(());
    }
    let state = context.state;
    let mut found = Distinct::new(sink);
    let regions = regions();
    for digits in (1..512).map(DigitSet::from_bits).filter(|it| (3..=4).contains(&it.len())) {
        context.check()?;
        let guardians = |cell: Cell| state.candidates(cell) - digits;
        let open = state.unsolved().iter();
        let usable = open.filter(|it| !(state.candidates(*it) & digits).is_empty());
        let (bare, guarded): (CellSet, CellSet) =
            usable.fold((CellSet::EMPTY, CellSet::EMPTY), |(bare, guarded), it| {
                match guardians(it).is_empty() {
                    true => (bare.with(it), guarded),
                    false => (bare, guarded.with(it)),
                }
            });
        for region in &regions {
            let core = paired((bare | guarded) & *region);
            // Two guarded cells and two others are a rectangle.
            if (bare & core).len() > 2 {
                let search = Search { context, digits, bare: bare & core };
                search.each_roof(guarded & core, &mut found)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// A search for patterns with some bare cells.
struct Search<'a> {
    context: &'a Context<'a>,
    digits: DigitSet,
    /// The cells that have no other digits.
    bare: CellSet,
}

impl Search<'_> {
    /// Tries each one and each two of the cells with guardians.
    fn each_roof(
        &self,
        guarded: CellSet,
        found: &mut Distinct<'_, impl Sink<Deadly>>,
    ) -> ControlFlow<()> {
        for one in guarded.iter() {
            for other in guarded.iter().filter(|it| *it >= one) {
                self.context.check()?;
                let roof = CellSet::only(one).with(other);
                let cells = paired(self.bare | roof);
                if roof.is_subset(cells)
                    && let Some(pattern) = least(cells, roof, self.digits)
                {
                    let state = self.context.state;
                    let guarded = Guarded::of(state, pattern.cells().iter(), self.digits);
                    guarded.conclude(state, Shape::Anonymous, pattern, found)?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

/// Every two lines of a band or stack, each band and stack, and the whole grid: in the larger ones there may be too many
/// cells to try.
fn regions() -> Vec<CellSet> {
    let lines = |kind: HouseKind, chute: usize, which: &[usize]| {
        let lines = which.iter().map(|it| House::of(kind, 3 * chute + it));
        lines.fold(CellSet::EMPTY, |all, line| all | line.cells())
    };
    let mut regions = Vec::new();
    for which in [&[0, 1][..], &[0, 2], &[1, 2], &[0, 1, 2]] {
        for kind in [HouseKind::Row, HouseKind::Column] {
            regions.extend((0..3).map(|chute| lines(kind, chute, which)));
        }
    }
    regions.push(CellSet::ALL);
    regions
}

/// The cells without those that are alone in a house: these cannot change.
fn paired(mut cells: CellSet) -> CellSet {
    loop {
        let is_alone =
            |cell: &Cell| cell.houses().into_iter().any(|house| (house.cells() & cells).len() == 1);
        let alone: CellSet = cells.iter().filter(is_alone).collect();
        if alone.is_empty() {
            return cells;
        }
        cells -= alone;
    }
}

/// The pattern of the cells, if they form one, without those that are not needed, but for the roof. If some cells form a
/// pattern, so do more: what the others hold does not change.
fn least(mut cells: CellSet, roof: CellSet, digits: DigitSet) -> Option<DeadlyPattern> {
    let pattern = |cells: CellSet| DeadlyPattern::new(CandidateSet::product(cells, digits));
    pattern(cells)?;
    for cell in (cells - roof).iter() {
        if cells.contains(cell) {
            let fewer = paired(cells.without(cell));
            if roof.is_subset(fewer) && pattern(fewer).is_some() {
                cells = fewer;
            }
        }
    }
    pattern(cells)
}
