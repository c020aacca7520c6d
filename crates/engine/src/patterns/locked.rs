//! Locked pairs and triples: naked subsets where a line and a box cross, that eliminate something in the
//! rest of both.

use ergodoku_core::Each as _;
use std::cmp::Reverse;
use std::ops::ControlFlow;

use ergodoku_core::{
    CandidateSet, Cell, CellSet, Conclusion, Digit, DigitSet, House, HouseKind, State,
};

use super::crossings::Crossings;
use super::subset::{Subset, SubsetKind};
use crate::context::Context;
use crate::sink::Sink;
use crate::sort::sort_by_key;

/// Every locked pair.
pub(crate) fn pairs(context: &Context<'_>, sink: &mut impl Sink<Subset>) -> ControlFlow<()> {
    report(context, find_pairs(context), sink)
}

/// Every locked triple.
pub(crate) fn triples(context: &Context<'_>, sink: &mut impl Sink<Subset>) -> ControlFlow<()> {
    report(context, find_triples(context), sink)
}

fn report(
    context: &Context<'_>,
    mut all: Vec<Subset>,
    sink: &mut impl Sink<Subset>,
) -> ControlFlow<()> {
    if all.is_empty() {
        return ControlFlow::Continue(());
    }
    // Box by box, the lowest cells first: the higher is the number that they make read backwards.
    sort_by_key(&mut all, |it| (it.locked_in, Reverse(it.cells.bits().reverse_bits())));
    all.into_iter().try_for_each(|subset| {
        let Subset { house: line, cells, digits, locked_in, .. } = subset;
        let houses = locked_in.map_or(CellSet::EMPTY, House::cells) | line.cells();
        let eliminated =
            CandidateSet::product(houses - cells, digits) & *context.state.all_candidates();
        sink.offer(subset, Conclusion::Eliminate(eliminated))
    })
}

/// Looks at all cells together: few bivalue cells in line in a box have the same candidates.
fn find_pairs(context: &Context<'_>) -> Vec<Subset> {
    let mut differing = [0; 4];
    for digit in Digit::ALL {
        let places = context.state.places(digit).bits();
        for (differing, &(_, step, _)) in differing.iter_mut().zip(&PAIRS) {
            *differing |= places ^ places >> step;
        }
    }
    let bivalue = context.bivalue().bits();
    let equal: [CellSet; 4] = std::array::from_fn(|it| {
        let (_, step, firsts) = PAIRS[it];
        CellSet::from_bits(bivalue & bivalue >> step & !differing[it]) & firsts
    });
    let mut pairs = Vec::new();
    if equal.iter().fold(CellSet::EMPTY, |any, &firsts| any | firsts).is_empty() {
        return pairs;
    }
    for (equal, &(kind, step, _)) in equal.into_iter().zip(&PAIRS) {
        for first in equal.iter() {
            let cells = CellSet::only(first).with(Cell::from_index(first.index() + step));
            let digits = context.state.candidates(first);
            pairs.extend(subset(context.state, first, kind, cells, digits));
        }
    }
    pairs
}

/// The kinds of lines, how far two cells can be apart there in a box, and where the first of them can be
/// then.
static PAIRS: [(HouseKind, usize, CellSet); 4] = [
    (HouseKind::Row, 1, firsts(1, 1)),
    (HouseKind::Row, 2, firsts(1, 2)),
    (HouseKind::Column, 9, firsts(9, 1)),
    (HouseKind::Column, 18, firsts(9, 2)),
];

/// The cells that are in a box with the one that comes some steps behind them in a line.
const fn firsts(step: usize, steps: usize) -> CellSet {
    let (mut firsts, mut index) = (CellSet::EMPTY, 0);
    while index < 81 {
        if index / step % 3 + steps < 3 {
            firsts.insert(Cell::from_index(index));
        }
        index += 1;
    }
    firsts
}

/// Looks for crossings that have three digits in three cells.
fn find_triples(context: &Context<'_>) -> Vec<Subset> {
    // The crossings with one digit or more, two, three, four.
    let mut with = [Crossings::NONE; 4];
    for digit in Digit::ALL {
        let crossings = context.crossings(digit);
        for more in (1..4).rev() {
            with[more] = with[more] | with[more - 1] & crossings;
        }
        with[0] = with[0] | crossings;
    }
    let lacking = Crossings::of(CellSet::ALL - context.cells_with_up_to(3));
    let full = (Crossings::ALL - with[3] - lacking).iter();
    full.filter_map(|(kind, cells)| {
        let digits =
            cells.iter().fold(DigitSet::EMPTY, |all, it| all | context.state.candidates(it));
        subset(context.state, cells.first()?, kind, cells, digits)
    })
    .collect()
}

/// The subset of these cells in a line of a kind and in a box, if both lose something.
fn subset(
    state: &State,
    first: Cell,
    kind: HouseKind,
    cells: CellSet,
    digits: DigitSet,
) -> Option<Subset> {
    let [line, box_] = [kind, HouseKind::Box].each(|kind| first.houses()[kind as usize]);
    let rest = digits.iter().fold(CellSet::EMPTY, |all, digit| all | state.places(digit)) - cells;
    let [in_line, in_box] = [line.cells() & rest, (box_.cells() - line.cells()) & rest];
    let form = SubsetKind::Naked;
    (!in_line.is_empty() && !in_box.is_empty()).then_some(Subset {
        house: line,
        cells,
        digits,
        form,
        locked_in: Some(box_),
    })
}
