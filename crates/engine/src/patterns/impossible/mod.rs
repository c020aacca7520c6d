//! Impossible patterns: cells that three digits cannot fill, and what follows from their other candidates, the
//! guardians.

mod fill;
mod find;
mod tridagon;

use std::ops::ControlFlow;

use ergodoku_core::{
    CandidateSet, CellSet, DigitSet, Explanation, HouseKind, HouseSet, Literal, Mark, Role,
    Sentence, State, sentence,
};
use ergodoku_proof::Proof;
use serde::Serialize;

use self::fill::refutation;
use self::find::{Impossible, ImpossibleCells};
use super::forcing::{Propagation, line_to, offer_shortest_first};
use super::inference_line::{InferenceLine, refute_premises, tell_all};
use super::reasoning::Reasoning;
use crate::context::Context;
use crate::sink::Sink;

/// Cells that three digits cannot fill, one in each. So one of their other candidates, the guardians, is true, and
/// what all of them lead to holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ImpossiblePattern {
    /// What the pattern is called.
    pub shape: ImpossibleShape,
    /// The three digits.
    pub digits: DigitSet,
    /// The cells.
    pub cells: CellSet,
    /// The other candidates of the cells: one of them is true.
    pub guardians: CandidateSet,
    /// Each guardian, and the steps from it to the conclusion.
    pub lines: Vec<InferenceLine>,
    /// The opposite of the conclusion. Every line contradicts it.
    #[serde(skip)]
    pub opposite: Literal,
}

/// What an impossible pattern is called.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ImpossibleShape {
    /// Twelve cells, three in each of four boxes that form a rectangle, in all rows and columns of each box.
    Tridagon,
    /// Any other cells within two bands or two stacks.
    Other,
}

/// Finds what follows from the guardians of the patterns of a shape: single guardians first, then conclusions in which
/// few steps lead from the guardians.
pub(crate) fn find(
    context: &Context<'_>,
    shape: ImpossibleShape,
    propagation: Propagation,
    sink: &mut impl Sink<ImpossiblePattern>,
) -> ControlFlow<()> {
    let found: &ImpossibleCells = context.fact(());
    let patterns = match shape {
        ImpossibleShape::Tridagon => &found.tridagons,
        ImpossibleShape::Other => &found.others,
    };
    let mut sources: Vec<(Literal, Impossible)> = Vec::new();
    let (mut known, mut dead) = (CandidateSet::EMPTY, CandidateSet::EMPTY);
    for pattern in patterns {
        context.check()?;
        for concluded in pattern.conclusions(context, propagation) {
            let one_kind = if concluded.is_true() { &mut known } else { &mut dead };
            if !one_kind.contains(concluded.candidate()) {
                one_kind.insert(concluded.candidate());
                sources.push((concluded, *pattern));
            }
        }
    }
    // A placement says all that its eliminations say.
    let said = known.iter().fold(CandidateSet::EMPTY, |all, it| all | it.peers());
    sources.retain(|(it, _)| it.is_true() || !said.contains(it.candidate()));
    let build = |concluded: Literal, from: &Impossible| {
        from.concluding(context, shape, propagation, concluded)
    };
    offer_shortest_first(context, sources, build, Reasoning::length, sink)
}

impl Impossible {
    /// What every guardian leads to; if there is only one, that it is true.
    fn conclusions(&self, context: &Context<'_>, propagation: Propagation) -> Vec<Literal> {
        let premises: Vec<Literal> = self.guardians.iter().map(Literal::positive).collect();
        if let [only] = premises[..] {
            return vec![only];
        }
        let closures = context.closures(propagation);
        let Some(common) = closures.common(&premises) else { return Vec::new() };
        let [wrong, right] = closures.refuted;
        let placed = (common.known - closures.start.known - right).iter();
        let eliminated = (closures.start.live - common.live - wrong).iter();
        placed.map(Literal::positive).chain(eliminated.map(Literal::negative)).collect()
    }

    fn concluding(
        &self,
        context: &Context<'_>,
        shape: ImpossibleShape,
        propagation: Propagation,
        concluded: Literal,
    ) -> Option<ImpossiblePattern> {
        let conclusion = concluded.as_conclusion();
        let line = |guardian| match Literal::positive(guardian) {
            premise if premise == concluded => Some(InferenceLine::new(premise)),
            premise => line_to(context, propagation, premise, &conclusion),
        };
        let lines = self.guardians.iter().map(line).collect::<Option<Vec<InferenceLine>>>()?;
        let Impossible { digits, cells, guardians } = *self;
        let opposite = !concluded;
        Some(ImpossiblePattern { shape, digits, cells, guardians, lines, opposite })
    }
}

impl ImpossiblePattern {
    fn boxes(&self) -> HouseSet {
        HouseKind::Box.houses().filter(|it| !(it.cells() & self.cells).is_empty()).collect()
    }

    fn explain_shape(&self, explanation: &mut Explanation) {
        match self.shape {
            ImpossibleShape::Tridagon => {
                explanation.say(sentence!(
                    "tridagon-cells",
                    houses = self.boxes(),
                    cells = self.cells
                ));
                explanation.say(sentence!("tridagon-orders", digits = self.digits));
            }
            ImpossibleShape::Other => explanation.say(sentence!(
                "impossible-cells",
                cells = self.cells,
                digits = self.digits
            )),
        }
        explanation.say(match self.guardians.single() {
            Some(only) => sentence!("impossible-guardian", digit = only.digit, cell = only.cell),
            None => sentence!("impossible-guardians", candidates = self.guardians),
        });
    }
}

impl Reasoning for ImpossiblePattern {
    fn length(&self) -> usize {
        self.lines.iter().map(|line| line.steps.len()).sum()
    }

    /// Refutes the guardians one after another. Then the cells have only the three digits left.
    fn proof(&self) -> Proof {
        refute_premises(&self.lines, self.opposite, refutation(self.cells, self.digits))
    }

    fn digits(&self) -> DigitSet {
        self.digits
    }

    fn notation(&self) -> String {
        let many = if self.guardians.len() == 1 { "guardian" } else { "guardians" };
        format!("{} in {}, {many} {}", self.digits, self.cells, self.guardians)
    }

    fn explain(&self, state: &State, explanation: &mut Explanation) {
        explanation.mark(Mark::Cells(self.cells, Role::Pattern));
        let inside = CandidateSet::product(self.cells, self.digits) & *state.all_candidates();
        explanation.mark(Mark::Candidates(inside, Role::Pattern));
        self.explain_shape(explanation);
        if self.guardians.len() > 1 {
            tell_all(&self.lines, self.opposite, state, explanation);
        }
        explanation.mark(Mark::Candidates(self.guardians, Role::Guardian));
    }

    fn because(&self) -> Sentence {
        sentence!("impossible-because", cells = self.cells, digits = self.digits)
    }

    fn legend(&self) -> &'static [(Role, &'static str)] {
        &[(Role::Pattern, "legend-cells-that-cannot-all-be-filled")]
    }

    fn look_at(&self) -> Sentence {
        sentence!("look-at-digits-in", digits = self.digits, houses = self.boxes())
    }

    fn place(&self) -> Sentence {
        sentence!("place-digits-in-houses", digits = self.digits, houses = self.boxes())
    }
}
