//! Solved grids, every one of the 6,670,903,752,021,072,936,960 as likely as any other.
//!
//! # How
//!
//! What a column holds in a band is a *triple* of digits; the three columns of a stack *part* the nine
//! digits into triples, in one of 280 ways. Three boxes side by side with given parts can be filled in
//! `fillings` ways, from 0 to 1728, so that each row holds every digit once. So grids are drawn by
//! their parts, each choice of parts as often as it has fillings in the three bands, and then one
//! filling of each band.
//!
//! Within a stack the parts of the three bands go together: a digit that stands in one column in the
//! first band stands in one of the two others in the second band, and in the last in the third. Of the
//! first column's digits `k` go to the second column, so that `k` of the second's go to the third and
//! `k` of the third's to the first: for `k` from 0 to 3 that is 1 + 27 + 27 + 1 = 56 ways, a
//! [`Split`].
//!
//! 1. The first stack can be named: its columns hold 012, 345, 678 in the first band. All splits with
//!    `k` of 0 or 3 are then alike, and all with 1 or 2: one of each stands for all.
//! 2. The second stack's parts and split are drawn with a weight: the number of fillings of its part
//!    beside the first stack's in the first band, and in each other band the most that any third stack
//!    can give it.
//! 3. The first band's filling, the third stack's parts and its split are drawn evenly, and accepted
//!    with the probability that makes up for the "most" in 2; or all is drawn anew.
//! 4. The other two bands' fillings are drawn evenly; then the names of the digits, the order of the
//!    rows in each band and that of the columns in each stack.

use std::sync::LazyLock;

use ergodoku_search::Solution;
use fastrand::Rng;

use crate::chance::Chance;

/// Three digits, as bits 0 to 8.
type Triple = u16;
/// Nine digits in three triples: the rows, or the columns, of a box.
type Triples = [Triple; 3];
/// The rows of three boxes side by side.
type Filling = [Triples; 3];

/// The number of ways to part nine digits into triples.
const PARTS: usize = 280;
/// The number of splits.
const SPLITS: usize = 56;
/// What stands for all splits of the first stack, and how many it stands for.
const FIRST_SPLITS: [(Split, u64); 2] = [(Split([0b000; 3]), 2), (Split([0b001; 3]), 54)];

/// A solved grid, drawn uniformly from all there are.
///
/// ```
/// let mut random = fastrand::Rng::with_seed(1);
/// let grid = ergodoku_generate::random_grid(&mut random);
/// assert_eq!(ergodoku_search::count(&grid.to_string().parse::<ergodoku_search::PuzzleLine>()?, 2), 1);
/// # Ok::<(), ergodoku_search::Malformed>(())
/// ```
pub fn random_grid(random: &mut Rng) -> Solution {
    let (tables, seconds) = (&*TABLES, &*SECONDS);
    loop {
        let drawn = seconds.draw(random);
        let (first_split, second) = (drawn / PLANS, Plan::of_number(drawn % PLANS));
        let second_below = tables.below(first_split, second);
        let last_rows = &tables.last_rows[second.parts];
        let first_filling = random.below(last_rows.len());
        let across = &tables.across[usize::from(last_rows[first_filling])];
        let third = Plan { parts: usize::from(*pick(across, random)), split: random.below(SPLITS) };
        let third_below = tables.below(first_split, third);
        let beside = |band: usize| (second_below[band], third_below[band]);
        let ways = [0, 1].map(|band| {
            let (second, third) = beside(band);
            u32::from(tables.counts[second][third])
        });
        let most = second_below.map(|parts| u32::from(tables.most[parts]));
        if random.u32(0..most[0] * most[1]) < ways[0] * ways[1] {
            let first_band = tables.fillings[second.parts][first_filling];
            let stacks = [second, third].map(|plan| tables.stack(plan));
            return tables.grid(first_split, stacks, first_band, [0, 1].map(beside), random);
        }
    }
}

fn pick<'a, T>(of: &'a [T], random: &mut Rng) -> &'a T {
    &of[random.below(of.len())]
}

