//! [`Truth`]: a set of candidates of which a proof may say "at least one is true".

use std::fmt;

use ergodoku_core::{Candidate, CandidateSet, Cell, CellSet, Constraint, Digit, DigitSet, House};

use crate::{ClueCover, Image};

/// A set of candidates of which at least one is true, and why.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Truth<C = Constraint> {
    /// A constraint of the game, by the name that its [`Rules`](ergodoku_core::Rules) have for it.
    Rule(C),
    /// The guardians of a deadly pattern: true only of a puzzle with exactly one solution.
    Guardians(DeadlyPattern),
    /// A candidate false, or its image true: of a puzzle with exactly one solution, by a symmetry of its givens.
    Image(Image),
    /// What the only two clues of a band imply: of a puzzle with exactly one solution.
    Cover(ClueCover),
}

impl Truth {
    /// The candidates of which at least one is true.
    pub fn members(&self) -> CandidateSet {
        match self {
            Truth::Rule(rule) => rule.members(),
            Truth::Guardians(pattern) => pattern.guardians(),
            Truth::Image(image) => image.members(),
            Truth::Cover(cover) => CandidateSet::only(cover.implied()),
        }
    }
}

impl From<Constraint> for Truth {
    fn from(rule: Constraint) -> Truth {
        Truth::Rule(rule)
    }
}

impl From<DeadlyPattern> for Truth {
    fn from(pattern: DeadlyPattern) -> Truth {
        Truth::Guardians(pattern)
    }
}

impl From<ClueCover> for Truth {
    fn from(cover: ClueCover) -> Truth {
        Truth::Cover(cover)
    }
}

impl From<Image> for Truth {
    fn from(image: Image) -> Truth {
        Truth::Image(image)
    }
}

/// Cells and some digits of each, such that for every way to fill the cells with these digits there is another way to fill
/// them that leaves every house the same digits.
///
/// If the cells held only these digits, they could be filled in another way. Unless a cell is a given, the puzzle would
/// have a second solution. So in a puzzle with one solution some cell of the pattern holds another digit: one of the
/// *guardians* is true.
///
/// Unique rectangles (four cells with the same two digits in two rows, columns and boxes), unique loops and bivalue
/// universal graves have two digits in each cell, and each digit in none or two cells of each house: all cells can switch
/// to their other digit. Of other patterns all fillings are tried, for which they must be small: no more than
/// [`MOST_CELLS`](DeadlyPattern::MOST_CELLS) cells. Extended rectangles are such: two lines that can exchange their digits.
///
/// A pattern may also be *reverse*: what could be exchanged lies outside its cells, see [`reverse`](DeadlyPattern::reverse).
///
/// ```
/// use ergodoku_core::{CandidateSet, Digit};
/// use ergodoku_proof::DeadlyPattern;
///
/// let digits = [5, 7].into_iter().filter_map(Digit::new).collect();
/// let rectangle = CandidateSet::product("r12c14".parse()?, digits);
/// let pattern = DeadlyPattern::new(rectangle).unwrap();
/// assert_eq!(pattern.guardians().len(), 4 * 7);
/// // In two rows, two columns and four boxes: each box would have each digit once.
/// let four_boxes = CandidateSet::product("r15c15".parse()?, digits);
/// assert_eq!(DeadlyPattern::new(four_boxes), None);
/// # Ok::<(), ergodoku_core::NotationError>(())
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DeadlyPattern {
    candidates: CandidateSet,
    is_reverse: bool,
}

impl DeadlyPattern {
    /// The most cells of a pattern that is not of two digits a cell.
    pub const MOST_CELLS: usize = 12;

    /// The pattern of these candidates, or `None` if they do not form one.
    pub fn new(candidates: CandidateSet) -> Option<DeadlyPattern> {
        let is_small = (2..=DeadlyPattern::MOST_CELLS).contains(&candidates.cells().len());
        let is_deadly = can_switch(&candidates) || is_small && has_always_another(&candidates);
        is_deadly.then_some(DeadlyPattern { candidates, is_reverse: false })
    }

