//! Fish of lines and of any houses.

use std::collections::BTreeSet;

use ergodoku_core::{CandidateSet, CellSet, Digit, House, HouseKind, HouseSet, State};
use ergodoku_engine::{Limits, Pattern, Profile, Technique, techniques as t};

use crate::oracles::judge::{choose, gone, judge, seeing_all};
use crate::oracles::states;
use crate::oracles::templates::templates;

/// What fins a fish has.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Fins {
    None,
    Finned,
    Sashimi,
}

fn all_cells(houses: &[House]) -> CellSet {
    houses.iter().fold(CellSet::EMPTY, |all, house| all | house.cells())
}

/// Any base lines with as many cover lines across. The places of the base outside the cover are the fins,
/// and what sees them all goes from the rest of the cover. The base line with the fewest places in the cover
/// says what it is called: two or more, or one.
fn of_lines(state: &State, size: usize, wanted: Fins) -> BTreeSet<CandidateSet> {
    let mut all = BTreeSet::new();
    for digit in Digit::ALL {
        let places = state.places(digit);
        for (along, across) in
            [(HouseKind::Row, HouseKind::Column), (HouseKind::Column, HouseKind::Row)]
        {
            let with = |kind: HouseKind, least: usize, cells: CellSet| -> Vec<House> {
                kind.houses().filter(|line| (line.cells() & cells).len() >= least).collect()
            };
            // A line with one place has a hidden single.
            for base in choose(&with(along, 2, places), size) {
                let base_cells = all_cells(&base);
                for cover in choose(&with(across, 1, places & base_cells), size) {
                    let covered = all_cells(&cover);
                    let fins = (places & base_cells) - covered;
                    let rest = (places & covered) - base_cells;
                    if rest.is_empty() || fins.len() > 5 {
                        continue;
                    }
                    let rest = rest & seeing_all(fins);
                    let in_cover = |line: &House| (places & covered & line.cells()).len();
                    let fewest = base.iter().map(in_cover).min().unwrap_or_default();
                    let kind = match (fins.is_empty(), fewest) {
                        (_, 0) | (true, 1) => continue,
                        (true, _) => Fins::None,
                        (false, 1) => Fins::Sashimi,
                        (false, _) => Fins::Finned,
                    };
                    if kind == wanted && !rest.is_empty() {
                        all.insert(CandidateSet::of(digit, rest));
                    }
                }
            }
        }
    }
    all
}

fn judge_lines(techniques: [&'static Technique; 3], size: usize, one_in: usize, least: usize) {
    for (technique, fins) in techniques.into_iter().zip([Fins::None, Fins::Finned, Fins::Sashimi]) {
        judge(technique, states::one_in(one_in), least, gone, |it| of_lines(it, size, fins));
    }
}

#[test]
fn fish_of_lines_are_all_bases_with_all_covers() {
    judge_lines([&t::X_WING, &t::FINNED_X_WING, &t::SASHIMI_X_WING], 2, 2, 100);
    judge_lines([&t::SWORDFISH, &t::FINNED_SWORDFISH, &t::SASHIMI_SWORDFISH], 3, 5, 40);
    judge_lines([&t::JELLYFISH, &t::FINNED_JELLYFISH, &t::SASHIMI_JELLYFISH], 4, 10, 10);
}

#[test]
fn large_fish_of_lines_are_all_bases_with_all_covers() {
    judge_lines([&t::SQUIRMBAG, &t::FINNED_SQUIRMBAG, &t::SASHIMI_SQUIRMBAG], 5, 25, 1);
    judge_lines([&t::WHALE, &t::FINNED_WHALE, &t::SASHIMI_WHALE], 6, 25, 1);
    judge_lines([&t::LEVIATHAN, &t::FINNED_LEVIATHAN, &t::SASHIMI_LEVIATHAN], 7, 25, 1);
}

/// Which houses base and cover have.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Class {
    Basic,
    Franken,
    Mutant,
}

fn class(base: &[House], cover: &[House]) -> Class {
    let has = |houses: &[House], kind| houses.iter().any(|it| it.kind() == kind);
    let along = has(base, HouseKind::Row) || has(cover, HouseKind::Column);
    let across = has(base, HouseKind::Column) || has(cover, HouseKind::Row);
    if along && across {
        Class::Mutant
    } else if has(base, HouseKind::Box) || has(cover, HouseKind::Box) {
        Class::Franken
    } else {
        Class::Basic
    }
}

/// A fish of any houses: what it is, how many fins and endo-fins it has, what it eliminates.
struct Fish {
    class: Class,
    fins: usize,
    endo_fins: usize,
    gone: CellSet,
}

