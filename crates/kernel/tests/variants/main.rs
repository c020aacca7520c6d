//! A jigsaw and a Sudoku X, solved with singles, locked candidates, subsets, fish, almost locked sets, chains
//! with and without groups, and forcing chains that know their rules by id alone. The proof of every elimination is checked by the same rules, and the solution
//! found by brute force agrees.

mod puzzle;

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use ergodoku_core::{
    CandidateSet, Candidates, CellSet, Classic, Conclusion, Constraint, ConstraintId, Digit, Rules,
    State, Stop, VariantRules, VariantState, text,
};
use ergodoku_kernel::{
    BaseCoverSet, ChainSearch, ForcingChain, Graph, GraphBuilder, Houses, NodeSet, RuleGraph,
    base_cover_sets, nodes_in,
};
use ergodoku_proof::{Lemma, Proof, ProofError, Rounded, Sum, Truth, check_by};

type Id = ConstraintId;

/// Puzzles drawn by `minimal_puzzle`.
const JIGSAW: &str =
    "..4.......1....3....2...79...1.2...68..........3.85...3......7..98.37...2...1....";
const SUDOKU_X: &str =
    "....7.2......45.1...59.2..7.5...84.9........3..2.19...............8..9...........";

/// A conclusion, its proof, and what found it.
struct Found {
    by: &'static str,
    conclusion: Conclusion,
    proof: Proof<Id>,
}

fn single(rules: &VariantRules, state: &VariantState<'_, VariantRules>) -> Option<Found> {
    let placed = state.placed();
    let needs_one = |&id: &Id| rules.at_least(id) > 0 && rules.count_among(id, &placed) == 0;
    rules.all().filter(needs_one).find_map(|id| {
        let last = rules.among(id, state.open()).single()?;
        let proof = Proof::no_place_left(id);
        Some(Found { by: "single", conclusion: Conclusion::Place(last), proof })
    })
}

impl Found {
    fn by_count(by: &'static str, set: BaseCoverSet<Id>) -> Found {
        let BaseCoverSet { bases, covers, eliminated } = set;
        let proof = Proof::count(bases, covers);
        Found { by, conclusion: Conclusion::Eliminate(eliminated), proof }
    }
}

fn locked(rules: &VariantRules, state: &VariantState<'_, VariantRules>) -> Option<Found> {
    let all: Vec<Id> = rules.all().collect();
    let set = base_cover_sets(rules, state, &all, &all, 1).into_iter().next()?;
    Some(Found::by_count("locked", set))
}

/// Subsets, fish and pairs of almost locked sets of two or three houses or cells.
fn in_houses(houses: &Houses<'_, VariantRules>, state: &impl Candidates) -> Vec<Found> {
    let of =
        |by, sets: Vec<BaseCoverSet<Id>>| sets.into_iter().map(move |set| Found::by_count(by, set));
    let subsets = (2..=3).flat_map(|size| of("subset", houses.subsets(state, size)));
    let fish = (1..=3).flat_map(|size| of("fish", houses.fish(state, size)));
    subsets.chain(fish).chain(of("als", houses.almost_locked_pairs(state))).collect()
}

/// The proof of a chain: its strong links are truths, its weak links are links.
fn chain_proof(graph: &RuleGraph<'_, VariantRules>, way: &[usize]) -> Proof<Id> {
    let strong = way.chunks(2).map(|it| graph.why_strong(it[0], it[1]).expect("a strong link"));
    let weak = way[1..].chunks_exact(2);
    let weak = weak.map(|it| graph.why_not_both(it[0], it[1]).expect("a weak link"));
    Proof::count(strong.collect::<Vec<_>>(), weak.collect::<Vec<_>>())
}

/// The shortest chains that eliminate something: one end or the other is true. If the graph has groups,
/// only chains with a group.
fn chains(graph: &RuleGraph<'_, VariantRules>) -> Vec<Found> {
    let by = if graph.count() > graph.singles() { "grouped chain" } else { "chain" };
    let mut search = ChainSearch::new(graph.rows().clone());
    for source in graph.linked().iter() {
        let mut wanted = NodeSet::new(graph.count());
        nodes_in(graph.weak(source)).for_each(|seen| wanted.add(graph.weak(seen)));
        wanted.remove(source);
        search.add_source(source, wanted);
    }
    let (mut found, never) = (Vec::new(), Stop::never());
    for level in 0..12 {
        let mut pairs = Vec::new();
        search.advance(&never, |source, end| pairs.push([source, end]));
        for pair in pairs {
            search.ways(pair, level, 1000, &never, |way| {
                let has_group = way.iter().any(|&it| it >= graph.singles());
                if by == "grouped chain" && !has_group {
                    return ControlFlow::Continue(());
                }
                let on_way: CandidateSet =
                    way.iter().flat_map(|&it| graph.candidates(it).iter()).collect();
                let lost = graph.seen_by_both(pair[0], pair[1]) - on_way;
                if !lost.is_empty() {
                    let proof = chain_proof(graph, way);
                    let conclusion = Conclusion::Eliminate(lost);
                    found.push(Found { by, conclusion, proof });
                }
                ControlFlow::Break(())
            });
        }
        if !found.is_empty() {
            break;
        }
    }
    found
}