/// The digits of three columns in each band.
struct Stack([Triples; 3]);

impl Stack {
    /// From the first band's.
    fn new(first: Triples, split: Split) -> Stack {
        let [second, third] = split.of(first);
        Stack([first, second, third])
    }
}

/// A stack but for the order of its columns: its parts in the first band, and its split, by number.
#[derive(Copy, Clone)]
struct Plan {
    parts: usize,
    split: usize,
}

/// The number of plans.
const PLANS: usize = PARTS * SPLITS;

impl Plan {
    fn of_number(number: usize) -> Plan {
        Plan { parts: number / SPLITS, split: number % SPLITS }
    }
}

/// How each column's digits in the first band go to the other columns in the second: those of the bits
/// set to the next column, those of the others to the one behind it; and the other way in the third.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
struct Split([u8; 3]);

impl Split {
    const ALL: [Split; SPLITS] = {
        const ONE: [u8; 3] = [0b001, 0b010, 0b100];
        let mut all = [Split([0b000; 3]); SPLITS];
        all[1] = Split([0b111; 3]);
        let mut choice = 0;
        while choice < 27 {
            let one = [ONE[choice % 3], ONE[choice / 3 % 3], ONE[choice / 9]];
            all[2 + choice] = Split(one);
            all[29 + choice] = Split([one[0] ^ 0b111, one[1] ^ 0b111, one[2] ^ 0b111]);
            choice += 1;
        }
        all
    };

    /// What the three columns get in the second band and in the third.
    fn of(self, triples: Triples) -> [Triples; 2] {
        let mut bands = [[0; 3]; 2];
        for (column, (triple, bits)) in triples.into_iter().zip(self.0).enumerate() {
            let digits = digits_of(triple);
            let ahead = (0..3).fold(0, |all, it| all | u16::from(bits >> it & 1) << digits[it]);
            let behind = triple & !ahead;
            let [next, last] = [(column + 1) % 3, (column + 2) % 3];
            bands[0][next] |= ahead;
            bands[0][last] |= behind;
            bands[1][next] |= behind;
            bands[1][last] |= ahead;
        }
        bands
    }
}

fn digits_of(triple: Triple) -> [usize; 3] {
    let low = triple.trailing_zeros();
    let high = 15 - triple.leading_zeros();
    let middle = (triple & !(1 << low | 1 << high)).trailing_zeros();
    [low, middle, high].map(|digit| digit as usize)
}

/// The digits 012, 345, 678.
const STANDARD: Triples = [0b111, 0b111_000, 0b111_000_000];

/// New names for the digits.
type Names = [usize; 9];

/// Names that make these triples the standard ones.
fn names_of(triples: Triples) -> Names {
    let mut names = [0; 9];
    for (name, digit) in triples.into_iter().flat_map(digits_of).enumerate() {
        names[digit] = name;
    }
    names
}

fn rename(triples: Triples, names: &Names) -> Triples {
    triples
        .map(|triple| digits_of(triple).into_iter().fold(0, |all, digit| all | 1 << names[digit]))
}

/// Whether each of a box's rows takes one digit of each of its columns.
fn is_across(rows: Triples, columns: Triples) -> bool {
    let meets_once = |row: Triple, column: Triple| (row & column).count_ones() == 1;
    columns.into_iter().all(|column| rows[..2].iter().all(|&row| meets_once(row, column)))
}

/// What is computed once. All of it together stays in the processor's cache.
struct Tables {
    /// Each way to part nine digits into triples.
    parts: Vec<Triples>,
    /// The parts by number that can be a box's columns if these, by number, are its rows.
    across: Vec<Vec<u16>>,
    /// The same as a table: whether these rows go with those columns.
    fits: Vec<[bool; PARTS]>,
    /// The parts by number that the second and the third band have, by the number of the plan.
    splits: Vec<[u16; 2]>,
    /// All fillings of boxes whose first has the standard columns and whose second has these, by
    /// number, but for the order of the rows: the first row holds 0 in the first box, the second 1,
    /// the third 2. The third box's columns are free.
    fillings: Vec<Vec<Filling>>,
    /// What the rows of each filling are in the third box, by number.
    last_rows: Vec<Vec<u16>>,
    /// The number of all fillings if the first box has the standard columns, by the parts of the
    /// second and the third.
    counts: Vec<[u16; PARTS]>,
    /// The most of them that any third box gives, by the parts of the second.
    most: Vec<u16>,
    /// What the first stack can be: one for each of [`FIRST_SPLITS`].
    first_stacks: [FirstStack; 2],
}

