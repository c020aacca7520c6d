//! Bent sets: as many digits as cells, not all in one house. WXYZ-Wings and larger ones.

use std::ops::ControlFlow;

use ergodoku_core::{
    CandidateSet, CellSet, Constraint, Digit, DigitSet, Explanation, HouseSet, Mark, Role,
    Sentence, State, sentence,
};
use ergodoku_proof::Proof;
use serde::Serialize;

use super::almost_locked::{Als, Common};
use super::reasoning::Reasoning;
use crate::context::{Context, Fact};
use crate::sink::{Distinct, Sink};

/// Cells in two houses with as many digits between them. All digits but at most one have places there that all see
/// each other, so each is in one of the cells at most.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BentSet {
    /// The cells.
    pub cells: CellSet,
    /// The digits that are in one of the cells at most, each with a house that holds its places there.
    pub commons: Vec<Common>,
    /// The digit that may be in several: it must be in one. If there is none, each digit must be in one.
    pub free: Option<Digit>,
}

/// The almost locked sets by their number of cells.
struct BySize([Vec<Half>; 9]);

/// One of two sets that make a bent set.
struct Half {
    cells: CellSet,
    digits: DigitSet,
    /// By digit: the houses that hold all places for it in the set.
    houses: [HouseSet; 9],
}

impl Half {
    fn of(state: &State, set: &Als) -> Half {
        let Als { cells, digits, .. } = *set;
        let mut houses = [HouseSet::EMPTY; 9];
        for digit in digits.iter() {
            houses[digit.index()] = (state.places(digit) & cells).common_houses();
        }
        Half { cells, digits, houses }
    }

    /// Whether some places for a digit in the two sets do not see each other.
    fn is_bent(&self, other: &Half, digit: Digit) -> bool {
        self.houses[digit.index()].is_disjoint(other.houses[digit.index()])
    }
}

impl Fact for BySize {
    type Key = ();

    fn of(context: &Context<'_>, (): ()) -> BySize {
        let mut by_size: [Vec<Half>; 9] = Default::default();
        for set in context.almost_locked_sets() {
            by_size[set.cells.len()].push(Half::of(context.state, set));
        }
        BySize(by_size)
    }
}

/// Every bent set of a size that is made of two almost locked sets without a common cell. As many digits as cells means that
/// the two share two digits; no others can be bent.
pub(crate) fn find(
    context: &Context<'_>,
    size: usize,
    sink: &mut impl Sink<BentSet>,
) -> ControlFlow<()> {
    let BySize(of_sizes) = context.fact(());
    let mut found = Distinct::new(sink);
    for larger in size.div_ceil(2)..size.min(9) {
        for one in &of_sizes[larger] {
            context.check()?;
            for other in &of_sizes[size - larger] {
                if let Some(shared) = pair(one.digits & other.digits)
                    && one.cells.is_disjoint(other.cells)
                    && !shared.iter().all(|it| one.is_bent(other, *it))
                    && let Some((set, eliminated)) = bent_set(context.state, one, other, shared)
                {
                    found.offer(eliminated, || set)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The digits, if there are two. That is asked of all pairs of sets, and cheaper than to count the digits.
#[inline]
fn pair(digits: DigitSet) -> Option<[Digit; 2]> {
    let rest = digits.bits() & digits.bits().wrapping_sub(1);
    let other = DigitSet::from_bits(rest).single()?;
    Some([digits.first()?, other])
}

/// The bent set of two sets that share two digits, of which not both are bent, and what it eliminates.
fn bent_set(
    state: &State,
    one: &Half,
    other: &Half,
    shared: [Digit; 2],
) -> Option<(BentSet, CandidateSet)> {
    let (cells, digits) = (one.cells | other.cells, one.digits | other.digits);
    if !cells.common_houses().is_empty() {
        return None;
    }
    let bent = shared.into_iter().find(|it| one.is_bent(other, *it));
    let places = |digit: Digit| state.places(digit) & cells;
    let of_digit = |digit| {
        CandidateSet::of(digit, (state.places(digit) & places(digit).common_peers()) - cells)
    };
    let eliminated = match bent {
        Some(digit) => of_digit(digit),
        None => digits.iter().map(of_digit).fold(CandidateSet::EMPTY, CandidateSet::union),
    };
    if eliminated.is_empty() {
        return None;
    }
    Some((BentSet::of(state, cells, digits, bent), eliminated))
}

impl BentSet {
    /// The bent set of these cells and digits, of which all but `free` have places that all see each other.
    ///
    /// # Panics
    /// If another digit has places that do not.
    pub fn of(state: &State, cells: CellSet, digits: DigitSet, free: Option<Digit>) -> BentSet {
        let confined = digits.iter().filter(|digit| Some(*digit) != free);
        let common = |digit: Digit| Common::of(digit, state.places(digit) & cells);
        BentSet { cells, commons: confined.map(common).collect(), free }
    }

    fn confined(&self) -> DigitSet {
        self.commons.iter().map(|common| common.digit).collect()
    }

    fn places(&self, state: &State, digit: Digit) -> CellSet {
        state.places(digit) & self.cells
    }
}

impl Reasoning for BentSet {
    fn proof(&self) -> Proof {
        let cells = || self.cells.iter().map(Constraint::Cell);
        let but = |left_out: Option<Digit>| {
            let commons = self.commons.iter().filter(move |it| Some(it.digit) != left_out);
            commons.map(|it| Constraint::House(it.house, it.digit))
        };
        match self.free {
            Some(_) => Proof::count(cells(), but(None)),
            // The digit assumed elsewhere is in none of the cells.
            None => Proof::Either(
                self.commons.iter().map(|it| Proof::count(cells(), but(Some(it.digit)))).collect(),
            ),
        }
    }

    fn digits(&self) -> DigitSet {
        self.confined() | self.free.into_iter().collect()
    }

    fn notation(&self) -> String {
        format!("{} in {}", self.digits(), self.cells)
    }

    fn explain(&self, state: &State, explanation: &mut Explanation) {
        explanation.mark(Mark::Cells(self.cells, Role::Pattern));
        let confined = CandidateSet::product(self.cells, self.confined());
        explanation.mark(Mark::Candidates(confined & *state.all_candidates(), Role::Base));
        explanation.say(sentence!("bent-set", cells = self.cells, digits = self.digits()));
        explanation.say(sentence!("bent-confined", digits = self.confined()));
        match self.free {
            Some(free) => {
                let places = self.places(state, free);
                explanation.mark(Mark::Candidates(CandidateSet::of(free, places), Role::Pincer));
                explanation.say(sentence!("bent-free", cells = places, digit = free));
                explanation.say(sentence!("sees-them-all", digits = free));
            }
            None => explanation.say(sentence!("bent-end")),
        }
    }

    fn look_at(&self) -> Sentence {
        sentence!("look-at-cells", cells = self.cells)
    }

    fn because(&self) -> Sentence {
        match self.free {
            Some(free) => sentence!("bent-because-free", cells = self.cells, digit = free),
            None => sentence!("bent-because", cells = self.cells, digits = self.digits()),
        }
    }

    fn place(&self) -> Sentence {
        sentence!("place-in-cells", cells = self.cells)
    }
}
