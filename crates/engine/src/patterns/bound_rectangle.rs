//! Unique rectangles whose guardians are not enough: with the places of the two digits in houses of two corners, or with sets of
//! a line and a box.

use ergodoku_core::{
    CandidateSet, CellSet, Constraint, Digit, DigitSet, Explanation, House, HouseSet, Mark, Role,
    Sentence, State, sentence,
};
use ergodoku_proof::{DeadlyPattern, Proof, Truth};
use serde::{Serialize, Serializer};

use super::deadly::one_is_true;
use super::reasoning::Reasoning;

/// A unique rectangle, and candidates of which one is true: guardians, and places that its two digits have elsewhere. If none
/// of these were true, the digits would fill cells of the rectangle, and no guardian would be true.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BoundRectangle {
    /// The two digits in the four cells.
    #[serde(rename = "candidates", serialize_with = "as_candidates")]
    pub pattern: DeadlyPattern,
    /// The other candidates that its cells have left.
    pub guardians: CandidateSet,
    /// Digits of the rectangle in houses of two of its cells.
    pub sides: Vec<Constraint>,
    /// As many cells of the rectangle, which hold these digits if they are nowhere else in the houses.
    pub filled: CellSet,
    /// One of these is true: the guardians in the other cells, and the places of the sides elsewhere.
    pub one_of: CandidateSet,
    /// Why this rules something out.
    #[serde(flatten)]
    pub reason: BoundReason,
}

fn as_candidates<S: Serializer>(it: &DeadlyPattern, serializer: S) -> Result<S::Ok, S::Error> {
    it.candidates().serialize(serializer)
}

/// Why a candidate is ruled out if one of some others is true.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "reason", rename_all = "snake_case")]
pub enum BoundReason {
    /// It excludes every one of them.
    ExcludesAll,
    /// Counted as one cell, they and some cells have as many digits as cells, and each digit in one house.
    Subset {
        /// The cells besides.
        cells: CellSet,
        /// The digits that each house allows once.
        rooms: Vec<Room>,
    },
    /// They are in two cells, and in a house of both a digit has no other place.
    HiddenSubset {
        /// The house.
        house: House,
        /// The digit.
        digit: Digit,
    },
}

/// Digits that a house allows once.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Room {
    /// The house.
    pub house: House,
    /// The digits.
    pub digits: DigitSet,
}

impl BoundRectangle {
    fn pair(&self) -> DigitSet {
        self.pattern.candidates().digits()
    }

    fn houses(&self) -> HouseSet {
        let of_side = |side: &Constraint| match side {
            Constraint::House(house, _) => Some(*house),
            Constraint::Cell(_) => None,
        };
        self.sides.iter().filter_map(of_side).collect()
    }

    fn mark(&self, state: &State, explanation: &mut Explanation) {
        let roof = self.guardians.cells();
        explanation.mark(Mark::Cells(self.pattern.cells() - roof, Role::Pattern));
        explanation.mark(Mark::Cells(roof, Role::Guardian));
        for house in self.houses().iter() {
            explanation.mark(Mark::House(house, Role::Base));
        }
        match &self.reason {
            BoundReason::ExcludesAll => {}
            BoundReason::Subset { cells, rooms } => {
                for room in rooms {
                    explanation.mark(Mark::House(room.house, Role::Cover));
                }
                let of_cell = |cell| CandidateSet::in_cell(cell, state.candidates(cell));
                let all = cells.iter().fold(CandidateSet::EMPTY, |all, it| all | of_cell(it));
                explanation.mark(Mark::Candidates(all, Role::Cover));
            }
            BoundReason::HiddenSubset { house, digit } => {
                explanation.mark(Mark::House(*house, Role::Cover));
                let places = CandidateSet::of(*digit, state.places(*digit) & house.cells());
                explanation.mark(Mark::Candidates(places, Role::Cover));
            }
        }
        let pair = self.pattern.candidates() & *state.all_candidates();
        explanation.mark(Mark::Candidates(pair - self.one_of, Role::Pattern));
        explanation.mark(Mark::Candidates(self.guardians | self.one_of, Role::Guardian));
    }