/// The first stack, and the names that make its columns the standard ones.
struct FirstStack {
    stack: Stack,
    /// In each band the digits' names.
    names: [Names; 3],
    /// For the second and third band: parts by number under those names.
    renamed: [Vec<u16>; 2],
}

static TABLES: LazyLock<Tables> = LazyLock::new(Tables::new);

/// The first stack's split and the second stack's plan, with the weights that step 2 gives them.
static SECONDS: LazyLock<Weighted> = LazyLock::new(|| {
    let tables = &*TABLES;
    let weights = FIRST_SPLITS.into_iter().enumerate().flat_map(|(first_split, (_, alike))| {
        (0..PLANS).map(move |number| {
            let plan = Plan::of_number(number);
            let below = tables.below(first_split, plan);
            let most = below.map(|parts| u64::from(tables.most[parts]));
            alike * tables.fillings[plan.parts].len() as u64 * most[0] * most[1]
        })
    });
    Weighted::new(&weights.collect::<Vec<u64>>())
});

impl Tables {
    fn new() -> Tables {
        let parts = all_parts();
        let mut numbers = vec![0; 512 * 512];
        for (number, &triples) in (0..).zip(&parts) {
            for [one, other] in [[0, 1], [0, 2], [1, 0], [1, 2], [2, 0], [2, 1]] {
                numbers[key(triples[one], triples[other])] = number;
            }
        }
        let number_of = |triples: Triples| numbers[key(triples[0], triples[1])];
        let fits = parts
            .iter()
            .map(|&rows| std::array::from_fn(|columns| is_across(rows, parts[columns])));
        let fits: Vec<[bool; PARTS]> = fits.collect();
        let across = fits.iter().map(|fits| {
            let fitting = (0..).zip(fits).filter(|(_, fits)| **fits);
            fitting.map(|(number, _)| number).collect()
        });
        let across: Vec<Vec<u16>> = across.collect();
        let splits = parts.iter().flat_map(|&first| Split::ALL.map(|split| split.of(first)));
        let splits: Vec<[u16; 2]> = splits.map(|below| below.map(number_of)).collect();
        let fillings: Vec<Vec<Filling>> =
            parts.iter().map(|&columns| fillings_beside(columns)).collect();
        let last_rows = fillings
            .iter()
            .map(|fillings| fillings.iter().map(|&[_, _, third]| number_of(third)).collect());
        let last_rows: Vec<Vec<u16>> = last_rows.collect();
        let counts = last_rows.iter().map(|last_rows| {
            let mut counts = [0; PARTS];
            for &columns in last_rows.iter().flat_map(|&rows| &across[usize::from(rows)]) {
                counts[usize::from(columns)] += 6;
            }
            counts
        });
        let counts: Vec<[u16; PARTS]> = counts.collect();
        let most = counts.iter().map(|row| row.iter().copied().max().unwrap_or(0)).collect();
        let first_stacks = FIRST_SPLITS.map(|(split, _)| {
            let stack = Stack::new(STANDARD, split);
            let names = stack.0.map(names_of);
            let renamed = [1, 2].map(|band| {
                let names = &names[band];
                parts.iter().map(|&triples| number_of(rename(triples, names))).collect()
            });
            FirstStack { stack, names, renamed }
        });
        Tables { parts, across, fits, splits, fillings, last_rows, counts, most, first_stacks }
    }

