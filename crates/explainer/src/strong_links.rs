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

use ergodoku_core::CellSet;
use ergodoku_kernel::strong_links::{StrongLink, strong_links};

use super::grid::{Grid, digit_in};
use super::hint::{Hint, Reason};
use super::length::tenths;

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
        let links = strong_links(CellSet::from_bits(grid.planes[v]));
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
                let is_new = |&it: &usize| self.links[it].cells().is_disjoint(to.cells());
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
        let live = CellSet::from_bits(self.grid.planes[self.v]);
        let mut eliminated = live & first.peers & last.peers;
        if is_loop {
            for pair in links.windows(2) {
                eliminated |= live & pair[0].ends[1].peers & pair[1].ends[0].peers;
            }
        }
        if eliminated.is_empty() {
            return;
        }
        let kinds = links.iter().map(|link| (link.house.index() / 9 + 1) % 3).collect();
        let indices = links.iter().map(|link| link.house.index() % 9).collect();
        let added = added(&links);
        let key = (added, Reverse(eliminated.bits().count_ones()), kinds, self.v, indices);
        if self.best.as_ref().is_some_and(|(known, _)| *known <= key) {
            return;
        }
        let base = [4.0, 5.4, 5.8][self.count - 2];
        let houses = links.iter().map(|link| link.house.index()).collect();
        let nodes = links.iter().flat_map(|link| link.ends).map(|end| end.cells.bits()).collect();
        let reason = Reason::StrongLinks { v: self.v, houses, nodes, is_loop };
        let hint =
            Hint::eliminate(tenths(base, added), digit_in(self.v, eliminated.bits()), reason);
        self.best = Some((key, hint));
    }
}

/// The tenths that the kinds of links add.
fn added(links: &[StrongLink]) -> usize {
    if links.iter().any(StrongLink::is_grouped) {
        return 3;
    }
    let has = |kind: usize| links.iter().any(|link| link.house.index() / 9 == kind);
    usize::from(has(2)) + usize::from(has(0) && has(1))
}
