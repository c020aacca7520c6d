//! [`Transform`]: what may be done to a Sudoku without changing anything that matters.

use ergodoku_core::{Candidate, CandidateSet, Cell, Digit, Puzzle};
use fastrand::Rng;

use crate::chance::Chance;

/// A symmetry of the game: where each row and column goes, whether rows and columns change places
/// after that, and what each digit becomes. Rows stay in bands and columns in stacks.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Transform {
    rows: [u8; 9],
    columns: [u8; 9],
    transpose: bool,
    digits: [u8; 9],
}

impl Transform {
    /// What changes nothing.
    pub const IDENTITY: Transform = Transform {
        rows: [0, 1, 2, 3, 4, 5, 6, 7, 8],
        columns: [0, 1, 2, 3, 4, 5, 6, 7, 8],
        transpose: false,
        digits: [0, 1, 2, 3, 4, 5, 6, 7, 8],
    };

    /// One of the 6^8 * 2 * 9! transforms, all equally likely.
    ///
    /// ```
    /// use ergodoku_core::{Puzzle, text};
    /// use ergodoku_generate::{Transform, canonical};
    ///
    /// let line = ".7...5.39..3.2....1.....4...8....36...6....8..1....74..389.....659.81......35....";
    /// let puzzle = text::parse_one(line)?.puzzle;
    /// let shuffled = Transform::random(&mut fastrand::Rng::with_seed(1)).of(&puzzle);
    /// assert_ne!(shuffled, puzzle);
    /// assert_eq!(canonical(&shuffled), canonical(&puzzle));
    /// # Ok::<(), text::ParseError>(())
    /// ```
    pub fn random(random: &mut Rng) -> Transform {
        Transform::random_lines(random).then(&Transform::random_digits(random))
    }

    /// One that changes the places of cells alone.
    pub fn random_lines(random: &mut Rng) -> Transform {
        let [rows, columns] = [(); 2].map(|()| lines(random));
        Transform { rows, columns, transpose: random.bool(), ..Transform::IDENTITY }
    }

    /// One that changes digits alone.
    pub fn random_digits(random: &mut Rng) -> Transform {
        let mut digits = Transform::IDENTITY.digits;
        random.reorder(&mut digits);
        Transform { digits, ..Transform::IDENTITY }
    }

    /// Rows become columns.
    pub fn transposed() -> Transform {
        Transform { transpose: true, ..Transform::IDENTITY }
    }

    /// The same, with other digits: what the digits become, in the order of the digits, from 0.
    ///
    /// # Panics
    /// If a number is not below 9.
    pub fn with_digits(self, become_: [usize; 9]) -> Transform {
        assert!(become_.iter().all(|digit| *digit < 9));
        Transform { digits: become_.map(|digit| digit as u8), ..self }
    }

    /// The same, with the rows in this order before any transposing: the first to come is
    /// `order[0]`, counted from 0. None if rows do not stay in bands.
    pub fn with_rows(self, order: [usize; 9]) -> Option<Transform> {
        Some(Transform { rows: places(order)?, ..self })
    }

    /// The same, with the columns in this order before any transposing. None if columns do not stay
    /// in stacks.
    pub fn with_columns(self, order: [usize; 9]) -> Option<Transform> {
        Some(Transform { columns: places(order)?, ..self })
    }

    /// This, and then another.
    pub fn then(&self, next: &Transform) -> Transform {
        let [rows, columns] = match self.transpose {
            false => [next.rows, next.columns],
            true => [next.columns, next.rows],
        };
        Transform {
            rows: self.rows.map(|it| rows[usize::from(it)]),
            columns: self.columns.map(|it| columns[usize::from(it)]),
            transpose: self.transpose != next.transpose,
            digits: self.digits.map(|it| next.digits[usize::from(it)]),
        }
    }

    /// Where a cell goes.
    pub fn cell(&self, cell: Cell) -> Cell {
        let row = self.rows[cell.row().number()].into();
        let column = self.columns[cell.column().number()].into();
        if self.transpose { Cell::at(column, row) } else { Cell::at(row, column) }
    }

    /// What a digit becomes.
    pub fn digit(&self, digit: Digit) -> Digit {
        Digit::from_index(self.digits[digit.index()].into())
    }

    /// Where a candidate goes.
    pub fn candidate(&self, it: Candidate) -> Candidate {
        Candidate::new(self.cell(it.cell), self.digit(it.digit))
    }

    /// The puzzle transformed: its givens, the digits placed since, the candidates removed.
    pub fn of(&self, puzzle: &Puzzle) -> Puzzle {
        let mut image = Puzzle::EMPTY;
        for cell in puzzle.filled().iter() {
            let Some(digit) = puzzle.digit(cell) else { continue };
            let it = self.candidate(Candidate::new(cell, digit));
            match puzzle.givens().contains(cell) {
                true => image.give(it),
                false => image.place(it),
            }
        }
        let removed: CandidateSet = puzzle.removed().iter().map(|it| self.candidate(it)).collect();
        image.remove(removed);
        image
    }
}

/// Where nine lines go that are to come in an order; none if lines of a chute do not stay together.
fn places(order: [usize; 9]) -> Option<[u8; 9]> {
    let mut places = [9; 9];
    for (place, line) in order.into_iter().enumerate() {
        *places.get_mut(line)? = place as u8;
    }
    let together = |three: &[u8]| three.iter().all(|place| place / 3 == three[0] / 3);
    places
        .chunks(3)
        .all(|three| three.iter().all(|it| *it < 9) && together(three))
        .then_some(places)
}

/// Where nine lines go: chutes are shuffled, and the lines in each.
fn lines(random: &mut Rng) -> [u8; 9] {
    let mut three = || {
        let mut three = [0, 1, 2];
        random.reorder(&mut three);
        three
    };
    let chutes = three();
    let within = [three(), three(), three()];
    std::array::from_fn(|line| 3 * chutes[line / 3] + within[line / 3][line % 3])
}
