//! Unique rectangles with the places of their digits in houses of two corners, and with sets of a line and a box.

use std::mem;
use std::ops::ControlFlow;

use ergodoku_core::{CandidateSet, Cell, CellSet, Constraint, DigitSet, House, State};
use ergodoku_kernel::for_each_cell_set;
use ergodoku_proof::DeadlyPattern;

use super::bound_rectangle::{BoundReason, BoundRectangle, Room};
use super::guarded::Guarded;
use super::rectangle::{self, Rectangle, RectangleType};
use crate::context::Context;
use crate::sink::{Distinct, Sink};

/// Where the digits of a rectangle have their other places.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Sides {
    /// Some outside the rectangle.
    External,
    /// All in other corners: the sides are strong links.
    StrongLinks,
}

/// The types that are techniques of their own: what they conclude is left to them.
const NAMED: [RectangleType; 4] =
    [RectangleType::Three, RectangleType::Four, RectangleType::Six, RectangleType::Hidden];

/// Every rectangle with sides of a kind, those with few sides first. What fewer sides conclude is not reported again.
pub(crate) fn find(
    context: &Context<'_>,
    wanted: Sides,
    sink: &mut impl Sink<BoundRectangle>,
) -> ControlFlow<()> {
    // This takes longer than to solve the puzzle.
    if !context.has_one_solution() {
        return ControlFlow::Continue(());
    }
    let state = context.state;
    let mut found = Distinct::new(sink);
    for rectangle in rectangle::open(state) {
        context.check()?;
        let Some(search) = Search::of(state, &rectangle) else { continue };
        let named = NAMED.into_iter().flat_map(|it| rectangle.findings(state, it));
        let (_, excluded) = Guarded::excluding(state, &search.guardians);
        let mut known = named.fold(excluded, |all, (_, eliminated)| all | eliminated);
        for size in 1..=4 {
            let mut fresh = CandidateSet::EMPTY;
            for bound in search.bound(size, &known) {
                for (reason, eliminated) in search.findings(&bound) {
                    fresh |= eliminated;
                    if search.sides_of(&bound) == wanted {
                        found.offer(eliminated - known, || BoundRectangle {
                            reason,
                            ..bound.clone()
                        })?;
                    }
                }
            }
            known |= fresh;
        }
    }
    ControlFlow::Continue(())
}

/// A rectangle and the places of its digits in houses of two corners.
struct Search<'a> {
    state: &'a State,
    pattern: DeadlyPattern,
    guardians: CandidateSet,
    sides: Vec<(Constraint, CandidateSet)>,
}

