//! [`Transform`]: the symmetries of the game.

use ergodoku_core::{Candidate, CandidateSet, Cell, Digit, Puzzle};
use fastrand::Rng;

use crate::chance::Chance;

/// A symmetry of the game: permutes rows and columns, optionally transposes the grid after that, and relabels
/// digits. The rows of a band stay together, and so do the columns of a stack.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Transform {
    rows: [u8; 9],
    columns: [u8; 9],
    transpose: bool,
    digits: [u8; 9],
}

impl Transform {
    /// The transform that changes nothing.
    pub const IDENTITY: Transform = Transform {
        rows: [0, 1, 2, 3, 4, 5, 6, 7, 8],
        columns: [0, 1, 2, 3, 4, 5, 6, 7, 8],
        transpose: false,
        digits: [0, 1, 2, 3, 4, 5, 6, 7, 8],
    };

    /// Draws one of the 6^8 * 2 * 9! transforms uniformly.
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

    /// Draws a transform that only moves cells.
    pub fn random_lines(random: &mut Rng) -> Transform {
        let [rows, columns] = [(); 2].map(|()| lines(random));
        Transform { rows, columns, transpose: random.bool(), ..Transform::IDENTITY }
    }

    /// Draws a transform that only relabels digits.
    pub fn random_digits(random: &mut Rng) -> Transform {
        let mut digits = Transform::IDENTITY.digits;
        random.shuffle_items(&mut digits);
        Transform { digits, ..Transform::IDENTITY }
    }

    /// The transform that exchanges rows and columns.
    pub fn transposed() -> Transform {
        Transform { transpose: true, ..Transform::IDENTITY }
    }

    /// Replaces the relabelling: digit index `n` becomes `images[n]`, counted from 0.
    ///
    /// # Panics
    ///
    /// Panics if an image is not below 9.
    pub fn with_digits(self, images: [usize; 9]) -> Transform {
        assert!(images.iter().all(|digit| *digit < 9));
        Transform { digits: images.map(|digit| digit as u8), ..self }
    }

    /// Replaces the order of the rows before transposing: row `order[0]`, counted from 0, comes first. `None`
    /// if the rows of a band do not stay together.
    pub fn with_rows(self, order: [usize; 9]) -> Option<Transform> {
        Some(Transform { rows: places(order)?, ..self })
    }

    /// Replaces the order of the columns before transposing. `None` if the columns of a stack do not stay
    /// together.
    pub fn with_columns(self, order: [usize; 9]) -> Option<Transform> {
        Some(Transform { columns: places(order)?, ..self })
    }

    /// The composition of this transform and then `next`.
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

    /// The image of a cell.
    pub fn cell(&self, cell: Cell) -> Cell {
        let row = self.rows[cell.row().number()].into();
        let column = self.columns[cell.column().number()].into();
        if self.transpose { Cell::at(column, row) } else { Cell::at(row, column) }
    }

    /// The image of a digit.
    pub fn digit(&self, digit: Digit) -> Digit {
        Digit::from_index(self.digits[digit.index()].into())
    }

    /// The image of a candidate.
    pub fn candidate(&self, it: Candidate) -> Candidate {
        Candidate::new(self.cell(it.cell), self.digit(it.digit))
    }

    /// The image of a puzzle: its givens, placed digits and removed candidates.
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

/// The images of nine lines that are to come in this order, or `None` if the lines of a chute do not stay
/// together.
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

/// Random images of nine lines: shuffles the chutes, and the lines in each.
fn lines(random: &mut Rng) -> [u8; 9] {
    let mut three = || {
        let mut three = [0, 1, 2];
        random.shuffle_items(&mut three);
        three
    };
    let chutes = three();
    let within = [three(), three(), three()];
    std::array::from_fn(|line| 3 * chutes[line / 3] + within[line / 3][line % 3])
}
