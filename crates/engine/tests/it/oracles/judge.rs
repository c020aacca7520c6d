//! Compares a technique with its definition; what definitions share.

use std::collections::BTreeSet;
use std::fmt::Debug;

use ergodoku_core::{CandidateSet, Cell, CellSet, Digit, DigitSet, House, State, text};
use ergodoku_engine::{Profile, Step, Technique};

/// In each of these states the steps of a technique, seen as `key` sees them, must be those of the
/// definition. There must be `least` of them in all: a comparison of nothing shows nothing.
pub(crate) fn judge<'a, T: Ord + Debug>(
    technique: &'static Technique,
    states: impl IntoIterator<Item = &'a State>,
    least: usize,
    key: impl Fn(&Step) -> T,
    definition: impl Fn(&State) -> BTreeSet<T>,
) {
    judge_by(&Profile::default(), technique, states, least, key, definition);
}

/// The same with the limits of a profile, and what its assumptions are followed with.
pub(crate) fn judge_by<'a, T: Ord + Debug>(
    profile: &Profile,
    technique: &'static Technique,
    states: impl IntoIterator<Item = &'a State>,
    least: usize,
    key: impl Fn(&Step) -> T,
    definition: impl Fn(&State) -> BTreeSet<T>,
) {
    let mut total = 0;
    for state in states {
        let found: BTreeSet<T> = technique.all_steps(state, profile).iter().map(&key).collect();
        let expected = definition(state);
        let missed: Vec<&T> = expected.difference(&found).collect();
        let beyond: Vec<&T> = found.difference(&expected).collect();
        assert!(
            missed.is_empty() && beyond.is_empty(),
            "{} in {}\nmissed: {missed:?}\nbeyond its definition: {beyond:?}",
            technique.name,
            text::write_library(state),
        );
        total += expected.len();
    }
    assert!(total >= least, "{}: only {total} steps to compare", technique.name);
}

/// What a step eliminates.
pub(crate) fn gone(step: &Step) -> CandidateSet {
    step.conclusion.eliminated()
}

/// All choices of so many items, in order.
pub(crate) fn choose<T: Copy>(from: &[T], many: usize) -> Vec<Vec<T>> {
    let mut all = Vec::new();
    visit_choices(from, many, &mut Vec::with_capacity(many), &mut |it| all.push(it.to_vec()));
    all
}

/// The same one by one: all that go on with so many more items behind those chosen.
pub(crate) fn visit_choices<T: Copy>(
    from: &[T],
    many: usize,
    chosen: &mut Vec<T>,
    visit: &mut dyn FnMut(&[T]),
) {
    if many == 0 {
        return visit(chosen);
    }
    for (index, &next) in from.iter().enumerate().take((from.len() + 1).saturating_sub(many)) {
        chosen.push(next);
        visit_choices(&from[index + 1..], many - 1, chosen, visit);
        chosen.pop();
    }
}

/// All sets of one cell or more.
pub(crate) fn subsets(cells: CellSet) -> Vec<CellSet> {
    let mut all = vec![CellSet::EMPTY];
    for cell in cells.iter() {
        let with: Vec<CellSet> = all.iter().map(|set| set.with(cell)).collect();
        all.extend(with);
    }
    all.split_off(1)
}

/// The cells that see each of these.
pub(crate) fn seeing_all(cells: CellSet) -> CellSet {
    cells.iter().fold(CellSet::ALL, |all, cell| all & cell.peers())
}

/// The cells that see one of these.
pub(crate) fn seeing_any(cells: CellSet) -> CellSet {
    cells.iter().fold(CellSet::EMPTY, |all, cell| all | cell.peers())
}

/// All candidates of some cells.
pub(crate) fn digits_of(state: &State, cells: CellSet) -> DigitSet {
    cells.iter().fold(DigitSet::EMPTY, |all, cell| all | state.candidates(cell))
}

/// The cells with just two candidates.
pub(crate) fn bivalue(state: &State) -> Vec<Cell> {
    Cell::all().filter(|&cell| state.candidates(cell).len() == 2).collect()
}

/// The houses with just two places for a digit, and the two.
pub(crate) fn strong_links(state: &State, digit: Digit) -> Vec<(House, [Cell; 2])> {
    let link = |house: House| {
        let places: Vec<Cell> = (state.places(digit) & house.cells()).iter().collect();
        Some((house, places.try_into().ok()?))
    };
    House::all().filter_map(link).collect()
}

/// One of the candidates left of some digits in some cells.
pub(crate) fn left(state: &State, cells: CellSet, digits: DigitSet) -> CandidateSet {
    CandidateSet::product(cells, digits) & *state.all_candidates()
}
