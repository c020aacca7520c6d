//! Death Blossom: a stem, each of whose candidates takes a digit from an almost locked set. The stem is a cell, a digit in
//! a house, or a deadly pattern.

use std::ops::ControlFlow;

use ergodoku_core::{
    Candidate, CandidateSet, CellSet, Constraint, Digit, DigitSet, Explanation, House, LinkKind,
    Mark, Role, Sentence, State, sentence,
};
use ergodoku_proof::{Proof, Truth};
use serde::{Serialize, Serializer};

use super::stem::{Branch, Stem};
use super::{Als, Common, letter};
use crate::context::Context;
use crate::patterns::deadly::one_is_true;
use crate::patterns::reasoning::Reasoning;
use crate::patterns::rectangle;
use crate::sink::{Distinct, Sink};
use crate::sort::sort_by_key;

/// A stem with a petal for each of its candidates: an almost locked set that lacks the candidate's digit if the candidate
/// is true, and then holds all its other digits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DeathBlossom {
    /// The stem: one of its candidates is true.
    #[serde(serialize_with = "as_text")]
    pub stem: Truth,
    /// A petal for each of the stem's candidates.
    pub petals: Vec<Petal>,
    /// The digits eliminated: all petals have them.
    pub eliminated: DigitSet,
}

fn as_text<S: Serializer>(stem: &Truth, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(stem)
}

/// An almost locked set that loses a digit if a candidate of the stem is true.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Petal {
    /// The stem's candidate.
    pub candidate: Candidate,
    /// The candidate with the places for its digit in the set.
    pub common: Common,
    /// The set; the candidate's cell sees all its places for the digit.
    pub set: Als,
}

/// What stems and petals a blossom may have.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Garden {
    /// Cells, with any sets.
    Cells,
    /// Digits in houses, with any sets.
    Houses,
    /// Digits in houses, with bivalue cells.
    HousesAndPairs,
    /// Unique rectangles, with any sets.
    Rectangles,
    /// Unique rectangles, with bivalue cells.
    RectanglesAndPairs,
}

/// What the parts of a blossom are called.
pub(super) const LEGEND: &[(Role, &str)] = &[
    (Role::Pivot, "legend-stem"),
    (Role::Guardian, "legend-rectangle"),
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
];

/// The most candidates of a stem that is no cell.
const MOST: usize = 5;

impl Garden {
    /// The stems that have more than two candidates, and not too many, the fewest first. With two a cell or a digit in a
    /// house is in the middle of an ALS-XY-Wing or an ALS-W-Wing; the guardians of a rectangle may be two.
    fn stems(self, context: &Context<'_>) -> Vec<(Truth, CandidateSet)> {
        let state = context.state;
        let with = |truth: Truth| (truth, truth.members() & *state.all_candidates());
        let in_houses =
            |house| Digit::ALL.map(|digit| with(Constraint::House(house, digit).into()));
        let mut stems: Vec<(Truth, CandidateSet)> = match self {
            Garden::Cells => {
                state.unsolved().iter().map(|cell| with(Constraint::Cell(cell).into())).collect()
            }
            Garden::Houses | Garden::HousesAndPairs => {
                House::all().flat_map(in_houses).filter(|(_, of)| of.len() <= MOST).collect()
            }
            Garden::Rectangles | Garden::RectanglesAndPairs => {
                let patterns = rectangle::patterns(context).into_iter();
                patterns.map(|it| with(it.into())).filter(|(_, of)| of.len() <= MOST).collect()
            }
        };
        let least =
            if matches!(self, Garden::Rectangles | Garden::RectanglesAndPairs) { 2 } else { 3 };
        stems.retain(|(_, candidates)| candidates.len() >= least);
        sort_by_key(&mut stems, |(_, candidates)| candidates.len());
        stems
    }

    fn has_pairs_only(self) -> bool {
        matches!(self, Garden::HousesAndPairs | Garden::RectanglesAndPairs)
    }
}

/// Every blossom of a kind, on stems with few candidates first.
pub(crate) fn find(
    context: &Context<'_>,
    garden: Garden,
    sink: &mut impl Sink<DeathBlossom>,
) -> ControlFlow<()> {
    let network = context.network();
    let mut found = Distinct::new(sink);
    for (stem, candidates) in garden.stems(context) {
        let branch = |it: Candidate| {
            Branch::new(network, it.digit, CellSet::only(it.cell), garden.has_pairs_only())
        };
        let branches = Stem::new(context, candidates.iter().map(branch).collect());
        let mut may_go = *context.state.all_candidates();
        if let Truth::Rule(Constraint::Cell(_)) = stem {
            let of_stem = CandidateSet::product(CellSet::ALL, candidates.digits());
            may_go -= of_stem;
        }
        let taken = match stem {
            Truth::Guardians(pattern) => pattern.cells(),
            _ => candidates.cells(),
        };
        branches.each_choice(&mut Vec::new(), taken, may_go, &mut |chosen, eliminated| {
            found.offer(eliminated, || {
                DeathBlossom::of(stem, &branches, chosen, eliminated.digits())
            })
        })?;
    }
    ControlFlow::Continue(())
}

impl DeathBlossom {
    fn of(
        stem: Truth,
        branches: &Stem<'_>,
        chosen: &[usize],
        eliminated: DigitSet,
    ) -> DeathBlossom {
        let petals = branches.petals(chosen).map(|(branch, common, set)| {
            let cell = branch.cells.single().expect("a branch is one candidate");
            Petal { candidate: Candidate::new(cell, branch.digit), common, set }
        });
        let mut petals: Vec<Petal> = petals.collect();
        sort_by_key(&mut petals, |petal| (petal.candidate.digit, petal.candidate.cell));
        DeathBlossom { stem, petals, eliminated }
    }

