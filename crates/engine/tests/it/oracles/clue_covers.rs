//! Clue covers, band by band.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use ergodoku_core::{Candidate, Cell, State, text};
use ergodoku_engine::{Path, Profile, techniques as t};

use crate::oracles::judge::judge;
use crate::oracles::states;
use crate::oracles::uniqueness::has_one_solution;

/// What two givens that are alone in three rows, or in three columns, place.
fn by_two_givens(state: &State) -> BTreeSet<Option<Candidate>> {
    let mut placed = BTreeSet::new();
    if !has_one_solution(state) {
        return placed;
    }
    for is_transposed in [false, true] {
        let at = |row, column| match is_transposed {
            false => Cell::at(row, column),
            true => Cell::at(column, row),
        };
        for band in [0, 3, 6] {
            let places = (band..band + 3).flat_map(|row| (0..9).map(move |column| (row, column)));
            let given: Vec<(usize, usize)> =
                places.filter(|it| state.givens().contains(at(it.0, it.1))).collect();
            let &[(row, column), (other_row, other_column)] = &given[..] else { continue };
            if row == other_row || column / 3 == other_column / 3 {
                continue;
            }
            let digit = |row, column| state.digit(at(row, column)).expect("a given");
            let third = 3 * band + 3 - row - other_row;
            for (column, digit) in
                [(column, digit(other_row, other_column)), (other_column, digit(row, column))]
            {
                let candidate = Candidate::new(at(third, column), digit);
                if state.all_candidates().contains(candidate) {
                    placed.insert(Some(candidate));
                }
            }
        }
    }
    placed
}

/// Puzzles of which one band or stack has two givens.
const PUZZLES: &[&str] = &[
    "1................7.........217.9.5...3.1.......48.53...7...8..9..894..2.9..62..8.",
    ".......3591.........4...2....6....52.38...47.....7.1.......6.233.....5.98.1....6.",
    "..2.8..6.5..769..4..824..9...41.52...1...4.352.58....1.................9..6......",
    "1...2.936.....3..1.......5.....5...8...4.92.7...7.8.4.........5.7...2.8....54.3..",
    ".3..6.84..745.3..1...8..5.......9.....6.................264.1.56..12.73.5.....2..",
    "2.39......1...4..575..2......1.......49.7..8....453.......96...4682.......2......",
    "....8.....5.................45.7...9.1...4.8.9....53.4..79..5.3.9.3.2..8..45..9.2",
    "9.2.....5.3.....4.....6.7..8.....1.312.....9..539....73..........4...218.9....5.4",
];

/// States on the way through these.
static STATES: LazyLock<Vec<State>> = LazyLock::new(|| {
    let profile = Profile::default().without_uniqueness();
    let mut all = Vec::new();
    for line in PUZZLES {
        let start = State::new(&text::parse_one(line).expect("a puzzle").puzzle).expect("a state");
        let mut path = Path::new(start, &profile);
        for _ in 0..4 {
            all.push(path.state().clone());
            path.by_ref().take(8).for_each(drop);
        }
    }
    all
});

#[test]
fn clue_covers_are_all_bands_with_two_givens_that_share_nothing() {
    let states = STATES.iter().chain(states::one_in(20));
    judge(&t::UNIQUENESS_CLUE_COVER, states, 30, |it| it.conclusion.placed(), by_two_givens);
}
