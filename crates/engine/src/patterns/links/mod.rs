//! The link graph of a state: its nodes, and the strong and weak links between them.
//!
//! A *node* is a candidate, or several of one digit, and true if one of these is. A *strong link*
//! says that one of two nodes is true, a *weak link* that at most one is. A chain takes strong and
//! weak links in turn, so a search needs two sets for every node: what its falsity makes true, and what
//! its truth makes false. They are rows of bits here, and a breadth-first search is a few word
//! operations.
//!
//! Every kind of pattern with one candidate too many joins the graph the same way: as strong links
//! between nodes, with the truths and links that prove them ([`Strong`](super::chain::Link)). An almost
//! locked set is one; almost hidden sets, almost fish and the guardians of a deadly pattern are
//! others.

mod reach;

use std::cell::OnceCell;
use std::collections::HashMap;
use std::rc::Rc;

use ergodoku_core::{
    Candidate, CandidateSet, CellSet, Constraint, Digit, House, HouseKind, State, Stop,
};

use super::almost_locked::{Als, LastCandidate};
use super::chain::{Link, Node, Through};
use super::intersection::CROSSINGS;
use crate::context::Context;
pub(crate) use ergodoku_kernel::nodes_in;
pub(crate) use reach::Reach;

/// Nodes of a graph of open size.
pub(crate) type NodeSet = ergodoku_kernel::NodeSet<Vec<u64>>;

/// A set of nodes for each node of a graph of open size.
pub(crate) type Rows = ergodoku_kernel::Rows<Vec<u64>>;

/// What falls to chains.
pub(crate) struct Falling {
    /// The candidates that exclude themselves: no others fall to a chain.
    pub(crate) candidates: NodeSet,
    /// The nodes at the ends of chains to which one falls.
    pub(crate) ends: NodeSet,
}

/// The nodes of a state and the links between them. Nodes are numbered: first the candidates, digit by
/// digit, then groups, then those that almost locked sets bring in.
pub(crate) struct Links {
    nodes: Vec<Node>,
    /// Each node's number among those of its digit's nodes beyond the candidates.
    singles: usize,
    numbers: Box<[u16; 729]>,
    weak: Rows,
    strong: Rows,
    bivalue: CellSet,
    almost_locked: Vec<Als>,
    last_candidates: HashMap<(usize, usize), LastCandidate>,
    reach: OnceCell<Reach>,
    whole_reach: OnceCell<Rc<Reach>>,
    stop: Stop,
}

impl Links {
    /// The links between some candidates of a state that chains of a kind are made of: in houses all
    /// candidates of a digit or none. Those through groups take these almost locked sets along.
    pub(crate) fn of(
        context: &Context<'_>,
        candidates: &CandidateSet,
        through: Through,
        almost_locked: &[Als],
    ) -> Links {
        let (state, bivalue) = (context.state, context.bivalue());
        let mut draft = Draft::new(candidates);
        if through != Through::OneDigit {
            draft.link_cells(state, bivalue);
        }
        draft.link_halved_houses(context, candidates);
        if through == Through::Groups {
            draft.link_groups(candidates);
        }
        let is_larger = |als: &&Als| als.cells.len() > 1;
        let almost_locked: Vec<Als> = almost_locked.iter().filter(is_larger).copied().collect();
        for als in &almost_locked {
            draft.link_almost_locked(state, als);
        }
        let Draft { nodes, singles, numbers, strong: pairs, last_candidates, .. } = draft;
        let mut strong = Rows::new(nodes.len());
        for (one, other) in pairs {
            strong.insert(one, other);
            strong.insert(other, one);
        }
        let mut weak = weak_links(&nodes, singles, &numbers);
        if through != Through::OneDigit {
            link_in_cells(state, &numbers, &mut weak);
        }
        Links {
            nodes,
            singles,
            numbers,
            weak,
            strong,
            bivalue,
            almost_locked,
            last_candidates,
            reach: OnceCell::new(),
            whole_reach: OnceCell::new(),
            stop: context.stop().clone(),
        }
    }

