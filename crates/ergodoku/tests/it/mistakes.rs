//! What is said of positions that have no solution: compared with what the words mean, tried out.

use ergodoku::generate::{Symmetry, minimal_puzzles};
use ergodoku::mistake::{Diagnosis, EntryKind, Mistake, diagnose};
use ergodoku::search::{Solution, Uniqueness, solve, uniqueness};
use ergodoku::{Candidate, CandidateSet, Cell, Digit, DigitSet, Puzzle};
use fastrand::Rng;

/// A position in its parts, so that one can be changed.
#[derive(Clone)]
struct Position {
    givens: Vec<Candidate>,
    placed: Vec<Candidate>,
    removed: CandidateSet,
}

impl Position {
    fn puzzle(&self) -> Puzzle {
        let mut puzzle = Puzzle::EMPTY;
        self.givens.iter().for_each(|it| puzzle.give(*it));
        self.placed.iter().for_each(|it| puzzle.place(*it));
        puzzle.remove(self.removed);
        puzzle
    }

    fn solution(&self) -> Option<Solution> {
        solve(&self.puzzle())
    }

    /// Whether there is a solution if the digit of one of the cells placed is this one.
    fn is_solved_with(&self, it: Candidate) -> bool {
        let mut changed = self.clone();
        changed.placed.retain(|old| old.cell != it.cell);
        changed.placed.push(it);
        !self.removed.contains(it) && changed.solution().is_some()
    }

    /// Whether there is a solution with a candidate back.
    fn is_solved_without_removal(&self, it: Candidate) -> bool {
        let mut changed = self.clone();
        changed.removed.remove(it);
        changed.solution().is_some()
    }
}

/// Puzzles of one solution, their givens in random order.
fn puzzles(random: &mut Rng) -> Vec<(Vec<Candidate>, Solution)> {
    let made = minimal_puzzles(40, Symmetry::None, random).into_iter();
    made.map(|puzzle| {
        let digit = |cell| Some(Candidate::new(cell, puzzle.digit(cell)?));
        let mut givens: Vec<Candidate> = puzzle.givens().iter().filter_map(digit).collect();
        random.shuffle(&mut givens);
        (givens, solve(&puzzle).expect("it has a solution"))
    })
    .collect()
}

fn any_digit(random: &mut Rng) -> Digit {
    Digit::from_index(random.usize(..9))
}

/// Digits placed in some of the other cells, most of them right, and some candidates removed.
fn played(givens: Vec<Candidate>, solution: &Solution, random: &mut Rng) -> Position {
    let mut placed = Vec::new();
    let rate = random.f64() / 2.0;
    for cell in Cell::all().filter(|cell| givens.iter().all(|it| it.cell != *cell)) {
        if random.f64() < rate {
            let is_wrong = random.u8(..20) == 0;
            let digit = if is_wrong { any_digit(random) } else { solution.digit(cell) };
            placed.push(Candidate::new(cell, digit));
        }
    }
    let count = random.usize(..60);
    let removed = (0..count).map(|_| Candidate::from_index(random.usize(..729)));
    Position { givens, placed, removed: removed.collect() }
}

#[test]
fn every_mistake_is_found_and_nothing_else_is_one() {
    let random = &mut Rng::with_seed(15);
    let mut seen = [0; 3];
    for (givens, solution) in puzzles(random) {
        for _ in 0..5 {
            let position = played(givens.clone(), &solution, random);
            let puzzle = position.puzzle();
            let mut expected = Vec::new();
            for cell in Cell::all() {
                let right = Candidate::new(cell, solution.digit(cell));
                let digits = DigitSet::only(right.digit);
                let sees = |it: &&Candidate| it.digit == right.digit && cell.sees(it.cell);
                match puzzle.digit(cell) {
                    Some(digit) if digit != right.digit => {
                        let candidate = Candidate::new(cell, digit);
                        expected.push(Mistake { kind: EntryKind::Digit, candidate, digits });
                    }
                    None if position.removed.contains(right)
                        && position.placed.iter().find(sees).is_none() =>
                    {
                        expected.push(Mistake { kind: EntryKind::Mark, candidate: right, digits });
                    }
                    _ => {}
                }
            }
            seen[expected.len().min(2)] += 1;
            let found = diagnose(&puzzle);
            assert_eq!(found.is_some(), position.solution().is_none(), "{puzzle}");
            let expected = (!expected.is_empty()).then_some(Diagnosis::Contradicts(expected));
            assert_eq!(found, expected, "{puzzle}");
        }
    }
    assert!(seen.iter().all(|count| *count > 10), "{seen:?}");
}