    fn say_sides(&self, state: &State, explanation: &mut Explanation) {
        let place = |side: &Constraint| match *side {
            Constraint::House(house, digit) => {
                let cells = state.places(digit) & house.cells();
                Some(sentence!("side-place", house, digit, cells))
            }
            Constraint::Cell(_) => None,
        };
        let places: Vec<Sentence> = self.sides.iter().filter_map(place).collect();
        explanation.say(sentence!("side-places", places));
        let of_side = |side: &Constraint| match side {
            Constraint::House(_, digit) => Some(*digit),
            Constraint::Cell(_) => None,
        };
        let digits: DigitSet = self.sides.iter().filter_map(of_side).collect();
        explanation.say(sentence!("side-fill", digits, cells = self.filled));
        explanation.say(sentence!("side-one", candidates = one_is_true(&self.one_of)));
    }
}

impl Reasoning for BoundRectangle {
    fn proof(&self) -> Proof {
        let mut truths = vec![Truth::Guardians(self.pattern)];
        truths.extend(self.sides.iter().map(|it| Truth::Rule(*it)));
        let mut links: Vec<Constraint> = self.filled.iter().map(Constraint::Cell).collect();
        match &self.reason {
            BoundReason::ExcludesAll => {}
            BoundReason::Subset { cells, rooms } => {
                truths.extend(cells.iter().map(|it| Truth::Rule(Constraint::Cell(it))));
                // A digit that both houses have counts once, in the first: its places are in both.
                let mut counted = DigitSet::EMPTY;
                for Room { house, digits } in rooms {
                    let fresh = (*digits - counted).iter();
                    links.extend(fresh.map(|digit| Constraint::House(*house, digit)));
                    counted |= *digits;
                }
            }
            BoundReason::HiddenSubset { house, digit } => {
                truths.push(Truth::Rule(Constraint::House(*house, *digit)));
                links.extend(self.one_of.cells().iter().map(Constraint::Cell));
            }
        }
        Proof::Count { truths, links }
    }

    fn digits(&self) -> DigitSet {
        self.pair()
    }

    fn notation(&self) -> String {
        let rectangle = format!("{} in {}", self.pair(), self.pattern.cells());
        let sides: Vec<String> = self.sides.iter().map(Constraint::to_string).collect();
        let with = if sides.is_empty() { String::new() } else { format!(", {}", sides.join(" ")) };
        let subset = match &self.reason {
            BoundReason::ExcludesAll => String::new(),
            BoundReason::Subset { cells, .. } => format!(" with {cells}"),
            BoundReason::HiddenSubset { house, digit } => format!(" with {digit}{house}"),
        };
        format!("{rectangle}{with}, one of {}{subset}", self.one_of)
    }

    fn explain(&self, state: &State, explanation: &mut Explanation) {
        self.mark(state, explanation);
        let (cells, digits) = (self.pattern.cells(), self.pair());
        explanation.say(sentence!("rectangle-cells", cells));
        explanation.say(sentence!("deadly-pair", digits));
        explanation.say(sentence!("deadly-guard"));
        match self.sides.is_empty() {
            true => {
                let guardians = one_is_true(&self.guardians);
                explanation.say(sentence!("deadly-guardians", guardians));
            }
            false => self.say_sides(state, explanation),
        }
        match &self.reason {
            BoundReason::ExcludesAll => explanation.say(sentence!("side-exclude")),
            BoundReason::Subset { cells, rooms } => {
                let room =
                    |it: &Room| sentence!("rank-part", digits = it.digits, houses = it.house);
                let rooms: Vec<Sentence> = rooms.iter().map(room).collect();
                explanation.say(sentence!("side-subset", cells = *cells, rooms));
            }
            BoundReason::HiddenSubset { house, digit } => {
                let cells = self.one_of.cells();
                explanation.say(sentence!("side-hidden", house = *house, digit = *digit, cells));
            }
        }
    }

    fn legend(&self) -> &'static [(Role, &'static str)] {
        &[
            (Role::Pattern, "legend-rectangle"),
            (Role::Guardian, "legend-guardians-and-other-places"),
            (Role::Base, "legend-houses-of-the-digits"),
            (Role::Cover, "legend-what-the-guardians-meet"),
        ]
    }

    fn look_at(&self) -> Sentence {
        sentence!("look-at-rectangle", cells = self.pattern.cells(), digits = self.pair())
    }

    fn because(&self) -> Sentence {
        sentence!("side-because", candidates = one_is_true(&self.one_of))
    }

    fn place(&self) -> Sentence {
        sentence!("place-digits-in", digits = self.pair(), cells = self.pattern.cells())
    }
}