    /// The reverse pattern of two digits and some cells, two or none in each house; `None` if they are not such, or if each
    /// house has two.
    ///
    /// If the cells held only the two digits, every house would have both of them either in the cells or outside. Outside,
    /// the two digits could trade places wherever they are. Unless one of them is a given there, the puzzle would have a
    /// second solution. So in a puzzle with one solution, whose givens of the two digits are all in the cells, one of the
    /// guardians is true.
    ///
    /// ```
    /// use ergodoku_core::Digit;
    /// use ergodoku_proof::DeadlyPattern;
    ///
    /// let digits = [5, 7].into_iter().filter_map(Digit::new).collect();
    /// let pattern = DeadlyPattern::reverse("r12c14".parse()?, digits).unwrap();
    /// assert_eq!(pattern.to_string(), "5r12c14 7r12c14 reversed");
    /// assert_eq!(DeadlyPattern::reverse("r15c15".parse()?, digits), None);
    /// # Ok::<(), ergodoku_core::NotationError>(())
    /// ```
    pub fn reverse(cells: CellSet, digits: DigitSet) -> Option<DeadlyPattern> {
        let candidates = CandidateSet::product(cells, digits);
        let leaves_a_house = House::all().any(|house| house.cells().is_disjoint(cells));
        let is_deadly = digits.len() == 2 && can_switch(&candidates) && leaves_a_house;
        is_deadly.then_some(DeadlyPattern { candidates, is_reverse: true })
    }

    /// The digits of each cell.
    pub fn candidates(&self) -> CandidateSet {
        self.candidates
    }

    /// Whether the digits could be exchanged outside the cells instead of in them.
    pub fn is_reverse(&self) -> bool {
        self.is_reverse
    }

    /// The cells.
    pub fn cells(&self) -> CellSet {
        self.candidates.cells()
    }

    /// The first of some givens that could not be exchanged, so that the pattern proves nothing: one in the cells, or of a
    /// reverse pattern one of its digits outside.
    pub fn held_by(&self, givens: &CandidateSet) -> Option<Candidate> {
        givens.iter().find(|it| match self.is_reverse {
            true => self.candidates.digits().contains(it.digit) && !self.cells().contains(it.cell),
            false => self.cells().contains(it.cell),
        })
    }

    /// All other digits of the cells.
    pub fn guardians(&self) -> CandidateSet {
        CandidateSet::product(self.cells(), DigitSet::ALL) - self.candidates
    }
}

/// Whether each cell has two digits, and each house each digit in none or two of the cells.
fn can_switch(candidates: &CandidateSet) -> bool {
    let two_digits = candidates.cells().iter().all(|cell| candidates.digits_in(cell).len() == 2);
    let none_or_two = |house: House, digit: Digit| {
        matches!((candidates.cells_of(digit) & house.cells()).len(), 0 | 2)
    };
    let mut digits = candidates.digits().iter();
    let paired = digits.all(|digit| House::all().all(|house| none_or_two(house, digit)));
    !candidates.is_empty() && two_digits && paired
}

/// Whether every way to fill the cells has another one with the same digits in each house, and there is one.
fn has_always_another(candidates: &CandidateSet) -> bool {
    let cells: Vec<Cell> = candidates.cells().iter().collect();
    let mut count = 0;
    let all_have =
        each_filling(&cells, &|cell| candidates.digits_in(cell), &mut Vec::new(), &mut |filling| {
            count += 1;
            count <= MOST_FILLINGS && has_another(&cells, filling)
        });
    all_have && count > 0
}

/// So many fillings are tried.
const MOST_FILLINGS: usize = 20_000;

/// Whether there is another filling with the same digits in each house.
fn has_another(cells: &[Cell], filling: &[Digit]) -> bool {
    let in_house = |house: House| -> DigitSet {
        let held = cells.iter().zip(filling).filter(|(cell, _)| house.cells().contains(**cell));
        held.map(|(_, digit)| *digit).collect()
    };
    // As no house has a digit twice, it is enough that each digit comes from its cell's houses.
    let may_hold = |cell: Cell| {
        cell.houses().into_iter().fold(DigitSet::ALL, |all, house| all & in_house(house))
    };
    !each_filling(cells, &may_hold, &mut Vec::new(), &mut |other| other == filling)
}

/// Visits the fillings of cells in which no two cells that see each other have the same digit, as long as `visit` says so.
/// Returns whether it always did.
fn each_filling(
    cells: &[Cell],
    digits: &dyn Fn(Cell) -> DigitSet,
    held: &mut Vec<Digit>,
    visit: &mut dyn FnMut(&[Digit]) -> bool,
) -> bool {
    let Some(&cell) = cells.get(held.len()) else { return visit(held) };
    for digit in digits(cell).iter() {
        let clashes = |(it, has): (&Cell, &Digit)| *has == digit && it.sees(cell);
        if cells.iter().zip(held.iter()).any(clashes) {
            continue;
        }
        held.push(digit);
        let goes_on = each_filling(cells, digits, held, visit);
        held.pop();
        if !goes_on {
            return false;
        }
    }
    true
}

impl fmt::Display for DeadlyPattern {
    /// `5r12c14 7r12c14`, or `5r12c14 7r12c14 reversed`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.candidates, if self.is_reverse { " reversed" } else { "" })
    }
}