    /// What follows from each node with strong links.
    pub(crate) fn reach(&self) -> &Reach {
        self.reach.get_or_init(|| Reach::of(&self.strong, &self.weak, &self.stop))
    }

    /// What follows from each node.
    pub(crate) fn whole_reach(&self) -> &Rc<Reach> {
        let reach = || self.reach().clone();
        let whole = || reach().with_others(&self.strong, &self.weak, &self.stop);
        self.whole_reach.get_or_init(|| Rc::new(whole()))
    }

    /// What falls to chains, and where they begin: without its first node such a chain makes something
    /// false that this node excludes too.
    pub(crate) fn falling(&self) -> Falling {
        let (reach, none) = (self.reach(), NodeSet::new(self.len()));
        let singles = NodeSet::first(self.len(), self.singles);
        let mut falling = Falling { candidates: none.clone(), ends: none.clone() };
        let mut gone = none;
        for node in reach.known().iter() {
            gone.clear();
            nodes_in(self.strong(node)).for_each(|next| gone.add(reach.off(next)));
            gone.keep(self.weak(node));
            gone.keep(&singles.0);
            if !gone.is_empty() {
                falling.ends.insert(node);
                falling.candidates.add(&gone.0);
            }
        }
        falling
    }

    /// Whether another node is true if this one is: read backwards, if this one is false without the
    /// other.
    pub(crate) fn leads_to(&self, node: usize, other: usize) -> bool {
        nodes_in(self.strong(other)).any(|next| self.reach().excludes(next, node))
    }

    /// The nodes that are true if this one is false.
    pub(crate) fn led_to_without(&self, node: usize) -> NodeSet {
        let mut led_to = NodeSet::new(self.len());
        nodes_in(self.strong(node)).for_each(|next| led_to.add(self.reach().on(next)));
        led_to
    }

    /// How many nodes there are.
    pub(crate) fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether one of these nodes is more than a candidate.
    pub(crate) fn has_group(&self, nodes: &[usize]) -> bool {
        nodes.iter().any(|&node| node >= self.singles())
    }

    /// How many of them are single candidates: the first.
    pub(crate) fn singles(&self) -> usize {
        self.singles
    }

    /// The node of a number.
    pub(crate) fn node(&self, number: usize) -> Node {
        self.nodes[number]
    }

    /// The candidate of a node that is a single one.
    pub(crate) fn candidate(&self, number: usize) -> Candidate {
        let Node { digit, cells } = self.nodes[number];
        Candidate::new(cells.first().expect("a candidate"), digit)
    }

    /// The number of a candidate's node; the candidate must be one of those linked.
    pub(crate) fn number(&self, candidate: Candidate) -> usize {
        self.numbers[candidate.index()] as usize
    }

    /// The nodes that are false if this one is true.
    #[inline]
    pub(crate) fn weak(&self, node: usize) -> &[u64] {
        self.weak.row(node)
    }

    /// The nodes that are true if this one is false.
    #[inline]
    pub(crate) fn strong(&self, node: usize) -> &[u64] {
        self.strong.row(node)
    }

    /// All strong and all weak links.
    pub(crate) fn rows(&self) -> [&Rows; 2] {
        [&self.strong, &self.weak]
    }

    /// Whether a strong link comes from a rule of the game, and not from an almost locked set.
    pub(crate) fn is_rule(&self, one: usize, other: usize) -> bool {
        let [a, b] = [self.nodes[one], self.nodes[other]];
        let in_cell = (a.cells | b.cells).single();
        a.digit == b.digit || in_cell.is_some_and(|cell| self.bivalue.contains(cell))
    }

    /// Why one of two strongly linked nodes is true.
    pub(crate) fn why_strong(&self, state: &State, one: usize, other: usize) -> Link {
        let [a, b] = [self.nodes[one], self.nodes[other]];
        let cells = a.cells | b.cells;
        if a.digit == b.digit {
            let places = state.places(a.digit);
            let holds = |house: &House| places & house.cells() == cells;
            let house = cells.common_houses().iter().find(holds);
            return Link::Rule(Constraint::House(house.expect("a strong link"), a.digit));
        }
        if let Some(cell) = cells.single()
            && self.is_rule(one, other)
        {
            return Link::Rule(Constraint::Cell(cell));
        }
        let joins = |als: &&Als| {
            [a, b].iter().all(|it| {
                als.digits.contains(it.digit) && als.cells & state.places(it.digit) == it.cells
            })
        };
        if let Some(als) = self.almost_locked.iter().find(joins) {
            return Link::AlmostLocked(*als);
        }
        let pair = (one.min(other), one.max(other));
        Link::LastCandidate(*self.last_candidates.get(&pair).expect("a strong link"))
    }
}

