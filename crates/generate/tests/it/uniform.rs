//! Random grids are valid, and no chute, house, digit or cell is favoured.

use std::collections::BTreeMap;

use ergodoku_core::{Cell, House};
use ergodoku_generate::random_grid;
use ergodoku_search::Solution;

const GRIDS: usize = 60_000;

fn grids(seed: u64) -> impl Iterator<Item = Solution> {
    let mut random = fastrand::Rng::with_seed(seed);
    std::iter::repeat_with(move || random_grid(&mut random)).take(GRIDS)
}

/// The chi-square of counts and expected counts, in standard deviations above its mean.
fn excess(counts: impl Iterator<Item = (f64, f64)>) -> f64 {
    let (mut sum, mut cells) = (0.0, 0.0);
    for (count, expected) in counts {
        sum += (count - expected) * (count - expected) / expected;
        cells += 1.0;
    }
    let freedom: f64 = cells - 1.0;
    (sum - freedom) / (2.0 * freedom).sqrt()
}

#[test]
fn grids_are_valid() {
    for grid in grids(1).take(5_000) {
        for house in House::all() {
            let digits: u32 =
                house.cells().iter().fold(0, |all, cell| all | 1 << grid.digit(cell).index());
            assert_eq!(digits, 0o777, "{grid}");
        }
    }
}

#[test]
fn every_digit_is_as_likely_in_every_cell() {
    let mut counts = vec![0.0; 729];
    for grid in grids(2) {
        for cell in Cell::all() {
            counts[cell.index() * 9 + grid.digit(cell).index()] += 1.0;
        }
    }
    let excess = excess(counts.into_iter().map(|count| (count, GRIDS as f64 / 9.0)));
    assert!(excess < 4.0, "{excess}");
}

/// An invariant of a chute: how many of the triples in the lines of its three boxes are equal, and how the
/// others intersect.
fn kind(grid: &Solution, lines: [[[Cell; 3]; 3]; 3]) -> [usize; 4] {
    let triples = lines.map(|square| {
        square.map(|line| line.iter().fold(0u32, |all, &cell| all | 1 << grid.digit(cell).index()))
    });
    let mut common = [0; 4];
    for (one, other) in [(0, 1), (0, 2), (1, 2)] {
        for a in triples[one] {
            for b in triples[other] {
                common[(a & b).count_ones() as usize] += 1;
            }
        }
    }
    common
}

/// The cells of a band by box and row, or of a stack by box and column.
fn chute(number: usize, is_stack: bool) -> [[[Cell; 3]; 3]; 3] {
    [0, 1, 2].map(|square| {
        [0, 1, 2].map(|line| {
            [0, 1, 2].map(|place| {
                let (along, across) = (3 * square + place, 3 * number + line);
                if is_stack { Cell::at(along, across) } else { Cell::at(across, along) }
            })
        })
    })
}

/// The same chute seen across its lines.
fn crossed(lines: [[[Cell; 3]; 3]; 3]) -> [[[Cell; 3]; 3]; 3] {
    lines.map(|square| [0, 1, 2].map(|place| square.map(|line| line[place])))
}

#[test]
fn all_six_chutes_are_alike() {
    let chutes: Vec<_> = (0..6).map(|it| chute(it % 3, it >= 3)).collect();
    let mut counts: BTreeMap<_, [f64; 6]> = BTreeMap::new();
    for grid in grids(3) {
        for (index, &lines) in chutes.iter().enumerate() {
            let kind = (kind(&grid, lines), kind(&grid, crossed(lines)));
            counts.entry(kind).or_default()[index] += 1.0;
        }
    }
    // Rare kinds are merged, so that each class is large enough for the test.
    let (common, rare): (Vec<[f64; 6]>, Vec<[f64; 6]>) =
        counts.into_values().partition(|counts| counts.iter().sum::<f64>() >= 60.0);
    let rest = rare.into_iter().fold([0.0; 6], |all, it| std::array::from_fn(|i| all[i] + it[i]));
    let classes: Vec<[f64; 6]> = common.into_iter().chain([rest]).collect();
    assert!(classes.len() > 20, "{}", classes.len());
    let cells = classes.iter().flat_map(|counts| {
        let mean = counts.iter().sum::<f64>() / 6.0;
        counts.map(|count| (count, mean))
    });
    let excess = excess(cells.filter(|(_, mean)| *mean > 0.0));
    assert!(excess < 4.0, "{excess}");
}

#[test]
fn every_two_digits_meet_as_often_in_the_lines_of_every_box() {
    // By box, by the direction of the line, by pair of digits.
    let mut counts = vec![0.0; 9 * 2 * 81];
    for grid in grids(4) {
        for one in Cell::all() {
            for other in one.box_().cells().iter().filter(|other| *other > one) {
                let [a, b] = [one, other].map(|cell| grid.digit(cell).index());
                let pair = a.min(b) * 9 + a.max(b);
                let lines = [one.row() == other.row(), one.column() == other.column()];
                for (line, _) in lines.into_iter().enumerate().filter(|(_, is_line)| *is_line) {
                    counts[(one.box_().number() * 2 + line) * 81 + pair] += 1.0;
                }
            }
        }
    }
    // Nine of the 36 pairs of digits stand in each of the two directions.
    let pairs = counts.into_iter().enumerate().filter(|(at, _)| at % 81 / 9 < at % 9);
    let excess = excess(pairs.map(|(_, count)| (count, GRIDS as f64 / 4.0)));
    assert!(excess < 4.0, "{excess}");
}
