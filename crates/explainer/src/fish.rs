//! X-Wing (3.2), Swordfish (3.8) and Jellyfish (5.2).

use ergodoku_core::Each as _;
use ergodoku_core::HouseKind;

use super::combinations::closed_sets;
use super::grid::{Grid, digit_in, digits, first_of, house_cells};
use super::hint::{Hint, Reason};

/// Base columns first, then base rows.
const ORIENTATIONS: [[HouseKind; 2]; 2] =
    [[HouseKind::Column, HouseKind::Row], [HouseKind::Row, HouseKind::Column]];

/// Fish of a size that eliminate something: by their base lines first, then by the digit.
pub(super) fn fish(grid: &Grid, size: usize, rating: f64) -> impl Iterator<Item = Hint> {
    ORIENTATIONS.into_iter().flat_map(move |kinds| {
        let first = kinds.map(first_of);
        let mut found = Vec::new();
        for v in (0..9).filter(|&v| usize::from(grid.placed[v]) + 2 * size <= 9) {
            let masks = std::array::from_fn(|line| grid.places[first[0] + line][v]);
            found.extend(
                closed_sets(&masks, size).into_iter().map(|(base, cover)| (base, v, cover)),
            );
        }
        found.sort_unstable();
        found.into_iter().filter_map(move |(base, v, cover)| {
            let lines = |first: usize, of: u16| digits(of).map(move |line| first + line);
            let [base, cover] = [lines(first[0], base), lines(first[1], cover)];
            fish_of(grid, v, base.collect(), cover.collect(), rating)
        })
    })
}

fn fish_of(
    grid: &Grid,
    v: usize,
    base: Vec<usize>,
    cover: Vec<usize>,
    rating: f64,
) -> Option<Hint> {
    let [in_base, in_cover] =
        [&base, &cover].each(|lines| lines.iter().fold(0, |all, &line| all | house_cells(line)));
    let eliminated = grid.planes[v] & in_cover & !in_base;
    (eliminated != 0)
        .then(|| Hint::eliminate(rating, digit_in(v, eliminated), Reason::Fish { v, base, cover }))
}
