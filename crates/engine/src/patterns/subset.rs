//! Subsets: as many digits as cells in a house.

use std::ops::ControlFlow;

use ergodoku_core::{
    CandidateSet, CellSet, Conclusion, Constraint, Digit, DigitSet, Explanation, House, HouseSet,
    Mark, Role, Sentence, State, sentence,
};
use ergodoku_proof::Proof;
use serde::Serialize;

use super::reasoning::Reasoning;
use crate::context::{Context, Exhausted, Key, UnitSearch, enum_key};
use crate::sink::Sink;
use ergodoku_kernel::matrix::{Matrix, confined_rows, count};

/// As many digits as cells in a house: the cells hold the digits, in some order.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Subset {
    /// The house.
    pub house: House,
    /// Two, three or four cells.
    pub cells: CellSet,
    /// As many digits.
    pub digits: DigitSet,
    /// Which of the two confines the other.
    pub form: SubsetKind,
    /// For a locked subset, the box that holds the cells too, and so loses the digits as well.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub locked_in: Option<House>,
}

/// Which side of a subset is seen to be confined.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum SubsetKind {
    /// The cells have no candidates but the digits.
    Naked,
    /// The digits have no places but the cells.
    Hidden,
}

enum_key!(SubsetKind { Naked, Hidden });

/// Some houses in the order people look at them: boxes, rows, columns.
fn in_order(houses: HouseSet) -> impl Iterator<Item = House> {
    const BOXES: HouseSet = HouseSet::from_bits(0x1ff << 18);
    (houses & BOXES).iter().chain((houses - BOXES).iter())
}

/// Every subset of `size` cells that eliminates something.
pub(crate) fn find(
    context: &Context<'_>,
    form: SubsetKind,
    size: usize,
    sink: &mut impl Sink<Subset>,
) -> ControlFlow<()> {
    let state = context.state;
    let (exhausted, search) = (context.exhausted(), SubsetSearch { form, size });
    let mut empty = exhausted_by_complements(context, exhausted, search);
    let has_enough = |house: House| match form {
        SubsetKind::Naked => count(house.positions_of(context.cells_with_up_to(size))) >= size,
        // The others have been left out.
        SubsetKind::Hidden => true,
    };
    let flow = in_order(HouseSet::ALL - exhausted.of(search) - empty).try_for_each(|house| {
        let mut any = false;
        if has_enough(house) {
            confined_rows(&table(state, house, form), size, 0, &mut |rows, columns| {
                let (cells, digits) = match form {
                    SubsetKind::Naked => (rows, columns),
                    SubsetKind::Hidden => (columns, rows),
                };
                let (cells, digits) = (house.cells_at(cells), DigitSet::from_bits(digits));
                let affected = match form {
                    SubsetKind::Naked => CandidateSet::product(house.cells() - cells, digits),
                    SubsetKind::Hidden => CandidateSet::product(cells, DigitSet::ALL - digits),
                };
                let eliminated = affected & *state.all_candidates();
                if eliminated.is_empty() {
                    return ControlFlow::Continue(());
                }
                any = true;
                let pattern = Subset { house, cells, digits, form, locked_in: None };
                sink.offer(pattern, Conclusion::Eliminate(eliminated))
            })?;
        }
        if !any {
            empty.insert(house);
        }
        ControlFlow::Continue(())
    });
    exhausted.note(search, empty);
    flow
}

/// A search for subsets of two, three or four cells.
#[derive(Copy, Clone)]
struct SubsetSearch {
    form: SubsetKind,
    size: usize,
}

impl SubsetSearch {
    const LEAST: usize = 2;
    const MOST: usize = 4;
}

impl Key for SubsetSearch {
    const COUNT: usize = (Self::MOST - Self::LEAST + 1) * SubsetKind::COUNT;

    fn index(self) -> usize {
        (self.size - Self::LEAST) * SubsetKind::COUNT + self.form.index()
    }
}

impl UnitSearch for SubsetSearch {
    type Unit = House;
}

