//! What no puzzle can be is told at once, with the reason; and never of anything that there is.

use ergodoku_core::{Cell, CellSet, Puzzle, State, text};
use ergodoku_engine::{Level, Profile, rate, technique, techniques_named};
use ergodoku_explainer::{self as explainer, Scale};
use ergodoku_generate::{
    Between, Clues, Generator, Need, Spec, Start, Symmetry, minimal_puzzles, random_grid,
};
use ergodoku_search::count;
use fastrand::Rng;

fn told(spec: &Spec) -> Option<String> {
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

/// Every other cell.
fn chessboard(row: usize, column: usize) -> bool {
    (row + column).is_multiple_of(2)
}

fn whole_grid(seed: u64) -> Puzzle {
    let grid = random_grid(&mut Rng::with_seed(seed));
    text::parse_one(grid.as_str()).unwrap().puzzle
}

/// What is asked, and what is said of it: nothing if it can be met, or nobody knows.
fn cases() -> Vec<(&'static str, Spec, Option<&'static str>)> {
    let base = Spec::default;
    let symmetric = |it| Clues::Symmetric(it);
    let easy = Between::only(Level::Easy);
    let x_wing = || vec![technique("x-wing").unwrap()];
    let around = || Start::Vicinity {
        of: minimal_puzzles(1, Symmetry::None, &mut Rng::with_seed(4)),
        moves: 1,
    };
    let [few, many] = [17, 64].map(Between::only);
    vec![
        ("16 clues", Spec { clue_count: to(16), ..base() }, Some("17 to 81 clues")),
        ("82 clues", Spec { clue_count: from(82), ..base() }, Some("17 to 81 clues")),
        ("17 clues", Spec { clue_count: few, ..base() }, None),
        ("81 clues", Spec { clue_count: Between::only(81), ..base() }, None),
        // Patterns.
        ("a chessboard", Spec { clues: cells(chessboard), ..base() }, None),
        (
            "cells in two rows",
            Spec { clues: cells(|row, column| row < 2 && row + column > 0), ..base() },
            Some("the pattern leaves row 4 and row 5 empty"),
        ),
        (
            "one row of a band",
            Spec {
                clues: cells(|row, column| row != 4 && row != 5 && chessboard(row, column)),
                ..base()
            },
            Some("row 5 and row 6 empty"),
        ),
        (
            "one column of a stack",
            Spec {
                clues: cells(|row, column| column != 0 && column != 2 && chessboard(row, column)),
                ..base()
            },
            Some("column 1 and column 3 empty"),
        ),
        (
            "an empty row in two bands",
            Spec {
                clues: cells(|row, column| row != 2 && row != 3 && (row + column) % 3 > 0),
                ..base()
            },
            None,
        ),
        (
            "16 cells",
            Spec {
                clues: cells(|row, column| row % 3 == 0 && column < 8 && (row, column) < (6, 0)),
                ..base()
            },
            Some("at least 17 clues, the pattern 16"),
        ),
        (
            "a pattern of another size",
            Spec { clues: cells(chessboard), clue_count: few, ..base() },
            Some("the pattern has 41 clues"),
        ),
        (
            "a whole row that is needed",
            Spec {
                clues: cells(|row, column| row == 4 || chessboard(row, column)),
                minimal: true,
                ..base()
            },
            Some("the pattern fills row 5"),
        ),
        (
            "a whole row",
            Spec { clues: cells(|row, column| row == 4 || chessboard(row, column)), ..base() },
            None,
        ),
        // Symmetries.
        (
            "19 in fours",
            Spec { clues: symmetric(Symmetry::Full), clue_count: Between::only(19), ..base() },
            Some("with symmetry full clues come 4 or 8 at a time, the centre alone: never 19"),
        ),
        (
            "26..27 in fours",
            Spec { clues: symmetric(Symmetry::Rotational90), clue_count: range(26, 27), ..base() },
            Some("clues come 4 at a time"),
        ),
        (
            "27..28 in fours",
            Spec { clues: symmetric(Symmetry::Rotational90), clue_count: range(27, 28), ..base() },
            None,
        ),
        (
            "25 with the centre",
            Spec { clues: symmetric(Symmetry::Full), clue_count: Between::only(25), ..base() },
            None,
        ),
        (
            "25 on the axis",
            Spec {
                clues: symmetric(Symmetry::Orthogonal),
                clue_count: Between::only(25),
                ..base()
            },
            None,
        ),
        // Minimal puzzles.
        (
            "61 needed",
            Spec { clue_count: range(61, 70), minimal: true, ..base() },
            Some("a minimal puzzle has at most 60 clues"),
        ),
        ("60 needed", Spec { clue_count: range(60, 70), minimal: true, ..base() }, None),
        (
            "full houses, minimal",
            Spec { er: Between::only(1.0), minimal: true, ..base() },
            Some("no minimal puzzle is rated below 1.2"),
        ),
        (
            "full houses, minimal for how it is made",
            Spec { er: to(1.1), ..base() },
            Some("without --clues puzzles are minimal"),
        ),
        (
            "full houses, few clues",
            Spec { er: to(1.1), clue_count: range(50, 59), ..base() },
            Some("has at least 60 clues; asked for at most 59"),
        ),
        ("full houses", Spec { er: to(1.1), clue_count: range(50, 70), ..base() }, None),
        ("hidden singles", Spec { er: to(1.2), minimal: true, ..base() }, None),
        // Ratings.
        ("below all", Spec { er: to(0.9), ..base() }, Some("ratings lie between 1.0 and 20.0")),
        ("above all", Spec { er: from(20.5), ..base() }, Some("ratings lie between 1.0 and 20.0")),
        ("between two", Spec { er: range(2.1, 2.2), ..base() }, Some("between 2.0 and 2.3")),
        ("one of them", Spec { er: range(2.1, 2.3), ..base() }, None),
        (
            "easy and hard",
            Spec { level: easy, er: from(9.0), ..base() },
            Some("level Easy is solved by singles, so rated 2.3 at most"),
        ),
        ("easy and a naked single", Spec { level: easy, er: from(2.3), ..base() }, None),
        (
            "hidden singles and hard",
            Spec { level: Between::only(Level::Hard), er: to(1.5), ..base() },
            Some("rated below 1.7 is solved by singles, so of level Medium at most"),
        ),
        (
            "hidden singles, many clues, and medium",
            Spec {
                level: Between::only(Level::Medium),
                er: to(1.5),
                clue_count: from(25),
                ..base()
            },
            Some("of level Easy at most"),
        ),
        (
            "hidden singles, few clues, and medium",
            Spec {
                level: Between::only(Level::Medium),
                er: to(1.5),
                clue_count: range(17, 25),
                ..base()
            },
            None,
        ),
        // Techniques.
        (
            "easy and a fish",
            Spec { level: easy, needs: need("x-wing"), ..base() },
            Some("singles, which are allowed: none needs X-Wing"),
        ),
        (
            "hidden singles and a fish to practise",
            Spec { er: to(1.5), practice: x_wing(), ..base() },
            Some("none needs X-Wing"),
        ),
        (
            "easy and a fish instead of singles",
            Spec {
                level: easy,
                needs: need("x-wing"),
                forbid: techniques_named("naked-single").unwrap(),
                ..base()
            },
            None,
        ),
        ("easy and a single", Spec { level: easy, needs: need("hidden-single"), ..base() }, None),
        (
            "medium and a fish",
            Spec { level: Between::only(Level::Medium), needs: need("x-wing"), ..base() },
            None,
        ),
        (
            "needed and forbidden",
            Spec { needs: need("x-wing"), forbid: techniques_named("fish").unwrap(), ..base() },
            Some("both needed and forbidden"),
        ),
        (
            "practised and forbidden",
            Spec { practice: x_wing(), forbid: techniques_named("fish").unwrap(), ..base() },
            Some("X-Wing is both to be practised and forbidden"),
        ),
        (
            "last resorts",
            Spec { practice: techniques_named("last-resort").unwrap(), ..base() },
            Some("solves anything"),
        ),
        (
            "nothing allowed",
            Spec {
                allow: techniques_named("naked-single").unwrap(),
                forbid: techniques_named("singles").unwrap(),
                ..base()
            },
            Some("no technique is left"),
        ),
        ("a leviathan", Spec { needs: need("leviathan"), ..base() }, None),
        // Scores.
        (
            "no such score",
            Spec { score: Between::only(1), clue_count: from(70), ..base() },
            Some("each cell left empty scores 4"),
        ),
        ("a whole grid", Spec { score: to(3), clue_count: from(70), ..base() }, None),
        (
            "a score below all cells",
            Spec { score: to(83), ..base() },
            Some("21 of them at least 84"),
        ),
        ("a low score", Spec { score: to(84), ..base() }, None),
        (
            "a low score, few clues",
            Spec { score: to(240), clue_count: range(17, 20), ..base() },
            Some("61 of them at least 244"),
        ),
        (
            "low and extreme",
            Spec { score: to(150), level: from(Level::Unfair), clue_count: many, ..base() },
            Some("level Unfair or harder scores at least"),
        ),
        (
            "low and rated high",
            Spec { score: to(123), er: from(5.0), ..base() },
            Some("level Medium or harder scores at least 124"),
        ),
        ("low and rated high, just so", Spec { score: to(124), er: from(5.0), ..base() }, None),
        (
            "too much for a level",
            Spec { score: from(900), level: easy, ..base() },
            Some("level Easy ends at score 800"),
        ),
        (
            "too much for singles",
            Spec { score: from(500), level: easy, clue_count: from(46), ..base() },
            Some("singles, which score 14 at most, 490 together"),
        ),
        (
            "much for singles",
            Spec { score: from(490), level: easy, clue_count: from(46), ..base() },
            None,
        ),
        // Starts.
        (
            "clues that a vicinity does not have",
            Spec { start: around(), clue_count: from(40), ..base() },
            Some("a vicinity keeps the number of clues"),
        ),
        ("a vicinity", Spec { start: around(), ..base() }, None),
        (
            "a vicinity with symmetry",
            Spec { start: around(), clues: symmetric(Symmetry::Full), ..base() },
            Some("neither symmetry nor pattern"),
        ),
        (
            "three moves",
            Spec { start: Start::Vicinity { of: vec![whole_grid(1)], moves: 3 }, ..base() },
            Some("1 or 2 moves, not 3"),
        ),
        (
            "a vicinity of nothing",
            Spec { start: Start::Vicinity { of: vec![], moves: 1 }, ..base() },
            Some("no puzzle to look around"),
        ),
        (
            "a vicinity of many solutions",
            Spec {
                start: Start::Vicinity { of: vec![whole_grid(1), Puzzle::EMPTY], moves: 1 },
                ..base()
            },
            Some("puzzle 2 to look around has not one solution"),
        ),
        (
            "a whole grid in a pattern",
            Spec {
                start: Start::Grid(Box::new(whole_grid(1))),
                clues: cells(|_, column| column != 4),
                ..base()
            },
            None,
        ),
        (
            "a whole grid in cells that do not tell its digits apart",
            Spec {
                start: Start::Grid(Box::new(whole_grid(1))),
                clues: seven_digits(&whole_grid(1)),
                ..base()
            },
            Some("leave several solutions"),
        ),
    ]
}

/// The cells of seven of a grid's digits.
fn seven_digits(grid: &Puzzle) -> Clues {
    Clues::In(Cell::all().filter(|cell| grid.digit(*cell).unwrap().get() <= 7).collect())
}

#[test]
fn what_is_proved_to_be_impossible_is_told_and_nothing_else() {
    for (name, spec, expected) in cases() {
        match (told(&spec), expected) {
            (None, None) => {}
            (Some(told), Some(part)) => assert!(told.contains(part), "{name}: {told}"),
            (told, _) => panic!("{name}: {told:?} instead of {expected:?}"),
        }
    }
}

/// What there is can be asked for, all of it at once and any part of it: no rule rules it out.
#[test]
fn nothing_that_exists_is_called_impossible() {
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
            assert_eq!(told(&Spec { clues, ..exact.clone() }), None, "{puzzle} {symmetry:?}");
        }
        let solution = ergodoku_search::solve(&puzzle).unwrap();
        let whole = text::parse_one(solution.as_str()).unwrap().puzzle;
        let start = Start::Grid(Box::new(whole));
        let spec = Spec { clues: Clues::In(clues), start, ..exact.clone() };
        assert_eq!(told(&spec), None, "{puzzle}");
        // Any part of it.
        for _ in 0..40 {
            let mut some = exact.clone();
            let wide = |it: usize| range(it.saturating_sub(3).max(17), (it + 2).min(81));
            match random.u8(..4) {
                0 => some.clue_count = wide(clues.len()),
                1 => some.clues = Clues::In(clues),
                // Without a number of clues only minimal puzzles are made.
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
            assert_eq!(told(&some), None, "{puzzle} {some:?}");
        }
    }
}

/// Puzzles of all kinds: minimal ones, and such with any number of clues more.
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
fn what_nobody_has_found_is_a_caution() {
    let caution = |spec| Generator::new(spec).unwrap().caution();
    let minimal = |clue_count| Spec { clue_count, minimal: true, ..Spec::default() };
    assert_eq!(
        caution(minimal(from(41))),
        Some("no minimal puzzle with more than 40 clues is known")
    );
    assert_eq!(caution(minimal(from(40))), None);
    assert_eq!(caution(Spec { clue_count: from(41), ..Spec::default() }), None);
    assert!(caution(Spec { er: from(12.0), ..Spec::default() }).is_some());
    assert_eq!(caution(Spec { er: from(11.9), ..Spec::default() }), None);
}