/// Any base houses with as many other cover houses, each of which holds some place of the base. Places in
/// more base than cover houses are fins; what lies in more cover than base houses and sees all fins goes.
fn fish(places: CellSet, size: usize) -> Vec<Fish> {
    let houses: Vec<House> =
        House::all().filter(|house| !house.cells().is_disjoint(places)).collect();
    let choices = choose(&houses, size);
    let mut all = Vec::new();
    // By choice, its houses, and the cells in one of these or more, in two or more, in three.
    let layers: Vec<(HouseSet, [CellSet; 3])> = choices
        .iter()
        .map(|choice| {
            let cells = [1, 2, 3].map(|many| {
                let cells = all_cells(choice).iter();
                let is_in =
                    |cell: &_| choice.iter().filter(|it| it.cells().contains(*cell)).count();
                cells.filter(|cell| is_in(cell) >= many).collect()
            });
            (choice.iter().copied().collect(), cells)
        })
        .collect();
    let above = |one: &[CellSet; 3], other: &[CellSet; 3]| {
        (one[0] - other[0]) | (one[1] - other[1]) | (one[2] - other[2])
    };
    for (base, (base_houses, base_cells)) in choices.iter().zip(&layers) {
        for (cover, (cover_houses, cover_cells)) in choices.iter().zip(&layers) {
            if !base_houses.is_disjoint(*cover_houses) {
                continue;
            }
            let exposed = places & above(cover_cells, base_cells);
            if exposed.is_empty() {
                continue;
            }
            let fins = places & above(base_cells, cover_cells);
            let gone = exposed & seeing_all(fins);
            let is_used = |it: &House| !(places & base_cells[0] & it.cells()).is_empty();
            if !gone.is_empty() && cover.iter().all(is_used) {
                let endo_fins = (fins & base_cells[1]).len();
                all.push(Fish { class: class(base, cover), fins: fins.len(), endo_fins, gone });
            }
        }
    }
    all
}

/// A fish that a smaller one makes needless need not be found. So of each technique: what it finds goes by
/// the definition, and what goes by the definition and by no smaller fish is found.
fn judge_houses(
    state: &State,
    digit: Digit,
    size: usize,
    techniques: &[(&'static Technique, Class, bool)],
) -> usize {
    let places = state.places(digit);
    let smaller = (1..size).flat_map(|size| fish(places, size));
    let by_smaller = smaller.fold(CellSet::EMPTY, |all, it| all | it.gone);
    let fish = fish(places, size);
    let limits = Limits::default();
    let mut compared = 0;
    for &(technique, class, has_fins) in techniques {
        let is_such = |it: &&Fish| it.class == class && (it.fins > 0) == has_fins;
        let such = || fish.iter().filter(is_such);
        let within = such()
            .filter(|it| it.fins <= limits.fins.get() && it.endo_fins <= limits.endo_fins.get())
            .fold(CellSet::EMPTY, |all, it| all | it.gone);
        let steps = technique.all_steps(state, &Profile::default());
        let found = steps.iter().filter(|step| step.pattern.digits().contains(digit));
        let mut union = CellSet::EMPTY;
        for step in found {
            let Pattern::Fish(_) = &step.pattern else { panic!("{step}") };
            let cells = gone(step).cells_of(digit);
            assert!(such().any(|it| it.gone == cells), "{step} in {state}: by no definition");
            union |= cells;
        }
        let missed = within - by_smaller - union;
        let line = ergodoku_core::text::write_library(state);
        assert!(missed.is_empty(), "{}: {digit} in {missed} of {line}", technique.name);
        compared += (within - by_smaller).len();
    }
    compared
}

#[test]
fn complex_fish_of_two_houses_are_all_that_a_single_house_does_not_outdo() {
    let techniques: [(&'static Technique, Class, bool); 4] = [
        (&t::FRANKEN_X_WING, Class::Franken, false),
        (&t::FINNED_FRANKEN_X_WING, Class::Franken, true),
        (&t::MUTANT_X_WING, Class::Mutant, false),
        (&t::FINNED_MUTANT_X_WING, Class::Mutant, true),
    ];
    let states = states::one_in(80).flat_map(|state| Digit::ALL.map(|digit| (state, digit)));
    let compared: usize =
        states.map(|(state, digit)| judge_houses(state, digit, 2, &techniques)).sum();
    assert!(compared >= 8, "only {compared}");
}

#[test]
fn complex_fish_of_three_houses_are_all_that_smaller_fish_do_not_outdo() {
    let techniques: [(&'static Technique, Class, bool); 4] = [
        (&t::FRANKEN_SWORDFISH, Class::Franken, false),
        (&t::FINNED_FRANKEN_SWORDFISH, Class::Franken, true),
        (&t::MUTANT_SWORDFISH, Class::Mutant, false),
        (&t::FINNED_MUTANT_SWORDFISH, Class::Mutant, true),
    ];
    // Most that falls falls to fish of two houses already; only the rest is worth the many choices.
    let pairs = states::all().flat_map(|state| Digit::ALL.map(|digit| (state, digit)));
    let few = pairs.filter(|(state, digit)| (10..=16).contains(&state.places(*digit).len()));
    let falling = few.filter(|(state, digit)| {
        let places = state.places(*digit);
        let smaller = (1..3).flat_map(|size| fish(places, size));
        let by_smaller = smaller.fold(CellSet::EMPTY, |all, it| all | it.gone);
        let used = templates(places | state.placed(*digit)).into_iter();
        let used = used.fold(CellSet::EMPTY, |all, it| all | it);
        !(places - used - by_smaller).is_empty()
    });
    let compared: usize =
        falling.take(4).map(|(state, digit)| judge_houses(state, digit, 3, &techniques)).sum();
    assert!(compared >= 6, "only {compared}");
}
