//! Exocets: two base cells whose digits must be in two, or three, target cells.

use std::ops::ControlFlow;

use ergodoku_core::{
    Candidate, CandidateSet, Cell, CellSet, Conclusion, Constraint, Digit, DigitSet, Explanation,
    House, HouseKind, HouseSet, Mark, Role, Sentence, State, sentence,
};
use ergodoku_proof::{Lemma, Proof, Truth};
use serde::Serialize;

use super::reasoning::Reasoning;
use crate::context::Context;
use crate::sink::{Distinct, Sink};

/// Two base cells in a row and a box, with three or four candidates between them, and two target cells, or three; or the same
/// with a column. The places of each base digit in three cross lines that are not targets, and that a base cell with the digit
/// leaves it, lie in fewer lines than there are cross lines that need it. So a digit of the base cells is in one of the
/// targets as well.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Exocet {
    /// Where targets, cross lines and covers lie.
    pub form: ExocetForm,
    /// The base cells.
    pub base: [Cell; 2],
    /// The target cells: three in a weak exocet, two in all others.
    pub targets: Vec<Cell>,
    /// The candidates of the base cells.
    pub digits: DigitSet,
    /// The cross lines.
    pub cross_lines: HouseSet,
    /// For each of the digits, in order, the lines that cover its places in the cross lines.
    pub covers: Vec<HouseSet>,
}

/// Where targets, cross lines and covers of an exocet lie.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ExocetForm {
    /// The targets lie in the other two boxes of the band, in two cross lines. The third cross line crosses the base's box,
    /// and the covers lie outside the band.
    Junior,
    /// The same with three targets: two of them share a cross line.
    Weak,
    /// The targets lie anywhere in three lines across that of the base. The covers are lines along that of the base.
    Senior,
    /// Rows, columns and boxes are cross lines or covers in any way.
    Complex,
}

/// Every exocet that eliminates something: other candidates in the targets, and digits of the base cells that no target
/// can hold.
pub(crate) fn find(context: &Context<'_>, sink: &mut impl Sink<Exocet>) -> ControlFlow<()> {
    let mut found = Distinct::new(sink);
    each(context, &mut |_, exocet| found.offer(exocet.eliminated(context.state), || exocet))
}

/// Every weak exocet that eliminates something.
pub(crate) fn find_weak(context: &Context<'_>, sink: &mut impl Sink<Exocet>) -> ControlFlow<()> {
    let mut found = Distinct::new(sink);
    for base in Base::all(context.state) {
        context.check()?;
        for exocet in base.weak(context.state) {
            found.offer(exocet.eliminated(context.state), || exocet)?;
        }
    }
    ControlFlow::Continue(())
}

/// Visits every exocet, each with the line of its base.
pub(super) fn each(
    context: &Context<'_>,
    visit: &mut impl FnMut(House, Exocet) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for base in Base::all(context.state) {
        context.check()?;
        base.juniors(context.state).into_iter().try_for_each(|it| visit(base.line, it))?;
    }
    ControlFlow::Continue(())
}

/// Two base cells.
pub(super) struct Base {
    /// The row or the column.
    pub(super) line: House,
    /// Which of the three boxes of the line.
    part: usize,
    pub(super) cells: [Cell; 2],
    pub(super) digits: DigitSet,
    /// The line across through the third cell of the line and the box.
    cross_line: House,
}

impl Base {
    /// All that there are.
    pub(super) fn all(state: &State) -> impl Iterator<Item = Base> {
        let lines = House::all().filter(|it| it.kind() != HouseKind::Box);
        let at = lines.flat_map(|line| (0..9).map(move |it| (line, it / 3, it % 3)));
        at.filter_map(|(line, part, third)| Base::of(state, line, part, third))
    }

    /// The open cells of a line in a box without the third, if they have three or four candidates.
    fn of(state: &State, line: House, part: usize, third: usize) -> Option<Base> {
        let others = [[1, 2], [0, 2], [0, 1]][third];
        let cells = others.map(|at| line.cell_at(3 * part + at));
        let digits = state.candidates(cells[0]) | state.candidates(cells[1]);
        let is_open = cells.iter().all(|it| state.unsolved().contains(*it));
        let cross_line = across(line, 3 * part + third);
        let base = Base { line, part, cells, digits, cross_line };
        (is_open && (3..=4).contains(&digits.len())).then_some(base)
    }

