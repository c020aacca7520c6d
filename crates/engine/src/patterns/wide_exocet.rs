//! Exocets whose targets may be anywhere, and whose cross lines and covers may be any houses.

use std::ops::ControlFlow;

use ergodoku_core::{Cell, CellSet, Digit, House, HouseKind, HouseSet, State};

use super::exocet::{Base, Exocet, ExocetForm};
use crate::context::Context;
use crate::sink::{Distinct, Sink};

/// Every exocet of a form that eliminates something, and whose base and targets are those of no simpler form.
pub(crate) fn find(
    context: &Context<'_>,
    form: ExocetForm,
    sink: &mut impl Sink<Exocet>,
) -> ControlFlow<()> {
    let state = context.state;
    let mut found = Distinct::new(sink);
    for base in Base::all(state) {
        let mut simpler: Vec<CellSet> =
            base.juniors(state).iter().map(Exocet::target_cells).collect();
        if form == ExocetForm::Complex {
            simpler.extend(
                of_base(context, &base, ExocetForm::Senior)?.iter().map(Exocet::target_cells),
            );
        }
        for exocet in of_base(context, &base, form)? {
            if !simpler.contains(&exocet.target_cells()) {
                found.offer(exocet.eliminated(state), || exocet)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Every exocet of a base and a form.
fn of_base(context: &Context<'_>, base: &Base, form: ExocetForm) -> ControlFlow<(), Vec<Exocet>> {
    let search = Search::new(context.state, base, form);
    let mut found = Vec::new();
    let houses: Vec<House> = search.cross_lines.iter().collect();
    // With each house the later ones that may be cross lines together with it: few are.
    let mut fitting = vec![HouseSet::EMPTY; houses.len()];
    for (at, first) in houses.iter().enumerate() {
        context.check()?;
        let later = houses[at + 1..].iter().copied();
        fitting[at] = later.filter(|it| search.may_be_bound([*first, *it])).collect();
    }
    for (at, first) in houses.iter().enumerate() {
        context.check()?;
        for (next, second) in houses.iter().enumerate().skip(at + 1) {
            if fitting[at].contains(*second) {
                for third in (fitting[at] & fitting[next]).iter() {
                    search.bind([*first, *second, third], &mut found);
                }
            }
        }
    }
    ControlFlow::Continue(found)
}

/// The cells of targets, and for each digit the covers of its other places.
type Bound = (CellSet, Vec<HouseSet>);

/// A search for the cross lines of a base.
struct Search<'a> {
    base: &'a Base,
    form: ExocetForm,
    /// The houses without a base cell that can be cross lines.
    cross_lines: HouseSet,
    /// The houses that can be covers.
    covers: HouseSet,
    /// For each base digit the places that it has left if a base cell holds it, and the houses that need it.
    left: Vec<(CellSet, HouseSet)>,
}

impl<'a> Search<'a> {
    fn new(state: &State, base: &'a Base, form: ExocetForm) -> Search<'a> {
        let cells: CellSet = base.cells.into_iter().collect();
        let is_across = |it: &House| it.kind() != HouseKind::Box && it.kind() != base.line.kind();
        let is_free = |it: &House| it.cells().is_disjoint(cells);
        let free: HouseSet = House::all().filter(is_free).collect();
        let (cross_lines, covers) = match form {
            ExocetForm::Complex => (free, House::all().collect()),
            _ => {
                let along = base.line.kind().houses().collect();
                (free.iter().filter(is_across).collect(), along)
            }
        };
        let of_digit = |digit: Digit| {
            let places = state.places(digit) - cells - cells.common_peers();
            let needs = |it: &House| state.placed(digit).is_disjoint(it.cells());
            (places, free.iter().filter(needs).collect())
        };
        let left = base.digits.iter().map(of_digit).collect();
        Search { base, form, cross_lines, covers, left }
    }

    /// Whether two houses can be cross lines, whatever the third is: two covers and two targets have room for all places of each
    /// digit in them.
    fn may_be_bound(&self, cross_lines: [House; 2]) -> bool {
        let cross_lines: HouseSet = cross_lines.into_iter().collect();
        self.left.iter().all(|(places, needing)| {
            let cover = Cover::new(*places, cross_lines & *needing, self.covers - cross_lines);
            cover.is_possible(cover.places, 2, 2)
        })
    }

    /// Adds the exocets with three cross lines, each of which is needed.
    fn bind(&self, cross_lines: [House; 3], found: &mut Vec<Exocet>) {
        let all: HouseSet = cross_lines.into_iter().collect();
        for (targets, covers) in self.bound(all, CellSet::EMPTY) {
            let cells: Vec<Cell> = targets.iter().collect();
            let Ok(targets) = <[Cell; 2]>::try_from(cells) else { continue };
            let is_needed =
                |it: &House| self.bound(all.without(*it), targets.into_iter().collect()).is_empty();
            if cross_lines.iter().all(is_needed) {
                found.push(self.base.exocet(self.form, targets.to_vec(), all, covers));
            }
        }
    }

    /// Each way to bind all digits by some cross lines: to the given targets, or if there are none to any two.
    fn bound(&self, cross_lines: HouseSet, given: CellSet) -> Vec<Bound> {
        let mut bound: Vec<Bound> = vec![(given, Vec::new())];
        for (places, needing) in &self.left {
            let lines = cross_lines & *needing;
            let Some(most) = lines.len().checked_sub(1) else { return Vec::new() };
            let mut next: Vec<Bound> = Vec::new();
            let cover = Cover::new(*places, lines, self.covers - cross_lines);
            for (targets, before) in &bound {
                cover.each(
                    cover.places - *targets,
                    most,
                    HouseSet::EMPTY,
                    *targets,
                    &mut |targets, covers| {
                        if !next.iter().any(|it| it.0 == targets) {
                            let covers = before.iter().copied().chain([covers]).collect();
                            next.push((targets, covers));
                        }
                    },
                );
            }
            bound = next;
            if bound.is_empty() {
                break;
            }
        }
        bound
    }
}

/// The places of a digit in cross lines, and what may cover them.
struct Cover {
    places: CellSet,
    /// Those where two cross lines cross: no other line through them is left for both.
    crossings: CellSet,
    houses: HouseSet,
}

impl Cover {
    fn new(places: CellSet, cross_lines: HouseSet, houses: HouseSet) -> Cover {
        let (mut once, mut twice) = (CellSet::EMPTY, CellSet::EMPTY);
        for line in cross_lines.iter() {
            twice |= once & line.cells();
            once |= line.cells();
        }
        Cover { places: places & once, crossings: places & twice, houses }
    }

    /// Whether so many covers and targets have room for some places.
    fn is_possible(&self, left: CellSet, room: usize, targets: usize) -> bool {
        let Some(first) = left.first() else { return true };
        let in_cover = |house: &House| {
            self.is_possible(left - (house.cells() - self.crossings), room - 1, targets)
        };
        let mut covers = first.houses().into_iter().filter(|it| self.houses.contains(*it));
        room > 0 && !self.crossings.contains(first) && covers.any(|it| in_cover(&it))
            || targets > 0 && self.is_possible(left.without(first), room, targets - 1)
    }

    /// Visits the ways to take each of some places as a target or in one of so many covers.
    fn each(
        &self,
        left: CellSet,
        room: usize,
        covers: HouseSet,
        targets: CellSet,
        visit: &mut impl FnMut(CellSet, HouseSet),
    ) {
        let Some(first) = left.first() else { return visit(targets, covers) };
        if room > 0 && !self.crossings.contains(first) {
            for house in first.houses().into_iter().filter(|it| self.houses.contains(*it)) {
                let left = left - (house.cells() - self.crossings);
                self.each(left, room - 1, covers.with(house), targets, visit);
            }
        }
        if targets.len() < 2 {
            self.each(left.without(first), room, covers, targets.with(first), visit);
        }
    }
}
