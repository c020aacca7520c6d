//! Fireworks: digits that a row and a column have only where they cross, but for one cell each.

use std::ops::ControlFlow;

use ergodoku_core::{
    CandidateSet, Cell, CellSet, Constraint, Digit, DigitSet, Explanation, House, Mark, Role,
    Sentence, State, sentence,
};
use ergodoku_kernel::rank::RankSet;
use ergodoku_proof::Proof;
use serde::Serialize;

use super::reasoning::Reasoning;
use crate::context::{Context, Fact};
use crate::sink::{Distinct, Sink};

/// One or two crossings of a row and a column, with the same two cells at the ends, and as many digits as cells.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Firework {
    /// The crossings and their digits: three digits of one, or two of each.
    pub crossings: Vec<Crossing>,
    /// The two cells outside the boxes of the crossings, one in the row of each crossing and one in its column.
    pub wings: CellSet,
}

/// Where a row and a column cross.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Crossing {
    /// The cell in both.
    pub cell: Cell,
    /// The digits that both have only in the box of the cell and in the wings.
    pub digits: DigitSet,
}

/// A crossing, the wing in its row, the wing in its column, and all digits that have no other places.
#[derive(Copy, Clone, Debug)]
struct Burst {
    cell: Cell,
    wings: [Cell; 2],
    digits: DigitSet,
}

impl Fact for Vec<Burst> {
    type Key = ();

    fn of(context: &Context<'_>, (): ()) -> Vec<Burst> {
        context.state.unsolved().iter().flat_map(|cell| bursts(context.state, cell)).collect()
    }
}

/// All choices of wings for a crossing that two digits or more have in common.
fn bursts(state: &State, cell: Cell) -> Vec<Burst> {
    let [row, column] = [cell.row(), cell.column()];
    let outside = |line: House, digit| (state.places(digit) & line.cells()) - cell.box_().cells();
    let is_open = |digit: &Digit| {
        let placed = state.placed(*digit);
        [row, column]
            .into_iter()
            .all(|line| placed.is_disjoint(line.cells()) && outside(line, *digit).len() <= 1)
    };
    let open: Vec<Digit> = Digit::ALL.into_iter().filter(is_open).collect();
    if open.len() < 2 {
        return Vec::new();
    }
    let ends = |line: House| (line.cells() & state.unsolved()) - cell.box_().cells();
    let mut found = Vec::new();
    for one in ends(row).iter() {
        for other in ends(column).iter() {
            let ends_there = |digit: &Digit| {
                outside(row, *digit).is_subset(CellSet::only(one))
                    && outside(column, *digit).is_subset(CellSet::only(other))
            };
            let digits: DigitSet = open.iter().copied().filter(ends_there).collect();
            if digits.len() >= 2 {
                found.push(Burst { cell, wings: [one, other], digits });
            }
        }
    }
    found
}

/// Every choice of so many digits.
pub(super) fn choices(of: DigitSet, size: usize) -> impl Iterator<Item = DigitSet> {
    (1..512).map(DigitSet::from_bits).filter(move |it| it.len() == size && it.is_subset(of))
}

/// Every firework triple: three digits of one crossing.
pub(crate) fn find_triples(
    context: &Context<'_>,
    sink: &mut impl Sink<Firework>,
) -> ControlFlow<()> {
    let mut found = Distinct::new(sink);
    for burst in context.fact::<Vec<Burst>>(()).iter().filter(|it| it.digits.len() >= 3) {
        context.check()?;
        for digits in choices(burst.digits, 3) {
            let firework = Firework {
                crossings: vec![Crossing { cell: burst.cell, digits }],
                wings: burst.wings.into_iter().collect(),
            };
            found.offer(firework.set().falls_by_excess(context.state), || firework)?;
        }
    }
    ControlFlow::Continue(())
}

