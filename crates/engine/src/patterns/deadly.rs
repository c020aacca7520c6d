//! Deadly patterns: candidates that would give the puzzle a second solution, and conclusions from the
//! guardians that prevent this.

use std::ops::ControlFlow;

use ergodoku_core::{
    CandidateSet, Cell, CellSet, Conclusion, Constraint, Digit, DigitSet, Explanation, House,
    HouseSet, Mark, Role, Sentence, State, sentence,
};
use ergodoku_proof::{DeadlyPattern, Proof, Truth};
use serde::{Serialize, Serializer};

use super::reasoning::Reasoning;
use crate::sink::Sink;

/// A deadly pattern and what its guardians lead to. It holds only of a puzzle with one solution.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Deadly {
    /// What the pattern is called.
    pub shape: Shape,
    /// The candidates that would be deadly if their cells held nothing else.
    #[serde(rename = "candidates", serialize_with = "as_candidates")]
    pub pattern: DeadlyPattern,
    /// The other candidates that its cells have left: one of them is true.
    pub guardians: CandidateSet,
    /// Why this rules something out.
    #[serde(flatten)]
    pub reason: Reason,
}

fn as_candidates<S: Serializer>(it: &DeadlyPattern, serializer: S) -> Result<S::Ok, S::Error> {
    it.candidates().serialize(serializer)
}

/// What a deadly pattern is called.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Shape {
    /// Four cells in two rows, two columns and two boxes, and two digits.
    Rectangle,
    /// Six or more cells, two or none in each house, and two digits.
    Loop,
    /// Two lines of a band or stack with the same digits in the same three or four crossing lines.
    ExtendedRectangle,
    /// Cells that three or four digits can only fill in several ways.
    Anonymous,
    /// Cells with two candidates each, every digit in two or none of a house.
    #[serde(rename = "bug_lite")]
    BugLite,
    /// Cells that hold all givens of two digits, two or none in each house: the rest could be exchanged.
    Reverse,
    /// All open cells: a bivalue universal grave.
    #[serde(rename = "grave")]
    Bug,
}

/// Why a candidate is ruled out if one of the guardians is true.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "reason", rename_all = "snake_case")]
pub enum Reason {
    /// It excludes every guardian.
    ExcludesAll,
    /// The guardians and some cells of a house hold as many digits as there are cells, counting the
    /// guardians as one.
    Subset {
        /// The house that holds the guardians too.
        house: House,
        /// The cells besides.
        cells: CellSet,
        /// The digits, one more than cells.
        digits: DigitSet,
    },
    /// The digits of the pattern, and others, have places in a house only in cells of the pattern and
    /// as many others: with a guardian true, one cell of the pattern there is taken.
    HiddenSubset {
        /// The house.
        house: House,
        /// All the cells, those of the pattern included.
        cells: CellSet,
        /// The digits, one fewer than cells.
        digits: DigitSet,
    },
    /// It would force a digit of the pattern into the other cells that have guardians.
    Bound {
        /// The digit.
        digit: Digit,
        /// The houses that have no place for it outside the pattern.
        houses: HouseSet,
        /// The cells that it would have to go into: the other one of the two, or both.
        cells: CellSet,
    },
}

impl Deadly {
    /// Reports the rectangle of four cells and two digits, if it eliminates anything.
    pub(crate) fn report_rectangle(
        state: &State,
        cells: CellSet,
        digits: DigitSet,
        reason: Reason,
        eliminated: CandidateSet,
        sink: &mut impl Sink<Deadly>,
    ) -> ControlFlow<()> {
        if eliminated.is_empty() {
            return ControlFlow::Continue(());
        }
        let pattern = DeadlyPattern::new(CandidateSet::product(cells, digits));
        let pattern = pattern.expect("four cells in two rows, two columns and two boxes");
        let guardians = pattern.guardians() & *state.all_candidates();
        Deadly { shape: Shape::Rectangle, pattern, guardians, reason }.report(eliminated, sink)
    }

    /// Reports the pattern.
    pub(crate) fn report(
        self,
        eliminated: CandidateSet,
        sink: &mut impl Sink<Deadly>,
    ) -> ControlFlow<()> {
        sink.offer(self, Conclusion::Eliminate(eliminated))
    }

