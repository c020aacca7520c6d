//! What a hint is called, and how it is written.

use ergodoku_core::{Candidate, CandidateSet, Cell, CellSet, Conclusion, DigitSet, House};

use super::chains::advanced::Nested;
use super::chains::{Chain, Kind, Literal};
use super::grid::{CELLS, Grid, candidate, candidate_set, digits};
use super::hint::{Hint, Reason};
use super::{RatedStep, bug, printed, proof, unique_loop};

/// The step of a hint found in `grid`.
pub(super) fn step(grid: &Grid, hint: &Hint, nested: &mut Nested) -> RatedStep {
    let gone = candidate_set(&std::array::from_fn(|v| hint.gone[v] & grid.planes[v]));
    let conclusion = match hint.placed {
        Some(placed) => Conclusion::Place(candidate(placed)),
        None => Conclusion::Eliminate(gone),
    };
    RatedStep {
        rating: printed(hint.rating),
        name: name(hint),
        notation: notation(&hint.reason),
        conclusion,
        proof: proof::of(grid, &hint.reason, &hint.gone, hint.placed, nested),
    }
}

fn name(hint: &Hint) -> &'static str {
    let is_direct = hint.placed.is_some();
    match &hint.reason {
        Reason::HiddenSingle { .. } => "Hidden Single",
        Reason::NakedSingle => "Naked Single",
        Reason::Locking { base, .. } => match (*base >= 18, is_direct) {
            (true, true) => "Direct Pointing",
            (true, false) => "Pointing",
            (false, true) => "Direct Claiming",
            (false, false) => "Claiming",
        },
        Reason::Subset { digits, naked, .. } => match (digits.count_ones(), naked, is_direct) {
            (2, true, _) => "Naked Pair",
            (3, true, _) => "Naked Triplet",
            (_, true, _) => "Naked Quad",
            (2, _, true) => "Direct Hidden Pair",
            (_, _, true) => "Direct Hidden Triplet",
            (2, ..) => "Hidden Pair",
            (3, ..) => "Hidden Triplet",
            _ => "Hidden Quad",
        },
        Reason::Fish { base, .. } => match base.len() {
            2 => "X-Wing",
            3 => "Swordfish",
            _ => "Jellyfish",
        },
        Reason::Wing { with_z: true, .. } => "XYZ-Wing",
        Reason::Wing { .. } => "XY-Wing",
        Reason::Loop(found) => loop_name(found),
        Reason::Bug(found) => match found.kind {
            bug::Kind::Type1 => "BUG Type 1",
            bug::Kind::Type2 => "BUG Type 2",
            bug::Kind::Type3 { .. } => "BUG Type 3",
            bug::Kind::Type4 { .. } => "BUG Type 4",
        },
        Reason::Aligned { cells, .. } if cells.len() == 2 => "Aligned Pair Exclusion",
        Reason::Aligned { .. } => "Aligned Triplet Exclusion",
        Reason::Chain(chain) => chain_name(chain),
    }
}

fn loop_name(found: &unique_loop::Found) -> &'static str {
    use unique_loop::Kind::{Hidden, Naked, Type1, Type2, Type4};
    match (found.cells.len(), found.kind) {
        (4, Type1) => "Unique Rectangle Type 1",
        (4, Type2) => "Unique Rectangle Type 2",
        (4, Naked { .. } | Hidden { .. }) => "Unique Rectangle Type 3",
        (4, Type4 { .. }) => "Unique Rectangle Type 4",
        (_, Type1) => "Unique Loop Type 1",
        (_, Type2) => "Unique Loop Type 2",
        (_, Naked { .. } | Hidden { .. }) => "Unique Loop Type 3",
        (_, Type4 { .. }) => "Unique Loop Type 4",
    }
}

