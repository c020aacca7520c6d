//! The links of a Sudoku: between candidates, groups of candidates, and what else joins them.

use ergodoku_core::Each as _;
use std::cell::OnceCell;
use std::rc::Rc;

use ergodoku_core::{
    Candidate, CandidateSet, CellSet, Constraint, Digit, House, HouseKind, State, Stop,
};

use crate::bits::{NodeSet, Rows, nodes_in};
use crate::closure::Closure;
use crate::graph::{Graph, LinkRows};

/// A candidate, or several of one digit in a house that count as one: true if one of them is.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// The digit.
    pub digit: Digit,
    /// Its cell, or two or more cells.
    pub cells: CellSet,
}

impl Node {
    /// The node of a digit in some cells.
    #[inline]
    pub fn new(digit: Digit, cells: CellSet) -> Node {
        Node { digit, cells }
    }

    /// The node of a single candidate.
    #[inline]
    pub fn of(candidate: Candidate) -> Node {
        Node::new(candidate.digit, CellSet::only(candidate.cell))
    }

    /// The candidates of the node.
    pub fn candidates(self) -> CandidateSet {
        CandidateSet::of(self.digit, self.cells)
    }

    /// The candidates that are false if this node is true, whichever of its candidates it is.
    pub fn excluded(self) -> CandidateSet {
        let peers = self.candidates().iter().map(Candidate::peers);
        peers.fold(CandidateSet::ALL, CandidateSet::intersection)
    }

    /// The rules that allow at most one of two nodes: one, or two for places that share a line and a box.
    pub fn why_not_both(self, other: Node) -> impl Iterator<Item = Constraint> {
        let cells = self.cells | other.cells;
        let cell = cells.single().filter(|_| self.digit != other.digit);
        let houses = cells.common_houses().iter().filter(move |_| self.digit == other.digit);
        let in_house = houses.map(move |house| Constraint::House(house, self.digit));
        cell.map(Constraint::Cell).into_iter().chain(in_house)
    }
}

/// What a node was made for.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum NodeKind {
    /// A single candidate.
    Candidate,
    /// All places of a digit in a house that lie in one crossing with a line or box.
    Group,
    /// The places of a digit in an almost locked set.
    AlmostLocked,
    /// The guardians of one digit in a deadly pattern.
    Guardians,
    /// The places that an almost fish has in one house of its cover.
    Fish,
}

/// Candidates and groups by number, with the links between them. First come the candidates, digit by
/// digit, then the nodes of several cells in the order they were made.
#[derive(Debug)]
pub struct LinkGraph {
    nodes: Vec<Node>,
    kinds: Vec<NodeKind>,
    /// The nodes that are single candidates, and their number.
    candidates: NodeSet,
    singles: usize,
    numbers: Box<[u16; 729]>,
    rows: LinkRows<Vec<u64>>,
    closure: OnceCell<Closure<Vec<u64>>>,
    whole_closure: OnceCell<Rc<Closure<Vec<u64>>>>,
    stop: Stop,
}

/// What chains can eliminate.
#[derive(Clone, Debug)]
pub struct Eliminable {
    /// The candidates that exclude themselves: chains eliminate no others.
    pub candidates: NodeSet,
    /// The nodes at the ends of chains that eliminate one.
    pub ends: NodeSet,
}

impl LinkGraph {
    /// The strong and weak links.
    pub fn rows(&self) -> &LinkRows<Vec<u64>> {
        &self.rows
    }

    /// What follows from each node with strong links.
    pub fn closure(&self) -> &Closure<Vec<u64>> {
        let linked = || Closure::of_rows(&self.rows, false, &self.stop);
        self.whole_closure.get().map_or_else(|| self.closure.get_or_init(linked), Rc::as_ref)
    }

    /// What follows from each node.
    pub fn whole_closure(&self) -> &Rc<Closure<Vec<u64>>> {
        let whole = || Rc::new(Closure::of_rows(&self.rows, true, &self.stop));
        self.whole_closure.get_or_init(whole)
    }

    /// What chains can eliminate, and where they begin. Without its first node such a chain makes a
    /// candidate false that this node excludes as well.
    pub fn eliminable(&self) -> Eliminable {
        let (closure, none) = (self.closure(), NodeSet::new(self.count()));
        let mut eliminable = Eliminable { candidates: none.clone(), ends: none.clone() };
        let mut eliminated = none;
        for node in closure.known().iter() {
            eliminated.clear();
            nodes_in(self.strong(node)).for_each(|next| eliminated.add(closure.off(next)));
            eliminated.keep(self.weak(node));
            eliminated.keep(self.candidates.row());
            if !eliminated.is_empty() {
                eliminable.ends.insert(node);
                eliminable.candidates.add(eliminated.row());
            }
        }
        eliminable
    }

    /// Whether another node is true if this one is: read backwards, if this one is false without the
    /// other.
    pub fn leads_to(&self, node: usize, other: usize) -> bool {
        nodes_in(self.strong(other)).any(|next| self.closure().excludes(next, node))
    }

