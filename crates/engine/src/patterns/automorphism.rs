//! The symmetries that take each given of a puzzle to a given.

use std::cell::OnceCell;

use ergodoku_core::{Cell, Digit, DigitSet, House, HouseKind, State};
use ergodoku_proof::Symmetry;

use crate::context::Context;

/// The symmetries of a puzzle. As no step changes a given, what is true of one state of the puzzle is true of all.
#[derive(Default)]
struct Found(OnceCell<Vec<Symmetry>>);

/// The symmetries that take each given to a given, but for the one that moves nothing. None are looked for if two digits
/// are never given: these could trade places, and the puzzle has no single solution.
pub(super) fn automorphisms<'a>(context: &'a Context<'_>) -> &'a [Symmetry] {
    let Found(found) = context.cached();
    found.get_or_init(|| of_givens(context.state))
}

fn of_givens(state: &State) -> Vec<Symmetry> {
    let given = |cell: Cell| state.digit(cell).filter(|_| state.is_given(cell));
    let digits: DigitSet = Cell::all().filter_map(given).collect();
    let mut found = Vec::new();
    if digits.len() < 8 {
        return found;
    }
    let grid = |kind| Grid::of(kind, &given);
    let [rows, columns] = [grid(HouseKind::Row), grid(HouseKind::Column)];
    for image in [&rows, &columns] {
        Search { grid: &rows, image }.each_line(&mut Vec::new(), &mut found);
    }
    found
}

/// The givens by line and position in the line.
struct Grid {
    kind: HouseKind,
    given: [[Option<Digit>; 9]; 9],
    /// The numbers of givens in the three boxes of each line, the smallest first.
    in_boxes: [[usize; 3]; 9],
}

impl Grid {
    fn of(kind: HouseKind, given: &impl Fn(Cell) -> Option<Digit>) -> Grid {
        let line = |number: usize| {
            let line = House::of(kind, number);
            std::array::from_fn(|position| given(line.cell_at(position)))
        };
        let given: [[Option<Digit>; 9]; 9] = std::array::from_fn(line);
        let in_boxes = given.map(|line| {
            let in_box = |at: usize| line[3 * at..3 * at + 3].iter().flatten().count();
            let mut counts = [in_box(0), in_box(1), in_box(2)];
            counts.sort_unstable();
            counts
        });
        Grid { kind, given, in_boxes }
    }
}

/// A search for symmetries that take the rows of a grid to lines of its image.
struct Search<'a> {
    grid: &'a Grid,
    image: &'a Grid,
}

/// The lines to which the next of nine lines can go, after those before it: lines of a band or stack stay together.
fn next_images(chosen: &[usize]) -> impl Iterator<Item = usize> + use<> {
    let band = match chosen.len() % 3 {
        0 => None,
        _ => chosen.last().map(|it| it / 3),
    };
    let chosen: Vec<usize> = chosen.to_vec();
    let is_free = move |line: &usize| match band {
        Some(band) => line / 3 == band && !chosen.contains(line),
        None => chosen.iter().all(|it| it / 3 != line / 3),
    };
    (0..9).filter(is_free)
}

impl Search<'_> {
    /// Tries each way to move the rows by which these have as many givens in their boxes as before.
    fn each_line(&self, lines: &mut Vec<usize>, found: &mut Vec<Symmetry>) {
        if lines.len() == 9 {
            let names = Names::default();
            return self.each_position(lines, &mut Vec::new(), names, found);
        }
        for line in next_images(lines) {
            if self.grid.in_boxes[lines.len()] == self.image.in_boxes[line] {
                lines.push(line);
                self.each_line(lines, found);
                lines.pop();
            }
        }
    }

    /// Tries each way to move the positions in the rows by which givens come to givens.
    fn each_position(
        &self,
        lines: &[usize],
        positions: &mut Vec<usize>,
        names: Names,
        found: &mut Vec<Symmetry>,
    ) {
        if positions.len() == 9 {
            found.extend(names.complete().and_then(|it| self.symmetry(lines, positions, it)));
            return;
        }
        for position in next_images(positions) {
            let pairs = lines.iter().enumerate().map(|(row, &line)| {
                (self.grid.given[row][positions.len()], self.image.given[line][position])
            });
            if let Some(names) = names.with(pairs) {
                positions.push(position);
                self.each_position(lines, positions, names, found);
                positions.pop();
            }
        }
    }

    /// The symmetry, if it moves anything.
    fn symmetry(
        &self,
        lines: &[usize],
        positions: &[usize],
        digits: [Digit; 9],
    ) -> Option<Symmetry> {
        let across = match self.image.kind {
            HouseKind::Row => HouseKind::Column,
            _ => HouseKind::Row,
        };
        let rows = std::array::from_fn(|row| House::of(self.image.kind, lines[row]));
        let columns = std::array::from_fn(|column| House::of(across, positions[column]));
        let symmetry = Symmetry::new(rows, columns, digits)?;
        (symmetry.own_images().len() < 81).then_some(symmetry)
    }
}

/// What digits become.
#[derive(Copy, Clone, Default)]
struct Names {
    image: [Option<Digit>; 9],
    taken: DigitSet,
}

impl Names {
    /// With each given of some cells becoming that of another; `None` if a given would not become one, or two digits the
    /// same, or one digit two.
    fn with(
        mut self,
        pairs: impl Iterator<Item = (Option<Digit>, Option<Digit>)>,
    ) -> Option<Names> {
        for pair in pairs {
            let (digit, image) = match pair {
                (None, None) => continue,
                (digit, image) => (digit?, image?),
            };
            match self.image[digit.index()] {
                Some(known) if known == image => {}
                None if !self.taken.contains(image) => {
                    self.image[digit.index()] = Some(image);
                    self.taken.insert(image);
                }
                _ => return None,
            }
        }
        Some(self)
    }

    /// With the digit that is never given, if there is one.
    fn complete(self) -> Option<[Digit; 9]> {
        let free = DigitSet::ALL - self.taken;
        if free.len() > 1 {
            return None;
        }
        let last = free.first().unwrap_or(Digit::ALL[0]);
        Some(self.image.map(|it| it.unwrap_or(last)))
    }
}
