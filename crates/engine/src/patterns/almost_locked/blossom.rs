//! Death Blossom: a stem cell, each of whose digits takes one from an almost locked set.

use std::ops::ControlFlow;

use ergodoku_core::{
    CandidateSet, Cell, CellSet, Constraint, Digit, DigitSet, Explanation, LinkKind, Mark, Role,
    Sentence, State, sentence,
};
use ergodoku_proof::Proof;
use serde::Serialize;

use super::network::Network;
use super::{Als, Common, letter};
use crate::context::Context;
use crate::patterns::reasoning::Reasoning;
use crate::sink::{Distinct, Sink};
use crate::sort::sort_by_key;

/// A stem cell with a petal for each of its candidates: an almost locked set that lacks the candidate
/// if the stem is it, and then holds all its other digits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DeathBlossom {
    /// The stem.
    pub stem: Cell,
    /// A petal for each of the stem's candidates.
    pub petals: Vec<Petal>,
    /// The digits eliminated: all petals have them, and the stem has not.
    pub eliminated: DigitSet,
}

/// An almost locked set that loses a digit if the stem is it.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Petal {
    /// The stem's candidate.
    pub common: Common,
    /// The set; the stem sees all its places for that candidate.
    pub set: Als,
}

/// Every blossom, on stems with few candidates first.
pub(crate) fn find(context: &Context<'_>, sink: &mut impl Sink<DeathBlossom>) -> ControlFlow<()> {
    let (state, network) = (context.state, context.network());
    let mut found = Distinct::new(sink);
    // With two candidates the stem is an almost locked set itself, the middle of an ALS-XY-Wing.
    for size in 3..=9 {
        for stem in state.cells_with(size).iter() {
            let beds: Vec<(Digit, Vec<usize>)> = state
                .candidates(stem)
                .iter()
                .map(|digit| (digit, petals(network, stem, digit)))
                .collect();
            let all = *state.all_candidates();
            let others =
                CandidateSet::product(CellSet::ALL, DigitSet::ALL - state.candidates(stem));
            let mut garden = Garden { context, network, stem, beds };
            sort_by_key(&mut garden.beds, |(_, petals)| petals.len());
            garden.grow(&mut Vec::new(), CellSet::only(stem), all & others, &mut found)?;
        }
    }
    ControlFlow::Continue(())
}

/// The sets that lose a digit if the stem is it.
fn petals(network: &Network, stem: Cell, digit: Digit) -> Vec<usize> {
    let loses = |set: &usize| network.sets[*set].sees(digit).contains(stem);
    (0..network.sets.len()).filter(loses).collect()
}

/// A stem, and the petals that may grow for each of its candidates.
struct Garden<'a> {
    context: &'a Context<'a>,
    network: &'a Network,
    stem: Cell,
    beds: Vec<(Digit, Vec<usize>)>,
}

impl Garden<'_> {
    /// Adds a petal for the next candidate; `eliminated` is what all petals so far eliminate.
    fn grow(
        &self,
        grown: &mut Vec<usize>,
        taken: CellSet,
        eliminated: CandidateSet,
        found: &mut Distinct<'_, impl Sink<DeathBlossom>>,
    ) -> ControlFlow<()> {
        let Some((digit, petals)) = self.beds.get(grown.len()) else {
            return found.offer(eliminated, || self.blossom(grown, eliminated.digits()));
        };
        self.context.check()?;
        let may_overlap = self.context.limits.als_overlap;
        for &petal in petals {
            let member = &self.network.sets[petal];
            let eliminated = eliminated & member.seen(member.als.digits.without(*digit));
            // One set may serve for several candidates.
            let is_free =
                may_overlap || member.als.cells.is_disjoint(taken) || grown.contains(&petal);
            if is_free && !eliminated.is_empty() {
                grown.push(petal);
                self.grow(grown, taken | member.als.cells, eliminated, found)?;
                grown.pop();
            }
        }
        ControlFlow::Continue(())
    }

    fn blossom(&self, grown: &[usize], eliminated: DigitSet) -> DeathBlossom {
        let petals = grown.iter().zip(&self.beds).map(|(&set, &(digit, _))| {
            let places = self.network.places(set, digit).with(self.stem);
            Petal { common: Common::of(digit, places), set: self.network.sets[set].als }
        });
        let mut petals: Vec<Petal> = petals.collect();
        sort_by_key(&mut petals, |petal| petal.common.digit);
        DeathBlossom { stem: self.stem, petals, eliminated }
    }
}

