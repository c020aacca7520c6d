//! XYZ-Rings: an XYZ-Wing whose digit closes to a ring through a further house.

use std::ops::ControlFlow;

use ergodoku_core::{
    CandidateSet, Cell, CellSet, Constraint, DigitSet, Explanation, House, HouseSet, LinkKind,
    Mark, Role, Sentence, State, sentence,
};
use ergodoku_kernel::rank::RankSet;
use ergodoku_proof::Proof;
use serde::Serialize;

use super::reasoning::Reasoning;
use super::wing::{Wing, digit_of, each_pivot_of_three};
use crate::context::Context;
use crate::sink::{Distinct, Sink};

/// An XYZ-Wing, and a house in which its digit `z` has places only in two houses, one with each pincer; the pivot is in one
/// of these two as well.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
pub struct XyzRing {
    /// The pivot and the two pincers.
    #[serde(flatten)]
    pub wing: Wing,
    /// The house that closes the ring.
    pub closing: House,
    /// The houses with all places of the digit in the wing and in the closing house, one through each pincer.
    pub covers: [House; 2],
}

/// Every XYZ-Ring with each choice of its houses; each set of eliminations once.
pub(crate) fn find(context: &Context<'_>, sink: &mut impl Sink<XyzRing>) -> ControlFlow<()> {
    let state = context.state;
    let mut found = Distinct::new(sink);
    each_pivot_of_three(context, |pivot, cells| {
        let Some(digit) = digit_of(state, pivot, cells) else { return ControlFlow::Continue(()) };
        let Some(wing) = Wing::of(state, pivot, cells, digit) else {
            return ControlFlow::Continue(());
        };
        context.check()?;
        for (closing, covers) in closings(state, &wing) {
            for wing in with_each_house(wing) {
                let ring = XyzRing { wing, closing, covers };
                found.offer(ring.set().falls_by_excess(state), || ring)?;
            }
        }
        ControlFlow::Continue(())
    })
}

/// The houses that close a ring on a wing, each with the two houses that its places lie in.
fn closings(state: &State, wing: &Wing) -> Vec<(House, [House; 2])> {
    let [first, second] = wing.pincers.map(|it| it.cell);
    let cells: CellSet = [wing.pivot, first, second].into_iter().collect();
    let places = state.places(wing.digit);
    let mut closings = Vec::new();
    for one in first.houses() {
        for other in second.houses() {
            let [near, far] = [one, other].map(House::cells);
            if one == other || !(near | far).contains(wing.pivot) {
                continue;
            }
            let closes = |house: &House| {
                let there = places & house.cells();
                there.is_disjoint(cells)
                    && there.is_subset(near | far)
                    && !there.is_subset(near)
                    && !there.is_subset(far)
            };
            closings.extend(House::all().filter(closes).map(|it| (it, [one, other])));
        }
    }
    closings
}

/// The wing with each house that the pivot shares with each pincer.
fn with_each_house(wing: Wing) -> impl Iterator<Item = Wing> {
    let shared = wing.pincers.map(|it| CellSet::only(it.cell).with(wing.pivot).common_houses());
    shared[0].iter().flat_map(move |one| {
        shared[1].iter().map(move |other| {
            let mut wing = wing;
            wing.pincers[0].house = one;
            wing.pincers[1].house = other;
            wing
        })
    })
}

impl XyzRing {
    fn cells(&self) -> [Cell; 3] {
        [self.wing.pivot, self.wing.pincers[0].cell, self.wing.pincers[1].cell]
    }

    /// Four truths and four links.
    fn set(&self) -> RankSet {
        let Wing { pincers, digit, .. } = self.wing;
        let truths = self.cells().map(Constraint::Cell).into_iter();
        let links = pincers.map(|it| Constraint::House(it.house, it.shared)).into_iter();
        RankSet {
            truths: truths.chain([Constraint::House(self.closing, digit)]).collect(),
            links: links.chain(self.covers.map(|it| Constraint::House(it, digit))).collect(),
        }
    }

    /// The digits with their houses, as parts of a sentence.
    fn rooms(&self) -> Vec<Sentence> {
        let Wing { pincers, digit, .. } = self.wing;
        let room = |digit, houses: HouseSet| sentence!("rank-part", digits = digit, houses);
        let shared = pincers.map(|it| room(it.shared, HouseSet::only(it.house)));
        shared.into_iter().chain([room(digit, self.cover_houses())]).collect()
    }

    fn cover_houses(&self) -> HouseSet {
        self.covers.into_iter().collect()
    }

    /// The places of the digit in a house, in the wing or the house that closes the ring.
    fn places_in(&self, house: House, state: &State) -> CellSet {
        let cells: CellSet = self.cells().into_iter().collect();
        state.places(self.wing.digit) & (cells | self.closing.cells()) & house.cells()
    }
}

impl Reasoning for XyzRing {
    fn proof(&self) -> Proof {
        let RankSet { truths, links } = self.set();
        Proof::count(truths, links)
    }

    fn digits(&self) -> DigitSet {
        self.wing.digits()
    }

    fn notation(&self) -> String {
        let Wing { digit, .. } = self.wing;
        format!("{}, {digit} in {}", self.wing.notation(), self.closing)
    }

    fn explain(&self, state: &State, explanation: &mut Explanation) {
        let Wing { digit, .. } = self.wing;
        explanation.mark(Mark::House(self.closing, Role::Base));
        self.wing.explain_cells(explanation);
        let closing = self.places_in(self.closing, state);
        explanation.mark(Mark::Candidates(CandidateSet::of(digit, closing), Role::Pattern));
        for house in self.covers {
            let along: Vec<Cell> = self.places_in(house, state).iter().collect();
            for pair in along.windows(2) {
                let [from, to] =
                    [pair[0], pair[1]].map(|it| CandidateSet::of(digit, CellSet::only(it)));
                explanation.mark(Mark::Link { from, to, kind: LinkKind::Weak });
            }
        }
        let houses = self.cover_houses();
        explanation.say(sentence!("xyz-ring-closing", house = self.closing, digit, houses));
        explanation.say(sentence!(
            "xyz-ring-room",
            house = self.closing,
            digit,
            rooms = self.rooms()
        ));
        let [near, far] = self.covers.map(|it| self.places_in(it, state));
        if !(near & far).is_empty() {
            explanation.say(sentence!("xyz-ring-twice", cells = near & far, digit, houses));
        }
    }

    fn legend(&self) -> &'static [(Role, &'static str)] {
        &[(Role::Base, "legend-house-that-closes-the-ring"), (Role::Pattern, "legend-places-there")]
    }

    fn look_at(&self) -> Sentence {
        self.wing.look_at()
    }

    fn because(&self) -> Sentence {
        let (house, digit) = (self.closing, self.wing.digit);
        sentence!("xyz-ring-because", house, digit, rooms = self.rooms())
    }

    fn place(&self) -> Sentence {
        self.wing.place()
    }
}
