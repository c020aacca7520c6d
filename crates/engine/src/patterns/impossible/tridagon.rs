//! Tridagons: three cells in each of four boxes.

use ergodoku_core::{CellSet, DigitSet, House, State};

use super::fill::can_be_filled;
use super::find::{Impossible, usable};

/// By row of a box, the column of its cell: three cells, one in each row and column.
const ARRANGEMENTS: [[usize; 3]; 6] =
    [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

/// The boxes without those in one band and those in one stack: four that form a rectangle.
const RECTANGLES: [[usize; 4]; 9] = [
    [4, 5, 7, 8],
    [3, 5, 6, 8],
    [3, 4, 6, 7],
    [1, 2, 7, 8],
    [0, 2, 6, 8],
    [0, 1, 6, 7],
    [1, 2, 4, 5],
    [0, 2, 3, 5],
    [0, 1, 3, 4],
];

/// Visits the tridagons of three digits that have at most `most` guardians.
pub(super) fn each(
    state: &State,
    digits: DigitSet,
    most: usize,
    visit: &mut dyn FnMut(Impossible),
) {
    let usable = usable(state, digits);
    let parts: Vec<Vec<(CellSet, usize)>> =
        (0..9).map(|number| arrangements(state, digits, House::box_(number), usable)).collect();
    for rectangle in RECTANGLES {
        choose(&rectangle.map(|number| &*parts[number]), CellSet::EMPTY, most, &mut |cells| {
            if !can_be_filled(cells) {
                visit(Impossible::new(state, digits, cells));
            }
        });
    }
}

/// The usable cells of a box that a tridagon may have there, with the number of their guardians.
fn arrangements(
    state: &State,
    digits: DigitSet,
    house: House,
    usable: CellSet,
) -> Vec<(CellSet, usize)> {
    let cells = |columns: [usize; 3]| -> CellSet {
        columns
            .into_iter()
            .enumerate()
            .map(|(row, column)| house.cell_at(3 * row + column))
            .collect()
    };
    let guardians = |cells: CellSet| -> usize {
        cells.iter().map(|cell| (state.candidates(cell) - digits).len()).sum()
    };
    let all = ARRANGEMENTS.map(cells).into_iter().filter(|it| it.is_subset(usable));
    all.map(|it| (it, guardians(it))).collect()
}

/// Visits the cells of one part of each list, added to `chosen`, that have at most `most` guardians together.
fn choose(
    lists: &[&[(CellSet, usize)]],
    chosen: CellSet,
    most: usize,
    visit: &mut dyn FnMut(CellSet),
) {
    let Some((first, rest)) = lists.split_first() else { return visit(chosen) };
    for &(cells, guardians) in first.iter().filter(|it| it.1 <= most) {
        choose(rest, chosen | cells, most - guardians, visit);
    }
}