    /// Its exocets with the targets in the band, one in each of two cross lines.
    pub(super) fn juniors(&self, state: &State) -> Vec<Exocet> {
        self.with_targets(state, ExocetForm::Junior, 2)
    }

    /// Its exocets with the targets in the band, one in one cross line and two in another.
    fn weak(&self, state: &State) -> Vec<Exocet> {
        self.with_targets(state, ExocetForm::Weak, 3)
    }

    /// Its exocets with so many targets in the band.
    fn with_targets(&self, state: &State, form: ExocetForm, count: usize) -> Vec<Exocet> {
        let mut parts = [0, 1, 2].into_iter().filter(|it| *it != self.part);
        let mut targets = || parts.next().map(|it| targets(state, self.line, it, self.digits));
        let [near, far] = [targets(), targets()].map(Option::unwrap_or_default);
        let both =
            near.iter().flat_map(|near| far.iter().map(move |far| [&near[..], far].concat()));
        let of_size = both.filter(|it| it.len() == count);
        of_size.filter_map(|it| self.with(state, form, it)).collect()
    }

    /// With these targets, if the cross lines bind the digits to them.
    fn with(&self, state: &State, form: ExocetForm, targets: Vec<Cell>) -> Option<Exocet> {
        let [near, far] = [targets.first()?, targets.last()?]
            .map(|it| across(self.line, position(*it, self.line)));
        let cross_lines = [self.cross_line, near, far];
        let covers = self.digits.iter().map(|it| cover(state, self.line, cross_lines, it));
        let covers = covers.collect::<Option<Vec<HouseSet>>>()?;
        let cross_lines = cross_lines.into_iter().collect();
        Some(self.exocet(form, targets, cross_lines, covers))
    }

    /// The exocet with these targets, cross lines and covers.
    pub(super) fn exocet(
        &self,
        form: ExocetForm,
        targets: Vec<Cell>,
        cross_lines: HouseSet,
        covers: Vec<HouseSet>,
    ) -> Exocet {
        Exocet { form, base: self.cells, targets, digits: self.digits, cross_lines, covers }
    }
}

/// The line that crosses another one at a position.
fn across(line: House, position: usize) -> House {
    let kind = if line.kind() == HouseKind::Row { HouseKind::Column } else { HouseKind::Row };
    House::of(kind, position)
}

/// Which of the lines across a cell is on.
fn position(cell: Cell, line: House) -> usize {
    match line.kind() {
        HouseKind::Row => cell.column().number(),
        _ => cell.row().number(),
    }
}

/// The lines of the band of a line, without it.
fn beside(line: House) -> impl Iterator<Item = House> {
    let first = line.number() / 3 * 3;
    (first..first + 3).map(move |it| House::of(line.kind(), it)).filter(move |it| *it != line)
}

/// By cross line, the cells of a box of the band that have a base digit and do not see the base, one or two. They are open.
fn targets(state: &State, line: House, part: usize, digits: DigitSet) -> Vec<Vec<Cell>> {
    let may_hold = |cell: &Cell| match state.digit(*cell) {
        Some(digit) => digits.contains(digit),
        None => !(state.candidates(*cell) & digits).is_empty(),
    };
    let of_line = |at| beside(line).map(move |it| it.cell_at(at)).filter(may_hold).collect();
    let is_open =
        |cells: &Vec<Cell>| !cells.is_empty() && cells.iter().all(|it| state.digit(*it).is_none());
    (3 * part..3 * part + 3).map(of_line).filter(is_open).collect()
}