/// Each node's weak links to others of its digit: those that see all of it. What sees several cells of a
/// house shares a house with them all.
fn weak_links(nodes: &[Node], singles: usize, numbers: &[u16; 729]) -> Rows {
    let mut weak = Rows::new(nodes.len());
    let (singles, groups) = nodes.split_at(singles);
    let mut first = 0;
    for of_digit in singles.chunk_by(|one, other| one.digit == other.digit) {
        let digit = of_digit[0].digit;
        // The digit's candidates in each house: a bit for each, by its place among them.
        let mut in_house = [0u128; 27];
        let cells = || of_digit.iter().filter_map(|node| node.cells.first()).enumerate();
        for (place, cell) in cells() {
            cell.houses().iter().for_each(|house| in_house[house.index()] |= 1 << place);
        }
        for (place, cell) in cells() {
            let [row, column, square] = cell.houses().map(|house| in_house[house.index()]);
            let seen = (row | column | square) & !(1 << place);
            weak.insert_from(first + place, first, seen);
        }
        // The digit's groups before each group, and their candidates.
        let mut before: Vec<(usize, u128)> = Vec::new();
        let groups = groups.iter().enumerate().filter(|(_, it)| it.digit == digit);
        for (index, group) in groups {
            let number = singles.len() + index;
            let place = |cell| usize::from(numbers[Candidate::new(cell, digit).index()]) - first;
            let own = group.cells.iter().fold(0, |own: u128, cell| own | 1 << place(cell));
            let houses = group.cells.common_houses().iter();
            let seen = houses.fold(0, |seen, house| seen | in_house[house.index()]) & !own;
            weak.insert_from(number, first, seen);
            for place in nodes_in(&[seen as u64, (seen >> 64) as u64]) {
                weak.insert(first + place, number);
            }
            for &(other, _) in before.iter().filter(|(_, cells)| cells & !seen == 0) {
                weak.insert(number, other);
                weak.insert(other, number);
            }
            before.push((number, own));
        }
        first += of_digit.len();
    }
    weak
}

/// The weak links between the candidates of each cell.
fn link_in_cells(state: &State, numbers: &[u16; 729], weak: &mut Rows) {
    for cell in state.unsolved().iter() {
        let number = |digit| usize::from(numbers[Candidate::new(cell, digit).index()]);
        let digits = state.candidates(cell);
        for digit in digits.iter() {
            let others = digits.without(digit).iter();
            others.for_each(|other| weak.insert(number(digit), number(other)));
        }
    }
}

/// Nodes and strong links as they are found.
struct Draft {
    nodes: Vec<Node>,
    singles: usize,
    numbers: Box<[u16; 729]>,
    /// The nodes of several candidates, digit by digit.
    several: [Vec<usize>; 9],
    strong: Vec<(usize, usize)>,
    last_candidates: HashMap<(usize, usize), LastCandidate>,
}

impl Draft {
    fn new(candidates: &CandidateSet) -> Draft {
        let mut numbers = Box::new([u16::MAX; 729]);
        let mut nodes = Vec::with_capacity(512);
        for candidate in candidates.iter() {
            numbers[candidate.index()] = nodes.len() as u16;
            nodes.push(Node::of(candidate));
        }
        let singles = nodes.len();
        let (several, strong) = (Default::default(), Vec::with_capacity(256));
        Draft { nodes, singles, numbers, several, strong, last_candidates: HashMap::new() }
    }

