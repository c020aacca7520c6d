//! Sue de Coq: a crossing of box and line whose surplus of digits is used up by both.

use std::ops::ControlFlow;

use ergodoku_core::{
    CandidateSet, CellSet, Constraint, DigitSet, Explanation, House, Line, Mark, Role, Sentence,
    State, sentence,
};
use ergodoku_proof::Proof;
use serde::Serialize;

use super::Distinct;
use super::choices::Choices;
use crate::context::Context;
use crate::patterns::matrix::bits;
use crate::patterns::{Pattern, Reasoning};
use crate::technique::Found;

/// Two or three cells in the crossing of a line and a box, that have two digits or more than cells;
/// cells in the rest of the line and cells in the rest of the box, each with more digits than cells,
/// that each take some of these digits away. All in all there are as many digits as cells, where a
/// digit that line and box have both counts twice: so every digit has its place, in the line, the box
/// or the crossing.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SueDeCoq {
    /// The line.
    pub line: House,
    /// The box.
    pub square: House,
    /// The cells in the crossing.
    pub crossing: Part,
    /// The cells in the rest of the line.
    pub in_line: Part,
    /// The cells in the rest of the box.
    pub in_box: Part,
}

/// Some cells and their candidates.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Part {
    /// The cells.
    pub cells: CellSet,
    /// All candidates of the cells.
    pub digits: DigitSet,
}

/// Every Sue de Coq, crossing by crossing.
pub(crate) fn find(context: &Context<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
    let mut found = Distinct::new(found);
    for line in Line::all() {
        for (place, square) in line.boxes().enumerate() {
            let line = line.house();
            if context.is_barren_crossing(line, place, square) {
                continue;
            }
            let mut is_barren = true;
            in_crossing(context, line, square, &mut |pattern| {
                let gone = pattern.eliminations(context.state);
                is_barren &= gone.is_empty();
                found.report(gone, || Pattern::SueDeCoq(pattern))
            })?;
            if is_barren {
                context.note_barren_crossing(line, place, square);
            }
        }
    }
    ControlFlow::Continue(())
}

/// Visits the Sue de Coqs of a crossing: line and box take all digits that its cells have too many.
fn in_crossing(
    context: &Context<'_>,
    line: House,
    square: House,
    visit: &mut impl FnMut(SueDeCoq) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let (state, may_share) = (context.state, context.limits.sue_de_coq_overlap);
    let shared = Cells::of(state, line, line.positions_of(square.cells()));
    for chosen in shared.choices(Choices::of_first(shared.count)) {
        let surplus = chosen.digits.len().saturating_sub(chosen.count);
        if surplus < 2 || chosen.count < 2 {
            continue;
        }
        // Each leaves some to be taken in the other house; a digit that both take, if they may share any,
        // counts for two.
        let most = if may_share { 9 } else { surplus - 1 };
        let crossing = chosen.part(line);
        let rest = |house: House| {
            let cells = Cells::of(state, house, !house.positions_of(crossing.cells));
            Rest::of(chosen, cells, most)
        };
        let (in_line, in_box) = (rest(line), rest(square));
        let mut visit_both = |one: &Chosen, other: &Chosen| {
            let shared = one.digits & other.digits & crossing.digits;
            if in_line.takes(one) + in_box.takes(other) == surplus + shared.len() {
                let (in_line, in_box) = (one.part(line), other.part(square));
                if in_line.cells.is_disjoint(in_box.cells) {
                    return visit(SueDeCoq { line, square, crossing, in_line, in_box });
                }
            }
            ControlFlow::Continue(())
        };
        let mut takers = in_line.takers(in_line.taking);
        if may_share {
            let others: Vec<Chosen> = in_box.takers(in_box.taking).collect();
            takers.try_for_each(|one| others.iter().try_for_each(|it| visit_both(&one, it)))?;
        } else {
            takers.try_for_each(|one| {
                let mut apart = in_box.taking;
                let taken = (one.digits & crossing.digits).iter();
                taken.for_each(|digit| apart.remove_all(in_box.having[digit.index()]));
                in_box.takers(apart).try_for_each(|it| visit_both(&one, &it))
            })?;
        }
    }
    ControlFlow::Continue(())
}