fn chain_name(chain: &Chain) -> &'static str {
    if let [first, .., last] = chain.path[..] {
        return match (chain.kind, first.code() == last.code()) {
            (Kind::X, false) => "Bidirectional X-Cycle",
            (Kind::Y, false) => "Bidirectional Y-Cycle",
            (_, false) => "Bidirectional Cycle",
            (Kind::X, true) => "Forcing X-Chain",
            (_, true) => "Forcing Chain",
        };
    }
    match (chain.mode.multiple, chain.mode.dynamic, chain.mode.level) {
        (false, ..) => "Nishio Forcing Chains",
        (true, false, _) if chain.kind == Kind::Cell => "Cell Forcing Chains",
        (true, false, _) => "Region Forcing Chains",
        (true, true, 0) => "Dynamic Forcing Chains",
        (true, true, 1) => "Dynamic Forcing Chains (+)",
        (true, true, 2) => "Dynamic Forcing Chains (+ Forcing Chains)",
        (true, true, 3) => "Dynamic Forcing Chains (+ Multiple Forcing Chains)",
        (true, true, 4) => "Dynamic Forcing Chains (+ Dynamic Forcing Chains)",
        _ => "Dynamic Forcing Chains (+ Dynamic Forcing Chains (+ Forcing Chains))",
    }
}

/// Empty where the conclusion says it all.
fn notation(reason: &Reason) -> String {
    match reason {
        Reason::HiddenSingle { house } => format!("{}", House::from_index(*house)),
        Reason::NakedSingle => String::new(),
        Reason::Locking { base, cover, v } => {
            format!("{} {}{}", v + 1, House::from_index(*base), House::from_index(*cover))
        }
        Reason::Subset { house, positions, digits: of, .. } => {
            let cells = digits(*positions).map(|at| CELLS[*house][at] as usize);
            format!("{} {}", digit_set(*of), cell_set(cells))
        }
        Reason::Fish { v, base, cover } => {
            format!("{} {} {}", v + 1, lines(base), lines(cover))
        }
        Reason::Wing { pivot, pincers, z, .. } => {
            format!("{} {} {}", Cell::from_index(*pivot), cell_set(pincers.iter().copied()), z + 1)
        }
        Reason::Loop(found) => {
            format!("{} {}", digit_set(found.digits), cell_set(found.cells.iter().copied()))
        }
        Reason::Bug(found) => {
            let extra = found.cells.iter().flat_map(|(cell, of)| {
                digits(*of).map(move |v| candidate(super::grid::code(*cell, v)))
            });
            extra.collect::<CandidateSet>().to_string()
        }
        Reason::Aligned { cells, excluders } => {
            format!("{} {}", cell_set(cells.iter().copied()), CellSet::from_bits(*excluders))
        }
        Reason::Chain(chain) => chain_notation(chain),
    }
}

fn chain_notation(chain: &Chain) -> String {
    if !chain.path.is_empty() {
        let literals: Vec<String> = chain.path.iter().copied().map(literal).collect();
        return literals.join(" => ");
    }
    let branches = chain.branches.iter();
    let branches: Vec<String> =
        branches.map(|&(from, to)| format!("{} => {}", literal(from), literal(to))).collect();
    format!("{} ({} nodes)", branches.join("; "), chain.complexity)
}

fn literal(literal: Literal) -> String {
    let Candidate { cell, digit } = candidate(literal.code());
    if literal.is_on() { format!("{cell}={digit}") } else { format!("{cell}<>{digit}") }
}

fn lines(houses: &[usize]) -> String {
    let kind = House::from_index(houses[0]).kind();
    let numbers = houses.iter().map(|house| (house % 9 + 1).to_string()).collect::<String>();
    format!("{}{numbers}", &kind.name()[..1])
}

fn digit_set(mask: u16) -> DigitSet {
    digits(mask).map(ergodoku_core::Digit::from_index).collect()
}

fn cell_set(cells: impl Iterator<Item = usize>) -> CellSet {
    cells.map(Cell::from_index).collect()
}