    fn cells(&self) -> CellSet {
        self.pattern.cells()
    }

    /// The digits that could trade places.
    fn pair(&self) -> DigitSet {
        self.pattern.candidates().digits()
    }

    fn explain_shape(&self, explanation: &mut Explanation) {
        match self.shape {
            Shape::Rectangle | Shape::Loop => {
                explanation.say(match self.shape {
                    Shape::Rectangle => sentence!("rectangle-cells", cells = self.cells()),
                    _ => sentence!("unique-loop-cells", cells = self.cells()),
                });
                explanation.say(sentence!("deadly-pair", digits = self.pair()));
                explanation.say(sentence!("deadly-guard"));
            }
            Shape::ExtendedRectangle => {
                let (cells, digits) = (self.cells(), self.pair());
                explanation.say(sentence!("extended-rectangle-cells", cells, digits));
                explanation.say(sentence!("extended-rectangle-swap"));
                explanation.say(sentence!("deadly-guard"));
            }
            Shape::Anonymous => {
                explanation.say(sentence!("anonymous-cells", cells = self.cells()));
                explanation.say(sentence!("anonymous-fillings", digits = self.pair()));
                explanation.say(sentence!("deadly-guard"));
            }
            Shape::BugLite => {
                let (cells, digits) = (self.cells(), self.pair());
                explanation.say(sentence!("bug-lite-cells", cells, digits));
                explanation.say(sentence!("bug-lite-change"));
                explanation.say(sentence!("deadly-guard"));
            }
            Shape::Reverse => {
                let (cells, digits) = (self.cells(), self.pair());
                explanation.say(sentence!("reverse-grave-cells", cells, digits));
                explanation.say(sentence!("reverse-grave-rest"));
                explanation.say(sentence!("deadly-guard"));
            }
            Shape::Bug => {
                explanation.say(sentence!(
                    "bug-without",
                    digits = self.guardians.digits(),
                    cells = self.guardians.cells()
                ));
                explanation.say(sentence!("bug-change"));
            }
        }
        explanation.say(sentence!("deadly-guardians", guardians = one_is_true(&self.guardians)));
    }

    fn explain_reason(&self, explanation: &mut Explanation) {
        let cells = self.guardians.cells();
        match &self.reason {
            Reason::ExcludesAll if cells.len() == 1 => {}
            Reason::ExcludesAll if self.guardians.digits().len() > 1 => {
                explanation.say(sentence!("guardians-exclude"))
            }
            Reason::ExcludesAll => {
                explanation.say(sentence!("sees-them-all", digits = self.guardians.digits()))
            }
            Reason::Subset { house, cells, digits } => explanation.say(sentence!(
                "guardians-subset",
                cells = *cells,
                house = *house,
                digits = *digits
            )),
            Reason::HiddenSubset { house, cells, digits } => explanation.say(sentence!(
                "guardians-hidden-subset",
                house = *house,
                digits = *digits,
                cells = *cells
            )),
            Reason::Bound { digit, houses, cells } => {
                explanation.say(match self.shape {
                    Shape::Rectangle => {
                        sentence!("guardians-bound-rectangle", houses = *houses, digit = *digit)
                    }
                    _ => sentence!(
                        "guardians-bound",
                        houses = *houses,
                        digit = *digit,
                        cells = *cells
                    ),
                });
                explanation.say(self.explain_bound(*digit, *houses, *cells));
            }
        }
    }

    /// What follows from a candidate that a bound digit rules out.
    fn explain_bound(&self, digit: Digit, houses: HouseSet, cells: CellSet) -> Sentence {
        if self.shape == Shape::Bug {
            return sentence!("guardians-bound-bug", cells, digit);
        }
        let other = self.pair().without(digit);
        let crossing = houses.iter().fold(self.cells(), |left, house| left & house.cells());
        match (houses.len(), crossing.single()) {
            (1, _) => sentence!("guardians-bound-one", cells, other, digit),
            (_, None) => sentence!("guardians-bound-both", cells, digit),
            (_, Some(corner)) => {
                sentence!("guardians-bound-corner", cell = corner, other, cells, digit)
            }
        }
    }
}

