//! A jigsaw and a Sudoku X, solved with singles, locked candidates, chains and forcing chains that know
//! their rules by id alone. The proof of every elimination is checked by the same rules, and the solution
//! found by brute force agrees.

mod puzzle;

use std::ops::ControlFlow;

use ergodoku_core::{
    CandidateSet, Candidates, Classic, Conclusion, Constraint, ConstraintId, Digit, Rules, State,
    Stop, VariantRules, VariantState, text,
};
use ergodoku_kernel::{
    ChainSearch, ForcingChain, Graph, GraphBuilder, NodeSet, RuleGraph, locked_candidates, nodes_in,
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

fn locked(rules: &VariantRules, state: &VariantState<'_, VariantRules>) -> Option<Found> {
    let (base, cover, lost) = locked_candidates(rules, state).next()?;
    let proof = Proof::count([base], [cover]);
    Some(Found { by: "locked", conclusion: Conclusion::Eliminate(lost), proof })
}

/// The proof of a chain: its strong links are truths, its weak links are links.
fn chain_proof(graph: &RuleGraph<'_, VariantRules>, way: &[usize]) -> Proof<Id> {
    let strong = way.chunks(2).map(|it| graph.why_strong(it[0], it[1]).expect("a strong link"));
    let weak = way[1..].chunks_exact(2);
    let weak = weak.map(|it| graph.why_not_both(it[0], it[1]).expect("a weak link"));
    Proof::count(strong.collect::<Vec<_>>(), weak.collect::<Vec<_>>())
}

/// The shortest chains that eliminate something: one end or the other is true.
fn chains(rules: &VariantRules, state: &VariantState<'_, VariantRules>) -> Vec<Found> {
    let graph = RuleGraph::new(rules, state);
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
                let on_way: CandidateSet = way.iter().map(|&it| graph.candidate(it)).collect();
                let lost = graph.seen_by_both(pair[0], pair[1]) - on_way;
                if !lost.is_empty() {
                    let proof = chain_proof(&graph, way);
                    let conclusion = Conclusion::Eliminate(lost);
                    found.push(Found { by: "chain", conclusion, proof });
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
    (0..graph.count()).filter_map(refuted).collect()
}

/// The constraints that a proof names.
fn constraints(proof: &Proof<Id>) -> Vec<Id> {
    match proof {
        Proof::Count { truths, links } => {
            let rule = |truth: &Truth<Id>| match truth {
                Truth::Rule(id) => *id,
                Truth::Guardians(_) => unreachable!("no deadly patterns here"),
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
    steps: usize,
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
    loop {
        let simple = single(rules, &state).or_else(|| locked(rules, &state));
        let found = match simple {
            Some(simple) => vec![simple],
            None => chains(rules, &state).into_iter().chain(forcing(rules, &state)).collect(),
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
            tally.steps += 1;
            if matches!(*by, "chain" | "forcing") {
                tally.chained += 1;
                tally.by_forcing += usize::from(*by == "forcing");
                let uses_new = constraints(proof).into_iter().any(|id| is_new(rules, id));
                tally.with_new_houses += usize::from(uses_new);
                tally.rejected += changed_proofs_are_rejected(rules, &state, conclusion, proof);
            }
        }
        for Found { conclusion, .. } in found {
            match conclusion {
                Conclusion::Place(it) => state.place(it),
                Conclusion::Eliminate(lost) => state.eliminate(lost),
            }
        }
    }
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

#[test]
fn a_jigsaw_is_solved_by_links_of_its_regions() {
    let tally = solve(&puzzle::jigsaw(), JIGSAW);
    assert!(tally.with_new_houses > 0 && tally.by_forcing > 0 && tally.rejected > 0, "{tally:?}");
}

#[test]
fn a_sudoku_x_is_solved_by_links_of_its_diagonals() {
    let tally = solve(&puzzle::sudoku_x(), SUDOKU_X);
    assert!(tally.with_new_houses > 0 && tally.by_forcing > 0 && tally.rejected > 0, "{tally:?}");
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
