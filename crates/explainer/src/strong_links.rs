//! SukakuExplainer's fish of strong links (4.0 to 6.1): two, three or four strong links of a digit in a
//! row, joined by weak ones. One of the two ends is true.
//!
//! A strong link joins the only two places of a digit in a house, or two *groups* that hold all its
//! places: two parts of a line in two boxes, or two parts of lines in a box. Links in boxes and links
//! in both directions of lines each add 0.1, groups 0.3. If the ends are joined as well, the links are a
//! loop, and every weak link eliminates. Of the hints with the lowest rating the one that eliminates most is
//! emitted; among equals the first by the kinds of its houses (boxes before rows before columns), its digit,
//! its houses.

use std::cmp::Reverse;

use ergodoku_core::{CellSet, HouseSet};

use super::grid::{Grid, common_peers, digit_in, house_cells};
use super::hint::{Hint, Reason};
use super::length::tenths;

/// Places of a digit that count as one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Group {
    cells: u128,
    /// The cells that see all of them.
    peers: u128,
    /// The houses that hold them all.
    houses: HouseSet,
}

impl Group {
    fn new(cells: u128) -> Group {
        let houses = CellSet::from_bits(cells).common_houses();
        Group { cells, peers: common_peers(cells), houses }
    }

    /// Whether at most one of two groups holds the digit.
    fn is_weakly_linked(&self, other: &Group) -> bool {
        !self.houses.is_disjoint(other.houses) && self.cells & other.cells == 0
    }
}

/// Two groups, one of which holds the digit.
#[derive(Clone, Copy, Debug)]
struct StrongLink {
    house: usize,
    ends: [Group; 2],
}

impl StrongLink {
    fn reversed(self) -> StrongLink {
        StrongLink { ends: [self.ends[1], self.ends[0]], ..self }
    }

    fn cells(&self) -> u128 {
        self.ends[0].cells | self.ends[1].cells
    }
}

/// The strong links of a digit, each in both directions.
fn strong_links(grid: &Grid, v: usize) -> Vec<StrongLink> {
    let mut links = Vec::new();
    for house in 0..27 {
        let places = grid.planes[v] & house_cells(house);
        for one in splits(house, places) {
            let link = StrongLink { house, ends: [one, places & !one].map(Group::new) };
            links.extend([link, link.reversed()]);
        }
    }
    links
}

/// The ways to split the places of a digit in a house into two cells, or else two groups: for each the part
/// with the first place.
fn splits(house: usize, places: u128) -> Vec<u128> {
    let first = places & places.wrapping_neg();
    if matches!(places.count_ones(), 0..=2) {
        return if places == first { Vec::new() } else { vec![first] };
    }
    let crossing = if house < 18 { 18..27 } else { 0..18 };
    let parts = crossing.map(|other| house_cells(other) & house_cells(house));
    let parts: Vec<u128> = parts.filter(|part| part & places != 0).collect();
    let is_group = |cells: u128| parts.iter().any(|part| cells & !part == 0);
    if is_group(places) || !parts.iter().any(|part| is_group(places & !part)) {
        return Vec::new();
    }
    let mut splits = Vec::new();
    let mut others = places & !first;
    while others != 0 {
        if is_group(others) && is_group(places & !others) {
            splits.push(places & !others);
        }
        others = (others - 1) & places & !first;
    }
    splits
}

/// A search for the best hint.
struct FishSearch<'a> {
    grid: &'a Grid,
    v: usize,
    count: usize,
    links: &'a [StrongLink],
    path: Vec<usize>,
    best: Option<(Key, Hint)>,
}

/// What is emitted first: the tenths above the base, the number of candidates eliminated, the kinds of
/// the houses, the digit, the houses.
type Key = (usize, Reverse<u32>, Vec<usize>, usize, Vec<usize>);

/// The best fish of `count` strong links.
pub(super) fn fish_of_links(grid: &Grid, count: usize) -> Option<Hint> {
    let mut best = None;
    for v in 0..9 {
        let links = strong_links(grid, v);
        let mut search = FishSearch { grid, v, count, links: &links, path: Vec::new(), best };
        for link in 0..links.len() {
            search.extend(link);
        }
        best = search.best;
    }
    best.map(|(_, hint)| hint)
}

impl FishSearch<'_> {
    fn extend(&mut self, link: usize) {
        self.path.push(link);
        if self.path.len() == self.count {
            self.close();
        } else {
            let from = self.links[link];
            for next in 0..self.links.len() {
                let to = self.links[next];
                let is_new = |&it: &usize| self.links[it].cells() & to.cells() == 0;
                if to.house != from.house
                    && from.ends[1].is_weakly_linked(&to.ends[0])
                    && self.path.iter().all(is_new)
                {
                    self.extend(next);
                }
            }
        }
        self.path.pop();
    }

    fn close(&mut self) {
        let links: Vec<StrongLink> = self.path.iter().map(|&it| self.links[it]).collect();
        let [first, last] = [links[0].ends[0], links[links.len() - 1].ends[1]];
        let is_loop = first.is_weakly_linked(&last);
        let live = self.grid.planes[self.v];
        let mut eliminated = live & first.peers & last.peers;
        if is_loop {
            for pair in links.windows(2) {
                eliminated |= live & pair[0].ends[1].peers & pair[1].ends[0].peers;
            }
        }
        if eliminated == 0 {
            return;
        }
        let kinds = links.iter().map(|link| (link.house / 9 + 1) % 3).collect();
        let indices = links.iter().map(|link| link.house % 9).collect();
        let added = added(&links);
        let key = (added, Reverse(eliminated.count_ones()), kinds, self.v, indices);
        if self.best.as_ref().is_some_and(|(known, _)| *known <= key) {
            return;
        }
        let base = [4.0, 5.4, 5.8][self.count - 2];
        let houses = links.iter().map(|link| link.house).collect();
        let nodes = links.iter().flat_map(|link| link.ends).map(|end| end.cells).collect();
        let reason = Reason::StrongLinks { v: self.v, houses, nodes, is_loop };
        let hint = Hint::eliminate(tenths(base, added), digit_in(self.v, eliminated), reason);
        self.best = Some((key, hint));
    }
}

/// The tenths that the kinds of links add.
fn added(links: &[StrongLink]) -> usize {
    if links.iter().flat_map(|link| link.ends).any(|end| end.cells & (end.cells - 1) != 0) {
        return 3;
    }
    let has = |kind: usize| links.iter().any(|link| link.house / 9 == kind);
    usize::from(has(2)) + usize::from(has(0) && has(1))
}
