//! Rank patterns, by counting truths and links.

use std::collections::BTreeSet;

use ergodoku_core::{
    Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, House, HouseKind, State,
};
use ergodoku_engine::{Profile, Technique, techniques as t};

use crate::oracles::judge::{bivalue, choose, gone, judge, left};
use crate::oracles::states;

/// Digits that a house has only where it crosses another one and in as many cells less one, and the other house has as many
/// cells less one with no other candidates.
fn almost_locked(state: &State, size: usize) -> BTreeSet<CandidateSet> {
    let mut all = BTreeSet::new();
    for hidden in House::all() {
        for naked in House::all() {
            let crossing = hidden.cells() & naked.cells();
            let is_box = [hidden, naked].map(|it| it.kind() == HouseKind::Box);
            if is_box[0] == is_box[1] || crossing.is_empty() {
                continue;
            }
            for digits in choose(&Digit::ALL, size) {
                let digits: DigitSet = digits.into_iter().collect();
                if digits.iter().any(|it| !state.placed(it).is_disjoint(hidden.cells())) {
                    continue;
                }
                let has = |it: &Cell| !(state.candidates(*it) & digits).is_empty();
                let outside: CellSet = (hidden.cells() - crossing).iter().filter(has).collect();
                let is_own = |it: &Cell| {
                    !state.candidates(*it).is_empty() && state.candidates(*it).is_subset(digits)
                };
                let own: CellSet = (naked.cells() - crossing).iter().filter(is_own).collect();
                if outside.len() + 1 == size && own.len() + 1 == size {
                    let others = left(state, outside, DigitSet::ALL - digits);
                    all.insert(others | left(state, naked.cells() - crossing - own, digits));
                }
            }
        }
    }
    all.remove(&CandidateSet::EMPTY);
    all
}

#[test]
fn almost_locked_candidates_are_all_crossings_with_a_few_cells_besides() {
    let some = || states::one_in(2);
    judge(&t::ALMOST_LOCKED_PAIR, some(), 20, gone, |state| almost_locked(state, 2));
    judge(&t::ALMOST_LOCKED_TRIPLE, some(), 20, gone, |state| almost_locked(state, 3));
}

/// Two cells of a row and a column with the same two candidates, which a box that has neither has only in these lines.
fn rectangle_pairs(state: &State) -> BTreeSet<CandidateSet> {
    let mut all = BTreeSet::new();
    let cells = bivalue(state);
    for &one in &cells {
        for &other in cells.iter().filter(|it| **it != one) {
            let digits = state.candidates(one);
            let crossing = Cell::at(one.row().number(), other.column().number());
            let in_box = crossing.box_().cells();
            let lines = one.row().cells() | other.column().cells();
            let fits = |digit: Digit| {
                (state.places(digit) & in_box).is_subset(lines)
                    && state.placed(digit).is_disjoint(in_box)
            };
            if state.candidates(other) == digits
                && !in_box.contains(one)
                && !in_box.contains(other)
                && digits.iter().all(fits)
            {
                let rest = (lines - in_box).without(one).without(other).with(crossing);
                all.insert(left(state, rest, digits));
            }
        }
    }
    all.remove(&CandidateSet::EMPTY);
    all
}

#[test]
fn empty_rectangle_intersection_pairs_are_all_pairs_with_a_box_between() {
    judge(&t::EMPTY_RECTANGLE_INTERSECTION_PAIR, states::all(), 10, gone, rectangle_pairs);
}

/// Of a cube of candidates, the candidate in a slice at two places.
type At = fn(usize, usize, usize) -> Candidate;