/// Every firework quad: two digits each of two crossings that have the same wings.
pub(crate) fn find_quads(context: &Context<'_>, sink: &mut impl Sink<Firework>) -> ControlFlow<()> {
    let mut found = Distinct::new(sink);
    let bursts = context.fact::<Vec<Burst>>(());
    for (index, one) in bursts.iter().enumerate() {
        // The wing in the row of one crossing is in the column of the other.
        let wings = [one.wings[1], one.wings[0]];
        for other in bursts[index + 1..].iter().filter(|it| it.wings == wings) {
            context.check()?;
            for first in choices(one.digits, 2) {
                for second in choices(other.digits - first, 2) {
                    let crossings = vec![
                        Crossing { cell: one.cell, digits: first },
                        Crossing { cell: other.cell, digits: second },
                    ];
                    let wings = wings.into_iter().collect();
                    let firework = Firework { crossings, wings };
                    found.offer(firework.set().falls_by_excess(context.state), || firework)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

impl Firework {
    /// The cells that hold the digits.
    fn cells(&self) -> CellSet {
        self.crossings.iter().map(|it| it.cell).collect::<CellSet>() | self.wings
    }

    /// Each digit in its row and column; against it the digit in the box, and the cells.
    fn set(&self) -> RankSet {
        let mut set = RankSet::default();
        for Crossing { cell, digits } in &self.crossings {
            for digit in digits.iter() {
                let in_house = |house| Constraint::House(house, digit);
                set.truths.extend([cell.row(), cell.column()].map(in_house));
                set.links.push(in_house(cell.box_()));
            }
        }
        set.links.extend(self.cells().iter().map(Constraint::Cell));
        set
    }
}

impl Reasoning for Firework {
    fn proof(&self) -> Proof {
        let RankSet { truths, links } = self.set();
        Proof::count(truths, links)
    }

    fn digits(&self) -> DigitSet {
        self.crossings.iter().fold(DigitSet::EMPTY, |all, it| all | it.digits)
    }

    fn notation(&self) -> String {
        let crossing = |it: &Crossing| format!("{} at {}", it.digits, it.cell);
        let crossings: Vec<String> = self.crossings.iter().map(crossing).collect();
        format!("{}, wings {}", crossings.join(" and "), self.wings)
    }

    fn explain(&self, state: &State, explanation: &mut Explanation) {
        explanation.mark(Mark::Cells(self.wings, Role::Pincer));
        for Crossing { cell, digits } in &self.crossings {
            explanation.mark(Mark::House(cell.row(), Role::Base));
            explanation.mark(Mark::House(cell.column(), Role::Base));
            explanation.mark(Mark::Cells(CellSet::only(*cell), Role::Pivot));
            let lines = cell.row().cells() | cell.column().cells();
            let candidates = CandidateSet::product(lines, *digits) & *state.all_candidates();
            explanation.mark(Mark::Candidates(candidates, Role::Pattern));
            explanation.say(sentence!(
                "firework-lines",
                row = cell.row(),
                column = cell.column(),
                digits = *digits,
                house = cell.box_(),
                cells = self.wings
            ));
            explanation.say(sentence!("firework-box", cell = *cell));
        }
        explanation.say(sentence!("firework-cells", digits = self.digits(), cells = self.cells()));
        for Crossing { cell, digits } in &self.crossings {
            explanation.say(sentence!("firework-crossing", house = cell.box_(), digits = *digits));
        }
    }

    fn legend(&self) -> &'static [(Role, &'static str)] {
        &[
            (Role::Base, "legend-the-two-lines"),
            (Role::Pivot, "legend-where-they-cross"),
            (Role::Pincer, "legend-wings"),
            (Role::Pattern, "legend-places-of-the-digits-in-the-lines"),
        ]
    }

    fn look_at(&self) -> Sentence {
        let cells: CellSet = self.crossings.iter().map(|it| it.cell).collect();
        sentence!("look-at-rows-and-columns", cells)
    }

    fn because(&self) -> Sentence {
        sentence!("firework-because", cells = self.cells(), digits = self.digits())
    }

    fn place(&self) -> Sentence {
        sentence!("place-digits-in", digits = self.digits(), cells = self.cells())
    }
}
