//! Rank: the least cover against all covers, what falls against the solution, and sets made by hand.

use ergodoku_core::{Candidate, CandidateSet, Constraint, Digit, House, Puzzle, State, Stop, text};
use ergodoku_search::{Solution, solve};
use ergodoku_why::rank::{FindLimits, RankError, RankSet, cover, find_sets};

/// Positions in which much is still open, written for this test: givens of puzzles made by our generator.
const PUZZLES: [&str; 4] = [
    ".1..2..73..3.7.......3....93...14...925.....1.......6..8...5.3.6..9.......78..6.2",
    "...7.15...7.....9...6.5.23..8...........15.7....34...63...........872.....1....2.",
    "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56",
    "....4...3.....96...85..6....4.3925....8.....2....7..3..2.....58.572....1.64......",
];

fn state(puzzle: &str) -> State {
    State::new(&text::parse_one(puzzle).unwrap().puzzle).unwrap()
}

fn states() -> impl Iterator<Item = (State, Solution)> {
    PUZZLES.iter().map(|puzzle| {
        let state = state(puzzle);
        let solution = solve(&state).unwrap();
        (state, solution)
    })
}

/// Constraints that no placed digit satisfies.
fn open(state: &State) -> Vec<Constraint> {
    let placed = state.live() - *state.all_candidates();
    Constraint::all().filter(|it| it.members().is_disjoint(&placed)).collect()
}

fn covers(state: &State, truths: &[Constraint], links: &[Constraint]) -> bool {
    let is_in =
        |all: &[Constraint], it: Candidate| all.iter().filter(|one| one.contains(it)).count();
    state.all_candidates().iter().all(|it| is_in(truths, it) <= is_in(links, it))
}

/// Whether some choice of so many links covers the truths: tries each choice for the first candidate without cover.
fn can_cover(
    state: &State,
    truths: &[Constraint],
    links: &mut Vec<Constraint>,
    most: usize,
) -> bool {
    let is_in =
        |all: &[Constraint], it: Candidate| all.iter().filter(|one| one.contains(it)).count();
    let first = state.all_candidates().iter().find(|it| is_in(truths, *it) > is_in(links, *it));
    let Some(first) = first else { return true };
    if most == 0 {
        return false;
    }
    let choices: Vec<Constraint> = Constraint::all()
        .filter(|it| it.contains(first) && !truths.contains(it) && !links.contains(it))
        .collect();
    choices.into_iter().any(|choice| {
        links.push(choice);
        let can = can_cover(state, truths, links, most - 1);
        links.pop();
        can
    })
}

#[test]
fn no_cover_has_fewer_links_than_the_least() {
    let mut random = fastrand::Rng::with_seed(18);
    let mut sizes = [0; 4];
    for (state, _) in states() {
        let open = open(&state);
        for _ in 0..60 {
            let first = open[random.usize(..open.len())];
            // Truths that meet, so that links can serve several.
            let near = open.iter().copied().filter(|it| *it != first && shares(&state, first, *it));
            let mut near: Vec<Constraint> = near.collect();
            random.shuffle(&mut near);
            let more = random.usize(1..4).min(near.len());
            let truths: Vec<Constraint> =
                std::iter::once(first).chain(near.drain(..more)).collect();
            let Ok(found) = cover(&state, &truths, &Stop::never()) else { continue };
            assert!(found.is_least() && covers(&state, &truths, &found.set.links));
            let fewer = found.set.links.len() - 1;
            // All choices of more links take too long to try.
            if fewer <= 6 {
                assert!(!can_cover(&state, &truths, &mut Vec::new(), fewer), "{}", found.set);
                sizes[more] += 1;
            }
        }
    }
    assert!(sizes[1] > 20 && sizes[2] > 10, "{sizes:?}");
}

/// Whether two constraints have a line, a box or a digit in common, so that some link meets both.
fn shares(state: &State, one: Constraint, other: Constraint) -> bool {
    let of = |it: Constraint| it.members() & *state.all_candidates();
    let links = Constraint::all().filter(|it| *it != one && *it != other);
    links
        .filter(|it| !(it.members() & of(one)).is_empty() && !(it.members() & of(other)).is_empty())
        .count()
        > 1
}

#[test]
fn what_falls_is_false_in_the_solution() {
    let mut random = fastrand::Rng::with_seed(19);
    let mut count = 0;
    for (state, solution) in states() {
        let open = open(&state);
        for _ in 0..150 {
            let size = random.usize(1..6);
            let mut truths: Vec<Constraint> =
                (0..size).map(|_| open[random.usize(..open.len())]).collect();
            truths.sort();
            truths.dedup();
            let Ok(found) = cover(&state, &truths, &Stop::never()) else { continue };
            assert!(found.set.rank() >= 0, "{}", found.set);
            let falls = found.set.falls(&state);
            for fall in &falls {
                assert!(!solution.holds(fall.candidate), "{}", found.set);
            }
            count += falls.len();
        }
    }
    assert!(count > 10, "{count}");
}

#[test]
fn found_sets_cover_their_truths_and_eliminate_what_is_false() {
    let mut count = 0;
    for (state, solution) in states() {
        for set in find_sets(&state, &FindLimits::default(), &Stop::never()) {
            count += 1;
            assert!((0..=1).contains(&set.rank()), "{set}");
            assert!(covers(&state, &set.truths, &set.links), "{set}");
            let falls = set.falls(&state);
            assert!(
                falls.iter().any(|it| it.links as i32 - it.truths as i32 > set.rank()),
                "{set}"
            );
            for fall in falls {
                assert!(!solution.holds(fall.candidate), "{set}: {}", fall.candidate);
            }
            // The best cover by any links is no larger than the one by lines alone.
            if set.truths.len() <= 12 {
                let best = cover(&state, &set.truths, &Stop::never()).unwrap();
                assert!(best.is_least() && best.set.links.len() <= set.links.len(), "{set}");
            }
        }
    }
    assert!(count > 4, "{count}");
}

