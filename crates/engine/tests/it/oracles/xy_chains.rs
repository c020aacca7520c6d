//! XY-Chains.

use std::collections::BTreeSet;

use ergodoku_core::{CandidateSet, Cell, CellSet, Digit, State};
use ergodoku_engine::techniques as t;

use crate::oracles::chains::MOST;
use crate::oracles::judge::{bivalue, gone, judge, seeing_all};
use crate::oracles::states;

/// A number of cells, by cell and digit.
type Fewest = Vec<[Option<usize>; 9]>;

/// Ways over three or more bivalue cells, none twice: each shares a digit with the next and sees it. The
/// digit left over at both ends, if it is the same, goes from what sees both; of two ends the shortest way.
fn xy_chains(state: &State) -> BTreeSet<CandidateSet> {
    let mut all = BTreeSet::new();
    let cells = bivalue(state);
    for &start in &cells {
        for digit in state.candidates(start).iter() {
            let fewest = fewest_cells(state, &cells, start, digit);
            for &end in cells.iter().filter(|&&it| it != start) {
                let Some(length) = fewest[end.index()][digit.index()] else { continue };
                let both = [start, end].into_iter().collect::<CellSet>();
                let gone = state.places(digit) & seeing_all(both);
                if length >= 3
                    && !gone.is_empty()
                    && has_way(state, &fewest, (end, digit), length, &mut vec![end])
                {
                    all.insert(CandidateSet::of(digit, gone));
                }
            }
        }
    }
    all
}

/// By cell and the digit that it then holds, the fewest cells on a way to there from a cell without a digit.
fn fewest_cells(state: &State, cells: &[Cell], start: Cell, digit: Digit) -> Fewest {
    let mut fewest = vec![[None; 9]; 81];
    let next_digit = |cell: Cell, without: Digit| {
        state.candidates(cell).without(without).first().expect("two candidates")
    };
    fewest[start.index()][next_digit(start, digit).index()] = Some(1);
    for length in 2..=MOST {
        for &cell in cells {
            for shared in state.candidates(cell).iter() {
                let is_reached = fewest[cell.index()][shared.index()] == Some(length - 1);
                // No way goes through its start.
                if !is_reached || (cell, shared) == (start, digit) {
                    continue;
                }
                let holds_shared = |it: &&Cell| state.candidates(**it).contains(shared);
                for &next in cells.iter().filter(|it| it.sees(cell)).filter(holds_shared) {
                    let known = &mut fewest[next.index()][next_digit(next, shared).index()];
                    *known = known.or(Some(length));
                }
            }
        }
    }
    fewest
}

/// Whether a way of so few cells goes back to its start without a cell twice.
fn has_way(
    state: &State,
    fewest: &Fewest,
    (cell, held): (Cell, Digit),
    length: usize,
    way: &mut Vec<Cell>,
) -> bool {
    if length == 1 {
        return true;
    }
    let shared = state.candidates(cell).without(held).single().expect("two candidates");
    for before in bivalue(state) {
        let leads = before.sees(cell) && fewest[before.index()][shared.index()] == Some(length - 1);
        if leads && !way.contains(&before) {
            way.push(before);
            if has_way(state, fewest, (before, shared), length - 1, way) {
                return true;
            }
            way.pop();
        }
    }
    false
}

#[test]
fn xy_chains_are_all_shortest_ways_over_bivalue_cells() {
    judge(&t::XY_CHAIN, states::all(), 500, gone, xy_chains);
}
