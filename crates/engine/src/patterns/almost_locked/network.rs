//! [`Network`]: the almost locked sets of a state, and the restricted commons between them.

use std::cell::OnceCell;
use std::ops::ControlFlow;

use ergodoku_core::{CandidateSet, CellSet, Digit, DigitSet, State, Stop};

use ergodoku_kernel::{Closure, LinkRows, Words as _};

use super::{Als, Common};
use crate::context::{Context, Fact};
use crate::patterns::links::{NodeSet, Rows, nodes_in, nodes_in_word};

/// The almost locked sets of a state, house by house, and what joins them.
pub(crate) struct Network {
    pub(super) sets: Vec<Member>,
    /// By digit: its places.
    places: [CellSet; 9],
    nodes: Nodes,
    overlap: bool,
    /// By node: the sets with a node that it excludes.
    joined: OnceCell<Rows>,
    joints: Vec<OnceCell<Vec<Joint>>>,
    stop: Stop,
    eliminable: OnceCell<Eliminable>,
}

/// An almost locked set.
pub(super) struct Member {
    pub(super) als: Als,
    /// By digit: the places for it that see all places in the set, and cannot be if the set holds it.
    sees: [CellSet; 9],
    /// By digit: the node of its places, if it is linked with others.
    nodes: [u16; 9],
}

/// A set that another one is joined with, and by which restricted commons.
#[derive(Copy, Clone)]
pub(super) struct Joint {
    pub(super) to: usize,
    pub(super) digits: DigitSet,
}

/// Joints by set, in one vector.
pub(super) struct JointsBySet {
    /// Where the joints of each set begin, and where the last ones end.
    first: Vec<usize>,
    joints: Vec<Joint>,
}

impl JointsBySet {
    /// The joints of all ends, end by end; `of` tells under which set one stands, and as what.
    pub(super) fn of(
        context: &Context<'_>,
        of: impl Fn(usize, &Joint) -> Option<(usize, Joint)>,
    ) -> ControlFlow<(), JointsBySet> {
        let network = context.network();
        let mut found = Vec::with_capacity(8 * network.sets.len());
        for end in network.ends() {
            context.check()?;
            found.extend(network.joints(end).iter().filter_map(|joint| of(end, joint)));
        }
        let mut first = vec![0; network.sets.len() + 1];
        found.iter().for_each(|(set, _)| first[set + 1] += 1);
        (1..first.len()).for_each(|set| first[set] += first[set - 1]);
        let mut next = first.clone();
        let mut joints = vec![Joint { to: 0, digits: DigitSet::EMPTY }; found.len()];
        for (set, joint) in found {
            joints[next[set]] = joint;
            next[set] += 1;
        }
        ControlFlow::Continue(JointsBySet { first, joints })
    }

    /// Each set with its joints.
    pub(super) fn each(&self) -> impl Iterator<Item = (usize, &[Joint])> {
        let ranges = self.first.windows(2).map(|ends| &self.joints[ends[0]..ends[1]]);
        ranges.enumerate()
    }
}

/// The places of digits in sets, where places in other sets see them all. A node is true if one of its
/// places is; sets of one house that have a digit in the same cells share it.
struct Nodes {
    /// For each node those of its digit that it excludes.
    weak: Rows,
    /// For each node the sets.
    sets: Rows,
    /// By digit: its places in sets.
    in_sets: [InSets; 9],
}

/// What rows of almost locked sets can eliminate, and where.
pub(super) struct Eliminable {
    /// Rows eliminate no other candidates.
    pub(super) candidates: CandidateSet,
    /// The nodes whose falsity makes one true that sees such a candidate.
    nodes: NodeSet,
    /// The sets that see such a candidate.
    ends: NodeSet,
}

const NONE: u16 = u16::MAX;

impl Member {
    /// The places for a digit that see all places in the set.
    #[inline]
    pub(super) fn sees(&self, digit: Digit) -> CellSet {
        self.sees[digit.index()]
    }

    /// What cannot be if the set holds each of the digits.
    pub(super) fn seen(&self, digits: DigitSet) -> CandidateSet {
        let of_digit = digits.iter().map(|digit| CandidateSet::of(digit, self.sees(digit)));
        of_digit.fold(CandidateSet::EMPTY, CandidateSet::union)
    }

