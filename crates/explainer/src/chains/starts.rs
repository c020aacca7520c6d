//! Where chains start, in the order of the rules, and what a conclusion from there eliminates.

use super::propagation::Propagation;
use super::{Literal, Mode, code_of, literal};
use crate::grid::{Code, Planes, add, bits, code, digits, house_cells, houses_of, split};

/// Where a chain starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Start {
    Literal(Literal),
    /// A candidate, true and false.
    Either(Code),
    /// All places of a digit in a house.
    House(usize, usize),
    /// All candidates of a cell.
    Cell(usize),
}

impl Start {
    /// The literals that are assumed in turn.
    #[inline]
    pub(super) fn branches(self, state: &Propagation) -> impl Iterator<Item = Literal> {
        let (single, places, candidates) = match self {
            Start::Literal(it) => ([Some(it), None], None, None),
            Start::Either(it) => ([Some(literal(it, true)), Some(literal(it, false))], None, None),
            Start::House(house, v) => {
                ([None; 2], Some((state.live[v] & house_cells(house), v)), None)
            }
            Start::Cell(cell) => ([None; 2], None, Some((cell, state.cells[cell]))),
        };
        let places =
            places.into_iter().flat_map(|(cells, v)| bits(cells).map(move |it| code(it, v)));
        let candidates =
            candidates.into_iter().flat_map(|(cell, of)| digits(of).map(move |v| code(cell, v)));
        let assumed_true = places.chain(candidates).map(|it| literal(it, true));
        single.into_iter().flatten().chain(assumed_true)
    }
}

/// Visits all starts of a search in the order in which they are tried.
pub(super) fn each_start(state: &Propagation, mode: Mode, mut visit: impl FnMut(Start)) {
    let cells = state.live.iter().fold(0, |all, cells| all | cells);
    for cell in bits(cells) {
        let count = state.cells[cell].count_ones();
        if count < 2 || (!mode.dynamic && count == 2) {
            continue;
        }
        for v in digits(state.cells[cell]) {
            let it = code(cell, v);
            if mode.dynamic {
                visit(Start::Literal(literal(it, true)));
                visit(Start::Literal(literal(it, false)));
                if mode.multiple && count >= 3 {
                    visit(Start::Either(it));
                }
            }
            for house in houses_of(cell).into_iter().filter(|_| mode.multiple) {
                let places = state.live[v] & house_cells(house);
                if places.trailing_zeros() as usize == cell && state.count_in_house(house, v) >= 2 {
                    visit(Start::House(house, v));
                }
            }
        }
        if mode.multiple {
            visit(Start::Cell(cell));
        }
    }
}

/// Visits what can be assumed: a candidate alone in its cell is never assumed false.
pub(super) fn each_literal(start: &Propagation, mut visit: impl FnMut(Literal)) {
    for v in 0..9 {
        for cell in bits(start.live[v]) {
            visit(literal(code(cell, v), true));
            if start.cells[cell].count_ones() >= 2 {
                visit(literal(code(cell, v), false));
            }
        }
    }
}

/// What a start leads to. Made and used at once: its size does not matter.
#[allow(clippy::large_enum_variant)]
pub(super) enum Finding {
    /// A contradiction.
    Contradiction(Literal),
    /// What is false and true in all branches; branches that lead to a contradiction lead to everything.
    Common([Planes; 2]),
}

/// Adds what is eliminated if a literal leads to a contradiction.
pub(super) fn refute(eliminated: &mut Planes, state: &Propagation, it: Literal) {
    let (cell, v) = split(code_of(it));
    let of = if it.is_true() { 1 << v } else { state.cells[cell] & !(1 << v) };
    add(eliminated, cell, of);
}

/// Adds what literals, false and true, eliminate that follow from all branches.
pub(super) fn conclude(eliminated: &mut Planes, state: &Propagation, [off, on]: &[Planes; 2]) {
    for v in 0..9 {
        eliminated[v] |= off[v] & state.live[v];
        for cell in bits(on[v] & state.live[v]) {
            add(eliminated, cell, state.cells[cell] & !(1 << v));
        }
    }
}
