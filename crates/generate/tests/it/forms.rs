//! Transforms, canonical forms and minimizing, compared with simple and slow implementations.

use ergodoku_core::{Candidate, Cell, Digit, Puzzle};
use ergodoku_generate::{Symmetry, Transform, canonical, minimal_puzzles, minimized, random_grid};
use ergodoku_search::count;

/// Rows of digits, 0 in empty cells.
type Grid = [[u8; 9]; 9];

fn grid(puzzle: &Puzzle) -> Grid {
    let mut grid = [[0; 9]; 9];
    for cell in puzzle.givens().iter() {
        let digit = puzzle.digit(cell).expect("a clue").get();
        grid[cell.row().number()][cell.column().number()] = digit;
    }
    grid
}

fn puzzle(grid: &Grid) -> Puzzle {
    let mut puzzle = Puzzle::EMPTY;
    for cell in Cell::all() {
        if let Some(digit) = Digit::new(grid[cell.row().number()][cell.column().number()]) {
            puzzle.give(Candidate::new(cell, digit));
        }
    }
    puzzle
}

fn transposed(grid: &Grid) -> Grid {
    let mut turned = [[0; 9]; 9];
    for row in 0..9 {
        for column in 0..9 {
            turned[column][row] = grid[row][column];
        }
    }
    turned
}

const THREES: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

/// The 1296 orders of nine lines in three chutes.
fn orders() -> Vec<[usize; 9]> {
    let mut orders = Vec::new();
    for chutes in THREES {
        for a in THREES {
            for b in THREES {
                for c in THREES {
                    let within = [a, b, c];
                    orders.push(std::array::from_fn(|it| {
                        3 * chutes[it / 3] + within[it / 3][it % 3]
                    }));
                }
            }
        }
    }
    orders
}

/// The smallest grid of all 2 * 1296 * 1296 orders of lines, with digits relabelled in order of appearance.
fn least(grid: &Grid) -> Grid {
    let orders = orders();
    let mut best = [[9; 9]; 9];
    for grid in [*grid, transposed(grid)] {
        for rows in &orders {
            for columns in &orders {
                if let Some(less) = relabelled_below(&best, &grid, rows, columns) {
                    best = less;
                }
            }
        }
    }
    best
}

/// The grid with its lines in these orders and its digits relabelled, unless it is greater than `best`.
fn relabelled_below(
    best: &Grid,
    grid: &Grid,
    rows: &[usize; 9],
    columns: &[usize; 9],
) -> Option<Grid> {
    let (mut names, mut named) = ([0; 10], 0);
    let mut candidate = [[0; 9]; 9];
    let mut is_less = false;
    for (at, &row) in rows.iter().enumerate() {
        for (place, &column) in columns.iter().enumerate() {
            let digit = usize::from(grid[row][column]);
            if digit > 0 && names[digit] == 0 {
                named += 1;
                names[digit] = named;
            }
            candidate[at][place] = names[digit];
            if !is_less && candidate[at][place] > best[at][place] {
                return None;
            }
            is_less |= candidate[at][place] < best[at][place];
        }
    }
    Some(candidate)
}

#[test]
fn the_canonical_form_is_the_smallest_equivalent_puzzle() {
    let mut random = fastrand::Rng::with_seed(21);
    let mut puzzles = minimal_puzzles(2, Symmetry::None, &mut random);
    puzzles.extend(minimal_puzzles(1, Symmetry::Full, &mut random));
    let whole = random_grid(&mut random).to_string();
    let whole = ergodoku_core::text::parse_one(&whole).unwrap().puzzle;
    // Few clues leave many equivalent orders.
    let mut few = Puzzle::EMPTY;
    for cell in Cell::all().filter(|it| [4, 13, 29, 60, 61, 77].contains(&it.index())) {
        few.give(Candidate::new(cell, whole.digit(cell).unwrap()));
    }
    puzzles.extend([whole, few]);
    for it in puzzles {
        let form = canonical(&it).expect("nothing but givens");
        assert_eq!(grid(&form), least(&grid(&it)), "{it}");
    }
}

#[test]
fn rows_columns_and_digits_have_the_given_images() {
    let mut random = fastrand::Rng::with_seed(8);
    let orders = orders();
    for it in minimal_puzzles(30, Symmetry::None, &mut random) {
        let before = grid(&it);
        let [rows, columns] = [(); 2].map(|()| orders[random.usize(..orders.len())]);
        let mut digits = [0, 1, 2, 3, 4, 5, 6, 7, 8];
        random.shuffle(&mut digits);
        let transform = Transform::IDENTITY.with_rows(rows).unwrap();
        let transform = transform.with_columns(columns).unwrap().with_digits(digits);
        let digit = |digit: u8| match digit {
            0 => 0,
            digit => digits[usize::from(digit) - 1] as u8 + 1,
        };
        let after: Grid = rows.map(|row| columns.map(|column| digit(before[row][column])));
        assert_eq!(grid(&transform.of(&it)), after);
        let turned = transform.then(&Transform::transposed());
        assert_eq!(grid(&turned.of(&it)), transposed(&after));
        // Transposing first exchanges the roles of rows and columns.
        let before = transposed(&before);
        let after: Grid = rows.map(|row| columns.map(|column| digit(before[row][column])));
        assert_eq!(grid(&Transform::transposed().then(&transform).of(&it)), after);
    }
}

