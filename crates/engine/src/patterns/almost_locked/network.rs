//! [`Network`]: the almost locked sets of a state, and the restricted commons between them.

use std::cell::OnceCell;
use std::ops::Range;

use ergodoku_core::{CandidateSet, CellSet, Digit, DigitSet, State};

use super::{Als, Common};
use crate::patterns::links::NodeSet;

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
}

/// The places of a digit in a set: true if one of them is.
struct Node {
    cells: CellSet,
    /// The digit's places that see them all: some.
    sees: CellSet,
    /// The sets.
    sets: Vec<u16>,
    /// The nodes of the digit that see it: at most one of the two is true.
    weak: Vec<u16>,
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
            let having = |(_, member): &(usize, &mut Member)| member.als.digits.contains(digit);
            for (set, member) in sets.iter_mut().enumerate().filter(having) {
                if house != Some(member.als.house) {
                    (house, first_of_house) = (Some(member.als.house), all.len());
                }
                let cells = member.als.cells & places;
                let mut known = all[first_of_house..].iter();
                let number = match known.position(|node| node.cells == cells) {
                    Some(place) => first_of_house + place,
                    None => {
                        let sees = cells.common_peers() & places;
                        if sees.is_empty() {
                            continue;
                        }
                        all.push(Node { cells, sees, sets: Vec::new(), weak: Vec::new() });
                        all.len() - 1
                    }
                };
                all[number].sets.push(set as u16);
                member.nodes[digit.index()] = number as u16;
                member.sees |= CandidateSet::of(digit, all[number].sees);
            }
            first..all.len()
        });
        for range in &of_digit {
            for one in range.clone() {
                let (head, tail) = all.split_at_mut(one + 1);
                let (node, others) = (&mut head[one], &mut tail[..range.end - one - 1]);
                let sees = node.sees;
                for (other, it) in (one + 1..).zip(others) {
                    if it.cells.is_subset(sees) {
                        node.weak.push(other as u16);
                        it.weak.push(one as u16);
                    }
                }
            }
        }
        Nodes { all, of_digit }
    }

    /// Follows what is false: each set that has the node holds all its other digits, and what sees these is
    /// false in turn. Visits the nodes that are true then.
    fn follow(&self, sets: &[Member], state: &mut Followed, true_one: &mut impl FnMut(usize)) {
        while let Some(lacking) = state.open.pop() {
            for &set in &self.all[lacking].sets {
                for (_, node) in sets[usize::from(set)].nodes().filter(|&(_, it)| it != lacking) {
                    if state.on.add(node) {
                        true_one(node);
                        for &other in &self.all[node].weak {
                            state.assume_false(usize::from(other));
                        }
                    }
                }
            }
        }
    }

    /// The candidates that exclude themselves: a row of sets leads from one node that sees them, if it
    /// is false, to another one.
    fn falls(&self, sets: &[Member]) -> Falls {
        let mut falls = CandidateSet::EMPTY;
        let mut followed = Followed::new(self.all.len());
        for (digit, range) in Digit::ALL.into_iter().zip(&self.of_digit) {
            let mut cells = CellSet::EMPTY;
            for one in range.clone() {
                let mut seen = CellSet::EMPTY;
                followed.clear();
                followed.assume_false(one);
                self.follow(sets, &mut followed, &mut |node| {
                    if range.contains(&node) {
                        seen |= self.all[node].sees;
                    }
                });
                cells |= self.all[one].sees & seen;
            }
            falls |= CandidateSet::of(digit, cells);
        }
        // Read backwards.
        let mut nodes = NodeSet::new(self.all.len());
        followed.clear();
        for (digit, range) in Digit::ALL.into_iter().zip(&self.of_digit) {
            let sees = |&node: &usize| !self.all[node].sees.is_disjoint(falls.cells_of(digit));
            range.clone().filter(sees).for_each(|node| followed.assume_false(node));
        }
        self.follow(sets, &mut followed, &mut |node| nodes.insert(node));
        Falls { candidates: falls, nodes }
    }
}

/// The nodes found true and false, and those found false from which nothing has been followed yet.
struct Followed {
    on: Marks,
    off: Marks,
    open: Vec<usize>,
}

impl Followed {
    fn new(count: usize) -> Followed {
        let marks = || Marks { of: vec![0; count], now: 0 };
        Followed { on: marks(), off: marks(), open: Vec::with_capacity(count) }
    }

    fn clear(&mut self) {
        self.on.now += 1;
        self.off.now += 1;
    }

    fn assume_false(&mut self, node: usize) {
        if self.off.add(node) {
            self.open.push(node);
        }
    }
}

/// A set of nodes that is cleared by counting on.
struct Marks {
    of: Vec<u32>,
    now: u32,
}

impl Marks {
    /// Adds a node; whether it is new.
    fn add(&mut self, node: usize) -> bool {
        std::mem::replace(&mut self.of[node], self.now) != self.now
    }
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
                let others = self.nodes.all[node].weak.iter();
                let joined = others.flat_map(|&other| &self.nodes.all[usize::from(other)].sets);
                joined.for_each(|&to| digits[usize::from(to)].insert(digit));
            }
            let cells = self.sets[set].als.cells;
            let apart = |to: usize| self.overlap || self.sets[to].als.cells.is_disjoint(cells);
            let joined = digits.into_iter().enumerate().map(|(to, digits)| Joint { to, digits });
            joined.filter(|it| !it.digits.is_empty() && apart(it.to)).collect()
        })
    }

    /// What rows of sets can eliminate.
    pub(super) fn falls(&self) -> &Falls {
        self.falls.get_or_init(|| self.nodes.falls(&self.sets))
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
