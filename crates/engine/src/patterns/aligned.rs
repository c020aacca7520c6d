//! Aligned exclusion: the candidates of two or three cells, tried in all combinations.

use ergodoku_core::{
    Candidate, CandidateSet, Cell, CellSet, Constraint, Digit, DigitSet, Explanation, Mark, Role,
    Sentence, State, sentence,
};
use ergodoku_proof::Proof;
use serde::Serialize;

use super::reasoning::Reasoning;

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
                return Some(sentence!("{} and {} see each other", *b, a));
            }
        }
        let taken: DigitSet = digits.iter().copied().collect();
        let mut excluders = self.excluders.iter();
        let empty = excluders.find(|&cell| state.candidates(cell).is_subset(taken))?;
        Some(sentence!("{} would have no candidate left", empty))
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
        explanation.say(sentence!("Try all combinations of candidates of {}.", cells));
        for (candidate, reasons) in self.excluded(state) {
            let Candidate { cell, digit } = candidate;
            for (digits, why) in reasons {
                let others = self.cells.iter().zip(&digits).filter(|(other, _)| **other != cell);
                let said = |(other, digit): (&Cell, &Digit)| sentence!("{}={}", *other, *digit);
                let and = |one, other| sentence!("{} and {}", one, other);
                let with = others.map(said).reduce(and).unwrap_or_default();
                explanation.say(sentence!("{}={} with {}: {}.", cell, digit, with, why));
            }
            explanation.say(sentence!("So {} cannot be {}.", cell, digit));
        }
    }

    fn look_at(&self) -> Sentence {
        sentence!("Look at the cells around {}.", self.cells[0].box_())
    }

    fn because(&self) -> Sentence {
        let cells: CellSet = self.cells.iter().copied().collect();
        sentence!(
            "in no combination of candidates of {} that leaves {} something",
            cells,
            self.excluders
        )
    }

    fn place(&self) -> Sentence {
        let cells: CellSet = self.cells.iter().copied().collect();
        sentence!("of {} with the excluders {}", cells, self.excluders)
    }
}