    /// The number of a node, a new one if there is no such node yet.
    fn number(&mut self, digit: Digit, cells: CellSet) -> usize {
        if let Some(cell) = cells.single() {
            return self.numbers[Candidate::new(cell, digit).index()] as usize;
        }
        let known = &mut self.several[digit.index()];
        match known.iter().find(|&&number| self.nodes[number].cells == cells) {
            Some(&number) => number,
            None => {
                known.push(self.nodes.len());
                self.nodes.push(Node::new(digit, cells));
                self.nodes.len() - 1
            }
        }
    }

    fn link(&mut self, one: (Digit, CellSet), other: (Digit, CellSet)) {
        let pair = (self.number(one.0, one.1), self.number(other.0, other.1));
        self.strong.push(pair);
    }

    /// The two candidates of each bivalue cell.
    fn link_cells(&mut self, state: &State, bivalue: CellSet) {
        for cell in bivalue.iter() {
            let mut digits = state.candidates(cell).iter();
            if let (Some(one), Some(other)) = (digits.next(), digits.next()) {
                self.link((one, CellSet::only(cell)), (other, CellSet::only(cell)));
            }
        }
    }

    /// The two places of a digit in a house that has no more.
    fn link_halved_houses(&mut self, context: &Context<'_>, candidates: &CandidateSet) {
        for digit in Digit::ALL {
            let places = candidates.cells_of(digit);
            for house in context.state.halved_houses(digit).iter() {
                let both = places & house.cells();
                if let (Some(one), Some(other)) = (both.first(), both.last()) {
                    self.link((digit, CellSet::only(one)), (digit, CellSet::only(other)));
                }
            }
        }
    }

    /// The places of a digit in a house that has more than two, where two nodes hold them all: what lies in one
    /// crossing of the house with a box or line, and the rest in another.
    fn link_groups(&mut self, candidates: &CandidateSet) {
        for house in House::all() {
            let crossings =
                if house.kind() == HouseKind::Box { &CROSSINGS } else { &CROSSINGS[..3] };
            for digit in Digit::ALL {
                let places = house.positions_of(candidates.cells_of(digit));
                if places.count_ones() <= 2 {
                    continue;
                }
                for crossing in crossings {
                    let (one, rest) = (places & crossing, places & !crossing);
                    let in_one = || crossings.iter().any(|it| rest & !it == 0);
                    if one != 0 && rest != 0 && in_one() {
                        let [one, rest] = [one, rest].map(|it| house.cells_at(it));
                        self.link((digit, one), (digit, rest));
                    }
                }
            }
        }
    }

    /// Any two digits of an almost locked set: if one is in none of its cells, the other is in one.
    /// Digits that nothing outside sees are of no use to a chain.
    fn link_almost_locked(&mut self, state: &State, als: &Als) {
        let mut ends = [(Digit::ALL[0], CellSet::EMPTY); 9];
        let mut count = 0;
        for digit in als.digits.iter() {
            let cells = state.places(digit) & als.cells;
            if !state.places(digit).is_disjoint(cells.common_peers()) {
                ends[count] = (digit, cells);
                count += 1;
            }
        }
        for (index, &one) in ends[..count].iter().enumerate() {
            for &other in &ends[index + 1..count] {
                self.link(one, other);
            }
        }
        for &(digit, cells) in &ends[..count] {
            self.link_last_candidates(state, als, digit, cells);
        }
    }

    /// What is left of a cell if an almost locked set, without the digit, takes all else.
    fn link_last_candidates(&mut self, state: &State, als: &Als, lacking: Digit, cells: CellSet) {
        let others = als.digits.without(lacking);
        let near = als.cells.iter().fold(CellSet::EMPTY, |near, cell| near | cell.peers());
        let near = (near - als.cells) & state.unsolved();
        for cell in near.iter().filter(|&cell| (state.candidates(cell) - others).len() <= 1) {
            if let Some(it) = LastCandidate::of(state, *als, lacking, cell)
                && let Some(left) = (state.candidates(cell) - it.taken).single()
            {
                self.link((lacking, cells), (left, CellSet::only(cell)));
                if let Some(&(one, other)) = self.strong.last() {
                    self.last_candidates.insert((one.min(other), one.max(other)), it);
                }
            }
        }
    }
}