/// What the smallest covers of some places in a slice eliminate, one set each, and how many lines they have. A line has all
/// inner places of an outer one, or all outer places of an inner one.
fn covers(
    state: &State,
    at: At,
    slice: usize,
    outer: &[usize],
    inner: &[usize],
) -> (usize, Vec<CandidateSet>) {
    let live = |o: usize, i: usize| state.all_candidates().contains(at(slice, o, i));
    let (mut least, mut best) = (usize::MAX, Vec::new());
    for bits in 0..1usize << outer.len() {
        let own: Vec<usize> =
            (0..outer.len()).filter(|it| bits >> it & 1 == 1).map(|it| outer[it]).collect();
        let open = |i: &&usize| outer.iter().any(|o| !own.contains(o) && live(*o, **i));
        let across: Vec<usize> = inner.iter().filter(open).copied().collect();
        let lines = own.len() + across.len();
        let mut out = CandidateSet::EMPTY;
        for o in 0..9 {
            for i in 0..9 {
                let links = usize::from(own.contains(&o)) + usize::from(across.contains(&i));
                let truths = usize::from(outer.contains(&o) && inner.contains(&i));
                if live(o, i) && links > truths {
                    out.insert(at(slice, o, i));
                }
            }
        }
        if lines < least {
            (least, best) = (lines, Vec::new());
        }
        if lines == least {
            best.push(out);
        }
    }
    (least, best)
}

/// Of each outer place of a slice, the inner places with a candidate, as bits.
fn live_places(state: &State, at: At, slice: usize) -> Vec<u16> {
    let is_live = |o: usize, i: usize| state.all_candidates().contains(at(slice, o, i));
    (0..9).map(|o| (0..9).filter(|i| is_live(o, *i)).map(|i| 1 << i).sum()).collect()
}

/// How many lines the smallest [`covers`] of a slice have.
fn fewest_lines(slice: &[u16], outer: &[usize], inner: u16) -> usize {
    let lines = |own: usize| {
        let others = outer.iter().enumerate().filter(|(at, _)| own >> at & 1 == 0);
        let across = others.fold(0, |across, (_, o)| across | slice[*o]) & inner;
        (own.count_ones() + across.count_ones()) as usize
    };
    (0..1 << outer.len()).map(lines).min().unwrap_or_default()
}

