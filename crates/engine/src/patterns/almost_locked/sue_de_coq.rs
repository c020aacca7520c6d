//! Sue de Coq: a crossing of box and line whose surplus of digits is used up by both.

use ergodoku_core::Each as _;
use std::cell::Cell;
use std::ops::ControlFlow;

use ergodoku_core::{
    CandidateSet, CellSet, Constraint, Digit, DigitSet, Explanation, House, Line, Mark, Role,
    Sentence, State, sentence,
};
use ergodoku_proof::Proof;
use serde::Serialize;

use super::choices::Choices;
use super::rest::{Part, Rest};
use crate::context::Context;
use crate::patterns::reasoning::Reasoning;
use crate::sink::{Distinct, Sink};
use ergodoku_kernel::matrix::{Matrix, bits, count};

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
    #[serde(rename = "box")]
    pub box_: House,
    /// The cells in the crossing.
    pub crossing: Part,
    /// The cells in the rest of the line.
    pub in_line: Part,
    /// The cells in the rest of the box.
    pub in_box: Part,
}

/// By line and its boxes, the candidates of both when no Sue de Coq was found there.
#[derive(Default)]
struct ExhaustedCrossings([[Cell<[u128; 2]>; 3]; 18]);

/// Every Sue de Coq, crossing by crossing.
pub(crate) fn find(context: &Context<'_>, sink: &mut impl Sink<SueDeCoq>) -> ControlFlow<()> {
    let mut found = Distinct::new(sink);
    let ExhaustedCrossings(exhausted) = context.cached();
    let places = std::array::from_fn(|index| places_in(context.state, House::from_index(index)));
    for line in Line::all() {
        for (place, box_) in line.boxes().enumerate() {
            context.check()?;
            let line = line.house();
            let candidates = [line, box_].each(|house| context.candidates_of(house));
            let exhausted = &exhausted[line.index()][place];
            if exhausted.get() == candidates {
                continue;
            }
            let mut any = false;
            in_crossing(context, &places, (line, place, box_), &mut |pattern| {
                let eliminated = pattern.eliminations(context.state);
                any |= !eliminated.is_empty();
                found.offer(eliminated, || pattern)
            })?;
            if !any {
                exhausted.set(candidates);
            }
        }
    }
    ControlFlow::Continue(())
}

/// Two or three of three cells, each choice before those that add cells behind its last.
const CHOICES: [u16; 4] = [0b011, 0b111, 0b101, 0b110];

/// By digit: its places in a house.
fn places_in(state: &State, house: House) -> Matrix {
    Digit::ALL.map(|digit| house.positions_of(state.places(digit)))
}

/// Visits the Sue de Coqs where a line meets the box at this place of it: line and box together take all the
/// surplus digits of the cells there.
fn in_crossing(
    context: &Context<'_>,
    places: &[Matrix; 27],
    (line, place, box_): (House, usize, House),
    visit: &mut impl FnMut(SueDeCoq) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let may_share = context.limits.sue_de_coq_overlap;
    let shared = [0, 1, 2].each(|it| context.state.candidates(line.cell_at(3 * place + it)));
    // Most crossings are too poor.
    if (shared[0] | shared[1] | shared[2]).len() < 4 {
        return ControlFlow::Continue(());
    }
    for chosen in CHOICES {
        let digits = bits(chosen).fold(DigitSet::EMPTY, |all, it| all | shared[it]);
        let surplus = digits.len().saturating_sub(count(chosen));
        if surplus < 2 || bits(chosen).any(|it| shared[it].is_empty()) {
            continue;
        }
        let crossing = Part { cells: line.cells_at(chosen << (3 * place)), digits };
        // Unless a digit counts twice, line and box together take no more than the surplus, and each takes one.
        let most = if may_share { Choices::CELLS } else { surplus - 1 };
        let rest = |house: House| {
            let positions = house.positions_of(crossing.cells);
            Rest::of(&places[house.index()], positions, crossing.digits, most)
        };
        let in_line = rest(line);
        if in_line.takes_none() {
            continue;
        }
        let in_box = rest(box_);
        if in_box.takes_none() {
            continue;
        }
        let rests = [(line, in_line), (box_, in_box)];
        each_with_crossing(crossing, surplus, may_share, &rests, visit)?;
    }
    ControlFlow::Continue(())
}

