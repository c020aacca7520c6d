//! [`find_sets`]: sets of low rank that eliminate something.

use std::collections::HashSet;

use ergodoku_core::{CandidateSet, State, Stop};

use super::product::{Axis, Covers, Cube, Places, each};
use super::{RankSet, sk_loop};

/// How far [`find_sets`] searches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FindLimits {
    /// The highest rank: 0 or 1.
    pub rank: i32,
    /// The largest number of outer places, and of inner ones: rows and columns of cells, or lines and digits.
    pub places: u32,
}

impl Default for FindLimits {
    /// Rank 0 and 1, up to five places each way. A larger set mostly has a smaller one with the same eliminations among
    /// the other places.
    fn default() -> FindLimits {
        FindLimits { rank: 1, places: 5 }
    }
}

/// Sets of rank 0 or 1 that eliminate something: the cells of some rows and columns, some digits in some rows or
/// columns, less single truths that are better left out, and the cells of SK loops. Sorted by rank, then by the number
/// of truths. Of sets with the same eliminations only the first remains, as do none whose eliminations another one
/// before it has. A truth with one candidate left, a single still to come, is in no set but an SK loop.
///
/// When `stop` is due, the sets found until then.
///
/// ```
/// use ergodoku_core::{Puzzle, State, Stop};
/// use ergodoku_kernel::rank::{FindLimits, find_sets};
///
/// // Digits 1 and 2 have places in columns 3 and 6 alone, in rows 2 and 7.
/// let mut puzzle = Puzzle::EMPTY;
/// puzzle.remove("r27c1245789<>12".parse()?);
/// let state = State::new(&puzzle).unwrap();
/// let sets = find_sets(&state, &FindLimits::default(), &Stop::never());
/// assert_eq!(sets[0].rank(), 0);
/// assert_eq!(sets[0].falls_by_excess(&state).len(), 28);
/// # Ok::<(), ergodoku_core::NotationError>(())
/// ```
pub fn find_sets(state: &State, limits: &FindLimits, stop: &Stop) -> Vec<RankSet> {
    let mut finds = Finds { state, most_rank: limits.rank, sets: Vec::new() };
    finds.add_sk_loops();
    for cube in Cube::all(state) {
        finds.add_products(&cube, limits, stop);
    }
    finds.sorted()
}

/// What the truths of a grid are.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Grid {
    /// Cells in some rows and columns: multi-sector locked sets.
    Cells,
    /// Digits in rows: multi-fish.
    Rows,
    /// Digits in columns: multi-fish.
    Columns,
}

/// Those of one grid alone.
pub fn grid_sets(state: &State, grid: Grid, limits: &FindLimits, stop: &Stop) -> Vec<RankSet> {
    let axes = match grid {
        Grid::Cells => [Axis::Digit, Axis::Row, Axis::Column],
        Grid::Rows => [Axis::Column, Axis::Row, Axis::Digit],
        Grid::Columns => [Axis::Row, Axis::Column, Axis::Digit],
    };
    let mut finds = Finds { state, most_rank: limits.rank, sets: Vec::new() };
    finds.add_products(&Cube::new(state, axes), limits, stop);
    finds.sorted()
}

/// SK loops alone: those of rank 0 that eliminate something.
pub fn sk_loops(state: &State) -> Vec<RankSet> {
    let mut finds = Finds { state, most_rank: 0, sets: Vec::new() };
    finds.add_sk_loops();
    finds.sorted()
}

/// The sets of two places or more, as bits.
fn some(most: u32) -> impl Iterator<Item = u16> {
    (0..512u16).filter(move |it| (2..=most).contains(&it.count_ones()))
}

/// What was found.
struct Finds<'a> {
    state: &'a State,
    most_rank: i32,
    sets: Vec<(RankSet, CandidateSet)>,
}

/// From this many links above the truths on, leaving out truths does not make a good set.
const MOST_ABOVE: u32 = 2;