/// The lines that hold the candidates for a digit in the cross lines outside the band, if they are fewer than the cross
/// lines that still need the digit there or in the band.
fn cover(state: &State, line: House, cross_lines: [House; 3], digit: Digit) -> Option<HouseSet> {
    let band = beside(line).fold(line.cells(), |all, it| all | it.cells());
    let open = cross_lines.iter().filter(|it| state.placed(digit).is_disjoint(it.cells()));
    let in_band =
        cross_lines.iter().any(|it| !(state.placed(digit) & it.cells() & band).is_empty());
    let cells = cross_lines.iter().fold(CellSet::EMPTY, |all, it| all | it.cells()) - band;
    let lines = (0..9).map(|it| House::of(line.kind(), it));
    let lines: HouseSet =
        lines.filter(|it| !(state.places(digit) & cells & it.cells()).is_empty()).collect();
    (!in_band && lines.len() < open.count()).then_some(lines)
}

/// Where to look for bases in some boxes.
pub(super) fn look_at(digits: DigitSet, boxes: HouseSet) -> Sentence {
    sentence!("look-at-digits-in", digits, houses = boxes)
}

impl Exocet {
    pub(super) fn eliminated(&self, state: &State) -> CandidateSet {
        if self.form == ExocetForm::Weak {
            return self.without_targets(state);
        }
        let of_target = |it: &Cell| CandidateSet::in_cell(*it, state.candidates(*it) - self.digits);
        let in_targets =
            self.targets.iter().fold(DigitSet::EMPTY, |all, it| all | state.candidates(*it));
        let of_base = |it: Cell| CandidateSet::in_cell(it, state.candidates(it) - in_targets);
        let targets = self.targets.iter().map(of_target);
        targets
            .chain(self.base.into_iter().map(of_base))
            .fold(CandidateSet::EMPTY, |all, it| all | it)
    }

    /// The candidates of the base and of the targets with which no two digits of the base are in two targets.
    fn without_targets(&self, state: &State) -> CandidateSet {
        let mut possible = CandidateSet::EMPTY;
        let candidates = |cell: Cell, digits: DigitSet| CandidateSet::in_cell(cell, digits);
        let [one, other] = self.base;
        for first in state.candidates(one).iter() {
            for second in state.candidates(other).without(first).iter() {
                let held = DigitSet::only(first).with(second);
                for (&near, &far) in self
                    .targets
                    .iter()
                    .flat_map(|near| self.targets.iter().map(move |it| (near, it)))
                {
                    let fits = |cell, digit| state.candidates(cell).contains(digit);
                    if near == far || !fits(near, first) || !fits(far, second) {
                        continue;
                    }
                    possible |= candidates(one, DigitSet::only(first));
                    possible |= candidates(other, DigitSet::only(second));
                    for &target in &self.targets {
                        let seen = [(near, first), (far, second)].into_iter();
                        let seen = seen.filter(|it| it.0.sees(target)).map(|it| it.1).collect();
                        let held = match (target == near, target == far) {
                            (true, _) => DigitSet::only(first),
                            (_, true) => DigitSet::only(second),
                            _ => state.candidates(target) - (held & seen),
                        };
                        possible |= candidates(target, held);
                    }
                }
            }
        }
        (CandidateSet::product(self.cells(), DigitSet::ALL) & *state.all_candidates()) - possible
    }

    /// A base digit has to be in a target: otherwise the cross lines have too little room for it.
    pub(super) fn count(&self, digit: Digit) -> Proof {
        let in_house = move |house| Constraint::House(house, digit);
        let covers = self.covers_of(digit);
        Proof::count(self.cross_lines.iter().map(in_house), covers.iter().map(in_house))
    }

    /// The lines that cover the places of a digit in the cross lines outside the band.
    pub(super) fn covers_of(&self, digit: Digit) -> HouseSet {
        let index = self.digits.iter().position(|it| it == digit).unwrap_or(0);
        self.covers[index]
    }

    /// Says which lines cover the places of each digit.
    pub(super) fn explain_covers(&self, explanation: &mut Explanation) {
        let houses = self.cross_lines;
        for (digit, covers) in self.digits.iter().zip(&self.covers) {
            let covers = *covers;
            explanation.say(match (self.is_in_band(), covers.is_empty()) {
                (true, true) => sentence!("exocet-no-cover", houses, digit),
                (true, false) => sentence!("exocet-cover", houses, digit, covers),
                (false, true) => sentence!("wide-exocet-no-cover", houses, digit),
                (false, false) => sentence!("wide-exocet-cover", houses, digit, covers),
            });
        }
    }

