//! [`Network`]: the almost locked sets of a state, and the restricted commons between them.

use std::cell::OnceCell;
use std::ops::Range;

use ergodoku_core::{CandidateSet, CellSet, Digit, DigitSet, State};

use super::{Als, Common};
use crate::patterns::links::{NodeRows, NodeSet, Reach, nodes_in};

/// The almost locked sets of a state, house by house, and what joins them.
pub(crate) struct Network {
    pub(super) sets: Vec<Member>,
    nodes: Nodes,
    overlap: bool,
    joints: Vec<OnceCell<Vec<Joint>>>,
    falls: OnceCell<Falls>,
}

/// An almost locked set.
pub(super) struct Member {
    pub(super) als: Als,
    /// By digit: the places for it that see all places in the set. They go if the set holds it.
    pub(super) sees: CandidateSet,
    /// By digit: the node of its places; none if nothing outside sees them.
    nodes: [u16; 9],
}

/// A set that another one is joined with, and by which restricted commons.
#[derive(Copy, Clone)]
pub(super) struct Joint {
    pub(super) to: usize,
    pub(super) digits: DigitSet,
}

/// The places of digits in sets, digit by digit. Sets of one house that have a digit in the same cells
/// share the node.
struct Nodes {
    all: Vec<Node>,
    /// By digit: its nodes.
    of_digit: [Range<usize>; 9],
    /// For each node those of its digit that see it, so that at most one of the two is true.
    weak: NodeRows,
    /// For each node the others of its sets: true if it is false.
    strong: NodeRows,
    /// For each node the sets.
    sets: NodeRows,
}

/// The places of a digit in a set: true if one of them is.
struct Node {
    cells: CellSet,
    /// The digit's places that see them all: some.
    sees: CellSet,
}

/// What rows of almost locked sets can eliminate: at least all that is in both ends' sight.
pub(super) struct Falls {
    pub(super) candidates: CandidateSet,
    /// The nodes whose falsity makes one true that sees a candidate that falls.
    nodes: NodeSet,
}

const NONE: u16 = u16::MAX;

impl Member {
    fn node(&self, digit: Digit) -> Option<usize> {
        Some(self.nodes[digit.index()]).filter(|&node| node != NONE).map(usize::from)
    }

    fn nodes(&self) -> impl Iterator<Item = (Digit, usize)> {
        self.als.digits.iter().filter_map(|digit| Some((digit, self.node(digit)?)))
    }
}

impl Nodes {
    /// The nodes of sets, which come house by house; each set is told its own.
    fn of(state: &State, sets: &mut [Member]) -> Nodes {
        let mut all: Vec<Node> = Vec::with_capacity(4 * sets.len());
        let of_digit = Digit::ALL.map(|digit| {
            let (first, places) = (all.len(), state.places(digit));
            let (mut house, mut first_of_house) = (None, first);
            for member in sets.iter_mut().filter(|it| it.als.digits.contains(digit)) {
                if house != Some(member.als.house) {
                    (house, first_of_house) = (Some(member.als.house), all.len());
                }
                let cells = member.als.cells & places;
                let mut known = all[first_of_house..].iter();
                let number = match known.position(|node| node.cells == cells) {
                    Some(place) => first_of_house + place,
                    None => {
                        all.push(Node { cells, sees: cells.common_peers() & places });
                        all.len() - 1
                    }
                };
                if !all[number].sees.is_empty() {
                    member.nodes[digit.index()] = number as u16;
                    member.sees |= CandidateSet::of(digit, all[number].sees);
                }
            }
            first..all.len()
        });
        let mut nodes = Nodes {
            weak: NodeRows::new(all.len()),
            strong: NodeRows::new(all.len()),
            sets: NodeRows::for_each_of(all.len(), sets.len()),
            all,
            of_digit,
        };
        nodes.link(sets);
        nodes
    }

    fn link(&mut self, sets: &[Member]) {
        for range in &self.of_digit {
            for one in range.clone() {
                let sees = self.all[one].sees;
                for other in (one + 1..range.end).filter(|&it| self.all[it].cells.is_subset(sees)) {
                    self.weak.insert(one, other);
                    self.weak.insert(other, one);
                }
            }
        }
        for (number, member) in sets.iter().enumerate() {
            for (digit, node) in member.nodes() {
                self.sets.insert(node, number);
                for (_, other) in member.nodes().filter(|&(it, _)| it != digit) {
                    self.strong.insert(node, other);
                }
            }
        }
    }