#[test]
fn lines_stay_in_their_chutes() {
    let orders = orders();
    assert!(orders.iter().all(|order| Transform::IDENTITY.with_rows(*order).is_some()));
    for order in [
        [0, 1, 3, 2, 4, 5, 6, 7, 8],
        [0, 3, 6, 1, 4, 7, 2, 5, 8],
        [0, 0, 1, 3, 4, 5, 6, 7, 8],
        [0, 1, 2, 3, 4, 5, 6, 7, 9],
    ] {
        assert_eq!(Transform::IDENTITY.with_rows(order), None, "{order:?}");
        assert_eq!(Transform::IDENTITY.with_columns(order), None, "{order:?}");
    }
}

#[test]
fn placed_digits_and_removed_candidates_are_transformed() {
    let line = "1........2........3........4........5........6........7........8........9........";
    let mut before = ergodoku_core::text::parse_one(line).unwrap().puzzle;
    let candidate = |text: &str| text.parse::<Candidate>().unwrap();
    before.place(candidate("r1c2=5"));
    before.remove([candidate("r2c3=7")].into_iter().collect());
    let after = Transform::transposed().with_digits([1, 0, 2, 3, 4, 5, 6, 7, 8]).of(&before);
    assert_eq!(after.givens().len(), 9);
    assert!((0..9).all(|column| after.givens().contains(Cell::at(0, column))));
    assert_eq!(after.digit(Cell::at(1, 0)).map(Digit::get), Some(5));
    assert!(!after.givens().contains(Cell::at(1, 0)));
    assert_eq!(after.removed().iter().collect::<Vec<_>>(), [candidate("r3c2=7")]);
    assert_eq!(after.digit(Cell::at(0, 0)).map(Digit::get), Some(2));
}

#[test]
fn random_transforms_are_uniform() {
    const DRAWS: usize = 4_000;
    let mut random = fastrand::Rng::with_seed(2);
    // Counts the images of r1c1, of r1c2 relative to that, and of the digit 1.
    let (mut cells, mut digits, mut transposed) = ([0; 81], [0; 9], 0);
    for _ in 0..DRAWS {
        let it = Transform::random(&mut random);
        let [one, other] = [0, 1].map(|column| it.cell(Cell::at(0, column)));
        cells[one.index()] += 1;
        digits[it.digit(Digit::new(1).unwrap()).index()] += 1;
        transposed += usize::from(one.column() == other.column());
        // The cells of a box stay together.
        assert_eq!(one.box_(), other.box_());
    }
    // Five standard deviations.
    let near = |count: usize, share: f64| {
        let expected = DRAWS as f64 * share;
        (count as f64 - expected).abs() < 5.0 * expected.sqrt()
    };
    assert!(cells.iter().all(|count| near(*count, 1.0 / 81.0)), "{cells:?}");
    assert!(digits.iter().all(|count| near(*count, 1.0 / 9.0)), "{digits:?}");
    assert!(near(transposed, 0.5), "{transposed}");
}

#[test]
fn every_cell_is_as_likely_to_keep_its_clue() {
    const PUZZLES: usize = 600;
    let mut random = fastrand::Rng::with_seed(13);
    let mut clues = [0; 81];
    for it in minimal_puzzles(PUZZLES, Symmetry::None, &mut random) {
        it.givens().iter().for_each(|cell| clues[cell.index()] += 1);
    }
    // Three clues in ten cells, give or take five standard deviations.
    let expected = clues.iter().sum::<i32>() as f64 / 81.0;
    let spread = 5.0 * (expected * 0.7).sqrt();
    assert!(clues.iter().all(|it| (f64::from(*it) - expected).abs() < spread), "{clues:?}");
}

#[test]
fn minimizing_depends_on_the_seed() {
    let whole = random_grid(&mut fastrand::Rng::with_seed(6)).to_string();
    let whole = ergodoku_core::text::parse_one(&whole).unwrap().puzzle;
    let of = |seed| minimized(&whole, &mut fastrand::Rng::with_seed(seed)).unwrap();
    assert_eq!(of(1), of(1));
    assert_ne!(of(1), of(2));
    for minimal in [of(1), of(2)] {
        let clues = grid(&minimal);
        assert_eq!(count(&minimal, 2), 1);
        for cell in minimal.givens().iter() {
            let mut fewer = clues;
            fewer[cell.row().number()][cell.column().number()] = 0;
            assert_eq!(count(&puzzle(&fewer), 2), 2, "{cell} is not needed");
        }
    }
}