    /// The numbers of a stack's parts in the second and the third band, in the names that make the first
    /// stack's standard.
    fn below(&self, first_split: usize, plan: Plan) -> [usize; 2] {
        let parts = self.splits[plan.parts * SPLITS + plan.split];
        let renamed = &self.first_stacks[first_split].renamed;
        [0, 1].map(|band| usize::from(renamed[band][usize::from(parts[band])]))
    }

    fn stack(&self, plan: Plan) -> Stack {
        Stack::new(self.parts[plan.parts], Split::ALL[plan.split])
    }

    /// A grid with these stacks. Of the bands below the first the parts of the second and the third stack
    /// are given by number too, as [`Tables::below`].
    fn grid(
        &self,
        first_split: usize,
        [second, third]: [Stack; 2],
        first_band: Filling,
        below: [(usize, usize); 2],
        random: &mut Rng,
    ) -> Solution {
        let FirstStack { stack: first, names, .. } = &self.first_stacks[first_split];
        let mut numbers = [0; 81];
        let digits = shuffled([1, 2, 3, 4, 5, 6, 7, 8, 9], random);
        let columns = [0, 3, 6].map(|start| shuffled([start, start + 1, start + 2], random));
        for band in 0..3 {
            let filling = match band {
                0 => first_band,
                _ => self.filling(below[band - 1], random),
            };
            let rows = shuffled([27 * band, 27 * band + 9, 27 * band + 18], random);
            for ((stack, filled), columns) in
                [first, &second, &third].into_iter().zip(filling).zip(columns)
            {
                for (triple, column) in stack.0[band].into_iter().zip(columns) {
                    for digit in digits_of(triple) {
                        let is_in = |row: usize| usize::from(filled[row] >> names[band][digit] & 1);
                        // Without a branch: in which row a digit is cannot be foreseen.
                        let row = is_in(1) + 2 * is_in(2);
                        numbers[rows[row] + column] = digits[digit];
                    }
                }
            }
        }
        Solution::from_numbers(numbers)
    }

    /// Any filling of a band whose boxes have the standard columns, these, and those.
    fn filling(&self, (second, third): (usize, usize), random: &mut Rng) -> Filling {
        let last_rows = &self.last_rows[second];
        loop {
            let drawn = random.below(last_rows.len());
            if self.fits[usize::from(last_rows[drawn])][third] {
                return self.fillings[second][drawn];
            }
        }
    }
}

fn shuffled<T, const N: usize>(mut items: [T; N], random: &mut Rng) -> [T; N] {
    random.reorder(&mut items);
    items
}

fn key(one: Triple, other: Triple) -> usize {
    usize::from(one) * 512 + usize::from(other)
}

/// All ways to part nine digits into three triples.
fn all_parts() -> Vec<Triples> {
    let triples: Vec<Triple> = (0..512).filter(|triple: &u16| triple.count_ones() == 3).collect();
    let mut parts = Vec::with_capacity(PARTS);
    for &one in triples.iter().filter(|&it| it & 1 != 0) {
        let rest = 0o777 & !one;
        let lowest = rest & rest.wrapping_neg();
        for &two in triples.iter().filter(|&it| it & one == 0 && it & lowest != 0) {
            parts.push([one, two, rest & !two]);
        }
    }
    parts
}

/// See [`Tables::fillings`].
fn fillings_beside(columns: Triples) -> Vec<Filling> {
    let is_first = |rows: &Triples| (0..3).all(|row| rows[row] >> row & 1 != 0);
    let second = rows_across(columns);
    let mut fillings = Vec::new();
    for one in rows_across(STANDARD).into_iter().filter(is_first) {
        for &two in &second {
            let meets = |row: usize| one[row] & two[row] != 0;
            if !(0..3).any(meets) {
                fillings.push([one, two, [0, 1, 2].map(|row| 0o777 & !(one[row] | two[row]))]);
            }
        }
    }
    fillings
}

