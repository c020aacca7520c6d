//! Subset counting: how often each digit can be in some cells, against the number of the cells.

use std::ops::ControlFlow;

use ergodoku_core::{
    CandidateSet, Cell, CellSet, Constraint, Digit, DigitSet, Explanation, House, HouseSet, Mark,
    Role, Sentence, State, sentence,
};
use ergodoku_kernel::rank::notation;
use ergodoku_proof::Proof;
use serde::Serialize;

use super::reasoning::Reasoning;
use crate::context::Context;
use crate::sink::{Distinct, Sink};

/// Cells with fewer digits than cells. Houses that cover the places of a digit in the cells bound how often it is there.
/// If the digit `digit` were in a cell outside, it would lose places, and all the houses would be fewer than the cells.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SubsetCount {
    /// The cells.
    pub cells: CellSet,
    /// The digit that is eliminated.
    pub digit: Digit,
    /// The other digits, each with the fewest houses that cover its places in the cells.
    pub counts: Vec<DigitCount>,
    /// The fewest houses that cover the places that are left for the digit, for each of the candidates that leave it
    /// others.
    pub left: Vec<HouseSet>,
}

/// How often a digit can be in some cells: once in each of these houses.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DigitCount {
    /// The digit.
    pub digit: Digit,
    /// The houses.
    pub houses: HouseSet,
}

/// The most cells.
const MOST: usize = 5;

/// Every set of up to five cells that eliminates something, unless a smaller part of it does, or the set is two almost
/// locked sets with a restricted common.
pub(crate) fn find(context: &Context<'_>, sink: &mut impl Sink<SubsetCount>) -> ControlFlow<()> {
    let mut found = Distinct::new(sink);
    for bits in 1..512 {
        let digits = DigitSet::from_bits(bits);
        if !(2..MOST).contains(&digits.len()) {
            continue;
        }
        context.check()?;
        let state = context.state;
        let small = context.cells_with_up_to(digits.len());
        let cells: Vec<Cell> =
            small.iter().filter(|it| state.candidates(*it).is_subset(digits)).collect();
        for size in digits.len() + 1..=MOST {
            let sets = Sets { state, digits, size };
            sets.grow(CellSet::EMPTY, &cells, &mut |cells| {
                sets.around(cells, &mut |digit, fallen| {
                    found.offer(CandidateSet::of(digit, fallen), || {
                        sets.pattern(cells, digit, fallen)
                    })
                })
            })?;
        }
    }
    ControlFlow::Continue(())
}

/// The sets of so many cells that have just these digits.
struct Sets<'a> {
    state: &'a State,
    digits: DigitSet,
    size: usize,
}

