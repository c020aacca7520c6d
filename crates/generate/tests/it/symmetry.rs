//! Symmetries, compared with orbits written by hand, and with rotated and reflected grids. Nothing here relies
//! on [`Symmetry`] itself.

use ergodoku_core::{Candidate, Cell, CellSet, Puzzle, Stop};
use ergodoku_generate::{Between, Clues, Generator, Spec, Symmetry, minimal_puzzles};
use ergodoku_search::count;
use std::ops::ControlFlow;

/// The orbits of some cells, by symmetry.
const ORBITS: [(Symmetry, [(&str, &str); 6]); 10] = [
    (
        Symmetry::None,
        [
            ("r1c2", "r1c2"),
            ("r2c4", "r2c4"),
            ("r5c1", "r5c1"),
            ("r3c3", "r3c3"),
            ("r9c1", "r9c1"),
            ("r5c5", "r5c5"),
        ],
    ),
    (
        Symmetry::Rotational180,
        [
            ("r1c2", "r1c2 r9c8"),
            ("r2c4", "r2c4 r8c6"),
            ("r5c1", "r5c1 r5c9"),
            ("r3c3", "r3c3 r7c7"),
            ("r9c1", "r9c1 r1c9"),
            ("r5c5", "r5c5"),
        ],
    ),
    (
        Symmetry::Rotational90,
        [
            ("r1c2", "r1c2 r2c9 r9c8 r8c1"),
            ("r2c4", "r2c4 r4c8 r8c6 r6c2"),
            ("r5c1", "r5c1 r1c5 r5c9 r9c5"),
            ("r3c3", "r3c3 r3c7 r7c7 r7c3"),
            ("r9c1", "r9c1 r1c1 r1c9 r9c9"),
            ("r5c5", "r5c5"),
        ],
    ),
    (
        Symmetry::Vertical,
        [
            ("r1c2", "r1c2 r1c8"),
            ("r2c4", "r2c4 r2c6"),
            ("r5c1", "r5c1 r5c9"),
            ("r3c3", "r3c3 r3c7"),
            ("r9c1", "r9c1 r9c9"),
            ("r5c5", "r5c5"),
        ],
    ),
    (
        Symmetry::Horizontal,
        [
            ("r1c2", "r1c2 r9c2"),
            ("r2c4", "r2c4 r8c4"),
            ("r5c1", "r5c1"),
            ("r3c3", "r3c3 r7c3"),
            ("r9c1", "r9c1 r1c1"),
            ("r5c5", "r5c5"),
        ],
    ),
    (
        Symmetry::Diagonal,
        [
            ("r1c2", "r1c2 r2c1"),
            ("r2c4", "r2c4 r4c2"),
            ("r5c1", "r5c1 r1c5"),
            ("r3c3", "r3c3"),
            ("r9c1", "r9c1 r1c9"),
            ("r5c5", "r5c5"),
        ],
    ),
    (
        Symmetry::AntiDiagonal,
        [
            ("r1c2", "r1c2 r8c9"),
            ("r2c4", "r2c4 r6c8"),
            ("r5c1", "r5c1 r9c5"),
            ("r3c3", "r3c3 r7c7"),
            ("r9c1", "r9c1"),
            ("r5c5", "r5c5"),
        ],
    ),
    (
        Symmetry::Orthogonal,
        [
            ("r1c2", "r1c2 r1c8 r9c2 r9c8"),
            ("r2c4", "r2c4 r2c6 r8c4 r8c6"),
            ("r5c1", "r5c1 r5c9"),
            ("r3c3", "r3c3 r3c7 r7c3 r7c7"),
            ("r9c1", "r9c1 r9c9 r1c1 r1c9"),
            ("r5c5", "r5c5"),
        ],
    ),
    (
        Symmetry::DoubleDiagonal,
        [
            ("r1c2", "r1c2 r2c1 r8c9 r9c8"),
            ("r2c4", "r2c4 r4c2 r6c8 r8c6"),
            ("r5c1", "r5c1 r1c5 r9c5 r5c9"),
            ("r3c3", "r3c3 r7c7"),
            ("r9c1", "r9c1 r1c9"),
            ("r5c5", "r5c5"),
        ],
    ),
    (
        Symmetry::Full,
        [
            ("r1c2", "r1c2 r1c8 r2c1 r2c9 r8c1 r8c9 r9c2 r9c8"),
            ("r2c4", "r2c4 r2c6 r4c2 r4c8 r6c2 r6c8 r8c4 r8c6"),
            ("r5c1", "r5c1 r5c9 r1c5 r9c5"),
            ("r3c3", "r3c3 r3c7 r7c3 r7c7"),
            ("r9c1", "r9c1 r1c1 r1c9 r9c9"),
            ("r5c5", "r5c5"),
        ],
    ),
];

