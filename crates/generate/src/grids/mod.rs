//! Solved grids, drawn uniformly from all 6,670,903,752,021,072,936,960.
//!
//! # Algorithm
//!
//! The cells of a column in one band hold a *triple* of digits. The three columns of a box are a *partition* of
//! the nine digits into triples, one of 280. Three boxes side by side with given partitions can be completed
//! in some number of *fillings*, from 0 to 1728, such that each row holds every digit once. So a grid is drawn
//! in two stages: the partitions, weighted by their fillings in the three bands, and then a filling of each
//! band.
//!
//! Within a stack, the partitions of the three bands depend on each other: a digit of one column in the first
//! band is in one of the other two columns in the second band, and in the last one in the third. If `k` of the
//! first column's digits move to the second column, `k` of the second column's move to the third, and `k` of
//! the third's to the first. For `k` from 0 to 3 there are 1 + 27 + 27 + 1 = 56 ways, each a [`Split`].
//!
//! 1. The first stack can be relabelled so that its columns hold 012, 345, 678 in the first band. All splits
//!    with `k` = 0 or 3 are then equivalent, and so are all with 1 or 2: one of each represents them.
//! 2. The second stack's partition and split are drawn with a weight: the number of fillings beside the first
//!    stack in the first band, times, for each other band, the maximum over all third stacks.
//! 3. The first band's filling, and the third stack's partition and split, are drawn uniformly. They are
//!    accepted with the probability that corrects for the maxima in step 2; otherwise everything is drawn anew.
//! 4. The fillings of the other two bands are drawn uniformly, then the labels of the digits, the order of the
//!    rows in each band and the order of the columns in each stack.

mod parts;
mod weighted;

use std::sync::LazyLock;

use ergodoku_search::Solution;
use fastrand::Rng;

use crate::chance::Chance;
use parts::{PartSet, all_parts, fillings_beside};
use weighted::Weighted;

/// Three digits, as bits 0 to 8.
type Triple = u16;
/// Nine digits in three triples: the rows, or the columns, of a box.
type Triples = [Triple; 3];
/// The rows of three boxes side by side.
type Filling = [Triples; 3];

/// The number of partitions of nine digits into triples.
const PARTS: usize = 280;
/// The number of splits.
const SPLITS: usize = 56;
/// Representatives of the splits of the first stack, and how many splits each represents.
const FIRST_SPLITS: [(Split, u64); 2] = [(Split([0b000; 3]), 2), (Split([0b001; 3]), 54)];

/// Draws a solved grid uniformly.
///
/// ```
/// let mut random = fastrand::Rng::with_seed(1);
/// let grid = ergodoku_generate::random_grid(&mut random);
/// assert_eq!(ergodoku_search::count(&grid.to_string().parse::<ergodoku_search::PuzzleLine>()?, 2), 1);
/// # Ok::<(), ergodoku_search::ParseLineError>(())
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
    /// The stack with these columns in the first band.
    fn new(first: Triples, split: Split) -> Stack {
        let [second, third] = split.of(first);
        Stack([first, second, third])
    }
}

/// A stack up to the order of its columns: the numbers of its partition in the first band and of its split.
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

/// How the digits of each column in the first band move in the second band: those with their bit set to the
/// next column, the others to the one after that. In the third band it is the other way round.
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

    /// The digits of the three columns in the second and the third band.
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

/// A relabelling of the digits.
type Names = [usize; 9];

/// The relabelling that turns these triples into the standard ones.
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

/// Whether each row of a box has one digit of each column.
fn is_across(rows: Triples, columns: Triples) -> bool {
    let meets_once = |row: Triple, column: Triple| (row & column).count_ones() == 1;
    columns.into_iter().all(|column| rows[..2].iter().all(|&row| meets_once(row, column)))
}

/// Precomputed tables. Together they fit into the processor's cache.
struct Tables {
    /// All partitions of nine digits into triples.
    parts: Vec<Triples>,
    /// The partitions that can be a box's columns, for each partition as its rows.
    across: Vec<Vec<u16>>,
    /// The same as sets, which fit into the fastest cache. The relation is symmetric.
    fits: Vec<PartSet>,
    /// The partitions of the second and the third band, for each plan.
    splits: Vec<[u16; 2]>,
    /// All fillings in which the first box has the standard columns, for each partition as the columns of the
    /// second box, up to the order of the rows: in the first box, row `n` holds digit `n`. The third box's
    /// columns are free.
    fillings: Vec<Vec<Filling>>,
    /// The partition of the third box into rows, for each filling.
    last_rows: Vec<Vec<u16>>,
    /// The number of fillings if the first box has the standard columns, by the partitions of the second and
    /// the third box.
    counts: Vec<[u16; PARTS]>,
    /// The maximum of these over all third boxes, by the partition of the second box.
    most: Vec<u16>,
    /// The possible first stacks, one for each of [`FIRST_SPLITS`].
    first_stacks: [FirstStack; 2],
}

/// The first stack, and the relabelling that makes its columns standard.
struct FirstStack {
    stack: Stack,
    /// The relabelling for each band.
    names: [Names; 3],
    /// The relabelled number of each partition, for the second and the third band.
    renamed: [Vec<u16>; 2],
}

static TABLES: LazyLock<Tables> = LazyLock::new(Tables::new);

/// The first stack's split and the second stack's plan, with the weights of step 2.
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
        let across = parts.iter().map(|&rows| {
            let all = (0..).zip(&parts).filter(|(_, columns)| is_across(rows, **columns));
            all.map(|(number, _)| number).collect()
        });
        let across: Vec<Vec<u16>> = across.collect();
        let fits = across.iter().map(|it| PartSet::of(it)).collect();
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

    /// The partitions of a stack in the second and the third band, relabelled like the first stack.
    fn below(&self, first_split: usize, plan: Plan) -> [usize; 2] {
        let parts = self.splits[plan.parts * SPLITS + plan.split];
        let renamed = &self.first_stacks[first_split].renamed;
        [0, 1].map(|band| usize::from(renamed[band][usize::from(parts[band])]))
    }

    fn stack(&self, plan: Plan) -> Stack {
        Stack::new(self.parts[plan.parts], Split::ALL[plan.split])
    }

    /// A random grid with these stacks. `below` has, for each lower band, the partitions of the second and the
    /// third stack as in [`Tables::below`].
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
                        // Branch-free, as the row of a digit is unpredictable.
                        let row = is_in(1) + 2 * is_in(2);
                        numbers[rows[row] + column] = digits[digit];
                    }
                }
            }
        }
        Solution::from_numbers(numbers)
    }

    /// A random filling of a band whose boxes have the standard columns, `second` and `third`.
    fn filling(&self, (second, third): (usize, usize), random: &mut Rng) -> Filling {
        let last_rows = &self.last_rows[second];
        loop {
            let drawn = random.below(last_rows.len());
            if self.fits[third].contains(last_rows[drawn]) {
                return self.fillings[second][drawn];
            }
        }
    }
}

fn shuffled<T, const N: usize>(mut items: [T; N], random: &mut Rng) -> [T; N] {
    random.shuffle_items(&mut items);
    items
}

fn key(one: Triple, other: Triple) -> usize {
    usize::from(one) * 512 + usize::from(other)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_and_splits_count_all_grids() {
        // The fillings of the three bands, summed over all stacks, give the number of grids. The sum is
        // estimated from random stacks.
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
        // 1680 labellings of the first stack's columns, and 6 orders of the columns of each other stack.
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
}