/// Visits the Sue de Coqs of a crossing that has `surplus` more digits than cells, with cells of the rests of
/// the line and the box.
fn each_with_crossing(
    crossing: Part,
    surplus: usize,
    may_share: bool,
    [(line, rest_of_line), (box_, rest_of_box)]: &[(House, Rest); 2],
    visit: &mut impl FnMut(SueDeCoq) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let (line, box_) = (*line, *box_);
    for one in rest_of_line.takers() {
        let taken = one.digits & crossing.digits;
        let apart = if may_share { DigitSet::EMPTY } else { taken };
        for other in rest_of_box.takers_without(apart) {
            let shared = taken & other.digits;
            if one.takes + other.takes != surplus + shared.len() {
                continue;
            }
            let in_line = rest_of_line.part(line, &one);
            let in_box = rest_of_box.part(box_, &other);
            if in_line.cells.is_disjoint(in_box.cells) {
                visit(SueDeCoq { line, box_, crossing, in_line, in_box })?;
            }
        }
    }
    ControlFlow::Continue(())
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
        let eliminated = CandidateSet::product(rest(self.line, self.in_line), self.of_line())
            | CandidateSet::product(rest(self.box_, self.in_box), self.of_box())
            | CandidateSet::product(self.crossing.cells, self.twice());
        eliminated & *state.all_candidates()
    }
}

impl Reasoning for SueDeCoq {
    fn proof(&self) -> Proof {
        let cells = self.parts().into_iter().flat_map(|part| part.cells.iter());
        let in_line = self.of_line().iter().map(|digit| Constraint::House(self.line, digit));
        let only_box = self.in_box.digits.iter();
        let in_box = only_box.map(|digit| Constraint::House(self.box_, digit));
        Proof::count(cells.map(Constraint::Cell), in_line.chain(in_box))
    }

    fn digits(&self) -> DigitSet {
        self.parts().iter().fold(DigitSet::EMPTY, |all, part| all | part.digits)
    }

    fn notation(&self) -> String {
        let [crossing, line, box_] =
            self.parts().map(|part| format!("{} {}", part.digits, part.cells));
        format!("{crossing} with {line}, {box_} ({}{})", self.line, self.box_)
    }

    fn explain(&self, state: &State, explanation: &mut Explanation) {
        let SueDeCoq { line, box_, crossing, in_line, in_box } = *self;
        let mark =
            |part: Part| CandidateSet::product(part.cells, part.digits) & *state.all_candidates();
        explanation.mark(Mark::House(line, Role::Base));
        explanation.mark(Mark::House(box_, Role::Cover));
        explanation.mark(Mark::Candidates(mark(crossing), Role::Pivot));
        explanation.mark(Mark::Candidates(mark(in_line), Role::Pattern));
        explanation.mark(Mark::Candidates(mark(in_box), Role::Pincer));
        explanation.say(sentence!(
            "sue-de-coq-crossing",
            cells = crossing.cells,
            line,
            house = box_,
            digits = crossing.digits
        ));
        for (part, house) in [(in_line, line), (in_box, box_)] {
            explanation.say(sentence!(
                "sue-de-coq-rest",
                house,
                cells = part.cells,
                digits = part.digits
            ));
        }
        let twice = self.twice();
        let cells: usize = self.parts().iter().map(|part| part.cells.len()).sum();
        if twice.is_empty() {
            explanation.say(sentence!("sue-de-coq-count", count = cells));
        } else {
            explanation.say(sentence!("sue-de-coq-twice", digits = twice, count = cells));
            explanation.say(sentence!(
                "sue-de-coq-both",
                digits = twice,
                cells = in_line.cells,
                others = in_box.cells
            ));
        }
        explanation.say(sentence!(
            "sue-de-coq-end",
            line,
            digits = self.of_line(),
            house = box_,
            others = self.of_box()
        ));
    }

    fn legend(&self) -> &'static [(Role, &'static str)] {
        &[
            (Role::Base, "legend-line"),
            (Role::Cover, "legend-box"),
            (Role::Pivot, "legend-crossing"),
            (Role::Pattern, "legend-set-of-the-line"),
            (Role::Pincer, "legend-set-of-the-box"),
        ]
    }

    fn look_at(&self) -> Sentence {
        sentence!("look-at-crossing", line = self.line, house = self.box_)
    }

    fn because(&self) -> Sentence {
        let cells = self.parts().iter().fold(CellSet::EMPTY, |all, part| all | part.cells);
        sentence!("sue-de-coq-because", cells, digits = self.digits())
    }

    fn place(&self) -> Sentence {
        sentence!("place-in-crossing", line = self.line, house = self.box_)
    }
}