impl Sets<'_> {
    /// Visits all sets with these cells and some of the rest in which all digits but one are too few for the cells.
    fn grow(
        &self,
        chosen: CellSet,
        rest: &[Cell],
        visit: &mut impl FnMut(CellSet) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let lacking = self.size - chosen.len();
        if lacking == 0 {
            let taken =
                chosen.iter().fold(DigitSet::EMPTY, |all, it| all | self.state.candidates(it));
            return if taken == self.digits { visit(chosen) } else { ControlFlow::Continue(()) };
        }
        for (at, cell) in rest.iter().enumerate().take((rest.len() + 1).saturating_sub(lacking)) {
            let cells = chosen.with(*cell);
            if self.may_be_short(cells) {
                self.grow(cells, &rest[at + 1..], visit)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether all digits but one can be fewer than the cells, whatever cells are added: each digit is there once or more.
    fn may_be_short(&self, cells: CellSet) -> bool {
        let (mut sum, mut most) = (0, 0);
        for digit in self.digits.iter() {
            let count = times(self.state.places(digit) & cells).max(1);
            sum += count;
            most = most.max(count);
        }
        sum - most < self.size
    }

    /// Visits what each digit loses around these cells.
    fn around(
        &self,
        cells: CellSet,
        visit: &mut impl FnMut(Digit, CellSet) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let count = |digit| times(self.state.places(digit) & cells);
        let all: usize = self.digits.iter().map(count).sum();
        // With room for fewer the state has no solution at all.
        if all < self.size {
            return ControlFlow::Continue(());
        }
        for digit in self.digits.iter().filter(|it| all < self.size + count(*it)) {
            let places = self.state.places(digit) & cells;
            let others = all - times(places);
            let fall = |cell: &Cell| {
                others + times(places - cell.peers()) < self.size
                    && !self.has_part(cells, digit, *cell)
            };
            let around = (self.state.places(digit) & places.all_peers()) - cells;
            let fallen: CellSet = around.iter().filter(fall).collect();
            if !fallen.is_empty() && !self.is_pair(cells, digit) {
                visit(digit, fallen)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The pattern of these cells, which eliminates a digit from others.
    fn pattern(&self, cells: CellSet, digit: Digit, fallen: CellSet) -> SubsetCount {
        let count = |digit| {
            let houses = cover(self.state.places(digit) & cells);
            DigitCount { digit, houses }
        };
        let counts = self.digits.without(digit).iter().map(count).collect();
        let mut left: Vec<HouseSet> = Vec::new();
        for cell in fallen.iter() {
            let houses = cover((self.state.places(digit) & cells) - cell.peers());
            if !houses.is_empty() && !left.contains(&houses) {
                left.push(houses);
            }
        }
        SubsetCount { cells, digit, counts, left }
    }

    /// Whether some of the cells would do, if the digit were in this cell.
    fn has_part(&self, cells: CellSet, digit: Digit, assumed: Cell) -> bool {
        let is_short = |part: CellSet| {
            let counts = self.digits.iter().map(|it| {
                let places = self.state.places(it) & part;
                times(if it == digit { places - assumed.peers() } else { places })
            });
            counts.sum::<usize>() < part.len()
        };
        parts(cells).any(is_short)
    }

    /// Whether the cells are two almost locked sets that have the digit and a restricted common besides.
    fn is_pair(&self, cells: CellSet, digit: Digit) -> bool {
        let of = |part: CellSet| {
            let digits = part.iter().map(|it| self.state.candidates(it));
            let digits = digits.fold(DigitSet::EMPTY, |all, it| all | it);
            let is_set = digits.len() == part.len() + 1 && !part.common_houses().is_empty();
            is_set.then_some(digits)
        };
        parts(cells).any(|part| {
            let (Some(one), Some(other)) = (of(part), of(cells - part)) else { return false };
            let both = one & other;
            let is_restricted = |it: Digit| times(self.state.places(it) & cells) == 1;
            both.contains(digit) && both.without(digit).iter().any(is_restricted)
        })
    }
}

/// All sets of one of the cells or more, but not of all.
fn parts(cells: CellSet) -> impl Iterator<Item = CellSet> {
    let all: Vec<Cell> = cells.iter().collect();
    (1..(1usize << all.len()) - 1).map(move |chosen| {
        let is_chosen = |at: &usize| chosen >> at & 1 == 1;
        (0..all.len()).filter(is_chosen).map(|at| all[at]).collect()
    })
}

/// How many houses cover some cells at least.
fn times(cells: CellSet) -> usize {
    let Some(first) = cells.first() else { return 0 };
    let rests = first.houses().map(|house| cells - house.cells());
    if rests.iter().any(|it| it.is_empty()) {
        return 1;
    }
    1 + rests.into_iter().map(times).min().unwrap_or_default()
}

/// The first of the smallest sets of houses that cover some cells.
fn cover(cells: CellSet) -> HouseSet {
    let Some(first) = cells.first() else { return HouseSet::EMPTY };
    let with = |house| cover(cells - House::cells(house)).with(house);
    first.houses().map(with).into_iter().min_by_key(|it| it.len()).unwrap_or_default()
}

impl SubsetCount {
    fn most_left(&self) -> usize {
        self.left.iter().map(|it| it.len()).max().unwrap_or_default()
    }
}

impl SubsetCount {
    /// The digits in their houses, the one that is eliminated in those that are left for it.
    fn links(&self, left: HouseSet) -> Vec<Constraint> {
        let others = self.counts.iter().map(|it| (it.digit, it.houses));
        let all = others.chain([(self.digit, left)]);
        all.flat_map(|(digit, houses)| houses.iter().map(move |it| Constraint::House(it, digit)))
            .collect()
    }
}

impl Reasoning for SubsetCount {
    fn proof(&self) -> Proof {
        let with = |left: HouseSet| {
            let cells = self.cells.iter().map(Constraint::Cell);
            Proof::count(cells, self.links(left))
        };
        let left = self.left.iter().copied();
        Proof::Either(std::iter::once(HouseSet::EMPTY).chain(left).map(with).collect())
    }

    fn digits(&self) -> DigitSet {
        self.counts.iter().map(|it| it.digit).collect::<DigitSet>().with(self.digit)
    }

    /// As truths and links; the digit in the houses that are left for it if the first of the candidates is true.
    fn notation(&self) -> String {
        let cells: Vec<Constraint> = self.cells.iter().map(Constraint::Cell).collect();
        let left = self.left.first().copied().unwrap_or(HouseSet::EMPTY);
        format!("{} \\ {}", notation(&cells), notation(&self.links(left)))
    }

    fn explain(&self, state: &State, explanation: &mut Explanation) {
        explanation.mark(Mark::Cells(self.cells, Role::Pattern));
        let of = |digit| CandidateSet::of(digit, state.places(digit) & self.cells);
        for count in &self.counts {
            explanation.mark(Mark::Candidates(of(count.digit), Role::Base));
        }
        explanation.mark(Mark::Candidates(of(self.digit), Role::Pincer));
        explanation.say(sentence!(
            "subset-count-cells",
            cells = self.cells,
            count = self.cells.len(),
            digits = self.digits()
        ));
        for DigitCount { digit, houses } in &self.counts {
            explanation.say(sentence!(
                "subset-count-digit",
                digit = *digit,
                houses = *houses,
                count = houses.len()
            ));
        }
        let left = self.most_left();
        let digit = self.digit;
        explanation.say(match left {
            0 => sentence!("subset-count-none", digit),
            _ => sentence!("subset-count-left", digit, count = left),
        });
        let most = self.counts.iter().map(|it| it.houses.len()).sum::<usize>() + left;
        explanation.say(sentence!("subset-count-end", most, count = self.cells.len()));
    }

    fn legend(&self) -> &'static [(Role, &'static str)] {
        &[
            (Role::Pattern, "legend-counted-cells"),
            (Role::Base, "legend-other-digits"),
            (Role::Pincer, "legend-digit-that-is-removed"),
        ]
    }

    fn look_at(&self) -> Sentence {
        sentence!("look-at-cells", cells = self.cells)
    }

    fn because(&self) -> Sentence {
        sentence!("subset-count-because", cells = self.cells, digit = self.digit)
    }

    fn place(&self) -> Sentence {
        sentence!("place-in-cells", cells = self.cells)
    }
}
