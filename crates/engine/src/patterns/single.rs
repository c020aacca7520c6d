//! Singles: a candidate that a rule leaves alone.

use std::ops::ControlFlow;

use ergodoku_core::{
    Candidate, CandidateSet, CellSet, Conclusion, Constraint, DigitSet, Explanation, House,
    LinkKind, Mark, Role, Sentence, State, sentence,
};
use ergodoku_proof::Proof;
use serde::Serialize;

use super::reasoning::Reasoning;
use crate::context::Context;
use crate::position::Position;
use crate::sink::Sink;

/// A candidate that is the only one left in a cell, or the only place of its digit in a house.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Single {
    /// The candidate that must be true.
    pub candidate: Candidate,
    /// Why it is alone.
    #[serde(flatten)]
    pub alone: Alone,
}

/// Which rule leaves a candidate alone.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "alone", rename_all = "snake_case")]
pub enum Alone {
    /// The last empty cell of a house.
    LastCell {
        /// The house.
        house: House,
    },
    /// The only candidate of its cell.
    InCell,
    /// The only place of its digit in a house.
    InHouse {
        /// The house.
        house: House,
    },
}

impl Alone {
    /// The name of the technique.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Alone::LastCell { .. } => "Full House",
            Alone::InCell => "Naked Single",
            Alone::InHouse { .. } => "Hidden Single",
        }
    }
}

/// The ways in which a candidate can be alone, each with a search for it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum SingleKind {
    LastCell,
    InCell,
    InHouse,
}

impl SingleKind {
    /// The single of this kind that comes first in a position.
    #[inline]
    pub(crate) fn first(self, position: &Position) -> Option<Single> {
        match self {
            SingleKind::LastCell => last_cells_of(position).next(),
            SingleKind::InCell => in_cells_of(position).next(),
            SingleKind::InHouse => in_houses_of(position).next(),
        }
    }
}

#[inline]
fn last_cells_of(position: &Position) -> impl Iterator<Item = Single> {
    let alone = |house| Alone::LastCell { house };
    position.last_cells().map(move |(house, candidate)| Single { candidate, alone: alone(house) })
}

#[inline]
fn in_cells_of(position: &Position) -> impl Iterator<Item = Single> {
    position.naked_singles().map(|candidate| Single { candidate, alone: Alone::InCell })
}

#[inline]
fn in_houses_of(position: &Position) -> impl Iterator<Item = Single> {
    let alone = |house| Alone::InHouse { house };
    let singles = position.hidden_singles();
    singles.map(move |(house, candidate)| Single { candidate, alone: alone(house) })
}

fn report(single: Single, sink: &mut impl Sink<Single>) -> ControlFlow<()> {
    sink.offer(single, Conclusion::Place(single.candidate))
}

/// Every house with one empty cell left.
pub(crate) fn last_cells(context: &Context<'_>, sink: &mut impl Sink<Single>) -> ControlFlow<()> {
    last_cells_of(context.position).try_for_each(|single| report(single, sink))
}

/// Every cell with one candidate left.
pub(crate) fn in_cells(context: &Context<'_>, sink: &mut impl Sink<Single>) -> ControlFlow<()> {
    in_cells_of(context.position).try_for_each(|single| report(single, sink))
}

/// Every digit with one place left in a house.
pub(crate) fn in_houses(context: &Context<'_>, sink: &mut impl Sink<Single>) -> ControlFlow<()> {
    in_houses_of(context.position).try_for_each(|single| report(single, sink))
}

impl Single {
    /// The rule that has one candidate left.
    pub(crate) fn rule(&self) -> Constraint {
        let Candidate { cell, digit } = self.candidate;
        match self.alone {
            Alone::LastCell { .. } | Alone::InCell => Constraint::Cell(cell),
            Alone::InHouse { house } => Constraint::House(house, digit),
        }
    }
}

impl Reasoning for Single {
    fn proof(&self) -> Proof {
        Proof::no_place_left(self.rule())
    }

    fn digits(&self) -> DigitSet {
        DigitSet::only(self.candidate.digit)
    }

    fn notation(&self) -> String {
        match self.alone {
            Alone::LastCell { house } => house.to_string(),
            Alone::InCell => String::new(),
            Alone::InHouse { house } => format!("{} in {house}", self.candidate.digit),
        }
    }