/// `r1c2 r9c8`
fn cells(text: &str) -> CellSet {
    let cell = |name: &str| {
        let digit = |at: usize| usize::from(name.as_bytes()[at] - b'1');
        Cell::at(digit(1), digit(3))
    };
    text.split(' ').map(cell).collect()
}

#[test]
fn orbits_are_those_written_by_hand() {
    for (symmetry, orbits) in ORBITS {
        for (cell, orbit) in orbits {
            let cell = cells(cell).single().expect("one cell");
            assert_eq!(symmetry.orbit(cell), cells(orbit), "{symmetry:?} of {cell}");
            assert!(symmetry.orbits().contains(&cells(orbit)), "{symmetry:?} of {cell}");
        }
    }
    assert_eq!(ORBITS.map(|(symmetry, _)| symmetry), Symmetry::ALL);
    let counts = Symmetry::ALL.map(|symmetry| symmetry.orbits().len());
    assert_eq!(counts, [81, 41, 21, 45, 45, 45, 45, 25, 25, 15]);
}

/// Which cells have clues, row by row.
type Pattern = [[bool; 9]; 9];
type Turn = fn(Pattern) -> Pattern;

fn left_right(mut grid: Pattern) -> Pattern {
    grid.iter_mut().for_each(|row| row.reverse());
    grid
}

fn top_bottom(mut grid: Pattern) -> Pattern {
    grid.reverse();
    grid
}

fn transposed(grid: Pattern) -> Pattern {
    let mut turned = grid;
    for (row, cells) in grid.into_iter().enumerate() {
        for (column, clue) in cells.into_iter().enumerate() {
            turned[column][row] = clue;
        }
    }
    turned
}

fn half_turn(grid: Pattern) -> Pattern {
    top_bottom(left_right(grid))
}

fn quarter_turn(grid: Pattern) -> Pattern {
    left_right(transposed(grid))
}

fn anti_transposed(grid: Pattern) -> Pattern {
    half_turn(transposed(grid))
}

/// The rotations and reflections that must keep the pattern.
fn turns(symmetry: Symmetry) -> &'static [Turn] {
    match symmetry {
        Symmetry::None => &[],
        Symmetry::Rotational180 => &[half_turn],
        Symmetry::Rotational90 => &[half_turn, quarter_turn],
        Symmetry::Vertical => &[left_right],
        Symmetry::Horizontal => &[top_bottom],
        Symmetry::Diagonal => &[transposed],
        Symmetry::AntiDiagonal => &[anti_transposed],
        Symmetry::Orthogonal => &[left_right, top_bottom, half_turn],
        Symmetry::DoubleDiagonal => &[transposed, anti_transposed, half_turn],
        Symmetry::Full => {
            &[left_right, top_bottom, transposed, anti_transposed, half_turn, quarter_turn]
        }
    }
}

/// All rotations and reflections, to check that a puzzle has no other symmetry.
const TURNS: [Turn; 6] =
    [left_right, top_bottom, transposed, anti_transposed, half_turn, quarter_turn];

fn pattern(clues: CellSet) -> Pattern {
    let mut grid = [[false; 9]; 9];
    clues.iter().for_each(|cell| grid[cell.row().number()][cell.column().number()] = true);
    grid
}

fn has(symmetry: Symmetry, clues: CellSet) -> bool {
    let grid = pattern(clues);
    turns(symmetry).iter().all(|turn| turn(grid) == grid)
}

