//! [`AlmostFish`]: lines that a digit keeps to one house more than there are lines. Without its places in one of the houses
//! it is a fish, so each other house has the digit in one of the lines: strong links for chains.

use std::ops::ControlFlow;

use ergodoku_core::{CellSet, Constraint, Digit, House, HouseKind, HouseSet, Line as Lines, State};
use ergodoku_kernel::matrix::{Matrix, bits, confined_rows};
use ergodoku_kernel::{GraphBuilder, NodeKind};
use serde::Serialize;

use super::links::{Link, Patterns};

/// Base lines, and one cover house more than there are lines. A fish has as many of both.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
pub struct AlmostFish {
    /// The digit.
    pub digit: Digit,
    /// Two to four rows, or columns.
    pub base: HouseSet,
    /// What holds all places for the digit in the base: lines of the other kind, or all but one of these and a box.
    pub cover: HouseSet,
}

/// How many base lines are searched for.
const SIZES: std::ops::RangeInclusive<usize> = 2..=4;

/// The boxes that a line crosses: the base places in a box lie in so many lines.
const LINES_OF_BOX: usize = 3;

impl AlmostFish {
    /// Links the places that an almost fish has in any two houses of its cover, where something outside sees them, and where
    /// no house is as good a reason.
    pub(super) fn link(builder: &mut GraphBuilder, state: &State) -> Patterns {
        let mut linked = Patterns::new();
        AlmostFish::each(state, &mut |fish, ends| {
            let places = state.places(fish.digit);
            let is_seen = |cells: &&CellSet| !places.is_disjoint(cells.common_peers());
            let ends: Vec<CellSet> = ends.iter().filter(is_seen).copied().collect();
            for (index, &one) in ends.iter().enumerate() {
                for &other in &ends[index + 1..] {
                    let both = one | other;
                    if both.common_houses().iter().any(|it| places & it.cells() == both) {
                        continue;
                    }
                    let nodes = [(fish.digit, one), (fish.digit, other)];
                    let [one, other] = builder.link(NodeKind::Fish, nodes);
                    let pair = [one.min(other), one.max(other)];
                    linked.entry(pair).or_insert(Link::Fish(fish));
                }
            }
        });
        linked
    }

    /// Visits those of a state with the places of the base in each cover house, the smallest first. Places that lie in a
    /// line of the cover are not counted in its box.
    fn each(state: &State, visit: &mut dyn FnMut(AlmostFish, &[CellSet])) {
        for size in SIZES {
            for digit in Digit::ALL {
                for (base, cover) in Lines::ORIENTATIONS {
                    each_of(state.places(digit), size, (base, cover), &mut |base, cover, ends| {
                        visit(AlmostFish { digit, base, cover }, ends);
                    });
                }
            }
        }
    }

    /// The house of the cover that these places of the base are in: the line, or else the box.
    fn cover_of(&self, places: CellSet) -> Option<House> {
        self.cover.iter().find(|house| places.is_subset(house.cells()))
    }

    /// The rules that need the digit: one for each line of the base.
    pub(crate) fn truths(&self) -> impl Iterator<Item = Constraint> {
        let digit = self.digit;
        self.base.iter().map(move |house| Constraint::House(house, digit))
    }

    /// The houses of the cover but for those of two nodes.
    pub(crate) fn rest(&self, nodes: [CellSet; 2]) -> HouseSet {
        let of_nodes: HouseSet = nodes.into_iter().filter_map(|it| self.cover_of(it)).collect();
        self.cover - of_nodes
    }

    /// The houses of the cover but for that of a node.
    pub(crate) fn without(&self, node: CellSet) -> HouseSet {
        self.rest([node, node])
    }
}

/// Visits those of `size` lines of a kind with these places of a digit.
fn each_of(
    places: CellSet,
    size: usize,
    (base, cover): (HouseKind, HouseKind),
    visit: &mut dyn FnMut(HouseSet, HouseSet, &[CellSet]),
) {
    let mut lines = base.houses();
    let table: Matrix =
        std::array::from_fn(|_| lines.next().map_or(0, |it| it.positions_of(places)));
    let _ = confined_rows(&table, size, LINES_OF_BOX, &mut |rows, columns| {
        let base: HouseSet = bits(rows).map(|it| House::of(base, it)).collect();
        let places = base.iter().fold(CellSet::EMPTY, |all, it| all | places & it.cells());
        let lines: HouseSet = bits(columns).map(|it| House::of(cover, it)).collect();
        if lines.len() == size + 1 {
            let ends: Vec<CellSet> = lines.iter().map(|it| places & it.cells()).collect();
            visit(base, lines, &ends);
        }
        for block in HouseKind::Box.houses() {
            with_box(places, size, lines, block, &mut |cover, ends| visit(base, cover, ends));
        }
        ControlFlow::Continue(())
    });
}

/// Visits the covers of these places by `size` of the lines that hold them and a box, where the box is not as good as a line.
fn with_box(
    places: CellSet,
    size: usize,
    lines: HouseSet,
    block: House,
    visit: &mut dyn FnMut(HouseSet, &[CellSet]),
) {
    let crosses = |line: &House| !(places & line.cells() & block.cells()).is_empty();
    let ends_here = |line: &House| (places & line.cells()).is_subset(block.cells());
    let within: Vec<House> = lines.iter().filter(|it| crosses(it) && ends_here(it)).collect();
    // At least two of the lines lie in the box alone and are left to it.
    for chosen in 0..1_u16 << within.len() {
        let left: HouseSet = bits(chosen).map(|it| within[it]).collect();
        let kept = lines - left;
        if left.len() < 2 || kept.len() != size {
            continue;
        }
        let mut ends: Vec<CellSet> = kept.iter().map(|it| places & it.cells()).collect();
        ends.push(left.iter().fold(CellSet::EMPTY, |all, it| all | places & it.cells()));
        visit(kept.with(block), &ends);
    }
}
