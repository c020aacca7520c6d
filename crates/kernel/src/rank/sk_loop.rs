//! SK loops: the cells of two rows and two columns in the four boxes where these cross, without the crossings.
//!
//! The truths are the cells, sixteen of them at most. The links of each digit are rows, columns and boxes, so many
//! that every one of its places is covered; as there are no more than eight, all choices are tried.

use ergodoku_core::{CellSet, Constraint, Digit, House, State};

use super::RankSet;

/// Calls `found` with the cells of each pattern and their best links.
pub(super) fn each(state: &State, found: &mut dyn FnMut(RankSet)) {
    for rows in pairs() {
        for columns in pairs() {
            let (rows, columns) = (rows.map(House::row), columns.map(House::column));
            let cells = pattern(rows, columns) & state.unsolved();
            // Fewer are smaller patterns, which other searches find.
            if cells.len() >= 8 {
                found(set(state, cells, rows, columns));
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
/// with most other places of the digit.
fn set(state: &State, cells: CellSet, rows: [House; 2], columns: [House; 2]) -> RankSet {
    let mut houses = [rows[0]; 8];
    houses[..2].copy_from_slice(&rows);
    houses[2..4].copy_from_slice(&columns);
    houses[4..].copy_from_slice(&boxes(rows, columns));
    let mut links = Vec::new();
    for digit in Digit::ALL {
        let places = state.places(digit);
        let in_houses = |some: usize| {
            let some = (0..8).filter(move |at| some >> at & 1 == 1).map(|at| houses[at]);
            some.map(move |house| house.cells() & places)
        };
        let covers = (0..256usize).filter(|some| {
            let covered = in_houses(*some).fold(CellSet::EMPTY, |all, it| all | it);
            (places & cells).is_subset(covered)
        });
        let best = covers.min_by_key(|some| {
            let outside: usize = in_houses(*some).map(|it| (it - cells).len()).sum();
            (some.count_ones(), std::cmp::Reverse(outside))
        });
        let best = best.unwrap_or(0);
        let chosen = (0..8).filter(|at| best >> at & 1 == 1).map(|at| houses[at]);
        links.extend(chosen.map(|house| Constraint::House(house, digit)));
    }
    RankSet { truths: cells.iter().map(Constraint::Cell).collect(), links }
}
