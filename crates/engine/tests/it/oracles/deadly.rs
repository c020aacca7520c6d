//! Deadly patterns of other shapes than rectangles and loops.

use std::collections::BTreeSet;

use ergodoku_core::{CandidateSet, Cell, CellSet, Digit, DigitSet, House, State};
use ergodoku_engine::{Pattern, Profile, Step, Technique, techniques as t};

use crate::oracles::judge::{choose, digits_of, gone, judge, left};
use crate::oracles::states;
use crate::oracles::uniqueness::{has_one_solution, key, type_three};

/// What excludes each of some candidates.
pub(crate) fn excluding(state: &State, all: &CandidateSet) -> CandidateSet {
    all.iter().fold(*state.all_candidates(), |left, guardian| left & guardian.peers())
}

/// What goes by guardians: what excludes all of them, and by naked subsets.
pub(crate) fn by_guardians(
    state: &State,
    guardians: &CandidateSet,
    all: &mut BTreeSet<CandidateSet>,
) {
    all.insert(excluding(state, guardians));
    if guardians.digits().len() > 1 {
        all.extend(type_three(state, guardians.cells(), guardians.digits()));
    }
    all.remove(&CandidateSet::EMPTY);
}

/// Two lines of a chute and three or four lines across, not all in one box, whose cells are open, and as many digits, with
/// other candidates in two cells at most, or of one digit.
fn extended(state: &State) -> BTreeSet<CandidateSet> {
    let mut all = BTreeSet::new();
    let at = |is_row, along, across| {
        if is_row { Cell::at(along, across) } else { Cell::at(across, along) }
    };
    let nine: Vec<usize> = (0..9).collect();
    for (is_row, one, other) in [true, false].into_iter().flat_map(|is_row| {
        let pairs = choose(&(0..9).collect::<Vec<usize>>(), 2).into_iter();
        pairs.filter(|it| it[0] / 3 == it[1] / 3).map(move |it| (is_row, it[0], it[1]))
    }) {
        for across in [3, 4].into_iter().flat_map(|size| choose(&nine, size)) {
            let cells: CellSet = across
                .iter()
                .flat_map(|it| [at(is_row, one, *it), at(is_row, other, *it)])
                .collect();
            let in_one_box = across.iter().all(|it| it / 3 == across[0] / 3);
            if in_one_box || !cells.is_subset(state.unsolved()) {
                continue;
            }
            let held: Vec<Digit> = digits_of(state, cells).iter().collect();
            for digits in choose(&held, across.len()) {
                let digits: DigitSet = digits.into_iter().collect();
                let (mut guarded, mut others, mut lacks) = (0, DigitSet::EMPTY, false);
                for held in cells.iter().map(|it| state.candidates(it)) {
                    lacks |= held.is_disjoint(digits);
                    guarded += usize::from(!held.is_subset(digits));
                    others |= held - digits;
                }
                if !lacks && guarded > 0 && (guarded <= 2 || others.len() == 1) {
                    by_guardians(state, &left(state, cells, others), &mut all);
                }
            }
        }
    }
    if all.is_empty() || has_one_solution(state) { all } else { BTreeSet::new() }
}

#[test]
fn extended_rectangles_are_all_crossings_of_two_lines_with_as_many_digits() {
    judge(&t::EXTENDED_RECTANGLE, states::one_in(2), 10, gone, extended);
}

/// Open cells with two digits each, up to ten, two of a digit or none in each house, three digits or more, and other
/// candidates in one or two of the cells.
fn small_graves(state: &State) -> BTreeSet<CandidateSet> {
    fn extend(
        state: &State,
        cells: &[Cell],
        kept: CandidateSet,
        guarded: usize,
        all: &mut Vec<CandidateSet>,
    ) {
        let count = |house: House, digit| (kept.cells_of(digit) & house.cells()).len();
        let rest: CellSet = cells.iter().copied().collect();
        let mut pairs = House::all().flat_map(|house| Digit::ALL.map(|digit| (house, digit)));
        let is_lost = |(house, digit): (House, Digit)| match count(house, digit) {
            0 | 2 => false,
            1 => (rest & house.cells() & state.places(digit)).is_empty(),
            _ => true,
        };
        if kept.cells().len() > 10 || guarded > 2 || pairs.any(is_lost) {
            return;
        }
        let Some((&cell, rest)) = cells.split_first() else { return all.push(kept) };
        extend(state, rest, kept, guarded, all);
        let digits: Vec<Digit> = state.candidates(cell).iter().collect();
        let guarded = guarded + usize::from(digits.len() > 2);
        for pair in choose(&digits, 2) {
            let pair = CandidateSet::in_cell(cell, pair.into_iter().collect());
            extend(state, rest, kept | pair, guarded, all);
        }
    }
    let open: Vec<Cell> =
        state.unsolved().iter().filter(|it| state.candidates(*it).len() > 1).collect();
    let (mut patterns, mut all) = (Vec::new(), BTreeSet::new());
    extend(state, &open, CandidateSet::EMPTY, 0, &mut patterns);
    for kept in patterns {
        let guardians = left(state, kept.cells(), DigitSet::ALL) - kept;
        if !guardians.is_empty() && kept.digits().len() > 2 {
            by_guardians(state, &guardians, &mut all);
        }
    }
    if all.is_empty() || has_one_solution(state) { all } else { BTreeSet::new() }
}

#[test]
fn bug_lites_are_all_sets_of_cells_with_two_of_each_digit_or_none() {
    judge(&t::BUG_LITE, states::with_up_to(70), 3, gone, small_graves);
}

/// Extended rectangles of three lines across are anonymous deadly patterns, too: what one eliminates, the other does.
#[test]
fn anonymous_deadly_patterns_have_what_extended_rectangles_eliminate() {
    let mut total = 0;
    for state in states::with_up_to(110) {
        let steps = |it: &'static Technique| it.all_steps(state, &Profile::default());
        let gone_by =
            |steps: Vec<Step>| steps.iter().fold(CandidateSet::EMPTY, |all, step| all | gone(step));
        let extended = steps(&t::EXTENDED_RECTANGLE).into_iter().filter(|step| {
            let (_, digits, _) = key(step);
            let Pattern::Deadly(deadly) = &step.pattern else { panic!("{step}") };
            // With one guardian digit in many cells the general search does not look.
            digits.len() == 3 && deadly.guardians.cells().len() <= 2
        });
        let extended = gone_by(extended.collect());
        if !extended.is_empty() {
            assert!(extended.is_subset(&gone_by(steps(&t::ANONYMOUS_DEADLY_PATTERN))), "{state:?}");
            total += extended.len();
        }
    }
    assert!(total >= 5, "{total}");
}