    /// The nodes that are true if this one is false.
    pub fn true_without(&self, node: usize) -> NodeSet {
        let mut on = NodeSet::new(self.count());
        self.add_true_without(node, &mut on);
        on
    }

    /// Adds these to a set.
    pub fn add_true_without(&self, node: usize, on: &mut NodeSet) {
        nodes_in(self.strong(node)).for_each(|next| on.add(self.closure().on(next)));
    }

    /// The nodes that are single candidates: the first.
    pub fn candidates(&self) -> &NodeSet {
        &self.candidates
    }

    /// How many nodes are single candidates.
    #[inline]
    pub fn singles(&self) -> usize {
        self.singles
    }

    /// Whether one of these nodes has several candidates.
    pub fn has_group(&self, nodes: &[usize]) -> bool {
        nodes.iter().any(|&node| node >= self.singles)
    }

    /// The node of a number.
    #[inline]
    pub fn node(&self, number: usize) -> Node {
        self.nodes[number]
    }

    /// What the node of a number was made for.
    pub fn kind(&self, number: usize) -> NodeKind {
        self.kinds[number]
    }

    /// The candidate of a node that is a single one.
    #[inline]
    pub fn candidate(&self, number: usize) -> Candidate {
        let Node { digit, cells } = self.nodes[number];
        Candidate::new(cells.first().expect("a candidate"), digit)
    }

    /// The number of a candidate, which must be one of those linked.
    #[inline]
    pub fn number(&self, candidate: Candidate) -> usize {
        usize::from(self.numbers[candidate.index()])
    }
}

impl Graph for LinkGraph {
    type Words = Vec<u64>;

    #[inline]
    fn count(&self) -> usize {
        self.nodes.len()
    }

    #[inline]
    fn strong(&self, node: usize) -> &[u64] {
        self.rows.strong(node)
    }

    #[inline]
    fn weak(&self, node: usize) -> &[u64] {
        self.rows.weak(node)
    }

    #[inline]
    fn linked(&self) -> &NodeSet {
        self.rows.linked()
    }
}

/// The positions in a box that lie in one row, or in one column; the first three are those in a line that
/// lie in one box.
pub const CROSSINGS: [u16; 6] = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444];

/// A graph in the making. Which strong links there are is for those to say who make it; weak links are
/// found at the end, for all nodes there are then.
pub struct GraphBuilder {
    nodes: Vec<Node>,
    kinds: Vec<NodeKind>,
    singles: usize,
    numbers: Box<[u16; 729]>,
    /// The nodes of several candidates, digit by digit.
    several: [Vec<usize>; 9],
    strong: Vec<[usize; 2]>,
}

impl GraphBuilder {
    /// A graph of these candidates without links.
    pub fn new(candidates: &CandidateSet) -> GraphBuilder {
        let mut numbers = Box::new([u16::MAX; 729]);
        let mut nodes = Vec::with_capacity(512);
        for candidate in candidates.iter() {
            numbers[candidate.index()] = nodes.len() as u16;
            nodes.push(Node::of(candidate));
        }
        let (kinds, singles) = (vec![NodeKind::Candidate; nodes.len()], nodes.len());
        let (several, strong) = (Default::default(), Vec::with_capacity(256));
        GraphBuilder { nodes, kinds, singles, numbers, several, strong }
    }

    /// The number of a node: a new one, of this kind, if there is no such node yet.
    fn number(&mut self, kind: NodeKind, digit: Digit, cells: CellSet) -> usize {
        if let Some(cell) = cells.single() {
            return usize::from(self.numbers[Candidate::new(cell, digit).index()]);
        }
        let known = &mut self.several[digit.index()];
        match known.iter().find(|&&number| self.nodes[number].cells == cells) {
            Some(&number) => number,
            None => {
                known.push(self.nodes.len());
                self.nodes.push(Node::new(digit, cells));
                self.kinds.push(kind);
                self.nodes.len() - 1
            }
        }
    }

    /// Links two nodes of which one is true, and returns their numbers. New nodes are of this kind.
    pub fn link(&mut self, kind: NodeKind, nodes: [(Digit, CellSet); 2]) -> [usize; 2] {
        let pair = nodes.map(|(digit, cells)| self.number(kind, digit, cells));
        self.strong.push(pair);
        pair
    }

    /// Links the two candidates of each of these cells, which are bivalue.
    pub fn link_cells(&mut self, state: &State, bivalue: CellSet) {
        for cell in bivalue.iter() {
            let mut digits = state.candidates(cell).iter();
            if let (Some(one), Some(other)) = (digits.next(), digits.next()) {
                let cell = CellSet::only(cell);
                self.link(NodeKind::Candidate, [(one, cell), (other, cell)]);
            }
        }
    }

