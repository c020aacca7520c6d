//! Death Blossom over a Set: the stem is a few cells of a house with several digits more than cells.

use std::ops::ControlFlow;

use ergodoku_core::{
    CandidateSet, CellSet, Constraint, Digit, DigitSet, Explanation, House, LinkKind, Mark, Role,
    Sentence, State, sentence,
};
use ergodoku_kernel::for_each_cell_set;
use ergodoku_proof::{Proof, Truth};
use serde::Serialize;

use super::stem::{Branch, Stem};
use super::{Als, Common, letter};
use crate::context::Context;
use crate::patterns::firework::choices;
use crate::patterns::reasoning::Reasoning;
use crate::sink::{Distinct, Sink};
use crate::sort::sort_by_key;

/// Cells of a house, the stem, that have `n` digits more than cells, and a petal for each of `n + 1` of these digits: an almost locked
/// set that lacks the digit if the stem has it, and then holds all its other digits. The stem lacks no more than `n` of its
/// digits, so it has one of those with a petal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SetBlossom {
    /// The house of the stem.
    pub house: House,
    /// The cells of the stem: two to four.
    pub stem: CellSet,
    /// The candidates of the stem, two or three more than cells.
    pub digits: DigitSet,
    /// A petal for three or four of the digits, in their order.
    pub petals: Vec<StemPetal>,
    /// The digits eliminated: all petals have them.
    pub eliminated: DigitSet,
}

/// An almost locked set that loses a digit if the stem has it.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
pub struct StemPetal {
    /// The digit, and a house with all its places in the stem and in the set.
    pub common: Common,
    /// The set.
    pub set: Als,
}

