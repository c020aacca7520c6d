//! Tridagons, by their definition.

use ergodoku_core::{
    Candidate, CandidateSet, Cell, CellSet, Conclusion, DigitSet, Puzzle, State, text,
};
use ergodoku_engine::{Profile, all_steps, techniques as t};

use fastrand::Rng;

/// The guardians of every tridagon of a state, up to four.
fn guardians(state: &State) -> Vec<CandidateSet> {
    let mut found = Vec::new();
    let triples = (0..512u16).map(DigitSet::from_bits).filter(|digits| digits.len() == 3);
    for digits in triples {
        for (bands, stacks) in rectangles() {
            let boxes: Vec<Vec<CellSet>> = bands
                .iter()
                .flat_map(|&band| stacks.iter().map(move |&stack| (band, stack)))
                .map(|(band, stack)| parts(state, digits, band, stack))
                .collect();
            each_union(&boxes, CellSet::EMPTY, &mut |cells| {
                let others: CandidateSet = cells
                    .iter()
                    .flat_map(|cell| {
                        (state.candidates(cell) - digits)
                            .iter()
                            .map(move |it| Candidate::new(cell, it))
                    })
                    .collect();
                if others.len() <= 4 && !fills(&cells.iter().collect::<Vec<_>>(), &mut Vec::new()) {
                    found.push(others);
                }
            });
        }
    }
    found
}

/// Two of three bands with two of three stacks.
fn rectangles() -> impl Iterator<Item = ([usize; 2], [usize; 2])> {
    let pairs = [[0, 1], [0, 2], [1, 2]];
    pairs.into_iter().flat_map(move |bands| pairs.map(|stacks| (bands, stacks)))
}

/// Three open cells of a box in three rows and columns, each with two of the digits or all three.
fn parts(state: &State, digits: DigitSet, band: usize, stack: usize) -> Vec<CellSet> {
    let mut all = Vec::new();
    for columns in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
        let cell = |row: usize| Cell::at(3 * band + row, 3 * stack + columns[row]);
        let cells: CellSet = (0..3).map(cell).collect();
        let is_usable = |cell: Cell| {
            state.digit(cell).is_none() && (state.candidates(cell) & digits).len() >= 2
        };
        if cells.iter().all(is_usable) {
            all.push(cells);
        }
    }
    all
}

fn each_union(boxes: &[Vec<CellSet>], so_far: CellSet, visit: &mut dyn FnMut(CellSet)) {
    match boxes {
        [] => visit(so_far),
        [first, rest @ ..] => first.iter().for_each(|it| each_union(rest, so_far | *it, visit)),
    }
}

/// Whether three digits can fill the cells, by trial.
fn fills(cells: &[Cell], held: &mut Vec<usize>) -> bool {
    let Some(&cell) = cells.get(held.len()) else { return true };
    (0..3).any(|digit| {
        if cells.iter().zip(&*held).any(|(it, &has)| has == digit && it.sees(cell)) {
            return false;
        }
        held.push(digit);
        let filled = fills(cells, held);
        held.pop();
        filled
    })
}

/// The states of the example and the near miss with one to four digits fewer, so that the pattern has more guardians.
fn states() -> Vec<State> {
    let mut rng = Rng::with_seed(1);
    let mut all = Vec::new();
    for line in [t::TRIDAGON.example().state, t::TRIDAGON.near_miss().state] {
        let whole = text::parse_one(line).expect("an example").puzzle;
        for round in 0..120 {
            let placed: Vec<Cell> = (whole.filled() - whole.givens()).iter().collect();
            let gone: CellSet = (0..round % 5).map(|_| placed[rng.usize(..placed.len())]).collect();
            let mut puzzle = Puzzle::EMPTY;
            for cell in (whole.filled() - gone).iter() {
                let candidate = Candidate::new(cell, whole.digit(cell).expect("filled"));
                match whole.givens().contains(cell) {
                    true => puzzle.give(candidate),
                    false => puzzle.place(candidate),
                }
            }
            all.push(State::new(&puzzle).expect("fewer digits do not clash"));
        }
    }
    all
}

#[test]
fn a_single_guardian_is_placed_and_what_all_guardians_exclude_is_eliminated() {
    let profile = Profile::new(vec![&t::TRIDAGON]);
    let (mut single, mut several) = (0, 0);
    for state in &states() {
        let steps = all_steps(state, &profile);
        let (mut known, mut dead) = (CandidateSet::EMPTY, CandidateSet::EMPTY);
        for step in &steps {
            match step.conclusion {
                Conclusion::Place(it) => {
                    known.insert(it);
                    dead |= it.peers();
                }
                Conclusion::Eliminate(gone) => dead |= gone,
            }
        }
        let refuted = |it: Candidate| {
            // If a chain refutes a guardian, the forcing chain finds it, and the pattern need not.
            !all_steps(state, &Profile::new(vec![&t::FORCING_CHAIN_CONTRADICTION])).iter().all(
                |step| {
                    step.conclusion.placed().is_some() || !step.conclusion.eliminated().contains(it)
                },
            )
        };
        for guardians in guardians(state) {
            if let Some(only) = guardians.single() {
                single += 1;
                assert!(known.contains(only), "{only}");
                continue;
            }
            let all = CandidateSet::ALL;
            let excluded =
                guardians.iter().fold(all, |left, it| left & it.peers()) & *state.all_candidates();
            if !excluded.is_subset(&dead) {
                assert!(
                    guardians.iter().chain((excluded - dead).iter()).any(refuted),
                    "{guardians}"
                );
            }
            several += usize::from(!excluded.is_empty());
        }
    }
    assert!(single > 0 && several > 0, "{single} {several}");
}