    /// Links the two places of a digit in each house that has no more.
    pub fn link_houses(&mut self, state: &State, candidates: &CandidateSet) {
        for digit in Digit::ALL {
            let places = candidates.cells_of(digit);
            for house in state.bilocal_houses(digit).iter() {
                let both = places & house.cells();
                if let (Some(one), Some(other)) = (both.first(), both.last()) {
                    let ends = [one, other].each(|cell| (digit, CellSet::only(cell)));
                    self.link(NodeKind::Candidate, ends);
                }
            }
        }
    }

    /// Links the places of a digit in each house that has more than two, where two nodes hold them all:
    /// those in one crossing of the house with a line or box, and the rest in another.
    pub fn link_groups(&mut self, candidates: &CandidateSet) {
        for house in House::all() {
            let crossings =
                if house.kind() == HouseKind::Box { &CROSSINGS } else { &CROSSINGS[..3] };
            for digit in Digit::ALL {
                let places = house.positions_of(candidates.cells_of(digit));
                if places.count_ones() <= 2 {
                    continue;
                }
                for crossing in crossings {
                    let parts = [places & crossing, places & !crossing];
                    let in_one = || crossings.iter().any(|it| parts[1] & !it == 0);
                    if parts.iter().all(|&part| part != 0) && in_one() {
                        let ends = parts.map(|part| (digit, house.cells_at(part)));
                        self.link(NodeKind::Group, ends);
                    }
                }
            }
        }
    }

    /// The graph, with all weak links in houses, and also those in cells if `cells_of` is a state.
    /// Closures of it are given up when `stop` is due.
    pub fn build(self, cells_of: Option<&State>, stop: &Stop) -> LinkGraph {
        let mut strong = Rows::new(self.nodes.len());
        self.strong.iter().for_each(|&[one, other]| strong.join(one, other));
        let mut weak = Rows::new(self.nodes.len());
        self.link_in_houses(&mut weak);
        if let Some(state) = cells_of {
            self.link_in_cells(state, &mut weak);
        }
        LinkGraph {
            candidates: NodeSet::first(self.nodes.len(), self.singles),
            nodes: self.nodes,
            kinds: self.kinds,
            singles: self.singles,
            numbers: self.numbers,
            rows: LinkRows::new(strong, weak),
            closure: OnceCell::new(),
            whole_closure: OnceCell::new(),
            stop: stop.clone(),
        }
    }

    /// Adds the weak links between the candidates of each cell.
    fn link_in_cells(&self, state: &State, weak: &mut Rows) {
        for cell in state.unsolved().iter() {
            let (mut numbers, mut count) = ([0; 9], 0);
            for digit in state.candidates(cell).iter() {
                let number = usize::from(self.numbers[Candidate::new(cell, digit).index()]);
                numbers[..count].iter().for_each(|&other| weak.join(number, other));
                numbers[count] = number;
                count += 1;
            }
        }
    }

    /// Adds each node's weak links to others of its digit: those that see all of it. What sees several
    /// cells of a house shares a house with them all.
    fn link_in_houses(&self, weak: &mut Rows) {
        let mut first = 0;
        let singles = &self.nodes[..self.singles];
        for of_digit in singles.chunk_by(|one, other| one.digit == other.digit) {
            // The digit's candidates in each house: a bit for each, by its place among them.
            let mut in_house = [0u128; 27];
            let cells = || of_digit.iter().filter_map(|node| node.cells.first()).enumerate();
            for (place, cell) in cells() {
                cell.houses().iter().for_each(|house| in_house[house.index()] |= 1 << place);
            }
            for (place, cell) in cells() {
                let [row, column, block] = cell.houses().map(|house| in_house[house.index()]);
                weak.insert_from(first + place, first, (row | column | block) & !(1 << place));
            }
            self.link_groups_of(of_digit[0].digit, first, &in_house, weak);
            first += of_digit.len();
        }
    }

    /// Adds the weak links of a digit's groups, whose candidates are those from `first` on.
    fn link_groups_of(&self, digit: Digit, first: usize, in_house: &[u128; 27], weak: &mut Rows) {
        let place = |cell| usize::from(self.numbers[Candidate::new(cell, digit).index()]) - first;
        // Each group before, and its candidates.
        let mut before: Vec<(usize, u128)> = Vec::new();
        for &group in &self.several[digit.index()] {
            let cells = self.nodes[group].cells;
            let own = cells.iter().fold(0, |own: u128, cell| own | 1 << place(cell));
            let houses = cells.common_houses().iter();
            let seen = houses.fold(0, |seen, house| seen | in_house[house.index()]) & !own;
            weak.insert_from(group, first, seen);
            for place in nodes_in(&[seen as u64, (seen >> 64) as u64]) {
                weak.insert(first + place, group);
            }
            let apart = before.iter().filter(|(_, cells)| cells & !seen == 0);
            apart.for_each(|&(other, _)| weak.join(group, other));
            before.push((group, own));
        }
    }
}