/// Some cells of a house: their positions as bits, their candidates, and how many they are.
#[derive(Copy, Clone)]
struct Chosen {
    positions: u16,
    digits: DigitSet,
    count: usize,
}

impl Chosen {
    fn part(&self, house: House) -> Part {
        Part { cells: house.cells_at(self.positions), digits: self.digits }
    }
}

/// The cells in the rest of a house, and which choices of them take digits from a crossing: they need more
/// than they have of their own.
struct Rest {
    crossing: Chosen,
    cells: Cells,
    /// By digit: the choices that have it.
    having: [Choices; 9],
    taking: Choices,
}

impl Rest {
    /// The rest of a house, which takes at most so many digits from a crossing.
    fn of(crossing: Chosen, cells: Cells, most: usize) -> Rest {
        let (having, taking) = ([Choices::NONE; 9], Choices::of_first(cells.count));
        let mut rest = Rest { crossing, cells, having, taking };
        for (cell, (_, digits)) in rest.cells.all[..rest.cells.count].iter().enumerate() {
            digits.iter().for_each(|digit| rest.having[digit.index()].add_those_with(cell));
        }
        let own = (DigitSet::ALL - crossing.digits).iter().map(|digit| rest.having[digit.index()]);
        rest.taking = taking.with_more_cells(own, most);
        rest
    }

    /// Choices of the cells that take digits. What line and box have in all beyond their cells is no more
    /// than the crossing has cells: that many of its digits stay.
    fn takers(&self, choices: Choices) -> impl Iterator<Item = Chosen> {
        let stay = move |it: &Chosen| it.digits.len() <= it.count + self.crossing.count;
        self.cells.choices(choices).filter(stay)
    }

    /// How many of the crossing's digits some cells take away.
    fn takes(&self, cells: &Chosen) -> usize {
        cells.count - (cells.digits - self.crossing.digits).len()
    }
}

/// Unsolved cells of a house: their positions as bits, and their candidates.
struct Cells {
    all: [(u16, DigitSet); Choices::CELLS],
    count: usize,
}

impl Cells {
    /// Those at some positions.
    fn of(state: &State, house: House, positions: u16) -> Cells {
        let mut cells = Cells { all: [(0, DigitSet::EMPTY); Choices::CELLS], count: 0 };
        for position in bits(positions) {
            let digits = state.candidates(house.cell_at(position));
            if !digits.is_empty() {
                cells.all[cells.count] = (1 << position, digits);
                cells.count += 1;
            }
        }
        cells
    }

    fn choices(&self, choices: Choices) -> impl Iterator<Item = Chosen> {
        choices.iter().map(|choice| {
            let none = Chosen { positions: 0, digits: DigitSet::EMPTY, count: 0 };
            bits(u16::from(choice)).map(|cell| self.all[cell]).fold(none, |all, cell| Chosen {
                positions: all.positions | cell.0,
                digits: all.digits | cell.1,
                count: all.count + 1,
            })
        })
    }
}

impl SueDeCoq {
    fn parts(&self) -> [Part; 3] {
        [self.crossing, self.in_line, self.in_box]
    }

    /// The digits that the line allows once: its own, and those of the crossing that the box has not.
    fn of_line(&self) -> DigitSet {
        self.in_line.digits | (self.crossing.digits - self.in_box.digits)
    }

    /// The digits that the box allows once, likewise. Those of the crossing alone count for both.
    fn of_box(&self) -> DigitSet {
        self.in_box.digits | (self.crossing.digits - self.in_line.digits)
    }

    /// The digits that line and box both have: they take up the place of two.
    fn twice(&self) -> DigitSet {
        self.in_line.digits & self.in_box.digits
    }

