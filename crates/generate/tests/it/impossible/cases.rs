//! Specifications, and part of the reason why no puzzle can meet them. `None` if one can, or if that is not
//! known.

use super::*;

/// A name, a specification, and part of the expected error.
pub(super) type Case = (&'static str, Spec, Option<&'static str>);

pub(super) fn all() -> Vec<Case> {
    [
        clue_counts(),
        patterns(),
        symmetries(),
        minimal(),
        ratings(),
        techniques(),
        scores(),
        starts(),
    ]
    .concat()
}

fn clue_counts() -> Vec<Case> {
    let base = Spec::default;
    vec![
        ("16 clues", Spec { clue_count: to(16), ..base() }, Some("17 to 81 clues")),
        ("82 clues", Spec { clue_count: from(82), ..base() }, Some("17 to 81 clues")),
        ("17 clues", Spec { clue_count: Between::only(17), ..base() }, None),
        ("81 clues", Spec { clue_count: Between::only(81), ..base() }, None),
    ]
}

fn patterns() -> Vec<Case> {
    let base = Spec::default;
    vec![
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
            Spec { clues: cells(chessboard), clue_count: Between::only(17), ..base() },
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
    ]
}

fn symmetries() -> Vec<Case> {
    let base = Spec::default;
    let symmetric = |it| Clues::Symmetric(it);
    vec![
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
    ]
}

fn minimal() -> Vec<Case> {
    let base = Spec::default;
    vec![
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
    ]
}

fn ratings() -> Vec<Case> {
    let base = Spec::default;
    let easy = Between::only(Level::Easy);
    vec![
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
    ]
}

fn techniques() -> Vec<Case> {
    let base = Spec::default;
    let easy = Between::only(Level::Easy);
    let x_wing = || vec![technique("x-wing").unwrap()];
    vec![
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
    ]
}

fn scores() -> Vec<Case> {
    let base = Spec::default;
    let easy = Between::only(Level::Easy);
    vec![
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
            Spec {
                score: to(150),
                level: from(Level::Unfair),
                clue_count: Between::only(64),
                ..base()
            },
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
    ]
}

fn starts() -> Vec<Case> {
    let base = Spec::default;
    let symmetric = |it| Clues::Symmetric(it);
    let around = || Start::Vicinity {
        of: minimal_puzzles(1, Symmetry::None, &mut Rng::with_seed(4)),
        moves: 1,
    };
    vec![
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
