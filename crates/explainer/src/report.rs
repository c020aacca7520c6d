//! What Sudoku Explainer calls a hint.

use super::chains::{ChainKind, ForcingChain};
use super::hint::{BugType, Hint, Reason, UniqueLoop};

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
            BugType::Type1 => "BUG Type 1",
            BugType::Type2 => "BUG Type 2",
            BugType::Type3 { .. } => "BUG Type 3",
            BugType::Type4 { .. } => "BUG Type 4",
        },
        Reason::Aligned { cells, .. } if cells.len() == 2 => "Aligned Pair Exclusion",
        Reason::Aligned { .. } => "Aligned Triplet Exclusion",
        Reason::StrongLinks { houses, nodes, is_loop, .. } => links_name(houses, nodes, *is_loop),
        Reason::BentSet { set, .. } => ["WXYZ-Wing", "VWXYZ-Wing", "UVWXYZ-Wing", "TUVWXYZ-Wing"]
            [set.count_ones() as usize - 3],
        Reason::Chain(chain) => chain_name(chain),
    }
}

fn loop_name(found: &UniqueLoop) -> &'static str {
    let names = match found.cells.len() {
        4 => [
            "Unique Rectangle Type 1",
            "Unique Rectangle Type 2",
            "Unique Rectangle Type 3",
            "Unique Rectangle Type 4",
        ],
        _ => {
            ["Unique Loop Type 1", "Unique Loop Type 2", "Unique Loop Type 3", "Unique Loop Type 4"]
        }
    };
    names[usize::from(found.kind.number()) - 1]
}

fn links_name(houses: &[usize], nodes: &[u128], is_loop: bool) -> &'static str {
    let is_grouped = nodes.iter().any(|cells| cells.count_ones() > 1);
    let kinds: Vec<usize> = houses.iter().map(|house| house / 9).collect();
    match (houses.len(), is_grouped, is_loop) {
        (2, false, _) if kinds == [0, 0] || kinds == [1, 1] => "Skyscraper",
        (2, false, _) if !kinds.contains(&2) => "2-String Kite",
        (2, false, _) => "2 Strong Links",
        (2, true, _) => "Grouped 2 Strong Links",
        (3, false, true) => "X-Loop of 3 Strong Links",
        (3, true, true) => "Grouped X-Loop of 3 Strong Links",
        (3, false, false) => "3 Strong Links",
        (3, true, false) => "Grouped 3 Strong Links",
        (_, false, true) => "X-Loop of 4 Strong Links",
        (_, true, true) => "Grouped X-Loop of 4 Strong Links",
        (_, false, false) => "4 Strong Links",
        (_, true, false) => "Grouped 4 Strong Links",
    }
}

fn chain_name(chain: &ForcingChain) -> &'static str {
    if !chain.path.is_empty() {
        return match (chain.kind, chain.is_cycle()) {
            (ChainKind::X, true) => "Bidirectional X-Cycle",
            (ChainKind::Y, true) => "Bidirectional Y-Cycle",
            (_, true) => "Bidirectional Cycle",
            (ChainKind::X, false) => "Forcing X-Chain",
            (_, false) => "Forcing Chain",
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
