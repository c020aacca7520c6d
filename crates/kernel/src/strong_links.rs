//! Strong links of one digit between cells or groups: the places of a house in two parts, one of which has the digit.

use ergodoku_core::{CellSet, Each as _, House, HouseKind, HouseSet};

/// Places of a digit that count as one: a cell, or cells of a line in a box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Group {
    /// The cells.
    pub cells: CellSet,
    /// The cells that see all of them.
    pub peers: CellSet,
    /// The houses that hold them all.
    pub houses: HouseSet,
}

impl Group {
    /// The group of these cells.
    pub fn new(cells: CellSet) -> Group {
        Group { cells, peers: cells.common_peers(), houses: cells.common_houses() }
    }

    /// Whether at most one of two groups holds the digit.
    pub fn is_weakly_linked(&self, other: &Group) -> bool {
        !self.houses.is_disjoint(other.houses) && self.cells.is_disjoint(other.cells)
    }
}

/// Two groups that hold all places of a digit in a house: one of them has the digit.
#[derive(Clone, Copy, Debug)]
pub struct StrongLink {
    /// The house.
    pub house: House,
    /// The groups.
    pub ends: [Group; 2],
}

impl StrongLink {
    /// The same from its other end.
    pub fn reversed(self) -> StrongLink {
        StrongLink { ends: [self.ends[1], self.ends[0]], ..self }
    }

    /// All places.
    pub fn cells(&self) -> CellSet {
        self.ends[0].cells | self.ends[1].cells
    }

    /// Whether one of its ends has several cells.
    pub fn is_grouped(&self) -> bool {
        self.ends.iter().any(|end| end.cells.len() > 1)
    }
}

/// The strong links of a digit with these places, house by house, each in both directions. A house of two places has
/// one; a house with more has those between two groups: parts of a line in two boxes, or parts of two lines in a box.
///
/// ```
/// use ergodoku_kernel::strong_links::strong_links;
///
/// let places = "r1c1, r1c4, r1c5".parse()?;
/// let links = strong_links(places);
/// // In the row between r1c1 and r1c45, in the box between r1c4 and r1c5.
/// assert_eq!(links.len(), 4);
/// assert!(links[0].is_grouped());
/// # Ok::<(), ergodoku_core::NotationError>(())
/// ```
pub fn strong_links(places: CellSet) -> Vec<StrongLink> {
    let mut links = Vec::new();
    for house in House::all() {
        let places = places & house.cells();
        for one in splits(house, places) {
            let link = StrongLink { house, ends: [one, places - one].each(Group::new) };
            links.extend([link, link.reversed()]);
        }
    }
    links
}

/// The ways to split the places of a digit in a house into two cells, or else two groups: for each the part
/// with the first place.
fn splits(house: House, places: CellSet) -> Vec<CellSet> {
    let Some(first) = places.first() else { return Vec::new() };
    match places.len() {
        1 => return Vec::new(),
        2 => return vec![CellSet::only(first)],
        _ => {}
    }
    let crossing = if house.kind() == HouseKind::Box { 0..18 } else { 18..27 };
    let parts = crossing.map(|other| House::from_index(other).cells() & house.cells());
    let parts: Vec<CellSet> = parts.filter(|part| !part.is_disjoint(places)).collect();
    let is_group = |cells: CellSet| parts.iter().any(|part| cells.is_subset(*part));
    if is_group(places) || !parts.iter().any(|part| is_group(places - *part)) {
        return Vec::new();
    }
    let rest = places.without(first).bits();
    let (mut splits, mut others) = (Vec::new(), rest);
    while others != 0 {
        let other = CellSet::from_bits(others);
        if is_group(other) && is_group(places - other) {
            splits.push(places - other);
        }
        others = (others - 1) & rest;
    }
    splits
}
