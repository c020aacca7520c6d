//! What Sudoku Explainer calls a hint.

use super::chains::{ChainKind, ForcingChain};
use super::hint::{Hint, Reason};
use super::{bug, unique_loop};

/// The name of what was found.
pub(super) fn name(hint: &Hint) -> &'static str {
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
            bug::BugType::Type1 => "BUG Type 1",
            bug::BugType::Type2 => "BUG Type 2",
            bug::BugType::Type3 { .. } => "BUG Type 3",
            bug::BugType::Type4 { .. } => "BUG Type 4",
        },
        Reason::Aligned { cells, .. } if cells.len() == 2 => "Aligned Pair Exclusion",
        Reason::Aligned { .. } => "Aligned Triplet Exclusion",
        Reason::StrongLinks { houses, nodes, is_loop, .. } => links_name(houses, nodes, *is_loop),
        Reason::BentSet { set, .. } => ["WXYZ-Wing", "VWXYZ-Wing", "UVWXYZ-Wing", "TUVWXYZ-Wing"]
            [set.count_ones() as usize - 3],
        Reason::Chain(chain) => chain_name(chain),
    }
}

fn loop_name(found: &unique_loop::UniqueLoop) -> &'static str {
    use unique_loop::LoopType::{Hidden, Naked, Type1, Type2, Type4};
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

fn links_name(houses: &[usize], nodes: &[u128], is_loop: bool) -> &'static str {
    let is_grouped = nodes.iter().any(|cells| cells.count_ones() > 1);
    let kinds: Vec<usize> = houses.iter().map(|house| house / 9).collect();
    match (houses.len(), is_grouped) {
        (2, false) if kinds == [0, 0] || kinds == [1, 1] => "Skyscraper",
        (2, false) if !kinds.contains(&2) => "2-String Kite",
        (2, false) => "2 Strong Links",
        (2, true) => "Grouped 2 Strong Links",
        (3, false) if is_loop => "X-Loop of 3 Strong Links",
        (3, true) if is_loop => "Grouped X-Loop of 3 Strong Links",
        (3, false) => "3 Strong Links",
        (3, true) => "Grouped 3 Strong Links",
        (_, false) if is_loop => "X-Loop of 4 Strong Links",
        (_, true) if is_loop => "Grouped X-Loop of 4 Strong Links",
        (_, false) => "4 Strong Links",
        (_, true) => "Grouped 4 Strong Links",
    }
}

fn chain_name(chain: &ForcingChain) -> &'static str {
    if let [first, .., last] = chain.path[..] {
        return match (chain.kind, first.code() == last.code()) {
            (ChainKind::X, false) => "Bidirectional X-Cycle",
            (ChainKind::Y, false) => "Bidirectional Y-Cycle",
            (_, false) => "Bidirectional Cycle",
            (ChainKind::X, true) => "Forcing X-Chain",
            (_, true) => "Forcing Chain",
        };
    }
    match (chain.mode.multiple, chain.mode.dynamic, chain.mode.level) {
        (false, ..) => "Nishio Forcing Chains",
        (true, false, _) if chain.kind == ChainKind::Cell => "Cell Forcing Chains",
        (true, false, _) => "Region Forcing Chains",
        (true, true, 0) => "Dynamic Forcing Chains",
        (true, true, 1) => "Dynamic Forcing Chains (+)",
        (true, true, 2) => "Dynamic Forcing Chains (+ Forcing Chains)",
        (true, true, 3) => "Dynamic Forcing Chains (+ Multiple Forcing Chains)",
        (true, true, 4 | 6) => "Dynamic Forcing Chains (+ Dynamic Forcing Chains)",
        _ => "Dynamic Forcing Chains (+ Dynamic Forcing Chains (+ Forcing Chains))",
    }
}