/// The candidates that lead to a broken rule.
fn forcing(rules: &VariantRules, state: &VariantState<'_, VariantRules>) -> Vec<Found> {
    let graph = RuleGraph::new(rules, state);
    let refuted = |premise: usize| {
        let ForcingChain { placed, broken } = graph.refute(premise)?;
        let lemma = |(candidate, rule)| Lemma {
            conclusion: Conclusion::Place(candidate),
            proof: Proof::no_place_left(rule),
        };
        let lemmas = placed.into_iter().map(lemma).collect();
        let proof = Proof::Lemmas { lemmas, last: Box::new(Proof::no_place_left(broken)) };
        let lost = CandidateSet::only(graph.candidate(premise));
        Some(Found { by: "forcing", conclusion: Conclusion::Eliminate(lost), proof })
    };
    (0..graph.singles()).filter_map(refuted).collect()
}

/// The constraints that a proof names.
fn constraints(proof: &Proof<Id>) -> Vec<Id> {
    match proof {
        Proof::Count { truths, links } => {
            let rule = |truth: &Truth<Id>| match truth {
                Truth::Rule(id) => *id,
                Truth::Guardians(_) | Truth::Image(_) | Truth::Cover(_) => {
                    unreachable!("no uniqueness")
                }
            };
            truths.iter().map(rule).chain(links.iter().copied()).collect()
        }
        Proof::Lemmas { lemmas, last } => {
            let in_lemmas = lemmas.iter().flat_map(|lemma| constraints(&lemma.proof));
            in_lemmas.chain(constraints(last)).collect()
        }
        _ => unreachable!("only counts and lemmas are made here"),
    }
}

/// Whether a constraint is about a house that classic Sudoku does not have.
fn is_new(rules: &VariantRules, id: Id) -> bool {
    puzzle::is_new_house(rules.candidates(id).cells()) && rules.candidates(id).cells().len() == 9
}

/// What was found on the way to a solution.
#[derive(Debug, Default)]
struct Tally {
    /// Steps by what found them.
    steps: BTreeMap<&'static str, usize>,
    /// Steps by patterns of houses, and what of them is left without the houses of the variant.
    in_houses: usize,
    in_classic_houses: usize,
    /// Eliminations by chains and forcing chains, and those that name a house of the variant.
    chained: usize,
    with_new_houses: usize,
    by_forcing: usize,
    rejected: usize,
}

/// Solves a puzzle as far as it goes. Each step is proved, and agrees with the solution.
fn solve(rules: &VariantRules, grid: &str) -> Tally {
    let mut state = puzzle::state(rules, grid);
    let mut random = fastrand::Rng::with_seed(1);
    let all = puzzle::solutions(&state, 2, &mut random);
    let [solution] = all[..] else { panic!("{} solutions", all.len()) };
    let mut tally = Tally::default();
    let houses = Houses::new(rules, rules.houses());
    let is_classic = |cells: &CellSet| !puzzle::is_new_house(*cells);
    let classic_houses = Houses::new(rules, rules.houses().filter(is_classic));
    loop {
        let simple = single(rules, &state).or_else(|| locked(rules, &state));
        let found = match simple {
            Some(simple) => vec![simple],
            None => {
                let mut found = in_houses(&houses, &state);
                tally.in_houses += found.len();
                tally.in_classic_houses += fewer(&found, in_houses(&classic_houses, &state));
                found.extend(chains(&RuleGraph::new(rules, &state)));
                found.extend(chains(&RuleGraph::with_groups(rules, &state)));
                found.extend(forcing(rules, &state));
                found
            }
        };
        if found.is_empty() {
            return tally;
        }
        for Found { by, conclusion, proof } in &found {
            let checked = check_by(rules, &state, conclusion, proof);
            assert_eq!(checked, Ok(()), "{by}: {conclusion} by {proof}");
            let is_true = match conclusion {
                Conclusion::Place(it) => solution.contains(*it),
                Conclusion::Eliminate(lost) => lost.is_disjoint(&solution),
            };
            assert!(is_true, "{by}: {conclusion} in a puzzle with another solution");
            *tally.steps.entry(by).or_default() += 1;
            if matches!(*by, "chain" | "grouped chain" | "forcing") {
                tally.chained += 1;
                tally.by_forcing += usize::from(*by == "forcing");
                let uses_new = constraints(proof).into_iter().any(|id| is_new(rules, id));
                tally.with_new_houses += usize::from(uses_new);
                // A candidate may conflict with all of one rule by several others. Then a chain with groups
                // through that rule is longer than it need be.
                if *by == "chain" {
                    tally.rejected += changed_proofs_are_rejected(rules, &state, conclusion, proof);
                }
            }
        }
        // One at a time, so that there are states for every kind of step.
        for Found { conclusion, .. } in found.into_iter().take(1) {
            match conclusion {
                Conclusion::Place(it) => state.place(it),
                Conclusion::Eliminate(lost) => state.eliminate(lost),
            }
        }
    }
}

