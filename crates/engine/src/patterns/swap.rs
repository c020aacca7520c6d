//! Extended rectangles: two lines of a band or stack that have the same digits in the same crossing lines, and could exchange
//! them.

use std::ops::ControlFlow;

use ergodoku_core::{CandidateSet, Cell, CellSet, DigitSet, House, HouseKind, State};
use ergodoku_kernel::matrix::bits;
use ergodoku_proof::DeadlyPattern;

use super::deadly::{Deadly, Shape};
use super::guarded::Guarded;
use crate::context::Context;
use crate::sink::{Distinct, Sink};

/// Every extended rectangle of three or four crossing lines whose guardians lie in one or two cells or have one digit.
pub(crate) fn extended_rectangles(
    context: &Context<'_>,
    sink: &mut impl Sink<Deadly>,
) -> ControlFlow<()> {
    let state = context.state;
    let mut found = Distinct::new(sink);
    for [one, other] in pairs_of_lines() {
        let is_open = |at: &usize| {
            [one, other].iter().all(|line| state.unsolved().contains(line.cell_at(*at)))
        };
        let open: u16 = (0..9).filter(is_open).fold(0, |all, at| all | 1 << at);
        for chosen in (1..512u16).filter(|it| it & !open == 0) {
            let size = chosen.count_ones() as usize;
            if !(3..=4).contains(&size) {
                continue;
            }
            context.check()?;
            let cells: CellSet =
                bits(chosen).flat_map(|at| [one.cell_at(at), other.cell_at(at)]).collect();
            // In one box the lines would be two subsets.
            if cells.common_houses().is_empty() {
                each_digits(state, cells, size, |digits| offer(state, cells, digits, &mut found))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Every two rows of a band, and two columns of a stack.
fn pairs_of_lines() -> impl Iterator<Item = [House; 2]> {
    let in_chute = |kind, chute: usize| {
        [(0, 1), (0, 2), (1, 2)]
            .map(|(one, other)| [one, other].map(|at| House::of(kind, 3 * chute + at)))
    };
    let kinds = [HouseKind::Row, HouseKind::Column].into_iter();
    kinds.flat_map(move |kind| (0..3).flat_map(move |chute| in_chute(kind, chute)))
}

/// Every choice of so many digits that leaves guardians in two cells at most, or of one digit.
fn each_digits(
    state: &State,
    cells: CellSet,
    size: usize,
    mut visit: impl FnMut(DigitSet) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let all = cells.iter().fold(DigitSet::EMPTY, |all, it| all | state.candidates(it));
    if all.len() <= size {
        return ControlFlow::Continue(());
    }
    for digits in (1..512).map(DigitSet::from_bits) {
        if digits.len() != size || !digits.is_subset(all) {
            continue;
        }
        // A cell that has none of the digits is no part of a pattern.
        if cells.iter().any(|it| (state.candidates(it) & digits).is_empty()) {
            continue;
        }
        let guardians = |cell: Cell| state.candidates(cell) - digits;
        let guarded = cells.iter().filter(|&it| !guardians(it).is_empty()).count();
        if guarded <= 2 || (all - digits).is_single() {
            visit(digits)?;
        }
    }
    ControlFlow::Continue(())
}

fn offer(
    state: &State,
    cells: CellSet,
    digits: DigitSet,
    found: &mut Distinct<'_, impl Sink<Deadly>>,
) -> ControlFlow<()> {
    let guarded = Guarded::of(state, cells.iter(), digits);
    let Some(pattern) = DeadlyPattern::new(CandidateSet::product(cells, digits)) else {
        return ControlFlow::Continue(());
    };
    guarded.conclude(state, Shape::ExtendedRectangle, pattern, found)
}
