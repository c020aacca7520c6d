//! SK loops: the cells of two rows and two columns in the four boxes where these cross, without the crossings.
//!
//! The truths are the cells, sixteen of them at most. The links of each digit are rows, columns and boxes, so many
//! that every one of its places is covered; as there are no more than eight, all choices are tried.

use ergodoku_core::{CellSet, Constraint, Digit, House, State};

use super::RankSet;

/// Calls `found` with the cells of each pattern of at most a rank, and their best links.
pub(super) fn each(state: &State, most_rank: usize, found: &mut dyn FnMut(RankSet)) {
    for rows in pairs() {
        for columns in pairs() {
            let (rows, columns) = (rows.map(House::row), columns.map(House::column));
            let cells = pattern(rows, columns) & state.unsolved();
            // Fewer are smaller patterns, which other searches find.
            if cells.len() >= 8 {
                set(state, cells, rows, columns, most_rank).into_iter().for_each(&mut *found);
            }
        }
    }
}

/// Two lines of different chutes.
fn pairs() -> impl Iterator<Item = [usize; 2]> {
    (0..9).flat_map(|one| (one / 3 * 3 + 3..9).map(move |other| [one, other]))
}

fn pattern(rows: [House; 2], columns: [House; 2]) -> CellSet {
    let boxes = boxes(rows, columns).into_iter().fold(CellSet::EMPTY, |all, it| all | it.cells());
    let [across, down] = [rows, columns].map(|[one, other]| one.cells() | other.cells());
    ((across | down) - (across & down)) & boxes
}

/// The boxes of the crossings.
fn boxes(rows: [House; 2], columns: [House; 2]) -> [House; 4] {
    std::array::from_fn(|at| {
        House::box_(rows[at / 2].number() / 3 * 3 + columns[at % 2].number() / 3)
    })
}

/// The cells as truths, and for each digit the fewest houses that cover its places there; of several choices the one
/// with most other places of the digit. Nothing if the rank is above the highest.
fn set(
    state: &State,
    cells: CellSet,
    rows: [House; 2],
    columns: [House; 2],
    most_rank: usize,
) -> Option<RankSet> {
    let mut houses = [rows[0]; 8];
    houses[..2].copy_from_slice(&rows);
    houses[2..4].copy_from_slice(&columns);
    houses[4..].copy_from_slice(&boxes(rows, columns));
    let mut covered = [CellSet::EMPTY; 256];
    for some in 1..256usize {
        let first = houses[some.trailing_zeros() as usize];
        covered[some] = covered[some & (some - 1)] | first.cells();
    }
    let mut links = Vec::new();
    for digit in Digit::ALL {
        let places = state.places(digit);
        let covers = (0..256).filter(|&some: &usize| (places & cells).is_subset(covered[some]));
        let least = covers.clone().map(usize::count_ones).min();
        let chosen =
            |some: usize| (0..8).filter(move |at| some >> at & 1 == 1).map(move |at| houses[at]);
        let outside = |some: usize| -> usize {
            chosen(some).map(|it| ((it.cells() & places) - cells).len()).sum()
        };
        let fewest = covers.filter(|some| Some(some.count_ones()) == least);
        let best = fewest.min_by_key(|&some| std::cmp::Reverse(outside(some))).unwrap_or(0);
        links.extend(chosen(best).map(|house| Constraint::House(house, digit)));
        if links.len() > cells.len() + most_rank {
            return None;
        }
    }
    Some(RankSet { truths: cells.iter().map(Constraint::Cell).collect(), links })
}