    fn nodes(&self) -> impl Iterator<Item = (Digit, usize)> {
        let nodes = Digit::ALL.into_iter().zip(self.nodes);
        nodes.filter(|&(_, node)| node != NONE).map(|(digit, node)| (digit, usize::from(node)))
    }
}

impl Nodes {
    /// The nodes of sets, which come house by house; each set is told its own.
    fn of(places: &[CellSet; 9], sets: &mut [Member], stop: &Stop) -> Nodes {
        let (mut count, mut weak_links) = (0, Vec::with_capacity(8 * sets.len()));
        let mut in_house: [Vec<usize>; 27] = std::array::from_fn(|_| Vec::with_capacity(16));
        let in_sets = Digit::ALL.map(|digit| {
            let mut all = InSets::of(digit, places[digit.index()], sets);
            let linked = all.linked(&mut in_house, stop);
            // Those that are linked with none are left out.
            for node in linked.iter().flat_map(|&(one, other)| [one, other]) {
                if all.nodes[node] == NONE {
                    all.nodes[node] = count;
                    count += 1;
                }
            }
            let number = |node: usize| usize::from(all.nodes[node]);
            weak_links.extend(linked.iter().map(|&(one, other)| (number(one), number(other))));
            for &(set, place) in &all.of_sets {
                sets[set].sees[digit.index()] = all.sees[place];
                sets[set].nodes[digit.index()] = all.nodes[place];
            }
            all
        });
        let count = usize::from(count);
        let (mut weak, mut of_sets) = (Rows::new(count), Rows::for_each_of(count, sets.len()));
        for (one, other) in weak_links {
            weak.insert(one, other);
            weak.insert(other, one);
        }
        for (set, member) in sets.iter().enumerate() {
            member.nodes().for_each(|(_, node)| of_sets.insert(node, set));
        }
        Nodes { weak, sets: of_sets, in_sets }
    }

    /// By node: the sets with a node that it excludes.
    fn joined(&self, sets: usize) -> Rows {
        let mut joined = Rows::for_each_of(self.weak.count(), sets);
        for node in 0..self.weak.count() {
            nodes_in(self.weak.row(node)).for_each(|it| joined.add(node, self.sets.row(it)));
        }
        joined
    }

    /// The candidates that exclude themselves. If a candidate is true, each set that sees it loses the
    /// digit and holds all its others; that cannot be if one of these excludes another.
    fn eliminable(&self, sets: &[Member], stop: &Stop) -> Eliminable {
        let count = self.weak.count();
        let mut held_by = Rows::for_each_of(sets.len(), count);
        let mut of_digit: [NodeSet; 9] = std::array::from_fn(|_| NodeSet::new(count));
        for (set, member) in sets.iter().enumerate() {
            for (digit, node) in member.nodes() {
                held_by.insert(set, node);
                of_digit[digit.index()].insert(node);
            }
        }
        // By digit, for each of its places in sets: what the sets hold without it.
        let held_without: [Rows; 9] = std::array::from_fn(|digit| {
            let InSets { cells, of_sets, .. } = &self.in_sets[digit];
            let mut held = Rows::for_each_of(cells.len(), count);
            of_sets.iter().for_each(|&(set, place)| held.add(place, held_by.row(set)));
            (0..cells.len()).for_each(|place| held.remove_all(place, &of_digit[digit].0));
            held
        });
        let mut strong = Rows::new(count);
        for (all, held) in self.in_sets.iter().zip(&held_without) {
            let linked = all.nodes.iter().enumerate().filter(|&(_, &node)| node != NONE);
            linked.for_each(|(place, &node)| strong.add(usize::from(node), held.row(place)));
        }
        let graph = LinkRows::new(strong, self.weak.clone());
        let reach = Closure::of_rows(&graph, true, stop);
        let (mut candidates, mut nodes) = (CandidateSet::EMPTY, NodeSet::new(count));
        let mut rest = NodeSet::new(count);
        for ((digit, all), without) in Digit::ALL.into_iter().zip(&self.in_sets).zip(&held_without)
        {
            let (mut held, mut cells) = (Rows::for_each_of(81, count), CellSet::EMPTY);
            for (place, &sees) in all.sees.iter().enumerate() {
                sees.iter().for_each(|cell| held.add(cell.index(), without.row(place)));
                cells |= sees;
            }
            for cell in cells.iter().take_while(|_| !stop.is_due()) {
                let held = held.row(cell.index());
                rest.0.copy_from_slice(held);
                while let Some(node) = rest.take_first() {
                    if reach.off(node).iter().zip(held).any(|(off, held)| off & held != 0) {
                        candidates |= CandidateSet::of(digit, CellSet::only(cell));
                        // Read backwards.
                        nodes_in(held).for_each(|node| nodes.add(reach.on(node)));
                        break;
                    }
                    // What follows from those that follow from this one follows from this one.
                    rest.remove_all(reach.on(node));
                }
            }
        }
        let mut ends = NodeSet::new(sets.len());
        let sees_any = |sees: &[CellSet; 9]| {
            let of_digit = |digit: Digit| candidates.cells_of(digit) & sees[digit.index()];
            Digit::ALL.into_iter().any(|digit| !of_digit(digit).is_empty())
        };
        let is_end = |(_, member): &(usize, &Member)| sees_any(&member.sees);
        sets.iter().enumerate().filter(is_end).for_each(|(set, _)| ends.insert(set));
        Eliminable { candidates, nodes, ends }
    }
}