fn of_pattern(grid: Pattern) -> CellSet {
    Cell::all().filter(|cell| grid[cell.row().number()][cell.column().number()]).collect()
}

/// The images of a cell, found by transforming a grid with this cell alone.
fn images(symmetry: Symmetry, cell: Cell) -> CellSet {
    let mut orbit = CellSet::only(cell);
    for _ in 0..3 {
        let turned = turns(symmetry).iter().map(|turn| of_pattern(turn(pattern(orbit))));
        orbit = turned.fold(orbit, |all, more| all | more);
    }
    orbit
}

#[test]
fn a_symmetry_holds_if_and_only_if_the_pattern_is_invariant() {
    let mut random = fastrand::Rng::with_seed(3);
    for symmetry in Symmetry::ALL {
        for cell in Cell::all() {
            assert_eq!(symmetry.orbit(cell), images(symmetry, cell), "{symmetry:?} {cell}");
        }
        for _ in 0..200 {
            let some = Cell::all().filter(|_| random.u8(..8) == 0);
            let whole = some.fold(CellSet::EMPTY, |all, cell| all | images(symmetry, cell));
            let less = whole - whole.iter().take(1).collect::<CellSet>();
            for clues in [whole, less] {
                assert_eq!(symmetry.holds_of(clues), has(symmetry, clues), "{symmetry:?} {clues}");
            }
        }
    }
}

fn with_clues(puzzle: &Puzzle, clues: CellSet) -> Puzzle {
    let mut fewer = Puzzle::EMPTY;
    for cell in clues.iter() {
        fewer.give(Candidate::new(cell, puzzle.digit(cell).expect("a clue")));
    }
    fewer
}

/// For each rotation and reflection, whether it keeps the patterns of all these puzzles.
fn kept(puzzles: &[Puzzle]) -> [bool; 6] {
    TURNS.map(|turn| puzzles.iter().map(|it| pattern(it.givens())).all(|it| turn(it) == it))
}

#[test]
fn puzzles_are_unique_symmetric_and_minimal() {
    let mut random = fastrand::Rng::with_seed(5);
    for symmetry in Symmetry::ALL {
        let puzzles = minimal_puzzles(40, symmetry, &mut random);
        for puzzle in &puzzles {
            let clues = puzzle.givens();
            assert!(has(symmetry, clues), "{symmetry:?} {puzzle}");
            assert_eq!(count(puzzle, 2), 1, "{symmetry:?}");
            for cell in clues.iter() {
                let fewer = with_clues(puzzle, clues - images(symmetry, cell));
                assert_eq!(count(&fewer, 2), 2, "{symmetry:?} without {cell}");
            }
        }
        // No other symmetry.
        let asked = TURNS.map(|turn| turns(symmetry).contains(&turn));
        assert_eq!(kept(&puzzles), asked, "{symmetry:?}");
    }
}

#[test]
fn puzzles_with_a_number_of_clues_are_symmetric() {
    // Few clues are rare: most such puzzles are found as neighbours of others.
    let few = Between { from: None, to: Some(22) };
    let some = Between { from: Some(28), to: Some(33) };
    let specs = Symmetry::ALL.map(|symmetry| (symmetry, some));
    for (symmetry, clue_count) in
        specs.into_iter().chain([(Symmetry::Rotational180, few), (Symmetry::Diagonal, few)])
    {
        let clues = Clues::Symmetric(symmetry);
        let generator = Generator::new(Spec { count: 8, clues, clue_count, ..Spec::default() });
        let mut made = Vec::new();
        let mut take = |it: &ergodoku_generate::Made| {
            made.push(it.puzzle);
            ControlFlow::Continue(())
        };
        generator.unwrap().run(2, &Stop::never(), &mut take, &mut |_| {});
        assert_eq!(made.len(), 8);
        for puzzle in &made {
            assert!(has(symmetry, puzzle.givens()), "{symmetry:?} {puzzle}");
            assert_eq!(count(puzzle, 2), 1);
        }
    }
}