impl<'a> Search<'a> {
    fn of(state: &'a State, rectangle: &Rectangle) -> Option<Search<'a>> {
        let (cells, digits) = (rectangle.cells(), rectangle.digits());
        let pattern = DeadlyPattern::new(CandidateSet::product(cells, digits))?;
        let guardians = pattern.guardians() & *state.all_candidates();
        let places = |house: House, digit| {
            let places = CandidateSet::of(digit, state.places(digit) & house.cells());
            (Constraint::House(house, digit), places)
        };
        let houses = House::all().filter(|house| (house.cells() & cells).len() == 2);
        let sides = houses.flat_map(|house| digits.iter().map(move |digit| (house, digit)));
        let sides = sides.map(|(house, digit)| places(house, digit)).collect();
        (!guardians.is_empty()).then_some(Search { state, pattern, guardians, sides })
    }

    /// All choices of so many sides and as many corners that can lead to something that is not known.
    fn bound(&self, size: usize, known: &CandidateSet) -> Vec<BoundRectangle> {
        let mut found = Vec::new();
        let corners: Vec<Cell> = self.pattern.cells().iter().collect();
        for chosen in (0..1 << corners.len()).filter(|it: &usize| it.count_ones() as usize == size)
        {
            let is_chosen = |index: &usize| chosen >> index & 1 == 1;
            let filled: CellSet = (0..4).filter(is_chosen).map(|it| corners[it]).collect();
            let inside = CandidateSet::product(filled, DigitSet::ALL);
            let mut bound = BoundRectangle {
                pattern: self.pattern,
                guardians: self.guardians,
                sides: Vec::new(),
                filled,
                one_of: self.guardians - inside,
                reason: BoundReason::ExcludesAll,
            };
            let sides: Vec<Side> =
                self.sides.iter().filter_map(|it| Side::of(self.state, it, inside)).collect();
            let (_, excluded) = Guarded::excluding(self.state, &bound.one_of);
            let excluded = excluded - *known;
            if leads_on(&bound.one_of, &excluded) {
                extend(&mut bound, &excluded, &sides, CandidateSet::EMPTY, &mut found);
            }
        }
        found
    }

    fn sides_of(&self, bound: &BoundRectangle) -> Sides {
        match bound.one_of.cells().is_subset(self.pattern.cells()) {
            true => Sides::StrongLinks,
            false => Sides::External,
        }
    }

    /// What follows if one of the candidates is true.
    fn findings(&self, bound: &BoundRectangle) -> Vec<(BoundReason, CandidateSet)> {
        let (_, excluded) = Guarded::excluding(self.state, &bound.one_of);
        let mut found = vec![(BoundReason::ExcludesAll, excluded)];
        if self.counts_once(bound) {
            found.extend(self.subsets(bound));
            found.extend(self.hidden(bound));
        }
        found
    }

    /// Whether no two sides have one of their other places in common, so that the candidates can be counted as those of one cell.
    fn counts_once(&self, bound: &BoundRectangle) -> bool {
        let inside = CandidateSet::product(bound.filled, DigitSet::ALL);
        let sides = self.sides.iter().filter(|(rule, _)| bound.sides.contains(rule));
        let mut seen = CandidateSet::EMPTY;
        sides.map(|(_, places)| *places - inside).all(|elsewhere| {
            let is_fresh = elsewhere.is_disjoint(&seen);
            seen |= elsewhere;
            is_fresh
        })
    }

    /// They count as one cell of a naked subset.
    fn subsets(&self, bound: &BoundRectangle) -> Vec<(BoundReason, CandidateSet)> {
        let (own, digits) = (bound.one_of.cells(), bound.one_of.digits());
        let mut found = Vec::new();
        for house in own.common_houses().iter().filter(|_| digits.len() > 1) {
            let around = (house.cells() & self.state.unsolved()) - own - self.pattern.cells();
            let digits_of = |cell| self.state.candidates(cell);
            for_each_cell_set(around, digits, 1, digits_of, &mut |cells, digits| {
                let seen = house.cells() - own - cells;
                let eliminated = CandidateSet::product(seen, digits) & *self.state.all_candidates();
                let rooms = vec![Room { house, digits }];
                found.push((BoundReason::Subset { cells, rooms }, eliminated));
            });
        }
        found
    }

    /// They are in two cells, and one more digit has no other place in a house of both.
    fn hidden(&self, bound: &BoundRectangle) -> Vec<(BoundReason, CandidateSet)> {
        let own = bound.one_of.cells();
        let mut found = Vec::new();
        for house in own.common_houses().iter().filter(|_| own.len() == 2) {
            for digit in (DigitSet::ALL - bound.one_of.digits()).iter() {
                if self.state.places(digit) & house.cells() == own {
                    let others = DigitSet::ALL.without(digit);
                    let eliminated = CandidateSet::product(own, others) - bound.one_of;
                    let eliminated = eliminated & *self.state.all_candidates();
                    found.push((BoundReason::HiddenSubset { house, digit }, eliminated));
                }
            }
        }
        found
    }
}

/// A digit in a house of two corners, beside some corners that are filled.
struct Side {
    rule: Constraint,
    /// Its places in the filled corners.
    there: CandidateSet,
    /// Its other places.
    elsewhere: CandidateSet,
    /// What each of these excludes.
    excluded: CandidateSet,
}

impl Side {
    /// `None` if it has no place in the filled corners, whose candidates are `inside`.
    fn of(state: &State, side: &(Constraint, CandidateSet), inside: CandidateSet) -> Option<Side> {
        let &(rule, places) = side;
        let (there, elsewhere) = (places & inside, places - inside);
        let (_, excluded) = Guarded::excluding(state, &elsewhere);
        (!there.is_empty()).then_some(Side { rule, there, elsewhere, excluded })
    }
}

/// Adds sides, as many as corners are filled, of which no two have a place in the same candidate of these: each takes one of them,
/// unless one of its other places is true.
fn extend(
    bound: &mut BoundRectangle,
    excluded: &CandidateSet,
    sides: &[Side],
    taken: CandidateSet,
    found: &mut Vec<BoundRectangle>,
) {
    if bound.sides.len() == bound.filled.len() {
        if !bound.one_of.is_empty() {
            found.push(bound.clone());
        }
        return;
    }
    for (index, side) in sides.iter().enumerate() {
        let (one_of, excluded) = (bound.one_of | side.elsewhere, *excluded & side.excluded);
        if side.there.is_disjoint(&taken) && leads_on(&one_of, &excluded) {
            let fewer = mem::replace(&mut bound.one_of, one_of);
            bound.sides.push(side.rule);
            extend(bound, &excluded, &sides[index + 1..], taken | side.there, found);
            bound.sides.pop();
            bound.one_of = fewer;
        }
    }
}

/// Whether something may follow if one of the candidates is true: something is excluded by each, or a house has all of them.
fn leads_on(one_of: &CandidateSet, excluded: &CandidateSet) -> bool {
    !excluded.is_empty() || !one_of.cells().common_houses().is_empty()
}

/// Every rectangle whose guardians are in two cells of a line and a box, and whose digits some cells of both use up, a Sue de
/// Coq.
pub(crate) fn sue_de_coq(
    context: &Context<'_>,
    sink: &mut impl Sink<BoundRectangle>,
) -> ControlFlow<()> {
    let state = context.state;
    let mut found = Distinct::new(sink);
    for rectangle in rectangle::unique(context) {
        context.check()?;
        let Some(search) = Search::of(state, rectangle) else { continue };
        let roof = search.guardians.cells();
        let houses: Vec<House> = roof.common_houses().iter().collect();
        let &[line, box_] = &houses[..] else { continue };
        if roof.len() != 2 || search.guardians.digits().len() < 2 {
            continue;
        }
        for (cells, rooms) in search.crossing(roof, [line, box_]) {
            let seen =
                |it: &Room| CandidateSet::product(it.house.cells() - roof - cells, it.digits);
            let eliminated = rooms.iter().fold(CandidateSet::EMPTY, |all, it| all | seen(it));
            found.offer(eliminated & *state.all_candidates(), || BoundRectangle {
                pattern: search.pattern,
                guardians: search.guardians,
                sides: Vec::new(),
                filled: CellSet::EMPTY,
                one_of: search.guardians,
                reason: BoundReason::Subset { cells, rooms },
            })?;
        }
    }
    ControlFlow::Continue(())
}

impl Search<'_> {
    /// Cells of the line, of the box, and perhaps the third one of the crossing, with the digits of line and box: those of the
    /// cells in the line are not in the cells in the box.
    fn crossing(&self, roof: CellSet, [line, box_]: [House; 2]) -> Vec<(CellSet, Vec<Room>)> {
        let open = self.state.unsolved() - roof;
        let own = self.guardians.digits();
        let third = open & line.cells() & box_.cells();
        let in_line = self.sets_with_guardian_digits((open & line.cells()) - third);
        let in_box = self.sets_with_guardian_digits((open & box_.cells()) - third);
        let mut found = Vec::new();
        for &(some, of_line) in &in_line {
            for &(others, of_box) in &in_box {
                if !of_line.is_disjoint(of_box) {
                    continue;
                }
                for middle in [CellSet::EMPTY, third] {
                    let cells = some | others | middle;
                    let all = own | of_line | of_box | self.digits_of(middle);
                    if all.len() == cells.len() + 1 {
                        let [line, box_] = [(line, all - of_box), (box_, all - of_line)]
                            .map(|(house, digits)| Room { house, digits });
                        found.push((cells, vec![line, box_]));
                    }
                }
            }
        }
        found
    }

    fn digits_of(&self, cells: CellSet) -> DigitSet {
        cells.iter().fold(DigitSet::EMPTY, |all, it| all | self.state.candidates(it))
    }

    /// The choices among some cells that have more digits than cells, one of them a digit of the guardians.
    fn sets_with_guardian_digits(&self, cells: CellSet) -> Vec<(CellSet, DigitSet)> {
        let mut sets = vec![CellSet::EMPTY];
        for cell in cells.iter() {
            let with: Vec<CellSet> = sets.iter().map(|set| set.with(cell)).collect();
            sets.extend(with);
        }
        let with_digits = sets.into_iter().map(|it| (it, self.digits_of(it)));
        let is_wanted = |(cells, digits): &(CellSet, DigitSet)| {
            digits.len() > cells.len() && !digits.is_disjoint(self.guardians.digits())
        };
        with_digits.filter(is_wanted).collect()
    }
}