/// The places of one digit in sets.
struct InSets {
    /// Each once in a house.
    cells: Vec<CellSet>,
    /// For each of them the places that see it.
    sees: Vec<CellSet>,
    /// For each of them its node, if it is linked with others.
    nodes: Vec<u16>,
    /// The sets, and which they have; but for those that no place sees.
    of_sets: Vec<(usize, usize)>,
}

impl InSets {
    fn of(digit: Digit, places: CellSet, sets: &[Member]) -> InSets {
        let (cells, sees) = (Vec::with_capacity(128), Vec::with_capacity(128));
        let of_sets = Vec::with_capacity(sets.len());
        let mut all = InSets { cells, sees, nodes: Vec::new(), of_sets };
        let (mut house, mut first) = (None, 0);
        let having = sets.iter().enumerate().filter(|(_, it)| it.als.digits.contains(digit));
        for (set, Member { als, .. }) in having {
            if house != Some(als.house) {
                (house, first) = (Some(als.house), all.cells.len());
            }
            let cells = als.cells & places;
            let known = all.cells[first..].iter().position(|&it| it == cells);
            let node = known.map_or(all.cells.len(), |place| first + place);
            if known.is_none() {
                all.cells.push(cells);
                all.sees.push(cells.common_peers() & places);
            }
            if !all.sees[node].is_empty() {
                all.of_sets.push((set, node));
            }
        }
        all.nodes = vec![NONE; all.cells.len()];
        all
    }

    /// Any two that see each other: they share a house, and no cell. `in_house` is room for those that lie
    /// in each house.
    fn linked(&self, in_house: &mut [Vec<usize>; 27], stop: &Stop) -> Vec<(usize, usize)> {
        let mut linked = Vec::with_capacity(4 * self.cells.len());
        in_house.iter_mut().for_each(Vec::clear);
        for (node, &cells) in self.cells.iter().enumerate().take_while(|_| !stop.is_due()) {
            for house in cells.common_houses().iter() {
                let others = &mut in_house[house.index()];
                let apart = others.iter().filter(|&&it| self.cells[it].is_disjoint(cells));
                linked.extend(apart.map(|&other| (other, node)));
                others.push(node);
            }
        }
        linked
    }
}

impl Context<'_> {
    /// The almost locked sets, and the restricted commons that join them.
    pub(crate) fn network(&self) -> &Network {
        self.fact(())
    }
}

impl Fact for Network {
    type Key = ();

    fn of(context: &Context<'_>, (): ()) -> Network {
        let (sets, overlap) = (context.almost_locked_sets(), context.limits.als_overlap);
        Network::of(context.state, sets, overlap, context.stop())
    }
}