/// That one of some candidates is true: `r1c2 is 3, or r1c5 is one of 3 and 8`.
pub(crate) fn one_is_true(candidates: &CandidateSet) -> Sentence {
    let cells = candidates.cells();
    if let (2.., Some(digit)) = (cells.len(), candidates.digits().single()) {
        return sentence!("one-is", cells, digit);
    }
    let of_cell = |cell: Cell| {
        let digits = candidates.digits_in(cell);
        sentence!("guardian-is", cell, digits)
    };
    let guardians: Vec<Sentence> = cells.iter().map(of_cell).collect();
    sentence!("guardians-either", guardians)
}

impl Reasoning for Deadly {
    fn proof(&self) -> Proof {
        let rules: Vec<Constraint>;
        let links: Vec<Constraint>;
        match &self.reason {
            Reason::ExcludesAll => (rules, links) = (Vec::new(), Vec::new()),
            Reason::Subset { house, cells, digits } => {
                rules = cells.iter().map(Constraint::Cell).collect();
                links = digits.iter().map(|digit| Constraint::House(*house, digit)).collect();
            }
            Reason::HiddenSubset { house, cells, digits } => {
                rules = digits.iter().map(|digit| Constraint::House(*house, digit)).collect();
                links = cells.iter().map(Constraint::Cell).collect();
            }
            Reason::Bound { digit, houses, cells } => {
                rules = houses.iter().map(|house| Constraint::House(house, *digit)).collect();
                links = cells.iter().map(Constraint::Cell).collect();
            }
        }
        let guardians = Truth::Guardians(self.pattern);
        let truths = [guardians].into_iter().chain(rules.into_iter().map(Truth::Rule)).collect();
        Proof::Count { truths, links }
    }

    fn digits(&self) -> DigitSet {
        self.pair()
    }

    fn notation(&self) -> String {
        let guardians = &self.guardians;
        match self.shape {
            Shape::Bug if guardians.len() > 1 => format!("guardians {guardians}"),
            Shape::Bug => format!("guardian {guardians}"),
            _ => format!("{} in {}, guardians {guardians}", self.pair(), self.cells()),
        }
    }

    fn explain(&self, state: &State, explanation: &mut Explanation) {
        if self.shape != Shape::Bug {
            let roof = self.guardians.cells();
            explanation.mark(Mark::Cells(self.cells() - roof, Role::Pattern));
            explanation.mark(Mark::Cells(self.cells() & roof, Role::Guardian));
            let left = self.pattern.candidates() & *state.all_candidates();
            explanation.mark(Mark::Candidates(left, Role::Pattern));
        }
        match &self.reason {
            Reason::ExcludesAll => {}
            Reason::Subset { house, cells, .. } => {
                explanation.mark(Mark::House(*house, Role::Base));
                for cell in cells.iter() {
                    let candidates = CandidateSet::in_cell(cell, state.candidates(cell));
                    explanation.mark(Mark::Candidates(candidates, Role::Base));
                }
            }
            Reason::HiddenSubset { house, .. } => {
                explanation.mark(Mark::House(*house, Role::Base));
            }
            Reason::Bound { houses, .. } => {
                for house in houses.iter() {
                    explanation.mark(Mark::House(house, Role::Base));
                }
            }
        }
        explanation.mark(Mark::Candidates(self.guardians, Role::Guardian));
        self.explain_shape(explanation);
        self.explain_reason(explanation);
    }

    fn legend(&self) -> &'static [(Role, &'static str)] {
        match self.shape {
            Shape::Bug => &[(Role::Base, "legend-what-the-guardians-meet")],
            _ => &[
                (Role::Pattern, "legend-floor"),
                (Role::Guardian, "legend-roof-and-guardians"),
                (Role::Base, "legend-what-the-guardians-meet"),
            ],
        }
    }

    fn look_at(&self) -> Sentence {
        match self.shape {
            Shape::Bug => sentence!("look-at-graves"),
            _ => sentence!("look-at-rectangle", cells = self.cells(), digits = self.pair()),
        }
    }

    fn because(&self) -> Sentence {
        sentence!("guardians-because", guardians = one_is_true(&self.guardians))
    }

    fn place(&self) -> Sentence {
        match self.shape {
            Shape::Bug => sentence!("place-around", cells = self.guardians.cells()),
            _ => sentence!("place-digits-in", digits = self.pair(), cells = self.cells()),
        }
    }
}
