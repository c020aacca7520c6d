//! Aligned exclusion: the candidates of two or three cells, tried in all combinations.

use std::ops::ControlFlow;

use ergodoku_core::{
    Candidate, CandidateSet, Cell, CellSet, Conclusion, Constraint, Digit, DigitSet, Explanation,
    Mark, Role, Sentence, State, sentence,
};
use ergodoku_kernel::aligned::{excluded_by_pair, excluded_by_triplet};
use ergodoku_proof::Proof;
use serde::Serialize;

use super::reasoning::Reasoning;
use crate::context::Context;
use crate::sink::Sink;

/// Two or three cells whose candidates are tried in all combinations. A combination is out if it puts
/// a digit twice into cells that see each other, or takes every candidate of a cell that sees them
/// all, an *excluder*. A candidate that is in no combination left is false.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Aligned {
    /// The cells: two or three.
    pub cells: Vec<Cell>,
    /// Cells with two or three candidates that see them all.
    pub excluders: CellSet,
}

/// Every two open cells that exclude a candidate, with the bivalue cells that see both: two or more.
pub(crate) fn find_pairs(context: &Context<'_>, sink: &mut impl Sink<Aligned>) -> ControlFlow<()> {
    let state = context.state;
    let excluders = context.bivalue();
    let mut first_cells = base(context, excluders);
    while let Some(first) = first_cells.first() {
        first_cells.remove(first);
        context.check()?;
        let near = excluders & first.peers();
        for second in first_cells.iter() {
            let common = near & second.peers();
            if common.len() < 2 {
                continue;
            }
            let masks = [first, second].map(|cell| state.candidates(cell).bits());
            let of_excluders = common.iter().map(|cell| state.candidates(cell).bits());
            let excluded = excluded_by_pair(masks, first.sees(second), of_excluders);
            if excluded != [0; 2] {
                report(vec![first, second], common, &excluded, sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Every three open cells that exclude a candidate, with the cells of two or three candidates that see all three: two
/// or more.
pub(crate) fn find_triplets(
    context: &Context<'_>,
    sink: &mut impl Sink<Aligned>,
) -> ControlFlow<()> {
    let excluders = context.cells_with_up_to(3);
    let mut first_cells = base(context, excluders);
    while let Some(first) = first_cells.first() {
        first_cells.remove(first);
        let mut second_cells = first_cells;
        let near = excluders & first.peers();
        while let Some(second) = second_cells.first() {
            second_cells.remove(second);
            context.check()?;
            let of_pair = near & second.peers();
            if of_pair.len() >= 2 {
                thirds(context, [first, second], of_pair, second_cells, sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The triplets of two cells and a third, where `of_pair` see the two.
fn thirds(
    context: &Context<'_>,
    [first, second]: [Cell; 2],
    of_pair: CellSet,
    third_cells: CellSet,
    sink: &mut impl Sink<Aligned>,
) -> ControlFlow<()> {
    let state = context.state;
    // A third cell sees two of the excluders as well.
    let (mut seen, mut seen_twice) = (CellSet::EMPTY, CellSet::EMPTY);
    for excluder in of_pair.iter() {
        seen_twice |= seen & excluder.peers();
        seen |= excluder.peers();
    }
    for third in (third_cells & seen_twice).iter() {
        let common = of_pair & third.peers();
        let cells = [first, second, third];
        let masks = cells.map(|cell| state.candidates(cell).bits());
        let see = [first.sees(second), first.sees(third), second.sees(third)];
        let mut of_excluders = [0; 20];
        let all = common.iter().zip(&mut of_excluders);
        all.for_each(|(cell, mask)| *mask = state.candidates(cell).bits());
        let excluded = excluded_by_triplet(masks, see, &of_excluders[..common.len()]);
        if excluded != [0; 3] {
            report(cells.to_vec(), common, &excluded, sink)?;
        }
    }
    ControlFlow::Continue(())
}

/// The cells whose candidates may be combined: those that excluders see.
fn base(context: &Context<'_>, excluders: CellSet) -> CellSet {
    context.state.unsolved() & excluders.all_peers()
}

fn report(
    cells: Vec<Cell>,
    excluders: CellSet,
    excluded: &[u16],
    sink: &mut impl Sink<Aligned>,
) -> ControlFlow<()> {
    let of_cell =
        |(&cell, &digits): (&Cell, &u16)| CandidateSet::in_cell(cell, DigitSet::from_bits(digits));
    let eliminated = cells.iter().zip(excluded).map(of_cell);
    let eliminated = eliminated.fold(CandidateSet::EMPTY, CandidateSet::union);
    sink.offer(Aligned { cells, excluders }, Conclusion::Eliminate(eliminated))
}

/// Combinations, digits in the order of the cells, each with what is wrong with it.
type Reasons = Vec<(Vec<Digit>, Sentence)>;

impl Aligned {
    /// Why the cells, in this order, cannot hold these digits: two that see each other, or an
    /// excluder; None if they can.
    fn forbidden(&self, state: &State, digits: &[Digit]) -> Option<Sentence> {
        let chosen: Vec<(Cell, Digit)> =
            self.cells.iter().copied().zip(digits.iter().copied()).collect();
        for (index, &(a, digit)) in chosen.iter().enumerate() {
            let twin = |&&(b, other): &&(Cell, Digit)| digit == other && a.peers().contains(b);
            if let Some((b, _)) = chosen[..index].iter().find(twin) {
                return Some(sentence!("aligned-see", cell = *b, other = a));
            }
        }
        let taken: DigitSet = digits.iter().copied().collect();
        let mut excluders = self.excluders.iter();
        let empty = excluders.find(|&cell| state.candidates(cell).is_subset(taken))?;
        Some(sentence!("aligned-empty", cell = empty))
    }

    /// The combinations that hold a candidate in one of the cells: digits in the order of the cells.
    fn combinations(&self, state: &State, at: usize, digit: Digit) -> Vec<Vec<Digit>> {
        let mut all = vec![Vec::new()];
        for (index, &cell) in self.cells.iter().enumerate() {
            let of = if index == at { DigitSet::only(digit) } else { state.candidates(cell) };
            let longer = |begun: &Vec<Digit>| {
                let begun = begun.clone();
                of.iter().map(move |digit| [&begun[..], &[digit]].concat()).collect::<Vec<_>>()
            };
            all = all.iter().flat_map(longer).collect();
        }
        all
    }

    /// The candidates of the cells that are in no combination left, each with the reasons.
    fn excluded(&self, state: &State) -> Vec<(Candidate, Reasons)> {
        let candidates = self.cells.iter().enumerate().flat_map(|(at, &cell)| {
            state.candidates(cell).iter().map(move |digit| (at, Candidate::new(cell, digit)))
        });
        let reasons = |(at, it): (usize, Candidate)| {
            let combinations = self.combinations(state, at, it.digit).into_iter();
            let why = |digits: Vec<Digit>| {
                let why = self.forbidden(state, &digits)?;
                Some((digits, why))
            };
            Some((it, combinations.map(why).collect::<Option<Vec<_>>>()?))
        };
        candidates.filter_map(reasons).collect()
    }
}

impl Reasoning for Aligned {
    /// Whichever cell a candidate is eliminated from, all combinations of the others are tried.
    fn proof(&self) -> Proof {
        let nothing_left = |cell| Proof::no_place_left(Constraint::Cell(cell));
        let cover = Proof::Either(self.excluders.iter().map(nothing_left).collect());
        let cases = |cell: Cell, proof: &Proof| Proof::Cases {
            truth: Constraint::Cell(cell).into(),
            branches: Digit::ALL.map(|it| (Candidate::new(cell, it), proof.clone())).to_vec(),
        };
        let but = |left_out: Cell| {
            let others = self.cells.iter().filter(|&&cell| cell != left_out);
            others.fold(cover.clone(), |proof, &cell| cases(cell, &proof))
        };
        Proof::Either(self.cells.iter().map(|&cell| but(cell)).collect())
    }

    fn digits(&self) -> DigitSet {
        DigitSet::EMPTY
    }

    fn notation(&self) -> String {
        let cells: CellSet = self.cells.iter().copied().collect();
        format!("{cells}, excluders {}", self.excluders)
    }

    fn explain(&self, state: &State, explanation: &mut Explanation) {
        let cells: CellSet = self.cells.iter().copied().collect();
        explanation.mark(Mark::Cells(cells, Role::Base));
        let excluders = self.excluders.iter();
        let candidates = excluders.map(|cell| CandidateSet::in_cell(cell, state.candidates(cell)));
        let candidates = candidates.fold(CandidateSet::EMPTY, CandidateSet::union);
        explanation.mark(Mark::Candidates(candidates, Role::Pattern));
        explanation.say(sentence!("aligned-try", cells));
        for (candidate, reasons) in self.excluded(state) {
            let Candidate { cell, digit } = candidate;
            for (digits, why) in reasons {
                let others = self.cells.iter().zip(&digits).filter(|(other, _)| **other != cell);
                let said = |(other, digit): (&Cell, &Digit)| {
                    sentence!("aligned-choice", cell = *other, digit = *digit)
                };
                let others: Vec<Sentence> = others.map(said).collect();
                explanation.say(sentence!("aligned-combination", cell, digit, others, why));
            }
            explanation.say(sentence!("aligned-excluded", cell, digit));
        }
    }

    fn legend(&self) -> &'static [(Role, &'static str)] {
        &[(Role::Base, "legend-aligned-cells")]
    }

    fn look_at(&self) -> Sentence {
        sentence!("look-around-box", house = self.cells[0].box_())
    }

    fn because(&self) -> Sentence {
        let cells: CellSet = self.cells.iter().copied().collect();
        sentence!("aligned-because", cells, excluders = self.excluders)
    }

    fn place(&self) -> Sentence {
        let cells: CellSet = self.cells.iter().copied().collect();
        sentence!("place-aligned", cells, excluders = self.excluders)
    }
}
