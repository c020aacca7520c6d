//! [`Symmetry`]: a way to move the cells and rename the digits that keeps the rules; [`Image`]: what follows from one that
//! leaves the givens as they are.

use std::fmt;

use ergodoku_core::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, House, HouseKind};

/// A symmetry of the game: it moves rows and columns, or exchanges both kinds, and renames the digits. Every house becomes a
/// house, so every solution of a puzzle becomes a solution of the puzzle's image.
///
/// Displayed by the images of the rows, the columns and the digits, in order.
///
/// ```
/// use ergodoku_proof::Symmetry;
///
/// let half_turn = Symmetry::read("r987654321 c987654321 213456789").unwrap();
/// assert_eq!(half_turn.cell("r1c3".parse()?).to_string(), "r9c7");
/// assert_eq!(half_turn.candidate("r5c5=1".parse()?).to_string(), "r5c5=2");
/// // Rows 3 and 4 lie in different boxes, and cannot change places.
/// assert_eq!(Symmetry::read("r124356789 c123456789 123456789"), None);
/// # Ok::<(), ergodoku_core::NotationError>(())
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Symmetry {
    rows: [House; 9],
    columns: [House; 9],
    digits: [Digit; 9],
}

impl Symmetry {
    /// The symmetry with these images of rows, columns and digits. `None` if some house would not become a house, or two
    /// digits the same one.
    pub fn new(rows: [House; 9], columns: [House; 9], digits: [Digit; 9]) -> Option<Symmetry> {
        let kind = |lines: &[House; 9]| {
            let kind = lines[0].kind();
            lines.iter().all(|it| it.kind() == kind).then_some(kind)
        };
        let crosses = matches!(
            (kind(&rows)?, kind(&columns)?),
            (HouseKind::Row, HouseKind::Column) | (HouseKind::Column, HouseKind::Row)
        );
        let symmetry = Symmetry { rows, columns, digits };
        let is_kept = |house: House| {
            let image = symmetry.cells(house.cells());
            House::all().any(|it| it.cells() == image)
        };
        let is_one_to_one = || symmetry.cells(CellSet::ALL) == CellSet::ALL;
        let renames = digits.iter().copied().collect::<DigitSet>() == DigitSet::ALL;
        (crosses && renames && is_one_to_one() && House::all().all(is_kept)).then_some(symmetry)
    }

    /// Reads what is displayed.
    pub fn read(text: &str) -> Option<Symmetry> {
        let digits = |text: &str| -> Option<[Digit; 9]> {
            let digits: Option<Vec<Digit>> = text.chars().map(Digit::from_char).collect();
            digits?.try_into().ok()
        };
        let lines = |text: &str| -> Option<[House; 9]> {
            let (kind, numbers) = match text.strip_prefix('r') {
                Some(numbers) => (HouseKind::Row, numbers),
                None => (HouseKind::Column, text.strip_prefix('c')?),
            };
            Some(digits(numbers)?.map(|it| House::of(kind, it.index())))
        };
        let words: [&str; 3] = text.split(' ').collect::<Vec<_>>().try_into().ok()?;
        let [rows, columns, renamed] = words;
        Symmetry::new(lines(rows)?, lines(columns)?, digits(renamed)?)
    }

    /// The image of a cell.
    pub fn cell(&self, cell: Cell) -> Cell {
        let row = self.rows[cell.row().number()];
        let column = self.columns[cell.column().number()];
        match row.kind() {
            HouseKind::Row => Cell::at(row.number(), column.number()),
            _ => Cell::at(column.number(), row.number()),
        }
    }

    /// The images of some cells.
    pub fn cells(&self, cells: CellSet) -> CellSet {
        cells.iter().map(|it| self.cell(it)).collect()
    }

    /// The image of a digit.
    pub fn digit(&self, digit: Digit) -> Digit {
        self.digits[digit.index()]
    }

    /// The image of a candidate.
    pub fn candidate(&self, it: Candidate) -> Candidate {
        Candidate::new(self.cell(it.cell), self.digit(it.digit))
    }

    /// The cells that are their own images.
    pub fn own_images(&self) -> CellSet {
        Cell::all().filter(|it| self.cell(*it) == *it).collect()
    }

    /// The digits that are their own images.
    pub fn kept_digits(&self) -> DigitSet {
        Digit::ALL.into_iter().filter(|it| self.digit(*it) == *it).collect()
    }

    /// One of some candidates whose image is not one of them.
    pub fn without_image(&self, all: &CandidateSet) -> Option<Candidate> {
        all.iter().find(|it| !all.contains(self.candidate(*it)))
    }
}

impl fmt::Display for Symmetry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for lines in [&self.rows, &self.columns] {
            f.write_str(if lines[0].kind() == HouseKind::Row { "r" } else { "c" })?;
            lines.iter().try_for_each(|it| write!(f, "{}", it.number() + 1))?;
            f.write_str(" ")?;
        }
        self.digits.iter().try_for_each(|it| write!(f, "{it}"))
    }
}

/// If a candidate is true, so is its image under a symmetry that takes each given to a given: one of the other digits of its
/// cell is true, or the image is.
///
/// The symmetry takes the solution to a solution of the same puzzle. In a puzzle with one solution it is the same one.
///
/// ```
/// use ergodoku_proof::Image;
///
/// let image = Image::read("r1c1=5 by r987654321 c987654321 123456789").unwrap();
/// assert_eq!(image.of().to_string(), "r9c9=5");
/// assert_eq!(image.members().len(), 9);
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Image {
    /// The candidate.
    pub candidate: Candidate,
    /// The symmetry.
    pub symmetry: Symmetry,
}

impl Image {
    /// Reads what is displayed.
    pub fn read(text: &str) -> Option<Image> {
        let (candidate, symmetry) = text.split_once(" by ")?;
        Some(Image { candidate: candidate.parse().ok()?, symmetry: Symmetry::read(symmetry)? })
    }

    /// The image.
    pub fn of(&self) -> Candidate {
        self.symmetry.candidate(self.candidate)
    }

    /// The other digits of the candidate's cell, and the image.
    pub fn members(&self) -> CandidateSet {
        let Candidate { cell, digit } = self.candidate;
        CandidateSet::in_cell(cell, DigitSet::ALL.without(digit)) | CandidateSet::only(self.of())
    }
}

impl fmt::Display for Image {
    /// `r1c1=5 by r987654321 c987654321 213456789`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} by {}", self.candidate, self.symmetry)
    }
}
