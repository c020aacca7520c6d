//! Sue de Coq: a crossing of box and line whose surplus of digits is used up by both.

use std::ops::ControlFlow;

use ergodoku_core::{
    CandidateSet, CellSet, Constraint, DigitSet, Explanation, House, Line, Mark, Role, Sentence,
    State, sentence,
};
use ergodoku_proof::Proof;
use serde::Serialize;

use super::Distinct;
use crate::context::Context;
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
    let state = context.state;
    let mut found = Distinct::new(found);
    for line in Line::all() {
        for square in line.boxes() {
            let (line, both) = (line.house(), line.cells() & square.cells());
            let crossings =
                parts(state, both).filter(|it| it.cells.len() >= 2 && it.surplus() >= 2);
            for crossing in crossings {
                let takers = |house: House| -> Vec<Part> {
                    let rest = house.cells() - crossing.cells;
                    parts(state, rest).filter(|part| part.takes_from(&crossing)).collect()
                };
                let (in_line, in_box) = (takers(line), takers(square));
                for &in_line in &in_line {
                    for &in_box in in_box.iter().filter(|it| it.cells.is_disjoint(in_line.cells)) {
                        let pattern = SueDeCoq { line, square, crossing, in_line, in_box };
                        let shares = !pattern.twice().is_disjoint(crossing.digits);
                        let is_wanted = context.limits.sue_de_coq_overlap || !shares;
                        if is_wanted && pattern.is_locked() {
                            let gone = pattern.eliminations(state);
                            found.report(gone, || Pattern::SueDeCoq(pattern))?;
                        }
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// All sets of unsolved cells among these, each before those that add cells behind its last.
fn parts(state: &State, cells: CellSet) -> impl Iterator<Item = Part> {
    let mut parts = Vec::with_capacity(64);
    let none = Part { cells: CellSet::EMPTY, digits: DigitSet::EMPTY };
    extend(state, none, cells & state.unsolved(), &mut parts);
    parts.into_iter()
}

fn extend(state: &State, part: Part, mut rest: CellSet, parts: &mut Vec<Part>) {
    while let Some(cell) = rest.first() {
        rest.remove(cell);
        let cells = part.cells.with(cell);
        let longer = Part { cells, digits: part.digits | state.candidates(cell) };
        parts.push(longer);
        extend(state, longer, rest, parts);
    }
}

impl Part {
    /// How many digits more than cells.
    fn surplus(&self) -> usize {
        self.digits.len().saturating_sub(self.cells.len())
    }

    /// Whether the cells need more digits than they have of their own: so some of the crossing's.
    fn takes_from(&self, crossing: &Part) -> bool {
        (self.digits - crossing.digits).len() < self.cells.len()
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

    /// Whether there are as many digits as cells.
    fn is_locked(&self) -> bool {
        let cells: usize = self.parts().iter().map(|part| part.cells.len()).sum();
        let all = self.parts().iter().fold(DigitSet::EMPTY, |all, part| all | part.digits);
        all.len() + self.twice().len() == cells
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