/// In every grid of two or three places by two to four that has as many lines as truths, each slice has a smallest cover
/// whose eliminations are known.
fn compare(
    technique: &'static Technique,
    simpler: &[&'static Technique],
    cubes: &[At],
    least: usize,
) {
    let nine: Vec<usize> = (0..9).collect();
    let mut total = 0;
    let few = states::without_singles().filter(|it| it.all_candidates().len() <= 130);
    for state in &few.step_by(8).cloned().chain([example_of(technique)]).collect::<Vec<State>>() {
        let steps = |it: &'static Technique| it.all_steps(state, &Profile::default());
        let all = simpler.iter().flat_map(|it| steps(it)).chain(steps(technique));
        let known = all.fold(CandidateSet::EMPTY, |all, step| {
            let placed = step.conclusion.placed().map_or(CandidateSet::EMPTY, |it| it.peers());
            all | gone(&step) | placed
        });
        for &at in cubes {
            let live: Vec<Vec<u16>> = (0..9).map(|slice| live_places(state, at, slice)).collect();
            for outer in [2, 3].into_iter().flat_map(|size| choose(&nine, size)) {
                for inner in [2, 3, 4].into_iter().flat_map(|size| choose(&nine, size)) {
                    let inside: u16 = inner.iter().map(|i| 1 << i).sum();
                    let truths_of = |o: &usize| {
                        let any = live.iter().fold(0, |any, slice| any | slice[*o]) & inside;
                        any.count_ones() as usize
                    };
                    let truths: usize = outer.iter().map(truths_of).sum();
                    let lines_of = |slice: &Vec<u16>| fewest_lines(slice, &outer, inside);
                    if truths < 4 || live.iter().map(lines_of).sum::<usize>() != truths {
                        continue;
                    }
                    let all: Vec<(usize, Vec<CandidateSet>)> =
                        (0..9).map(|slice| covers(state, at, slice, &outer, &inner)).collect();
                    for (lines, outs) in all.iter().filter(|it| it.0 > 0) {
                        let is_known = outs.iter().any(|it| it.is_subset(&known));
                        assert!(is_known, "{outer:?} {inner:?} {lines} {outs:?} {state:?}");
                        total += usize::from(outs.iter().all(|it| !it.is_empty()));
                    }
                }
            }
        }
    }
    assert!(total >= least, "{}: only {total}", technique.name);
}

fn by_digit(slice: usize, row: usize, column: usize) -> Candidate {
    Candidate::new(Cell::at(row, column), Digit::from_index(slice))
}

fn by_column(slice: usize, row: usize, digit: usize) -> Candidate {
    by_digit(digit, row, slice)
}

fn by_row(slice: usize, column: usize, digit: usize) -> Candidate {
    by_digit(digit, slice, column)
}

#[test]
fn multi_sector_locked_sets_are_all_grids_of_cells_with_as_many_links() {
    let simpler =
        [&t::NAKED_SINGLE, &t::POINTING, &t::NAKED_PAIR, &t::NAKED_TRIPLE, &t::NAKED_QUAD];
    compare(&t::MSLS, &simpler, &[by_digit], 3);
}

#[test]
fn multi_fish_are_all_digits_in_lines_with_as_many_links() {
    let simpler = [
        &t::HIDDEN_SINGLE,
        &t::CLAIMING,
        &t::HIDDEN_PAIR,
        &t::HIDDEN_TRIPLE,
        &t::HIDDEN_QUAD,
        &t::X_WING,
        &t::SWORDFISH,
        &t::JELLYFISH,
    ];
    compare(&t::MULTI_FISH, &simpler, &[by_column, by_row], 3);
}

/// The cells of two rows and two columns in the boxes of their crossings have as many links as there are cells, with the
/// fewest houses that cover each digit.
fn has_sk_loop(state: &State, rows: [usize; 2], columns: [usize; 2]) -> bool {
    let in_boxes = |cell: &Cell| {
        rows.iter().any(|it| it / 3 == cell.row().number() / 3)
            && columns.iter().any(|it| it / 3 == cell.column().number() / 3)
    };
    let on_one = |cell: &Cell| {
        rows.contains(&cell.row().number()) != columns.contains(&cell.column().number())
    };
    let is_open = |cell: &Cell| state.digit(*cell).is_none();
    let cells: CellSet =
        Cell::all().filter(|it| in_boxes(it) && on_one(it) && is_open(it)).collect();
    let mut houses: Vec<House> = rows.iter().map(|it| House::row(*it)).collect();
    houses.extend(columns.iter().map(|it| House::column(*it)));
    houses.extend(cells.iter().map(|it| it.box_()).collect::<BTreeSet<House>>());
    let fewest = |digit: Digit| {
        let places = state.places(digit) & cells;
        let covers = |some: &Vec<House>| {
            places.iter().all(|it| some.iter().any(|house| house.cells().contains(it)))
        };
        (0..=houses.len()).find(|many| choose(&houses, *many).iter().any(covers))
    };
    let links: usize = Digit::ALL.into_iter().filter_map(fewest).sum();
    cells.len() >= 8 && links == cells.len()
}

#[test]
fn sk_loops_are_in_two_rows_and_two_columns_with_as_many_links_as_cells() {
    let mut total = 0;
    for state in states::with_up_to(160).step_by(16).chain([&*EXAMPLE]) {
        let is_there = (0..9).flat_map(|one| (one / 3 * 3 + 3..9).map(move |two| [one, two]));
        let pairs: Vec<[usize; 2]> = is_there.collect();
        let any = pairs
            .iter()
            .any(|rows| pairs.iter().any(|columns| has_sk_loop(state, *rows, *columns)));
        let steps = t::SK_LOOP.all_steps(state, &Profile::default());
        assert!(any || steps.is_empty(), "{state:?}");
        total += steps.len();
    }
    assert!(total >= 1, "{total}");
}

static EXAMPLE: std::sync::LazyLock<State> = std::sync::LazyLock::new(|| example_of(&t::SK_LOOP));

fn example_of(technique: &Technique) -> State {
    let entry = ergodoku_core::text::parse_one(technique.example().state).expect("a state");
    State::new(&entry.puzzle).expect("a state")
}