/// Every blossom on a set of cells.
pub(crate) fn find(context: &Context<'_>, sink: &mut impl Sink<SetBlossom>) -> ControlFlow<()> {
    let mut found = Distinct::new(sink);
    for house in House::all() {
        for surplus in 2..=3 {
            for (cells, digits) in stems(context.state, house, surplus) {
                on_stem(context, (house, cells, digits), surplus, &mut found)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Two to four cells of a house with so many digits more than cells. Cells in two houses are taken in the first.
fn stems(state: &State, house: House, surplus: usize) -> Vec<(CellSet, DigitSet)> {
    let mut stems = Vec::new();
    let open = house.cells().iter().filter(|&cell| state.candidates(cell).len() > 1).collect();
    let digits_of = |cell| state.candidates(cell);
    for_each_cell_set(open, DigitSet::EMPTY, surplus, digits_of, &mut |cells, digits| {
        if (2..=4).contains(&cells.len()) && cells.common_houses().first() == Some(house) {
            stems.push((cells, digits));
        }
    });
    stems
}

/// Blossoms on a stem, for each choice of digits with petals.
fn on_stem(
    context: &Context<'_>,
    (house, stem, digits): (House, CellSet, DigitSet),
    surplus: usize,
    found: &mut Distinct<'_, impl Sink<SetBlossom>>,
) -> ControlFlow<()> {
    let branch = |digit: Digit| {
        Branch::new(context.network(), digit, stem & context.state.places(digit), false)
    };
    let branches = digits.iter().map(branch).filter(|it| !it.has_no_petal());
    let branches: Vec<Branch> = branches.collect();
    for chosen in choices(branches.iter().map(|it| it.digit).collect(), surplus + 1) {
        let of_choice = branches.iter().filter(|it| chosen.contains(it.digit)).cloned();
        let of_choice = Stem::new(context, of_choice.collect());
        let all = *context.state.all_candidates();
        of_choice.each_choice(&mut Vec::new(), stem, all, &mut |petals, eliminated| {
            found.offer(eliminated, || {
                let petals = of_choice.petals(petals);
                let petals = petals.map(|(_, common, set)| StemPetal { common, set });
                let mut petals: Vec<StemPetal> = petals.collect();
                sort_by_key(&mut petals, |petal| petal.common.digit);
                SetBlossom { house, stem, digits, petals, eliminated: eliminated.digits() }
            })
        })?;
    }
    ControlFlow::Continue(())
}

impl SetBlossom {
    /// The digits with a petal, one of which the stem has.
    fn branches(&self) -> DigitSet {
        self.petals.iter().map(|petal| petal.common.digit).collect()
    }

    /// Stem and petals need more digits than the rules allow if the petals are without one.
    fn count(&self, digit: Digit) -> Proof {
        let stem = Als { house: self.house, cells: self.stem, digits: self.digits };
        let sets = self.petals.iter().map(|petal| petal.set);
        let cells = sets.clone().map(|set| set.cells).chain([self.stem]).flat_map(CellSet::iter);
        let but = |petal: &StemPetal| DigitSet::only(digit).with(petal.common.digit);
        let of_petals = self.petals.iter().flat_map(|petal| petal.set.links(but(petal)));
        let commons = self.petals.iter().map(|petal| petal.common.link());
        Proof::Count {
            truths: cells.map(|cell| Truth::Rule(Constraint::Cell(cell))).collect(),
            links: of_petals.chain(commons).chain(stem.links(self.branches())).collect(),
        }
    }
}

impl Reasoning for SetBlossom {
    fn proof(&self) -> Proof {
        Proof::Either(self.eliminated.iter().map(|digit| self.count(digit)).collect())
    }

    fn digits(&self) -> DigitSet {
        self.branches() | self.eliminated
    }

    fn notation(&self) -> String {
        let petal = |StemPetal { common, set }: &StemPetal| {
            format!("{}- {} {}", common.digit, set.digits, set.cells)
        };
        let petals: Vec<String> = self.petals.iter().map(petal).collect();
        format!("{} {}, {}", self.digits, self.stem, petals.join(", "))
    }

    fn explain(&self, state: &State, explanation: &mut Explanation) {
        for (petal, role) in self.petals.iter().zip(Role::SETS.iter().cycle()) {
            explanation.mark(Mark::Cells(petal.set.cells, *role));
        }
        let stem = |digits| CandidateSet::product(self.stem, digits) & *state.all_candidates();
        for StemPetal { common, set } in &self.petals {
            let of = |digits| set.candidates(state) & CandidateSet::product(CellSet::ALL, digits);
            let only = DigitSet::only(common.digit);
            explanation.mark(Mark::Candidates(of(self.eliminated), Role::Pattern));
            explanation.mark(Mark::Candidates(of(only), Role::Common));
            explanation.mark(Mark::Link { from: stem(only), to: of(only), kind: LinkKind::Weak });
        }
        explanation.mark(Mark::Candidates(stem(self.branches()), Role::Pivot));
        explanation.say(sentence!(
            "set-blossom-stem",
            cells = self.stem,
            digits = self.digits,
            lacking = self.digits.len() - self.stem.len(),
            branches = self.branches()
        ));
        for (index, petal) in self.petals.iter().enumerate() {
            let letter = letter(index);
            let Als { cells, digits, .. } = petal.set;
            explanation.say(sentence!("petal-is", letter = letter.clone(), cells, digits));
            let Common { digit, house } = petal.common;
            let digits = self.eliminated;
            explanation.say(sentence!("set-blossom-petal", digit, letter, house, digits));
        }
        explanation.say(sentence!("blossom-end-any", digits = self.eliminated));
    }

    fn legend(&self) -> &'static [(Role, &'static str)] {
        super::blossom::LEGEND
    }

    fn look_at(&self) -> Sentence {
        sentence!("look-at-cells", cells = self.stem)
    }

    fn because(&self) -> Sentence {
        sentence!("blossom-because-any", cells = self.stem, digits = self.eliminated)
    }

    fn place(&self) -> Sentence {
        sentence!("place-stem-cells", cells = self.stem)
    }
}
