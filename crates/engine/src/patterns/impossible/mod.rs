//! Impossible patterns: cells that some digits cannot fill, and what follows from their other candidates, the guardians.
//! Unique rectangles, which their digits would fill in two ways, have guardians as well.

mod fill;
mod find;
mod odd_loop;
mod tridagon;

use std::ops::ControlFlow;

use ergodoku_core::{
    Candidate, CandidateSet, CellSet, Conclusion, DigitSet, Explanation, HouseKind, HouseSet,
    Literal, Mark, Role, Sentence, State, sentence,
};
use ergodoku_proof::{DeadlyPattern, Proof, Truth};
use serde::Serialize;

use self::fill::{refutation, refutation_of_houses};
use self::find::{Impossible, ImpossibleCells};
use self::odd_loop::OddLoops;
use super::deadly::one_is_true;
use super::forcing::{Propagation, line_to, offer_shortest_first};
use super::inference_line::{InferenceLine, refute_premises, tell_all};
use super::reasoning::Reasoning;
use super::rectangle;
use crate::context::Context;
use crate::sink::{Distinct, Sink};

/// Cells that some digits cannot fill, one in each. So one of their other candidates, the guardians, is true, and what all
/// of them lead to holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ImpossiblePattern {
    /// What the pattern is called.
    pub shape: ImpossibleShape,
    /// The digits.
    pub digits: DigitSet,
    /// The cells.
    pub cells: CellSet,
    /// Houses that each have the digit in two of the cells and in guardians, if there is only one digit.
    #[serde(skip_serializing_if = "is_empty")]
    pub houses: HouseSet,
    /// The other candidates of the cells: one of them is true.
    pub guardians: CandidateSet,
    /// Each guardian, and the steps from it to the conclusion. None where it excludes what is eliminated.
    pub lines: Vec<InferenceLine>,
    /// The opposite of the conclusion. Every line contradicts it.
    #[serde(skip)]
    pub opposite: Literal,
}

fn is_empty(houses: &HouseSet) -> bool {
    houses.is_empty()
}

/// What an impossible pattern is called.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ImpossibleShape {
    /// Twelve cells, three in each of four boxes that form a rectangle, in all rows and columns of each box.
    Tridagon,
    /// Any other cells within two bands or two stacks, and three digits.
    Other,
    /// A loop of an odd number of cells, and two digits.
    BivalueOddagon,
    /// A loop of an odd number of cells in houses that have one digit there.
    BrokenWing,
    /// A unique rectangle: its two digits would fill it in two ways.
    Rectangle,
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
        _ => &found.others,
    };
    find_leads(context, shape, propagation, patterns, sink)
}

/// Finds what follows from the guardians of unique rectangles, by chains.
pub(crate) fn find_rectangles(
    context: &Context<'_>,
    sink: &mut impl Sink<ImpossiblePattern>,
) -> ControlFlow<()> {
    let most = context.limits.pattern_guardians.get();
    let of = |pattern: DeadlyPattern| {
        Impossible::new(context.state, pattern.candidates().digits(), pattern.cells())
    };
    let patterns = rectangle::patterns(context).into_iter().map(of);
    let mut patterns: Vec<Impossible> =
        patterns.filter(|it| (2..=most).contains(&it.guardians.len())).collect();
    patterns.sort_by_key(|it| it.guardians.len());
    find_leads(context, ImpossibleShape::Rectangle, Propagation::Chain, &patterns, sink)
}

/// Finds what the guardians of odd loops exclude, or the only guardian.
pub(crate) fn find_odd_loops(
    context: &Context<'_>,
    shape: ImpossibleShape,
    sink: &mut impl Sink<ImpossiblePattern>,
) -> ControlFlow<()> {
    let found: &OddLoops = context.fact(());
    let patterns = match shape {
        ImpossibleShape::BivalueOddagon => &found.of_two,
        _ => &found.of_one,
    };
    let mut distinct = Distinct::new(sink);
    for pattern in patterns {
        context.check()?;
        let Impossible { digits, cells, houses, guardians } = *pattern;
        let told = |opposite| {
            let lines = Vec::new();
            ImpossiblePattern { shape, digits, cells, houses, guardians, lines, opposite }
        };
        if let Some(only) = guardians.single() {
            distinct.sink.offer(told(Literal::negative(only)), Conclusion::Place(only))?;
            continue;
        }
        let all = *context.state.all_candidates();
        let excluded = guardians.iter().fold(all, |left, it| left & it.peers());
        if let Some(first) = excluded.iter().next() {
            distinct.offer(excluded, || told(Literal::positive(first)))?;
        }
    }
    ControlFlow::Continue(())
}

