//! [`Symmetry`]: the arrangement of the clues of a puzzle.

use std::str::FromStr;

use ergodoku_core::{Cell, CellSet, sentence};

use crate::SpecError;

/// A symmetry of the *cells* with clues: a subgroup of the eight rotations and reflections of the grid.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Symmetry {
    /// No symmetry.
    None,
    /// Rotation by 180°, traditional in printed Sudoku.
    Rotational180,
    /// Rotation by 90°.
    Rotational90,
    /// Reflection that exchanges left and right.
    Vertical,
    /// Reflection that exchanges top and bottom.
    Horizontal,
    /// Reflection in the main diagonal, from r1c1 to r9c9.
    Diagonal,
    /// Reflection in the other diagonal, from r1c9 to r9c1.
    AntiDiagonal,
    /// Both reflections, left to right and top to bottom.
    Orthogonal,
    /// Reflection in both diagonals.
    DoubleDiagonal,
    /// All eight rotations and reflections.
    Full,
}

/// Maps a row and a column to their images under a rotation or reflection.
type Turn = fn(usize, usize) -> (usize, usize);

impl Symmetry {
    /// All symmetries.
    pub const ALL: [Symmetry; 10] = [
        Symmetry::None,
        Symmetry::Rotational180,
        Symmetry::Rotational90,
        Symmetry::Vertical,
        Symmetry::Horizontal,
        Symmetry::Diagonal,
        Symmetry::AntiDiagonal,
        Symmetry::Orthogonal,
        Symmetry::DoubleDiagonal,
        Symmetry::Full,
    ];

    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Symmetry::None => "none",
            Symmetry::Rotational180 => "rotational-180",
            Symmetry::Rotational90 => "rotational-90",
            Symmetry::Vertical => "vertical",
            Symmetry::Horizontal => "horizontal",
            Symmetry::Diagonal => "diagonal",
            Symmetry::AntiDiagonal => "anti-diagonal",
            Symmetry::Orthogonal => "orthogonal",
            Symmetry::DoubleDiagonal => "double-diagonal",
            Symmetry::Full => "full",
        }
    }

    /// The generators of the group.
    fn generators(self) -> &'static [Turn] {
        match self {
            Symmetry::None => &[],
            Symmetry::Rotational180 => &[|row, column| (8 - row, 8 - column)],
            Symmetry::Rotational90 => &[|row, column| (column, 8 - row)],
            Symmetry::Vertical => &[|row, column| (row, 8 - column)],
            Symmetry::Horizontal => &[|row, column| (8 - row, column)],
            Symmetry::Diagonal => &[|row, column| (column, row)],
            Symmetry::AntiDiagonal => &[|row, column| (8 - column, 8 - row)],
            Symmetry::Orthogonal => {
                &[|row, column| (row, 8 - column), |row, column| (8 - row, column)]
            }
            Symmetry::DoubleDiagonal => {
                &[|row, column| (column, row), |row, column| (8 - column, 8 - row)]
            }
            Symmetry::Full => &[|row, column| (column, 8 - row), |row, column| (column, row)],
        }
    }

    /// The cells that must hold a clue if `cell` does, including the cell itself.
    ///
    /// ```
    /// use ergodoku_core::Cell;
    /// use ergodoku_generate::Symmetry;
    ///
    /// let orbit = Symmetry::Rotational180.orbit(Cell::at(0, 1));
    /// assert_eq!(orbit.to_string(), "r1c2,r9c8");
    /// ```
    pub fn orbit(self, cell: Cell) -> CellSet {
        let mut orbit = CellSet::only(cell);
        loop {
            let images = self.generators().iter().flat_map(|image| {
                orbit.iter().map(move |it| {
                    let (row, column) = image(it.row().number(), it.column().number());
                    Cell::at(row, column)
                })
            });
            let more: CellSet = images.fold(orbit, CellSet::with);
            if more == orbit {
                return orbit;
            }
            orbit = more;
        }
    }

    /// All orbits. Each cell is in exactly one.
    pub fn orbits(self) -> Vec<CellSet> {
        let mut orbits: Vec<CellSet> = Cell::all().map(|cell| self.orbit(cell)).collect();
        orbits.sort();
        orbits.dedup();
        orbits
    }

    /// Whether clues in these cells have the symmetry.
    pub fn holds_of(self, clues: CellSet) -> bool {
        clues.iter().all(|cell| self.orbit(cell).is_subset(clues))
    }
}

impl FromStr for Symmetry {
    type Err = SpecError;

    /// Parses a [`name`](Symmetry::name). The error lists all names.
    fn from_str(name: &str) -> Result<Symmetry, SpecError> {
        Symmetry::ALL.into_iter().find(|it| it.name() == name).ok_or_else(|| {
            let (name, names) = (name.to_owned(), Symmetry::ALL.map(Symmetry::name).join(", "));
            SpecError(sentence!("fault-symmetry", name, names))
        })
    }
}
