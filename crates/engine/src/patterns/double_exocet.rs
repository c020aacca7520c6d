//! Double exocets: two exocets whose bases hold different digits.

use std::ops::ControlFlow;

use ergodoku_core::{
    Candidate, CandidateSet, Cell, CellSet, Constraint, Digit, DigitSet, Explanation, House,
    HouseSet, Mark, Role, Sentence, State, sentence,
};
use ergodoku_proof::{Proof, Truth};
use serde::Serialize;

use super::exocet::{self, Exocet};
use super::reasoning::Reasoning;
use crate::context::Context;
use crate::sink::{Distinct, Sink};

/// Two exocets of one band with the same four digits and the same cross lines. Each target of one sees the base cells of
/// the other, so that no digit is in both bases.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DoubleExocet {
    /// The two exocets.
    pub exocets: [Exocet; 2],
}

/// Every pair of exocets that eliminates more than the two by themselves.
pub(crate) fn find(context: &Context<'_>, sink: &mut impl Sink<DoubleExocet>) -> ControlFlow<()> {
    let mut exocets: Vec<(House, Exocet)> = Vec::new();
    exocet::each(context, &mut |line, exocet| {
        if exocet.digits.len() == 4 {
            exocets.push((line, exocet));
        }
        ControlFlow::Continue(())
    })?;
    let mut found = Distinct::new(sink);
    for (at, (line, one)) in exocets.iter().enumerate() {
        context.check()?;
        for (other_line, other) in &exocets[at + 1..] {
            let is_beside =
                line.kind() == other_line.kind() && line.number() / 3 == other_line.number() / 3;
            let is_like = one.digits == other.digits && one.cross_lines == other.cross_lines;
            if is_beside && is_like && sees(one, other) && sees(other, one) {
                let by_each = one.eliminated(context.state) | other.eliminated(context.state);
                let pair = DoubleExocet { exocets: [one.clone(), other.clone()] };
                let eliminated = by_each | pair.eliminated(context.state);
                if eliminated != by_each {
                    found.offer(eliminated, || pair)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Whether the base cells of an exocet see the targets of another.
fn sees(one: &Exocet, other: &Exocet) -> bool {
    other.target_cells().is_subset(one.base_cells().common_peers())
}

impl DoubleExocet {
    fn bases(&self) -> CellSet {
        self.exocets.iter().flat_map(|it| it.base).collect()
    }

    fn targets(&self) -> CellSet {
        self.exocets.iter().fold(CellSet::EMPTY, |all, it| all | it.target_cells())
    }

    /// Each digit falls around its base cells, around its targets, and in its cover lines.
    fn eliminated(&self, state: &State) -> CandidateSet {
        let [exocet, _] = &self.exocets;
        let lines = exocet.cross_lines.iter().fold(CellSet::EMPTY, |all, it| all | it.cells());
        let of_digit = |(digit, covers): (Digit, &HouseSet)| {
            let places = state.places(digit);
            let around = |cells: CellSet| match (cells & places).is_empty() {
                true => CellSet::EMPTY,
                false => (cells & places).common_peers(),
            };
            let covers = covers.iter().fold(CellSet::EMPTY, |all, it| all | it.cells());
            let fallen = around(self.bases()) | around(self.targets()) | (covers - lines);
            CandidateSet::of(digit, places & fallen)
        };
        let digits = exocet.digits.iter().zip(&exocet.covers);
        digits.map(of_digit).fold(CandidateSet::EMPTY, CandidateSet::union)
    }

    /// The base cells have these digits, in order: each digit has to be in a target of its base, and there is no room for
    /// another of them.
    fn contradiction(&self, held: &[Digit]) -> Proof {
        let [one, other] = &self.exocets;
        let each = held.iter().map(|it| one.count(*it));
        let pairs = [(one, &held[..2]), (other, &held[2..])].map(|(exocet, pair)| {
            let in_house = |houses: HouseSet, digit| {
                let of = move |house| Constraint::House(house, digit);
                houses.iter().map(of).collect::<Vec<Constraint>>()
            };
            let truths = pair.iter().flat_map(|it| in_house(exocet.cross_lines, *it));
            let links = pair.iter().flat_map(|it| in_house(exocet.covers_of(*it), *it));
            Proof::count(truths, links.chain(exocet.targets.iter().copied().map(Constraint::Cell)))
        });
        Proof::Either(each.chain(pairs).collect())
    }

    /// Whatever the base cells hold is contradictory. Those of one base hold different digits.
    fn cases(&self, cells: &[Cell], held: &[Digit]) -> Proof {
        let Some((cell, rest)) = cells.split_first() else { return self.contradiction(held) };
        let before = if held.len() % 2 == 1 { held.last() } else { None };
        let digits = self.exocets[0].digits.iter().filter(|it| Some(it) != before);
        let branch = |digit: Digit| {
            let held: Vec<Digit> = held.iter().copied().chain([digit]).collect();
            (Candidate::new(*cell, digit), self.cases(rest, &held))
        };
        Proof::Cases {
            truth: Truth::Rule(Constraint::Cell(*cell)),
            branches: digits.map(branch).collect(),
        }
    }
}

impl Reasoning for DoubleExocet {
    fn proof(&self) -> Proof {
        let cells: Vec<Cell> = self.exocets.iter().flat_map(|it| it.base).collect();
        let each = self.exocets.iter().map(Exocet::proof);
        Proof::Either(each.chain([self.cases(&cells, &[])]).collect())
    }

    fn digits(&self) -> DigitSet {
        self.exocets[0].digits
    }

    fn notation(&self) -> String {
        let part = |it: &Exocet| {
            let (base, targets) = (it.base_cells(), it.target_cells());
            format!("base {base}, targets {targets}")
        };
        let parts = self.exocets.each_ref().map(part).join("; ");
        format!("{} {parts}; cross lines {}", self.digits(), self.exocets[0].cross_lines)
    }

    fn explain(&self, state: &State, explanation: &mut Explanation) {
        let [one, other] = &self.exocets;
        for house in one.cross_lines.iter() {
            explanation.mark(Mark::House(house, Role::Base));
        }
        explanation.mark(Mark::Cells(self.bases(), Role::Pivot));
        explanation.mark(Mark::Cells(self.targets(), Role::Pincer));
        let lines = one.cross_lines.iter().fold(CellSet::EMPTY, |all, it| all | it.cells());
        let shown =
            CandidateSet::product(lines | self.bases(), one.digits) & *state.all_candidates();
        explanation.mark(Mark::Candidates(shown, Role::Pattern));
        for exocet in [one, other] {
            let [cells, targets] = [exocet.base_cells(), exocet.target_cells()];
            explanation.say(sentence!("double-exocet-base", cells, digits = one.digits, targets));
        }
        one.explain_covers(explanation);
        explanation.say(sentence!("double-exocet-room"));
        explanation.say(sentence!("double-exocet-apart", digits = one.digits));
        explanation.say(sentence!("double-exocet-end"));
    }

    fn legend(&self) -> &'static [(Role, &'static str)] {
        self.exocets[0].legend()
    }

    fn look_at(&self) -> Sentence {
        let boxes = self.exocets.iter().map(|it| it.base[0].box_()).collect();
        exocet::look_at(self.digits(), boxes)
    }

    fn because(&self) -> Sentence {
        sentence!("exocet-because", targets = self.targets(), base = self.bases())
    }

    fn place(&self) -> Sentence {
        sentence!("place-digits-in", digits = self.digits(), cells = self.bases() | self.targets())
    }
}
