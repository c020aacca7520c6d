//! X-Chains, XY-Chains, AICs and nice loops, with and without groups.

use std::collections::BTreeSet;

use ergodoku_core::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, House, State};
use ergodoku_engine::{Pattern, Step, Technique, techniques as t};

use crate::judge::{bivalue, gone, judge, strong_links};
use crate::states;

/// A candidate, or two or three of one digit in the crossing of a line and a box.
pub(crate) type Node = (Digit, CellSet);

/// The strong and weak links between the nodes of a state.
pub(crate) struct Graph {
    pub(crate) nodes: Vec<Node>,
    /// By node, those of which one of the two is true.
    pub(crate) strong: Vec<Vec<usize>>,
    /// By node, those of which at most one is true.
    pub(crate) weak: Vec<Vec<usize>>,
}

/// The candidates that are false if the node is true, whichever of its cells it is in.
fn excluded(state: &State, (digit, cells): Node) -> CandidateSet {
    let is_excluded = |it: &Candidate| {
        cells.iter().all(|cell| {
            let in_cell = it.cell == cell && it.digit != digit;
            in_cell || it.digit == digit && it.cell.sees(cell)
        })
    };
    state.all_candidates().iter().filter(is_excluded).collect()
}

impl Graph {
    /// Of the candidates alone: strong links in cells with two candidates and in houses with two places.
    pub(crate) fn of_candidates(state: &State, digits: DigitSet) -> Graph {
        let all = state.all_candidates().iter().filter(|it| digits.contains(it.digit));
        let nodes = all.map(|it| (it.digit, CellSet::only(it.cell))).collect();
        let in_house = |(digit, cells): Node, (other, others): Node| {
            let both = cells | others;
            let fills = |it: House| state.places(digit) & it.cells() == both;
            digit == other && both.len() == 2 && both.common_houses().iter().any(fills)
        };
        let in_cell = |one: Node, other: Node| {
            let cell = one.1.first().expect("a cell");
            one.0 != other.0 && one.1 == other.1 && state.candidates(cell).len() == 2
        };
        Graph::linked(nodes, |one, other| in_house(one, other) || in_cell(one, other))
    }

    /// The same with groups: where all places of a digit in a house lie in two nodes, these are strongly linked.
    pub(crate) fn with_groups(state: &State) -> Graph {
        let mut graph = Graph::of_candidates(state, DigitSet::ALL);
        let mut pairs: BTreeSet<(Node, Node)> = BTreeSet::new();
        for digit in Digit::ALL {
            for house in House::all() {
                let places = state.places(digit) & house.cells();
                // A node lies in a crossing of the house with another.
                let crossings: Vec<CellSet> = House::all()
                    .filter(|it| *it != house)
                    .map(|it| it.cells() & house.cells())
                    .filter(|it| it.len() == 3)
                    .collect();
                for crossing in &crossings {
                    let (one, other) = (places & *crossing, places - *crossing);
                    let fits = crossings.iter().any(|it| other.is_subset(*it));
                    if places.len() > 2 && !one.is_empty() && !other.is_empty() && fits {
                        pairs.insert(((digit, one), (digit, other)));
                        pairs.insert(((digit, other), (digit, one)));
                    }
                }
            }
        }
        let (plain, nodes) = (graph.nodes.clone(), &mut graph.nodes);
        let groups: BTreeSet<Node> =
            pairs.iter().map(|(one, _)| *one).filter(|it| it.1.len() > 1).collect();
        nodes.extend(groups);
        let strong = |one: Node, other: Node| pairs.contains(&(one, other));
        let mut linked = Graph::linked(graph.nodes, strong);
        for one in 0..plain.len() {
            linked.strong[one].extend(&graph.strong[one]);
        }
        linked
    }

    fn linked(nodes: Vec<Node>, is_strong: impl Fn(Node, Node) -> bool) -> Graph {
        let each = |is_linked: &dyn Fn(Node, Node) -> bool| {
            let of = |&one: &Node| {
                (0..nodes.len()).filter(|&other| is_linked(one, nodes[other])).collect()
            };
            nodes.iter().map(of).collect()
        };
        let are_apart = |(digit, cells): Node, (other, others): Node| match digit == other {
            true => cells.iter().all(|it| others.iter().all(|cell| it.sees(cell))),
            false => cells == others && cells.len() == 1,
        };
        let (strong, weak) = (each(&is_strong), each(&are_apart));
        Graph { nodes, strong, weak }
    }

