//! Symmetric givens: all ways to move the lines of a grid, one after the other.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use ergodoku_core::{Candidate, CandidateSet, Cell, Digit, House, HouseKind, State, text};
use ergodoku_engine::{Path, Profile, techniques as t};
use ergodoku_search::count;

use crate::oracles::judge::{gone, judge};
use crate::oracles::states;

/// Where the lines of a grid can go so that those of a band stay together.
fn orders() -> Vec<[usize; 9]> {
    let threes = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    let mut all = Vec::new();
    for bands in threes {
        for (one, two) in threes.iter().flat_map(|one| threes.iter().map(move |two| (one, two))) {
            for three in &threes {
                let within = [one, two, three];
                all.push(std::array::from_fn(|line| {
                    3 * bands[line / 3] + within[line / 3][line % 3]
                }));
            }
        }
    }
    all
}

/// Where a cell goes.
type Move = Box<dyn Fn(Cell) -> Cell>;

/// What digits become if each given comes to a given; `None` if one does not.
fn names(givens: &[Candidate], state: &State, image: impl Fn(Cell) -> Cell) -> Option<[usize; 9]> {
    let mut names = [9; 9];
    for it in givens {
        let cell = image(it.cell);
        let digit = state.digit(cell).filter(|_| state.is_given(cell))?.index();
        let known = &mut names[it.digit.index()];
        if *known != 9 && *known != digit {
            return None;
        }
        *known = digit;
    }
    // One digit may be missing.
    let missing: Vec<usize> = (0..9).filter(|it| names[*it] == 9).collect();
    let free: Vec<usize> = (0..9).filter(|it| !names.contains(it)).collect();
    match (missing.as_slice(), free.as_slice()) {
        ([], []) => {}
        (&[one], &[other]) => names[one] = other,
        _ => return None,
    }
    Some(names)
}

/// The symmetries of the givens, but for the one that moves nothing.
fn symmetries(state: &State) -> Vec<(Move, [usize; 9])> {
    let given = |cell: Cell| Candidate::new(cell, state.digit(cell).expect("a given"));
    let givens: Vec<Candidate> = state.givens().iter().map(given).collect();
    // A line comes to one with as many givens, as each given comes to a given.
    let count = |line: House| (line.cells() & state.givens()).len();
    let fitting = |from: HouseKind, to: HouseKind| {
        let counts = [from, to].map(|kind| kind.houses().map(count).collect::<Vec<usize>>());
        let fits = move |it: &[usize; 9]| (0..9).all(|line| counts[0][line] == counts[1][it[line]]);
        orders().into_iter().filter(fits).collect::<Vec<[usize; 9]>>()
    };
    let mut all: Vec<(Move, [usize; 9])> = Vec::new();
    for (is_transposed, [row, column]) in
        [(false, [HouseKind::Row, HouseKind::Column]), (true, [HouseKind::Column, HouseKind::Row])]
    {
        let orders_of_columns = fitting(HouseKind::Column, column);
        let orders_of_rows = fitting(HouseKind::Row, row).into_iter();
        let both =
            orders_of_rows.flat_map(|rows| orders_of_columns.iter().map(move |it| (rows, *it)));
        for (rows, columns) in both {
            let image = move |cell: Cell| {
                let (row, column) = (rows[cell.row().number()], columns[cell.column().number()]);
                if is_transposed { Cell::at(column, row) } else { Cell::at(row, column) }
            };
            if let Some(names) = names(&givens, state, image)
                && Cell::all().any(|it| image(it) != it)
            {
                all.push((Box::new(image), names));
            }
        }
    }
    all
}

/// By each symmetry, the candidates whose images are neither candidates nor placed, or are other candidates of the same
/// cell.
fn without_image(state: &State) -> BTreeSet<CandidateSet> {
    let mut all = BTreeSet::new();
    if count(&start(state), 2) != 1 {
        return all;
    }
    for (image, names) in symmetries(state) {
        let is_gone = |it: &Candidate| {
            let (cell, digit) = (image(it.cell), Digit::from_index(names[it.digit.index()]));
            let is_possible =
                state.candidates(cell).contains(digit) || state.digit(cell) == Some(digit);
            !is_possible || cell == it.cell && digit != it.digit
        };
        all.insert(state.all_candidates().iter().filter(is_gone).collect());
    }
    all.remove(&CandidateSet::EMPTY);
    all
}

/// The givens alone.
fn start(state: &State) -> State {
    let mut puzzle = ergodoku_core::Puzzle::EMPTY;
    for cell in state.givens().iter() {
        puzzle.give(Candidate::new(cell, state.digit(cell).expect("a given")));
    }
    State::new(&puzzle).expect("a state")
}

/// Puzzles that a half turn, a quarter turn, a reflection in a diagonal or a move of lines keeps.
const SYMMETRIC: &[&str] = &[
    "62.5...........9..1....487....3..5...4.....1...7..8....531....4..9...........7.62",
    "......5...6...41289..6.....2..3.....34.....81.....1..9.....6..24938...6...7......",
    ".8....7......7.5.864.3.........4.9...6.9.5.1...5.3.........4.318.9.2......2....8.",
    "......47.6.5.3....3..1...5....4.93...1.....4...93.1....5...4..9....9.5.2.81......",
    "..1...5.2.....7.4.6..4.......2..6..1......9...5.1.8..37...9.8...2......44..6.3.2.",
    "1..2.......2.5..4..47.1....4....96...81..2......34.7.....6.7..3.2......4......92.",
    ".4..6.7......92.....3..7.126...3..2........47.57..9..6.7.2...9..36........2.86..4",
    "5.4.8.........59.....2.365....1.7.9.3.......141....5.8.3....2.6..28.....1.972....",
    ".65....9.....23.6...2..1..7.39....7.....84.3...8..2..5.47....5.....16.4...1..8..9",
    "3....729..4.9.5..6.2.......5....187..3.7.4..2.8.......4....961..5.1.3..8.6.......",
    ".6..5..7...7..8..22..9..6..9...7...1.5...24....86...3...1...54.4......83.3....1.9",
    "..7.9.5..1....4.8..3.6....28...4..6..2...6..9..59..4..4.3..7...76.1......19.3....",
    "..54.32...7........2.68...19.4.....6...5..8....2.9.3.4...1.4..9......17......5...",
];

/// States on the way through these.
static STATES: LazyLock<Vec<State>> = LazyLock::new(|| {
    let profile = Profile::default().without_uniqueness();
    let mut all = Vec::new();
    for (index, line) in SYMMETRIC.iter().enumerate() {
        let start = State::new(&text::parse_one(line).expect("a puzzle").puzzle).expect("a state");
        let mut path = Path::new(start, &profile);
        for _ in 0..3 {
            all.push(path.state().clone());
            path.by_ref().take(2 * index + 1).for_each(drop);
        }
    }
    all
});

#[test]
fn symmetric_givens_are_all_moves_of_lines_that_keep_them() {
    let states = STATES.iter().chain(states::one_in(20));
    judge(&t::SYMMETRICAL_PLACEMENT, states, 20, gone, without_image);
}
