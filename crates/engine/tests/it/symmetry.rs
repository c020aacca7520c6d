//! The laws of symmetry: the steps of a transposed, relabelled or permuted grid are the transposed,
//! relabelled or permuted steps.

use std::collections::{BTreeMap, BTreeSet};

use ergodoku_core::{Candidate, CandidateSet, Cell, Conclusion, Digit, Puzzle, State};
use ergodoku_engine::{Path, Profile, TECHNIQUES, all_steps};
use proptest::prelude::*;

/// A symmetry of the game: where each cell goes and what each digit becomes.
#[derive(Clone, Debug)]
struct Symmetry {
    rows: Vec<usize>,
    columns: Vec<usize>,
    digits: Vec<usize>,
    transpose: bool,
}

impl Symmetry {
    fn image(&self, it: Candidate) -> Candidate {
        let row = self.rows[it.cell.row().number()];
        let column = self.columns[it.cell.column().number()];
        let cell = if self.transpose { Cell::at(column, row) } else { Cell::at(row, column) };
        Candidate::new(cell, Digit::from_index(self.digits[it.digit.index()]))
    }

    fn of_set(&self, set: CandidateSet) -> CandidateSet {
        set.iter().map(|it| self.image(it)).collect()
    }

    fn of_conclusion(&self, conclusion: &Conclusion) -> Conclusion {
        match conclusion {
            Conclusion::Place(it) => Conclusion::Place(self.image(*it)),
            Conclusion::Eliminate(gone) => Conclusion::Eliminate(self.of_set(*gone)),
        }
    }

    fn of_state(&self, state: &State) -> State {
        let puzzle = state.to_puzzle();
        let mut image = Puzzle::EMPTY;
        for cell in puzzle.filled().iter() {
            let it = self.image(Candidate::new(cell, puzzle.digit(cell).unwrap()));
            match puzzle.givens().contains(cell) {
                true => image.give(it),
                false => image.place(it),
            }
        }
        image.remove(self.of_set(puzzle.removed()));
        State::new(&image).unwrap()
    }
}

fn symmetry() -> impl Strategy<Value = Symmetry> {
    let three = || Just(vec![0usize, 1, 2]).prop_shuffle();
    let lines = move || {
        (three(), three(), three(), three()).prop_map(|(bands, a, b, c)| {
            let within = [a, b, c];
            let number = |line: usize| bands[line / 3] * 3 + within[line / 3][line % 3];
            (0..9).map(number).collect::<Vec<usize>>()
        })
    };
    let digits = Just((0..9usize).collect::<Vec<usize>>()).prop_shuffle();
    (lines(), lines(), digits, any::<bool>()).prop_map(|(rows, columns, digits, transpose)| {
        Symmetry { rows, columns, digits, transpose }
    })
}

/// A state in which many techniques find something: an example of the catalogue, or one a few steps
/// on from it.
fn state() -> impl Strategy<Value = State> {
    (0..TECHNIQUES.len(), 0..6usize).prop_map(|(index, steps)| {
        let entry = ergodoku_core::text::parse_one(TECHNIQUES[index].example().state).unwrap();
        let profile = Profile::default();
        let mut path = Path::new(State::new(&entry.puzzle).unwrap(), &profile);
        path.by_ref().take(steps).for_each(drop);
        path.state().clone()
    })
}

fn found(
    state: &State,
    of: impl Fn(&Conclusion) -> Conclusion,
) -> BTreeSet<(&'static str, Conclusion)> {
    let steps = all_steps(state, &Profile::default());
    // Of the loops of one length not all are tried where there are very many: which are, the order of
    // candidates decides. So only what they eliminate between them is the same.
    let is_united = |name: &str| name.ends_with("Continuous Nice Loop");
    // Of the ways from one almost locked set to another the first is followed, so that even that
    // depends on their order.
    let depends_on_order = |name: &str| name == "ALS-Chain";
    let mut united: BTreeMap<&'static str, CandidateSet> = BTreeMap::new();
    let mut found = BTreeSet::new();
    for step in steps.iter().filter(|step| !depends_on_order(step.technique.name)) {
        let (name, conclusion) = (step.technique.name, of(&step.conclusion));
        match is_united(name) {
            true => *united.entry(name).or_default() |= conclusion.eliminated(),
            false => {
                found.insert((name, conclusion));
            }
        }
    }
    let united = united.into_iter().map(|(name, gone)| (name, Conclusion::Eliminate(gone)));
    found.into_iter().chain(united).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn all_steps_commute_with_the_symmetries_of_the_game(state in state(), symmetry in symmetry()) {
        let here = found(&state, |conclusion| symmetry.of_conclusion(conclusion));
        let there = found(&symmetry.of_state(&state), |conclusion| *conclusion);
        // Only what differs: all of it would fill a book.
        let differing: Vec<_> = here.symmetric_difference(&there).collect();
        prop_assert!(differing.is_empty(), "{differing:?}");
    }
}
