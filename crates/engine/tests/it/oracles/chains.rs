//! X-Chains, AICs and nice loops, with and without groups.

use std::collections::BTreeSet;

use ergodoku_core::{Candidate, CandidateSet, CellSet, Digit, DigitSet, House, State};
use ergodoku_engine::{Pattern, Step, Technique, techniques as t};

use crate::oracles::graph::{Graph, Node, excluded};
use crate::oracles::judge::{gone, judge};
use crate::oracles::states;
use crate::oracles::uniqueness::{has_one_solution, with_guardians};

/// The most strong links of a chain of twenty links, and of a loop.
pub(crate) const MOST: usize = 10;

/// What a chain with two ends is called.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Kind {
    X,
    Alternating,
    Discontinuous,
    Any,
}

/// What the two ends of every chain of two strong links or more both exclude, where no shorter way joins them.
fn chains(state: &State, graph: &Graph, kind: Kind, grouped: bool) -> BTreeSet<CandidateSet> {
    chains_in(state, graph, kind, grouped.then(|| graph.doubled()))
}

/// The same, or with something on the way that leads into the second half of a doubled graph.
fn chains_in(
    state: &State,
    graph: &Graph,
    kind: Kind,
    doubled: Option<Graph>,
) -> BTreeSet<CandidateSet> {
    let mut all = BTreeSet::new();
    let (base, grouped) = (graph.nodes.len(), doubled.is_some());
    let search = doubled.as_ref().unwrap_or(graph);
    let back = search.reversed();
    let by_node: Vec<CandidateSet> = graph.nodes.iter().map(|&it| excluded(state, it)).collect();
    for start in 0..base {
        let is_group = graph.nodes[start].1.len() > 1;
        let from = if grouped && is_group { start + base } else { start };
        for (end, strong) in search.ends(&back, from, MOST) {
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
                Kind::Any => true,
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

/// The two nodes that hold all guardians of a rectangle: those of two digits, or of one digit in opposite corners and what
/// is beside one.
fn pairs_of_guardians(state: &State) -> BTreeSet<(Node, Node)> {
    let mut pairs = BTreeSet::new();
    for (_, guardians) in with_guardians(state) {
        let digits: Vec<Digit> = guardians.digits().iter().collect();
        let cells: Vec<CellSet> = digits.iter().map(|it| guardians.cells_of(*it)).collect();
        let in_house = |cells: CellSet| House::all().any(|it| cells.is_subset(it.cells()));
        match digits[..] {
            [one, other] if cells.iter().all(|it| in_house(*it)) => {
                // Two candidates that are all of a cell are linked anyway.
                let cell = guardians.cells().single();
                if cell.is_none_or(|it| state.candidates(it).len() > 2) {
                    pairs.insert(((one, cells[0]), (other, cells[1])));
                }
            }
            [digit] if !in_house(cells[0]) => {
                for one in cells[0].iter() {
                    let rest = cells[0].without(one);
                    if in_house(rest) {
                        pairs.insert(((digit, CellSet::only(one)), (digit, rest)));
                    }
                }
            }
            _ => {}
        }
    }
    pairs
}

#[test]
fn unique_rectangle_chains_are_all_shortest_ways_with_guardians() {
    judge(&t::UNIQUE_RECTANGLE_CHAIN, states::with_up_to(160).step_by(4), 100, gone, |state| {
        let pairs = pairs_of_guardians(state);
        if pairs.is_empty() || !has_one_solution(state) {
            return BTreeSet::new();
        }
        let graph = Graph::with_pairs(state, &pairs);
        let is_pair = |one, other| pairs.contains(&(one, other)) || pairs.contains(&(other, one));
        chains_in(state, &graph, Kind::Any, Some(graph.doubled_by(&is_pair)))
    });
}

/// The places of a digit in any two of the `n + 1` houses that hold all its places in `n` rows or columns: lines of the other
/// kind, or all but one of these and a box that has places of two or three more lines.
fn pairs_of_fish(state: &State) -> BTreeSet<(Node, Node)> {
    let mut pairs = BTreeSet::new();
    let all: [Vec<House>; 3] =
        [0, 9, 18].map(|first| (first..first + 9).map(House::from_index).collect());
    let cells = |houses: &[House]| houses.iter().fold(CellSet::EMPTY, |all, it| all | it.cells());
    for digit in Digit::ALL {
        for (base_lines, cover_lines) in [(&all[0], &all[1]), (&all[1], &all[0])] {
            let several = |it: &House| (state.places(digit) & it.cells()).len() > 1;
            let base_lines: Vec<House> = base_lines.iter().copied().filter(several).collect();
            for base in chosen(&base_lines, 2..=4) {
                let places = state.places(digit) & cells(&base);
                let meets = |it: &House| !places.is_disjoint(it.cells());
                let cover_lines: Vec<House> = cover_lines.iter().copied().filter(meets).collect();
                let mut add = |ends: Vec<CellSet>| {
                    let both =
                        |one: &CellSet| ends.iter().map(|it| (*one, *it)).collect::<Vec<_>>();
                    let is_new = |(one, other): &(CellSet, CellSet)| {
                        let both = *one | *other;
                        let fills = |it: House| state.places(digit) & it.cells() == both;
                        one != other && !House::all().any(fills)
                    };
                    let linked = ends.iter().flat_map(both).filter(is_new);
                    pairs.extend(linked.map(|(one, other)| ((digit, one), (digit, other))));
                };
                if cover_lines.len() == base.len() + 1 {
                    add(cover_lines.iter().map(|it| places & it.cells()).collect());
                }
                if cover_lines.len() > base.len() + 3 {
                    continue;
                }
                for cover in chosen(&cover_lines, base.len()..=base.len()) {
                    let rest = places - cells(&cover);
                    let in_box = all[2].iter().any(|it| rest.is_subset(it.cells()));
                    if in_box && cover_lines.len() >= base.len() + 2 {
                        let ends = cover.iter().map(|it| places & it.cells());
                        add(ends.chain([rest]).collect());
                    }
                }
            }
        }
    }
    pairs
}

/// The choices of so many of some houses.
fn chosen(of: &[House], sizes: std::ops::RangeInclusive<usize>) -> Vec<Vec<House>> {
    let choices = 0..1_usize << of.len();
    let members = |choice: usize| (0..of.len()).filter(move |it| choice >> it & 1 == 1);
    let fitting = choices.filter(|it| sizes.contains(&(it.count_ones() as usize)));
    fitting.map(|choice| members(choice).map(|it| of[it]).collect()).collect()
}

#[test]
fn fish_chains_are_all_shortest_ways_with_almost_fish() {
    judge(&t::FISH_CHAIN, states::with_up_to(120).step_by(16), 30, gone, |state| {
        let pairs = pairs_of_fish(state);
        let graph = Graph::with_pairs(state, &pairs);
        let is_pair = |one, other| pairs.contains(&(one, other));
        chains_in(state, &graph, Kind::Any, Some(graph.doubled_by(&is_pair)))
    });
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
    let back = search.reversed();
    let by_node: Vec<CandidateSet> = graph.nodes.iter().map(|&it| excluded(state, it)).collect();
    let mut expected = CandidateSet::EMPTY;
    for start in 0..base {
        let is_group = graph.nodes[start].1.len() > 1;
        let from = if grouped && is_group { start + base } else { start };
        for (end, strong) in search.ends(&back, from, MOST) {
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
    let back = graph.reversed();
    let mut all = BTreeSet::new();
    for start in 0..graph.nodes.len() {
        let [on, off] = graph.spread(start, MOST - 1);
        for &end in graph.weak[start].iter().filter(|&&end| end > start) {
            let Some(level) = on[end].filter(|&level| level >= 2) else { continue };
            back.visit_ways([&on, &off], level, &mut vec![end], &mut |way| {
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
