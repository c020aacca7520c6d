//! Templates.

use std::collections::BTreeSet;

use ergodoku_core::{Candidate, CandidateSet, Cell, CellSet, Conclusion, Digit, State};
use ergodoku_engine::techniques as t;

use crate::oracles::judge::judge;
use crate::oracles::states;

/// Every choice of nine of these cells, one in each row, column and box.
pub(crate) fn templates(possible: CellSet) -> Vec<CellSet> {
    let mut templates = vec![CellSet::EMPTY];
    for row in 0..9 {
        let longer = templates.iter().flat_map(|template| {
            let cells = (0..9).map(|column| Cell::at(row, column));
            let fits = cells.filter(|&cell| {
                possible.contains(cell) && template.iter().all(|other| !other.sees(cell))
            });
            fits.map(|cell| template.with(cell)).collect::<Vec<CellSet>>()
        });
        templates = longer.collect();
    }
    templates
}

/// The candidates that all templates of their digit have, and those that none has. The cell of the former is
/// lost to the other digits, until that changes nothing more.
fn in_all_and_in_none(state: &State) -> [CandidateSet; 2] {
    let at_first = Digit::ALL.map(|digit| state.places(digit) | state.placed(digit));
    let mut possible = at_first;
    loop {
        let templates = possible.map(templates);
        let in_all = Digit::ALL.map(|digit| {
            templates[digit.index()].iter().fold(CellSet::ALL, |all, &template| all & template)
        });
        let before = possible;
        for digit in Digit::ALL {
            for other in Digit::ALL.into_iter().filter(|other| *other != digit) {
                possible[digit.index()] -= in_all[other.index()];
            }
        }
        if possible == before {
            let of = |sets: [CellSet; 9]| {
                let each = Digit::ALL
                    .into_iter()
                    .map(|digit| CandidateSet::of(digit, sets[digit.index()]));
                each.fold(CandidateSet::EMPTY, |all, it| all | it) & *state.all_candidates()
            };
            let used = templates.map(|all| all.iter().fold(CellSet::EMPTY, |any, &it| any | it));
            return [of(in_all), *state.all_candidates() - of(used)];
        }
    }
}

#[test]
fn templates_have_in_common_what_all_of_them_have_or_lack() {
    let few = || states::with_up_to(140).step_by(3);
    let place = |it: Candidate| Conclusion::Place(it);
    judge(
        &t::TEMPLATE_SET,
        few(),
        100,
        |step| step.conclusion,
        |state| in_all_and_in_none(state)[0].iter().map(place).collect(),
    );
    judge(
        &t::TEMPLATE_DELETE,
        few(),
        100,
        |step| step.conclusion,
        |state| {
            let none = in_all_and_in_none(state)[1];
            let of = |digit: Digit| CandidateSet::of(digit, none.cells_of(digit));
            let each = Digit::ALL.into_iter().map(of).filter(|gone| !gone.is_empty());
            each.map(Conclusion::Eliminate).collect::<BTreeSet<Conclusion>>()
        },
    );
}
