//! Clue covers: where a chute has just two givens, the digit of each also goes into the third cell in line with the other.

use std::ops::ControlFlow;

use ergodoku_core::{
    Candidate, CellSet, Conclusion, DigitSet, Explanation, House, HouseKind, HouseSet, Mark, Role,
    Sentence, State, sentence,
};
use ergodoku_proof::{ClueCover, Proof, Truth};
use serde::Serialize;

use super::reasoning::Reasoning;
use crate::context::Context;
use crate::sink::Sink;

/// The only two givens of a chute, in different boxes and lines.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TwoClues {
    /// The givens: first that which is in line with the cell whose digit follows.
    pub clues: [Candidate; 2],
    /// The lines of the chute.
    pub lines: HouseSet,
    #[serde(skip)]
    cover: ClueCover,
}

/// Every digit that follows from a chute with just two givens.
pub(crate) fn find(context: &Context<'_>, sink: &mut impl Sink<TwoClues>) -> ControlFlow<()> {
    let state = context.state;
    for lines in chutes() {
        let cells = lines.iter().fold(CellSet::EMPTY, |all, it| all | it.cells());
        let given = |cell| state.digit(cell).map(|digit| Candidate::new(cell, digit));
        let givens: Vec<Candidate> = (cells & state.givens()).iter().filter_map(given).collect();
        let &[one, other] = &givens[..] else { continue };
        for clues in [[one, other], [other, one]] {
            if let Some(cover) = ClueCover::new(clues[0], clues[1])
                && state.all_candidates().contains(cover.implied())
            {
                let pattern = TwoClues { clues, lines, cover };
                sink.offer(pattern, Conclusion::Place(cover.implied()))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The rows of each band, and the columns of each stack.
fn chutes() -> impl Iterator<Item = HouseSet> {
    let kinds = [HouseKind::Row, HouseKind::Column].into_iter();
    let lines = |kind, number: usize| (0..3).map(|it| House::of(kind, 3 * number + it)).collect();
    kinds.flat_map(move |kind| (0..3).map(move |number| lines(kind, number)))
}

impl TwoClues {
    fn cells(&self) -> CellSet {
        self.clues.iter().map(|it| it.cell).collect()
    }
}

impl Reasoning for TwoClues {
    fn proof(&self) -> Proof {
        Proof::Count { truths: vec![Truth::Cover(self.cover)], links: Vec::new() }
    }

    fn digits(&self) -> DigitSet {
        self.clues.iter().map(|it| it.digit).collect()
    }

    fn notation(&self) -> String {
        format!("{}, lines {}", self.cells(), self.lines)
    }

    fn explain(&self, _: &State, explanation: &mut Explanation) {
        self.lines.iter().for_each(|it| explanation.mark(Mark::House(it, Role::Base)));
        explanation.mark(Mark::Cells(self.cells(), Role::Pivot));
        let [clue, other] = self.clues;
        explanation.say(sentence!("two-clues-only", cells = self.cells(), houses = self.lines));
        explanation.say(sentence!(
            "two-clues-exchange",
            cell = self.cover.implied().cell,
            digit = other.digit,
            clue = clue.cell
        ));
    }

    fn legend(&self) -> &'static [(Role, &'static str)] {
        &[(Role::Pivot, "legend-only-givens"), (Role::Base, "legend-line")]
    }

    fn look_at(&self) -> Sentence {
        sentence!("look-at-few-givens", houses = self.lines)
    }

    fn because(&self) -> Sentence {
        sentence!("two-clues-because", cells = self.cells(), houses = self.lines)
    }

    fn place(&self) -> Sentence {
        sentence!("place-in-house", house = self.lines)
    }
}