/// How many steps a shorter list of houses has: each is also one of all houses.
fn fewer(all: &[Found], some: Vec<Found>) -> usize {
    let is_known = |it: &Found| all.iter().any(|known| known.proof == it.proof);
    assert!(some.iter().all(is_known), "a step that all houses together do not have");
    some.len()
}

/// Leaves one strong link of a chain out after another: each is needed. How many were left out.
fn changed_proofs_are_rejected(
    rules: &VariantRules,
    state: &VariantState<'_, VariantRules>,
    conclusion: &Conclusion,
    proof: &Proof<Id>,
) -> usize {
    let Proof::Count { truths, links } = proof else { return 0 };
    for left_out in 0..truths.len() {
        let mut fewer = truths.clone();
        fewer.remove(left_out);
        let changed = Proof::Count { truths: fewer, links: links.clone() };
        assert!(check_by(rules, state, conclusion, &changed).is_err(), "{changed}");
    }
    truths.len()
}

#[test]
fn the_puzzles_are_those_that_were_drawn() {
    assert_eq!(puzzle::minimal_puzzle(&puzzle::jigsaw(), 5), JIGSAW);
    assert_eq!(puzzle::minimal_puzzle(&puzzle::sudoku_x(), 6), SUDOKU_X);
}

/// Solves a puzzle with all there is, and checks that each kind of step was tried.
fn check_variant(rules: &VariantRules, grid: &str) {
    let tally = solve(rules, grid);
    assert!(tally.with_new_houses > 0 && tally.by_forcing > 0 && tally.rejected > 0, "{tally:?}");
    assert!(tally.in_houses > tally.in_classic_houses, "{tally:?}");
    for by in ["single", "locked", "subset", "fish", "als", "chain", "grouped chain", "forcing"] {
        assert!(tally.steps.contains_key(by), "no {by}: {tally:?}");
    }
}

#[test]
fn a_jigsaw_is_solved_by_its_regions() {
    check_variant(&puzzle::jigsaw(), JIGSAW);
}

#[test]
fn a_sudoku_x_is_solved_by_its_diagonals() {
    check_variant(&puzzle::sudoku_x(), SUDOKU_X);
}

/// The state of a variant as a classic one.
fn classic_state(grid: &str) -> State {
    State::new(&text::parse_one(grid).expect("a grid").puzzle).expect("no digit stands twice")
}

#[test]
fn classic_rules_are_the_same_one_by_one() {
    let rules = puzzle::classic();
    let pairs: Vec<(Id, Constraint)> = rules.all().zip(Classic.all()).collect();
    assert_eq!(pairs.len(), 324);
    for (id, rule) in pairs {
        assert_eq!(rules.candidates(id), Classic.candidates(rule));
        assert_eq!([rules.at_least(id), rules.at_most(id)], [1, 1]);
        assert_eq!([Classic.at_least(rule), Classic.at_most(rule)], [1, 1]);
    }
    for candidate in CandidateSet::ALL.iter() {
        assert_eq!(rules.conflicts(candidate), Classic.conflicts(candidate));
    }
}

#[test]
fn a_classic_puzzle_has_the_same_links_by_its_rules() {
    let grid = puzzle::minimal_puzzle(&puzzle::classic(), 1);
    let state = classic_state(&grid);
    let of_rules = RuleGraph::new(&Classic, &state);
    let mut builder = GraphBuilder::new(state.all_candidates());
    builder.link_cells(&state, state.cells_with(2));
    builder.link_houses(&state, state.all_candidates());
    let built = builder.build(Some(&state), &Stop::never());
    assert_eq!(of_rules.count(), built.count());
    for node in 0..built.count() {
        assert_eq!(of_rules.candidate(node), built.candidate(node));
        assert_eq!(of_rules.strong(node), built.strong(node));
        assert_eq!(of_rules.weak(node), built.weak(node));
    }
}