impl DeathBlossom {
    fn stem_digits(&self) -> DigitSet {
        self.petals.iter().map(|petal| petal.common.digit).collect()
    }

    /// Stem and petals need more digits than the rules allow if the petals are without one.
    fn count(&self, digit: Digit) -> Proof {
        let cells = self.petals.iter().flat_map(|petal| petal.set.cells.iter());
        let of_one_set = self
            .petals
            .iter()
            .flat_map(|petal| petal.set.links(DigitSet::only(digit).with(petal.common.digit)));
        let commons = self.petals.iter().map(|petal| petal.common.link());
        Proof::count(cells.chain([self.stem]).map(Constraint::Cell), of_one_set.chain(commons))
    }
}

impl Reasoning for DeathBlossom {
    fn proof(&self) -> Proof {
        Proof::Either(self.eliminated.iter().map(|digit| self.count(digit)).collect())
    }

    fn digits(&self) -> DigitSet {
        self.stem_digits() | self.eliminated
    }

    fn notation(&self) -> String {
        let petal = |petal: &Petal| {
            format!("{}- {} {}", petal.common.digit, petal.set.digits, petal.set.cells)
        };
        let petals: Vec<String> = self.petals.iter().map(petal).collect();
        format!("{} {}, {}", self.stem_digits(), self.stem, petals.join(", "))
    }

    fn explain(&self, state: &State, explanation: &mut Explanation) {
        let stem = CandidateSet::in_cell(self.stem, self.stem_digits());
        for (petal, role) in self.petals.iter().zip(Role::SETS.iter().cycle()) {
            explanation.mark(Mark::Cells(petal.set.cells, *role));
        }
        for petal in &self.petals {
            let of =
                |digits| petal.set.candidates(state) & CandidateSet::product(CellSet::ALL, digits);
            let only = DigitSet::only(petal.common.digit);
            explanation.mark(Mark::Candidates(of(self.eliminated), Role::Pattern));
            explanation.mark(Mark::Candidates(of(only), Role::Common));
            let from = stem & CandidateSet::product(CellSet::ALL, only);
            explanation.mark(Mark::Link { from, to: of(only), kind: LinkKind::Weak });
        }
        explanation.mark(Mark::Candidates(stem, Role::Pivot));
        explanation.say(sentence!("blossom-stem", cell = self.stem, digits = self.stem_digits()));
        for (index, petal) in self.petals.iter().enumerate() {
            let letter = letter(index);
            explanation.say(sentence!(
                "petal-is",
                letter = letter.clone(),
                cells = petal.set.cells,
                digits = petal.set.digits
            ));
            explanation.say(sentence!(
                "blossom-petal",
                digit = petal.common.digit,
                letter,
                house = petal.common.house,
                digits = self.eliminated
            ));
        }
        explanation.say(sentence!("blossom-end", digits = self.eliminated));
    }

    fn legend(&self) -> &'static [(Role, &'static str)] {
        &[
            (Role::Pivot, "legend-stem"),
            (Role::Pattern, "legend-digit-of-all-petals"),
            (Role::Common, "legend-joins-stem-and-petal"),
            (Role::SetA, "legend-petal-a"),
            (Role::SetB, "legend-petal-b"),
            (Role::SetC, "legend-petal-c"),
            (Role::SetD, "legend-petal-d"),
            (Role::SetE, "legend-petal-e"),
            (Role::SetF, "legend-petal-f"),
            (Role::SetG, "legend-petal-g"),
            (Role::SetH, "legend-petal-h"),
        ]
    }

    fn look_at(&self) -> Sentence {
        sentence!("look-around-cell", cell = self.stem)
    }

    fn because(&self) -> Sentence {
        sentence!("blossom-because", cell = self.stem, digits = self.eliminated)
    }

    fn place(&self) -> Sentence {
        sentence!("place-stem", cell = self.stem)
    }
}