    /// Each node twice: come to without a group on the way, and from `nodes.len()` on with one. A way that
    /// starts in a group starts among the latter.
    fn doubled(&self) -> Graph {
        let base = self.nodes.len();
        let double = |links: &[Vec<usize>]| -> Vec<Vec<usize>> {
            let is_group = |node: usize| self.nodes[node].1.len() > 1;
            let before = links.iter().map(|all| {
                all.iter().map(|&it| if is_group(it) { it + base } else { it }).collect()
            });
            let behind = links.iter().map(|all| all.iter().map(|it| it + base).collect());
            before.chain(behind).collect()
        };
        let nodes = [self.nodes.clone(), self.nodes.clone()].concat();
        Graph { nodes, strong: double(&self.strong), weak: double(&self.weak) }
    }

    /// By node the number of strong links on the shortest way from a node that is false, along strong and weak
    /// links in turn, until it is true, and until it is false. No way goes through its start.
    fn spread(&self, start: usize, most: usize) -> [Vec<Option<usize>>; 2] {
        let count = self.nodes.len();
        let (mut on, mut off) = (vec![None; count], vec![None; count]);
        off[start] = Some(0);
        for level in 1..=most {
            for node in (0..count).filter(|&it| off[it] == Some(level - 1)) {
                for &next in &self.strong[node] {
                    on[next] = on[next].or(Some(level));
                }
            }
            for node in (0..count).filter(|&it| on[it] == Some(level)) {
                if self.nodes[node] != self.nodes[start] {
                    for &next in &self.weak[node] {
                        off[next] = off[next].or(Some(level));
                    }
                }
            }
        }
        [on, off]
    }

    /// The ends of the shortest ways from a node that is false to one that is true, and the number of their
    /// strong links; where one of these ways has no node twice but for its ends.
    fn ends(&self, start: usize, most: usize) -> Vec<(usize, usize)> {
        let [on, off] = self.spread(start, most);
        let ends = (0..self.nodes.len()).filter_map(|end| Some((end, on[end]?)));
        let has_way = |&(end, level): &(usize, usize)| {
            self.visit_ways([&on, &off], level, &mut vec![end], &mut |_| true)
        };
        ends.filter(has_way).collect()
    }

    /// Goes back to the start from the last node of a way, which is true after so many strong links, in all
    /// shortest ways without a node twice; until `visit`, which gets each from its end to its start, is content.
    fn visit_ways(
        &self,
        [on, off]: [&[Option<usize>]; 2],
        level: usize,
        way: &mut Vec<usize>,
        visit: &mut dyn FnMut(&[usize]) -> bool,
    ) -> bool {
        let last = way[way.len() - 1];
        let is_new = |it: usize, way: &[usize]| {
            !way.iter().any(|&other| self.nodes[other] == self.nodes[it])
        };
        for before in 0..self.nodes.len() {
            if off[before] != Some(level - 1) || !self.strong[before].contains(&last) {
                continue;
            }
            if level > 1 && !is_new(before, way) {
                continue;
            }
            way.push(before);
            let mut is_content = level == 1 && visit(way);
            for source in 0..self.nodes.len() {
                if level > 1
                    && !is_content
                    && on[source] == Some(level - 1)
                    && self.weak[source].contains(&before)
                    && is_new(source, way)
                {
                    way.push(source);
                    is_content = self.visit_ways([on, off], level - 1, way, visit);
                    way.pop();
                }
            }
            way.pop();
            if is_content {
                return true;
            }
        }
        false
    }
}

/// The most strong links of a chain of twenty links, and of a loop.
const MOST: usize = 10;

/// What a chain with two ends is called.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Kind {
    X,
    Alternating,
    Discontinuous,
}

/// What the two ends of every chain of two strong links or more both exclude, where no shorter way joins them.
fn chains(state: &State, graph: &Graph, kind: Kind, grouped: bool) -> BTreeSet<CandidateSet> {
    let mut all = BTreeSet::new();
    let base = graph.nodes.len();
    let doubled = grouped.then(|| graph.doubled());
    let search = doubled.as_ref().unwrap_or(graph);
    let by_node: Vec<CandidateSet> = graph.nodes.iter().map(|&it| excluded(state, it)).collect();
    for start in 0..base {
        let is_group = graph.nodes[start].1.len() > 1;
        let from = if grouped && is_group { start + base } else { start };
        for (end, strong) in search.ends(from, MOST) {
            if strong < 2 || grouped && end < base {
                continue;
            }
            let end = end % base;
            let both = by_node[start] & by_node[end];
            // A candidate that is true if it is false: the others of its cell go.
            let own_cell = |it: &Candidate| graph.nodes[start].1 == CellSet::only(it.cell);
            let gone = match start == end && !is_group {
                true => both.iter().filter(own_cell).collect(),
                false => both,
            };
            let is_such = match kind {
                Kind::X => start != end,
                Kind::Alternating => start != end && both.len() > 1,
                Kind::Discontinuous => start == end || both.len() == 1,
            };
            if is_such && !gone.is_empty() {
                all.insert(gone);
            }
        }
    }
    all
}