    /// The candidates of the stem, one of which is true.
    fn stem_candidates(&self) -> CandidateSet {
        self.petals.iter().map(|petal| petal.candidate).collect()
    }

    fn say_stem(&self, explanation: &mut Explanation) {
        let candidates = self.stem_candidates();
        if let Truth::Guardians(pattern) = self.stem {
            let digits = pattern.candidates().digits();
            explanation.say(sentence!("rectangle-trade", cells = pattern.cells(), digits));
        }
        let said = match self.stem {
            Truth::Rule(Constraint::Cell(cell)) => {
                sentence!("blossom-stem", cell, digits = candidates.digits())
            }
            Truth::Rule(Constraint::House(house, digit)) => {
                sentence!("blossom-house", house, digit, cells = candidates.cells())
            }
            _ => sentence!("blossom-rectangle", candidates = one_is_true(&candidates)),
        };
        explanation.say(said);
    }

    fn has_cell(&self) -> bool {
        matches!(self.stem, Truth::Rule(Constraint::Cell(_)))
    }

    /// Stem and petals need more digits than the rules allow if the petals are without one.
    fn count(&self, digit: Digit) -> Proof {
        let cells = self.petals.iter().flat_map(|petal| petal.set.cells.iter());
        let of_one_set = self
            .petals
            .iter()
            .flat_map(|petal| petal.set.links(DigitSet::only(digit).with(petal.common.digit)));
        let commons = self.petals.iter().map(|petal| petal.common.link());
        let truths = cells.map(|it| Truth::Rule(Constraint::Cell(it))).chain([self.stem]).collect();
        Proof::Count { truths, links: of_one_set.chain(commons).collect() }
    }
}

impl Reasoning for DeathBlossom {
    fn proof(&self) -> Proof {
        Proof::Either(self.eliminated.iter().map(|digit| self.count(digit)).collect())
    }

    fn digits(&self) -> DigitSet {
        self.stem_candidates().digits() | self.eliminated
    }

    fn notation(&self) -> String {
        let is_cell = self.has_cell();
        let petal = |petal: &Petal| {
            let Candidate { cell, digit } = petal.candidate;
            let from = if is_cell { digit.to_string() } else { format!("{digit}{cell}") };
            format!("{from}- {} {}", petal.set.digits, petal.set.cells)
        };
        let petals: Vec<String> = self.petals.iter().map(petal).collect();
        match is_cell {
            true => {
                let digits = self.stem_candidates().digits();
                format!("{digits} {}, {}", self.stem, petals.join(", "))
            }
            false => format!("{}, {}", self.stem, petals.join(", ")),
        }
    }

    fn explain(&self, state: &State, explanation: &mut Explanation) {
        let stem = self.stem_candidates();
        if let Truth::Guardians(pattern) = self.stem {
            explanation.mark(Mark::Cells(pattern.cells(), Role::Guardian));
        }
        for (petal, role) in self.petals.iter().zip(Role::SETS.iter().cycle()) {
            explanation.mark(Mark::Cells(petal.set.cells, *role));
        }
        for petal in &self.petals {
            let of =
                |digits| petal.set.candidates(state) & CandidateSet::product(CellSet::ALL, digits);
            let only = DigitSet::only(petal.common.digit);
            explanation.mark(Mark::Candidates(of(self.eliminated), Role::Pattern));
            explanation.mark(Mark::Candidates(of(only), Role::Common));
            let from = CandidateSet::only(petal.candidate);
            explanation.mark(Mark::Link { from, to: of(only), kind: LinkKind::Weak });
        }
        explanation.mark(Mark::Candidates(stem, Role::Pivot));
        self.say_stem(explanation);
        for (index, petal) in self.petals.iter().enumerate() {
            let letter = letter(index);
            let Als { cells, digits, .. } = petal.set;
            explanation.say(sentence!("petal-is", letter = letter.clone(), cells, digits));
            let Candidate { cell, digit } = petal.candidate;
            let (house, digits) = (petal.common.house, self.eliminated);
            explanation.say(match self.has_cell() {
                true => sentence!("blossom-petal", digit, letter, house, digits),
                false => sentence!("blossom-petal-at", cell, digit, letter, house, digits),
            });
        }
        let digits = self.eliminated;
        explanation.say(match self.has_cell() {
            true => sentence!("blossom-end", digits),
            false => sentence!("blossom-end-any", digits),
        });
    }

    fn legend(&self) -> &'static [(Role, &'static str)] {
        LEGEND
    }

    fn look_at(&self) -> Sentence {
        match self.stem {
            Truth::Rule(Constraint::Cell(cell)) => sentence!("look-around-cell", cell),
            Truth::Rule(Constraint::House(house, _)) => sentence!("look-at-house", houses = house),
            Truth::Guardians(pattern) => {
                let digits = pattern.candidates().digits();
                sentence!("look-at-rectangle", cells = pattern.cells(), digits)
            }
            Truth::Image(image) => sentence!("look-around-cell", cell = image.candidate.cell),
            Truth::Cover(cover) => sentence!("look-around-cell", cell = cover.implied().cell),
        }
    }

    fn because(&self) -> Sentence {
        let digits = self.eliminated;
        match self.stem {
            Truth::Rule(Constraint::Cell(cell)) => sentence!("blossom-because", cell, digits),
            _ => {
                let cells = self.stem_candidates().cells();
                sentence!("blossom-because-any", cells, digits)
            }
        }
    }

    fn place(&self) -> Sentence {
        match self.stem {
            Truth::Rule(Constraint::Cell(cell)) => sentence!("place-stem", cell),
            _ => sentence!("place-stem-cells", cells = self.stem_candidates().cells()),
        }
    }
}