impl Network {
    /// The network of all sets; those that share cells are joined only if `overlap` says so.
    pub(crate) fn of(state: &State, sets: &[Als], overlap: bool, stop: &Stop) -> Network {
        let member = |&als| Member { als, sees: [CellSet::EMPTY; 9], nodes: [NONE; 9] };
        let mut sets: Vec<Member> = sets.iter().map(member).collect();
        let places = Digit::ALL.map(|digit| state.places(digit));
        let nodes = Nodes::of(&places, &mut sets, stop);
        let joints = sets.iter().map(|_| OnceCell::new()).collect();
        let (eliminable, stop) = (OnceCell::new(), stop.clone());
        let joined = OnceCell::new();
        Network { sets, places, nodes, overlap, joined, joints, stop, eliminable }
    }

    /// What a set is joined with, in ascending order.
    pub(super) fn joints(&self, set: usize) -> &[Joint] {
        self.joints[set].get_or_init(|| {
            let Member { als, .. } = &self.sets[set];
            let all = self.joined.get_or_init(|| self.nodes.joined(self.sets.len()));
            let nodes = self.sets[set].nodes();
            let rows: Vec<(Digit, &[u64])> = nodes.map(|(it, node)| (it, all.row(node))).collect();
            let mut joints = Vec::with_capacity(32);
            for word in 0..Vec::needed(self.sets.len()) {
                let joined = rows.iter().fold(0, |all, (_, row)| all | row[word]);
                for bit in nodes_in_word(joined) {
                    let to = 64 * word + bit;
                    if self.overlap || self.sets[to].als.cells.is_disjoint(als.cells) {
                        // Without a branch for each digit.
                        let has = |row: &[u64]| (row[word] >> bit & 1) as u16;
                        let bits =
                            rows.iter().fold(0, |all, (it, row)| all | has(row) << it.index());
                        joints.push(Joint { to, digits: DigitSet::from_bits(bits) });
                    }
                }
            }
            joints
        })
    }

    /// What rows of sets can eliminate.
    pub(super) fn eliminable(&self) -> &Eliminable {
        self.eliminable.get_or_init(|| self.nodes.eliminable(&self.sets, &self.stop))
    }

    /// The sets that a row can begin or end with.
    pub(super) fn ends(&self) -> impl Iterator<Item = usize> {
        self.eliminable().ends.iter()
    }

    /// Whether the set sees a candidate that a row can eliminate.
    pub(super) fn is_end(&self, set: usize) -> bool {
        self.eliminable().ends.contains(set)
    }

    /// Whether a row can go on to its end from where the set lacks the digit.
    pub(super) fn goes_on(&self, set: usize, digit: Digit) -> bool {
        let node = self.sets[set].nodes[digit.index()];
        node != NONE && self.eliminable().nodes.contains(usize::from(node))
    }

    /// The digits that can be eliminated somewhere if one of the two sets must hold them.
    #[inline]
    pub(super) fn shared(&self, one: usize, other: usize) -> DigitSet {
        let eliminable = &self.eliminable().candidates;
        let (one, other) = (&self.sets[one], &self.sets[other]);
        let both = one.als.digits & other.als.digits;
        let both_see = |digit: Digit| one.sees(digit) & other.sees(digit);
        let is_eliminated =
            |digit: &Digit| !both_see(*digit).is_disjoint(eliminable.cells_of(*digit));
        both.iter().filter(is_eliminated).collect()
    }

    /// How many candidates cannot be if one of the two sets must hold each of the digits.
    #[inline]
    pub(super) fn count_eliminated(&self, one: usize, other: usize, digits: DigitSet) -> usize {
        let (one, other) = (&self.sets[one], &self.sets[other]);
        digits.iter().map(|digit| (one.sees(digit) & other.sees(digit)).len()).sum()
    }

    /// What cannot be if one of the two sets must hold each of the digits.
    pub(super) fn eliminated(&self, one: usize, other: usize, digits: DigitSet) -> CandidateSet {
        self.sets[one].seen(digits) & self.sets[other].seen(digits)
    }

    /// The places of a digit in a set.
    pub(super) fn places(&self, set: usize, digit: Digit) -> CellSet {
        self.places[digit.index()] & self.sets[set].als.cells
    }

    /// A digit that joins two sets.
    pub(super) fn common(&self, one: usize, other: usize, digit: Digit) -> Common {
        Common::of(digit, self.places(one, digit) | self.places(other, digit))
    }
}