/// The houses in which a subset eliminates nothing, as the number of their open cells shows: the other
/// cells of a naked subset make a hidden one with the other digits, which eliminates the same, and the
/// other way round. So it is where every cell has two candidates and every digit two places; no single
/// cell or digit is left over then.
fn exhausted_by_complements(
    context: &Context<'_>,
    exhausted: &Exhausted<SubsetSearch>,
    SubsetSearch { form, size }: SubsetSearch,
) -> HouseSet {
    let with_up_to = context.houses_by_open_cells();
    // If the subset fills the house, there is nothing to eliminate.
    let mut exhausted_here = with_up_to[size];
    if context.has_no_single() {
        let other = if form == SubsetKind::Naked { SubsetKind::Hidden } else { SubsetKind::Naked };
        exhausted_here |= with_up_to[size + 1];
        for outside in SubsetSearch::LEAST..=SubsetSearch::MOST {
            let with_outside = with_up_to[size + outside] - with_up_to[size + outside - 1];
            let search = SubsetSearch { form: other, size: outside };
            exhausted_here |= with_outside & exhausted.of(search);
        }
    }
    exhausted_here
}

/// The house's candidates: cells by digits for naked subsets, digits by cells for hidden ones.
fn table(state: &State, house: House, form: SubsetKind) -> Matrix {
    std::array::from_fn(|row| match form {
        SubsetKind::Naked => state.candidates(house.cell_at(row)).bits(),
        SubsetKind::Hidden => house.positions_of(state.places(Digit::from_index(row))),
    })
}

impl Subset {
    /// The house, and the box of a locked subset.
    fn houses(&self) -> HouseSet {
        self.locked_in.into_iter().chain([self.house]).collect()
    }
}

impl Subset {
    /// Cell by cell; for a locked subset those of the line first.
    pub(super) fn in_order(&self, eliminated: &CandidateSet, apply: &mut dyn FnMut(CandidateSet)) {
        let (first, rest) =
            (eliminated.cells() & self.house.cells(), eliminated.cells() - self.house.cells());
        for cell in first.iter().chain(rest.iter()) {
            apply(CandidateSet::in_cell(cell, eliminated.digits_in(cell)));
        }
    }
}

impl Reasoning for Subset {
    fn proof(&self) -> Proof {
        let cells = self.cells.iter().map(Constraint::Cell);
        let in_house = |digit| Constraint::House(self.house, digit);
        let digits = self.digits.iter().map(in_house);
        match self.form {
            SubsetKind::Naked => Proof::count(cells, digits),
            SubsetKind::Hidden => Proof::count(digits, cells),
        }
    }

    fn digits(&self) -> DigitSet {
        self.digits
    }

    fn notation(&self) -> String {
        format!("{} in {} ({})", self.digits, self.cells, self.houses())
    }

    fn explain(&self, state: &State, explanation: &mut Explanation) {
        let Subset { cells, digits, form, .. } = *self;
        let house = self.houses();
        let count = cells.len();
        for house in house.iter() {
            explanation.mark(Mark::House(house, Role::Base));
        }
        explanation.mark(Mark::Candidates(
            CandidateSet::product(cells, digits) & *state.all_candidates(),
            Role::Pattern,
        ));
        match form {
            SubsetKind::Naked => {
                explanation.say(sentence!("subset-naked", count, cells, house, digits));
                explanation.say(sentence!("subset-naked-end", count, house));
            }
            SubsetKind::Hidden => {
                explanation.say(sentence!("subset-hidden", house, count, digits, cells));
                explanation.say(sentence!("subset-hidden-end", count));
            }
        }
    }

    fn legend(&self) -> &'static [(Role, &'static str)] {
        &[(Role::Base, "legend-house-of-the-subset"), (Role::Pattern, "legend-subset")]
    }

    fn look_at(&self) -> Sentence {
        sentence!("look-at-house", houses = self.houses())
    }

    fn because(&self) -> Sentence {
        let Subset { cells, digits, form, .. } = *self;
        let house = self.houses();
        match form {
            SubsetKind::Naked => sentence!("subset-because-naked", cells, house, digits),
            SubsetKind::Hidden => sentence!("subset-because-hidden", digits, cells, house),
        }
    }

    fn place(&self) -> Sentence {
        sentence!("place-subset", digits = self.digits, houses = self.houses())
    }
}
