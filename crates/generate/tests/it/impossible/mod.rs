//! Specifications that no puzzle can meet are rejected with the reason, and no others.

mod cases;

use ergodoku_core::{Cell, CellSet, Puzzle, State, text};
use ergodoku_engine::{Level, Profile, rate, technique, techniques_named};
use ergodoku_explainer::{self as explainer, Scale};
use ergodoku_generate::{
    Between, Clues, Generator, Need, Spec, Start, Symmetry, minimal_puzzles, random_grid,
};
use ergodoku_search::count;
use fastrand::Rng;

fn rejection(spec: &Spec) -> Option<String> {
    Generator::new(spec.clone()).err().map(|error| error.to_string())
}

fn from<T>(least: T) -> Between<T> {
    Between { from: Some(least), to: None }
}

fn to<T>(most: T) -> Between<T> {
    Between { from: None, to: Some(most) }
}

fn range<T>(least: T, most: T) -> Between<T> {
    Between { from: Some(least), to: Some(most) }
}

fn need(name: &str) -> Vec<Need> {
    let techniques = techniques_named(name).expect("a name");
    vec![Need { name: name.to_string(), techniques, times: from(1) }]
}

fn cells(is_clue: impl Fn(usize, usize) -> bool) -> Clues {
    let is_clue = |cell: &Cell| is_clue(cell.row().number(), cell.column().number());
    Clues::In(Cell::all().filter(is_clue).collect())
}

/// Every second cell.
fn chessboard(row: usize, column: usize) -> bool {
    (row + column).is_multiple_of(2)
}

fn whole_grid(seed: u64) -> Puzzle {
    let grid = random_grid(&mut Rng::with_seed(seed));
    text::parse_one(grid.as_str()).unwrap().puzzle
}

/// The cells of seven of a grid's digits.
fn seven_digits(grid: &Puzzle) -> Clues {
    Clues::In(Cell::all().filter(|cell| grid.digit(*cell).unwrap().get() <= 7).collect())
}

#[test]
fn only_impossible_specifications_are_rejected() {
    for (name, spec, expected) in cases::all() {
        match (rejection(&spec), expected) {
            (None, None) => {}
            (Some(told), Some(part)) => assert!(told.contains(part), "{name}: {told}"),
            (told, _) => panic!("{name}: {told:?} instead of {expected:?}"),
        }
    }
}

/// No rule rejects a specification, or a part of one, that describes an existing puzzle.
#[test]
fn specifications_of_existing_puzzles_are_accepted() {
    let mut random = Rng::with_seed(31);
    for puzzle in existing(&mut random) {
        let state = State::new(&puzzle).unwrap();
        let (clues, graded) = (puzzle.givens(), rate(state, &Profile::hodoku()));
        let er = explainer::rate(&puzzle, &Scale::Se121).unwrap().er;
        let exact = Spec {
            clue_count: Between::only(clues.len()),
            minimal: is_minimal(&puzzle),
            level: Between::only(graded.level),
            score: Between::only(u32::try_from(graded.score).expect("no score is so high")),
            er: Between::only(er),
            ..Spec::default()
        };
        let has = |it: &Symmetry| it.holds_of(clues);
        for symmetry in Symmetry::ALL.into_iter().filter(has) {
            let clues = Clues::Symmetric(symmetry);
            assert_eq!(rejection(&Spec { clues, ..exact.clone() }), None, "{puzzle} {symmetry:?}");
        }
        let solution = ergodoku_search::solve(&puzzle).unwrap();
        let whole = text::parse_one(solution.as_str()).unwrap().puzzle;
        let start = Start::Grid(Box::new(whole));
        let spec = Spec { clues: Clues::In(clues), start, ..exact.clone() };
        assert_eq!(rejection(&spec), None, "{puzzle}");
        // Any part of the specification.
        for _ in 0..40 {
            let mut some = exact.clone();
            let wide = |it: usize| range(it.saturating_sub(3).max(17), (it + 2).min(81));
            match random.u8(..4) {
                0 => some.clue_count = wide(clues.len()),
                1 => some.clues = Clues::In(clues),
                // Without a number of clues only minimal puzzles are generated.
                2 if some.minimal => some.clue_count = Between::ANY,
                _ => {}
            }
            some.minimal &= random.bool();
            if !some.minimal
                && matches!(some.clues, Clues::Symmetric(_))
                && some.clue_count.is_any()
            {
                some.minimal = true;
            }
            let ends = [(); 6].map(|()| random.bool());
            let keep = |end: Option<u32>, is_kept: bool| end.filter(|_| is_kept);
            some.score =
                Between { from: keep(some.score.from, ends[0]), to: keep(some.score.to, ends[1]) };
            some.level.from = some.level.from.filter(|_| ends[2]);
            some.level.to = some.level.to.filter(|_| ends[3]);
            some.er.from = some.er.from.filter(|_| ends[4]);
            some.er.to = some.er.to.filter(|_| ends[5]);
            assert_eq!(rejection(&some), None, "{puzzle} {some:?}");
        }
    }
}

/// Puzzles of all kinds: minimal ones, and ones with any number of additional clues.
fn existing(random: &mut Rng) -> Vec<Puzzle> {
    let mut all = Vec::new();
    for symmetry in Symmetry::ALL {
        all.extend(minimal_puzzles(12, symmetry, random));
    }
    let more = all.clone().into_iter().map(|puzzle| {
        let solution = ergodoku_search::solve(&puzzle).unwrap();
        let extra = random.usize(..=80 - puzzle.givens().len());
        let mut open: Vec<Cell> = (CellSet::ALL - puzzle.givens()).iter().collect();
        random.shuffle(&mut open);
        let mut more = puzzle;
        for cell in open.into_iter().take(extra) {
            more.give(ergodoku_core::Candidate::new(cell, solution.digit(cell)));
        }
        more
    });
    let more: Vec<Puzzle> = more.collect();
    all.extend(more);
    all
}

fn is_minimal(puzzle: &Puzzle) -> bool {
    puzzle.givens().iter().all(|gone| {
        let mut masks = ergodoku_search::Problem::masks(puzzle);
        masks[gone.index()] = 0x1ff;
        count(&masks, 2) == 2
    })
}

#[test]
fn unknown_puzzles_give_a_caution() {
    let caution = |spec| Generator::new(spec).unwrap().caution().map(|it| it.to_string());
    let minimal = |clue_count| Spec { clue_count, minimal: true, ..Spec::default() };
    assert_eq!(
        caution(minimal(from(41))),
        Some("no minimal puzzle with more than 40 clues is known".to_string())
    );
    assert_eq!(caution(minimal(from(40))), None);
    assert_eq!(caution(Spec { clue_count: from(41), ..Spec::default() }), None);
    assert!(caution(Spec { er: from(12.0), ..Spec::default() }).is_some());
    assert_eq!(caution(Spec { er: from(11.9), ..Spec::default() }), None);
}
