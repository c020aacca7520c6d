//! Aligned pairs and triplets: every combination of the cells' candidates, one by one.

use super::Step;
use super::peers_in_order;
use crate::grid::{Grid, Planes, bits, digits, is_empty, peers};

/// The first pair (`size` 2) or triplet (3) that excludes something.
pub(super) fn aligned(grid: &Grid, size: usize) -> Option<Step> {
    let count = |cell: usize| grid.cells[cell].count_ones() as usize;
    let excludes = |cell: usize| (2..=size).contains(&count(cell));
    let is_base = |cell: usize| {
        count(cell) >= 2
            && bits(peers(cell)).any(excludes)
            && bits(peers(cell)).all(|peer| count(peer) != 1)
    };
    let base: Vec<usize> = (0..81).filter(|&cell| is_base(cell)).collect();
    for (index, &b) in base.iter().enumerate() {
        for &a in &base[..index] {
            let near = |cells: &[usize]| -> Vec<usize> {
                let sees_all = |peer: &usize| cells.iter().all(|&it| peers(it) >> peer & 1 == 1);
                (0..81).filter(|&peer| excludes(peer)).filter(sees_all).collect()
            };
            if near(&[a, b]).len() < 2 {
                continue;
            }
            let mut tuples = vec![vec![a, b]];
            if size == 3 {
                let third = peers_in_order(a).chain(peers_in_order(b));
                let third = third.filter(|it| excludes(*it) && base.contains(it));
                let third = third.filter(|&it| it != a && it != b);
                tuples = third.map(|it| vec![a, b, it]).collect();
            }
            for cells in tuples {
                let excluders = near(&cells);
                if excluders.len() < 2 {
                    continue;
                }
                let eliminated = never_allowed(grid, &cells, &excluders);
                if !is_empty(&eliminated) {
                    let rating = if size == 2 { 6.2 } else { 7.5 };
                    return Some(Step { rating, eliminated, placed: None });
                }
            }
        }
    }
    None
}

fn never_allowed(grid: &Grid, cells: &[usize], excluders: &[usize]) -> Planes {
    let mut combinations = vec![Vec::new()];
    for &cell in cells {
        let longer = combinations.iter().flat_map(|chosen: &Vec<usize>| {
            digits(grid.cells[cell]).map(move |v| [&chosen[..], &[v]].concat())
        });
        combinations = longer.collect();
    }
    let clash = |chosen: &[usize]| {
        (0..chosen.len())
            .any(|i| (0..i).any(|j| chosen[i] == chosen[j] && peers(cells[i]) >> cells[j] & 1 == 1))
    };
    let mut allowed = vec![0u16; cells.len()];
    for chosen in combinations {
        let used = chosen.iter().fold(0, |all, v| all | 1 << v);
        if !clash(&chosen) && excluders.iter().all(|&it| grid.cells[it] & !used != 0) {
            chosen.iter().enumerate().for_each(|(i, v)| allowed[i] |= 1 << v);
        }
    }
    let mut eliminated = [0; 9];
    for (i, &cell) in cells.iter().enumerate() {
        digits(grid.cells[cell] & !allowed[i]).for_each(|v| eliminated[v] |= 1 << cell);
    }
    eliminated
}