/// Finds what all guardians of a pattern lead to.
fn find_leads(
    context: &Context<'_>,
    shape: ImpossibleShape,
    propagation: Propagation,
    patterns: &[Impossible],
    sink: &mut impl Sink<ImpossiblePattern>,
) -> ControlFlow<()> {
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
        let Impossible { digits, cells, houses, guardians } = *self;
        let opposite = !concluded;
        Some(ImpossiblePattern { shape, digits, cells, houses, guardians, lines, opposite })
    }
}

impl ImpossiblePattern {
    fn boxes(&self) -> HouseSet {
        HouseKind::Box.houses().filter(|it| !(it.cells() & self.cells).is_empty()).collect()
    }

    fn explain_shape(&self, explanation: &mut Explanation) {
        let ImpossiblePattern { cells, digits, houses, .. } = *self;
        match self.shape {
            ImpossibleShape::Tridagon => {
                explanation.say(sentence!("tridagon-cells", houses = self.boxes(), cells));
                explanation.say(sentence!("tridagon-orders", digits));
            }
            ImpossibleShape::BivalueOddagon => {
                explanation.say(sentence!("oddagon-cells", cells, count = cells.len()));
                explanation.say(sentence!("oddagon-turns", digits));
            }
            ImpossibleShape::BrokenWing => {
                explanation.say(sentence!("broken-wing-cells", cells, houses));
                explanation.say(sentence!("broken-wing-turns", digits));
            }
            ImpossibleShape::Rectangle => {
                explanation.say(sentence!("rectangle-trade", cells, digits));
            }
            ImpossibleShape::Other => explanation.say(sentence!("impossible-cells", cells, digits)),
        }
        let guardians = self.guardians;
        explanation.say(match (self.shape, guardians.single()) {
            (ImpossibleShape::BrokenWing, Some(Candidate { cell, digit })) => {
                sentence!("broken-wing-guardian", digit, cell)
            }
            (_, Some(Candidate { cell, digit })) => sentence!("impossible-guardian", digit, cell),
            (ImpossibleShape::BrokenWing, None) => {
                sentence!("broken-wing-guardians", digits, cells = guardians.cells())
            }
            (_, None) => {
                sentence!("impossible-guardians", candidates = one_is_true(&guardians))
            }
        });
    }
}

impl Reasoning for ImpossiblePattern {
    fn length(&self) -> usize {
        self.lines.iter().map(|line| line.steps.len()).sum()
    }

    /// Refutes the guardians one after another. Then the cells have only the digits left.
    fn proof(&self) -> Proof {
        let last = match (self.shape, self.digits.first()) {
            (ImpossibleShape::BrokenWing, Some(digit)) => {
                refutation_of_houses(self.cells, self.houses, digit)
            }
            (ImpossibleShape::Rectangle, _) => {
                let pattern = DeadlyPattern::new(CandidateSet::product(self.cells, self.digits));
                let truths = pattern.map(Truth::Guardians).into_iter().collect();
                Proof::Count { truths, links: Vec::new() }
            }
            _ => refutation(self.cells, self.digits),
        };
        refute_premises(&self.lines, self.opposite, last)
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
        if self.guardians.len() > 1 && self.lines.is_empty() {
            explanation.say(sentence!("guardians-exclude"));
        } else if self.guardians.len() > 1 {
            tell_all(&self.lines, self.opposite, state, explanation);
        }
        explanation.mark(Mark::Candidates(self.guardians, Role::Guardian));
    }

    fn because(&self) -> Sentence {
        match self.shape {
            ImpossibleShape::Rectangle => {
                sentence!("rectangle-because", cells = self.cells, digits = self.digits)
            }
            _ => sentence!("impossible-because", cells = self.cells, digits = self.digits),
        }
    }

    fn legend(&self) -> &'static [(Role, &'static str)] {
        match self.shape {
            ImpossibleShape::Rectangle => &[(Role::Pattern, "legend-unique-rectangle")],
            ImpossibleShape::BivalueOddagon | ImpossibleShape::BrokenWing => {
                &[(Role::Pattern, "legend-odd-loop")]
            }
            _ => &[(Role::Pattern, "legend-cells-that-cannot-all-be-filled")],
        }
    }

    fn look_at(&self) -> Sentence {
        match self.shape {
            ImpossibleShape::Tridagon | ImpossibleShape::Other => {
                sentence!("look-at-digits-in", digits = self.digits, houses = self.boxes())
            }
            _ => sentence!("look-at-rectangle", cells = self.cells, digits = self.digits),
        }
    }

    fn place(&self) -> Sentence {
        match self.shape {
            ImpossibleShape::Tridagon | ImpossibleShape::Other => {
                sentence!("place-digits-in-houses", digits = self.digits, houses = self.boxes())
            }
            _ => sentence!("place-digits-in", digits = self.digits, cells = self.cells),
        }
    }
}