#[test]
fn a_candidate_in_enough_links_falls_by_its_proof() {
    for (state, _) in states() {
        for set in find_sets(&state, &FindLimits::default(), &Stop::never()) {
            let falls: CandidateSet = set.falls(&state).iter().map(|it| it.candidate).collect();
            let is_in = |all: &[Constraint], it: Candidate| {
                all.iter().filter(|one| one.contains(it)).count()
            };
            for it in state.all_candidates().iter() {
                let excess = is_in(&set.links, it) as i32 - is_in(&set.truths, it) as i32;
                assert!(excess <= set.rank() || falls.contains(it), "{set}: {it}");
            }
        }
    }
}

/// Eight pairs of cells in a ring: each has four digits, two of them shared with the next pair in a box, the other two
/// with the one before it in a line.
fn sk_loop() -> State {
    let mut puzzle = Puzzle::EMPTY;
    for (cells, others) in [
        ("r2c13", "56789"),
        ("r2c46", "12789"),
        ("r13c5", "12349"),
        ("r46c5", "34569"),
        ("r5c46", "56789"),
        ("r5c13", "12789"),
        ("r46c2", "12349"),
        ("r13c2", "34569"),
    ] {
        puzzle.remove(format!("{cells}<>{others}").parse().unwrap());
    }
    State::new(&puzzle).unwrap()
}

#[test]
fn an_sk_loop_is_found_and_is_the_least_cover_of_its_cells() {
    let state = sk_loop();
    let cells: Vec<Constraint> = ["r2c1346", "r13c25", "r46c25", "r5c1346"]
        .iter()
        .flat_map(|cells| cells.parse::<ergodoku_core::CellSet>().unwrap().iter())
        .map(Constraint::Cell)
        .collect();
    let found = cover(&state, &cells, &Stop::never()).unwrap();
    assert!(found.is_least());
    assert_eq!((found.set.rank(), found.set.links.len()), (0, 16));
    let falls = found.set.falls(&state);
    // In each of four boxes two digits in five other cells, in each of four lines two digits in five.
    assert_eq!(falls.len(), 80);
    let sets = find_sets(&state, &FindLimits::default(), &Stop::never());
    let is_loop =
        |set: &&RankSet| set.truths.len() == 16 && cells.iter().all(|it| set.truths.contains(it));
    let set = sets.iter().find(is_loop).expect("the loop is found");
    assert_eq!((set.rank(), set.falls(&state).len()), (0, 80));
    let said = set.explain(&state, &set.falls(&state)).to_string();
    assert!(said.contains("16 truths") && said.contains("(rank 0)"), "{said}");
}

#[test]
fn multi_fish_of_rank_0_and_rank_1_are_found() {
    // Digits 1, 2 and 3 in rows 1, 4 and 7 have places in columns 2, 5 and 8 alone, but for 1r1 in column 3.
    let almost = "r1c14679<>123, r1c3<>23, r47c134679<>123";
    let mut puzzle = Puzzle::EMPTY;
    puzzle.remove(almost.parse().unwrap());
    let state = State::new(&puzzle).unwrap();
    let in_row = |row, digit| Constraint::House(House::row(row), Digit::new(digit).unwrap());
    let truths: Vec<Constraint> =
        [0, 3, 6].into_iter().flat_map(|row| [1, 2, 3].map(|digit| in_row(row, digit))).collect();
    let found = cover(&state, &truths, &Stop::never()).unwrap();
    // Nine columns, and one link more for 1r1c3.
    assert_eq!((found.set.rank(), found.is_least()), (1, true));
    // What is in two links falls: in column 2 and in box 1, for instance.
    assert!(found.set.falls(&state).iter().all(|it| it.links == it.truths + 2));
    assert!(!found.set.falls(&state).is_empty());
    puzzle.remove("r1c3<>1".parse().unwrap());
    let state = State::new(&puzzle).unwrap();
    let found = cover(&state, &truths, &Stop::never()).unwrap();
    assert_eq!(found.set.rank(), 0, "{}", found.set);
    // Three digits in three columns, in six other rows.
    assert_eq!(found.set.falls(&state).len(), 54);
    let sets = find_sets(&state, &FindLimits::default(), &Stop::never());
    assert!(sets.iter().any(|set| set.rank() == 0 && set.falls(&state).len() == 54));
}

#[test]
fn truths_without_a_cover_are_told() {
    let state = state(PUZZLES[0]);
    assert_eq!(cover(&state, &[], &Stop::never()), Err(RankError::NoTruths));
    let given = Constraint::Cell(state.givens().first().unwrap());
    assert_eq!(cover(&state, &[given], &Stop::never()), Err(RankError::Satisfied(given)));
    let one = open(&state)[0];
    assert_eq!(cover(&state, &[one, one], &Stop::never()), Err(RankError::Repeated(one)));
    let all = open(&state);
    assert!(matches!(cover(&state, &all, &Stop::never()), Err(RankError::NoCover(_))));
}

#[test]
fn a_search_that_is_given_up_still_covers() {
    let state = sk_loop();
    let cells: Vec<Constraint> =
        "r2c1346".parse::<ergodoku_core::CellSet>().unwrap().iter().map(Constraint::Cell).collect();
    let found = cover(&state, &cells, &Stop::never().within(0)).unwrap();
    assert!(covers(&state, &cells, &found.set.links));
    assert!(found.at_least <= found.set.links.len());
}