    /// What is left of the digits outside; and, of those counted twice, in the crossing.
    fn eliminations(&self, state: &State) -> CandidateSet {
        let rest = |house: House, part: Part| house.cells() - part.cells - self.crossing.cells;
        let gone = CandidateSet::product(rest(self.line, self.in_line), self.of_line())
            | CandidateSet::product(rest(self.square, self.in_box), self.of_box())
            | CandidateSet::product(self.crossing.cells, self.twice());
        gone & *state.all_candidates()
    }
}

impl Reasoning for SueDeCoq {
    fn proof(&self) -> Proof {
        let cells = self.parts().into_iter().flat_map(|part| part.cells.iter());
        let in_line = self.of_line().iter().map(|digit| Constraint::House(self.line, digit));
        let only_box = self.in_box.digits.iter();
        let in_box = only_box.map(|digit| Constraint::House(self.square, digit));
        Proof::count(cells.map(Constraint::Cell), in_line.chain(in_box))
    }

    fn digits(&self) -> DigitSet {
        self.parts().iter().fold(DigitSet::EMPTY, |all, part| all | part.digits)
    }

    fn notation(&self) -> String {
        let [crossing, line, square] =
            self.parts().map(|part| format!("{} {}", part.digits, part.cells));
        format!("{crossing} with {line}, {square} ({}{})", self.line, self.square)
    }

    fn explain(&self, state: &State, explanation: &mut Explanation) {
        let SueDeCoq { line, square, crossing, in_line, in_box } = *self;
        let mark =
            |part: Part| CandidateSet::product(part.cells, part.digits) & *state.all_candidates();
        explanation.mark(Mark::House(line, Role::Base));
        explanation.mark(Mark::House(square, Role::Cover));
        explanation.mark(Mark::Candidates(mark(crossing), Role::Pivot));
        explanation.mark(Mark::Candidates(mark(in_line), Role::Pattern));
        explanation.mark(Mark::Candidates(mark(in_box), Role::Pincer));
        explanation.say(sentence!(
            "The cells {} in the crossing of {} and {} have the candidates {}.",
            crossing.cells,
            line,
            square,
            crossing.digits
        ));
        for (part, house) in [(in_line, line), (in_box, square)] {
            explanation.say(sentence!(
                "In the rest of {}, {} can only be {}.",
                house,
                part.cells,
                either(part.digits)
            ));
        }
        let twice = self.twice();
        let cells: usize = self.parts().iter().map(|part| part.cells.len()).sum();
        let count = cells.to_string();
        if twice.is_empty() {
            explanation.say(sentence!(
                "These are {} cells with {} digits, each of which they can hold once: so they hold all.",
                count.clone(),
                count
            ));
        } else {
            explanation.say(sentence!(
                "Line and box can both hold {}, all other digits can be there once: {} digits for {} cells, \
                 so they hold them all.",
                twice,
                count.clone(),
                count
            ));
            explanation.say(sentence!(
                "So {} is in {} and in {}, and not where they cross.",
                twice,
                in_line.cells,
                in_box.cells
            ));
        }
        explanation.say(sentence!(
            "The rest of {} cannot have {}, and the rest of {} cannot have {}.",
            line,
            self.of_line(),
            square,
            self.of_box()
        ));
    }

    fn look_at(&self) -> Sentence {
        sentence!("Look at the crossing of {} and {}.", self.line, self.square)
    }

    fn because(&self) -> Sentence {
        let cells = self.parts().iter().fold(CellSet::EMPTY, |all, part| all | part.cells);
        sentence!("{} hold all of {}", cells, self.digits())
    }

    fn place(&self) -> Sentence {
        sentence!("in {} and {}", self.line, self.square)
    }
}

/// `1, 2 or 5`.
fn either(digits: DigitSet) -> String {
    let all: Vec<String> = digits.iter().map(|digit| digit.to_string()).collect();
    match all.as_slice() {
        [first @ .., last] if !first.is_empty() => format!("{} or {last}", first.join(", ")),
        all => all.concat(),
    }
}