    /// Whether the targets lie in the band of the base, and the covers outside it.
    fn is_in_band(&self) -> bool {
        matches!(self.form, ExocetForm::Junior | ExocetForm::Weak)
    }

    /// Whatever the base holds, a digit of it has no target, or both would have to be in the same one.
    fn refutation(&self) -> Proof {
        let [one, other] = self.base;
        let cases_of = |cell: Cell, proof: &dyn Fn(Digit) -> Proof| Proof::Cases {
            truth: Truth::Rule(Constraint::Cell(cell)),
            branches: self.digits.iter().map(|it| (Candidate::new(cell, it), proof(it))).collect(),
        };
        cases_of(one, &|first| {
            let last = cases_of(other, &|second| self.count(second));
            let in_target = |&only: &Cell| {
                let conclusion = Conclusion::Place(Candidate::new(only, first));
                let lemmas = vec![Lemma { conclusion, proof: self.count(first) }];
                Proof::Lemmas { lemmas, last: Box::new(last.clone()) }
            };
            // A target may lack the digit, or hold it already.
            let either = [self.count(first), last.clone()].into_iter();
            Proof::Either(either.chain(self.targets.iter().rev().map(in_target)).collect())
        })
    }

    /// The base cells as a set.
    pub(super) fn base_cells(&self) -> CellSet {
        self.base.into_iter().collect()
    }

    /// The targets as a set.
    pub(super) fn target_cells(&self) -> CellSet {
        self.targets.iter().copied().collect()
    }

    fn cells(&self) -> CellSet {
        self.base_cells() | self.target_cells()
    }
}

impl Reasoning for Exocet {
    fn proof(&self) -> Proof {
        let of_base = self.digits.iter().map(|it| self.count(it));
        Proof::Either(of_base.chain([self.refutation()]).collect())
    }

    fn digits(&self) -> DigitSet {
        self.digits
    }

    fn notation(&self) -> String {
        let (base, targets) = (self.base_cells(), self.target_cells());
        format!("{} base {base}, targets {targets}, cross lines {}", self.digits, self.cross_lines)
    }

    fn explain(&self, state: &State, explanation: &mut Explanation) {
        let (base, targets) = (self.base_cells(), self.target_cells());
        for house in self.cross_lines.iter() {
            explanation.mark(Mark::House(house, Role::Base));
        }
        explanation.mark(Mark::Cells(base, Role::Pivot));
        explanation.mark(Mark::Cells(targets, Role::Pincer));
        let lines = self.cross_lines.iter().fold(CellSet::EMPTY, |all, it| all | it.cells());
        let shown = CandidateSet::product(lines | base, self.digits) & *state.all_candidates();
        explanation.mark(Mark::Candidates(shown, Role::Pattern));
        explanation.say(sentence!("exocet-base", cells = base, digits = self.digits));
        if !self.is_in_band() {
            explanation.say(sentence!("wide-exocet-seen", cells = targets));
        }
        self.explain_covers(explanation);
        explanation.say(match self.is_in_band() {
            true => sentence!("exocet-room", cells = targets),
            false => sentence!("wide-exocet-room"),
        });
        explanation.say(match self.form {
            ExocetForm::Weak => sentence!("weak-exocet-end"),
            _ => sentence!("exocet-end"),
        });
    }

    fn legend(&self) -> &'static [(Role, &'static str)] {
        &[
            (Role::Base, "legend-cross-lines"),
            (Role::Pivot, "legend-base"),
            (Role::Pincer, "legend-targets"),
            (Role::Pattern, "legend-base-digits"),
        ]
    }

    fn look_at(&self) -> Sentence {
        look_at(self.digits, HouseSet::only(self.base[0].box_()))
    }

    fn because(&self) -> Sentence {
        sentence!("exocet-because", targets = self.target_cells(), base = self.base_cells())
    }

    fn place(&self) -> Sentence {
        sentence!("place-digits-in", digits = self.digits, cells = self.cells())
    }
}
