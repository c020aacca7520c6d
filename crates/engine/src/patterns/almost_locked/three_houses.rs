//! 3-D Sue de Coq: a row, a column and a box that use up the digits of cells in all three.

use std::ops::ControlFlow;

use ergodoku_core::{
    CandidateSet, Cell, CellSet, Constraint, DigitSet, Explanation, House, HouseKind, HouseSet,
    Mark, Role, Sentence, State, sentence,
};
use ergodoku_proof::Proof;
use serde::Serialize;

use crate::context::Context;
use crate::patterns::reasoning::Reasoning;
use crate::sink::{Distinct, Sink};

/// Cells of a row and a column, and of the box where they cross, that have as many digits as there are cells. The row has
/// room for some of the digits, the column for others and the box for the rest.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SueDeCoqOfThree {
    /// The row.
    pub row: House,
    /// The column.
    pub column: House,
    /// The box.
    #[serde(rename = "box")]
    pub box_: House,
    /// The cells.
    pub cells: CellSet,
    /// The digits of the cells in the row outside the box.
    pub row_digits: DigitSet,
    /// The digits of the cells in the column outside the box.
    pub column_digits: DigitSet,
    /// The other digits, which are in the box alone.
    pub box_digits: DigitSet,
}

/// Every such set, crossing by crossing.
pub(crate) fn find(
    context: &Context<'_>,
    sink: &mut impl Sink<SueDeCoqOfThree>,
) -> ControlFlow<()> {
    let mut found = Distinct::new(sink);
    for crossing in Cell::all() {
        context.check()?;
        let around = Crossing::at(context.state, crossing);
        let of_row = parts(context.state, around.rests[0]);
        let of_column = parts(context.state, around.rests[1]);
        for row in &of_row {
            for column in of_column.iter().filter(|it| it.digits.is_disjoint(row.digits)) {
                around.with([row, column], &mut |set| {
                    found.offer(set.eliminations(context.state), || set)
                })?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Cells of a line outside the box: all that have no digits but these.
struct Rest {
    cells: CellSet,
    digits: DigitSet,
}

impl Rest {
    /// How many of the digits are left for the box.
    fn surplus(&self) -> usize {
        self.digits.len() - self.cells.len()
    }
}

/// The choices of some cells of a line that have up to three digits more than cells: the box has room for three at most.
fn parts(state: &State, cells: CellSet) -> Vec<Rest> {
    let mut unions: Vec<DigitSet> = vec![DigitSet::EMPTY];
    for cell in cells.iter() {
        for at in 0..unions.len() {
            let digits = unions[at] | state.candidates(cell);
            if !unions.contains(&digits) {
                unions.push(digits);
            }
        }
    }
    let rest = |digits: DigitSet| {
        let cells = cells.iter().filter(|it| state.candidates(*it).is_subset(digits)).collect();
        Rest { cells, digits }
    };
    let rests = unions.into_iter().skip(1).map(rest);
    rests.filter(|it| (1..=3).contains(&it.digits.len().saturating_sub(it.cells.len()))).collect()
}

/// A row and a column, and the box where they cross.
struct Crossing<'a> {
    state: &'a State,
    row: House,
    column: House,
    box_: House,
    /// The open cells of row and column outside the box.
    rests: [CellSet; 2],
    /// Those of the box.
    inside: CellSet,
}

impl Crossing<'_> {
    fn at(state: &State, cell: Cell) -> Crossing<'_> {
        let [row, column, box_] = [cell.row(), cell.column(), cell.box_()];
        let open = |cells: CellSet| cells & state.unsolved();
        let rests = [row, column].map(|line| open(line.cells() - box_.cells()));
        Crossing { state, row, column, box_, rests, inside: open(box_.cells()) }
    }

    /// The digits that can be in none of the three houses where a cell is: those of the lines that it is not on.
    fn foreign(&self, cell: Cell, [row, column]: [&Rest; 2]) -> DigitSet {
        let of = |line: House, rest: &Rest| {
            if line.cells().contains(cell) { DigitSet::EMPTY } else { rest.digits }
        };
        of(self.row, row) | of(self.column, column)
    }

    /// Visits the sets with these cells outside the box: with digits for the box such that it has as many cells as the
    /// three houses have digits left.
    fn with(
        &self,
        lines: [&Rest; 2],
        visit: &mut impl FnMut(SueDeCoqOfThree) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let [row, column] = lines;
        let needed = row.surplus() + column.surplus();
        let fits = |it: &Cell| self.state.candidates(*it).is_disjoint(self.foreign(*it, lines));
        let fitting: CellSet = self.inside.iter().filter(fits).collect();
        let of_lines = row.digits | column.digits;
        let taken = |cells: CellSet| {
            cells.iter().fold(DigitSet::EMPTY, |all, it| all | self.state.candidates(it))
        };
        let on_lines = fitting & (self.row.cells() | self.column.cells());
        if on_lines.len() <= needed {
            return ControlFlow::Continue(());
        }
        let free = taken(fitting) - of_lines;
        for box_digits in subsets_of(free) {
            let all = of_lines | box_digits;
            let has = |cells: CellSet, digits: DigitSet| -> CellSet {
                cells.iter().filter(|it| self.state.candidates(*it).is_subset(digits)).collect()
            };
            let cells = has(fitting, all);
            let is_full = |rest: &Rest, other: &Rest| {
                has(cells, all - other.digits).len() >= rest.surplus() + box_digits.len()
            };
            let own = has(cells, box_digits);
            let is_smaller =
                own.len() >= box_digits.len() || is_full(row, column) || is_full(column, row);
            if cells.len() == needed + box_digits.len() && !is_smaller {
                visit(self.set(lines, cells, box_digits))?;
            }
        }
        ControlFlow::Continue(())
    }

    fn set(
        &self,
        [row, column]: [&Rest; 2],
        inside: CellSet,
        box_digits: DigitSet,
    ) -> SueDeCoqOfThree {
        SueDeCoqOfThree {
            row: self.row,
            column: self.column,
            box_: self.box_,
            cells: row.cells | column.cells | inside,
            row_digits: row.digits,
            column_digits: column.digits,
            box_digits,
        }
    }
}

/// All sets of one digit or more.
fn subsets_of(digits: DigitSet) -> impl Iterator<Item = DigitSet> {
    let mut bits = 0u16;
    std::iter::from_fn(move || {
        bits = bits.wrapping_sub(digits.bits()) & digits.bits();
        (bits != 0).then(|| DigitSet::from_bits(bits))
    })
}

impl SueDeCoqOfThree {
    fn parts(&self) -> [(House, DigitSet); 3] {
        [
            (self.row, self.row_digits),
            (self.column, self.column_digits),
            (self.box_, self.box_digits),
        ]
    }

    /// The cells outside the box, in a line.
    fn outside(&self, line: House) -> CellSet {
        (self.cells & line.cells()) - self.box_.cells()
    }

    /// Each digit falls in each of the houses that have all its places in the cells.
    fn eliminations(&self, state: &State) -> CandidateSet {
        let of_digit = |digit| {
            let places = state.places(digit) & self.cells;
            let houses = self.parts().into_iter().map(|it| it.0);
            let around = houses.filter(|it| places.is_subset(it.cells()));
            let cells = around.fold(CellSet::EMPTY, |all, it| all | it.cells());
            CandidateSet::of(digit, (state.places(digit) & cells) - self.cells)
        };
        self.digits().iter().map(of_digit).fold(CandidateSet::EMPTY, CandidateSet::union)
    }
}

impl Reasoning for SueDeCoqOfThree {
    fn proof(&self) -> Proof {
        let links = self.parts().into_iter().flat_map(|(house, digits)| {
            digits.iter().map(move |digit| Constraint::House(house, digit)).collect::<Vec<_>>()
        });
        Proof::count(self.cells.iter().map(Constraint::Cell), links)
    }

    fn digits(&self) -> DigitSet {
        self.parts().iter().fold(DigitSet::EMPTY, |all, it| all | it.1)
    }

    fn notation(&self) -> String {
        let parts = self.parts().map(|(house, digits)| format!("{digits} {house}"));
        format!("{} with {}", self.cells, parts.join(", "))
    }

    fn explain(&self, state: &State, explanation: &mut Explanation) {
        let candidates = |cells: CellSet, digits: DigitSet| {
            CandidateSet::product(cells, digits) & *state.all_candidates()
        };
        let roles = [Role::Pattern, Role::Pincer, Role::Pivot];
        for ((house, digits), role) in self.parts().into_iter().zip(roles) {
            let is_box = house.kind() == HouseKind::Box;
            explanation.mark(Mark::House(house, if is_box { Role::Cover } else { Role::Base }));
            explanation.mark(Mark::Candidates(candidates(self.cells, digits), role));
        }
        for (line, digits) in &self.parts()[..2] {
            let cells = self.outside(*line);
            explanation.say(sentence!("sue-de-coq-rest", house = *line, cells, digits = *digits));
        }
        let inside = self.cells & self.box_.cells();
        explanation.say(sentence!(
            "three-houses-box",
            cells = inside,
            house = self.box_,
            digits = self.digits()
        ));
        for (house, digits) in self.parts() {
            explanation.say(sentence!("three-houses-room", house, digits));
        }
        explanation.say(sentence!("sue-de-coq-count", count = self.cells.len()));
        explanation.say(sentence!("three-houses-end"));
    }

    fn legend(&self) -> &'static [(Role, &'static str)] {
        &[
            (Role::Base, "legend-lines"),
            (Role::Cover, "legend-box"),
            (Role::Pattern, "legend-digits-of-the-row"),
            (Role::Pincer, "legend-digits-of-the-column"),
            (Role::Pivot, "legend-digits-of-the-box"),
        ]
    }

    fn look_at(&self) -> Sentence {
        let houses: HouseSet = [self.row, self.column].into_iter().collect();
        sentence!("look-at-three-houses", houses, house = self.box_)
    }

    fn because(&self) -> Sentence {
        sentence!("sue-de-coq-because", cells = self.cells, digits = self.digits())
    }

    fn place(&self) -> Sentence {
        sentence!("place-in-cells", cells = self.cells)
    }
}
