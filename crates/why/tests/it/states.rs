//! States for tests: positions on the way to a solution.

use ergodoku_core::{Candidate, CandidateSet, Conclusion, Constraint, State};

/// Puzzles of different difficulty, with one solution each; the last is solved by few counts.
pub(crate) const PUZZLES: [&str; 4] = [
    ".1...8.7.7.2.6.....3.7.....52.971.4....8....7.714..2......8..361..3.7.8..8.6....9",
    "...7.15...7.....9...6.5.23..8...........15.7....34...63...........872.....1....2.",
    "3...8.......7....51..............36...2..4....7...........6.13..452...........8..",
    "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6",
];

/// The puzzles after their singles and intersections, but for the last.
pub(crate) fn mid_solve() -> impl Iterator<Item = State> {
    let states = PUZZLES[..3].iter().filter_map(|puzzle| after_singles(puzzle.parse().ok()?));
    states.filter(|state| !state.is_solved())
}

/// The state after all singles and intersections, unless a rule is broken.
pub(crate) fn after_singles(mut state: State) -> Option<State> {
    loop {
        let single = Constraint::all().find_map(|rule| {
            let left = rule.members() & *state.all_candidates();
            let is_open = (rule.members() & state.live()) == left;
            left.single().filter(|_| is_open).map(Conclusion::Place)
        });
        match single.or_else(|| locked(&state)) {
            Some(conclusion) => state.apply(&conclusion).ok()?,
            None => return state.contradiction().is_none().then_some(state),
        }
    }
}

/// The first elimination by a rule all of whose candidates lie in another.
fn locked(state: &State) -> Option<Conclusion> {
    let live = *state.all_candidates();
    let open = |rule: &Constraint| rule.members().is_disjoint(&(state.live() - live));
    Constraint::all().filter(open).find_map(|rule| {
        let left = rule.members() & live;
        let first = left.iter().next()?;
        first.constraints().into_iter().find_map(|other| {
            let gone = (other.members() & live) - left;
            let is_inside = other != rule && left.is_subset(&other.members());
            (is_inside && !gone.is_empty()).then_some(Conclusion::Eliminate(gone))
        })
    })
}

/// The candidates that are false in the only solution, and those that are true.
pub(crate) fn wrong_and_right(state: &State) -> (CandidateSet, CandidateSet) {
    let solution = ergodoku_search::solve(&state.to_puzzle()).expect("a solution");
    let is_right = |it: &Candidate| solution.digit(it.cell) == it.digit;
    let right: CandidateSet = state.all_candidates().iter().filter(is_right).collect();
    (*state.all_candidates() - right, right)
}