    fn explain(&self, state: &State, explanation: &mut Explanation) {
        let Candidate { cell, digit } = self.candidate;
        match self.alone {
            Alone::LastCell { house } => {
                explanation.mark(Mark::House(house, Role::Base));
                explanation.say(sentence!("single-last-cell", cell, house, digit));
            }
            Alone::InCell => {
                let seen = DigitSet::ALL - DigitSet::only(digit);
                let witnesses =
                    seen.iter().filter_map(|other| (state.placed(other) & cell.peers()).first());
                let witnesses: CellSet = witnesses.collect();
                explanation.mark(Mark::Cells(witnesses, Role::Pattern));
                for witness in witnesses.iter() {
                    let Some(other) = state.digit(witness) else { continue };
                    let seen = CandidateSet::only(Candidate::new(cell, other));
                    explanation.mark(Mark::Candidates(seen, Role::FollowsFalse));
                }
                explanation.say(if witnesses.len() == 8 {
                    sentence!("single-sees", cell, digit)
                } else {
                    sentence!("single-last-candidate", digit, cell)
                });
            }
            Alone::InHouse { house } => {
                explanation.mark(Mark::House(house, Role::Base));
                explain_hidden(state, self.candidate, house, explanation);
            }
        }
    }

    fn legend(&self) -> &'static [(Role, &'static str)] {
        &[
            (Role::Base, "legend-house"),
            (Role::Pattern, "legend-what-rules-it-out"),
            (Role::FollowsFalse, "legend-ruled-out"),
        ]
    }

    fn look_at(&self) -> Sentence {
        match self.alone {
            Alone::LastCell { house } | Alone::InHouse { house } => {
                sentence!("look-at-house", houses = house)
            }
            Alone::InCell => sentence!("look-at-house", houses = self.candidate.cell.box_()),
        }
    }

    fn because(&self) -> Sentence {
        let Candidate { cell, digit } = self.candidate;
        match self.alone {
            Alone::LastCell { house } => sentence!("single-because-cell", house),
            Alone::InCell => sentence!("single-because-candidate", cell),
            Alone::InHouse { house } => sentence!("single-because-place", digit, house),
        }
    }

    fn place(&self) -> Sentence {
        match self.alone {
            Alone::LastCell { house } => sentence!("place-in-house", house),
            Alone::InCell => sentence!("place-in-cells", cells = self.candidate.cell),
            Alone::InHouse { house } => {
                sentence!("place-single", house, digit = self.candidate.digit)
            }
        }
    }
}

/// A line from a placed digit to what it rules out.
fn draw_sight(from: Candidate, to: CandidateSet, explanation: &mut Explanation) {
    if !to.is_empty() {
        let from = CandidateSet::only(from);
        explanation.mark(Mark::Link { from, to, kind: LinkKind::Weak });
    }
}

/// Why the other empty cells of the house cannot hold the digit: placed digits that they see, or
/// eliminations made before.
fn explain_hidden(state: &State, it: Candidate, house: House, explanation: &mut Explanation) {
    let others = (state.unsolved() & house.cells()).without(it.cell);
    let placed = state.placed(it.digit);
    let seeing = |cell: &ergodoku_core::Cell| !placed.is_disjoint(cell.peers());
    let blocked: CellSet = others.iter().filter(seeing).collect();
    let mut blockers = CellSet::EMPTY;
    // As few placed digits as one needs to point at, each the first to block a cell not yet blocked.
    let mut open = blocked;
    while let Some(cell) = open.first() {
        let sees_most = (placed & cell.peers()).iter().max_by_key(|c| (open & c.peers()).len());
        let Some(blocker) = sees_most else { break };
        blockers.insert(blocker);
        open -= blocker.peers();
    }
    explanation.mark(Mark::Candidates(CandidateSet::of(it.digit, blockers), Role::Pattern));
    explanation.mark(Mark::Candidates(CandidateSet::of(it.digit, blocked), Role::FollowsFalse));
    // Lines of sight: each cell is on the line of the first that sees it.
    let mut open = blocked;
    let mut covers: Vec<Sentence> = Vec::new();
    for blocker in blockers.iter() {
        let seen = open & blocker.peers();
        open -= seen;
        draw_sight(
            Candidate::new(blocker, it.digit),
            CandidateSet::of(it.digit, seen),
            explanation,
        );
        if !seen.is_empty() {
            covers.push(sentence!("single-cover", digit = it.digit, cell = blocker, cells = seen));
        }
    }
    explanation.say(sentence!("single-place", house, digit = it.digit, cell = it.cell));
    let eliminated = others - blocked;
    covers.into_iter().for_each(|it| explanation.say(it));
    if !eliminated.is_empty() {
        explanation.say(sentence!("single-eliminated", cells = eliminated));
    }
}