impl Finds<'_> {
    /// Adds the cells of SK loops.
    fn add_sk_loops(&mut self) {
        let most_rank = self.most_rank.max(0) as usize;
        sk_loop::each(self.state, most_rank, &mut |set| self.add(set));
    }

    /// Adds what all choices of outer and inner places give.
    fn add_products(&mut self, cube: &Cube, limits: &FindLimits, stop: &Stop) {
        let none = (0, Covers::none());
        self.add_from(cube, limits, stop, &mut HashSet::new(), none, 9);
    }

    /// Adds what comes of more outer places, all before one of them. They come in the order of their bits, as numbers.
    fn add_from(
        &mut self,
        cube: &Cube,
        limits: &FindLimits,
        stop: &Stop,
        known: &mut HashSet<(Places, bool)>,
        (chosen, covers): (u16, Covers),
        before: usize,
    ) {
        for at in 0..before {
            let (outer, covers) = (chosen | 1 << at, covers.with(cube, at));
            if stop.is_due() {
                return;
            }
            if chosen != 0 {
                for inner in some(limits.places) {
                    self.add_product(cube, known, (outer, inner), covers.links(inner));
                }
            }
            if outer.count_ones() < limits.places {
                self.add_from(cube, limits, stop, known, (outer, covers), at);
            }
        }
    }

    /// Adds all truths in some places, which so many links cover, and the sets that come of leaving some out.
    fn add_product(
        &mut self,
        cube: &Cube,
        known: &mut HashSet<(Places, bool)>,
        (outer, inner): (u16, u16),
        links: u32,
    ) {
        if links > outer.count_ones() * inner.count_ones() + MOST_ABOVE {
            return;
        }
        let places = cube.truths_in(outer, inner);
        let truths = size(&places);
        if truths < 4 || links > truths + MOST_ABOVE || !cube.needs_all(outer, inner) {
            return;
        }
        let (best, links) = improved(cube, places);
        // By many ways one comes to the same places; those with a truth left out are not tried without another.
        if !known.insert((best, true)) {
            return;
        }
        self.add_places(cube, &best, &links);
        // With rank 1 a candidate has to be in two links more than truths: such are where a truth was left out.
        if rank(&best, &links) <= 1 && self.most_rank >= 1 {
            for truth in each(&best) {
                let (fewer, links) = cube.without(&best, &links, truth);
                if rank(&fewer, &links) <= self.most_rank && known.insert((fewer, false)) {
                    self.add_places(cube, &fewer, &links);
                }
            }
        }
    }

    fn add_places(&mut self, cube: &Cube, places: &Places, links: &[u32; 9]) {
        if size(places) >= 3 && rank(places, links) <= self.most_rank {
            self.add(cube.set(places));
        }
    }

    /// Adds a set, if it has such a rank and eliminates something.
    fn add(&mut self, set: RankSet) {
        if set.rank() > self.most_rank {
            return;
        }
        let falls = set.falls_by_excess(self.state);
        let key = (set.rank(), set.truths.len());
        let better = |known: &RankSet| (known.rank(), known.truths.len()) <= key;
        if falls.is_empty()
            || self.sets.iter().any(|(known, all)| better(known) && falls.is_subset(all))
        {
            return;
        }
        self.sets.push((set, falls));
    }

    /// Without those whose eliminations one before them has.
    fn sorted(mut self) -> Vec<RankSet> {
        self.sets.sort_by_key(|(set, falls)| {
            (set.rank(), set.truths.len(), std::cmp::Reverse(falls.len()))
        });
        let mut kept: Vec<(RankSet, CandidateSet)> = Vec::new();
        for (set, falls) in self.sets {
            if !kept.iter().any(|(_, all)| falls.is_subset(all)) {
                kept.push((set, falls));
            }
        }
        kept.into_iter().map(|(set, _)| set).collect()
    }
}

/// Without the truths that cost two links or more; and the links that are left.
fn improved(cube: &Cube, mut places: Places) -> (Places, [u32; 9]) {
    let mut links = cube.links_of(&places);
    loop {
        let without = each(&places).map(|truth| cube.without(&places, &links, truth));
        match without.min_by_key(|(_, fewer)| fewer.iter().sum::<u32>()) {
            Some((fewer, less)) if less.iter().sum::<u32>() + 2 <= links.iter().sum() => {
                (places, links) = (fewer, less);
            }
            _ => return (places, links),
        }
    }
}

fn rank(places: &Places, links: &[u32; 9]) -> i32 {
    links.iter().sum::<u32>() as i32 - size(places) as i32
}

fn size(places: &Places) -> u32 {
    places.iter().map(|it| it.count_ones()).sum()
}