#[test]
fn a_classic_puzzle_has_the_groups_of_its_houses() {
    let grid = puzzle::minimal_puzzle(&puzzle::classic(), 1);
    let state = classic_state(&grid);
    let of_rules = RuleGraph::with_groups(&Classic, &state);
    let mut builder = GraphBuilder::new(state.all_candidates());
    builder.link_groups(state.all_candidates());
    let built = builder.build(Some(&state), &Stop::never());
    assert!(built.count() > built.singles());
    // Where a line lies in one box but for a cell, the rules split it there as well.
    let number = |node: usize| {
        let candidates = built.node(node).candidates();
        (0..of_rules.count()).find(|&it| *of_rules.candidates(it) == candidates)
    };
    let numbers: Vec<usize> =
        (0..built.count()).map(|it| number(it).expect("a group of the rules")).collect();
    let has = |row: &[u64], node: usize| row[node / 64] >> (node % 64) & 1 == 1;
    for node in 0..built.count() {
        for other in nodes_in(built.strong(node)) {
            assert!(has(of_rules.strong(numbers[node]), numbers[other]));
            assert!(of_rules.why_strong(numbers[node], numbers[other]).is_some());
        }
        for other in 0..built.count() {
            let linked = has(built.weak(node), other);
            assert_eq!(linked, has(of_rules.weak(numbers[node]), numbers[other]));
            let rule = of_rules.why_not_both(numbers[node], numbers[other]);
            assert!(!linked || rule.is_some());
        }
    }
}

/// The candidates of digit 5 in some cells.
fn fives(cells: &str) -> CandidateSet {
    CandidateSet::of(Digit::new(5).expect("a digit"), cells.parse().expect("cells"))
}

#[test]
fn a_sum_proves_what_a_plain_count_cannot() {
    let mut rules = puzzle::classic();
    // Of each two of three candidates at most one is true, and so in two places; of all six at least three.
    let pairs = ["r1c1,r4c4", "r4c4,r7c7", "r1c1,r7c7", "r1c8,r4c2", "r4c2,r7c5", "r1c8,r7c5"];
    let pairs = pairs.map(|it| (rules.add(fives(it), 0, 1), 1));
    let three =
        rules.add(fives("r147c2458,r147c17") & fives("r1c1,r4c4,r7c7,r1c8,r4c2,r7c5"), 3, 6);
    let state = VariantState::new(&rules);
    let conclusion = Conclusion::Eliminate(fives("r3c3"));
    let checked = |sum| check_by(&rules, &state, &conclusion, &Proof::Sum(sum));
    // Halves add up to 3: every other bound is kept. Rounded, at most one of each three is true.
    let plain = Sum::plain([(three, 2)], pairs);
    assert_eq!(checked(plain), Err(ProofError::BoundWithinReach));
    let rounded = |divisor| {
        let half = |pairs: &[(Id, u32)]| {
            let sum = Sum::plain([], pairs.iter().copied());
            Rounded { sum, divisor, times: 1 }
        };
        let rounded = pairs.chunks(3).map(half).collect();
        Sum { rounded, ..Sum::plain([(three, 1)], []) }
    };
    assert_eq!(checked(rounded(2)), Ok(()));
    assert_eq!(checked(rounded(1)), Err(ProofError::BoundWithinReach));
    assert_eq!(checked(rounded(0)), Err(ProofError::DividedByZero));
    let text = Proof::Sum(rounded(2)).to_string();
    assert!(text.starts_with(&format!("sum of truths {three}; and (links ")), "{text}");
    // What the bounds alone exclude needs no rounding, but its multiplier.
    let four = rules.clone().add(fives("r1c1,r4c4,r7c7"), 2, 3);
    let mut rules = rules.clone();
    assert_eq!(rules.add(fives("r1c1,r4c4,r7c7"), 2, 3), four);
    let state = VariantState::new(&rules);
    let checked = |proof| check_by(&rules, &state, &conclusion, &proof);
    let sum = |times| Proof::Sum(Sum::plain([(four, times)], pairs[..3].iter().copied()));
    assert_eq!(checked(sum(2)), Ok(()));
    assert_eq!(checked(sum(1)), Err(ProofError::BoundWithinReach));
    // What allows two, or does not say "at least", cannot be counted as what it is not.
    assert_eq!(checked(Proof::count([four], [four])), Err(ProofError::NoLink));
    assert_eq!(checked(Proof::count([pairs[0].0], [pairs[1].0])), Err(ProofError::NoTruth));
}