#[test]
fn x_chains_are_all_shortest_ways_through_one_digit() {
    judge(&t::X_CHAIN, states::all(), 300, gone, |state| {
        let of = |digit| {
            let graph = Graph::of_candidates(state, DigitSet::only(digit));
            chains(state, &graph, Kind::X, false)
        };
        Digit::ALL.into_iter().flat_map(of).collect()
    });
}

#[test]
fn aics_and_discontinuous_loops_are_all_shortest_ways_between_candidates() {
    let each: [(&'static Technique, Kind); 2] =
        [(&t::AIC, Kind::Alternating), (&t::DISCONTINUOUS_NICE_LOOP, Kind::Discontinuous)];
    for (technique, kind) in each {
        judge(technique, states::with_up_to(160).step_by(5), 300, gone, |state| {
            chains(state, &Graph::of_candidates(state, DigitSet::ALL), kind, false)
        });
    }
}

#[test]
fn grouped_chains_are_all_shortest_ways_with_a_group() {
    let each: [(&'static Technique, Kind); 2] = [
        (&t::GROUPED_AIC, Kind::Alternating),
        (&t::GROUPED_DISCONTINUOUS_NICE_LOOP, Kind::Discontinuous),
    ];
    for (technique, kind) in each {
        judge(technique, states::with_up_to(160).step_by(12), 100, gone, |state| {
            chains(state, &Graph::with_groups(state), kind, true)
        });
    }
}

/// Ways over three or more bivalue cells, none twice: each shares a digit with the next and sees it. The
/// digit left over at both ends, if it is the same, goes from what sees both; of two ends the shortest way.
fn xy_chains(state: &State) -> BTreeSet<CandidateSet> {
    let mut all = BTreeSet::new();
    let cells = bivalue(state);
    for &start in &cells {
        for digit in state.candidates(start).iter() {
            // By cell and the digit that it then holds: the fewest cells on a way to there.
            let mut fewest = vec![[None; 9]; 81];
            let next_digit =
                |cell: Cell, without: Digit| state.candidates(cell).without(without).first();
            let held = next_digit(start, digit).expect("two candidates");
            fewest[start.index()][held.index()] = Some(1);
            for length in 2..=MOST {
                for &cell in &cells {
                    for shared in state.candidates(cell).iter() {
                        // No way goes through its start.
                        if fewest[cell.index()][shared.index()] != Some(length - 1)
                            || (cell, shared) == (start, digit)
                        {
                            continue;
                        }
                        for &next in cells.iter().filter(|it| it.sees(cell)) {
                            if state.candidates(next).contains(shared) {
                                let left = next_digit(next, shared).expect("two candidates");
                                let known = &mut fewest[next.index()][left.index()];
                                *known = known.or(Some(length));
                            }
                        }
                    }
                }
            }
            for &end in cells.iter().filter(|&&it| it != start) {
                let Some(length) = fewest[end.index()][digit.index()] else { continue };
                let both = [start, end].into_iter().collect::<CellSet>();
                let gone = state.places(digit) & crate::judge::seeing_all(both);
                if length >= 3
                    && !gone.is_empty()
                    && has_way(state, &fewest, (end, digit), length, &mut vec![end])
                {
                    all.insert(CandidateSet::of(digit, gone));
                }
            }
        }
    }
    all
}

/// Whether a way of so few cells goes back to its start without a cell twice.
fn has_way(
    state: &State,
    fewest: &[[Option<usize>; 9]],
    (cell, held): (Cell, Digit),
    length: usize,
    way: &mut Vec<Cell>,
) -> bool {
    if length == 1 {
        return true;
    }
    let shared = state.candidates(cell).without(held).single().expect("two candidates");
    for before in bivalue(state) {
        let leads = before.sees(cell) && fewest[before.index()][shared.index()] == Some(length - 1);
        if leads && !way.contains(&before) {
            way.push(before);
            if has_way(state, fewest, (before, shared), length - 1, way) {
                return true;
            }
            way.pop();
        }
    }
    false
}

#[test]
fn xy_chains_are_all_shortest_ways_over_bivalue_cells() {
    judge(&t::XY_CHAIN, states::all(), 500, gone, xy_chains);
}

/// What the weak links of a loop exclude that its nodes make.
fn by_weak_links(state: &State, step: &Step) -> CandidateSet {
    let Pattern::Chain(chain) = &step.pattern else { panic!("{step}") };
    let count = chain.nodes.len();
    let pairs = (1..count).step_by(2).map(|it| (chain.nodes[it], chain.nodes[(it + 1) % count]));
    let both = |(one, other): (ergodoku_engine::patterns::Node, _)| {
        let other: ergodoku_engine::patterns::Node = other;
        excluded(state, (one.digit, one.cells)) & excluded(state, (other.digit, other.cells))
    };
    pairs.map(both).fold(CandidateSet::EMPTY, |all, it| all | it)
}

/// A loop that eliminates can begin at a weak link whose ends exclude something: that all these are found in
/// loops, by the shortest way round. Longer ways may eliminate more, and what they do is checked link by link.
fn judge_loops(
    technique: &'static Technique,
    state: &State,
    graph: &Graph,
    grouped: bool,
) -> usize {
    let base = graph.nodes.len();
    let doubled = grouped.then(|| graph.doubled());
    let search = doubled.as_ref().unwrap_or(graph);
    let by_node: Vec<CandidateSet> = graph.nodes.iter().map(|&it| excluded(state, it)).collect();
    let mut expected = CandidateSet::EMPTY;
    for start in 0..base {
        let is_group = graph.nodes[start].1.len() > 1;
        let from = if grouped && is_group { start + base } else { start };
        for (end, strong) in search.ends(from, MOST) {
            let passed = !grouped || end >= base;
            if strong >= 2 && passed && graph.weak[start].contains(&(end % base)) {
                expected |= by_node[start] & by_node[end % base];
            }
        }
    }
    let steps = technique.all_steps(state, &Default::default());
    let mut found = CandidateSet::EMPTY;
    for step in &steps {
        assert!(gone(step).is_subset(&by_weak_links(state, step)), "{step} in {state}");
        found |= gone(step);
    }
    let missed = expected - found;
    let line = ergodoku_core::text::write_library(state);
    assert!(missed.is_empty(), "{}: {missed} of {line}", technique.name);
    expected.len()
}

/// What loops eliminate that are the shortest way round from one of their weak links: loop by loop.
fn shortest_loops(state: &State, graph: &Graph) -> BTreeSet<CandidateSet> {
    let by_node: Vec<CandidateSet> = graph.nodes.iter().map(|&it| excluded(state, it)).collect();
    let mut all = BTreeSet::new();
    for start in 0..graph.nodes.len() {
        let [on, off] = graph.spread(start, MOST - 1);
        for &end in graph.weak[start].iter().filter(|&&end| end > start) {
            let Some(level) = on[end].filter(|&level| level >= 2) else { continue };
            graph.visit_ways([&on, &off], level, &mut vec![end], &mut |way| {
                // From its end a way has strong and weak links in turn; one more closes it.
                let weak = (1..way.len()).step_by(2);
                let gone = weak.map(|it| by_node[way[it]] & by_node[way[(it + 1) % way.len()]]);
                all.insert(gone.fold(CandidateSet::EMPTY, |all, it| all | it));
                false
            });
        }
    }
    all.remove(&CandidateSet::EMPTY);
    all
}

#[test]
fn continuous_loops_are_all_chains_whose_ends_exclude_each_other() {
    let (mut weak, mut loops) = (0, 0);
    for state in states::with_up_to(160).step_by(5) {
        let graph = Graph::of_candidates(state, DigitSet::ALL);
        weak += judge_loops(&t::CONTINUOUS_NICE_LOOP, state, &graph, false);
        let steps = t::CONTINUOUS_NICE_LOOP.all_steps(state, &Default::default());
        let found: BTreeSet<CandidateSet> = steps.iter().map(gone).collect();
        let expected = shortest_loops(state, &graph);
        let missed: Vec<&CandidateSet> = expected.difference(&found).collect();
        let line = ergodoku_core::text::write_library(state);
        assert!(missed.is_empty(), "{missed:?} of {line}");
        loops += expected.len();
    }
    assert!(weak > 20 && loops > 50, "only {weak} and {loops}");
}

#[test]
fn strong_links_are_those_of_houses() {
    // The two helpers that definitions rest on agree.
    for state in states::one_in(10) {
        let graph = Graph::of_candidates(state, DigitSet::ALL);
        for digit in Digit::ALL {
            for (_, [one, other]) in strong_links(state, digit) {
                let number = |cell| {
                    let node = (digit, CellSet::only(cell));
                    graph.nodes.iter().position(|it| *it == node).expect("a candidate")
                };
                assert!(graph.strong[number(one)].contains(&number(other)));
            }
        }
    }
}