#[test]
fn of_several_solutions_what_stands_in_the_way_of_all_is_found() {
    let random = &mut Rng::with_seed(16);
    let mut seen = [0; 3];
    for (mut givens, solution) in puzzles(random) {
        givens.truncate(givens.len() - 3);
        for _ in 0..5 {
            let position = played(givens.clone(), &solution, random);
            let puzzle = position.puzzle();
            let found = diagnose(&puzzle);
            if position.solution().is_some() {
                assert_eq!(found, None, "{puzzle}");
                continue;
            }
            let Some(Diagnosis::ContradictsAll(found)) = found else { panic!("{puzzle}") };
            let mut expected = Vec::new();
            for cell in Cell::all().filter(|it| !puzzle.givens().contains(*it)) {
                let all = Digit::ALL.map(|digit| Candidate::new(cell, digit)).into_iter();
                let Some(digit) = puzzle.digit(cell) else {
                    let removed = all.filter(|it| position.removed.contains(*it));
                    let helps = removed.filter(|it| position.is_solved_without_removal(*it));
                    expected
                        .extend(helps.map(|it| (EntryKind::Mark, it, DigitSet::only(it.digit))));
                    continue;
                };
                let digits = all.filter(|it| position.is_solved_with(*it)).map(|it| it.digit);
                let digits: DigitSet = digits.collect();
                if !digits.is_empty() {
                    expected.push((EntryKind::Digit, Candidate::new(cell, digit), digits));
                }
            }
            seen[expected.len().min(2)] += 1;
            let found: Vec<_> = found.iter().map(|it| (it.kind, it.candidate, it.digits)).collect();
            assert_eq!(found, expected, "{puzzle}");
        }
    }
    assert!(seen.iter().all(|count| *count > 5), "{seen:?}");
}

#[test]
fn a_wrong_given_is_among_the_suspects_and_each_change_of_one_helps() {
    let random = &mut Rng::with_seed(17);
    let mut seen = 0;
    for (givens, _) in puzzles(random) {
        let at = random.usize(..givens.len());
        let right = givens[at];
        let changed = |at: usize, digit| {
            let mut givens = givens.clone();
            givens[at].digit = digit;
            Position { givens, placed: Vec::new(), removed: CandidateSet::EMPTY }
        };
        let wrong = changed(at, any_digit(random));
        if wrong.solution().is_some() {
            continue;
        }
        seen += 1;
        let Some(Diagnosis::Unsolvable(suspects)) = diagnose(&wrong.puzzle()) else { panic!() };
        let mut expected = Vec::new();
        for (at, given) in wrong.givens.iter().enumerate() {
            let helps = |digit: &Digit| {
                let mut changed = wrong.clone();
                changed.givens[at].digit = *digit;
                matches!(uniqueness(&changed.puzzle()), Uniqueness::One(_))
            };
            let digits: DigitSet = Digit::ALL.into_iter().filter(helps).collect();
            if !digits.is_empty() {
                expected.push(Mistake { kind: EntryKind::Given, candidate: *given, digits });
            }
        }
        expected.sort_by_key(|it| it.candidate.cell);
        assert_eq!(suspects, expected, "{}", wrong.puzzle());
        let told = suspects.iter().find(|it| it.candidate.cell == right.cell);
        assert!(told.is_some_and(|it| it.digits.contains(right.digit)), "{}", wrong.puzzle());
    }
    assert!(seen > 10, "{seen}");
}

#[test]
fn without_givens_there_is_nothing_to_contradict() {
    let mut sukaku = Puzzle::EMPTY;
    sukaku.remove("r1c1<>123456789".parse().unwrap());
    assert_eq!(diagnose(&sukaku), None);
}