    /// The candidates that exclude themselves: a row of sets leads from one node that sees them, if it
    /// is false, to another one.
    fn falls(&self) -> Falls {
        let reach = Reach::of(&self.strong, &self.weak);
        let mut falls = CandidateSet::EMPTY;
        let mut nodes = NodeSet::new(self.all.len());
        for (digit, range) in Digit::ALL.into_iter().zip(&self.of_digit) {
            let mut cells = CellSet::EMPTY;
            for one in range.clone() {
                let sees = self.all[one].sees;
                let ends = reach.on_without(one);
                let behind = nodes_in_range(ends, one..range.end);
                let gone = behind.fold(CellSet::EMPTY, |all, it| all | self.all[it].sees) & sees;
                cells |= gone;
            }
            for one in range.clone().filter(|&it| !self.all[it].sees.is_disjoint(cells)) {
                nodes.add(reach.on_without(one));
            }
            falls |= CandidateSet::of(digit, cells);
        }
        Falls { candidates: falls, nodes }
    }
}

/// The nodes of a row of bits that lie in a range, ascending.
fn nodes_in_range(row: &[u64], range: Range<usize>) -> impl Iterator<Item = usize> {
    let first = range.start / 64;
    let words = &row[first..range.end.div_ceil(64).max(first)];
    nodes_in(words).map(move |it| it + first * 64).filter(move |it| range.contains(it))
}

impl Network {
    /// The network of all sets; those that share cells are joined only if `overlap` says so.
    pub(crate) fn of(state: &State, sets: &[Als], overlap: bool) -> Network {
        let member = |&als| Member { als, sees: CandidateSet::EMPTY, nodes: [NONE; 9] };
        let mut sets: Vec<Member> = sets.iter().map(member).collect();
        let nodes = Nodes::of(state, &mut sets);
        let joints = sets.iter().map(|_| OnceCell::new()).collect();
        Network { sets, nodes, overlap, joints, falls: OnceCell::new() }
    }

    /// What a set is joined with, in ascending order.
    pub(super) fn joints(&self, set: usize) -> &[Joint] {
        self.joints[set].get_or_init(|| {
            let mut digits = vec![DigitSet::EMPTY; self.sets.len()];
            for (digit, node) in self.sets[set].nodes() {
                for other in nodes_in(self.nodes.weak.row(node)) {
                    nodes_in(self.nodes.sets.row(other)).for_each(|to| digits[to].insert(digit));
                }
            }
            let cells = self.sets[set].als.cells;
            let apart = |to: usize| self.overlap || self.sets[to].als.cells.is_disjoint(cells);
            let joined = digits.into_iter().enumerate().map(|(to, digits)| Joint { to, digits });
            joined.filter(|it| !it.digits.is_empty() && apart(it.to)).collect()
        })
    }

    /// What rows of sets can eliminate.
    pub(super) fn falls(&self) -> &Falls {
        self.falls.get_or_init(|| self.nodes.falls())
    }

    /// The sets that a row can begin or end with.
    pub(super) fn ends(&self) -> impl Iterator<Item = usize> {
        (0..self.sets.len()).filter(|&set| self.is_end(set))
    }

    /// Whether the set sees a candidate that a row can eliminate.
    pub(super) fn is_end(&self, set: usize) -> bool {
        !self.sets[set].sees.is_disjoint(&self.falls().candidates)
    }

    /// Whether a row can go on to its end from where the set lacks the digit.
    pub(super) fn goes_on(&self, set: usize, digit: Digit) -> bool {
        self.sets[set].node(digit).is_some_and(|node| self.falls().nodes.contains(node))
    }

    /// The digits that go somewhere if one of the two sets must hold them, where a row can say so.
    #[inline]
    pub(super) fn shared(&self, one: usize, other: usize) -> DigitSet {
        let falls = &self.falls().candidates;
        let (one, other) = (&self.sets[one], &self.sets[other]);
        let both = one.als.digits & other.als.digits;
        let both_see = |digit: Digit| one.sees.cells_of(digit) & other.sees.cells_of(digit);
        let goes = |digit: &Digit| !both_see(*digit).is_disjoint(falls.cells_of(*digit));
        both.iter().filter(goes).collect()
    }

    /// How many candidates go if one of the two sets must hold each of the digits.
    #[inline]
    pub(super) fn count_gone(&self, one: usize, other: usize, digits: DigitSet) -> usize {
        let (one, other) = (&self.sets[one].sees, &self.sets[other].sees);
        digits.iter().map(|digit| (one.cells_of(digit) & other.cells_of(digit)).len()).sum()
    }

    /// What goes if one of the two sets must hold each of the digits.
    pub(super) fn gone(&self, one: usize, other: usize, digits: DigitSet) -> CandidateSet {
        let both_see = self.sets[one].sees & self.sets[other].sees;
        both_see & CandidateSet::product(CellSet::ALL, digits)
    }

    /// The places of a digit in a set that another one sees; none if nothing does.
    pub(super) fn places(&self, set: usize, digit: Digit) -> CellSet {
        self.sets[set].node(digit).map_or(CellSet::EMPTY, |node| self.nodes.all[node].cells)
    }

    /// A digit that joins two sets.
    pub(super) fn common(&self, one: usize, other: usize, digit: Digit) -> Common {
        Common::of(digit, self.places(one, digit) | self.places(other, digit))
    }
}
