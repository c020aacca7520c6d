//! A rating step by step: each elimination by itself, as a step of the engine.

use ergodoku_core::{
    Candidate, CandidateSet, Conclusion, Constraint, Digit, DigitSet, House, HouseKind, HouseSet,
    State,
};
use ergodoku_engine::patterns::single::Alone;
use ergodoku_engine::patterns::subset::SubsetKind;
use ergodoku_engine::patterns::{Fish, Intersection, Pattern, Single, Subset, Whip};
use ergodoku_engine::{Step, Technique, techniques as t};
use ergodoku_kernel::whips::{Domains, Kind, SubsetTable};

use super::levels::{Closed, Levels};
use super::rater::end;
use super::rating::{PuzzleRating, RatedStep, RatingEnd};
use super::{notation, techniques};

/// A step, and its notation in CSP-Rules.
type Told = (Step, String);

/// Rates the puzzle from a state, with its steps. After each elimination the search begins anew with singles and the shortest
/// chains, so each step is a shortest one.
pub(crate) fn rate(state: &State, kind: Kind, levels: &mut Levels, most: usize) -> PuzzleRating {
    let (mut now, mut steps, mut greatest) = (state.clone(), Vec::new(), 0);
    let mut domains = Domains::of(&now);
    levels.start();
    let end = loop {
        if now.unsolved().is_empty() {
            break RatingEnd::Rated;
        }
        let found = next(&now, &domains, kind, levels, most);
        let (length, (step, csp)) = match found {
            Ok(found) => found,
            Err(closed) => break end(closed),
        };
        greatest = greatest.max(length);
        steps.push(RatedStep { length, state: now.clone(), step, csp });
        let step = &steps[steps.len() - 1].step;
        now.apply_unchecked(&step.conclusion);
        let before = std::mem::replace(&mut domains, Domains::of(&now));
        levels.after(&before, &domains);
    };
    let rating = (end == RatingEnd::Rated).then_some(greatest);
    PuzzleRating { rating, end, steps }
}

/// The next step and its length.
fn next(
    state: &State,
    domains: &Domains,
    kind: Kind,
    levels: &mut Levels,
    most: usize,
) -> Result<(usize, Told), Closed> {
    if let Some(step) = single(state, domains)? {
        return Ok((0, step));
    }
    for length in 1..=most {
        let step = match length {
            1 => locked(state, domains),
            _ if levels.has_subsets(length) => subset(state, domains, length),
            _ => None,
        };
        let step = step.or_else(|| chain(state, domains, kind, levels, length));
        match step {
            _ if levels.search.stop.is_over() => return Err(Closed::Stopped),
            Some(step) => return Ok((length, step)),
            None if levels.is_exhausted(length) => return Err(Closed::Stuck),
            None => {}
        }
    }
    Err(Closed::Cut)
}

/// A cell with one candidate, or a digit with one place in a house.
fn single(state: &State, domains: &Domains) -> Result<Option<Told>, Closed> {
    for rule in Constraint::all() {
        let left = domains.left(rule.index());
        let Some(candidate) = left.single() else {
            if left.is_empty() {
                return Err(Closed::Broken);
            }
            continue;
        };
        if state.filled().contains(candidate.cell) {
            continue;
        }
        let (technique, alone) = match rule {
            Constraint::Cell(_) => (&t::NAKED_SINGLE, Alone::InCell),
            Constraint::House(house, _) => (&t::HIDDEN_SINGLE, Alone::InHouse { house }),
        };
        let pattern = Pattern::Single(Single { candidate, alone });
        let step = Step { technique, pattern, conclusion: Conclusion::Place(candidate) };
        let csp = notation::single(candidate, alone);
        return Ok(Some((step, csp)));
    }
    Ok(None)
}

/// A digit whose places in a house lie in one crossing: a whip of length 1.
fn locked(state: &State, domains: &Domains) -> Option<Told> {
    for rule in Constraint::all() {
        let Constraint::House(base, digit) = rule else { continue };
        let cells = domains.left(rule.index()).cells();
        if cells.len() < 2 {
            continue;
        }
        for cover in cells.common_houses().without(base).iter() {
            let lost = (state.places(digit) & cover.cells()) - cells;
            if lost.is_empty() {
                continue;
            }
            let is_box = base.kind() == HouseKind::Box;
            let technique = if is_box { &t::POINTING } else { &t::CLAIMING };
            let pattern = Pattern::Intersection(Intersection { digit, base, cover, cells });
            let lost = CandidateSet::of(digit, lost);
            let csp = notation::locked(rule, cells, &lost);
            let conclusion = Conclusion::Eliminate(lost);
            return Some((Step { technique, pattern, conclusion }, csp));
        }
    }
    None
}

/// A subset of a size.
fn subset(state: &State, domains: &Domains, size: usize) -> Option<Told> {
    let (table, rows, columns, lost) = domains.first_subset(size)?;
    let [rows_set, columns_set] = [rows, columns].map(DigitSet::from_bits);
    let naked: [&'static Technique; 3] = [&t::NAKED_PAIR, &t::NAKED_TRIPLE, &t::NAKED_QUAD];
    let hidden: [&'static Technique; 3] = [&t::HIDDEN_PAIR, &t::HIDDEN_TRIPLE, &t::HIDDEN_QUAD];
    let fish: [&'static Technique; 3] = [&t::X_WING, &t::SWORDFISH, &t::JELLYFISH];
    let of_house = |house: usize, positions: u16, digits: DigitSet, form: SubsetKind| {
        let house = House::from_index(house);
        let cells = house.cells_at(positions);
        Pattern::Subset(Subset { house, cells, digits, form, locked_in: None })
    };
    let lines = |first: usize, numbers: DigitSet| -> HouseSet {
        numbers.iter().map(|it| House::from_index(first + it.index())).collect()
    };
    let of_lines = |digit: usize, base: HouseSet, cover: HouseSet| {
        let digit = Digit::from_index(digit);
        Pattern::Fish(Fish::new(digit, state.places(digit), base, cover))
    };
    let (techniques, pattern) = match table {
        SubsetTable::Naked(house) => (naked, of_house(house, rows, columns_set, SubsetKind::Naked)),
        SubsetTable::Hidden(house) => {
            (hidden, of_house(house, columns, rows_set, SubsetKind::Hidden))
        }
        SubsetTable::Rows(digit) => {
            (fish, of_lines(digit, lines(0, rows_set), lines(9, columns_set)))
        }
        SubsetTable::Columns(digit) => {
            (fish, of_lines(digit, lines(9, rows_set), lines(0, columns_set)))
        }
    };
    let csp = notation::subset(table, rows, columns, &lost);
    let conclusion = Conclusion::Eliminate(lost);
    Some((Step { technique: techniques[size - 2], pattern, conclusion }, csp))
}

/// A chain of a length.
fn chain(
    state: &State,
    domains: &Domains,
    kind: Kind,
    levels: &mut Levels,
    length: usize,
) -> Option<Told> {
    let mut found = None;
    levels.for_each_target(domains, length, |target| {
        found = Some(target);
        false
    });
    let target = Candidate::from_index(found?);
    let mut whip = Whip::new(state, kind, target, levels.search.chain());
    whip.least = Some(length);
    let technique = techniques::of(&whip);
    let lost = CandidateSet::only(target);
    let csp = format!("{}{}", whip.csp(), notation::eliminated(&lost));
    let conclusion = Conclusion::Eliminate(lost);
    Some((Step { technique, pattern: Pattern::Whip(whip), conclusion }, csp))
}