/// The rows of a box with given columns, in all 216 ways.
fn rows_across(columns: Triples) -> Vec<Triples> {
    const ORDERS: [[usize; 3]; 6] =
        [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    let columns = columns.map(digits_of);
    let mut all = Vec::with_capacity(216);
    for a in ORDERS {
        for b in ORDERS {
            for c in ORDERS {
                let row = |row: usize| {
                    1 << columns[0][a[row]] | 1 << columns[1][b[row]] | 1 << columns[2][c[row]]
                };
                all.push([row(0), row(1), row(2)]);
            }
        }
    }
    all
}

/// Numbers to draw, each with its weight, in constant time (Walker's alias method, in whole numbers so
/// that it is exact).
struct Weighted {
    /// For each number how much of its share is its own, and who has the rest.
    shares: Vec<(u64, u32)>,
    share: u64,
}

impl Weighted {
    fn new(weights: &[u64]) -> Weighted {
        let count = weights.len() as u64;
        let share: u64 = weights.iter().sum();
        // Each number's weight times their count: the mean is `share`.
        let mut left: Vec<u64> = weights.iter().map(|weight| weight * count).collect();
        let all = 0..weights.len();
        let (mut small, mut large): (Vec<usize>, Vec<usize>) =
            all.partition(|&it| left[it] < share);
        let mut shares: Vec<(u64, u32)> = (0..count).map(|it| (share, it as u32)).collect();
        while let (Some(poor), Some(&rich)) = (small.pop(), large.last()) {
            shares[poor] = (left[poor], rich as u32);
            left[rich] -= share - left[poor];
            if left[rich] < share {
                large.pop();
                small.push(rich);
            }
        }
        Weighted { shares, share }
    }

    fn draw(&self, random: &mut Rng) -> usize {
        let drawn = random.below(self.shares.len());
        let (own, other) = self.shares[drawn];
        if random.u64(0..self.share) < own { drawn } else { other as usize }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_and_splits_count_all_grids() {
        // Every stack beside every other, with the fillings of the three bands: that this sums up to
        // the number of grids is shown by drawing the third stack, see the module's documentation.
        let tables = &*TABLES;
        let mut random = Rng::with_seed(7);
        let tries = 400_000;
        let mut sum = 0.0;
        for _ in 0..tries {
            let [second, third] = [(); 2].map(|()| (random.below(PARTS), random.below(SPLITS)));
            let first_split = usize::from(random.u64(0..56) >= 2);
            let band = |band: usize, (parts, split): (usize, usize)| match band {
                0 => parts,
                _ => tables.below(first_split, Plan { parts, split })[band - 1],
            };
            let ways = |it| f64::from(tables.counts[band(it, second)][band(it, third)]);
            sum += ways(0) * ways(1) * ways(2);
        }
        // 1680 ways to name the first stack's columns, 6 orders of the columns of the two others.
        let outcomes = 1680.0 * 56.0 * (280.0 * 6.0 * 56.0f64).powi(2);
        let ratio = sum / f64::from(tries) * outcomes / 6_670_903_752_021_072_936_960.0;
        assert!((ratio - 1.0).abs() < 0.03, "{ratio}");
    }

    #[test]
    fn splits_differ_and_each_keeps_the_columns_apart() {
        let mut seen: Vec<[Triples; 2]> =
            Split::ALL.iter().map(|split| split.of(STANDARD)).collect();
        for [second, third] in &seen {
            for column in 0..3 {
                let all = STANDARD[column] | second[column] | third[column];
                assert_eq!(all, 0o777);
            }
        }
        seen.sort();
        seen.dedup();
        assert_eq!(seen.len(), SPLITS);
    }

    #[test]
    fn weights_are_kept() {
        let weights = [1, 0, 7, 2, 40];
        let drawn = Weighted::new(&weights);
        let mut random = Rng::with_seed(3);
        let mut counts = [0; 5];
        for _ in 0..50_000 {
            counts[drawn.draw(&mut random)] += 1;
        }
        for (weight, count) in weights.into_iter().zip(counts) {
            let expected = weight as f64 * 1000.0;
            assert!((f64::from(count) - expected).abs() <= 4.0 * expected.sqrt(), "{counts:?}");
        }
    }
}
