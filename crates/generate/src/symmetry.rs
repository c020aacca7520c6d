//! [`Symmetry`]: how the clues of a puzzle are arranged.

use std::str::FromStr;

use ergodoku_core::{Cell, CellSet};

/// A symmetry of the *places* of clues. Each is a subgroup of the eight ways to turn and mirror a
/// square.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Symmetry {
    /// None.
    None,
    /// Half a turn: what printed Sudoku has by tradition.
    Rotational180,
    /// A quarter turn.
    Rotational90,
    /// Mirrored left and right.
    Vertical,
    /// Mirrored top and bottom.
    Horizontal,
    /// Mirrored in the main diagonal, from r1c1 to r9c9.
    Diagonal,
    /// Mirrored in the other diagonal, from r1c9 to r9c1.
    AntiDiagonal,
    /// Mirrored left and right, and top and bottom.
    Orthogonal,
    /// Mirrored in both diagonals.
    DoubleDiagonal,
    /// All eight ways.
    Full,
}

/// Where a row and a column go when the grid is turned or mirrored.
type Turn = fn(usize, usize) -> (usize, usize);

impl Symmetry {
    /// All, the least first.
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

    /// The name as one types it.
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

    /// The ways to turn and mirror that, repeated and combined, make up the symmetry: where each takes
    /// a row and a column.
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

    /// The cells that hold clues together with `cell`.
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

    /// All orbits: each cell is in one.
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
    type Err = String;

    /// The symmetry of that [`name`](Symmetry::name); else which there are.
    fn from_str(name: &str) -> Result<Symmetry, String> {
        Symmetry::ALL.into_iter().find(|it| it.name() == name).ok_or_else(|| {
            let names = Symmetry::ALL.map(Symmetry::name);
            format!("there is no symmetry `{name}`; there are {}", names.join(", "))
        })
    }
}
